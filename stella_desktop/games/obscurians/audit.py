"""Promises that a healthy game of Obscurians keeps after every move."""

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.pieces import (
    DICE,
    EVENT_CARDS,
    FEWEST,
    FIRST_EVENTS,
    GATHERERS,
    LAST_EVENTS,
    OWN_GOODS,
    SHEDDERS,
    EventCard,
    Good,
    Phase,
    missions_for,
)
from stella_desktop.games.obscurians.scoring import tallies_of
from stella_desktop.games.obscurians.state import State, in_order, owner_of


def audit(state: State) -> tuple[str, ...]:
    """Broken promises, as sentences; empty in a healthy game. Cost: microseconds."""
    faults = [*_goods(state), *_events(state), *_turn(state)]
    for seat in range(state.seats):
        faults.extend(f"seat {seat}: {fault}" for fault in _board(state, seat))
    faults.extend(_clients(state))
    if state.tallies != (tallies_of(state) if state.phase is Phase.GAME_OVER else ()):
        faults.append("the score pad is wrong")
    return tuple(faults)


def _clients(state: State) -> list[str]:
    missions = {secret.mission for secret in state.secrets}
    if len(missions) < state.seats or not missions <= set(missions_for(state.seats)):
        return ["two seats have one client, or one that is not in the game"]
    if state.seats == FEWEST and len(missions & set(GATHERERS)) != len(missions & set(SHEDDERS)):
        return ["of four clients, two gather and two shed goods"]
    return []


def _goods(state: State) -> list[str]:
    """Ten of each colour in play, one lamp, and the artifact once its event has come."""
    there = [good for player in state.players for good in player.goods]
    cursed = EventCard.CURSED_ARTIFACT in state.seen
    expected = [player.colour for player in state.players for _ in range(OWN_GOODS)]
    expected += [Good.LAMP, *((Good.ARTIFACT,) if cursed else ())]
    return [] if in_order(there) == in_order(expected) else ["goods were lost or made"]


def _events(state: State) -> list[str]:
    faults: list[str] = []
    if sorted((*state.seen, *state.deck, *state.box)) != sorted(EVENT_CARDS):
        faults.append("an event is there twice, or missing")
    pile = (*state.seen, *state.deck)
    if len(pile) != FIRST_EVENTS + LAST_EVENTS + 1:
        faults.append("seven events belong to a game")
    if EventCard.SANDSTORM not in pile[FIRST_EVENTS:]:
        faults.append("the Sandstorm is not among the last three events")
    if (EventCard.SANDSTORM in state.seen) != (state.phase is Phase.GAME_OVER):
        faults.append("the Sandstorm and the end do not come together")
    return faults


def _turn(state: State) -> list[str]:
    between = state.phase in (Phase.ROUND_START, Phase.GAME_OVER)
    if between != (state.turn is None):
        return ["a turn outside the round, or none within"]
    if state.phase is Phase.ROUND_START and owner_of(state.players, Good.LAMP) != state.starter:
        return ["the lamp card is not where the lamp is"]
    if state.turn is None:
        return []
    faults: list[str] = []
    if len(state.turn.dice) != (0 if state.phase is Phase.CHIPS else DICE):
        faults.append("there are five dice, after the roll")
    if (state.turn.left > 0) != (state.phase is Phase.EXECUTE):
        faults.append("repetitions are left outside an action, or none within")
    if state.phase is Phase.CHIPS and state.players[state.turn.seat].locked:
        faults.append("goods are still guarded at the start of the turn")
    return faults


def _board(state: State, seat: Seat) -> list[str]:
    player = state.players[seat]
    faults: list[str] = []
    if player.free != in_order(player.free) or player.locked != in_order(player.locked):
        faults.append("the goods are not in order")
    if player.banned and player.free:
        faults.append("unguarded goods under a trade ban")
    if any(chip.owner == seat for chip in state.stacks[seat]):
        faults.append("has a chip on the own board")
    secret = state.secrets[seat]
    placed = [chip.mission for stack in state.stacks for chip in stack if chip.owner == seat]
    chips = (*secret.chips, *secret.discarded, *placed)
    if sorted(chips) != sorted(missions_for(state.seats)):
        faults.append("has lost or made chips")
    return faults

"""How a game goes on by itself: rounds, turns, repetitions, the end (rules §6)."""

from dataclasses import replace

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.moves import (
    ActionChosen,
    ArtifactArrived,
    EventRevealed,
    GameEnded,
    Lapsed,
    ObscuriansEvent,
    RoundEnded,
    TurnBegan,
    TurnEnded,
)
from stella_desktop.games.obscurians.pieces import DICE, EventCard, Face, Good, Phase
from stella_desktop.games.obscurians.scoring import tallies_of, winners_of
from stella_desktop.games.obscurians.state import (
    State,
    Turn,
    event_of,
    in_order,
    owner_of,
    round_number,
    with_good,
    with_player,
    with_turn,
)
from stella_desktop.games.obscurians.trade import Result, guard, targets


def reveal(state: State) -> Result:
    """The next event; Sandstorm ends the game before anybody moves (rules §6.1)."""
    card, starter = state.deck[0], state.starter
    state = replace(state, seen=(*state.seen, card), deck=state.deck[1:])
    events: tuple[ObscuriansEvent, ...] = (EventRevealed(starter, card),)
    if card is EventCard.SANDSTORM:
        return _score(state, events)
    if card is EventCard.CURSED_ARTIFACT:
        free = with_good(state.players[starter].free, Good.ARTIFACT)
        state = with_player(state, starter, free=free)
        events = (*events, ArtifactArrived(starter))
    return _begin_turn(state, starter, events)


def _score(state: State, events: tuple[ObscuriansEvent, ...]) -> Result:
    tallies = tallies_of(state)
    state = replace(state, phase=Phase.GAME_OVER, turn=None, tallies=tallies)
    return state, (*events, GameEnded(winners_of(tallies), tallies))


def _begin_turn(state: State, seat: Seat, events: tuple[ObscuriansEvent, ...]) -> Result:
    """Own goods are released and the own ban ends (rules §6.2)."""
    player = state.players[seat]
    began = TurnBegan(seat, released=player.locked, ban_ended=player.banned)
    state = with_player(state, seat, free=in_order(player.goods), locked=(), banned=False)
    return replace(state, phase=Phase.CHIPS, turn=Turn(seat)), (*events, began)


def end_turn(state: State, turn: Turn, events: tuple[ObscuriansEvent, ...] = ()) -> Result:
    """Dice to the left; the lamp card marks where the round began (rules §6.7)."""
    events = (*events, TurnEnded(turn.seat))
    left = (turn.seat + 1) % state.seats
    if left != state.starter:
        return _begin_turn(state, left, events)
    starter = owner_of(state.players, Good.LAMP)
    assert starter is not None  # the lamp is somebody's from the first deal on
    events = (*events, RoundEnded(round_number(state), starter))
    return replace(state, phase=Phase.ROUND_START, turn=None, starter=starter), events


def carry_out(state: State, turn: Turn, chosen: ActionChosen) -> Result:
    """Begin the repetitions of an action."""
    action, times = chosen.action, chosen.times
    guards = turn.guards + (times if action is Face.GUARD else 0)
    turn = replace(turn, action=action, left=times, guards=guards)
    state = replace(state, phase=Phase.EXECUTE, turn=turn, chosen=chosen)
    if action is not Face.GUARD:
        return repeated(state, turn, 0, (chosen,))
    guarded = guard(state, turn)
    if guarded is None:
        return state, (chosen,)
    state, events = guarded
    return repeated(state, turn, times, (chosen, *events))


def repeated(state: State, turn: Turn, times: int, events: tuple[ObscuriansEvent, ...]) -> Result:
    """So many repetitions are done; what has no target now lapses (rules §6.6)."""
    turn = replace(turn, left=turn.left - times)
    if turn.left and not targets(state, turn):
        assert turn.action is not None  # something is left of it
        events = (*events, Lapsed(turn.seat, turn.action, turn.left))
        turn = replace(turn, left=0)
    if turn.left:
        return replace(state, turn=turn), events
    if event_of(state) is EventCard.ALL_FIVE and len(turn.used) < DICE:
        return with_turn(replace(state, phase=Phase.DICE), turn, action=None), events
    return end_turn(state, turn, events)

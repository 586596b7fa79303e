"""Who has won, how far the game is, and promises that every state of Celestia keeps."""

from collections import Counter

from stella_desktop.engine import Outcome, Progress, Seat, same_moves
from stella_desktop.games.celestia.moves import WINDOWS, Phase
from stella_desktop.games.celestia.options import SPYGLASS
from stella_desktop.games.celestia.payment import payment_for
from stella_desktop.games.celestia.state import (
    RESTING,
    State,
    goal_reached,
    held,
    next_city,
    open_cities,
    points_are_open,
    totals_of,
    undecided,
    winners_of,
)
from stella_desktop.games.celestia.windows import answers_of, asked, due


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return Outcome(winners_of(state), totals_of(state))


def progress(state: State) -> Progress:
    """While points are hidden, scores count treasures: nobody may know more (rules §4)."""
    rows = tuple(
        tuple(_score(state, seat, result.number) for seat in range(state.seats))
        for result in state.results
    )
    return Progress(
        round=state.journey,
        rounds=None,
        scores=rows,
        totals=tuple(sum(row[seat] for row in rows) for seat in range(state.seats)),
        cards=(),
    )


def _score(state: State, seat: Seat, journey: int) -> int:
    """What a seat still has from a finished journey: points if they are open, else treasures."""
    values = [item.value for item in state.treasures[seat] if item.journey == journey]
    return sum(map(state.options.points, values)) if points_are_open(state) else len(values)


def audit(state: State) -> tuple[str, ...]:
    """Broken promises, as sentences; empty in a healthy game. Cost: about 0.1 ms."""
    return (*_lost_things(state), *_wrong_places(state), *_wrong_course(state))


def _lost_things(state: State) -> list[str]:
    """Cards and treasures only ever change places (rules §1)."""
    faults: list[str] = []
    cards = (*state.deck, *state.discard, *(card for hand in state.hands for card in hand))
    if Counter(cards) != Counter(state.options.all_cards()):
        faults.append("the cards are not those of the deck")
    kept = [*state.gone, *(item for own in state.treasures for item in own)]
    for city, tile in enumerate(state.options.cities):
        values = (*state.piles[city], *(item.value for item in kept if item.city == city))
        if Counter(values) != Counter(tile.pile()):
            faults.append(f"the treasures of city {city} are not those of its pile")
    if any(item.value != SPYGLASS for item in state.gone):
        faults.append("a treasure other than a spyglass left the game")
    if any(hand != held(hand) for hand in state.hands):
        faults.append("a hand tells in which order it was drawn")
    return faults


def _wrong_places(state: State) -> list[str]:
    faults: list[str] = []
    if state.phase is not Phase.JOURNEY_END and list(state.aboard) != sorted(set(state.aboard)):
        faults.append("the seats aboard are out of order")
    if set(state.aboard) & set(state.left):
        faults.append("a pawn is aboard and on the ground")
    if state.phase in RESTING:
        return faults
    if state.phase is not Phase.WINDOW_JET and state.captain not in state.aboard:
        faults.append("the captain is not aboard")
    target = next_city(state)
    if target is None:
        faults.append("the aircraft flies on from the last city")
    elif state.phase is not Phase.LONE_CHOICE and (
        len(state.dice) != state.options.cities[target].dice
    ):
        faults.append("these are not the dice of the next tile")
    return faults


def _wrong_course(state: State) -> list[str]:
    """The state rests only where somebody must decide; a game goes on below the goal (§6.12)."""
    faults: list[str] = []
    if state.phase is Phase.DECIDE and not undecided(state):
        faults.append("nobody is left to declare")
    if state.phase in WINDOWS and due(state) is not None:
        faults.append("a card window waits for nobody")
    for seat, answer in enumerate(state.answers):
        if answer is not None and (
            seat not in asked(state) or not same_moves(answers_of(state, seat), answer)
        ):
            faults.append(f"seat {seat} answered what it may not")
    if (state.phase is Phase.REROLL) != (state.reroll_in is not None):
        faults.append("a reroll belongs to no window")
    payment = payment_for(state.dice, state.hands[state.captain])
    if state.phase is Phase.WINDOW_HOOK and not payment.can_fly:
        faults.append("the captain flies and cannot pay")
    if state.phase is Phase.WINDOW_RESCUE and not payment.can_crash:
        faults.append("the captain crashes and has all that is needed")
    over = goal_reached(state) or len(open_cities(state)) < 2
    if state.phase in RESTING and over != (state.phase is Phase.GAME_OVER):
        faults.append("the game is over and goes on, or the other way round")
    before = [points_before(state, seat) for seat in range(state.seats)]
    if state.phase not in RESTING and max(before) >= state.options.goal:
        faults.append("a journey began although somebody had reached the goal")
    return faults


def points_before(state: State, seat: Seat) -> int:
    """What a seat still has of the points with which it began this journey."""
    own = state.treasures[seat]
    return sum(state.options.points(item.value) for item in own if item.journey < state.journey)

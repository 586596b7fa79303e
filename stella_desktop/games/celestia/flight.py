"""The course of a journey: start, legs, rolls, moves, the end (rules §6)."""

from collections.abc import Iterable
from dataclasses import replace

from stella_desktop.engine import Seat, put
from stella_desktop.games.celestia.draws import Result, draw_card, spend, take_treasure
from stella_desktop.games.celestia.moves import (
    CaptainChanged,
    CelestiaEvent,
    CityFlipped,
    DiceRerolled,
    DiceRolled,
    GameEnded,
    JourneyBegan,
    JourneyEnd,
    JourneyEnded,
    JourneyResult,
    Moved,
    Paid,
    Phase,
)
from stella_desktop.games.celestia.options import Face
from stella_desktop.games.celestia.payment import payment_for
from stella_desktop.games.celestia.state import (
    State,
    clockwise,
    goal_reached,
    next_captain,
    next_city,
    open_cities,
    totals_of,
    winners_of,
)


def begin_journey(state: State) -> Result:
    """All board at the first open city; from the second journey on everybody draws (rules §6.1)."""
    start, number = open_cities(state)[0], state.journey + 1
    everybody = tuple(range(state.seats))
    state = replace(state, journey=number, here=start, aboard=everybody)
    events: tuple[CelestiaEvent, ...] = (JourneyBegan(number, state.captain, start),)
    if number > 1:
        for seat in clockwise(state, state.captain) * state.options.new_cards:
            state, drawn = draw_card(state, seat)
            events += drawn
    state, begun = _begin_leg(state)
    return state, events + begun


def _begin_leg(state: State) -> Result:
    state = replace(state, dice=(), rerolled=(), stayed=(), left=())
    if len(state.aboard) == 1:
        return replace(state, phase=Phase.LONE_CHOICE), ()
    return roll(state)


def roll(state: State) -> Result:
    """The dice printed on the next tile (rules §6.3)."""
    target = next_city(state)
    assert target is not None  # a journey ends at the last city
    dice, rng = state.rng.roll(state.options.faces, state.options.cities[target].dice)
    state = replace(state, phase=Phase.DECIDE, rng=rng, dice=dice)
    return state, (DiceRolled(state.captain, target, dice),)


def reroll(state: State, places: Iterable[int]) -> Result:
    places = tuple(places)
    faces, rng = state.rng.roll(state.options.faces, len(places))
    dice: tuple[Face, ...] = state.dice
    for place, face in zip(places, faces, strict=True):
        dice = put(dice, place, face)
    state = replace(state, rng=rng, dice=dice, rerolled=places)
    return state, (DiceRerolled(places, dice),)


def after_new_dice(window: Phase) -> Phase:
    """Before the announcement the table is asked again; after a crash the captain is (§6.7)."""
    return Phase.ANNOUNCE if window is Phase.WINDOW_RESCUE else window


def move_aircraft(state: State, *, pays: bool) -> Result:
    """To the next city; the captain's office goes round, or the journey ends (rules §6.9)."""
    events: tuple[CelestiaEvent, ...] = ()
    if pays and (cards := payment_for(state.dice, state.hands[state.captain]).cards):
        state = spend(state, state.captain, cards)
        events += (Paid(state.captain, cards),)
    origin, target = state.here, next_city(state)
    assert target is not None  # a journey ends at the last city
    events += (Moved(origin, target),)
    if not state.piles[origin]:
        events += (CityFlipped(origin),)
    state = replace(state, here=target)
    if next_city(state) is None:
        return _last_city(state, events)
    captain = next_captain(state)
    if captain != state.captain:
        events += (CaptainChanged(captain),)
    state, begun = _begin_leg(replace(state, captain=captain))
    return state, events + begun


def _last_city(state: State, events: tuple[CelestiaEvent, ...]) -> Result:
    """From the captain clockwise, while there is any (rules §6.10)."""
    for seat in clockwise(state, state.captain):
        if seat in state.aboard:
            state, taken = take_treasure(state, seat)
            events += taken
    state, ended = end_journey(state, JourneyEnd.LAST_CITY)
    return state, events + ended


def end_journey(state: State, end: JourneyEnd) -> Result:
    """Write the journey down; the next captain; is somebody rich enough? (rules §6.12)"""
    result = JourneyResult(
        number=state.journey,
        end=end,
        city=state.here,
        captain=state.captain,
        aboard=state.aboard,
        gains=tuple(_gains(state, seat) for seat in range(state.seats)),
    )
    captain = (state.captain + 1) % state.seats
    state = replace(
        state,
        phase=Phase.JOURNEY_END,
        captain=captain,
        results=(*state.results, result),
    )
    events: tuple[CelestiaEvent, ...] = (JourneyEnded(result),)
    if not state.piles[state.here]:
        events += (CityFlipped(state.here),)
    # With house rules the cities may run out first: then there is nowhere to fly to.
    if goal_reached(state) or len(open_cities(state)) < 2:
        state = replace(state, phase=Phase.GAME_OVER)
        return state, (*events, GameEnded(winners_of(state), totals_of(state)))
    return state, (*events, CaptainChanged(captain))


def _gains(state: State, seat: Seat) -> tuple[int, ...]:
    return tuple(t.city for t in state.treasures[seat] if t.journey == state.journey)

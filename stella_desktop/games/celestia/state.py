"""Everything true in a game of Celestia, secrets included, and what follows from it."""

from dataclasses import dataclass

from stella_desktop.engine import Rng, Seat
from stella_desktop.games.celestia.moves import JourneyResult, Phase, Treasure, WindowMove
from stella_desktop.games.celestia.options import SPYGLASS, Card, Face, Options, Tie


@dataclass(frozen=True, slots=True)
class State:
    """Per-seat tuples are indexed by seat, per-city tuples by city from 0. Piles lie top first."""

    seats: int
    options: Options
    rng: Rng
    phase: Phase
    journey: int
    captain: Seat
    here: int
    aboard: tuple[Seat, ...]
    """Ascending."""
    dice: tuple[Face, ...]
    """Empty before the roll of a leg."""
    rerolled: tuple[int, ...]
    """Which of them, by place, a card rolled again last in this leg."""
    stayed: tuple[Seat, ...]
    """Passengers that declared to stay in this leg, in order."""
    left: tuple[Seat, ...]
    """Seats that got off in this leg, in order: `left_this_leg` of rules §5."""
    answers: tuple[WindowMove | None, ...]
    """Per seat, since the window opened or a card was played."""
    reroll_in: Phase | None
    """The window in which the Alternative Route was played that the captain now answers."""
    piles: tuple[tuple[int, ...], ...]
    treasures: tuple[tuple[Treasure, ...], ...]
    """In the order in which they were gained."""
    gone: tuple[Treasure, ...]
    """Spyglasses that left the game."""
    hands: tuple[tuple[Card, ...], ...]
    """In the order of `Card`."""
    deck: tuple[Card, ...]
    discard: tuple[Card, ...]
    """The card played last lies last."""
    results: tuple[JourneyResult, ...]


RESTING = (Phase.JOURNEY_END, Phase.GAME_OVER)
"""Phases between journeys: nobody is in the air."""

CARD_ORDER = {card: place for place, card in enumerate(Card)}


def held(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards as a hand holds them: by kind, whenever they were drawn."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def clockwise(state: State, first: Seat) -> tuple[Seat, ...]:
    """All seats, beginning with `first` (rules §5)."""
    return tuple((first + step) % state.seats for step in range(state.seats))


def is_open(state: State, city: int) -> bool:
    """A used-up city is flipped once the aircraft leaves it (rules §6.9, §6.12)."""
    return bool(state.piles[city]) or (city == state.here and state.phase not in RESTING)


def open_cities(state: State) -> tuple[int, ...]:
    return tuple(city for city in range(len(state.piles)) if is_open(state, city))


def next_city(state: State) -> int | None:
    """The next open city to the right; None at the last one (rules §5)."""
    return next((city for city in open_cities(state) if city > state.here), None)


def passengers(state: State) -> tuple[Seat, ...]:
    """Who is aboard with the captain, clockwise from it."""
    order = clockwise(state, state.captain)[1:]
    return tuple(seat for seat in order if seat in state.aboard)


def undecided(state: State) -> tuple[Seat, ...]:
    """Passengers that have not declared in this leg, in the order of declaring (rules §6.4)."""
    return tuple(seat for seat in passengers(state) if seat not in state.stayed)


def next_captain(state: State) -> Seat:
    """The next player aboard, clockwise; a captain alone remains captain (rules §6.9)."""
    return next(iter(passengers(state)), state.captain)


def points_of(state: State, seat: Seat) -> int:
    """Rules §7."""
    return sum(state.options.points(item.value) for item in state.treasures[seat])


def totals_of(state: State) -> tuple[int, ...]:
    return tuple(points_of(state, seat) for seat in range(state.seats))


def goal_reached(state: State) -> bool:
    return max(totals_of(state)) >= state.options.goal


def points_are_open(state: State) -> bool:
    """Does everybody see everybody's points? (rules §4)"""
    return state.options.open_points or state.phase is Phase.GAME_OVER


def winners_of(state: State) -> tuple[Seat, ...]:
    """Most points win, whoever reached the goal first; a tie is an option (rules §6.13)."""
    totals = totals_of(state)
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    if state.options.tie is Tie.SHARED:
        return best
    most = max(len(state.treasures[seat]) for seat in best)
    return tuple(seat for seat in best if len(state.treasures[seat]) == most)


def has_spyglass(state: State, seat: Seat) -> bool:
    return any(item.value == SPYGLASS for item in state.treasures[seat])

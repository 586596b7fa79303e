"""What one seat, or the whole table, may know of a game of Celestia.

A view is another type than the state: hands and face-down treasures have a place only in `own`.
"""

from dataclasses import dataclass

from stella_desktop.engine import Outcome, Seat
from stella_desktop.games.celestia.moves import JourneyResult, Phase, Treasure, WindowMove
from stella_desktop.games.celestia.options import Card, Face, Options
from stella_desktop.games.celestia.payment import Payment, payment_for
from stella_desktop.games.celestia.score import outcome
from stella_desktop.games.celestia.state import (
    RESTING,
    State,
    is_open,
    next_city,
    open_cities,
    points_are_open,
    points_of,
    undecided,
)
from stella_desktop.games.celestia.windows import waiting


@dataclass(frozen=True, slots=True)
class CityView:
    label: str
    dice: int
    """Thrown to reach it; 0 for the first city."""
    left: int
    """Treasures in the pile."""
    open: bool
    """False once the tile is flipped: the aircraft never stops there again."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public side of one seat."""

    seat: Seat
    aboard: bool
    stays: bool
    """Has declared to stay in this leg."""
    left: bool
    """Got off in this leg."""
    answered: bool
    """In the open card window; what, is secret."""
    cards: int
    backs: tuple[int, ...]
    """The city of each treasure, in the order in which they were gained."""
    points: int | None
    """None while points are hidden."""


@dataclass(frozen=True, slots=True)
class OwnView:
    """For the eyes of one seat."""

    hand: tuple[Card, ...]
    treasures: tuple[Treasure, ...]
    points: int
    payment: Payment | None
    """What flying would cost the viewer; None unless it is the captain and dice are thrown."""
    answer: WindowMove | None
    """What it answered in the open card window."""


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    """None: the whole table."""
    options: Options
    phase: Phase
    journey: int
    """From 1."""
    captain: Seat
    """Between journeys: the next one."""
    here: int
    target: int | None
    """The next open city; None between journeys."""
    last: int
    """The right-most open city."""
    cities: tuple[CityView, ...]
    dice: tuple[Face, ...]
    rerolled: tuple[int, ...]
    """The dice, by place, that a card rolled again last in this leg."""
    aboard: tuple[Seat, ...]
    """Ascending; between journeys, who was aboard at the end."""
    waiting: tuple[Seat, ...]
    """Who must still declare, announce or answer. In a card window all of them may answer now,
    else only the first may move. Who is in it follows from public facts. Empty between journeys,
    when anybody may begin the next."""
    players: tuple[PlayerView, ...]
    deck: int
    """Cards in the draw pile."""
    discard: tuple[Card, ...]
    """The card played last lies last."""
    gone: tuple[Treasure, ...]
    """Spyglasses that were played."""
    results: tuple[JourneyResult, ...]
    revealed: tuple[tuple[Treasure, ...], ...] | None
    """Everybody's treasures, turned up at the end of the game; None before."""
    outcome: Outcome | None
    own: OwnView | None
    """None for the table."""

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]


def view_for(state: State, viewer: Seat | None) -> View:
    flying = state.phase not in RESTING
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        journey=state.journey,
        captain=state.captain,
        here=state.here,
        target=next_city(state) if flying else None,
        last=open_cities(state)[-1] if open_cities(state) else state.here,
        cities=tuple(
            CityView(tile.label, tile.dice, len(state.piles[city]), is_open(state, city))
            for city, tile in enumerate(state.options.cities)
        ),
        dice=state.dice,
        rerolled=state.rerolled,
        aboard=state.aboard,
        waiting=_waiting(state),
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        deck=len(state.deck),
        discard=state.discard,
        gone=state.gone,
        results=state.results,
        revealed=state.treasures if state.phase is Phase.GAME_OVER else None,
        outcome=outcome(state),
        own=None if viewer is None else _own(state, viewer),
    )


def _waiting(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.DECIDE:
            return undecided(state)
        case Phase.LONE_CHOICE | Phase.REROLL | Phase.ANNOUNCE:
            return (state.captain,)
        case _:
            return waiting(state)


def _player(state: State, seat: Seat) -> PlayerView:
    return PlayerView(
        seat=seat,
        aboard=seat in state.aboard,
        stays=seat in state.stayed,
        left=seat in state.left,
        answered=state.answers[seat] is not None,
        cards=len(state.hands[seat]),
        backs=tuple(item.city for item in state.treasures[seat]),
        points=points_of(state, seat) if points_are_open(state) else None,
    )


def _own(state: State, viewer: Seat) -> OwnView:
    hand = state.hands[viewer]
    is_captain = viewer == state.captain and state.phase not in RESTING
    return OwnView(
        hand=hand,
        treasures=state.treasures[viewer],
        points=points_of(state, viewer),
        payment=payment_for(state.dice, hand) if is_captain and state.dice else None,
        answer=state.answers[viewer],
    )

"""What one seat, or the whole table, may know of a game of Stella.

A view is another type than the state: it has no field for somebody else's marks.
"""

from dataclasses import dataclass

from stella_desktop.engine import CardId, Outcome, Seat
from stella_desktop.games.stella.legal import can_swap
from stella_desktop.games.stella.moves import Phase, RoundResult, Shown, Word
from stella_desktop.games.stella.rules import outcome
from stella_desktop.games.stella.state import (
    State,
    claims_of,
    dark_seat,
    fallen_seats,
    next_scout,
    seats_to_answer,
    totals_of,
)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public side of one seat in this round."""

    seat: Seat
    paper: bool
    locked: bool
    count: int | None
    """Announced marks, 1 to 10; None before the announcement."""
    dark: bool
    fallen: bool
    claims: int
    """Pictures it has shown or owned up to in this round."""
    stars: tuple[tuple[int, int], ...]
    """(cell, 2 or 3) for each picture that earned stars, in order."""
    struck: tuple[int, ...]
    """Cells of which a star was taken away in the dark; known from the score on."""
    total: int
    """Stars of the finished rounds."""


@dataclass(frozen=True, slots=True)
class SwapView:
    agreed: tuple[Seat, ...]
    open: bool


@dataclass(frozen=True, slots=True)
class PendingView:
    """A picture was pointed at; these paper seats still answer."""

    scout: Seat
    cell: int
    answers: tuple[tuple[Seat, bool], ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    """None: the whole table."""
    phase: Phase
    number: int
    """Round, 1 to 4."""
    word: Word
    can_swap: bool
    swap: SwapView | None
    cards: tuple[CardId, ...]
    """The fifteen pictures by cell."""
    rows: tuple[int, ...]
    """The row that the token of each of the rounds I to III takes away."""
    first_scout: Seat
    scout: Seat | None
    """Whose turn it is to point; None outside the reveal."""
    dark: Seat | None
    shown: tuple[Shown, ...]
    pending: PendingView | None
    waiting: tuple[Seat, ...]
    """Seats that must still mark, announce or answer, clockwise from the first scout."""
    players: tuple[PlayerView, ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
    own_marks: tuple[int, ...] | None
    """The viewer's own locked cells, ascending; None for the table or before locking."""

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]

    def shown_at(self, cell: int) -> Shown | None:
        return next((item for item in self.shown if item.cell == cell), None)


def view_for(state: State, viewer: Seat | None) -> View:
    scout = next_scout(state) if state.phase is Phase.REVEAL else None
    pending = state.pending
    return View(
        viewer=viewer,
        phase=state.phase,
        number=state.number,
        word=state.word,
        can_swap=state.phase is Phase.ASSOCIATE and can_swap(state),
        swap=SwapView(state.swap.agreed, state.swap.open) if state.swap else None,
        cards=state.cells,
        rows=state.options.rows,
        first_scout=state.first_scout,
        scout=scout,
        dark=dark_seat(state.counts),
        shown=state.shown,
        pending=(
            PendingView(pending.scout, pending.cell, pending.answers, seats_to_answer(state))
            if pending
            else None
        ),
        waiting=_waiting(state),
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        results=state.results,
        outcome=outcome(state),
        own_marks=None if viewer is None else state.marks[viewer],
    )


def _waiting(state: State) -> tuple[Seat, ...]:
    order = [(state.first_scout + step) % state.seats for step in range(state.seats)]
    match state.phase:
        case Phase.ASSOCIATE:
            return tuple(seat for seat in order if not state.locked[seat])
        case Phase.ANNOUNCE:
            return tuple(seat for seat in order if state.counts[seat] is None)
        case Phase.REVEAL:
            asked = seats_to_answer(state)
            return tuple(seat for seat in order if seat in asked)
        case _:
            return ()


def _player(state: State, seat: Seat) -> PlayerView:
    stars = tuple((item.cell, item.stars[seat]) for item in state.shown if item.stars[seat])
    scored = state.phase in (Phase.SCORE, Phase.GAME_OVER)
    struck = scored and state.results[-1].penalty[seat] > 0
    return PlayerView(
        seat=seat,
        paper=seat in state.options.paper,
        locked=state.locked[seat],
        count=state.counts[seat],
        dark=dark_seat(state.counts) == seat,
        fallen=seat in fallen_seats(state.shown),
        claims=claims_of(state, seat),
        stars=stars,
        struck=tuple(cell for cell, _ in stars) if struck else (),
        total=totals_of(state.results, state.seats)[seat],
    )

"""Everything true in a game of Stella, secrets included, and what follows from it."""

from dataclasses import dataclass

from stella_desktop.engine import CardId, Rng, Seat, WordId
from stella_desktop.games.stella.moves import Options, Phase, RoundResult, Shown, Word


@dataclass(frozen=True, slots=True)
class Swap:
    """A proposal to take the other word: who agreed so far (the proposer first)."""

    agreed: tuple[Seat, ...]
    """In the order in which they agreed."""
    open: bool


@dataclass(frozen=True, slots=True)
class Pending:
    """A picture pointed at while paper seats still answer."""

    scout: Seat
    cell: int
    answers: tuple[tuple[Seat, bool], ...]


@dataclass(frozen=True, slots=True)
class State:
    """Per-seat tuples are indexed by seat. `marks` is None until that seat has locked, and stays
    None for a paper seat; `counts` is None until announced."""

    seats: int
    options: Options
    rng: Rng
    phase: Phase
    number: int
    first_scout: Seat
    cells: tuple[CardId, ...]
    pile: tuple[CardId, ...]
    box: tuple[CardId, ...]
    word: Word
    words: tuple[WordId, ...]
    """Word cards still to come."""
    swap: Swap | None
    locked: tuple[bool, ...]
    marks: tuple[tuple[int, ...] | None, ...]
    counts: tuple[int | None, ...]
    pending: Pending | None
    shown: tuple[Shown, ...]
    results: tuple[RoundResult, ...]


def dark_seat(counts: tuple[int | None, ...]) -> Seat | None:
    """The sole highest announcer; None for a tie or while counts are missing (rules §6.2)."""
    known = [count for count in counts if count is not None]
    if len(known) < len(counts):
        return None
    most = max(known)
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    return leaders[0] if len(leaders) == 1 else None


def fallen_seats(shown: tuple[Shown, ...]) -> tuple[Seat, ...]:
    """Who has fallen in this round, in the order of falling."""
    return tuple(item.scout for item in shown if item.is_fall)


def hits_of(shown: tuple[Shown, ...], seat: Seat) -> tuple[int, ...]:
    """The 2s and 3s a seat has scored in this round, in order."""
    return tuple(item.stars[seat] for item in shown if item.stars[seat])


def score_of(hits: tuple[int, ...], *, dark: bool, fallen: bool) -> int:
    """Stars that count: one star less for each scored picture if dark and fallen (rules §6.4)."""
    return sum(hits) - (len(hits) if dark and fallen else 0)


def totals_of(results: tuple[RoundResult, ...], seats: int) -> tuple[int, ...]:
    return tuple(sum(result.scores[seat] for result in results) for seat in range(seats))


def winners_of(totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Everybody with the highest total: a shared victory has no tie-break (rules §6.6)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def claims_of(state: State, seat: Seat) -> int:
    """Pictures a seat has pointed at or said yes to in this round (rules §11)."""
    claims = sum(seat in item.choosers for item in state.shown)
    if state.pending:
        claims += state.pending.scout == seat
        claims += (seat, True) in state.pending.answers
    return claims


def open_marks(state: State, seat: Seat) -> int:
    """How many of a seat's marks were not shown yet; public arithmetic, known from the count."""
    count = state.counts[seat]
    return (count or 0) - claims_of(state, seat)


def next_scout(state: State) -> Seat | None:
    """Clockwise from the candidate: the first seat that is not fallen and has a mark to show
    (rules §6.3). None ends the reveal."""
    if state.pending:
        return state.pending.scout
    last = state.shown[-1].scout + 1 if state.shown else state.first_scout
    fallen = fallen_seats(state.shown)
    for step in range(state.seats):
        seat = (last + step) % state.seats
        if seat not in fallen and open_marks(state, seat) > 0:
            return seat
    return None


def seats_to_answer(state: State) -> tuple[Seat, ...]:
    """Paper seats that have not said yet whether they had the picture pointed at (rules §11)."""
    if not state.pending:
        return ()
    answered = {seat for seat, _ in state.pending.answers}
    return tuple(
        seat
        for seat in state.options.paper
        if seat != state.pending.scout and seat not in answered and open_marks(state, seat) > 0
    )

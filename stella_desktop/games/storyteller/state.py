"""Everything true in a game of the storyteller, secrets included, and what follows from it."""

from dataclasses import dataclass

from stella_desktop.engine import CardId, Rng, Seat
from stella_desktop.games.storyteller.moves import (
    ALL_POINTS,
    MIXED_POINTS,
    MOST_BONUS,
    NONE_POINTS,
    TOKEN_POINTS,
    Ballot,
    Guess,
    Options,
    Phase,
    RoundResult,
)


@dataclass(frozen=True, slots=True)
class State:
    """Per-seat tuples are indexed by seat. `laid` is None until that seat has laid a picture;
    `ballots` until it has voted, or for a paper seat until it has said its vote."""

    seats: int
    options: Options
    rng: Rng
    phase: Phase
    number: int
    narrator: Seat
    clue: str | None
    deck: tuple[CardId, ...]
    """Top first."""
    box: tuple[CardId, ...]
    hands: tuple[tuple[CardId, ...], ...]
    laid: tuple[CardId | None, ...]
    table: tuple[CardId, ...]
    """The pictures face up, by marker; empty until they are displayed."""
    voted: tuple[bool, ...]
    ballots: tuple[Ballot | None, ...]
    spent: tuple[bool, ...]
    """Whose Stella token was used in a finished round."""
    results: tuple[RoundResult, ...]
    pictures: int
    """How many there are in all, wherever they lie."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a round is worth, by seat."""

    guess: Guess
    base: tuple[int, ...]
    bonus: tuple[int, ...]
    zeroed: tuple[Seat, ...]
    scores: tuple[int, ...]


def score_of(narrator: Seat, votes: tuple[Seat | None, ...], tokens: tuple[bool, ...]) -> Score:
    """Points of a round (rules §7); `votes` names the owner of the picture each seat voted for."""
    seats = range(len(votes))
    others = [seat for seat in seats if seat != narrator]
    correct = [seat for seat in others if votes[seat] == narrator]
    got = [votes.count(seat) for seat in seats]
    if len(correct) == len(others):
        guess = Guess.ALL
        base = [0 if seat == narrator else ALL_POINTS for seat in seats]
    elif not correct:
        guess = Guess.NONE
        base = [NONE_POINTS if seat != narrator and got[seat] else 0 for seat in seats]
    else:
        guess = Guess.MIXED
        base = [MIXED_POINTS if seat == narrator or seat in correct else 0 for seat in seats]
    for seat in correct:
        if tokens[seat]:
            base[seat] = TOKEN_POINTS  # rules §6: in place of 2 and of 3
    bonus = [0 if seat == narrator else min(MOST_BONUS, got[seat]) for seat in seats]
    zeroed = tuple(seat for seat in others if tokens[seat] and seat not in correct)
    return Score(
        guess=guess,
        base=tuple(base),
        bonus=tuple(bonus),
        zeroed=zeroed,
        scores=tuple(0 if seat in zeroed else base[seat] + bonus[seat] for seat in seats),
    )


def owners_of(state: State) -> tuple[Seat, ...]:
    """Who laid each picture on the table, by marker."""
    return tuple(state.laid.index(card) for card in state.table)


def marker_of(state: State, seat: Seat) -> int | None:
    """The number at the picture that this seat laid; None until the display."""
    card = state.laid[seat]
    return state.table.index(card) + 1 if card in state.table else None


def clockwise(state: State) -> tuple[Seat, ...]:
    """All seats, the narrator first."""
    return tuple((state.narrator + step) % state.seats for step in range(state.seats))


def waiting_of(state: State) -> tuple[Seat, ...]:
    """Seats that must act before the phase can end, clockwise from the narrator."""
    match state.phase:
        case Phase.CLUE:
            return (state.narrator,)
        case Phase.SUBMIT:
            return tuple(seat for seat in clockwise(state) if state.laid[seat] is None)
        case Phase.VOTE:
            return tuple(seat for seat in clockwise(state)[1:] if not state.voted[seat])
        case Phase.DISCLOSE:
            return tuple(seat for seat in clockwise(state)[1:] if state.ballots[seat] is None)
        case _:
            return ()


def totals_of(results: tuple[RoundResult, ...], seats: int) -> tuple[int, ...]:
    return tuple(sum(result.scores[seat] for result in results) for seat in range(seats))


def winners_of(totals: tuple[int, ...], last: tuple[int, ...]) -> tuple[Seat, ...]:
    """The highest total; of those who tie, the most points in the last round (rules §5.7)."""
    ranks = list(zip(totals, last, strict=True))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

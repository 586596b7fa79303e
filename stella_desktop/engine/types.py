"""The words every game shares: seats, set-up, steps, outcomes, and the record that is a game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import Any, Protocol, TypeAlias

from stella_desktop.engine.spaces import MoveSpace

Seat: TypeAlias = int
"""Number of a place at the table, 0 … n-1, clockwise."""

CardId: TypeAlias = str
WordId: TypeAlias = str


def sits_at(seat: object, seats: int) -> bool:
    """Whether `seat` is a place 0 … seats-1; `True` and `0.0`, though equal to one, are not."""
    return type(seat) is int and 0 <= seat < seats


class IllegalMove(ValueError):
    """The rules do not allow this move now; the state is as it was.

    `reason` is a stable word, never shown; the text says it in English, for logs and tools.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


def refused(move: "Move", reason: str, why: Mapping[str, str]) -> IllegalMove:
    """The error for a move; `why` says in English what a reason means, where more can be said than
    that this is not the time."""
    text = f"seat {move.seat} may not {move.kind} now"
    return IllegalMove(reason, f"{text}: {why[reason]}" if reason in why else text)


class SetupError(ValueError):
    """A game cannot begin like this (too few pictures, a wrong number of seats)."""

    def __init__(self, reason: str, text: str, *, missing: int = 0) -> None:
        super().__init__(text)
        self.reason = reason
        self.missing = missing


class TakeBack(StrEnum):
    """Whether the table may take a move back once it is made."""

    FREE = "free"
    """Nobody learnt anything."""
    ASK = "ask"
    """Somebody knows more now: the table must agree, in plain sight."""
    NEVER = "never"
    """A lock, new pictures on the table, or chance that was seen: it would be drawn again."""


class Move(Protocol):
    """What a seat does: a frozen dataclass with a literal `kind`."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> Seat: ...


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a game starts from. The same set-up plays the same game for ever.

    `cards` and `words` are ids: the engine reads no files and knows no language. `options` is the
    game's own frozen record of house rules.
    """

    game: str
    seats: int
    seed: int
    cards: tuple[CardId, ...]
    words: tuple[WordId, ...]
    options: Any


@dataclass(frozen=True, slots=True)
class Step:
    """What a move leads to: the next state and the public facts, in order, that came of it."""

    state: Any
    events: tuple[Any, ...]
    take_back: TakeBack


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who has won (several if they tie) and the final score of each seat."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game is, for lists of saves and tools: as public as the score board.

    `scores` has a row per finished round, a column per seat; `cards` are the pictures on the table.
    """

    round: int
    rounds: int | None
    """None where nobody can know how many rounds there will be."""
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Game:
    """A game is a record of pure functions (architecture §5).

    `rules` is raised when an old save would play differently. `apply` raises `IllegalMove`,
    `new_game` raises `SetupError`. `view_for(state, None)` is what the whole table may know.
    `scramble(state, viewer, chance)` gives a state that differs in everything `viewer` must not
    know and in nothing else: the contract tests prove the views with it. `audit(state)` lists
    broken promises of the rules, as sentences; none in a healthy game.
    """

    id: str
    seats: range
    rules: int
    new_game: Callable[[Setup], Any]
    legal_moves: Callable[[Any, Seat], tuple[MoveSpace, ...]]
    apply: Callable[[Any, Any], Step]
    view_for: Callable[[Any, Seat | None], Any]
    outcome: Callable[[Any], Outcome | None]
    progress: Callable[[Any], Progress]
    scramble: Callable[[Any, Seat | None, Random], Any]
    audit: Callable[[Any], tuple[str, ...]]
    example_setup: Callable[[int, int], Setup]
    """`(seats, seed)` -> a playable set-up with made-up ids, for tools and tests."""
    state_type: type[Any]
    move_type: Any
    """Union of the move classes, told apart by `kind`."""
    options_type: type[Any]

"""Stella's moves, events and options: what other layers may import."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from stella_desktop.engine import CardId, Seat, WordId

ROWS, COLUMNS = 3, 5
CELLS = ROWS * COLUMNS
"""Cell = row * 5 + column, row 0 on top, column 0 on the left (rules §4.2)."""
ROUNDS = 4
LEAST_MARKS, MOST_MARKS = 1, 10
SPARK, SUPER_SPARK = 2, 3
"""Stars for a picture that three or more, or exactly two, had marked (rules §6.3)."""
CARDS_NEEDED = CELLS + COLUMNS * (ROUNDS - 1)


class Phase(StrEnum):
    """Where the table waits for a decision. Announce waits only for paper seats."""

    ASSOCIATE = "associate"
    ANNOUNCE = "announce"
    REVEAL = "reveal"
    SCORE = "score"
    GAME_OVER = "game_over"


class WordOrder(StrEnum):
    GIVEN = "given"
    SHUFFLED = "shuffled"


@dataclass(frozen=True, slots=True)
class Options:
    """House rules of one game of Stella; the defaults are the printed rules.

    `paper`: seats whose marks are held by the player (rules §11), ascending. `rows`: the row each
    round token takes away (0 top … 2 bottom; rules §6.5, a single source, hence data).
    `one_sided`: word cards without a lower word. `first_scout`: None draws it by lot.
    """

    paper: tuple[Seat, ...] = ()
    words: WordOrder = WordOrder.SHUFFLED
    one_sided: tuple[WordId, ...] = ()
    rows: tuple[int, ...] = (2, 1, 0)
    word_swap: bool = True
    first_scout: Seat | None = None


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the game: the upper or, after a swap, the lower word of a card."""

    card: WordId
    lower: bool = False


# --- moves ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ProposeWord:
    seat: Seat
    kind: Literal["propose_word"] = "propose_word"


@dataclass(frozen=True, slots=True)
class AnswerWord:
    seat: Seat
    agree: bool
    kind: Literal["answer_word"] = "answer_word"


@dataclass(frozen=True, slots=True)
class LockMarks:
    """Pass the pen with these cells marked: 1 to 10, ascending. Final (rules §6.1)."""

    seat: Seat
    cells: tuple[int, ...]
    kind: Literal["lock_marks"] = "lock_marks"


@dataclass(frozen=True, slots=True)
class PassPen:
    """A paper seat has finished marking (rules §11)."""

    seat: Seat
    kind: Literal["pass_pen"] = "pass_pen"


@dataclass(frozen=True, slots=True)
class Announce:
    """A paper seat says how many it marked (rules §11)."""

    seat: Seat
    count: int
    kind: Literal["announce"] = "announce"


@dataclass(frozen=True, slots=True)
class PointAt:
    seat: Seat
    cell: int
    kind: Literal["point_at"] = "point_at"


@dataclass(frozen=True, slots=True)
class Answer:
    """A paper seat says whether it had the picture pointed at (rules §11)."""

    seat: Seat
    had: bool
    kind: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table has read the scores: exchange the row and go on. Any seat may say so."""

    seat: Seat
    kind: Literal["next_round"] = "next_round"


@dataclass(frozen=True, slots=True)
class ChangeBoard:
    """Between rounds a seat goes over to marks on paper, or back to marks held by the app."""

    seat: Seat
    paper: bool
    kind: Literal["change_board"] = "change_board"


StellaMove = (
    ProposeWord
    | AnswerWord
    | LockMarks
    | PassPen
    | Announce
    | PointAt
    | Answer
    | NextRound
    | ChangeBoard
)


# --- public facts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture that was pointed at: who had it (scout included, ascending), who got how much."""

    cell: int
    card: CardId
    scout: Seat
    choosers: tuple[Seat, ...]
    stars: tuple[int, ...]
    """Per seat: 0, 2 (spark) or 3 (super-spark); the fallen get 0."""

    @property
    def is_fall(self) -> bool:
        return len(self.choosers) == 1


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round, as public as the score board. All tuples are per seat but `cards`."""

    number: int
    word: Word
    first_scout: Seat
    cards: tuple[CardId, ...]
    counts: tuple[int, ...]
    dark: Seat | None
    fallen: tuple[Seat, ...]
    """Seats, in the order in which they fell."""
    shown: tuple[Shown, ...]
    earned: tuple[int, ...]
    """Stars before the penalty."""
    penalty: tuple[int, ...]
    """Stars taken away in the dark: one for each scored picture (rules §6.4)."""
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    number: int
    first_scout: Seat
    word: Word


@dataclass(frozen=True, slots=True)
class SwapProposed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class SwapAnswered:
    seat: Seat
    agree: bool


@dataclass(frozen=True, slots=True)
class WordSwapped:
    word: Word


@dataclass(frozen=True, slots=True)
class MarksLocked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CountAnnounced:
    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class LanternsRead:
    """All counts are known: `dark` is the sole leader, or nobody."""

    counts: tuple[int, ...]
    dark: Seat | None


@dataclass(frozen=True, slots=True)
class Pointed:
    scout: Seat
    cell: int


@dataclass(frozen=True, slots=True)
class Answered:
    seat: Seat
    had: bool


@dataclass(frozen=True, slots=True)
class CellShown:
    shown: Shown


@dataclass(frozen=True, slots=True)
class RoundScored:
    result: RoundResult


@dataclass(frozen=True, slots=True)
class RowReplaced:
    row: int
    gone: tuple[CardId, ...]
    new: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class BoardChanged:
    seat: Seat
    paper: bool


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


StellaEvent = (
    RoundBegan
    | SwapProposed
    | SwapAnswered
    | WordSwapped
    | MarksLocked
    | CountAnnounced
    | LanternsRead
    | Pointed
    | Answered
    | CellShown
    | RoundScored
    | RowReplaced
    | BoardChanged
    | GameEnded
)

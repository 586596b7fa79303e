"""The storyteller's moves, events and options: what other layers may import."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from stella_desktop.engine import CardId, Seat

HAND = 6
ALL_POINTS, NONE_POINTS, MIXED_POINTS, TOKEN_POINTS = 2, 2, 3, 4
MOST_BONUS = 3
"""Votes for the own picture that count in one round (rules §7, §8.10)."""
MOST_POINTS = TOKEN_POINTS + MOST_BONUS


class Phase(StrEnum):
    """Where the table waits for a decision. Disclose waits only for paper seats."""

    CLUE = "clue"
    SUBMIT = "submit"
    VOTE = "vote"
    DISCLOSE = "disclose"
    SCORE = "score"
    GAME_OVER = "game_over"


class Used(StrEnum):
    """Where the pictures go that were shown (rules §8.7)."""

    UNDER = "under"
    """Shuffled, under the deck."""
    ASIDE = "aside"
    """Out of the game."""


class Guess(StrEnum):
    """How many of the others found the narrator's picture (rules §7)."""

    ALL = "all"
    NONE = "none"
    MIXED = "mixed"


@dataclass(frozen=True, slots=True)
class Options:
    """House rules of one game; the defaults are the rules as decided in rules §8.

    `rounds`: None lets everybody narrate once. `clue_length`: longest clue in characters.
    `first_narrator`: None draws it by lot. `paper`: seats that vote with a card of their own and
    say their vote when all have voted, ascending; their hands are held by the app like all others.
    """

    rounds: int | None = None
    used: Used = Used.UNDER
    clue_length: int = 200
    first_narrator: Seat | None = None
    paper: tuple[Seat, ...] = ()


def rounds_of(options: Options, seats: int) -> int:
    """How many rounds will be played (rules §3.4)."""
    return seats if options.rounds is None else options.rounds


def cards_needed(seats: int, rounds: int, used: Used) -> int:
    """The smallest deck that fills every hand in every round (rules §8.7)."""
    return HAND * seats + (seats * (rounds - 1) if used is Used.ASIDE else 0)


@dataclass(frozen=True, slots=True)
class Ballot:
    """A vote: the number at a picture, 1 … n, and whether the Stella token lies with it."""

    marker: int
    token: bool


# --- moves ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GiveClue:
    """The narrator picks a picture in secret and tells of it (rules §5.1)."""

    seat: Seat
    card: CardId
    clue: str
    kind: Literal["give_clue"] = "give_clue"


@dataclass(frozen=True, slots=True)
class SubmitCard:
    """Lay a picture of the hand face down. Final (rules §5.2)."""

    seat: Seat
    card: CardId
    kind: Literal["submit_card"] = "submit_card"


@dataclass(frozen=True, slots=True)
class Vote:
    """Vote in secret for a number, with or without the Stella token (rules §5.4, §6)."""

    seat: Seat
    marker: int
    token: bool
    kind: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True)
class VoteOnPaper:
    """A paper seat has voted on its own card."""

    seat: Seat
    kind: Literal["vote_on_paper"] = "vote_on_paper"


@dataclass(frozen=True, slots=True)
class SayVote:
    """A paper seat turns its card over: this is what it voted, and whether with its token."""

    seat: Seat
    marker: int
    token: bool
    kind: Literal["say_vote"] = "say_vote"


@dataclass(frozen=True, slots=True)
class NextRound:
    """The table has read the scores: refill the hands and go on. Any seat may say so."""

    seat: Seat
    kind: Literal["next_round"] = "next_round"


StorytellerMove = GiveClue | SubmitCard | Vote | VoteOnPaper | SayVote | NextRound


# --- public facts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round, everything disclosed.

    `cards` and `owners` go by marker (first is 1), the other tuples by seat. `votes` and `tokens`
    are None and False for the narrator.
    """

    number: int
    narrator: Seat
    clue: str
    cards: tuple[CardId, ...]
    owners: tuple[Seat, ...]
    votes: tuple[int | None, ...]
    tokens: tuple[bool, ...]
    guess: Guess
    base: tuple[int, ...]
    """0, 2, 3 or 4, before the votes for the own picture."""
    bonus: tuple[int, ...]
    """Points for votes for the own picture, 0 to 3."""
    zeroed: tuple[Seat, ...]
    """Seats whose token was wrong: base and bonus are lost (rules §6)."""
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoundBegan:
    number: int
    narrator: Seat


@dataclass(frozen=True, slots=True)
class ClueGiven:
    narrator: Seat
    clue: str


@dataclass(frozen=True, slots=True)
class CardSubmitted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsShown:
    """All pictures lie face up, by marker."""

    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class Voted:
    seat: Seat


@dataclass(frozen=True, slots=True)
class VoteSaid:
    seat: Seat
    ballot: Ballot


@dataclass(frozen=True, slots=True)
class RoundScored:
    result: RoundResult


@dataclass(frozen=True, slots=True)
class HandsRefilled:
    """`gone` left the table, `drawn` is how many pictures each seat drew."""

    gone: tuple[CardId, ...]
    drawn: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


StorytellerEvent = (
    RoundBegan
    | ClueGiven
    | CardSubmitted
    | CardsShown
    | Voted
    | VoteSaid
    | RoundScored
    | HandsRefilled
    | GameEnded
)

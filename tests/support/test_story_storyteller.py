"""Starlit Tales, told: every public event has its sentence."""

from typing import get_args

import pytest

from stella_desktop.games.storyteller.moves import (
    Ballot,
    CardsShown,
    CardSubmitted,
    ClueGiven,
    GameEnded,
    Guess,
    HandsRefilled,
    RoundBegan,
    RoundResult,
    RoundScored,
    StorytellerEvent,
    Voted,
    VoteSaid,
)
from stella_desktop.support.stories import STORIES, Cast

CAST = Cast(("Linh", "An", "Mai", "Bo"), {})
MIXED = RoundResult(
    number=2,
    narrator=1,
    clue="a long way home",
    cards=("c007", "c003", "c010", "c001"),
    owners=(2, 1, 0, 3),
    votes=(2, None, 3, 2),
    tokens=(True, False, True, False),
    guess=Guess.MIXED,
    base=(4, 3, 0, 3),
    bonus=(1, 0, 0, 0),
    zeroed=(2,),
    scores=(5, 3, 0, 3),
)


def result(votes: tuple[int | None, ...], guess: Guess) -> RoundResult:
    """A round without tokens."""
    nothing = (0,) * 4
    return RoundResult(
        number=1,
        narrator=1,
        clue="rain",
        cards=MIXED.cards,
        owners=MIXED.owners,
        votes=votes,
        tokens=(False,) * 4,
        guess=guess,
        base=nothing,
        bonus=nothing,
        zeroed=(),
        scores=(2, 0, 2, 2),
    )


SENTENCES: list[tuple[StorytellerEvent, str]] = [
    (RoundBegan(1, 2), "Round 1: Mai is the narrator."),
    (ClueGiven(2, "a long way home"), "Mai says: “a long way home”."),
    (ClueGiven(2, " a verse,\nand\tanother \x1b[31m"), "Mai says: “a verse, and another [31m”."),
    (CardSubmitted(0), "Linh lays a picture face down."),
    (CardsShown(("c007", "c003", "c010")), "The pictures are turned up: 1 c007, 2 c003, 3 c010."),
    (Voted(3), "Bo has voted."),
    (VoteSaid(3, Ballot(2, token=False)), "Bo turns the vote over: 2."),
    (VoteSaid(3, Ballot(2, token=True)), "Bo turns the vote over: 2, with the Stella token."),
    (
        RoundScored(MIXED),
        (
            "Round 2: 2 was the picture of An, found by Linh and Bo; it is worth: "
            "Linh 5, An 3, Mai 0, Bo 3; the Stella token was laid by Linh and Mai, in vain by Mai."
        ),
    ),
    (
        RoundScored(result((2, None, 2, 2), Guess.ALL)),
        (
            "Round 1: 2 was the picture of An, found by everybody; it is worth: "
            "Linh 2, An 0, Mai 2, Bo 2."
        ),
    ),
    (
        RoundScored(result((1, None, 3, 1), Guess.NONE)),
        (
            "Round 1: 2 was the picture of An, found by nobody; it is worth: "
            "Linh 2, An 0, Mai 2, Bo 2."
        ),
    ),
    (
        HandsRefilled(("c001", "c002"), (1, 1, 1, 1)),
        "The pictures leave the table, and everybody draws one.",
    ),
    (
        HandsRefilled(("c001", "c002"), (0, 1, 1, 0)),
        "The pictures leave the table; drawn: Linh 0, An 1, Mai 1, Bo 0.",
    ),
    (GameEnded((2,), (9, 8, 12, 11)), "Mai wins with 12 points."),
    (GameEnded((2, 3), (9, 8, 12, 12)), "Mai and Bo win together with 12 points."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_its_sentence(event: StorytellerEvent, sentence: str) -> None:
    assert STORIES["storyteller"].sentence(event, CAST) == sentence


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(StorytellerEvent))

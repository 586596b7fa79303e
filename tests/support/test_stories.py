"""Every public event of a game has a sentence, and a game without a story is told dryly."""

from dataclasses import dataclass
from typing import Any, get_args

import pytest

from stella_desktop.content.packs import WordCard
from stella_desktop.games.stella.moves import (
    Answered,
    CellShown,
    CountAnnounced,
    GameEnded,
    LanternsRead,
    MarksLocked,
    Pointed,
    RoundBegan,
    RoundResult,
    RoundScored,
    RowReplaced,
    Shown,
    StellaEvent,
    SwapAnswered,
    SwapProposed,
    Word,
    WordSwapped,
)
from stella_desktop.support.stories import DRY_STORY, STORIES, Cast
from stella_desktop.support.stories.telling import event_facts

CARD = WordCard.model_validate(
    {"id": "w001", "set": "core", "upper": {"en": "together"}, "lower": {"en": "cloud"}}
)
CAST = Cast(("Linh", "An", "Mai", "Bo"), {"w001": CARD})


def result(*, dark: int | None, penalty: tuple[int, ...]) -> RoundResult:
    return RoundResult(
        number=2,
        word=Word("w001"),
        first_scout=0,
        cards=("c001",) * 15,
        counts=(4, 3, 3, 2),
        dark=dark,
        fallen=(0,),
        shown=(),
        earned=(7, 5, 2, 0),
        penalty=penalty,
        scores=tuple(e - p for e, p in zip((7, 5, 2, 0), penalty, strict=True)),
    )


def shown(choosers: tuple[int, ...], stars: tuple[int, ...]) -> CellShown:
    return CellShown(Shown(3, "c004", choosers[0], choosers, stars))


SENTENCES: list[tuple[StellaEvent, str]] = [
    (RoundBegan(1, 1, Word("w001")), "Round 1: the word is “together”, the first scout An."),
    (
        RoundBegan(4, 2, Word("w009")),
        "Round 4: the word is the upper word of card w009, the first scout Mai.",
    ),
    (SwapProposed(0), "Linh proposes to take the other word of the card."),
    (SwapAnswered(1, agree=True), "An agrees."),
    (SwapAnswered(1, agree=False), "An would rather keep the word."),
    (WordSwapped(Word("w001", lower=True)), "All agree: the word is now “cloud”."),
    (MarksLocked(3), "Bo passes the pen."),
    (CountAnnounced(3, 10), "Bo announces 10."),
    (LanternsRead((4, 3, 3, 2), 0), "Linh leads with 4 and is in the dark."),
    (LanternsRead((8, 8, 3, 8), None), "Linh, An and Bo lead with 8: nobody is in the dark."),
    (Pointed(2, 13), "Mai points at the picture in the bottom row, column 4."),
    (Answered(0, had=True), "Linh had it too."),
    (Answered(0, had=False), "Linh did not have it."),
    (
        shown((0, 1, 2), (2, 2, 2, 0)),
        "Spark: Linh, An and Mai had picture c004 and get 2 stars each.",
    ),
    (
        shown((0, 1), (3, 3, 0, 0)),
        "Super-spark: Linh and An had picture c004 and get 3 stars each.",
    ),
    (
        shown((0, 1, 2), (2, 0, 0, 0)),
        (
            "Spark: Linh, An and Mai had picture c004; 2 stars for Linh; "
            "nothing for An and Mai, fallen before."
        ),
    ),
    (
        shown((1,), (0, 0, 0, 0)),
        "Fall: nobody else had picture c004, and An falls.",
    ),
    (
        RoundScored(result(dark=None, penalty=(0, 0, 0, 0))),
        "Round 2 is worth: Linh 7, An 5, Mai 2, Bo 0.",
    ),
    (
        RoundScored(result(dark=0, penalty=(3, 0, 0, 0))),
        "Round 2 is worth: Linh 4, An 5, Mai 2, Bo 0; in the dark Linh lost 3 of 7.",
    ),
    (
        RowReplaced(0, ("c001", "c002"), ("c020", "c021")),
        "The top row makes room for c020, c021.",
    ),
    (GameEnded((0,), (31, 28, 9, 8)), "Linh wins with 31 stars."),
    (GameEnded((0, 1), (31, 31, 9, 8)), "Linh and An win together with 31 stars."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_its_sentence(event: StellaEvent, sentence: str) -> None:
    assert STORIES["stella"].sentence(event, CAST) == sentence


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(StellaEvent))


def test_events_are_told_in_json_by_name_and_fields() -> None:
    assert event_facts(CountAnnounced(3, 10)) == {
        "event": "count_announced",
        "seat": 3,
        "count": 10,
    }


@dataclass(frozen=True)
class DiceRolled:
    seat: int
    faces: tuple[int, ...]


@dataclass(frozen=True)
class StormCame:
    pass


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (DiceRolled(1, (3, 4)), "Dice rolled: seat An, faces (3, 4)."),
        (StormCame(), "Storm came: nothing more."),
    ],
)
def test_a_game_without_a_story_is_told_dryly(event: Any, sentence: str) -> None:
    assert DRY_STORY.sentence(event, CAST) == sentence
    assert DRY_STORY.opening(None) == ()


def test_nobody_is_called_so() -> None:
    assert CAST.people(()) == "nobody"

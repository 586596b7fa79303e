"""Every public event of a game has a sentence, and a game without a story is told dryly."""

from dataclasses import dataclass, fields
from importlib import import_module
from random import Random
from typing import Any, get_args

import pytest

from stella_desktop.content.packs import WordCard
from stella_desktop.engine import RandomBot, Session
from stella_desktop.games import GAMES
from stella_desktop.games.stella.moves import (
    Answered,
    BoardChanged,
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
    (BoardChanged(0, paper=True), "Linh marks on paper from now on."),
    (BoardChanged(0, paper=False), "Linh marks on a screen from now on."),
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
    assert (
        DRY_STORY.standing(None, (1, 2, 0, 0), CAST) == "Score so far: Linh 1, An 2, Mai 0, Bo 0."
    )


# --- every game -----------------------------------------------------------------------------------

PEOPLE = Cast(("Linh", "An", "Mai", "Bo", "Hoa", "Nam", "Vy"), {})


@pytest.mark.parametrize("game_id", GAMES)
def test_whole_games_are_told_in_sentences_of_their_own(game_id: str) -> None:
    game, story = GAMES[game_id], STORIES[game_id]
    for seats in game.seats:
        session = Session(game, game.example_setup(seats, 7 * seats))
        chance, told = Random(seats), 0
        events = story.opening(session.view(None))
        while session.outcome() is None:
            spaces = [s for seat in range(seats) for s in game.legal_moves(session.state, seat)]
            seat = chance.choice(sorted({space.seat for space in spaces}))
            own = tuple(space for space in spaces if space.seat == seat)
            events += session.submit(RandomBot().choose(None, own, chance)).events
        for event in events:
            sentence = story.sentence(event, PEOPLE)
            assert sentence != DRY_STORY.sentence(event, PEOPLE)
            assert sentence[0].isupper() or sentence.startswith(PEOPLE.names)
            assert sentence.endswith(".")
            assert sentence.isprintable()
            told += 1
        assert told > 20
        assert " win" in story.sentence(events[-1], PEOPLE)


@pytest.mark.parametrize("game_id", GAMES)
def test_no_event_has_a_field_that_json_would_take_for_its_name(game_id: str) -> None:
    """A field `event` would be written over the name of the event."""
    module = import_module(f"stella_desktop.games.{game_id}.moves")
    (union,) = (
        value for name, value in vars(module).items() if name.endswith("Event") and get_args(value)
    )
    for event in get_args(union):
        assert "event" not in {field.name for field in fields(event)}, event


def test_nobody_is_called_so() -> None:
    assert CAST.people(()) == "nobody"

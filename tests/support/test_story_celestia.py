"""Celestia, told: every public event has its sentence."""

from dataclasses import replace
from typing import get_args

import pytest

from stella_desktop.games import GAMES
from stella_desktop.games.celestia.moves import (
    Announced,
    Answered,
    CaptainChanged,
    CardDrawn,
    CardPlayed,
    CelestiaEvent,
    CityFlipped,
    Crashed,
    DeckShuffled,
    Declared,
    DiceRerolled,
    DiceRolled,
    GameEnded,
    HookedBack,
    JourneyBegan,
    JourneyEnd,
    JourneyEnded,
    JourneyResult,
    Moved,
    NothingLeft,
    Paid,
    SpyglassPlayed,
    TreasureTaken,
)
from stella_desktop.games.celestia.options import Card, Face
from stella_desktop.support.stories import STORIES, Cast

STORY = STORIES["celestia"]
CAST = Cast(("Linh", "An", "Mai", "Bo"), {})
DICE = (Face.CLOUD, Face.BLANK, Face.PIRATES)


def ended(end: JourneyEnd) -> JourneyEnded:
    return JourneyEnded(JourneyResult(3, end, 4, 0, (0, 2), ((), (1,), (), (4, 4))))


def end_told(end: str) -> str:
    return f"Journey 3 ends {end}; treasures gained: Linh 0, An 1, Mai 0, Bo 2."


SENTENCES: list[tuple[CelestiaEvent, str]] = [
    (JourneyBegan(2, 1, 0), "Journey 2: An is captain, all board in city 1."),
    (DeckShuffled(12), "The discard pile is shuffled into a new draw pile of 12 cards."),
    (DeckShuffled(1), "The discard pile is shuffled into a new draw pile of one card."),
    (CardDrawn(3), "Bo draws a card."),
    (DiceRolled(0, 4, DICE), "Linh rolls for city 5: cloud, blank, pirates."),
    (Declared(1, leaves=True), "An gets off."),
    (Declared(1, leaves=False), "An stays aboard."),
    (TreasureTaken(1, 2), "An takes a treasure of city 3."),
    (NothingLeft(1, 8), "No treasure of city 9 is left for An."),
    (CardPlayed(2, Card.ROUTE), "Mai plays alternative route."),
    (CardPlayed(2, Card.EJECTION, 3), "Mai plays ejection: Bo has to get off."),
    (CardPlayed(2, Card.EJECTION, 0), "Mai plays ejection: Linh has to get off."),
    (SpyglassPlayed(0), "Linh looks through a Magic Spyglass, and no hazard counts."),
    (Answered(3), "Bo has answered whether to play a card."),
    (
        DiceRerolled((0, 2), DICE),
        "Dice 1 and 3 are rolled again; now the dice show: cloud, blank, pirates.",
    ),
    (
        DiceRerolled((1,), DICE),
        "Die 2 is rolled again; now the dice show: cloud, blank, pirates.",
    ),
    (DiceRerolled((), DICE), "No die is rolled again; now the dice show: cloud, blank, pirates."),
    (Announced(0, flies=True), "Linh announces to fly on."),
    (Announced(0, flies=False), "Linh announces a crash."),
    (HookedBack(1, 2), "An returns the treasure of city 3 and is aboard again."),
    (
        Paid(0, (Card.COMPASS, Card.ARRESTER, Card.TURBO)),
        "Linh pays with compass, lightning arrester, turbo.",
    ),
    (Moved(0, 1), "The aircraft flies from city 1 to city 2."),
    (CityFlipped(0), "No treasure is left in city 1: it is closed for good."),
    (CaptainChanged(2), "Mai is the captain now."),
    (Crashed(3, (0, 2)), "The aircraft crashes beyond city 4; aboard: Linh and Mai."),
    (ended(JourneyEnd.CRASH), end_told("in a crash")),
    (ended(JourneyEnd.LAST_CITY), end_told("in the last city")),
    (ended(JourneyEnd.LONE_LEAVE), end_told("when the captain, alone aboard, gets off")),
    (ended(JourneyEnd.GOAL), end_told("because somebody has reached the goal")),
    (GameEnded((3,), (49, 30, 12, 54)), "Bo wins with 54 points."),
    (GameEnded((0, 3), (54, 30, 12, 54)), "Linh and Bo win together with 54 points."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_its_sentence(event: CelestiaEvent, sentence: str) -> None:
    assert STORY.sentence(event, CAST) == sentence


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(CelestiaEvent))


def test_a_new_game_begins_with_its_first_journey_and_its_first_dice() -> None:
    game = GAMES["celestia"]
    state = game.new_game(game.example_setup(4, 3))
    view = game.view_for(state, None)
    assert STORY.opening(view) == (
        JourneyBegan(1, state.captain, 0),
        DiceRolled(state.captain, 1, state.dice),
    )


@pytest.mark.parametrize(("open_points", "counted"), [(True, "Points"), (False, "Treasures")])
def test_while_points_are_hidden_treasures_are_counted(open_points: bool, counted: str) -> None:
    game = GAMES["celestia"]
    setup = game.example_setup(4, 0)
    setup = replace(setup, options=replace(setup.options, open_points=open_points))
    view = game.view_for(game.new_game(setup), None)
    told = STORY.standing(view, (4, 0, 2, 1), CAST)
    assert told == f"{counted} so far: Linh 4, An 0, Mai 2, Bo 1."

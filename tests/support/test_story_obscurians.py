"""Obscurians, told: every public event has its sentence."""

from typing import get_args

import pytest

from stella_desktop.games import GAMES
from stella_desktop.games.obscurians.moves import (
    ActionChosen,
    ArtifactArrived,
    ChipPlaced,
    DiceFlipped,
    DiceRerolled,
    DiceRolled,
    EventRevealed,
    GameEnded,
    Guarded,
    Lapsed,
    ObscuriansEvent,
    RoundEnded,
    TradeBanned,
    Traded,
    TurnBegan,
    TurnEnded,
)
from stella_desktop.games.obscurians.pieces import EventCard, Face, Good, Mission, Tally
from stella_desktop.support.stories import STORIES, Cast
from stella_desktop.support.stories.obscurians import EVENTS

STORY = STORIES["obscurians"]
CAST = Cast(("Linh", "An", "Mai", "Bo"), {})
FACES = (Face.STEAL, Face.GIVE, Face.SWAP, Face.GUARD, Face.WILD)
SHOWN = "steal, give, swap, guard, wild"
STEAL, GIVE, SWAP, GUARD, RELOCATE = Face.STEAL, Face.GIVE, Face.SWAP, Face.GUARD, Face.RELOCATE
GREEN, BLUE, LAMP = Good.GREEN, Good.BLUE, Good.LAMP
CLIENTS = (Mission.KEEP, Mission.LOSE, Mission.TAKE, Mission.GIVE)


def tallies(*totals: int) -> tuple[Tally, ...]:
    pairs = zip(CLIENTS, totals, strict=True)
    return tuple(Tally(client, total, 0, 0, 0, 0, 0) for client, total in pairs)


SENTENCES: list[tuple[ObscuriansEvent, str]] = [
    (
        EventRevealed(0, EventCard.STEAL_DOUBLE),
        "Linh reveals the event of the round: every steal counts twice.",
    ),
    (ArtifactArrived(0), "Linh receives the cursed artifact."),
    (TurnBegan(1, (), ban_ended=False), "It is the turn of An."),
    (
        TurnBegan(1, (GREEN, GREEN, BLUE, LAMP), ban_ended=False),
        "It is the turn of An; no longer guarded: 2 green, 1 blue, the lamp.",
    ),
    (
        TurnBegan(1, (GREEN,), ban_ended=True),
        "It is the turn of An; no longer guarded: 1 green; the trade ban ends.",
    ),
    (ChipPlaced(0, 2, Mission.LOSE), "Linh suspects Mai of working for lose."),
    (DiceRolled(0, FACES), f"Linh rolls: {SHOWN}."),
    (
        DiceRerolled(0, (1, 3), FACES, paid=True),
        f"Linh rolls dice 2 and 4 again for a chip: {SHOWN}.",
    ),
    (DiceRerolled(0, (1,), FACES, paid=False), f"Linh rolls die 2 again for free: {SHOWN}."),
    (DiceFlipped(0, (0, 1, 4), FACES), f"Linh turns dice 1, 2 and 5 over: {SHOWN}."),
    (ActionChosen(0, STEAL, 3, None), "Linh chooses: steal, 3 times."),
    (ActionChosen(0, STEAL, 1, None), "Linh chooses: steal, once."),
    (ActionChosen(0, GIVE, 1, 0), "Linh carries die 1 out: give."),
    (Traded(0, STEAL, LAMP, 1, 0, None), "Linh steals the lamp from An."),
    (Traded(0, GIVE, GREEN, 0, 1, None), "Linh gives 1 green to An."),
    (Traded(0, SWAP, GREEN, 0, 1, Good.ARTIFACT), "Linh swaps 1 green with An for the artifact."),
    (Traded(0, RELOCATE, BLUE, 1, 2, None), "Linh relocates 1 blue from An to Mai."),
    (Guarded(3, (GREEN, BLUE)), "Bo guards 1 green, 1 blue."),
    (TradeBanned(3), "Bo is under a trade ban until the next own turn."),
    (Lapsed(0, SWAP, 1), "Linh finds no target: swap lapses, once."),
    (Lapsed(0, SWAP, 2), "Linh finds no target: swap lapses, 2 times."),
    (TurnEnded(0), "Linh hands the dice on."),
    (RoundEnded(2, 1), "Round 2 is over; An has the lamp and begins the next."),
    (
        GameEnded((0, 2), tallies(50, 31, 50, 20)),
        (
            "Linh and Mai win together with 50 points; clients and totals: "
            "Linh keep 50, An lose 31, Mai take 50, Bo give 20."
        ),
    ),
    (
        GameEnded((1,), tallies(50, 15, 40, 20)),
        (
            "An wins with 15 points; clients and totals: "
            "Linh keep 50, An lose 15, Mai take 40, Bo give 20."
        ),
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_every_event_has_its_sentence(event: ObscuriansEvent, sentence: str) -> None:
    assert STORY.sentence(event, CAST) == sentence


def test_no_event_is_left_out() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(ObscuriansEvent))


def test_every_event_card_has_a_name() -> None:
    assert set(EVENTS) == set(EventCard)


def test_nothing_is_scored_before_the_end() -> None:
    game = GAMES["obscurians"]
    view = game.view_for(game.new_game(game.example_setup(4, 3)), None)
    assert STORY.opening(view) == ()
    assert STORY.standing(view, (0, 0, 0, 0), CAST) == "Nothing is scored before the end."

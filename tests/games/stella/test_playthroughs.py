"""Golden games: two whole games that were written down, read again move by move.

A difference means that old saves play differently: raise `Game.rules`, or correct the code. Only
when the rules have changed on purpose, write the files anew with

    PYTHONPATH=. python -m tests.games.stella.test_playthroughs

and read what has changed before you commit it.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from stella_desktop.engine import MoveSpace, Session, Setup, Step
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    AnswerWord,
    LockMarks,
    Options,
    Phase,
    ProposeWord,
    WordOrder,
)
from stella_desktop.games.stella.state import State
from tests.games.stella.table import setup_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = ("four_with_the_app", "five_with_paper")

Json = dict[str, Any]


# --- reading ----------------------------------------------------------------------------------


def load(name: str) -> Json:
    game: Json = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return game


def setup_in(game: Json) -> Setup:
    adapter = TypeAdapter(Options)
    written = game["setup"]
    return Setup(
        game="stella",
        seats=written["seats"],
        seed=written["seed"],
        cards=tuple(written["cards"].split()),
        words=tuple(written["words"].split()),
        options=adapter.validate_json(json.dumps(written["options"]), strict=True),
    )


def replayed(game: Json) -> Iterator[tuple[Json, Step]]:
    """Each turn as written, and the step that its move leads to today."""
    adapter: TypeAdapter[Any] = TypeAdapter(GAME.move_type)
    session = Session(GAME, setup_in(game))
    for turn in game["turns"]:
        move = adapter.validate_json(json.dumps(turn["move"]), strict=True)
        yield turn, session.submit(move)


def plain(value: Any) -> Any:
    """What a value looks like once it was written as JSON."""
    return json.loads(json.dumps(value))


def written_event(event: Any) -> Json:
    written: Json = plain({"event": type(event).__name__} | asdict(event))
    return written


@pytest.mark.parametrize("name", GAMES)
def test_every_move_leads_to_the_public_facts_as_written(name: str) -> None:
    turns = 0
    for turn, step in replayed(load(name)):
        assert [written_event(event) for event in step.events] == turn["events"]
        assert step.take_back == turn["take_back"]
        turns += 1
    assert turns > 50


@pytest.mark.parametrize("name", GAMES)
def test_the_game_begins_and_ends_as_written(name: str) -> None:
    game = load(name)
    start = GAME.new_game(setup_in(game))
    assert " ".join(start.cells) == game["start"]["cards"]
    assert (start.word.card, start.first_scout) == (
        game["start"]["word"],
        game["start"]["first_scout"],
    )
    *_, (_, last) = replayed(game)
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert plain(GAME.progress(last.state).scores) == game["scores"]
    assert plain(outcome.scores) == game["totals"]
    assert plain(outcome.winners) == game["winners"]


def test_the_golden_games_meet_what_is_worth_keeping() -> None:
    moves, facts = set(), set()
    for name in GAMES:
        for turn in load(name)["turns"]:
            moves.add(turn["move"]["kind"])
            for event in turn["events"]:
                facts.add(event["event"])
                if event["event"] == "CellShown":
                    facts.add(("stars", max(event["shown"]["stars"])))
                if event["event"] == "RoundScored":
                    facts.add("dark" if event["result"]["dark"] is not None else "nobody dark")
                    facts.add("penalty" if any(event["result"]["penalty"]) else "no penalty")
    assert moves == {
        "propose_word",
        "answer_word",
        "lock_marks",
        "pass_pen",
        "announce",
        "point_at",
        "answer",
        "next_round",
    }
    assert facts >= {("stars", stars) for stars in (0, 2, 3)}
    assert facts >= {"dark", "nobody dark", "penalty", "no penalty", "WordSwapped", "GameEnded"}


# --- writing ----------------------------------------------------------------------------------


def recorded(name: str, setup: Setup, about: str, choose: Callable[[State, Random], Any]) -> None:
    """Play a game and write it down."""
    session, chance = Session(GAME, setup), Random(name)
    start: State = session.state
    turns = []
    while session.outcome() is None:
        move = choose(session.state, chance)
        step = session.submit(move)
        turns.append(
            {
                "move": plain(asdict(move)),
                "take_back": step.take_back,
                "events": [written_event(event) for event in step.events],
            }
        )
    outcome = session.outcome()
    assert outcome is not None
    game = {
        "about": about,
        "setup": {
            "seats": setup.seats,
            "seed": setup.seed,
            "cards": " ".join(setup.cards),
            "words": " ".join(setup.words),
            "options": plain(asdict(setup.options)),
        },
        "start": {
            "cards": " ".join(start.cells),
            "word": start.word.card,
            "first_scout": start.first_scout,
        },
        "turns": turns,
        "scores": plain(GAME.progress(session.state).scores),
        "totals": plain(outcome.scores),
        "winners": plain(outcome.winners),
    }
    FOLDER.mkdir(exist_ok=True)
    text = pretty(game) + "\n"
    (FOLDER / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")


def pretty(value: Any, indent: str = "") -> str:
    """JSON with one thing on a line where it fits, so that a person can read it."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(flat) <= 100 or not value or not isinstance(value, dict | list):
        return flat
    deeper = indent + "  "
    if isinstance(value, dict):
        parts = [f"{json.dumps(key)}: {pretty(item, deeper)}" for key, item in value.items()]
        ends = "{}"
    else:
        parts, ends = [pretty(item, deeper) for item in value], "[]"
    inside = f",\n{deeper}".join(parts)
    return f"{ends[0]}\n{deeper}{inside}\n{indent}{ends[1]}"


def like_a_family(state: State, chance: Random) -> Any:
    """Mark three to six pictures, exchange the word in round 2, take turns otherwise."""
    spaces = [space for seat in range(state.seats) for space in GAME.legal_moves(state, seat)]
    swap = [space for space in spaces if space.move_class in (ProposeWord, AnswerWord)]
    if swap and state.phase is Phase.ASSOCIATE:
        if state.number == 2:
            return swap[0].build({"agree": True} if state.swap else {})
        spaces = [space for space in spaces if space not in swap]
    space: MoveSpace = chance.choice(spaces)
    if space.move_class is LockMarks:
        some = range(chance.choice((8, 12, 15)))
        return LockMarks(space.seat, tuple(sorted(chance.sample(some, chance.randint(3, 6)))))
    return space.sample(chance)


def write_golden_games() -> None:
    recorded(
        "four_with_the_app",
        setup_of(4, seed=20260101, pictures=40, word_cards=8, first_scout=None),
        "Four seats, all marks held by the app, words shuffled.",
        like_a_family,
    )
    recorded(
        "five_with_paper",
        setup_of(
            5,
            seed=20260202,
            pictures=30,
            word_cards=4,
            first_scout=3,
            paper=(1, 4),
            words=WordOrder.GIVEN,
            rows=(0, 1, 2),
        ),
        "Five seats, 1 and 4 mark on paper, words in order, rows from the top, thirty pictures.",
        like_a_family,
    )


if __name__ == "__main__":
    write_golden_games()

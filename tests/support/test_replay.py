"""`stella-desktop replay`: the public story of a save."""

import io
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stella_desktop import cli
from stella_desktop.engine import Game, OneOf, PutBack, Session, TakenBack
from stella_desktop.games import GAMES
from stella_desktop.games.celestia.moves import Stay
from stella_desktop.games.obscurians.moves import Reroll, RevealEvent, RollDice
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    LockMarks,
    Options,
    PassPen,
    PointAt,
    ProposeWord,
)
from stella_desktop.games.storyteller.moves import GiveClue, SubmitCard
from stella_desktop.storage.save_file import SavedGame, dump
from stella_desktop.storage.table import TableInfo
from stella_desktop.support import replay
from tests.storage.making import STELLA, plain, random_move, saved_game, table_for

ROOT = Path(__file__).parents[2]
SAMPLES = ROOT / "tests" / "storage" / "samples"


def replayed(*words: str) -> int:
    return replay.run(cli.parser().parse_args(["replay", *words]))


@pytest.fixture
def told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, list[str], str]]:
    """Replays some bytes: the exit code, the lines, and what is on the standard error."""

    def tell(data: bytes, *options: str) -> tuple[int, list[str], str]:
        path = tmp_path / "game.stella"
        path.write_bytes(data)
        code = replayed(str(path), *options)
        out, err = capsys.readouterr()
        return code, out.splitlines(), err

    return tell


def small_game(table: TableInfo | None = None) -> SavedGame:
    """Linh (seat 0) is the first scout, はなこ (seat 2) marks on paper."""
    setup = replace(
        STELLA.example_setup(3, 0), options=Options(paper=(2,), word_swap=True, first_scout=0)
    )
    session = Session(STELLA, setup)
    for move in (
        LockMarks(seat=0, cells=(1, 6, 13)),
        LockMarks(seat=1, cells=(1, 5)),
        PassPen(seat=2),
        Announce(seat=2, count=2),
        PointAt(seat=0, cell=1),
        Answer(seat=2, had=True),
    ):
        session.submit(move)
    return SavedGame(session, table or table_for(3, paper=(2,)))


def test_a_game_is_told_in_sentences_with_names(told: Callable[..., Any]) -> None:
    code, lines, err = told(dump(small_game()))
    card = small_game().session.view(None).cards[1]
    assert (code, err) == (0, "")
    assert lines[0].startswith("Round 1: the word is “")
    assert lines[0].endswith("the first scout Linh.")
    assert lines[1:] == [
        "Linh passes the pen.",
        "Ông Hiếu passes the pen.",
        "はなこ passes the pen.",
        "Linh announces 3.",
        "Ông Hiếu announces 2.",
        "はなこ announces 2.",
        "Linh leads with 3 and is in the dark.",
        "Linh points at the picture in the top row, column 2.",
        "はなこ had it too.",
        f"Spark: Linh, Ông Hiếu and はなこ had picture {card} and get 2 stars each.",
        "The game is not over. Stars so far: Linh 0, Ông Hiếu 0, はなこ 0.",
    ]


def test_what_was_taken_back_is_told_in_plain_words(told: Callable[..., Any]) -> None:
    saved = small_game()
    saved.session.take_back()
    saved.session.put_back()
    saved.session.take_back()
    _, lines, _ = told(dump(saved))
    card = saved.session.view(None).cards[1]
    spark = f"Spark: Linh, Ông Hiếu and はなこ had picture {card} and get 2 stars each."
    assert lines[-6:-1] == [
        f"Taken back: はなこ had it too. {spark}",
        "What was taken back last is done again:",
        "はなこ had it too.",
        spark,
        f"Taken back: はなこ had it too. {spark}",
    ]


def test_json_has_an_object_for_each_event_and_the_score_at_the_end(
    told: Callable[..., Any],
) -> None:
    saved = small_game()
    saved.session.take_back()
    saved.session.put_back()
    code, lines, err = told(dump(saved), "--json")
    objects = [json.loads(line) for line in lines]
    assert (code, err) == (0, "")
    assert objects[0]["event"] == "round_began"
    assert objects[1] == {"event": "marks_locked", "seat": 0}
    assert [one["event"] for one in objects[-7:-1]] == [
        "answered",
        "cell_shown",
        "taken_back",
        "put_back",
        "answered",
        "cell_shown",
    ]
    assert [one["event"] for one in objects[-5]["undone"]] == ["answered", "cell_shown"]
    assert objects[-2]["shown"]["choosers"] == [0, 1, 2]
    assert objects[-1] == {"rounds": [], "totals": [0, 0, 0], "winners": [], "over": False}


def test_a_finished_game_ends_with_its_winners(told: Callable[..., Any]) -> None:
    data = (SAMPLES / "format-1-finished.stella").read_bytes()
    _, lines, _ = told(data)
    assert lines[-1] == "Linh wins with 36 stars."
    _, lines, _ = told(data, "--json")
    last = json.loads(lines[-1])
    assert (last["winners"], last["over"], last["totals"]) == ([0], True, [36, 26, 26, 10])
    assert [sum(column) for column in zip(*last["rounds"], strict=True)] == last["totals"]


@pytest.mark.parametrize("option", [(), ("--json",)])
def test_marks_that_nobody_has_seen_are_not_told(
    told: Callable[..., Any], option: tuple[str, ...]
) -> None:
    saved = small_game()
    open_marks = dump(saved)
    setup = saved.session.setup
    other = Session(STELLA, setup)
    for move in saved.session.moves:
        changed = replace(move, cells=(1, 7, 14)) if move == LockMarks(0, (1, 6, 13)) else move
        other.submit(changed)
    assert told(open_marks, *option) == told(dump(SavedGame(other, saved.table)), *option)


def test_a_draft_is_not_told(told: Callable[..., Any]) -> None:
    saved = saved_game(entries=0)
    assert saved.drafts
    with_drafts = told(dump(saved))
    saved.drafts = {}
    assert told(dump(saved)) == with_drafts


def test_the_words_of_the_family_are_told(told: Callable[..., Any]) -> None:
    saved = saved_game(entries=0)
    setup = replace(
        saved.session.setup, words=("own1", "own2", "own3", "own4"), options=Options(first_scout=0)
    )
    saved.session = Session(STELLA, setup)
    saved.table = table_for(4, own_words=True)
    _, lines, _ = told(dump(saved))
    word = saved.session.view(None).word.card
    told_words = {"own1": "biển", "own2": "bánh chưng", "own3": "xe máy", "own4": "mưa"}
    assert f"“{told_words[word]}”" in lines[0]


def test_a_word_that_is_not_here_is_told_by_the_number_of_its_card(
    told: Callable[..., Any],
) -> None:
    saved = saved_game(entries=0)
    saved.table = saved.table.model_copy(update={"words": "lost-pack"})
    _, lines, _ = told(dump(saved))
    word = saved.session.view(None).word.card
    assert f"the upper word of card {word}," in lines[0]


def test_two_of_the_same_name_are_told_apart(told: Callable[..., Any]) -> None:
    table = table_for(3, paper=(2,))
    players = tuple(player.model_copy(update={"name": "Mai"}) for player in table.players)
    _, lines, _ = told(dump(small_game(table.model_copy(update={"players": players}))))
    assert lines[1] == "Mai (circle) passes the pen."


def test_plain_json_without_a_snapshot_is_told_too(told: Callable[..., Any]) -> None:
    raw = plain(small_game())
    for key in ("state", "progress", "outcome", "drafts"):
        del raw[key]
    assert told(json.dumps(raw).encode()) == told(dump(small_game()))


def test_the_standard_input_can_be_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(dump(small_game()))))
    assert replayed("-") == 0
    assert capsys.readouterr().out.startswith("Round 1")


def test_the_first_bad_move_is_named_in_one_sentence(told: Callable[..., Any]) -> None:
    raw = plain(small_game())
    raw["journal"].insert(1, {"move": {"kind": "next_round", "seat": 1}})
    code, lines, err = told(json.dumps(raw).encode())
    assert (code, lines) == (2, [])
    assert err == "This game cannot be played again, entry 2: seat 1 may not next_round now.\n"


@pytest.mark.parametrize(
    ("move", "why"),
    [
        ({"kind": "lock_marks", "cells": list(range(11))}, "1 to 10 different pictures"),
        ({"kind": "lock_marks", "cells": []}, "1 to 10 different pictures"),
        ({"kind": "lock_marks", "cells": [3, 1]}, "in ascending order"),
        ({"kind": "lock_marks", "cells": [1, 1]}, "different pictures"),
        ({"kind": "lock_marks", "cells": [15]}, "pictures 0 to 14"),
        ({"kind": "point_at", "cell": 14}, "none of its marks"),
    ],
)
def test_it_is_said_what_is_wrong_with_a_bad_move(
    told: Callable[..., Any], move: dict[str, Any], why: str
) -> None:
    setup = replace(STELLA.example_setup(3, 1), options=Options())
    raw = plain(SavedGame(Session(STELLA, setup), table_for(3)))
    seat, locks = 0, []
    if move["kind"] == "point_at":
        locks = [{"kind": "lock_marks", "seat": n, "cells": [1, 2]} for n in range(3)]
        seat = raw["state"]["first_scout"]
    raw["journal"] = [{"move": one} for one in (*locks, {**move, "seat": seat})]
    code, _, err = told(json.dumps(raw).encode())
    assert code == 2
    number, kind = len(locks) + 1, move["kind"]
    assert err.startswith(
        f"This game cannot be played again, entry {number}: seat {seat} may not {kind} now: "
    )
    assert why in err


def test_a_field_that_is_not_there_is_called_missing(told: Callable[..., Any]) -> None:
    raw = plain(small_game())
    del raw["table"]["deck"]
    _, _, err = told(json.dumps(raw).encode())
    assert err == "A field of this save is missing: table.deck.\n"


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"{", b"\x1f\x8b\x08", b"[" * 100_000])
def test_a_bad_file_is_one_sentence_and_code_2(told: Callable[..., Any], data: bytes) -> None:
    code, lines, err = told(data)
    assert (code, lines) == (2, [])
    assert err.count("\n") == 1
    assert err.endswith(".\n")


def test_a_missing_file_is_one_sentence_and_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replayed(str(tmp_path / "none.stella")) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "none.stella" in err


def stella_desktop(*words: str, **how: Any) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "stella_desktop", *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **how},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_nobody_reading_on_is_no_error() -> None:
    process = stella_desktop("replay", str(SAMPLES / "format-1-finished.stella"), "--json")
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    with process.stderr:
        assert process.stderr.read() == b""
    assert process.wait() == 0


def test_a_terminal_without_our_letters_is_no_error() -> None:
    sample = str(SAMPLES / "format-1-finished.stella")
    process = stella_desktop("replay", sample, PYTHONIOENCODING="ascii")
    out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert b"\\u306f\\u306a\\u3053 passes the pen." in out


def test_a_proposal_is_public(told: Callable[..., Any]) -> None:
    session = Session(STELLA, STELLA.example_setup(3, 0))
    session.submit(ProposeWord(seat=1))
    _, lines, _ = told(dump(SavedGame(session, table_for(3))))
    assert lines[1] == "Ông Hiếu proposes to take the other word of the card."


# --- every game -----------------------------------------------------------------------------------


def wavering(game: Game) -> Session:
    """A random game in which every fifth move is taken back, and half of these are put back."""
    seats, chance = game.seats[0], Random(5)
    session = Session(game, game.example_setup(seats, 5))
    while session.outcome() is None and len(session.journal) < 400:
        random_move(session, chance)
        if len(session.journal) % 5 == 0:
            session.take_back()
            if chance.random() < 0.5:
                session.put_back()
    return session


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_is_told_with_all_its_taking_back(told: Callable[..., Any], game: Game) -> None:
    saved = SavedGame(wavering(game), table_for(game.seats[0]))
    kinds = Counter(map(type, saved.session.journal))
    assert min(kinds[TakenBack], kinds[PutBack]) > 3
    code, lines, err = told(dump(saved))
    assert (code, err) == (0, "")
    assert all(line and line.isprintable() for line in lines)
    assert any(line.startswith("Taken back: ") for line in lines)
    assert "What was taken back last is done again:" in lines
    code, objects, err = told(dump(saved), "--json")
    events = [json.loads(line) for line in objects]
    assert (code, err) == (0, "")
    over = saved.session.outcome() is not None
    assert len(events) == len(lines) + over, "who has won is told twice in JSON"
    assert {"taken_back", "put_back"} <= {event.get("event") for event in events}
    progress = game.progress(saved.session.state)
    assert events[-1]["totals"] == list(progress.totals)
    assert events[-1]["over"] is over


STANDINGS = {
    "stella": "Stars so far: Linh ",
    "storyteller": "Points so far: Linh ",
    "celestia": "Treasures so far: Linh ",
    "obscurians": "Nothing is scored before the end.",
}


@pytest.mark.parametrize("game_id", GAMES)
def test_a_game_that_is_not_over_tells_how_it_stands(
    told: Callable[..., Any], game_id: str
) -> None:
    game = GAMES[game_id]
    session = Session(game, replace(game.example_setup(4, 0), options=game.options_type()))
    last = told(dump(SavedGame(session, table_for(4))))[1][-1]
    assert last.startswith(f"The game is not over. {STANDINGS[game_id]}")


def begun(game_id: str) -> Session:
    """A new game of four by the printed rules, as if seat 0 began."""
    game = GAMES[game_id]
    first = {
        "storyteller": {"first_narrator": 0},
        "celestia": {"first_captain": 0},
        "obscurians": {"first_seat": 0},
    }[game_id]
    return Session(game, replace(game.example_setup(4, 1), options=game.options_type(**first)))


def a_picture_laid_face_down(place: int) -> Session:
    session = begun("storyteller")
    hands = session.state.hands
    session.submit(GiveClue(0, hands[0][place], "rain"))
    session.submit(SubmitCard(2, hands[2][place]))
    return session


def a_secret_vote(other: int) -> Session:
    session = a_picture_laid_face_down(0)
    for seat in (1, 3):
        session.submit(SubmitCard(seat, session.state.hands[seat][0]))
    (space,) = session.game.legal_moves(session.state, 2)
    (markers, token) = (space.field(name) for name in ("marker", "token"))
    assert isinstance(markers, OneOf)
    assert isinstance(token, OneOf)
    session.submit(space.build({"marker": markers.items[other], "token": bool(other)}))
    return session


def an_answer_before_the_poll_comes_to_it(other: int) -> Session:
    """A pass, or some card: nobody may know before all in front of the seat have passed."""
    for seed in count():
        session = Session(
            GAMES["celestia"],
            replace(begun("celestia").setup, seed=seed),
        )
        for seat in (1, 2, 3):
            session.submit(Stay(seat))
        spaces = session.game.legal_moves(session.state, 3)
        if len(spaces) > 1:
            session.submit(spaces[other].sample(Random(1)))
            return session
    raise AssertionError


def a_chip_discarded_face_down(other: int) -> Session:
    session = begun("obscurians")
    session.submit(RevealEvent(0))
    session.submit(RollDice(0))
    chips = session.state.secrets[0].chips
    session.submit(Reroll(0, (0,), chips[other]))
    return session


@pytest.mark.parametrize("option", [(), ("--json",)])
@pytest.mark.parametrize(
    "secret",
    [
        a_picture_laid_face_down,
        a_secret_vote,
        an_answer_before_the_poll_comes_to_it,
        a_chip_discarded_face_down,
    ],
)
def test_what_nobody_has_seen_is_not_told(
    told: Callable[..., Any], secret: Callable[[int], Session], option: tuple[str, ...]
) -> None:
    one, other = secret(0), secret(1)
    assert one.state != other.state
    told_one, told_other = (
        told(dump(SavedGame(session, table_for(4))), *option) for session in (one, other)
    )
    assert told_one == told_other

"""Promises of the sentences about errors."""

import ast
import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import stella_desktop
from stella_desktop.content.packs import PackError
from stella_desktop.content.packs import Reason as PackReason
from stella_desktop.engine import SetupError
from stella_desktop.storage.errors import SaveError, SaveReason, StorageError, StorageReason
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.language import Languages
from stella_desktop.ui.look import TEXT_FACTORS, Look
from stella_desktop.ui.message import LONGEST_SHOWN, Messages, shown_name
from stella_desktop.ui.widgets.toast import Toast

SECRET = "errno 28 at marks[3]"
PATH = Path("/home/linh/stella/evening.stella")


@pytest.fixture
def messages() -> Messages:
    return Messages()


def saves() -> Iterator[SaveError]:
    return (SaveError(reason, SECRET, SECRET) for reason in SaveReason)


def storage() -> Iterator[StorageError]:
    return (StorageError(reason, PATH, SECRET) for reason in StorageReason)


def packs() -> Iterator[PackError]:
    return (PackError(reason, SECRET) for reason in PackReason)


def setup_reasons() -> set[str]:
    """The reasons that the games give, out of their source."""
    games = Path(stella_desktop.__file__).parent / "games"
    calls = (
        node
        for file in games.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SetupError"
    )
    found = {call.args[0].value for call in calls if isinstance(call.args[0], ast.Constant)}
    # Stella names what is missing by a variable.
    return {str(reason) for reason in found} | {"cards", "words"}


ALL: dict[str, Callable[[Messages], list[str]]] = {
    "a save is not opened": lambda m: [
        *(m.problem(error, "evening.stella") for error in saves()),
        *(m.problem(error, "evening.stella") for error in storage()),
    ],
    "a game is not stored": lambda m: [m.not_stored(error) for error in storage()],
    "a setting is not stored": lambda m: [m.setting_not_stored(error) for error in storage()],
    "a file is not changed": lambda m: [m.storage_problem(error) for error in storage()],
    "a deck or words are of no use": lambda m: [m.pack_problem(e, "Meadow") for e in packs()],
}


@pytest.mark.parametrize("kind", ALL)
def test_every_reason_has_a_sentence_of_its_own(messages: Messages, kind: str) -> None:
    sentences = ALL[kind](messages)
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("kind", ALL)
def test_a_sentence_says_what_happened_what_was_kept_and_what_to_do(
    messages: Messages, kind: str
) -> None:
    kept = re.compile("as it (was|is)|is as|are as|were as|kept|go on|hold until|Nothing was")
    for sentence in ALL[kind](messages):
        assert kept.search(sentence), sentence
        assert re.search(r": [a-z].+\.$", sentence), sentence


@pytest.mark.parametrize("kind", ALL)
def test_the_english_of_the_log_is_never_shown(messages: Messages, kind: str) -> None:
    shown = " ".join(ALL[kind](messages))
    assert SECRET not in shown
    assert "errno" not in shown
    assert not re.search(r"[{}]", shown)


def test_the_file_is_named(messages: Messages) -> None:
    assert all("evening.stella" in s for s in ALL["a save is not opened"](messages))
    assert all("evening.stella" in s for s in ALL["a file is not changed"](messages))
    assert all("Meadow" in s for s in ALL["a deck or words are of no use"](messages))


def test_a_game_too_long_to_be_saved_is_no_trouble_of_the_disk(messages: Messages) -> None:
    too_long = messages.not_stored(SaveError(SaveReason.TOO_BIG, SECRET))
    other = messages.not_stored(SaveError(SaveReason.DAMAGED, SECRET))
    assert "too long" in too_long
    assert too_long != other
    assert not {too_long, other} & set(ALL["a game is not stored"](messages))


def test_a_setting_that_is_not_stored_holds_until_the_app_is_closed(messages: Messages) -> None:
    assert all("until the app is closed" in s for s in ALL["a setting is not stored"](messages))


# --- a game that cannot begin ---------------------------------------------------------------------


def test_every_reason_against_a_game_has_a_sentence(messages: Messages) -> None:
    reasons = setup_reasons()
    assert {"seats", "twice", "paper", "first_scout"} <= reasons
    for reason in reasons:
        sentence = messages.setup_problem(SetupError(reason, SECRET, missing=3))
        assert "kept: " in sentence
        assert SECRET not in sentence


@pytest.mark.parametrize("reason", ["cards", "words", "twice", "seats", "colours", "first_scout"])
def test_what_a_family_can_cause_is_not_called_a_house_rule(
    messages: Messages, reason: str
) -> None:
    general = messages.setup_problem(SetupError("something new", SECRET))
    assert messages.setup_problem(SetupError(reason, SECRET, missing=1)) != general


@pytest.mark.parametrize("reason", ["cards", "words"])
def test_it_says_how_many_are_missing(messages: Messages, reason: str) -> None:
    assert "7" in messages.setup_problem(SetupError(reason, SECRET, missing=7))


# --- names of files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("evening.stella", "evening.stella"),
        ("two\nlines\t.stella", "two lines .stella"),
        ("evil\u202egnp.stella", "evilgnp.stella"),
        ("{0} {name}", "{0} {name}"),
        ("lone \udce9.stella", "lone .stella"),
        ("نیم\u200cشب.stella", "\u2068نیم\u200cشب.stella\u2069"),
    ],
)
def test_a_strange_file_name_breaks_no_sentence(messages: Messages, name: str, shown: str) -> None:
    error = SaveError(SaveReason.EMPTY, "")
    assert f"“{shown}”" in messages.problem(error, name)


def test_of_a_long_name_both_ends_are_shown() -> None:
    shown = shown_name("a" * 300 + "end.stella").strip("\u2068\u2069")
    assert len(shown) == LONGEST_SHOWN
    assert shown.startswith("aaa")
    assert shown.endswith("end.stella")


# --- on the screen --------------------------------------------------------------------------------


SIZES = [(1024, 600), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080)]


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    load_fonts()
    spoken = Languages()
    spoken.setParent(qapp)
    yield spoken
    spoken.use("en")


@pytest.mark.parametrize(
    "code",
    [
        "en",
        "vi",
        # Remove the mark when look.fits no longer takes a Japanese sentence for one long word.
        "ja",
    ],
)
@pytest.mark.parametrize(("size", "distance"), list(itertools.product(SIZES, TEXT_FACTORS)))
def test_no_sentence_is_cut_on_the_table(
    messages: Messages,
    languages: Languages,
    qtbot: QtBot,
    code: str,
    size: tuple[int, int],
    distance: str,
) -> None:
    look = Look()
    look.set_window(QSize(*size))
    look.set_text_size(distance)
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(QRect(0, 0, *size))
    toast = Toast(look, window)
    languages.use(code)
    for sentences in ALL.values():
        for sentence in sentences(messages):
            toast.say(sentence, alert=True)
            toast.grab()
    assert look.clipped == set()

"""No mark of another seat reaches a view, widget, tooltip, accessible name, title, log or pixel.

The sharpest question one can ask a window: two games that differ only in what the onlookers must
not know. Whatever can be seen, read, heard by a screen reader or found in a widget must be equal.
"""

import logging
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.engine import Session
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.games.stella.state import State
from stella_desktop.games.stella.view import View
from stella_desktop.storage.save_file import SavedGame, dump
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.private_page import PrivatePage
from tests.ui.conftest import MakeGame, MakePlay
from tests.ui.games.stella.playing import mark_all, mark_and_pass, open_curtain, point

MARKS = {0: (1, 4, 5, 6), 1: (1, 2, 7), 2: (1, 3, 8), 3: (2, 6)}


def readable(widget: QWidget) -> Iterator[str]:
    """Everything that can be read off a widget tree without looking at pixels."""
    for item in (widget, *widget.findChildren(QObject)):
        yield item.objectName()
        if isinstance(item, QWidget):
            if not item.isVisibleTo(widget):
                continue
            yield from (
                item.accessibleName(),
                item.accessibleDescription(),
                item.toolTip(),
                item.statusTip(),
                item.whatsThis(),
                item.windowTitle(),
                repr(item.geometry().getRect()),
                repr(item.isEnabled()),
            )
            interface = QAccessible.queryAccessibleInterface(item)
            if interface is not None:
                state = interface.state()
                yield repr((state.checked, state.checkable, state.disabled, state.selected))
        for name in ("text", "placeholderText", "title", "isChecked"):
            read = getattr(item, name, None)
            if callable(read) and not isinstance(item, QAction):
                yield repr(read())
        if isinstance(item, QAction):
            yield f"{item.text()} {item.isEnabled()}"


def held(value: Any, seen: set[int], depth: int = 0) -> Iterator[Any]:
    """Every value that a widget's own fields lead to; the game itself is behind the controller."""
    if id(value) in seen or depth > 6:
        return
    seen.add(id(value))
    yield value
    inner: list[Any] = []
    if is_dataclass(value) and not isinstance(value, type):
        inner = [getattr(value, f.name) for f in fields(value)]
    elif isinstance(value, dict):
        inner = [*value.keys(), *value.values()]
    elif isinstance(value, list | tuple | set | frozenset):
        inner = list(value)
    elif isinstance(value, QWidget):
        inner = [item for name, item in vars(value).items() if name != "controller"]
    for item in inner:
        yield from held(item, seen, depth + 1)


def pixels(play: StellaPlay) -> bytes:
    play.setFocus()
    QApplication.processEvents()
    image = play.grab().toImage()  # its bytes live no longer than it does
    return bytes(image.constBits())


def others_scrambled(saved: SavedGame, viewer: int | None) -> SavedGame:
    """The same game, but for everything `viewer` must not know."""
    session = saved.session
    twin = Session.replayed(session.game, session.setup, session.journal)
    state = session.game.scramble(session.state, viewer, Random(5))
    assert state != session.state, "the scrambled game must differ"
    twin._states[twin.ply] = state
    return SavedGame(session=twin, table=saved.table, drafts=dict(saved.drafts))


def locked_game(make_game: MakeGame, seats: int) -> SavedGame:
    """A game in which this many of four seats have locked."""
    saved = make_game(4, seed=11)
    session = saved.session
    first = session.view(None).first_scout
    for step in range(seats):
        seat = (first + step) % 4
        session.submit(LockMarks(seat, MARKS[seat]))
    return saved


@pytest.mark.parametrize("locked", [1, 2, 3])
def test_while_others_still_mark_the_table_and_the_curtain_tell_nothing(
    make_game: MakeGame, make_play: MakePlay, locked: int
) -> None:
    saved = locked_game(make_game, locked)
    one, two = make_play(saved), make_play(others_scrambled(saved, None))
    assert isinstance(one.front, Curtain)
    assert list(readable(one)) == list(readable(two))
    assert pixels(one) == pixels(two)
    for play in (one, two):
        play._show_table()
    assert list(readable(one)) == list(readable(two))
    assert pixels(one) == pixels(two)


def test_a_private_page_tells_nothing_of_the_others(
    qtbot: QtBot, make_game: MakeGame, make_play: MakePlay
) -> None:
    saved = locked_game(make_game, 3)
    reader = saved.session.view(None).waiting[0]
    one, two = make_play(saved), make_play(others_scrambled(saved, reader))
    for play in (one, two):
        open_curtain(qtbot, play)
    assert list(readable(one)) == list(readable(two))
    assert pixels(one) == pixels(two)


def test_in_the_reveal_the_table_tells_only_what_was_shown(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    saved = locked_game(make_game, 4)
    one, two = make_play(saved), make_play(others_scrambled(saved, None))
    assert one.front is one.table
    assert list(readable(one)) == list(readable(two))
    assert pixels(one) == pixels(two)


def test_the_comparison_is_sharp(make_game: MakeGame, make_play: MakePlay) -> None:
    saved = locked_game(make_game, 2)
    one, two = make_play(saved), make_play(saved)
    for play in (one, two):
        play._show_table()
        pixels(play)  # what was posted before, such as a change of language, has come
    two.table.boards[0].setToolTip("1, 4, 5, 6")
    assert list(readable(one)) != list(readable(two))
    one.table.grid.cards[4].setChecked(True)
    assert pixels(one) != pixels(two)


def check_fields(play: StellaPlay, reader: int | None) -> None:
    """No widget holds the state, a lock, or a view for other eyes than the reader's."""
    found = list(held(play, set()))
    assert len(found) > 200, "the search must reach the pages"
    for value in found:
        assert not isinstance(value, State | LockMarks | Session), value
        if isinstance(value, View):
            assert value.viewer in (None, reader)
            assert value.viewer is not None or value.own_marks is None


def test_no_widget_ever_holds_the_state_or_another_seats_view(
    qtbot: QtBot, make_play: MakePlay
) -> None:
    play = make_play(seats=4)
    check_fields(play, None)
    play.table.bar.press_primary()
    while isinstance(play.front, Curtain):
        check_fields(play, None)
        seat = play.controller.view(None).waiting[0]
        page = open_curtain(qtbot, play)
        for cell in MARKS[seat]:
            page.grid.cards[cell].click()
        check_fields(play, seat)
        page.lock.click()
        qtbot.waitUntil(lambda: not isinstance(play.front, PrivatePage))
    check_fields(play, None)


def test_a_private_page_is_destroyed_before_the_next_curtain_falls(
    qtbot: QtBot, make_play: MakePlay
) -> None:
    play = make_play(seats=3)
    play.table.bar.press_primary()
    page = open_curtain(qtbot, play)
    gone: list[bool] = []
    page.destroyed.connect(lambda: gone.append(isinstance(play.front, Curtain)))
    page.grid.cards[3].click()
    page.lock.click()
    qtbot.waitUntil(lambda: isinstance(play.front, Curtain))
    assert gone == [False], "destroyed, and no curtain was up yet"
    assert not play.findChildren(PrivatePage)


def test_the_curtain_comes_first_and_the_page_is_built_after_it(make_play: MakePlay) -> None:
    play = make_play(seats=3)
    play.table.bar.press_primary()
    assert isinstance(play.front, Curtain)
    assert not play.findChildren(PrivatePage)


def test_the_log_tells_nobodys_marks(
    qtbot: QtBot, make_play: MakePlay, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    play = make_play(seats=4)
    mark_all(qtbot, play, MARKS)
    play.table.bar.press_primary()
    scout = play.controller.view(None).scout
    assert scout is not None
    wrong = next(cell for cell in range(15) if cell not in MARKS[scout])
    point(play, wrong)
    told = caplog.text
    assert "refused point_at" in told, "the refusal is logged …"
    for cells in MARKS.values():
        assert str(cells) not in told
        assert ", ".join(map(str, cells)) not in told
    assert f"cell={wrong}" not in told


def test_the_clipboard_stays_empty(qtbot: QtBot, make_play: MakePlay) -> None:
    QApplication.clipboard().clear()
    play = make_play(seats=3)
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (0, 7))
    assert QApplication.clipboard().text() == ""


def test_a_save_tells_nobodys_marks_in_reading_order(make_game: MakeGame) -> None:
    raw = dump(locked_game(make_game, 4))
    for cells in MARKS.values():
        for text in (str(list(cells)), ",".join(map(str, cells))):
            assert text.encode() not in raw
    assert b"lock_marks" not in raw

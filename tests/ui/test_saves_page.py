"""The list of saved games under a hand that clicks too often."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.storage.library import Entry
from stella_desktop.ui.house import House
from stella_desktop.ui.pages.saves import STEADY_MS, SavesPage
from tests.ui.conftest import MakeGame
from tests.ui.windows import in_window, settle


class Shelf:
    """Three saves in their list, and a clock that stands still until it is told otherwise."""

    def __init__(self, qtbot: QtBot, house: House, make_game: MakeGame) -> None:
        self.now, self._library = 0, house.library
        for seed in (1, 2, 3):
            self._library.store(make_game(3, seed=seed))
        self.page = in_window(
            qtbot,
            house,
            lambda: SavesPage(house.look, house.art, clock=lambda: self.now),
            (1280, 720),
        )
        self.opened: list[object] = []
        self.page.open_wanted.connect(self.opened.append)
        self.page.away_wanted.connect(self._put_away)
        self._show()
        self.now += STEADY_MS

    def _put_away(self, entry: Entry) -> None:
        self._library.delete(entry.path)
        self._show()

    def _show(self) -> None:
        self.page.show_entries(self._library.entries())
        settle()

    def left(self) -> int:
        return len(self._library.entries())


@pytest.fixture
def shelf(qtbot: QtBot, house: House, make_game: MakeGame) -> Shelf:
    return Shelf(qtbot, house, make_game)


def press_where(shelf: Shelf, button: QPushButton, then: Callable[[], None]) -> None:
    """A click, whatever the click changes, and `then` a click at the same place of the screen."""
    window = shelf.page.window()
    place = button.mapTo(window, button.rect().center())
    handle = window.windowHandle()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    settle()
    then()
    QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    settle()


def test_a_double_click_puts_one_save_away(shelf: Shelf) -> None:
    press_where(shelf, shelf.page.rows()[0].away_button, then=lambda: None)
    assert shelf.left() == 2


def test_a_second_click_after_a_look_puts_the_next_save_away(shelf: Shelf) -> None:
    def look() -> None:
        shelf.now += STEADY_MS

    press_where(shelf, shelf.page.rows()[0].away_button, then=look)
    assert shelf.left() == 1


def test_no_game_is_opened_while_the_rows_move(shelf: Shelf) -> None:
    shelf.page.rows()[0].away_button.click()
    shelf.page.rows()[0].open_button.click()
    assert shelf.opened == []
    shelf.now += STEADY_MS
    shelf.page.rows()[0].open_button.click()
    assert len(shelf.opened) == 1


def test_a_list_that_was_not_there_before_can_be_pressed_at_once(
    qtbot: QtBot, house: House, make_game: MakeGame
) -> None:
    house.library.store(make_game(3))

    def made() -> SavesPage:
        page = SavesPage(house.look, house.art, clock=lambda: 0)
        page.show_entries(house.library.entries())
        return page

    page = in_window(qtbot, house, made, (1280, 720))
    with qtbot.waitSignal(page.open_wanted):
        page.rows()[0].open_button.click()

"""Between rounds: who marks where, as it is now, and boards for those who take paper."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.storage.table import LONGEST_NAME
from stella_desktop.ui.games.stella.boards_page import BoardsPage
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SYMBOLS
from tests.ui.conftest import NAMES
from tests.ui.windows import in_window

SEATS = tuple(
    SeatInfo(NAMES[n], SYMBOLS[n], None, 0, board)
    for n, board in enumerate(("here", "phone", "robot"))
)


@pytest.fixture
def page(qtbot: QtBot, house: House) -> BoardsPage:
    return in_window(qtbot, house, lambda: BoardsPage(house.look, house.art, SEATS), (1280, 720))


def pressed(page: BoardsPage) -> list[str]:
    return [board for (_, board), button in sorted(page.buttons.items()) if button.isChecked()]


def test_whoever_changes_to_paper_can_print_a_board(page: BoardsPage) -> None:
    assert page.print_boards.isHidden(), "nobody writes on paper yet"
    wanted: list[object] = []
    page.print_wanted.connect(wanted.append)
    page.buttons[0, "paper"].click()
    assert page.print_boards.isVisible()
    page.print_boards.click()
    assert wanted == [(("Linh", "paper"), ("Kenji", "phone"), ("Bà", "robot"))]
    page.buttons[0, "here"].click()
    assert page.print_boards.isHidden()


def test_the_page_shows_where_everybody_marks_now(page: BoardsPage) -> None:
    assert pressed(page) == ["here", "phone", "robot"]
    chosen: list[object] = []
    page.chosen.connect(chosen.append)
    page.show_boards(("paper", "here", "robot"))
    assert pressed(page) == ["paper", "here", "robot"]
    assert page.print_boards.isVisible()
    assert not chosen, "nobody chose anything"


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
def test_forty_letters_leave_every_button_its_room(
    qtbot: QtBot, house: House, size: tuple[int, int], language: str
) -> None:
    house.change_settings(language=language)
    seats = tuple(SeatInfo("W" * LONGEST_NAME, symbol, None, 0, "paper") for symbol in SYMBOLS)
    page = in_window(qtbot, house, lambda: BoardsPage(house.look, house.art, seats), size)
    assert page.width() == size[0], "the names ask for no more room than there is"
    for button in page.findChildren(QPushButton):
        assert page.rect().contains(QRect(button.mapTo(page, QPoint(0, 0)), button.size()))
        assert button.width() >= button.sizeHint().width(), button.text()
    house.look.tiny.clear()
    page.grab()
    assert not house.look.tiny


def test_in_persian_a_name_begins_beside_its_symbol(qtbot: QtBot, house: House) -> None:
    house.change_settings(language="fa")
    page = in_window(qtbot, house, lambda: BoardsPage(house.look, house.art, SEATS), (1024, 600))
    tag = page.names[0]
    seen = page.grab(QRect(tag.mapTo(page, QPoint(0, 0)), tag.size())).toImage()
    half = seen.width() // 2
    light = [
        x
        for x in range(seen.width())
        if any(seen.pixelColor(x, y).lightness() > 200 for y in range(seen.height()))
    ]
    assert light
    assert min(light) > half

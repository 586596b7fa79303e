"""Between rounds: who marks where, as it is now, and boards for those who take paper."""

import pytest
from pytestqt.qtbot import QtBot

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

"""The private page: the word can be read from every side of a screen that lies flat."""

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stella_desktop.ui.house import House
from stella_desktop.ui.turning import turned_size
from tests.ui.conftest import MakePlay
from tests.ui.games.stella.playing import open_curtain


@pytest.mark.parametrize("text_size", ["normal", "far"])
@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1920, 1080)], ids=str)
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_no_third_of_the_panel_is_empty_while_the_word_is_small(
    house: House, qtbot: QtBot, make_play: MakePlay, size: QSize, seat: int, text_size: str
) -> None:
    house.change_settings(text_size=text_size)
    play = make_play(seats=4, screen="flat", size=size)
    play.table.boards[seat].click()
    page = open_curtain(qtbot, play)
    turns = play.seats[seat].turns
    height = turned_size(page.size(), turns).height()
    word, hint = (turned_size(part.size(), turns) for part in (page.word, page.hint))
    assert hint.height() < height * 0.25 or word.height() >= word.width() * 0.85
    house.look.clipped.clear()
    house.look.tiny.clear()
    page.grab()
    assert not house.look.clipped
    assert not house.look.tiny

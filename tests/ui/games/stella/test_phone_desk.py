"""Phones at the table: the host always gets to them, and hears of every knock."""

from typing import Any

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Board, Player
from stella_desktop.ui.games.stella.phone_desk import PhoneDesk
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SYMBOLS
from tests.ui.conftest import NAMES


class Door(QObject):
    """Phones without a network: `knock` is somebody at the door."""

    changed = Signal()
    moved_here = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.asks = False
        self.moved = False

    def start(self) -> bool:
        return True

    def stop(self) -> None:
        self.asks = False

    def knock(self) -> None:
        self.asks = True
        self.changed.emit()


class DeskPage(QWidget):
    closed = Signal()


def table_of(house: House, boards: tuple[Board, ...]) -> SavedGame:
    return begin_stella(
        tuple(Player(name=NAMES[n], symbol=SYMBOLS[n], board=b) for n, b in enumerate(boards)),
        deck="starlit",
        cards=house.deck.card_ids,
        pack=house.words,
        word_set=WordSet.CORE,
        word_languages=("en",),
        screen="standing",
        seed=4,
    )


def at_the_door(_controller: Any, _seats: Any, parent: QWidget) -> Any:
    return PhoneDesk(Door(parent), DeskPage(parent))  # type: ignore[arg-type]


@pytest.fixture
def play(qtbot: QtBot, house: House) -> StellaPlay:
    """Two phones and somebody behind the curtain; the phones' page has been read."""
    controller = GameController(house.library, table_of(house, ("here", "phone", "phone")))
    made = StellaPlay(house, controller, hold_ms=0, phones=at_the_door)
    controller.setParent(made)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.show()
    made._leave_phones()
    made.front.refused.emit()
    qtbot.waitUntil(lambda: made.front is made.table)
    return made


def test_a_knock_behind_the_curtain_is_told_at_the_table(qtbot: QtBot, play: StellaPlay) -> None:
    heard: list[str] = []
    play.notice.connect(heard.append)
    play.ask_behind_curtain(0)
    play.phones.table.knock()
    assert not heard
    play.front.refused.emit()
    qtbot.waitUntil(lambda: play.front is play.table)
    assert len(heard) == 1


def test_the_host_hears_of_each_need_once(play: StellaPlay) -> None:
    heard: list[str] = []
    play.notice.connect(heard.append)
    door = play.phones.table
    for _ in range(3):
        door.knock()
    assert len(heard) == 1
    door.asks, door.moved = False, True
    door.changed.emit()
    door.changed.emit()
    assert len(heard) == 2
    door.moved = False
    door.changed.emit()
    door.knock()
    assert len(heard) == 3


def test_robots_mark_while_phones_come_in(qtbot: QtBot, house: House) -> None:
    saved = table_of(house, ("robot", "phone", "phone"))
    controller = GameController(house.library, saved)
    play = StellaPlay(house, controller, hold_ms=0, pace_ms=0, phones=at_the_door)
    controller.setParent(play)
    qtbot.addWidget(play)
    play.show()
    assert play.front is play.phones.page
    controller.submit(LockMarks(1, (3,)))  # the first marks are never a robot's
    qtbot.waitUntil(lambda: controller.view(None).players[0].locked)


def test_the_host_does_not_answer_for_phones_about_the_word(play: StellaPlay) -> None:
    table = play.table
    table.bar.button("swap").click()
    table.bar.button("swap_yes").click()
    view = play.controller.view(None)
    assert view.swap is not None
    assert view.swap.open, "the phones have not agreed"
    assert NAMES[1] in table.bar.prompt.text
    word = view.word
    table.bar.button("swap_agree").click()
    assert play.controller.view(None).word != word

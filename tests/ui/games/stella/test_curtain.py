"""The curtain opens for the right person, held, and never by accident."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.house import House


def make_curtain(qtbot: QtBot, house: House, hold_ms: int) -> tuple[Curtain, list[str]]:
    seat = SeatInfo("Linh", "circle", None, 0)
    curtain = Curtain(house.look, house.art, seat, marking=True, hold_ms=hold_ms)
    qtbot.addWidget(curtain)
    curtain.resize(800, 600)
    curtain.show()
    said: list[str] = []
    curtain.opened.connect(lambda: said.append("opened"))
    curtain.refused.connect(lambda: said.append("refused"))
    return curtain, said


def key(kind: QEvent.Type, *, repeat: bool = False) -> QKeyEvent:
    nothing = Qt.KeyboardModifier.NoModifier
    return QKeyEvent(kind, Qt.Key.Key_Space, nothing, " ", repeat)


def test_a_short_press_does_not_open(qtbot: QtBot, house: House) -> None:
    curtain, said = make_curtain(qtbot, house, 60_000)
    centre = QPointF(curtain.open.rect().center())
    left, nothing = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        event = QMouseEvent(kind, centre, centre, left, left, nothing)
        QApplication.sendEvent(curtain.open, event)
    assert not curtain.open.isDown()
    assert said == []


def test_holding_opens_once(qtbot: QtBot, house: House) -> None:
    curtain, said = make_curtain(qtbot, house, 0)
    QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyPress))
    qtbot.waitUntil(lambda: said == ["opened"])


def test_a_key_that_repeats_is_one_holding_even_if_the_system_does_not_say_so(
    qtbot: QtBot, house: House
) -> None:
    curtain, _ = make_curtain(qtbot, house, 60_000)
    QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyPress))
    ring = curtain.open._ring
    for repeat in (True, False):
        QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyRelease, repeat=repeat))
        QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyPress, repeat=repeat))
        assert curtain.open.isDown()
        assert ring.state() == ring.State.Running


def test_a_key_that_is_let_go_stops_it(qtbot: QtBot, house: House) -> None:
    curtain, said = make_curtain(qtbot, house, 60_000)
    QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyPress))
    QApplication.sendEvent(curtain.open, key(QEvent.Type.KeyRelease))
    qtbot.waitUntil(lambda: not curtain.open.isDown())
    assert said == []


def test_whoever_it_is_not_goes_back(qtbot: QtBot, house: House) -> None:
    curtain, said = make_curtain(qtbot, house, 60_000)
    curtain.no.click()
    qtbot.keyClick(curtain, Qt.Key.Key_Escape)
    assert said == ["refused", "refused"]

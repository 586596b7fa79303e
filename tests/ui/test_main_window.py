"""The window fits onto every screen it is promised for."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from stella_desktop.ui import main_window
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Look


@pytest.mark.parametrize("size", [QSize(640, 360), QSize(683, 384), QSize(1920, 1080)], ids=str)
def test_the_window_is_never_larger_than_the_screen(
    qtbot: QtBot, art: Art, monkeypatch: pytest.MonkeyPatch, size: QSize
) -> None:
    screen = SimpleNamespace(availableGeometry=lambda: QRect(0, 0, size.width(), size.height()))
    screens = SimpleNamespace(screens=lambda: [screen], primaryScreen=lambda: screen)
    monkeypatch.setattr(main_window, "QGuiApplication", screens)
    window = main_window.MainWindow(Look(), art)
    qtbot.addWidget(window)
    window.place(QRect(0, 0, 1000, 700), maximized=False)
    window.show()
    assert window.width() <= size.width()
    assert window.height() <= size.height()

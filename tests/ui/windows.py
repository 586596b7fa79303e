"""Pages in a window that is styled like that of the app."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.ui.house import House
from stella_desktop.ui.style import style_sheet

Page = TypeVar("Page", bound=QWidget)


def settle() -> None:
    """A layout inside a layout asks for room one after the other."""
    for _ in range(6):
        QApplication.processEvents()


def in_window(
    qtbot: QtBot, house: House, make_page: Callable[[], Page], size: tuple[int, int]
) -> Page:
    """The page, made for a window of this size and shown in it."""
    window = QWidget()
    qtbot.addWidget(window)

    def restyle() -> None:
        window.setStyleSheet(style_sheet(house.look))

    house.look.set_window(QSize(*size))
    house.look.changed.connect(restyle)
    restyle()
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    page = make_page()
    column.addWidget(page)
    window.resize(*size)
    window.show()
    window.activateWindow()
    settle()
    return page

"""Fifteen pictures in their places; keys and arrows move among them."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.look import Look
from stella_desktop.ui.turning import on_screen, turned_size
from stella_desktop.ui.widgets.card_button import CardButton

Place = Callable[[int], tuple[int, int]]
"""Cell -> (row, column) as the reader sees it."""


class CardGrid(QWidget):
    """Lays out card buttons for a reader who may sit at another side of the screen.

    Signals:
        pressed: a cell was clicked, touched or chosen by key.
        enlarge: a cell is to be seen large.
    """

    pressed = Signal(int)
    enlarge = Signal(int)

    def __init__(
        self,
        look: Look,
        art: Art,
        *,
        shape: tuple[int, int],
        place: Place,
        turns: int = 0,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # A board has no reading direction: never mirrored in right-to-left languages.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._look = look
        self._rows, self._columns = shape
        self._place = place
        self._turns = turns
        self.cards = [CardButton(cell, look, art, self) for cell in range(shape[0] * shape[1])]
        for card in self.cards:
            card.turns = turns
            card.clicked.connect(self._clicked)
            card.enlarge.connect(self.enlarge)
        look.changed.connect(self._lay_out)

    def _clicked(self) -> None:
        button = self.sender()
        assert isinstance(button, CardButton)
        self.pressed.emit(button.cell)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(100), self._look.px(88))

    def _lay_out(self) -> None:
        seen = turned_size(self.size(), self._turns)
        gap = max(2, self._look.px(0.35))
        height = (seen.height() - gap * (self._rows - 1)) / self._rows
        width = (seen.width() - gap * (self._columns - 1)) / self._columns
        width = int(min(width, height / PICTURE_RATIO))
        height = int(width * PICTURE_RATIO)
        # What room is left over goes between the cards, not around them, up to a point.
        across = self._spread(seen.width(), width, self._columns, gap)
        down = self._spread(seen.height(), height, self._rows, gap)
        left = (seen.width() - self._columns * width - (self._columns - 1) * across) // 2
        top = (seen.height() - self._rows * height - (self._rows - 1) * down) // 2
        for card in self.cards:
            row, column = self._place(card.cell)
            at = QRect(left + column * (width + across), top + row * (height + down), width, height)
            card.setGeometry(on_screen(at, self.size(), self._turns))

    def _spread(self, room: int, side: int, count: int, least: int) -> int:
        free = (room - count * side) // max(1, count)
        return max(least, min(free, round(side * 0.2)))

    def show_large(self, otherwise: int | None) -> None:
        """Ask for the picture under the pointer to be seen large, or for that of another cell."""
        pointed = (card.cell for card in self.cards if card.underMouse())
        cell = next(pointed, otherwise)
        if cell is not None:
            self.enlarge.emit(cell)

    def neighbour(self, cell: int, key: int) -> int:
        """The cell that an arrow key leads to on the screen; the same at an edge."""
        here = self.cards[cell].geometry().center()
        best, distance = cell, 0.0
        for card in self.cards:
            there = card.geometry().center()
            dx, dy = there.x() - here.x(), there.y() - here.y()
            along, across = {
                Qt.Key.Key_Left: (-dx, dy),
                Qt.Key.Key_Right: (dx, dy),
                Qt.Key.Key_Up: (-dy, dx),
                Qt.Key.Key_Down: (dy, dx),
            }[Qt.Key(key)]
            if along > 0 and abs(across) < along:
                far = along + 3 * abs(across)
                if best == cell or far < distance:
                    best, distance = card.cell, far
        return best

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = next((card.cell for card in self.cards if card.hasFocus()), None)
        arrows = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
        if focused is not None and event.key() in arrows:
            target = self.cards[self.neighbour(focused, event.key())]
            target.setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

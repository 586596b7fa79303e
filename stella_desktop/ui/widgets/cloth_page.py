"""What all pages have that are opened from another one and left again."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Look


class ClothPage(QWidget):
    """A page on dark cloth that Esc closes.

    Signals:
    closed: back to where one came from.
    """

    closed = Signal()

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), self._art.cloth(self.devicePixelRatioF()))

"""One picture as large as the window; any click or key puts it away."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.look import Ink
from stella_desktop.ui.turning import turn_painter


class PictureView(QWidget):
    """Covers its parent while it shows a picture."""

    def __init__(self, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._art = art
        self._over = parent
        self._card = ""
        self._turns = 0
        self._before: QWidget | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_picture(self, card: str, said: str, turns: int = 0) -> None:
        self._card, self._turns = card, turns
        self._before = self.window().focusWidget()
        self.setAccessibleName(said)
        self.setGeometry(self._over.rect())
        self.raise_()
        self.show()
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        if self.isVisible():
            self.hide()
            if self._before is not None:
                self._before.setFocus(Qt.FocusReason.PopupFocusReason)
                self._before = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.put_away()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            self.put_away()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.put_away()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), Ink.DEEP.faded(0.93))
        seen = turn_painter(painter, self.size(), self._turns)
        height = min(seen.height() * 0.97, seen.width() * 0.97 * PICTURE_RATIO)
        size = QSize(round(height / PICTURE_RATIO), round(height))
        picture = self._art.picture(self._card, size, self.devicePixelRatioF())
        painter.drawPixmap(
            (seen.width() - size.width()) // 2, (seen.height() - size.height()) // 2, picture
        )

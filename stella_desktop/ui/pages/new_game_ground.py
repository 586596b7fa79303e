"""The room in the lamplight that everything on the page lies in, and how it is scrolled."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPixmap,
    QScrollPrepareEvent,
)
from PySide6.QtWidgets import QAbstractButton, QFrame, QScrollArea, QScroller, QWidget

from stella_desktop.ui.art import Art

HANDLE = "handle"
"""Property of widgets that are dragged: a finger on them does not scroll."""

DUSK = ((0.0, 150), (0.5, 110), (1.0, 40))
DUSK_ON_THE_LAMP = ((0.0, 60), (0.45, 120), (0.6, 190), (1.0, 190))
"""From left to right. The painted lamp is on the right; words on it need more of the dark."""


class Ground:
    """The painted room at dusk, its table at the front; kept for the size asked for last."""

    def __init__(self, art: Art) -> None:
        self._art = art
        self._kept = QPixmap()
        self._rough = False
        self._mirrored = False

    def pixmap(self, size: QSize, ratio: float, *, mirrored: bool) -> QPixmap:
        """`mirrored`: the seats, and what is written beside them, are on the right."""
        wanted = size * ratio
        fresh = self._kept.size() == wanted and self._kept.devicePixelRatio() == ratio
        fresh = fresh and self._mirrored == mirrored
        if not fresh or (self._rough and not self._art.rough):
            self._rough, self._mirrored = self._art.rough, mirrored
            self._kept = QPixmap(wanted)
            self._kept.setDevicePixelRatio(ratio)
            painter = QPainter(self._kept)
            self._paint(painter, QRect(0, 0, size.width(), size.height()), ratio)
            painter.end()
        return self._kept

    def _paint(self, painter: QPainter, area: QRect, ratio: float) -> None:
        room = self._art.cover("home_background", area.size(), ratio, anchor_right=True)
        painter.drawPixmap(area.topLeft(), room)
        dusk = QLinearGradient(QPointF(0, 0), QPointF(area.width(), 0))
        for stop, alpha in DUSK_ON_THE_LAMP if self._mirrored else DUSK:
            dusk.setColorAt(stop, QColor(16, 14, 52, alpha))
        painter.fillRect(area, dusk)
        front = QLinearGradient(QPointF(0, area.height() * 0.86), QPointF(0, area.height()))
        front.setColorAt(0.0, QColor(16, 8, 24, 0))
        front.setColorAt(0.4, QColor(16, 8, 24, 135))
        front.setColorAt(1.0, QColor(16, 8, 24, 185))
        painter.fillRect(area, front)


class TableTop(QScrollArea):
    """Scrolls by finger and wheel, but not by a finger on the handle of a seat. A finger that
    scrolls presses nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        QScroller.scroller(self.viewport()).stateChanged.connect(self._let_go)

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QScrollPrepareEvent):
            under = self.viewport().childAt(event.startPos().toPoint())
            if under is not None and under.property(HANDLE):
                event.ignore()
                return True
        return super().viewportEvent(event)

    def _let_go(self, state: QScroller.State) -> None:
        """The content follows the finger: a button would see the release as meant for it."""
        if state is QScroller.State.Dragging:
            for button in self.viewport().findChildren(QAbstractButton):
                if button.isDown():
                    button.setDown(False)
                    button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QAbstractButton):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            watched.setDown(False)
            watched.removeEventFilter(self)
        return event.type() == QEvent.Type.MouseMove

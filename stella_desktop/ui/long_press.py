"""What a mouse learns by resting on a button, a finger learns by pressing it long."""

from PySide6.QtCore import QEvent, QObject, QPoint, QTimer
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

LONG_MS = 600


class LongPress(QObject):
    """Watches a window's own events, before any widget gets them, also those that are disabled.

    A press that showed the tip of a button is over: letting go does not press it.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._at = QPoint()
        self._told = False
        self._hold = QTimer(self, singleShot=True, interval=LONG_MS)
        self._hold.timeout.connect(self._tell)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWindow) or not isinstance(event, QMouseEvent):
            return False
        match event.type():
            case QEvent.Type.MouseButtonPress:
                self._at, self._told = event.position().toPoint(), False
                if self._tip() is not None:
                    self._hold.start()
            case QEvent.Type.MouseMove if self._hold.isActive():
                moved = (event.position().toPoint() - self._at).manhattanLength()
                if moved > QApplication.startDragDistance():
                    self._hold.stop()
            case QEvent.Type.MouseButtonRelease:
                self._hold.stop()
                return self._told
        return False

    def _tip(self) -> QWidget | None:
        """What was pressed, if it has something to tell."""
        widget = self._window.childAt(self._at)
        while widget is not None and not widget.toolTip():
            widget = widget.parentWidget()
        return widget

    def _tell(self) -> None:
        widget = self._tip()
        if widget is not None:
            self._told = True
            if isinstance(widget, QAbstractButton):
                widget.setDown(False)
            QToolTip.showText(self._window.mapToGlobal(self._at), widget.toolTip(), widget)

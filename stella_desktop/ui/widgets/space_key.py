"""The space bar has two meanings: tapped it is the next step, held it shows a picture large."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent

from stella_desktop.ui.widgets.card_button import HOLD_MS


class SpaceKey(QObject):
    """Tells a tap from a hold; the page passes its key events on.

    Signals:
        tapped: let go soon after it was pressed.
        held: kept down as long as a press that enlarges a picture.
    """

    tapped = Signal()
    held = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._hold = QTimer(self, singleShot=True, interval=HOLD_MS)
        self._hold.timeout.connect(self.held)

    def press(self, event: QKeyEvent) -> bool:
        """Whether the event was the space bar's; repeats count as one press."""
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat():
            self._hold.start()
        return True

    def release(self, event: QKeyEvent) -> bool:
        if event.key() != Qt.Key.Key_Space:
            return False
        if not event.isAutoRepeat() and self._hold.isActive():
            self._hold.stop()
            self.tapped.emit()
        return True

    def forget(self) -> None:
        """The page lost the focus: a release that comes later is somebody else's."""
        self._hold.stop()

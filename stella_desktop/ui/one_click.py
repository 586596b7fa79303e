"""A double click acts once (screens.md, principle 5): its second press reaches no button."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QWidget

STEPPER = "stepper"
"""Property of buttons that are pressed in quick succession, such as to the next picture."""


class OneClick(QObject):
    """Watches a window's own events, before any widget gets them.

    The first press may have changed the page: what lies under the pointer now is another button,
    and nobody has seen it yet.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.MouseButtonDblClick:
            return False
        if not isinstance(watched, QWindow) or not isinstance(event, QMouseEvent):
            return False
        under = self._window.childAt(event.position().toPoint())
        return isinstance(under, QAbstractButton) and not under.property(STEPPER)

"""A line to type in, as every page has it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QInputMethodEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class TextField(QLineEdit):
    """While an input method converts, keys belong to it: none of them means anything to the page,
    and no shortcut fires. `QLineEdit` alone hands on those that it has no use for itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._composing = False

    @property
    def composing(self) -> bool:
        return self._composing

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._composing:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ending = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
        if not self._composing:
            super().keyPressEvent(event)
        else:
            if event.key() not in ending:
                super().keyPressEvent(event)
            event.accept()

"""While pictures are looked at, taken in or given away: how far it is, and a way to stop it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import Ink, Look


class WorkPage(QWidget):
    """Signals:
    cancelled: nobody wants the rest any more.
    """

    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.words, self.number = QLabel(self), QLabel(self)
        self.words.setProperty("role", "large")
        self.number.setProperty("role", "soft")
        for label in (self.words, self.number):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.cancel = QPushButton(self)
        self.cancel.clicked.connect(self._stop)
        self._panel = QFrame(self)
        self._panel.setProperty("role", "panel")
        self._column = QVBoxLayout(self._panel)
        for widget in (self.words, self.bar, self.number):
            self._column.addWidget(widget)
        self._column.addWidget(self.cancel, 0, Qt.AlignmentFlag.AlignCenter)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addWidget(self._panel, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addStretch(1)
        look.changed.connect(self._resize)
        self._retranslate()
        self._resize()

    def begin(self, words: str) -> None:
        self.words.setText(words)
        self.bar.setAccessibleName(words)
        self.cancel.setEnabled(True)
        self.show_progress(0, 0)

    def show_progress(self, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        #: How far a task is, such as 3 of 12 pictures.
        told = self.tr("{done} of {total}").format(done=numeral(done), total=numeral(total))
        self.number.setText(told if total else "")

    def _stop(self) -> None:
        self.cancel.setEnabled(False)
        self.cancelled.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.cancel.setText(self.tr("Cancel"))

    def _resize(self) -> None:
        look = self._look
        pad = look.px(4)
        self._panel.setFixedWidth(min(look.px(100), round(look.window.width() * 0.8)))
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(look.px(2.4))
        radius = look.px(1)
        self.bar.setStyleSheet(
            f"QProgressBar {{ background: {Ink.DEEP.value}; border: none;"
            f" border-radius: {radius}px; min-height: {2 * radius}px;"
            f" max-height: {2 * radius}px; }}"
            f" QProgressBar::chunk {{ background: {Ink.GOLD.value}; border-radius: {radius}px; }}"
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.cancel.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._stop()
        else:
            super().keyPressEvent(event)

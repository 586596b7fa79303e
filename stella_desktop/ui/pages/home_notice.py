"""The line over the shelf when the newest save cannot be opened, and the way out of it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from stella_desktop.ui.look import Look


class LostNotice(QFrame):
    """Signals: pressed – the way out is wanted, whichever it is."""

    pressed = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "panel")
        self.sentence = QLabel(self)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("role", "alert")
        # A long list of names may not push the button out of the line.
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.pressed)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self.sentence, 1)
        self._line.addWidget(self.button)

    def say(self, sentence: str, way_out: str) -> None:
        self.sentence.setText(sentence)
        self.button.setText(way_out)
        self.button.setAccessibleDescription(sentence)

    def height_for(self, width: int) -> int:
        """What the sentence needs in this width, at the present size of the window."""
        pad = self._look.px(1.4)
        self._line.setContentsMargins(pad, pad, pad, pad)
        self._line.setSpacing(self._look.px(2))
        for part in (self.sentence, self.button):
            part.ensurePolished()
        return self._line.totalHeightForWidth(width)

"""A sentence that appears over the page and stays until it is read: no dialog, nothing blocks."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stella_desktop.ui.look import BODY, Ink, Look, draw_text, leading, rounded_panel


class Toast(QWidget):
    """Lies over its parent at the top."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._over = parent
        self._text = ""
        self._alert = False
        self.close_button = QPushButton("×", self)
        self.close_button.setProperty("role", "quiet")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.clicked.connect(self.hide)
        look.changed.connect(self.place)
        self.hide()

    @property
    def text(self) -> str:
        return self._text if self.isVisibleTo(self._over) else ""

    def say(self, text: str, *, alert: bool = False) -> None:
        self._text, self._alert = text, alert
        self.setAccessibleName(text)
        self.close_button.setAccessibleName(self.tr("Close this message"))
        self.show()
        self.place()
        self.raise_()
        self.update()

    def place(self) -> None:
        parent, look = self._over, self._look
        width = min(parent.width() - look.px(4), look.px(120))
        height = max(look.px(9), look.text_px(BODY) * 4)
        self.setGeometry((parent.width() - width) // 2, look.px(2), width, height)
        side = look.px(6)
        self.close_button.setGeometry(width - side - look.px(0.6), (height - side) // 2, side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        line = Ink.ALERT if self._alert else Ink.GOLD
        rounded_panel(
            painter,
            QRectF(self.rect()),
            self._look.px(1.4),
            Ink.DEEP.faded(0.97),
            line.color,
            max(2, self._look.px(0.25)),
        )
        pad = self._look.px(1.4)
        area = QRect(pad * 2, pad // 2, self.close_button.x() - 3 * pad, self.height() - pad)
        font = self._look.font(BODY)
        draw_text(
            painter, self._look, area, self._text, font, Ink.CREAM.color, align=leading(), wrap=True
        )

"""Round and step at the top of the table, and the menu button."""

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stella_desktop.games.stella.moves import Phase
from stella_desktop.ui.look import BODY, LARGE, Ink, Look, draw_text

STEPS = (Phase.ASSOCIATE, Phase.ANNOUNCE, Phase.REVEAL, Phase.SCORE)


class TableHeader(QWidget):
    """Signals:
    menu_wanted: the menu button was pressed.
    """

    menu_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._step = ""
        self._phase = Phase.ASSOCIATE
        self.menu = QPushButton("☰", self)
        self.menu.setProperty("role", "quiet")
        self.menu.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.menu.clicked.connect(self.menu_wanted)
        look.changed.connect(self._lay_out)

    def show_step(self, title: str, phase: Phase, step: str, menu_name: str) -> None:
        self._title, self._phase, self._step = title, phase, step
        self.setAccessibleName(f"{title}, {step}")
        self.menu.setAccessibleName(menu_name)
        self.menu.setToolTip(menu_name)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        side = self._look.px(6)
        self.menu.setGeometry(self.width() - side, 0, side, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        width = self.menu.x() - self._look.px(0.5)
        half = self.height() * 54 // 100
        title_font = self._look.font(LARGE, bold=True, display=True)
        title = QRect(self._look.px(0.6), 0, width, half)
        draw_text(painter, self._look, title, self._title, title_font, Ink.CREAM.color, align=left)
        current = STEPS.index(self._phase) if self._phase in STEPS else len(STEPS) - 1
        dot = max(4, self._look.px(0.9))
        gap = round(dot * 0.8)
        x = self._look.px(0.6)
        y = half + (self.height() - half) // 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(len(STEPS)):
            long = dot * (3 if number == current else 1)
            done = Ink.GOLD if number == current else Ink.SOFT if number < current else Ink.LINE
            painter.setBrush(done.color)
            painter.drawRoundedRect(QRectF(x, y - dot / 2, long, dot), dot / 2, dot / 2)
            x += long + gap
        step = QRect(x + gap, half, self.width() - x - gap, self.height() - half)
        font = self._look.font(BODY, bold=True)
        draw_text(painter, self._look, step, self._step, font, Ink.BRIGHT_GOLD.color, align=left)

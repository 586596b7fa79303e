"""The curtain: opaque, only public facts, opened by the right person and not by accident."""

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.look import HEADING, LARGE, TITLE, Ink, Look
from stella_desktop.ui.phrases import isolated
from stella_desktop.ui.turning import on_screen, turned_size
from stella_desktop.ui.widgets.turned import HoldButton, TurnedButton, TurnedLabel, TurnedPiece

HOLD_MS = 1000


class Curtain(QWidget):
    """Signals:
    opened: held long enough: the reader is here.
    refused: not me; back to the table.
    """

    opened = Signal()
    refused = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        seat: SeatInfo,
        *,
        marking: bool,
        hold_ms: int = HOLD_MS,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._seat, self._marking = look, seat, marking
        turns = seat.turns
        self.badge = TurnedPiece(
            turns, lambda size, ratio: art.piece(f"seat_{seat.symbol}", size, ratio), self
        )
        avatar = seat.avatar
        self.face = TurnedPiece(
            turns,
            lambda size, ratio: art.avatar(avatar or "owl", size.width(), ratio),
            self,
        )
        self.face.setVisible(avatar is not None)
        self.name = TurnedLabel(look, turns, TITLE, bold=True, display=True, name=True, parent=self)
        self.task = TurnedLabel(look, turns, LARGE, parent=self)
        self.rest = TurnedLabel(look, turns, LARGE * 0.85, ink=Ink.SOFT, parent=self)
        self.open = HoldButton(look, turns, hold_ms, self)
        self.no = TurnedButton(look, turns, parent=self)
        self.open.held.connect(self.opened)
        self.no.clicked.connect(self.refused)
        look.changed.connect(self._lay_out)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.name.set_text(self._seat.name)
        self.task.set_text(
            self.tr("Your turn to mark. Everybody else looks away.")
            if self._marking
            else self.tr("A look at your own board. Everybody else looks away.")
        )
        self.rest.set_text(
            self.tr("Behind this curtain is only what {name} may see.").format(
                name=isolated(self._seat.name)
            )
        )
        self.open.setText(
            self.tr("I am {name}: hold to open").format(name=isolated(self._seat.name))
        )
        self.open.setAccessibleDescription(self.tr("Hold for one second"))
        self.no.setText(self.tr("Not me"))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.open.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.refused.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _put(self, widget: QWidget, middle: float, y: float, width: float, height: float) -> None:
        seen = QRect(round(middle - width / 2), round(y), round(width), round(height))
        widget.setGeometry(on_screen(seen, self.size(), self._seat.turns))

    def _lay_out(self) -> None:
        seen = turned_size(self.size(), self._seat.turns)
        width, height = seen.width(), seen.height()
        unit = min(height, width * 0.8)
        middle = width / 2
        y = height / 2 - unit * 0.37
        badge = unit * 0.2
        if self.face.isVisibleTo(self):
            self._put(self.face, middle - badge * 0.6, y, badge, badge)
            self._put(self.badge, middle + badge * 0.6, y, badge, badge)
        else:
            self._put(self.badge, middle, y, badge, badge)
        y += badge + unit * 0.02
        self._put(self.name, middle, y, width * 0.8, unit * 0.15)
        y += unit * 0.16
        self._put(self.task, middle, y, width * 0.7, unit * 0.11)
        y += unit * 0.11
        self._put(self.rest, middle, y, width * 0.7, unit * 0.08)
        y += unit * 0.11
        button = max(unit * 0.12, self._look.text_px(HEADING) * 1.6)
        self._put(self.open, middle, y, min(width * 0.7, unit * 0.85), button)
        y += button + unit * 0.035
        self._put(self.no, middle, y, unit * 0.3, self._look.text_px(LARGE) * 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Heavy cloth in folds, gathered under a valance; it hides everything."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width, height = self.width(), self.height()
        folds = 14
        fold = width / folds
        for number in range(folds):
            shade = QLinearGradient(QPointF(number * fold, 0), QPointF((number + 1) * fold, 0))
            for stop, color in (
                (0, "#151742"),
                (0.32, "#2d2f78"),
                (0.55, "#25286a"),
                (1, "#12143a"),
            ):
                shade.setColorAt(stop, QColor(color))
            painter.fillRect(QRectF(number * fold, 0, fold + 1, height), shade)
        drop = height * 0.07
        valance = QPainterPath(QPointF(0, 0))
        valance.lineTo(width, 0)
        valance.lineTo(width, drop)
        scallop = width / 9
        for number in range(9, 0, -1):
            right = number * scallop
            valance.quadTo(right - scallop / 2, drop * 2.1, right - scallop, drop)
        valance.closeSubpath()
        painter.fillPath(valance, Ink.DEEP.color)
        painter.setPen(Ink.GOLD.faded(0.75))
        pen = painter.pen()
        pen.setWidthF(max(2.0, height * 0.004))
        painter.setPen(pen)
        for number in range(9):
            path = QPainterPath(QPointF(number * scallop, drop))
            path.quadTo((number + 0.5) * scallop, drop * 2.1, (number + 1) * scallop, drop)
            painter.drawPath(path)
        # A quiet place for the words.
        glow = QRectF(width * 0.12, height * 0.1, width * 0.76, height * 0.82)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.DEEP.faded(0.72))
        painter.drawRoundedRect(glow, height * 0.03, height * 0.03)

"""What the page for a new game is made of: paper, painted buttons, choices with a drawing."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QLabel, QSizePolicy, QVBoxLayout, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.look import BODY, Ink, Look, draw_text, rounded_panel

Drawing: TypeAlias = Callable[[QPainter, QRect], None]
"""Paints something into a rectangle."""

SOLID, ROUND = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
TARGET = 6.0
"""The smallest side of what a finger must hit, in percent of the window's height."""
LONGEST_SAID = 20
"""Letters of a name or word inside a sentence; longer ones are cut there, and only there."""


def said(name: str) -> str:
    """A name or word short enough for the middle of a sentence."""
    return name if len(name) <= LONGEST_SAID else name[: LONGEST_SAID - 1].rstrip() + "…"


def nothing(painter: QPainter, area: QRect) -> None:
    """The drawing of a button that has none yet."""


def square_in(area: QRect) -> QRect:
    side = min(area.width(), area.height())
    square = QRect(0, 0, side, side)
    square.moveCenter(area.center())
    return square


def device_ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


def token_drawing(art: Art, symbol: str) -> Drawing:
    def draw(painter: QPainter, area: QRect) -> None:
        spot = square_in(area)
        painter.drawPixmap(
            spot.topLeft(), art.piece(f"seat_{symbol}", spot.size(), device_ratio(painter))
        )

    return draw


def avatar_drawing(art: Art, name: str | None, ink: Ink) -> Drawing:
    """The painted face; without one an empty frame with a plus sign."""

    def draw(painter: QPainter, area: QRect) -> None:
        spot = square_in(area)
        if name is not None:
            face = art.avatar(name, spot.width(), device_ratio(painter))
            painter.drawPixmap(spot.topLeft(), face)
            return
        width = max(1.5, spot.width() * 0.04)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink.color, width, Qt.PenStyle.DashLine))
        inner = QRectF(spot).adjusted(width, width, -width, -width)
        painter.drawEllipse(inner)
        arm = inner.width() * 0.16
        middle = inner.center()
        painter.setPen(QPen(ink.color, width * 1.5, SOLID, ROUND))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))

    return draw


def paint_focus(painter: QPainter, look: Look, rect: QRect, radius: float, ink: Ink) -> None:
    """The ring that says where the keyboard is."""
    width = max(2.0, look.px(0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink.color, width))
    half = width / 2
    painter.drawRoundedRect(QRectF(rect).adjusted(half, half, -half, -half), radius, radius)


def paint_paper(painter: QPainter, look: Look, rect: QRect, radius: float, *, high: float) -> None:
    """A piece of warm paper with its shadow; `high`: how far it is held above the table."""
    drop = look.px(0.35 + high)
    for step in range(3):
        shade = QRectF(rect).adjusted(-step, drop * 0.4, step, drop * (0.6 + 0.35 * step))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(4, 5, 24, 60))
        painter.drawRoundedRect(shade, radius, radius)
    rounded_panel(
        painter, QRectF(rect), radius, Ink.PAPER.color, Ink.PAPER_EDGE.color, max(1, look.px(0.15))
    )


def paint_tick(painter: QPainter, disc: QRectF) -> None:
    """What is chosen."""
    side = disc.width()
    painter.setPen(QPen(Ink.INK.color, max(1.0, side * 0.05)))
    painter.setBrush(Ink.GOLD.color)
    painter.drawEllipse(disc)
    tick = QPainterPath(disc.topLeft() + QPointF(side * 0.27, side * 0.53))
    tick.lineTo(disc.topLeft() + QPointF(side * 0.44, side * 0.7))
    tick.lineTo(disc.topLeft() + QPointF(side * 0.74, side * 0.34))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(Ink.INK.color, side * 0.12, SOLID, ROUND))
    painter.drawPath(tick)


class DrawnButton(QAbstractButton):
    """A button that paints itself. The second half of a double click does nothing."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()


class PieceButton(DrawnButton):
    """Shows a drawing and nothing else; `ink` is the colour of its ring and its strokes."""

    def __init__(self, look: Look, ink: Ink, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.ink = ink
        self.room = 0.0
        """Free space around the drawing, as a share of the height."""
        self._drawing: Drawing = nothing

    def show_drawing(self, drawing: Drawing) -> None:
        self._drawing = drawing
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(TARGET), self._look.px(TARGET))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        radius = self._look.px(1)
        if self.isEnabled() and (self.isDown() or self.underMouse()):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.ink.faded(0.2 if self.isDown() else 0.1))
            painter.drawRoundedRect(self.rect(), radius, radius)
        painter.save()
        if not self.isEnabled():
            painter.setOpacity(0.3)
        room = round(self.height() * self.room)
        self._drawing(painter, self.rect().adjusted(room, room, -room, -room))
        painter.restore()
        if self.hasFocus():
            paint_focus(painter, self._look, self.rect(), radius, self.ink)


class ChoiceCard(DrawnButton):
    """One of several choices: a drawing, a title, a line about it; the chosen one has a tick."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.setCheckable(True)
        self._drawing: Drawing = nothing
        self._tall = 9.0
        self.title = QLabel(self)
        self.title.setProperty("role", "strong")
        self.line = QLabel(self)
        self.line.setProperty("role", "small")
        self._layout = QVBoxLayout(self)
        for label in (self.title, self.line):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            self._layout.addWidget(label)
        self._layout.addStretch(1)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        look.changed.connect(self._restyle)
        self._restyle()

    def say(self, title: str, line: str) -> None:
        self.title.setText(title)
        self.line.setText(line)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)

    def show_drawing(self, drawing: Drawing, tall: float) -> None:
        """`tall`: how high the drawing is at least, in percent of the window's height."""
        self._drawing = drawing
        self._tall = tall
        self._restyle()

    def _restyle(self) -> None:
        pad = self._look.px(1)
        self._layout.setContentsMargins(pad, self._look.px(self._tall + 1.6), pad, pad)
        self._layout.setSpacing(self._look.px(0.2))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, radius = self._look, self._look.px(1.2)
        lit = self.isChecked() or self.underMouse()
        fill = Ink.RAISED.faded(0.9) if lit else Ink.DEEP.faded(0.6)
        line = Ink.GOLD.color if self.isChecked() else Ink.LINE.color
        width = max(2.0, look.px(0.35)) if self.isChecked() else max(1.0, look.px(0.15))
        rounded_panel(painter, QRectF(self.rect()), radius, fill, line, width)
        pad = look.px(1.2)
        bottom = self.title.y() - look.px(0.4)
        painter.save()
        self._drawing(painter, QRect(pad, pad, self.width() - 2 * pad, bottom - pad))
        painter.restore()
        if self.isChecked():
            self._paint_tick(painter)
        if self.hasFocus():
            inset = look.px(0.5)
            inner = self.rect().adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, look, inner, radius * 0.8, Ink.CREAM)

    def _paint_tick(self, painter: QPainter) -> None:
        side = self._look.px(3)
        margin = self._look.px(0.9)
        left = margin if self.isRightToLeft() else self.width() - margin - side
        paint_tick(painter, QRectF(left, margin, side, side))


class EmptyPlace(DrawnButton):
    """A place at the table where nobody sits yet, with a plus sign and a word."""

    def sizeHint(self) -> QSize:
        words = QFontMetrics(self._look.font(BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(words + self._look.px(10), self._look.px(7.4))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look = self._look
        ink = Ink.BRIGHT_GOLD.color if self.isEnabled() else Ink.SOFT.faded(0.75)
        lit = self.isEnabled() and (self.underMouse() or self.isDown())
        width = max(1.5, look.px(0.22))
        painter.setPen(
            QPen(ink if self.isEnabled() else Ink.LINE.color, width, Qt.PenStyle.DashLine)
        )
        painter.setBrush(Ink.PANEL.faded(0.85 if lit else 0.45))
        edge = QRectF(self.rect()).adjusted(width, width, -width, -width)
        painter.drawRoundedRect(edge, look.px(1), look.px(1))
        font = look.font(BODY, bold=True)
        words = QFontMetrics(font).horizontalAdvance(self.text())
        arm = look.px(1.1)
        whole = 2 * arm + look.px(1.4) + words
        left = (self.width() - whole) / 2
        middle = QPointF(left + arm, self.height() / 2)
        text = QRect(round(left) + 2 * arm + look.px(1.4), 0, words + 2, self.height())
        if self.isRightToLeft():
            middle.setX(self.width() - middle.x())
            text.moveRight(self.width() - text.left())
        painter.setPen(QPen(ink, look.px(0.5), SOLID, ROUND))
        painter.drawLine(middle - QPointF(arm, 0), middle + QPointF(arm, 0))
        painter.drawLine(middle - QPointF(0, arm), middle + QPointF(0, arm))
        draw_text(painter, look, text, self.text(), font, ink)
        if self.hasFocus():
            paint_focus(painter, look, self.rect(), look.px(1), Ink.CREAM)

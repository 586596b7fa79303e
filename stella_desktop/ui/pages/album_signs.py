"""The two signs for pictures that are left out, and the big buttons that set them."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from stella_desktop.ui.look import BODY, Ink, Look, draw_text, rounded_panel

PaintSign: TypeAlias = Callable[[QPainter, QRectF, Ink], None]


def paint_hidden_sign(painter: QPainter, area: QRectF, ink: Ink) -> None:
    """A closed eye: never on the table."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    painter.setPen(QPen(ink.color, side * 0.09, c=Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lid = QPainterPath(area.topLeft() + QPointF(side * 0.1, side * 0.42))
    lid.quadTo(
        area.topLeft() + QPointF(side * 0.5, side * 0.86),
        area.topLeft() + QPointF(side * 0.9, side * 0.42),
    )
    painter.drawPath(lid)
    for x, y, dx, dy in ((0.2, 0.57, -0.09, 0.11), (0.5, 0.65, 0, 0.15), (0.8, 0.57, 0.09, 0.11)):
        start = area.topLeft() + QPointF(side * x, side * y)
        painter.drawLine(start, start + QPointF(side * dx, side * dy))
    painter.restore()


def paint_small_sign(painter: QPainter, area: QRectF, ink: Ink) -> None:
    """A small child, struck through: not for them."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()

    def at(x: float, y: float) -> QPointF:
        return area.topLeft() + QPointF(side * x, side * y)

    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink.color)
    painter.drawEllipse(at(0.5, 0.3), side * 0.17, side * 0.17)
    body = QPainterPath(at(0.5, 0.46))
    body.cubicTo(at(0.72, 0.5), at(0.74, 0.7), at(0.76, 0.92))
    body.lineTo(at(0.24, 0.92))
    body.cubicTo(at(0.26, 0.7), at(0.28, 0.5), at(0.5, 0.46))
    painter.drawPath(body)
    ground = Ink.DEEP if ink is not Ink.INK else Ink.PAPER
    for paper, width in ((ground, 0.24), (ink, 0.09)):
        painter.setPen(QPen(paper.color, side * width, c=Qt.PenCapStyle.RoundCap))
        painter.drawLine(at(0.1, 0.9), at(0.9, 0.12))
    painter.restore()


def paint_deck_sign(painter: QPainter, area: QRectF, ink: Ink) -> None:
    """Two picture cards, one on the other."""
    _paint_cards(painter, area, ink, QSizeF(0.46, 0.69))


def paint_words_sign(painter: QPainter, area: QRectF, ink: Ink) -> None:
    """Two word cards, one on the other."""
    _paint_cards(painter, area, ink, QSizeF(0.76, 0.42))


def _paint_cards(painter: QPainter, area: QRectF, ink: Ink, card: QSizeF) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    painter.translate(area.center())
    painter.setPen(QPen(ink.color, side * 0.07))
    painter.setBrush(Ink.DEEP.color)
    shape = QRectF(QPointF(), card * side)
    shape.moveCenter(QPointF())
    for turn in (-12.0, 14.0):
        painter.rotate(turn)
        painter.drawRoundedRect(shape, side * 0.06, side * 0.06)
    painter.restore()


class SignButton(QAbstractButton):
    """A box with a tick, words, and the sign that the picture gets by it."""

    def __init__(self, look: Look, sign: PaintSign, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._sign = look, sign
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        line = self.fontMetrics().height()
        return QSize(self._look.px(40), max(self._look.px(7.6), 2 * line + self._look.px(1.8)))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        on, lit = self.isChecked(), self.underMouse()
        line = Ink.CREAM if self.hasFocus() else Ink.GOLD if on else Ink.LINE
        ground = Ink.RAISED if on or lit else Ink.PANEL
        width = max(2, look.px(0.4 if self.hasFocus() else 0.3))
        rounded_panel(painter, QRectF(self.rect()), look.px(1.1), ground.color, line.color, width)
        side, pad = look.px(3), look.px(1.5)
        sign = look.px(4.4)
        box = QRect(pad, (self.height() - side) // 2, side, side)
        place = QRect(self.width() - pad - sign, (self.height() - sign) // 2, sign, sign)
        words = QRect(box.right() + pad, 0, place.x() - box.right() - 2 * pad, self.height())
        align = Qt.AlignmentFlag.AlignLeft
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            box, place, words = (self._mirrored(one) for one in (box, place, words))
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
        self._paint_box(painter, QRectF(box), on)
        self._sign(painter, QRectF(place), Ink.BRIGHT_GOLD if on else Ink.SOFT)
        draw_text(
            painter,
            look,
            words.adjusted(0, look.px(0.4), 0, -look.px(0.4)),
            self.text(),
            look.font(BODY, bold=on),
            (Ink.BRIGHT_GOLD if on else Ink.CREAM).color,
            align=align | Qt.AlignmentFlag.AlignVCenter,
            wrap=True,
        )

    def _mirrored(self, rect: QRect) -> QRect:
        return QRect(self.width() - rect.right() - 1, rect.y(), rect.width(), rect.height())

    def _paint_box(self, painter: QPainter, box: QRectF, on: bool) -> None:
        side = box.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen((Ink.GOLD if on else Ink.SOFT).color, max(1.0, side * 0.07)))
        painter.setBrush(Ink.GOLD.color if on else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, side * 0.2, side * 0.2)
        if on:
            tick = QPainterPath(box.topLeft() + QPointF(side * 0.22, side * 0.53))
            tick.lineTo(box.topLeft() + QPointF(side * 0.43, side * 0.74))
            tick.lineTo(box.topLeft() + QPointF(side * 0.79, side * 0.3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(Ink.INK.color, side * 0.13, c=Qt.PenCapStyle.RoundCap))
            painter.drawPath(tick)

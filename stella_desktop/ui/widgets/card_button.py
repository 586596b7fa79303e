"""A picture card: a real button, so that keyboards and screen readers know it."""

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from stella_desktop.ui.art import CORNER, Art
from stella_desktop.ui.look import Ink, Look, make_font
from stella_desktop.ui.turning import turn_painter, turned_size

FLIP_MS = 400
HOLD_MS = 450
"""A press held this long enlarges the picture instead of choosing it."""


class CardButton(QAbstractButton):
    """One picture. `checked` is the reader's own mark on a private page, the choice on the table.

    Signals:
        enlarge: somebody wants to see it large (right click, long press, Space held).
    """

    enlarge = Signal(int)

    def __init__(self, cell: int, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cell = cell
        self._look = look
        self._art = art
        self._card = ""
        self._title = ""
        self._key = ""
        self._symbols: tuple[str, ...] = ()
        self._dimmed = False
        self._mark = False
        self.turns = 0
        self.setCheckable(True)
        # A click leaves the focus with the page: space is its next step, not this card again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._held)
        self._old_card = ""
        self._flip = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLIP_MS)
        self._flip.valueChanged.connect(self.update)
        self._flip.finished.connect(self.finish_motion)
        look.changed.connect(self.update)

    @property
    def card(self) -> str:
        return self._card

    def show_card(
        self,
        card: str,
        *,
        title: str,
        key: str = "",
        symbols: tuple[str, ...] = (),
        dimmed: bool = False,
        mark: bool = False,
        described: str = "",
    ) -> None:
        """`described` is for screen readers, after the title; `mark` draws the X when checked."""
        shown = (card, title, key, symbols, dimmed, mark)
        now = (self._card, self._title, self._key, self._symbols, self._dimmed, self._mark)
        self.setAccessibleName(f"{key}: {title}" if key else title)
        self.setAccessibleDescription(described)
        if shown == now:
            return
        self._card, self._title, self._key, self._symbols, self._dimmed, self._mark = shown
        self.update()

    def flip_from(self, old_card: str) -> None:
        """Turn over from another picture to the one shown."""
        if self._look.motion and self.isVisible():
            self._old_card = old_card
            self._flip.stop()
            self._flip.start()

    @property
    def is_turning(self) -> bool:
        return bool(self._old_card)

    def finish_motion(self) -> None:
        if self._old_card:
            self._flip.stop()
            self._old_card = ""
            self.update()

    def face(self) -> QRect:
        """The card inside the widget, as the reader sees it; the rim is for focus and choice."""
        seen = turned_size(self.size(), self.turns)
        rim = max(2, round(min(seen.width(), seen.height()) * 0.02))
        return QRect(rim, rim, seen.width() - 2 * rim, seen.height() - 2 * rim)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(18), self._look.px(27))

    # --- holding --------------------------------------------------------------------------

    def _held(self) -> None:
        if self.isVisible():
            self.setDown(False)
            self.enlarge.emit(self.cell)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.RightButton:
            self.enlarge.emit(self.cell)
            return
        self._hold.start()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        held = not self._hold.isActive()
        self._hold.stop()
        if held and event.button() == Qt.MouseButton.LeftButton:
            self.setDown(False)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            # Enter belongs to the page's one obvious next step.
            event.ignore()
            return
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self._hold.start()
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            held = not self._hold.isActive()
            self._hold.stop()
            if held:
                self.setDown(False)
                return
        super().keyReleaseEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hold.stop()
        super().leaveEvent(event)

    # --- painting -------------------------------------------------------------------------

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        turn_painter(painter, self.size(), self.turns)
        face = self.face()
        if self._old_card:
            self._paint_flip(painter, face)
            return
        if self._card:
            pixmap = self._art.picture(self._card, face.size(), self.devicePixelRatioF())
            painter.drawPixmap(face.topLeft(), pixmap)
        radius = face.width() * CORNER
        if self._dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Ink.DEEP.faded(0.62))
            painter.drawRoundedRect(face, radius, radius)
        self._paint_rim(painter, face, radius)
        self._paint_key(painter, face)
        self._paint_symbols(painter, face)
        if self._mark and self.isChecked():
            self._paint_mark(painter, face)

    def _paint_flip(self, painter: QPainter, face: QRect) -> None:
        """The old picture narrows to its edge, the new one widens from it."""
        done = float(self._flip.currentValue() or 0.0)
        card = self._old_card if done < 0.5 else self._card
        width = face.width() * abs(1 - 2 * done)
        pixmap = self._art.picture(card, face.size(), self.devicePixelRatioF())
        target = QRectF(face.center().x() - width / 2, face.y(), width, face.height())
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def _paint_rim(self, painter: QPainter, face: QRect, radius: float) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rim = face.x()
        if self.isChecked():
            width = rim * 1.9
            painter.setPen(QPen(Ink.GOLD.color, width))
            painter.drawRoundedRect(QRectF(face).adjusted(-1, -1, 1, 1), radius, radius)
        elif self.underMouse() and self.isEnabled() and not self._dimmed:
            painter.setPen(QPen(Ink.CREAM.faded(0.8), rim))
            painter.drawRoundedRect(QRectF(face), radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(Ink.CREAM.color, max(2.0, rim * 0.8), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(QRectF(face).adjusted(1, 1, -1, -1), radius, radius)

    def _paint_key(self, painter: QPainter, face: QRect) -> None:
        if not self._key or not self._look.key_labels:
            return
        side = max(self._look.px(2.9), round(face.width() * 0.13))
        margin = round(face.width() * 0.045)
        plate = QRect(face.x() + margin, face.bottom() - margin - side, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.DEEP.faded(0.82))
        painter.drawRoundedRect(plate, side * 0.25, side * 0.25)
        painter.setPen(Ink.CREAM.color)
        painter.setFont(make_font(round(side * 0.7), bold=True))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter.value, self._key)

    def _paint_symbols(self, painter: QPainter, face: QRect) -> None:
        if not self._symbols:
            return
        margin = round(face.width() * 0.04)
        free = face.width() - 2 * margin - round(face.width() * 0.19)
        side = min(round(face.width() * 0.17), free // len(self._symbols))
        left = face.right() - margin - side * len(self._symbols)
        top = face.bottom() - margin - side
        plate = QRect(left - margin // 2, top, face.right() - margin // 2 - left, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.DEEP.faded(0.6))
        painter.drawRoundedRect(plate.adjusted(-2, -3, 2, 3), side * 0.3, side * 0.3)
        for number, symbol in enumerate(self._symbols):
            token = self._art.piece(f"seat_{symbol}", QSize(side, side), self.devicePixelRatioF())
            painter.drawPixmap(left + number * side, top, token)

    def _paint_mark(self, painter: QPainter, face: QRect) -> None:
        side = round(face.width() * 0.34)
        plate = QRect(0, 0, side, side)
        plate.moveCenter(QPoint(face.center().x(), face.bottom() - round(side * 0.72)))
        painter.setPen(QPen(Ink.INK.faded(0.35), side * 0.03))
        painter.setBrush(Ink.PAPER.faded(0.96))
        painter.drawEllipse(plate)
        inner = round(side * 0.66)
        cross = self._art.piece("mark_x_ink", QSize(inner, inner), self.devicePixelRatioF())
        painter.drawPixmap(plate.center() - QPoint(inner // 2, inner // 2), cross)

"""Text and buttons that face a reader at any side of a flat screen; real widgets all the same."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QWidget

from stella_desktop.ui.look import BODY, LARGE, Ink, Look, draw_text, rounded_panel
from stella_desktop.ui.turning import turn_painter

PixmapMaker = Callable[[QSize, float], QPixmap]
"""(size, device pixel ratio) -> pixmap."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class TurnedLabel(QWidget):
    """One text, wrapped and made smaller as needed."""

    def __init__(
        self,
        look: Look,
        turns: int,
        percent: float = BODY,
        *,
        bold: bool = False,
        display: bool = False,
        ink: Ink = Ink.CREAM,
        align: Qt.AlignmentFlag = CENTRE,
        name: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._turns = turns
        self._percent, self._bold, self._display = percent, bold, display
        self.ink = ink
        self._align = align
        self._name = name
        self._text = ""

    def set_text(self, text: str, ink: Ink | None = None) -> None:
        self._text = text
        self.ink = ink or self.ink
        self.setAccessibleName(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        seen = turn_painter(painter, self.size(), self._turns)
        font = self._look.font(self._percent, bold=self._bold, display=self._display)
        draw_text(
            painter,
            self._look,
            seen,
            self._text,
            font,
            self.ink.color,
            align=self._align,
            wrap=True,
            name=self._name,
        )


class TurnedButton(QAbstractButton):
    """A push button whose painting is turned."""

    def __init__(
        self, look: Look, turns: int, *, primary: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._turns = turns
        self._primary = primary
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(24), self._look.px(7))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        fill, line, text = Ink.PANEL.color, Ink.LINE.color, Ink.CREAM.color
        if self._primary and self.isEnabled():
            fill, line, text = Ink.GOLD.color, Ink.BRIGHT_GOLD.color, Ink.INK.color
        if not self.isEnabled():
            fill, text = Ink.NIGHT.color, Ink.SOFT.color
        elif self.isDown():
            fill = fill.darker(115)
        elif self.underMouse():
            fill = fill.lighter(112)
        radius = self._look.px(1.1)
        rounded_panel(
            painter, QRectF(self.rect()), radius, fill, line, max(1.5, self._look.px(0.15))
        )
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(Ink.CREAM.color, max(2, self._look.px(0.3))))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)
        seen = turn_painter(painter, self.size(), self._turns)
        pad = self._look.px(1)
        font = self._look.font(LARGE * 0.9 if self._primary else BODY, bold=self._primary)
        area = seen.adjusted(pad, pad // 2, -pad, -pad // 2)
        draw_text(painter, self._look, area, self.text(), font, text, wrap=True)


GRACE_MS = 90


class HoldButton(QAbstractButton):
    """Opens only after being held for `hold_ms`: a curtain does not open by accident.

    Signals:
        held: it was held long enough.
    """

    held = Signal()

    def __init__(
        self, look: Look, turns: int, hold_ms: int = 1000, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._turns = turns
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._ring = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=hold_ms)
        self._ring.valueChanged.connect(self.update)
        self._ring.finished.connect(self._finished)
        # A held key repeats as release and press; X11 does not always say that it is a repeat.
        self._let_go = QTimer(self, singleShot=True, interval=GRACE_MS)
        self._let_go.timeout.connect(self._cancel)

    def _finished(self) -> None:
        self._ring.stop()
        self.setDown(False)
        self.held.emit()

    def _begin(self) -> None:
        if self._let_go.isActive():
            self._let_go.stop()
            return
        self.setDown(True)
        self._ring.stop()
        self._ring.start()

    def _cancel(self) -> None:
        self._let_go.stop()
        self._ring.stop()
        self._ring.setCurrentTime(0)
        self.setDown(False)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._begin()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._cancel()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self._begin()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat() and self.isDown():
                self._let_go.start()
            return
        super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._cancel()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        seen = turn_painter(painter, self.size(), self._turns)
        radius = seen.height() / 2
        line = Ink.CREAM if self.hasFocus() else Ink.BRIGHT_GOLD
        width = max(2.0, self._look.px(0.3))
        rounded_panel(painter, QRectF(seen), radius, Ink.GOLD.color, line.color, width)
        done = float(self._ring.currentValue() or 0.0) if self.isDown() else 0.0
        if done:
            painter.save()
            painter.setClipRect(QRect(0, 0, round(seen.width() * done), seen.height()))
            rounded_panel(painter, QRectF(seen), radius, Ink.PAPER.color, line.color, width)
            painter.restore()
        pad = round(radius * 0.7)
        font = self._look.font(LARGE, bold=True)
        area = seen.adjusted(pad, 4, -pad, -4)
        draw_text(painter, self._look, area, self.text(), font, Ink.INK.color, wrap=True)


class TurnedPiece(QWidget):
    """A painted piece, an avatar or another pixmap that faces the reader."""

    def __init__(self, turns: int, make: PixmapMaker, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._turns = turns
        self._make = make
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        seen = turn_painter(painter, self.size(), self._turns)
        side = min(seen.width(), seen.height())
        pixmap = self._make(QSize(side, side), self.devicePixelRatioF())
        painter.drawPixmap(seen.center() - QPoint(side // 2, side // 2), pixmap)

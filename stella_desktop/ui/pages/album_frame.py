"""A photo with the frame of the card on it: moved and sized by mouse, finger or keys."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from stella_desktop.decks.dropped import Found
from stella_desktop.decks.frame import HIGH_TO_WIDE, LEAST_WIDTH, Frame
from stella_desktop.ui.art import CORNER
from stella_desktop.ui.look import Ink, Look

STEP = 0.02
"""How far an arrow key moves the frame, by the picture's size."""
ZOOM = 1.06
"""How much a key or a notch of the wheel sizes the frame."""


def frame_at(left: float, top: float, wide: float, width: int, height: int) -> Frame:
    """The frame that begins there in an upright picture of this size; kept inside it."""
    widest = min(width, int(height / HIGH_TO_WIDE))
    wide = min(float(widest), max(float(min(LEAST_WIDTH, widest)), wide))
    across = left / (width - wide) if width > wide else 0.5
    high = wide * HIGH_TO_WIDE
    down = top / (height - high) if height > high else 0.5
    return Frame(min(1.0, max(0.0, across)), min(1.0, max(0.0, down)), widest / wide)


class FrameEditor(QWidget):
    """Signals:
    changed: the `Frame` that was chosen.
    sized: room for previews of another size.
    """

    changed = Signal(object)
    sized = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._found: Found | None = None
        self._preview: QPixmap | None = None
        self._grip: QPointF | None = None
        """Where the frame was taken hold of, from its top left corner."""
        self._anchor: QPointF | None = None
        """The corner that stays while the opposite one is pulled, in pixels of the picture."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_found(self, found: Found, preview: QPixmap | None) -> None:
        self._found, self._preview = found, preview
        self.update()

    def room(self) -> QSize:
        margin = self._look.px(1.5)
        return QSize(max(1, self.width() - 2 * margin), max(1, self.height() - 2 * margin))

    # --- geometry -----------------------------------------------------------------------------

    def _scale(self) -> float:
        if self._found is None:
            return 1.0
        room = self.room()
        return min(room.width() / self._found.width, room.height() / self._found.height)

    def picture_rect(self) -> QRectF:
        """Where the whole photo lies."""
        if self._found is None:
            return QRectF()
        scale = self._scale()
        width, height = self._found.width * scale, self._found.height * scale
        return QRectF((self.width() - width) / 2, (self.height() - height) / 2, width, height)

    def _part(self) -> QRect:
        found = self._found
        return found.frame.rect(found.width, found.height) if found else QRect()

    def frame_rect(self) -> QRectF:
        """Where the frame lies on it."""
        scale, part, whole = self._scale(), self._part(), self.picture_rect()
        return QRectF(
            whole.x() + part.x() * scale,
            whole.y() + part.y() * scale,
            part.width() * scale,
            part.height() * scale,
        )

    def _in_picture(self, point: QPointF) -> QPointF:
        return (point - self.picture_rect().topLeft()) / self._scale()

    # --- changing -----------------------------------------------------------------------------

    def _set(self, left: float, top: float, wide: float) -> None:
        found = self._found
        if found is None:
            return
        frame = frame_at(left, top, wide, found.width, found.height)
        if frame != found.frame:
            self.changed.emit(frame)

    def move_by(self, across: float, down: float) -> None:
        """By parts of the picture's width and height."""
        part, found = self._part(), self._found
        if found is not None:
            self._set(part.x() + across * found.width, part.y() + down * found.height, part.width())

    def zoom_by(self, factor: float) -> None:
        """Larger than 1: a smaller part of the photo, around the same middle."""
        part, found = self._part(), self._found
        if found is None:
            return
        widest = min(found.width, int(found.height / HIGH_TO_WIDE))
        wide = min(float(widest), max(min(LEAST_WIDTH, widest), part.width() / factor))
        middle = QRectF(part).center()
        self._set(middle.x() - wide / 2, middle.y() - wide * HIGH_TO_WIDE / 2, wide)

    def _corner_at(self, point: QPointF) -> QPointF | None:
        """The corner opposite to the one under the pointer, in pixels of the picture."""
        rect, reach = self.frame_rect(), self._look.px(2.6)
        corners = (
            (rect.topLeft(), rect.bottomRight()),
            (rect.topRight(), rect.bottomLeft()),
            (rect.bottomLeft(), rect.topRight()),
            (rect.bottomRight(), rect.topLeft()),
        )
        for corner, opposite in corners:
            if (corner - point).manhattanLength() <= reach * 1.5:
                return self._in_picture(opposite)
        return None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._found is None:
            return
        point = event.position()
        self._anchor = self._corner_at(point)
        if self._anchor is None:
            if not self.frame_rect().contains(point):
                # A press beside the frame brings it there.
                middle, part = self._in_picture(point), self._part()
                self._set(
                    middle.x() - part.width() / 2, middle.y() - part.height() / 2, part.width()
                )
            self._grip = self._in_picture(point) - QPointF(self._part().topLeft())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._anchor is not None:
            self._pull(self._in_picture(point), self._anchor)
        elif self._grip is not None:
            corner = self._in_picture(point) - self._grip
            self._set(corner.x(), corner.y(), self._part().width())
        elif self._corner_at(point) is not None:
            self.setCursor(Qt.CursorShape.SizeAllCursor)
        else:
            inside = self.frame_rect().contains(point)
            shape = Qt.CursorShape.OpenHandCursor if inside else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)

    def _pull(self, point: QPointF, anchor: QPointF) -> None:
        """The corner under the pointer follows it, the opposite one stays."""
        found = self._found
        if found is None:
            return
        across, down = point.x() - anchor.x(), point.y() - anchor.y()
        right, below = across >= 0, down >= 0
        room_x = found.width - anchor.x() if right else anchor.x()
        room_y = found.height - anchor.y() if below else anchor.y()
        wide = max(abs(across), abs(down) / HIGH_TO_WIDE)
        wide = min(max(wide, float(LEAST_WIDTH)), room_x, room_y / HIGH_TO_WIDE)
        left = anchor.x() if right else anchor.x() - wide
        top = anchor.y() if below else anchor.y() - wide * HIGH_TO_WIDE
        self._set(left, top, wide)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = self._anchor = None

    def wheelEvent(self, event: QWheelEvent) -> None:
        turned = event.angleDelta().y()
        if turned:
            self.zoom_by(ZOOM if turned > 0 else 1 / ZOOM)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        moves = {
            Qt.Key.Key_Left: (-STEP, 0.0),
            Qt.Key.Key_Right: (STEP, 0.0),
            Qt.Key.Key_Up: (0.0, -STEP),
            Qt.Key.Key_Down: (0.0, STEP),
        }
        for key, (across, down) in moves.items():
            if event.key() == key:
                self.move_by(across, down)
                return
        if event.key() in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(ZOOM)
        elif event.key() == Qt.Key.Key_Minus:
            self.zoom_by(1 / ZOOM)
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.sized.emit()

    # --- painting -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._found is None:
            return
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        whole, frame = self.picture_rect(), self.frame_rect()
        if self._preview is None:
            painter.fillRect(whole, Ink.PANEL.color)
        else:
            painter.drawPixmap(whole, self._preview, QRectF(self._preview.rect()))
        radius = frame.width() * CORNER
        outside, inside = QPainterPath(), QPainterPath()
        outside.addRect(whole)
        inside.addRoundedRect(frame, radius, radius)
        painter.fillPath(outside.subtracted(inside), Ink.DEEP.faded(0.72))
        self._paint_thirds(painter, frame)
        width = max(2, look.px(0.45))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Ink.DEEP.faded(0.8), width * 2))
        painter.drawRoundedRect(frame, radius, radius)
        painter.setPen(QPen(Ink.GOLD.color, width))
        painter.drawRoundedRect(frame, radius, radius)
        if self.hasFocus():
            painter.setPen(QPen(Ink.CREAM.color, max(1, look.px(0.2)), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(frame.adjusted(-width, -width, width, width), radius, radius)
        side = look.px(1.1)
        painter.setPen(QPen(Ink.DEEP.color, max(1, look.px(0.15))))
        painter.setBrush(Ink.BRIGHT_GOLD.color)
        for corner in (
            frame.topLeft(),
            frame.topRight(),
            frame.bottomLeft(),
            frame.bottomRight(),
        ):
            painter.drawEllipse(corner, side, side)

    def _paint_thirds(self, painter: QPainter, frame: QRectF) -> None:
        if self._grip is None and self._anchor is None:
            return
        painter.setPen(QPen(Ink.CREAM.faded(0.45), max(1, self._look.px(0.12))))
        for part in (1 / 3, 2 / 3):
            x, y = frame.x() + frame.width() * part, frame.y() + frame.height() * part
            painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()))
            painter.drawLine(QPointF(frame.left(), y), QPointF(frame.right(), y))


class CardPreview(QWidget):
    """How the card will look on the table."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._found: Found | None = None
        self._preview: QPixmap | None = None

    def show_found(self, found: Found, preview: QPixmap | None) -> None:
        self._found, self._preview = found, preview
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._found is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        height = min(float(self.height()), self.width() * HIGH_TO_WIDE)
        wide = height / HIGH_TO_WIDE
        face = QRectF((self.width() - wide) / 2, (self.height() - height) / 2, wide, height)
        radius = wide * CORNER
        outline = QPainterPath()
        outline.addRoundedRect(face, radius, radius)
        painter.setClipPath(outline)
        painter.fillRect(face, Ink.PANEL.color)
        if self._preview is not None:
            part = self._found.frame.rect(self._found.width, self._found.height)
            scale = self._preview.width() / self._found.width
            source = QRectF(
                part.x() * scale, part.y() * scale, part.width() * scale, part.height() * scale
            )
            painter.drawPixmap(face, self._preview, source)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Ink.PAPER.faded(0.75), max(1, self._look.px(0.25))))
        painter.drawRoundedRect(face, radius, radius)

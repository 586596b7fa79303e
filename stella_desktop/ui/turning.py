"""Quarter turns: widgets keep their place on the screen, their painting faces its reader."""

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QPainter


def turned_size(size: QSize, turns: int) -> QSize:
    """The size a reader sees who looks after `turns` quarter turns clockwise."""
    return size.transposed() if turns % 2 else size


def turn_painter(painter: QPainter, size: QSize, turns: int) -> QRect:
    """Turn the painter inside a widget of `size`; the rectangle the reader sees, from (0, 0)."""
    width, height = size.width(), size.height()
    match turns % 4:
        case 1:
            painter.translate(width, 0)
        case 2:
            painter.translate(width, height)
        case 3:
            painter.translate(0, height)
    painter.rotate(90 * (turns % 4))
    seen = turned_size(size, turns)
    return QRect(0, 0, seen.width(), seen.height())


def on_screen(seen: QRect, area: QSize, turns: int) -> QRect:
    """Where a rectangle that the reader sees lies in an area of screen size `area`."""
    match turns % 4:
        case 1:
            left, top = area.width() - seen.y() - seen.height(), seen.x()
        case 2:
            left = area.width() - seen.x() - seen.width()
            top = area.height() - seen.y() - seen.height()
        case 3:
            left, top = seen.y(), area.height() - seen.x() - seen.width()
        case _:
            left, top = seen.x(), seen.y()
    size = turned_size(seen.size(), turns)
    return QRect(left, top, size.width(), size.height())

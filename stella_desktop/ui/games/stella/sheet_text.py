"""Text on paper: sizes in millimetres, made smaller until it fits."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
)

from stella_desktop.ui.look import direction_of, make_font

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
FINE = 20.0
"""Fonts know no tenths of millimetres: text is laid out so many times enlarged."""
WORTH_BREAKING = 1.25
"""How many times larger a name must become to take several lines."""
INK = QColor(30, 30, 30)


def width_of(text: str, millimetres: float) -> float:
    """How much room one line of this size takes, in millimetres."""
    font = make_font(round(millimetres * FINE))
    return QFontMetricsF(font).horizontalAdvance(text) / FINE


def placed(piece: QRectF, whole: QRectF) -> QRectF:
    """A piece of a line or a table where it stands: readers from the right begin at the right."""
    if not QGuiApplication.isRightToLeft():
        return piece
    return piece.translated(whole.left() + whole.right() - piece.left() - piece.right(), 0)


def write(
    painter: QPainter,
    area: QRectF,
    text: str,
    millimetres: float,
    align: Qt.AlignmentFlag,
    *,
    bold: bool = False,
    color: QColor = INK,
    may_break: bool = False,
) -> None:
    """One line, made smaller until it fits; a name that `may_break` takes several if it gains.

    Lines at a side of the sheet change sides for readers from the right; what stands at the top of
    a cell does not: boards are never mirrored.
    """
    at_top = bool(align & Qt.AlignmentFlag.AlignTop)
    if QGuiApplication.isRightToLeft() and align & (LEFT | RIGHT) and not at_top:
        align ^= LEFT | RIGHT
    width, height = area.width() * FINE, area.height() * FINE
    font = make_font(round(millimetres * FINE), bold=bold)
    fits = width / max(1.0, QFontMetricsF(font).horizontalAdvance(text))
    small = QFont(font)
    small.setPixelSize(max(1, int(font.pixelSize() * min(1.0, fits))))
    layout = _set_lines(text, small, width, align)
    if may_break:
        least = ceil(small.pixelSize() * WORTH_BREAKING)
        for pixels in range(font.pixelSize(), least - 1, -1):
            font.setPixelSize(pixels)
            broken = _set_lines(text, font, width, align, breaks=True)
            if _height(broken) <= height:
                layout = broken
                break
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(1 / FINE, 1 / FINE)
    _draw(painter, layout, QPointF(0, 0 if at_top else (height - _height(layout)) / 2), color)
    painter.restore()


def _set_lines(
    text: str, font: QFont, width: float, align: Qt.AlignmentFlag, *, breaks: bool = False
) -> QTextLayout:
    option = QTextOption(align | Qt.AlignmentFlag.AlignAbsolute)
    option.setTextDirection(direction_of(text))
    mode = QTextOption.WrapMode
    option.setWrapMode(mode.WrapAtWordBoundaryOrAnywhere if breaks else mode.NoWrap)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, top))
        top += line.height()
    layout.endLayout()
    return layout


def _height(layout: QTextLayout) -> float:
    return sum(layout.lineAt(number).height() for number in range(layout.lineCount()))


def _draw(painter: QPainter, layout: QTextLayout, spot: QPointF, color: QColor) -> None:
    if painter.paintEngine().type() is not QPaintEngine.Type.Picture:
        painter.setPen(color)
        layout.draw(painter, spot)
        return
    # A preview is kept as a QPicture, which plays text back in pieces, each from the left: the
    # signs between Persian words would change places. Outlines stay where they are.
    outlines = QPainterPath()
    for run in layout.glyphRuns():
        font = run.rawFont()
        for glyph, position in zip(run.glyphIndexes(), run.positions(), strict=True):
            outlines.addPath(font.pathForGlyph(glyph).translated(position + spot))
    painter.fillPath(outlines, color)

"""The personal board: a grid that lies like the pictures, three stars a cell, erasable marks."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QMargins, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from stella_desktop.games.stella.moves import CELLS
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.orientation import BOARD_SIDES, seen_place, seen_shape
from stella_desktop.ui.look import Ink

FRAME = 40 / 640
"""Border of the painted slate by its height; it is not stretched (pieces page)."""


@dataclass(frozen=True, slots=True)
class SlateInk:
    """What is written on a slate. `stars`: cell -> 2 or 3 inked; `struck`: cells that lost one."""

    stars: Mapping[int, int] = field(default_factory=dict)
    struck: tuple[int, ...] = ()
    marks: tuple[int, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """Tells two slates apart, for keeping what was painted."""
        return (tuple(sorted(self.stars.items())), self.struck, self.marks)


def slate_ratio(turns: int) -> float:
    """Width by height of a slate as its reader sees it."""
    return 1.6 if turns % 2 == 0 else 0.66


def cell_rects(area: QRect, turns: int) -> tuple[QRect, ...]:
    """Where each cell 0 … 14 lies for the reader, inside a slate that fills `area`."""
    inner = _inner(area, turns)
    rows, columns = seen_shape(turns)
    rects = []
    for cell in range(CELLS):
        row, column = seen_place(cell, turns)
        left = inner.x() + inner.width() * column // columns
        right = inner.x() + inner.width() * (column + 1) // columns
        top = inner.y() + inner.height() * row // rows
        bottom = inner.y() + inner.height() * (row + 1) // rows
        rects.append(QRect(left, top, right - left, bottom - top))
    return tuple(rects)


def _border(area: QRect) -> int:
    return max(4, round(min(area.width(), area.height()) * FRAME))


def _bar_width(area: QRect) -> int:
    return max(4, round(min(area.width(), area.height()) * 0.085))


def _inner(area: QRect, turns: int) -> QRect:
    """The grid: inside the wooden frame, beside the little central board."""
    border, bar = _border(area), round(_bar_width(area) * 1.6)
    room = {"left": 0, "top": 0, "right": 0, "bottom": 0}
    room[BOARD_SIDES[turns]] = bar
    margins = QMargins(
        border + room["left"], border + room["top"], border + room["right"], border + room["bottom"]
    )
    return area.marginsRemoved(margins)


def paint_slate(
    painter: QPainter, art: Art, ratio: float, area: QRect, turns: int, ink: SlateInk
) -> None:
    """Paint a slate as its reader sees it (the painter is already turned)."""
    _paint_wood(painter, art, ratio, area)
    _paint_little_board(painter, area, turns)
    for cell, rect in enumerate(cell_rects(area, turns)):
        _paint_cell_lines(painter, rect)
        _paint_stars(painter, art, ratio, rect, ink.stars.get(cell, 0), cell in ink.struck)
        if cell in ink.marks:
            side = round(min(rect.width(), rect.height()) * 0.86)
            cross = art.piece("mark_x_gold", QSize(side, side), ratio)
            painter.drawPixmap(QPointF(rect.center()) - QPointF(side / 2, side / 2), cross)


def _paint_wood(painter: QPainter, art: Art, ratio: float, area: QRect) -> None:
    """The painted slate as a nine-patch: its frame keeps its width at any shape."""
    natural = QSize(1000, 640)
    border = _border(area)
    scale = border / 40
    source = art.piece("slate", QSize(round(1000 * scale), round(640 * scale)), ratio)
    width, height = round(natural.width() * scale), round(natural.height() * scale)
    xs, ys = (0, border, width - border, width), (0, border, height - border, height)
    tx = (area.left(), area.left() + border, area.right() + 1 - border, area.right() + 1)
    ty = (area.top(), area.top() + border, area.bottom() + 1 - border, area.bottom() + 1)
    for i in range(3):
        for j in range(3):
            target = QRectF(tx[i], ty[j], tx[i + 1] - tx[i], ty[j + 1] - ty[j])
            part = QRectF(
                xs[i] * ratio,
                ys[j] * ratio,
                (xs[i + 1] - xs[i]) * ratio,
                (ys[j + 1] - ys[j]) * ratio,
            )
            painter.drawPixmap(target, source, part)


def _paint_little_board(painter: QPainter, area: QRect, turns: int) -> None:
    """A small central board with its track, on the side where the real one lies for the reader."""
    border, bar = _border(area), _bar_width(area)
    inside = area.adjusted(border, border, -border, -border)
    strip = QRect(inside)
    match BOARD_SIDES[turns]:
        case "left":
            strip.setWidth(bar)
        case "right":
            strip.setLeft(inside.right() - bar + 1)
        case "top":
            strip.setHeight(bar)
        case _:
            strip.setTop(inside.bottom() - bar + 1)
    gap = max(1, bar // 5)
    strip = strip.adjusted(gap // 2, gap, -(gap // 2), -gap)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Ink.LINE.color)
    painter.drawRoundedRect(strip, bar * 0.25, bar * 0.25)
    # The word card at the head of the strip: on the screen the central board's top is up.
    head = QRect(strip)
    length = max(3, bar)
    match turns:
        case 0:
            head.setHeight(length)
        case 1:
            head.setWidth(length)
        case 2:
            head.setTop(strip.bottom() - length + 1)
        case _:
            head.setLeft(strip.right() - length + 1)
    painter.setBrush(Ink.PAPER.color)
    painter.drawRoundedRect(head, bar * 0.2, bar * 0.2)


def _paint_cell_lines(painter: QPainter, rect: QRect) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(Ink.LINE.faded(0.75), max(1.0, rect.height() * 0.02)))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)


def _paint_stars(
    painter: QPainter, art: Art, ratio: float, rect: QRect, stars: int, struck: bool
) -> None:
    """Two plain stars and the ringed bonus star, inked as earned (rules §2, §6.4)."""
    side = min(round(rect.width() * 0.44), round(rect.height() * 0.46))
    plain = "star_inked" if stars else "star_empty"
    bonus = "star_bonus_inked" if stars == 3 else "star_bonus_empty"
    # An ordinary star is erased, never the bonus star (rules §2).
    second = "star_struck" if struck and stars else plain
    centre = QPointF(rect.x() + rect.width() / 2, rect.y() + rect.height() / 2)
    painter.save()
    painter.setOpacity(painter.opacity() * (1.0 if stars else 0.5))
    spots = ((plain, -1.0, -0.95), (second, 0.0, -0.95), (bonus, -0.5, -0.08))
    for name, across, down in spots:
        image = art.piece(name, QSize(side, side), ratio)
        painter.drawPixmap(centre + QPointF(across * side, down * side), image)
    painter.restore()

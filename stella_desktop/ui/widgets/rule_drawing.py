"""What the drawn examples of the rules are made of: the real pieces, in units of their own."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atan2, cos, sin
from unicodedata import bidirectional, east_asian_width

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from stella_desktop.ui.art import CORNER, PICTURE_RATIO, Art
from stella_desktop.ui.games.stella import central_board as cb
from stella_desktop.ui.games.stella.slate import SlateInk, cell_rects, paint_slate
from stella_desktop.ui.look import SMALL, Ink, Look, draw_text, make_font
from stella_desktop.ui.turning import turn_painter

WIDTH = 1000
"""Every example is this many units wide."""
Point = tuple[float, float]
DECK = (
    *("c002", "c059", "c070", "c009", "c005"),
    *("c004", "c076", "c041", "c033", "c058"),
    *("c020", "c013", "c007", "c057", "c075"),
)
"""The fifteen pictures of the examples, row by row."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
SHADOW = QColor(8, 9, 30, 110)


@dataclass(frozen=True)
class Drawing:
    """One painting of an example. Places are centres unless a rectangle is given.

    `progress` runs from 0 to 1 through the `stages` of a moving example; 1 is the still.
    """

    painter: QPainter
    look: Look
    art: Art
    ratio: float
    scale: float
    labels: Sequence[str]
    progress: float
    stages: int

    def part(self, stage: int) -> float:
        """How much of a stage is over, 0 … 1."""
        return min(1.0, max(0.0, self.progress * self.stages - stage))

    def rect(self, x: float, y: float, width: float, height: float) -> QRect:
        """A rectangle from its corner, in pixels."""
        left, top = round(x * self.scale), round(y * self.scale)
        right, bottom = round((x + width) * self.scale), round((y + height) * self.scale)
        return QRect(left, top, right - left, bottom - top)

    def size(self, width: float, height: float) -> QSize:
        return QSize(max(1, round(width * self.scale)), max(1, round(height * self.scale)))

    def point(self, x: float, y: float) -> QPointF:
        return QPointF(x, y) * self.scale

    # --- pieces -----------------------------------------------------------------------------

    def piece(
        self,
        name: str,
        at: Point,
        width: float,
        height: float | None = None,
        *,
        opacity: float = 1.0,
        turn: float = 0.0,
        squash: float = 1.0,
    ) -> None:
        size = self.size(width, width if height is None else height)
        self._pixmap(self.art.piece(name, size, self.ratio), at, opacity, turn, squash)

    def lantern(
        self, symbol: str, frame: str, at: Point, height: float, *, opacity: float = 1.0
    ) -> None:
        self.piece(f"lantern_{symbol}_{frame}", at, height * 0.8, height, opacity=opacity)

    def picture(
        self,
        card: str,
        at: Point,
        width: float,
        *,
        opacity: float = 1.0,
        turn: float = 0.0,
        frame: QColor | None = None,
    ) -> None:
        """A card with its shadow; `frame`: a border that singles it out."""
        size = self.size(width, width * PICTURE_RATIO)
        face = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        radius = size.width() * CORNER
        painter = self.painter
        painter.save()
        painter.setOpacity(opacity)
        painter.translate(self.point(*at))
        painter.rotate(turn)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRoundedRect(face.translated(radius * 0.5, radius * 0.7), radius, radius)
        painter.drawPixmap(face.topLeft(), self.art.picture(card, size, self.ratio))
        if frame is not None:
            edge = max(2.0, size.width() * 0.05)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(frame, edge))
            half = edge / 2
            painter.drawRoundedRect(face.adjusted(-half, -half, half, half), radius, radius)
        painter.restore()

    def token(self, symbol: str, at: Point, side: float, *, fallen: bool = False) -> None:
        """A seat's symbol; somebody fallen is pale, with a feather."""
        self.piece(f"seat_{symbol}", at, side, opacity=0.6 if fallen else 1.0)
        if fallen:
            self.piece("fx_fall_10", (at[0] - side * 0.3, at[1] - side * 0.2), side * 1.9)

    def stars(
        self, count: int, at: Point, side: float, *, struck: bool = False, wide: float = 1.0
    ) -> None:
        """Two stars or three, the third one ringed; the middle is `at`."""
        second = "star_struck" if struck else "star_inked"
        names = ("star_inked", second, "star_bonus_inked")[:count]
        step = side * 1.02 * wide
        for number, name in enumerate(names):
            self.piece(name, (at[0] + (number - (count - 1) / 2) * step, at[1]), side)

    def cross_plate(self, at: Point, side: float) -> None:
        """The mark on a picture, as on the page for marking."""
        self.painter.setPen(QPen(Ink.INK.faded(0.35), max(1.0, side * self.scale * 0.03)))
        self.painter.setBrush(Ink.PAPER.faded(0.96))
        self.painter.drawEllipse(self.point(*at), side / 2 * self.scale, side / 2 * self.scale)
        self.piece("mark_x_ink", at, side * 0.66)

    def burst(self, kind: str, still: int, at: Point, side: float, shown: float) -> None:
        """A spark, super-spark or fall while `shown` goes from 0 to 1; then its still frame."""
        if shown > 0.0:
            frame = still if shown >= 1.0 else 1 + int(shown * 11.99)
            self.piece(f"fx_{kind}_{frame:02}", at, side)

    def slate(
        self, x: float, y: float, width: float, height: float, ink: SlateInk, turns: int = 0
    ) -> tuple[Point, ...]:
        """A personal board for a reader `turns` quarter turns away; the centres of its cells."""
        area = self.rect(x, y, width, height)
        self.painter.save()
        self.painter.translate(area.topLeft())
        seen = turn_painter(self.painter, area.size(), turns)
        paint_slate(self.painter, self.art, self.ratio, seen, turns, ink)
        turned = self.painter.transform()
        self.painter.restore()
        back, _ = self.painter.transform().inverted()
        centres = [(turned * back).map(QPointF(cell.center())) for cell in cell_rects(seen, turns)]
        return tuple((centre.x() / self.scale, centre.y() / self.scale) for centre in centres)

    def pictures(
        self, cards: Sequence[str], x: float, y: float, width: float, gap: float
    ) -> tuple[Point, ...]:
        """Fifteen pictures in three rows; their centres."""
        height = width * PICTURE_RATIO
        centres = tuple(
            (x + width / 2 + column * (width + gap), y + height / 2 + row * (height + gap))
            for row in range(3)
            for column in range(5)
        )
        for card, centre in zip(cards, centres, strict=True):
            self.picture(card, centre, width)
        return centres

    def pile(self, name: str, at: Point, width: float, height: float, count: int) -> None:
        """Cards on top of each other, seen a little from the side."""
        for number in range(count):
            off = (count - 1 - number) * 5.0
            place = self.rect(at[0] - width / 2 - off, at[1] - height / 2 + off, width, height)
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(SHADOW)
            radius = min(width, height) * 0.05 * self.scale
            lower = QRectF(place).translated(-3 * self.scale, 4 * self.scale)
            self.painter.drawRoundedRect(lower, radius, radius)
            self._cut_card(self.art.piece(name, place.size(), self.ratio), place, radius)

    def paper(self, at: Point, width: float, height: float, text: str, turn: float = 0.0) -> None:
        """A piece of word-card paper with a word on it."""
        painter = self.painter
        painter.save()
        painter.translate(self.point(*at))
        painter.rotate(turn)
        area = self.rect(0, 0, width, height)
        area.moveCenter(QPointF(0, 0).toPoint())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SHADOW)
        painter.drawRect(area.translated(*(round(4 * self.scale),) * 2))
        painter.drawPixmap(area.topLeft(), self.art.piece("word_front", area.size(), self.ratio))
        self._write(area.adjusted(*self._pads(22)), text, height * 0.36, Ink.INK.color, word=True)
        painter.restore()

    def _pads(self, pad: float) -> tuple[int, int, int, int]:
        side = round(pad * self.scale)
        return side, side // 2, -side, -(side // 2)

    def _pixmap(
        self, pixmap: QPixmap, at: Point, opacity: float, turn: float, squash: float
    ) -> None:
        size = pixmap.deviceIndependentSize()
        self.painter.save()
        self.painter.setOpacity(self.painter.opacity() * opacity)
        self.painter.translate(self.point(*at))
        self.painter.rotate(turn)
        self.painter.scale(squash, 1.0)
        self.painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), pixmap)
        self.painter.restore()

    def _cut_card(self, pixmap: QPixmap, place: QRect, radius: float) -> None:
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(place), radius, radius)
        self.painter.save()
        self.painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        self.painter.drawPixmap(place.topLeft(), pixmap)
        self.painter.restore()

    # --- words and lines -----------------------------------------------------------------------

    def text(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        text: str,
        *,
        size: float = 25,
        color: QColor | None = None,
        align: Qt.AlignmentFlag = CENTRE,
        bold: bool = False,
        word: bool = False,
    ) -> None:
        area = self.rect(x, y, width, height)
        self._write(area, text, size, color or Ink.CREAM.color, align, bold=bold, word=word)

    def _write(
        self,
        area: QRect,
        text: str,
        size: float,
        color: QColor,
        align: Qt.AlignmentFlag = CENTRE,
        *,
        bold: bool = False,
        word: bool = False,
    ) -> None:
        pixels = max(self.look.px(SMALL), round(size * self.scale))
        font = make_font(pixels, bold=bold or word, display=word)
        if any(east_asian_width(letter) in "WF" for letter in text):
            text = text.replace(" ", "\n")  # a Japanese line may end anywhere; here it should
        # Full stops belong to the left of a Persian sentence; left stays left all the same.
        self.painter.setLayoutDirection(_direction(text))
        align |= Qt.AlignmentFlag.AlignAbsolute
        draw_text(self.painter, self.look, area, text, font, color, align=align, wrap=not word)

    def badge(self, number: int, at: Point, side: float = 44) -> None:
        """A number on gold, as beside the list below the drawing."""
        paint_badge(self.painter, self.look, self.point(*at), side * self.scale, number)

    def arrow(
        self, start: Point, end: Point, *, bend: float = 0.0, color: QColor | None = None
    ) -> None:
        """An arrow that bends to the left of its way by `bend` units."""
        color = color or Ink.GOLD.color
        path, tip, angle = self._way(start, end, bend)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(color, 5 * self.scale)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        self.painter.setPen(pen)
        self.painter.drawPath(path)
        head = QPainterPath(tip)
        for side in (2.65, -2.65):
            head.lineTo(tip + QPointF(cos(angle + side), sin(angle + side)) * 18 * self.scale)
        head.closeSubpath()
        self.painter.fillPath(head, color)

    def _way(self, start: Point, end: Point, bend: float) -> tuple[QPainterPath, QPointF, float]:
        middle = self.middle(start, end, bend)
        tip = self.point(*end)
        path = QPainterPath(self.point(*start))
        path.quadTo(self.point(*middle), tip)
        return path, tip, atan2(end[1] - middle[1], end[0] - middle[0])

    @staticmethod
    def middle(start: Point, end: Point, bend: float) -> Point:
        """The point that a bent way leans towards."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = max(1.0, (dx * dx + dy * dy) ** 0.5)
        return (
            (start[0] + end[0]) / 2 + dy / length * bend,
            (start[1] + end[1]) / 2 - dx / length * bend,
        )

    def panel(self, x: float, y: float, width: float, height: float, *, gold: bool = False) -> None:
        self.painter.setBrush(Ink.PANEL.faded(0.85))
        line = Ink.GOLD.color if gold else Ink.LINE.faded(0.8)
        self.painter.setPen(QPen(line, (4 if gold else 2) * self.scale))
        radius = 16 * self.scale
        self.painter.drawRoundedRect(QRectF(self.rect(x, y, width, height)), radius, radius)


@dataclass(frozen=True)
class BoardPart:
    """A part of the central board; `crop` and all its places are in pixels of the board's file."""

    drawing: Drawing
    x: float
    y: float
    factor: float
    crop: QRect

    def at(self, x: float, y: float) -> Point:
        """Where a place of the file lies in the drawing."""
        return (
            self.x + (x - self.crop.x()) * self.factor,
            self.y + (y - self.crop.y()) * self.factor,
        )

    def paint(self) -> None:
        """The wood and the numbers of the track that the part shows."""
        d, crop = self.drawing, self.crop
        whole = d.size(cb.BOARD.width() * self.factor, cb.BOARD.height() * self.factor)
        board = d.art.piece("central_board", whole, d.ratio)
        area = d.rect(self.x, self.y, crop.width() * self.factor, crop.height() * self.factor)
        d.painter.save()
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(area), 12 * d.scale, 12 * d.scale)
        d.painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        d.painter.drawPixmap(d.point(*self.at(0, 0)), board)
        d.painter.restore()
        for place in range(1, 11):
            middle = cb.TRACK_TOP + cb.TRACK_STEP * (10 - place) + cb.TRACK_HEIGHT / 2
            if crop.top() + 40 < middle < crop.bottom() - 40:
                x, y = self.at(cb.TRACK_X + 6, middle)
                size = 46 * self.factor
                d.text(x, y - 20, 44, 40, str(place), size=size, color=Ink.SOFT.color, bold=True)

    def word(self, text: str) -> None:
        d = self.drawing
        x, y = self.at(cb.WORD_CARD.x(), cb.WORD_CARD.y())
        width, height = cb.WORD_CARD.width() * self.factor, cb.WORD_CARD.height() * self.factor
        shown = (cb.WORD_CUT - cb.WORD_CARD.y()) * self.factor
        card = d.rect(x, y, width, height)
        d.painter.save()
        d.painter.setClipRect(d.rect(x, y, width, shown), Qt.ClipOperation.IntersectClip)
        d.painter.drawPixmap(card.topLeft(), d.art.piece("word_front", card.size(), d.ratio))
        d.painter.restore()
        size = 96 * self.factor
        d.text(x + 8, y, width - 16, shown, text, size=size, color=Ink.INK.color, word=True)

    def token(self, number: int, face: str = "number") -> None:
        at = self.at(cb.TOKEN_X, cb.TOKEN_YS[number - 1])
        self.drawing.piece(f"round_{number}_{face}", at, cb.TOKEN_SIDE * self.factor)

    def track(self, place: int, index: int) -> Point:
        """Where the lantern number `index` of a place hangs."""
        top = cb.TRACK_TOP + cb.TRACK_STEP * (10 - place)
        return self.at(cb.TRACK_X + 126 + index * 92, top + 44)

    def start(self, index: int, count: int) -> Point:
        middle = cb.START.center()
        step = min(74.0, 420 / count)
        return self.at(middle.x() + (index - (count - 1) / 2) * step, middle.y() + 6)


def paint_badge(painter: QPainter, look: Look, at: QPointF, side: float, number: int) -> None:
    """A number on a gold disc: in the drawing and beside the list that explains it."""
    painter.setPen(QPen(Ink.INK.color, max(1.0, side * 0.05)))
    painter.setBrush(Ink.GOLD.color)
    painter.drawEllipse(at, side / 2, side / 2)
    area = QRectF(at.x() - side / 2, at.y() - side / 2, side, side).toAlignedRect()
    font = make_font(max(look.px(SMALL), round(side * 0.56)), bold=True)
    draw_text(painter, look, area, str(number), font, Ink.INK.color)


def _direction(text: str) -> Qt.LayoutDirection:
    mirrored = any(bidirectional(letter) in ("R", "AL") for letter in text)
    return Qt.LayoutDirection.RightToLeft if mirrored else Qt.LayoutDirection.LeftToRight

"""One seat at the table: name, symbol, what it is doing, its stars and its personal board."""

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.slate import SlateInk, paint_slate, slate_ratio
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import (
    BODY,
    LARGE,
    SMALL,
    Ink,
    Look,
    draw_text,
    fits,
    make_font,
    rounded_panel,
    text_height,
)
from stella_desktop.ui.turning import turn_painter

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
WRAPPED = LEFT.value | Qt.TextFlag.TextWordWrap.value
WORDS_LEAST = 8 * SMALL
"""Percent of the window's height, beside a slate: the symbol and a name such as Alexandra."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """Only what the whole table may know."""

    name: str
    symbol: str
    avatar: str | None
    status: str
    """Dark, fallen, scout … in words."""
    total: str
    count: int | None
    lantern: str
    """bright or dark"""
    spoken: str
    """All of it in one line, for screen readers."""
    acting: bool
    faded: bool
    first_scout: bool
    ink: SlateInk
    turns: int


class SeatBoard(QAbstractButton):
    """Clicking it means this seat (who marks next, whose turn to look)."""

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._facts: SeatFacts | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self.update)

    def show_facts(self, facts: SeatFacts, *, clickable: bool, hint: str = "") -> None:
        self.setEnabled(clickable)
        self.setToolTip(hint if clickable else "")
        self.setCursor(
            Qt.CursorShape.PointingHandCursor if clickable else Qt.CursorShape.ArrowCursor
        )
        if facts == self._facts:
            return
        self._facts = facts
        self.setAccessibleName(facts.spoken)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(36), self._look.px(14))

    def paintEvent(self, event: QPaintEvent) -> None:
        facts = self._facts
        if facts is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        radius = self._look.px(1.1)
        line = Ink.GOLD.color if facts.acting else Ink.LINE.faded(0.5)
        width = max(2.0, self._look.px(0.28)) if facts.acting else max(1.0, self._look.px(0.1))
        fill = Ink.RAISED.color if facts.acting else Ink.PANEL.faded(0.92)
        if self.underMouse() and self.isEnabled():
            fill = Ink.RAISED.color
        rounded_panel(painter, QRectF(self.rect()), radius, fill, line, width)
        if self.hasFocus():
            rounded_panel(
                painter,
                QRectF(self.rect()).adjusted(3, 3, -3, -3),
                radius,
                Ink.NIGHT.faded(0),
                Ink.CREAM.color,
                1.5,
            )
        seen = turn_painter(painter, self.size(), facts.turns)
        pad = max(4, self._look.px(0.8))
        seen = seen.adjusted(pad, pad, -pad, -pad)
        ratio = slate_ratio(facts.turns)
        if seen.width() >= 1.3 * seen.height():
            self._paint_wide(painter, facts, seen, pad, ratio)
        else:
            self._paint_stacked(painter, facts, seen, pad, ratio)

    def _paint_wide(
        self, painter: QPainter, facts: SeatFacts, seen: QRect, pad: int, ratio: float
    ) -> None:
        width = seen.width() - pad - self._look.px(WORDS_LEAST)
        width = min(round(seen.height() * ratio), width)
        height = round(width / ratio)
        slate = QRect(seen.right() - width + 1, seen.y(), width, height)
        words = QRect(seen)
        words.setRight(slate.left() - pad)
        over_slate = seen.height() - height - pad
        if over_slate >= self._row() * 0.75:
            row = min(self._row(), over_slate)
            name = QRect(seen)
            name.setHeight(self._name_height(facts, seen.width(), row, over_slate))
            self._paint_name(painter, facts, name, row)
            words.setTop(name.bottom() + 1)
            slate.moveBottom(seen.bottom())
            self._paint_below_name(painter, facts, words, row)
        else:
            slate.moveTop(seen.y() + (seen.height() - height) // 2)
            self._paint_words(painter, facts, words)
        self._paint_slate(painter, facts, slate)

    def _paint_stacked(
        self, painter: QPainter, facts: SeatFacts, seen: QRect, pad: int, ratio: float
    ) -> None:
        lines = self._row() * 3
        height = max(min(round(seen.width() / ratio), seen.height() - lines - pad), 1)
        width = min(seen.width(), round(height * ratio))
        slate = QRect(seen.x(), seen.bottom() - height + 1, width, height)
        slate.moveLeft(seen.x() + (seen.width() - width) // 2)
        words = QRect(seen)
        words.setBottom(slate.top() - pad)
        self._paint_slate(painter, facts, slate)
        self._paint_words(painter, facts, words)

    def _paint_slate(self, painter: QPainter, facts: SeatFacts, area: QRect) -> None:
        painter.save()
        if facts.faded:
            painter.setOpacity(0.72)
        art, ratio, turns, ink = self._art, self.devicePixelRatioF(), facts.turns, facts.ink
        whole = QRect(0, 0, area.width(), area.height())
        slate = art.drawn(
            ("slate", turns, ink.key),
            area.size(),
            ratio,
            lambda onto: paint_slate(onto, art, ratio, whole, turns, ink),
        )
        painter.drawPixmap(area.topLeft(), slate)
        painter.restore()

    def _row(self) -> int:
        return round(self._look.font(LARGE).pixelSize() * 1.4)

    def _paint_words(self, painter: QPainter, facts: SeatFacts, area: QRect) -> None:
        row = min(self._row(), round(area.height() * 0.27))
        room = area.height() - self._status_height(facts, area.width()) - self._least_numbers()
        name = QRect(area)
        name.setHeight(self._name_height(facts, area.width(), row, room))
        self._paint_name(painter, facts, name, row)
        below = QRect(area)
        below.setTop(name.bottom() + 1)
        self._paint_below_name(painter, facts, below, row)

    def _status_height(self, facts: SeatFacts, width: int) -> int:
        smallest = make_font(self._look.px(SMALL))
        return text_height(smallest, facts.status, width) if facts.status else 0

    def _least_numbers(self) -> int:
        return round(self._look.px(SMALL) * 1.25)

    def _name_height(self, facts: SeatFacts, width: int, row: int, room: int) -> int:
        """One row, or two lines if the name needs them and there is `room`."""
        smallest = make_font(self._look.px(SMALL), bold=True)
        width -= self._beside_badge(row)
        if fits(smallest, facts.name, QRect(0, 0, width, row), LEFT.value):
            return row
        two = round(text_height(smallest, "A", width) * 2.4)
        return max(row, min(text_height(smallest, facts.name, width), two, room))

    def _paint_below_name(self, painter: QPainter, facts: SeatFacts, area: QRect, row: int) -> None:
        """The status, and under it a row of numbers."""
        left_over = area.height() - self._status_height(facts, area.width())
        row = max(self._least_numbers(), min(row, left_over))
        numbers = QRect(area)
        numbers.setTop(area.bottom() - row + 1)
        self._paint_numbers(painter, facts, numbers)
        status = QRect(area)
        status.setBottom(numbers.top() - 1)
        self._paint_status(painter, facts, status)

    def _beside_badge(self, row: int) -> int:
        """How far from the left the name begins."""
        return self._badge(row) * 7 // 6

    def _badge(self, row: int) -> int:
        return min(round(row * 0.86), round(self._look.font(LARGE).pixelSize() * 1.2))

    def _paint_name(self, painter: QPainter, facts: SeatFacts, area: QRect, row: int) -> None:
        side = self._badge(row)
        badge = self._art.piece(f"seat_{facts.symbol}", QSize(side, side), self.devicePixelRatioF())
        painter.drawPixmap(area.x(), area.y() + (row - side) // 2, badge)
        spot = area.adjusted(self._beside_badge(row), 0, 0, 0)
        font = self._look.font(LARGE * 0.92, bold=True)
        smallest = make_font(self._look.px(SMALL), bold=True)
        draw_text(
            painter,
            self._look,
            spot,
            facts.name,
            font,
            Ink.CREAM.color,
            align=LEFT,
            wrap=not fits(smallest, facts.name, spot, LEFT.value),
            name=True,
        )

    def _paint_status(self, painter: QPainter, facts: SeatFacts, area: QRect) -> None:
        font = self._look.font(BODY * 0.9)
        smallest = make_font(self._look.px(SMALL))
        status = facts.status
        if not fits(smallest, status, area, WRAPPED):
            status = " · ".join(status.splitlines())
        if facts.first_scout:
            size = self._pawn_size(area)
            beside = area.adjusted(0, 0, -size.width(), 0)
            corner = area.bottomRight() - QPoint(size.width(), size.height()) + QPoint(1, 1)
            lines = text_height(smallest, status, area.width())
            if not status or text_height(smallest, status, beside.width()) == lines:
                area = beside
            else:
                corner += QPoint(round(size.width() * 0.8), 0)  # onto the edge of the slate
            pawn = self._art.piece("first_scout", size, self.devicePixelRatioF())
            painter.drawPixmap(corner, pawn)
        color = Ink.BRIGHT_GOLD.color if facts.acting else Ink.SOFT.color
        draw_text(painter, self._look, area, status, font, color, align=LEFT, wrap=True)

    def _pawn_size(self, area: QRect) -> QSize:
        height = min(round(area.height() * 1.25), self._look.px(7), area.width() // 2)
        return QSize(round(height * 0.8), height)

    def _paint_numbers(self, painter: QPainter, facts: SeatFacts, area: QRect) -> None:
        """Stars and announced marks in one row."""
        items = [("star_inked", 1.0, facts.total)]
        if facts.count is not None:
            items.append((f"lantern_{facts.symbol}_{facts.lantern}", 0.8, numeral(facts.count)))
        digits = len("".join(number for _, _, number in items))
        units = sum(wide for _, wide, _ in items) + 0.62 * digits + 0.5
        height = min(area.height(), round(area.width() / units))
        font = make_font(max(self._look.px(SMALL), round(height / 1.4)), bold=True)
        painter.setFont(font)
        advance = painter.fontMetrics().horizontalAdvance
        top, left = area.y() + (area.height() - height) // 2, area.x()
        for piece, wide, number in items:
            size = QSize(round(height * wide), height)
            painter.drawPixmap(left, top, self._art.piece(piece, size, self.devicePixelRatioF()))
            left += size.width() + max(2, height // 10)
            spot = QRect(left, top, advance(number) + 2, height)
            draw_text(painter, self._look, spot, number, font, Ink.CREAM.color, align=LEFT)
            left = spot.right() + height // 3

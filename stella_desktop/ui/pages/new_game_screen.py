"""How the screen stands and where the seats are around it, as drawings of the real table."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from stella_desktop.storage.table import Screen, Side
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Ink, Look
from stella_desktop.ui.pages.new_game_parts import ChoiceCard, Drawing, device_ratio

SIDES: tuple[Side, ...] = ("near", "left", "far", "right")
"""Clockwise seen from above."""
SPREAD: Mapping[int, tuple[Side, ...]] = {
    3: ("near", "left", "right"),
    4: ("near", "left", "far", "right"),
    5: ("near", "near", "left", "far", "right"),
    6: ("near", "near", "left", "far", "far", "right"),
}
"""How a family sits around a flat screen until it says otherwise."""
SHAPE = 1.75
"""Width by height of the drawings."""
TALL = 13.0
"""Height of the drawings, in percent of the window's height."""


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The mark of a seat on the drawn table."""

    symbol: str
    side: Side


def flat_drawing(art: Art, seats: Sequence[SeatSpot], *, token: float = 0.22) -> Drawing:
    """The table from above, the screen flat on it; `token`: size of a seat by the height."""

    def draw(painter: QPainter, area: QRect) -> None:
        height = min(area.height(), round(area.width() / SHAPE))
        table = QRectF(0, 0, height * SHAPE, height)
        table.moveCenter(QRectF(area).center())
        side = table.height() * token
        _paint_wood(painter, table)
        rim = min(side * 1.1, table.height() * 0.24)
        screen = table.adjusted(rim, rim, -rim, -rim)
        _paint_screen(painter, art, screen)
        for where in SIDES:
            here = [seat for seat in seats if seat.side == where]
            for number, seat in enumerate(here):
                share = (number + 1) / (len(here) + 1)
                _paint_token(
                    painter, art, seat.symbol, _on_rim(table, max(rim, side), where, share), side
                )

    return draw


def standing_drawing(art: Art, symbols: Sequence[str]) -> Drawing:
    """The screen on its foot, everybody in front of it."""

    def draw(painter: QPainter, area: QRect) -> None:
        height = min(area.height(), round(area.width() / SHAPE))
        whole = QRectF(0, 0, height * SHAPE, height)
        whole.moveCenter(QRectF(area).center())
        side = whole.height() * 0.2
        desk = QRectF(whole.x(), whole.bottom() - side * 1.5, whole.width(), side * 1.5)
        _paint_wood(painter, desk)
        screen = QRectF(0, 0, (whole.height() - side * 1.9) * 16 / 9, whole.height() - side * 1.9)
        screen.moveCenter(QPointF(whole.center().x(), whole.y() + screen.height() / 2))
        foot = QRectF(0, 0, screen.width() * 0.34, side * 0.22)
        foot.moveCenter(QPointF(whole.center().x(), desk.y() + side * 0.12))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#0b0d26"))
        stem = QRectF(0, 0, screen.width() * 0.09, side * 0.6)
        stem.moveCenter(QPointF(whole.center().x(), desk.y() - side * 0.15))
        painter.drawRect(stem)
        painter.drawRoundedRect(foot, side * 0.1, side * 0.1)
        _paint_screen(painter, art, screen)
        for number, symbol in enumerate(symbols):
            x = whole.x() + whole.width() * (number + 1) / (len(symbols) + 1)
            _paint_token(painter, art, symbol, QPointF(x, desk.y() + side * 0.85), side)

    return draw


def _on_rim(table: QRectF, rim: float, side: Side, share: float) -> QPointF:
    """A point on the wood beside the screen, `share` of the way along that side, clockwise."""
    match side:
        case "near":
            return QPointF(table.right() - table.width() * share, table.bottom() - rim / 2)
        case "left":
            return QPointF(table.left() + rim / 2, table.bottom() - table.height() * share)
        case "far":
            return QPointF(table.left() + table.width() * share, table.top() + rim / 2)
        case _:
            return QPointF(table.right() - rim / 2, table.top() + table.height() * share)


def _paint_token(painter: QPainter, art: Art, symbol: str, middle: QPointF, wanted: float) -> None:
    side = round(wanted)
    pixmap = art.piece(f"seat_{symbol}", QSize(side, side), device_ratio(painter))
    painter.drawPixmap(middle - QPointF(side / 2, side / 2), pixmap)


def _paint_wood(painter: QPainter, rect: QRectF) -> None:
    shade = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for stop, color in ((0.0, "#8a5a38"), (0.5, "#6f4529"), (1.0, "#58341e")):
        shade.setColorAt(stop, QColor(color))
    radius = min(rect.width(), rect.height()) * 0.09
    painter.setPen(QPen(QColor("#3b2213"), max(1.0, radius * 0.18)))
    painter.setBrush(shade)
    painter.drawRoundedRect(rect, radius, radius)


def _paint_screen(painter: QPainter, art: Art, rect: QRectF) -> None:
    """A lit screen with the fifteen pictures of the game on it."""
    frame = max(1.5, rect.height() * 0.05)
    painter.setPen(QPen(QColor("#0b0d26"), frame))
    painter.setBrush(Ink.NIGHT.color)
    painter.drawRoundedRect(rect, frame, frame)
    inner = rect.adjusted(frame, frame, -frame, -frame)
    down = inner.height() / 3
    card = QSize(max(1, round(down * 0.58)), max(1, round(down * 0.87)))
    across = down * 0.7
    back = art.piece("card_back", card, device_ratio(painter))
    corner = inner.center() - QPointF(across * 2.5 + down * 0.1, down * 1.5)
    for number in range(15):
        row, column = divmod(number, 5)
        painter.drawPixmap(corner + QPointF((column + 0.1) * across, (row + 0.06) * down), back)
    # Left the central board, right the boards of the players.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Ink.RAISED.color)
    strip = QRectF(0, 0, down * 0.42, down * 2.85)
    strip.moveCenter(QPointF(corner.x() - down * 0.36, inner.center().y()))
    painter.drawRoundedRect(strip, down * 0.06, down * 0.06)
    for number in range(4):
        left = corner.x() + across * 5 + down * 0.16
        board = QRectF(left, corner.y() + (number * 0.74 + 0.06) * down, down * 0.86, down * 0.62)
        painter.drawRoundedRect(board, down * 0.06, down * 0.06)


class ScreenPanel(QFrame):
    """Standing or flat, both drawn with the seats of this table.

    Signals:
        changed: the family chose how the screen lies.
    """

    changed = Signal()

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look, self._art = look, art
        self._seats: tuple[SeatSpot, ...] = ()
        self.heading = QLabel(self)
        self.heading.setProperty("role", "large")
        self.heading.setWordWrap(True)
        self.standing = ChoiceCard(look, self)
        self.flat = ChoiceCard(look, self)
        self._group = QButtonGroup(self)
        self._layout = QVBoxLayout(self)
        self._cards = QHBoxLayout()
        self._layout.addWidget(self.heading)
        self._layout.addLayout(self._cards, 1)
        for card in (self.standing, self.flat):
            self._group.addButton(card)
            self._cards.addWidget(card, 1)
        self._group.idClicked.connect(self.changed)
        look.changed.connect(self._restyle)
        self._restyle()
        self._retranslate()

    @property
    def screen_choice(self) -> Screen:
        return "flat" if self.flat.isChecked() else "standing"

    def choose(self, screen: Screen) -> None:
        (self.flat if screen == "flat" else self.standing).setChecked(True)

    def show_seats(self, seats: Sequence[SeatSpot]) -> None:
        if tuple(seats) == self._seats:
            return
        self._seats = tuple(seats)
        self.standing.show_drawing(standing_drawing(self._art, [s.symbol for s in seats]), TALL)
        self.flat.show_drawing(flat_drawing(self._art, seats), TALL)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("The screen"))
        self.standing.say(self.tr("It stands"), self.tr("Everybody looks from the same side."))
        self.flat.say(
            self.tr("It lies flat"),
            self.tr("Each board is turned to the side where its player sits."),
        )

    def _restyle(self) -> None:
        pad = self._look.px(1.6)
        self._layout.setContentsMargins(pad, self._look.px(0.6), pad, self._look.px(1.4))
        self._layout.setSpacing(self._look.px(0.6))
        self._cards.setSpacing(self._look.px(1.2))

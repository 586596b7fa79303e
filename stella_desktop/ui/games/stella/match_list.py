"""Why we matched: which two saw how many pictures alike, and what the robots say about it."""

from collections.abc import Iterable
from itertools import combinations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QScroller, QVBoxLayout, QWidget

from stella_desktop.engine import Seat
from stella_desktop.games.stella.moves import RoundResult
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.look import BODY, LARGE, Ink, Look, draw_text, leading, rounded_panel

SIDES = (4.6, 4.2, 3.8, 3.4, 3.0, 2.6, 2.2)
"""Of a symbol, in percent of the window's height: the largest with which all pairs fit."""

Pair = tuple[Seat, Seat]


def shared_pictures(results: Iterable[RoundResult]) -> dict[Pair, int]:
    """(seat, seat) -> pictures that both had; public pictures only."""
    shared: dict[Pair, int] = {}
    for result in results:
        for shown in result.shown:
            for pair in combinations(shown.choosers, 2):
                shared[pair] = shared.get(pair, 0) + 1
    return shared


class MatchList(QWidget):
    """All pairs of the round, by how much they shared, as symbols: fifteen of them fit."""

    def __init__(self, look: Look, art: Art, seats: tuple[SeatInfo, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._seats = look, art, seats
        self._texts = StellaTexts(self)
        self._groups: list[tuple[int, list[Pair]]] = []
        self._lines = QVBoxLayout()
        self._lines.setContentsMargins(0, 0, 0, 0)
        told = QFrame()
        told.setLayout(self._lines)
        self.remarks = QScrollArea(self)
        self.remarks.setWidgetResizable(True)
        self.remarks.setWidget(told)
        self.remarks.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        viewport = self.remarks.viewport()
        QScroller.grabGesture(viewport, QScroller.ScrollerGestureType.TouchGesture)
        look.changed.connect(self._lay_out)

    def show_round(self, result: RoundResult, told: tuple[str, ...]) -> None:
        """`told`: a line of each robot about what it saw."""
        shared = shared_pictures([result])
        self._groups = [
            (count, sorted(pair for pair, pictures in shared.items() if pictures == count))
            for count in sorted(set(shared.values()), reverse=True)
        ]
        lines = self._texts.matches([seat.name for seat in self._seats], result)
        self.setAccessibleName("; ".join([self._title(), *(lines or [self._nobody()])]))
        self.setToolTip("\n".join(lines))
        while item := self._lines.takeAt(0):
            if label := item.widget():
                label.setParent(None)
                label.deleteLater()
        for text in told:
            label = QLabel(text)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setProperty("role", "small")
            self._lines.addWidget(label)
        self._lines.addStretch(1)
        self.remarks.setVisible(bool(told))
        self._lay_out()

    def _title(self) -> str:
        return self.tr("Why we matched")

    def _nobody(self) -> str:
        return self.tr("Nobody saw the same as somebody else.")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    # --- layout --------------------------------------------------------------------------------

    def _head(self) -> int:
        return round(self._look.text_px(LARGE) * 2.1)

    def _lay_out(self) -> None:
        bottom = self._head() + self._places()[2] + self._look.px(1.5)
        self._lines.setSpacing(self._look.px(0.8))
        self.remarks.setGeometry(0, bottom, self.width(), max(0, self.height() - bottom))
        self.update()

    def _places(self) -> tuple[list[tuple[QRect, str]], list[tuple[QRect, Pair]], int]:
        """Where counts and pairs stand under the title, and how high they are together."""
        line = round(self._look.text_px(BODY) * 2.9)
        if not self._groups:
            return [(QRect(0, self._head(), self.width(), line), self._nobody())], [], line
        # Some lines of the robots should be seen without scrolling.
        robots = line * 2 if not self.remarks.isHidden() else 0
        room = self.height() - self._head() - robots
        for side in SIDES:
            counts, pairs, height = self._flow(self._look.px(side))
            if height <= room:
                break
        return counts, pairs, height

    def _flow(self, side: int) -> tuple[list[tuple[QRect, str]], list[tuple[QRect, Pair]], int]:
        """The pairs beside their counts, or under them where counts are long words."""
        gap = max(2, side // 5)
        plate = QSize(round(side * 2.7), round(side * 1.25))
        texts = [self.tr("%n picture(s)", "", count) for count, _ in self._groups]
        metrics = QFontMetrics(self._look.font(BODY, bold=True))
        column = max(metrics.horizontalAdvance(text) for text in texts) + 2 * gap
        beside = column + plate.width() <= self.width()
        left = column if beside else 0
        counts, pairs = [], []
        top = self._head()
        for text, (_, mates) in zip(texts, self._groups, strict=True):
            height = max(plate.height(), round(metrics.height() * 1.1))
            counts.append((QRect(0, top, column if beside else self.width(), height), text))
            if not beside:
                top += height
            x = left
            for pair in mates:
                if x > left and x + plate.width() > self.width():
                    x, top = left, top + plate.height() + gap
                spot = QRect(x, top + (height - plate.height()) // 2, plate.width(), plate.height())
                pairs.append((spot, pair))
                x += plate.width() + gap
            top += height + gap
        return counts, pairs, top - self._head()

    def _seen(self, place: QRect) -> QRect:
        """Readers from the right begin there."""
        if not QGuiApplication.isRightToLeft():
            return place
        seen = QRect(place)
        seen.moveLeft(self.width() - place.x() - place.width())
        return seen

    # --- painting ------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        head = QRect(0, 0, self.width(), round(self._head() * 0.8))
        font = look.font(LARGE, bold=True, display=True)
        draw_text(painter, look, head, self._title(), font, Ink.GOLD.color, align=leading())
        counts, pairs, _ = self._places()
        body = look.font(BODY, bold=bool(self._groups))
        for spot, text in counts:
            place = self._seen(spot)
            draw_text(painter, look, place, text, body, Ink.CREAM.color, align=leading(), wrap=True)
        for spot, pair in pairs:
            self._paint_pair(painter, self._seen(spot), pair)

    def _paint_pair(self, painter: QPainter, plate: QRect, pair: Pair) -> None:
        radius = plate.height() * 0.3
        fill, line = Ink.PANEL.color, Ink.LINE.faded(0.7)
        rounded_panel(painter, QRectF(plate), radius, fill, line, 1)
        side = round(plate.height() / 1.25)
        gap = (plate.width() - 2 * side) // 3
        top = plate.y() + (plate.height() - side) // 2
        for number, seat in enumerate(pair):
            token = self._art.piece(
                f"seat_{self._seats[seat].symbol}", QSize(side, side), self.devicePixelRatioF()
            )
            painter.drawPixmap(plate.x() + gap + number * (side + gap), top, token)

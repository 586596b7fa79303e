"""The central board: word slot, lantern track 10 to 1, round tokens, start place."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from stella_desktop.games.stella.moves import ROUNDS
from stella_desktop.ui.art import Art
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import LARGE, SMALL, Ink, Look, draw_text, make_font

# Numbers of the painted board, in pixels of its file (pieces page, "Central board").
BOARD = QSize(560, 1960)
WORD_CARD = QRect(54, 44, 452, 330)
WORD_CUT = 322
TOKEN_X, TOKEN_YS, TOKEN_SIDE = 76, (1524, 1170, 816, 462), 118
TRACK_X, TRACK_TOP, TRACK_STEP, TRACK_WIDTH, TRACK_HEIGHT = 152, 414, 118, 356, 96
START = QRect(40, 1664, 480, 232)
EASE = QEasingCurve(QEasingCurve.Type.InOutCubic)
TURN_FRAMES = ("bright", "turn1", "turn2", "turn3", "turn4", "turn5", "dark")
GLIDE_MS, NEXT_MS = 400, 260
"""How long one lantern travels, and how long after it the next one sets out."""
TOKEN_MS = 400
PAUSE_MS, TURN_MS = 400, 315
"""Everybody holds their breath; then the lantern of the sole leader turns over."""


@dataclass(frozen=True, slots=True)
class WordLines:
    """A word in the table's languages, the first one largest; readings stand above Japanese."""

    lines: tuple[tuple[str, str], ...]
    """(word, reading or "") per language."""


@dataclass(frozen=True, slots=True)
class Lantern:
    symbol: str
    place: int | None
    """1 to 10 on the track; None at the start place."""
    dark: bool


def round_tokens(number: int, *, over: bool) -> tuple[str, ...]:
    """How the tokens I to IV lie in round `number`: in the box, turned over, number side up."""
    return tuple(
        "" if token < number else "back" if over and token == number else "number"
        for token in range(1, ROUNDS + 1)
    )


class TrackPlace(QAbstractButton):
    """A place of the lantern track while a paper seat announces how many it marked."""

    def __init__(self, count: int, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = count
        self._look = look
        self.setAccessibleName(numeral(count))
        # A click leaves the focus with the page: space is its next step, not this number again.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.underMouse() or self.hasFocus()
        ink = Ink.CREAM if self.hasFocus() else Ink.BRIGHT_GOLD
        painter.setBrush(Ink.GOLD.faded(0.28 if lit else 0.08))
        painter.setPen(QPen(ink.faded(1 if lit else 0.6), max(2, self._look.px(0.25))))
        radius = self.height() * 0.2
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), radius, radius)


class CentralBoard(QWidget):
    """Shows word, lanterns and tokens; never anything secret. Lanterns glide to new places.

    Signals:
        announced: a place of the track was pressed while a count was asked for.
        settled: the lanterns have come to where they belong.
    """

    announced = Signal(int)
    settled = Signal()

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._word = WordLines(())
        self._lanterns: tuple[Lantern, ...] = ()
        self._tokens: tuple[str, ...] = ()
        self._from: dict[str, QPointF] = {}
        self._turning: str | None = None
        self._glide = QVariantAnimation(self)
        self._glide.valueChanged.connect(self.update)
        self._glide.finished.connect(self._arrived)
        whole = PAUSE_MS + TURN_MS
        self._turn = QVariantAnimation(self, startValue=0.0, endValue=float(whole), duration=whole)
        self._turn.valueChanged.connect(self.update)
        self._turn.finished.connect(self._turned)
        self._token = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=TOKEN_MS)
        self._token.valueChanged.connect(self.update)
        self.places = [TrackPlace(count, look, self) for count in range(1, 11)]
        for place in self.places:
            place.clicked.connect(self._announce)
        look.changed.connect(self.update)

    def show_board(
        self, word: WordLines, lanterns: Sequence[Lantern], tokens: tuple[str, ...], said: str
    ) -> None:
        """`tokens`: by round, "number", "back" or "" (in the box). `said`: for screen readers."""
        self.setAccessibleName(said)
        lanterns = tuple(lanterns)
        if (word, lanterns, tokens) == (self._word, self._lanterns, self._tokens):
            return
        old = {lantern.symbol: lantern for lantern in self._lanterns}
        places = {lantern.symbol: self._spot(lantern) for lantern in self._lanterns}
        moved = [item for item in lanterns if (o := old.get(item.symbol)) and o.place != item.place]
        darkened = [item.symbol for item in lanterns if item.dark and item.symbol in old]
        newly_dark = [symbol for symbol in darkened if not old[symbol].dark]
        over = "back" in tokens and "number" in self._tokens and "back" not in self._tokens
        self._word, self._lanterns, self._tokens = word, lanterns, tokens
        self.finish_motion()
        if over and self._look.motion and self.isVisible():
            self._token.start()
        if self._look.motion and self.isVisible() and (moved or newly_dark):
            self._from = {item.symbol: places[item.symbol] for item in moved}
            self._turning = newly_dark[0] if newly_dark else None
            whole = GLIDE_MS + NEXT_MS * (len(moved) - 1) if moved else 0
            self._glide.setStartValue(0.0)
            self._glide.setEndValue(float(whole))
            self._glide.setDuration(whole)
            self._glide.start()
        self.update()

    def ask_count(self, asking: bool) -> None:
        """Let the table press how many a paper seat has marked, or no longer."""
        page = self.parentWidget()
        if not asking and page is not None and any(place.hasFocus() for place in self.places):
            page.setFocus(Qt.FocusReason.OtherFocusReason)  # or some card would get it
        for place in self.places:
            place.setVisible(asking)

    def _announce(self) -> None:
        place = self.sender()
        if isinstance(place, TrackPlace):
            self.announced.emit(place.count)

    def finish_motion(self) -> None:
        """Everything is where it belongs, at once."""
        self._token.stop()
        if not self.is_moving:
            return
        # Cleared first: stopping an animation at its end would begin the next one.
        self._from, self._turning = {}, None
        self._glide.stop()
        self._turn.stop()
        self.update()
        self.settled.emit()

    @property
    def is_moving(self) -> bool:
        """Whether lanterns are on their way, or one is about to turn over."""
        return bool(self._from) or self._turning is not None

    @property
    def is_turning_token(self) -> bool:
        return self._token.state() is QVariantAnimation.State.Running

    def _arrived(self) -> None:
        """Also when a movement was stopped: then nothing is left to do."""
        if self._turning is not None:
            self._from = {}
            self._turn.start()
        elif self._from:
            self._from = {}
            self.settled.emit()

    def _turned(self) -> None:
        if self._turning is not None:
            self._turning = None
            self.update()
            self.settled.emit()

    # --- geometry, in pixels of the file ----------------------------------------------------

    def _spot(self, lantern: Lantern) -> QPointF:
        """Centre of a lantern."""
        mates = [item.symbol for item in self._lanterns if item.place == lantern.place]
        index = mates.index(lantern.symbol)
        if lantern.place is None:
            step = min(74.0, 420 / max(1, len(mates)))
            left = START.center().x() - step * (len(mates) - 1) / 2
            return QPointF(left + index * step, START.center().y() + 6)
        step = 82.0 if len(mates) <= 3 else 184 / (len(mates) - 1)
        top = TRACK_TOP + TRACK_STEP * (10 - lantern.place)
        return QPointF(TRACK_X + 122 + index * step, top + 48)

    def _scale(self) -> float:
        return min(self.width() / BOARD.width(), self.height() / BOARD.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        scale = self._scale()
        for place in self.places:
            top = TRACK_TOP + TRACK_STEP * (10 - place.count)
            spot = QRect(TRACK_X, top, TRACK_WIDTH, TRACK_HEIGHT)
            place.setGeometry(_scaled_rect(spot, scale))

    def sizeHint(self) -> QSize:
        return BOARD * (self._look.px(96) / BOARD.height())

    # --- painting ---------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        scale = self._scale()
        shown = QSize(round(BOARD.width() * scale), round(BOARD.height() * scale))
        board = self._art.piece("central_board", shown, self.devicePixelRatioF())
        painter.drawPixmap(0, 0, board)
        self._paint_word(painter, scale)
        self._paint_numbers(painter, scale)
        self._paint_tokens(painter, scale)
        for lantern in self._lanterns:
            self._paint_lantern(painter, lantern, scale)

    def _paint_word(self, painter: QPainter, scale: float) -> None:
        if not self._word.lines:
            return
        card = _scaled_rect(WORD_CARD, scale)
        painter.save()
        painter.setClipRect(QRectF(0, 0, self.width(), WORD_CUT * scale))
        paper = self._art.piece("word_front", card.size(), self.devicePixelRatioF())
        painter.drawPixmap(card.topLeft(), paper)
        pad = round(8 * scale)
        area = QRect(card.x() + pad, card.y() + pad, card.width() - 2 * pad, 0)
        area.setBottom(round((WORD_CUT - 8) * scale))
        paint_word(painter, self._look, area, self._word)
        painter.restore()

    def _paint_numbers(self, painter: QPainter, scale: float) -> None:
        font = make_font(max(self._look.px(SMALL), round(44 * scale)), bold=True)
        for place in range(1, 11):
            top = TRACK_TOP + TRACK_STEP * (10 - place)
            spot = _scaled_rect(QRect(TRACK_X + 2, top, 66, TRACK_HEIGHT), scale)
            draw_text(painter, self._look, spot, numeral(place), font, Ink.SOFT.color)

    def _paint_tokens(self, painter: QPainter, scale: float) -> None:
        side = round(TOKEN_SIDE * scale)
        for number, (face, y) in enumerate(zip(self._tokens, TOKEN_YS, strict=False), start=1):
            if not face:
                continue
            width = side
            if face == "back" and self.is_turning_token:
                # The number narrows to the edge of its token, the back widens from it.
                done = float(self._token.currentValue() or 0.0)
                face = "number" if done < 0.5 else "back"
                width = max(1, round(side * abs(1 - 2 * done)))
            token = self._art.piece(
                f"round_{number}_{face}", QSize(side, side), self.devicePixelRatioF()
            )
            centre = QPointF(TOKEN_X * scale, y * scale)
            area = QRectF(centre.x() - width / 2, centre.y() - side / 2, width, side)
            painter.drawPixmap(area, token, QRectF(token.rect()))
            if number == len(self._tokens) - sum(bool(t) for t in self._tokens) + 1:
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(Ink.BRIGHT_GOLD.color, 5 * scale))
                painter.drawEllipse(centre, side * 0.5, side * 0.5)

    def _paint_lantern(self, painter: QPainter, lantern: Lantern, scale: float) -> None:
        height = (120 if lantern.place is None else 128) * scale
        size = QSize(round(height * 0.8), round(height))
        frame = "dark" if lantern.dark else "bright"
        if self._turning == lantern.symbol:
            passed = float(self._turn.currentValue() or 0.0)
            progress = min(1.0, max(0.0, (passed - PAUSE_MS) / TURN_MS))
            frame = TURN_FRAMES[round(progress * (len(TURN_FRAMES) - 1))]
        image = self._art.piece(f"lantern_{lantern.symbol}_{frame}", size, self.devicePixelRatioF())
        spot = self._spot(lantern)
        start = self._from.get(lantern.symbol)
        if start is not None:
            begins = NEXT_MS * list(self._from).index(lantern.symbol)
            passed = float(self._glide.currentValue() or 0.0) - begins
            share = EASE.valueForProgress(min(1.0, max(0.0, passed / GLIDE_MS)))
            spot = start + (spot - start) * share
        painter.drawPixmap(spot * scale - QPointF(size.width() / 2, size.height() / 2), image)


def paint_word(painter: QPainter, look: Look, area: QRect, word: WordLines) -> None:
    """The word on its paper: the first language as large as it can be, others below it."""
    if not word.lines:
        return
    reading_height = round(look.px(SMALL) * 1.25)
    readings = sum(reading_height for _, reading in word.lines if reading)
    room = area.height() - readings
    others = len(word.lines) - 1
    lesser = max(room * 0.62 / (1 + 0.62 * others), look.px(SMALL) * 1.3)
    top = float(area.y())
    for number, (text, reading) in enumerate(word.lines):
        color = Ink.INK.color if number == 0 else Ink.FADED_INK.color
        if reading:
            above = QRect(area.x(), round(top), area.width(), reading_height)
            small = make_font(look.px(SMALL))
            draw_text(painter, look, above, reading, small, Ink.FADED_INK.color)
            top += reading_height
        height = room - lesser * others if number == 0 else lesser
        line = QRect(area.x(), round(top), area.width(), round(height))
        pixels = min(round(height * 0.82), look.px(LARGE * 2.4))
        font = make_font(max(look.px(SMALL), pixels), bold=True, display=True)
        draw_text(painter, look, line, text, font, color)
        top += height


def _scaled_rect(rect: QRect, scale: float) -> QRect:
    return QRect(
        round(rect.x() * scale),
        round(rect.y() * scale),
        round(rect.width() * scale),
        round(rect.height() * scale),
    )

"""The end: who has won, the four rounds, and a constellation of who saw alike."""

from math import cos, pi, sin

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from stella_desktop.games.stella.moves import Shown
from stella_desktop.games.stella.view import View
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.games.stella.match_list import shared_pictures
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import (
    BODY,
    LARGE,
    SEAT_LOOKS,
    SMALL,
    TITLE,
    Ink,
    Look,
    draw_text,
    make_font,
    rounded_panel,
)
from stella_desktop.ui.phrases import ROMAN, isolated
from stella_desktop.ui.widgets.card_button import CardButton
from stella_desktop.ui.widgets.prompt_bar import Prompt, PromptBar, Step

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class EndPage(QWidget):
    """Signals:
    again_wanted: the same family plays once more.
    scores_wanted: back to the score board.
    story_wanted: the story of the game.
    home_wanted: back to the shelf.
    enlarge: a picture (its id) is to be seen large.
    """

    again_wanted = Signal()
    scores_wanted = Signal()
    story_wanted = Signal()
    home_wanted = Signal()
    enlarge = Signal(str)

    def __init__(
        self, look: Look, art: Art, seats: tuple[SeatInfo, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._seats = look, art, seats
        self._texts = StellaTexts(self)
        self._view: View | None = None
        self.bar = PromptBar(look, art, self)
        self.bar.chosen.connect(self._pressed)
        self.alone = CardButton(0, look, art, self)
        self.alone.setCheckable(False)
        self.alone.clicked.connect(self._enlarge)
        self.alone.enlarge.connect(self._enlarge)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._lay_out)

    def show_view(self, view: View) -> None:
        assert view.viewer is None, "the end shows what the whole table may know"
        assert view.outcome is not None, "the game is not over"
        self._view = view
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def _refresh(self) -> None:
        if self._view is None:
            return
        self.setAccessibleName(self._title(self._view))
        alone = self._alone(self._view)
        self.alone.setVisible(alone is not None)
        if alone is not None:
            self.alone.show_card(alone.card, title=self._alone_title())
        self._lay_out()
        self.bar.show_prompt(
            Prompt(
                self.tr("Thank you for playing!"),
                primary=Step("again", self.tr("Play again")),
                others=(
                    Step("home", self.tr("To the shelf")),
                    Step("story", self.tr("Story")),
                    Step("scores", self.tr("Scores")),
                ),
            )
        )
        self.update()

    def _title(self, view: View) -> str:
        assert view.outcome is not None
        return self._texts.winners([self._seats[seat].name for seat in view.outcome.winners])

    def _alone_title(self) -> str:
        return self.tr("The picture nobody else saw")

    def _enlarge(self) -> None:
        self.enlarge.emit(self.alone.card)

    def _pressed(self, name: str) -> None:
        {
            "again": self.again_wanted,
            "home": self.home_wanted,
            "story": self.story_wanted,
            "scores": self.scores_wanted,
        }[name].emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        next_step = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in next_step and not event.isAutoRepeat():
            self.bar.press_primary()
        elif event.key() == Qt.Key.Key_Escape:
            self.scores_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        bar = max(round(self.height() * 0.08), self._look.text_px(LARGE) * 2)
        width = min(self.width() - self._look.px(4), round(self.height() * 1.5))
        left = (self.width() - width) // 2
        self.bar.setGeometry(left, self.height() - bar - self._look.px(1.5), width, bar)
        *_, right = self._columns()
        _, room, _ = self._alone_places(right)
        height = min(room.height() - self._look.px(1), round(room.width() * PICTURE_RATIO))
        card = QRect(0, 0, round(height / PICTURE_RATIO), height)
        card.moveCenter(room.center())
        self.alone.setGeometry(card)
        self.update()

    def _columns(self) -> tuple[QRect, QRect, QRect]:
        """Below the title: the rounds, the constellation, the picture."""
        width, look = self.width(), self._look
        top = look.px(3) + look.px(13) + look.px(1)
        height = self.bar.y() - look.px(2) - top
        side = round(width * 0.26)
        margin = max(look.px(3), (width - round(self.height() * 1.9)) // 2)
        return (
            QRect(margin, top, side, height),
            QRect(margin + side, top, width - 2 * margin - 2 * side, height),
            QRect(width - margin - side, top, side, height),
        )

    def _alone_places(self, area: QRect) -> tuple[QRect, QRect, QRect]:
        """Heading, room for the picture, and the line below it."""
        pad = self._look.px(1.6)
        inner = area.adjusted(pad, pad, -pad, -pad)
        line = round(self._look.text_px(BODY) * 3.0)
        head = QRect(inner.x(), inner.y(), inner.width(), line)
        foot = QRect(inner.x(), inner.bottom() - line + 1, inner.width(), line)
        room = QRect(inner.x(), head.bottom(), inner.width(), foot.top() - head.bottom())
        return head, room, foot

    # --- what the evening was ----------------------------------------------------------------

    def _alone(self, view: View) -> Shown | None:
        """The last picture that only its scout had seen in the word."""
        falls = [shown for result in view.results for shown in result.shown if shown.is_fall]
        return falls[-1] if falls else None

    # --- painting ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(0, 0, self._art.cover("end_background", self.size(), ratio))
        if view is None:
            return
        look = self._look
        width = self.width()
        title = QRect(round(width * 0.08), look.px(3), round(width * 0.84), look.px(13))
        font = look.font(TITLE, bold=True, display=True)
        draw_text(painter, look, title, self._title(view), font, Ink.BRIGHT_GOLD.color, name=True)
        left, middle, right = self._columns()
        self._paint_constellation(painter, view, middle)
        self._paint_rounds(painter, view, left)
        self._paint_alone(painter, view, right)

    def _paint_constellation(self, painter: QPainter, view: View, area: QRect) -> None:
        look = self._look
        count = len(self._seats)
        caption = round(look.text_px(BODY) * 1.8)
        radius_y = (area.height() - caption) * 0.39
        radius_x = min(area.width() * 0.4, radius_y * 1.3)
        centre = QPointF(area.center().x(), area.y() + (area.height() - caption) / 2)
        spots = [
            centre
            + QPointF(radius_x * sin(2 * pi * n / count), -radius_y * cos(2 * pi * n / count))
            for n in range(count)
        ]
        shared = shared_pictures(view.results)
        most = max(shared.values(), default=1)
        for (a, b), pictures in shared.items():
            width = look.px(0.25) + look.px(1.1) * pictures / most
            painter.setPen(QPen(Ink.BRIGHT_GOLD.faded(0.25), width * 2.4))
            painter.drawLine(spots[a], spots[b])
            painter.setPen(QPen(Ink.BRIGHT_GOLD.faded(0.85), width))
            painter.drawLine(spots[a], spots[b])
        number_font = make_font(look.text_px(BODY), bold=True)
        for (a, b), pictures in shared.items():
            # Off the middle: six lines cross there.
            at = spots[a] * 0.62 + spots[b] * 0.38
            plate = QRectF(0, 0, look.text_px(BODY) * 1.7, look.text_px(BODY) * 1.4)
            plate.moveCenter(at)
            _paint_plate(painter, plate)
            draw_text(
                painter, look, plate.toRect(), numeral(pictures), number_font, Ink.CREAM.color
            )
        assert view.outcome is not None
        for seat, spot in enumerate(spots):
            self._paint_player(painter, seat, spot, winner=seat in view.outcome.winners, area=area)
        text = self.tr("Lines: pictures that two saw alike")
        foot = QRect(area.x(), area.bottom() - caption, area.width(), caption)
        draw_text(painter, look, foot, text, look.font(SMALL), Ink.SOFT.color)

    def _paint_player(
        self, painter: QPainter, seat: int, spot: QPointF, *, winner: bool, area: QRect
    ) -> None:
        look, info = self._look, self._seats[seat]
        side = look.px(9 if winner else 7)
        if winner:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Ink.BRIGHT_GOLD.faded(0.3))
            painter.drawEllipse(spot, side * 0.75, side * 0.75)
        corner = spot - QPointF(side / 2, side / 2)
        ratio = self.devicePixelRatioF()
        if info.avatar:
            painter.drawPixmap(corner, self._art.avatar(info.avatar, side, ratio))
            badge = round(side * 0.46)
            token = self._art.piece(f"seat_{info.symbol}", QSize(badge, badge), ratio)
            painter.drawPixmap(corner + QPointF(side - badge * 0.8, side - badge * 0.8), token)
        else:
            painter.drawPixmap(
                corner, self._art.piece(f"seat_{info.symbol}", QSize(side, side), ratio)
            )
        height = round(look.text_px(LARGE) * 1.4)
        name = QRect(0, round(spot.y() + side / 2), round(area.width() * 0.36), height)
        name.moveLeft(round(spot.x()) - name.width() // 2)
        font = look.font(LARGE, bold=True)
        color = Ink.BRIGHT_GOLD.color if winner else Ink.CREAM.color
        plate = QRectF(name)
        plate.setWidth(min(plate.width(), QFontMetrics(font).horizontalAdvance(info.name) + height))
        plate.moveCenter(QRectF(name).center())
        _paint_plate(painter, plate)
        draw_text(painter, look, name, info.name, font, color, name=True)

    def _paint_rounds(self, painter: QPainter, view: View, area: QRect) -> None:
        """Totals as bars of four rounds each, the best on top."""
        look = self._look
        rounded_panel(
            painter, QRectF(area), look.px(1.4), Ink.DEEP.faded(0.6), Ink.LINE.faded(0.5), 1
        )
        pad = look.px(1.6)
        inner = area.adjusted(pad, pad, -pad, -pad)
        order = sorted(range(len(self._seats)), key=lambda seat: -view.players[seat].total)
        foot = round(look.text_px(SMALL) * 1.5)
        row = min((inner.height() - foot) // len(order), look.px(13))
        most = max(1, max(player.total for player in view.players))
        left_align = LEFT
        for place, seat in enumerate(order):
            info, total = self._seats[seat], view.players[seat].total
            top = inner.y() + place * row
            token = round(row * 0.42)
            image = self._art.piece(
                f"seat_{info.symbol}", QSize(token, token), self.devicePixelRatioF()
            )
            painter.drawPixmap(inner.x(), top, image)
            number_width = look.text_px(LARGE) * 2
            name = QRect(
                inner.x() + token + token // 4,
                top,
                inner.width() - token * 5 // 4 - number_width,
                token,
            )
            draw_text(
                painter,
                look,
                name,
                info.name,
                look.font(BODY, bold=True),
                Ink.CREAM.color,
                align=left_align,
                name=True,
            )
            spot = QRect(inner.right() - number_width, top, number_width, token)
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            draw_text(
                painter,
                look,
                spot,
                numeral(total),
                look.font(LARGE, bold=True),
                Ink.BRIGHT_GOLD.color,
                align=align,
            )
            self._paint_bar(
                painter,
                view,
                seat,
                QRect(inner.x(), top + token + row // 14, inner.width(), round(row * 0.3)),
                most,
            )
        caption = QRect(inner.x(), inner.bottom() - foot + 1, inner.width(), foot)
        text = self.tr("Stars in rounds I to IV")
        draw_text(painter, look, caption, text, look.font(SMALL), Ink.SOFT.color, align=left_align)

    def _paint_bar(self, painter: QPainter, view: View, seat: int, bar: QRect, most: int) -> None:
        seat_color = SEAT_LOOKS[self._seats[seat].symbol].on_table
        left = float(bar.x())
        font = make_font(max(1, round(bar.height() * 0.66)), bold=True)
        for number, result in enumerate(view.results):
            stars = result.scores[seat]
            width = bar.width() * stars / most
            if not stars:
                continue
            piece = QRectF(left, bar.y(), width - 2, bar.height())
            color = QColor(seat_color)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color.darker(100 + 14 * (number % 2)))
            painter.drawRoundedRect(piece, bar.height() * 0.2, bar.height() * 0.2)
            if width > bar.height() * 1.1:
                draw_text(
                    painter,
                    self._look,
                    piece.toRect(),
                    ROMAN[number],
                    font,
                    Ink.DEEP.color,
                    least=1,
                )
            left += width

    def _paint_alone(self, painter: QPainter, view: View, area: QRect) -> None:
        """The picture nobody else saw."""
        look = self._look
        alone = self._alone(view)
        if alone is None:
            return
        rounded_panel(
            painter, QRectF(area), look.px(1.4), Ink.DEEP.faded(0.6), Ink.LINE.faded(0.5), 1
        )
        head, _, foot = self._alone_places(area)
        font = look.font(LARGE * 0.9, bold=True, display=True)
        draw_text(painter, look, head, self._alone_title(), font, Ink.GOLD.color, wrap=True)
        text = self.tr("{name} alone saw the word in it.").format(
            name=isolated(self._seats[alone.scout].name)
        )
        draw_text(painter, look, foot, text, look.font(BODY), Ink.CREAM.color, wrap=True, name=True)


def _paint_plate(painter: QPainter, plate: QRectF) -> None:
    """Dark behind a number or a name, so that no line runs through it."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Ink.DEEP.faded(0.85))
    painter.drawRoundedRect(plate, plate.height() / 2, plate.height() / 2)

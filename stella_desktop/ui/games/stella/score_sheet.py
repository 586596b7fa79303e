"""The sheet with the scores: the arithmetic of the round spelled out, all rounds, the totals."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import View
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import (
    BODY,
    HEADING,
    LARGE,
    SMALL,
    Ink,
    Look,
    draw_text,
    make_font,
    text_height,
)
from stella_desktop.ui.phrases import ROMAN, isolated

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class ScoreSheet(QWidget):
    """Warm paper with a line for each seat: how the round counted, all rounds, the total."""

    def __init__(self, look: Look, art: Art, seats: tuple[SeatInfo, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._seats = look, art, seats
        self._texts = StellaTexts(self)
        self._view: View | None = None
        look.changed.connect(self.update)

    def show_view(self, view: View) -> None:
        self._view = view
        lines = [self._spoken(view, seat) for seat in range(len(self._seats))]
        self.setAccessibleName("; ".join(lines))
        self.update()

    def _spoken(self, view: View, seat: int) -> str:
        name = self._seats[seat].name
        sum_text = self._texts.arithmetic(view.results[-1], seat)
        total = self._texts.stars(view.players[seat].total)
        #: A line of the score board, read aloud: {sum} is the arithmetic of the round.
        return self.tr("{name}: {sum}; in all {total}").format(
            name=isolated(name), sum=sum_text, total=total
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        view = self._view
        if view is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paper = self._art.piece("word_front", self.size(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, paper)
        pad = self._look.px(3.4)
        area = self.rect().adjusted(pad, pad, -pad, -pad)
        small = self._look.text_px(BODY)
        head = round(small * 1.7)
        row = (area.height() - head) // len(self._seats)
        columns = self._columns(area)
        self._paint_head(painter, area, head, columns)
        top = area.y() + head
        for seat in range(len(self._seats)):
            line = QRect(area.x(), top + seat * row, area.width(), row)
            self._paint_line(painter, view, seat, line, columns)

    def _columns(self, area: QRect) -> dict[str, tuple[int, int]]:
        """Name -> (left, width)."""
        width = area.width()
        shares = {
            "name": 0.25,
            "sum": 0.36,
            "I": 0.0575,
            "II": 0.0575,
            "III": 0.0575,
            "IV": 0.0575,
            "total": 0.16,
        }
        placed, left = {}, area.x()
        for name, share in shares.items():
            placed[name] = (left, round(width * share))
            left += round(width * share)
        return placed

    def _paint_head(
        self, painter: QPainter, area: QRect, height: int, columns: dict[str, tuple[int, int]]
    ) -> None:
        font = self._look.font(SMALL, bold=True)
        titles = {"sum": self.tr("This round"), "total": self.tr("Total")} | {r: r for r in ROMAN}
        for name, title in titles.items():
            left, width = columns[name]
            spot = QRect(left, area.y(), width, height)
            align = LEFT if name == "sum" else CENTRE
            draw_text(painter, self._look, spot, title, font, Ink.FADED_INK.color, align=align)

    def _paint_line(
        self,
        painter: QPainter,
        view: View,
        seat: int,
        line: QRect,
        columns: dict[str, tuple[int, int]],
    ) -> None:
        look, info, result = self._look, self._seats[seat], view.results[-1]
        painter.setPen(QPen(Ink.PAPER_EDGE.color, max(1, look.px(0.12))))
        painter.drawLine(line.topLeft(), line.topRight())
        side = min(round(line.height() * 0.6), look.px(6))
        token = self._art.piece(f"seat_{info.symbol}", QSize(side, side), self.devicePixelRatioF())
        left, width = columns["name"]
        painter.drawPixmap(left, line.center().y() - side // 2, token)
        name = QRect(left + side + side // 4, line.y(), width - side - side // 2, line.height())
        draw_text(
            painter,
            look,
            name,
            info.name,
            look.font(LARGE, bold=True),
            Ink.INK.color,
            align=LEFT,
            name=True,
        )

        left, width = columns["sum"]
        spot = QRect(left, line.y() + 2, width - look.px(0.6), line.height() - 4)
        sparks, supers = self._kinds(result, seat)
        counted = self._texts.arithmetic(result, seat)
        if sparks or supers:
            lines = self._texts.kinds(sparks, supers)
            upper, lower = self._two_texts(spot, lines, counted)
            draw_text(
                painter,
                look,
                upper,
                lines,
                look.font(SMALL),
                Ink.FADED_INK.color,
                align=LEFT,
                wrap=True,
            )
            draw_text(
                painter,
                look,
                lower,
                counted,
                look.font(BODY, bold=True),
                Ink.INK.color,
                align=LEFT,
                wrap=True,
            )
        else:
            draw_text(
                painter,
                look,
                spot,
                counted,
                look.font(BODY),
                Ink.FADED_INK.color,
                align=LEFT,
                wrap=True,
            )

        number_font = look.font(LARGE)
        for number, roman in enumerate(ROMAN):
            left, width = columns[roman]
            if number < len(view.results):
                newest = number == len(view.results) - 1
                font = look.font(LARGE, bold=True) if newest else number_font
                color = Ink.INK.color if newest else Ink.FADED_INK.color
                spot = QRect(left, line.y(), width, line.height())
                draw_text(
                    painter, look, spot, numeral(view.results[number].scores[seat]), font, color
                )
        left, width = columns["total"]
        star = min(round(line.height() * 0.62), look.px(5.5), round(width * 0.34))
        best = view.players[seat].total == max(player.total for player in view.players)
        plate = QRectF(
            left + width * 0.08, line.center().y() - star * 0.62, width * 0.84, star * 1.24
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.NIGHT.color if best else Ink.PANEL.faded(0.85))
        painter.drawRoundedRect(plate, star * 0.3, star * 0.3)
        icon = self._art.piece("star_inked", QSize(star, star), self.devicePixelRatioF())
        painter.drawPixmap(round(plate.x() + star * 0.18), line.center().y() - star // 2, icon)
        spot = plate.toRect().adjusted(round(star * 1.2), 0, -round(star * 0.2), 0)
        total = numeral(view.players[seat].total)
        draw_text(
            painter, look, spot, total, look.font(HEADING * 0.9, bold=True), Ink.BRIGHT_GOLD.color
        )

    def _two_texts(self, area: QRect, upper: str, lower: str) -> tuple[QRect, QRect]:
        """Room for two texts under each other, to each what it needs in the smallest size."""
        pixels = self._look.px(SMALL)
        above = text_height(make_font(pixels), upper, area.width())
        below = text_height(make_font(pixels, bold=True), lower, area.width())
        spare = area.height() - above - below
        height = above + spare * 2 // 5 if spare >= 0 else area.height() * above // (above + below)
        return (
            QRect(area.x(), area.y(), area.width(), height),
            QRect(area.x(), area.y() + height, area.width(), area.height() - height),
        )

    @staticmethod
    def _kinds(result: m.RoundResult, seat: int) -> tuple[int, int]:
        stars = [shown.stars[seat] for shown in result.shown]
        return stars.count(m.SPARK), stars.count(m.SUPER_SPARK)

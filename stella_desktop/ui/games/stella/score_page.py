"""The score board after a round: the arithmetic spelled out, and why we matched."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.engine import TakeBack
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import View
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.tip_note import TipNote
from stella_desktop.ui.games.stella.tips import Tips
from stella_desktop.ui.look import BODY, HEADING, LARGE, SMALL, Ink, Look, draw_text, leading
from stella_desktop.ui.phrases import ROMAN
from stella_desktop.ui.widgets.prompt_bar import Prompt, PromptBar, Step

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
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
        return self.tr("{name}: {sum}; in all {total}").format(name=name, sum=sum_text, total=total)

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
            "sum": 0.33,
            "I": 0.065,
            "II": 0.065,
            "III": 0.065,
            "IV": 0.065,
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
            upper = QRect(spot.x(), spot.y(), spot.width(), spot.height() * 42 // 100)
            lower = QRect(spot.x(), upper.bottom(), spot.width(), spot.bottom() - upper.bottom())
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
                painter, look, spot, counted, look.font(BODY), Ink.FADED_INK.color, align=LEFT
            )

        number_font = look.font(LARGE)
        for number, roman in enumerate(ROMAN):
            left, width = columns[roman]
            if number < len(view.results):
                newest = number == len(view.results) - 1
                font = look.font(LARGE, bold=True) if newest else number_font
                color = Ink.INK.color if newest else Ink.FADED_INK.color
                spot = QRect(left, line.y(), width, line.height())
                draw_text(painter, look, spot, str(view.results[number].scores[seat]), font, color)
        left, width = columns["total"]
        star = min(round(line.height() * 0.62), look.px(5.5))
        best = view.players[seat].total == max(player.total for player in view.players)
        plate = QRectF(
            left + width * 0.12, line.center().y() - star * 0.62, width * 0.76, star * 1.24
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.NIGHT.color if best else Ink.PANEL.faded(0.85))
        painter.drawRoundedRect(plate, star * 0.3, star * 0.3)
        icon = self._art.piece("star_inked", QSize(star, star), self.devicePixelRatioF())
        painter.drawPixmap(round(plate.x() + star * 0.18), line.center().y() - star // 2, icon)
        spot = plate.toRect().adjusted(round(star * 1.2), 0, -round(star * 0.2), 0)
        total = str(view.players[seat].total)
        draw_text(
            painter, look, spot, total, look.font(HEADING * 0.9, bold=True), Ink.BRIGHT_GOLD.color
        )

    @staticmethod
    def _kinds(result: m.RoundResult, seat: int) -> tuple[int, int]:
        stars = [shown.stars[seat] for shown in result.shown]
        return stars.count(m.SPARK), stars.count(m.SUPER_SPARK)


class ScorePage(QWidget):
    """Signals:
    chosen: the move that begins the next round.
    end_wanted: after the last round, to the end of the game.
    table_wanted: back to the table.
    take_back_wanted: the table agreed to take the last move back.
    boards_wanted: somebody wants to mark elsewhere from now on.
    """

    chosen = Signal(object)
    end_wanted = Signal()
    table_wanted = Signal()
    take_back_wanted = Signal()
    boards_wanted = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        seats: tuple[SeatInfo, ...],
        tips: Tips,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._seats = look, art, seats
        self._texts = StellaTexts(self)
        self._view: View | None = None
        self._word = ""
        self._told: tuple[str, ...] = ()
        self._take_back = TakeBack.NEVER
        self._asking = False
        self.sheet = ScoreSheet(look, art, seats, self)
        self.bar = PromptBar(look, art, self)
        self.bar.chosen.connect(self._pressed)
        self.tip = TipNote(look, art, tips, self)
        self.tip.came_or_went.connect(self._lay_out)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        look.changed.connect(self._lay_out)

    def show_view(
        self, view: View, word: str, take_back: TakeBack, told: tuple[str, ...] = ()
    ) -> None:
        """`told`: a line of each robot about what it saw."""
        assert view.viewer is None, "the score board shows what the whole table may know"
        self._view, self._word, self._take_back = view, word, take_back
        self._told = told
        self._asking = False
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            return
        self.sheet.show_view(view)
        over = view.phase is m.Phase.GAME_OVER
        self.tip.show_tip(None if over or self._asking else "score")
        if self._asking:
            self.bar.show_prompt(
                Prompt(
                    self.tr("Take the last picture of the round back? All must agree."),
                    primary=Step("take_back_yes", self.tr("Yes, take it back")),
                    others=(Step("take_back_no", self.tr("No, leave it")),),
                )
            )
        else:
            self.bar.show_prompt(self._prompt(view))
        self.update()

    def _prompt(self, view: View) -> Prompt:
        back = (
            () if self._take_back is TakeBack.NEVER else (Step("take_back", self.tr("Take back")),)
        )
        others = (*back, Step("table", self.tr("See the table")))
        if view.phase is m.Phase.GAME_OVER:
            return Prompt(
                self.tr("All four rounds are played."),
                primary=Step("end", self.tr("Who has won?")),
                others=others,
            )
        others = (*back, Step("boards", self.tr("Boards…")), others[-1])
        return Prompt(
            self._texts.exchange(view.rows[view.number - 1]),
            primary=Step("next", self.tr("Next round")),
            others=others,
        )

    def _pressed(self, name: str) -> None:
        view = self._view
        if view is None:
            return
        match name:
            case "next":
                self.chosen.emit(m.NextRound((view.first_scout + 1) % len(self._seats)))
            case "end":
                self.end_wanted.emit()
            case "table":
                self.table_wanted.emit()
            case "boards":
                self.boards_wanted.emit()
            case "take_back" if self._take_back is TakeBack.ASK:
                self._asking = True
                self._refresh()
            case "take_back" | "take_back_yes":
                self.take_back_wanted.emit()
            case _:
                self._asking = False
                self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if event.key() in keys and not event.isAutoRepeat():
            self.bar.press_primary()
        elif event.key() == Qt.Key.Key_Escape:
            self.table_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        width, height = self.width(), self.height()
        pad = self._look.px(2)
        bar = max(round(height * 0.08), self._look.text_px(LARGE) * 2)
        head = self._look.text_px(HEADING) * 2
        sheet_width = min(round(width * 0.68), round(height * 1.5))
        left = max(pad, (width - sheet_width - self._side_width()) // 2)
        tip = self.tip.height_wanted()
        room = height - head - bar - 2 * pad - (tip + pad // 2 if tip else 0)
        sheet_height = min(room, self._look.px(12 + 14 * len(self._seats)))
        self.sheet.setGeometry(left, head + (room - sheet_height) // 2, sheet_width, sheet_height)
        self.bar.setGeometry(pad, height - bar - pad // 2, width - 2 * pad, bar)
        self.tip.setGeometry(pad, self.bar.y() - pad // 2 - tip, width - 2 * pad, tip)
        self.update()

    def _side_width(self) -> int:
        return round(self.width() * 0.27)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), self._art.cloth(self.devicePixelRatioF()))
        view = self._view
        if view is None:
            return
        look = self._look
        sheet = self.sheet.geometry()
        title = self.tr("{round}: the word was {word}").format(
            round=self._texts.round_title(view.number), word=self._word
        )
        spot = QRect(sheet.x(), 0, self.width() - sheet.x() - look.px(2), sheet.y())
        font = look.font(HEADING, bold=True, display=True)
        draw_text(painter, look, spot, title, font, Ink.CREAM.color, align=leading())
        self._paint_matches(painter, view)

    def _paint_matches(self, painter: QPainter, view: View) -> None:
        """Beside the sheet: who shared how many pictures with whom."""
        look, sheet = self._look, self.sheet.geometry()
        left = sheet.right() + look.px(2.5)
        area = QRect(
            left,
            sheet.y() + look.px(1),
            self.width() - left - look.px(2),
            sheet.height() - look.px(2),
        )
        font = look.font(LARGE, bold=True, display=True)
        row = round(look.text_px(LARGE) * 1.6)
        head = QRect(area.x(), area.y(), area.width(), row)
        draw_text(
            painter, look, head, self.tr("Why we matched"), font, Ink.GOLD.color, align=leading()
        )
        lines = self._texts.matches([seat.name for seat in self._seats], view.results[-1])
        lines = [*self._told, *(lines or [self.tr("Nobody saw the same as somebody else.")])]
        body = look.font(BODY)
        top = head.bottom() + look.px(0.8)
        each = round(look.text_px(BODY) * 2.9)
        for number, line in enumerate(lines[: max(1, (area.bottom() - top) // each)]):
            spot = QRect(area.x(), top + number * each, area.width(), each)
            draw_text(
                painter,
                look,
                spot,
                line,
                body,
                Ink.CREAM.color,
                align=leading(),
                wrap=True,
                name=True,
            )

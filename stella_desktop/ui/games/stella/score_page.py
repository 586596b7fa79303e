"""The score board after a round: the arithmetic spelled out, and why we matched."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.engine import TakeBack
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import View
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.match_list import MatchList
from stella_desktop.ui.games.stella.score_sheet import ScoreSheet
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.tip_note import TipNote
from stella_desktop.ui.games.stella.tips import Tips
from stella_desktop.ui.look import HEADING, LARGE, Ink, Look, draw_text, leading
from stella_desktop.ui.widgets.prompt_bar import Prompt, PromptBar, Step


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
        self.matches = MatchList(look, art, seats, self)
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
        self.matches.show_round(view.results[-1], self._told)
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
        # Large text, and a window that is less wide, need more lines for the same words.
        share = 0.11 if self._look.has_large_text or width < height * 1.55 else 0.085
        bar = max(round(height * share), self._look.text_px(LARGE) * 2)
        head = self._look.text_px(HEADING) * 2
        side = round(width * 0.27)
        sheet_width = min(round(width * 0.7), round(height * 1.5), width - side - 2 * pad)
        left = max(pad, (width - sheet_width - side) // 2)
        tip = self.tip.height_wanted()
        room = height - head - bar - 2 * pad - (tip + pad // 2 if tip else 0)
        sheet_height = min(room, self._look.px(12 + 14 * len(self._seats)))
        self.sheet.setGeometry(left, head + (room - sheet_height) // 2, sheet_width, sheet_height)
        self.bar.setGeometry(pad, height - bar - pad // 2, width - 2 * pad, bar)
        self.tip.setGeometry(pad, self.bar.y() - pad // 2 - tip, width - 2 * pad, tip)
        beside = left + sheet_width + self._look.px(2.5)
        top = self.sheet.y()
        self.matches.setGeometry(beside, top, width - beside - pad, head + room - top)
        self.update()

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

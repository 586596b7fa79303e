"""The table of Stella: everything public, and the one next step."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from stella_desktop.engine import Seat, TakeBack
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import View
from stella_desktop.ui import keys
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella import word_swap
from stella_desktop.ui.games.stella.central_board import CentralBoard, round_tokens
from stella_desktop.ui.games.stella.header import TableHeader
from stella_desktop.ui.games.stella.orientation import seen_place
from stella_desktop.ui.games.stella.seat_board import SeatBoard
from stella_desktop.ui.games.stella.seat_facts import facts_of, lanterns_of, marks_now
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.table_cards import TableCards
from stella_desktop.ui.games.stella.table_layout import table_places
from stella_desktop.ui.games.stella.table_prompts import Stage, TablePrompts
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.tip_note import TipNote
from stella_desktop.ui.games.stella.tips import Tips, tip_for
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.look import Look
from stella_desktop.ui.phrases import isolated
from stella_desktop.ui.widgets.card_grid import CardGrid
from stella_desktop.ui.widgets.prompt_bar import PromptBar
from stella_desktop.ui.widgets.space_key import SpaceKey
from stella_desktop.ui.widgets.sparks import Sparks

DIGITS = "1234567890"  # keys for the counts 1 to 10, and for seats


class StellaTable(QWidget):
    """Shows the table's view. It is never given a seat's own view, so it can show no secret.

    Signals:
        chosen: a move for the controller.
        look_wanted: a seat wants its own board, behind the curtain.
        take_back_wanted: the table agreed to take the last move back.
        scores_wanted: the round is over and has been looked at.
        enlarge: a picture (its id) is to be seen large.
        menu_wanted: the menu button was pressed.
        read: the table has begun or ended to read an announcement; robots wait meanwhile.
        phones_wanted: how phones come to the table.
        go_on_wanted: robots that rest after a taking back shall move again.
    """

    chosen = Signal(object)
    look_wanted = Signal(int)
    take_back_wanted = Signal()
    scores_wanted = Signal()
    enlarge = Signal(str)
    menu_wanted = Signal()
    read = Signal()
    phones_wanted = Signal()
    go_on_wanted = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        words: Words,
        seats: tuple[SeatInfo, ...],
        tips: Tips,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._words = words
        self._seats = seats
        self._texts = StellaTexts(self)
        self._prompts = TablePrompts(seats, self._texts, self)
        self._robots_rest = False
        self._view: View | None = None
        self._take_back = TakeBack.NEVER
        self._stage = Stage()
        self._space = SpaceKey(self)
        self._space.tapped.connect(self._go_on)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        self.board = CentralBoard(look, art, self)
        self.grid = CardGrid(
            look, art, shape=(m.ROWS, m.COLUMNS), place=lambda c: seen_place(c, 0), parent=self
        )
        self.cards = TableCards(self.grid, self._texts)
        self.bar = PromptBar(look, art, self)
        self.tip = TipNote(look, art, tips, self)
        self.header = TableHeader(look, self)
        self.boards = [SeatBoard(look, art, self) for _ in seats]
        self.sparks = Sparks(look, art, self.grid, self)

        self.grid.pressed.connect(self._press_card)
        self.grid.enlarge.connect(self._enlarge)
        self._space.held.connect(lambda: self.grid.show_large(self._stage.selected))
        self.bar.chosen.connect(self._press_button)
        self.tip.came_or_went.connect(self._lay_out)
        self.header.menu_wanted.connect(self.menu_wanted)
        self.board.announced.connect(self._announce)
        self.board.settled.connect(self._lanterns_arrived)
        for board in self.boards:
            board.clicked.connect(self._press_seat)
        look.changed.connect(self._lay_out)

    # --- showing ------------------------------------------------------------------------------

    def set_titles(self, titles: dict[str, str]) -> None:
        """Card id -> text for screen readers, in the language of the moment."""
        self.cards.titles = titles
        self._refresh()

    def show_seats(self, seats: tuple[SeatInfo, ...]) -> None:
        """Somebody marks elsewhere from now on."""
        self._seats = seats
        self._prompts = TablePrompts(seats, self._texts, self)
        self._refresh()

    def show_view(self, view: View, take_back: TakeBack) -> None:
        """Show another state of the table. `take_back`: what the house rules allow just now."""
        assert view.viewer is None, "the table must not see a seat's own view"
        old = self._view
        self._view, self._take_back = view, take_back
        if old is None or old.number != view.number or old.phase is not view.phase:
            self._stage = Stage()
        self._stage = self._stage.for_view(view)
        self._refresh()

    def play(self, events: tuple[object, ...]) -> None:
        """Show what just happened; without this the picture is right all the same."""
        for event in events:
            match event:
                case m.LanternsRead():
                    self._stage = Stage(announced=event, rising=self.board.is_moving)
                case m.CellShown(shown):
                    self._stage = Stage(shown=shown)
                    if self._look.motion:
                        earned = zip(self.boards, shown.stars, strict=True)
                        goals = [board.geometry().center() for board, stars in earned if stars]
                        self.sparks.play(shown, goals)
                case m.RowReplaced(row, gone, _):
                    start = row * m.COLUMNS
                    for button, old in zip(self.grid.cards[start:], gone, strict=False):
                        button.flip_from(old)
        self._refresh()

    def _lanterns_arrived(self) -> None:
        if self._stage.rising:
            self._stage = replace(self._stage, rising=False)
            self._refresh()

    @property
    def is_reading(self) -> bool:
        """Whether an announcement waits to be read."""
        return self._stage.announced is not None

    def show_robots_rest(self, resting: bool) -> None:
        self._robots_rest = resting
        self._refresh()

    def show_refusal(self, reason: str, seat: Seat) -> None:
        """The rules refused a move of this seat: say why and what to do."""
        self._stage = Stage(refused=self._texts.refused(reason, self._seats[seat].name))
        self._refresh()

    def finish_motion(self) -> None:
        self.board.finish_motion()
        self.sparks.finish()
        for card in self.grid.cards:
            card.finish_motion()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def _refresh(self) -> None:
        view = self._view
        if view is None:
            return
        names = self._texts.phase_names()
        phase = view.phase
        if self._stage.announced is not None:
            phase = m.Phase.ANNOUNCE
        elif self._stage.shown is not None and phase in (m.Phase.SCORE, m.Phase.GAME_OVER):
            phase = m.Phase.REVEAL
        self.header.show_step(
            self._texts.round_title(view.number),
            phase,
            names.get(phase, names[m.Phase.SCORE]),
            self.tr("Menu"),
        )
        self._show_board(view)
        self.cards.show_cards(view, self._stage, self._seats, pointing=self._may_point(view))
        for seat in range(len(self._seats)):
            self._show_seat(view, seat)
        self.board.ask_count(view.phase is m.Phase.ANNOUNCE and not self._stage.asking)
        prompt = self._prompts.prompt(view, self._stage, self._take_back, rest=self._robots_rest)
        self.bar.show_prompt(prompt)
        self.tip.show_tip(tip_for(view, self._stage))
        self.read.emit()

    def _show_board(self, view: View) -> None:
        lanterns = lanterns_of(view, self._seats)
        over = view.phase in (m.Phase.SCORE, m.Phase.GAME_OVER)
        tokens = round_tokens(view.number, over=over)
        spoken = self.tr("The word is {word}").format(word=isolated(self._words.spoken(view.word)))
        self.board.show_board(self._words.lines(view.word), lanterns, tokens, spoken)

    def _show_seat(self, view: View, seat: Seat) -> None:
        info = self._seats[seat]
        facts = facts_of(view, seat, info, self._texts, rising=self._stage.rising)
        asked = view.pending is not None and seat in view.pending.asked
        hint = self._texts.had_it(info.name) if asked else self._texts.mark_button(info.name)
        marks = marks_now(view) and not view.player(seat).locked and info.acts_at_table
        # While answers are asked for, every board can be pressed: who need not answer is told why.
        self.boards[seat].show_facts(
            facts, clickable=marks or view.pending is not None, hint=hint if asked or marks else ""
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- input ----------------------------------------------------------------------------------

    def _enlarge(self, cell: int) -> None:
        if self._view is not None:
            self.enlarge.emit(self._view.cards[cell])

    def _press_seat(self) -> None:
        board = self.sender()
        if isinstance(board, SeatBoard):
            self._choose_seat(self.boards.index(board))

    def _choose_seat(self, seat: Seat) -> None:
        """A seat's board was pressed: "I had it" while answers are asked for, else "I mark"."""
        view = self._view
        if view is None:
            return
        if view.pending is not None:
            if seat in view.pending.asked:
                self.chosen.emit(m.Answer(seat, had=True))
            else:
                self._stage = Stage(refused=self._prompts.why_not_asked(view.pending, seat))
                self._refresh()
        elif view.player(seat).paper:
            self.chosen.emit(m.PassPen(seat))
        else:
            self.look_wanted.emit(seat)

    def _submit(self, moves: Iterable[object]) -> None:
        for move in moves:
            self.chosen.emit(move)

    def _announce(self, count: int) -> None:
        if self._view is not None and self._view.phase is m.Phase.ANNOUNCE:
            self.chosen.emit(m.Announce(self._view.waiting[0], count))

    def _may_point(self, view: View) -> bool:
        """Whether the scout points here, at the table."""
        return (
            view.scout is not None
            and view.pending is None
            and self._seats[view.scout].acts_at_table
        )

    def _press_card(self, cell: int) -> None:
        self.finish_motion()
        view = self._view
        if view is None:
            return
        free = self._may_point(view) and view.shown_at(cell) is None
        if not free or self._stage.announced is not None:
            self._refresh()  # a click toggled the button: it shows the truth again
            if not self._may_point(view):
                self._enlarge(cell)
            return
        self._stage = Stage(selected=None if self._stage.selected == cell else cell)
        self._refresh()

    def _press_button(self, name: str) -> None:
        self.finish_motion()
        view = self._view
        if view is None or name == "settle":
            return
        stage, self._stage = self._stage, Stage()
        match name:
            case "mark":
                self._choose_seat(self._prompts.next_to_mark(view))
                return
            case "phones":
                self.phones_wanted.emit()
            case "robots_go_on":
                self.go_on_wanted.emit()
            case "no_more" if view.pending is not None:
                self._submit(m.Answer(seat, had=False) for seat in view.pending.asked)
                return
            case "peek" if view.scout is not None:
                self.look_wanted.emit(view.scout)
            case "swap":
                self._stage = Stage(asking="swap")
            case "swap_yes":
                self._submit(word_swap.proposal(self._seats))
                return
            case "swap_agree" | "swap_refuse":
                agree = name == "swap_agree"
                self._submit(word_swap.answers(view, self._seats, agree=agree))
                return
            case "swap_no" | "take_back_no" | "go_on":
                # After a result this leads on; for a question it keeps things as they are.
                if name == "take_back_no":
                    self._stage = Stage(shown=stage.shown)
            case "point" if stage.selected is not None and view.scout is not None:
                self.chosen.emit(m.PointAt(view.scout, stage.selected))
                return
            case "take_back" if self._take_back is TakeBack.ASK:
                self._stage = Stage(asking="take_back", shown=stage.shown)
            case "take_back" | "take_back_yes":
                self.take_back_wanted.emit()
                return
            case "scores":
                self.scores_wanted.emit()
                return
        self._refresh()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or self._space.press(event):
            return
        cell = keys.cell_of(event)
        digit = event.text() if event.text() in DIGITS else ""
        if digit and self._view is not None:
            self._press_digit(self._view, DIGITS.index(digit) + 1)
        elif cell is not None:
            self._press_card(cell)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif event.key() == Qt.Key.Key_Escape and self._stage.selected is not None:
            self._stage = Stage()
            self._refresh()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._space.release(event):
            super().keyReleaseEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._space.forget()

    def _go_on(self) -> None:
        """The one obvious next step; while lanterns rise, first of all to see where they are."""
        rising = self._stage.rising
        self.finish_motion()
        if not rising:
            self.bar.press_primary()

    def _press_digit(self, view: View, number: int) -> None:
        """A count to announce, or the seat that had the picture."""
        if view.phase is m.Phase.ANNOUNCE:
            self._announce(number)
        elif view.pending is not None and number <= len(self._seats):
            self._choose_seat(number - 1)

    # --- layout ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        places = table_places(self.size(), self._look, len(self.boards), self.tip.height_wanted())
        self.board.setGeometry(places.board)
        self.grid.setGeometry(places.grid)
        self.tip.setGeometry(places.tip)
        self.bar.setGeometry(places.bar)
        self.header.setGeometry(places.header)
        for board, place in zip(self.boards, places.seats, strict=True):
            board.setGeometry(place)
        self.sparks.setGeometry(self.rect())
        self.sparks.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), self._art.cloth(self.devicePixelRatioF()))

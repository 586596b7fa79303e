"""A game of Stella at one screen: table, curtain, private page, scores and end, one at a time."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from shiboken6 import delete

from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import IllegalMove, Move, Seat
from stella_desktop.games.stella.moves import Answer, NextRound, Phase
from stella_desktop.ui.games.stella.boards_page import BoardsPage
from stella_desktop.ui.games.stella.curtain import HOLD_MS, Curtain
from stella_desktop.ui.games.stella.end_page import EndPage
from stella_desktop.ui.games.stella.phone_desk import PhoneDesk, PhoneFactory
from stella_desktop.ui.games.stella.private_page import PrivatePage
from stella_desktop.ui.games.stella.score_page import ScorePage
from stella_desktop.ui.games.stella.seat_info import seats_of
from stella_desktop.ui.games.stella.story import StoryPage
from stella_desktop.ui.games.stella.table import StellaTable
from stella_desktop.ui.games.stella.table_robots import explanations, seat_robots
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.tips import Tips
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.house import House
from stella_desktop.ui.widgets.picture_view import PictureView


class StellaPlay(QWidget):
    """Owns which page is in front. Only here does a seat's own view leave the controller, and
    only for as long as that seat's private page exists.

    Signals:
        menu_wanted: the menu button of the table was pressed.
        home_wanted: back to the shelf; the game is saved.
        again_wanted: the same family plays once more.
        notice: a sentence for the host.
        boards_changed: seats mark elsewhere now; this page must be built anew.
    """

    menu_wanted = Signal()
    home_wanted = Signal()
    again_wanted = Signal()
    boards_changed = Signal()
    notice = Signal(str)

    def __init__(
        self,
        house: House,
        controller: GameController,
        *,
        hold_ms: int = HOLD_MS,
        pace_ms: int | None = None,
        phones: PhoneFactory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._house = house
        self.controller = controller
        self._hold_ms = hold_ms
        self.seats = seats_of(controller.table)
        look, art = house.look, house.art
        self._words = self._make_words()
        self._texts = StellaTexts(self)
        self.tips = Tips(house, self)
        self.table = StellaTable(look, art, self._words, self.seats, self.tips, self)
        self.scores = ScorePage(look, art, self.seats, self.tips, self)
        self.end = EndPage(look, art, self.seats, self)
        self.story = StoryPage(look, art, self._words, self.seats, self)
        self.boards = BoardsPage(look, art, self.seats, self)
        self._standing: tuple[QWidget, ...] = (
            self.table,
            self.scores,
            self.end,
            self.story,
            self.boards,
        )
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._secret: Curtain | PrivatePage | None = None
        self._front: QWidget = self.table
        self.picture = PictureView(art, self)
        self.robots = seat_robots(controller, house, pace_ms, self)
        self.phones: PhoneDesk | None = None
        self._said_of_phones = ""
        if phones is not None and any(seat.board == "phone" for seat in self.seats):
            self._open_to_phones(phones)
        self._connect()
        self.table.set_titles(house.titles())
        self._show_state()
        self._resume()
        if self.phones is not None:
            self.show_phones()

    def _make_words(self) -> Words:
        table = self.controller.table
        cards = (*self._house.words.cards, *table.own_words)
        return Words(cards, table.word_languages, readings=self._house.settings.readings)

    def _open_to_phones(self, phones: PhoneFactory) -> None:
        """From now on, and until `close_phones`, phones at home can take their seats."""
        desk = self.phones = phones(self.controller, self.seats, self)
        desk.page.hide()
        self._standing = (*self._standing, desk.page)
        desk.page.closed.connect(self._leave_phones)
        desk.table.moved_here.connect(self._take_seat_here)
        desk.table.changed.connect(self._hear_phones)
        self.table.phones_wanted.connect(self.show_phones)
        desk.table.start()

    def _hear_phones(self) -> None:
        """Phones need the host: said once, and where the host looks."""
        if self.phones is None or self.front is not self.table:
            return
        need = ""
        if self.phones.table.asks:
            need = self.tr("A phone asks to come in: open “Phones…”.")
        elif self.phones.table.moved:
            need = self.tr("The network has changed: open “Phones…” and scan once more.")
        if need and need != self._said_of_phones:
            self.notice.emit(need)
        self._said_of_phones = need

    def _take_seat_here(self, seat: Seat) -> None:
        """The host took a seat back from its phone: it marks behind the curtain now."""
        self.controller.set_board(seat, "here")
        self.seats = seats_of(self.controller.table)
        self.table.show_seats(self.seats)

    def show_phones(self) -> None:
        """How phones come to the table, and who is in."""
        if self.phones is not None:
            self._bring(self.phones.page)

    def _leave_phones(self) -> None:
        self._show_table()
        self._ask_next()

    def close_phones(self) -> None:
        """The game leaves the table: the server stops with it."""
        if self.phones is not None:
            self.phones.table.stop()

    def _connect(self) -> None:
        controller = self.controller
        controller.changed.connect(self._show_state)
        controller.happened.connect(self._play)
        controller.rejected.connect(self._refuse)
        self._house.settings_changed.connect(self._apply_settings)
        self.table.chosen.connect(controller.submit)
        self.table.look_wanted.connect(self.ask_behind_curtain)
        self.table.take_back_wanted.connect(self._take_back)
        self.table.scores_wanted.connect(self._show_scores)
        self.table.enlarge.connect(self._enlarge)
        self.table.menu_wanted.connect(self.menu_wanted)
        self.table.read.connect(self._let_robots_move)
        self.table.go_on_wanted.connect(self._tell_robots_to_go_on)
        self.scores.chosen.connect(controller.submit)
        self.scores.table_wanted.connect(self._show_table)
        self.scores.take_back_wanted.connect(self._take_back)
        self.scores.end_wanted.connect(self._show_end)
        self.scores.boards_wanted.connect(self._show_boards)
        self.boards.chosen.connect(controller.set_board)
        self.boards.closed.connect(self._leave_boards)
        self.end.again_wanted.connect(self.again_wanted)
        self.end.home_wanted.connect(self.home_wanted)
        self.end.scores_wanted.connect(self._show_scores)
        self.end.story_wanted.connect(self.show_story)
        self.end.enlarge.connect(self._enlarge)
        self.story.closed.connect(self._leave_story)

    # --- which page -----------------------------------------------------------------------------

    @property
    def front(self) -> QWidget:
        """The page that can be seen: a curtain or private page, or one of the standing ones."""
        return self._secret or self._front

    def _bring(self, page: QWidget) -> None:
        self._drop_secret()
        self._front = page
        for other in self._standing:
            other.setVisible(other is page)
        page.setGeometry(self.rect())
        page.setFocus(Qt.FocusReason.OtherFocusReason)
        self._let_robots_move()
        self._hear_phones()  # somebody may have knocked while the curtain was up

    def _let_robots_move(self) -> None:
        """Robots wait while somebody looks at something else than the table; but while phones
        come in, all may mark."""
        if self.robots is not None:
            watched = self.front is self.table and not self.table.is_reading
            coming = self.phones is not None and self.front is self.phones.page
            coming = coming and self.controller.view(None).phase is Phase.ASSOCIATE
            if self.isVisible() and (watched or coming):
                self.robots.release()
            else:
                self.robots.hold()

    def _drop_secret(self) -> None:
        """Nothing of a private page stays: it is deleted, not hidden."""
        self.picture.put_away()
        secret, self._secret = self._secret, None
        if secret is not None:
            delete(secret)

    def _cover(self, secret: Curtain | PrivatePage) -> None:
        self._drop_secret()
        self._secret = secret
        for page in self._standing:
            page.hide()
        secret.setGeometry(self.rect())
        secret.show()
        secret.raise_()
        self._let_robots_move()

    def _show_table(self) -> None:
        self._bring(self.table)

    def _show_scores(self) -> None:
        self._bring(self.scores)

    def _show_end(self) -> None:
        self.tips.close_all()  # a whole game is the best teacher
        self.end.show_view(self.controller.view(None))
        self._bring(self.end)

    def _show_boards(self) -> None:
        self.boards.show_boards([player.board for player in self.controller.table.players])
        self._bring(self.boards)

    def _leave_boards(self) -> None:
        """Seats with other boards need other pages: the table is laid anew."""
        now = tuple(player.board for player in self.controller.table.players)
        if now == tuple(seat.board for seat in self.seats):
            self._show_scores()
        else:
            self.boards_changed.emit()

    def show_story(self) -> None:
        """The story of the game so far; all of it is public."""
        self.story.show_story(self.controller.story())
        self._bring(self.story)

    def _leave_story(self) -> None:
        over = self.controller.session.outcome() is not None
        self._bring(self.end if over else self.table)

    def _resume(self) -> None:
        """Where a game goes on: never on a private page (screens.md §3)."""
        view = self.controller.view(None)
        self._show_table()
        if view.phase is Phase.ASSOCIATE and any(player.locked for player in view.players):
            self._ask_next()
        elif view.phase is Phase.SCORE:
            self._show_scores()
        elif view.phase is Phase.GAME_OVER:
            self._show_end()

    # --- secrets --------------------------------------------------------------------------------

    def ask_behind_curtain(self, seat: Seat) -> None:
        """First the curtain; the private page is built when its reader has opened it."""
        marking = self.controller.view(None).phase is Phase.ASSOCIATE
        curtain = Curtain(
            self._house.look,
            self._house.art,
            self.seats[seat],
            marking=marking,
            hold_ms=self._hold_ms,
            parent=self,
        )
        # Queued: a page is deleted only after its own event handler has returned.
        queued = Qt.ConnectionType.QueuedConnection
        curtain.opened.connect(lambda: self._open_private(seat), queued)
        curtain.refused.connect(self._show_table, queued)
        self._cover(curtain)

    def _open_private(self, seat: Seat) -> None:
        if not isinstance(self._secret, Curtain):
            return
        view = self.controller.view(seat)
        page = PrivatePage(
            self._house.look,
            self._house.art,
            self.seats[seat],
            view=view,
            word=self._words.lines(view.word),
            titles=self._house.titles(),
            draft=self.controller.draft(seat),
            tips=self.tips,
            parent=self,
        )
        queued = Qt.ConnectionType.QueuedConnection
        page.drafted.connect(lambda cells: self.controller.set_draft(seat, cells))
        page.chosen.connect(self._lock, queued)
        page.closed.connect(self._show_table, queued)
        page.enlarge.connect(lambda card: self._enlarge(card, self.seats[seat].turns))
        self._cover(page)
        page.setFocus(Qt.FocusReason.OtherFocusReason)

    def cover_up(self) -> None:
        """Nobody may come upon an open private page: its reader opens the curtain again."""
        if isinstance(self._secret, PrivatePage):
            self.ask_behind_curtain(self._secret.seat)

    def _lock(self, move: object) -> None:
        if not isinstance(self._secret, PrivatePage):
            return
        self._drop_secret()
        self._show_table()
        if self.controller.submit(move):
            self._ask_next()

    def _ask_next(self) -> None:
        """The curtain for the next seat that marks here; paper seats are asked at the table."""
        view = self.controller.view(None)
        if view.phase is not Phase.ASSOCIATE:
            return
        people = [seat for seat in view.waiting if self.seats[seat].acts_at_table]
        if people and self.seats[people[0]].board == "here":
            self.ask_behind_curtain(people[0])

    # --- following the game ---------------------------------------------------------------------

    def _show_state(self) -> None:
        if self.front is self.scores and isinstance(self.controller.session.last_move, NextRound):
            self._show_table()  # before its pictures change: it shows how they do
        view = self.controller.view(None)
        take_back = self.controller.may_take_back(self._house.settings.take_back)
        self.table.show_view(view, take_back)
        if view.results and view.phase in (Phase.SCORE, Phase.GAME_OVER):
            word = self._words.spoken(view.results[-1].word)
            told = explanations(self.robots, self.seats, self._words, self._texts)
            self.scores.show_view(view, word, take_back, told)
        if self.robots is not None:
            self.table.show_robots_rest(self.robots.waits_for_table)

    def _tell_robots_to_go_on(self) -> None:
        if self.robots is not None:
            self.robots.go_on()
            self.table.show_robots_rest(False)

    def _play(self, events: tuple[object, ...]) -> None:
        self.table.play(events)

    def _refuse(self, refused: IllegalMove, move: Move) -> None:
        self.table.show_refusal(refused.reason, move.seat)

    def _take_back(self) -> None:
        """One press is taken back: "nobody else" was the answer of all who were still asked."""
        session = self.controller.session
        nobody = _is_no(session.last_move)
        self.controller.take_back()
        while nobody and _is_no(session.last_move):
            self.controller.take_back()
        self._show_table()

    def _enlarge(self, card: str, turns: int = 0) -> None:
        self.picture.show_picture(card, self._house.titles().get(card, ""), turns)

    def _apply_settings(self) -> None:
        self._words.readings = self._house.settings.readings
        self._show_state()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys belong to the page in front."""
        super().focusInEvent(event)
        self.front.setFocus(event.reason())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.table.set_titles(self._house.titles())
            self._show_state()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page is in front, or the window was put down."""
        super().hideEvent(event)
        self.cover_up()
        self._let_robots_move()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._let_robots_move()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for page in (*self._standing, self.picture, *([self._secret] if self._secret else [])):
            page.setGeometry(self.rect())


def _is_no(move: Move | None) -> bool:
    """A paper seat did not have the picture."""
    return isinstance(move, Answer) and not move.had

"""Who comes in, who sits where, and who is told what."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import Seat
from stella_desktop.phones import protocol as p
from stella_desktop.phones.connection import POLICY, Connection
from stella_desktop.phones.knocking import Rests
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.playing import Playing
from stella_desktop.phones.seats import TABLE, RosterLine, SeatBook
from stella_desktop.phones.stella_state import Place
from stella_desktop.phones.visitor import Visitor, check_number

KNOCK_SECONDS = 300.0
REPLACED, AWAY, NOT_KNOWN, OLD_PAGE, OVER, MOVED = 4001, 4002, 4003, 4004, 4005, 4006
"""Why a web socket was closed; the page knows these numbers, and does not call again."""


class Visits(QObject):
    """The phones that are there. `book` says whose seats they are; `sitting` is this evening's
    name, by which a phone knows ticks of its own from those of another game.

    Signals:
        changed: the roster or who asks is another one.
        settled: somebody has sat down or stood up.
    """

    changed = Signal()
    settled = Signal()

    def __init__(
        self,
        controller: GameController,
        places: Mapping[Seat, Place],
        book: SeatBook,
        playing: Playing,
        rests: Rests,
        *,
        limits: Limits,
        sitting: str,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._places = dict(places)
        self._book, self._playing, self._rests = book, playing, rests
        self._limits, self._sitting = limits, sitting
        self._visitors: dict[Connection, Visitor] = {}

    # --- for the monitor ------------------------------------------------------------------------

    @property
    def roster(self) -> tuple[RosterLine, ...]:
        return tuple(self._line(seat) for seat in self._book.seats)

    def _line(self, seat: Seat) -> RosterLine:
        here = [v for v in self._visitors.values() if v.seat == seat]
        asked = next((v.number for v in self._visitors.values() if v.wants == seat), "")
        if any(v.awake for v in here):
            return RosterLine(seat, "in", asked)
        return RosterLine(seat, "waiting" if self._book.is_free(seat) else "asleep", asked)

    @property
    def knocks(self) -> tuple[str, ...]:
        """Numbers of phones that came without the code; each shows its number too."""
        return tuple(visitor.number for visitor in self._visitors.values() if visitor.knocks)

    @property
    def asking(self) -> bool:
        """Whether anybody waits for the host's word."""
        return any(visitor.number for visitor in self._visitors.values())

    def let_in(self, knock: str) -> None:
        """The host knows this phone: let it choose a seat."""
        for connection, visitor in list(self._visitors.items()):
            if visitor.knocks and visitor.number == knock:
                visitor.number = ""
                visitor.admitted = True
                self._rests.forget(connection.peer)
                connection.welcome()
                self._send_seats(connection, visitor)
        self.changed.emit()

    def turn_away(self, knock: str) -> None:
        for connection, visitor in list(self._visitors.items()):
            if visitor.knocks and visitor.number == knock:
                self._rests.refuse(connection.peer)
                connection.refuse(AWAY, "turned away")

    def let_over(self, seat: Seat, number: str) -> None:
        """The phone that shows this number may have the seat; the other one is told."""
        for connection, visitor in list(self._visitors.items()):
            if visitor.wants == seat and visitor.number == number:
                self._seat_down(connection, visitor, seat)

    def keep(self, seat: Seat, number: str) -> None:
        """The phone that shows this number may not have the seat."""
        for connection, visitor in list(self._visitors.items()):
            if visitor.wants == seat and visitor.number == number:
                visitor.want(None)
                connection.send(p.write_message("refused", {"seat": seat}))
                self._send_seats(connection, visitor)
        self.changed.emit()

    def send_away(self, seat: Seat) -> None:
        """This seat has no phone any more; the one it had is told, its token is worthless."""
        self._book.remove(seat)
        self._places.pop(seat, None)
        for connection, visitor in list(self._visitors.items()):
            if visitor.seat == seat:
                visitor.seat = None
                connection.send(p.write_message("moved_here", {}))
            elif visitor.wants == seat:
                visitor.want(None)
        self._tell_choosers()
        self.settled.emit()
        self.changed.emit()

    def go_on(self, controller: GameController, places: Mapping[Seat, Place]) -> None:
        """The same game at a table laid anew: who is in stays in."""
        self._controller = controller
        self._playing.go_on(controller)
        for seat in self._book.seats:
            if seat not in places:
                self.send_away(seat)
        for seat in places:
            self._book.add(seat)
        self._places = dict(places)
        for connection, visitor in list(self._visitors.items()):
            if visitor.seat is not None:
                self._show_board(connection, visitor, visitor.seat)
        self._tell_choosers()
        self.settled.emit()
        self.changed.emit()

    # --- coming and going -----------------------------------------------------------------------

    def heard(self, connection: Connection, data: bytes) -> None:
        """A message came; anything that is not one of ours ends the connection."""
        try:
            message = p.read_message(data)
        except p.BadMessage:
            connection.refuse(POLICY, "not understood")
            return
        visitor = self._visitors.get(connection)
        if isinstance(message, p.Hello | p.Knock):
            if visitor is None:
                self._greet(connection, message)
            else:
                connection.refuse(POLICY, "hello was said")
        elif visitor is None or not visitor.admitted:
            connection.refuse(POLICY, "say hello first")
        else:
            self._follow(connection, visitor, message)

    def left(self, connection: Connection) -> None:
        visitor = self._visitors.pop(connection, None)
        if visitor is not None:
            if visitor.knocks and self._rests.may_knock(connection.peer):
                self._rests.begin(connection.peer)
            self.changed.emit()

    def _greet(self, connection: Connection, message: p.Hello | p.Knock) -> None:
        if message.version != p.VERSION:
            connection.refuse(OLD_PAGE, "load the page again")
            return
        visitor = Visitor(message.device, message.language)
        if isinstance(message, p.Knock):
            self._hear_knock(connection, visitor)
            return
        opened = self._book.opened_by(message.token)
        if opened is None:
            connection.refuse(NOT_KNOWN, "this code is not of this game")
            return
        visitor.admitted = True
        self._visitors[connection] = visitor
        connection.welcome()
        if isinstance(opened, int):
            self._ask_for(connection, visitor, opened)
        else:
            assert opened == TABLE
            self._send_seats(connection, visitor)
        self.changed.emit()

    def _hear_knock(self, connection: Connection, visitor: Visitor) -> None:
        waiting = [one for one, known in self._visitors.items() if known.knocks]
        again = any(one.peer == connection.peer for one in waiting)
        if again or not self._rests.may_knock(connection.peer):
            connection.refuse(AWAY, "not so often")
        elif len(waiting) >= self._limits.knocks:
            connection.refuse(AWAY, "too many wait already")
        else:
            self._rests.begin(connection.peer)
            connection.patience(KNOCK_SECONDS)
            visitor.number = self._new_number()
            self._visitors[connection] = visitor
            connection.send(p.write_message("wait", {"number": visitor.number}))
            self.changed.emit()

    def _new_number(self) -> str:
        return check_number([visitor.number for visitor in self._visitors.values()])

    def _ask_for(self, connection: Connection, visitor: Visitor, seat: Seat) -> None:
        """Sit down, if the seat is free or this browser's own; else the host is asked."""
        if self._book.is_free(seat) or self._book.belongs_to(seat, visitor.device):
            self._seat_down(connection, visitor, seat)
            return
        askers = sum(one.wants is not None for one in self._visitors.values())
        if askers >= self._limits.askers and visitor.wants is None:
            connection.refuse(AWAY, "too many ask already")
            return
        visitor.want(seat, visitor.number or self._new_number())
        player = self._controller.table.players[seat]
        told = {"name": player.name, "symbol": player.symbol, "number": visitor.number}
        connection.send(p.write_message("taken", {"seat": seat, **told}))
        self.changed.emit()

    def _seat_down(self, connection: Connection, visitor: Visitor, seat: Seat) -> None:
        for other, known in list(self._visitors.items()):
            if known.seat == seat and other is not connection:
                known.seat = None
                other.refuse(REPLACED, "here" if known.device == visitor.device else "elsewhere")
        self._book.give(seat, visitor.device)
        visitor.want(None)
        visitor.seat = seat
        self._show_board(connection, visitor, seat)
        self._tell_choosers()
        self.settled.emit()
        self.changed.emit()

    def _show_board(self, connection: Connection, visitor: Visitor, seat: Seat) -> None:
        welcome = {"seat": seat, "token": self._book.token(seat), "sitting": self._sitting}
        connection.send(p.write_message("welcome", welcome))
        visitor.last = b""
        self._send_state(connection, visitor, fresh=True)

    def _send_seats(self, connection: Connection, visitor: Visitor) -> None:
        """The seats one may choose from, and whether somebody sits there."""
        players = self._controller.table.players
        seats = [
            {
                "seat": seat,
                "name": players[seat].name,
                "symbol": players[seat].symbol,
                "free": self._book.is_free(seat),
                "mine": self._book.belongs_to(seat, visitor.device),
            }
            for seat in self._book.seats
        ]
        told = {"seats": seats, "token": self._book.table_token}
        connection.send(p.write_message("seats", told))

    def _tell_choosers(self) -> None:
        for connection, visitor in self._visitors.items():
            if visitor.admitted and visitor.seat is None and visitor.wants is None:
                self._send_seats(connection, visitor)

    # --- playing --------------------------------------------------------------------------------

    def _follow(self, connection: Connection, visitor: Visitor, message: p.FromPhone) -> None:
        match message:
            case p.Sit(seat=seat):
                if visitor.seat is None and seat in self._book.seats:
                    self._ask_for(connection, visitor, seat)
            case p.Leave():
                self._leave(visitor)
            case p.Speak(language=language):
                visitor.language = language
                self._send_state(connection, visitor)
            case p.Awake(awake=awake):
                connection.send(p.write_message("here", {}))
                if visitor.awake != awake:
                    visitor.awake = awake
                    self.changed.emit()
            case p.Draft() if visitor.seat is not None:
                reason = self._playing.keep_draft(visitor.seat, message)
                self._answer(connection, visitor, reason)
            case p.Move() if visitor.seat is not None:
                reason = self._playing.move(visitor.seat, message)
                self._answer(connection, visitor, reason)
            case _:
                self._answer(connection, visitor, "no_seat")

    def _leave(self, visitor: Visitor) -> None:
        if visitor.seat is not None:
            self._book.give(visitor.seat, None)
        visitor.seat = None
        visitor.want(None)
        self._tell_choosers()
        self.settled.emit()
        self.changed.emit()

    def _answer(self, connection: Connection, visitor: Visitor, reason: str) -> None:
        """If nothing has changed: say so, and why; then how things are."""
        if reason:
            connection.send(p.write_message("rejected", {"reason": reason}))
            visitor.last = b""
            self._send_state(connection, visitor)

    # --- telling --------------------------------------------------------------------------------

    def push(self) -> None:
        """After a move: whoever sees something else now is told."""
        for seat in self._book.seats:
            self._playing.stamp(seat)
        for connection, visitor in list(self._visitors.items()):
            self._send_state(connection, visitor)

    def _send_state(self, connection: Connection, visitor: Visitor, *, fresh: bool = False) -> None:
        if visitor.seat is None:
            return
        told = self._playing.state(visitor.seat, self._places[visitor.seat], visitor.language)
        data = p.write_message("state", told)
        if data != visitor.last:
            visitor.last = data
            connection.send(p.write_message("state", {**told, "fresh": True}) if fresh else data)

"""One game and its phones: who comes, who sits where, and who is told what."""

import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from stella_desktop.content.packs import Pictures, WordCard
from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import Seat
from stella_desktop.phones import protocol as p
from stella_desktop.phones.address import Adapter, Address, adapters, addresses_of, best
from stella_desktop.phones.connection import POLICY, Connection
from stella_desktop.phones.files import Files
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.playing import Playing
from stella_desktop.phones.seats import TABLE, RosterLine, SeatBook, new_secret
from stella_desktop.phones.server import PORTS, PhoneServer
from stella_desktop.phones.stella_state import Place, WordTexts
from stella_desktop.phones.visitor import Visitor, check_number

log = logging.getLogger(__name__)

LONELY_MS = 60_000
"""After so long without a visitor the monitor says what may be wrong."""
PICTURE_MS = 25
"""Between two pictures that are made ready: each takes some milliseconds of the table's time."""
KNOCK_SECONDS = 300.0
REPLACED, AWAY, NOT_KNOWN, OLD_PAGE = 4001, 4002, 4003, 4004
"""Why a web socket was closed; the page knows these numbers."""


class PhoneTable(QObject):
    """The phones of one game, from the first seat that asks for one to the end of the game.

    `places` has the seats that play by phone. Nothing listens before `start`. What is secret goes
    to the seat's own phone and nowhere else, and never into a log.

    Signals:
        changed: the roster, the address or the trouble is another one.
        moved_here: the host took a seat (its number) back to the monitor.
    """

    changed = Signal()
    moved_here = Signal(int)

    def __init__(
        self,
        controller: GameController,
        places: Mapping[Seat, Place],
        *,
        deck: Pictures,
        words: tuple[WordCard, ...],
        resources: Path,
        readings: bool = True,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
        look_up: Callable[[], tuple[Adapter, ...]] = adapters,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._places = dict(places)
        self._look_up = look_up
        self._book = SeatBook(self._places)
        self._visitors: dict[Connection, Visitor] = {}
        self._files = Files(resources, deck.picture_path, new_secret())
        texts = WordTexts(words, controller.table.word_languages, readings=readings)
        self._playing = Playing(controller, texts, self._files, deck)
        self.server = PhoneServer(
            self._files, self, limits=limits or Limits(), clock=clock, parent=self
        )
        self.addresses: tuple[Address, ...] = ()
        self.address = ""
        """Where the server listens; empty while it does not."""
        self.lonely = False
        """A minute has gone by and nobody came."""
        self._lonely = QTimer(self, singleShot=True, interval=LONELY_MS)
        self._lonely.timeout.connect(self._note_lonely)
        self._pushing = QTimer(self, singleShot=True, interval=0)
        self._pushing.timeout.connect(self._push)
        self._to_make: list[str] = []
        self._making = QTimer(self, interval=PICTURE_MS)
        self._making.timeout.connect(self._make_picture)
        controller.changed.connect(self._pushing.start)

    # --- on and off -----------------------------------------------------------------------------

    def start(self, address: str | None = None, ports: tuple[int, ...] = PORTS) -> bool:
        """Listen at `address`, else at the likeliest one. False: nobody can come, see
        `addresses`, `address`."""
        self.stop()
        self.addresses = addresses_of(self._look_up())
        likely = best(self.addresses)
        wanted = address or (likely.ip if likely else "")
        self.address = wanted if wanted and self.server.listen(wanted, ports) else ""
        self.lonely = False
        if self.address:
            self._lonely.start()
            self._prepare_pictures()
        self.changed.emit()
        return bool(self.address)

    def choose(self, address: str) -> None:
        """Listen at another address; phones have to come again, and keep their seats."""
        self.start(address)

    def stop(self) -> None:
        """Nobody can come any more; who was there is gone."""
        self.address = ""
        for timer in (self._lonely, self._pushing, self._making):
            timer.stop()
        self.server.close()

    # --- for the monitor ------------------------------------------------------------------------

    @property
    def short_address(self) -> str:
        """What somebody types who cannot read the code; empty while nobody can come."""
        return f"http://{self.server.host}" if self.address else ""

    @property
    def table_url(self) -> str:
        """For the big code: opens the choice of a seat."""
        return f"{self.short_address}/#{self._book.table_token}" if self.address else ""

    def seat_url(self, seat: Seat) -> str:
        """Opens this seat at once."""
        return f"{self.short_address}/#{self._book.token(seat)}" if self.address else ""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._book.seats

    @property
    def roster(self) -> tuple[RosterLine, ...]:
        return tuple(self._line(seat) for seat in self._book.seats)

    @property
    def knocks(self) -> tuple[str, ...]:
        """Numbers of phones that came without the code; each shows its number too."""
        return tuple(v.knock for v in self._visitors.values() if v.knock)

    @property
    def asks(self) -> bool:
        """Whether the host is asked something: a phone at the door, or one that wants a seat."""
        return bool(self.knocks) or any(line.asked for line in self.roster)

    def let_in(self, knock: str) -> None:
        """The host knows this phone: let it choose a seat."""
        for connection, visitor in list(self._visitors.items()):
            if visitor.knock == knock:
                visitor.knock = ""
                visitor.admitted = True
                connection.welcome()
                self._send_seats(connection)
        self.changed.emit()

    def turn_away(self, knock: str) -> None:
        for connection, visitor in list(self._visitors.items()):
            if visitor.knock == knock:
                connection.refuse(AWAY, "turned away")

    def let_over(self, seat: Seat) -> None:
        """The phone that asks for this seat may have it; the other one is told."""
        asking = next(((c, v) for c, v in self._visitors.items() if v.wants == seat), None)
        if asking is not None:
            connection, visitor = asking
            visitor.wants = None
            self._seat_down(connection, visitor, seat)

    def keep(self, seat: Seat) -> None:
        """The phone that asks for this seat may not have it."""
        for connection, visitor in list(self._visitors.items()):
            if visitor.wants == seat:
                visitor.wants = None
                connection.send(p.write_message("refused", {"seat": seat}))
                self._send_seats(connection)
        self.changed.emit()

    def move_here(self, seat: Seat) -> None:
        """This seat plays at the monitor from now on; its phone is told, its token is worthless."""
        self._book.remove(seat)
        self._places.pop(seat, None)
        for connection, visitor in list(self._visitors.items()):
            if visitor.seat == seat:
                visitor.seat = None
                connection.send(p.write_message("moved_here", {}))
            elif visitor.wants == seat:
                visitor.wants = None
        self._tell_choosers()
        self.moved_here.emit(seat)
        self.changed.emit()

    def _line(self, seat: Seat) -> RosterLine:
        here = [v for v in self._visitors.values() if v.seat == seat]
        asked = any(v.wants == seat for v in self._visitors.values())
        if any(v.awake for v in here):
            return RosterLine(seat, "in", asked)
        return RosterLine(seat, "waiting" if self._book.is_free(seat) else "asleep", asked)

    def _note_lonely(self) -> None:
        if not self.server.was_visited:
            self.lonely = True
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
        if self._visitors.pop(connection, None) is not None:
            self.changed.emit()

    def _greet(self, connection: Connection, message: p.Hello | p.Knock) -> None:
        if message.version != p.VERSION:
            connection.refuse(OLD_PAGE, "load the page again")
            return
        visitor = Visitor(message.device, message.language)
        if isinstance(message, p.Knock):
            if len(self.knocks) >= self.server.limits.knocks:
                connection.refuse(AWAY, "too many wait already")
                return
            visitor.knock = check_number(self.knocks)
            connection.patience(KNOCK_SECONDS)
            self._visitors[connection] = visitor
            connection.send(p.write_message("wait", {"number": visitor.knock}))
            self.changed.emit()
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
            self._send_seats(connection)
        self.changed.emit()

    def _ask_for(self, connection: Connection, visitor: Visitor, seat: Seat) -> None:
        """Sit down, if the seat is free or this browser's own; else the host is asked."""
        if self._book.is_free(seat) or self._book.belongs_to(seat, visitor.device):
            self._seat_down(connection, visitor, seat)
            return
        visitor.wants = seat
        player = self._controller.table.players[seat]
        connection.send(
            p.write_message("taken", {"name": player.name, "symbol": player.symbol, "seat": seat})
        )
        self.changed.emit()

    def _seat_down(self, connection: Connection, visitor: Visitor, seat: Seat) -> None:
        for other, known in list(self._visitors.items()):
            if known.seat == seat and other is not connection:
                known.seat = None
                other.refuse(REPLACED, "here" if known.device == visitor.device else "elsewhere")
        self._book.give(seat, visitor.device)
        visitor.seat, visitor.wants, visitor.last = seat, None, b""
        welcome = {"seat": seat, "token": self._book.token(seat), "sitting": self._files.key[:8]}
        connection.send(p.write_message("welcome", welcome))
        self._send_state(connection, visitor, fresh=True)
        self._tell_choosers()
        self.changed.emit()

    def _send_seats(self, connection: Connection) -> None:
        """The seats one may choose from, and whether somebody sits there."""
        players = self._controller.table.players
        seats = [
            {
                "seat": seat,
                "name": players[seat].name,
                "symbol": players[seat].symbol,
                "free": self._book.is_free(seat),
            }
            for seat in self._book.seats
        ]
        told = {"seats": seats, "token": self._book.table_token}
        connection.send(p.write_message("seats", told))

    def _tell_choosers(self) -> None:
        for connection, visitor in self._visitors.items():
            if visitor.admitted and visitor.seat is None and visitor.wants is None:
                self._send_seats(connection)

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
        visitor.seat = visitor.wants = None
        self._tell_choosers()
        self.changed.emit()

    def _answer(self, connection: Connection, visitor: Visitor, reason: str) -> None:
        """If nothing has changed: say so, and why; then how things are."""
        if reason:
            connection.send(p.write_message("rejected", {"reason": reason}))
            visitor.last = b""
            self._send_state(connection, visitor)

    # --- telling --------------------------------------------------------------------------------

    def _push(self) -> None:
        """After a move: whoever sees something else now is told."""
        for seat in self._book.seats:
            self._playing.stamp(seat)
        for connection, visitor in list(self._visitors.items()):
            self._send_state(connection, visitor)
        self._prepare_pictures()

    def _send_state(self, connection: Connection, visitor: Visitor, *, fresh: bool = False) -> None:
        if visitor.seat is None:
            return
        told = self._playing.state(visitor.seat, self._places[visitor.seat], visitor.language)
        data = p.write_message("state", told)
        if data != visitor.last:
            visitor.last = data
            connection.send(p.write_message("state", {**told, "fresh": True}) if fresh else data)

    # --- pictures -------------------------------------------------------------------------------

    def _prepare_pictures(self) -> None:
        """Make the small pictures of the table ready before a phone asks, one at a time."""
        self._to_make += self._files.allow(self._controller.view(None).cards)
        if self._to_make and self.address:
            self._making.start()

    def _make_picture(self) -> None:
        if self._to_make:
            self._files.find(self._to_make.pop(0))
        else:
            self._making.stop()

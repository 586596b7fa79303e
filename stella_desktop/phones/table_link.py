"""One game and its phones: where they find it, since when and for how long."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from stella_desktop.content.packs import Pictures, WordCard
from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import Seat
from stella_desktop.phones.address import Adapter, Address, adapters
from stella_desktop.phones.files import Files
from stella_desktop.phones.knocking import Rests
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.network import Network
from stella_desktop.phones.playing import Playing
from stella_desktop.phones.preparing import Preparing
from stella_desktop.phones.seats import RosterLine, SeatBook, new_secret
from stella_desktop.phones.server import PORTS, PhoneServer
from stella_desktop.phones.stella_state import Place, WordTexts
from stella_desktop.phones.visits import MOVED, OVER, Visits

LONELY_MS = 60_000
"""After so long without anybody who sits down the monitor says what may be wrong."""


class PhoneTable(QObject):
    """The phones of one game, for as long as it is on the table; `stop` and `go_on` bridge the
    moment in which that table is laid anew with other boards.

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
        self._book = SeatBook(places)
        self._files = Files(resources, deck.picture_path, new_secret())
        texts = WordTexts(words, controller.table.word_languages, readings=readings)
        self._texts = texts
        self._playing = Playing(controller, texts, self._files, deck)
        limits = limits or Limits()
        self._visits = Visits(
            controller,
            places,
            self._book,
            self._playing,
            Rests(clock),
            limits=limits,
            sitting=self._files.key[:8],
            parent=self,
        )
        self._visits.changed.connect(self._tell)
        self._visits.settled.connect(self._count_the_missing)
        self.server = PhoneServer(
            self._files, self._visits, limits=limits, clock=clock, parent=self
        )
        self.address = ""
        """Where the server listens; empty while it does not."""
        self._by_hand = False
        """The address is not one of those that were found; nothing can be said of its end."""
        self._last_host = ""
        self.moved = False
        """The address is another one than before, and not everybody has scanned the new code."""
        self.lonely = False
        """A minute has gone by, seats are waiting, and nobody came."""
        self.parted = False
        """The phones were told that it is over; this one begins no more."""
        self._network = Network(look_up, self)
        self._network.changed.connect(self._follow_network)
        self._lonely = QTimer(self, singleShot=True, interval=LONELY_MS)
        self._lonely.timeout.connect(self._note_lonely)
        self._pushing = QTimer(self, singleShot=True, interval=0)
        self._pushing.timeout.connect(self._push)
        self._parting = QTimer(self, singleShot=True, interval=0)
        self._parting.timeout.connect(self.part)
        self._preparing = Preparing(self._files, self)
        controller.changed.connect(self._pushing.start)
        application = QCoreApplication.instance()
        assert application is not None, "sockets and timers need one"
        application.aboutToQuit.connect(self.part)

    # --- on and off -----------------------------------------------------------------------------

    def start(self, address: str | None = None, ports: tuple[int, ...] = PORTS) -> bool:
        """Listen at `address`, else where it listens already, else at the likeliest one. False:
        nobody can come, see `addresses`, `address`."""
        self._parting.stop()
        self._network.start()
        if address is not None or not self._is_reachable():
            self._listen(address or self._network.likeliest(), ports)
        self._tell()
        return bool(self.address)

    def choose(self, address: str) -> None:
        """Listen at another address. Phones have to scan again there, for them it is another
        computer; until then their seats are free."""
        self.start(address)

    def stop(self) -> None:
        """The game leaves the table. Its phones are told at the end of this turn of the event
        loop, unless it goes on at once with other boards."""
        self._parting.start()

    def part(self) -> None:
        """Tell all phones that it is over; from then on nobody can come any more."""
        self.parted = True
        self._parting.stop()
        self._network.stop()
        at_monitor = not any(player.board == "phone" for player in self._controller.table.players)
        self._close(OVER, "here" if at_monitor else "away")

    def goes_on_with(self, controller: GameController) -> bool:
        """Whether this is the same game, and its phones have not gone home."""
        return not self.parted and controller.saved.id == self._controller.saved.id

    def go_on(
        self, controller: GameController, places: Mapping[Seat, Place], *, readings: bool
    ) -> None:
        """The same game at a table laid anew, between rounds: who is in stays in."""
        self._texts.readings = readings
        self._parting.stop()
        self._controller = controller
        controller.changed.connect(self._pushing.start)
        self._visits.go_on(controller, places)

    def _is_reachable(self) -> bool:
        return bool(self.address) and (self._by_hand or self._network.has(self.address))

    def _listen(self, address: str, ports: tuple[int, ...] = PORTS) -> None:
        self._close(MOVED if address not in ("", self.address) else 0)
        self._by_hand = not self._network.has(address)
        around = self._network.around(address)
        if not address or not self.server.listen(address, ports, network=around):
            return
        self.address = address
        if self._last_host not in ("", self.server.host):
            self.moved = True
            self._book.free_all()
        self._last_host = self.server.host
        self._preparing.prepare(self._controller.view(None).cards)
        self._lonely.start()

    def _close(self, code: int, reason: str = "") -> None:
        self.address = ""
        self.lonely = False
        self._lonely.stop()
        self._pushing.stop()
        self._preparing.stop()
        self.server.close(code, reason)

    def _follow_network(self) -> None:
        """The address may be gone, or there may be one at last."""
        if not self._is_reachable():
            self._listen(self._network.likeliest())
        self._tell()

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
    def addresses(self) -> tuple[Address, ...]:
        return self._network.addresses

    @property
    def roster(self) -> tuple[RosterLine, ...]:
        return self._visits.roster

    @property
    def knocks(self) -> tuple[str, ...]:
        """Numbers of phones that came without the code; each shows its number too."""
        return self._visits.knocks

    def let_in(self, knock: str) -> None:
        self._visits.let_in(knock)

    def turn_away(self, knock: str) -> None:
        self._visits.turn_away(knock)

    def let_over(self, seat: Seat, number: str) -> None:
        self._visits.let_over(seat, number)

    def keep(self, seat: Seat, number: str) -> None:
        self._visits.keep(seat, number)

    def move_here(self, seat: Seat) -> None:
        """This seat plays at the monitor from now on; its phone is told, its token is worthless."""
        self._visits.send_away(seat)
        self.moved_here.emit(seat)

    # --- what the host is told ------------------------------------------------------------------

    def _tell(self) -> None:
        self.changed.emit()

    @property
    def asks(self) -> bool:
        """Whether the host is asked something: a phone is at the door, or wants a seat."""
        return self._visits.asking

    @property
    def _waits(self) -> bool:
        """Whether a seat has no phone yet."""
        return any(self._book.is_free(seat) for seat in self._book.seats)

    def _note_lonely(self) -> None:
        self.lonely = self._waits
        if self.lonely:
            self._tell()

    def _count_the_missing(self) -> None:
        """Somebody has sat down or stood up: the minute in which others may come begins anew."""
        self.lonely = False
        self.moved = self.moved and self._waits
        self._lonely.start()

    def _push(self) -> None:
        """After a move: whoever sees something else now is told."""
        self._visits.push()
        if self.address:
            self._preparing.prepare(self._controller.view(None).cards)

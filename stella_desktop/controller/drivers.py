"""Who moves a robot's seat: it looks, waits a human moment, and uses the same door as everybody."""

import logging
from collections.abc import Mapping
from random import Random
from types import MappingProxyType

from PySide6.QtCore import QObject, QTimerEvent, Slot

from stella_desktop.content.associations import Associations
from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import Bot, MoveSpace, Seat, TakenBack
from stella_desktop.games.stella.bot import Character, Explanation, StellaBot
from stella_desktop.games.stella.moves import Phase
from stella_desktop.storage.table import Player, TableInfo

log = logging.getLogger(__name__)

QUICKEST_MS, SLOWEST_MS = 1200, 3500
"""A human moment."""

FACES: Mapping[Character, str] = MappingProxyType(
    {Character.CAREFUL: "owl", Character.DREAMER: "rabbit", Character.COPYCAT: "cat"}
)
"""The avatar by which a robot's character is seen."""
NAMES: Mapping[Character, str] = MappingProxyType(
    {Character.CAREFUL: "Sova", Character.DREAMER: "Luna", Character.COPYCAT: "Echo"}
)
"""Names for robots that nobody has named."""


def character_of(seat: Seat, player: Player) -> Character:
    """The character of a robot: by its face, else by its seat, so that neighbours differ."""
    by_face = {face: character for character, face in FACES.items()}
    characters = tuple(Character)
    return by_face.get(player.avatar or "", characters[seat % len(characters)])


def stella_robots(table: TableInfo, associations: Associations) -> dict[Seat, StellaBot]:
    """A robot for each seat whose board is "robot"."""
    return {
        seat: StellaBot(associations.strengths, character_of(seat, player), associations.reasons)
        for seat, player in enumerate(table.players)
        if player.board == "robot"
    }


class RobotDriver(QObject):
    """Moves the seats of `bots`, each knowing the view and the moves of its own seat only.

    Robots leave some things to people: to go on to the next round, to ask for another word, and
    to lock the first marks, for after that nobody can ask for another word. At a table without
    people they do it all. Where a seat's marks are held is never theirs to say.

    After something was taken back they rest until somebody else has moved or `go_on` is called:
    what the table took back is not done again at once. The same after loading such a game.

    `pace_ms` is for tests; without it each move takes a human moment, which follows from the
    game's seed like the move itself.
    """

    def __init__(
        self,
        controller: GameController,
        bots: Mapping[Seat, Bot],
        *,
        pace_ms: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._controller = controller
        self._bots = dict(bots)
        self._pace_ms = pace_ms
        self._held = False
        self._gone_on = -1
        """Length of the journal when the table told the robots to go on."""
        self._thinking: dict[Seat, int] = {}
        """Seat -> the timer that ends its human moment; Qt stops them with this object."""
        controller.changed.connect(self._look)
        self._look()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats that robots play."""
        return tuple(self._bots)

    @property
    def thinking(self) -> tuple[Seat, ...]:
        """The seats that are about to move."""
        return tuple(self._thinking)

    @property
    def waits_for_table(self) -> bool:
        """Whether robots would move and rest only because something was taken back: the table can
        tell them to `go_on`."""
        return self._rests and any(self._offered(seat) for seat in self._bots)

    def hold(self) -> None:
        """No robot moves while a curtain or a private page is up."""
        self._held = True
        self._look()

    def release(self) -> None:
        self._held = False
        self._look()

    def go_on(self) -> None:
        """The table wants the robots to move although something was taken back."""
        self._gone_on = len(self._controller.session.journal)
        self._look()

    def explanation(self, seat: Seat) -> Explanation | None:
        """Why a robot marked what it marked in the round just scored; None for people, and while
        it could still tell too much."""
        bot = self._bots.get(seat)
        if not isinstance(bot, StellaBot):
            return None
        view = self._controller.view(seat)
        return bot.explain(view) if view.phase in (Phase.SCORE, Phase.GAME_OVER) else None

    # --- one robot's move -----------------------------------------------------------------------

    @Slot()
    def _look(self) -> None:
        """Start a moment for who has something to do, and end it for who has not."""
        for seat in self._bots:
            busy = not self._held and not self._rests and bool(self._offered(seat))
            if busy and seat not in self._thinking:
                self._thinking[seat] = self.startTimer(self._moment(seat))
            elif not busy and seat in self._thinking:
                self.killTimer(self._thinking.pop(seat))

    def timerEvent(self, event: QTimerEvent) -> None:
        seat = next(s for s, timer in self._thinking.items() if timer == event.timerId())
        self.killTimer(self._thinking.pop(seat))
        view, spaces = self._controller.view(seat), self._offered(seat)
        move = self._bots[seat].choose(view, spaces, self._chance(seat, "move"))
        if not self._controller.submit(move):
            log.warning("the robot of seat %d was refused %s", seat, move.kind)

    def _offered(self, seat: Seat) -> tuple[MoveSpace, ...]:
        """What this seat may do and does not leave to people."""
        session = self._controller.session
        spaces = session.game.legal_moves(session.state, seat)
        left = {"change_board"}
        if len(self._bots) < session.setup.seats:
            left |= {"next_round", "propose_word"}
            if any(space.kind == "propose_word" for space in spaces):
                left.add("lock_marks")
        return tuple(space for space in spaces if space.kind not in left)

    @property
    def _rests(self) -> bool:
        journal = self._controller.session.journal
        taken_back = bool(journal) and isinstance(journal[-1], TakenBack)
        return taken_back and len(journal) != self._gone_on

    def _moment(self, seat: Seat) -> int:
        if self._pace_ms is not None:
            return self._pace_ms
        return self._chance(seat, "moment").randint(QUICKEST_MS, SLOWEST_MS)

    def _chance(self, seat: Seat, purpose: str) -> Random:
        """Thinking twice about the same gives the same."""
        session = self._controller.session
        return Random(f"{session.setup.seed}:{seat}:{session.ply}:{purpose}")

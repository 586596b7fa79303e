"""The one door to a running game: every move comes through `submit`, every change is saved."""

import logging
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from stella_desktop.engine import IllegalMove, Made, PutBack, Seat, Session, TakeBack, TakenBack
from stella_desktop.games.stella.moves import ChangeBoard, RoundBegan
from stella_desktop.storage.errors import SaveError, SaveReason, StorageError, StorageReason
from stella_desktop.storage.library import Library
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Board, TableInfo

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Undone:
    """In the story of a game: the events before this were taken back."""

    events: tuple[Any, ...]


class GameController(QObject):
    """Owns the session. Readers ask it for the view they are allowed to have.

    Signals:
        changed: the state is another one; ask for views again. Comes before `happened`.
        happened: the public events of an accepted move, a tuple.
        rejected: an `IllegalMove` and the move; nothing has changed.
        not_stored: a `StorageError` or `SaveError`, once for a reason until storing works again.
        stored_again: storing works again.
    """

    changed = Signal()
    happened = Signal(object)
    rejected = Signal(object, object)
    not_stored = Signal(object)
    stored_again = Signal()

    def __init__(self, library: Library, saved: SavedGame, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._saved = saved
        self._trouble: StorageReason | SaveReason | None = None

    @property
    def saved(self) -> SavedGame:
        return self._saved

    @property
    def session(self) -> Session:
        return self._saved.session

    @property
    def table(self) -> TableInfo:
        return self._saved.table

    def view(self, viewer: Seat | None) -> Any:
        return self.session.view(viewer)

    def submit(self, move: Any) -> bool:
        """Make a move; False, and `rejected`, if the rules do not allow it."""
        try:
            step = self.session.submit(move)
        except IllegalMove as refused:
            # The log names the kind of move only: its values can be somebody's secret.
            log.info("refused %s of seat %d: %s", move.kind, move.seat, refused.reason)
            self.rejected.emit(refused, move)
            return False
        self._saved.drafts.pop(move.seat, None)
        self.store()
        self.changed.emit()
        self.happened.emit(step.events)
        return True

    def may_take_back(self, house_rule: str) -> TakeBack:
        """What taking the last move back needs under the house rule strict, ask or free."""
        needed = self.session.may_take_back
        if needed is TakeBack.ASK:
            return {"strict": TakeBack.NEVER, "free": TakeBack.FREE}.get(house_rule, TakeBack.ASK)
        return needed

    def take_back(self) -> None:
        """Take the last move back, in plain sight; never a lock or what led to new pictures."""
        if self.session.may_take_back is not TakeBack.NEVER:
            self.session.take_back()
            self.store()
            self.changed.emit()

    def draft(self, seat: Seat) -> tuple[int, ...]:
        """What a seat has ticked and not locked yet; as secret as its marks."""
        return self._saved.drafts.get(seat, ())

    def set_draft(self, seat: Seat, cells: tuple[int, ...]) -> None:
        self._saved.drafts[seat] = cells
        self.store()

    def set_board(self, seat: Seat, board: Board) -> None:
        """From now on this seat's marks are held elsewhere; between rounds only. Pages that show
        the table must be built anew."""
        session = self.session
        view = session.view(None)
        paper = board == "paper"
        if paper != view.player(seat).paper and not self.submit(ChangeBoard(seat, paper)):
            return
        players = list(self.table.players)
        players[seat] = players[seat].model_copy(update={"board": board})
        self._saved.table = self.table.model_copy(update={"players": tuple(players)})
        self.store()

    def store(self) -> None:
        """Write the save. Cost: below a millisecond plus what the disk needs to be sure."""
        try:
            self._library.store(self._saved)
        except (StorageError, SaveError) as trouble:
            log.warning("the game was not stored: %s", trouble)
            if trouble.reason is not self._trouble:
                self._trouble = trouble.reason
                self.not_stored.emit(trouble)
            return
        if self._trouble is not None:
            self._trouble = None
            self.stored_again.emit()

    def story(self) -> tuple[Any, ...]:
        """All public events from the beginning, and `Undone` for what was taken back.

        Cost: replays the game, some microseconds a move.
        """
        session = Session(self.session.game, self.session.setup)
        first = session.view(None)
        told: list[Any] = [RoundBegan(first.number, first.first_scout, first.word)]
        for entry in self.session.journal:
            match entry:
                case Made():
                    told.extend(session.submit(entry.move).events)
                case TakenBack():
                    undone = session.last_step
                    session.take_back()
                    told.append(Undone(undone.events if undone else ()))
                case PutBack():
                    told.extend(session.put_back().events)
        return tuple(told)

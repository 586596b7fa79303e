"""One game being played: its set-up, every move and taking back, and every state on the way."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from stella_desktop.engine.types import Game, IllegalMove, Outcome, Seat, Setup, Step, TakeBack


@dataclass(frozen=True, slots=True)
class Made:
    """Journal: a move was made."""

    move: Any


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Journal: the last move that stood was taken back."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Journal: the move taken back last was made again, unchanged."""


Entry = Made | TakenBack | PutBack


class Session:
    """Moves in, states out. Undo is an index, a replay is the journal read again.

    `ply` counts the moves that stand now. The journal only grows: it keeps moves that were taken
    back, as the log of a table should. A new move forgets what could have been put back.
    """

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.journal: list[Entry] = []
        self._states: list[Any] = [game.new_game(setup)]
        self._steps: list[Step] = []
        self._moves: list[Any] = []
        self.ply = 0

    @classmethod
    def replayed(cls, game: Game, setup: Setup, journal: Iterable[Entry]) -> "Session":
        """The session that `journal` leads to. Raises `IllegalMove` with `ply` of the bad entry in
        its text; cost: some microseconds per entry."""
        session = cls(game, setup)
        for number, entry in enumerate(journal, start=1):
            try:
                session.enter(entry)
            except IllegalMove as bad:
                raise IllegalMove(bad.reason, f"entry {number}: {bad}") from bad
        return session

    @property
    def state(self) -> Any:
        return self._states[self.ply]

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves that stand, in order."""
        return tuple(self._moves[: self.ply])

    @property
    def last_step(self) -> Step | None:
        return self._steps[self.ply - 1] if self.ply else None

    @property
    def last_move(self) -> Any | None:
        return self._moves[self.ply - 1] if self.ply else None

    def at(self, ply: int) -> Any:
        """The state after `ply` of the moves that stand."""
        if not 0 <= ply <= self.ply:
            raise IndexError(ply)
        return self._states[ply]

    def enter(self, entry: Entry) -> Step | None:
        """Do what a journal entry says. Raises `IllegalMove`."""
        match entry:
            case Made(move):
                return self.submit(move)
            case TakenBack():
                self.take_back()
                return None
            case PutBack():
                return self.put_back()

    def submit(self, move: Any) -> Step:
        """Make a move. Raises `IllegalMove`, and then nothing has changed."""
        step = self.game.apply(self.state, move)
        del self._states[self.ply + 1 :], self._steps[self.ply :], self._moves[self.ply :]
        self._states.append(step.state)
        self._steps.append(step)
        self._moves.append(move)
        self.ply += 1
        self.journal.append(Made(move))
        return step

    @property
    def may_take_back(self) -> TakeBack:
        """What taking the last move back would need; NEVER also if there is none."""
        step = self.last_step
        return step.take_back if step else TakeBack.NEVER

    def take_back(self) -> None:
        """Undo the last move, whatever `may_take_back` says: consent is asked elsewhere."""
        if not self.ply:
            raise IllegalMove("nothing_to_take_back", "there is no move to take back")
        self.ply -= 1
        self.journal.append(TakenBack())

    @property
    def can_put_back(self) -> bool:
        return self.ply < len(self._moves)

    def put_back(self) -> Step:
        """Make the move again that was taken back last."""
        if not self.can_put_back:
            raise IllegalMove("nothing_to_put_back", "there is no move to put back")
        self.ply += 1
        self.journal.append(PutBack())
        return self._steps[self.ply - 1]

    def view(self, viewer: Seat | None) -> Any:
        return self.game.view_for(self.state, viewer)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

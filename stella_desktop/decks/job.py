"""A task beside the window: it tells how far it is, and can be cancelled at any time."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal, Slot

from stella_desktop.content.packs import PackError
from stella_desktop.decks.troubles import Bad, Refused, Trouble
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError

Problem: TypeAlias = Refused | PackError | StorageError
Tell: TypeAlias = Callable[[int, int], None]
"""`tell(done, total)`; raises `Cancelled` if nobody wants the rest any more."""


def ignore(done: int, total: int) -> None:
    """A `Tell` for those who do not want to know."""


class Cancelled(Exception):
    """The task was cancelled; it has left nothing behind."""


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a task. `problem` or `cancelled`: nothing has changed."""

    path: Path | None = None
    """The folder of the deck, or the file that was written; None if there was nothing to add."""
    added: tuple[CardId, ...] = ()
    twice: tuple[str, ...] = ()
    """Files that gave a picture which is in the deck already."""
    bad: tuple[Bad, ...] = ()
    problem: Problem | None = None
    cancelled: bool = False


Task: TypeAlias = Callable[[Tell], object]


class Job(QObject):
    """One run of a task in a thread of its own. Has no parent: a page may go before it ends.

    Signals, in the thread in which the job was made:
        progress: (done, total).
        finished: what the task gave, else a `Result` with `problem` or `cancelled`; once.
    """

    progress = Signal(int, int)
    finished = Signal(object)
    _told = Signal(int, int)
    _ended = Signal(object)

    def __init__(self, task: Task) -> None:
        super().__init__()
        self._task = task
        self._unwanted = threading.Event()
        # Not of a QThreadPool: Python waits for its own threads before it takes Qt apart.
        self._thread = threading.Thread(target=self._work, name="deck job")
        self._alive: Job | None = None
        self._told.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._finish, Qt.ConnectionType.QueuedConnection)

    def start(self) -> None:
        self._alive = self  # until it has ended, whoever lets go of it
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.cancel)
        self._thread.start()

    @Slot()
    def cancel(self) -> None:
        """Stop before the next picture, if all is not done yet; `finished` comes all the same."""
        self._unwanted.set()

    def wait(self) -> None:
        """Block until the thread has ended; `finished` still has to come through the event loop."""
        self._thread.join()

    @property
    def is_running(self) -> bool:
        return self._alive is not None

    def _work(self) -> None:
        result: object = Result(problem=Refused(Trouble.FAULT, ""))
        try:
            result = self._task(self._tell)
        except Cancelled:
            result = Result(cancelled=True)
        except (Refused, PackError, StorageError) as problem:
            result = Result(problem=problem)
        finally:
            self._ended.emit(result)

    def _tell(self, done: int, total: int) -> None:
        if self._unwanted.is_set():
            raise Cancelled
        self._told.emit(done, total)

    @Slot(int, int)
    def _pass_on(self, done: int, total: int) -> None:
        if not self._unwanted.is_set():
            self.progress.emit(done, total)

    @Slot(object)
    def _finish(self, result: object) -> None:
        self._alive = None
        self.finished.emit(result)

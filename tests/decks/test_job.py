"""A job tells how far it is, in the thread of the window, and ends whatever happens."""

import subprocess
import sys
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QThread, Slot
from pytestqt.qtbot import QtBot

from stella_desktop.content.packs import PackError, Reason
from stella_desktop.decks.dropped import Plan, plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.job import Job, Result, Task, Tell
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.storage.errors import StorageError, StorageReason
from tests.decks.making import everything_below, put_photos


class Ear(QObject):
    """Hears what a job says, and in which thread."""

    def __init__(self, job: Job) -> None:
        super().__init__()
        self.heard: list[tuple[int, int]] = []
        self.threads: set[bool] = set()
        self.results: list[object] = []
        job.progress.connect(self.hear)
        job.finished.connect(self.end)

    @Slot(int, int)
    def hear(self, done: int, total: int) -> None:
        self.heard.append((done, total))
        self.threads.add(QThread.currentThread() is self.thread())

    @Slot(object)
    def end(self, result: object) -> None:
        self.results.append(result)
        self.threads.add(QThread.currentThread() is self.thread())


def run(qtbot: QtBot, task: Task) -> Ear:
    job = Job(task)
    ear = Ear(job)
    with qtbot.waitSignal(job.finished, timeout=20_000):
        job.start()
    job.wait()
    assert not job.is_running
    return ear


def test_an_import_tells_each_picture_and_ends_with_a_deck(qtbot: QtBot, tmp_path: Path) -> None:
    photos = put_photos(tmp_path / "p", "a.jpg", "b.jpg", "c.jpg")
    into = NewDeck(tmp_path / "decks", "Summer")
    ear = run(qtbot, partial(import_pictures, plan(photos).found, into, "en"))
    assert ear.heard == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert ear.threads == {True}
    (result,) = ear.results
    assert isinstance(result, Result)
    assert result.path == tmp_path / "decks" / "summer"
    assert len(result.added) == 3


def test_a_plan_can_be_made_beside_the_window_too(qtbot: QtBot, tmp_path: Path) -> None:
    ear = run(qtbot, partial(plan, put_photos(tmp_path, "a.jpg", "b.jpg")))
    (result,) = ear.results
    assert isinstance(result, Plan)
    assert len(result.found) == 2


def test_after_cancel_a_job_is_silent_ends_and_leaves_nothing(qtbot: QtBot, tmp_path: Path) -> None:
    photos = put_photos(tmp_path / "p", "a.jpg", "b.jpg", "c.jpg")
    into = NewDeck(tmp_path / "decks", "Summer")
    reached, go_on = threading.Event(), threading.Event()

    def task(tell: Tell) -> Result:
        def slowly(done: int, total: int) -> None:
            tell(done, total)
            if done == 1:
                reached.set()
                assert go_on.wait(20)

        return import_pictures(plan(photos).found, into, "en", slowly)

    job = Job(task)
    ear = Ear(job)
    with qtbot.waitSignal(job.finished, timeout=20_000):
        job.start()
        assert reached.wait(20)
        job.cancel()
        go_on.set()
    assert ear.heard == []
    assert ear.results == [Result(cancelled=True)]
    assert everything_below(tmp_path / "decks") == {}


def test_what_is_done_is_done_however_late_the_cancel(qtbot: QtBot) -> None:
    done = Result(added=("p-1",))
    job = Job(lambda _: done)
    ear = Ear(job)
    with qtbot.waitSignal(job.finished, timeout=20_000):
        job.start()
        job.wait()
        job.cancel()
    assert ear.results == [done]


@pytest.mark.parametrize(
    "problem",
    [
        Refused(Trouble.BOMB, "a.zip"),
        PackError(Reason.NEWER, "deck.json"),
        StorageError(StorageReason.DISK_FULL, Path("x")),
    ],
)
def test_a_problem_is_a_result(qtbot: QtBot, problem: Exception) -> None:
    def task(_: Tell) -> Result:
        raise problem

    (result,) = run(qtbot, task).results
    assert isinstance(result, Result)
    assert result.problem is problem


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_fault_of_ours_ends_the_job_and_is_not_hidden(qtbot: QtBot) -> None:
    def task(_: Tell) -> Result:
        raise ZeroDivisionError

    (result,) = run(qtbot, task).results
    assert isinstance(result, Result)
    assert isinstance(result.problem, Refused)
    assert result.problem.trouble is Trouble.FAULT


def test_a_job_lives_until_it_has_told_its_end(qtbot: QtBot) -> None:
    go_on = threading.Event()

    def task(_: Tell) -> Result:
        assert go_on.wait(20)
        return Result()

    job = Job(task)
    ear = Ear(job)
    job.start()
    del job
    go_on.set()
    qtbot.waitUntil(lambda: ear.results == [Result()], timeout=20_000)


BOTH_READ = """
import sys
from functools import partial
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QImageReader
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.job import Job
folder = Path(sys.argv[1])
found = plan([folder / "p"]).found
app = QCoreApplication([])
job = Job(partial(import_pictures, found * 3, NewDeck(folder / "decks", "x"), "en"))
job.finished.connect(app.quit)
timer = QTimer(interval=0)
def look():
    for one in found:
        reader = QImageReader(str(one.path))
        reader.size()
        reader.read()
timer.timeout.connect(look)
timer.start()
job.start()
app.exec()
print("both came to an end")
"""


def test_the_window_can_read_pictures_while_an_import_does(tmp_path: Path) -> None:
    # With a QBuffer made by Python in one of the threads both would wait for ever.
    put_photos(tmp_path / "p", *(f"{number}.jpg" for number in range(20)))
    done = subprocess.run(
        [sys.executable, "-c", BOTH_READ, str(tmp_path)],
        check=True,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.strip() == "both came to an end"

"""One app per data folder: the second start shows the first."""

import errno
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from stella_desktop.controller import instance as instance_module
from stella_desktop.controller.instance import Instance
from stella_desktop.storage import files
from stella_desktop.storage.errors import StorageError, StorageReason
from tests.fresh_python import qt_loaded_by

ROOT = Path(__file__).parents[2]
START = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from stella_desktop.controller.instance import Instance

app = QCoreApplication([])
instance = Instance(Path(sys.argv[1]))
ours = instance.acquire()
print("first" if ours else f"second {instance.reached_other}", flush=True)
if ours:
    instance.asked_to_show.connect(lambda: print("shown", flush=True))
    if sys.argv[2:] == ["wait"]:
        app.exec()
"""


def start(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", START, str(folder), *words],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def instances(tmp_path: Path) -> Iterator[tuple[Instance, Instance]]:
    """Two starts with the same folder."""
    pair = (Instance(tmp_path / "data"), Instance(tmp_path / "data"))
    yield pair
    for one in pair:
        one.release()


def test_the_first_start_gets_the_folder_and_makes_it(
    instances: tuple[Instance, Instance], tmp_path: Path
) -> None:
    assert instances[0].acquire()
    assert (tmp_path / "data").is_dir()


def test_the_second_start_shows_the_first(
    instances: tuple[Instance, Instance], qtbot: QtBot
) -> None:
    first, second = instances
    assert first.acquire()
    with qtbot.waitSignal(first.asked_to_show):
        assert not second.acquire()
    assert second.reached_other


def test_each_further_start_shows_the_first_again(
    instances: tuple[Instance, Instance], qtbot: QtBot
) -> None:
    first, second = instances
    assert first.acquire()
    for _ in range(3):
        with qtbot.waitSignal(first.asked_to_show):
            assert not second.acquire()


def test_the_folder_is_free_again_after_the_end(instances: tuple[Instance, Instance]) -> None:
    first, second = instances
    assert first.acquire()
    first.release()
    assert second.acquire()


def test_two_folders_are_two_families(tmp_path: Path) -> None:
    pair = [Instance(tmp_path / name) for name in ("one", "other")]
    assert all(one.acquire() for one in pair)
    for one in pair:
        one.release()


def test_a_folder_that_has_two_names_is_one_family(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real")
    first, second = Instance(tmp_path / "real"), Instance(tmp_path / "link")
    assert first.acquire()
    with qtbot.waitSignal(first.asked_to_show):
        assert not second.acquire()
    first.release()


def test_a_first_one_that_does_not_answer_is_told(
    instances: tuple[Instance, Instance], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance_module, "PATIENCE", 100)
    monkeypatch.setattr(Instance, "_listen", lambda _: None)
    first, second = instances
    assert first.acquire()
    assert not second.acquire()
    assert not second.reached_other


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StorageError):
        Instance(tmp_path / "file" / "data").acquire()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="needs a folder that nobody can write")
def test_a_lock_that_cannot_be_written_is_told() -> None:
    with pytest.raises(StorageError):
        Instance(Path("/proc")).acquire()


# --- where no lock can be written -----------------------------------------------------------------


class NoLock:
    """A lock on a disk that takes none, for `reason`, until `lock` is put in its place."""

    def __init__(self, reason: QLockFile.LockError) -> None:
        self.reason = reason

    def tryLock(self, _: int) -> bool:
        return False

    def isLocked(self) -> bool:
        return False

    def error(self) -> QLockFile.LockError:
        return self.reason


def lockless(folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Instance, QLockFile]:
    """An app that could write no lock at its start, and the lock it will find later."""
    app = Instance(folder)
    lock = app._lock
    monkeypatch.setattr(app, "_lock", NoLock(QLockFile.LockError.UnknownError))
    with pytest.raises(StorageError):
        app.acquire()
    return app, lock


@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, StorageReason.DISK_FULL),
        (errno.EROFS, StorageReason.READ_ONLY),
        (errno.EIO, StorageReason.OTHER),
        (0, StorageReason.OTHER),
    ],
)
def test_what_is_in_the_way_of_a_lock_is_told_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, reason: StorageReason
) -> None:
    def sync(_: int) -> None:
        if number:
            raise OSError(number, os.strerror(number))

    app = Instance(tmp_path)
    monkeypatch.setattr(app, "_lock", NoLock(QLockFile.LockError.UnknownError))
    monkeypatch.setattr(files.os, "fsync", sync)
    with pytest.raises(StorageError) as caught:
        app.acquire()
    assert caught.value.reason is reason
    assert list(tmp_path.iterdir()) == []


def test_an_app_without_a_lock_gets_it_as_soon_as_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    app, lock = lockless(tmp_path, monkeypatch)
    app.claim()  # still none for anybody: whether writing works, writing tells
    monkeypatch.setattr(app, "_lock", lock)
    app.claim()
    with qtbot.waitSignal(app.asked_to_show):
        assert not Instance(tmp_path).acquire()
    app.claim()
    app.release()


def test_an_app_without_a_lock_stops_writing_once_another_has_got_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, lock = lockless(tmp_path, monkeypatch)
    other = Instance(tmp_path)
    assert other.acquire()
    monkeypatch.setattr(app, "_lock", lock)
    for end in (lambda: None, other.release):
        with pytest.raises(StorageError) as caught:
            app.claim()
        assert caught.value.reason is StorageReason.TAKEN, "what the other has saved is newer"
        end()
    with pytest.raises(StorageError):
        app.claim()


@pytest.mark.parametrize("message", [b"hide\n", b"show", b"x" * 100_000, b"\xff\0\n", b""])
def test_other_messages_show_nothing_and_break_nothing(
    instances: tuple[Instance, Instance], qtbot: QtBot, message: bytes
) -> None:
    first, second = instances
    assert first.acquire()
    socket = QLocalSocket()
    with qtbot.assertNotEmitted(first.asked_to_show, wait=100):
        socket.connectToServer(first._name)
        assert socket.waitForConnected(1000)
        socket.write(message)
        socket.flush()
    with qtbot.waitSignal(first.asked_to_show):
        second.acquire()
    socket.abort()


def test_a_killed_process_leaves_nothing_in_the_way(tmp_path: Path, qtbot: QtBot) -> None:
    killed = start(tmp_path, "wait")
    assert said(killed) == "first"
    killed.send_signal(signal.SIGKILL)
    killed.communicate()
    heir = Instance(tmp_path)
    assert heir.acquire()
    with qtbot.waitSignal(heir.asked_to_show, timeout=20_000):
        visitor = start(tmp_path)
        assert visitor.communicate()[0].strip() == "second True"
    heir.release()


def test_of_starts_at_the_same_time_one_gets_the_folder(tmp_path: Path) -> None:
    for number in range(3):
        pair = [start(tmp_path / str(number), "wait") for _ in range(2)]
        answers = {said(process): process for process in pair}
        assert set(answers) == {"first", "second True"}
        assert said(answers["first"]) == "shown"
        for process in pair:
            process.kill()
            process.communicate()


def test_the_module_loads_nothing_of_qt_but_core_and_network() -> None:
    assert (
        qt_loaded_by("stella_desktop.controller.instance")
        == "['PySide6.QtCore', 'PySide6.QtNetwork']"
    )

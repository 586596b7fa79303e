import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.files import backup_of, read_limited, write_atomically

OLD, NEW = b"old", b"new"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.stella"
    path.write_bytes(OLD)
    return path


def refuse(number: int) -> Callable[..., Any]:
    def refused(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return refused


def names(path: Path) -> set[str]:
    return {one.name for one in path.parent.iterdir()}


def test_the_folder_is_made_when_something_is_written(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "file"
    write_atomically(path, NEW, backup=True)
    assert path.read_bytes() == NEW


def test_the_file_holds_the_new_bytes_and_nothing_else_is_left(file: Path) -> None:
    write_atomically(file, NEW, backup=False)
    assert file.read_bytes() == NEW
    assert names(file) == {"game.stella"}


def test_the_backup_holds_what_was_there_before(file: Path) -> None:
    for data in (b"1", b"2", b"3"):
        write_atomically(file, data, backup=True)
    assert (file.read_bytes(), backup_of(file).read_bytes()) == (b"3", b"2")
    assert names(file) == {"game.stella", "game.stella.bak"}


def test_a_first_write_has_no_backup(tmp_path: Path) -> None:
    write_atomically(tmp_path / "new", NEW, backup=True)
    assert names(tmp_path / "new") == {"new"}


def test_a_backup_works_without_second_names_for_files(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "link", refuse(errno.EPERM))
    write_atomically(file, NEW, backup=True)
    assert (file.read_bytes(), backup_of(file).read_bytes()) == (NEW, OLD)
    assert names(file) == {"game.stella", "game.stella.bak"}


def test_a_kill_between_backup_and_file_leaves_both_and_the_next_write_works(file: Path) -> None:
    backup_of(file).hardlink_to(file)
    write_atomically(file, NEW, backup=True)
    assert (file.read_bytes(), backup_of(file).read_bytes()) == (NEW, OLD)
    assert names(file) == {"game.stella", "game.stella.bak"}


def test_what_a_killed_process_left_behind_is_cleared_by_the_next_write(file: Path) -> None:
    for ending in (".tmp", ".bak.tmp"):
        file.with_name(file.name + ending).write_bytes(b"half")
    write_atomically(file, NEW, backup=True)
    assert names(file) == {"game.stella", "game.stella.bak"}


@pytest.mark.parametrize("call", ["fsync", "replace", "link"])
@pytest.mark.parametrize(
    ("number", "reason"),
    [
        (errno.ENOSPC, StorageReason.DISK_FULL),
        (errno.EDQUOT, StorageReason.DISK_FULL),
        (errno.EROFS, StorageReason.READ_ONLY),
        (errno.EACCES, StorageReason.READ_ONLY),
        (errno.EIO, StorageReason.OTHER),
    ],
)
def test_a_failed_write_tells_why_and_leaves_the_old_file(
    file: Path, call: str, number: int, reason: StorageReason, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, call, refuse(number))
    if call == "link":  # then the copy fails too
        monkeypatch.setattr(Path, "read_bytes", refuse(number))
    with pytest.raises(StorageError) as caught:
        write_atomically(file, NEW, backup=True)
    monkeypatch.undo()
    assert caught.value.reason is reason
    assert "game.stella" in str(caught.value)
    assert file.read_bytes() == OLD
    assert names(file) <= {"game.stella", "game.stella.bak"}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("size", [3, 1_000_000])
def test_a_really_full_disk_is_told_and_the_old_file_stays(file: Path, size: int) -> None:
    file.with_name("game.stella.tmp").symlink_to("/dev/full")
    with pytest.raises(StorageError) as caught:
        write_atomically(file, b"x" * size, backup=True)
    assert caught.value.reason is StorageReason.DISK_FULL
    assert file.read_bytes() == OLD
    assert names(file) == {"game.stella"}


def test_an_interrupted_write_leaves_no_temporary_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(_: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_atomically(file, NEW, backup=True)
    assert names(file) == {"game.stella"}


def test_a_file_in_place_of_the_folder_is_told(file: Path) -> None:
    with pytest.raises(StorageError) as caught:
        write_atomically(file / "inside", NEW, backup=True)
    assert caught.value.reason is StorageReason.MISSING


def test_a_folder_in_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").mkdir()
    with pytest.raises(StorageError):
        write_atomically(tmp_path / "file", NEW, backup=False)
    assert names(tmp_path / "file") == {"file"}


def test_the_bytes_are_on_the_disk_before_the_name_points_to_them(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace

    def noted_fsync(handle: int) -> None:
        done.append("fsync")
        fsync(handle)

    def noted_replace(*names: Any) -> None:
        done.append("replace")
        replace(*names)

    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    write_atomically(file, NEW, backup=False)
    assert done[:2] == ["fsync", "replace"]


def test_a_system_that_cannot_sync_folders_still_saves(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", refuse(errno.EACCES))
    write_atomically(file, NEW, backup=False)
    assert file.read_bytes() == NEW


def test_reading_stops_at_the_limit(file: Path) -> None:
    assert read_limited(file, 3) == OLD
    with pytest.raises(StorageError) as caught:
        read_limited(file, 2)
    assert caught.value.reason is StorageReason.TOO_BIG


def test_reading_what_is_not_there_is_told(tmp_path: Path) -> None:
    for path in (tmp_path / "none", tmp_path):
        with pytest.raises(StorageError) as caught:
            read_limited(path, 9)
        assert caught.value.reason is StorageReason.MISSING


def test_a_wild_file_name_cannot_write_on_the_terminal(tmp_path: Path) -> None:
    with pytest.raises(StorageError) as caught:
        read_limited(tmp_path / ("\x1b[2J\n" + "x" * 220), 9)
    assert str(caught.value).isprintable()

"""Writing that power loss cannot cut in half, and reading that a huge file cannot choke."""

import os
from contextlib import suppress
from pathlib import Path

from stella_desktop.storage.errors import StorageError, StorageReason


def backup_of(path: Path) -> Path:
    """Where `write_atomically` keeps what a file held before."""
    return path.with_name(path.name + ".bak")


def write_atomically(path: Path, data: bytes, *, backup: bool) -> None:
    """Replace a file, whole or not at all, and make its folder if need be. Raises `StorageError`.

    When this returns, the bytes are on the disk. With `backup` the file that was there before
    stays as its `.bak`. The names of the temporary files are fixed: what a killed process left
    behind is overwritten by the next write.
    """
    temporary = path.with_name(path.name + ".tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            _write_through(temporary, data)
            if backup and path.exists():
                _keep(path)
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
        sync_folder(path.parent)
    except OSError as error:
        raise StorageError.of(error, path) from error


def _write_through(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _keep(path: Path) -> None:
    """Make the backup a second name of the old file, so that it is never half a copy."""
    spare = path.with_name(path.name + ".bak.tmp")
    try:
        spare.unlink(missing_ok=True)
        try:
            spare.hardlink_to(path)
        except OSError:  # memory sticks (FAT) know no second names
            _write_through(spare, path.read_bytes())
        spare.replace(backup_of(path))
    finally:
        # POSIX: replacing a name of the very same file does nothing and leaves both names.
        spare.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make new names in it last, where the system lets a folder be opened (Windows does not)."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def read_limited(path: Path, limit: int) -> bytes:
    """What a file holds, if it is not more than `limit` bytes. Raises `StorageError`."""
    try:
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise StorageError.of(error, path) from error
    if len(data) > limit:
        raise StorageError(StorageReason.TOO_BIG, path)
    return data

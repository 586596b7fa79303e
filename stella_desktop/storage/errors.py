"""What can go wrong with files, as reasons to tell a player and one English sentence for logs."""

import errno
from enum import StrEnum
from pathlib import Path
from typing import Self

LONGEST_DETAIL = 200


def _plain(text: str) -> str:
    """Text of a file that may be anybody's, fit for a terminal: short, and no control signs."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text)
    return shown if len(shown) <= LONGEST_DETAIL else shown[: LONGEST_DETAIL - 1] + "…"


class StorageReason(StrEnum):
    """Why a file cannot be read or written."""

    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    MISSING = "missing"
    """The file or its folder is not there, or something else stands in its place."""
    TOO_BIG = "too_big"
    TAKEN = "taken"
    """Another running app has the folder now."""
    OTHER = "other"


_SENTENCES = {
    StorageReason.DISK_FULL: "The disk is full: {path} was not written.",
    StorageReason.READ_ONLY: "There is no permission for {path}.",
    StorageReason.MISSING: "{path} is not there, or something else is in its place.",
    StorageReason.TOO_BIG: "{path} is too big.",
    StorageReason.TAKEN: "Another running app has {path}.",
    StorageReason.OTHER: "{path} could not be read or written: {why}.",
}
_BY_ERRNO = {
    errno.ENOSPC: StorageReason.DISK_FULL,
    errno.EDQUOT: StorageReason.DISK_FULL,
    errno.EROFS: StorageReason.READ_ONLY,
    errno.EACCES: StorageReason.READ_ONLY,
    errno.EPERM: StorageReason.READ_ONLY,
    errno.ENOENT: StorageReason.MISSING,
    errno.ENOTDIR: StorageReason.MISSING,
    errno.EISDIR: StorageReason.MISSING,
    errno.EEXIST: StorageReason.MISSING,
    errno.EFBIG: StorageReason.TOO_BIG,
}


class StorageError(Exception):
    """A file could not be read or written; what was there before is still there."""

    def __init__(self, reason: StorageReason, path: Path, why: str = "") -> None:
        super().__init__(_SENTENCES[reason].format(path=_plain(str(path)), why=_plain(why)))
        self.reason = reason
        self.path = path

    @classmethod
    def of(cls, error: OSError, path: Path) -> Self:
        """The reason that stands behind an error of the operating system."""
        reason = _BY_ERRNO.get(error.errno or 0, StorageReason.OTHER)
        return cls(reason, path, error.strerror or type(error).__name__)


class SaveReason(StrEnum):
    """Why a save cannot be opened."""

    EMPTY = "empty"
    TRUNCATED = "truncated"
    """The beginning is fine, the end is missing."""
    DAMAGED = "damaged"
    FOREIGN = "foreign"
    """It is not a save of ours."""
    NEWER = "newer"
    """A newer version of the app, or newer rules of the game, wrote it."""
    TOO_BIG = "too_big"
    UNKNOWN_GAME = "unknown_game"
    NO_TABLE = "no_table"
    """The rules of its game are known, but this version has no table to show it on."""
    INVALID = "invalid"
    """`detail` is the path of the first field that cannot be."""
    BAD_MOVE = "bad_move"
    """`detail` has the number of the first journal entry that cannot be, and why."""
    SNAPSHOT_DIFFERS = "snapshot_differs"
    """The moves do not lead to the table that was saved; `detail` names what differs."""


class SaveError(ValueError):
    """A save cannot be opened. The file is as it was.

    `detail` is English and never holds a value out of the file that could be somebody's secret.
    """

    def __init__(self, reason: SaveReason, sentence: str, detail: str = "") -> None:
        super().__init__(_plain(sentence))
        self.reason = reason
        self.detail = _plain(detail)

"""A deck that somebody else made, as a folder or zip: judged before anything of it is used.

Nothing is ever unpacked to the disk; what is asked for by name comes as bytes.
"""

import io
import os
import re
import stat
import struct
import unicodedata
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import Protocol
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from stella_desktop.content.packs import PICTURES, is_unseen
from stella_desktop.decks.names import is_device
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.decks.workshop import DECK_FILE

LARGEST_PACK = 1024 * 1024 * 1024
"""Bytes of a zip, and of all that is in it."""
LARGEST_FILE = 64 * 1024 * 1024
MOST_FILES = 2100
MOST_AT_ONCE = 4 * 1024 * 1024
"""Bytes of a zip's table of contents, which Python reads in one piece."""
PIECE = 1024 * 1024
DEEPEST = 3
"""Parts of the path of a deck.json in a zip: some pack the folder in which the deck's folder is."""
BOMB_SIZE, BOMB_RATIO = 1024 * 1024, 100
"""Pictures cannot be packed; what shrinks to a hundredth is there to do harm."""

_ARCHIVES = (".zip", ".7z", ".rar", ".tar", ".gz", ".tgz", ".bz2", ".xz", ".zst", ".jar", ".cab")
_NOT_IN_NAMES = re.compile(r'[\\:*?"<>|]')
_UTF8_FLAG, _ENCRYPTED_FLAG = 0x800, 0x1
_BAD_DATA = (
    BadZipFile, NotImplementedError, RuntimeError, ValueError, OverflowError, EOFError,
    struct.error, zlib.error, OSError, IndexError, KeyError,
)  # fmt: skip
"""What the zipfile module raises for archives that are none."""


class Source(Protocol):
    """The files of a pack; `name` is "deck.json" or that of a picture."""

    def deck_file(self) -> bytes: ...
    def picture(self, name: str) -> bytes: ...


def is_deck_file(name: str) -> bool:
    """In whatever capitals a person wrote it."""
    return name.casefold() == DECK_FILE


# --- a folder -----------------------------------------------------------------------------------


class FolderSource:
    """Raises `Refused` for links and whatever else is no file."""

    def __init__(self, folder: Path) -> None:
        names = _names_in(folder)
        found = [path for name, path in names.items() if is_deck_file(name)]
        if not found:
            raise Refused(Trouble.NO_DECK, folder.name)
        if len(found) > 1:
            raise Refused(Trouble.SEVERAL_DECKS, folder.name)
        self._deck_file = found[0]
        self._pictures: dict[str, Path] = {}
        if PICTURES in names:
            _size(names[PICTURES], stat.S_ISDIR)
            self._pictures = _names_in(names[PICTURES])

    def deck_file(self) -> bytes:
        return _read(self._deck_file)

    def picture(self, name: str) -> bytes:
        if name not in self._pictures:
            raise Refused(Trouble.PICTURE_MISSING, name)
        return _read(self._pictures[name])


def _names_in(folder: Path) -> dict[str, Path]:
    """By their names in NFC: some systems keep them in another form than they were written in."""
    found: dict[str, Path] = {}
    try:
        for path in folder.iterdir():
            name = unicodedata.normalize("NFC", path.name)
            if name in found:
                raise Refused(Trouble.TWICE, name)
            found[name] = path
            if len(found) > MOST_FILES:
                raise Refused(Trouble.TOO_MANY, folder.name)
    except OSError as error:
        raise Refused(Trouble.UNREADABLE, folder.name, str(error)) from error
    return found


def _size(path: Path, is_wanted: Callable[[int], bool], *, follow: bool = False) -> int:
    try:
        info = path.stat(follow_symlinks=follow)
    except OSError as error:
        raise Refused(Trouble.UNREADABLE, path.name, str(error)) from error
    if not is_wanted(info.st_mode):
        raise Refused(Trouble.LINK, path.name)
    return info.st_size


def _read(path: Path) -> bytes:
    if _size(path, stat.S_ISREG) > LARGEST_FILE:
        raise Refused(Trouble.TOO_BIG, path.name)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Refused(Trouble.UNREADABLE, path.name, str(error)) from error


# --- a zip --------------------------------------------------------------------------------------


class ZipSource:
    """A zip whose names and sizes were judged. Raises `Refused` for whatever is not harmless."""

    def __init__(self, archive: ZipFile, name: str) -> None:
        self._archive = archive
        self._name = name
        self._files = _judged(archive.infolist(), name)
        self._decks = [
            one for one in self._files if is_deck_file(one.name) and len(one.parts) <= DEEPEST
        ]

    @property
    def has_deck(self) -> bool:
        return bool(self._decks)

    @property
    def size(self) -> int:
        """Of all that is in it, in bytes."""
        return sum(info.file_size for info in self._files.values())

    def names(self) -> tuple[PurePosixPath, ...]:
        """Of all files, as they lie in the zip."""
        return tuple(self._files)

    def deck_file(self) -> bytes:
        return self.file(self._deck())

    def picture(self, name: str) -> bytes:
        return self.file(self._deck().parent / PICTURES / name)

    def _deck(self) -> PurePosixPath:
        if len(self._decks) != 1:
            several = bool(self._decks)
            raise Refused(Trouble.SEVERAL_DECKS if several else Trouble.NO_DECK, self._name)
        return self._decks[0]

    def file(self, path: PurePosixPath) -> bytes:
        info = self._files.get(path)
        if info is None:
            raise Refused(Trouble.PICTURE_MISSING, path.name)
        data = bytearray()
        try:
            with self._archive.open(info) as file:
                while piece := file.read(PIECE):
                    data += piece
        except _BAD_DATA as error:
            raise Refused(Trouble.DAMAGED, path.name, str(error)) from error
        return bytes(data)


@contextmanager
def opened_zip(path: Path) -> Iterator[ZipSource]:
    """Raises `Refused`."""
    if _size(path, stat.S_ISREG, follow=True) > LARGEST_PACK:
        raise Refused(Trouble.TOO_BIG, path.name)
    try:
        file = _Careful(path)
    except OSError as error:
        raise Refused(Trouble.UNREADABLE, path.name, str(error)) from error
    with file:
        try:
            archive = ZipFile(file)
        except _BAD_DATA as error:
            raise Refused(Trouble.NOT_A_ZIP, path.name, str(error)) from error
        with archive:
            yield ZipSource(archive, path.name)


class _Careful(io.FileIO):
    """A file that never gives more at once than a table of contents may need: the number in a zip
    that says how long it is may say anything."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._name = path.name

    def read(self, size: int | None = -1, /) -> bytes:
        rest = max(0, os.fstat(self.fileno()).st_size - self.tell())
        wanted = rest if size is None or size < 0 else min(size, rest)
        if wanted > MOST_AT_ONCE:
            raise Refused(Trouble.TOO_MANY, self._name)
        return super().read(wanted) or b""


def _judged(infos: list[ZipInfo], zip_name: str) -> dict[PurePosixPath, ZipInfo]:
    if len(infos) > MOST_FILES:
        raise Refused(Trouble.TOO_MANY, zip_name)
    if sum(info.file_size for info in infos) > LARGEST_PACK:
        raise Refused(Trouble.BOMB, zip_name)
    files: dict[PurePosixPath, ZipInfo] = {}
    seen: set[str] = set()
    for info in infos:
        name = _name_of(info)
        path = _safe_path(name)
        _refuse_strange(info, name)
        folded = unicodedata.normalize("NFC", str(path).casefold())
        if folded in seen:
            raise Refused(Trouble.TWICE, name)
        seen.add(folded)
        if not name.endswith("/"):
            files[path] = info
    return files


def _name_of(info: ZipInfo) -> str:
    """The name as it was written: macOS writes UTF-8 without saying so."""
    name = info.orig_filename
    if info.flag_bits & _UTF8_FLAG:
        return name
    try:
        return name.encode("cp437").decode()
    except UnicodeError:
        return name


def _safe_path(name: str) -> PurePosixPath:
    parts = name.removesuffix("/").split("/")
    for part in parts:
        if (
            part in ("", ".", "..")
            or part != part.strip()
            or part.endswith(".")
            or _NOT_IN_NAMES.search(part)
            or any(is_unseen(letter) for letter in part)
            or is_device(part)
            or len(part) > 200
        ):
            raise Refused(Trouble.BAD_PATH, name)
    return PurePosixPath(*(unicodedata.normalize("NFC", part) for part in parts))


def _refuse_strange(info: ZipInfo, name: str) -> None:
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        raise Refused(Trouble.LINK, name)
    if info.flag_bits & _ENCRYPTED_FLAG:
        raise Refused(Trouble.ENCRYPTED, name)
    if info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise Refused(Trouble.NOT_A_ZIP, name, f"compression {info.compress_type}")
    if info.file_size > LARGEST_FILE:
        raise Refused(Trouble.TOO_BIG, name)
    if info.file_size > BOMB_SIZE and info.file_size > BOMB_RATIO * info.compress_size:
        raise Refused(Trouble.BOMB, name)
    if name.lower().endswith(_ARCHIVES):
        raise Refused(Trouble.NESTED, name)

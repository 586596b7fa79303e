"""What a family has dropped: photos, decks and packs of words, looked at before anything comes in.

Nothing is written but the photos of a zip, into a folder that goes afterwards.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from stat import S_ISDIR

from stella_desktop.content.packs import Deck, PackError, WordPack, parse
from stella_desktop.decks.exchange import look_into
from stella_desktop.decks.frame import Frame
from stella_desktop.decks.job import Problem, Tell, ignore
from stella_desktop.decks.names import title_of
from stella_desktop.decks.pictures import Picture
from stella_desktop.decks.sources import LARGEST_PACK, ZipSource, is_deck_file, opened_zip
from stella_desktop.decks.troubles import Bad, Refused, Trouble
from stella_desktop.decks.words import read_words
from stella_desktop.decks.workshop import DECK_FILE
from stella_desktop.storage.errors import StorageError

MOST_PICTURES = 500
"""In one import."""
MOST_PACKS = 50
"""Decks and packs of words in one import."""
MOST_LOOKED_AT = 20_000
"""Files of a dropped folder; somebody may drop the whole disk."""
_UNSAID = frozenset(("thumbs.db", "desktop.ini", "icon\r", "__macosx"))
"""What systems put between pictures by themselves; nobody wants to hear of them."""


@dataclass(frozen=True, slots=True)
class Found:
    """A picture that can probably be taken in; `dataclasses.replace` gives it another frame or
    title. An empty title becomes the name of the deck with a number."""

    path: Path
    width: int
    height: int
    """Upright."""
    frame: Frame
    title: str


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A folder with a deck.json, or a zip of one; its pictures were not looked at yet."""

    path: Path
    deck: Deck


@dataclass(frozen=True, slots=True)
class FoundWords:
    path: Path
    pack: WordPack


@dataclass(frozen=True, slots=True)
class Plan:
    """What was dropped."""

    found: tuple[Found, ...] = ()
    bad: tuple[Bad, ...] = ()
    left_out: int = 0
    """So many files were not looked at, as there were too many."""
    decks: tuple[FoundDeck, ...] = ()
    words: tuple[FoundWords, ...] = ()
    refused: tuple[tuple[str, Problem], ...] = ()
    """Names of decks and packs that cannot be taken in, and why."""


def plan(paths: Iterable[Path], tell: Tell = ignore, scratch: Path | None = None) -> Plan:
    """Look at dropped files and folders; reads every file and decodes nothing.

    Costs some ten milliseconds a photo, so a `Job` is the place for more than a few. `scratch` is
    an empty folder for the photos of zips, which must stay until they are taken in. Raises only
    `Cancelled`: what cannot be read is in `bad` or `refused`.
    """
    look = _Look(tell, scratch)
    left_out = 0
    items = [item for item, _ in zip(_sorted_out(paths), range(MOST_LOOKED_AT), strict=False)]
    for number, (way, path) in enumerate(items):
        if look.is_full:
            left_out = len(items) - number
            break
        tell(number, len(items))
        way(look, path)
    return Plan(
        tuple(look.found),
        tuple(look.bad),
        left_out + look.left_out,
        tuple(look.decks),
        tuple(look.words),
        tuple(look.refused),
    )


@dataclass(slots=True)
class _Look:
    tell: Tell
    scratch: Path | None
    found: list[Found] = field(default_factory=list)
    bad: list[Bad] = field(default_factory=list)
    decks: list[FoundDeck] = field(default_factory=list)
    words: list[FoundWords] = field(default_factory=list)
    refused: list[tuple[str, Problem]] = field(default_factory=list)
    unpacked: int = 0
    """Bytes."""
    left_out: int = 0
    """Photos of zips for which there was no room."""

    @property
    def is_full(self) -> bool:
        packs = len(self.decks) + len(self.words) + len(self.refused)
        return packs >= MOST_PACKS or MOST_PICTURES in (len(self.found), len(self.bad))

    def picture(self, path: Path) -> None:
        try:
            picture = Picture(path)
        except Refused as refused:
            self.bad.append(Bad(refused.name, refused.trouble))
            return
        width, height = picture.size.width(), picture.size.height()
        self.found.append(Found(path, width, height, picture.default_frame, title_of(path)))

    def folder(self, path: Path) -> None:
        try:
            self.decks.append(FoundDeck(path, look_into(path)))
        except (Refused, PackError) as problem:
            self.refused.append((path.name, problem))

    def json(self, path: Path) -> None:
        try:
            self.words.append(FoundWords(path, read_words(path)))
        except (Refused, PackError) as problem:
            self.refused.append((path.name, problem))

    def zip(self, path: Path) -> None:
        try:
            with opened_zip(path) as source:
                if source.has_deck or self.scratch is None:
                    deck = parse(source.deck_file(), DECK_FILE, Deck)
                    self.decks.append(FoundDeck(path, deck))
                else:
                    self._photos(source, path, self.scratch)
        except (Refused, PackError, StorageError) as problem:
            self.refused.append((path.name, problem))

    def _photos(self, source: ZipSource, path: Path, scratch: Path) -> None:
        """Those of a zip without a deck go the way of all photos."""
        self.unpacked += source.size
        if self.unpacked > LARGEST_PACK:
            raise Refused(Trouble.TOO_BIG, path.name)
        found, bad = len(self.found), len(self.bad)
        names = sorted(filter(_all_said, source.names()), key=lambda one: _by_number(str(one)))
        for number, name in enumerate(names):
            if self.is_full:
                self.left_out += len(names) - number
                break
            self.tell(number, len(names))
            # A folder for each: the same name may be in several folders of the zip.
            target = scratch / f"{len(self.found)}-{len(self.bad)}-{number}" / name.name
            data = source.file(name)
            try:
                target.parent.mkdir(parents=True)
                target.write_bytes(data)
            except OSError as error:
                raise StorageError.of(error, target) from error
            self.picture(target)
        if len(self.found) == found:
            del self.bad[bad:]
            raise Refused(Trouble.NO_DECK, path.name)


# --- which is what ------------------------------------------------------------------------------


_Way = Callable[[_Look, Path], None]


def _sorted_out(paths: Iterable[Path]) -> Iterator[tuple[_Way, Path]]:
    """Files and decks, also those in folders below, as a person would order them. JSON files in
    folders are no packs of words: photo services put one beside every picture."""
    for path in paths:
        if _is_folder(path):
            yield from _below(path)
        elif path.suffix.lower() == ".json":
            yield _Look.json, path
        else:
            yield _way_of(path), path


def _below(folder: Path) -> Iterator[tuple[_Way, Path]]:
    for place, inner, names in os.walk(folder):  # does not follow links to folders
        if any(map(is_deck_file, names)):
            inner.clear()  # all that lies below belongs to the deck
            yield _Look.folder, Path(place)
            continue
        inner[:] = sorted(filter(_is_said, inner), key=_by_number)
        for name in sorted(filter(_is_said, names), key=_by_number):
            yield _way_of(Path(name)), Path(place, name)


def _way_of(path: Path) -> _Way:
    return _Look.zip if path.suffix.lower() == ".zip" else _Look.picture


def _is_folder(path: Path) -> bool:
    try:
        return S_ISDIR(path.stat().st_mode)
    except (OSError, ValueError):  # no permission; a NUL in the name
        return False


def _is_said(name: str) -> bool:
    return not name.startswith(".") and name.casefold() not in _UNSAID


def _all_said(path: PurePosixPath) -> bool:
    return all(map(_is_said, path.parts))


def _by_number(name: str) -> list[tuple[int, str]]:
    """Picture 2 before picture 10."""
    folded = unicodedata.normalize("NFC", name.casefold())
    parts = re.split(r"([0-9]{1,18})", folded)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]

"""Packs of words that a family has taken in."""

import hashlib
import json
import stat
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from stella_desktop.content.packs import (
    LARGEST_FILE,
    PackError,
    Reason,
    WordCard,
    WordPack,
    load_words,
)
from stella_desktop.decks.names import free_id
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.files import read_limited, write_atomically
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import OWN_WORDS


def words_folder(folders: Folders) -> Path:
    return folders.data / "words"


@dataclass(frozen=True, slots=True)
class PackOnDisk:
    """A pack with its file."""

    file: Path
    pack: WordPack


@dataclass(frozen=True, slots=True)
class NewWords:
    """A pack that was taken in, as it is kept."""

    pack: WordPack
    twice: int
    """So many of its cards are in it twice, or in another pack too: they come only once."""


def word_packs(
    folder: Path,
) -> tuple[tuple[WordPack, ...], tuple[tuple[Path, PackError], ...]]:
    """All packs in `words_folder`, and what cannot be used there. Of two with one id the first."""
    packs, problems = packs_on_disk(folder)
    return tuple(one.pack for one in packs), problems


def packs_on_disk(
    folder: Path,
) -> tuple[tuple[PackOnDisk, ...], tuple[tuple[Path, PackError], ...]]:
    """As `word_packs`, with their files."""
    packs: dict[str, PackOnDisk] = {}
    problems: list[tuple[Path, PackError]] = []
    try:
        files = _files(folder)
    except OSError as error:
        return (), ((folder, PackError(Reason.MISSING, f"{folder.name}: {error.strerror}")),)
    for path in files:
        try:
            pack = load_words(path)
        except PackError as problem:
            problems.append((path, problem))
        else:
            packs.setdefault(pack.id, PackOnDisk(path, pack))
    return tuple(packs.values()), tuple(problems)


def read_words(path: Path) -> WordPack:
    """The pack in a JSON file that somebody brings. Raises `Refused`, `PackError`."""
    _refuse_what_is_no_file(path)
    return load_words(path)


def import_words(path: Path, folder: Path, taken: Collection[str] = ()) -> NewWords:
    """Take a JSON file with a pack of words in. `taken`: ids of packs elsewhere.

    A card's id becomes that of its words, so that the same words are the same card everywhere.
    Raises `Refused` (also if other packs have all its words), `PackError`, `StorageError`.
    """
    pack = read_words(path)
    cards = {card.id: card for card in map(_named_by_words, pack.cards)}
    there, _ = word_packs(folder)
    known = {card.id for one in there for card in one.cards}
    if known.issuperset(cards):
        raise Refused(Trouble.WORDS_THERE, path.name)
    try:
        names = {file.stem.casefold() for file in _files(folder)}
    except OSError as error:
        raise StorageError.of(error, folder) from error
    new_id = free_id(pack.id, {OWN_WORDS, *taken, *names, *(one.id for one in there)})
    kept = pack.model_copy(update={"id": new_id, "cards": tuple(cards.values())})
    raw = kept.model_dump(mode="json", exclude_none=True)
    data = (json.dumps(raw, ensure_ascii=False, indent=1) + "\n").encode()
    write_atomically(folder / f"{new_id}.json", data, backup=False)
    return NewWords(kept, len(pack.cards) - len(cards.keys() - known))


def give_words(pack: PackOnDisk, target: Path) -> None:
    """Write a pack into one file to give away, whole or not at all. Raises `StorageError`."""
    write_atomically(target, read_limited(pack.file, LARGEST_FILE), backup=False)


def _named_by_words(card: WordCard) -> WordCard:
    words = [card.upper, *((card.lower,) if card.lower else ())]
    texts = [word.model_dump(exclude={"note"}, exclude_none=True) for word in words]
    written = json.dumps(texts, ensure_ascii=False, sort_keys=True)
    digest = hashlib.sha256(written.encode()).hexdigest()
    return card.model_copy(update={"id": f"w-{digest[:12]}"})


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(one for one in folder.iterdir() if one.suffix == ".json")
    except FileNotFoundError:
        return []


def _refuse_what_is_no_file(path: Path) -> None:
    """Opening a pipe would wait for ever."""
    try:
        ordinary = stat.S_ISREG(path.stat().st_mode)
    except (OSError, ValueError) as error:
        raise Refused(Trouble.UNREADABLE, path.name, str(error)) from error
    if not ordinary:
        raise Refused(Trouble.UNREADABLE, path.name)

"""Taking in what was dropped on the album, in one go, and putting an own deck away."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from stella_desktop.content.packs import PackError, WordPack
from stella_desktop.decks.dropped import Found, FoundDeck, FoundWords, Plan
from stella_desktop.decks.exchange import import_zip, read_deck_folder
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.job import Cancelled, Problem, Tell
from stella_desktop.decks.troubles import Bad, Refused
from stella_desktop.decks.words import NewWords, import_words
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.paths import Folders

REMOVED, REMOVED_WORDS = "removed-decks", "removed-words"


@dataclass(frozen=True, slots=True)
class Choice:
    """What is to be taken in, and into which deck the pictures: its folder, or a name for a new
    one."""

    found: tuple[Found, ...] = ()
    deck: Path | None = None
    name: str = ""
    decks: tuple[FoundDeck, ...] = ()
    packs: tuple[FoundWords, ...] = ()


@dataclass(frozen=True, slots=True)
class Told:
    """What came of the last task, in the language of the moment."""

    text: str
    details: Sequence[str] = ()
    undo: bool = False
    """Whether it can be undone."""


@dataclass(frozen=True, slots=True)
class Order:
    """What to take in, and where to."""

    plan: Plan
    found: tuple[Found, ...]
    """Of the plan, with the frames and titles that were chosen."""
    decks: tuple[FoundDeck, ...]
    packs: tuple[FoundWords, ...]
    into: NewDeck | Path
    own: Path
    """Where the own decks lie."""
    words: Path
    """Where the own packs of words lie."""
    language: str
    taken: Collection[str] = ()
    """Ids of all decks."""
    taken_words: Collection[str] = ()
    """Ids of packs of words that lie elsewhere."""
    known: Collection[CardId] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """What came of it. Each deck and each pack of words is whole or not there at all."""

    folders: tuple[Path, ...] = ()
    """Decks that are new or have grown."""
    cards: tuple[CardId, ...] = ()
    packs: tuple[WordPack, ...] = ()
    """Packs of words that are new."""
    twice: tuple[str, ...] = ()
    words_twice: int = 0
    bad: tuple[Bad, ...] = ()
    refused: tuple[tuple[str, Problem], ...] = ()
    left_out: int = 0
    cancelled: bool = False


def take_in(order: Order, tell: Tell) -> Taken:
    """For a `Job`; raises nothing."""
    folders: list[Path] = []
    cards: list[CardId] = []
    twice: list[str] = []
    bad: list[Bad] = list(order.plan.bad)
    refused: list[tuple[str, Problem]] = list(order.plan.refused)
    packs: list[NewWords] = []
    cancelled = False
    try:
        for path in (deck.path for deck in order.decks):
            take = read_deck_folder if path.is_dir() else import_zip
            try:
                result = take(path, order.own, order.taken, order.known, tell)
            except (Refused, PackError, StorageError) as problem:
                refused.append((path.name, problem))
                continue
            folders += [result.path] if result.path else []
            cards += result.added
            twice += result.twice
        for path in (pack.path for pack in order.packs):
            tell(0, 0)
            try:
                packs.append(import_words(path, order.words, order.taken_words))
            except (Refused, PackError, StorageError) as problem:
                refused.append((path.name, problem))
        if order.found:
            try:
                result = import_pictures(order.found, order.into, order.language, tell)
            except (Refused, PackError, StorageError) as problem:
                refused.append(("", problem))
            else:
                folders += [result.path] if result.path else []
                cards += result.added
                twice += result.twice
                bad += result.bad
    except Cancelled:
        cancelled = True
    return Taken(
        folders=tuple(folders),
        cards=tuple(cards),
        packs=tuple(one.pack for one in packs),
        twice=tuple(twice),
        words_twice=sum(one.twice for one in packs),
        bad=tuple(bad),
        refused=tuple(refused),
        left_out=order.plan.left_out,
        cancelled=cancelled,
    )


def put_away(own: Path, folders: Folders) -> Path:
    """Move an own deck or pack of words out of its folder; where it lies now. Raises
    `StorageError`."""
    removed = folders.data / (REMOVED if own.is_dir() else REMOVED_WORDS)
    target, number = removed / own.name, 1
    try:
        removed.mkdir(parents=True, exist_ok=True)
        while target.exists():
            number += 1
            target = removed / f"{own.stem}-{number}{own.suffix}"
        own.rename(target)
    except OSError as error:
        raise StorageError.of(error, own) from error
    return target


def put_back(removed: Path, own: Path) -> None:
    """Undo `put_away`. Raises `StorageError`."""
    try:
        if own.exists():
            raise FileExistsError(own.name)
        removed.rename(own)
    except OSError as error:
        raise StorageError.of(error, own) from error

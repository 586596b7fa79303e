"""Taking in what was dropped on the album, in one go, and putting an own deck away."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from stella_desktop.content.packs import PackError
from stella_desktop.decks.exchange import import_zip, read_deck_folder
from stella_desktop.decks.importer import Found, NewDeck, Plan, import_pictures
from stella_desktop.decks.job import Cancelled, Problem, Tell
from stella_desktop.decks.troubles import Bad, Refused
from stella_desktop.decks.words import import_words
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.paths import Folders

REMOVED = "removed-decks"


@dataclass(frozen=True, slots=True)
class Order:
    """What to take in, and where to."""

    plan: Plan
    found: tuple[Found, ...]
    """Of the plan, with the frames and titles that were chosen."""
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
    packs: int = 0
    twice: tuple[str, ...] = ()
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
    refused: list[tuple[str, Problem]] = []
    packs = 0
    cancelled = False
    try:
        for path in order.plan.decks:
            take = read_deck_folder if path.is_dir() else import_zip
            try:
                result = take(path, order.own, order.taken, order.known, tell)
            except (Refused, PackError, StorageError) as problem:
                refused.append((path.name, problem))
                continue
            folders += [result.path] if result.path else []
            cards += result.added
            twice += result.twice
        for path in order.plan.words:
            tell(0, 0)
            try:
                import_words(path, order.words, order.taken_words)
            except (Refused, PackError, StorageError) as problem:
                refused.append((path.name, problem))
                continue
            packs += 1
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
        tuple(folders),
        tuple(cards),
        packs,
        tuple(twice),
        tuple(bad),
        tuple(refused),
        order.plan.left_out,
        cancelled,
    )


def put_away(deck: Path, folders: Folders) -> Path:
    """Move an own deck out of the shelf; where it lies now. Raises `StorageError`."""
    removed = folders.data / REMOVED
    target, number = removed / deck.name, 1
    try:
        removed.mkdir(parents=True, exist_ok=True)
        while target.exists():
            number += 1
            target = removed / f"{deck.name}-{number}"
        deck.rename(target)
    except OSError as error:
        raise StorageError.of(error, deck) from error
    return target


def put_back(removed: Path, deck: Path) -> None:
    """Undo `put_away`. Raises `StorageError`."""
    try:
        if deck.exists():
            raise FileExistsError(deck.name)
        removed.rename(deck)
    except OSError as error:
        raise StorageError.of(error, deck) from error

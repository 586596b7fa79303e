"""Where a deck is made: beside the others, unseen, and moved into place only when it is whole."""

import json
import shutil
from collections.abc import Collection, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QLockFile

from stella_desktop.content.packs import LARGEST_FILE, PICTURES, Deck
from stella_desktop.decks.names import free_id
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.files import sync_folder, write_atomically

DECK_FILE = "deck.json"
_MAKING = ".making"
_LOCK = ".making.lock"


@contextmanager
def workshop(own: Path) -> Iterator[Path]:
    """An empty folder beside the decks of `own`; what is left in it is thrown away at the end.

    A killed process leaves it behind; the next import clears it, no shelf looks into it. Raises
    `Refused` while another import is under way, and `StorageError` for any `OSError` of the work.
    """
    folder = own / _MAKING
    lock = QLockFile(str(own / _LOCK))
    lock.setStaleLockTime(0)  # only if its process is dead
    try:
        own.mkdir(parents=True, exist_ok=True)
        if not lock.tryLock(0) and lock.error() is QLockFile.LockError.LockFailedError:
            raise Refused(Trouble.BUSY, own.name)
        try:
            clear(own)
            folder.mkdir()
            yield folder
        finally:
            with suppress(OSError):
                clear(own)
            lock.unlock()
    except OSError as error:
        raise StorageError.of(error, own) from error


def clear(own: Path) -> None:
    """Throw away what a killed import has left. Raises `OSError`."""
    if (own / _MAKING).exists():
        shutil.rmtree(own / _MAKING)


def picture_name(card: CardId) -> str:
    return f"{card}.jpg"


def put_picture(folder: Path, card: CardId, jpeg: bytes) -> None:
    """Raises `StorageError`."""
    write_atomically(folder / PICTURES / picture_name(card), jpeg, backup=False)


def put_deck(folder: Path, deck: Deck) -> None:
    """Raises `Refused`, `StorageError`."""
    write_atomically(folder / DECK_FILE, deck_json(deck), backup=False)


def deck_json(deck: Deck) -> bytes:
    """What deck.json says. Raises `Refused` if it could not be read again because of its size."""
    raw = deck.model_dump(mode="json", exclude_none=True)
    data = (json.dumps(raw, ensure_ascii=False, indent=2) + "\n").encode()
    if len(data) > LARGEST_FILE:
        data = json.dumps(raw, ensure_ascii=False, separators=(",", ":")).encode()
    if len(data) > LARGEST_FILE:
        raise Refused(Trouble.TOO_BIG, DECK_FILE)
    return data


def free_deck_id(own: Path, wanted: str, taken: Collection[str]) -> str:
    """An id that no other deck has and no folder of `own` is called."""
    return free_id(wanted, {*taken, *(one.name.casefold() for one in own.iterdir())})


def move_in(made: Path, own: Path, deck: Deck) -> Path:
    """Make a new deck appear, whole."""
    put_deck(made, deck)
    target = own / deck.id
    made.rename(target)
    sync_folder(own)
    return target


def move_into(made: Path, target: Path, deck: Deck) -> None:
    """Let a deck grow: its deck.json names the new pictures only when all of them are there, and
    no name of a picture ever gets another content."""
    pictures = target / PICTURES
    for picture in (made / PICTURES).iterdir():
        picture.replace(pictures / picture.name)
    sync_folder(pictures)
    put_deck(target, deck)

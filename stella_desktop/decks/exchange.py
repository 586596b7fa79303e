"""Decks that go from family to family, as folders or zips: taken in with suspicion, given away."""

import os
import unicodedata
from collections.abc import Collection
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from stella_desktop.content.packs import PICTURES, Card, Deck, DeckOnDisk, parse
from stella_desktop.decks import jpeg
from stella_desktop.decks.job import Result, Tell, ignore
from stella_desktop.decks.pictures import Picture, card_id, read_picture_file
from stella_desktop.decks.sources import FolderSource, Source, opened_zip
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.decks.workshop import (
    DECK_FILE,
    deck_json,
    free_deck_id,
    move_in,
    picture_name,
    put_picture,
    workshop,
)
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError

_DATE = (1980, 1, 1, 0, 0, 0)
"""The earliest a zip can tell: the same deck gives the same file."""


def read_deck_folder(
    folder: Path,
    own: Path,
    taken: Collection[str] = (),
    known: Collection[CardId] = (),
    tell: Tell = ignore,
) -> Result:
    """Take a copy of somebody's deck folder into `own`; for a `Job`.

    `taken` are ids of decks elsewhere, `known` the pictures that are on the shelf already. Raises
    `Refused`, `PackError`, `StorageError`, `Cancelled`; then nothing has changed.
    """
    return _taken_in(FolderSource(folder), folder.name, own, taken, known, tell)


def import_zip(
    path: Path,
    own: Path,
    taken: Collection[str] = (),
    known: Collection[CardId] = (),
    tell: Tell = ignore,
) -> Result:
    """Take the deck in a zip into `own`; as `read_deck_folder`."""
    with opened_zip(path) as source:
        return _taken_in(source, path.name, own, taken, known, tell)


def _taken_in(
    source: Source,
    name: str,
    own: Path,
    taken: Collection[str],
    known: Collection[CardId],
    tell: Tell,
) -> Result:
    """Every picture is made anew and gets the id of what it shows; of the rest only texts stay."""
    with workshop(own) as making:
        deck = parse(source.deck_file(), DECK_FILE, Deck)
        taken_out = making / "taken out"
        cards: dict[CardId, Card] = {}
        twice: list[str] = []
        for done, card in enumerate(deck.cards):
            tell(done, len(deck.cards))
            taken_out.write_bytes(source.picture(card.file))
            made = Picture(taken_out, card.file).as_card(making)
            new = card_id(made)
            if new in cards:
                twice.append(card.file)
                continue
            put_picture(making, new, made)
            cards[new] = card.model_copy(update={"id": new, "file": picture_name(new)})
        if known and all(card in known for card in cards):
            raise Refused(Trouble.NOTHING_NEW, name)
        tell(len(deck.cards), len(deck.cards))
        taken_out.unlink()
        update = {"id": free_deck_id(own, deck.id, taken), "cards": tuple(cards.values())}
        target = move_in(making, own, deck.model_copy(update=update))
    return Result(target, tuple(cards), tuple(twice))


def look_into(folder: Path) -> Deck:
    """What a folder's deck.json says. Raises `Refused`, `PackError`."""
    return parse(FolderSource(folder).deck_file(), DECK_FILE, Deck)


def export_zip(deck: DeckOnDisk, target: Path, tell: Tell = ignore) -> Result:
    """Write a deck into one file to give away, whole or not at all; for a `Job`.

    Pictures that say more than they show (where they were taken …) are made anew. Raises
    `Refused`, `StorageError`, `Cancelled`.
    """
    temporary = target.with_name(target.name + ".tmp")
    total = len(deck.card_ids)
    try:
        try:
            with temporary.open("wb") as file:
                with ZipFile(file, "w") as archive:
                    cards: list[Card] = []
                    for done, card in enumerate(deck.deck.cards):
                        tell(done, total)
                        data, name = _harmless(deck, card)
                        path = f"{deck.deck.id}/{PICTURES}/{name}"
                        archive.writestr(_entry(path, ZIP_STORED), data)
                        cards.append(card.model_copy(update={"file": name}))
                    given = deck.deck.model_copy(update={"cards": tuple(cards)})
                    about = _entry(f"{deck.deck.id}/{DECK_FILE}", ZIP_DEFLATED)
                    archive.writestr(about, deck_json(given))
                tell(total, total)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(target)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
    except OSError as error:
        raise StorageError.of(error, target) from error
    return Result(target, deck.card_ids)


def _harmless(deck: DeckOnDisk, card: Card) -> tuple[bytes, str]:
    """The bytes of a picture without metadata, and a name for them that no system refuses."""
    path = deck.picture_path(card.id)
    data = read_picture_file(path)
    if not jpeg.is_bare(data):
        with TemporaryDirectory(prefix="stella-desktop-") as scratch:
            data = Picture(path).as_card(Path(scratch))
    return data, picture_name(card.id)


def _entry(path: str, compression: int) -> ZipInfo:
    info = ZipInfo(unicodedata.normalize("NFC", path), _DATE)
    info.compress_type = compression
    info.external_attr = 0o644 << 16
    return info

"""All decks on this computer: the built-in one and the family's own."""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path

from stella_desktop.content.packs import Card, DeckOnDisk, PackError, Reason, load_deck
from stella_desktop.engine import CardId
from stella_desktop.storage.paths import Folders

_BUILT_IN_ID = re.compile(r"c[0-9]{3}")
"""c001 to c084 are pictures of the built-in deck for ever, and the next ones will be."""


def decks_folder(folders: Folders) -> Path:
    """Where the family's own decks lie."""
    return folders.data / "decks"


@dataclass(frozen=True, slots=True)
class _Contents:
    decks: tuple[DeckOnDisk, ...] = ()
    problems: tuple[tuple[Path, PackError], ...] = ()
    places: dict[CardId, DeckOnDisk] = field(default_factory=dict)


class Shelf:
    """Never raises for decks that cannot be used: they are `problems`. An unknown card is a
    `KeyError`. A picture that several decks have counts once, and belongs to the first."""

    def __init__(self, builtin: Path, own: Path) -> None:
        self._builtin = builtin
        self._own = own
        self._contents = _Contents()
        self.reload()

    def reload(self) -> None:
        """Look again at what is on the disk, such as after an import."""
        decks: list[DeckOnDisk] = []
        problems: list[tuple[Path, PackError]] = []
        places: dict[CardId, DeckOnDisk] = {}
        for folder in (self._builtin, *_folders_in(self._own, problems)):
            try:
                deck = load_deck(folder)
            except PackError as problem:
                problems.append((folder, problem))
                continue
            decks.append(deck)
            usable = [card for card in deck.card_ids if self._may_have(folder, card)]
            if len(usable) < len(deck.card_ids):
                detail = "ids such as c001 belong to the pictures of the built-in deck"
                problems.append((folder, PackError(Reason.INVALID, detail)))
            for card in usable:
                places.setdefault(card, deck)
        self._contents = _Contents(tuple(decks), tuple(problems), places)

    def _may_have(self, folder: Path, card: CardId) -> bool:
        return folder == self._builtin or not _BUILT_IN_ID.fullmatch(card)

    def decks(self) -> tuple[DeckOnDisk, ...]:
        """The built-in deck first, then the own ones in the order of their folders' names."""
        return self._contents.decks

    def problems(self) -> tuple[tuple[Path, PackError], ...]:
        return self._contents.problems

    @property
    def card_ids(self) -> tuple[CardId, ...]:
        """All pictures, each once, deck by deck."""
        return tuple(self._contents.places)

    def cards_in(self, decks: Collection[str]) -> tuple[CardId, ...]:
        """The pictures of the decks with these ids, each once; also those that an earlier deck
        has too."""
        cards = (
            card
            for deck in self._contents.decks
            if deck.deck.id in decks
            for card in deck.card_ids
            if self._may_have(deck.folder, card)
        )
        return tuple(dict.fromkeys(cards))

    def missing(self, cards: Iterable[CardId]) -> tuple[CardId, ...]:
        """Those that no deck has: a save may need a picture of a deck that is gone."""
        return tuple(card for card in cards if card not in self._contents.places)

    def deck_of(self, card_id: CardId) -> DeckOnDisk:
        return self._contents.places[card_id]

    def card(self, card_id: CardId) -> Card:
        return self.deck_of(card_id).card(card_id)

    def title(self, card_id: CardId, language: str) -> str:
        return self.deck_of(card_id).title(card_id, language)

    def alt(self, card_id: CardId, language: str) -> str:
        return self.deck_of(card_id).alt(card_id, language)

    def picture_path(self, card_id: CardId) -> Path:
        return self.deck_of(card_id).picture_path(card_id)


def _folders_in(own: Path, problems: list[tuple[Path, PackError]]) -> list[Path]:
    """Hidden ones are not decks: one is where decks are made."""
    try:
        found = [one for one in own.iterdir() if not one.name.startswith(".") and one.is_dir()]
    except FileNotFoundError:
        return []
    except OSError as error:
        problems.append((own, PackError(Reason.MISSING, f"{own.name}: {error.strerror}")))
        return []
    return sorted(found)

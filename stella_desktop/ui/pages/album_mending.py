"""An own picture in the album gets another title, or is taken out of its deck."""

import logging
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, Signal

from stella_desktop.content.packs import PackError
from stella_desktop.decks.job import Problem
from stella_desktop.decks.mending import TakenOut, put_in, retitle, take_out
from stella_desktop.decks.shelf import Shelf
from stella_desktop.decks.troubles import Refused
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError
from stella_desktop.ui.house import House
from stella_desktop.ui.pages.album_taking import Told
from stella_desktop.ui.pages.album_words import AlbumWords, breaking
from stella_desktop.ui.pages.settings_folder import breakable
from stella_desktop.ui.phrases import isolated

log = logging.getLogger(__name__)

REMOVED_PICTURES = "removed-pictures"


class Mending(QObject):
    """Signals:
    changed: a picture of the deck with this id has come or gone.
    """

    changed = Signal(str)

    def __init__(self, house: House, shelf: Shelf, words: AlbumWords, parent: QObject) -> None:
        super().__init__(parent)
        self._house, self._shelf, self._words = house, shelf, words
        self._out: TakenOut | None = None
        self.told: Callable[[], Told] = partial(Told, "")
        """What came of it; asked again when another language speaks."""

    def retitle(self, card: CardId, title: str) -> str:
        """Why it could not be done; empty if it was."""
        folder = self._shelf.deck_of(card).folder
        try:
            retitle(folder, card, title, self._house.languages.code)
        except (Refused, PackError, StorageError) as problem:
            return self._failed(problem)
        self._shelf.reload()
        return ""

    def take_out(self, card: CardId) -> str:
        """As `retitle`; not the only picture of a deck."""
        deck = self._shelf.deck_of(card)
        name = self._shelf.title(card, self._house.languages.code)
        removed = self._house.folders.data / REMOVED_PICTURES
        try:
            self._out = take_out(deck.folder, card, removed)
        except (Refused, PackError, StorageError) as problem:
            return self._failed(problem)
        self._shelf.reload()
        self.told = partial(self._tell_out, self._out, name)
        self.changed.emit(deck.deck.id)
        return ""

    def put_back(self) -> None:
        if self._out is None:
            return
        out = self._out
        try:
            put_in(out)
        except (Refused, PackError, StorageError) as problem:
            self.told = partial(Told, self._failed(problem), [], True)  # to be tried again
        else:
            self._out = None
            self.told = partial(self._tell_back, out)
        self._shelf.reload()
        deck = next((one for one in self._shelf.decks() if one.folder == out.deck), None)
        self.changed.emit(deck.deck.id if deck else "")

    def _failed(self, problem: Problem) -> str:
        log.warning("a deck was not changed: %s", problem)
        return self._words.problem(problem, "")

    def _tell_out(self, out: TakenOut, name: str) -> Told:
        said = self.tr(
            "“{picture}” is not in the deck any more. Nothing is lost: it lies in a folder of its "
            "own. Saved games show a card back in its place until it is put back."
        )
        named = said.format(picture=isolated(breaking(name)))
        return Told(named, [breakable(str(out.lies))], True)

    def _tell_back(self, out: TakenOut) -> Told:
        name = out.card.title.text(self._house.languages.code)
        said = self.tr("“{picture}” is in the deck again.")
        return Told(said.format(picture=isolated(breaking(name))))

"""What every page needs: built once by the app, passed on to whoever needs it."""

import logging
from collections.abc import Callable
from functools import cached_property

from PySide6.QtCore import QObject, Signal

from stella_desktop.assets import resources
from stella_desktop.content.associations import Associations, load_associations
from stella_desktop.content.packs import Pictures, WordPack
from stella_desktop.decks.words import word_packs, words_folder
from stella_desktop.storage.album import AlbumStore
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.history import HistoryStore
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.roster import RosterStore
from stella_desktop.storage.settings import Settings, SettingsStore
from stella_desktop.ui.art import Art
from stella_desktop.ui.games import TABLES
from stella_desktop.ui.language import Languages, system_language
from stella_desktop.ui.look import Look

log = logging.getLogger(__name__)


class House(QObject):
    """Signals:
    settings_changed: the settings are others now, and in force.
    not_stored: a `StorageError` about settings or the roster; they hold until the app ends.
    """

    settings_changed = Signal()
    not_stored = Signal(object)

    def __init__(
        self,
        *,
        folders: Folders,
        look: Look,
        art: Art,
        languages: Languages,
        deck: Pictures,
        words: WordPack,
        claim: Callable[[], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.folders = folders
        self.look = look
        self.art = art
        self.languages = languages
        self.deck = deck
        self.words = words
        self.library = Library(folders, TABLES, claim)
        self.rosters = RosterStore(folders)
        self.albums = AlbumStore(folders)
        self.histories = HistoryStore(folders)
        self._this_time: str | None = None
        """A language asked for on the command line; holds until another one is chosen."""
        self._settings_store = SettingsStore(folders)
        self.settings: Settings = self._settings_store.load()

    def apply_settings(self, language: str | None = None) -> None:
        """Put the settings in force; `language` overrides them for this run."""
        self._this_time = language or self._this_time
        wanted = self._this_time or self.settings.language or system_language()
        if wanted != self.languages.code:
            self.languages.use(wanted)
        self.look.motion = self.settings.motion
        self.look.key_labels = self.settings.key_labels
        self.look.set_text_size(self.settings.text_size)
        self.settings_changed.emit()

    def change_settings(self, **values: object) -> None:
        """Change settings, put them in force and write them at once."""
        if "language" in values:
            self._this_time = None
        self.remember(**values)
        self.apply_settings()

    def remember(self, **values: object) -> None:
        """Write settings that change nothing on the pages, such as where the window stands."""
        self.settings = self.settings.changed(**values)
        try:
            self._settings_store.save(self.settings)
        except StorageError as trouble:
            log.warning("the settings were not stored: %s", trouble)
            self.not_stored.emit(trouble)

    @cached_property
    def associations(self) -> Associations:
        """What robots know of pictures and words; loaded when the first robot sits down."""
        return load_associations(resources() / "words" / "associations.json")

    def all_words(self) -> WordPack:
        """The built-in words, and with them the packs that the family has brought to the album."""
        packs, problems = word_packs(words_folder(self.folders))
        for path, problem in problems:
            log.warning("the words in %s are not used: %s", path.name, problem)
        brought = tuple(
            card.model_copy(update={"set": "core"}) for pack in packs for card in pack.cards
        )
        return self.words.model_copy(update={"cards": (*self.words.cards, *brought)})

    @property
    def hidden_pictures(self) -> frozenset[str]:
        """Pictures that never come on the table, or not while small children play."""
        album = self.albums.load()
        return album.hidden_from(small_children=self.settings.small_children)

    def titles(self) -> dict[str, str]:
        """Card id -> what a screen reader says of the picture, in the language of the moment."""
        code = self.languages.code
        return {card: self.deck.alt(card, code) for card in self.deck.card_ids}

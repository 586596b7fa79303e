"""Which page leads where: the shelf, a new game, the table, rules, settings, saved games."""

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget

from stella_desktop.assets import resources
from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.controller.remembering import note_game
from stella_desktop.decks.shelf import Shelf
from stella_desktop.engine import SetupError
from stella_desktop.games.stella.moves import GameEnded, RoundBegan
from stella_desktop.storage.errors import SaveError, StorageError
from stella_desktop.storage.library import Entry
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.settings import Geometry
from stella_desktop.storage.table import OWN_WORDS
from stella_desktop.ui.games.stella.curtain import HOLD_MS
from stella_desktop.ui.games.stella.phone_desk import PhoneFactory
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.main_window import MainWindow
from stella_desktop.ui.message import Messages
from stella_desktop.ui.pages.home import Unfinished

if TYPE_CHECKING:
    from stella_desktop.ui.games.stella.sheets import Seated
    from stella_desktop.ui.pages.album import AlbumPage
    from stella_desktop.ui.pages.new_game import NewGamePage
    from stella_desktop.ui.pages.printing import PrintPage
    from stella_desktop.ui.pages.rules import RulesPage
    from stella_desktop.ui.pages.saves import SavesPage
    from stella_desktop.ui.pages.settings import SettingsPage

log = logging.getLogger(__name__)


class Rooms(QObject):
    """Pages are imported and built when they are first wanted: together they take as long as all
    the rest of the start. A game's page lives as long as its game."""

    def __init__(
        self,
        window: MainWindow,
        house: House,
        shelf: Shelf,
        *,
        phones: PhoneFactory | None = None,
        hold_ms: int = HOLD_MS,
    ) -> None:
        super().__init__(window)
        self.shelf = shelf
        self._phones = phones
        self.window, self.house = window, house
        self.hold_ms = hold_ms
        self.pace_ms: int | None = None
        """How fast robots are; None: like people."""
        self._messages = Messages(self)
        self.play: StellaPlay | None = None
        self.new_game: NewGamePage | None = None
        self.rules: RulesPage | None = None
        self.settings: SettingsPage | None = None
        self.saves: SavesPage | None = None
        self.printing: PrintPage | None = None
        self.album: AlbumPage | None = None
        self._before: QWidget = window.home
        home = window.home
        home.new_wanted.connect(self.show_new_game)
        home.continue_wanted.connect(self.go_on)
        home.backup_wanted.connect(self._open_backup)
        home.saves_wanted.connect(self.show_saves)
        home.album_wanted.connect(self.show_album)
        home.rules_wanted.connect(self.show_rules)
        home.settings_wanted.connect(self.show_settings)
        home.quit_wanted.connect(window.close)
        home.language_chosen.connect(self._choose_language)
        window.rules_action.triggered.connect(self.show_rules)
        window.story_action.triggered.connect(self._show_story)
        window.phones_action.triggered.connect(self._show_phones)
        window.settings_action.triggered.connect(self.show_settings)
        window.home_action.triggered.connect(self.go_home)
        window.full_screen_action.toggled.connect(self._remember_full_screen)
        window.remember_geometry = self._remember_geometry
        house.languages.changed.connect(self._show_language)
        house.not_stored.connect(self._say_settings_not_stored)
        self._show_language()
        self._refresh_home()

    # --- the shelf --------------------------------------------------------------------------------

    def go_home(self) -> None:
        self._leave_table()
        self._refresh_home()
        self.window.show_page(self.window.home)

    def _leave_table(self) -> None:
        if self.play is not None:
            self.play.close_phones()
            self.window.drop_page(self.play)
            self.play.controller.deleteLater()
            self.play = None

    def _refresh_home(self) -> None:
        self._offer_actions()
        entries = self.house.library.entries()
        entry = next((e for e in entries if not e.problem and not e.over), None)
        unfinished = None
        if entry is not None:
            unfinished = Unfinished(
                entry.names, entry.symbols, entry.cards, entry.round, entry.saved_at
            )
        lost = entries[0] if entries and entries[0].problem else None
        self.window.home.show_saves(any_saves=bool(entries), unfinished=unfinished, lost=lost)

    def _offer_actions(self) -> None:
        """What the menu offers at this table, or at none."""
        self.window.story_action.setEnabled(self.play is not None)
        has_phones = self.play is not None and self.play.phones is not None
        self.window.phones_action.setVisible(has_phones)

    def _choose_language(self, code: str) -> None:
        self.house.change_settings(language=code)

    def _show_language(self) -> None:
        self.window.home.show_language(self.house.languages.code)
        if self.rules is not None:
            self.rules.set_language(self.house.languages.code)

    # --- playing ----------------------------------------------------------------------------------

    def go_on(self) -> None:
        entry = self.house.library.unfinished()
        if entry is not None:
            self.open_save(entry)
        else:
            self._refresh_home()

    def open_save(self, entry: Entry) -> None:
        self._open(entry, backup=False)

    def _open_backup(self, entry: Entry) -> None:
        self._open(entry, backup=True)

    def _open(self, entry: Entry, *, backup: bool) -> None:
        library = self.house.library
        try:
            saved = library.load_backup(entry.path) if backup else library.load(entry.path)
        except (SaveError, StorageError) as problem:
            log.warning("%s was not opened: %s", entry.path.name, problem)
            self.window.toast.say(self._messages.problem(problem, entry.path.name), alert=True)
            self.show_saves()
            return
        self.start(saved)

    def start(self, saved: SavedGame) -> None:
        """Sit down at the table of a new or opened game."""
        self._leave_table()
        controller = GameController(self.house.library, saved, self)
        controller.not_stored.connect(self._say_not_stored)
        controller.stored_again.connect(self._say_stored_again)
        self.play = StellaPlay(
            self.house,
            controller,
            hold_ms=self.hold_ms,
            pace_ms=self.pace_ms,
            phones=self._phones,
        )
        self.play.menu_wanted.connect(self.window.open_menu)
        self.play.home_wanted.connect(self.go_home)
        self.play.again_wanted.connect(self._play_again)
        self.play.notice.connect(self.window.toast.say)
        self.play.boards_changed.connect(self._lay_table_anew)
        self.play.boards.print_wanted.connect(self._show_printing)
        self.window.unattended.connect(self.play.cover_up)
        self._offer_actions()
        self.window.show_page(self.play)
        controller.store()
        controller.happened.connect(self._note_pictures)
        self._note(saved)
        self._say_missing(saved)

    def _note_pictures(self, events: tuple[object, ...]) -> None:
        """New pictures came on the table, or the game is over."""
        if self.play is not None and any(isinstance(e, RoundBegan | GameEnded) for e in events):
            self._note(self.play.controller.saved)

    def _note(self, saved: SavedGame) -> None:
        try:
            note_game(self.house.histories, saved)
        except StorageError as trouble:
            log.warning("the history was not stored: %s", trouble)
            self._say_settings_not_stored(trouble)

    def _say_missing(self, saved: SavedGame) -> None:
        lost = len(self.shelf.missing(saved.session.setup.cards))
        if lost:
            self.window.toast.say(
                self.tr(
                    "%n picture(s) of this game are no longer here: their deck was taken away. "
                    "They show their backs; the game goes on.",
                    "",
                    lost,
                ),
                alert=True,
            )

    def _lay_table_anew(self) -> None:
        if self.play is not None:
            self.start(self.play.controller.saved)

    def _play_again(self) -> None:
        """The same family, the same words and screen, other pictures."""
        if self.play is None:
            return
        table = self.play.controller.table
        # Beginners have met the discovery cards now: the next game draws from all.
        word_set = WordSet.OWN if table.words == OWN_WORDS else WordSet.CORE
        try:
            saved = begin_stella(
                table.players,
                deck=table.deck,
                more_decks=table.more_decks,
                cards=self.house.deck.cards_in(table.decks) or self.house.deck.card_ids,
                pack=self.house.all_words(),
                word_set=word_set,
                own_words=table.own_words,
                word_languages=table.word_languages,
                screen=table.screen,
                history=self.house.histories.load(),
                hidden=self.house.hidden_pictures,
            )
        except SetupError as problem:
            self.window.toast.say(self._messages.setup_problem(problem), alert=True)
            return
        self.start(saved)

    def _show_story(self) -> None:
        if self.play is not None:
            self.window.show_page(self.play)
            self.play.show_story()

    def _show_phones(self) -> None:
        if self.play is not None:
            self.window.show_page(self.play)
            self.play.show_phones()

    # --- other pages ------------------------------------------------------------------------------

    def _leave(self) -> None:
        """Back from rules or settings to where one came from."""
        page = self._before
        if page in (self.play, self.new_game, self.album, self.saves, self.printing):
            self.window.show_page(page)
        else:
            self.go_home()

    def _note_where(self) -> None:
        if self.window.page not in (self.rules, self.settings):
            self._before = self.window.page

    def show_new_game(self) -> None:
        if self.new_game is None:
            from stella_desktop.ui.pages.new_game import NewGamePage

            self.new_game = NewGamePage(self.house)
            self.new_game.started.connect(self.start)
            self.new_game.closed.connect(self.go_home)
            self.new_game.print_wanted.connect(self._show_printing)
        self.new_game.prepare()
        self.window.show_page(self.new_game)

    def _show_printing(self, seated: "tuple[Seated, ...]") -> None:
        if self.printing is None:
            from stella_desktop.ui.pages.printing import PrintPage

            self.printing = PrintPage(self.house.look, self.house.art)
            self.printing.closed.connect(self._leave_printing)
        self.printing.prepare(seated)
        self.window.show_page(self.printing)

    def _leave_printing(self) -> None:
        """Back to the game or the table that is being laid; what was typed there still stands."""
        page = self.play or self.new_game
        if page is not None:
            self.window.show_page(page)

    def show_album(self) -> None:
        if self.album is None:
            from stella_desktop.ui.pages.album import AlbumPage

            house = self.house
            self.album = AlbumPage(house, self.shelf, house.albums, house.histories)
            self.album.closed.connect(self.go_home)
        self.window.show_page(self.album)

    def show_saves(self) -> None:
        if self.saves is None:
            from stella_desktop.ui.pages.saves import SavesPage

            self.saves = SavesPage(self.house.look, self.house.art)
            self.saves.open_wanted.connect(self.open_save)
            self.saves.backup_wanted.connect(self._open_backup)
            self.saves.away_wanted.connect(self._put_away)
            self.saves.closed.connect(self.go_home)
        self.saves.show_entries(self.house.library.entries())
        self.window.show_page(self.saves)

    def _put_away(self, entry: Entry) -> None:
        try:
            self.house.library.delete(entry.path)
        except StorageError as problem:
            self.window.toast.say(self._messages.storage_problem(problem), alert=True)
        self.show_saves()

    def show_rules(self) -> None:
        self._note_where()
        if self.rules is None:
            from stella_desktop.ui.pages.rules import RulesPage

            texts = resources() / "rules" / "stella.json"
            self.rules = RulesPage(self.house.look, self.house.art, texts)
            self.rules.set_language(self.house.languages.code)
            self.rules.closed.connect(self._leave)
        self.window.show_page(self.rules)

    def show_settings(self) -> None:
        self._note_where()
        if self.settings is None:
            from stella_desktop.ui.pages.settings import SettingsPage

            self.settings = SettingsPage(self.house)
            self.settings.closed.connect(self._leave)
            self.settings.full_screen_wanted.connect(self.window.set_full_screen)
        self.window.show_page(self.settings)

    # --- what goes wrong, and what is remembered -------------------------------------------------

    def _say_not_stored(self, problem: StorageError | SaveError) -> None:
        self.window.toast.say(self._messages.not_stored(problem), alert=True)

    def _say_settings_not_stored(self, problem: StorageError) -> None:
        if self.window.page is not self.settings:  # which says so itself
            self.window.toast.say(self._messages.setting_not_stored(problem), alert=True)

    def _say_stored_again(self) -> None:
        self.window.toast.say(self.tr("Saving works again; nothing is lost."))

    def _remember_geometry(self, rect: QRect, maximized: bool) -> None:
        geometry = Geometry(
            x=rect.x(), y=rect.y(), width=rect.width(), height=rect.height(), maximized=maximized
        )
        self.house.remember(geometry=geometry)

    def _remember_full_screen(self, full: bool) -> None:
        if full != self.house.settings.full_screen:
            self.house.remember(full_screen=full)

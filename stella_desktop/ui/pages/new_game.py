"""The page on which a family sits down to a new game of Stella."""

import logging

from PySide6.QtCore import QEvent, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.roster import Roster
from stella_desktop.storage.table import Player
from stella_desktop.ui.house import House
from stella_desktop.ui.pages.new_game_choices import SeatChoices, drafts_of
from stella_desktop.ui.pages.new_game_ground import Ground, TableTop
from stella_desktop.ui.pages.new_game_languages import WORD_LANGUAGES, LanguagesPanel
from stella_desktop.ui.pages.new_game_picker import Picker
from stella_desktop.ui.pages.new_game_pictures import PicturesPanel
from stella_desktop.ui.pages.new_game_screen import ScreenPanel, SeatSpot
from stella_desktop.ui.pages.new_game_seats import SeatsPanel
from stella_desktop.ui.pages.new_game_words import WordsPanel, load_own_words, store_own_words

log = logging.getLogger(__name__)

WIDE, NARROW = 2.1, 1.5
"""Width by height of the window from which there are three columns, and below which one."""


class NewGamePage(QWidget):
    """Signals:
    started: a `SavedGame` that is not stored yet; once for each time the page is shown.
    closed: back, without a game.
    print_wanted: paper boards for these names and the boards they chose.
    """

    started = Signal(object)
    closed = Signal()
    print_wanted = Signal(tuple)

    def __init__(self, house: House, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = house
        look, art = house.look, house.art
        self._roster = Roster()
        self._word_set: WordSet | None = None
        self._own_words = ""
        self._done = False
        self._shape: tuple[tuple[QWidget, ...], ...] = ()
        self._ground = Ground(art)
        self._after_layout = QTimer(self)
        self._after_layout.setSingleShot(True)
        self._after_layout.timeout.connect(self._show_focused)
        self.seats = SeatsPanel(look, art, self)
        self.words = WordsPanel(look, art, house.words, self)
        self.pictures = PicturesPanel(look, house.languages, house.deck, self)
        self.languages = LanguagesPanel(look, art, self)
        self.screen_panel = ScreenPanel(look, art, self)
        self.table = TableTop(self)
        self._content = QWidget()
        self._columns = QHBoxLayout(self._content)
        self._column = tuple(QVBoxLayout() for _ in range(3))
        for column in self._column:
            self._columns.addLayout(column)
        self.table.setWidget(self._content)
        self.bar = QFrame(self)
        self.back = QPushButton(self.bar)
        self.back.setProperty("role", "quiet")
        self.print_boards = QPushButton(self.bar)
        self.print_boards.hide()
        self.sentence = QLabel(self.bar)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.start = QPushButton(self.bar)
        self.start.setProperty("role", "primary")
        self._bar_layout = QHBoxLayout(self.bar)
        self._bar_layout.addWidget(self.back)
        self._bar_layout.addWidget(self.print_boards)
        self._bar_layout.addWidget(self.sentence, 1)
        self._bar_layout.addWidget(self.start)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.table, 1)
        self._layout.addWidget(self.bar)
        self.picker = Picker(look, self)
        self._choices = SeatChoices(art, self.seats.list, self.picker, self)
        self._connect()
        self._restyle()
        self._retranslate()

    def _connect(self) -> None:
        seats = self.seats.list
        seats.changed.connect(self._seats_changed)
        seats.finished.connect(self._last_name_entered)
        self.words.changed.connect(self._words_changed)
        self.words.own_words_typed.connect(self._store_own_words)
        self.pictures.changed.connect(self._tell)
        self.languages.changed.connect(self._languages_changed)
        self.screen_panel.changed.connect(self._screen_changed)
        self.table.verticalScrollBar().rangeChanged.connect(self._show_focused)
        self.back.clicked.connect(self._leave)
        self.start.clicked.connect(self._begin)
        self.print_boards.clicked.connect(self._print)
        for keys in ("Ctrl+Return", "Ctrl+Enter"):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(self._begin_by_keys)
        self._house.look.changed.connect(self._restyle)
        self._house.settings_changed.connect(self._show_word)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._focus_moved)

    # --- filling in -------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Before the page is shown: the family of last time, and what it likes to play with."""
        house = self._house
        self._done = False
        self.picker.put_away()
        self._roster = house.rosters.load()
        self.seats.list.show_drafts(drafts_of(self._roster), self._roster.names)
        self.screen_panel.choose(house.settings.screen)
        first_time = not self._roster.last_table
        self.seats.list.show_flat(house.settings.screen == "flat", spread=first_time)
        spoken = tuple(one for one in WORD_LANGUAGES if one == house.languages.code)
        self.languages.choose(house.settings.word_languages or spoken)
        settings = house.settings
        self.pictures.show_choice(
            house.albums.load(),
            left_out=settings.decks_left_out,
            small_children=settings.small_children,
        )
        self.words.use_pack(house.all_words())
        self.words.show_own_words(load_own_words(house.folders))
        self._own_words = self.words.editor.toPlainText()
        self.words.choose(self._word_set or (WordSet.DISCOVERY if first_time else WordSet.CORE))
        self._languages_changed()
        self.table.verticalScrollBar().setValue(0)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        unnamed = (row.name for row in self.seats.list.rows if not row.draft.name)
        first = next(unnamed, self.start)
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what changes what ------------------------------------------------------------------------

    def _seats_changed(self) -> None:
        self.print_boards.setVisible(any(d.board == "paper" for d in self.seats.list.drafts))
        spots = [SeatSpot(draft.symbol, draft.side) for draft in self.seats.list.drafts]
        self.screen_panel.show_seats(spots)

    def _screen_changed(self) -> None:
        flat = self.screen_panel.screen_choice == "flat"
        self.seats.list.show_flat(flat, spread=True)

    def _languages_changed(self) -> None:
        self.words.use_language(self.languages.languages[0])

    def _words_changed(self) -> None:
        self._show_word()
        self._tell()

    def _show_word(self) -> None:
        card = next(iter((*self.words.usable, *self._house.words.cards)))
        self.languages.show_word(card, readings=self._house.settings.readings)

    def _last_name_entered(self) -> None:
        self.start.setFocus(Qt.FocusReason.TabFocusReason)

    # --- starting and leaving ---------------------------------------------------------------------

    def _missing(self) -> str:
        """Why no game can start; empty if one can."""
        pictures = self.pictures.missing
        if pictures:
            return self.tr(
                "%n more picture(s) needed: choose another deck, or let pictures back in that the "
                "album leaves out.",
                "",
                pictures,
            )
        lacking = self.words.missing
        if not lacking:
            return ""
        if self.words.word_set is WordSet.OWN:
            return self.tr("Write your own words: %n more card(s) needed.", "", lacking)
        return self.tr("Too few word cards here: %n more needed.", "", lacking)

    def _tell(self) -> None:
        missing = self._missing()
        self.start.setEnabled(not missing and not self._done)
        self.start.setAccessibleDescription(missing)
        self.sentence.setText(missing or self.tr("Is everybody seated? Then let us play."))
        role = "alert" if missing else ""
        if self.sentence.property("role") != role:
            self.sentence.setProperty("role", role)
            self.sentence.style().polish(self.sentence)

    def _print(self) -> None:
        named, drafts = self.seats.list.default_name, enumerate(self.seats.list.drafts)
        self.print_wanted.emit(tuple((d.name or named(i), d.board) for i, d in drafts))

    def _begin_by_keys(self) -> None:
        if not self.picker.isVisible():
            self.start.click()

    def _begin(self) -> None:
        if self._done or self._missing():
            return
        self._done = True
        self.start.setEnabled(False)
        seats, house = self.seats.list, self._house
        players = tuple(
            Player(
                name=draft.name or seats.default_name(index),
                symbol=draft.symbol,
                avatar=draft.avatar,
                side=draft.side,
                board=draft.board,
            )
            for index, draft in enumerate(seats.drafts)
        )
        word_set, screen = self.words.word_set, self.screen_panel.screen_choice
        deck, *more_decks = self.pictures.decks
        game = begin_stella(
            players,
            deck=deck,
            more_decks=tuple(more_decks),
            cards=self.pictures.cards,
            pack=house.all_words(),
            word_set=word_set,
            own_words=self.words.own_cards,
            word_languages=self.languages.languages,
            screen=screen,
            history=house.histories.load(),
            hidden=self.pictures.hidden,
        )
        # Whoever has played the first game does not want the same four words again.
        self._word_set = WordSet.CORE if word_set is WordSet.DISCOVERY else word_set
        self._store_own_words()
        self._store_roster(players)
        house.change_settings(
            screen=screen,
            word_languages=self.languages.languages,
            decks_left_out=self.pictures.left_out,
        )
        self.started.emit(game)

    def _store_roster(self, players: tuple[Player, ...]) -> None:
        typed = {draft.name for draft in self.seats.list.drafts}
        made_up = {player.name for player in players} - typed
        roster = self._roster.remembering(players)
        names = tuple(name for name in roster.names if name not in made_up)
        self._roster = Roster(last_table=roster.last_table, names=names)
        try:
            self._house.rosters.save(self._roster)
        except StorageError as trouble:
            self._not_stored("the roster", trouble)

    def _store_own_words(self) -> None:
        text = self.words.editor.toPlainText()
        if text == self._own_words:
            return
        self._own_words = text
        try:
            store_own_words(self._house.folders, text)
        except StorageError as trouble:
            self._not_stored("the own words", trouble)

    def _not_stored(self, what: str, trouble: StorageError) -> None:
        log.warning("%s were not stored: %s", what, trouble)
        self._house.not_stored.emit(trouble)

    def _leave(self) -> None:
        if not self._done:
            self._done = True
            self._store_own_words()
            self.closed.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._store_own_words()

    # --- keyboard ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat():
            return
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if isinstance(focused, QAbstractButton) and focused.hasFocus():
                focused.click()
        else:
            super().keyPressEvent(event)

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        # A press must not move what it is about to release on.
        held = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        if new is not None and not held and self._content.isAncestorOf(new):
            self._after_layout.start()

    def _show_focused(self) -> None:
        focused = self.focusWidget()
        if focused is None or not self._content.isAncestorOf(focused):
            return
        shown = QRect(focused.mapTo(self._content, QPoint()), focused.size())
        if focused is self.words.editor:
            # With what is said about the words below it.
            shown.setBottom(self.words.mapTo(self._content, self.words.rect().bottomLeft()).y())
        margin = self._house.look.px(2) + shown.height() // 2
        self.table.ensureVisible(shown.center().x(), shown.center().y(), 0, margin)

    # --- looks ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.picker.put_away()
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("New game"))
        self.back.setText(self.tr("Back"))
        self.print_boards.setText(self.tr("Print paper boards…"))
        self.start.setText(self.tr("Start"))
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self.picker.setGeometry(self.rect())

    def _restyle(self) -> None:
        px = self._house.look.px
        self._layout.setContentsMargins(px(2.4), 0, px(2.4), 0)
        self._layout.setSpacing(px(0.6))
        self._bar_layout.setContentsMargins(0, px(0.8), px(0.6), px(1.2))
        self._bar_layout.setSpacing(px(2))
        self._columns.setContentsMargins(0, px(1.6), px(0.6), px(0.4))
        self._columns.setSpacing(px(2.6))
        self.back.setStyleSheet(f"QPushButton {{ min-height: {px(5)}px; }}")
        self.start.setStyleSheet(f"QPushButton {{ min-height: {px(5)}px; min-width: {px(20)}px; }}")
        for column in self._column:
            column.setSpacing(px(1.4))
        self._arrange()

    def _arrange(self) -> None:
        """Seats and the rest side by side where the window is wide enough, else one below the
        other; nothing is done while the columns stay the same."""
        shape = self.width() / max(1, self.height())
        seats, words = self.seats, self.words
        pictures, languages, screen = self.pictures, self.languages, self.screen_panel
        columns: tuple[tuple[QWidget, ...], ...] = ((seats,), (pictures, words, languages, screen))
        if shape >= WIDE:
            columns = ((seats,), (words, languages), (pictures, screen))
        elif shape < NARROW:
            columns = ((seats, pictures, words, languages, screen),)
        if columns == self._shape:
            return
        self._shape = columns
        for column in self._column:
            while (item := column.itemAt(0)) is not None:
                widget = item.widget()
                if widget is None:
                    column.removeItem(item)
                else:
                    column.removeWidget(widget)
        for number, column in enumerate(self._column):
            for widget in columns[number] if number < len(columns) else ():
                column.addWidget(widget)
            if number > 0 or len(columns) == 1:
                column.addStretch(1)
            share = (13 if shape >= WIDE else 11) if number == 0 else 10
            self._columns.setStretch(number, share if number < len(columns) else 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio, mirrored = self.devicePixelRatioF(), self.isRightToLeft()
        painter.drawPixmap(0, 0, self._ground.pixmap(self.size(), ratio, mirrored=mirrored))

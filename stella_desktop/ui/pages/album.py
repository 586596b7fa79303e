"""The album: all pictures of all decks, what is left out, and the family's own decks."""

import logging
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from stella_desktop.content.packs import LANGUAGES, WordPack
from stella_desktop.decks.shelf import Shelf
from stella_desktop.engine import CardId
from stella_desktop.storage.album import Album, AlbumStore
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.history import HistoryStore
from stella_desktop.ui.house import House
from stella_desktop.ui.language import numeral
from stella_desktop.ui.pages.album_bringing import Bringing, words_key
from stella_desktop.ui.pages.album_browse import BrowsePage, DropVeil, Entry
from stella_desktop.ui.pages.album_faces import Faces, decoded
from stella_desktop.ui.pages.album_large import Shown
from stella_desktop.ui.pages.album_mending import Mending
from stella_desktop.ui.pages.album_parts import parts_sheet
from stella_desktop.ui.pages.album_picture import PicturePage
from stella_desktop.ui.pages.album_search import Finder
from stella_desktop.ui.pages.album_words import AlbumWords
from stella_desktop.ui.phrases import isolated

log = logging.getLogger(__name__)

LARGE_PICTURES = 64 * 1024 * 1024
"""Bytes for pictures as large as the window: at 3840x2160 one has ten million."""
EVERYTHING, LEFT_OUT = "", "*"
"""Keys of the list of decks that no deck can have."""


class AlbumPage(QWidget):
    """Signals:
    closed: back to the shelf.
    decks_changed: an own deck has come, grown or gone; the shelf knows.
    """

    closed = Signal()
    decks_changed = Signal()

    def __init__(
        self,
        house: House,
        shelf: Shelf,
        album_store: AlbumStore,
        history_store: HistoryStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._house, self._shelf = house, shelf
        self._album_store, self._history_store = album_store, history_store
        self._album = Album()
        self._history = history_store.load()
        self._finder = Finder(())
        self._findable: tuple[CardId, ...] = ()
        self._words = AlbumWords(self)
        look, art = house.look, house.art
        self.faces = Faces(shelf.picture_path, self)
        self._large = Faces(
            shelf.picture_path, self, LARGE_PICTURES, partial(decoded, edge_part=0.005)
        )
        self.browse = BrowsePage(look, art, self.faces, self._said, self._described, self)
        self.picture = PicturePage(look, art, self._large, self._small_face, self)
        self.bringing = Bringing(house, shelf, self._words, self)
        self.mending = Mending(house, shelf, self._words, self)
        self._last: Bringing | Mending = self.bringing
        """What the note tells of."""
        self._pages = QStackedWidget(self)
        for page in (self.browse, self.picture, self.bringing):
            self._pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)
        self.veil = DropVeil(look, self)
        self.setAcceptDrops(True)
        self.setFocusProxy(self.browse.grid)
        look.changed.connect(self._restyle)
        self._connect()
        self._restyle()

    def _connect(self) -> None:
        browse, picture, bringing = self.browse, self.picture, self.bringing
        browse.closed.connect(self.closed)
        browse.wanted_changed.connect(self._show_cards)
        browse.grid.chosen.connect(self.show_picture)
        browse.files_wanted.connect(bringing.ask_files)
        browse.folder_wanted.connect(bringing.ask_folder)
        browse.give_wanted.connect(self._give)
        browse.folder_open_wanted.connect(self._open_folder)
        browse.away_wanted.connect(self._put_away)
        browse.note.undo_wanted.connect(self._undo)
        bringing.began.connect(self._show_bringing)
        bringing.changed.connect(self._reload)
        bringing.ended.connect(self._show_note)
        picture.closed.connect(self.show_grid)
        picture.stepped.connect(self._step)
        picture.hidden_wanted.connect(self._set_hidden)
        picture.small_wanted.connect(self._set_small)
        picture.retitled.connect(self._retitle)
        picture.out_wanted.connect(self._take_out)
        self.mending.changed.connect(self._show_mended)

    # --- what there is ------------------------------------------------------------------------

    def refresh(self, chosen: str | None = None) -> None:
        """Show what the shelf, the album and the history say now."""
        self._album = self._album_store.load()
        self._history = self._history_store.load()
        self._findable = ()
        self.browse.grid.show_album(self._album)
        self._show_entries(chosen)
        self._show_problems()
        self._show_cards()

    def _show_entries(self, chosen: str | None = None) -> None:
        code = self._house.languages.code
        #: {name}: "All pictures" or the name of a deck; {count}: how many pictures it has.
        label = self.tr("{name} ({count})")

        def entry(key: str, name: str, is_own: bool = False) -> Entry:
            count = len(self._cards_of(key))
            return Entry(key, label.format(name=isolated(name), count=numeral(count)), is_own)

        own = self.bringing.own
        entries = [entry(EVERYTHING, self.tr("All pictures"))]
        for deck in self._shelf.decks():
            name = deck.deck.name.text(code)
            entries.append(entry(deck.deck.id, name, deck.folder.parent == own))
        entries += [self._words_entry(one.pack) for one in self.bringing.packs()]
        if self._cards_of(LEFT_OUT):
            entries.append(entry(LEFT_OUT, self.tr("Left out")))
        self.browse.show_entries(entries, chosen)

    def _words_entry(self, pack: WordPack) -> Entry:
        code = self._house.languages.code
        #: {name}: of a pack of words.
        label = self.tr("{name} (%n word card(s))", "", len(pack.cards))
        words = (
            " / ".join(word.text(code) for word in (card.upper, card.lower) if word)
            for card in pack.cards
        )
        name = isolated(pack.name.text(code))
        return Entry(words_key(pack), label.format(name=name), True, tuple(words))

    def _show_problems(self) -> None:
        sentences = [
            self._words.pack_problem(problem, folder.name)
            for folder, problem in self._shelf.problems()
        ]
        self.browse.trouble.setText("\n".join(sentences[:2]))
        self.browse.trouble.setVisible(bool(sentences))

    def _cards_of(self, key: str) -> tuple[CardId, ...]:
        cards = self._shelf.card_ids
        if key == EVERYTHING:
            return cards
        if key == LEFT_OUT:
            out = {*self._album.hidden, *self._album.not_for_small}
            return tuple(card for card in cards if card in out)
        return tuple(card for card in cards if self._shelf.deck_of(card).deck.id == key)

    def _show_cards(self) -> None:
        among = self._cards_of(self.browse.entry.key)
        wanted = self.browse.search.text()
        if among and wanted.strip():
            if self._findable != self._shelf.card_ids:
                self._findable = self._shelf.card_ids
                self._finder = Finder(self._shelf.card(one) for one in self._findable)
            among = self._finder.find(wanted, among)
        self.browse.show_cards(among)

    def _said(self, card: CardId) -> str:
        if self._shelf.missing((card,)):  # somebody else has just looked at the disk again
            return ""
        return self._shelf.title(card, self._house.languages.code)

    def _described(self, card: CardId) -> str:
        if self._shelf.missing((card,)):
            return ""
        said = [self._shelf.alt(card, self._house.languages.code)]
        if card in self._album.hidden:
            said.append(self.tr("Never on the table again."))
        if card in self._album.not_for_small:
            said.append(self.tr("Not while small children play."))
        return " ".join(said)

    # --- one picture --------------------------------------------------------------------------

    def show_grid(self) -> None:
        card = self.picture.card
        self._pages.setCurrentWidget(self.browse)
        self._show_entries()
        self._show_cards()
        self.browse.grid.go_to(card)
        (self.browse.grid if self.browse.grid.isVisible() else self.browse.search).setFocus()

    def show_picture(self, card: CardId) -> None:
        self.picture.show_picture(self._shown(card))
        self._pages.setCurrentWidget(self.picture)

    def _shown(self, card: CardId) -> Shown:
        shelf, code = self._shelf, self._house.languages.code
        cards = self.browse.grid.cards.cards or (card,)
        at = cards.index(card) if card in cards else 0
        title = shelf.title(card, code)
        own = shelf.card(card).title
        others = (getattr(own, other) for other in LANGUAGES if other != code)
        return Shown(
            card=card,
            title=title,
            other_titles=tuple(dict.fromkeys(one for one in others if one and one != title)),
            alt=shelf.alt(card, code),
            deck=shelf.deck_of(card).deck.name.text(code),
            times=self._history.times_seen(card),
            hidden=card in self._album.hidden,
            not_for_small=card in self._album.not_for_small,
            number=at + 1,
            total=len(cards),
            own=shelf.deck_of(card).folder.parent == self.bringing.own,
            neighbours=tuple(dict.fromkeys((cards[(at + 1) % len(cards)], cards[at - 1]))),
        )

    def _small_face(self, card: CardId) -> QPixmap | None:
        return self.faces.face(card, urgent=False)

    def _step(self, step: int) -> None:
        cards = self.browse.grid.cards.cards
        if self.picture.card in cards:
            at = (cards.index(self.picture.card) + step) % len(cards)
            self.picture.show_picture(self._shown(cards[at]), step)

    def _set_hidden(self, on: bool) -> None:
        self._change(lambda album, card: album.with_hidden(card, on))

    def _set_small(self, on: bool) -> None:
        self._change(lambda album, card: album.with_not_for_small(card, on))

    def _change(self, change: Callable[[Album, CardId], Album]) -> None:
        """Write it at once; if that fails, all is as it was, and said."""
        changed = change(self._album, self.picture.card)
        try:
            self._album_store.save(changed)
        except StorageError as problem:
            log.warning("the album was not stored: %s", problem)
            self.picture.say_trouble(self._words.storage_problem(problem))
        else:
            self._album = changed
            self.picture.say_trouble("")
        self.browse.grid.show_album(self._album)
        self.picture.show_picture(self._shown(self.picture.card))

    # --- one own picture --------------------------------------------------------------------------

    def _retitle(self, title: str) -> None:
        self.picture.say_trouble(self.mending.retitle(self.picture.card, title))
        self._findable = ()
        self.picture.show_picture(self._shown(self.picture.card))

    def _take_out(self) -> None:
        card = self.picture.card
        deck = self._shelf.deck_of(card)
        if len(deck.card_ids) > 1:
            self.picture.say_trouble(self.mending.take_out(card))
        else:  # there are no empty decks
            self.bringing.put_away(deck.deck.id)

    def _show_mended(self, deck: str) -> None:
        self._reload(deck)
        self._last = self.mending
        self._back_with_note()

    def _undo(self) -> None:
        self._last.put_back()

    # --- own decks --------------------------------------------------------------------------------

    def bring(self, paths: list[Path]) -> None:
        """Files and folders that were dropped or chosen."""
        self.bringing.bring(paths, self.browse.entry.key)

    def _give(self) -> None:
        self.bringing.ask_target(self.browse.entry.key)

    def _open_folder(self) -> None:
        self.bringing.open_folder(self.browse.entry.key)

    def _put_away(self) -> None:
        self.bringing.put_away(self.browse.entry.key)

    def _show_bringing(self) -> None:
        self.browse.note.hide()
        self._pages.setCurrentWidget(self.bringing)

    def _show_note(self) -> None:
        self._last = self.bringing
        self._back_with_note()

    def _back_with_note(self) -> None:
        self._pages.setCurrentWidget(self.browse)
        self._say_note()
        (self.browse.grid if self.browse.grid.isVisible() else self.browse.search).setFocus()

    def _say_note(self) -> None:
        told = self._last.told()
        self.browse.note.say(told.text, told.details, undo=told.undo)

    def _reload(self, chosen: str) -> None:
        """The decks are others now; go to the one that is new."""
        for faces in (self.faces, self._large):
            faces.forget()
        if chosen:
            self.browse.search.clear()
        self.refresh(chosen or None)
        self.decks_changed.emit()

    # --- events -----------------------------------------------------------------------------------

    def _paths(self, mime: QMimeData) -> list[Path]:
        return [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()]

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        busy = self._pages.currentWidget() is self.bringing  # first things first
        if not busy and self._paths(event.mimeData()):
            event.acceptProposedAction()
            self.veil.setGeometry(self.rect())
            self.veil.raise_()
            self.veil.show()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self.veil.hide()

    def dropEvent(self, event: QDropEvent) -> None:
        self.veil.hide()
        event.acceptProposedAction()
        self.bring(self._paths(event.mimeData()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.veil.setGeometry(self.rect())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._show_entries()
        self._show_problems()
        self.browse.tell()
        if self.browse.note.isVisibleTo(self.browse):
            self._say_note()
        if self.picture.card in self._shelf.card_ids:  # its deck may have been put away
            self.picture.show_picture(self._shown(self.picture.card))

    def _restyle(self) -> None:
        self.setStyleSheet(parts_sheet(self._house.look))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), self._house.art.cloth(self.devicePixelRatioF()))

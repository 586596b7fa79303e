"""The album's grid with what stands around it: search, decks, and a note about what happened."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.engine import CardId
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import HEADING, Ink, Look, draw_text, rounded_panel
from stella_desktop.ui.pages.album_faces import Faces
from stella_desktop.ui.pages.album_grid import AlbumGrid
from stella_desktop.ui.pages.album_parts import DeckList, MenuButton, SearchField, field_height
from stella_desktop.ui.phrases import isolated

WORDS_SHOWN = 40
"""Cards of a pack of words; more would not fit on the page."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list of decks. `key`: the id of a deck, or what else is shown."""

    key: str
    label: str
    is_own: bool = False
    words: tuple[str, ...] | None = None
    """Instead of pictures, if it is a pack of words."""


class Note(QFrame):
    """What happened, on paper, until it is put away.

    Signals:
        undo_wanted: what happened shall be undone.
    """

    undo_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "paper")
        self.words, self.details = QLabel(), QLabel()
        for label in (self.words, self.details):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setProperty("role", "on-paper")
        self.words.setProperty("role", "on-paper-strong")
        inside = QWidget()
        self._lines = QVBoxLayout(inside)
        self._lines.addWidget(self.words)
        self._lines.addWidget(self.details)
        self._lines.addStretch(1)
        self.scroll_area = QScrollArea()
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setWidget(inside)
        self.undo, self.close_button = QPushButton(), QPushButton()
        self.undo.clicked.connect(self.undo_wanted)
        self.close_button.clicked.connect(self.hide)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.scroll_area, 1)
        for button in (self.undo, self.close_button):
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        look.changed.connect(self.fit)
        self.hide()

    def say(self, text: str, details: Sequence[str] = (), *, undo: bool = False) -> None:
        self.words.setText(text)
        self.details.setText("\n".join(f"• {line}" for line in details))
        self.details.setVisible(bool(details))
        self.undo.setVisible(undo)
        self.setAccessibleName(text)
        self.scroll_area.setAccessibleName(" ".join((text, *details)))
        self.show()
        self.fit()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def fit(self) -> None:
        """As high as the words are, up to a third of the window."""
        look = self._look
        pad = look.px(1.6)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(pad)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(look.px(0.8))
        self.ensurePolished()
        buttons = sum(
            button.sizeHint().width() + pad
            for button in (self.undo, self.close_button)
            if button.isVisibleTo(self)
        )
        width = max(look.px(20), self.width() - buttons - 3 * pad)
        shown = [one for one in (self.words, self.details) if one.isVisibleTo(self)]
        high = sum(label.heightForWidth(width) + look.px(0.8) for label in shown)
        high = max(high, self.close_button.sizeHint().height())
        high += 2 * pad + look.px(1)
        self.setFixedHeight(min(high, look.px(34)))
        # A long list can be scrolled with the keys; a sentence needs no stop on the way.
        policy = Qt.FocusPolicy.StrongFocus if high > look.px(34) else Qt.FocusPolicy.NoFocus
        self.scroll_area.setFocusPolicy(policy)


class DropVeil(QWidget):
    """Lies over the page while something is held over it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.fillRect(self.rect(), Ink.DEEP.faded(0.8))
        margin = look.px(5)
        area = self.rect().adjusted(margin, margin, -margin, -margin)
        rounded_panel(painter, QRectF(area), look.px(3), Ink.PANEL.faded(0.9), Ink.NIGHT.color, 0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Ink.GOLD.color, look.px(0.6), Qt.PenStyle.DashLine))
        painter.drawRoundedRect(QRectF(area), look.px(3), look.px(3))
        words = QRect(area.x() + margin, area.y(), area.width() - 2 * margin, area.height())
        draw_text(
            painter,
            look,
            words,
            self.tr("Let go: what you bring is looked at first, then you decide."),
            look.font(HEADING, bold=True, display=True),
            Ink.BRIGHT_GOLD.color,
            wrap=True,
        )


class BrowsePage(QWidget):
    """Signals:
    closed: back to the shelf.
    wanted_changed: other words are searched for, or another deck is looked through.
    files_wanted, folder_wanted: pictures shall be chosen.
    give_wanted, folder_open_wanted, away_wanted: what shall be done with the deck in view.
    """

    closed = Signal()
    wanted_changed = Signal()
    files_wanted = Signal()
    folder_wanted = Signal()
    give_wanted = Signal()
    folder_open_wanted = Signal()
    away_wanted = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        faces: Faces,
        said: Callable[[CardId], str],
        described: Callable[[CardId], str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._entries: tuple[Entry, ...] = ()
        self._total = 0
        self.back = QPushButton(self)
        self.bring, self.deck_button = MenuButton(look, self), MenuButton(look, self)
        self.back.clicked.connect(self.closed)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self.count, self.hint, self.nothing = QLabel(self), QLabel(self), QLabel(self)
        self.count.setProperty("role", "soft")
        self.hint.setProperty("role", "small")
        self.trouble = QLabel(self)
        self.trouble.setProperty("role", "alert")
        for label in (self.hint, self.nothing, self.trouble):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.search = SearchField(look, self)
        self.search.textChanged.connect(self.wanted_changed)
        self.decks = DeckList(look, self)
        self.decks.currentIndexChanged.connect(self._choose_deck)
        self.note = Note(look, self)
        self.grid = AlbumGrid(look, art, faces, said, described, self)
        self._make_menus()
        self._build()
        find = QAction(self)
        find.setShortcut(QKeySequence(QKeySequence.StandardKey.Find))
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self._go_to_search)
        self.addAction(find)
        look.changed.connect(self._resize)
        self._retranslate()
        self._resize()

    def _make_menus(self) -> None:
        def action(signal: SignalInstance) -> QAction:
            made = QAction(self)
            made.triggered.connect(signal)
            return made

        self.files = action(self.files_wanted)
        self.folder = action(self.folder_wanted)
        self.give = action(self.give_wanted)
        self.open_folder = action(self.folder_open_wanted)
        self.away = action(self.away_wanted)
        bring, deck = QMenu(self), QMenu(self)
        bring.addActions([self.files, self.folder])
        deck.addActions([self.give, self.open_folder, self.away])
        self.bring.setMenu(bring)
        self.deck_button.setMenu(deck)

    def _build(self) -> None:
        self._head, self._tools = QHBoxLayout(), QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self.count)
        self._head.addWidget(self.bring)
        self._tools.addWidget(self.search, 3)
        self._tools.addWidget(self.decks, 2)
        self._tools.addWidget(self.deck_button)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addLayout(self._tools)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.note)
        self._column.addWidget(self.nothing, 1)
        self._column.addWidget(self.grid, 1)
        self._column.addWidget(self.hint)
        self.nothing.hide()
        self.trouble.hide()

    # --- showing ------------------------------------------------------------------------------

    @property
    def entry(self) -> Entry:
        """Which deck, or what else, is looked through."""
        at = self.decks.currentIndex()
        return self._entries[at] if 0 <= at < len(self._entries) else Entry("", "")

    def show_entries(self, entries: Sequence[Entry], chosen: str | None = None) -> None:
        """Stays at the one in view unless another is `chosen`; the first if it has gone."""
        key = self.entry.key if chosen is None else chosen
        self._entries = tuple(entries)
        keys = [entry.key for entry in self._entries]
        self.decks.blockSignals(True)
        self.decks.clear()
        self.decks.addItems([entry.label for entry in self._entries])
        self.decks.setCurrentIndex(keys.index(key) if key in keys else 0)
        self.decks.blockSignals(False)
        self._show_tools()

    def show_cards(self, cards: Sequence[CardId]) -> None:
        self.grid.show_cards(cards)
        self.grid.setVisible(bool(cards))
        self.nothing.setVisible(not cards)
        self._say_count()

    def _show_tools(self) -> None:
        words = self.entry.words is not None
        self.deck_button.setVisible(self.entry.is_own)
        self.deck_button.setText(self.tr("These words") if words else self.tr("This deck"))
        self.search.setEnabled(not words)

    def tell(self) -> None:
        """The words about what is in view are others now."""
        self.grid.cards.tell()
        self._say_count()

    def _choose_deck(self) -> None:
        self._show_tools()
        self.wanted_changed.emit()

    def _go_to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Album"))
        self.bring.setText(self.tr("Bring pictures"))
        self.files.setText(self.tr("Choose pictures or a zip…"))
        self.folder.setText(self.tr("Choose a folder…"))
        self.give.setText(self.tr("Give it away as a file…"))
        self.open_folder.setText(self.tr("Open its folder"))
        self.away.setText(self.tr("Put it away"))
        self.search.setPlaceholderText(self.tr("Search in any language"))
        self.search.clear_button.setAccessibleName(self.tr("Search for nothing"))
        self.search.setAccessibleName(self.tr("Search by title and tag, in any language"))
        self.decks.setAccessibleName(self.tr("Which deck to look through"))
        self.grid.setAccessibleName(self.tr("Pictures"))
        self.hint.setText(
            self.tr("Drag your own photos, a folder or the zip of a deck onto this page.")
        )
        self.note.undo.setText(self.tr("Put it back"))
        self.note.close_button.setText(self.tr("Close"))
        self._show_tools()
        self._say_count()

    def _say_count(self) -> None:
        words = self.entry.words
        if words is None:
            self.count.setText(self.tr("%n picture(s)", "", len(self.grid.cards.cards)))
            self.nothing.setText(
                self.tr(
                    "No picture has this in its title, its tags or its description. Try a shorter "
                    "word, or look through all pictures."
                )
            )
            return
        self.count.setText(self.tr("%n word card(s)", "", len(words)))
        shown = " · ".join(map(isolated, words[:WORDS_SHOWN]))
        more = "" if len(words) <= WORDS_SHOWN else " …"
        come = self.tr("These words come into play with “A surprise” in a new game:")
        self.nothing.setText(f"{come}\n\n{shown}{more}")

    # --- lengths ------------------------------------------------------------------------------

    def _resize(self) -> None:
        look = self._look
        side = look.px(3)
        self._column.setContentsMargins(side, look.px(2), side, look.px(1))
        self._column.setSpacing(look.px(1.4))
        for row in (self._head, self._tools):
            row.setSpacing(look.px(1.6))
        self.nothing.setContentsMargins(look.px(10), 0, look.px(10), 0)
        self.search.setMinimumWidth(look.px(24))
        for widget in (self.search, self.decks, self.deck_button):
            widget.setFixedHeight(field_height(look))
        self.search.fit()
        self.grid.fit()
        self.note.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.grid.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.text():
            self.search.clear()
        else:
            self.closed.emit()

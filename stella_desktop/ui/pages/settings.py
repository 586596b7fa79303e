"""The settings: each in force and on the disk as soon as it is pressed, each put back alone."""

from typing import cast

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QGuiApplication,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.content.packs import WordCard
from stella_desktop.games.stella.moves import Word
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.settings import Language
from stella_desktop.storage.table import WordLanguage
from stella_desktop.ui.games.stella.tips import TIPS
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.house import House
from stella_desktop.ui.language import LANGUAGES, system_language
from stella_desktop.ui.message import Messages
from stella_desktop.ui.pages.new_game_languages import MOST_LANGUAGES, WORD_LANGUAGES, WordPreview
from stella_desktop.ui.pages.settings_folder import FolderPanel
from stella_desktop.ui.pages.settings_parts import VALUES, Setting, parts_sheet
from stella_desktop.ui.widgets.cloth_page import ClothPage

SETTLE_MS = 1000
"""For so long after a change of lengths, what has the focus is kept where it is on the screen."""


class SettingsPage(ClothPage):
    """Signals:
    closed: back to where one came from.
    full_screen_wanted: whether the window shall fill the screen; asked for at each press.
    """

    full_screen_wanted = Signal(bool)

    def __init__(self, house: House, parent: QWidget | None = None) -> None:
        super().__init__(house.look, house.art, parent)
        self._house = house
        self._messages = Messages(self)
        self._trouble: StorageError | None = None
        self._held: tuple[QWidget, int] | None = None
        self._release = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._release.timeout.connect(self._let_go)
        self._refresh = QTimer(self, singleShot=True, interval=0)
        self._refresh.timeout.connect(self._show_settings)
        self._card = self._sample_card()
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self.setFocusProxy(self.back)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self.trouble = QLabel(self)
        self.trouble.setProperty("role", "alert")
        self.trouble.setWordWrap(True)
        self.trouble.setTextFormat(Qt.TextFormat.PlainText)
        self._trouble_panel = QFrame(self)
        self._trouble_panel.setProperty("role", "panel")
        self._trouble_row = QHBoxLayout(self._trouble_panel)
        self._trouble_row.addWidget(self.trouble)
        self._trouble_panel.hide()
        self._build_panels()
        self._build_scroll()
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._trouble_panel)
        self._column.addWidget(self.scroll_area, 1)
        self._look.changed.connect(self._resize)
        house.settings_changed.connect(self._show_settings)
        house.not_stored.connect(self._note_trouble)
        application = cast(QApplication, QApplication.instance())
        application.focusChanged.connect(self._follow_focus)
        self._retranslate()
        self._resize()

    # --- building -----------------------------------------------------------------------------

    def _build_panels(self) -> None:
        self.words_sample = WordPreview(self._look, self._house.art)
        self.reading_sample = WordPreview(self._look, self._house.art)
        beside: dict[str, QWidget] = {
            "word_languages": self.words_sample,
            "readings": self.reading_sample,
        }
        self.settings = {name: Setting(self._look, name, beside.get(name)) for name in VALUES}
        for setting in self.settings.values():
            setting.wanted.connect(self._choose)
        self.sample = QLabel()
        self.sample.setProperty("role", "on-paper-strong")
        self.sample.setWordWrap(True)
        paper = QFrame()
        paper.setProperty("role", "paper")
        self._paper = QVBoxLayout(paper)
        self._paper.addWidget(self.sample)
        self.settings["text_size"].add_below(paper)
        self.folder = FolderPanel(self._house)
        self._groups = [QLabel() for _ in range(4)]
        for label in self._groups:
            label.setProperty("role", "group")

    def _build_scroll(self) -> None:
        languages, seeing, playing, computer = self._groups
        panels = self.settings
        self._inside = QWidget()
        self._list = QVBoxLayout(self._inside)
        for widget in (
            languages, panels["language"], panels["word_languages"], panels["readings"],
            seeing, panels["text_size"], panels["motion"], panels["key_labels"],
            playing, panels["screen"], panels["tips_closed"],
            panels["small_children"], panels["take_back"],
            computer, panels["full_screen"], self.folder,
        ):  # fmt: skip
            self._list.addWidget(widget)
        self._list.addStretch(1)
        self.scroll_area = QScrollArea(self)
        self.scroll_area.setWidgetResizable(True)
        self.scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll_area.setWidget(self._inside)
        self.scroll_area.verticalScrollBar().rangeChanged.connect(self._keep_in_place)
        QScroller.grabGesture(
            self.scroll_area.viewport(), QScroller.ScrollerGestureType.TouchGesture
        )

    def _sample_card(self) -> WordCard:
        """A word that is written in Japanese with signs one may have to read out."""
        cards = self._house.words.cards
        hard = (c for c in cards if len(c.upper.ja_kana or "") >= 2 * len(c.upper.ja or "-"))
        return next(hard, cards[0])

    # --- choosing -----------------------------------------------------------------------------

    def _choose(self, name: str, value: object) -> None:
        """Also for a value that is in force already: it may not have reached the disk."""
        if name == "word_languages" and value is not None:
            value = self._with_or_without(cast(WordLanguage, value))
            if value is not None and len(value) > MOST_LANGUAGES:
                self._show_settings()
                self.settings[name].warn(
                    self.tr("Three languages fit on a card: take one away first.")
                )
                return
        self._hold_in_place()
        known = self._trouble
        self._trouble = None
        if value != getattr(self._house.settings, name) or known is not None:
            self._house.change_settings(**{name: value})
        self._show_trouble()
        self._show_settings()
        if name == "full_screen":
            self.full_screen_wanted.emit(bool(value))

    def _with_or_without(self, language: WordLanguage) -> tuple[WordLanguage, ...] | None:
        """The languages of the words after one was pressed; None: again that of the app."""
        now = self._house.settings.word_languages or ()
        if language in now:
            return tuple(one for one in now if one != language) or None
        return (*now, language)

    def _note_trouble(self, trouble: StorageError) -> None:
        self._trouble = trouble
        self._show_trouble()
        QAccessible.updateAccessibility(QAccessibleEvent(self.trouble, QAccessible.Event.Alert))

    def _show_trouble(self) -> None:
        if self._trouble is not None:
            self.trouble.setText(self._messages.setting_not_stored(self._trouble))
        self._trouble_panel.setVisible(self._trouble is not None)

    # --- showing ------------------------------------------------------------------------------

    def _show_settings(self) -> None:
        settings, code = self._house.settings, self._house.languages.code
        for name, setting in self.settings.items():
            value = getattr(settings, name)
            if name == "tips_closed" and set(value) != set(TIPS):
                value = ()  # some are still shown
            setting.show_value(value)
        shown = settings.words_in(cast(Language, code))
        for sample, languages in ((self.words_sample, shown), (self.reading_sample, ("ja",))):
            words = Words((self._card,), languages, readings=settings.readings)
            sample.show_word(words.lines(Word(self._card.id)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._hold_in_place()
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Settings"))
        groups = (
            self.tr("Languages"),
            self.tr("On the screen"),
            self.tr("At the table"),
            self.tr("This computer"),
        )
        for label, text in zip(self._groups, groups, strict=True):
            label.setText(text)
        self._say_languages()
        self._say_screen()
        self._say_table()
        self._show_trouble()
        self._show_settings()

    def _say_languages(self) -> None:
        computer = self.tr("Like this computer: {language}")
        self.settings["language"].say(
            self.tr("Language of the app"),
            self.tr("All buttons, sentences and rules speak it at once."),
            (computer.format(language=LANGUAGES[system_language()]), *LANGUAGES.values()),
        )
        self.settings["word_languages"].say(
            self.tr("Languages of the words on the table"),
            self.tr(
                "One to three, in the order in which you press them: number 1 is the largest. "
                "Press one again to take it away. It holds for new games."
            ),
            (self.tr("Like the app"), *WORD_LANGUAGES.values()),
        )
        self.settings["readings"].say(
            self.tr("Readings of Japanese words"),
            self.tr("Small kana above a word help those who do not know its signs yet."),
            (self.tr("With kana"), self.tr("Without")),
        )

    def _say_screen(self) -> None:
        self.settings["text_size"].say(
            self.tr("How far do you sit?"),
            self.tr("The farther away you sit, the larger all words are."),
            (self.tr("Near"), self.tr("Normal"), self.tr("Far")),
            (
                self.tr("At a desk, an arm away."),
                self.tr("Around a table, one or two metres away."),
                self.tr("On the sofa, three metres away or more."),
            ),
        )
        self.sample.setText(
            self.tr(
                "Can everybody read this? “Kenji and Yuki saw the same picture: a super-spark!”"
            )
        )
        self.settings["motion"].say(
            self.tr("Motion"),
            self.tr("Lanterns travel and cards turn over, or everything is in its place at once."),
            (self.tr("Everything moves"), self.tr("Reduced")),
        )
        self.settings["key_labels"].say(
            self.tr("Key letters on the pictures"),
            self.tr("Each picture shows the key that chooses it. The keys work without them too."),
            (self.tr("Shown"), self.tr("Hidden")),
        )

    def _say_table(self) -> None:
        self.settings["small_children"].say(
            self.tr("Small children play along"),
            self.tr("Pictures that the album calls “not for small children” stay in the box then."),
            (self.tr("No"), self.tr("Yes")),
        )
        self.settings["tips_closed"].say(
            self.tr("Hints for the first game"),
            self.tr(
                "A sentence at each step tells newcomers what happens. Each can be closed for good."
            ),
            (self.tr("Shown"), self.tr("Hidden")),
        )
        self.settings["screen"].say(
            self.tr("How the screen lies"),
            self.tr("What a new game begins with; you can still choose there."),
            (self.tr("It stands"), self.tr("It lies flat")),
            (
                self.tr("Everybody looks from the same side."),
                self.tr("Each board is turned to the side where its player sits."),
            ),
        )
        self.settings["take_back"].say(
            self.tr("Taking back a picture that was shown"),
            self.tr("For a slip of the finger. It is possible until the next player has acted."),
            (self.tr("Never"), self.tr("Ask the table"), self.tr("Always")),
            (
                self.tr("What was shown stays shown."),
                self.tr("The table is asked first."),
                self.tr("One press takes it back."),
            ),
        )
        self.settings["full_screen"].say(
            self.tr("Full screen"),
            self.tr(
                "The game fills the whole screen, also when it is started again. F11 does it too."
            ),
            (self.tr("In a window"), self.tr("Full screen")),
        )

    # --- lengths and places -------------------------------------------------------------------

    def _resize(self) -> None:
        self._hold_in_place()
        look = self._look
        side = max(look.px(4), (look.window.width() - look.px(140)) // 2)
        self._column.setContentsMargins(side, look.px(2), side, 0)
        self._column.setSpacing(look.px(2))
        self._inside.setStyleSheet(parts_sheet(look))
        self._list.setContentsMargins(0, 0, look.px(1), look.px(3))
        self._list.setSpacing(look.px(1.6))
        pad = look.px(1.6)
        self._trouble_row.setContentsMargins(pad, pad, pad, pad)
        self._paper.setContentsMargins(pad, pad, pad, pad)
        for sample in (self.words_sample, self.reading_sample):
            sample.setFixedSize(look.px(32), look.px(16))
        for label in self._groups[1:]:
            label.setContentsMargins(0, pad, 0, 0)
        for setting in self.settings.values():
            setting.resize_parts()
        self.folder.resize_parts()

    def _hold_in_place(self) -> None:
        """Whoever pressed a button still has it before them when all words have become longer."""
        widget = self.focusWidget()
        if self._held is None and widget is not None and self._inside.isAncestorOf(widget):
            self._held = widget, self._top_of(widget)
            self._release.start()

    def _top_of(self, widget: QWidget) -> int:
        return widget.mapTo(self, widget.rect().topLeft()).y()

    def _keep_in_place(self) -> None:
        if self._held is not None:
            widget, top = self._held
            bar = self.scroll_area.verticalScrollBar()
            bar.setValue(bar.value() + self._top_of(widget) - top)

    def _let_go(self) -> None:
        self._held = None

    def _follow_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Scroll to what the keyboard has come to, with its title; a press scrolls nothing."""
        pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if now is None or pressed or not self._inside.isAncestorOf(now):
            return
        margin = self._look.px(2)
        for panel in (*self.settings.values(), self.folder):
            if panel.isAncestorOf(now):
                self.scroll_area.ensureWidgetVisible(panel, 0, margin)
        self.scroll_area.ensureWidgetVisible(now, 0, margin)

    # --- events -------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self._trouble = None  # it was told when it happened
            self._show_trouble()
        self._show_settings()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refresh.start()  # F11 changes the setting too, after the window

"""One picture of the album as large as it fits, with all that is to be said about it."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAction,
    QFont,
    QKeyEvent,
    QKeySequence,
    QPixmap,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.decks.names import LONGEST_TITLE, plain_label
from stella_desktop.engine import CardId
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import BODY, HEADING, LARGE, SMALL, Ink, Look
from stella_desktop.ui.one_click import STEPPER
from stella_desktop.ui.pages.album_faces import Faces
from stella_desktop.ui.pages.album_large import BigPicture, Shown
from stella_desktop.ui.pages.album_parts import MenuButton
from stella_desktop.ui.pages.album_signs import SignButton, paint_hidden_sign, paint_small_sign
from stella_desktop.ui.pages.album_words import breaking
from stella_desktop.ui.phrases import isolated
from stella_desktop.ui.widgets.text_field import TextField

WORD_SIZES = (
    (HEADING * 1.3, LARGE, 1.8),
    (HEADING * 1.2, (LARGE + BODY) / 2, 1.4),
    (HEADING, BODY, 1.0),
    (LARGE, SMALL, 0.6),
)
"""Of the title, of the description, and the space between, in percent of the window's height."""


class WordsArea(QScrollArea):
    """Signals:
    resized: it has other room now.
    """

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.resized.emit()


class PicturePage(QWidget):
    """Signals:
    closed: back to the album.
    stepped: 1 for the next picture, -1 for the one before.
    hidden_wanted, small_wanted: whether it shall be left out for ever, or for small children.
    retitled: an own picture shall have this title.
    out_wanted: an own picture shall leave its deck.
    """

    closed = Signal()
    stepped = Signal(int)
    hidden_wanted = Signal(bool)
    small_wanted = Signal(bool)
    retitled = Signal(str)
    out_wanted = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        faces: Faces,
        small: Callable[[CardId], QPixmap | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._shown: Shown | None = None
        self.picture = BigPicture(look, art, faces, small, self)
        self.picture.stepped.connect(self.stepped)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self.mend = MenuButton(look, self)
        self.retitle, self.take_out = QAction(self), QAction(self)
        self.retitle.triggered.connect(self._edit_title)
        self.take_out.triggered.connect(self.out_wanted)
        menu = QMenu(self)
        menu.addActions([self.retitle, self.take_out])
        self.mend.setMenu(menu)
        self.title_field = TextField()
        self.title_field.setMaxLength(4 * LONGEST_TITLE)  # letters and accents apart
        self.title_field.editingFinished.connect(self._title_typed)
        self.title_field.hide()
        self.title, self.others, self.alt, self.deck, self.seen = (QLabel() for _ in range(5))
        self.hide_button = SignButton(look, paint_hidden_sign, self)
        self.small_button = SignButton(look, paint_small_sign, self)
        self.hide_button.clicked.connect(self.hidden_wanted)
        self.small_button.clicked.connect(self.small_wanted)
        self.previous, self.next = QPushButton(self), QPushButton(self)
        for button in (self.previous, self.next):
            button.setProperty(STEPPER, True)
        self.previous.clicked.connect(self._go_back)
        self.next.clicked.connect(self._go_on)
        self.number = QLabel(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            # A button would take the arrow keys to move the focus.
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(
                self._press_left if key == Qt.Key.Key_Left else self._press_right
            )
        self.trouble = QLabel(self)
        self.trouble.setProperty("role", "alert")
        self.trouble.setWordWrap(True)
        self.trouble.hide()
        self._build()
        look.changed.connect(self._resize)
        self._retranslate()
        self._resize()

    def _build(self) -> None:
        inside = QWidget()
        self._words, self._foot = QVBoxLayout(inside), QVBoxLayout()
        self._words.addWidget(self.title_field)
        for label in (self.title, self.others, self.alt, self.deck, self.seen):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
            (self._foot if label in (self.deck, self.seen) else self._words).addWidget(label)
        self._words.addStretch(1)
        self.words = WordsArea()
        self.words.resized.connect(self._fit_words)
        self.words.setWidgetResizable(True)
        self.words.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.words.setWidget(inside)
        QScroller.grabGesture(self.words.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.paper = QFrame(self)
        self.paper.setProperty("role", "paper")
        self._paper = QVBoxLayout(self.paper)
        self._paper.addWidget(self.words, 1)
        self._paper.addLayout(self._foot)
        self._steps = QHBoxLayout()
        self._steps.addWidget(self.previous)
        self._steps.addWidget(self.number, 1)
        self._steps.addWidget(self.next)
        self._column = QVBoxLayout()
        self._head = QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addStretch(1)
        self._head.addWidget(self.mend)
        self._column.addLayout(self._head)
        self._column.addWidget(self.paper, 1)
        self._column.addWidget(self.trouble)
        self._column.addWidget(self.hide_button)
        self._column.addWidget(self.small_button)
        self._column.addLayout(self._steps)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.picture, 1)
        self._row.addLayout(self._column)

    # --- showing ------------------------------------------------------------------------------

    @property
    def card(self) -> CardId:
        return self._shown.card if self._shown else ""

    def show_picture(self, shown: Shown, step: int = 0) -> None:
        other = shown.card != self.card
        self._shown = shown
        self.picture.show_picture(shown, step)
        self._say()
        if other:
            self._end_editing()
            self.words.verticalScrollBar().setValue(0)
            self.say_trouble("")
        if other and self.isVisible():
            said = QAccessibleAnnouncementEvent(self, f"{shown.title}. {shown.alt}")
            QAccessible.updateAccessibility(said)

    def say_trouble(self, text: str) -> None:
        """Why what was pressed last is not on the disk; empty if it is."""
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    # --- another title ------------------------------------------------------------------------

    def _edit_title(self) -> None:
        if self._shown is not None:
            self.title_field.setText(self._shown.title)
            self.title.hide()
            self.title_field.show()
            self.title_field.setFocus(Qt.FocusReason.OtherFocusReason)
            self.title_field.selectAll()

    def _title_typed(self) -> None:
        """Enter was pressed, or something else on the page."""
        if self._shown is not None and self.title_field.isVisibleTo(self):
            title = plain_label(self.title_field.text(), LONGEST_TITLE)
            self._end_editing()
            if title and title != self._shown.title:
                self.retitled.emit(title)

    def _end_editing(self) -> None:
        if self.title_field.isVisibleTo(self):
            had_focus = self.title_field.hasFocus()
            self.title.show()
            self.title_field.hide()
            if had_focus:
                self.mend.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.back.setText(self.tr("Back to the album"))
        self.mend.setText(self.tr("This picture"))
        self.retitle.setText(self.tr("Give it another title"))
        self.take_out.setText(self.tr("Take it out of the deck"))
        self.title_field.setAccessibleName(self.tr("Title of this picture"))
        self.hide_button.setText(self.tr("Never on the table again"))
        self.small_button.setText(self.tr("Not while small children play"))
        self.previous.setAccessibleName(self.tr("The picture before"))
        self.next.setAccessibleName(self.tr("The next picture"))
        self._say()

    def _say(self) -> None:
        shown = self._shown
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.previous.setText("▶" if rtl else "◀")
        self.next.setText("◀" if rtl else "▶")
        if shown is None:
            return
        self.mend.setVisible(shown.own)
        self.title.setText(breaking(shown.title))
        # Titles in other scripts begin at the same side as the rest.
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        for label in (self.title, self.others, self.alt, self.deck, self.seen):
            label.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute)
        # Each title by itself: a Persian one must not turn its neighbours around.
        self.others.setText("\n".join(isolated(breaking(title)) for title in shown.other_titles))
        self.others.setVisible(bool(shown.other_titles))
        self.alt.setText(breaking(shown.alt))
        self.alt.setVisible(shown.alt != shown.title)
        self.deck.setText(
            self.tr("From the deck “{deck}”").format(deck=isolated(breaking(shown.deck)))
        )
        if shown.times:
            self.seen.setText(self.tr("Seen in %n game(s)", "", shown.times))
        else:
            self.seen.setText(self.tr("Not seen in any game yet"))
        #: Which picture of the album this is, such as 3 of 84.
        place = self.tr("{number} of {total}")
        self.number.setText(place.format(number=numeral(shown.number), total=numeral(shown.total)))
        self.hide_button.setChecked(shown.hidden)
        self.small_button.setChecked(shown.not_for_small)
        for button in (self.hide_button, self.small_button):
            button.setAccessibleDescription(shown.title)
        self.previous.setEnabled(shown.total > 1)
        self.next.setEnabled(shown.total > 1)
        self._fit_words()

    def _resize(self) -> None:
        look = self._look
        width, height = look.window.width(), look.window.height()
        pad, gap = look.px(3), look.px(1.6)
        self._row.setContentsMargins(pad, pad, pad, pad)
        self._row.setSpacing(pad)
        self._column.setSpacing(gap)
        picture = round((height - 2 * pad) / PICTURE_RATIO)
        room = width - 3 * pad
        column = max(min(room - picture, look.px(88)), round(room * 0.44))
        for widget in (self.paper, self.hide_button, self.small_button):
            widget.setFixedWidth(column)
        inner = look.px(2.4)
        self._paper.setContentsMargins(look.px(1.2), inner, look.px(1.2), inner)
        self._paper.setSpacing(look.px(1.2))
        self._foot.setContentsMargins(look.px(1.2), 0, look.px(1.2), 0)
        self._foot.setSpacing(look.px(0.6))
        self._words.setContentsMargins(look.px(1.2), 0, look.px(1.2), 0)
        self._write(self.deck, look.font(SMALL), Ink.FADED_INK)
        self._write(self.seen, look.font(BODY, bold=True), Ink.INK)
        for button in (self.previous, self.next):
            button.setMinimumWidth(look.px(10))
        self._fit_words()

    def _fit_words(self) -> None:
        """As large as they all fit; only what is too much for the smallest has to be scrolled."""
        look = self._look
        room = self.words.viewport().size()
        for title, alt, gap in WORD_SIZES:
            self._write(self.title, look.font(title, bold=True, display=True), Ink.INK)
            self._write(self.others, look.font(BODY), Ink.FADED_INK)
            self._write(self.alt, look.font(alt), Ink.INK)
            self._words.setSpacing(look.px(gap))
            if self._words.heightForWidth(room.width()) <= room.height():
                break

    def _write(self, label: QLabel, font: QFont, ink: Ink) -> None:
        families = ", ".join(f'"{family}"' for family in font.families())
        sheet = (
            f"color: {ink.value}; font-family: {families}; font-size: {font.pixelSize()}px;"
            f" font-weight: {700 if font.bold() else 500};"
        )
        if sheet != label.styleSheet():
            label.setStyleSheet(sheet)
            label.ensurePolished()

    # --- turning pages ------------------------------------------------------------------------

    def _go_on(self) -> None:
        self.stepped.emit(1)

    def _go_back(self) -> None:
        self.stepped.emit(-1)

    def _press_left(self) -> None:
        self.stepped.emit(1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else -1)

    def _press_right(self) -> None:
        self.stepped.emit(-1 if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else 1)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.words.verticalScrollBar()
        if event.key() == Qt.Key.Key_Escape and self.title_field.isVisibleTo(self):
            self.title_field.clear()  # so that nothing is taken from it
            self._end_editing()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            down = event.key() == Qt.Key.Key_PageDown
            bar.setValue(bar.value() + (bar.pageStep() if down else -bar.pageStep()))
        else:
            super().keyPressEvent(event)

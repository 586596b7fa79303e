"""What was dropped on the album, before it is taken in: a frame for each photo, its deck, and
decks as a whole."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.decks.dropped import Found, Plan
from stella_desktop.decks.frame import Frame
from stella_desktop.decks.names import LONGEST_TITLE, plain_label
from stella_desktop.decks.pictures import Picture
from stella_desktop.decks.troubles import Refused
from stella_desktop.ui.language import Languages, numeral
from stella_desktop.ui.look import BODY, Look
from stella_desktop.ui.one_click import STEPPER
from stella_desktop.ui.pages.album_faces import Faces
from stella_desktop.ui.pages.album_frame import ZOOM, CardPreview, FrameEditor
from stella_desktop.ui.pages.album_offers import Offers
from stella_desktop.ui.pages.album_parts import DeckList
from stella_desktop.ui.pages.album_taking import Choice
from stella_desktop.ui.pages.album_words import AlbumWords
from stella_desktop.ui.widgets.text_field import TextField

PREVIEWS = 48 * 1024 * 1024
LONGEST_TYPED = 4 * LONGEST_TITLE
"""Letters and accents apart; what is kept is shorter."""


def preview(path: Path, box: QSize) -> QImage:
    """The whole photo, upright; in a thread."""
    try:
        return Picture(path).preview(box)
    except Refused:
        return QImage()


class ImportPage(QWidget):
    """Signals:
    cancelled: nothing of it is wanted.
    wanted: the `Choice`.
    """

    cancelled = Signal()
    wanted = Signal(object)

    def __init__(
        self, look: Look, words: AlbumWords, languages: Languages, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self.offers = Offers(look, languages)
        self.offers.changed.connect(self._say_count)
        self._plan = Plan()
        self.found: list[Found] = []
        self._left_out: set[int] = set()
        self.at = 0
        self._decks: tuple[tuple[Path, str], ...] = ()
        self.previews = Faces(self._path_of, self, PREVIEWS, preview)
        self.previews.arrived.connect(self._show_preview)
        self._build_photo()
        self._build_side()
        self._row = QHBoxLayout(self)
        self._row.addStretch()
        self._row.addWidget(self._photos, 1)
        self._row.addWidget(self._panel)
        self._row.addStretch()
        look.changed.connect(self._resize)
        # After the window has its new style sheet, and the buttons their new words.
        self._settle = QTimer(self, singleShot=True, interval=0)
        self._settle.timeout.connect(self._fit_panel)
        self._retranslate()
        self._resize()

    def _build_photo(self) -> None:
        self._photos = QWidget(self)
        self.heading, self.hint = QLabel(self), QLabel(self)
        self.heading.setProperty("role", "heading")
        self.heading.setWordWrap(True)
        self.hint.setProperty("role", "soft")
        self.hint.setWordWrap(True)
        self.editor = FrameEditor(self._look, self)
        self.editor.changed.connect(self._set_frame)
        self.editor.sized.connect(self._fit)
        self.previous, self.next = QPushButton(self), QPushButton(self)
        self.smaller, self.larger = QPushButton("−", self), QPushButton("+", self)
        for button in (self.smaller, self.larger):
            button.setProperty("role", "sign")
        self.number = QLabel(self)
        self.number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.previous.clicked.connect(self._go_back)
        self.next.clicked.connect(self._go_on)
        self.smaller.clicked.connect(self._make_smaller)
        self.larger.clicked.connect(self._make_larger)
        self._steps = QHBoxLayout()
        for widget in (self.previous, self.number, self.next):
            widget.setProperty(STEPPER, True)
            self._steps.addWidget(widget)
        self._steps.addStretch(1)
        self._steps.addWidget(self.smaller)
        self._steps.addWidget(self.larger)
        self._left = QVBoxLayout(self._photos)
        self._left.setContentsMargins(0, 0, 0, 0)
        self._left.addWidget(self.heading)
        self._left.addWidget(self.hint)
        self._left.addWidget(self.editor, 1)
        self._left.addLayout(self._steps)

    def _build_side(self) -> None:
        self._labels = [QLabel() for _ in range(3)]
        self.into = DeckList(self._look)
        self.into.currentIndexChanged.connect(self._show_name_field)
        self.name, self.title = TextField(), TextField()
        for field in (self.name, self.title):
            field.setMaxLength(LONGEST_TYPED)
            field.setAcceptDrops(False)
        self.title.textChanged.connect(self._set_title)
        self.leave_out = QPushButton()
        self.leave_out.setCheckable(True)
        self.leave_out.clicked.connect(self._set_left_out)
        self.card = CardPreview(self._look, self)
        self.bad = QLabel()
        self.bad.setWordWrap(True)
        self.bad.setTextFormat(Qt.TextFormat.PlainText)
        self.bad.setProperty("role", "alert")
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        for widget in (
            self.offers, self._labels[0], self.into, self._labels[1], self.name,
            self._labels[2], self.title, self.leave_out, self.card, self.bad,
        ):  # fmt: skip
            self._list.addWidget(widget)
        self._list.addStretch(1)
        for label in self._labels:
            label.setWordWrap(True)
        self.side = QScrollArea()
        self.side.setWidgetResizable(True)
        self.side.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.side.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.side.setWidget(inside)
        QScroller.grabGesture(self.side.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self.take, self.cancel = QPushButton(), QPushButton()
        self.take.setProperty("role", "primary")
        self.take.clicked.connect(self._want)
        self.cancel.clicked.connect(self.cancelled)
        self._panel = QFrame(self)
        self._panel.setProperty("role", "panel")
        self._column = QVBoxLayout(self._panel)
        self._column.addWidget(self.side, 1)
        self._column.addWidget(self.take)
        self._column.addWidget(self.cancel)

    # --- what was dropped ---------------------------------------------------------------------

    def show_plan(
        self, plan: Plan, name: str, decks: Sequence[tuple[Path, str]], into: Path | None = None
    ) -> None:
        """`name`: for a new deck; `decks`: folder and name of those that can grow."""
        self._plan, self.found, self._decks = plan, list(plan.found), tuple(decks)
        self.offers.show_offers(plan.decks, plan.words)
        for one in (self._photos, self.title, self._labels[2], self.leave_out, self.card):
            one.setVisible(bool(self.found))
        for place in (0, 3):  # without photos the rest stands in the middle
            self._row.setStretch(place, 0 if self.found else 1)
        self._left_out.clear()
        self.at = 0
        self.name.setText(name)
        self.previews.forget()
        self.into.clear()
        self._fill_decks()
        folders = [folder for folder, _ in self._decks]
        self.into.setCurrentIndex(folders.index(into) + 1 if into in folders else 0)
        self._retranslate()
        self._resize()

    def _fill_decks(self) -> None:
        at = max(0, self.into.currentIndex())
        self.into.blockSignals(True)
        self.into.clear()
        self.into.addItem(self.tr("A new deck"))
        self.into.addItems([f"\u2068{name}\u2069" for _, name in self._decks])
        self.into.setCurrentIndex(at)
        self.into.blockSignals(False)
        several = bool(self._decks and self.found)
        self.into.setVisible(several)
        self._labels[0].setVisible(several)
        self._show_name_field()

    def _show_name_field(self) -> None:
        new = bool(self.found) and self.into.currentIndex() <= 0
        self.name.setVisible(new)
        self._labels[1].setVisible(new)

    def choice(self) -> Choice:
        found = tuple(one for at, one in enumerate(self.found) if at not in self._left_out)
        chosen = self.into.currentIndex()
        deck = self._decks[chosen - 1][0] if chosen > 0 else None
        name = plain_label(self.name.text(), LONGEST_TITLE) or self.name.placeholderText()
        return Choice(found, deck, name, self.offers.decks, self.offers.packs)

    def _want(self) -> None:
        self.wanted.emit(self.choice())

    # --- one photo after the other ------------------------------------------------------------

    def _path_of(self, key: str) -> Path:
        try:
            return self.found[int(key)].path
        except IndexError as error:
            raise KeyError(key) from error

    def go_to(self, at: int) -> None:
        if self.found:
            self.at = at % len(self.found)
            self._say_photo()

    def _go_on(self) -> None:
        self.go_to(self.at + 1)

    def _go_back(self) -> None:
        self.go_to(self.at - 1)

    def _make_smaller(self) -> None:
        self.editor.zoom_by(ZOOM)

    def _make_larger(self) -> None:
        self.editor.zoom_by(1 / ZOOM)

    def _set_frame(self, frame: Frame) -> None:
        self.found[self.at] = replace(self.found[self.at], frame=frame)
        self._show_preview()

    def _set_title(self, text: str) -> None:
        if self.found:
            title = plain_label(text, LONGEST_TITLE)
            self.found[self.at] = replace(self.found[self.at], title=title)

    def _set_left_out(self, out: bool) -> None:
        (self._left_out.add if out else self._left_out.discard)(self.at)
        self._say_count()

    def _show_preview(self) -> None:
        if not self.found:
            return
        found, key = self.found[self.at], str(self.at)
        picture = self.previews.face(key)
        self.editor.show_found(found, picture)
        self.card.show_found(found, picture)
        part = found.frame.rect(found.width, found.height)
        #: For screen readers: how many pixels of the photo are on the card, and from where.
        told = self.tr("{wide} by {high} pixels, {left} from the left, {top} from the top")
        frame = (part.width(), part.height(), part.x(), part.y())
        wide, high, left, top = map(numeral, frame)
        self.editor.setAccessibleDescription(told.format(wide=wide, high=high, left=left, top=top))
        for near in (self.at + 1, self.at - 1):
            if 0 <= near < len(self.found):
                self.previews.face(str(near), urgent=False)

    # --- words --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        texts = (
            self.tr("Into which deck?"),
            self.tr("Name of the new deck"),
            self.tr("Title of this picture"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        widgets: tuple[QWidget, ...] = (self.into, self.name, self.title)
        for widget, text in zip(widgets, texts, strict=True):
            widget.setAccessibleName(text)
        self.name.setPlaceholderText(self.tr("Our pictures"))
        self.title.setPlaceholderText(self.tr("Name of the deck with a number"))
        self.leave_out.setText(self.tr("Leave this one out"))
        self.cancel.setText(self.tr("Cancel"))
        self.hint.setText(
            self.tr(
                "Move the frame to what matters, pull its corners to size it; or take all "
                "pictures in as they are framed."
            )
        )
        self.editor.setAccessibleName(
            self.tr("Frame of the card: the arrow keys move it, plus and minus size it")
        )
        self.card.setAccessibleName(self.tr("How the card will look"))
        self.previous.setAccessibleName(self.tr("The photo before"))
        self.next.setAccessibleName(self.tr("The next photo"))
        self.smaller.setAccessibleName(self.tr("Smaller frame"))
        self.larger.setAccessibleName(self.tr("Larger frame"))
        rtl = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        self.previous.setText("▶" if rtl else "◀")
        self.next.setText("◀" if rtl else "▶")
        self._fill_decks()
        self._say_bad()
        self._say_photo()
        self._settle.start()

    def _say_bad(self) -> None:
        lines = [self._words.problem(problem, name) for name, problem in self._plan.refused]
        lines += [self._words.bad(bad) for bad in self._plan.bad]
        if self._plan.left_out:
            lines.append(self._words.more(self._plan.left_out))
        if lines:
            lines.insert(0, self.tr("Not taken in:"))
        self.bad.setText("\n".join(lines))
        self.bad.setVisible(bool(lines))

    def _say_photo(self) -> None:
        self._say_count()
        if not self.found:
            return
        #: Which photo this is, such as 3 of 12.
        place = self.tr("{number} of {total}")
        self.number.setText(
            place.format(number=numeral(self.at + 1), total=numeral(len(self.found)))
        )
        for button in (self.previous, self.next):
            button.setEnabled(len(self.found) > 1)
        self.title.blockSignals(True)
        self.title.setText(self.found[self.at].title)
        self.title.setCursorPosition(0)  # a long one is read from its beginning
        self.title.blockSignals(False)
        self._show_preview()

    def _say_count(self) -> None:
        offers = self.offers
        count = len(self.found) - len(self._left_out)
        count += sum(len(found.deck.cards) for found in offers.decks)
        self.heading.setText(self.tr("%n picture(s) found", "", len(self.found)))
        pictures = self.tr("Take in %n picture(s)", "", count)
        self.take.setText(pictures if count or not offers.packs else self.tr("Take it in"))
        self.take.setEnabled(count > 0 or bool(offers.packs))
        self.leave_out.setChecked(self.at in self._left_out)

    # --- lengths ------------------------------------------------------------------------------

    def _resize(self) -> None:
        look = self._look
        pad = look.px(3)
        self._row.setContentsMargins(pad, look.px(2), pad, pad)
        self._row.setSpacing(pad)
        self._left.setSpacing(look.px(1.2))
        self._steps.setSpacing(look.px(1))
        inner = look.px(2)
        self._column.setContentsMargins(inner, inner, inner, inner)
        self._column.setSpacing(look.px(1.4))
        self._list.setContentsMargins(look.px(0.8), 0, look.px(0.8), 0)
        self._list.setSpacing(look.px(1))
        self.offers.fit()
        self.card.setFixedHeight(look.px(30))
        for button in (self.previous, self.next, self.smaller, self.larger):
            button.setMinimumWidth(look.px(8))
        self._settle.start()
        self._fit()

    def _fit_panel(self) -> None:
        """Wide enough for its buttons; the photo has the rest."""
        look = self._look
        buttons = (self.take, self.cancel, self.leave_out)
        for button in buttons:
            button.ensurePolished()
        wide = max(button.sizeHint().width() for button in buttons) + look.px(8)
        least = look.px(46 if self.found else 90)
        width = max(least, round(look.text_px(BODY) * 18), wide)
        self._panel.setFixedWidth(
            min(width, round(look.window.width() * (0.5 if self.found else 0.8)))
        )

    def _fit(self) -> None:
        self.previews.set_size(self.editor.room(), self.devicePixelRatioF())
        self._show_preview()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit_panel()
        self._fit()
        self.take.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

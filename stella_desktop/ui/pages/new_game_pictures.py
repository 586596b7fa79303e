"""Which pictures the game draws from: the decks of the album, less what it leaves out."""

from collections.abc import Collection

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.content.packs import Pictures
from stella_desktop.engine import CardId
from stella_desktop.games.stella.moves import CARDS_NEEDED
from stella_desktop.storage.album import Album
from stella_desktop.ui.language import Languages, numeral
from stella_desktop.ui.look import BODY, Ink, Look
from stella_desktop.ui.pages.new_game_parts import paint_tick
from stella_desktop.ui.phrases import isolated

COLUMNS = 2
NARROWEST, WIDEST = 20, 60
"""Of a chip, in percent of the window's height."""


class TickChip(QPushButton):
    """Something that is on or off; a name that is too long for it is shortened in the middle."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.restyle)
        self.restyle()

    def say(self, text: str) -> None:
        self.setText(text)
        self.setToolTip(text)
        self.updateGeometry()

    def restyle(self) -> None:
        px = self._look.px
        height = max(px(4.4), round(self._look.text_px(BODY) * 2.15))
        self.setStyleSheet(f"QPushButton {{ min-height: {height}px; padding: {px(0.6)}px; }}")

    def sizeHint(self) -> QSize:
        look = self._look
        words = QFontMetrics(look.font(BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(min(words + look.px(8), look.px(WIDEST)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(NARROWEST), self.sizeHint().height())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, edge = look.px(3.2), look.px(1.2)
        words = self.rect().adjusted(side + 2 * edge, 0, -edge, 0)
        disc = QRectF(edge, (self.height() - side) / 2, side, side)
        if self.isRightToLeft():
            words.moveLeft(edge)
            disc.moveLeft(self.width() - edge - side)
        if self.isChecked():
            paint_tick(painter, disc)
        else:
            painter.setPen(Ink.SOFT.color)
            painter.setBrush(Ink.DEEP.color)
            painter.drawEllipse(disc)
        font = look.font(BODY, bold=self.isChecked())
        painter.setFont(font)
        painter.setPen((Ink.BRIGHT_GOLD if self.isChecked() else Ink.CREAM).color)
        shown = painter.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideMiddle, words.width()
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter.value, shown)


class PicturesPanel(QFrame):
    """Hidden while there is nothing to choose: one deck, and no small children.

    Signals:
        changed: other decks are chosen, or the small children play along or not.
    """

    changed = Signal()

    def __init__(
        self, look: Look, languages: Languages, pictures: Pictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look, self._languages, self._pictures = look, languages, pictures
        self._album = Album()
        self._refused = False
        self.chips: dict[str, TickChip] = {}
        self.heading, self.hint = QLabel(self), QLabel(self)
        self.heading.setProperty("role", "large")
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.small = TickChip(look, self)
        self.small.clicked.connect(self._small_clicked)
        self.kept_out = QLabel(self)
        for label in (self.hint, self.kept_out):
            label.setWordWrap(True)
            label.setProperty("role", "soft")
        self._layout = QVBoxLayout(self)
        self._top, self._grid, self._bottom = QHBoxLayout(), QGridLayout(), QHBoxLayout()
        self._top.addWidget(self.heading)
        self._top.addWidget(self.hint, 1)
        for column in range(COLUMNS):
            self._grid.setColumnStretch(column, 1)
        self._bottom.addWidget(self.small)
        self._bottom.addWidget(self.kept_out, 1)
        for part in (self._top, self._grid, self._bottom):
            self._layout.addLayout(part)
        look.changed.connect(self._restyle)
        self._restyle()

    def show_choice(self, album: Album, *, left_out: Collection[str], small_children: bool) -> None:
        """All decks that there are, and which of them take part."""
        self._album = album
        self._refused = False
        for chip in self.chips.values():
            self._grid.removeWidget(chip)
            chip.setParent(None)
            chip.deleteLater()
        self.chips = {deck.deck.id: TickChip(self._look, self) for deck in self._pictures.decks()}
        several = len(self.chips) > 1
        nobody_left = left_out and all(deck in left_out for deck in self.chips)
        before: QWidget = self
        for number, (deck, chip) in enumerate(self.chips.items()):
            chip.setChecked(nobody_left or deck not in left_out)
            chip.setVisible(several)
            chip.clicked.connect(self._clicked)
            if several:
                self._grid.addWidget(chip, number // COLUMNS, number % COLUMNS)
            if number:
                QWidget.setTabOrder(before, chip)
            before = chip
        QWidget.setTabOrder(before, self.small)
        self.small.setChecked(small_children)
        self.small.setVisible(small_children)
        self.kept_out.setVisible(small_children)
        self.setVisible(several or small_children)
        self._retranslate()

    # --- what was chosen --------------------------------------------------------------------------

    @property
    def decks(self) -> tuple[str, ...]:
        """Ids, in the order of the album; at least one."""
        return tuple(deck for deck, chip in self.chips.items() if chip.isChecked())

    @property
    def left_out(self) -> tuple[str, ...]:
        return tuple(deck for deck, chip in self.chips.items() if not chip.isChecked())

    @property
    def cards(self) -> tuple[CardId, ...]:
        """Of the chosen decks."""
        return self._pictures.cards_in(self.decks)

    @property
    def hidden(self) -> frozenset[CardId]:
        """What must not come all the same."""
        return self._album.hidden_from(small_children=self.small.isChecked())

    @property
    def missing(self) -> int:
        """How many pictures are lacking for a game."""
        return max(0, CARDS_NEEDED - len(set(self.cards) - self.hidden))

    def _clicked(self) -> None:
        self._refused = not self.decks
        if self._refused:
            chip = self.sender()
            assert isinstance(chip, TickChip)
            chip.setChecked(True)
        self._tell()
        self.changed.emit()

    def _small_clicked(self) -> None:
        self._refused = False
        self._tell()
        self.changed.emit()

    # --- words ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("The pictures"))
        self.small.say(self.tr("Small children play along"))
        self._tell()

    def _tell(self) -> None:
        #: {name}: of a deck; {count}: how many of its pictures can come.
        label = self.tr("{name} ({count})")
        for deck in self._pictures.decks():
            chip = self.chips.get(deck.deck.id)
            if chip is not None:
                name = deck.deck.name.text(self._languages.code)
                count = len(set(self._pictures.cards_in((deck.deck.id,))) - self.hidden)
                chip.say(label.format(name=isolated(name), count=numeral(count)))
        count = len(set(self.cards) - self.hidden)
        self.hint.setText(
            self.tr("One deck must stay: choose another one first.")
            if self._refused
            else self.tr("%n picture(s) can come.", "", count)
        )
        role = "alert" if self._refused else "soft"
        if self.hint.property("role") != role:
            self.hint.setProperty("role", role)
            self.hint.style().polish(self.hint)
        kept_out = len(set(self._album.not_for_small) & set(self.cards) - set(self._album.hidden))
        self.kept_out.setText(
            self.tr("%n picture(s) stay out.", "", kept_out)
            if self.small.isChecked()
            else self.tr("All pictures may come.")
        )
        self.small.setAccessibleDescription(self.kept_out.text())

    def _restyle(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(px(1.6), px(0.8), px(1.6), px(1.2))
        self._layout.setSpacing(px(0.7))
        self._grid.setSpacing(px(0.8))
        self._top.setSpacing(px(2))
        self._bottom.setSpacing(px(1.6))

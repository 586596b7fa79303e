"""In which languages the words stand on their cards: one to three, in the order they are chosen."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.content.packs import WordCard
from stella_desktop.games.stella.moves import Word
from stella_desktop.storage.table import WordLanguage
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.central_board import WordLines, paint_word
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import BODY, Ink, Look, make_font

WORD_LANGUAGES: Mapping[WordLanguage, str] = {
    "en": "English",
    "ja": "日本語",
    "vi": "Tiếng Việt",
    "fa": "فارسی",
}
"""By their own names."""
MOST_LANGUAGES = 3


class WordPreview(QWidget):
    """A word card as it will lie in the slot of the central board."""

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._word = WordLines(())
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)

    @property
    def word(self) -> WordLines:
        return self._word

    def show_word(self, word: WordLines) -> None:
        self._word = word
        self.setAccessibleName(" · ".join(text for text, _ in word.lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(33), self._look.px(16))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(28), self._look.px(14.6))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        width = min(self.width(), self.height() * 2)
        size = QSize(width, width // 2)
        card = QRect(
            (self.width() - width) // 2, (self.height() - width // 2) // 2, width, width // 2
        )
        paper = self._art.piece("word_front", size, self.devicePixelRatioF())
        painter.drawPixmap(card.topLeft(), paper)
        across, down = width // 12, width // 22
        paint_word(painter, self._look, card.adjusted(across, down, -across, -down), self._word)


class LanguageChip(QPushButton):
    """A language that is on or off, and which one of the chosen it is."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._place = 0
        self.setCheckable(True)
        look.changed.connect(self.restyle)
        self.restyle()

    def show_place(self, place: int) -> None:
        """`place`: 1 to 3, or 0 for a language that is not chosen."""
        self._place = place
        self.setChecked(place > 0)
        self.update()

    def restyle(self) -> None:
        # Room for the number: on the side where a line of the app's language begins.
        # All chips are as high as the one in the script with the highest letters.
        px = self._look.px
        height = max(px(4.4), round(self._look.text_px(BODY) * 2.15))
        self.setStyleSheet(
            f"QPushButton {{ min-height: {height}px;"
            f" padding: {px(0.6)}px {px(1.4)}px {px(0.6)}px {px(5.2)}px; }}"
        )

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._look.px(3.2)
        left = self._look.px(1.2)
        if self.isRightToLeft():
            left = self.width() - left - side
        disc = QRectF(left, (self.height() - side) / 2, side, side)
        painter.setPen(Ink.SOFT.color if not self._place else Qt.PenStyle.NoPen)
        painter.setBrush(Ink.GOLD.color if self._place else Ink.DEEP.color)
        painter.drawEllipse(disc)
        if self._place:
            painter.setPen(Ink.INK.color)
            painter.setFont(make_font(round(side * 0.68), bold=True))
            painter.drawText(disc, str(self._place), Qt.AlignmentFlag.AlignCenter)


class LanguagesPanel(QFrame):
    """Signals:
    changed: other languages, or another order.
    """

    changed = Signal()

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look = look
        self._chosen: tuple[WordLanguage, ...] = ("en",)
        self._refused = ""
        self.heading = QLabel(self)
        self.heading.setProperty("role", "large")
        self.hint = QLabel(self)
        self.hint.setWordWrap(True)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter)
        self.chips = {language: LanguageChip(look, self) for language in WORD_LANGUAGES}
        self.preview = WordPreview(look, art, self)
        self._layout = QVBoxLayout(self)
        self._sides = QHBoxLayout()
        self._grid = QGridLayout()
        for number, (language, chip) in enumerate(self.chips.items()):
            chip.setText(WORD_LANGUAGES[language])
            chip.clicked.connect(self._clicked)
            self._grid.addWidget(chip, number // 2, number % 2)
        self._sides.addLayout(self._grid, 3)
        self._sides.addWidget(self.preview, 2)
        self._top = QHBoxLayout()
        self._top.addWidget(self.heading)
        self._top.addWidget(self.hint, 1)
        self._layout.addLayout(self._top)
        self._layout.addLayout(self._sides)
        look.changed.connect(self._restyle)
        self._restyle()
        self._retranslate()

    @property
    def languages(self) -> tuple[WordLanguage, ...]:
        return self._chosen

    def choose(self, languages: Sequence[WordLanguage]) -> None:
        """One to three; the first is the largest on the cards."""
        self._chosen = tuple(languages)
        self._refused = ""
        self._tell()

    def show_word(self, card: WordCard, *, readings: bool) -> None:
        """The sample word, in the languages chosen."""
        words = Words((card,), self._chosen, readings=readings)
        self.preview.show_word(words.lines(Word(card.id)))

    def _clicked(self) -> None:
        language = next(name for name, chip in self.chips.items() if chip is self.sender())
        others = tuple(one for one in self._chosen if one != language)
        self._refused = ""
        if language not in self._chosen:
            if len(others) < MOST_LANGUAGES:
                self._chosen = (*others, language)
            else:
                self._refused = "many"
        elif others:
            self._chosen = others
        else:
            self._refused = "last"
        self._tell()
        self.changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Word languages"))
        self._tell()

    def _tell(self) -> None:
        texts = {
            "": self.tr("Up to three. Number 1 is the largest."),
            "many": self.tr("Three languages fit on a card: take one away first."),
            "last": self.tr("One language must stay: choose another one first."),
        }
        self.hint.setText(texts[self._refused])
        role = "alert" if self._refused else "soft"
        if self.hint.property("role") != role:
            self.hint.setProperty("role", role)
            self.hint.style().polish(self.hint)
        for language, chip in self.chips.items():
            place = self._chosen.index(language) + 1 if language in self._chosen else 0
            chip.show_place(place)
            chip.setAccessibleDescription(
                self.tr("Number {number} on the cards").format(number=numeral(place))
                if place
                else ""
            )

    def _restyle(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(px(1.6), px(0.8), px(1.6), px(1.2))
        self._layout.setSpacing(px(0.7))
        self._grid.setSpacing(px(0.8))
        self._sides.setSpacing(px(1.6))
        self._top.setSpacing(px(2))

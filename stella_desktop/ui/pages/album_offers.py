"""Decks and packs of words among what was dropped: each is told, and taken in or not."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel, QSizePolicy, QVBoxLayout, QWidget

from stella_desktop.decks.dropped import FoundDeck, FoundWords
from stella_desktop.ui.language import Languages
from stella_desktop.ui.look import BODY, Look
from stella_desktop.ui.pages.album_signs import (
    PaintSign,
    SignButton,
    paint_deck_sign,
    paint_words_sign,
)
from stella_desktop.ui.pages.album_words import breaking
from stella_desktop.ui.phrases import isolated


class OfferButton(SignButton):
    """As high as its words need."""

    def __init__(self, look: Look, sign: PaintSign, parent: QWidget) -> None:
        super().__init__(look, sign, parent)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setChecked(True)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(30), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:
        look = self._look
        room = QRect(0, 0, max(look.px(10), width - look.px(12.5)), 10_000)
        words = QFontMetrics(look.font(BODY, bold=True)).boundingRect(
            room, Qt.TextFlag.TextWordWrap.value, self.text()
        )
        return max(self.sizeHint().height(), words.height() + look.px(2.4))


class Offers(QWidget):
    """Signals:
    changed: one more, or one less, is wanted.
    """

    changed = Signal()

    def __init__(self, look: Look, languages: Languages, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._languages = look, languages
        self._decks: dict[OfferButton, FoundDeck] = {}
        self._packs: dict[OfferButton, FoundWords] = {}
        self.heading = QLabel(self)
        self.heading.setProperty("role", "large")
        self.heading.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.heading)

    def show_offers(self, decks: Sequence[FoundDeck], packs: Sequence[FoundWords]) -> None:
        for button in self.buttons:
            self._column.removeWidget(button)
            button.setParent(None)
            button.deleteLater()
        self._decks = {OfferButton(self._look, paint_deck_sign, self): deck for deck in decks}
        self._packs = {OfferButton(self._look, paint_words_sign, self): pack for pack in packs}
        for button in self.buttons:
            button.clicked.connect(self.changed)
            self._column.addWidget(button)
        self.setVisible(bool(self.buttons))
        self.retranslate()

    @property
    def buttons(self) -> tuple[OfferButton, ...]:
        return (*self._decks, *self._packs)

    @property
    def decks(self) -> tuple[FoundDeck, ...]:
        """Those that are wanted."""
        return tuple(deck for button, deck in self._decks.items() if button.isChecked())

    @property
    def packs(self) -> tuple[FoundWords, ...]:
        return tuple(pack for button, pack in self._packs.items() if button.isChecked())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        code = self._languages.code
        self.heading.setText(self.tr("What you bring"))
        for button, found in self._decks.items():
            deck = found.deck
            #: {name}: of a deck; {author}: who made it.
            text = self.tr("Deck “{name}” by {author}, %n picture(s)", "", len(deck.cards))
            self._say(button, text, deck.name.text(code), deck.author)
        for button, words in self._packs.items():
            pack = words.pack
            #: {name}: of a pack of words; {author}: who made it.
            text = self.tr("Words “{name}” by {author}, %n card(s)", "", len(pack.cards))
            self._say(button, text, pack.name.text(code), pack.author)

    def _say(self, button: OfferButton, text: str, name: str, author: str) -> None:
        name, author = (isolated(breaking(one)) for one in (name, author))
        button.setText(text.format(name=name, author=author))
        button.updateGeometry()

    def fit(self) -> None:
        self._column.setSpacing(self._look.px(1))

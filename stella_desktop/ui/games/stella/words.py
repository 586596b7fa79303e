"""The word of the round in all languages of the table."""

from collections.abc import Iterable

from stella_desktop.content.packs import Word as WordTexts
from stella_desktop.content.packs import WordCard
from stella_desktop.games.stella.moves import Word
from stella_desktop.ui.games.stella.central_board import WordLines


class Words:
    """Looks words up for people: `languages` one to three at once, the first one largest."""

    def __init__(
        self, cards: Iterable[WordCard], languages: tuple[str, ...], *, readings: bool
    ) -> None:
        self._cards = {card.id: card for card in cards}
        self.languages = languages
        self.readings = readings

    def texts(self, word: Word) -> WordTexts:
        """Raises `KeyError` for a word that is in none of the packs."""
        card = self._cards[word.card]
        return card.lower if word.lower and card.lower is not None else card.upper

    def lines(self, word: Word) -> WordLines:
        texts = self.texts(word)
        lines: list[tuple[str, str]] = []
        for language in self.languages:
            text = texts.text(language)
            reading = (texts.ja_kana or "") if language == "ja" and self.readings else ""
            # A word typed by the family may be in one language only: say it once.
            if text not in [line for line, _ in lines]:
                lines.append((text, reading if reading != text else ""))
        return WordLines(tuple(lines))

    def first(self, word: Word) -> str:
        """The word in the language that stands first on the table."""
        return self.lines(word).lines[0][0]

    def spoken(self, word: Word) -> str:
        """The word in one line, for sentences, lists and screen readers."""
        return " · ".join(text for text, _ in self.lines(word).lines)

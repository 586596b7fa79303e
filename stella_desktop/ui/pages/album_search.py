"""Finding pictures by title, tag and description in any language, however that is typed."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stella_desktop.content.packs import LANGUAGES, Card, LocalText
from stella_desktop.engine import CardId

_MARKS = r"\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670"
"""Accents and points; not the two dots of kana: か and が are different letters."""
_MARK = re.compile(f"[{_MARKS}]")
_BETWEEN = re.compile(rf"(?:[^\w{_MARKS}\u3099\u309a]|_)+")
_SAME = str.maketrans({
    **{chr(kana): chr(kana - 0x60) for kana in range(0x30A1, 0x30F7)},  # katakana as hiragana
    "ي": "ی",
    "ى": "ی",
    "ك": "ک",
    "\u200c": None,
    "\u200d": None,
    "ـ": None,
})  # fmt: skip
_UNMARKED = str.maketrans({"đ": "d", "ł": "l", "ø": "o", "ı": "i"})
_NO_SPACES = re.compile(r"[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff]")
"""Scripts that do not put spaces between words."""


def folded(text: str) -> str:
    """The same for capitals, the forms of Unicode, both kana, Arabic and Persian letters."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text).casefold()).translate(
        _SAME
    )


def unmarked(text: str) -> str:
    """Without accents: `biển` and `bien` are the same."""
    return _without_marks(folded(text))


def _without_marks(folded_text: str) -> str:
    if folded_text.isascii():
        return folded_text
    apart = unicodedata.normalize("NFD", folded_text)
    return unicodedata.normalize("NFC", _MARK.sub("", apart)).translate(_UNMARKED)


def _words(text: str) -> str:
    """Words with one space before each."""
    return f" {_BETWEEN.sub(' ', text).strip()}"


@dataclass(frozen=True, slots=True)
class _Text:
    marked: str
    plain: str

    def has(self, word: str) -> bool:
        """Whether a word begins with `word`; accents count if they were typed."""
        text = self.plain if word == unmarked(word) else self.marked
        return (word if _NO_SPACES.match(word) else f" {word}") in text


def _text(parts: Iterable[str]) -> _Text:
    marked = _words(folded(" / ".join(parts)))
    return _Text(marked, _without_marks(marked))


def _all_languages(text: LocalText) -> list[str]:
    return [found for code in LANGUAGES if (found := getattr(text, code)) is not None]


class Finder:
    """Cost: some 100 µs a card to build it, some µs a card to search."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._names: dict[CardId, _Text] = {}
        self._alts: dict[CardId, _Text] = {}
        for card in cards:
            self._names[card.id] = _text([*_all_languages(card.title), *card.tags])
            self._alts[card.id] = _text(_all_languages(card.alt))

    def find(self, wanted: str, among: Sequence[CardId]) -> tuple[CardId, ...]:
        """Cards with all of the words; first those that have them in a title or tag."""
        words = _words(folded(wanted)).split()
        if not words:
            return tuple(among)
        named, described = [], []
        for card in among:
            name, alt = self._names[card], self._alts[card]
            if all(name.has(word) for word in words):
                named.append(card)
            elif all(name.has(word) or alt.has(word) for word in words):
                described.append(card)
        return (*named, *described)

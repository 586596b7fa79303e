"""Finding pictures by title, tag and description in any language, however that is typed."""

import logging
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from stella_desktop.assets import resources
from stella_desktop.content.packs import LANGUAGES, Card, LocalText, PackError, load_words
from stella_desktop.content.tag_names import load_tag_names, with_words
from stella_desktop.engine import CardId

log = logging.getLogger(__name__)

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
_ZWNJ = "\u200c"
"""Persian is spelt with it inside of words; many type a space there, or nothing."""
_PERSIAN_PLURAL_APART = re.compile(r"\s+(?=های?\b)")
_PLURALS = (
    ("ies", "y"), ("ves", "f"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("xes", "x"),
    ("ss", "ss"), ("s", ""), ("های", ""), ("ها", ""),
)  # fmt: skip
"""Ends of words and what the singular has instead; the first that fits."""
_ENGLISH_OF_TWO_LANDS = (
    ("gray", "grey"), ("color", "colour"), ("neighbor", "neighbour"), ("harbor", "harbour"),
    ("honor", "honour"), ("theater", "theatre"), ("center", "centre"), ("traveler", "traveller"),
    ("civiliz", "civilis"), ("judgment", "judgement"), ("mustache", "moustache"),
)  # fmt: skip


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
    """Words with a space before each and after the last."""

    marked: str
    plain: str


class _Wanted:
    """A typed word, found where a word begins with it, or is its singular."""

    def __init__(self, word: str) -> None:
        self._accents_count = word != unmarked(word)
        if _NO_SPACES.match(word):
            self._forms = [word]
        else:
            one = _singular(word)
            whole = [] if one == word else [f" {form} " for form in _spellings(one)]
            self._forms = [*(f" {form}" for form in _spellings(word)), *whole]

    def is_in(self, text: _Text) -> bool:
        """Accents count if they were typed."""
        words = text.marked if self._accents_count else text.plain
        return any(form in words for form in self._forms)


def _singular(word: str) -> str:
    for many, one in _PLURALS:
        if word.endswith(many) and len(word) - len(many) > 1:
            return word.removesuffix(many) + one
    return word


def _spellings(word: str) -> Iterable[str]:
    """`word` as they write it in America and in Britain."""
    yield word
    for pair in _ENGLISH_OF_TWO_LANDS:
        for here, there in (pair, pair[::-1]):
            # Only one of some pairs is the beginning of the other: `color` is found in `colour`.
            if word.startswith(here):
                yield there + word.removeprefix(here)


def _text(parts: Iterable[str]) -> _Text:
    """With Persian words whole, and with their parts as words of their own."""
    whole = list(parts)
    apart = [part.replace(_ZWNJ, " ") for part in whole if _ZWNJ in part]
    marked = _words(folded(" / ".join((*whole, *apart)))) + " "
    return _Text(marked, _without_marks(marked))


def _all_languages(text: LocalText) -> list[str]:
    return [found for code in LANGUAGES if (found := getattr(text, code)) is not None]


@cache
def _names_of_tags() -> Mapping[str, Sequence[str]]:
    """Tag -> what it is called in other languages. Read when somebody first searches."""
    folder = resources() / "words"
    try:
        return with_words(load_tag_names(folder / "tags.json"), load_words(folder / "starlit.json"))
    except PackError as error:
        log.warning("tags are found in English only: %s", error)
        return {}


class Finder:
    """Cost: half a millisecond to build it for a card with many tags, some µs to search it."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self._names: dict[CardId, _Text] = {}
        self._alts: dict[CardId, _Text] = {}
        for card in cards:
            tags = [name for tag in card.tags for name in (tag, *_names_of_tags().get(tag, ()))]
            self._names[card.id] = _text([*_all_languages(card.title), *tags])
            self._alts[card.id] = _text(_all_languages(card.alt))

    def find(self, wanted: str, among: Sequence[CardId]) -> tuple[CardId, ...]:
        """Cards with all of the words; first those that have them in a title or tag."""
        typed = _PERSIAN_PLURAL_APART.sub(_ZWNJ, wanted)
        readings = [
            [_Wanted(word) for word in _words(folded(reading)).split()]
            for reading in dict.fromkeys((typed, typed.replace(_ZWNJ, " ")))
        ]
        if not any(readings):
            return tuple(among)
        named, described = [], []
        for card in among:
            name, alt = self._names[card], self._alts[card]
            if any(all(word.is_in(name) for word in words) for words in readings):
                named.append(card)
            elif any(
                all(word.is_in(name) or word.is_in(alt) for word in words) for words in readings
            ):
                described.append(card)
        return (*named, *described)

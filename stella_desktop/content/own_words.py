"""A family's own words: from lines of free text to word cards."""

import hashlib
import re
import unicodedata
from dataclasses import dataclass
from enum import StrEnum

from stella_desktop.content.packs import LONGEST_WORD, Word, WordCard, is_blank, is_unseen

_SEPARATOR = re.compile(r"[/／|｜]")  # the second and fourth are what a Japanese keyboard writes

_SAME = str.maketrans({"ي": "ی", "ى": "ی", "ك": "ک", "ـ": None, "\u200c": None, "\u200d": None})


class ProblemKind(StrEnum):
    """Why a line did not become a card."""

    TOO_LONG = "too_long"
    THREE_WORDS = "three_words"
    """More than an upper and a lower word."""
    TWICE = "twice"
    """The word is on this line already, or on a line above."""


@dataclass(frozen=True)
class Problem:
    """A line that did not become a card."""

    kind: ProblemKind
    line: int
    """Counted from 1."""
    word: str
    """The word it is about, or all words of the line; at most `LONGEST_WORD` characters."""


def own_word_cards(text: str, language: str) -> tuple[tuple[WordCard, ...], tuple[Problem, ...]]:
    """Cards from lines such as "upper" or "upper / lower", typed in `language`.

    Empty lines are skipped. A line with a problem gives no card; the other lines still do. The
    same words get the same ids each time, in whichever language the player uses the app.
    """
    cards: list[WordCard] = []
    problems: list[Problem] = []
    seen: set[str] = set()
    for number, line in enumerate(text.splitlines(), start=1):
        words = [word for part in _SEPARATOR.split(line) if not is_blank(word := _tidy(part))]
        if not words:
            continue
        found = _problem(words, number, seen)
        if found is not None:
            problems.append(found)
            continue
        seen.update(map(_alike, words))
        cards.append(_card(words, language))
    return tuple(cards), tuple(problems)


def _tidy(text: str) -> str:
    seen = "".join(letter for letter in text if letter.isspace() or not is_unseen(letter))
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def _folded(word: str) -> str:
    """The form in which words are in the ids of their cards."""
    return unicodedata.normalize("NFC", word.casefold())


def _alike(word: str) -> str:
    """As `_folded`, however the word was typed: in full width, on an Arabic keyboard, with or
    without a joiner. Ids do not depend on it: they are in saves and in what a family has met."""
    plain = unicodedata.normalize("NFKC", word).casefold().translate(_SAME)
    return unicodedata.normalize("NFKC", plain)


def _problem(words: list[str], line: int, seen: set[str]) -> Problem | None:
    if len(words) > 2:
        return Problem(ProblemKind.THREE_WORDS, line, " / ".join(words)[:LONGEST_WORD])
    on_this_line: set[str] = set()
    for word in words:
        if len(word) > LONGEST_WORD:
            return Problem(ProblemKind.TOO_LONG, line, word[:LONGEST_WORD])
        if _alike(word) in seen | on_this_line:
            return Problem(ProblemKind.TWICE, line, word)
        on_this_line.add(_alike(word))
    return None


def _card(words: list[str], language: str) -> WordCard:
    digest = hashlib.sha256("\n".join(map(_folded, words)).encode()).hexdigest()
    upper, *rest = (Word.model_validate({language: word}) for word in words)
    return WordCard(
        id=f"own-{digest[:12]}", set="own", upper=upper, lower=rest[0] if rest else None
    )

"""A robot that marks what it sees, counts like a person, and can say afterwards what it saw."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from statistics import fmean
from types import MappingProxyType
from typing import TypeAlias

from stella_desktop.engine import CardId, MoveSpace, OneOf
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    AnswerWord,
    ChangeBoard,
    LockMarks,
    PointAt,
    ProposeWord,
    StellaMove,
    Word,
)
from stella_desktop.games.stella.view import View

SEEN = 0.3
"""From this strength on a robot may say that it saw the word in the picture."""
UNKNOWN, GUESS = 0.1, 0.25
"""An unknown picture counts as so much, and up to so much more by mere chance."""
FANCY = 0.35
"""How much a picture gains if something in it speaks to this robot alone."""
RICH, OBLIGING = 3, 0.85
"""A word that fits so many pictures is worth keeping; all the same it is given up this often."""
UNKNOWN_COUNTS = (2, 3, 3, 4)
"""How many a robot marks where it can only guess."""
LEFT_TO_PEOPLE = (ProposeWord, ChangeBoard)
"""It asks for no other word and no other board, unless there is nothing else to do."""

Associations: TypeAlias = Mapping[CardId, Mapping[str, float]]
"""Picture -> word (see `word_key`) -> how strongly it makes one think of it, 0 to 1. Own words and
own photos are not in it."""
Reasons: TypeAlias = Mapping[CardId, Mapping[str, str]]
"""Picture -> word -> the word one would give as the reason, often the very same."""
NO_REASONS: Reasons = MappingProxyType({})


def word_key(word: Word) -> str:
    """How a word is called in `Associations`: "w001.upper", "w001.lower"."""
    return f"{word.card}.{'lower' if word.lower else 'upper'}"


def _word(key: str) -> Word:
    card, _, side = key.rpartition(".")
    return Word(card, lower=side == "lower")


class Character(StrEnum):
    CAREFUL = "careful"
    """Few marks, and sure ones."""
    DREAMER = "dreamer"
    """Many marks, some of which only a dreamer understands."""
    COPYCAT = "copycat"
    """What others like, and about as many as the others."""


@dataclass(frozen=True, slots=True)
class _Nature:
    """A character in numbers."""

    eyes: float
    """How far its eyes differ from everybody's: the spread of what it sees in a picture."""
    fancies: int
    """At most so many pictures speak to it alone."""
    crowd: float
    """How much it follows what others marked before."""
    sure: float
    """From here on a picture is one to mark."""
    usual: float
    """How many it likes to mark."""
    mood: float
    """How far its count goes up and down."""
    least: int
    most: int
    haste: float
    """How far it strays from pointing at the surest picture first."""


_NATURES = {
    Character.CAREFUL: _Nature(0.14, 0, 0.0, 0.36, 4.6, 1.2, 2, 8, 0.0),
    Character.DREAMER: _Nature(0.18, 2, 0.0, 0.34, 5.0, 1.3, 3, 9, 0.1),
    Character.COPYCAT: _Nature(0.16, 0, 0.25, 0.42, 4.8, 1.1, 2, 8, 0.05),
}


@dataclass(frozen=True, slots=True)
class Seen:
    """A word that was the reason for marking some pictures."""

    word: Word
    pictures: int


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a robot marked what it marked. It tells no cell: marks nobody pointed at stay secret."""

    character: Character
    clue: Word
    """The word of the round, which tells nobody anything new."""
    seen: tuple[Seen, ...]
    """What it saw, what it would tell first; the word of the round comes last."""
    hunches: int
    """Marks that it has no word for."""
    unknown: int
    """Marks on pictures, or for a word, that it knows nothing about: mere guesses."""

    @property
    def news(self) -> Seen | None:
        """What it saw besides the word of the round; dreamers rather tell of their dreams."""
        dreamt = self.character is Character.DREAMER and self.hunches
        best = self.seen[0] if self.seen and not dreamt else None
        return None if best is None or best.word == self.clue else best

    @property
    def marked(self) -> int:
        return sum(item.pictures for item in self.seen) + self.hunches + self.unknown


class StellaBot:
    """Without associations for a word or a picture it guesses, marks less, and says so."""

    def __init__(
        self,
        associations: Associations,
        character: Character = Character.CAREFUL,
        reasons: Reasons = NO_REASONS,
    ) -> None:
        self.character = character
        self._known = associations
        self._reasons = reasons
        self._nature = _NATURES[character]

    def choose(self, view: View, spaces: tuple[MoveSpace, ...], chance: Random) -> StellaMove:
        space = next((one for one in spaces if one.move_class not in LEFT_TO_PEOPLE), spaces[0])
        move: StellaMove = space.build(self._values(view, space, chance))
        return move

    def explain(self, view: View) -> Explanation | None:
        """What it saw in the pictures it has marked in this round; None before that."""
        if view.own_marks is None:
            return None
        found: dict[Word, list[float]] = {}
        unknown = 0
        for cell in view.own_marks:
            strength = self._strength(view, cell)
            if strength is None:
                unknown += 1
            elif strength >= SEEN:
                found.setdefault(self._reason(view, cell), []).append(strength)
        ranked = sorted(
            found, key=lambda word: (word == view.word, self._rank(found[word]), -sum(found[word]))
        )
        seen = tuple(Seen(word, len(found[word])) for word in ranked)
        named = sum(item.pictures for item in seen)
        hunches = len(view.own_marks) - named - unknown
        return Explanation(self.character, view.word, seen, hunches, unknown)

    def _rank(self, strengths: list[float]) -> float:
        """Which word it would rather tell: lower comes first. Robots that marked the same pictures
        do not all say the same."""
        match self.character:
            case Character.CAREFUL:  # what it saw most often
                return -len(strengths)
            case Character.DREAMER:  # what hardly anybody else will have seen
                return len(strengths)
            case Character.COPYCAT:  # what everybody must have seen
                return -fmean(strengths)

    # --- one kind of move each ------------------------------------------------------------------

    def _values(self, view: View, space: MoveSpace, chance: Random) -> dict[str, object]:
        if space.move_class is LockMarks:
            return {"cells": self._marks(view, chance)}
        if space.move_class is PointAt:
            return {"cell": self._point(view, space, chance)}
        if space.move_class is AnswerWord:
            return {"agree": self._agrees(view, chance)}
        if space.move_class is Announce:
            return {"count": self._count(view, self._appeals(view, chance), chance)}
        if space.move_class is Answer:
            return {"had": space.field("had").sample(chance)}
        return {}

    def _marks(self, view: View, chance: Random) -> tuple[int, ...]:
        appeals = self._appeals(view, chance)
        count = self._count(view, appeals, chance)
        ranked = sorted(range(len(appeals)), key=lambda cell: -appeals[cell])
        return tuple(sorted(ranked[:count]))

    def _appeals(self, view: View, chance: Random) -> list[float]:
        """What it sees in each picture: what anybody would see, and what only it does."""
        nature = self._nature
        appeals = []
        for cell in range(len(view.cards)):
            known = self._strength(view, cell)
            if known is None:
                known = UNKNOWN + GUESS * chance.random()
            liked = nature.crowd * self._liked(view, cell) if nature.crowd else 0.0
            appeals.append(known + liked + chance.gauss(0, nature.eyes))
        for _ in range(chance.randint(0, nature.fancies)):
            appeals[chance.randrange(len(appeals))] += FANCY
        return appeals

    def _count(self, view: View, appeals: list[float], chance: Random) -> int:
        nature = self._nature
        if not self._knows_any(view):
            return chance.choice(UNKNOWN_COUNTS)
        usual = nature.usual
        if nature.crowd and view.results:
            usual = fmean(view.results[-1].counts)
        sure = sum(appeal >= nature.sure for appeal in appeals)
        count = round((sure + usual) / 2 + chance.gauss(0, nature.mood))
        return max(nature.least, min(nature.most, count))

    def _agrees(self, view: View, chance: Random) -> bool:
        """Whether another word would be welcome. The lower word is nobody's business yet, so only
        the present one counts."""
        good = sum((self._strength(view, cell) or 0) >= SEEN for cell in range(len(view.cards)))
        return good < RICH or chance.random() < OBLIGING

    def _point(self, view: View, space: MoveSpace, chance: Random) -> int:
        """The picture that others have most surely: whoever is alone falls, so what is its own
        comes last (rules §8.1). In the dark nothing is left to the mood."""
        domain = space.field("cell")
        assert isinstance(domain, OneOf)
        cells = [cell for cell in domain.items if isinstance(cell, int)]
        haste = 0.0 if view.dark == view.viewer else self._nature.haste
        return max(
            cells, key=lambda cell: self._shared(view, cell, chance) + chance.gauss(0, haste)
        )

    # --- what it knows --------------------------------------------------------------------------

    def _strength(self, view: View, cell: int) -> float | None:
        return self._known.get(view.cards[cell], {}).get(word_key(view.word))

    def _reason(self, view: View, cell: int) -> Word:
        key = self._reasons.get(view.cards[cell], {}).get(word_key(view.word))
        return _word(key) if key else view.word

    def _knows_any(self, view: View) -> bool:
        return any(self._strength(view, cell) is not None for cell in range(len(view.cards)))

    def _shared(self, view: View, cell: int, chance: Random) -> float:
        """How surely somebody else has marked this picture."""
        known = self._strength(view, cell)
        if known is None:
            known = UNKNOWN + GUESS * chance.random()
        return known + self._nature.crowd * self._liked(view, cell)

    def _liked(self, view: View, cell: int) -> float:
        """How much others like this picture: as far as the table has seen, else as far as it says
        something to many words."""
        card = view.cards[cell]
        shares = [
            len(shown.choosers) / len(result.counts)
            for result in view.results
            for shown in result.shown
            if shown.card == card
        ]
        return fmean(shares) if shares else self._broad(card)

    def _broad(self, card: CardId) -> float:
        """The share of all words for which this picture is a good one."""
        known = self._known.get(card, {})
        return fmean(strength >= SEEN for strength in known.values()) if known else 0.0

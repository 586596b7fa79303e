"""A robot that tells, lays and votes by what it knows about pictures."""

import re
from collections import Counter
from collections.abc import Mapping
from random import Random

from stella_desktop.engine import CardId, MoveSpace
from stella_desktop.games.storyteller.moves import (
    HAND,
    GiveClue,
    SayVote,
    StorytellerMove,
    SubmitCard,
    Vote,
)
from stella_desktop.games.storyteller.view import View

STRONG = 0.6
"""From this weight on a tag is plain to see in a picture."""
LEAST_RIVALS, MOST_RIVALS = 1.5, 3.5
"""A good clue fits about this many pictures in the hands of the others: some, not all, go wrong."""
NOISE = 0.4
"""Two pictures whose match differs by less may change places: eyes differ."""
SURE = 0.3
"""A lead over every other picture that is worth the Stella token."""
NO_IDEA = "?"
"""The clue of a robot that knows nothing about its pictures."""


class TagBot:
    """Tells a tag of its picture; lays and votes for what fits the clue best.

    `tags`: picture -> word -> how well it fits, 0 to 1. Without tags, or with a clue in none of
    their words, it lays and votes at random and keeps its token.
    """

    def __init__(self, tags: Mapping[CardId, Mapping[str, float]]) -> None:
        self._tags = tags
        self._pictures = Counter(tag for known in tags.values() for tag in known)
        """Word -> how many pictures have it."""

    def choose(self, view: View, spaces: tuple[MoveSpace, ...], chance: Random) -> StorytellerMove:
        space = spaces[0]  # this game never offers two kinds of move at once
        values: dict[str, int | str | bool] = {}
        if space.move_class is GiveClue:
            values["card"], values["clue"] = self._tell(view, chance)
        elif space.move_class is SubmitCard:
            values["card"] = self._best(view.own_hand, view.clue or "", chance)
        elif space.move_class in (Vote, SayVote):
            values["marker"], values["token"] = self._vote(view, space, chance)
        move: StorytellerMove = space.build(values)
        return move

    def _tell(self, view: View, chance: Random) -> tuple[CardId, str]:
        """A strong word that some other pictures share; else any word; else no idea."""
        pairs = [
            (card, tag)
            for card in view.own_hand
            for tag, weight in self._tags.get(card, {}).items()
            if weight >= STRONG and tag.strip() and len(tag) <= view.clue_length
        ]
        others = HAND * (len(view.players) - 1) / max(1, len(self._tags))
        good = [
            pair
            for pair in pairs
            if LEAST_RIVALS <= self._pictures[pair[1]] * others <= MOST_RIVALS
        ] or pairs
        return chance.choice(good) if good else (chance.choice(view.own_hand), NO_IDEA)

    def _vote(self, view: View, space: MoveSpace, chance: Random) -> tuple[int, bool]:
        clue = view.clue or ""
        others = tuple(card for card in view.cards if card != view.own_card)
        best = self._best(others, clue, chance)
        rivals = [self._match(card, clue) for card in others if card != best]
        lead = self._match(best, clue) - max(rivals)
        worth = lead > 0 if _last_vote(view) else lead >= SURE
        has_token = space.field("token").contains(value=True)
        return view.cards.index(best) + 1, has_token and worth

    def _best(self, cards: tuple[CardId, ...], clue: str, chance: Random) -> CardId:
        return max(cards, key=lambda card: self._match(card, clue) + NOISE * chance.random())

    def _match(self, card: CardId, clue: str) -> float:
        """How well a picture fits: the weights of all its words that the clue contains."""
        said = _words(clue)
        return sum(
            weight
            for tag, weight in self._tags.get(card, {}).items()
            if (words := _words(tag)) and all(any(_alike(w, s) for s in said) for w in words)
        )


def _last_vote(view: View) -> bool:
    """Is this the last vote of the viewer in the game?"""
    seats = len(view.players)
    later = range(1, view.rounds - view.number + 1)
    return all((view.narrator + step) % seats == view.viewer for step in later)


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _alike(one: str, other: str) -> bool:
    """Equal, or one begins with the other ("bird", "birds"), if both are long enough."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) > 3 and long.startswith(short))

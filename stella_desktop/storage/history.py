"""Which pictures and words this family has met: how often, and what came longest ago."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Annotated, TypeAlias, TypeVar

from pydantic import AfterValidator, Field

from stella_desktop.content.packs import Id
from stella_desktop.engine import CardId, WordId
from stella_desktop.storage.keeping import Keeper, Kept
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import FileWord, Strict

MOST_CARDS = 4000
MOST_WORDS = 2000
MOST_GAMES = 1000
"""Together they stay below what `Keeper` reads; what was met longest ago is forgotten first."""

LATEST = 10**12
MOST_TIMES = 10**6

Turn: TypeAlias = Annotated[int, Field(ge=1, le=LATEST)]
"""Counts how often something new came on the table; the higher, the later."""
Count: TypeAlias = Annotated[int, Field(ge=0, le=MOST_TIMES)]


class Seen(Strict):
    """A picture or word card that was on the table."""

    id: Id
    times: Annotated[Count, Field(ge=1)]
    """In so many games."""
    last: Turn


class Counted(Strict):
    """How many of a game's pictures and words are counted already, in the order they came."""

    game: FileWord
    cards: Count
    words: Count


ThingT = TypeVar("ThingT", Seen, Counted)


def _first_of_each(things: Iterable[ThingT]) -> tuple[ThingT, ...]:
    first: dict[str, ThingT] = {}
    for thing in things:
        first.setdefault(thing.id if isinstance(thing, Seen) else thing.game, thing)
    return tuple(first.values())


class History(Kept):
    """Frozen; `after_game` gives the next one. All lists have the newest first."""

    cards: Annotated[tuple[Seen, ...], AfterValidator(_first_of_each)] = ()
    words: Annotated[tuple[Seen, ...], AfterValidator(_first_of_each)] = ()
    games: Annotated[tuple[Counted, ...], AfterValidator(_first_of_each)] = ()

    def times_seen(self, card: CardId) -> int:
        """In how many games the picture was on the table."""
        return self.card_met(card)[1]

    def card_met(self, card: CardId) -> tuple[int, int]:
        """When the picture came last, as a number that grows, and in how many games it came; the
        lower, the longer ago. (0, 0) if never."""
        return _met_how(self._cards.get(card))

    def word_met(self, word: WordId) -> tuple[int, int]:
        """As `card_met`, for a word card."""
        return _met_how(self._words.get(word))

    def after_game(
        self, cards: Sequence[CardId], words: Sequence[WordId], game_id: str
    ) -> "History":
        """The history once these have been on the table of a game, in the order they came.

        To be asked when a game begins, goes on or ends: each picture and word counts once per
        game. The same object if there is nothing new.
        """
        before = self._games.get(game_id) or Counted(game=game_id, cards=0, words=0)
        all_cards, all_words = tuple(dict.fromkeys(cards)), tuple(dict.fromkeys(words))
        new_cards, new_words = all_cards[before.cards :], all_words[before.words :]
        if not new_cards and not new_words:
            return self
        latest = max((seen.last for seen in (*self.cards, *self.words)), default=0)
        turn = min(latest + 1, LATEST)
        counted = Counted(
            game=game_id,
            cards=max(before.cards, len(all_cards)),
            words=max(before.words, len(all_words)),
        )
        others = (one for one in self.games if one.game != game_id)
        return History(
            cards=_met(self.cards, self._cards, new_cards, turn)[:MOST_CARDS],
            words=_met(self.words, self._words, new_words, turn)[:MOST_WORDS],
            games=(counted, *others)[:MOST_GAMES],
        )

    @cached_property
    def _cards(self) -> dict[CardId, Seen]:
        return {seen.id: seen for seen in self.cards}

    @cached_property
    def _words(self) -> dict[WordId, Seen]:
        return {seen.id: seen for seen in self.words}

    @cached_property
    def _games(self) -> dict[str, Counted]:
        return {counted.game: counted for counted in self.games}


def _met_how(seen: Seen | None) -> tuple[int, int]:
    return (seen.last, seen.times) if seen else (0, 0)


def _met(
    all_seen: tuple[Seen, ...], by_id: dict[str, Seen], new: tuple[str, ...], turn: int
) -> tuple[Seen, ...]:
    times = {name: by_id[name].times if name in by_id else 0 for name in new}
    met = tuple(Seen(id=name, times=min(times[name] + 1, MOST_TIMES), last=turn) for name in new)
    return (*met, *(seen for seen in all_seen if seen.id not in times))


class HistoryStore(Keeper[History]):
    """`history.json`: `load` never fails, `save` writes at once."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.data / "history.json", History)

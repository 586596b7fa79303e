"""Unseen first: which pictures and words a new game is played with.

The game gets exactly as many as it needs, and its own shuffle decides only in which order they
come. A few to spare would let the shuffle leave out a picture nobody has seen for one that came
last week. The choice is written into the set-up, so a save never asks the history again.
"""

from collections.abc import Callable, Collection, Iterable
from random import Random

from stella_desktop.engine import CardId, WordId
from stella_desktop.storage.history import History


def choose_cards(
    all_ids: Iterable[CardId],
    history: History,
    needed: int,
    seed: int,
    hidden: Collection[CardId] = (),
) -> tuple[CardId, ...]:
    """The pictures this family has met least lately: those never seen first, then those seen
    longest ago, of these the ones seen less often; among equals the seed decides. All there are if
    they are fewer than `needed`."""
    shown = (card for card in all_ids if card not in hidden)
    return _least_seen(shown, history.card_met, needed, f"cards {seed}")


def choose_words(
    all_ids: Iterable[WordId], history: History, needed: int, seed: int
) -> tuple[WordId, ...]:
    """The word cards this family has met least lately, as `choose_cards`."""
    return _least_seen(all_ids, history.word_met, needed, f"words {seed}")


def _least_seen(
    ids: Iterable[str], met: Callable[[str], tuple[int, int]], needed: int, seed: str
) -> tuple[str, ...]:
    each = sorted(set(ids))  # the same choice in whatever order the decks were found
    chance = Random(seed)
    luck = {one: chance.random() for one in each}
    return tuple(sorted(each, key=lambda one: (met(one), luck[one]))[:needed])

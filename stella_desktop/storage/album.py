"""Pictures that this family leaves out: for ever, or while small children play."""

from typing import Annotated, TypeAlias

from pydantic import AfterValidator

from stella_desktop.content.packs import Id
from stella_desktop.engine import CardId
from stella_desktop.storage.keeping import Keeper, Kept
from stella_desktop.storage.paths import Folders

MOST_CARDS = 5000
"""So many fit twice into a file that `Keeper` still reads."""


def _each_once(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return tuple(dict.fromkeys(cards))[:MOST_CARDS]


CardIds: TypeAlias = Annotated[tuple[Id, ...], AfterValidator(_each_once)]


class Album(Kept):
    """Frozen; `with_hidden` and `with_not_for_small` give the next one. Newest first."""

    hidden: CardIds = ()
    """Never on the table again."""
    not_for_small: CardIds = ()
    """Not on the table while small children play."""

    def hidden_from(self, *, small_children: bool) -> frozenset[CardId]:
        """What a game must not draw."""
        return frozenset((*self.hidden, *(self.not_for_small if small_children else ())))

    def with_hidden(self, card: CardId, hidden: bool = True) -> "Album":
        return Album(hidden=_with(self.hidden, card, hidden), not_for_small=self.not_for_small)

    def with_not_for_small(self, card: CardId, kept_away: bool = True) -> "Album":
        return Album(hidden=self.hidden, not_for_small=_with(self.not_for_small, card, kept_away))


def _with(cards: tuple[CardId, ...], card: CardId, there: bool) -> tuple[CardId, ...]:
    others = tuple(one for one in cards if one != card)
    return (card, *others) if there else others


class AlbumStore(Keeper[Album]):
    """`album.json`: `load` never fails, `save` writes at once."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.data / "album.json", Album)

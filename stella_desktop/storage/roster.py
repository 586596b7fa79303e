"""The family, remembered: who sat where last time, and every name ever typed."""

from typing import Annotated, TypeAlias

from pydantic import AfterValidator

from stella_desktop.storage.keeping import Keeper, Kept
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import Name, Player, Players

MOST_NAMES = 60


def _each_once(names: tuple[str, ...]) -> tuple[str, ...]:
    """The first of those that differ in capitals only, and not too many."""
    first: dict[str, str] = {}
    for name in names:
        first.setdefault(name.casefold(), name)
    return tuple(first.values())[:MOST_NAMES]


Names: TypeAlias = Annotated[tuple[Name, ...], AfterValidator(_each_once)]


class Roster(Kept):
    """Frozen; `remembering` gives the next one."""

    last_table: Players = ()
    """In seat order."""
    names: Names = ()
    """Newest first. Robots are not family."""

    def remembering(self, players: tuple[Player, ...]) -> "Roster":
        """The roster after these have sat down to play."""
        people = tuple(player.name for player in players if player.board != "robot")
        return Roster(last_table=players, names=(*people, *self.names))


class RosterStore(Keeper[Roster]):
    """`roster.json`: `load` never fails, `save` writes at once."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.data / "roster.json", Roster)

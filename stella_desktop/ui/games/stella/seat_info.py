"""Who sits at a seat, for people: nothing the rules need to know."""

from dataclasses import dataclass

from stella_desktop.storage.table import Board, TableInfo
from stella_desktop.ui.games.stella.orientation import TURNS


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """`turns`: quarter turns clockwise of what is painted for this reader (flat screens)."""

    name: str
    symbol: str
    avatar: str | None
    turns: int
    board: Board = "here"
    """Where its marks are held."""

    @property
    def acts_at_table(self) -> bool:
        """Whether the table presses its buttons: robots move by themselves, phones in the hand."""
        return self.board in ("here", "paper")


def seats_of(table: TableInfo) -> tuple[SeatInfo, ...]:
    """The seats of a game; only a flat screen has sides."""
    flat = table.screen == "flat"
    return tuple(
        SeatInfo(
            player.name,
            player.symbol,
            player.avatar,
            TURNS[player.side] if flat else 0,
            player.board,
        )
        for player in table.players
    )

"""Who sits at a seat, for people: nothing the rules need to know."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """`turns`: quarter turns clockwise of what is painted for this reader (flat screens)."""

    name: str
    symbol: str
    avatar: str | None
    turns: int

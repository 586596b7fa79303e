"""How many random moves the invariants of each game are tried on."""

import os
from collections.abc import Iterator
from itertools import count

MOVES = int(os.environ.get("STELLA_MOVES", "0"))
"""`STELLA_MOVES=100000` makes the long run of every game at least so long."""


class LongRun:
    """Seeds for random games: at least `games`, and until `MOVES` moves were made."""

    def __init__(self, games: int = 0, moves: int = 0) -> None:
        self.moves = 0
        """Made so far; the test counts here."""
        self._games, self._wanted = games, max(moves, MOVES)

    def seeds(self) -> Iterator[int]:
        for seed in count():
            if seed >= self._games and self.moves >= self._wanted:
                return
            yield seed

"""Chance inside the state: two whole numbers, and draws that mean the same everywhere for ever.

Only `Random.random()` is used, the one sequence Python promises to keep for a given seed
(`Random.shuffle` and friends have changed between versions). `tests/engine/test_rng.py` pins it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Rng:
    """A source of chance as a value: each draw gives a result and the next source.

    Neither number ever enters a view: who knows them knows every card to come.
    """

    seed: int
    draws: int = 0

    def _stream(self) -> Random:
        return Random(f"{self.seed}:{self.draws}")

    def _next(self) -> "Rng":
        return replace(self, draws=self.draws + 1)

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], "Rng"]:
        """The items in a random order (Fisher and Yates, from the end)."""
        stream, pile = self._stream(), list(items)
        for last in range(len(pile) - 1, 0, -1):
            other = int(stream.random() * (last + 1))
            pile[last], pile[other] = pile[other], pile[last]
        return tuple(pile), self._next()

    def below(self, limit: int) -> tuple[int, "Rng"]:
        """A whole number 0 <= n < `limit`."""
        if limit < 1:
            raise ValueError("nothing to choose from")
        return int(self._stream().random() * limit), self._next()

    def roll(self, faces: Sequence[T], dice: int) -> tuple[tuple[T, ...], "Rng"]:
        """One face for each of `dice` dice."""
        stream = self._stream()
        return tuple(faces[int(stream.random() * len(faces))] for _ in range(dice)), self._next()

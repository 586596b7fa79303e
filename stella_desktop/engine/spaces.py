"""Move spaces: one kind of move a seat may make now, and the values each of its fields may take.

A space answers four needs at once: what a screen enables, what a phone shows, what a robot
samples, what the tests fuzz. Enumeration could not: locking 1 to 10 of 15 cells has 30 826 values.
"""

from dataclasses import dataclass, fields
from itertools import pairwise
from random import Random
from typing import Any, TypeAlias
from unicodedata import category, normalize


@dataclass(frozen=True, slots=True)
class OneOf:
    """Exactly one of `items` (none of them equal to another)."""

    items: tuple[int | str | bool, ...]

    def contains(self, value: Any) -> bool:
        # `True == 1` in Python: a yes is not a count.
        return any(type(value) is type(item) and value == item for item in self.items)

    def sample(self, chance: Random) -> int | str | bool:
        return chance.choice(self.items)


@dataclass(frozen=True, slots=True)
class SubsetOf:
    """`least` to `most` different `items`, as an ascending tuple."""

    items: tuple[int, ...]
    least: int
    most: int

    def contains(self, value: Any) -> bool:
        return (
            isinstance(value, tuple)
            and self.least <= len(value) <= self.most
            and all(type(item) is int and item in self.items for item in value)
            and all(a < b for a, b in pairwise(value))
        )

    def sample(self, chance: Random) -> tuple[int, ...]:
        size = chance.randint(self.least, min(self.most, len(self.items)))
        return tuple(sorted(chance.sample(self.items, size)))


_INK_FREE = ("Cc", "Cf", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs")
"""Categories of characters that show nothing alone. A character too new for this Python has none of
them, and counts as seen: another Python may know it."""
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Hangul fillers and the empty braille cell."""


def _can_be_seen(letter: str) -> bool:
    return category(letter) not in _INK_FREE and letter not in _BLANK_LETTERS


@dataclass(frozen=True, slots=True)
class FreeText:
    """A text in which something can be seen, of at most `max_length` characters in NFC: an accent
    that is a character of its own to some keyboards does not count."""

    max_length: int

    def contains(self, value: Any) -> bool:
        return (
            isinstance(value, str)
            and any(map(_can_be_seen, value))
            and len(normalize("NFC", value)) <= self.max_length
        )

    def sample(self, chance: Random) -> str:
        size = chance.randint(1, min(12, self.max_length))
        return "".join(chance.choice("abcdefghij") for _ in range(size))


Domain: TypeAlias = OneOf | SubsetOf | FreeText


@dataclass(frozen=True, slots=True)
class MoveSpace:
    """All moves of one class that a seat may make now; its fields are independent of each other.

    Where a second choice hangs on the first, a game offers one space per first choice.
    """

    move_class: type[Any]
    seat: int
    fields: tuple[tuple[str, Domain], ...] = ()

    @property
    def kind(self) -> str:
        return next(str(f.default) for f in fields(self.move_class) if f.name == "kind")

    def contains(self, move: Any) -> bool:
        return (
            type(move) is self.move_class
            # `True == 1` in Python, and a file may say so.
            and type(move.seat) is int
            and move.seat == self.seat
            and all(domain.contains(getattr(move, name)) for name, domain in self.fields)
        )

    def sample(self, chance: Random) -> Any:
        """A random move of this space."""
        return self.build({name: domain.sample(chance) for name, domain in self.fields})

    def build(self, values: dict[str, Any]) -> Any:
        """The move with these field values (not checked: `contains` and `apply` do that)."""
        return self.move_class(seat=self.seat, **values)

    def field(self, name: str) -> Domain:
        """The values that field `name` may take. Raises `KeyError` for another name."""
        return dict(self.fields)[name]


def same_moves(spaces: tuple[MoveSpace, ...], move: Any) -> bool:
    """Is `move` in one of these spaces?"""
    return any(space.contains(move) for space in spaces)

"""Small changes to the frozen tuples that states are made of."""

from typing import TypeVar

T = TypeVar("T")


def put(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same items with another one at `place`."""
    return (*items[:place], value, *items[place + 1 :])

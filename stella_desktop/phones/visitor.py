"""What is known of a phone that has come in, or waits at the door."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from stella_desktop.engine import Seat


@dataclass(slots=True)
class Visitor:
    device: str
    """The browser; its word alone opens nothing."""
    language: str
    admitted: bool = False
    awake: bool = True
    seat: Seat | None = None
    wants: Seat | None = None
    """A seat that another phone has; the host decides."""
    knock: str = ""
    """The number it shows while it waits to be let in without a code."""
    last: bytes = b""
    """The state it was told last."""


def check_number(taken: Collection[str]) -> str:
    """Two digits that no other waiting phone shows: enough to tell two phones apart by eye."""
    free = [str(number) for number in range(10, 100) if str(number) not in taken]
    return secrets.choice(free)

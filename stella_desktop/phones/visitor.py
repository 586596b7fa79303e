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
    number: str = ""
    """What it shows while it waits for the host's word: to come in, or to have that seat."""
    last: bytes = b""
    """The state it was told last."""

    @property
    def knocks(self) -> bool:
        """It has come without a code and was not let in yet."""
        return not self.admitted

    def want(self, seat: Seat | None, number: str = "") -> None:
        """Ask the host for this seat under a number; None: ask for nothing any more."""
        self.wants, self.number = seat, number


def check_number(taken: Collection[str]) -> str:
    """Two digits that no other waiting phone shows: enough to tell two phones apart by eye.
    Far fewer than ninety can wait (`Limits`)."""
    free = [str(number) for number in range(10, 100) if str(number) not in taken]
    return secrets.choice(free)

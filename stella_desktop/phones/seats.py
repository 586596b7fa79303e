"""Who may sit where: tokens, devices, and whether a phone is in, asleep or not here yet."""

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hmac import compare_digest
from typing import Literal, TypeAlias

from stella_desktop.engine import Seat

State: TypeAlias = Literal["waiting", "in", "asleep"]
TABLE: Literal["table"] = "table"
"""What the token in the big code opens: the choice of a seat."""


def new_secret() -> str:
    """128 random bits, safe in an address."""
    return secrets.token_urlsafe(16)


@dataclass(frozen=True, slots=True)
class RosterLine:
    """A phone seat as the monitor shows it."""

    seat: Seat
    state: State
    asked: str = ""
    """The number of another phone that wants to sit here; that phone shows it too."""


@dataclass(slots=True)
class _Place:
    token: str
    device: str | None = None
    """The browser that has this seat; None until one sits down."""


class SeatBook:
    """New tokens each time the family sits down; a seat that goes away takes its token along."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.table_token = new_secret()
        self._places = {seat: _Place(new_secret()) for seat in sorted(seats)}

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(self._places)

    def add(self, seat: Seat) -> None:
        self._places.setdefault(seat, _Place(new_secret()))
        self._places = dict(sorted(self._places.items()))

    def remove(self, seat: Seat) -> None:
        self._places.pop(seat, None)

    def token(self, seat: Seat) -> str:
        return self._places[seat].token

    def opened_by(self, token: str) -> Seat | Literal["table"] | None:
        """What a token opens. Takes as long for a wrong one as for a right one."""
        found: Seat | Literal["table"] | None = None
        for seat, place in self._places.items():
            if compare_digest(place.token, token):
                found = seat
        return TABLE if compare_digest(self.table_token, token) else found

    def is_free(self, seat: Seat) -> bool:
        return self._places[seat].device is None

    def belongs_to(self, seat: Seat, device: str) -> bool:
        """Whether this browser has the seat."""
        owner = self._places[seat].device
        return owner is not None and compare_digest(owner, device)

    def free_all(self) -> None:
        """Whoever comes now is somebody new: browsers are others at each address."""
        for seat in self._places:
            self.give(seat, None)

    def give(self, seat: Seat, device: str | None) -> None:
        """The seat is this browser's from now on, with a new token: the old one opens nothing."""
        place = self._places[seat]
        if place.device is not None and place.device != device:
            place.token = new_secret()
        place.device = device

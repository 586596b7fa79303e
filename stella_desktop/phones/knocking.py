"""How often one may knock: nobody can make the monitor call the host again and again."""

from collections.abc import Callable

FIRST_REST, LONGEST_REST = 10.0, 640.0
"""Seconds."""
REMEMBERED = 256
"""Addresses at once; more than a home has."""


class Rests:
    """After each knock its address has to rest, after each "No" twice as long as before."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._known: dict[str, tuple[float, float]] = {}
        """Address -> until when it rests, and for how long each time."""

    def may_knock(self, peer: str) -> bool:
        return peer not in self._known or self._clock() >= self._known[peer][0]

    def begin(self, peer: str) -> None:
        """It has knocked, or has stopped waiting."""
        self._rest(peer, self._pause(peer))

    def refuse(self, peer: str) -> None:
        """The host has said no."""
        self._rest(peer, min(LONGEST_REST, 2 * self._pause(peer)))

    def forget(self, peer: str) -> None:
        """The host knows it."""
        self._known.pop(peer, None)

    def _pause(self, peer: str) -> float:
        return self._known[peer][1] if peer in self._known else FIRST_REST

    def _rest(self, peer: str, pause: float) -> None:
        self._known[peer] = (self._clock() + pause, pause)
        if len(self._known) > REMEMBERED:
            del self._known[min(self._known, key=lambda one: self._known[one][0])]

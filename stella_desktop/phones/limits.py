"""How much of everything a phone may want; far above what a hand can do."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limits:
    """Sizes in bytes, times in seconds."""

    sockets: int = 64
    """At once; when they are used up, the oldest that has no seat makes room for a new one."""
    accepted_at_once: int = 16
    """New sockets in one turn of the event loop."""
    head: int = 8192
    message: int = 2048
    unread: int = 16 * 1024
    """What Qt takes from the network before we have looked at it; the rest waits outside."""
    unsent: int = 512 * 1024
    """For a phone that does not read; more, and it is dropped."""
    messages_per_second: float = 20
    messages_at_once: int = 60
    knocks: int = 4
    """Phones at once that wait for the host's word."""
    askers: int = 12
    """Phones at once that want a seat which another phone has."""
    head_within: float = 5
    """A request must be whole, and a new web socket must have said who it is."""
    sent_within: float = 30
    idle: float = 20
    """An HTTP connection between two requests."""
    ping_every: float = 10
    silent: float = 25
    """A phone that has not answered for so long is asleep or gone."""
    close_within: float = 2


@dataclass(slots=True)
class Bucket:
    """Lets `most` things through at once and `per_second` in the long run."""

    per_second: float
    most: float
    since: float
    left: float = field(init=False)

    def __post_init__(self) -> None:
        self.left = self.most

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        self.left = min(self.most, self.left + (now - self.since) * self.per_second)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

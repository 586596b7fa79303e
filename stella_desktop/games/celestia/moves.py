"""Celestia's phases, moves and events: what other layers may import."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

from stella_desktop.engine import Seat
from stella_desktop.games.celestia.options import Card, Face


class Phase(StrEnum):
    """Where the table waits for a decision (rules §6)."""

    LONE_CHOICE = "lone_choice"
    DECIDE = "decide"
    WINDOW_A = "window_a"
    REROLL = "reroll"
    """The captain picks the dice of an Alternative Route."""
    ANNOUNCE = "announce"
    WINDOW_RESCUE = "window_rescue"
    WINDOW_HOOK = "window_hook"
    WINDOW_JET = "window_jet"
    JOURNEY_END = "journey_end"
    GAME_OVER = "game_over"


WINDOWS = (Phase.WINDOW_A, Phase.WINDOW_RESCUE, Phase.WINDOW_HOOK, Phase.WINDOW_JET)
"""Phases in which the table is asked for cards (rules §6.5)."""


class JourneyEnd(StrEnum):
    CRASH = "crash"
    LAST_CITY = "last_city"
    LONE_LEAVE = "lone_leave"
    GOAL = "goal"
    """Somebody reached the goal in the middle of the journey; only with `instant_win`."""


# --- moves ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Stay:
    """A passenger stays aboard. Public and final (rules §6.4)."""

    seat: Seat
    kind: Literal["stay"] = "stay"


@dataclass(frozen=True, slots=True)
class Leave:
    """A passenger, or a captain alone before the roll, gets off with a treasure."""

    seat: Seat
    kind: Literal["leave"] = "leave"


@dataclass(frozen=True, slots=True)
class GoOn:
    """A captain alone rolls (rules §6.2)."""

    seat: Seat
    kind: Literal["go_on"] = "go_on"


@dataclass(frozen=True, slots=True)
class PlayEjection:
    seat: Seat
    target: Seat
    kind: Literal["play_ejection"] = "play_ejection"


@dataclass(frozen=True, slots=True)
class PlayRoute:
    seat: Seat
    kind: Literal["play_route"] = "play_route"


@dataclass(frozen=True, slots=True)
class PlayGust:
    seat: Seat
    kind: Literal["play_gust"] = "play_gust"


@dataclass(frozen=True, slots=True)
class PlaySpyglass:
    seat: Seat
    kind: Literal["play_spyglass"] = "play_spyglass"


@dataclass(frozen=True, slots=True)
class PlayHook:
    seat: Seat
    kind: Literal["play_hook"] = "play_hook"


@dataclass(frozen=True, slots=True)
class PlayJetpack:
    seat: Seat
    kind: Literal["play_jetpack"] = "play_jetpack"


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no card in this window, unless somebody else plays one."""

    seat: Seat
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Reroll:
    """The captain rolls these dice again, by place from 0, ascending; none is fine."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class Fly:
    """The captain announces to fly; what it costs is computed (rules §6.6)."""

    seat: Seat
    kind: Literal["fly"] = "fly"


@dataclass(frozen=True, slots=True)
class Crash:
    """The captain announces a crash, because it must or wants to (rules §6.6)."""

    seat: Seat
    kind: Literal["crash"] = "crash"


@dataclass(frozen=True, slots=True)
class NextJourney:
    """The table has seen how the journey ended. Any seat may say so."""

    seat: Seat
    kind: Literal["next_journey"] = "next_journey"


CardPlay = PlayEjection | PlayRoute | PlayGust | PlaySpyglass | PlayHook | PlayJetpack
WindowMove = Pass | CardPlay
"""Answers in a card window; secret until it is known that nobody before the seat plays a card."""

CelestiaMove = Stay | Leave | GoOn | WindowMove | Reroll | Fly | Crash | NextJourney


# --- public facts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure in front of a player, face down: its value is for the owner."""

    city: int
    value: int
    journey: int
    """In which journey it was gained."""


@dataclass(frozen=True, slots=True)
class JourneyResult:
    """A finished journey, as everybody at the table saw it."""

    number: int
    end: JourneyEnd
    city: int
    """The farthest city reached, from 0."""
    captain: Seat
    """The last captain of the journey."""
    aboard: tuple[Seat, ...]
    """Who was aboard at its end, ascending: who crashed, or who arrived."""
    gains: tuple[tuple[int, ...], ...]
    """Per seat: the cities of which it keeps a treasure from this journey."""


@dataclass(frozen=True, slots=True)
class JourneyBegan:
    number: int
    captain: Seat
    city: int


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The discard pile became the new draw pile."""

    cards: int


@dataclass(frozen=True, slots=True)
class CardDrawn:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceRolled:
    captain: Seat
    target: int
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Declared:
    seat: Seat
    leaves: bool


@dataclass(frozen=True, slots=True)
class TreasureTaken:
    """Its value is for the owner's eyes."""

    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class NothingLeft:
    """A seat would have drawn a treasure, but the pile is empty."""

    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class CardPlayed:
    seat: Seat
    card: Card
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class SpyglassPlayed:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat has answered in a card window. What, shows only if its card is played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DiceRerolled:
    """`places` were rolled again; `dice` are all of them now."""

    places: tuple[int, ...]
    dice: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Announced:
    captain: Seat
    flies: bool


@dataclass(frozen=True, slots=True)
class HookedBack:
    """A seat gave its treasure back and is aboard again."""

    seat: Seat
    city: int


@dataclass(frozen=True, slots=True)
class Paid:
    captain: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Moved:
    origin: int
    target: int


@dataclass(frozen=True, slots=True)
class CityFlipped:
    city: int


@dataclass(frozen=True, slots=True)
class CaptainChanged:
    captain: Seat


@dataclass(frozen=True, slots=True)
class Crashed:
    city: int
    aboard: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class JourneyEnded:
    result: JourneyResult


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


CelestiaEvent = (
    JourneyBegan
    | DeckShuffled
    | CardDrawn
    | DiceRolled
    | Declared
    | TreasureTaken
    | NothingLeft
    | CardPlayed
    | SpyglassPlayed
    | Answered
    | DiceRerolled
    | Announced
    | HookedBack
    | Paid
    | Moved
    | CityFlipped
    | CaptainChanged
    | Crashed
    | JourneyEnded
    | GameEnded
)

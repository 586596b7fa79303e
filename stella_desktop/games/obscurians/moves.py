"""Obscurians' moves and public facts: with `pieces`, what other layers may import."""

from dataclasses import dataclass
from typing import Literal

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.pieces import EventCard, Face, Good, Mission, Tally

# --- moves ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RevealEvent:
    """The start player turns the next event card over (rules §6.1)."""

    seat: Seat
    kind: Literal["reveal_event"] = "reveal_event"


@dataclass(frozen=True, slots=True)
class PlaceChip:
    """Suspect the owner of a board, for good and in everybody's sight (rules §6.3)."""

    seat: Seat
    board: Seat
    mission: Mission
    kind: Literal["place_chip"] = "place_chip"


@dataclass(frozen=True, slots=True)
class RollDice:
    """No more chips in this turn: roll (rules §6.4)."""

    seat: Seat
    kind: Literal["roll_dice"] = "roll_dice"


@dataclass(frozen=True, slots=True)
class Reroll:
    """Discard a chip face down and roll these dice again (rules §6.4)."""

    seat: Seat
    dice: tuple[int, ...]
    mission: Mission
    """The chip discarded: only its owner knows."""
    kind: Literal["reroll"] = "reroll"


@dataclass(frozen=True, slots=True)
class FreeReroll:
    """Roll these dice again, once per turn, as the event allows (rules §6.8)."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["free_reroll"] = "free_reroll"


@dataclass(frozen=True, slots=True)
class FlipDice:
    """Turn these dice to the opposite face, each once, after all rerolls (rules §6.8)."""

    seat: Seat
    dice: tuple[int, ...]
    kind: Literal["flip_dice"] = "flip_dice"


@dataclass(frozen=True, slots=True)
class ChooseAction:
    """Carry one action type out, so many times (rules §6.5)."""

    seat: Seat
    action: Face
    times: int
    kind: Literal["choose_action"] = "choose_action"


@dataclass(frozen=True, slots=True)
class UseDie:
    """All five: carry the next die out; a wild becomes an action (rules §6.8)."""

    seat: Seat
    face: Face
    action: Face
    kind: Literal["use_die"] = "use_die"


@dataclass(frozen=True, slots=True)
class StealGood:
    seat: Seat
    owner: Seat
    good: Good
    kind: Literal["steal_good"] = "steal_good"


@dataclass(frozen=True, slots=True)
class GiveGood:
    seat: Seat
    good: Good
    guarded: bool
    """From the own locked area (only a turn of all five can have something there)."""
    receiver: Seat
    kind: Literal["give_good"] = "give_good"


@dataclass(frozen=True, slots=True)
class SwapGoods:
    seat: Seat
    good: Good
    guarded: bool
    other: Seat
    wanted: Good
    kind: Literal["swap_goods"] = "swap_goods"


@dataclass(frozen=True, slots=True)
class GuardGoods:
    """Lock own goods away: their places in the row of unguarded ones, for all repetitions."""

    seat: Seat
    places: tuple[int, ...]
    kind: Literal["guard_goods"] = "guard_goods"


@dataclass(frozen=True, slots=True)
class RelocateGood:
    seat: Seat
    giver: Seat
    good: Good
    receiver: Seat
    kind: Literal["relocate_good"] = "relocate_good"


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Hand the dice on without an action: none is available, or it was a turn of chips."""

    seat: Seat
    kind: Literal["end_turn"] = "end_turn"


ObscuriansMove = (
    RevealEvent
    | PlaceChip
    | RollDice
    | Reroll
    | FreeReroll
    | FlipDice
    | ChooseAction
    | UseDie
    | StealGood
    | GiveGood
    | SwapGoods
    | GuardGoods
    | RelocateGood
    | EndTurn
)


# --- public facts ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EventRevealed:
    seat: Seat
    card: EventCard


@dataclass(frozen=True, slots=True)
class ArtifactArrived:
    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    seat: Seat
    released: tuple[Good, ...]
    """Goods that were guarded until now."""
    ban_ended: bool


@dataclass(frozen=True, slots=True)
class ChipPlaced:
    seat: Seat
    board: Seat
    mission: Mission


@dataclass(frozen=True, slots=True)
class DiceRolled:
    seat: Seat
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class DiceRerolled:
    """`paid`: a chip was discarded, face down."""

    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[Face, ...]
    """All five dice after the reroll."""
    paid: bool


@dataclass(frozen=True, slots=True)
class DiceFlipped:
    seat: Seat
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class ActionChosen:
    seat: Seat
    action: Face
    times: int
    die: int | None
    """The die that is carried out in a turn of all five; else None."""


@dataclass(frozen=True, slots=True)
class Traded:
    """A good went from one seat to another; swap: another good came back."""

    seat: Seat
    """Whose action it was: giver, receiver or, in a relocation, neither."""
    action: Face
    good: Good
    giver: Seat
    receiver: Seat
    in_return: Good | None


@dataclass(frozen=True, slots=True)
class Guarded:
    seat: Seat
    goods: tuple[Good, ...]


@dataclass(frozen=True, slots=True)
class TradeBanned:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Lapsed:
    """Repetitions without a legal target (rules §6.6)."""

    seat: Seat
    action: Face
    times: int


@dataclass(frozen=True, slots=True)
class TurnEnded:
    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    number: int
    starter: Seat
    """Owns the lamp, takes the lamp card and starts the next round."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    winners: tuple[Seat, ...]
    tallies: tuple[Tally, ...]


ObscuriansEvent = (
    EventRevealed
    | ArtifactArrived
    | TurnBegan
    | ChipPlaced
    | DiceRolled
    | DiceRerolled
    | DiceFlipped
    | ActionChosen
    | Traded
    | Guarded
    | TradeBanned
    | Lapsed
    | TurnEnded
    | RoundEnded
    | GameEnded
)

"""Everything true in a game of Obscurians, secrets included, and what follows from it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from stella_desktop.engine import Rng, Seat, put
from stella_desktop.games.obscurians.moves import ActionChosen, Traded
from stella_desktop.games.obscurians.pieces import (
    ORDER,
    Chip,
    EventCard,
    Face,
    Good,
    Mission,
    Options,
    Phase,
    Tally,
)


@dataclass(frozen=True, slots=True)
class Player:
    """The goods on a seat's board, sorted as in `GOODS`; everybody sees them."""

    colour: Good
    free: tuple[Good, ...]
    """Unguarded goods."""
    locked: tuple[Good, ...]
    """Guarded goods."""
    banned: bool

    @property
    def goods(self) -> tuple[Good, ...]:
        return (*self.free, *self.locked)


@dataclass(frozen=True, slots=True)
class Secret:
    """What only one seat knows before the end. Chips are sorted as in `MISSIONS`."""

    mission: Mission
    chips: tuple[Mission, ...]
    """Not placed yet."""
    discarded: tuple[Mission, ...]
    """Chips that paid for rerolls, face down."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What the seat whose turn it is has done so far; all of it public."""

    seat: Seat
    placed: int = 0
    """Chips placed in this turn."""
    dice: tuple[Face, ...] = ()
    """Empty before the roll."""
    rolled: tuple[int, ...] = ()
    """Dice thrown last, ascending."""
    free_reroll_used: bool = False
    flipped: tuple[int, ...] = ()
    """Dice turned to the opposite face, ascending."""
    used: tuple[int, ...] = ()
    """Dice carried out in a turn of all five, in order."""
    action: Face | None = None
    left: int = 0
    """Repetitions of the action still to carry out."""
    guards: int = 0
    """Guard repetitions in this turn."""


@dataclass(frozen=True, slots=True)
class State:
    seats: int
    options: Options
    rng: Rng
    phase: Phase
    players: tuple[Player, ...]
    secrets: tuple[Secret, ...]
    stacks: tuple[tuple[Chip, ...], ...]
    """By board, the suspicions in the order of placing (rules §5: the top one is in sight)."""
    starter: Seat
    """Has the lamp card: started this round, or starts the next."""
    turn: Turn | None
    """None between the rounds and at the end."""
    seen: tuple[EventCard, ...]
    """Events turned over so far, the present one last."""
    deck: tuple[EventCard, ...]
    box: tuple[EventCard, ...]
    """Events not used in this game, seen by nobody."""
    chosen: ActionChosen | None
    """The last action chosen in this game, and the last good that changed hands."""
    traded: Traded | None
    tallies: tuple[Tally, ...]
    """Empty before the end."""


def event_of(state: State) -> EventCard | None:
    """The event that holds now; None before the start player turns one over."""
    return None if state.phase is Phase.ROUND_START else state.seen[-1]


def round_number(state: State) -> int:
    """The round being played or about to start; at the end, the rounds played (rules §9.1)."""
    played = sum(event is not EventCard.SANDSTORM for event in state.seen)
    return played + (state.phase is Phase.ROUND_START)


def opponents(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The other seats, clockwise from the left neighbour."""
    return tuple((seat + step) % state.seats for step in range(1, state.seats))


def owner_of(players: tuple[Player, ...], good: Good) -> Seat | None:
    """Who has the lamp, or the artifact; None while it is in the middle."""
    return next((seat for seat, player in enumerate(players) if good in player.goods), None)


def acting(state: State) -> Seat | None:
    """The seat everybody waits for; None at the end."""
    if state.phase is Phase.GAME_OVER:
        return None
    return state.turn.seat if state.turn else state.starter


def in_order(goods: Iterable[Good]) -> tuple[Good, ...]:
    return tuple(sorted(goods, key=ORDER.__getitem__))


def kinds(goods: tuple[Good, ...]) -> tuple[Good, ...]:
    """Each kind among the goods once, in order."""
    return tuple(dict.fromkeys(goods))


def with_good(goods: tuple[Good, ...], good: Good) -> tuple[Good, ...]:
    return in_order((*goods, good))


def without_good(goods: tuple[Good, ...], good: Good) -> tuple[Good, ...]:
    place = goods.index(good)
    return (*goods[:place], *goods[place + 1 :])


def with_player(state: State, seat: Seat, **changes: Any) -> State:
    """The state with some fields of one player's board changed."""
    player = replace(state.players[seat], **changes)
    return replace(state, players=put(state.players, seat, player))


def with_secret(state: State, seat: Seat, **changes: Any) -> State:
    """The state with some of one seat's secrets changed."""
    secret = replace(state.secrets[seat], **changes)
    return replace(state, secrets=put(state.secrets, seat, secret))


def with_turn(state: State, turn: Turn, **changes: Any) -> State:
    """The state with some fields of its turn changed."""
    return replace(state, turn=replace(turn, **changes))

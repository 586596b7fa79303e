"""What one seat, or the whole table, may know of a game of Obscurians.

A view is another type than the state: it has no field for somebody else's client or chips.
"""

from dataclasses import dataclass

from stella_desktop.engine import Outcome, Seat
from stella_desktop.games.obscurians import rules
from stella_desktop.games.obscurians.dice import choices, extra_wilds
from stella_desktop.games.obscurians.moves import ActionChosen, Traded
from stella_desktop.games.obscurians.pieces import (
    Chip,
    EventCard,
    Face,
    Good,
    Mission,
    Options,
    Phase,
    Tally,
    missions_for,
)
from stella_desktop.games.obscurians.scoring import goods_points
from stella_desktop.games.obscurians.state import (
    State,
    Turn,
    acting,
    event_of,
    owner_of,
    round_number,
)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public side of one seat."""

    seat: Seat
    colour: Good
    free: tuple[Good, ...]
    locked: tuple[Good, ...]
    banned: bool
    chips: int
    """Chips not placed yet; which ones, only the seat knows."""
    discarded: int
    """Chips face down."""
    height: int
    """Chips on this board."""
    top: Chip | None
    stack: tuple[Chip, ...] | None
    """The whole stack, from the bottom: with open stacks, and for everybody at the end."""
    tally: Tally | None
    """The score with the client, at the end."""

    @property
    def goods(self) -> tuple[Good, ...]:
        return (*self.free, *self.locked)


@dataclass(frozen=True, slots=True)
class OwnChip:
    """One of the viewer's own chips: to be placed, face down, or else on somebody's board."""

    mission: Mission
    ready: bool
    discarded: bool


@dataclass(frozen=True, slots=True)
class TurnView:
    seat: Seat
    placed: int
    dice: tuple[Face, ...]
    rolled: tuple[int, ...]
    """Dice thrown last."""
    extra_wilds: int
    """Wilds the event adds to the roll."""
    flipped: tuple[int, ...]
    used: tuple[int, ...]
    """Dice carried out in a turn of all five, in order."""
    choices: tuple[tuple[Face, tuple[int, ...]], ...]
    """What the dice offer: action and repetitions; empty before the roll and after choosing, and
    in a turn of all five, where every die is carried out."""
    action: Face | None
    left: int


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    """None: the whole table."""
    options: Options
    phase: Phase
    number: int
    """The round, from 1; at the end, the rounds played."""
    starter: Seat
    """Has the lamp card."""
    waiting: Seat | None
    """Who must act; None at the end."""
    event: EventCard | None
    events: tuple[EventCard, ...]
    """All events turned over so far, in order."""
    turn: TurnView | None
    players: tuple[PlayerView, ...]
    lamp: Seat | None
    artifact: Seat | None
    """Who owns it; None while it is in the middle."""
    chosen: ActionChosen | None
    """The last action chosen, and the last good that changed hands, in this game."""
    traded: Traded | None
    outcome: Outcome | None
    own_mission: Mission | None
    own_chips: tuple[OwnChip, ...]
    """All chips the viewer began with; empty for the table."""
    own_points: int | None
    """What the own client would pay for the goods now (all but the chips' part of Lose)."""

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]


def view_for(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        number=round_number(state),
        starter=state.starter,
        waiting=acting(state),
        event=event_of(state),
        events=state.seen,
        turn=_turn(state, state.turn) if state.turn else None,
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        lamp=owner_of(state.players, Good.LAMP),
        artifact=owner_of(state.players, Good.ARTIFACT),
        chosen=state.chosen,
        traded=state.traded,
        outcome=rules.outcome(state),
        own_mission=None if viewer is None else state.secrets[viewer].mission,
        own_chips=() if viewer is None else _own_chips(state, viewer),
        own_points=None if viewer is None else _own_points(state, viewer),
    )


def _own_chips(state: State, viewer: Seat) -> tuple[OwnChip, ...]:
    secret = state.secrets[viewer]
    return tuple(
        OwnChip(mission, ready=mission in secret.chips, discarded=mission in secret.discarded)
        for mission in missions_for(state.seats)
    )


def _own_points(state: State, viewer: Seat) -> int:
    player, mission = state.players[viewer], state.secrets[viewer].mission
    return goods_points(mission, player.colour, player.goods, state.options)


def _player(state: State, seat: Seat) -> PlayerView:
    player, secret, stack = state.players[seat], state.secrets[seat], state.stacks[seat]
    ended = state.phase is Phase.GAME_OVER
    return PlayerView(
        seat=seat,
        colour=player.colour,
        free=player.free,
        locked=player.locked,
        banned=player.banned,
        chips=len(secret.chips),
        discarded=len(secret.discarded),
        height=len(stack),
        top=stack[-1] if stack else None,
        stack=stack if ended or state.options.open_stacks else None,
        tally=state.tallies[seat] if ended else None,
    )


def _turn(state: State, turn: Turn) -> TurnView:
    event = event_of(state)
    open_choice = state.phase is Phase.DICE and event is not EventCard.ALL_FIVE
    return TurnView(
        seat=turn.seat,
        placed=turn.placed,
        dice=turn.dice,
        rolled=turn.rolled,
        extra_wilds=extra_wilds(event),
        flipped=turn.flipped,
        used=turn.used,
        choices=choices(turn.dice, event) if open_choice else (),
        action=turn.action,
        left=turn.left,
    )

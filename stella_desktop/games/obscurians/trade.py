"""Carrying an action out (rules §6.6): its legal targets, and what one repetition does."""

from dataclasses import replace
from typing import assert_never

from stella_desktop.engine import MoveSpace, OneOf, Seat, SubsetOf
from stella_desktop.games.obscurians.moves import (
    GiveGood,
    Guarded,
    GuardGoods,
    ObscuriansEvent,
    RelocateGood,
    StealGood,
    SwapGoods,
    TradeBanned,
    Traded,
)
from stella_desktop.games.obscurians.pieces import BAN_GUARDS, LOCKS, Face, Good
from stella_desktop.games.obscurians.state import (
    State,
    Turn,
    in_order,
    kinds,
    opponents,
    with_good,
    with_player,
    without_good,
)

Result = tuple[State, tuple[ObscuriansEvent, ...]]


def targets(state: State, turn: Turn) -> tuple[MoveSpace, ...]:
    """The moves that carry one repetition out (guard: all of them); none if it lapses."""
    match turn.action:
        case Face.STEAL:
            return _steals(state, turn.seat)
        case Face.GIVE:
            return _gifts(state, turn.seat)
        case Face.SWAP:
            return _swaps(state, turn.seat)
        case Face.GUARD:
            return _guards(state, turn)
        case _:  # relocate: a wild is no action
            return _relocations(state, turn.seat)


def _robbable(state: State, seat: Seat) -> tuple[tuple[Seat, tuple[Good, ...]], ...]:
    """Opponents without a ban, each with the kinds of unguarded goods there."""
    return tuple(
        (other, kinds(player.free))
        for other in opponents(state, seat)
        if (player := state.players[other]).free and not player.banned
    )


def _receivers(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Opponents who may be handed a good: guarded ones may, banned ones not."""
    return tuple(other for other in opponents(state, seat) if not state.players[other].banned)


def _own_lots(state: State, seat: Seat) -> tuple[tuple[bool, tuple[Good, ...]], ...]:
    """The own goods by (guarded, kinds): locks protect from others only (rules §10.21)."""
    player = state.players[seat]
    lots = ((False, kinds(player.free)), (True, kinds(player.locked)))
    return tuple((guarded, goods) for guarded, goods in lots if goods)


def _steals(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    return tuple(
        MoveSpace(StealGood, seat, (("owner", OneOf((owner,))), ("good", OneOf(goods))))
        for owner, goods in _robbable(state, seat)
    )


def _gifts(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    receivers = _receivers(state, seat)
    if not receivers:
        return ()
    return tuple(
        MoveSpace(
            GiveGood,
            seat,
            (
                ("good", OneOf(goods)),
                ("guarded", OneOf((guarded,))),
                ("receiver", OneOf(receivers)),
            ),
        )
        for guarded, goods in _own_lots(state, seat)
    )


def _swaps(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    return tuple(
        MoveSpace(
            SwapGoods,
            seat,
            (
                ("good", OneOf(goods)),
                ("guarded", OneOf((guarded,))),
                ("other", OneOf((other,))),
                ("wanted", OneOf(wanted)),
            ),
        )
        for other, wanted in _robbable(state, seat)
        for guarded, goods in _own_lots(state, seat)
    )


def _guards(state: State, turn: Turn) -> tuple[MoveSpace, ...]:
    places = tuple(range(len(state.players[turn.seat].free)))
    picked = LOCKS * turn.left
    return (MoveSpace(GuardGoods, turn.seat, (("places", SubsetOf(places, picked, picked)),)),)


def _relocations(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    spaces: list[MoveSpace] = []
    for giver, goods in _robbable(state, seat):
        receivers = tuple(other for other in _receivers(state, seat) if other != giver)
        if receivers:
            fields = (
                ("giver", OneOf((giver,))),
                ("good", OneOf(goods)),
                ("receiver", OneOf(receivers)),
            )
            spaces.append(MoveSpace(RelocateGood, seat, fields))
    return tuple(spaces)


# --- one repetition ---------------------------------------------------------------------------


def trade(state: State, move: StealGood | GiveGood | SwapGoods | RelocateGood) -> Result:
    """Move goods as said; the repetition is not counted here."""
    match move:
        case StealGood(seat, owner, good):
            state = _arrived(_taken(state, owner, good), seat, good)
            traded = Traded(seat, Face.STEAL, good, owner, seat, None)
        case GiveGood(seat, good, guarded, receiver):
            state = _arrived(_taken(state, seat, good, guarded=guarded), receiver, good)
            traded = Traded(seat, Face.GIVE, good, seat, receiver, None)
        case SwapGoods(seat, good, guarded, other, wanted):
            state = _taken(_taken(state, seat, good, guarded=guarded), other, wanted)
            state = _arrived(_arrived(state, other, good), seat, wanted)
            traded = Traded(seat, Face.SWAP, good, seat, other, wanted)
        case RelocateGood(seat, giver, good, receiver):
            state = _arrived(_taken(state, giver, good), receiver, good)
            traded = Traded(seat, Face.RELOCATE, good, giver, receiver, None)
        case _:
            assert_never(move)
    return replace(state, traded=traded), (traded,)


def _taken(state: State, seat: Seat, good: Good, *, guarded: bool = False) -> State:
    player = state.players[seat]
    if guarded:
        return with_player(state, seat, locked=without_good(player.locked, good))
    return with_player(state, seat, free=without_good(player.free, good))


def _arrived(state: State, seat: Seat, good: Good) -> State:
    """A new good is unguarded, but joins the lot of a banned owner: own later steals and swaps in
    a turn of all five (rules §6.8)."""
    player = state.players[seat]
    if player.banned:
        return with_player(state, seat, locked=with_good(player.locked, good))
    return with_player(state, seat, free=with_good(player.free, good))


def guard(state: State, turn: Turn) -> Result | None:
    """All guard repetitions that leave no choice: the ban, or no more goods than locks.

    None if the player must say which goods to lock away.
    """
    banned = turn.guards >= BAN_GUARDS  # rules §6.6: everything, instead of two per die
    free = state.players[turn.seat].free
    if not banned and len(free) > LOCKS * turn.left:
        return None
    state, events = lock(state, turn.seat, tuple(range(len(free))))
    if banned and not state.players[turn.seat].banned:
        state = with_player(state, turn.seat, banned=True)
        events = (*events, TradeBanned(turn.seat))
    return state, events


def lock(state: State, seat: Seat, places: tuple[int, ...]) -> Result:
    """Move the own unguarded goods at these places to the locked area."""
    player = state.players[seat]
    goods = tuple(player.free[place] for place in places)
    kept = tuple(good for place, good in enumerate(player.free) if place not in places)
    state = with_player(state, seat, free=kept, locked=in_order((*player.locked, *goods)))
    return state, (Guarded(seat, goods),) if goods else ()

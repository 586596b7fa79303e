"""A state that differs in everything a viewer may not know, and in nothing else.

Only tests and simulations use it: if a view or a seat's own moves change, a secret leaks.
"""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from stella_desktop.engine import Rng, Seat, put
from stella_desktop.games.obscurians.pieces import (
    FEWEST,
    FIRST_EVENTS,
    GATHERERS,
    MISSIONS,
    SHEDDERS,
    Chip,
    EventCard,
    Mission,
    Phase,
    missions_for,
)
from stella_desktop.games.obscurians.state import State, with_secret


def scramble(state: State, viewer: Seat | None, chance: Random) -> State:
    """Other events to come, other dice, other clients, other chips unplaced, discarded, buried."""
    state = replace(state, rng=Rng(chance.randrange(2**32), chance.randrange(100)))
    state = _other_events(state, chance)
    if state.phase is not Phase.GAME_OVER:
        state = _other_clients(state, viewer, chance)
    for seat in range(state.seats):
        if seat != viewer:
            state = _other_chips(state, seat, chance)
    return state


def _other_events(state: State, chance: Random) -> State:
    """Any unseen events in any order, the Sandstorm where it can still be (rules §4)."""
    unseen: list[EventCard] = [
        card for card in (*state.deck, *state.box) if card is not EventCard.SANDSTORM
    ]
    chance.shuffle(unseen)
    if EventCard.SANDSTORM in state.deck:
        first = max(0, FIRST_EVENTS - len(state.seen))
        unseen.insert(chance.randrange(first, len(state.deck)), EventCard.SANDSTORM)
    size = len(state.deck)
    return replace(state, deck=tuple(unseen[:size]), box=tuple(unseen[size:]))


def _other_clients(state: State, viewer: Seat | None, chance: Random) -> State:
    """The other seats have any clients that the own one leaves possible (rules §3)."""
    own = None if viewer is None else state.secrets[viewer].mission
    pool = [mission for mission in missions_for(state.seats) if mission is not own]
    if state.seats == FEWEST:
        for group in (GATHERERS, SHEDDERS):
            pool.remove(chance.choice([mission for mission in group if mission is not own]))
    chance.shuffle(pool)
    for seat in range(state.seats):
        if seat != viewer:
            state = with_secret(state, seat, mission=pool.pop())
    return state


def _other_chips(state: State, seat: Seat, chance: Random) -> State:
    """The seat's chips out of sight change places: in hand, face down, and under other chips."""
    secret, buried = state.secrets[seat], _buried(state, seat)
    pool = [
        *secret.chips,
        *secret.discarded,
        *(state.stacks[board][place].mission for board, place in buried),
    ]
    chance.shuffle(pool)
    for board, place in buried:
        stack = put(state.stacks[board], place, Chip(seat, pool.pop()))
        state = replace(state, stacks=put(state.stacks, board, stack))
    size = len(secret.chips)
    return with_secret(state, seat, chips=_in_order(pool[:size]), discarded=_in_order(pool[size:]))


def _buried(state: State, seat: Seat) -> list[tuple[Seat, int]]:
    """(board, place) of the seat's placed chips that nobody sees now."""
    if state.options.open_stacks or state.phase is Phase.GAME_OVER:
        return []
    return [
        (board, place)
        for board, stack in enumerate(state.stacks)
        for place, chip in enumerate(stack[:-1])
        if chip.owner == seat
    ]


def _in_order(chips: Sequence[Mission]) -> tuple[Mission, ...]:
    return tuple(mission for mission in MISSIONS if mission in chips)

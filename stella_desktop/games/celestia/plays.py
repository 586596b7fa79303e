"""What each card does when it is played in a window (rules §6.5 to §6.11)."""

from dataclasses import replace
from typing import assert_never

from stella_desktop.games.celestia.draws import (
    Result,
    get_off,
    give_up_spyglass,
    hook_back,
    spend,
    take_treasure,
)
from stella_desktop.games.celestia.flight import after_new_dice, move_aircraft, reroll
from stella_desktop.games.celestia.moves import (
    CardPlay,
    CardPlayed,
    CelestiaEvent,
    Phase,
    PlayEjection,
    PlayGust,
    PlayHook,
    PlayJetpack,
    PlayRoute,
    PlaySpyglass,
    SpyglassPlayed,
)
from stella_desktop.games.celestia.options import Card, Face
from stella_desktop.games.celestia.state import State


def play(state: State, move: CardPlay) -> Result:
    """It resolves at once; then all are asked again, where the window stays open."""
    seat, window = move.seat, state.phase
    more: tuple[CelestiaEvent, ...] = ()
    match move:
        case PlayEjection(_, target):
            state = spend(state, seat, (Card.EJECTION,))
            state, more = get_off(state, target)
            return state, (CardPlayed(seat, Card.EJECTION, target), *more)
        case PlayRoute():
            state = spend(state, seat, (Card.ROUTE,))
            state = replace(state, phase=Phase.REROLL, reroll_in=window)
            return state, (CardPlayed(seat, Card.ROUTE),)
        case PlayGust():
            state = spend(state, seat, (Card.GUST,))
            blanks = [place for place, face in enumerate(state.dice) if face is Face.BLANK]
            state, more = reroll(state, blanks)
            state = replace(state, phase=after_new_dice(window))
            return state, (CardPlayed(seat, Card.GUST), *more)
        case PlaySpyglass():
            # Rules §6.7: all hazards are ignored, nothing is paid.
            state, more = move_aircraft(give_up_spyglass(state, seat), pays=False)
            return state, (SpyglassPlayed(seat), *more)
        case PlayHook():
            state, more = hook_back(spend(state, seat, (Card.HOOK,)), seat)
            return state, (CardPlayed(seat, Card.HOOK), *more)
        case PlayJetpack():
            state = spend(state, seat, (Card.JETPACK,))
            state, more = take_treasure(state, seat)
            state = replace(state, aboard=tuple(s for s in state.aboard if s != seat))
            return state, (CardPlayed(seat, Card.JETPACK), *more)
        case _:
            assert_never(move)

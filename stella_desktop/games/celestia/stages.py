"""What happens by itself: the poll of a window, crash, move, the end of a journey (rules §6)."""

from dataclasses import replace

from stella_desktop.games.celestia.draws import Result
from stella_desktop.games.celestia.flight import end_journey, move_aircraft
from stella_desktop.games.celestia.moves import (
    WINDOWS,
    CelestiaEvent,
    Crashed,
    JourneyEnd,
    Pass,
    Phase,
)
from stella_desktop.games.celestia.plays import play
from stella_desktop.games.celestia.state import State, undecided
from stella_desktop.games.celestia.windows import due


def onward(state: State, events: tuple[CelestiaEvent, ...]) -> Result:
    """Everything that follows, up to the next decision."""
    while (result := _next_stage(state)) is not None:
        state, more = result
        events += more
    return state, events


def _next_stage(state: State) -> Result | None:
    """The transition that is due, or None while somebody must decide."""
    if state.phase is Phase.DECIDE and not undecided(state):
        return replace(state, phase=Phase.WINDOW_A), ()
    if state.phase not in WINDOWS:
        return None
    answer = due(state)
    if answer is None:
        return None
    state = replace(state, answers=(None,) * state.seats)
    return _closed(state) if isinstance(answer, Pass) else play(state, answer)


def _closed(state: State) -> Result:
    """Nobody plays a card in this window (any more)."""
    match state.phase:
        case Phase.WINDOW_A:
            return replace(state, phase=Phase.ANNOUNCE), ()
        case Phase.WINDOW_RESCUE:
            crashed = Crashed(state.here, state.aboard)
            return replace(state, phase=Phase.WINDOW_JET), (crashed,)
        case Phase.WINDOW_HOOK:
            return move_aircraft(state, pays=True)
        case _:
            return end_journey(state, JourneyEnd.CRASH)

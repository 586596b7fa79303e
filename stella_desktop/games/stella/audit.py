"""Promises of the rules (§8) that must hold in every state."""

from stella_desktop.games.stella.moves import CELLS, MOST_MARKS, SUPER_SPARK, Phase
from stella_desktop.games.stella.state import State, fallen_seats, open_marks


def audit(state: State) -> tuple[str, ...]:
    """Broken promises of rules §8, as sentences; empty in a healthy game. Cost: microseconds."""
    faults: list[str] = []
    everywhere = (*state.cells, *state.pile, *state.box)
    if len(set(everywhere)) != len(everywhere):
        faults.append("a picture lies in two places")
    if len(state.cells) != CELLS:
        faults.append("there are not fifteen pictures on the table")
    faults.extend(
        f"round {result.number}: seat {seat} scored {score}"
        for result in state.results
        for seat, score in enumerate(result.scores)
        if not 0 <= score <= SUPER_SPARK * MOST_MARKS
    )
    faults.extend(
        f"seat {seat} claims more pictures than it announced"
        for seat in range(state.seats)
        if state.counts[seat] is not None and open_marks(state, seat) < 0
    )
    known = all(marks is not None for marks in state.marks)
    if state.phase in (Phase.SCORE, Phase.GAME_OVER) and known:
        faults.extend(_wrong_falls(state))
    return tuple(faults)


def _wrong_falls(state: State) -> list[str]:
    """Who falls is fixed by the marks: whoever has a mark that nobody shares (rules §8.1)."""
    marks = [set(cells or ()) for cells in state.marks]
    alone = {
        seat
        for seat, own in enumerate(marks)
        if own - set().union(*(other for o, other in enumerate(marks) if o != seat))
    }
    fallen = set(fallen_seats(state.shown))
    return [] if alone == fallen else [f"fallen {sorted(fallen)}, but alone {sorted(alone)}"]

"""A state that differs in everything a viewer may not know, and in nothing else.

Only tests and simulations use it: if a view or a seat's own moves change, a secret leaks.
"""

from dataclasses import replace
from random import Random

from stella_desktop.engine import Rng, Seat
from stella_desktop.games.stella.legal import ALL_CELLS
from stella_desktop.games.stella.moves import LEAST_MARKS, MOST_MARKS
from stella_desktop.games.stella.state import State


def scramble(state: State, viewer: Seat | None, chance: Random) -> State:
    """Other piles, other dice, other words to come, other marks that nobody has seen yet."""
    pile, words = list(state.pile), list(state.words)
    chance.shuffle(pile)
    chance.shuffle(words)
    return replace(
        state,
        rng=Rng(chance.randrange(2**32), chance.randrange(100)),
        pile=tuple(pile),
        words=tuple(words),
        marks=tuple(
            marks if marks is None or seat == viewer else _other_marks(state, seat, chance)
            for seat, marks in enumerate(state.marks)
        ),
    )


def _other_marks(state: State, seat: Seat, chance: Random) -> tuple[int, ...]:
    """Marks that fit what the table has seen: the count, and each picture shown so far."""
    seen = {item.cell for item in state.shown}
    known = [item.cell for item in state.shown if seat in item.choosers]
    if state.pending and state.pending.scout == seat:
        seen.add(state.pending.cell)
        known.append(state.pending.cell)
    unseen = [cell for cell in ALL_CELLS if cell not in seen]
    count = state.counts[seat]
    size = chance.randint(LEAST_MARKS, MOST_MARKS) if count is None else count
    return tuple(sorted((*known, *chance.sample(unseen, size - len(known)))))

"""A table of Stella for tests: seats with known marks, some held by the app, some on paper."""

from collections.abc import Iterable
from typing import Any

from stella_desktop.engine import Seat, Session, Setup
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    LockMarks,
    NextRound,
    Options,
    PassPen,
    Phase,
    PointAt,
    RoundResult,
)
from stella_desktop.games.stella.state import State, next_scout, seats_to_answer

Cells = tuple[int, ...]


def setup_of(
    seats: int = 3, *, pictures: int = 84, word_cards: int = 96, seed: int = 1, **options: Any
) -> Setup:
    """A set-up with made-up pictures and words; seat 0 is first scout unless told otherwise."""
    return Setup(
        game="stella",
        seats=seats,
        seed=seed,
        cards=tuple(f"c{number:03}" for number in range(1, pictures + 1)),
        words=tuple(f"w{number:03}" for number in range(1, word_cards + 1)),
        options=Options(**({"first_scout": 0} | options)),
    )


class Table:
    """A session and what each seat has marked; paper seats announce and answer the truth."""

    def __init__(self, seats: int = 3, **options: Any) -> None:
        self.session = Session(GAME, setup_of(seats, **options))
        self.marks: list[Cells] = [()] * seats
        self.scouts: list[Seat] = []
        """Who pointed in this round, in order."""
        self.asked: list[tuple[Seat, ...]] = []
        """Which paper seats had to answer, for each picture of this round."""

    @property
    def state(self) -> State:
        state: State = self.session.state
        return state

    @property
    def paper(self) -> tuple[Seat, ...]:
        return self.state.options.paper

    @property
    def last_result(self) -> RoundResult:
        return self.state.results[-1]

    @property
    def events(self) -> tuple[Any, ...]:
        """What the last move led to."""
        step = self.session.last_step
        return step.events if step else ()

    def mark(self, *marks: Iterable[int]) -> "Table":
        """Every seat marks and passes the pen; paper seats say how many. The reveal begins."""
        self.marks = [tuple(sorted(cells)) for cells in marks]
        self.scouts, self.asked = [], []
        for seat, cells in enumerate(self.marks):
            paper = seat in self.paper
            self.session.submit(PassPen(seat) if paper else LockMarks(seat, cells))
        for seat in self.paper:
            self.session.submit(Announce(seat, len(self.marks[seat])))
        return self

    def point(self, *cells: int) -> "Table":
        """Whoever is the scout points at each of these in turn."""
        for cell in cells:
            scout = next_scout(self.state)
            assert scout is not None
            self.scouts.append(scout)
            self.session.submit(PointAt(scout, cell))
            self.asked.append(seats_to_answer(self.state))
            self.answer()
        return self

    def answer(self) -> None:
        """Every paper seat that is asked says whether it has the picture."""
        while (pending := self.state.pending) and (asked := seats_to_answer(self.state)):
            self.session.submit(Answer(asked[0], pending.cell in self.marks[asked[0]]))

    def point_to_the_end(self) -> "Table":
        """Each scout points at its lowest open mark until the round is scored."""
        while self.state.phase is Phase.REVEAL:
            scout = next_scout(self.state)
            assert scout is not None
            shown = {item.cell for item in self.state.shown}
            self.point(min(cell for cell in self.marks[scout] if cell not in shown))
        return self

    def play_round(self, *marks: Iterable[int]) -> RoundResult:
        """Mark, reveal and score; the table goes on to the next round when one is due."""
        if self.state.phase is Phase.SCORE:
            self.session.submit(NextRound(0))
        return self.mark(*marks).point_to_the_end().last_result

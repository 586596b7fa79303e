"""Between rounds a seat may take another board (rules §11)."""

from random import Random

import pytest

from stella_desktop.engine import IllegalMove, Session, TakeBack
from stella_desktop.games import GAMES
from stella_desktop.games.stella.moves import (
    BoardChanged,
    ChangeBoard,
    LockMarks,
    NextRound,
    PassPen,
    Phase,
)

GAME = GAMES["stella"]


def at_the_scores(seed: int = 3) -> Session:
    """A game of three app-held seats that rests at the scores of its first round."""
    session, chance = Session(GAME, GAME.example_setup(3, seed)), Random(1)
    assert session.setup.options.paper == ()
    while session.view(None).phase is not Phase.SCORE:
        spaces = [s for seat in range(3) for s in GAME.legal_moves(session.state, seat)]
        space = next((s for s in spaces if s.kind in ("lock_marks", "point_at")), spaces[0])
        session.submit(space.sample(chance))
    return session


def test_a_seat_goes_over_to_paper_for_the_next_round() -> None:
    session = at_the_scores()
    step = session.submit(ChangeBoard(1, paper=True))
    assert step.events == (BoardChanged(1, True),)
    assert step.take_back is TakeBack.FREE
    session.submit(NextRound(0))
    assert {s.move_class for s in GAME.legal_moves(session.state, 1)} >= {PassPen}
    assert {s.move_class for s in GAME.legal_moves(session.state, 0)} >= {LockMarks}


def test_and_back_again() -> None:
    session = at_the_scores()
    before = session.state
    session.submit(ChangeBoard(1, paper=True))
    session.submit(ChangeBoard(1, paper=False))
    assert session.state == before


@pytest.mark.parametrize("seed", range(3))
def test_it_is_no_move_to_keep_the_board_one_has(seed: int) -> None:
    session = at_the_scores(3 * seed + 3)
    with pytest.raises(IllegalMove):
        session.submit(ChangeBoard(1, paper=False))


def test_in_the_middle_of_a_round_nobody_changes() -> None:
    session = at_the_scores()
    session.submit(NextRound(0))
    with pytest.raises(IllegalMove):
        session.submit(ChangeBoard(1, paper=True))

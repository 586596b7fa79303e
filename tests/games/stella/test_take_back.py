"""Taking back: which moves may be, and that the game goes on as if they had not been made."""

import pytest

from stella_desktop.engine import Session, TakeBack, TakenBack
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    AnswerWord,
    LockMarks,
    NextRound,
    PassPen,
    Phase,
    PointAt,
    ProposeWord,
    StellaMove,
)
from tests.games.stella.table import Table, setup_of

LOCKS: list[StellaMove] = [LockMarks(0, (1, 2)), LockMarks(1, (1, 3)), LockMarks(2, (1, 4))]
PENS: list[StellaMove] = [PassPen(0), PassPen(1), PassPen(2)]
COUNTS: list[StellaMove] = [Announce(0, 1), Announce(1, 1), Announce(2, 1)]
LAST_POINT: list[StellaMove] = [PointAt(0, 1), PointAt(1, 3), PointAt(2, 4), PointAt(0, 2)]


@pytest.mark.parametrize(
    ("paper", "moves", "expected"),
    [
        ((), [ProposeWord(0)], TakeBack.FREE),
        ((), [ProposeWord(0), AnswerWord(1, agree=True)], TakeBack.FREE),
        ((), [ProposeWord(0), AnswerWord(1, agree=False)], TakeBack.FREE),
        (
            (),
            [ProposeWord(0), AnswerWord(1, agree=True), AnswerWord(2, agree=True)],
            TakeBack.ASK,
        ),
        ((), LOCKS[:1], TakeBack.NEVER),
        ((), LOCKS, TakeBack.NEVER),
        ((0, 1, 2), PENS[:1], TakeBack.FREE),
        ((0, 1), [LockMarks(2, (1,)), PassPen(0), PassPen(1)], TakeBack.ASK),
        ((0, 1, 2), [*PENS, *COUNTS[:1]], TakeBack.FREE),
        ((0, 1, 2), [*PENS, *COUNTS], TakeBack.FREE),
        ((), [*LOCKS, PointAt(0, 1)], TakeBack.ASK),
        ((), [*LOCKS, *LAST_POINT], TakeBack.ASK),
        ((0, 1, 2), [*PENS, *COUNTS, PointAt(0, 1)], TakeBack.ASK),
        ((0, 1, 2), [*PENS, *COUNTS, PointAt(0, 1), Answer(1, had=False)], TakeBack.ASK),
        ((), [*LOCKS, *LAST_POINT, NextRound(1)], TakeBack.NEVER),
    ],
    ids=[
        "a proposal",
        "a yes to it",
        "a no to it",
        "the yes that changes the word",
        "a lock",
        "the last lock",
        "a pen passed",
        "the last pen, which tells the counts",
        "a count",
        "the last count",
        "a picture shown",
        "the last picture of a round",
        "a picture pointed at",
        "an answer",
        "new pictures",
    ],
)
def test_who_learns_something_decides_what_taking_back_needs(
    paper: tuple[int, ...], moves: list[StellaMove], expected: TakeBack
) -> None:
    session = Session(GAME, setup_of(paper=paper))
    for move in moves:
        session.submit(move)
    assert session.may_take_back is expected


def test_a_slip_of_the_finger_on_a_picture_can_be_taken_back() -> None:
    table = Table().mark((1, 2), (1, 3), (1, 4))
    before = table.state
    table.session.submit(PointAt(0, 2))
    assert table.session.view(None).player(0).fallen
    table.session.take_back()
    assert table.state == before
    table.session.submit(PointAt(0, 1))
    assert not table.session.view(None).player(0).fallen
    assert TakenBack() in table.session.journal, "the journal keeps both"


def test_taking_back_the_last_picture_of_a_round_takes_its_score_back() -> None:
    table = Table().mark((1,), (1,), (1,))
    table.session.submit(PointAt(0, 1))
    assert table.state.phase is Phase.SCORE
    table.session.take_back()
    assert table.state.phase is Phase.REVEAL
    assert table.state.results == ()
    table.session.put_back()
    assert table.last_result.scores == (2, 2, 2)


def test_an_answer_can_be_taken_back_and_given_anew() -> None:
    table = Table(paper=(1,)).mark((1, 2), (1, 3), (4, 5))
    table.session.submit(PointAt(0, 1))
    table.session.submit(Answer(1, had=False))
    assert table.session.view(None).player(0).fallen
    table.session.take_back()
    table.session.submit(Answer(1, had=True))
    assert table.state.shown[-1].choosers == (0, 1)
    assert not table.session.can_put_back


def test_a_word_agreed_by_mistake_can_be_taken_back() -> None:
    table = Table()
    for move in (ProposeWord(0), AnswerWord(1, agree=True), AnswerWord(2, agree=True)):
        table.session.submit(move)
    assert table.state.word.lower
    table.session.take_back()
    assert not table.state.word.lower
    table.session.submit(AnswerWord(2, agree=False))
    assert not table.state.word.lower

"""Seats that mark on paper: the app asks, counts and believes (rules §11)."""

import pytest

from stella_desktop.engine import IllegalMove, MoveSpace, OneOf
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    Answered,
    CellShown,
    CountAnnounced,
    LanternsRead,
    LockMarks,
    MarksLocked,
    PassPen,
    Phase,
    PointAt,
    Pointed,
)
from stella_desktop.games.stella.state import claims_of, next_scout, open_marks, seats_to_answer
from tests.games.stella.table import Table


def test_the_app_never_knows_marks_on_paper() -> None:
    table = Table(paper=(0, 2)).mark((1, 2), (1,), (1, 3)).point(1)
    assert table.state.marks == (None, (1,), None)
    assert table.session.view(0).own_marks is None


def test_the_reveal_waits_until_every_paper_seat_has_announced() -> None:
    table = Table(4, paper=(1, 3))
    for seat in (0, 2):
        table.session.submit(LockMarks(seat, (1, 2)))
    for seat in (1, 3):
        assert table.state.phase is Phase.ASSOCIATE
        table.session.submit(PassPen(seat))
    assert table.state.phase is Phase.ANNOUNCE
    assert table.events == (MarksLocked(3), CountAnnounced(0, 2), CountAnnounced(2, 2))
    assert table.session.view(None).waiting == (1, 3)
    assert table.session.view(None).dark is None
    table.session.submit(Announce(3, 1))
    assert table.events == (CountAnnounced(3, 1),)
    assert table.state.phase is Phase.ANNOUNCE
    table.session.submit(Announce(1, 5))
    assert table.events == (CountAnnounced(1, 5), LanternsRead((2, 5, 2, 1), dark=1))
    assert table.state.phase is Phase.REVEAL


def test_only_paper_seats_announce_and_each_only_once() -> None:
    table = Table(paper=(0, 2))
    table.session.submit(PassPen(0))
    table.session.submit(LockMarks(1, (1,)))
    table.session.submit(PassPen(2))
    table.session.submit(Announce(0, 3))
    for seat in (0, 1):
        with pytest.raises(IllegalMove, match="may not announce now"):
            table.session.submit(Announce(seat, 3))


@pytest.mark.parametrize("count", [1, 10])
def test_a_paper_seat_may_announce_one_to_ten(count: int) -> None:
    table = Table(paper=(0, 1, 2))
    for seat in range(3):
        table.session.submit(PassPen(seat))
    counts = MoveSpace(Announce, 1, (("count", OneOf(tuple(range(1, 11)))),))
    assert GAME.legal_moves(table.state, 1) == (counts,)
    table.session.submit(Announce(1, count))
    assert table.session.view(None).player(1).count == count


def test_the_picture_is_shown_when_the_last_answer_is_in() -> None:
    table = Table(4, paper=(1, 3)).mark((1,), (1, 2), (1, 3), (4,))
    table.session.submit(PointAt(0, 1))
    assert table.events == (Pointed(0, 1),)
    pending = table.session.view(None).pending
    assert (pending.scout, pending.cell, pending.asked) == (0, 1, (1, 3))
    table.session.submit(Answer(3, had=False))
    assert table.events == (Answered(3, had=False),)
    assert table.session.view(None).pending.asked == (1,)
    table.session.submit(Answer(1, had=True))
    answered, shown = table.events
    assert answered == Answered(1, had=True)
    assert isinstance(shown, CellShown)
    assert shown.shown.choosers == (0, 1, 2)
    assert table.session.view(None).pending is None


def test_answers_may_come_in_any_order() -> None:
    ends = []
    for order in ((1, 2, 3), (3, 2, 1), (2, 3, 1)):
        table = Table(4, paper=(1, 2, 3)).mark((1, 2), (1,), (1, 3), (4, 5))
        table.session.submit(PointAt(0, 1))
        for seat in order:
            table.session.submit(Answer(seat, had=seat != 3))
        ends.append(table.state)
    assert ends[0] == ends[1] == ends[2]


def test_nobody_points_while_an_answer_is_missing() -> None:
    table = Table(paper=(2,)).mark((1, 2), (1, 3), (4, 5))
    table.session.submit(PointAt(0, 1))
    assert GAME.legal_moves(table.state, 0) == GAME.legal_moves(table.state, 1) == ()
    with pytest.raises(IllegalMove, match="may not point_at now"):
        table.session.submit(PointAt(0, 2))


def test_seats_whose_marks_the_app_holds_are_not_asked() -> None:
    table = Table(paper=(2,)).mark((1, 2), (1, 3), (4, 5))
    table.session.submit(PointAt(0, 1))
    with pytest.raises(IllegalMove, match="may not answer now"):
        table.session.submit(Answer(1, had=False))


def test_a_paper_scout_may_point_at_any_picture_not_shown_yet() -> None:
    table = Table(paper=(1,)).mark((1, 2), (1, 3, 5), (1, 4)).point(1)
    cells = tuple(cell for cell in range(15) if cell != 1)
    assert GAME.legal_moves(table.state, 1) == (MoveSpace(PointAt, 1, (("cell", OneOf(cells)),)),)
    with pytest.raises(IllegalMove) as refusal:
        table.session.submit(PointAt(1, 1))
    assert refusal.value.reason == "already_shown"


def test_p1_a_paper_seat_without_marks_left_is_neither_scout_nor_asked() -> None:
    table = Table(paper=(1, 2)).mark((1, 2), (1, 5), (1,)).point(1, 5)
    assert table.asked == [(1, 2), ()]
    assert next_scout(table.state) == 0, "1 has fallen, 2 has nothing left"


def test_pointing_and_saying_yes_are_claims_and_saying_no_is_none() -> None:
    table = Table(paper=(0, 1, 2)).mark((1, 2), (1, 2, 3), (9,))
    table.session.submit(PointAt(0, 1))
    assert [claims_of(table.state, seat) for seat in range(3)] == [1, 0, 0]
    table.session.submit(Answer(1, had=True))
    assert [claims_of(table.state, seat) for seat in range(3)] == [1, 1, 0]
    table.session.submit(Answer(2, had=False))
    assert [claims_of(table.state, seat) for seat in range(3)] == [1, 1, 0]
    assert [open_marks(table.state, seat) for seat in range(3)] == [1, 2, 1]


def test_a_fallen_paper_seat_is_still_asked() -> None:
    table = Table(paper=(0,)).mark((9, 1), (1,), (1, 2)).point(9)
    table.session.submit(PointAt(1, 1))
    assert seats_to_answer(table.state) == (0,)
    table.session.submit(Answer(0, had=True))
    assert table.state.shown[-1].stars == (0, 2, 2)


def test_no_is_refused_when_the_picture_must_be_among_the_marks() -> None:
    """Ten on paper, five pictures denied: each of the ten pictures left must be one of them."""
    denied = (0, 1, 2, 3, 4)
    table = Table(paper=(1,)).mark(range(10), range(5, 15), range(10))
    for seat, cell in ((0, 0), (1, 5), (2, 1), (0, 2), (1, 6), (2, 3), (0, 4), (1, 10)):
        assert next_scout(table.state) == seat
        if cell in denied:
            table.session.submit(PointAt(seat, cell))
            (asked,) = GAME.legal_moves(table.state, 1)
            assert asked == MoveSpace(Answer, 1, (("had", OneOf((True, False))),))
            table.session.submit(Answer(1, had=False))
        else:
            table.point(cell)
    table.session.submit(PointAt(2, 7))
    assert GAME.legal_moves(table.state, 1) == (MoveSpace(Answer, 1, (("had", OneOf((True,))),)),)
    before = table.state
    with pytest.raises(IllegalMove) as refusal:
        table.session.submit(Answer(1, had=False))
    assert refusal.value.reason == "must_have_it"
    assert table.state == before
    table.session.submit(Answer(1, had=True))
    assert table.state.shown[-1].choosers == (0, 1, 2)


def test_a_yes_is_no_number() -> None:
    table = Table(paper=(1, 2)).mark((1, 2), (1, 5), (1, 7))
    table.session.submit(PointAt(0, 1))
    for had in (1, 0, "yes", None):
        with pytest.raises(IllegalMove):
            table.session.submit(Answer(1, had=had))  # type: ignore[arg-type]


def test_all_kinds_of_board_give_the_same_round() -> None:
    marks = ((1, 4, 5, 6), (1, 2, 7), (1, 3, 8), (2, 6))
    plain = Table(4).mark(*marks).point_to_the_end().last_result
    for paper in ((0,), (1, 2), (0, 1, 3), (0, 1, 2, 3)):
        assert Table(4, paper=paper).mark(*marks).point_to_the_end().last_result == plain

"""Associate: the word and its exchange, marking in secret, passing the pen (rules §6.1)."""

from typing import Any

import pytest

from stella_desktop.engine import IllegalMove, MoveSpace, SubsetOf
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    AnswerWord,
    CountAnnounced,
    LanternsRead,
    LockMarks,
    MarksLocked,
    NextRound,
    PassPen,
    Phase,
    PointAt,
    ProposeWord,
    SwapAnswered,
    SwapProposed,
    Word,
    WordSwapped,
)
from tests.games.stella.table import Table

# --- another word -----------------------------------------------------------------------------


def kinds(table: Table, seat: int) -> set[str]:
    """The kinds of move a seat may make now."""
    return {space.kind for space in GAME.legal_moves(table.state, seat)}


def refused(table: Table, move: Any) -> str:
    """Why the move is refused; the table stays as it was."""
    before = table.state
    with pytest.raises(IllegalMove) as refusal:
        table.session.submit(move)
    assert table.state is before
    return refusal.value.reason


def test_a_round_begins_with_the_upper_word() -> None:
    assert not Table().state.word.lower


def test_anybody_may_propose_the_other_word() -> None:
    for seat in range(3):
        table = Table()
        table.session.submit(ProposeWord(seat))
        assert table.events == (SwapProposed(seat),)
        assert kinds(table, seat) == set()
        assert kinds(table, (seat + 1) % 3) == {"answer_word"}


def test_the_other_word_needs_everybody() -> None:
    table = Table(4)
    upper = table.state.word
    table.session.submit(ProposeWord(2))
    for seat in (0, 3):
        table.session.submit(AnswerWord(seat, agree=True))
        assert table.events == (SwapAnswered(seat, agree=True),)
        assert table.state.word == upper
    table.session.submit(AnswerWord(1, agree=True))
    lower = Word(upper.card, lower=True)
    assert table.events == (SwapAnswered(1, agree=True), WordSwapped(lower))
    assert table.state.word == table.session.view(None).word == lower


def test_one_refusal_closes_the_proposal_and_keeps_the_word() -> None:
    table = Table(4)
    upper = table.state.word
    table.session.submit(ProposeWord(0))
    table.session.submit(AnswerWord(1, agree=True))
    table.session.submit(AnswerWord(2, agree=False))
    assert table.events == (SwapAnswered(2, agree=False),)
    assert table.state.word == upper
    assert refused(table, AnswerWord(3, agree=True)) == "not_now"
    assert all(kinds(table, seat) == {"lock_marks"} for seat in range(4))


@pytest.mark.parametrize("agree", [True, False], ids=["agreed", "refused"])
def test_the_word_can_be_exchanged_once_a_round(agree: bool) -> None:
    table = Table()
    table.session.submit(ProposeWord(0))
    table.session.submit(AnswerWord(1, agree=agree))
    if agree:
        table.session.submit(AnswerWord(2, agree=True))
    assert not table.session.view(None).can_swap
    assert refused(table, ProposeWord(0)) == "not_now"
    assert refused(table, ProposeWord(1)) == "not_now"


def test_the_next_round_may_exchange_its_word_again() -> None:
    table = Table()
    table.session.submit(ProposeWord(0))
    table.session.submit(AnswerWord(1, agree=False))
    table.play_round((0,), (0,), (0,))
    table.session.submit(NextRound(0))
    assert table.session.view(None).can_swap
    table.session.submit(ProposeWord(1))


def test_nobody_answers_a_proposal_twice_or_answers_the_own_one() -> None:
    table = Table()
    table.session.submit(ProposeWord(0))
    assert refused(table, AnswerWord(0, agree=True)) == "not_now"
    table.session.submit(AnswerWord(1, agree=True))
    assert refused(table, AnswerWord(1, agree=False)) == "not_now"


def test_there_is_nothing_to_answer_without_a_proposal() -> None:
    assert refused(Table(), AnswerWord(1, agree=True)) == "not_now"


def test_the_word_stays_once_somebody_has_locked() -> None:
    table = Table()
    table.session.submit(LockMarks(1, (4,)))
    assert not table.session.view(None).can_swap
    for seat in range(3):
        assert refused(table, ProposeWord(seat)) == "not_now"


def test_the_word_stays_once_somebody_has_passed_the_pen_on_paper() -> None:
    table = Table(paper=(1,))
    table.session.submit(PassPen(1))
    assert refused(table, ProposeWord(0)) == "not_now"


def test_nobody_locks_while_a_proposal_is_open() -> None:
    table = Table(paper=(2,))
    table.session.submit(ProposeWord(0))
    assert refused(table, LockMarks(0, (1,))) == "swap_open"
    assert refused(table, LockMarks(1, (1,))) == "swap_open"
    assert refused(table, PassPen(2)) == "swap_open"
    table.session.submit(AnswerWord(1, agree=False))
    table.session.submit(LockMarks(0, (1,)))


def test_a_card_without_a_lower_word_is_not_exchanged() -> None:
    words = tuple(f"w{number:03}" for number in range(1, 97))
    table = Table(one_sided=words)
    assert not table.session.view(None).can_swap
    assert refused(table, ProposeWord(0)) == "not_now"
    others = tuple(word for word in words if word != table.state.word.card)
    Table(one_sided=others).session.submit(ProposeWord(0))


def test_the_exchange_of_words_can_be_switched_off() -> None:
    table = Table(word_swap=False)
    assert not table.session.view(None).can_swap
    assert all(kinds(table, seat) == {"lock_marks"} for seat in range(3))
    assert refused(table, ProposeWord(0)) == "not_now"


# --- locking ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cells",
    [
        (),
        tuple(range(11)),
        tuple(range(15)),
        (2, 1),
        (1, 1),
        (0, 1, 1, 2),
        (15,),
        (-1,),
        (0, 15),
        (True,),
        (False,),
        (False, 1),
        (0, True),
        (1.0,),
        ("1",),
        (None,),
        [1, 2],
        {1, 2},
        "12",
        1,
        None,
    ],
    ids=str,
)
def test_a_lock_is_refused_unless_it_is_one_to_ten_cells_ascending(cells: Any) -> None:
    assert refused(Table(), LockMarks(0, cells)) == "marks"


@pytest.mark.parametrize("cells", [(0,), (14,), (0, 14), tuple(range(10)), tuple(range(5, 15))])
def test_a_lock_of_one_to_ten_cells_is_kept_as_it_is(cells: tuple[int, ...]) -> None:
    table = Table()
    table.session.submit(LockMarks(1, cells))
    assert table.session.view(1).own_marks == cells
    assert table.events == (MarksLocked(1),)


def test_any_seat_may_lock_first_and_everybody_has_all_fifteen_cells() -> None:
    for seat in range(4):
        cells = SubsetOf(tuple(range(15)), 1, 10)
        lock = MoveSpace(LockMarks, seat, (("cells", cells),))
        assert lock in GAME.legal_moves(Table(4).state, seat)
    table = Table(4)
    for seat in (2, 0, 3, 1):
        table.session.submit(LockMarks(seat, (seat,)))
    assert table.state.phase is Phase.REVEAL


def test_a_lock_is_final() -> None:
    table = Table()
    table.session.submit(LockMarks(0, (1, 2)))
    assert kinds(table, 0) == set()
    assert refused(table, LockMarks(0, (1, 2))) == "locked"
    assert refused(table, LockMarks(0, (3,))) == "locked"
    assert table.session.view(0).own_marks == (1, 2)


def test_nobody_locks_after_the_round_was_announced() -> None:
    table = Table().mark((0, 1), (0, 2), (0, 3))
    for seat in range(3):
        assert refused(table, LockMarks(seat, (5,))) == "not_now"


def test_the_step_ends_when_all_have_locked_and_not_before() -> None:
    table = Table()
    for seat, cells in ((2, (1,)), (0, (1, 2))):
        table.session.submit(LockMarks(seat, cells))
        assert table.state.phase is Phase.ASSOCIATE
        view = table.session.view(None)
        assert [player.count for player in view.players] == [None] * 3, "counts are still secret"
        assert seat not in view.waiting
    table.session.submit(LockMarks(1, (4, 5, 6)))
    assert table.state.phase is Phase.REVEAL
    assert table.events == (
        MarksLocked(1),
        CountAnnounced(0, 2),
        CountAnnounced(1, 3),
        CountAnnounced(2, 1),
        LanternsRead((2, 3, 1), dark=1),
    )


def test_counts_are_read_out_clockwise_from_the_first_scout() -> None:
    table = Table(4, first_scout=2).mark((1,), (1, 2), (1, 2, 3), (4,))
    told = [event.seat for event in table.events if isinstance(event, CountAnnounced)]
    assert told == [2, 3, 0, 1]


def test_a_seat_cannot_lock_for_another_kind_of_board() -> None:
    table = Table(paper=(1,))
    assert refused(table, LockMarks(1, (1,))) == "not_now"
    assert refused(table, PassPen(0)) == "not_now"


# --- pointing ---------------------------------------------------------------------------------


def test_a_scout_must_point_at_an_own_mark_that_was_not_shown() -> None:
    table = Table().mark((1, 2), (1, 3), (1, 4)).point(1)
    assert refused(table, PointAt(1, 1)) == "already_shown"
    assert refused(table, PointAt(1, 2)) == "not_marked"
    assert refused(table, PointAt(1, 15)) == "not_marked"
    assert refused(table, PointAt(2, 4)) == "not_now"
    assert kinds(table, 1) == {"point_at"}, "a scout cannot pass"
    assert refused(table, NextRound(1)) == "not_now"


def test_only_the_scout_may_point() -> None:
    table = Table(first_scout=1).mark((1, 2), (1, 3), (1, 4))
    assert [kinds(table, seat) for seat in range(3)] == [set(), {"point_at"}, set()]


def test_a_scout_may_point_at_marks_in_any_order() -> None:
    for cell in (1, 5, 9):
        table = Table().mark((1, 5, 9), (1, 5, 9), (1, 5, 9))
        table.session.submit(PointAt(0, cell))
        assert table.state.shown[0].cell == cell


def test_a_tie_of_three_puts_nobody_in_the_dark() -> None:
    table = Table(4).mark((1, 2), (3, 4), (5, 6), (7,))
    assert LanternsRead((2, 2, 2, 1), None) in table.events


def test_marks_nobody_pointed_at_are_never_disclosed() -> None:
    """Two rounds that differ only in what a fallen player left unshown look and sound alike."""
    one = Table(4).mark((1, 9), (2, 9), (3,), (4,)).point(1, 2, 3, 4)
    other = Table(4).mark((1, 7), (2, 8), (3,), (4,)).point(1, 2, 3, 4)
    assert one.state.phase is Phase.SCORE
    assert one.state.marks != other.state.marks
    for viewer in (None, 2, 3):
        assert one.session.view(viewer) == other.session.view(viewer)
    assert one.events == other.events

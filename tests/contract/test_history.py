"""Contract: a session can go back to its start, forward again, and be read from its journal."""

from collections import Counter

import pytest

from stella_desktop.engine import Made, PutBack, Session, TakeBack, TakenBack
from tests.contract.playing import CASES, Case, played, spaces_of, states_of

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def session_of(case: Case) -> Session:
    """The random game of this case, played in a session."""
    session = Session(case.game, case.setup)
    for turn in played(case):
        session.submit(turn.move)
    return session


@each_case
def test_a_session_passes_through_the_states_of_the_game(case: Case) -> None:
    session = session_of(case)
    assert [session.at(ply) for ply in range(session.ply + 1)] == list(states_of(case))


@each_case
def test_taking_back_to_the_start_gives_the_new_game(case: Case) -> None:
    session = session_of(case)
    for state in reversed(states_of(case)[:-1]):
        session.take_back()
        assert session.state == state
    assert session.ply == 0
    assert session.state == case.game.new_game(case.setup)


@each_case
def test_putting_everything_back_gives_the_end(case: Case) -> None:
    session = session_of(case)
    end, length = session.state, session.ply
    for _ in range(length):
        session.take_back()
    for turn in played(case):
        assert session.put_back() == turn.step
    assert session.state == end
    assert not session.can_put_back


@each_case
def test_reading_the_journal_again_gives_the_same_states(case: Case) -> None:
    chance = case.chance("journal")
    session = Session(case.game, case.setup)
    for turn in played(case):
        session.submit(turn.move)
        for _ in range(chance.choice((0, 0, 1, 3))):
            back = chance.randint(0, min(3, session.ply))
            for _ in range(back):
                session.take_back()
            for _ in range(back):
                session.put_back()
    assert Counter(type(entry) for entry in session.journal)[PutBack] > 20
    again = Session.replayed(case.game, case.setup, session.journal)
    assert again.journal == session.journal
    assert again.moves == session.moves
    plies = range(session.ply + 1)
    assert [again.at(ply) for ply in plies] == [session.at(ply) for ply in plies]
    assert again.state == states_of(case)[-1]


@each_case
def test_a_new_move_cuts_what_could_be_put_back(case: Case) -> None:
    chance = case.chance("cut")
    session = session_of(case)
    half = session.ply // 2
    while session.ply > half:
        session.take_back()
    assert session.can_put_back
    spaces = [space for own in spaces_of(case, session.state).values() for space in own]
    move = chance.choice(spaces).sample(chance)
    session.submit(move)
    assert not session.can_put_back
    assert session.moves == (*(turn.move for turn in played(case)[:half]), move)
    assert session.journal[-2:] == [TakenBack(), Made(move)]
    again = Session.replayed(case.game, case.setup, session.journal)
    assert again.state == session.state
    assert not again.can_put_back


def test_no_step_in_which_chance_was_seen_can_be_taken_back() -> None:
    turns = [(case.game_id, turn) for case in CASES for turn in played(case)]
    drawn = [(game, turn) for game, turn in turns if turn.state.rng != turn.step.state.rng]
    assert drawn
    open_again = {
        (game, turn.move.kind) for game, turn in drawn if turn.step.take_back is not TakeBack.NEVER
    }
    assert open_again == set()

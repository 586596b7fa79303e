"""A session: moves in, states out, back and forward, and everything written in the journal.

The game here is a toy, so that these tests say nothing about any real rules.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Literal

import pytest

from stella_desktop.engine import (
    Game,
    IllegalMove,
    Made,
    MoveSpace,
    OneOf,
    Outcome,
    Progress,
    PutBack,
    Session,
    Setup,
    Step,
    TakeBack,
    TakenBack,
    same_moves,
)


@dataclass(frozen=True, slots=True)
class Add:
    """Add 1 to 3; the game ends at 10."""

    seat: int
    number: int
    kind: Literal["add"] = "add"


def legal_moves(total: int, seat: int) -> tuple[MoveSpace, ...]:
    return (MoveSpace(Add, seat, (("number", OneOf((1, 2, 3))),)),) if total < 10 else ()


def apply(total: int, move: Add) -> Step:
    if not same_moves(legal_moves(total, move.seat), move):
        raise IllegalMove("number", f"{move.number} cannot be added")
    take_back = TakeBack.ASK if move.number == 3 else TakeBack.FREE
    return Step(total + move.number, (f"{move.seat} adds {move.number}",), take_back)


def outcome(total: int) -> Outcome | None:
    return Outcome((0,), (total, 0)) if total >= 10 else None


GAME = Game(
    id="adding",
    seats=range(2, 3),
    rules=1,
    new_game=lambda setup: setup.seed,
    legal_moves=legal_moves,
    apply=apply,
    view_for=lambda total, viewer: f"{viewer} sees {total}",
    outcome=outcome,
    progress=lambda _: Progress(1, None, (), (0, 0), ()),
    scramble=lambda total, _viewer, _chance: total,
    audit=lambda _: (),
    example_setup=lambda seats, seed: Setup("adding", seats, seed, (), (), None),
    state_type=int,
    move_type=Add,
    options_type=type(None),
)
SETUP = GAME.example_setup(2, 0)


def session_with(*numbers: int) -> Session:
    session = Session(GAME, SETUP)
    for at, number in enumerate(numbers):
        session.submit(Add(at % 2, number))
    return session


def everything(session: Session) -> tuple[Any, ...]:
    return (
        session.state,
        session.ply,
        session.moves,
        session.last_move,
        session.last_step,
        tuple(session.journal),
        session.can_put_back,
        session.may_take_back,
    )


def test_a_new_session_stands_at_the_new_game() -> None:
    session = Session(GAME, SETUP)
    assert everything(session) == (0, 0, (), None, None, (), False, TakeBack.NEVER)


def test_a_move_leads_to_the_next_state_and_is_written_down() -> None:
    session = Session(GAME, SETUP)
    step = session.submit(Add(0, 3))
    assert step == Step(3, ("0 adds 3",), TakeBack.ASK)
    assert (session.state, session.ply) == (3, 1)
    assert (session.last_step, session.last_move) == (step, Add(0, 3))
    assert session.journal == [Made(Add(0, 3))]


def test_every_state_on_the_way_can_be_seen_again() -> None:
    session = session_with(1, 2, 3)
    assert [session.at(ply) for ply in range(4)] == [0, 1, 3, 6]
    assert session.moves == (Add(0, 1), Add(1, 2), Add(0, 3))


def test_a_refused_move_changes_nothing() -> None:
    session = session_with(1, 2)
    session.take_back()
    before = everything(session)
    with pytest.raises(IllegalMove, match="4 cannot be added") as refusal:
        session.submit(Add(1, 4))
    assert refusal.value.reason == "number"
    assert everything(session) == before
    assert session.can_put_back, "what could be put back still can"


def test_taking_back_returns_to_the_state_before_and_is_written_down() -> None:
    session = session_with(1, 2)
    session.take_back()
    assert (session.state, session.ply) == (1, 1)
    assert session.moves == (Add(0, 1),)
    assert session.last_move == Add(0, 1)
    assert session.journal == [Made(Add(0, 1)), Made(Add(1, 2)), TakenBack()]


def test_putting_back_makes_the_same_move_again_and_is_written_down() -> None:
    session = session_with(1, 2)
    end, step = everything(session), session.last_step
    session.take_back()
    assert session.put_back() == step
    assert everything(session)[:5] == end[:5]
    assert session.journal[-2:] == [TakenBack(), PutBack()]


def test_putting_back_goes_forward_in_the_order_of_play() -> None:
    session = session_with(1, 2, 3)
    for _ in range(3):
        session.take_back()
    assert [session.put_back().state for _ in range(3)] == [1, 3, 6]


def test_a_new_move_forgets_what_could_be_put_back_but_the_journal_keeps_it() -> None:
    session = session_with(1, 2, 3)
    session.take_back()
    session.take_back()
    session.submit(Add(1, 1))
    assert not session.can_put_back
    assert session.moves == (Add(0, 1), Add(1, 1))
    assert [session.at(ply) for ply in range(3)] == [0, 1, 2]
    assert session.journal == [
        Made(Add(0, 1)),
        Made(Add(1, 2)),
        Made(Add(0, 3)),
        TakenBack(),
        TakenBack(),
        Made(Add(1, 1)),
    ]


def test_the_same_move_made_anew_also_forgets_what_came_after_it() -> None:
    session = session_with(1, 2, 3)
    session.take_back()
    session.take_back()
    session.submit(Add(1, 2))
    assert not session.can_put_back
    assert session.state == 3


def test_nothing_can_be_taken_back_at_the_start() -> None:
    session = Session(GAME, SETUP)
    with pytest.raises(IllegalMove) as refusal:
        session.take_back()
    assert refusal.value.reason == "nothing_to_take_back"
    assert session.journal == []


def test_nothing_can_be_put_back_after_the_last_move() -> None:
    session = session_with(1)
    before = everything(session)
    with pytest.raises(IllegalMove) as refusal:
        session.put_back()
    assert refusal.value.reason == "nothing_to_put_back"
    assert everything(session) == before


def test_what_taking_back_needs_is_what_the_last_standing_move_says() -> None:
    session = session_with(1, 3)
    needed = [session.may_take_back]
    while session.ply:
        session.take_back()
        needed.append(session.may_take_back)
    assert needed == [TakeBack.ASK, TakeBack.FREE, TakeBack.NEVER]


def test_only_standing_plies_can_be_looked_at() -> None:
    session = session_with(1, 2, 3)
    session.take_back()
    for ply in (-1, 3):
        with pytest.raises(IndexError):
            session.at(ply)


def test_a_session_shows_views_and_the_outcome() -> None:
    session = session_with(3, 3, 3)
    assert session.view(None) == "None sees 9"
    assert session.view(1) == "1 sees 9"
    assert session.outcome() is None
    session.submit(Add(1, 1))
    assert session.outcome() == Outcome((0,), (10, 0))


def test_entering_journal_entries_does_what_they_say() -> None:
    session = Session(GAME, SETUP)
    made = session.enter(Made(Add(0, 2)))
    assert made == Step(2, ("0 adds 2",), TakeBack.FREE)
    assert session.enter(TakenBack()) is None
    assert session.enter(PutBack()) == made
    assert session.journal == [Made(Add(0, 2)), TakenBack(), PutBack()]


def test_a_journal_read_again_gives_the_same_session() -> None:
    chance = Random(4)
    session = Session(GAME, SETUP)
    for _ in range(200):
        if session.can_put_back and chance.random() < 0.3:
            session.put_back()
        elif session.ply and (session.outcome() or chance.random() < 0.3):
            session.take_back()
        else:
            session.submit(Add(chance.randrange(2), chance.randint(1, 3)))
    assert {type(entry) for entry in session.journal} == {Made, TakenBack, PutBack}
    again = Session.replayed(GAME, SETUP, session.journal)
    assert everything(again) == everything(session)
    assert again.journal is not session.journal


def test_an_empty_journal_gives_the_new_game() -> None:
    assert everything(Session.replayed(GAME, SETUP, ())) == everything(Session(GAME, SETUP))


@pytest.mark.parametrize(
    ("journal", "number", "reason"),
    [
        ([TakenBack()], 1, "nothing_to_take_back"),
        ([Made(Add(0, 1)), Made(Add(1, 4)), Made(Add(0, 1))], 2, "number"),
        ([Made(Add(0, 1)), TakenBack(), TakenBack()], 3, "nothing_to_take_back"),
        ([Made(Add(0, 1)), PutBack()], 2, "nothing_to_put_back"),
        ([Made(Add(0, 1)), TakenBack(), Made(Add(0, 2)), PutBack()], 4, "nothing_to_put_back"),
    ],
    ids=["take back at the start", "bad move", "twice too often", "put back", "put back after cut"],
)
def test_a_bad_journal_names_its_bad_entry(journal: list[Any], number: int, reason: str) -> None:
    with pytest.raises(IllegalMove, match=f"^entry {number}: ") as refusal:
        Session.replayed(GAME, SETUP, journal)
    assert refusal.value.reason == reason
    assert isinstance(refusal.value.__cause__, IllegalMove)

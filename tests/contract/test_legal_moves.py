"""Contract: what a space offers is accepted; what lies outside is refused and changes nothing."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

import pytest

from stella_desktop.engine import FreeText, IllegalMove, OneOf, Session, SubsetOf, same_moves
from tests.contract.playing import CASES, Case, spaces_of, states_of

each_case = pytest.mark.parametrize("case", CASES, ids=str)

STRANGERS = (None, 2.5, (None,), b"bytes")


def values_outside(domain: Any) -> Iterator[Any]:
    """Values that a field must not take: wrong type, wrong size, out of range, out of order."""
    yield from STRANGERS
    match domain:
        case OneOf(items):
            yield from (items, (), "nobody offers this")
            for item in items:
                yield from twins_of(item)
            if numbers := [item for item in items if type(item) is int]:
                yield from (min(numbers) - 1, max(numbers) + 1)
        case SubsetOf(items, least, most):
            yield from subsets_outside(tuple(sorted(items)), least, most)
        case FreeText(longest):
            yield from ("", " ", "\t\n", "\u200b\u3164", "x" * (longest + 1), ["x"], 7, True)


def twins_of(item: int | str | bool) -> tuple[Any, ...]:
    """What Python calls equal, or a careless reader takes for the same, but is of another type."""
    if type(item) is bool:
        return (int(item), str(item))
    if type(item) is int:
        return (float(item), str(item), *((bool(item),) if item in (0, 1) else ()))
    return ((item,), f"{item} ", str(item).encode())


def subsets_outside(items: tuple[int, ...], least: int, most: int) -> Iterator[Any]:
    good = items[: max(least, 1)]
    yield from (list(good), set(good), good[0], "".join(map(str, good)))
    yield from ((*good[:-1], twin) for twin in twins_of(good[-1]))
    yield from ((twin, *good[1:]) for twin in twins_of(good[0]))
    yield (*good[:-1], items[-1] + 1)
    yield (items[0] - 1, *good[1:])
    if least > 0:
        yield items[: least - 1]
    if len(items) > most:
        yield items[: most + 1]
    if most >= 2:
        several = items[: max(least, 2)]
        yield several[::-1]
        yield (several[0], *several[:-1])


def is_refused(case: Case, state: Any, move: Any) -> bool:
    """Does the game refuse the move, with a stable word for the reason?"""
    try:
        case.game.apply(state, move)
    except IllegalMove as refusal:
        return re.fullmatch("[a-z_]+", refusal.reason) is not None
    return False


@each_case
def test_each_sample_of_a_space_is_accepted(case: Case) -> None:
    chance = case.chance("samples")
    for state in states_of(case):
        for spaces in spaces_of(case, state).values():
            for space in spaces:
                move = space.sample(chance)
                assert space.contains(move)
                step = case.game.apply(state, move)
                assert type(step.state) is case.game.state_type
                assert step.state != state


@each_case
def test_a_space_belongs_to_the_seat_that_asked_for_it(case: Case) -> None:
    for state in states_of(case):
        for seat, spaces in spaces_of(case, state).items():
            assert {space.seat for space in spaces} <= {seat}


@each_case
def test_a_value_outside_its_space_is_refused_and_changes_nothing(case: Case) -> None:
    chance = case.chance("outside")
    tried = 0
    for state in states_of(case):
        before = repr(state)
        for spaces in spaces_of(case, state).values():
            for space in spaces:
                others = tuple(other for other in spaces if other is not space)
                for name, domain in space.fields:
                    for value in values_outside(domain):
                        move = replace(space.sample(chance), **{name: value})
                        if not same_moves(others, move):
                            assert is_refused(case, state, move), move
                            tried += 1
        assert repr(state) == before
    assert tried > 20


@each_case
def test_a_seat_without_spaces_cannot_move(case: Case) -> None:
    chance = case.chance("without")
    tried = 0
    for state in states_of(case):
        spaces = spaces_of(case, state)
        moves = [space.sample(chance) for own in spaces.values() for space in own]
        for seat, own in spaces.items():
            for move in moves if not own else ():
                assert is_refused(case, state, replace(move, seat=seat))
                tried += 1
    assert tried > 20


@each_case
def test_a_move_of_another_seat_is_refused(case: Case) -> None:
    chance = case.chance("other seat")
    for state in states_of(case):
        spaces = spaces_of(case, state)
        for seat, own in spaces.items():
            for other in range(case.seats):
                for space in own if other != seat else ():
                    move = replace(space.sample(chance), seat=other)
                    allowed = same_moves(spaces[other], move)
                    assert is_refused(case, state, move) is not allowed


@pytest.mark.parametrize("seat", [-1, 99])
@each_case
def test_a_seat_that_is_not_at_the_table_cannot_move(case: Case, seat: int) -> None:
    chance = case.chance("stranger")
    for state in states_of(case):
        for own in spaces_of(case, state).values():
            for space in own:
                move = replace(space.sample(chance), seat=seat)
                assert is_refused(case, state, move), move


@each_case
def test_a_seat_of_another_type_than_a_whole_number_cannot_move(case: Case) -> None:
    """`True == 1`, but `True` is no seat: a log or a save would read something else."""
    chance = case.chance("odd seat")
    for state in states_of(case):
        for seat, own in spaces_of(case, state).items():
            for space in own:
                for odd in (*twins_of(seat), None):
                    assert is_refused(case, state, replace(space.sample(chance), seat=odd))


@dataclass(frozen=True, slots=True)
class Nonsense:
    """A move that no game knows."""

    seat: int
    kind: Literal["nonsense"] = "nonsense"


@each_case
def test_a_move_of_no_known_class_is_refused(case: Case) -> None:
    for state in states_of(case):
        for seat in range(case.seats):
            assert is_refused(case, state, Nonsense(seat))


@each_case
def test_a_refused_move_leaves_no_trace_in_the_session(case: Case) -> None:
    session = Session(case.game, case.setup)
    spaces = [space for own in spaces_of(case, session.state).values() for space in own]
    session.submit(spaces[0].sample(case.chance("trace")))
    before = (session.state, session.ply, tuple(session.journal), session.moves, session.last_step)
    with pytest.raises(IllegalMove):
        session.submit(Nonsense(0))
    after = (session.state, session.ply, tuple(session.journal), session.moves, session.last_step)
    assert after == before

"""Move spaces: what lies inside, what lies outside, and samples that always lie inside."""

from dataclasses import dataclass
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Literal
from unicodedata import normalize

import pytest

from stella_desktop.engine import FreeText, MoveSpace, OneOf, SubsetOf, same_moves, sits_at
from stella_desktop.engine.spaces import Domain

CELLS = SubsetOf(tuple(range(15)), 1, 10)


@dataclass(frozen=True, slots=True)
class Mark:
    seat: int
    cells: tuple[int, ...]
    sure: bool
    kind: Literal["mark"] = "mark"


@dataclass(frozen=True, slots=True)
class Wait:
    seat: int
    kind: Literal["wait"] = "wait"


MARK = MoveSpace(Mark, 2, (("cells", CELLS), ("sure", OneOf((True, False)))))
WAIT = MoveSpace(Wait, 2)


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (OneOf((0, 1, 7)), 0),
        (OneOf((0, 1, 7)), 7),
        (OneOf((True, False)), False),
        (OneOf(("oak", "ash")), "ash"),
        (OneOf((1, True)), True),
        (OneOf((1, True)), 1),
        (CELLS, (0,)),
        (CELLS, (14,)),
        (CELLS, (0, 1)),
        (CELLS, tuple(range(5, 15))),
        (SubsetOf((4, 2, 9), 0, 3), ()),
        (SubsetOf((4, 2, 9), 0, 3), (2, 4, 9)),
        (SubsetOf((4, 2, 9), 0, 99), (2, 9)),
        (FreeText(5), "x"),
        (FreeText(5), "ngọc!"),
        (FreeText(5), " x "),
        (FreeText(5), "雨の音"),
        (FreeText(5), "!"),
        (FreeText(5), "\U0001f600"),
        (FreeText(5), "\U0001fae9"),  # a face that came with Unicode 16
        (FreeText(5), normalize("NFD", "ngọcế")),
        (FreeText(5), "\u200cخ\u200c"),
    ],
    ids=str,
)
def test_a_domain_contains(domain: Domain, value: Any) -> None:
    assert domain.contains(value)


@pytest.mark.parametrize(
    ("domain", "value"),
    [
        (OneOf((0, 1, 7)), 2),
        (OneOf((0, 1, 7)), -1),
        (OneOf((0, 1, 7)), True),
        (OneOf((0, 1, 7)), False),
        (OneOf((0, 1, 7)), 7.0),
        (OneOf((0, 1, 7)), "7"),
        (OneOf((0, 1, 7)), None),
        (OneOf((0, 1, 7)), (7,)),
        (OneOf((True, False)), 1),
        (OneOf((True, False)), 0),
        (OneOf((True, False)), "True"),
        (OneOf(("oak", "ash")), "Oak"),
        (OneOf(("oak", "ash")), "oak "),
        (OneOf(()), None),
        (CELLS, ()),
        (CELLS, tuple(range(11))),
        (CELLS, (15,)),
        (CELLS, (-1,)),
        (CELLS, (2, 1)),
        (CELLS, (1, 1)),
        (CELLS, (1, 2, 2)),
        (CELLS, (True,)),
        (CELLS, (False, 1)),
        (CELLS, (0, True)),
        (CELLS, (1.0,)),
        (CELLS, ("1",)),
        (CELLS, (None,)),
        (CELLS, ((1,),)),
        (CELLS, [1, 2]),
        (CELLS, {1, 2}),
        (CELLS, frozenset((1,))),
        (CELLS, range(1, 3)),
        (CELLS, 1),
        (CELLS, "1"),
        (CELLS, None),
        (FreeText(5), ""),
        (FreeText(5), "   "),
        (FreeText(5), "\n\t\u3000"),
        (FreeText(5), "123456"),
        (FreeText(5), normalize("NFD", "ngọcếế")),
        (FreeText(5), "\u200b" * 3),
        (FreeText(5), "\u3164"),
        (FreeText(5), "\u2800\uffa0\u115f"),
        (FreeText(5), "\u2060"),
        (FreeText(5), "\u00ad"),
        (FreeText(5), "\0"),
        (FreeText(5), "\u202e\u0301"),
        (FreeText(5), b"abc"),
        (FreeText(5), ["abc"]),
        (FreeText(5), 3),
        (FreeText(5), None),
    ],
    ids=str,
)
def test_a_domain_does_not_contain(domain: Domain, value: Any) -> None:
    assert not domain.contains(value)


@pytest.mark.parametrize(
    "domain",
    [
        OneOf((0, 1, 7)),
        OneOf((True, False)),
        OneOf(("only",)),
        CELLS,
        SubsetOf((9, 4, 2), 0, 99),
        SubsetOf((3,), 1, 1),
        FreeText(1),
        FreeText(80),
    ],
    ids=str,
)
def test_every_sample_lies_inside(domain: Domain) -> None:
    chance = Random(1)
    assert all(domain.contains(domain.sample(chance)) for _ in range(300))


def test_samples_reach_every_item_and_every_size() -> None:
    chance = Random(2)
    assert {OneOf((3, 5, 8)).sample(chance) for _ in range(100)} == {3, 5, 8}
    subsets = [CELLS.sample(chance) for _ in range(500)]
    assert {len(subset) for subset in subsets} == set(range(1, 11))
    assert {cell for subset in subsets for cell in subset} == set(range(15))


def members(subset: SubsetOf) -> list[tuple[int, ...]]:
    """Every ascending tuple of items that lies inside, smallest first."""
    sizes = range(len(subset.items) + 1)
    every = (value for size in sizes for value in combinations(sorted(subset.items), size))
    return [value for value in every if subset.contains(value)]


def test_a_subset_has_every_choice_of_its_sizes_and_no_other() -> None:
    assert members(SubsetOf((4, 2, 9), 1, 2)) == [(2,), (4,), (9,), (2, 4), (2, 9), (4, 9)]
    assert members(SubsetOf((1, 2), 2, 9)) == [(1, 2)]


def test_a_lock_of_stella_has_the_number_of_values_that_forbids_enumeration() -> None:
    assert len(members(CELLS)) == sum(comb(15, size) for size in range(1, 11)) == 30826


def test_a_space_contains_its_moves() -> None:
    assert MARK.contains(Mark(2, (1, 5), sure=True))
    assert WAIT.contains(Wait(2))


@pytest.mark.parametrize(
    "move",
    [
        Mark(1, (1, 5), sure=True),
        Mark(2, (5, 1), sure=True),
        Mark(2, (1, 5), sure=1),  # type: ignore[arg-type]
        Mark(2, [1, 5], sure=True),  # type: ignore[arg-type]
        Wait(2),
        None,
        (2, (1, 5), True),
    ],
    ids=str,
)
def test_a_space_does_not_contain_other_moves(move: Any) -> None:
    assert not MARK.contains(move)


def test_a_space_wants_its_very_class() -> None:
    class Loud(Wait):
        pass

    assert not WAIT.contains(Loud(2))


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_place_from_zero_up_is_at_the_table(seat: int) -> None:
    assert sits_at(seat, 3)


@pytest.mark.parametrize("seat", [-1, 3, 99, True, False, 1.0, "1", None, (1,)])
def test_anything_else_is_not_at_the_table(seat: Any) -> None:
    assert not sits_at(seat, 3)


@pytest.mark.parametrize("seat", [True, 1.0])
def test_a_seat_must_be_a_whole_number(seat: Any) -> None:
    """`True == 1`, but a space of seat 1 is not for a seat called True."""
    assert not MoveSpace(Wait, 1).contains(Wait(seat))


def test_a_space_samples_and_builds_moves_of_its_seat() -> None:
    chance = Random(3)
    moves = [MARK.sample(chance) for _ in range(50)]
    assert all(MARK.contains(move) and type(move) is Mark and move.seat == 2 for move in moves)
    assert {move.sure for move in moves} == {True, False}
    assert MARK.build({"cells": (3,), "sure": False}) == Mark(2, (3,), sure=False)
    assert WAIT.sample(chance) == Wait(2)


def test_building_does_not_check_but_contains_does() -> None:
    assert not MARK.contains(MARK.build({"cells": (), "sure": True}))


def test_a_space_knows_its_kind_and_its_fields() -> None:
    assert (MARK.kind, WAIT.kind) == ("mark", "wait")
    assert MARK.field("cells") == CELLS
    with pytest.raises(KeyError):
        MARK.field("colour")


def test_a_move_lies_in_some_spaces_or_in_none() -> None:
    assert same_moves((MARK, WAIT), Wait(2))
    assert not same_moves((MARK, WAIT), Wait(0))
    assert not same_moves((), Wait(2))

"""Chance: the same numbers on every machine for ever, and fair ones.

If a pinned value changes, every game that anybody has saved plays differently: do not correct the
value, correct the code.
"""

from collections import Counter
from dataclasses import FrozenInstanceError
from itertools import permutations

import pytest

from stella_desktop.engine import Rng

DECK = tuple(f"c{number:02}" for number in range(1, 13))


@pytest.mark.parametrize(
    ("rng", "items", "expected"),
    [
        (Rng(1), range(10), (1, 6, 5, 9, 0, 4, 8, 2, 3, 7)),
        (Rng(1), "abc", ("b", "a", "c")),
        (
            Rng(20260101, 3),
            DECK,
            ("c11", "c12", "c03", "c02", "c01", "c06", "c09", "c04", "c08", "c07", "c05", "c10"),
        ),
    ],
    ids=["numbers", "letters", "pictures"],
)
def test_shuffles_are_pinned(rng: Rng, items: range, expected: tuple[int, ...]) -> None:
    assert rng.shuffled(items)[0] == expected


def test_numbers_are_pinned() -> None:
    assert [Rng(7, draws).below(6)[0] for draws in range(12)] == [
        4,
        5,
        1,
        4,
        2,
        3,
        3,
        0,
        3,
        5,
        2,
        3,
    ]


@pytest.mark.parametrize(("seed", "expected"), [(0, 584), (1, 725), (-1, 469), (2**63, 160)])
def test_any_whole_number_can_be_a_seed(seed: int, expected: int) -> None:
    assert Rng(seed).below(1000)[0] == expected


def test_dice_are_pinned() -> None:
    rolls = ["".join(Rng(5, draws).roll("⚀⚁⚂⚃⚄⚅", 4)[0]) for draws in range(3)]
    assert rolls == ["⚀⚀⚁⚄", "⚄⚁⚁⚀", "⚅⚀⚀⚀"]
    assert Rng(9).roll((1, 2, 3, 4, 5, 6), 8)[0] == (5, 3, 4, 3, 6, 3, 4, 3)


def test_each_draw_counts_one_and_keeps_the_seed() -> None:
    assert Rng(3).shuffled(DECK)[1] == Rng(3, 1)
    assert Rng(3, 1).below(6)[1] == Rng(3, 2)
    assert Rng(3, 2).roll("ab", 50)[1] == Rng(3, 3)


def test_the_same_source_gives_the_same_draw_again() -> None:
    rng = Rng(11, 4)
    assert rng.shuffled(DECK) == rng.shuffled(DECK)
    assert rng.below(1000) == rng.below(1000)
    assert rng == Rng(11, 4)


def test_a_source_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        Rng(1).seed = 2  # type: ignore[misc]


def test_seed_and_draws_do_not_run_into_each_other() -> None:
    assert Rng(1, 11).shuffled(DECK)[0] != Rng(11, 1).shuffled(DECK)[0]


def test_a_shuffle_keeps_every_item_and_leaves_the_given_pile_alone() -> None:
    pile = [*DECK, *DECK]
    shuffled, _ = Rng(8).shuffled(pile)
    assert Counter(shuffled) == Counter(pile)
    assert pile == [*DECK, *DECK]


def test_nothing_to_shuffle_is_no_trouble() -> None:
    assert Rng(1).shuffled(()) == ((), Rng(1, 1))
    assert Rng(1).shuffled("a") == (("a",), Rng(1, 1))


@pytest.mark.parametrize("limit", [0, -1])
def test_a_number_below_nothing_is_an_error(limit: int) -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        Rng(1).below(limit)


def test_a_number_below_one_is_zero() -> None:
    assert {Rng(seed).below(1)[0] for seed in range(50)} == {0}


# --- fairness: fixed seeds, so these counts never change; the bounds are five sigma ---------------


def test_every_order_comes_up_equally_often() -> None:
    rng, seen = Rng(2024), Counter[tuple[str, ...]]()
    for _ in range(6000):
        order, rng = rng.shuffled("abc")
        seen[order] += 1
    assert set(seen) == set(permutations("abc"))
    assert all(abs(count - 1000) < 145 for count in seen.values())


def test_every_picture_lies_on_top_equally_often_whatever_the_seed() -> None:
    on_top = Counter(Rng(seed).shuffled(DECK)[0][0] for seed in range(6000))
    assert set(on_top) == set(DECK)
    assert all(abs(count - 500) < 108 for count in on_top.values())


def test_every_number_and_every_face_comes_up_equally_often() -> None:
    numbers = Counter(Rng(seed).below(6)[0] for seed in range(6000))
    faces = Counter(face for seed in range(1000) for face in Rng(seed).roll("123456", 6)[0])
    for seen in (numbers, faces):
        assert len(seen) == 6
        assert all(abs(count - 1000) < 145 for count in seen.values())

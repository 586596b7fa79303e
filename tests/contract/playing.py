"""Random games for the contract tests: every game on the shelf, every number of seats.

Nothing here knows a particular game, and only the standard library is needed, so that a fresh
process can play the same games (`test_determinism.py`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from stella_desktop.engine import Game, MoveSpace, Seat, Setup, Step
from stella_desktop.games import GAMES

SEEDS = (900_000_006, 900_000_007, 900_000_020)
"""Too big to be met by chance in a view. An example set-up may vary its options with the seed."""

MOST_MOVES = 5_000
"""A random game that is longer than this never ends."""


@dataclass(frozen=True, slots=True)
class Case:
    """One set-up of one game."""

    game_id: str
    seats: int
    seed: int

    @property
    def game(self) -> Game:
        return GAMES[self.game_id]

    @property
    def setup(self) -> Setup:
        return self.game.example_setup(self.seats, self.seed)

    def chance(self, purpose: str) -> Random:
        """Fixed chance for one purpose, so that no test changes the luck of another."""
        return Random(f"{self} {purpose}")

    def __str__(self) -> str:
        return f"{self.game_id}-{self.seats}-{self.seed}"


CASES = tuple(
    Case(game_id, seats, seed)
    for game_id in GAMES
    for seats in GAMES[game_id].seats
    for seed in SEEDS
)


@dataclass(frozen=True, slots=True)
class Turn:
    """One move of a random game: before, what, from which space, and what it led to."""

    state: Any
    space: MoveSpace
    move: Any
    step: Step


def play_on(game: Game, state: Any, seats: int, chance: Random) -> Iterator[Turn]:
    """Any legal moves of anybody, until nobody may move."""
    for _ in range(MOST_MOVES):
        spaces = [space for seat in range(seats) for space in game.legal_moves(state, seat)]
        if not spaces:
            return
        seat = chance.choice(sorted({space.seat for space in spaces}))
        space = chance.choice([space for space in spaces if space.seat == seat])
        move = space.sample(chance)
        step = game.apply(state, move)
        yield Turn(state, space, move, step)
        state = step.state
    raise AssertionError(f"{game.id} with {seats} seats has not ended after {MOST_MOVES} moves")


@cache
def played(case: Case) -> tuple[Turn, ...]:
    """The random game of this case."""
    start = case.game.new_game(case.setup)
    return tuple(play_on(case.game, start, case.seats, case.chance("play")))


def states_of(case: Case) -> tuple[Any, ...]:
    """Every state of the random game, from the first to the last."""
    turns = played(case)
    return (*(turn.state for turn in turns), turns[-1].step.state)


def spaces_of(case: Case, state: Any) -> dict[Seat, tuple[MoveSpace, ...]]:
    """What each seat may do."""
    return {seat: case.game.legal_moves(state, seat) for seat in range(case.seats)}


def viewers_of(case: Case) -> tuple[Seat | None, ...]:
    """The whole table, and each seat."""
    return (None, *range(case.seats))


def walk(value: Any) -> Iterator[Any]:
    """A value and everything inside it."""
    waiting = [value]
    while waiting:
        value = waiting.pop()
        yield value
        if isinstance(value, tuple | list | set | frozenset):
            waiting.extend(value)
        elif isinstance(value, dict):
            waiting.extend((*value, *value.values()))
        elif is_dataclass(value) and not isinstance(value, type):
            waiting.extend(getattr(value, name) for name in field_names(type(value)))


@cache
def field_names(record: Any) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(field.name for field in fields(record))


def digest() -> str:
    """One word that stands for all random games, with every state, move and event."""
    text = "\n".join(repr(turn) for case in CASES for turn in played(case))
    return sha256(text.encode()).hexdigest()

"""Contract: neither the reason of a refusal, nor whether a move can be taken back, nor who can act
now tells a secret. What is shown on a screen for all must not hang on what only one knows."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from stella_desktop.engine import Game, IllegalMove, TakeBack
from tests.contract.playing import CASES, Case, played, spaces_of, viewers_of

each_case = pytest.mark.parametrize("case", CASES, ids=str)
EVERY = 19
"""So many moves of a random game are passed over between two that are looked at."""


def reason_of(game: Game, state: Any, move: Any) -> str:
    try:
        game.apply(state, move)
    except IllegalMove as refusal:
        return refusal.reason
    return "allowed"


def telling_reasons(case: Case, game: Game) -> Iterator[str]:
    """Where a seat learns something of others by trying a move that somebody else might make."""
    chance = case.chance("reasons")
    turns = played(case)
    for ply in range(0, len(turns), EVERY):
        state = turns[ply].state
        tried = [turn.move for turn in turns[max(0, ply - 10) : ply + 1]]
        tried += [s.sample(chance) for own in spaces_of(case, state).values() for s in own]
        for viewer in range(case.seats):
            double = game.scramble(state, viewer, chance)
            for move in (replace(move, seat=viewer) for move in tried):
                one, other = (reason_of(game, table, move) for table in (state, double))
                if one != other:
                    yield f"ply {ply}: {move} is {one} or {other}"


@each_case
def test_why_a_move_is_refused_follows_from_what_the_seat_may_know(case: Case) -> None:
    assert list(telling_reasons(case, case.game)) == []


def test_a_reason_that_tells_a_secret_is_caught() -> None:
    case = next(case for case in CASES if case.game_id == "celestia")

    def talkative(state: Any, move: Any) -> Any:
        if state.deck[:1] == ("compass",):
            raise IllegalMove("compass_next", "a compass lies on top")
        return case.game.apply(state, move)

    assert list(telling_reasons(case, replace(case.game, apply=talkative)))


def different_tables(case: Case, game: Game) -> Iterator[str]:
    """Two moves that look the same to somebody, where the one can be taken back and the other
    not, or others can act."""
    chance = case.chance("take back")
    for ply, turn in list(enumerate(played(case)))[::EVERY]:
        own = game.legal_moves(turn.state, turn.move.seat)
        step = game.apply(turn.state, turn.move)
        for viewer in viewers_of(case):
            if viewer == turn.move.seat:
                continue
            seen = game.view_for(step.state, viewer)
            double = game.scramble(turn.state, viewer, chance)
            others = [(turn.state, space.sample(chance)) for space in own]
            if any(space.contains(turn.move) for space in game.legal_moves(double, turn.move.seat)):
                others.append((double, turn.move))
            for state, move in others:
                other = game.apply(state, move)
                if game.view_for(other.state, viewer) != seen:
                    continue
                if other.take_back != step.take_back:
                    yield f"ply {ply}: {move} can be taken back: {other.take_back}"
                able = [
                    [bool(spaces) for spaces in spaces_of(case, one.state).values()]
                    for one in (step, other)
                ]
                if able[0] != able[1]:
                    yield f"ply {ply}: {move} lets others act"


@each_case
def test_what_looks_the_same_can_be_taken_back_in_the_same_way_by_the_same(case: Case) -> None:
    assert list(different_tables(case, case.game)) == []


def test_a_take_back_that_tells_a_secret_is_caught() -> None:
    case = next(case for case in CASES if case.game_id == "stella")

    def talkative(state: Any, move: Any) -> Any:
        step = case.game.apply(state, move)
        few = len(getattr(move, "cells", ())) < 4
        return replace(step, take_back=TakeBack.FREE if few else TakeBack.NEVER)

    assert list(different_tables(case, replace(case.game, apply=talkative)))

"""Contract: any game can be played to its end, and stays sound and storable on the way."""

from enum import Enum
from random import Random
from typing import Any

import pytest
from pydantic import TypeAdapter

from stella_desktop.engine import RandomBot
from tests.contract.playing import (
    CASES,
    MOST_MOVES,
    Case,
    played,
    spaces_of,
    states_of,
    walk,
)

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def is_plain(value: Any) -> bool:
    """Whole numbers, texts, truths, None, enums, tuples and frozen dataclasses: nothing else."""
    if hasattr(type(value), "__dataclass_params__"):
        return bool(type(value).__dataclass_params__.frozen)
    return isinstance(value, Enum) or type(value) in (int, str, bool, type(None), tuple)


@each_case
def test_somebody_can_move_until_the_outcome_is_there_and_nobody_after(case: Case) -> None:
    *before, end = states_of(case)
    for state in before:
        assert any(spaces_of(case, state).values())
        assert case.game.outcome(state) is None
    assert not any(spaces_of(case, end).values())
    assert case.game.outcome(end) is not None


@each_case
def test_the_winners_are_seats_of_the_table_and_each_seat_has_a_score(case: Case) -> None:
    outcome = case.game.outcome(states_of(case)[-1])
    assert outcome is not None
    assert outcome.winners
    assert sorted(set(outcome.winners)) == list(outcome.winners)
    assert set(outcome.winners) <= set(range(case.seats))
    assert len(outcome.scores) == case.seats


@each_case
def test_no_state_breaks_a_promise_of_the_rules(case: Case) -> None:
    for state in states_of(case):
        assert case.game.audit(state) == ()


@each_case
def test_every_state_survives_strict_json(case: Case) -> None:
    adapter = TypeAdapter(case.game.state_type)
    for state in states_of(case):
        again = adapter.validate_json(adapter.dump_json(state), strict=True)
        assert again == state
        assert repr(again) == repr(state), "equal, but a 1 came back as True or the like"


@each_case
def test_every_move_survives_strict_json(case: Case) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(case.game.move_type)
    for turn in played(case):
        again = adapter.validate_json(adapter.dump_json(turn.move), strict=True)
        assert type(again) is type(turn.move)
        assert repr(again) == repr(turn.move)


@each_case
def test_the_options_survive_strict_json(case: Case) -> None:
    adapter = TypeAdapter(case.game.options_type)
    options = case.setup.options
    assert type(options) is case.game.options_type
    assert adapter.validate_json(adapter.dump_json(options), strict=True) == options


@each_case
def test_states_moves_events_and_views_are_plain_frozen_values(case: Case) -> None:
    odd: set[type] = set()
    for turn in played(case)[::3]:
        views = [case.game.view_for(turn.state, viewer) for viewer in (None, turn.move.seat)]
        for whole in (turn.step.state, turn.move, turn.step.events, *views):
            odd |= {type(value) for value in walk(whole) if not is_plain(value)}
    assert odd == set()


@each_case
def test_progress_has_a_row_per_finished_round_and_totals_are_its_columns(case: Case) -> None:
    finished = 0
    for state in states_of(case):
        progress = case.game.progress(state)
        assert len(progress.scores) in (finished, finished + 1), "one round ends at a time"
        finished = len(progress.scores)
        assert finished in (progress.round - 1, progress.round)
        assert progress.rounds is None or progress.round <= progress.rounds
        columns = [[row[seat] for row in progress.scores] for seat in range(case.seats)]
        assert progress.totals == tuple(sum(column) for column in columns)
        assert set(progress.cards) <= set(case.setup.cards)


@each_case
def test_the_progress_of_a_finished_game_tells_the_final_scores(case: Case) -> None:
    end = states_of(case)[-1]
    progress, outcome = case.game.progress(end), case.game.outcome(end)
    assert outcome is not None
    assert progress.totals == outcome.scores
    assert len(progress.scores) == progress.round


@each_case
def test_a_robot_that_gets_only_its_view_and_spaces_finishes(case: Case) -> None:
    game, bot, chance = case.game, RandomBot(), case.chance("robots")
    state = game.new_game(case.setup)
    for _ in range(MOST_MOVES):
        able = [seat for seat, spaces in spaces_of(case, state).items() if spaces]
        if not able:
            break
        seat = chance.choice(able)
        view, spaces = game.view_for(state, seat), game.legal_moves(state, seat)
        assert not any(isinstance(value, game.state_type | Random) for value in walk(view))
        state = game.apply(state, bot.choose(view, spaces, chance)).state
    assert game.outcome(state) is not None

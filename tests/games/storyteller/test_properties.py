"""Random games of the storyteller keep every promise of the rules, whatever is chosen."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella_desktop.engine import RandomBot, Session, Setup
from stella_desktop.games.storyteller import GAME
from stella_desktop.games.storyteller.moves import (
    HAND,
    Guess,
    NextRound,
    Options,
    Phase,
    RoundResult,
    Used,
    Vote,
    cards_needed,
    rounds_of,
)
from stella_desktop.games.storyteller.state import State, score_of, winners_of
from tests.long_run import LongRun

GAMES_PLAYED = 120


@dataclass(frozen=True, slots=True)
class Turn:
    before: State
    move: Any
    after: State


def play(setup: Setup, chance: Random) -> Iterator[Turn]:
    """Any legal moves of anybody, until nobody may move."""
    state = GAME.new_game(setup)
    while True:
        spaces = [s for seat in range(setup.seats) for s in GAME.legal_moves(state, seat)]
        if not spaces:
            return
        move = RandomBot().choose(None, (chance.choice(spaces),), chance)
        after = GAME.apply(state, move).state
        yield Turn(state, move, after)
        state = after


def faults_of(setup: Setup, turn: Turn) -> list[str]:
    """Every promise that the state after a move breaks."""
    before, state = turn.before, turn.after
    faults = list(GAME.audit(state))
    hands = [len(hand) for hand in state.hands]
    pictures = [*state.deck, *state.box, *(card for hand in state.hands for card in hand)]
    pictures += [card for card in state.laid if card is not None]
    if sorted(pictures) != sorted(setup.cards):
        faults.append("a picture is lost, or there twice")
    if hands != [HAND - (card is not None) for card in state.laid]:
        faults.append(f"hands of {hands}")
    if setup.options.used is Used.UNDER and state.box:
        faults.append("a picture is out of the game")
    if len(state.deck) != len(before.deck) and not isinstance(turn.move, NextRound):
        faults.append("a picture was drawn in the middle of a round")
    able = {seat for seat in range(state.seats) if GAME.legal_moves(state, seat)}
    waiting = set(GAME.view_for(state, None).waiting)
    if able != (set(range(state.seats)) if state.phase is Phase.SCORE else waiting):
        faults.append(f"{able} can act, the table waits for {waiting}")
    if (state.phase is Phase.GAME_OVER) is bool(able):
        faults.append("the game stands still")
    if state.spent != before.spent and len(state.results) == len(before.results):
        faults.append("a token was given away before the score")
    if len(state.results) > len(before.results):
        faults.extend(faults_of_round(state.results[-1]))
    return faults


def faults_of_round(result: RoundResult) -> Iterator[str]:
    """§7 and §9, word for word and not by the code of the game."""
    others = [seat for seat in range(len(result.owners)) if seat != result.narrator]
    correct = [s for s in others if result.owners[(result.votes[s] or 0) - 1] == result.narrator]
    for seat in others:
        got = sum(vote == result.owners.index(seat) + 1 for vote in result.votes)
        right, token = seat in correct, result.tokens[seat]
        if len(correct) == len(others):
            points = 2
        elif correct:
            points = 3 if right else 0
        else:
            points = 2 if got else 0
        if token and right:
            points = 4
        points += min(got, 3)
        if token and not right:
            points = 0
        if result.scores[seat] != points:
            yield f"seat {seat} scored {result.scores[seat]}, not {points}"
        if got > len(others) - 1:
            yield f"seat {seat} got {got} votes"
    told = 3 if 0 < len(correct) < len(others) else 0
    if result.scores[result.narrator] != told:
        yield f"the narrator scored {result.scores[result.narrator]}, not {told}"


def test_random_games_keep_every_promise_at_every_mix() -> None:
    run, met = LongRun(games=GAMES_PLAYED // len(GAME.seats)), Counter[str]()
    for seed in run.seeds():
        for seats in GAME.seats:
            setup = GAME.example_setup(seats, seed)
            met[f"{seats} seats"] += 1
            met[setup.options.used] += 1
            for turn in play(setup, Random(f"{seed} {seats}")):
                assert faults_of(setup, turn) == [], (seed, seats, turn.move)
                run.moves += 1
                met[turn.move.kind] += 1
                met["deck empty"] += not turn.after.deck
                if len(turn.after.results) > len(turn.before.results):
                    result = turn.after.results[-1]
                    met[result.guess] += 1
                    met["zeroed"] += len(result.zeroed)
                    got = Counter(result.votes)
                    met["capped"] += any(
                        votes > 3 and result.owners[marker - 1] != result.narrator
                        for marker, votes in got.items()
                        if marker is not None
                    )
    assert run.moves > 5_000
    for what in (
        *(f"{seats} seats" for seats in GAME.seats),
        *Used,
        *Guess,
        "vote_on_paper",
        "say_vote",
        "deck empty",
        "zeroed",
        "capped",
    ):
        assert met[what] > 0, what


@pytest.mark.parametrize("used", Used)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("rounds", [None, 1, 7])
def test_the_smallest_deck_lasts_for_the_whole_game(
    seats: int, used: Used, rounds: int | None
) -> None:
    options = Options(rounds=rounds, used=used)
    needed = cards_needed(seats, rounds_of(options, seats), used)
    cards = tuple(f"c{number}" for number in range(needed))
    setup = Setup("storyteller", seats, 5, cards, (), options)
    turns = list(play(setup, Random(seats)))
    assert [fault for turn in turns for fault in faults_of(setup, turn)] == []
    end = turns[-1].after
    assert (end.phase, end.number) == (Phase.GAME_OVER, rounds or seats)
    assert end.deck == ()


@settings(max_examples=40, deadline=None)
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**31))
def test_a_game_can_be_replayed_from_its_journal(seats: int, seed: int) -> None:
    setup = GAME.example_setup(seats, seed)
    session = Session(GAME, setup)
    for turn in play(setup, Random(seed)):
        session.submit(turn.move)
    again = Session.replayed(GAME, setup, session.journal)
    assert again.state == session.state
    outcome = session.outcome()
    assert outcome is not None
    last = session.state.results[-1].scores
    best = max(outcome.scores)
    tied = [seat for seat in range(seats) if outcome.scores[seat] == best]
    most = max(last[seat] for seat in tied)
    assert outcome.winners == tuple(seat for seat in tied if last[seat] == most)


@settings(max_examples=25, deadline=None)
@given(seats=st.sampled_from(GAME.seats), seed=st.integers(0, 2**31))
def test_nobody_sees_a_hand_a_vote_or_an_owner_of_another(seats: int, seed: int) -> None:
    setup = GAME.example_setup(seats, seed)
    chance = Random(seed)
    for turn in play(setup, Random(seed)):
        for viewer in (None, *range(seats)):
            double = GAME.scramble(turn.after, viewer, chance)
            assert GAME.view_for(double, viewer) == GAME.view_for(turn.after, viewer)
            assert GAME.audit(double) == ()
            if viewer is not None:
                spaces = GAME.legal_moves(turn.after, viewer)
                assert GAME.legal_moves(double, viewer) == spaces


def test_no_view_holds_a_picture_that_the_viewer_has_not_seen() -> None:
    for seats in GAME.seats:
        setup = GAME.example_setup(seats, 6)
        seen = [set(hand) for hand in GAME.new_game(setup).hands]
        public: set[str] = set()
        for turn in play(setup, Random(seats)):
            public.update(turn.after.table)
            for viewer in (None, *range(seats)):
                own: set[str] = set()
                if viewer is not None:
                    seen[viewer].update(turn.after.hands[viewer])
                    own = seen[viewer]
                text = repr(GAME.view_for(turn.after, viewer))
                named = {card for card in setup.cards if card in text}
                assert named <= own | public


@given(
    seats=st.sampled_from(GAME.seats),
    choices=st.lists(st.integers(0, 4), min_size=6, max_size=6),
    tokens=st.lists(st.booleans(), min_size=6, max_size=6),
    narrator=st.integers(0, 2),
)
def test_a_token_changes_nobody_elses_points(
    seats: int, choices: list[int], tokens: list[bool], narrator: int
) -> None:
    voted = tuple(
        None if seat == narrator else (seat + 1 + choices[seat] % (seats - 1)) % seats
        for seat in range(seats)
    )
    bids = tuple(token and seat != narrator for seat, token in enumerate(tokens[:seats]))
    plain = score_of(narrator, voted, (False,) * seats)
    score = score_of(narrator, voted, bids)
    for seat in range(seats):
        if not bids[seat]:
            assert score.scores[seat] == plain.scores[seat]
        elif voted[seat] == narrator:
            assert score.scores[seat] == 4 + plain.bonus[seat] > plain.scores[seat]
        else:
            assert score.scores[seat] == 0
    assert max(score.bonus) <= 3
    assert max(score.scores) <= 7
    assert score.scores[narrator] <= 3


@given(st.lists(st.tuples(st.integers(0, 70), st.integers(0, 7)), min_size=3, max_size=6))
def test_somebody_wins_and_all_winners_tie_in_both_respects(
    ranks: list[tuple[int, int]],
) -> None:
    totals, last = zip(*ranks, strict=True)
    winners = winners_of(totals, last)
    assert winners
    assert {ranks[seat] for seat in winners} == {max(ranks)}


def test_a_given_state_is_never_changed() -> None:
    setup = GAME.example_setup(4, 6)
    for turn in play(setup, Random(1)):
        copy = replace(turn.before)
        GAME.apply(turn.before, turn.move)
        assert turn.before == copy
        if isinstance(turn.move, Vote):
            assert turn.before.ballots[turn.move.seat] is None


def test_a_double_differs_in_hands_owners_and_votes_but_keeps_what_was_said() -> None:
    setup = replace(GAME.example_setup(5, 6), options=Options(first_narrator=0, paper=(1, 2)))
    turns = list(play(setup, Random(3)))
    voting = next(t.after for t in turns if t.after.ballots[3] and t.after.phase is Phase.VOTE)
    saying = next(t.after for t in turns if any(t.after.ballots[s] for s in (1, 2)))
    assert saying.phase is Phase.DISCLOSE
    for state in (voting, saying):
        doubles = [GAME.scramble(state, 4, Random(seed)) for seed in range(300)]
        assert len({double.hands[0] for double in doubles}) > 250
        assert {double.hands[4] for double in doubles} == {state.hands[4]}
        for seat in range(5):
            laid = {double.laid[seat] for double in doubles}
            assert len(laid) == 1 if seat == 4 else len(laid) >= 3
        assert len({double.ballots[3] for double in doubles}) >= 5
        for seat in (1, 2, 4):
            assert {double.ballots[seat] for double in doubles} == {state.ballots[seat]}
        assert [fault for double in doubles for fault in GAME.audit(double)] == []

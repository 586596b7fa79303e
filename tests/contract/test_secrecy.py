"""Contract: nobody learns more than the rules say, from a view, a space or an event.

`scramble` makes a double of a state: whatever a viewer must not know is different in it, the rest
is the same. Who can tell the two apart has seen a secret. That proof is only as good as `scramble`,
so every game names its secret fields here, and a leak of each of them must be caught.
"""

from collections.abc import Callable, Iterator
from dataclasses import is_dataclass, replace
from typing import Any

import pytest

from stella_desktop.engine import Game, MoveSpace, OneOf, Rng, Seat, Step
from stella_desktop.games import GAMES
from tests.contract.playing import (
    CASES,
    Case,
    field_names,
    played,
    states_of,
    viewers_of,
    walk,
)

SECRETS = {
    "stella": {"rng", "pile", "words", "marks"},
    "storyteller": {"rng", "deck", "hands", "laid", "ballots"},
    "celestia": {"rng", "deck", "hands", "piles", "treasures", "answers"},
    "obscurians": {"rng", "deck", "box", "secrets", "stacks"},
}
"""Fields of a game's state that hold something the table does not know. A new game adds a line."""

each_case = pytest.mark.parametrize("case", CASES, ids=str)


def give_aways(case: Case, game: Game, purpose: str) -> Iterator[str]:
    """Every place where some viewer of the random game can tell a state from its double."""
    chance = case.chance(purpose)
    for ply, state in enumerate(states_of(case)):
        for viewer in viewers_of(case):
            double = game.scramble(state, viewer, chance)
            if game.view_for(double, viewer) != game.view_for(state, viewer):
                yield f"ply {ply}: the view of {viewer}"
            if viewer is None:
                if game.progress(double) != game.progress(state):
                    yield f"ply {ply}: the progress"
                if game.outcome(double) != game.outcome(state):
                    yield f"ply {ply}: the outcome"
            elif game.legal_moves(double, viewer) != game.legal_moves(state, viewer):
                yield f"ply {ply}: the spaces of {viewer}"


def dice_of(state: Any) -> Rng:
    """The source of chance, wherever the state keeps it."""
    return next(value for value in walk(state) if isinstance(value, Rng))


def changed_fields(state: Any, double: Any) -> set[str]:
    names = field_names(double.__class__)
    return {name for name in names if getattr(state, name) != getattr(double, name)}


# --- views, spaces, progress ------------------------------------------------------------------


@each_case
def test_nobody_can_tell_a_state_from_one_with_other_secrets(case: Case) -> None:
    assert list(give_aways(case, case.game, "secrecy")) == []


def test_every_game_names_its_secret_fields() -> None:
    assert set(SECRETS) >= set(GAMES), "add the game to SECRETS above"


@pytest.mark.parametrize("game_id", GAMES)
def test_a_double_differs_in_every_secret_field_and_in_no_other(game_id: str) -> None:
    changed: dict[Seat | None, set[str]] = {}
    for case in (case for case in CASES if case.game_id == game_id):
        chance = case.chance("double")
        for state in states_of(case):
            for viewer in viewers_of(case):
                double = case.game.scramble(state, viewer, chance)
                changed.setdefault(viewer, set()).update(changed_fields(state, double))
    assert changed == dict.fromkeys(changed, SECRETS[game_id])


@each_case
def test_a_double_is_a_sound_state_whose_game_can_be_played(case: Case) -> None:
    chance = case.chance("sound")
    for turn in played(case):
        double = case.game.scramble(turn.state, turn.move.seat, chance)
        assert case.game.audit(double) == ()
        assert type(case.game.apply(double, turn.move).state) is case.game.state_type


# --- the same proof, put to the proof ---------------------------------------------------------


def leaky_view(game: Game, secret: Callable[[Any, Seat | None], Any]) -> Game:
    """The game, but its views give away one thing more."""
    return replace(
        game, view_for=lambda state, viewer: (game.view_for(state, viewer), secret(state, viewer))
    )


def someone_else(viewer: Seat | None, seats: int) -> Seat:
    return 0 if viewer is None else (viewer + 1) % seats


@pytest.mark.parametrize(
    ("game_id", "field"),
    [(game_id, field) for game_id in GAMES for field in sorted(SECRETS.get(game_id, ()))],
)
def test_a_view_that_gives_a_secret_field_away_is_caught_for_every_viewer(
    game_id: str, field: str
) -> None:
    case = next(case for case in CASES if case.game_id == game_id)
    leaky = leaky_view(case.game, lambda state, _: getattr(state, field))
    caught = "\n".join(give_aways(case, leaky, "leaky view"))
    for viewer in viewers_of(case):
        assert f"the view of {viewer}" in caught


STELLA_LEAKS: dict[str, Callable[[Any, Seat | None], Any]] = {
    "marks of another": lambda state, viewer: state.marks[someone_else(viewer, state.seats)],
    "how many another has marked": lambda state, viewer: len(
        state.marks[someone_else(viewer, state.seats)] or ()
    ),
    "whether another has marked the first picture": lambda state, viewer: (
        0 in (state.marks[someone_else(viewer, state.seats)] or ())
    ),
    "the next picture": lambda state, _: state.pile[:1],
    "the last picture": lambda state, _: state.pile[-1:],
    "the next word": lambda state, _: state.words[:1],
    "the seed": lambda state, _: state.rng.seed,
    "the number of draws": lambda state, _: state.rng.draws,
}


@pytest.mark.parametrize("leak", STELLA_LEAKS)
def test_small_leaks_of_stella_are_caught_for_every_viewer(leak: str) -> None:
    case = next(case for case in CASES if case.game_id == "stella")
    assert case.setup.options.paper == (), "seats that mark on paper have no marks to leak"
    caught = "\n".join(give_aways(case, leaky_view(case.game, STELLA_LEAKS[leak]), "small leak"))
    for viewer in viewers_of(case):
        assert f"the view of {viewer}" in caught


@pytest.mark.parametrize("game_id", GAMES)
def test_spaces_and_progress_that_give_chance_away_are_caught(game_id: str) -> None:
    case = next(case for case in CASES if case.game_id == game_id)
    game = case.game

    def talkative_moves(state: Any, seat: Seat) -> tuple[MoveSpace, ...]:
        dice = OneOf((dice_of(state).seed,))
        return (*game.legal_moves(state, seat), MoveSpace(object, seat, (("dice", dice),)))

    leaky = replace(
        game,
        legal_moves=talkative_moves,
        progress=lambda state: replace(game.progress(state), round=dice_of(state).seed),
    )
    caught = "\n".join(give_aways(case, leaky, "leaky spaces"))
    assert "the progress" in caught
    for seat in range(case.seats):
        assert f"the spaces of {seat}" in caught


# --- views, read word for word ----------------------------------------------------------------

SHORTEST_ORDER = 5
"""Fewer cards than this may stand in the same order by chance, once used cards are shuffled."""


def differences(one: Any, other: Any) -> Iterator[Any]:
    """The smallest parts of a state that are different in its double; rows of cards as a whole."""
    if one == other:
        return
    if type(one) is type(other) and is_dataclass(one):
        for name in field_names(one.__class__):
            yield from differences(getattr(one, name), getattr(other, name))
    elif (
        isinstance(one, tuple)
        and isinstance(other, tuple)
        and len(one) == len(other)
        and not all(isinstance(item, str) for item in one)
    ):
        for mine, yours in zip(one, other, strict=True):
            yield from differences(mine, yours)
    else:
        yield one


def secrets_in(case: Case, game: Game, state: Any, viewer: Seat | None) -> Iterator[Any]:
    """Seeds, and orders of cards that the viewer must not know, that a view holds as they are."""
    ids = {*case.setup.cards, *case.setup.words}

    def orders(value: Any) -> set[tuple[str, ...]]:
        """Each run of cards in a row of card or word ids."""
        if not isinstance(value, tuple) or not all(type(item) is str for item in value):
            return set()
        runs = {value[at : at + SHORTEST_ORDER] for at in range(len(value) - SHORTEST_ORDER + 1)}
        return {run for run in runs if ids.issuperset(run)}

    hidden = list(differences(state, game.scramble(state, viewer, case.chance("read"))))
    seeds = {case.seed, *(value.seed for value in walk(state) if isinstance(value, Rng))}
    coming = {run for value in hidden for run in orders(value)}
    for value in walk(game.view_for(state, viewer)):
        if isinstance(value, Rng) or (type(value) is int and value in seeds):
            yield value
        yield from orders(value) & coming


@each_case
def test_no_view_holds_a_seed_or_an_order_of_cards_to_come(case: Case) -> None:
    for state in states_of(case)[::8]:
        for viewer in viewers_of(case):
            assert list(secrets_in(case, case.game, state, viewer)) == []


@pytest.mark.parametrize(
    "secret",
    [lambda s, _: s.rng, lambda s, _: ("deep", (s.rng.seed,)), lambda s, _: s.pile[:5]],
    ids=["dice", "seed", "next five pictures"],
)
def test_a_seed_or_an_order_in_a_view_of_stella_is_found(secret: Callable[..., Any]) -> None:
    case = next(case for case in CASES if case.game_id == "stella")
    leaky = leaky_view(case.game, secret)
    for viewer in viewers_of(case):
        assert list(secrets_in(case, leaky, states_of(case)[0], viewer))


# --- events -----------------------------------------------------------------------------------


def tell_tales(case: Case, game: Game) -> tuple[int, list[str]]:
    """How often two steps led to tables that look the same, and where their events differed.

    Once the same move in a state and its double, once two moves of one space: the table must
    not hear what it cannot see.
    """
    chance = case.chance("events")
    compared, faults = 0, []
    for ply, turn in enumerate(played(case)):
        seen = game.view_for(turn.step.state, None)
        events = game.apply(turn.state, turn.move).events
        double = game.scramble(turn.state, turn.move.seat, chance)
        pairs = [(double, turn.move)] if double != turn.state else []
        other = turn.space.sample(chance)
        pairs += [(turn.state, other)] if other != turn.move else []
        for state, move in pairs:
            step = game.apply(state, move)
            if game.view_for(step.state, None) == seen:
                compared += 1
                if step.events != events:
                    faults.append(f"ply {ply}: {move}")
    return compared, faults


@each_case
def test_events_tell_no_more_than_the_table_sees(case: Case) -> None:
    compared, faults = tell_tales(case, case.game)
    assert faults == []
    assert compared > len(played(case)) / 4, "hardly any two tables looked the same"


def telling(game: Game, told: Callable[[Any, Any], Any]) -> Game:
    """The game, but each of its moves has one event more."""

    def apply(state: Any, move: Any) -> Step:
        step = game.apply(state, move)
        return replace(step, events=(*step.events, told(state, move)))

    return replace(game, apply=apply)


@pytest.mark.parametrize("game_id", GAMES)
def test_events_that_give_chance_away_are_caught(game_id: str) -> None:
    case = next(case for case in CASES if case.game_id == game_id)
    assert tell_tales(case, telling(case.game, lambda state, _: dice_of(state)))[1]


def test_events_that_give_the_cells_of_a_lock_away_are_caught() -> None:
    case = next(case for case in CASES if case.game_id == "stella")
    faults = tell_tales(case, telling(case.game, lambda _, move: move))[1]
    assert any("LockMarks" in fault for fault in faults)

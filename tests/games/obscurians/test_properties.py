"""Random games of Obscurians keep every promise of the rules, whatever is chosen."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella_desktop.engine import MoveSpace, OneOf, RandomBot, Rng, Session, Setup, SubsetOf
from stella_desktop.games.obscurians import GAME
from stella_desktop.games.obscurians.bot import TradeBot
from stella_desktop.games.obscurians.dice import choices
from stella_desktop.games.obscurians.moves import (
    GuardGoods,
    PlaceChip,
    RelocateGood,
    Reroll,
    RollDice,
)
from stella_desktop.games.obscurians.pieces import (
    EVENT_CARDS,
    FACES,
    FORBIDDEN,
    GATHERERS,
    MISSIONS,
    OWN_GOODS,
    Chip,
    EventCard,
    Face,
    Good,
    Mission,
    Options,
    Phase,
    missions_for,
)
from stella_desktop.games.obscurians.scoring import (
    collect_points,
    goods_points,
    take_points,
    tallies_of,
)
from stella_desktop.games.obscurians.state import (
    State,
    acting,
    in_order,
    owner_of,
    round_number,
    with_player,
    with_secret,
)
from stella_desktop.games.obscurians.view import View
from tests.long_run import LongRun

GAMES_PLAYED = 48
MOST_MOVES = 6 * 7 * 60
"""Six rounds of seven turns; no turn comes near sixty moves."""


@dataclass(frozen=True, slots=True)
class Turn:
    before: State
    move: Any
    after: State


def play(setup: Setup, chance: Random) -> Iterator[Turn]:
    """Any legal moves, until nobody may move."""
    state = GAME.new_game(setup)
    while True:
        spaces = [s for seat in range(setup.seats) for s in GAME.legal_moves(state, seat)]
        if not spaces:
            return
        move = RandomBot().choose(None, tuple(spaces), chance)
        after = GAME.apply(state, move).state
        yield Turn(state, move, after)
        state = after


def held(state: State) -> list[Good]:
    return [good for player in state.players for good in (*player.free, *player.locked)]


def faults_of(setup: Setup, turn: Turn) -> list[str]:
    """Every promise that the state after a move breaks; counted anew, not as the rules count."""
    before, move, state = turn.before, turn.move, turn.after
    faults = list(GAME.audit(state))
    counts = Counter(held(state))
    artifact = EventCard.CURSED_ARTIFACT in state.seen
    expected = {player.colour: OWN_GOODS for player in state.players} | {Good.LAMP: 1}
    if counts != Counter(expected | ({Good.ARTIFACT: 1} if artifact else {})):
        faults.append(f"goods: {counts}")
    for seat, secret in enumerate(state.secrets):
        placed = [chip.mission for stack in state.stacks for chip in stack if chip.owner == seat]
        if Counter((*secret.chips, *secret.discarded, *placed)) != Counter(
            missions_for(setup.seats)
        ):
            faults.append(f"chips of {seat}")
        if seat != move.seat and secret != before.secrets[seat]:
            faults.append(f"seat {seat} lost a chip in the turn of {move.seat}")
    if any(
        after[: len(stack)] != stack
        for stack, after in zip(before.stacks, state.stacks, strict=True)
    ):
        faults.append("a placed chip was moved")
    if (before.stacks != state.stacks) is not isinstance(move, PlaceChip):
        faults.append("chips are placed by placing chips")
    now = acting(state)
    for seat, player in enumerate(before.players):
        after = state.players[seat]
        if seat in (move.seat, now):
            continue
        if player.locked != after.locked:
            faults.append(f"guarded goods of {seat} were touched")
        if player.banned and player != after:
            faults.append(f"the banned seat {seat} was touched")
    if isinstance(move, RelocateGood) and now != move.seat:
        own = (before.players[move.seat].goods, state.players[move.seat].goods)
        if in_order(own[0]) != in_order(own[1]):
            faults.append("a relocation touched the own board")
    everybody = [GAME.legal_moves(state, seat) for seat in range(state.seats)]
    if not any(everybody) and GAME.outcome(state) is None:
        faults.append("nobody can go on")
    if sum(map(bool, everybody)) > 1:
        faults.append("two seats may move at once")
    for spaces in everybody:
        for space in spaces:
            for _, domain in space.fields:
                if isinstance(domain, OneOf) and not domain.items:
                    faults.append("a field without a value")
                if isinstance(domain, SubsetOf) and len(domain.items) < domain.least:
                    faults.append("a field that cannot be filled")
    if round_number(state) > 6 and state.turn:
        faults.append("a seventh round")
    return faults


def test_random_games_keep_every_promise_and_end() -> None:
    run, met = LongRun(games=GAMES_PLAYED), Counter[str]()
    for seed in run.seeds():
        seats = GAME.seats[seed % len(GAME.seats)]
        setup = GAME.example_setup(seats, seed)
        played = 0
        for turn in play(setup, Random(seed)):
            assert faults_of(setup, turn) == [], (seats, seed, turn.move)
            met[f"{turn.before.phase} {turn.move.kind}"] += 1
            met[f"event {turn.after.seen[-1]}"] += 1
            met["a lapse"] += any(
                type(event).__name__ == "Lapsed"
                for event in GAME.apply(turn.before, turn.move).events
            )
            played += 1
        assert played < MOST_MOVES
        assert turn.after.phase is Phase.GAME_OVER
        run.moves += played
    assert run.moves > 5_000
    assert {f"event {event}" for event in EVENT_CARDS} <= set(met)
    made = {key.partition(" ")[2] for key in met}
    assert {MoveSpace(move, 0).kind for move in get_args(GAME.move_type)} <= made
    assert met["a lapse"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_taking_everything_back_and_putting_it_back_changes_nothing(seats: int) -> None:
    setup = GAME.example_setup(seats, seats)
    session = Session(GAME, setup)
    for turn in play(setup, Random(seats)):
        session.submit(turn.move)
    end, length = session.state, session.ply
    for _ in range(length):
        session.take_back()
    assert session.state == GAME.new_game(setup)
    for _ in range(length):
        session.put_back()
    assert session.state == end


def test_the_lamp_card_goes_to_the_owner_of_the_lamp_after_every_round() -> None:
    rounds = 0
    for seed in range(12):
        setup = GAME.example_setup(GAME.seats[seed % 4], seed)
        order: list[int] = []
        for turn in play(setup, Random(seed)):
            if isinstance(turn.move, RollDice):
                order.append(turn.move.seat)
            if turn.before.turn and turn.after.phase is Phase.ROUND_START:
                starter = turn.before.starter
                clockwise = [(starter + step) % setup.seats for step in range(setup.seats)]
                skipped = turn.before.seen[-1] is EventCard.CHIPS_OR_DICE
                assert order == clockwise or skipped
                assert turn.after.starter == owner_of(turn.after.players, Good.LAMP)
                rounds, order = rounds + 1, []
    assert rounds > 40


# --- dice -------------------------------------------------------------------------------------

all_dice = st.lists(st.sampled_from(FACES), min_size=5, max_size=5).map(tuple)
all_events = st.sampled_from(EVENT_CARDS)


def allowed(dice: tuple[Face, ...], event: EventCard, action: Face, times: int) -> bool:
    """Rules §6.5 and §6.8 read the other way: can the dice be laid out like this?"""
    if FORBIDDEN.get(event) is action:
        return False
    doubled = event is {
        Face.STEAL: EventCard.STEAL_DOUBLE,
        Face.GIVE: EventCard.GIVE_DOUBLE,
        Face.SWAP: EventCard.SWAP_DOUBLE,
        Face.GUARD: EventCard.GUARD_DOUBLE,
    }.get(action)
    if doubled and times % 2:
        return False
    laid = times // 2 if doubled else times
    wilds = sum(face is Face.WILD for face in dice) + 2 * (event is EventCard.EXTRA_WILDS)
    of_type = sum(face is action for face in dice)
    if action is Face.RELOCATE:
        return laid == of_type > 0
    return laid > 0 and of_type <= laid <= of_type + wilds


@given(all_dice, all_events)
def test_choices_are_exactly_what_the_rules_allow(dice: tuple[Face, ...], event: EventCard) -> None:
    offered = {(action, n) for action, times in choices(dice, event) for n in times}
    actions = FACES[:5]
    expected = {(a, n) for a in actions for n in range(20) if allowed(dice, event, a, n)}
    assert offered == expected


@given(all_dice)
def test_only_five_of_a_forbidden_type_leave_no_action(dice: tuple[Face, ...]) -> None:
    for event in EVENT_CARDS:
        stuck = FORBIDDEN.get(event) is not None and set(dice) == {FORBIDDEN[event]}
        assert bool(choices(dice, event)) is not stuck


# --- scoring ----------------------------------------------------------------------------------

Table = tuple[tuple[int, int], ...]
PRINTED = Options().collect


@cache
def best_split(counts: tuple[int, ...], table: Table) -> int:
    """Every way to lay sets, tried out."""
    best = 0
    for size, points in table:
        for colours in combinations(range(len(counts)), size):
            left = list(counts)
            for colour in colours:
                left[colour] -= 1
            if min(left) >= 0:
                rest = tuple(sorted(count for count in left if count))
                best = max(best, points + best_split(rest, table))
    return best


@pytest.mark.parametrize(
    "table",
    [
        PRINTED,
        ((2, 4), (3, 8), (4, 14), (5, 22), (6, 32)),
        ((2, 3), (4, 10)),
        ((1, 1), (3, 9), (7, 20)),
        ((3, 8), (4, 9)),
        ((5, 22),),
        (),
    ],
    ids=str,
)
def test_the_optimiser_finds_the_best_split_of_every_small_collection(table: Table) -> None:
    """Up to six colours of up to three goods, and up to four colours of up to five."""
    for colours, most in ((6, 3), (4, 5)):
        for counts in combinations_with_replacement(range(most + 1), colours):
            held_counts = tuple(count for count in counts if count)
            assert collect_points(counts, table) == best_split(held_counts, table), counts


@settings(deadline=None, max_examples=150)
@given(
    st.lists(st.integers(0, 4), max_size=7),
    st.dictionaries(st.integers(1, 7), st.integers(0, 40), max_size=4),
)
def test_the_optimiser_finds_the_best_split_by_any_house_rule(
    counts: list[int], prices: dict[int, int]
) -> None:
    table = tuple(sorted(prices.items()))
    held_counts = tuple(sorted(count for count in counts if count))
    assert collect_points(counts, table) == best_split(held_counts, table)


def test_the_largest_set_first_is_not_always_best() -> None:
    assert collect_points((2, 2, 1, 1), PRINTED) == 16 > 14


def test_all_goods_of_seven_seats_are_collected_at_once() -> None:
    assert collect_points([10] * 7, PRINTED) == 14 * 22


@given(st.lists(st.integers(0, 10), min_size=4, max_size=7))
def test_the_order_of_colours_never_matters(counts: list[int]) -> None:
    back = counts[::-1]
    assert collect_points(counts, PRINTED) == collect_points(back, PRINTED)
    assert take_points(counts, Options().take) == take_points(back, Options().take)


@pytest.mark.parametrize("mission", MISSIONS)
@given(st.lists(st.sampled_from(tuple(Good)), max_size=20))
@settings(max_examples=30)
def test_lamp_and_artifact_count_as_goods_for_give_and_lose_only(
    mission: Mission, bag: list[Good]
) -> None:
    plain = tuple(good for good in bag if good not in (Good.LAMP, Good.ARTIFACT))
    whole, points = in_order(bag), []
    for goods in (whole, plain):
        points.append(goods_points(mission, Good.GREEN, goods, Options()))
    if mission is Mission.GIVE:
        assert points[0] == points[1] - 5 * (len(whole) - len(plain))
    elif mission is not Mission.LOSE:
        assert points[0] == points[1]


# --- robots -----------------------------------------------------------------------------------


def robots_play(seats: int, seed: int) -> tuple[State, list[Any]]:
    """A game of robots, each with chance of its own for every move."""
    setup = GAME.example_setup(seats, seed)
    state, moves = GAME.new_game(setup), list[Any]()
    while (seat := acting(state)) is not None:
        view, spaces = GAME.view_for(state, seat), GAME.legal_moves(state, seat)
        chance = Random(f"{setup.seed}:{seat}:{len(moves)}")
        move = TradeBot().choose(view, spaces, chance)
        assert any(space.contains(move) for space in spaces), move
        state = GAME.apply(state, move).state
        moves.append(move)
    return state, moves


@cache
def robots_played(seats: int, seed: int) -> tuple[State, list[Any]]:
    return robots_play(seats, seed)


@pytest.mark.parametrize("seats", GAME.seats)
def test_robots_finish_games_in_four_to_six_rounds(seats: int) -> None:
    state, moves = robots_played(seats, seats)
    outcome = GAME.outcome(state)
    assert outcome
    assert 4 <= round_number(state) <= 6
    assert GAME.audit(state) == ()
    assert any(isinstance(move, PlaceChip) for move in moves)


def test_a_robot_thinks_the_same_twice() -> None:
    assert robots_play(4, 4)[1] == robots_played(4, 4)[1]


def test_robots_play_better_than_chance() -> None:
    """Three seats that move at random, one robot: it wins more than its fourth of the games."""
    won = 0
    for seed in range(24):
        setup = GAME.example_setup(4, seed)
        state, robot, chance = GAME.new_game(setup), seed % 4, Random(seed)
        while (seat := acting(state)) is not None:
            bot = TradeBot() if seat == robot else RandomBot()
            view = GAME.view_for(state, seat)
            move = bot.choose(view, GAME.legal_moves(state, seat), chance)
            state = GAME.apply(state, move).state
        outcome = GAME.outcome(state)
        assert outcome
        won += robot in outcome.winners
    assert won >= 12, "chance would win 6"


def walk(value: Any) -> Iterator[Any]:
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from walk(item)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from walk(getattr(value, field.name))


def test_a_view_holds_no_state_and_no_source_of_chance() -> None:
    for turn in play(GAME.example_setup(5, 3), Random(3)):
        view: View = GAME.view_for(turn.before, turn.move.seat)
        assert not any(isinstance(value, State | Rng) for value in walk(view))


def test_a_robot_guards_and_pays_for_rerolls_now_and_then() -> None:
    moves = [move for seed in range(4, 8) for move in robots_played(4, seed)[1]]
    assert any(isinstance(move, GuardGoods) for move in moves)
    assert any(isinstance(move, Reroll) for move in moves)


def test_a_robot_never_shows_its_own_client_by_a_chip() -> None:
    """Only Lose places its own chip: it wants to be wrong."""
    for seats, seed in ((4, 4), (4, 5), (4, 6), (5, 5), (6, 6)):
        state, moves = robots_played(seats, seed)
        for move in moves:
            if isinstance(move, PlaceChip):
                own = state.secrets[move.seat].mission
                assert move.mission is not own or own is Mission.LOSE


# --- promises and secrets ---------------------------------------------------------------------


@cache
def midway() -> State:
    """A state with chips on the boards and a turn under way."""
    states = [turn.before for turn in play(GAME.example_setup(4, 0), Random(0))]
    return next(s for s in reversed(states) if s.turn and s.turn.dice and min(map(len, s.stacks)))


def at_chips(state: State) -> State:
    assert state.turn
    turn = replace(state.turn, dice=(), rolled=(), action=None, left=0)
    return replace(state, phase=Phase.CHIPS, turn=turn)


BROKEN: dict[str, Callable[[State], State]] = {
    "goods were lost or made": lambda s: with_player(s, 0, free=(), locked=()),
    "two seats have one client": lambda s: with_secret(s, 0, mission=s.secrets[1].mission),
    "two gather and two shed": lambda s: with_secret(
        s, 0, mission=next(m for m in MISSIONS[:6] if swaps_group(s, m))
    ),
    "an event is there twice": lambda s: replace(s, box=s.box[1:]),
    "seven events": lambda s: replace(s, deck=(*s.deck, s.box[0]), box=s.box[1:]),
    "Sandstorm is not among the last three": lambda s: replace(
        s,
        seen=(),
        deck=(
            EventCard.SANDSTORM,
            *(c for c in (*s.seen, *s.deck) if c is not EventCard.SANDSTORM),
        ),
    ),
    "Sandstorm and the end": lambda s: replace(s, phase=Phase.GAME_OVER, turn=None),
    "a turn outside the round": lambda s: replace(s, turn=None),
    "lamp card is not where the lamp is": lambda s: replace(
        s,
        phase=Phase.ROUND_START,
        turn=None,
        starter=((owner_of(s.players, Good.LAMP) or 0) + 1) % s.seats,
    ),
    "five dice": lambda s: replace(s, turn=replace(s.turn, dice=())),  # type: ignore[type-var]
    "repetitions are left": lambda s: replace(
        s,
        phase=Phase.DICE,
        turn=replace(s.turn, left=2),  # type: ignore[type-var]
    ),
    "still guarded at the start": lambda s: at_chips(
        with_player(s, s.turn.seat if s.turn else 0, locked=(Good.GREEN,))
    ),
    "the score pad": lambda s: replace(s, tallies=tallies_of(s)),
    "not in order": lambda s: with_player(s, 0, free=(Good.LAMP, Good.GREEN)),
    "under a trade ban": lambda s: with_player(s, 0, banned=True, free=(Good.GREEN,)),
    "chip on the own board": lambda s: replace(s, stacks=((Chip(0, Mission.KEEP),), *s.stacks[1:])),
    "lost or made chips": lambda s: with_secret(s, 0, discarded=(), chips=(Mission.KEEP,)),
}


def swaps_group(state: State, mission: Mission) -> bool:
    """Is this client nobody's, and of the other kind than that of seat 0?"""
    clients = [secret.mission for secret in state.secrets]
    return mission not in clients and (mission in GATHERERS) is not (clients[0] in GATHERERS)


@pytest.mark.parametrize("fault", BROKEN)
def test_the_audit_finds_a_broken_promise(fault: str) -> None:
    state = midway()
    assert GAME.audit(state) == ()
    assert any(fault in found for found in GAME.audit(BROKEN[fault](state)))


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("open_stacks", [False, True])
def test_a_double_looks_the_same_and_has_other_secrets(seats: int, open_stacks: bool) -> None:
    setup = GAME.example_setup(seats, 1)
    setup = replace(setup, options=replace(setup.options, open_stacks=open_stacks))
    chance, differ = Random(2), Counter[str]()
    states = [turn.after for turn in play(setup, Random(1))][::-4]
    for state in states:
        for viewer in (None, *range(seats)):
            double = GAME.scramble(state, viewer, chance)
            assert GAME.audit(double) == ()
            assert GAME.view_for(double, viewer) == GAME.view_for(state, viewer)
            differ.update(
                name
                for name in ("secrets", "stacks", "deck", "rng")
                if getattr(double, name) != getattr(state, name)
            )
            if viewer is not None:
                assert GAME.legal_moves(double, viewer) == GAME.legal_moves(state, viewer)
                assert double.secrets[viewer] == state.secrets[viewer]
    assert set(differ) == {"secrets", "deck", "rng"} | (set() if open_stacks else {"stacks"})

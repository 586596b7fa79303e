"""What must hold in every game of Celestia, whatever is rolled, played, declared or answered."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from stella_desktop.engine import RandomBot, Seat, Session, Setup
from stella_desktop.games.celestia import GAME
from stella_desktop.games.celestia.bot import (
    SAMPLES,
    CelestiaBot,
    forecast,
    mean_treasure,
    rolls_of,
    unanswered,
)
from stella_desktop.games.celestia.moves import (
    WINDOWS,
    Announced,
    CardPlayed,
    Fly,
    JourneyEnd,
    Leave,
    Pass,
    Phase,
    Reroll,
    SpyglassPlayed,
    Stay,
    Treasure,
)
from stella_desktop.games.celestia.options import (
    CITIES,
    DECK,
    FACES,
    PROMO_HOOKS,
    SPYGLASS,
    Card,
    Face,
    Options,
)
from stella_desktop.games.celestia.state import State, open_cities, totals_of
from stella_desktop.games.celestia.windows import answers_of, asked
from tests.long_run import LongRun

SEATS = tuple(GAME.seats)
MOVES = 3_000
"""Random moves at least."""
MOST_MOVES = 5_000
"""A game that is longer than this never ends."""

each_table = pytest.mark.parametrize("seats", SEATS)


def next_random(state: State, chance: Random) -> Any:
    """Any move of anybody; None at the end of the game."""
    able = [s for s in range(state.seats) if GAME.legal_moves(state, s)]
    if not able:
        return None
    seat = chance.choice(able)
    return RandomBot().choose(None, GAME.legal_moves(state, seat), chance)


def random_states(setup: Setup, chance: Random) -> Iterator[State]:
    """A random game, state by state."""
    state: State = GAME.new_game(setup)
    for _ in range(MOST_MOVES):
        yield state
        move = next_random(state, chance)
        if move is None:
            return
        state = GAME.apply(state, move).state
    raise AssertionError(f"{setup} has not ended after {MOST_MOVES} moves")


def some_states(seats: int, seed: int, every: int = 1) -> list[State]:
    states = list(random_states(GAME.example_setup(seats, seed), Random(f"{seats} {seed}")))
    return states[::every]


# --- the long run -----------------------------------------------------------------------------


def faults_of(state: State) -> list[str]:
    """What is wrong with a state, told a second time without the game's own audit."""
    faults = []
    options = state.options
    cards = Counter(state.deck) + Counter(state.discard)
    for own in state.hands:
        cards += Counter(own)
    if cards != Counter(dict(options.deck)) + Counter({Card.HOOK: options.hooks}):
        faults.append("cards")
    for city, tile in enumerate(options.cities):
        values = Counter(state.piles[city])
        for treasures in (*state.treasures, state.gone):
            values += Counter(item.value for item in treasures if item.city == city)
        if values != Counter(dict(tile.treasures)):
            faults.append(f"treasures of {city}")
    if state.phase is Phase.GAME_OVER:
        if max(totals_of(state)) < options.goal and len(open_cities(state)) > 1:
            faults.append("the game ended too early")
    elif not any(GAME.legal_moves(state, seat) for seat in range(state.seats)):
        faults.append("nobody can go on")
    # Rules §9.18: between journeys everybody is below the goal, and four cities or more are open.
    below = max(totals_of(state)) < options.goal and len(open_cities(state)) >= 4
    if options.cities == CITIES and state.phase is Phase.JOURNEY_END and not below:
        faults.append("the promise of rules §9.18")
    waiting = GAME.view_for(state, None).waiting
    resting = (Phase.JOURNEY_END, Phase.GAME_OVER)
    if bool(waiting) == (state.phase in resting):
        faults.append("who is waited for")
    able = {seat for seat in range(state.seats) if GAME.legal_moves(state, seat)}
    in_turn = waiting if state.phase in WINDOWS else waiting[:1]
    if state.phase not in resting and able != set(in_turn):
        faults.append("those who are waited for are not those who can move")
    return [*faults, *GAME.audit(state)]


def test_no_random_game_breaks_a_promise() -> None:
    """At every number of seats, with all house rules; every game ends."""
    run, phases, ends = LongRun(moves=MOVES), Counter[Phase](), Counter[JourneyEnd]()
    for seed in run.seeds():
        setup = GAME.example_setup(SEATS[seed % len(SEATS)], seed)
        state: State | None = None
        for state in random_states(setup, Random(seed)):
            assert faults_of(state) == [], f"seed {seed}, move {run.moves}"
            phases[state.phase] += 1
            run.moves += 1
        assert state is not None
        assert GAME.outcome(state) is not None
        ends += Counter(result.end for result in state.results)
    assert set(phases) == set(Phase), "every phase was met"
    assert set(ends) == set(JourneyEnd), "every end of a journey was met"


@each_table
def test_cautious_and_bold_tables_end_as_well(seats: int) -> None:
    """Nobody ever leaves, or everybody always does; nobody ever plays a card."""
    for bold in (True, False):
        state: State = GAME.new_game(Setup("celestia", seats, seats, (), (), Options()))
        for _ in range(40 * MOST_MOVES):
            spaces = [s for seat in range(seats) for s in GAME.legal_moves(state, seat)]
            if not spaces or (bold and len(state.results) > 100):
                break
            wanted = ("pass", "stay" if bold else "leave", "fly", "go_on")
            space = next((s for kind in wanted for s in spaces if s.kind == kind), spaces[0])
            state = GAME.apply(state, space.sample(Random(1))).state
        if bold:
            assert faults_of(state) == []
        else:
            assert GAME.outcome(state) is not None


# --- the secret poll --------------------------------------------------------------------------


def polls(seats: int, seed: int) -> list[State]:
    """Windows of a random game in which nobody has answered yet."""
    states = some_states(seats, seed)
    return [s for s in states if s.phase in WINDOWS and not any(s.answers)]


def answered(state: State, answers: list[Any]) -> tuple[State, Any]:
    """The answers are given in this order until a card is played: what then, and the card."""
    for move in answers:
        step = GAME.apply(state, move)
        state = step.state
        for event in step.events:
            if isinstance(event, CardPlayed | SpyglassPlayed):
                return state, event
    return state, None


@each_table
def test_the_first_in_order_plays_in_whatever_order_the_answers_come(seats: int) -> None:
    chance, played = Random(seats), 0
    for state in polls(seats, seed=7) + polls(seats, seed=8):
        answers = [chance.choice(answers_of(state, s)).sample(chance) for s in asked(state)]
        ends = {answered(state, chance.sample(answers, len(answers))) for _ in range(4)}
        assert len(ends) == 1
        (_, event) = ends.pop()
        players = [move.seat for move in answers if not isinstance(move, Pass)]
        assert (event.seat if event else None) == (players[0] if players else None)
        played += len(players) > 1
    assert played, "several wanted to play at the same time"


@each_table
def test_the_poll_is_the_same_whatever_the_others_hold(seats: int) -> None:
    chance = Random(seats)
    for state in polls(seats, seed=11):
        for viewer in (None, *range(seats)):
            double = GAME.scramble(state, viewer, chance)
            assert asked(double) == asked(state)
            assert GAME.view_for(double, viewer).waiting == GAME.view_for(state, viewer).waiting


@each_table
def test_whoever_can_play_is_asked(seats: int) -> None:
    for state in polls(seats, seed=13):
        for seat in range(seats):
            if len(answers_of(state, seat)) > 1:
                assert seat in asked(state)


@each_table
def test_a_pass_and_a_card_look_alike_until_the_poll_comes_to_them(seats: int) -> None:
    compared = 0
    for state in polls(seats, seed=8):
        for seat in asked(state)[1:]:
            steps = [
                GAME.apply(state, space.sample(Random(1))) for space in answers_of(state, seat)
            ]
            compared += len(steps) > 1
            assert len({step.events for step in steps}) == 1
            assert len({step.take_back for step in steps}) == 1
            for other in (None, *range(seats)):
                if other != seat:
                    assert len({GAME.view_for(step.state, other) for step in steps}) == 1
    assert compared


# --- secrets, one by one ----------------------------------------------------------------------


def words_in(value: Any) -> Iterator[Any]:
    """Everything inside a view but what belongs to the viewer, the box and the played cards."""
    if isinstance(value, tuple):
        for item in value:
            yield from words_in(item)
    elif hasattr(value, "__dataclass_fields__"):
        for field in fields(value):
            if field.name not in ("own", "options", "discard", "gone", "revealed"):
                yield from words_in(getattr(value, field.name))
    else:
        yield value


@each_table
def test_no_public_part_of_a_view_names_a_card(seats: int) -> None:
    for state in some_states(seats, seed=6, every=5):
        for viewer in (None, *range(seats)):
            public = list(words_in(GAME.view_for(state, viewer)))
            assert not [item for item in public if isinstance(item, Card)]


@each_table
def test_a_crash_tells_the_same_whether_it_was_chosen_or_forced(seats: int) -> None:
    states = [s for s in some_states(seats, seed=9) if s.phase is Phase.ANNOUNCE]
    for state in states:
        crash = [s for s in GAME.legal_moves(state, state.captain) if s.kind == "crash"]
        for space in crash:
            events = GAME.apply(state, space.build({})).events
            assert events[0] == Announced(state.captain, flies=False)


@each_table
def test_a_double_is_a_healthy_game_that_looks_the_same(seats: int) -> None:
    chance = Random(seats)
    for seed in (4, 7):
        for state in some_states(seats, seed, every=6):
            for viewer in (None, *range(seats)):
                double = GAME.scramble(state, viewer, chance)
                assert faults_of(double) == []
                assert GAME.view_for(double, viewer) == GAME.view_for(state, viewer)
                if viewer is not None:
                    assert GAME.legal_moves(double, viewer) == GAME.legal_moves(state, viewer)


def test_a_double_keeps_what_the_captain_announced() -> None:
    """Seat 0 has announced a crash, so nobody may imagine it with the only card it needs."""
    start = arranged((), phase=Phase.WINDOW_RESCUE, dice=(Face.CLOUD, Face.BLANK))
    hands = ((Card.TURBO,), (), (Card.COMPASS,) * 2000, (Card.GUST,))
    state = replace(start, hands=hands)
    assert GAME.scramble(state, 1, Random(1)).hands[0] == (Card.TURBO,)


def test_a_double_makes_nobody_win_unnoticed() -> None:
    """Seat 0 has five nines; almost every exchange with the pile would bring it to sixty."""
    piles = tuple((12,) * 500 if city == 4 else () for city in range(9))
    nines = tuple(Treasure(4, 9, 1) for _ in range(5))
    state = arranged((), journey=2, piles=piles, treasures=(nines, (), (), ()))
    assert totals_of(GAME.scramble(state, 1, Random(1)))[0] == 45


# --- going back and forth ---------------------------------------------------------------------


@each_table
def test_a_session_can_be_undone_and_read_again(seats: int) -> None:
    chance, setup = Random(seats), GAME.example_setup(seats, 3)
    session = Session(GAME, setup)
    while (move := next_random(session.state, chance)) is not None:
        session.submit(move)
    again = Session.replayed(GAME, setup, session.journal)
    assert again.state == session.state
    while session.ply:
        session.take_back()
    assert session.state == GAME.new_game(setup)


# --- the robot --------------------------------------------------------------------------------


def robots(setup: Setup, bot: CelestiaBot) -> Iterator[tuple[State, Seat, Any]]:
    """A game of robots: state, who moves, and how; the state after the last move comes last."""
    state: State = GAME.new_game(setup)
    for ply in range(MOST_MOVES):
        able = [s for s in range(setup.seats) if GAME.legal_moves(state, s)]
        if not able:
            yield state, 0, None
            return
        seat = Random(ply).choice(able)
        spaces = GAME.legal_moves(state, seat)
        move = bot.choose(GAME.view_for(state, seat), spaces, Random(f"{setup.seed}:{ply}"))
        yield state, seat, move
        state = GAME.apply(state, move).state
    raise AssertionError("the robots never end")


QUICK = CelestiaBot(guesses=4)


@each_table
def test_robots_play_to_the_end_with_all_house_rules(seats: int) -> None:
    for seed in (0, 1, 2):
        *_, (end, _, _) = robots(GAME.example_setup(seats, seed), QUICK)
        assert GAME.outcome(end) is not None
        assert faults_of(end) == []


def test_robots_know_when_a_card_pays() -> None:
    """In some games each kind of move is chosen, and each kind of card is played."""
    kinds = Counter[str]()
    for seed in range(1, 25, 2):
        moves = robots(GAME.example_setup(4 + seed % 3, seed), QUICK)
        kinds += Counter(move.kind for _, _, move in moves if move)
    assert {kind for kind in kinds if kind.startswith("play_")} == {
        "play_ejection",
        "play_route",
        "play_gust",
        "play_spyglass",
        "play_hook",
        "play_jetpack",
    }
    assert set(kinds) >= {"stay", "leave", "go_on", "fly", "crash", "reroll", "pass"}


def test_a_robot_thinks_twice_and_says_the_same() -> None:
    setup = GAME.example_setup(4, 1)
    first, second = (
        [move for _, _, move in robots(setup, CelestiaBot(guesses=8))] for _ in range(2)
    )
    assert first == second


def arranged(hand: tuple[Card, ...], **changes: Any) -> State:
    """Four players at the first city; seat 0 is captain, seat 1 holds `hand`."""
    options = Options(first_captain=0, hooks=PROMO_HOOKS)
    state: State = GAME.new_game(Setup("celestia", 4, 1, (), (), options))
    hands = (state.hands[0], hand, *state.hands[2:])
    return replace(state, hands=hands, deck=(), **changes)


def choice(state: State, seat: Seat) -> Any:
    spaces = GAME.legal_moves(state, seat)
    return CelestiaBot().choose(GAME.view_for(state, seat), spaces, Random(1))


def test_a_robot_trusts_blank_dice_and_leaves_before_a_hopeless_flight() -> None:
    blank = arranged((), dice=(Face.BLANK, Face.BLANK), stayed=(1,))
    assert isinstance(choice(blank, 2), Stay)
    hopeless = arranged((), here=5, dice=(Face.PIRATES,) * 3, stayed=(1,))
    assert isinstance(choice(hopeless, 2), Leave)


def test_a_robot_that_would_be_the_next_captain_without_cards_leaves() -> None:
    blank = arranged((), dice=(Face.BLANK, Face.BLANK))
    assert isinstance(choice(blank, 1), Leave)


@pytest.mark.parametrize("card", [Card.JETPACK, Card.ROUTE])
def test_a_robot_with_a_card_against_the_crash_stays_where_others_leave(card: Card) -> None:
    dice = (Face.CLOUD, Face.CLOUD, Face.BLANK)
    for own, kind in (((), Leave), ((card,), Stay)):
        state = arranged((), here=3, dice=dice, stayed=(1,))
        hands = (*state.hands[:2], own, state.hands[3])
        assert isinstance(choice(replace(state, hands=hands), 2), kind)


def test_a_robot_with_a_spyglass_stays_where_others_leave() -> None:
    dice = (Face.PIRATES, Face.PIRATES, Face.CLOUD)
    for value, kind in ((1, Leave), (SPYGLASS, Stay)):
        treasures = ((), (), (Treasure(0, value, 0),), ())
        state = arranged((), here=4, dice=dice, stayed=(1,), treasures=treasures)
        assert isinstance(choice(state, 2), kind)


def test_a_robot_stays_for_more_than_small_change() -> None:
    """Dice that its guesses make likely, not sure: it flies past the first city, not past 6+."""
    dice = (Face.CLOUD, Face.BLANK)
    for here, kind in ((0, Stay), (1, Stay), (3, Leave)):
        assert isinstance(choice(arranged((), here=here, dice=dice, stayed=(1,)), 2), kind)


def test_tables_of_robots_play_journeys_like_a_family() -> None:
    """Somebody has the goal after four to nine of them in most games (60 %, or more with five
    and six at the table)."""
    journeys = []
    for seed in range(20):
        *_, (end, _, _) = robots(GAME.example_setup(5, seed), QUICK)
        journeys.append(len(end.results))
    assert sum(4 <= number <= 9 for number in journeys) > len(journeys) / 2


def test_a_robot_that_could_win_by_leaving_does_so() -> None:
    """The flight is worth a little more than the treasure here, but the game might end with it."""
    kinds = []
    for value in (1, 45):
        treasures = ((), (), (Treasure(8, value, 0),), ())
        state = arranged((), here=3, dice=(Face.BLANK,) * 3, stayed=(1,), treasures=treasures)
        kinds.append(type(choice(state, 2)))
    assert kinds == [Stay, Leave]


def test_a_robot_copes_with_more_dice_than_can_be_counted_out() -> None:
    likely = [share for _, share in rolls_of(FACES, 40)]
    assert sum(likely) == pytest.approx(1.0)
    assert len(likely) <= SAMPLES
    assert sum(share for _, share in rolls_of(FACES, 4)) == pytest.approx(1.0)


def test_a_forecast_knows_that_more_cards_answer_more() -> None:
    box = Options().all_cards()
    chances = [
        sum(likely * able for likely, able in forecast(box, cards, FACES, 3))
        for cards in (0, 2, 4, 6, 10)
    ]
    assert chances == sorted(chances)
    assert chances[0] == pytest.approx(1 / 27)


def test_a_robot_captain_spends_turbos_where_it_pays() -> None:
    turbos = (Card.TURBO,) * 4
    for here, kind in ((0, "crash"), (7, "fly")):
        state = arranged((), here=here, dice=(Face.BIRDS,) * 4, phase=Phase.ANNOUNCE)
        state = replace(state, hands=(turbos, *state.hands[1:]))
        assert choice(state, 0).kind == kind
    assert Fly in {space.move_class for space in GAME.legal_moves(state, 0)}


def test_a_robot_rolls_again_what_it_cannot_answer() -> None:
    dice = (Face.CLOUD, Face.BLANK, Face.CLOUD, Face.BIRDS)
    assert unanswered(dice, (Card.COMPASS,)) == (2, 3)
    assert unanswered(dice, (Card.COMPASS, Card.TURBO)) == (3,)
    state = replace(
        arranged((), phase=Phase.REROLL, dice=dice, reroll_in=Phase.WINDOW_A),
        hands=((Card.COMPASS,), (), (), ()),
    )
    assert choice(state, 0) == Reroll(0, (2, 3))


def test_the_mean_treasure_counts_a_spyglass_as_told() -> None:
    assert mean_treasure(CITIES[8], 5.0) == 25.0
    assert mean_treasure(CITIES[0], 3.0) == pytest.approx((19 + 3) / 11)
    assert dict(CITIES[0].treasures)[SPYGLASS] == 1


def test_the_deck_of_the_box_has_each_card_once_in_its_table() -> None:
    assert len(dict(DECK)) == len(DECK)

"""Celestia's test vectors (rules §12), worked examples (§7, §8), edge cases (§9), windows (§6)."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from stella_desktop.engine import (
    IllegalMove,
    OneOf,
    Outcome,
    Rng,
    Seat,
    Setup,
    SetupError,
    Step,
    SubsetOf,
    TakeBack,
)
from stella_desktop.games.celestia import GAME
from stella_desktop.games.celestia.moves import (
    Announced,
    CardDrawn,
    CardPlayed,
    CityFlipped,
    Crash,
    DeckShuffled,
    DiceRolled,
    Fly,
    GameEnded,
    GoOn,
    HookedBack,
    JourneyBegan,
    JourneyEnd,
    Leave,
    NextJourney,
    NothingLeft,
    Paid,
    Pass,
    Phase,
    PlayEjection,
    PlayGust,
    PlayHook,
    PlayJetpack,
    PlayRoute,
    PlaySpyglass,
    Reroll,
    SpyglassPlayed,
    Stay,
    Treasure,
    TreasureTaken,
)
from stella_desktop.games.celestia.options import (
    CITIES,
    DECK,
    FACES,
    SPYGLASS,
    Card,
    City,
    Face,
    Options,
    Tie,
)
from stella_desktop.games.celestia.payment import Payment, payment_for
from stella_desktop.games.celestia.state import (
    State,
    held,
    is_open,
    next_city,
    open_cities,
    points_of,
    totals_of,
)
from stella_desktop.games.celestia.view import View

# --- a small table ----------------------------------------------------------------------------

FACE_OF = {
    "-": Face.BLANK,
    "C": Face.CLOUD,
    "L": Face.LIGHTNING,
    "F": Face.BIRDS,
    "P": Face.PIRATES,
}
CARD_OF = {
    "C": Card.COMPASS,
    "L": Card.ARRESTER,
    "F": Card.FOGHORN,
    "P": Card.CANNON,
    "T": Card.TURBO,
    "E": Card.EJECTION,
    "J": Card.JETPACK,
    "R": Card.ROUTE,
    "G": Card.GUST,
    "H": Card.HOOK,
}
LETTER_OF = {card: letter for letter, card in CARD_OF.items()}
C1, C2, C4, C6, C9, C12, C15, C20, C25 = range(9)
"""The cities by their labels."""


def dice(text: str) -> tuple[Face, ...]:
    return tuple(FACE_OF[letter] for letter in text)


def hand(text: str) -> tuple[Card, ...]:
    return held(tuple(CARD_OF[letter] for letter in text))


def letters(cards: Iterable[Card]) -> str:
    return "".join(LETTER_OF[card] for card in cards)


def rigged(options: Options, text: str) -> Rng:
    """A source of chance whose next dice are these."""
    wanted = dice(text)
    chances = (Rng(seed) for seed in range(100_000))
    return next(rng for rng in chances if rng.roll(options.faces, len(wanted))[0] == wanted)


def setup_of(seats: int = 4, seed: int = 1, **options: Any) -> Setup:
    return Setup("celestia", seats, seed, (), (), Options(**({"first_captain": 0} | options)))


class Table:
    """A game in the middle of a journey, arranged as a test wants it.

    Seats not in `hands` hold nothing, cities not in `piles` are as at the start, treasures are
    values of the city `home` (else `here`), gained before this journey.
    """

    def __init__(
        self,
        seats: int = 4,
        *,
        phase: Phase = Phase.DECIDE,
        captain: Seat = 0,
        aboard: Iterable[Seat] | None = None,
        left: tuple[Seat, ...] = (),
        here: int = C1,
        rolled: str = "--",
        hands: dict[Seat, str] | None = None,
        piles: dict[int, tuple[int, ...]] | None = None,
        treasures: dict[Seat, tuple[int, ...]] | None = None,
        home: int | None = None,
        journey: int = 2,
        **options: Any,
    ) -> None:
        state: State = GAME.new_game(setup_of(seats, **options))
        own = {seat: hand((hands or {}).get(seat, "")) for seat in range(seats)}
        rich, city = treasures or {}, here if home is None else home
        self.events: tuple[Any, ...] = ()
        self.state = replace(
            state,
            phase=phase,
            journey=journey,
            captain=captain,
            aboard=tuple(range(seats) if aboard is None else aboard),
            left=left,
            here=here,
            dice=dice(rolled),
            hands=tuple(own.values()),
            piles=tuple((piles or {}).get(city, pile) for city, pile in enumerate(state.piles)),
            treasures=tuple(
                tuple(Treasure(city, value, journey - 1) for value in rich.get(seat, ()))
                for seat in range(seats)
            ),
        )

    def do(self, *moves: Any) -> "Table":
        self.events = ()
        for move in moves:
            step: Step = GAME.apply(self.state, move)
            self.state = step.state
            self.events += step.events
        return self

    def next_dice(self, text: str) -> "Table":
        """What will be rolled next."""
        self.state = replace(self.state, rng=rigged(self.state.options, text))
        return self

    def all_pass(self) -> "Table":
        """Whoever is asked for a card plays none, until the table is asked no more."""
        events: tuple[Any, ...] = ()
        while (waiting := self.view().waiting) and Pass in self.may(waiting[0]):
            self.do(Pass(waiting[0]))
            events += self.events
        self.events = events
        return self

    def crash(self) -> "Table":
        """The captain announces a crash, and no card saves the aircraft."""
        self.do(Crash(self.state.captain))
        while self.now() is Phase.WINDOW_RESCUE:
            self.do(Pass(self.view().waiting[0]))
        return self

    def announce(self, *, flies: bool) -> "Table":
        """The captain says so, and nobody plays a card after that."""
        self.do(Fly(self.state.captain) if flies else Crash(self.state.captain))
        events = self.events
        self.all_pass()
        self.events = events + self.events
        return self

    def all_stay(self) -> "Table":
        while self.now() is Phase.DECIDE:
            self.do(Stay(self.view().waiting[0]))
        return self

    def now(self) -> Phase:
        return self.state.phase

    def may(self, seat: Seat) -> list[type[Any]]:
        """The kinds of moves a seat may make."""
        return [space.move_class for space in GAME.legal_moves(self.state, seat)]

    def view(self, viewer: Seat | None = None) -> View:
        view: View = GAME.view_for(self.state, viewer)
        return view

    def hand(self, seat: Seat) -> str:
        return letters(self.state.hands[seat])

    def values(self, seat: Seat) -> list[int]:
        return [item.value for item in self.state.treasures[seat]]


def reason(table: Table, move: Any) -> str:
    """Why a move is refused."""
    with pytest.raises(IllegalMove) as refusal:
        GAME.apply(table.state, move)
    return refusal.value.reason


# --- what the vectors ask ---------------------------------------------------------------------


def box() -> tuple[int, int, int, list[int]]:
    """Treasures, points, spyglasses, points per city."""
    piles = [city.pile() for city in CITIES]
    spyglasses = sum(pile.count(SPYGLASS) for pile in piles)
    return sum(map(len, piles)), sum(map(sum, piles)), spyglasses, [sum(pile) for pile in piles]


def cards_in(hooks: int = 0) -> int:
    return len(Options(hooks=hooks).all_cards())


def left_after_deal(seats: int, hooks: int = 0) -> int:
    state: State = GAME.new_game(setup_of(seats, hooks=hooks))
    return len(state.deck)


def captain_may(rolled: str, own: str) -> dict[str, str]:
    """What the captain may announce, and the hand it is left with after that."""
    results = {}
    start = Table(2, phase=Phase.ANNOUNCE, rolled=rolled, hands={0: own})
    for kind in start.may(0):
        table = Table(2, phase=Phase.ANNOUNCE, rolled=rolled, hands={0: own})
        results[kind.__name__.lower()] = table.announce(flies=kind is Fly).hand(0)
    return results


def odds_of_hazards(number: int) -> list[Fraction]:
    """How likely 0, 1, … hazards are with so many dice."""
    rolls = Counter(number - faces.count(Face.BLANK) for faces in product(FACES, repeat=number))
    return [Fraction(rolls[hazards], 6**number) for hazards in range(number + 1)]


def captains_of_flights(aboard: tuple[Seat, ...], captain: Seat, flights: int) -> list[Seat]:
    table = Table(5, aboard=aboard, captain=captain, phase=Phase.ANNOUNCE)
    captains = []
    for _ in range(flights):
        table.state = replace(table.state, phase=Phase.ANNOUNCE, dice=dice("--"))
        captains.append(table.announce(flies=True).state.captain)
    return captains


def after_crash(captain: Seat) -> tuple[Seat, tuple[Seat, ...]]:
    """The captain and the crew of the next journey."""
    table = Table(5, aboard=(0, 2, 3), captain=captain, phase=Phase.ANNOUNCE, rolled="C-")
    table.announce(flies=False).do(NextJourney(0))
    return table.state.captain, table.state.aboard


def alone_after_flight() -> tuple[Phase, Seat, set[str], int, Seat]:
    """Phase, captain, choice; treasures gained by leaving, next captain."""
    table = Table(5, aboard=(2,), captain=2, phase=Phase.ANNOUNCE).announce(flies=True)
    phase, captain = table.state.phase, table.state.captain
    choice = {kind.__name__ for kind in table.may(captain)}
    table.do(Leave(2))
    return phase, captain, choice, len(table.values(2)), table.state.captain


def last_treasure() -> list[list[str]]:
    """What 1, 2 and 3 may declare if all would leave with one treasure in the pile."""
    table = Table(piles={C1: (4,)}, hands={0: "C"})
    offers = []
    for seat in (1, 2, 3):
        offers.append(sorted(kind.__name__ for kind in table.may(seat)))
        table.do(Leave(seat) if Leave in table.may(seat) else Stay(seat))
    return offers


def at_the_last_city() -> list[int]:
    """Treasures of 0, 1 and 3 after they reach a last city with two cards, captain 3."""
    table = Table(
        aboard=(0, 1, 3), captain=3, here=C20, phase=Phase.ANNOUNCE, piles={C25: (25, 25)}
    )
    table.announce(flies=True)
    return [len(table.values(seat)) for seat in (0, 1, 3)]


def six_at_the_last_city() -> tuple[list[int], int, bool, Phase, int, int]:
    """Points, cards left at 25, is it open, what then, the new last city and its dice."""
    table = Table(6, here=C20, phase=Phase.ANNOUNCE).announce(flies=True)
    state = table.state
    last = table.view().last
    points = [points_of(state, seat) for seat in range(6)]
    return points, len(state.piles[C25]), is_open(state, C25), state.phase, last, CITIES[last].dice


def two_jetpacks() -> tuple[list[int], list[int]]:
    table = Table(
        5,
        captain=4,
        here=C9,
        phase=Phase.ANNOUNCE,
        rolled="C--",
        hands={4: "J", 1: "J"},
        piles={C9: (12,)},
    )
    table.crash().do(PlayJetpack(4), PlayJetpack(1))
    return table.values(4), table.values(1)


def route_after_crash() -> tuple[Phase, list[type[Any]]]:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CP", hands={0: "C", 1: "R"})
    table.do(Crash(0), Pass(0), PlayRoute(1)).next_dice("-").do(Reroll(0, (1,)))
    return table.state.phase, table.may(0)


def spyglass_after_crash() -> tuple[int, str, list[int], Seat]:
    """City, the captain's hand, the passenger's treasures, the captain after that."""
    table = Table(
        2, phase=Phase.ANNOUNCE, rolled="CP", hands={0: "C"}, treasures={1: (SPYGLASS, 2)}
    )
    table.do(Crash(0), Pass(0), PlaySpyglass(1))
    return table.state.here, table.hand(0), table.values(1), table.state.captain


def gust_on_the_captain() -> tuple[dict[str, str], list[type[Any]]]:
    """What the captain may announce before and after the gust."""
    before = captain_may("C--", "CP")
    table = Table(2, aboard=(0,), phase=Phase.DECIDE, rolled="C--", hands={0: "CP", 1: "G"})
    table.state = replace(table.state, phase=Phase.WINDOW_A)
    table.next_dice("PF").do(Pass(0), PlayGust(1)).all_pass()
    assert table.state.dice == dice("CPF")
    return before, table.may(0)


def hooked_back() -> tuple[bool, list[int], tuple[Seat, ...], int]:
    """Is the pile as before, the treasures of 1, who is aboard, and where."""
    table = Table(3, here=C4, hands={1: "H"}, piles={C4: (6, 4, 4)}, hooks=2)
    table.do(Leave(1), Stay(2)).all_pass()
    assert table.values(1) == [6]
    table.do(Fly(0), PlayHook(1))
    pile = Counter(table.state.piles[C4])
    return pile == Counter((6, 4, 4)), table.values(1), table.state.aboard, table.state.here


def end_with(*treasures: tuple[int, ...], **options: Any) -> State:
    """A journey ends by a crash; each seat has these treasures."""
    table = Table(
        len(treasures),
        phase=Phase.ANNOUNCE,
        rolled="C-",
        treasures=dict(enumerate(treasures)),
        **options,
    )
    return table.announce(flies=False).state


def end_of(*treasures: tuple[int, ...], **options: Any) -> str:
    """Does the game go on with these treasures, or who wins?"""
    state = end_with(*treasures, **options)
    outcome: Outcome | None = GAME.outcome(state)
    if outcome is None:
        return "continue"
    return " and ".join(str(outcome.scores[seat]) for seat in outcome.winners)


def start_without_the_first_city() -> tuple[int, int | None, int]:
    """Start, target and dice of a journey after city 1 was used up."""
    table = Table(phase=Phase.JOURNEY_END, piles={C1: ()}).do(NextJourney(0))
    return table.state.here, next_city(table.state), len(table.state.dice)


def flight_over_flipped_cities() -> tuple[int | None, int]:
    """Target and dice from 6+ if 9+ and 12+ are flipped."""
    table = Table(here=C4, phase=Phase.ANNOUNCE, piles={C9: (), C12: ()}).announce(flies=True)
    return next_city(table.state), len(table.state.dice)


def points_with(spyglass: int) -> int:
    state = end_with((25, 12, 9, 2, SPYGLASS), (), spyglass=spyglass)
    return totals_of(state)[0]


# --- the vectors, in one table ----------------------------------------------------------------

VECTORS: list[tuple[str, Callable[[], Any], Any]] = [
    ("T1", box, (78, 736, 4, [19, 34, 47, 69, 90, 117, 90, 120, 150])),
    ("T2", lambda: (cards_in(), cards_in(hooks=2)), (84, 86)),
    ("T2 equipment", lambda: sum(count for _, count in DECK[:4]), 68),
    ("T3", lambda: [left_after_deal(seats) for seats in range(2, 7)], [68, 60, 60, 54, 48]),
    ("T4", lambda: captain_may("CC-", "C"), {"crash": "C"}),
    ("T5", lambda: captain_may("CC-", "CCTTT"), {"fly": "TTT"}),
    ("T6", lambda: captain_may("CC-", "CT"), {"fly": "", "crash": "CT"}),
    ("T7", lambda: captain_may("--", "CLFPTEJRG"), {"fly": "CLFPTEJRG"}),
    ("T8 two turbos", lambda: captain_may("CLFP", "CLTT"), {"fly": "", "crash": "CLTT"}),
    ("T8 one turbo", lambda: captain_may("CLFP", "CLT"), {"crash": "CLT"}),
    ("T9", lambda: captain_may("PP", "TT"), {"fly": "", "crash": "TT"}),
    ("T10", lambda: captain_may("LLF", "LFFFFT"), {"fly": "FFF", "crash": "LFFFFT"}),
    (
        "T11",
        lambda: [odds_of_hazards(number)[0] for number in (1, 2, 3, 4)],
        [Fraction(1, 3), Fraction(1, 9), Fraction(1, 27), Fraction(1, 81)],
    ),
    (
        "T12",
        lambda: odds_of_hazards(3),
        [Fraction(1, 27), Fraction(2, 9), Fraction(4, 9), Fraction(8, 27)],
    ),
    (
        "T13",
        lambda: odds_of_hazards(4),
        [Fraction(1, 81), Fraction(8, 81), Fraction(8, 27), Fraction(32, 81), Fraction(16, 81)],
    ),
    ("T14", lambda: captains_of_flights((0, 2, 3), 2, flights=3), [3, 0, 2]),
    ("T15", lambda: after_crash(captain=2), (3, (0, 1, 2, 3, 4))),
    ("T16", lambda: after_crash(captain=3), (4, (0, 1, 2, 3, 4))),
    ("T17", alone_after_flight, (Phase.LONE_CHOICE, 2, {"GoOn", "Leave"}, 1, 3)),
    ("T18", last_treasure, [["Leave", "Stay"], ["Stay"], ["Stay"]]),
    ("T19", at_the_last_city, [1, 0, 1]),
    ("T20", six_at_the_last_city, ([25] * 6, 0, False, Phase.JOURNEY_END, C20, 4)),
    ("T21", two_jetpacks, ([12], [])),
    ("T22", route_after_crash, (Phase.ANNOUNCE, [Fly])),
    ("T23", spyglass_after_crash, (C2, "C", [2], 1)),
    ("T24", gust_on_the_captain, ({"fly": "P"}, [Crash])),
    ("T25", hooked_back, (True, [], (0, 1, 2), C6)),
    ("T26 below", lambda: end_of((25, 12, 12), (25, 4, 1)), "continue"),
    ("T26 above", lambda: end_of((25, 25), (25, 25, 9, 2), (12,)), "61"),
    ("T27", start_without_the_first_city, (C2, C4, 2)),
    ("T28", flight_over_flipped_cities, (C15, 3)),
    ("T29", lambda: (points_with(spyglass=2), points_with(spyglass=0)), (50, 48)),
]


@pytest.mark.parametrize(("got", "expected"), [v[1:] for v in VECTORS], ids=[v[0] for v in VECTORS])
def test_vector(got: Callable[[], Any], expected: Any) -> None:
    assert got() == expected


def test_all_numbered_vectors_are_in_the_table() -> None:
    assert {name.split()[0] for name, _, _ in VECTORS} == {f"T{number}" for number in range(1, 30)}


def test_t3_with_the_promo() -> None:
    assert [left_after_deal(seats, hooks=2) for seats in range(2, 7)] == [70, 62, 62, 56, 50]


# --- worked examples --------------------------------------------------------------------------


def test_example_e1_fifty_points_end_the_game_before_the_next_journey() -> None:
    assert end_of((25, 12, 9, 4), ()) == "50"


@pytest.mark.parametrize(("spyglass", "end"), [(2, "50"), (0, "continue")])
def test_example_e2_a_kept_spyglass_counts_what_the_option_says(spyglass: int, end: str) -> None:
    assert end_of((25, 12, 9, 2, SPYGLASS), (), spyglass=spyglass) == end


PAYMENTS = [
    # rules §8: dice, the captain's cards -> cards to pay, may it fly, may it crash
    ("CC-", "C", "", False, True),
    ("CC-", "CCTTT", "CC", True, False),
    ("CC-", "CT", "CT", True, True),
    ("---", "CLFP", "", True, False),
    ("CLFP", "CLTT", "CLTT", True, True),
    ("CLFP", "CLT", "", False, True),
]


@pytest.mark.parametrize(("rolled", "own", "price", "flies", "crashes"), PAYMENTS)
def test_worked_payment(rolled: str, own: str, price: str, *, flies: bool, crashes: bool) -> None:
    payment = payment_for(dice(rolled), hand(own))
    assert letters(payment.cards) == price
    assert (payment.can_fly, payment.can_crash) == (flies, crashes)


def test_a_captain_that_flies_discards_the_price_in_public() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CP", hands={0: "CCTF"}).announce(flies=True)
    assert Paid(0, hand("CT")) in table.events
    assert table.hand(0) == "CF"
    assert letters(table.view().discard) == "CT"


# --- edge cases, by the numbers of rules §9 ---------------------------------------------------


def test_edge_1_the_pile_runs_out_while_passengers_declare() -> None:
    table = Table(piles={C1: (4,)})
    table.do(Leave(1))
    assert table.values(1) == [4]
    assert table.may(2) == [Stay]
    assert reason(table, Leave(2)) == "pile_empty"


def test_edge_2_a_crew_is_trapped_where_the_pile_is_empty() -> None:
    table = Table(3, here=C4, piles={C4: ()}, hands={0: "E", 1: "E"})
    assert table.may(1) == [Stay]
    table.all_stay()
    assert [table.may(seat) for seat in (0, 1)] == [[Pass], [Pass]], "nobody can be ejected"


def test_edge_2_a_captain_alone_must_go_on_where_the_pile_is_empty() -> None:
    table = Table(3, here=C4, aboard=(0,), piles={C4: ()}, phase=Phase.LONE_CHOICE, rolled="")
    assert table.may(0) == [GoOn]
    assert reason(table, Leave(0)) == "pile_empty"


def test_edge_3_a_journey_starts_at_the_first_open_city() -> None:
    table = Table(phase=Phase.JOURNEY_END, piles={C1: (), C2: (), C4: ()}).do(NextJourney(2))
    assert table.events[0] == JourneyBegan(3, 0, C6)


def test_edge_4_flipped_cities_are_skipped_with_the_dice_of_the_target() -> None:
    table = Table(phase=Phase.ANNOUNCE, piles={C4: (), C6: (), C9: (), C12: (), C15: ()})
    table.announce(flies=True)
    assert (table.state.here, next_city(table.state), len(table.state.dice)) == (C2, C20, 4)


def test_edge_5_the_last_city_can_run_dry_and_the_game_goes_on() -> None:
    table = Table(6, here=C20, phase=Phase.ANNOUNCE).announce(flies=True)
    assert totals_of(table.state) == (25,) * 6
    assert CityFlipped(C25) in table.events
    table.do(NextJourney(5))
    assert open_cities(table.state)[-1] == C20


def test_edge_6_at_the_last_city_the_order_from_the_captain_decides() -> None:
    table = Table(captain=2, here=C20, phase=Phase.ANNOUNCE, piles={C25: (25, 25)})
    table.announce(flies=True)
    assert [len(table.values(seat)) for seat in range(4)] == [0, 0, 1, 1]
    assert NothingLeft(0, C25) in table.events


def test_edge_7_a_captain_that_loses_all_passengers_finishes_the_leg() -> None:
    table = Table(3, hands={0: "C"}, rolled="C-").do(Leave(1), Leave(2))
    assert table.now() is Phase.WINDOW_A
    table.all_pass()
    assert table.may(0) == [Fly]
    table.announce(flies=True)
    assert table.now() is Phase.LONE_CHOICE
    assert set(table.may(0)) == {GoOn, Leave}


def test_edge_7_the_same_if_the_last_passenger_is_ejected() -> None:
    table = Table(2, hands={0: "E"}).do(Stay(1), PlayEjection(0, 1)).all_pass()
    assert table.state.aboard == (0,)
    assert table.may(0) == [Fly]


def test_edge_8_a_player_on_the_ground_can_play_a_gust() -> None:
    table = Table(3, hands={1: "G"}, rolled="C-").do(Leave(1), Stay(2))
    table.next_dice("P").do(PlayGust(1))
    assert table.state.dice == dice("CP")


def test_edge_9_a_gust_without_a_blank_die_is_not_offered() -> None:
    table = Table(2, hands={0: "G", 1: "G"}, rolled="CP").all_stay()
    assert table.may(0) == [Pass]
    assert reason(table, PlayGust(0)) == "no_such_card"


def test_edge_9_a_gust_rolls_all_blanks_and_nothing_else() -> None:
    table = Table(2, hands={0: "G"}, rolled="-C-").all_stay().next_dice("F-").do(PlayGust(0))
    assert table.state.dice == dice("FC-")
    assert table.view().rerolled == (0, 2)


def test_edge_10_of_two_jetpacks_the_first_in_order_gets_the_only_treasure() -> None:
    table = Table(
        3, captain=1, phase=Phase.ANNOUNCE, rolled="CC", hands={0: "J", 2: "J"}, piles={C1: (4,)}
    )
    table.crash().do(PlayJetpack(0), PlayJetpack(2), PlayJetpack(0))
    assert (table.values(2), table.values(0)) == ([4], [])
    assert NothingLeft(0, C1) in table.events
    assert table.hand(0) == "", "the card is spent"


def test_edge_11_the_captain_can_play_a_jetpack() -> None:
    table = Table(2, here=C6, phase=Phase.ANNOUNCE, rolled="CCC", hands={0: "J"}, piles={C6: (12,)})
    table.crash().do(PlayJetpack(0))
    assert table.values(0) == [12]
    assert table.state.results[-1].aboard == (1,), "it got out of the crash"


def test_edge_12_after_a_spyglass_into_the_last_city_all_aboard_draw() -> None:
    table = Table(
        3, here=C20, home=C1, phase=Phase.ANNOUNCE, rolled="CCCC", treasures={2: (SPYGLASS, 4)}
    )
    table.do(Crash(0), PlaySpyglass(2))
    assert [table.values(seat) for seat in range(3)] == [[25], [25], [4, 25]]
    assert table.state.results[-1].end is JourneyEnd.LAST_CITY


def test_edge_13_only_a_captain_that_needs_turbos_can_choose_to_crash() -> None:
    assert captain_may("C-", "CT") == {"fly": "T"}
    assert captain_may("C-", "T") == {"fly": "", "crash": "T"}


@pytest.mark.parametrize("rolled", ["--", "---", "----"])
def test_edge_14_an_empty_hand_flies_with_blanks_only(rolled: str) -> None:
    assert captain_may(rolled, "") == {"fly": ""}
    assert captain_may(f"C{rolled[1:]}", "") == {"crash": ""}


def test_edge_15_nothing_is_drawn_where_deck_and_discard_are_empty() -> None:
    table = Table(3, phase=Phase.JOURNEY_END, captain=1)
    table.state = replace(table.state, deck=(Card.TURBO,), discard=())
    table.do(NextJourney(0))
    assert [table.hand(seat) for seat in range(3)] == ["", "T", ""], "the captain draws first"


def test_edge_15_the_discard_pile_becomes_the_deck() -> None:
    table = Table(3, phase=Phase.JOURNEY_END, captain=1)
    table.state = replace(table.state, deck=(Card.TURBO,), discard=hand("CCC"))
    table.do(NextJourney(0))
    assert [table.hand(seat) for seat in range(3)] == ["C", "T", "C"]
    assert [e for e in table.events if isinstance(e, DeckShuffled)] == [DeckShuffled(3)]
    assert len(table.state.deck) == 1
    assert not table.state.discard


def test_edge_16_a_hooked_treasure_keeps_the_city_open() -> None:
    table = Table(3, hands={1: "H"}, piles={C1: (4,)}, hooks=2).do(Leave(1), Stay(2)).all_pass()
    table.do(Fly(0), PlayHook(1))
    assert CityFlipped(C1) not in table.events
    assert table.state.piles[C1] == (4,)
    assert is_open(table.state, C1)


def test_edge_16_without_the_hook_the_city_is_flipped_when_the_aircraft_leaves() -> None:
    table = Table(3, piles={C1: (4,)}).do(Leave(1), Stay(2)).all_pass()
    assert is_open(table.state, C1), "not yet"
    table.announce(flies=True)
    assert CityFlipped(C1) in table.events
    assert not is_open(table.state, C1)


def test_edge_17_an_ejection_needs_another_passenger() -> None:
    table = Table(2, hands={1: "E"}).all_stay()
    assert table.may(1) == [Pass], "neither itself nor the captain"
    assert reason(table, PlayEjection(1, 0)) == "target"


def test_edge_18_four_cities_are_open_and_the_start_is_not_the_last_one() -> None:
    piles = sorted((sum(city.pile()) for city in CITIES), reverse=True)
    points = sum(piles)
    assert points - 6 * 49 == 442 > sum(piles[:3]) == 387


# --- setup ------------------------------------------------------------------------------------


def test_the_first_captain_is_drawn_by_lot_or_chosen() -> None:
    games = [GAME.new_game(setup_of(seed=seed, first_captain=None)) for seed in range(40)]
    assert {state.captain for state in games} == {0, 1, 2, 3}
    assert {GAME.new_game(setup_of(seed=seed, first_captain=2)).captain for seed in range(9)} == {2}


def test_all_begin_aboard_at_the_first_city_and_two_dice_are_thrown() -> None:
    state: State = GAME.new_game(setup_of(5))
    assert (state.here, state.aboard, state.journey) == (C1, (0, 1, 2, 3, 4), 1)
    assert (state.phase, len(state.dice)) == (Phase.DECIDE, 2)
    assert {len(own) for own in state.hands} == {6}, "nobody draws before the first journey"


@pytest.mark.parametrize(
    ("reason", "seats", "options"),
    [
        ("seats", 1, {}),
        ("seats", 7, {}),
        ("hands", 5, {"hands": ((4, 6),)}),
        ("cards", 6, {"deck": ((Card.COMPASS, 30),)}),
        ("deck", 4, {"hooks": -1}),
        ("deck", 4, {"deck": (*DECK, (Card.TURBO, 2))}),
        ("deck", 4, {"deck": (*DECK, (Card.HOOK, 2))}),
        ("cities", 4, {"cities": CITIES[:1]}),
        ("cities", 4, {"cities": (*CITIES, City(4, ()))}),
        ("cities", 4, {"cities": (*CITIES, City(4, ((SPYGLASS, 2),)))}),
        ("cities", 4, {"cities": (*CITIES, City(4, ((30, 2), (5, -1))))}),
        ("dice", 4, {"faces": ()}),
        ("dice", 4, {"cities": (*CITIES, City(0, ((30, 2),)))}),
        ("goal", 4, {"goal": 0}),
        ("first_captain", 4, {"first_captain": 4}),
        ("first_captain", 4, {"first_captain": True}),
        ("deck", 4, {"hooks": 10**9}),
        ("deck", 4, {"new_cards": 10**9}),
        ("deck", 4, {"deck": ((Card.COMPASS, 10**9),)}),
        ("cities", 4, {"cities": (*CITIES, City(4, ((30, 10**9),)))}),
        ("dice", 4, {"cities": (*CITIES, City(10**9, ((30, 2),)))}),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused(
    reason: str, seats: int, options: dict[str, Any]
) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new_game(setup_of(seats, **options))
    assert refusal.value.reason == reason


def test_a_house_rule_may_ask_for_many_pieces() -> None:
    many = ((Card.COMPASS, 1000),)
    cities = (*CITIES[:2], City(1000, ((30, 1000), (5, 0))))
    state: State = GAME.new_game(setup_of(4, deck=many, cities=cities, new_cards=1000))
    assert (len(state.piles[2]), len(state.deck)) == (1000, 976)


def test_missing_cards_are_counted() -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new_game(setup_of(6, deck=((Card.COMPASS, 30),)))
    assert refusal.value.missing == 6


def test_the_labels_tell_the_smallest_treasure() -> None:
    labels = [city.label for city in CITIES]
    assert labels == ["1+", "2+", "4+", "6+", "9+", "12+", "15", "20", "25"]


def test_the_dice_of_the_tiles() -> None:
    assert [city.dice for city in CITIES[1:]] == [2, 2, 2, 3, 3, 3, 4, 4]


# --- declarations and legs (rules §6.1 to §6.4) -----------------------------------------------


def test_passengers_declare_clockwise_from_the_captain() -> None:
    table = Table(captain=2)
    assert table.view().waiting == (3, 0, 1)
    assert [bool(table.may(seat)) for seat in range(4)] == [False, False, False, True]
    assert reason(table, Stay(0)) == "not_now"
    table.do(Stay(3), Leave(0))
    assert table.view().waiting == (1,)
    assert reason(table, Stay(3)) == "said_already"
    assert reason(table, Leave(2)) == "captain_stays"


@pytest.mark.parametrize("seat", [-1, 4, True, 1.0, None])
def test_who_does_not_sit_at_the_table_cannot_move(seat: Any) -> None:
    assert GAME.legal_moves(Table(phase=Phase.JOURNEY_END).state, seat) == ()
    assert reason(Table(phase=Phase.JOURNEY_END), NextJourney(seat)) == "not_now"


def test_whoever_leaves_takes_the_top_treasure_and_waits_for_the_next_journey() -> None:
    table = Table(piles={C1: (4, 1, 2)}).do(Leave(1), Stay(2), Leave(3))
    assert (table.values(1), table.values(3)) == ([4], [1])
    assert table.state.left == (1, 3)
    table.all_pass().announce(flies=True)
    assert table.state.aboard == (0, 2)
    assert not table.state.left


def test_everybody_draws_a_card_before_every_journey_but_the_first() -> None:
    table = Table(3, phase=Phase.JOURNEY_END, captain=2).do(NextJourney(1))
    assert [e.seat for e in table.events if isinstance(e, CardDrawn)] == [2, 0, 1]
    assert [len(own) for own in table.state.hands] == [1, 1, 1]


def test_there_is_no_hand_limit() -> None:
    table = Table(2, phase=Phase.JOURNEY_END, hands={0: "C" * 20 + "L" * 15}).do(NextJourney(0))
    assert len(table.state.hands[0]) == 36


def test_a_captain_alone_may_go_on() -> None:
    table = Table(3, aboard=(1,), captain=1, phase=Phase.LONE_CHOICE, rolled="")
    table.next_dice("--").do(GoOn(1)).all_pass()
    assert table.may(1) == [Fly]
    assert table.announce(flies=True).state.here == C2


def test_a_captain_that_leaves_alone_ends_the_journey() -> None:
    table = Table(3, aboard=(1,), captain=1, phase=Phase.LONE_CHOICE, rolled="", piles={C1: (4,)})
    table.do(Leave(1))
    result = table.state.results[-1]
    assert (result.end, result.aboard, result.captain) == (JourneyEnd.LONE_LEAVE, (), 1)
    assert result.gains == ((), (C1,), ())
    assert CityFlipped(C1) in table.events
    assert table.state.captain == 2


def test_the_captaincy_passes_on_after_the_last_city() -> None:
    table = Table(captain=3, here=C20, phase=Phase.ANNOUNCE).announce(flies=True)
    assert table.state.results[-1].end is JourneyEnd.LAST_CITY
    assert table.state.captain == 0


# --- card windows (rules §6.5) ----------------------------------------------------------------


def test_all_are_asked_clockwise_from_the_captain() -> None:
    table = Table(captain=2, hands=dict.fromkeys(range(4), "C")).all_stay()
    assert table.now() is Phase.WINDOW_A
    assert table.view().waiting == (2, 3, 0, 1)


def test_answers_count_in_order_whenever_they_come() -> None:
    table = Table(hands={0: "C", 1: "R", 2: "C", 3: "G"}).all_stay()
    table.do(PlayGust(3))
    assert table.now() is Phase.WINDOW_A, "three before it are still asked"
    table.do(PlayRoute(1))
    assert table.now() is Phase.WINDOW_A
    table.do(Pass(0))
    assert CardPlayed(1, Card.ROUTE) in table.events
    assert table.now() is Phase.REROLL
    assert table.hand(3) == "G", "the later answer was not shown"


def test_a_played_card_begins_the_poll_again() -> None:
    table = Table(hands={0: "C", 1: "G", 2: "C", 3: "C"}).all_stay()
    table.do(Pass(0), Pass(2), PlayGust(1))
    assert table.view().waiting == tuple(
        seat for seat in (0, 2, 3) if Face.BLANK in table.state.dice or seat in table.state.aboard
    )
    assert reason(table, PlayGust(1)) == "not_now", "its hand is empty, as all can see"


def test_an_answer_is_given_once() -> None:
    table = Table(hands={0: "C", 1: "G", 2: "C", 3: "C"}).all_stay().do(Pass(2))
    assert table.may(2) == []
    assert reason(table, Pass(2)) == "said_already"


def test_an_answer_shows_nothing_but_that_it_was_given() -> None:
    tables = [Table(hands={0: "C", 1: "C", 2: "ERG", 3: "C"}).all_stay() for _ in range(4)]
    moves = (Pass(2), PlayGust(2), PlayRoute(2), PlayEjection(2, 1))
    steps = [table.do(move) for table, move in zip(tables, moves, strict=True)]
    assert len({table.events for table in steps}) == 1
    assert len({GAME.view_for(table.state, 0) for table in steps}) == 1
    assert [own.answer for t in steps if (own := t.view(2).own)] == list(moves)


def test_who_is_asked_does_not_hang_on_what_is_held() -> None:
    for own in ("C", "E", "R", "G", "J", "T"):
        table = Table(hands=dict.fromkeys(range(4), own)).all_stay()
        assert table.view().waiting == (0, 1, 2, 3)


def test_whoever_cannot_play_for_all_to_see_is_not_asked() -> None:
    empty = Table(hands={0: "C", 2: "C"}).all_stay()
    assert empty.view().waiting == (0, 2), "1 and 3 hold no cards"
    ground = Table(hands=dict.fromkeys(range(4), "C"), rolled="CC").do(Leave(1), Stay(2), Stay(3))
    assert ground.view().waiting == (0, 2, 3), "1 could only play a gust, and no die is blank"


def test_cards_that_all_lie_on_the_discard_pile_are_not_asked_for() -> None:
    table = Table(2, hands={0: "C", 1: "C"})
    table.state = replace(table.state, discard=hand("RRGGEE"))
    table.all_stay()
    assert table.now() is Phase.ANNOUNCE
    table = Table(2, hands={0: "C", 1: "C"})
    table.state = replace(table.state, discard=hand("RRGEE"))
    assert table.all_stay().state.phase is Phase.WINDOW_A


def test_a_captain_of_an_alternative_route_may_pick_any_dice_even_none() -> None:
    table = Table(2, hands={1: "R"}, rolled="C--").all_stay().do(PlayRoute(1))
    (space,) = GAME.legal_moves(table.state, 0)
    assert (space.move_class, space.field("dice")) == (Reroll, SubsetOf((0, 1, 2), 0, 3))
    assert GAME.legal_moves(table.state, 1) == ()
    assert reason(table, Reroll(0, (2, 1))) == "dice"
    table.do(Reroll(0, ()))
    assert table.state.dice == dice("C--")
    assert table.now() is Phase.ANNOUNCE, "no card is left to be asked for"


def test_after_an_alternative_route_the_table_is_asked_again() -> None:
    table = Table(2, hands={0: "C", 1: "R"}, rolled="C-").all_stay().do(Pass(0), PlayRoute(1))
    table.next_dice("P").do(Reroll(0, (0,)))
    assert table.state.dice == dice("P-")
    assert table.view().rerolled == (0,)
    assert (table.state.phase, table.view().waiting) == (Phase.WINDOW_A, (0,))


def test_a_player_on_the_ground_cannot_play_an_alternative_route() -> None:
    table = Table(3, hands={1: "R", 2: "C"}).do(Leave(1), Stay(2))
    assert table.may(1) == [Pass]


def test_an_ejection_names_another_passenger_who_takes_a_treasure() -> None:
    table = Table(hands={1: "E"}, captain=3, piles={C1: (4, 1)}).all_stay()
    (ejection,) = [s for s in GAME.legal_moves(table.state, 1) if s.fields]
    assert ejection.field("target") == OneOf((0, 2))
    table.do(PlayEjection(1, 2))
    assert table.events[-2:] == (CardPlayed(1, Card.EJECTION, 2), TreasureTaken(2, C1))
    assert (table.values(2), table.state.aboard, table.state.left) == ([4], (0, 1, 3), (2,))


PLAYED: dict[Card, tuple[Phase, str, Any]] = {
    Card.EJECTION: (Phase.DECIDE, "E", PlayEjection(1, 2)),
    Card.ROUTE: (Phase.DECIDE, "R", PlayRoute(1)),
    Card.GUST: (Phase.DECIDE, "G", PlayGust(1)),
    Card.JETPACK: (Phase.ANNOUNCE, "J", PlayJetpack(1)),
}


@pytest.mark.parametrize("card", PLAYED)
def test_a_played_card_goes_to_the_discard_pile(card: Card) -> None:
    phase, held_by_one, move = PLAYED[card]
    table = Table(3, phase=phase, rolled="C-", hands={1: held_by_one})
    table.all_stay() if phase is Phase.DECIDE else table.crash()
    table.do(move)
    assert (table.view().discard, table.hand(1)) == ((card,), "")


def test_a_hook_goes_to_the_discard_pile() -> None:
    table = Table(2, hands={1: "H"}, hooks=2).do(Leave(1)).all_pass().do(Fly(0), PlayHook(1))
    assert table.view().discard == (Card.HOOK,)


def test_the_captain_can_eject_too() -> None:
    table = Table(3, hands={0: "E"}).all_stay().do(PlayEjection(0, 2))
    assert table.state.aboard == (0, 1)


def test_passengers_do_not_declare_again_after_new_dice() -> None:
    table = Table(2, hands={0: "G", 1: "C"}).all_stay().do(PlayGust(0)).all_pass()
    assert table.now() is Phase.ANNOUNCE


# --- announcement and rescue (rules §6.6, §6.7) -----------------------------------------------


@pytest.mark.parametrize("own", ["C", "CT", "T", "TTT", ""])
def test_the_table_cannot_see_whether_the_captain_has_a_choice(own: str) -> None:
    table = Table(3, phase=Phase.ANNOUNCE, rolled="CC", hands={0: own})
    assert table.now() is Phase.ANNOUNCE
    assert table.view(1).waiting == (0,)
    assert [GAME.legal_moves(table.state, seat) for seat in (1, 2)] == [(), ()]


def test_a_forced_announcement_cannot_be_changed() -> None:
    assert reason(Table(phase=Phase.ANNOUNCE, rolled="C-"), Fly(0)) == "cannot_fly"
    assert reason(Table(phase=Phase.ANNOUNCE), Crash(0)) == "must_fly"
    assert reason(Table(phase=Phase.ANNOUNCE), Fly(1)) == "not_now"


def test_only_the_captain_sees_what_flying_would_cost() -> None:
    table = Table(2, rolled="CP", hands={0: "CTT", 1: "CP"})
    captain, passenger = table.view(0).own, table.view(1).own
    assert captain is not None
    assert passenger is not None
    assert captain.payment == Payment(hand("CT"), deficit=1, can_fly=True)
    assert passenger.payment is None


def test_nothing_is_discarded_in_a_crash() -> None:
    table = Table(3, phase=Phase.ANNOUNCE, rolled="CC", hands={0: "CF"}).announce(flies=False)
    assert table.hand(0) == "CF"
    assert table.state.results[-1].end is JourneyEnd.CRASH


def test_after_a_crash_is_announced_a_gust_lets_the_captain_announce_again() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="C-", hands={0: "T", 1: "G"})
    table.next_dice("F").do(Crash(0), Pass(0), PlayGust(1))
    assert table.state.dice == dice("CF")
    assert table.may(0) == [Crash]


def test_a_captain_that_chose_to_crash_may_choose_again_after_new_dice() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CP", hands={0: "CT", 1: "R"})
    table.do(Crash(0), Pass(0), PlayRoute(1), Reroll(0, ()))
    assert table.may(0) == [Fly, Crash]


def test_the_rescue_asks_for_spyglasses_where_one_may_be() -> None:
    table = Table(
        phase=Phase.ANNOUNCE, rolled="CC", here=C6, treasures={1: (6,), 2: (SPYGLASS,), 3: (6,)}
    )
    table.state = replace(table.state, aboard=(0, 1, 2))
    table.do(Crash(0))
    assert table.view().waiting == (1, 2), "0 has no treasure, 3 is on the ground"
    assert (table.may(1), table.may(2)) == ([Pass], [Pass, PlaySpyglass])


def test_spyglasses_that_left_the_game_are_not_asked_for() -> None:
    table = Table(phase=Phase.ANNOUNCE, rolled="CC", here=C6, treasures={1: (6,), 2: (9,)})
    table.state = replace(table.state, gone=(Treasure(C6, SPYGLASS, 1),))
    table.do(Crash(0))
    assert table.now() is Phase.JOURNEY_END


def test_a_spyglass_leaves_the_game_and_shows_itself() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CC", treasures={1: (SPYGLASS,)})
    table.do(Crash(0), PlaySpyglass(1))
    assert SpyglassPlayed(1) in table.events
    assert table.view().gone == (Treasure(C1, SPYGLASS, 1),)


def test_the_captain_itself_can_play_a_spyglass() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CC", treasures={0: (SPYGLASS,)})
    assert table.do(Crash(0), PlaySpyglass(0)).state.here == C2


def test_after_fly_nobody_is_asked_for_route_gust_ejection_or_spyglass() -> None:
    table = Table(3, phase=Phase.ANNOUNCE, hands={1: "ERG"}, treasures={2: (SPYGLASS,)})
    assert table.do(Fly(0)).state.here == C2


# --- hooks and jetpacks (rules §6.8, §6.11) ---------------------------------------------------


def test_hooks_are_asked_for_with_the_promo_only() -> None:
    for hooks, phase in ((0, Phase.LONE_CHOICE), (2, Phase.WINDOW_HOOK)):
        table = Table(2, hands={1: "C"}, hooks=hooks).do(Leave(1)).all_pass().do(Fly(0))
        assert table.now() is phase


def test_an_ejected_player_can_hook_itself_back() -> None:
    table = Table(2, hands={0: "E", 1: "H"}, hooks=2, piles={C1: (4, 1)}).all_stay()
    table.do(PlayEjection(0, 1)).all_pass().do(Fly(0), PlayHook(1))
    assert HookedBack(1, C1) in table.events
    assert (table.state.aboard, table.state.captain) == ((0, 1), 1)
    assert sorted(table.state.piles[C1]) == [1, 4]


def test_the_price_is_paid_after_the_hooks() -> None:
    table = Table(2, rolled="C-", hands={0: "C", 1: "HC"}, hooks=2).do(Leave(1)).all_pass()
    table.do(Fly(0))
    assert (table.events, table.hand(0)) == ((Announced(0, flies=True),), "C")
    table.do(Pass(1))
    assert table.hand(0) == ""


def test_a_jetpack_is_for_those_aboard() -> None:
    table = Table(3, rolled="CC", hands={1: "J", 2: "C"}).do(Leave(1), Stay(2)).all_pass()
    table.do(Crash(0)).all_pass()
    assert table.now() is Phase.JOURNEY_END
    assert len(table.values(1)) == 1


def test_all_others_aboard_of_a_crash_get_nothing() -> None:
    table = Table(4, phase=Phase.ANNOUNCE, rolled="CC", hands={2: "J"}, treasures={1: (4,)})
    table.crash().do(PlayJetpack(2))
    assert table.state.results[-1].gains == ((), (), (C1,), ())
    assert [len(table.values(seat)) for seat in range(4)] == [0, 1, 1, 0]


def test_one_jetpack_is_enough() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="CC", hands={0: "JJ"})
    table.crash().do(PlayJetpack(0))
    assert table.now() is Phase.JOURNEY_END
    assert (table.hand(0), len(table.values(0))) == ("J", 1)


# --- the end (rules §6.12, §6.13) -------------------------------------------------------------


def test_a_journey_is_finished_although_somebody_has_fifty() -> None:
    table = Table(3, here=C25 - 1, piles={C20: (20,)}, treasures={1: (20, 20)}).do(Leave(1))
    assert table.now() is Phase.DECIDE
    assert points_of(table.state, 1) == 60


def test_with_the_option_fifty_win_at_once() -> None:
    table = Table(3, here=C20, treasures={1: (20, 20)}, instant_win=True).do(Leave(1))
    assert table.state.results[-1].end is JourneyEnd.GOAL
    assert table.events[-1] == GameEnded((1,), (0, 60, 0))


@pytest.mark.parametrize(("tie", "winners"), [(Tie.SHARED, (0, 1)), (Tie.MOST_TREASURES, (1,))])
def test_a_tie_is_shared_or_won_by_more_treasures(tie: Tie, winners: tuple[Seat, ...]) -> None:
    outcome = GAME.outcome(end_with((25, 25), (25, 15, 10), (49,), tie=tie))
    assert outcome == Outcome(winners, (50, 50, 49))


def test_with_scarce_house_rules_the_game_ends_when_there_is_nowhere_to_fly() -> None:
    cities = (City(0, ((1, 1),)), City(1, ((2, 2),)))
    table = Table(2, phase=Phase.ANNOUNCE, rolled="-", cities=cities).announce(flies=True)
    assert table.now() is Phase.GAME_OVER
    assert table.state.piles == ((1,), ())
    table = Table(2, phase=Phase.ANNOUNCE, rolled="-", cities=cities[1:] * 1 + cities[1:])
    assert table.announce(flies=True).state.phase is Phase.GAME_OVER


def test_a_finished_game_offers_nothing_and_shows_all_treasures() -> None:
    table = Table(2, phase=Phase.ANNOUNCE, rolled="C-", treasures={0: (25, 25), 1: (SPYGLASS,)})
    assert table.view().revealed is None
    table.announce(flies=False)
    assert [table.may(seat) for seat in range(2)] == [[], []]
    assert [tuple(t.value for t in own) for own in table.view().revealed or ()] == [(25, 25), (0,)]
    assert [player.points for player in table.view().players] == [50, 2]


# --- what is secret (rules §4) ----------------------------------------------------------------


def test_hands_and_treasures_are_for_their_owner() -> None:
    table = Table(2, hands={0: "CT", 1: "P"}, treasures={0: (4,), 1: (SPYGLASS, 1)})
    assert table.view().own is None
    own = table.view(1).own
    assert own is not None
    assert (letters(own.hand), [t.value for t in own.treasures], own.points) == ("P", [0, 1], 3)
    public = table.view().player(1)
    assert (public.cards, public.backs, public.points) == (1, (C1, C1), None)


def test_points_are_open_by_option() -> None:
    table = Table(2, treasures={0: (4,), 1: (SPYGLASS, 1)}, open_points=True)
    assert [player.points for player in table.view().players] == [4, 3]


def test_progress_counts_treasures_while_points_are_hidden() -> None:
    own = {0: (4, 4), 1: (SPYGLASS,)}
    for open_points, totals in ((False, (2, 1)), (True, (8, 2))):
        table = Table(2, phase=Phase.ANNOUNCE, rolled="C-", treasures=own, open_points=open_points)
        table.state = replace(table.state, results=())
        table.announce(flies=False)
        assert GAME.progress(table.state).totals == (0, 0), "nothing gained in this journey"
        earlier = replace(table.state.results[0], number=1)
        table.state = replace(table.state, results=(earlier, *table.state.results))
        assert GAME.progress(table.state).totals == totals


def test_piles_are_counted_for_all() -> None:
    view = Table(piles={C4: ()}).view()
    assert [city.left for city in view.cities] == [11, 11, 0, 10, 9, 9, 6, 6, 6]
    assert [city.open for city in view.cities] == [True, True, False] + [True] * 6
    assert (view.here, view.target, view.last) == (C1, C2, C25)


# --- taking back ------------------------------------------------------------------------------


def take_back_of(table: Table, move: Any) -> TakeBack:
    step: Step = GAME.apply(table.state, move)
    return step.take_back


def test_what_chance_or_a_treasure_has_shown_cannot_be_taken_back() -> None:
    never = [
        take_back_of(Table(), Leave(1)),
        take_back_of(Table(phase=Phase.JOURNEY_END), NextJourney(0)),
        take_back_of(Table(phase=Phase.ANNOUNCE), Fly(0)),
        take_back_of(Table(aboard=(0,), phase=Phase.LONE_CHOICE, rolled=""), GoOn(0)),
        take_back_of(Table(2, hands={0: "G"}).all_stay(), PlayGust(0)),
        take_back_of(Table(2, hands={1: "R"}).all_stay().do(PlayRoute(1)), Reroll(0, (0,))),
    ]
    assert set(never) == {TakeBack.NEVER}


def test_what_was_said_aloud_is_taken_back_with_consent() -> None:
    ask = [
        take_back_of(Table(), Stay(1)),
        take_back_of(Table(phase=Phase.ANNOUNCE, rolled="C-"), Crash(0)),
        take_back_of(Table(2, hands={1: "R"}).all_stay(), PlayRoute(1)),
        take_back_of(Table(2, hands={1: "C"}).all_stay(), Pass(1)),
    ]
    assert set(ask) == {TakeBack.ASK}


def test_an_answer_that_waits_for_others_is_taken_back_freely() -> None:
    table = Table(2, hands={0: "G", 1: "G"}).all_stay()
    assert take_back_of(table, Pass(1)) is TakeBack.FREE
    assert take_back_of(table, PlayGust(1)) is TakeBack.FREE
    assert take_back_of(table, Pass(0)) is TakeBack.FREE


# --- promises ---------------------------------------------------------------------------------


def broken(**changes: Any) -> str:
    """What the audit says about a healthy new game with something changed."""
    state: State = GAME.new_game(setup_of(3))
    return " | ".join(GAME.audit(replace(state, **changes)))


def test_a_healthy_game_breaks_no_promise() -> None:
    assert broken() == ""


BROKEN: list[tuple[str, Callable[[State], dict[str, Any]]]] = [
    ("cards are not those", lambda _: {"discard": (Card.TURBO,)}),
    ("treasures of city 0", lambda s: {"piles": (s.piles[0][1:], *s.piles[1:])}),
    ("other than a spyglass", lambda _: {"gone": (Treasure(0, 4, 1),)}),
    ("in which order", lambda s: {"hands": (s.hands[0][::-1], *s.hands[1:])}),
    ("out of order", lambda _: {"aboard": (2, 1, 0)}),
    ("aboard and on the ground", lambda _: {"left": (1,)}),
    ("captain is not aboard", lambda _: {"aboard": (1, 2)}),
    ("flies on from the last", lambda _: {"here": C25}),
    ("not the dice", lambda _: {"dice": dice("C")}),
    ("nobody is left to declare", lambda _: {"stayed": (1, 2)}),
    (
        "waits for nobody",
        lambda _: {"phase": Phase.WINDOW_A, "answers": tuple(map(Pass, range(3)))},
    ),
    ("answered what it may not", lambda _: {"answers": (Pass(0), None, None)}),
    (
        "answered what it may not",
        lambda _: {"phase": Phase.WINDOW_A, "answers": (None, PlaySpyglass(1), None)},
    ),
    ("reroll belongs", lambda _: {"phase": Phase.REROLL}),
    (
        "cannot pay",
        lambda _: {"phase": Phase.WINDOW_HOOK, "hands": ((),) * 3, "dice": dice("C-")},
    ),
    ("has all that is needed", lambda _: {"phase": Phase.WINDOW_RESCUE, "dice": dice("--")}),
    ("over and goes on", lambda _: {"phase": Phase.GAME_OVER}),
    ("had reached the goal", lambda _: {"treasures": ((Treasure(C25, 50, 0),), (), ())}),
]


@pytest.mark.parametrize(("sentence", "damage"), BROKEN, ids=[sentence for sentence, _ in BROKEN])
def test_the_audit_tells_a_broken_promise(
    sentence: str, damage: Callable[[State], dict[str, Any]]
) -> None:
    state: State = GAME.new_game(setup_of(3))
    assert sentence in broken(**damage(state))


def test_dice_are_rolled_as_soon_as_the_aircraft_has_moved() -> None:
    table = Table(phase=Phase.ANNOUNCE, captain=1).announce(flies=True)
    assert table.events[-1] == DiceRolled(2, C4, table.state.dice)

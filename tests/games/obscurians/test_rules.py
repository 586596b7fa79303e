"""Obscurians' test vectors (rules §11), worked examples (§8), edge cases (§9) and decisions (§10).

Seats and colours are letters, clockwise: G Y O B P R T; L is the lamp, A the artifact.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from stella_desktop.engine import (
    IllegalMove,
    MoveSpace,
    OneOf,
    Outcome,
    Setup,
    SetupError,
    TakeBack,
)
from stella_desktop.games.obscurians import GAME
from stella_desktop.games.obscurians.dice import choices
from stella_desktop.games.obscurians.moves import (
    ActionChosen,
    ChooseAction,
    DiceRerolled,
    EndTurn,
    FlipDice,
    FreeReroll,
    GameEnded,
    GiveGood,
    Guarded,
    GuardGoods,
    Lapsed,
    PlaceChip,
    RelocateGood,
    Reroll,
    RevealEvent,
    RollDice,
    StealGood,
    SwapGoods,
    TradeBanned,
    Traded,
    TurnBegan,
    UseDie,
)
from stella_desktop.games.obscurians.pieces import (
    COLOURS,
    GOODS,
    MISSIONS,
    Chip,
    EventCard,
    Face,
    Good,
    Mission,
    Options,
    Phase,
    Tally,
    colours_for,
    missions_for,
)
from stella_desktop.games.obscurians.scoring import (
    goods_points,
    stack_points,
    tallies_of,
    winners_of,
)
from stella_desktop.games.obscurians.state import (
    State,
    acting,
    event_of,
    in_order,
    owner_of,
    round_number,
    with_player,
    with_secret,
)
from stella_desktop.games.obscurians.view import View

SEATS = "GYOBPRT"
KINDS = dict(zip("GYOBPRTLA", GOODS, strict=True))
STEAL, GIVE, SWAP, GUARD, RELOCATE, WILD = Face
KEEP, TAKE, COLLECT, GIVE_AWAY, SELECT, LOSE, CONTROL = Mission
G, Y, O, B, P, R, T = range(7)  # noqa: E741
GREEN, YELLOW, ORANGE, BLUE = COLOURS[:4]
QUIET = EventCard.FREE_REROLL
"""An event that changes nothing for a seat that does not use it."""


def goods(text: str) -> tuple[Good, ...]:
    """`G3 Y2 L` -> three green, two yellow, the lamp."""
    return in_order(KINDS[part[0]] for part in text.split() for _ in range(int(part[1:] or 1)))


def faces(text: str) -> tuple[Face, ...]:
    """`steal2 wild1` -> two dice that show steal, one wild."""
    return tuple(Face(part[:-1]) for part in text.split() for _ in range(int(part[-1])))


def setup_of(seats: int = 4, seed: int = 1, **options: Any) -> Setup:
    first: dict[str, Any] = {"first_seat": 0}
    return Setup("obscurians", seats, seed, (), (), Options(**(first | options)))


class Bazaar:
    """A game for tests; its next event, goods, clients and dice are what the test says."""

    def __init__(self, seats: int = 4, boards: str | None = None, **options: Any) -> None:
        """`boards`: the goods of the first seats, `|` between them; the lamp is theirs to name."""
        self.state: State = GAME.new_game(setup_of(seats, **options))
        self.events: tuple[Any, ...] = ()
        self.take_back = TakeBack.FREE
        for seat, text in enumerate(() if boards is None else boards.split("|")):
            self.state = with_player(self.state, seat, free=goods(text))

    def clients(self, *missions: Mission) -> "Bazaar":
        for seat, mission in enumerate(missions):
            self.state = with_secret(self.state, seat, mission=mission)
        return self

    def do(self, *moves: Any) -> "Bazaar":
        for move in moves:
            step = GAME.apply(self.state, move)
            self.state, self.events, self.take_back = step.state, step.events, step.take_back
        return self

    def refused(self, move: Any) -> str:
        """Why the move is not allowed; nothing changes."""
        before = self.state
        with pytest.raises(IllegalMove) as refusal:
            self.do(move)
        assert self.state == before
        return refusal.value.reason

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        assert self.state.turn
        return self.state.turn.seat

    def begin(self, event: EventCard = QUIET) -> "Bazaar":
        """The next round, with this event."""
        unseen = [card for card in (*self.state.deck, *self.state.box) if card is not event]
        size = len(self.state.deck) - 1
        self.state = replace(self.state, deck=(event, *unseen[:size]), box=tuple(unseen[size:]))
        return self.do(RevealEvent(self.state.starter))

    def roll(self, dice: str) -> "Bazaar":
        self.do(RollDice(self.seat))
        return self.show(dice)

    def show(self, dice: str) -> "Bazaar":
        """The dice show something else."""
        assert self.state.turn
        self.state = replace(self.state, turn=replace(self.state.turn, dice=faces(dice)))
        return self

    def choose(self, action: Face, times: int) -> "Bazaar":
        return self.do(ChooseAction(self.seat, action, times))

    def skip(self) -> "Bazaar":
        """A turn that moves no goods: guard a good or two."""
        self.roll("guard1 relocate4").choose(GUARD, 1)
        if self.state.turn and self.state.turn.left:
            self.do(GuardGoods(self.seat, (0, 1)))
        return self

    def skip_round(self) -> "Bazaar":
        while self.state.turn:
            self.skip()
        return self

    def spaces(self, move_class: type) -> tuple[MoveSpace, ...]:
        everybody = range(self.state.seats)
        spaces = [space for seat in everybody for space in GAME.legal_moves(self.state, seat)]
        return tuple(space for space in spaces if space.move_class is move_class)

    def values(self, move_class: type, field: str) -> set[Any]:
        """All values that a field may take now."""
        domains = [space.field(field) for space in self.spaces(move_class)]
        return {item for domain in domains if isinstance(domain, OneOf) for item in domain.items}

    def free(self, seat: int) -> tuple[Good, ...]:
        return self.state.players[seat].free

    def locked(self, seat: int) -> tuple[Good, ...]:
        return self.state.players[seat].locked

    def banned(self, seat: int) -> bool:
        return self.state.players[seat].banned

    def end(self) -> tuple[Tally, ...]:
        """The Sandstorm comes as the next event."""
        while self.state.turn:
            self.skip()
        return self.begin(EventCard.SANDSTORM).state.tallies


# --- the vectors, in one table ----------------------------------------------------------------


def points(given: str) -> str:
    """`keep G6` -> what the client pays the green seat for six green goods."""
    mission, _, board = given.partition(" ")
    return str(goods_points(Mission(mission), GREEN, goods(board), Options()))


def total(given: str) -> str:
    """`give Y5 L` -> points with lamp and artifact, for a seat that everybody has unmasked."""
    mission, _, board = given.partition(" ")
    return str(tally(mission, board, "G?right").total)


def tally(mission: str, board: str, chips: str, seats: int = 4) -> Tally:
    """The score of the green seat. `Yw`: it placed a wrong chip on yellow, `Yr` a right one;
    `G?right`: some other seat unmasked it."""
    bazaar = Bazaar(seats, board).clients(Mission(mission))
    clients = [secret.mission for secret in bazaar.state.secrets]
    stacks: list[tuple[Chip, ...]] = [()] * seats
    for chip in chips.split():
        seat = SEATS.index(chip[0])
        right = chip[1] in "r?"
        suspected = clients[seat] if right else next(m for m in MISSIONS if m is not clients[seat])
        stacks[seat] = (*stacks[seat], Chip(Y if seat == G else G, suspected))
    return tallies_of(replace(bazaar.state, stacks=tuple(stacks)))[G]


def lose(given: str) -> str:
    """`Y3 O2; Yw Ow Bw; seen` -> what Lose pays, with the disguise if nobody unmasked it."""
    board, chips, seen = (part.strip() for part in given.split(";"))
    result = tally("lose", board, f"{chips} {'G?right' if seen else ''}")
    return str(result.mission_points + result.disguise + result.lamp)


def stack(given: str) -> str:
    """`G- B+` -> what the right (+) chips of a stack pay, in the order of placing."""
    chips = tuple(
        Chip(SEATS.index(chip[0]), KEEP if chip[1] == "+" else GIVE_AWAY) for chip in given.split()
    )
    paid = dict(stack_points(chips, KEEP))
    owners = dict.fromkeys(chip.owner for chip in chips)
    return " ".join(f"{SEATS[owner]}{paid.get(owner, 0)}" for owner in owners)


def unmask(given: str) -> str:
    """`4: Yr Or Br` -> suspicions and bonus of a seat that placed these chips first."""
    seats, _, chips = given.partition(": ")
    result = tally("keep", "", chips, int(seats))
    return f"{result.suspicions}+{result.unmasking}"


def disguised(given: str) -> str:
    """`6: Yr Or Br Pr Gr` -> the seats nobody unmasked."""
    seats, _, chips = given.partition(": ")
    bazaar = Bazaar(int(seats))
    clients = [secret.mission for secret in bazaar.state.secrets]
    stacks: list[tuple[Chip, ...]] = [()] * int(seats)
    for chip in chips.split():
        seat = SEATS.index(chip[0])
        stacks[seat] = (Chip((seat + 1) % int(seats), clients[seat]),)
    results = tallies_of(replace(bazaar.state, stacks=tuple(stacks)))
    return " ".join(f"{SEATS[s]}{t.disguise}" for s, t in enumerate(results) if t.disguise)


def winners(given: str) -> str:
    """`lose 20, others 35 50` -> the totals of those who win."""
    totals = [int(word.strip(",")) for word in given.split() if word[0].isdigit()]
    clients = (LOSE, KEEP, TAKE, COLLECT)
    tallies = tuple(
        Tally(client, total, 0, 0, 0, 0, 0) for client, total in zip(clients, totals, strict=True)
    )
    return " ".join(str(totals[seat]) for seat in winners_of(tallies))


def actions(given: str) -> str:
    """`steal_double: steal2 wild1` -> action types and their numbers of repetitions."""
    event, _, dice = given.rpartition(": ")
    found = choices(faces(dice), EventCard(event) if event else None)
    return "; ".join(f"{action} {','.join(map(str, times))}" for action, times in found)


def guard(given: str) -> str:
    """`3 of 10` -> how many of ten goods three repetitions lock away, and whether a ban comes."""
    times, _, count = given.partition(" of ")
    bazaar = Bazaar(4, f"G{count}|Y|O|B L").begin().roll(f"guard{times} steal{5 - int(times)}")
    bazaar.choose(GUARD, int(times))
    if bazaar.spaces(GuardGoods):
        bazaar.do(GuardGoods(G, tuple(range(2 * int(times)))))
    return f"{len(bazaar.locked(G))}{' ban' if bazaar.banned(G) else ''}"


def turns(given: str) -> str:
    """`5 seats, card 1, lamp to 4` -> seats in the order of their turns, then the next starter."""
    seats, card, lamp = (int(word) for word in given.replace(",", "").split() if word.isdigit())
    bazaar = Bazaar(seats, first_seat=card).begin()
    seen = [bazaar.seat]
    bazaar.roll("give1 relocate4").choose(GIVE, 1).do(GiveGood(card, Good.LAMP, False, lamp))
    while bazaar.state.turn:
        seen.append(bazaar.seat)
        bazaar.skip()
    return f"{' '.join(map(str, seen))} then {bazaar.state.starter}"


def sandstorm(given: str) -> str:
    """Place of the Sandstorm -> rounds played, events seen before it."""
    found = (GAME.new_game(setup_of(seed=seed)) for seed in range(99))
    bazaar = Bazaar()
    bazaar.state = next(s for s in found if s.deck.index(EventCard.SANDSTORM) == int(given) - 1)
    while bazaar.state.phase is not Phase.GAME_OVER:
        space = GAME.legal_moves(bazaar.state, acting(bazaar.state) or 0)[-1]
        bazaar.do(space.sample(Random(given)))
    assert GAME.progress(bazaar.state).round == round_number(bazaar.state)
    return f"{round_number(bazaar.state)} rounds, {len(bazaar.state.seen) - 1} events"


def goods_in_play(given: str) -> str:
    """Number of seats -> all goods, without and with the artifact."""
    bazaar = Bazaar(int(given))
    before = sum(len(player.goods) for player in bazaar.state.players)
    bazaar.begin(EventCard.CURSED_ARTIFACT)
    return f"{before}, {sum(len(player.goods) for player in bazaar.state.players)}"


VECTORS: list[tuple[str, Callable[[str], str], dict[str, str]]] = [
    ("T1", points, {"keep Y9": "0", "keep G6": "42", "keep G10": "70"}),
    ("T2", points, {"take Y5 O3 B2 P1 G4": "39"}),
    ("T3", points, {"take Y4": "16", "take Y6": "25", "take Y5 O5": "50"}),
    ("T4", points, {"collect G3 Y3 O3 B2 P1": "44"}),
    (
        "T5",
        points,
        {
            "collect G1 Y1 O1": "8",
            "collect G1 Y1 O1 B1": "14",
            "collect G1 Y1 O1 B1 P1": "22",
            "collect G1 Y1 O1 B1 P1 R1": "22",
        },
    ),
    (
        "T6",
        points,
        {"collect G1 Y1": "0", "collect G2 Y2 O1 B1": "16", "collect G2 Y2 O2 B1 P1": "30"},
    ),
    (
        "T7",
        points,
        {"collect G3 Y3 O3": "24", "collect G4 Y3 O2 B1": "24", "collect G5 Y5 O5 B5": "70"},
    ),
    ("T8", points, {"collect G2 Y2 O2 B2 P2 R2": "44", "collect G3 Y3 O2 B2 P2 R2": "58"}),
    ("T9", total, {"collect G1 Y1 L": "5"}),
    ("T10", points, {"give G7": "35", "give": "70", "give G8 Y7": "-5"}),
    ("T11", total, {"give G4 Y2 L": "40", "give G4 Y2 A": "30"}),
    (
        "T12",
        points,
        {
            "select G1 Y1 O1 B2": "50",
            "select G1 Y1 O1 B1 P1 R1": "60",
            "select G1 Y1 O1 B1 P2 R2": "70",
            "select G3 Y4": "0",
        },
    ),
    ("T13", lose, {"Y3 O2 B1; Yr Ow Bw; seen": "55"}),
    ("T14", lose, {"Y3 O2; Yw Ow Bw; seen": "15", "Y3 O2; Yw Ow Bw;": "23"}),
    ("T15", lose, {"Y2 O1 L; ; seen": "40"}),
    ("T16", lose, {"; ; seen": "55"}),
    ("T17", stack, {"G- B+ Y- G+": "G5 B10 Y0"}),
    ("T18", stack, {"B+ O+ P+ R+ T+": "B10 O5 P2 R0 T0"}),
    ("T19", unmask, {"4: Yr Or Br": "30+8"}),
    ("T20", disguised, {"6: Gr Yr Or Br": "P8 R8"}),
    ("T21", winners, {"lose 20, others 35 50 50": "20"}),
    ("T22", winners, {"lose 35, others 35 50 50": "50 50"}),
    ("T23", winners, {"lose 90, others 60 55 41": "60"}),
    (
        "T24",
        actions,
        {"steal2 relocate2 wild1": "steal 2,3; give 1; swap 1; guard 1; relocate 2"},
    ),
    (
        "T25",
        actions,
        {"steal_double: steal2 give2 wild1": "steal 4,6; give 2,3; swap 1; guard 1"},
    ),
    (
        "T26",
        actions,
        {"swap_double: swap1 give2 wild2": "steal 1,2; give 2,3,4; swap 2,4,6; guard 1,2"},
    ),
    ("T27", actions, {"guard_double: guard2 steal3": "steal 3; guard 4"}),
    (
        "T28",
        actions,
        {"give_double: give2 swap2 wild1": "steal 1; give 4,6; swap 2,3; guard 1"},
    ),
    (
        "T29",
        actions,
        {
            "no_steal: steal5": "",
            "no_swap: swap3 wild2": "steal 1,2; give 1,2; guard 1,2",
        },
    ),
    (
        "T30",
        actions,
        {"extra_wilds: steal3 guard2": "steal 3,4,5; give 1,2; swap 1,2; guard 2,3,4"},
    ),
    ("T31", guard, {"3 of 10": "6", "3 of 4": "4", "4 of 10": "10 ban"}),
    ("T32", turns, {"5 seats, card 1, lamp to 4": "1 2 3 4 0 then 4"}),
    (
        "T33",
        sandstorm,
        {"5": "4 rounds, 4 events", "6": "5 rounds, 5 events", "7": "6 rounds, 6 events"},
    ),
    ("T34", goods_in_play, {"4": "41, 42", "5": "51, 52", "6": "61, 62", "7": "71, 72"}),
]


@pytest.mark.parametrize(
    ("check", "given", "expected"),
    [
        pytest.param(check, given, expected, id=f"{name}: {given}")
        for name, check, cases in VECTORS
        for given, expected in cases.items()
    ],
)
def test_vector(check: Callable[[str], str], given: str, expected: str) -> None:
    assert check(given) == expected


def test_every_vector_is_there() -> None:
    assert [name for name, _, _ in VECTORS] == [f"T{number}" for number in range(1, 35)]


# --- worked examples --------------------------------------------------------------------------

EXAMPLES: list[tuple[str, Callable[[str], str], str, str]] = [
    ("keep", points, "keep G6 Y2", "42"),
    ("take", points, "take Y5 O3 B2 P1 G9", "39"),
    ("take four of a kind", points, "take Y4", "16"),
    ("collect sets of five, four, three", points, "collect G3 Y3 O3 B2 P1", "44"),
    ("give seven goods", points, "give G3 Y2 O1 B1", "35"),
    ("select three singles and a pair", points, "select G1 Y1 O1 B2", "50"),
    ("lose", lose, "G2 Y2 O2; Yr Ow Bw; seen", "55"),
    ("control", points, "control G3 Y9", "42"),
    ("chip stack", stack, "G- B+ Y- G+", "G5 B10 Y0"),
    (
        "dice",
        actions,
        "steal2 relocate2 wild1",
        "steal 2,3; give 1; swap 1; guard 1; relocate 2",
    ),
    (
        "steal twice",
        actions,
        "steal_double: steal2 wild1 relocate2",
        "steal 4,6; give 1; swap 1; guard 1; relocate 2",
    ),
    (
        "swap twice",
        actions,
        "swap_double: swap1 wild2 relocate2",
        "steal 1,2; give 1,2; swap 2,4,6; guard 1,2; relocate 2",
    ),
    ("guard twice", actions, "guard_double: guard2 relocate3", "guard 4; relocate 3"),
    (
        "give twice",
        actions,
        "give_double: give2 wild1 relocate2",
        "steal 1; give 4,6; swap 1; guard 1; relocate 2",
    ),
]


@pytest.mark.parametrize(
    ("check", "given", "expected"), [pytest.param(*e[1:], id=e[0]) for e in EXAMPLES]
)
def test_worked_example(check: Callable[[str], str], given: str, expected: str) -> None:
    assert check(given) == expected


def test_worked_example_guard_twice_with_two_dice_bans_trade() -> None:
    bazaar = Bazaar().begin(EventCard.GUARD_DOUBLE).roll("guard2 steal3").choose(GUARD, 4)
    assert bazaar.banned(G)
    assert (bazaar.free(G), bazaar.locked(G)) == ((), goods("G9 G1 L"))


# --- edge cases -------------------------------------------------------------------------------


def test_edge_1_four_five_or_six_rounds_are_played_each_as_often() -> None:
    games = [GAME.new_game(setup_of(seed=seed)) for seed in range(900)]
    places = [state.deck.index(EventCard.SANDSTORM) for state in games]
    assert set(places) == {4, 5, 6}
    assert all(250 < places.count(place) < 350 for place in (4, 5, 6))


@pytest.mark.parametrize(
    ("mission", "expected"),
    [(KEEP, 0), (TAKE, 0), (COLLECT, 0), (SELECT, 0), (GIVE_AWAY, 70), (LOSE, 55)],
)
def test_edge_2_no_goods(mission: Mission, expected: int) -> None:
    """Lose: no colours are at most two, but no goods are not four to six."""
    assert goods_points(mission, GREEN, (), Options()) == expected


def test_edge_3_lamp_and_artifact_have_no_colour() -> None:
    assert goods_points(LOSE, GREEN, goods("L A"), Options()) == 55
    assert goods_points(SELECT, GREEN, goods("L A"), Options()) == 0
    assert goods_points(TAKE, GREEN, goods("L A"), Options()) == 0


def test_edge_4_for_give_the_lamp_costs_what_it_brings_and_the_artifact_twice() -> None:
    assert int(total("give G4 L")) - int(total("give G4")) == 0
    assert int(total("give G4 A")) - int(total("give G4")) == -10


def test_edge_5_the_disguise_harms_lose_and_cannot_be_refused() -> None:
    seen, unseen = (tally("lose", "Y3 O2", f"Yw Ow Bw {by}") for by in ("G?right", ""))
    assert (seen.disguise, unseen.disguise) == (0, 8)
    assert unseen.total == seen.total + 8


def test_edge_5_the_lowest_total_of_lose_is_ten() -> None:
    assert tally("lose", "Y3 O2 A", "Yw Ow Bw G?right").total == 10


def test_edge_6_lose_needs_a_chip_on_everybody_and_a_right_one_spoils_it() -> None:
    assert tally("lose", "Y9", "").mission_points == 55
    assert tally("lose", "Y9", "Yw Ow").mission_points == 55
    assert tally("lose", "Y9", "Yw Ow Bw").mission_points == 35
    assert tally("lose", "Y9", "Yw Ow Bw Br").mission_points == 55
    unmasked = tally("lose", "Y9", "Yr Or Br")
    assert (unmasked.mission_points, unmasked.unmasking) == (55, 8)


def test_edge_7_a_discarded_chip_is_not_a_placed_chip() -> None:
    bazaar = Bazaar(4, "G9 L|Y|O|B").clients(LOSE, KEEP, TAKE, COLLECT).begin()
    bazaar.do(PlaceChip(G, Y, TAKE), PlaceChip(G, O, KEEP)).roll("guard4 steal1")
    for chip in (COLLECT, GIVE_AWAY, SELECT, LOSE):
        bazaar.do(Reroll(G, (4,), chip))
    assert bazaar.state.secrets[G].chips == ()
    assert bazaar.state.secrets[G].discarded == (COLLECT, GIVE_AWAY, SELECT, LOSE)
    bazaar.show("guard4 steal1").choose(GUARD, 4)
    assert bazaar.end()[G].mission_points == 55, "ten goods, one colour, no chip on blue"


def test_edge_8_a_chip_for_the_own_client_or_one_not_in_play_is_legal_and_wrong() -> None:
    bazaar = Bazaar().clients(KEEP, TAKE, GIVE_AWAY, LOSE).begin()
    assert bazaar.values(PlaceChip, "mission") == {*missions_for(4)}
    bazaar.do(PlaceChip(G, Y, KEEP), PlaceChip(G, Y, SELECT)).skip()
    assert bazaar.end()[G].suspicions == 0


def test_edge_9_the_fourth_correct_chip_on_a_board_earns_nothing() -> None:
    five = Bazaar(6).clients(KEEP).begin()
    for seat in range(6):
        if seat:
            five.do(PlaceChip(seat, G, KEEP))
        five.skip()
    assert [t.suspicions for t in five.end()] == [0, 10, 5, 2, 0, 0]


def test_edge_9_with_four_seats_every_correct_chip_is_paid() -> None:
    three = Bazaar().clients(KEEP).begin()
    for seat in range(4):
        if seat:
            three.do(PlaceChip(seat, G, KEEP))
        three.skip()
    assert [t.suspicions for t in three.end()] == [0, 10, 5, 2]


def everybody_else_guarded(*, banned: bool) -> Bazaar:
    """Green's second turn; all the others have guarded all their goods, with a ban or without."""
    bazaar = Bazaar(4, "G9 L|Y2|O2|B2").begin().skip()
    for seat in (Y, O, B):
        if banned:
            bazaar.roll("guard4 steal1").choose(GUARD, 4)
        else:
            bazaar.roll("guard1 relocate4").choose(GUARD, 1)
        assert (bazaar.free(seat), bazaar.banned(seat)) == ((), banned)
    return bazaar.begin()


@pytest.mark.parametrize("banned", [False, True])
@pytest.mark.parametrize("action", [STEAL, SWAP, RELOCATE, GIVE])
def test_edge_10_actions_lapse_when_everybody_else_is_guarded_or_banned(
    action: Face, banned: bool
) -> None:
    bazaar = everybody_else_guarded(banned=banned).roll(f"{action}2 guard3").choose(action, 2)
    if action is GIVE and not banned:
        assert bazaar.values(GiveGood, "receiver") == {Y, O, B}, "guarded, but not banned"
        bazaar.do(GiveGood(G, GREEN, False, Y))
        assert (bazaar.free(Y), bazaar.locked(Y)) == (goods("G1"), goods("Y2"))
    else:
        assert Lapsed(G, action, 2) in bazaar.events
        assert bazaar.seat == Y


def test_edge_11_steals_lapse_when_the_opponents_have_nothing() -> None:
    bazaar = Bazaar(4, "G9 L|Y1||").begin().roll("steal3 guard2").choose(STEAL, 3)
    bazaar.do(StealGood(G, Y, YELLOW))
    assert bazaar.events[:2] == (Traded(G, STEAL, YELLOW, Y, G, None), Lapsed(G, STEAL, 2))
    assert bazaar.seat == Y


def test_edge_12_a_seat_may_act_twice_in_a_row() -> None:
    bazaar = Bazaar(4, first_seat=1).begin()
    bazaar.roll("give1 relocate4").choose(GIVE, 1).do(GiveGood(Y, Good.LAMP, False, G))
    bazaar.skip().skip()
    assert bazaar.seat == G
    bazaar.roll("guard1 relocate4").choose(GUARD, 1).do(GuardGoods(G, (0, 1)))
    assert (bazaar.state.phase, bazaar.state.starter) == (Phase.ROUND_START, G)
    assert bazaar.locked(G) == goods("G2")
    bazaar.begin()
    assert (bazaar.seat, bazaar.locked(G)) == (G, ())


def test_edge_12_a_seat_may_wait_nearly_two_rounds_and_its_guard_lasts() -> None:
    bazaar = Bazaar(4).begin().roll("guard1 give4").choose(GUARD, 1).do(GuardGoods(G, (0, 1)))
    bazaar.roll("steal1 give4").choose(STEAL, 1).do(StealGood(Y, G, Good.LAMP))
    bazaar.skip().skip()
    assert (bazaar.state.phase, bazaar.state.starter) == (Phase.ROUND_START, Y)
    bazaar.begin().skip().skip()
    assert (bazaar.seat, bazaar.locked(G)) == (B, goods("G2"))
    bazaar.skip()
    assert (bazaar.seat, bazaar.locked(G)) == (G, ()), "after six turns of the others"


def test_edge_13_a_guarded_lamp_makes_its_owner_starter_and_is_released() -> None:
    bazaar = Bazaar(4, "G1 L|Y9|O9|B9").begin().roll("guard1 give4").choose(GUARD, 1)
    assert bazaar.locked(G) == goods("G1 L")
    bazaar.skip_round()
    assert bazaar.state.starter == G
    bazaar.begin()
    assert TurnBegan(G, goods("G1 L"), ban_ended=False) in bazaar.events
    assert (bazaar.free(G), bazaar.locked(G)) == (goods("G1 L"), ())


def test_edge_14_the_round_follows_the_card_not_the_lamp() -> None:
    assert turns("4 seats, card 0, lamp to 2") == "0 1 2 3 then 2"


def test_edge_15_extra_wilds_do_not_help_relocate() -> None:
    given = "extra_wilds: relocate5"
    assert actions(given) == "steal 1,2; give 1,2; swap 1,2; guard 1,2; relocate 5"


def test_edge_16_nobody_can_take_a_guarded_artifact_and_it_counts_at_the_end() -> None:
    bazaar = Bazaar(4, "L|Y9|O9|B9").begin(EventCard.CURSED_ARTIFACT)
    assert bazaar.free(G) == goods("L A")
    bazaar.roll("guard1 give4").choose(GUARD, 1).roll("steal1 give4").choose(STEAL, 1)
    assert Good.ARTIFACT not in bazaar.values(StealGood, "good")
    assert bazaar.refused(StealGood(Y, G, Good.ARTIFACT)) == "guarded"
    bazaar.do(StealGood(Y, O, ORANGE))
    assert bazaar.end()[G].artifact == -5


def test_edge_17_with_one_banned_opponent_a_good_goes_between_the_others() -> None:
    bazaar = Bazaar(4).begin().skip().roll("guard4 steal1").choose(GUARD, 4)
    bazaar.roll("relocate1 steal4").choose(RELOCATE, 1)
    assert bazaar.values(RelocateGood, "giver") == {G, B}
    for space in bazaar.spaces(RelocateGood):
        (giver,) = space.field("giver").items  # type: ignore[union-attr]
        assert space.field("receiver") == OneOf((B if giver == G else G,))
    assert bazaar.refused(RelocateGood(O, G, GREEN, Y)) == "banned"
    assert bazaar.refused(RelocateGood(O, Y, YELLOW, G)) == "banned"


def test_edge_17_with_one_eligible_opponent_a_relocation_lapses() -> None:
    bazaar = Bazaar(4).begin().skip()
    for _ in (Y, O):
        bazaar.roll("guard4 steal1").choose(GUARD, 4)
    bazaar.roll("relocate2 steal3").choose(RELOCATE, 2)
    assert Lapsed(B, RELOCATE, 2) in bazaar.events


# --- set-up (rules §3, §4) --------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_everybody_starts_with_a_client_ten_goods_and_all_chips(seats: int) -> None:
    for seed in range(60):
        state = GAME.new_game(setup_of(seats, seed, first_seat=None))
        clients = [secret.mission for secret in state.secrets]
        assert len(set(clients)) == seats
        assert set(clients) <= set(missions_for(seats))
        if seats == 4:
            assert len({KEEP, TAKE, COLLECT} & set(clients)) == 2
            assert len({GIVE_AWAY, SELECT, LOSE} & set(clients)) == 2
        for seat, player in enumerate(state.players):
            lamp = (Good.LAMP,) if seat == state.starter else ()
            assert player.goods == (*(COLOURS[seat],) * 10, *lamp)
            assert state.secrets[seat].chips == missions_for(seats)
        assert len(missions_for(seats)) == (7 if seats == 7 else 6)
        assert (len(state.deck), len(state.box)) == (7, 7)
        assert (state.phase, round_number(state), event_of(state)) == (Phase.ROUND_START, 1, None)


def test_every_client_and_every_start_player_comes_up() -> None:
    states = [GAME.new_game(setup_of(4, seed, first_seat=None)) for seed in range(200)]
    assert {secret.mission for state in states for secret in state.secrets} == set(MISSIONS[:6])
    assert {state.starter for state in states} == {0, 1, 2, 3}


def test_seats_may_choose_their_colours_and_the_start_player() -> None:
    colours = (Good.ORANGE, Good.RED, Good.GREEN, Good.PINK)
    state = GAME.new_game(setup_of(4, colours=colours, first_seat=2))
    assert [player.colour for player in state.players] == [*colours]
    assert (state.starter, owner_of(state.players, Good.LAMP)) == (2, 2)


def test_turquoise_sits_at_a_table_for_seven_or_where_the_house_says_so() -> None:
    (space,) = {Good.TURQUOISE} - set(colours_for(6))
    assert colours_for(7) == COLOURS == (*colours_for(6), space)
    assert GAME.new_game(setup_of(7, colours=COLOURS[::-1])).players[0].colour is Good.TURQUOISE
    few = (Good.TURQUOISE, *COLOURS[:3])
    assert GAME.new_game(setup_of(4, colours=few, any_colour=True)).players[0].colour == few[0]


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (4, {"colours": (*COLOURS[:3], Good.TURQUOISE)}, "colours"),
        (6, {"colours": COLOURS[1:]}, "colours"),
        (3, {}, "seats"),
        (8, {}, "seats"),
        (4, {"colours": COLOURS[:3]}, "colours"),
        (4, {"colours": (*COLOURS[:3], Good.GREEN)}, "colours"),
        (4, {"colours": (*COLOURS[:3], Good.LAMP)}, "colours"),
        (4, {"first_seat": 4}, "first_seat"),
        (4, {"first_seat": -1}, "first_seat"),
        (4, {"first_seat": True}, "first_seat"),
        (4, {"take": ()}, "take"),
        (4, {"take": (1, 2)}, "take"),
        (4, {"collect": ((4, 14), (3, 8))}, "collect"),
        (4, {"collect": ((0, 1), (3, 8))}, "collect"),
    ],
)
def test_a_game_cannot_begin_like_this(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new_game(setup_of(seats, **options))
    assert refusal.value.reason == reason


# --- rounds and turns (rules §6.1 to §6.3, §6.7) ----------------------------------------------


def test_only_the_start_player_reveals_the_event() -> None:
    bazaar = Bazaar(4, first_seat=2)
    assert [bool(GAME.legal_moves(bazaar.state, seat)) for seat in range(4)] == [
        False,
        False,
        True,
        False,
    ]
    assert bazaar.refused(RevealEvent(0)) == "not_your_turn"
    bazaar.begin()
    assert (bazaar.seat, bazaar.state.phase) == (2, Phase.CHIPS)
    assert bazaar.take_back is TakeBack.NEVER


def test_the_sandstorm_ends_the_game_before_anybody_moves() -> None:
    bazaar = Bazaar().begin().skip_round()
    held = [player.goods for player in bazaar.state.players]
    tallies = bazaar.begin(EventCard.SANDSTORM).state.tallies
    assert bazaar.state.phase is Phase.GAME_OVER
    assert [player.goods for player in bazaar.state.players] == held
    outcome = GAME.outcome(bazaar.state)
    assert outcome == Outcome(winners_of(tallies), tuple(tally.total for tally in tallies))
    assert bazaar.events[-1] == GameEnded(outcome.winners, tallies)
    assert bazaar.refused(RevealEvent(0)) == "game_over"


def test_progress_tells_nothing_before_the_end() -> None:
    bazaar = Bazaar().begin().skip_round()
    progress = GAME.progress(bazaar.state)
    assert (progress.round, progress.rounds, progress.totals) == (2, None, (0, 0, 0, 0))
    totals = tuple(tally.total for tally in bazaar.end())
    progress = GAME.progress(bazaar.state)
    assert (progress.round, progress.rounds, progress.totals) == (1, 1, totals)


def test_goods_are_released_and_the_ban_ends_when_the_own_turn_begins() -> None:
    bazaar = Bazaar().begin().roll("guard4 steal1").choose(GUARD, 4)
    assert bazaar.events[1:3] == (Guarded(G, goods("G9 G1 L")), TradeBanned(G))
    bazaar.skip_round().begin()
    assert bazaar.events[-1] == TurnBegan(G, goods("G9 G1 L"), ban_ended=True)
    assert (bazaar.locked(G), bazaar.banned(G)) == ((), False)


def test_chips_lie_in_the_order_of_placing_and_several_may_lie_on_one_board() -> None:
    bazaar = (
        Bazaar().begin().do(PlaceChip(G, Y, TAKE), PlaceChip(G, Y, KEEP), PlaceChip(G, O, LOSE))
    )
    assert bazaar.state.stacks == ((), (Chip(G, TAKE), Chip(G, KEEP)), (Chip(G, LOSE),), ())
    bazaar.skip().do(PlaceChip(Y, O, KEEP))
    assert bazaar.state.stacks[O] == (Chip(G, LOSE), Chip(Y, KEEP))
    assert bazaar.take_back is TakeBack.ASK


# --- dice (rules §6.4, §6.5) ------------------------------------------------------------------


def test_dice_that_were_seen_are_never_taken_back() -> None:
    bazaar = Bazaar().begin(EventCard.FREE_REROLL)
    for rolled in (RollDice(G), Reroll(G, (0,), LOSE), FreeReroll(G, (1, 2))):
        bazaar.do(rolled)
        assert bazaar.take_back is TakeBack.NEVER, rolled.kind


def test_a_reroll_costs_a_chip_and_leaves_the_other_dice() -> None:
    bazaar = Bazaar().begin().roll("steal1 give1 swap1 guard1 wild1")
    before = bazaar.state.turn
    bazaar.do(Reroll(G, (1, 3), LOSE))
    after = bazaar.state.turn
    assert before
    assert after
    assert [after.dice[die] for die in (0, 2, 4)] == [before.dice[die] for die in (0, 2, 4)]
    assert bazaar.events == (DiceRerolled(G, (1, 3), after.dice, paid=True),)
    assert after.rolled == (1, 3)
    assert LOSE not in bazaar.state.secrets[G].chips
    assert bazaar.state.secrets[G].discarded == (LOSE,)


def test_one_may_reroll_as_long_as_there_are_chips() -> None:
    bazaar = Bazaar().begin().roll("steal5")
    for chip in reversed(MISSIONS[:6]):
        assert bazaar.spaces(Reroll)
        bazaar.do(Reroll(G, (0,), chip))
    assert not bazaar.spaces(Reroll)
    assert bazaar.state.secrets[G].discarded == MISSIONS[:6], "in order, whatever came first"


def test_the_dice_of_the_chosen_type_are_compulsory_and_wilds_optional() -> None:
    bazaar = Bazaar().begin().roll("steal3 wild2")
    for times, legal in ((0, False), (2, False), (3, True), (4, True), (5, True), (6, False)):
        move = ChooseAction(G, STEAL, times)
        if legal:
            assert any(space.contains(move) for space in bazaar.spaces(ChooseAction))
        else:
            assert bazaar.refused(move) == "times"
    assert bazaar.refused(EndTurn(G)) == "must_act"


def test_without_an_available_type_the_turn_ends_but_rerolls_may_help() -> None:
    bazaar = Bazaar().begin(EventCard.NO_STEAL).roll("steal5")
    assert bazaar.refused(ChooseAction(G, STEAL, 5)) == "forbidden"
    assert bazaar.spaces(Reroll)
    bazaar.do(EndTurn(G))
    assert bazaar.seat == Y


# --- repetitions (rules §6.6) -----------------------------------------------------------------


def test_exactly_one_action_type_is_chosen_and_must_be_carried_out() -> None:
    bazaar = Bazaar().begin().roll("steal2 give2 wild1").choose(STEAL, 2)
    for done in range(2):
        assert bazaar.refused(ChooseAction(G, GIVE, 2)) == "not_now"
        assert bazaar.refused(EndTurn(G)) == "not_now"
        assert bazaar.refused(Reroll(G, (0,), LOSE)) == "not_now"
        assert bazaar.refused(GiveGood(G, GREEN, False, Y)) == "not_now"
        bazaar.do(StealGood(G, Y + done, COLOURS[Y + done]))
    assert bazaar.seat == Y


@pytest.mark.parametrize("odd", [Good.LAMP, Good.ARTIFACT])
def test_lamp_and_artifact_are_goods_like_any_other(odd: Good) -> None:
    def begun(dice: str) -> Bazaar:
        return Bazaar(4, "G9|Y1 L A|O9|B9").begin().roll(dice)

    stolen = begun("steal1 give4").choose(STEAL, 1).do(StealGood(G, Y, odd))
    assert odd in stolen.free(G)
    swapped = begun("swap1 give4").choose(SWAP, 1).do(SwapGoods(G, GREEN, False, Y, odd))
    assert odd in swapped.free(G)
    moved = begun("relocate1 give4").choose(RELOCATE, 1).do(RelocateGood(G, Y, odd, O))
    assert odd in moved.free(O)
    given = stolen.skip_round().begin()
    while given.seat != G:
        given.skip()
    given.roll("give1 steal4").choose(GIVE, 1).do(GiveGood(G, odd, False, B))
    assert odd in given.free(B)


def test_an_event_holds_for_the_whole_round_and_no_longer() -> None:
    bazaar = Bazaar().begin(EventCard.NO_STEAL)
    for _ in range(4):
        bazaar.roll("steal4 guard1")
        assert bazaar.refused(ChooseAction(bazaar.seat, STEAL, 4)) == "forbidden"
        bazaar.choose(GUARD, 1).do(GuardGoods(bazaar.seat, (0, 1)))
    assert event_of(bazaar.state) is None
    bazaar.begin().roll("steal4 guard1").choose(STEAL, 4)
    assert bazaar.state.phase is Phase.EXECUTE


def test_steals_may_hit_different_owners_and_take_the_lamp() -> None:
    bazaar = Bazaar(4, "G9|Y2 L|O1|B1").begin().roll("steal2 give3").choose(STEAL, 2)
    bazaar.do(StealGood(G, Y, Good.LAMP))
    assert bazaar.events == (Traded(G, STEAL, Good.LAMP, Y, G, None),)
    bazaar.do(StealGood(G, B, BLUE))
    assert bazaar.free(G) == goods("G9 B1 L")
    assert (bazaar.free(Y), bazaar.free(B)) == (goods("Y2"), ())
    assert bazaar.take_back is TakeBack.FREE


def test_a_gift_is_compulsory_while_there_is_something_to_give() -> None:
    bazaar = Bazaar(4, "G1|Y9 L|O9|B9").begin().roll("give2 steal3").choose(GIVE, 2)
    assert [space.move_class for space in GAME.legal_moves(bazaar.state, G)] == [GiveGood]
    bazaar.do(GiveGood(G, GREEN, False, B))
    assert bazaar.events[0] == Traded(G, GIVE, GREEN, G, B, None)
    assert bazaar.events[1] == Lapsed(G, GIVE, 1)


def test_a_swap_may_be_of_one_colour_and_the_new_goods_are_unguarded() -> None:
    bazaar = Bazaar(4, "G2 Y1|Y2 L|O1|B1").begin().roll("swap2 steal3").choose(SWAP, 2)
    bazaar.do(SwapGoods(G, YELLOW, False, Y, YELLOW))
    assert (bazaar.free(G), bazaar.free(Y)) == (goods("G2 Y1"), goods("Y2 L"))
    bazaar.do(SwapGoods(G, GREEN, False, Y, Good.LAMP))
    assert bazaar.events[0] == Traded(G, SWAP, GREEN, G, Y, Good.LAMP)
    assert (bazaar.free(G), bazaar.free(Y)) == (goods("G1 Y1 L"), goods("G1 Y2"))


def test_swaps_lapse_with_empty_hands() -> None:
    bazaar = Bazaar(4, "|Y9 L|O9|B9").begin().roll("swap2 steal3").choose(SWAP, 2)
    assert bazaar.events[:2] == (ActionChosen(G, SWAP, 2, None), Lapsed(G, SWAP, 2))


def test_a_relocation_never_touches_the_own_board() -> None:
    bazaar = Bazaar().begin().roll("relocate1 steal4").choose(RELOCATE, 1)
    assert bazaar.values(RelocateGood, "giver") == {Y, O, B}
    assert bazaar.values(RelocateGood, "receiver") == {Y, O, B}
    bazaar.do(RelocateGood(G, Y, YELLOW, B))
    assert bazaar.events[0] == Traded(G, RELOCATE, YELLOW, Y, B, None)
    assert bazaar.free(B) == goods("Y1 B9 B1")


def test_guards_lock_two_goods_of_choice_per_repetition() -> None:
    bazaar = Bazaar(4, "G3 Y2 L|Y|O|B").begin().roll("guard2 steal3").choose(GUARD, 2)
    assert bazaar.refused(GuardGoods(G, (0, 1, 2))) == "not_now"
    bazaar.do(GuardGoods(G, (0, 3, 4, 5)))
    assert (bazaar.free(G), bazaar.locked(G)) == (goods("G2"), goods("G1 Y2 L"))
    assert bazaar.events[0] == Guarded(G, goods("G1 Y2 L"))


def test_a_guard_with_nothing_to_lock_is_carried_out_all_the_same() -> None:
    bazaar = Bazaar(4, "|Y9 L|O9|B9").begin().roll("guard4 steal1").choose(GUARD, 4)
    assert bazaar.events[:2] == (ActionChosen(G, GUARD, 4, None), TradeBanned(G))


def test_a_banned_seat_receives_nothing_by_gift_or_relocation() -> None:
    bazaar = Bazaar().begin().roll("guard4 steal1").choose(GUARD, 4)
    bazaar.roll("give1 steal4").choose(GIVE, 1)
    assert bazaar.values(GiveGood, "receiver") == {O, B}
    assert bazaar.refused(GiveGood(Y, YELLOW, False, G)) == "banned"
    bazaar.do(GiveGood(Y, YELLOW, False, O))
    assert bazaar.roll("steal1 give4").choose(STEAL, 1).refused(StealGood(O, G, GREEN)) == "banned"


def test_several_seats_may_be_banned_at_once() -> None:
    bazaar = Bazaar().begin()
    for _ in range(3):
        bazaar.roll("guard4 steal1").choose(GUARD, 4)
    assert [bazaar.banned(seat) for seat in range(4)] == [True, True, True, False]


# --- events (rules §6.8) ----------------------------------------------------------------------


def test_the_start_player_receives_the_artifact_even_when_banned_before() -> None:
    bazaar = Bazaar().begin().roll("guard4 steal1").choose(GUARD, 4).skip_round()
    assert bazaar.banned(G)
    bazaar.begin(EventCard.CURSED_ARTIFACT)
    assert owner_of(bazaar.state.players, Good.ARTIFACT) == G
    assert bazaar.free(G) == goods("G9 G1 L A")


def test_chips_or_dice_chips_end_the_turn_without_dice() -> None:
    bazaar = Bazaar().begin(EventCard.CHIPS_OR_DICE)
    assert bazaar.refused(EndTurn(G)) == "not_now"
    bazaar.do(PlaceChip(G, Y, TAKE))
    assert bazaar.refused(RollDice(G)) == "chips_or_dice"
    bazaar.do(PlaceChip(G, O, KEEP), EndTurn(G))
    assert bazaar.seat == Y


def test_chips_or_dice_dice_still_allow_paid_rerolls() -> None:
    bazaar = Bazaar().begin(EventCard.CHIPS_OR_DICE).roll("steal5")
    assert bazaar.refused(PlaceChip(G, Y, TAKE)) == "too_late_for_chips"
    assert bazaar.spaces(Reroll)


def test_flip_turns_each_die_at_most_once_and_ends_the_rerolls() -> None:
    bazaar = Bazaar().begin(EventCard.FLIP).roll("steal1 give1 swap1 guard1 relocate1")
    bazaar.do(FlipDice(G, (0, 2, 4)))
    turn = bazaar.state.turn
    assert turn
    assert turn.dice == (GIVE, GIVE, GUARD, GUARD, WILD)
    assert bazaar.refused(FlipDice(G, (0, 1))) == "not_now"
    assert bazaar.refused(Reroll(G, (0,), LOSE)) == "too_late_to_reroll"
    bazaar.do(FlipDice(G, (1, 3)))
    turn = bazaar.state.turn
    assert turn
    assert turn.dice == (GIVE, STEAL, GUARD, SWAP, WILD)
    assert not bazaar.spaces(FlipDice)
    assert bazaar.take_back is TakeBack.FREE


def test_the_free_reroll_comes_once_at_any_point_among_the_paid_ones() -> None:
    bazaar = Bazaar().begin(EventCard.FREE_REROLL).roll("steal5")
    bazaar.do(Reroll(G, (0,), LOSE), FreeReroll(G, (1, 2)))
    assert isinstance(bazaar.events[0], DiceRerolled)
    assert not bazaar.events[0].paid
    assert bazaar.refused(FreeReroll(G, (1, 2))) == "free_reroll_used"
    bazaar.do(Reroll(G, (0,), KEEP))
    assert Bazaar().begin(EventCard.FLIP).roll("steal5").refused(FreeReroll(G, (1,))) == "not_now"


def all_five(dice: str, boards: str = "G9 L|Y9|O9|B9") -> Bazaar:
    return Bazaar(4, boards).begin(EventCard.ALL_FIVE).roll(dice)


def test_all_five_dice_are_carried_out_one_by_one_in_any_order() -> None:
    bazaar = all_five("steal1 give1 swap1 relocate1 wild1")
    assert bazaar.refused(ChooseAction(G, STEAL, 1)) == "one_by_one"
    assert bazaar.values(UseDie, "face") == {STEAL, GIVE, SWAP, RELOCATE, WILD}
    bazaar.do(UseDie(G, RELOCATE, RELOCATE), RelocateGood(G, Y, YELLOW, O))
    assert bazaar.values(UseDie, "face") == {STEAL, GIVE, SWAP, WILD}
    assert bazaar.refused(Reroll(G, (0,), LOSE)) == "too_late_to_reroll"
    assert bazaar.refused(EndTurn(G)) == "must_act"
    bazaar.do(UseDie(G, GIVE, GIVE), GiveGood(G, GREEN, False, B))
    bazaar.do(UseDie(G, STEAL, STEAL), StealGood(G, B, GREEN))
    bazaar.do(UseDie(G, WILD, STEAL), StealGood(G, O, YELLOW))
    bazaar.do(UseDie(G, SWAP, SWAP), SwapGoods(G, YELLOW, False, O, ORANGE))
    assert bazaar.seat == Y
    assert bazaar.free(G) == goods("G9 O1 L")


def test_all_five_a_wild_is_never_a_relocation() -> None:
    bazaar = all_five("wild5")
    (space,) = bazaar.spaces(UseDie)
    assert space.field("action") == OneOf((STEAL, GIVE, SWAP, GUARD))


def test_all_five_a_die_without_a_target_lapses_when_its_turn_comes() -> None:
    bazaar = all_five("steal2 give2 guard1", "G1 L|||").do(UseDie(G, STEAL, STEAL))
    assert bazaar.events == (ActionChosen(G, STEAL, 1, 0), Lapsed(G, STEAL, 1))
    bazaar.do(UseDie(G, GIVE, GIVE), GiveGood(G, GREEN, False, Y))
    bazaar.do(UseDie(G, STEAL, STEAL), StealGood(G, Y, GREEN))
    assert bazaar.free(G) == goods("G1 L")


def test_all_five_the_fourth_guard_brings_the_ban_and_later_goods_join_the_guarded() -> None:
    bazaar = all_five("guard3 wild1 steal1")
    for _ in range(3):
        bazaar.do(UseDie(G, GUARD, GUARD), GuardGoods(G, (0, 1)))
        assert not bazaar.banned(G)
    bazaar.do(UseDie(G, WILD, GUARD))
    assert bazaar.banned(G)
    assert (bazaar.free(G), bazaar.locked(G)) == ((), goods("G9 L"))
    bazaar.do(UseDie(G, STEAL, STEAL), StealGood(G, Y, YELLOW))
    assert (bazaar.free(G), bazaar.locked(G)) == ((), goods("G9 Y1 L"))
    assert (bazaar.seat, bazaar.banned(G)) == (Y, True)


def test_all_five_a_fifth_guard_after_the_ban_changes_nothing_more() -> None:
    bazaar = all_five("guard5", "G2 L|Y9|O9|B9")
    for _ in range(5):
        bazaar.do(UseDie(G, GUARD, GUARD))
        if bazaar.spaces(GuardGoods):
            bazaar.do(GuardGoods(G, (0, 1)))
    assert (bazaar.seat, bazaar.banned(G), bazaar.locked(G)) == (Y, True, goods("G2 L"))


def test_all_five_own_guarded_goods_may_be_given_and_swapped() -> None:
    bazaar = all_five("guard1 give2 swap2", "G3 L|Y9|O9|B9").do(UseDie(G, GUARD, GUARD))
    bazaar.do(GuardGoods(G, (0, 1)), UseDie(G, GIVE, GIVE))
    assert bazaar.refused(GiveGood(G, Good.LAMP, True, Y)) == "not_now"
    bazaar.do(GiveGood(G, GREEN, True, Y))
    assert (bazaar.free(G), bazaar.locked(G)) == (goods("G1 L"), goods("G1"))
    bazaar.do(UseDie(G, SWAP, SWAP), SwapGoods(G, GREEN, True, O, ORANGE))
    assert (bazaar.free(G), bazaar.locked(G)) == (goods("G1 O1 L"), ())


# --- scoring (rules §7, §10) ------------------------------------------------------------------


def test_unmasking_is_for_all_present_opponents_whatever_else_was_placed() -> None:
    assert unmask("5: Yr Or Br Pr Yw Ow") == "40+8"
    assert unmask("5: Yr Or Br Pw") == "30+0"


def test_chips_or_no_chips_lose_never_wins_by_having_most_and_a_tie_is_no_loss() -> None:
    assert winners("lose 10, others 10 12 11") == "12"
    assert winners("lose 9, others 10 12 11") == "9"
    assert winners("lose 99, others 10 12 12") == "12 12"


def test_totals_may_be_negative() -> None:
    assert tally("give", "Y9 O9 A", "G?right").total == -30


def test_house_rules_may_pay_more_for_larger_sets_and_collections() -> None:
    options = Options(take=(0, 1, 4, 9, 16, 25, 36), collect=((2, 4), (6, 32)))
    assert goods_points(TAKE, GREEN, goods("Y6 O8"), options) == 72
    assert goods_points(COLLECT, GREEN, goods("G2 Y1 O1 B1 P1 R2"), options) == 36
    assert goods_points(COLLECT, GREEN, goods("G2 Y1 O1 B1"), options) == 8


# --- why not ----------------------------------------------------------------------------------


def test_refusals_have_a_reason_for_the_player() -> None:
    assert Bazaar().refused(PlaceChip(G, Y, KEEP)) == "not_now"
    bazaar = Bazaar().begin()
    assert bazaar.refused(RollDice(Y)) == "not_your_turn"
    assert bazaar.refused(PlaceChip(G, G, KEEP)) == "own_board"
    assert bazaar.refused(PlaceChip(G, Y, CONTROL)) == "no_chip"
    assert bazaar.refused(StealGood(G, Y, YELLOW)) == "not_now"
    assert bazaar.refused(ChooseAction(G, STEAL, 1)) == "not_now"
    assert bazaar.refused(Reroll(G, (0,), KEEP)) == "not_now"
    bazaar.do(PlaceChip(G, Y, KEEP))
    assert bazaar.refused(PlaceChip(G, Y, KEEP)) == "no_chip"
    bazaar.roll("relocate2 give3")
    assert bazaar.refused(Reroll(G, (0,), KEEP)) == "no_chip"
    assert bazaar.refused(Reroll(G, (), TAKE)) == "not_now"
    bazaar.choose(RELOCATE, 2)
    assert bazaar.refused(RelocateGood(G, Y, BLUE, O)) == "not_now"
    assert bazaar.refused(PlaceChip(G, Y, TAKE)) == "too_late_for_chips"


# --- what is seen (rules §5) ------------------------------------------------------------------


def test_the_table_sees_the_top_chip_and_the_height_of_a_stack_until_the_end() -> None:
    bazaar = Bazaar().begin().do(PlaceChip(G, Y, TAKE), PlaceChip(G, Y, KEEP))
    seen: View = GAME.view_for(bazaar.state, None)
    assert (seen.player(Y).top, seen.player(Y).height) == (Chip(G, KEEP), 2)
    assert seen.player(Y).stack is None
    bazaar.end()
    seen = GAME.view_for(bazaar.state, None)
    assert seen.player(Y).stack == (Chip(G, TAKE), Chip(G, KEEP))
    assert [player.tally for player in seen.players] == [*bazaar.state.tallies]


def test_open_stacks_are_a_house_rule() -> None:
    bazaar = Bazaar(open_stacks=True).begin().do(PlaceChip(G, Y, TAKE), PlaceChip(G, Y, KEEP))
    seen: View = GAME.view_for(bazaar.state, O)
    assert seen.player(Y).stack == (Chip(G, TAKE), Chip(G, KEEP))


def test_a_seat_sees_its_own_client_and_chips_and_the_table_does_not() -> None:
    bazaar = Bazaar(4, "G6 Y2 L|Y|O|B").clients(KEEP).begin().do(PlaceChip(G, Y, TAKE))
    bazaar.roll("steal3 wild2").do(Reroll(G, (0,), LOSE)).show("steal3 wild2")
    own: View = GAME.view_for(bazaar.state, G)
    assert (own.own_mission, own.own_points) == (KEEP, 42)
    ready = [chip.mission for chip in own.own_chips if chip.ready]
    assert ready == [KEEP, COLLECT, GIVE_AWAY, SELECT]
    assert [chip.mission for chip in own.own_chips if chip.discarded] == [LOSE]
    table: View = GAME.view_for(bazaar.state, None)
    assert (table.own_mission, table.own_points, table.own_chips) == (None, None, ())
    assert (table.player(G).chips, table.player(G).discarded) == (4, 1)
    assert table.turn
    assert table.turn.choices == choices(faces("steal3 wild2"), QUIET)
    assert (table.waiting, table.lamp, table.artifact) == (G, G, None)

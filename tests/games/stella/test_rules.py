"""Stella's test vectors (rules §10, §11), its worked examples (§7) and edge cases (§8)."""

from dataclasses import dataclass, field

import pytest

from stella_desktop.engine import IllegalMove, Outcome
from stella_desktop.games.stella.moves import (
    Announce,
    Answer,
    CellShown,
    LanternsRead,
    LockMarks,
    NextRound,
    PassPen,
    Phase,
    PointAt,
    RowReplaced,
)
from stella_desktop.games.stella.state import (
    dark_seat,
    fallen_seats,
    hits_of,
    next_scout,
    score_of,
    winners_of,
)
from stella_desktop.games.stella.view import View
from tests.games.stella.table import Table

# --- the vectors, in one table ----------------------------------------------------------------


@dataclass(frozen=True)
class Vector:
    """A reveal. Seats are letters, clockwise from the first scout; cells as in the rules.

    `scores` is left out where the round goes on. `paper`: who marks on paper; `asked`: which of
    them must answer, for each picture pointed at (`-`: nobody).
    """

    name: str
    marks: dict[str, str]
    points: str = ""
    scouts: str = ""
    hits: dict[str, str] = field(default_factory=dict)
    fallen: str = ""
    dark: str = ""
    scores: dict[str, int] | None = None
    paper: str = ""
    asked: str = ""

    @property
    def seats(self) -> list[str]:
        return list(self.marks)

    def cells(self, seat: str) -> tuple[int, ...]:
        return tuple(int(cell) for cell in self.marks[seat].split())


VECTORS = [
    Vector("T1", {"A": "1 2 3 4", "B": "1 2 3", "C": "1 2 3", "D": "1 2"}, dark="A"),
    Vector("T2", {"Or": "0 1 2 3 4 5 6", "Pi": "0 1 2 3 4 5", "Bl": "0 1 2 3 4"}, dark="Or"),
    Vector("T3", {"Or": "0 1 2 3 4 5 6 7", "Pi": "7 8 9 10 11 12 13 14", "Bl": "1 2 3"}, dark=""),
    Vector("T4", {"A": "0 1 2 3 4", "B": "5 6 7 8 9", "C": "10 11 12 13 14"}, dark=""),
    Vector(
        "T5",
        {"A": "1 4 5 6", "B": "1 2 7", "C": "1 3 8", "D": "2 6"},
        points="1 2 3",
        scouts="A B C",
        hits={"A": "2", "B": "2 3", "C": "2", "D": "3"},
        fallen="C",
        dark="A",
    ),
    Vector(
        "T6",
        {"A": "1 4 5 6", "B": "1 2 7", "C": "1 3 8", "D": "2 6"},
        points="1 2 3 6 4 7",
        scouts="A B C D A B",
        hits={"A": "2 3", "B": "2 3", "C": "2", "D": "3 3"},
        fallen="C A B",
        dark="A",
        scores={"A": 3, "B": 5, "C": 2, "D": 6},
    ),
    Vector(
        "T8",
        {"A": "1 2 3 4", "B": "1 2 3", "C": "1 2"},
        points="1 2 3 4",
        scouts="A B A A",
        hits={"A": "2 2 3", "B": "2 2 3", "C": "2 2"},
        fallen="A",
        dark="A",
        scores={"A": 4, "B": 7, "C": 4},
    ),
    Vector(
        "T9",
        {"Or": "1 2 3", "Pi": "2", "Pu": "3", "Bl": "2"},
        points="1 2 3",
        scouts="Or Pi Pu",
        hits={"Pi": "2", "Pu": "3", "Bl": "2"},
        fallen="Or",
        dark="Or",
        scores={"Or": 0, "Pi": 2, "Pu": 3, "Bl": 2},
    ),
    Vector(
        "T14",
        {"A": "1 2", "B": "3 4", "C": "5 6"},
        points="1 3 5",
        scouts="A B C",
        fallen="A B C",
        scores={"A": 0, "B": 0, "C": 0},
    ),
    Vector(
        "T15",
        dict.fromkeys("ABC", "1 2 3 4 5 6 7 8 9 10"),
        points="1 2 3 4 5 6 7 8 9 10",
        scouts="A B C A B C A B C A",
        hits=dict.fromkeys("ABC", "2 2 2 2 2 2 2 2 2 2"),
        scores={"A": 20, "B": 20, "C": 20},
    ),
    Vector(
        "T16",
        {"A": "1 2 3", "B": "1 2 3", "C": "4"},
        points="1 2 4 3",
        scouts="A B C A",
        hits={"A": "3 3 3", "B": "3 3 3"},
        fallen="C",
        scores={"A": 9, "B": 9, "C": 0},
    ),
    Vector(
        "T17",
        {"A": "1 2 3", "B": "1 2 4", "C": "1 2 5"},
        points="1 2 5 3 4",
        scouts="A B C A B",
        hits={"A": "2 2", "B": "2 2", "C": "2 2"},
        fallen="C A B",
        scores={"A": 4, "B": 4, "C": 4},
    ),
    Vector(
        "T18",
        {"A": "1 2 3", "B": "1 2 4", "C": "1 2 5"},
        points="3 1 2 4 5",
        scouts="A B C B C",
        hits={"B": "2 2", "C": "2 2"},
        fallen="A B C",
        scores={"A": 0, "B": 4, "C": 4},
    ),
    Vector(
        "T19",
        {"A": "1 2 3", "B": "1 4", "C": "2 4"},
        points="1 4 2 3",
        scouts="A B C A",
        hits={"A": "3 3", "B": "3 3", "C": "3 3"},
        fallen="A",
        dark="A",
        scores={"A": 4, "B": 6, "C": 6},
    ),
    Vector(
        "T20",
        dict.fromkeys("ABCDEF", "9"),
        points="9",
        scouts="A",
        hits=dict.fromkeys("ABCDEF", "2"),
        scores=dict.fromkeys("ABCDEF", 2),
    ),
    Vector(
        "T21",
        {"C": "3", "A": "1 2", "B": "1 2"},
        points="3 1 2",
        scouts="C A B",
        hits={"A": "3 3", "B": "3 3"},
        fallen="C",
        scores={"C": 0, "A": 6, "B": 6},
    ),
    Vector(
        "T22",
        {"A": "1 9", "B": "2 9", "C": "3"},
        points="1 2 3",
        scouts="A B C",
        fallen="A B C",
        scores={"A": 0, "B": 0, "C": 0},
    ),
    Vector(
        "P1",
        {"A": "1 2", "B": "1 5", "C": "1"},
        paper="B C",
        points="1",
        scouts="A",
        asked="BC",
        hits={"A": "2", "B": "2", "C": "2"},
    ),
    Vector(
        "P2",
        {"A": "1 2", "B": "1 5", "C": "1"},
        paper="B C",
        points="1 5",
        scouts="A B",
        asked="BC -",
        hits={"A": "2", "B": "2", "C": "2"},
        fallen="B",
    ),
    Vector(
        "P3",
        {"A": "0 1 2", "B": "0 3 4", "C": "5"},
        paper="A B C",
        points="0",
        scouts="A",
        asked="BC",
        hits={"A": "3", "B": "3"},
    ),
]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector.name)
def test_vector(vector: Vector) -> None:
    seats = vector.seats
    paper = tuple(seats.index(seat) for seat in vector.paper.split())
    table = Table(len(seats), paper=paper).mark(*(vector.cells(seat) for seat in seats))
    assert table.state.phase is Phase.REVEAL
    table.point(*(int(cell) for cell in vector.points.split()))

    letters = dict(enumerate(seats)) | {None: ""}
    shown, result = table.state.shown, table.state.results
    assert [letters[seat] for seat in table.scouts] == vector.scouts.split()
    for at, seat in enumerate(seats):
        assert " ".join(map(str, hits_of(shown, at))) == vector.hits.get(seat, ""), seat
    assert [letters[seat] for seat in fallen_seats(shown)] == vector.fallen.split()
    assert letters[dark_seat(table.state.counts)] == vector.dark
    if vector.asked:
        asked = ["".join(letters[seat] for seat in who) or "-" for who in table.asked]
        assert asked == vector.asked.split()
    if vector.scores is None:
        assert (table.state.phase, result) == (Phase.REVEAL, ())
    else:
        assert table.state.phase is Phase.SCORE
        assert dict(zip(seats, result[0].scores, strict=True)) == vector.scores
        assert next_scout(table.state) is None, "no further turn"


@pytest.mark.parametrize(
    ("name", "hits", "dark", "fallen", "score"),
    [
        ("T7", (2, 2, 3), True, True, 4),
        ("T10", (3, 2, 2, 2), False, False, 9),
        ("T11", (3, 2, 2, 2), True, False, 9),
        ("T12", (3, 2, 2, 2), True, True, 5),
        ("T13", (3, 2, 2, 2), False, True, 9),
        ("nothing earned", (), True, True, 0),
    ],
)
def test_score_vector(
    name: str, hits: tuple[int, ...], dark: bool, fallen: bool, score: int
) -> None:
    assert score_of(hits, dark=dark, fallen=fallen) == score, name


@pytest.mark.parametrize(
    ("counts", "dark"),
    [
        ((4, 3, 3, 2), 0),
        ((7, 6, 5), 0),
        ((8, 8, 3), None),
        ((5, 5, 5), None),
        ((1, 2, 10), 2),
        ((9, 9, 9, 2), None),
        ((None, 3, 2), None),
        ((10, 2, None), None),
    ],
)
def test_dark_is_the_sole_leader_once_every_count_is_known(
    counts: tuple[int | None, ...], dark: int | None
) -> None:
    assert dark_seat(counts) == dark


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((31, 31, 28), (0, 1)),
        ((31, 28, 31), (0, 2)),
        ((28, 31, 31), (1, 2)),
        ((0, 0, 0), (0, 1, 2)),
        ((5, 40, 7, 39), (1,)),
    ],
)
def test_t24_everybody_with_the_highest_total_wins(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert winners_of(totals) == winners


def test_t23_a_lock_takes_one_to_ten_marks() -> None:
    for size, fits in ((0, False), (1, True), (10, True), (11, False)):
        table = Table()
        if fits:
            table.session.submit(LockMarks(0, tuple(range(size))))
            assert table.state.locked == (True, False, False)
        else:
            with pytest.raises(IllegalMove) as refusal:
                table.session.submit(LockMarks(0, tuple(range(size))))
            assert refusal.value.reason == "marks"
            assert table.state.locked == (False, False, False)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_t25_a_full_game_lays_out_thirty_pictures(seats: int) -> None:
    start = seats - 1
    table = Table(seats, first_scout=start)
    laid = set(table.state.cells)
    rows, scouts = [], [table.state.first_scout]
    for number in range(4):
        table.mark(*[(number,)] * seats).point_to_the_end()
        if number < 3:
            table.session.submit(NextRound(0))
            replaced = next(event for event in table.events if isinstance(event, RowReplaced))
            assert laid.isdisjoint(replaced.new)
            laid |= {*replaced.new}
            rows.append(("top", "middle", "bottom")[replaced.row])
            scouts.append(table.state.first_scout)
    assert table.state.phase is Phase.GAME_OVER
    assert len(laid) == 30
    assert len(table.state.pile) == 54
    assert rows == ["bottom", "middle", "top"]
    assert scouts == [(start + step) % seats for step in range(4)]


@pytest.mark.parametrize("count", [0, 11])
def test_p4_a_paper_seat_cannot_announce_none_or_eleven(count: int) -> None:
    table = Table(paper=(0, 1, 2))
    for seat in range(3):
        table.session.submit(PassPen(seat))
    before = table.state
    with pytest.raises(IllegalMove) as refusal:
        table.session.submit(Announce(1, count))
    assert refusal.value.reason == "count"
    assert table.state == before


def test_p5_a_paper_seat_cannot_answer_twice() -> None:
    table = Table(paper=(1, 2)).mark((1, 2), (1, 5), (1, 7))
    table.session.submit(PointAt(0, 1))
    table.session.submit(Answer(1, had=True))
    before = table.state
    for had in (True, False):
        with pytest.raises(IllegalMove) as refusal:
            table.session.submit(Answer(1, had=had))
        assert refusal.value.reason == "not_now"
    assert table.state == before


# --- worked examples, as the table sees them --------------------------------------------------


def stars_seen(table: Table) -> list[int]:
    """Stars of this round on each slate."""
    view: View = table.session.view(None)
    return [sum(stars for _, stars in player.stars) for player in view.players]


def test_w1_spark_then_super_spark_then_a_fall() -> None:
    table = Table(4).mark((1, 4, 5, 6), (1, 2, 7), (1, 3, 8), (2, 6))
    assert table.session.view(None).dark == 0
    table.point(1)
    assert stars_seen(table) == [2, 2, 2, 0]
    table.point(2)
    assert stars_seen(table) == [2, 5, 2, 3]
    table.point(3)
    assert stars_seen(table) == [2, 5, 2, 3]
    view = table.session.view(None)
    assert [player.seat for player in view.players if player.fallen] == [2]


def test_w2_in_the_dark_two_sparks_and_a_super_spark_are_worth_four() -> None:
    result = Table().play_round((1, 2, 3, 4), (1, 2, 3), (1, 2))
    assert (result.dark, result.fallen) == (0, (0,))
    assert (result.earned[0], result.penalty[0], result.scores[0]) == (7, 3, 4)


@pytest.mark.parametrize(
    ("sizes", "dark"), [((7, 6, 5), 0), ((8, 8, 3), None)], ids=["W3 alone on top", "W4 tied"]
)
def test_w3_w4_lanterns_show_who_is_in_the_dark(sizes: tuple[int, ...], dark: int | None) -> None:
    table = Table().mark(*(range(size) for size in sizes))
    assert LanternsRead(sizes, dark) in table.events
    view = table.session.view(None)
    assert view.dark == dark
    assert [player.count for player in view.players] == list(sizes)
    assert [player.seat for player in view.players if player.dark] == (
        [] if dark is None else [dark]
    )


def test_w5_a_fallen_chooser_counts_but_earns_nothing() -> None:
    orange, pink, purple, blue = range(4)
    table = Table(4).mark((1, 2, 3), (2,), (3,), (2,)).point(1)
    assert fallen_seats(table.state.shown) == (orange,)
    table.point(2)
    spark = table.state.shown[-1]
    assert (spark.scout, spark.choosers) == (pink, (orange, pink, blue))
    assert spark.stars == (0, 2, 0, 2)
    table.point(3)
    super_spark = table.state.shown[-1]
    assert (super_spark.scout, super_spark.choosers) == (purple, (orange, purple))
    assert super_spark.stars == (0, 0, 3, 0)


NINE_STARS = {
    "light": ((1, 2, 3, 4), (1, 2, 3, 9), (1, 2, 3), (4,)),
    "dark": ((1, 2, 3, 4), (1, 2, 3), (1, 2, 3), (4,)),
    "dark and fallen": ((1, 2, 3, 4, 9), (1, 2, 3), (1, 2, 3), (4,)),
}


@pytest.mark.parametrize(("case", "score"), [("light", 9), ("dark", 9), ("dark and fallen", 5)])
def test_w6_only_dark_and_fallen_together_cost_stars(case: str, score: int) -> None:
    result = Table(4).play_round(*NINE_STARS[case])
    assert result.earned[0] == 9, "three sparks and a super-spark"
    assert (result.dark == 0) is case.startswith("dark")
    assert (0 in result.fallen) is case.endswith("fallen")
    assert result.scores[0] == score


# --- edge cases (rules §8) --------------------------------------------------------------------


@pytest.mark.parametrize("points", [(9, 0, 1), (0, 1, 9)], ids=["shown first", "shown last"])
def test_a_mark_nobody_shares_makes_its_owner_fall_sooner_or_later(points: tuple[int, ...]) -> None:
    marks = ((0, 1, 9), (0, 1, 2), (0, 1, 2))
    table = Table().mark(*marks)
    while table.state.phase is Phase.REVEAL:
        shown = {item.cell for item in table.state.shown}
        wanted = points if next_scout(table.state) == 0 else (2, 0, 1)
        table.point(next(cell for cell in wanted if cell not in shown))
    assert table.last_result.fallen == (0,)


def test_a_light_player_who_shows_the_lonely_mark_last_loses_nothing() -> None:
    first = Table().mark((0, 1, 9), (0, 1, 2), (0, 1, 2)).point(9, 0, 1, 2)
    last = Table().mark((0, 1, 9), (0, 1, 2), (0, 1, 2)).point(0, 1, 2, 9)
    assert first.last_result.scores == (0, 7, 7)
    assert last.last_result.scores == (4, 7, 7)


def test_three_choosers_of_whom_two_have_fallen_are_still_a_spark() -> None:
    table = Table().mark((1, 2), (1, 3), (1,)).point(2, 3, 1)
    assert table.state.shown[-1].choosers == (0, 1, 2)
    assert table.last_result.scores == (0, 0, 2)


def test_two_choosers_of_whom_one_has_fallen_are_still_a_super_spark() -> None:
    table = Table().mark((1, 2), (1,), (2, 3)).point(1, 3, 2)
    assert table.scouts == [0, 2, 0]
    assert table.state.shown[-1].choosers == (0, 2)
    assert table.last_result.scores == (6, 3, 0)


def test_marks_that_only_fallen_players_share_are_never_shown() -> None:
    result = Table().mark((1, 9), (2, 9), (3,)).point(1, 2, 3).last_result
    assert [item.cell for item in result.shown] == [1, 2, 3]
    assert result.scores == (0, 0, 0)


def test_a_lone_scout_goes_on_turn_after_turn() -> None:
    table = Table().mark((9, 1, 2, 3), (1, 2, 3), (8,)).point(9, 1, 8, 2, 3)
    assert table.scouts == [0, 1, 2, 1, 1]
    assert table.last_result.scores == (0, 9, 0)


def test_when_everybody_falls_at_once_nobody_scores() -> None:
    table = Table(6).mark(*[(seat,) for seat in range(6)]).point(*range(6))
    assert table.last_result.fallen == tuple(range(6))
    assert table.last_result.scores == (0,) * 6


def test_falling_with_the_very_last_own_mark_costs_in_the_dark() -> None:
    table = Table().mark((0, 1), (0,), (0,)).point(0, 1)
    assert table.scouts == [0, 0]
    assert table.last_result.scores == (1, 2, 2)


def test_a_player_can_earn_thirty_stars_in_the_dark_without_falling() -> None:
    result = Table().play_round(range(10), range(5), range(5, 10))
    assert (result.dark, result.fallen) == (0, ())
    assert result.scores == (30, 15, 15)


def test_with_three_players_one_is_first_scout_twice_and_with_six_some_never() -> None:
    firsts = {}
    for seats in (3, 4, 5, 6):
        table = Table(seats)
        for number in range(4):
            table.play_round(*[(number,)] * seats)
        firsts[seats] = [result.first_scout for result in table.state.results]
    assert firsts == {3: [0, 1, 2, 0], 4: [0, 1, 2, 3], 5: [0, 1, 2, 3], 6: [0, 1, 2, 3]}


def test_a_picture_once_shown_cannot_be_shown_and_scored_again_by_anybody() -> None:
    table = Table().mark((0, 1), (0, 1), (0, 1)).point(0)
    before = table.state
    with pytest.raises(IllegalMove) as refusal:
        table.session.submit(PointAt(1, 0))
    assert refusal.value.reason == "already_shown"
    assert table.state == before


def test_totals_of_31_31_28_have_two_winners() -> None:
    table = Table()
    table.play_round(range(10), range(10), range(10))
    table.play_round(range(4), range(4), range(4))
    table.play_round((0,), (0,), (1,))
    table.play_round((0,), (1,), (2,))
    assert [result.scores for result in table.state.results] == [
        (20, 20, 20),
        (8, 8, 8),
        (3, 3, 0),
        (0, 0, 0),
    ]
    assert table.session.outcome() == Outcome(winners=(0, 1), scores=(31, 31, 28))


def test_the_table_hears_of_every_picture_who_had_it_and_what_it_earned() -> None:
    table = Table().mark((3,), (3,), (4,)).point(3)
    shown = next(event.shown for event in table.events if isinstance(event, CellShown))
    assert (shown.cell, shown.card) == (3, table.state.cells[3])
    assert (shown.scout, shown.choosers, shown.stars) == (0, (0, 1), (3, 3, 0))
    assert not shown.is_fall
    view: View = table.session.view(None)
    assert view.shown_at(3) == shown
    assert view.shown_at(4) is None

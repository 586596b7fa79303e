"""Setting up: pictures, words, first scout, house rules; and the way from round to round."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from stella_desktop.engine import Session, SetupError
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import (
    GameEnded,
    NextRound,
    Options,
    Phase,
    RoundBegan,
    RoundScored,
    RowReplaced,
    Word,
    WordOrder,
)
from tests.games.stella.table import Table, setup_of

# --- decks ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "missing"), [(0, 30), (15, 15), (16, 14), (20, 10), (29, 1)])
def test_a_deck_too_small_for_four_rounds_is_refused_before_the_first(
    cards: int, missing: int
) -> None:
    with pytest.raises(SetupError) as refusal:
        Session(GAME, setup_of(pictures=cards))
    assert (refusal.value.reason, refusal.value.missing) == ("cards", missing)


def test_a_deck_of_thirty_plays_to_the_end_with_five_new_pictures_in_every_round() -> None:
    table = Table(pictures=30)
    seen = set(table.state.cells)
    for number in range(4):
        table.play_round(*[(number,)] * 3)
        seen |= {*table.state.cells}
    assert table.state.phase is Phase.GAME_OVER
    assert seen == set(setup_of(pictures=30).cards)
    assert table.state.pile == ()
    assert len(table.state.box) == 15
    assert all(len(set(result.cards)) == 15 for result in table.state.results)


@pytest.mark.parametrize(("words", "missing"), [(0, 4), (3, 1)])
def test_too_few_words_are_refused(words: int, missing: int) -> None:
    with pytest.raises(SetupError) as refusal:
        Session(GAME, setup_of(word_cards=words))
    assert (refusal.value.reason, refusal.value.missing) == ("words", missing)


def test_four_words_are_enough() -> None:
    table = Table(word_cards=4)
    for number in range(4):
        table.play_round(*[(number,)] * 3)
    words = {result.word.card for result in table.state.results}
    assert words == {"w001", "w002", "w003", "w004"}


@pytest.mark.parametrize("pile", ["cards", "words"])
def test_a_picture_or_word_that_is_there_twice_is_refused(pile: str) -> None:
    setup = setup_of()
    doubled: dict[str, Any] = {pile: (*getattr(setup, pile), getattr(setup, pile)[0])}
    with pytest.raises(SetupError) as refusal:
        GAME.new_game(replace(setup, **doubled))
    assert refusal.value.reason == "twice"


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (0, {}, "seats"),
        (2, {}, "seats"),
        (7, {}, "seats"),
        (3, {"paper": (3,)}, "paper"),
        (3, {"paper": (-1,)}, "paper"),
        (3, {"paper": (1, 0)}, "paper"),
        (3, {"paper": (1, 1)}, "paper"),
        (3, {"rows": (2, 1)}, "rows"),
        (3, {"rows": (2, 1, 1)}, "rows"),
        (3, {"rows": (3, 2, 1)}, "rows"),
        (3, {"first_scout": 3}, "first_scout"),
        (3, {"first_scout": -1}, "first_scout"),
    ],
)
def test_a_set_up_that_makes_no_sense_is_refused(
    seats: int, options: dict[str, Any], reason: str
) -> None:
    with pytest.raises(SetupError) as refusal:
        GAME.new_game(setup_of(seats, **options))
    assert (refusal.value.reason, refusal.value.missing) == (reason, 0)


# --- the first table --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_fifteen_pictures_lie_on_the_table_and_sixty_nine_in_the_pile(seats: int) -> None:
    setup = setup_of(seats)
    state = GAME.new_game(setup)
    assert (len(state.cells), len(state.pile), len(state.box)) == (15, 69, 0)
    assert sorted((*state.cells, *state.pile)) == sorted(setup.cards)
    assert state.phase is Phase.ASSOCIATE
    assert state.number == 1
    assert GAME.progress(state).totals == (0,) * seats


def test_another_seed_lays_out_other_pictures_and_words() -> None:
    tables = [GAME.new_game(setup_of(seed=seed)) for seed in range(20)]
    assert len({table.cells for table in tables}) == 20
    assert len({table.word.card for table in tables}) > 10


def test_words_in_the_given_order_come_in_that_order() -> None:
    table = Table(words=WordOrder.GIVEN)
    for number in range(4):
        table.play_round(*[(number,)] * 3)
    words = [result.word for result in table.state.results]
    assert words == [Word("w001"), Word("w002"), Word("w003"), Word("w004")]


def test_the_first_scout_is_drawn_by_lot_and_fairly() -> None:
    drawn = Counter(
        GAME.new_game(setup_of(6, seed=seed, first_scout=None)).first_scout for seed in range(1200)
    )
    assert set(drawn) == set(range(6))
    assert all(abs(count - 200) < 65 for count in drawn.values()), "five sigma"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_first_scout_can_be_agreed_on(seat: int) -> None:
    for seed in range(20):
        assert GAME.new_game(setup_of(seed=seed, first_scout=seat)).first_scout == seat


def test_the_defaults_are_the_printed_rules() -> None:
    assert Options() == Options(
        paper=(),
        words=WordOrder.SHUFFLED,
        one_sided=(),
        rows=(2, 1, 0),
        word_swap=True,
        first_scout=None,
    )


# --- from round to round ----------------------------------------------------------------------


def test_the_row_of_the_token_goes_to_the_box_and_only_that_row() -> None:
    table = Table()
    for number, row in ((1, 2), (2, 1), (3, 0)):
        table.play_round((0,), (0,), (0,))
        before = table.state
        table.session.submit(NextRound(1))
        after = table.state
        start, end = row * 5, row * 5 + 5
        assert after.box[-5:] == before.cells[start:end]
        assert after.cells[start:end] == before.pile[:5]
        assert after.pile == before.pile[5:]
        assert after.cells[:start] == before.cells[:start]
        assert after.cells[end:] == before.cells[end:]
        replaced, began = table.events
        assert replaced == RowReplaced(row, before.cells[start:end], before.pile[:5])
        assert began == RoundBegan(number + 1, number % 3, after.word)


def test_the_order_of_rows_is_a_house_rule() -> None:
    table = Table(rows=(0, 2, 1))
    rows = []
    for _ in range(3):
        table.play_round((0,), (0,), (0,))
        table.session.submit(NextRound(0))
        rows += [event.row for event in table.events if isinstance(event, RowReplaced)]
    assert rows == [0, 2, 1]


def test_slates_lanterns_and_shown_pictures_are_wiped_for_the_next_round() -> None:
    table = Table()
    table.play_round((0, 1), (0,), (0, 2))
    table.session.submit(NextRound(2))
    view = table.session.view(0)
    assert (view.phase, view.number, view.first_scout) == (Phase.ASSOCIATE, 2, 1)
    assert (view.dark, view.scout, view.shown, view.own_marks) == (None, None, (), None)
    for player in view.players:
        assert (player.count, player.claims, player.stars) == (None, 0, ())
        assert (player.locked, player.dark, player.fallen) == (False, False, False)


def test_anybody_may_say_that_the_next_round_begins() -> None:
    for seat in range(3):
        table = Table()
        table.play_round((0,), (0,), (0,))
        table.session.submit(NextRound(seat))
        assert table.state.number == 2


def test_the_first_scout_of_a_later_round_points_first() -> None:
    table = Table(4, first_scout=2)
    for expected in (2, 3, 0, 1):
        table.play_round((0, 1), (0, 2), (0, 3), (0, 4))
        assert table.scouts[0] == expected


def test_round_four_replaces_no_row_and_ends_the_game() -> None:
    table = Table()
    for number in range(4):
        table.play_round(*[(number,)] * 3)
    assert [type(event) for event in table.events[-2:]] == [RoundScored, GameEnded]
    assert table.events[-1] == GameEnded(winners=(0, 1, 2), totals=(8, 8, 8))
    assert len(table.state.pile) == 54
    assert all(GAME.legal_moves(table.state, seat) == () for seat in range(3))


def test_a_picture_that_has_gone_never_comes_back() -> None:
    table = Table()
    gone: set[str] = set()
    for number in range(4):
        table.play_round(*[(number,)] * 3)
        assert gone.isdisjoint(table.state.cells)
        assert gone == set(table.state.box)
        gone |= {*table.state.cells[slice(*((10, 15), (5, 10), (0, 5), (0, 0))[number])]}


def test_totals_add_up_over_the_rounds() -> None:
    table = Table()
    table.play_round((0, 1), (0, 1), (0,))
    table.play_round((0,), (0,), (1,))
    view = table.session.view(None)
    assert [result.scores for result in view.results] == [(5, 5, 2), (3, 3, 0)]
    assert [player.total for player in view.players] == [8, 8, 2]


def test_the_struck_stars_are_those_of_a_dark_and_fallen_player() -> None:
    table = Table()
    table.play_round((1, 2, 3, 4), (1, 2, 3), (1, 2))
    view = table.session.view(None)
    assert [player.struck for player in view.players] == [(1, 2, 3), (), ()]
    assert view.players[0].stars == ((1, 2), (2, 2), (3, 3))
    assert view.results[0].penalty == (3, 0, 0)

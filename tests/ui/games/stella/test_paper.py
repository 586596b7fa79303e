"""Marks on paper at the table: one press for a pen, a count, an answer (rules §11)."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.games.stella.moves import LockMarks, PassPen, Phase
from stella_desktop.games.stella.view import PendingView
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Board, Player
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SYMBOLS
from tests.ui.conftest import NAMES, MakePlay
from tests.ui.games.stella.playing import mark_and_pass


def paper_game(house: House, boards: tuple[Board, ...]) -> SavedGame:
    return begin_stella(
        tuple(
            Player(name=NAMES[n], symbol=SYMBOLS[n], board=board) for n, board in enumerate(boards)
        ),
        deck="starlit",
        cards=house.deck.card_ids,
        pack=house.words,
        word_set=WordSet.CORE,
        word_languages=("en",),
        screen="standing",
        seed=4,
    )


class Clicks:
    """Counts what the table has to press."""

    def __init__(self, play: StellaPlay) -> None:
        self.play = play
        self.announcing = self.answering = 0

    def bar(self, name: str) -> None:
        button = self.play.table.bar.button(name)
        assert button is not None, (name, self.play.table.bar.prompt)
        button.click()


def play_paper_round(play: StellaPlay, marks: dict[int, set[int]], clicks: Clicks) -> None:
    """A round by the table's presses alone; the papers lie in `marks`."""
    table = play.table
    while play.controller.view(None).phase is Phase.ASSOCIATE:
        clicks.bar("mark")
    while play.controller.view(None).phase is Phase.ANNOUNCE:
        seat = play.controller.view(None).waiting[0]
        table.board.places[len(marks[seat]) - 1].click()
        clicks.announcing += 1
    while (view := play.controller.view(None)).phase is Phase.REVEAL:
        if table.bar.button("go_on") is not None:
            clicks.bar("go_on")
        seen = {shown.cell for shown in view.shown}
        cell = min(marks[view.scout] - seen)
        table.grid.cards[cell].click()
        clicks.bar("point")
        pending = play.controller.view(None).pending
        asked = pending.asked if pending is not None else ()
        presses = 0
        for seat in asked:
            if cell in marks[seat]:
                table.boards[seat].click()
                presses += 1
        if play.controller.view(None).pending is not None:
            clicks.bar("no_more")
            presses += 1
        assert presses <= len(asked), "at most one press per answer"
        clicks.answering += presses
        assert len(play.controller.view(None).shown) == len(view.shown) + 1


def test_six_paper_seats_play_a_whole_game_with_one_press_per_count_and_answer(
    house: House, make_play: MakePlay
) -> None:
    play = make_play(paper_game(house, ("paper",) * 6))
    clicks, chance = Clicks(play), Random(2)
    for _ in range(4):
        marks = {seat: set(chance.sample(range(15), chance.randint(1, 6))) for seat in range(6)}
        play_paper_round(play, marks, clicks)
        clicks.bar("scores")
        play.scores.bar.press_primary()
    assert play.front is play.end
    assert clicks.announcing == 24
    assert not play.controller.session.game.audit(play.controller.session.state)


def test_paper_and_screen_mix_and_only_screen_seats_get_a_curtain(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play(paper_game(house, ("here", "paper", "here", "paper")))
    curtains = 0
    for _ in range(4):
        view = play.controller.view(None)
        if isinstance(play.front, Curtain):
            curtains += 1
            mark_and_pass(qtbot, play, (0, 1, 2))
            continue
        play.table.bar.press_primary()
        if not view.player(view.waiting[0]).paper:
            assert isinstance(play.front, Curtain)
            curtains += 1
            mark_and_pass(qtbot, play, (0, 1, 2))
    assert curtains == 2
    assert play.controller.view(None).phase is Phase.ANNOUNCE
    counts = [player.count for player in play.controller.view(None).players]
    assert counts == [3, None, 3, None]


@pytest.mark.parametrize(("key", "count"), [(Qt.Key.Key_3, 3), (Qt.Key.Key_0, 10)])
def test_a_count_can_be_typed(
    qtbot: QtBot, house: House, make_play: MakePlay, key: Qt.Key, count: int
) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    for _ in range(3):
        play.table.bar.press_primary()
    first = play.controller.view(None).waiting[0]
    qtbot.keyClick(play.table, key)
    assert play.controller.view(None).player(first).count == count


def test_an_answer_can_be_typed_and_taken_back(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    for _ in range(3):
        play.table.bar.press_primary()
    for _ in range(3):
        qtbot.keyClick(play.table, Qt.Key.Key_2)
    play.table.bar.press_primary()
    play.table.grid.cards[0].click()
    play.table.bar.button("point").click()
    pending = play.controller.view(None).pending
    assert pending is not None
    seat = pending.asked[0]
    qtbot.keyClick(play.table, str(seat + 1))
    assert play.controller.view(None).pending.answers == ((seat, True),)
    play.table.bar.button("take_back").click()
    play.table.bar.button("take_back_yes").click()
    assert play.controller.view(None).pending == pending


def asked_by_all(play: StellaPlay, marks: int = 2) -> PendingView:
    """Everybody on paper has passed the pen and counted; a picture is pointed at."""
    for _ in play.seats:
        play.table.bar.press_primary()
    for _ in play.seats:
        play.table.board.places[marks - 1].click()
    play.table.bar.press_primary()
    play.table.grid.cards[4].click()
    play.table.bar.button("point").click()
    pending = play.controller.view(None).pending
    assert pending is not None
    return pending


def test_the_picture_asked_about_stands_out(house: House, make_play: MakePlay) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    asked_by_all(play)
    cards = play.table.grid.cards
    assert [card.cell for card in cards if card.isChecked()] == [4]
    assert cards[4].accessibleDescription() == "pointed at"
    play.table.bar.button("no_more").click()
    play.table.bar.button("go_on").click()
    assert not any(card.isChecked() for card in cards)


def test_the_space_bar_gives_nobody_the_number_of_the_player_before(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    for _ in range(3):
        play.table.bar.press_primary()
    places = play.table.board.places
    for place in (places[2], places[3], places[4]):
        before = [player.count for player in play.controller.view(None).players]
        qtbot.mouseClick(place, Qt.MouseButton.LeftButton)
        counts = [player.count for player in play.controller.view(None).players]
        assert sum(count is not None for count in counts) == 3 - before.count(None) + 1
        assert not place.hasFocus()
    assert play.table.is_reading
    qtbot.keyClick(play.table, Qt.Key.Key_Space)
    assert not play.table.is_reading, "space is the next step again"


def test_nobody_else_is_taken_back_as_it_was_given(house: House, make_play: MakePlay) -> None:
    """Whatever had been answered before stands."""
    house.change_settings(take_back="free")
    play = make_play(paper_game(house, ("paper",) * 6))
    pending = asked_by_all(play)
    play.table.boards[pending.asked[1]].click()
    before = play.controller.view(None).pending
    play.table.bar.button("no_more").click()
    assert play.controller.view(None).pending is None
    play.table.bar.button("take_back").click()
    assert play.controller.view(None).pending == before


def test_the_last_count_can_be_taken_back_before_the_reveal(
    house: House, make_play: MakePlay
) -> None:
    house.change_settings(take_back="free")
    play = make_play(paper_game(house, ("paper",) * 3))
    for _ in range(3):
        play.table.bar.press_primary()
    for count in (2, 2, 9):
        play.table.board.places[count - 1].click()
    assert play.table.is_reading
    play.table.bar.button("take_back").click()
    assert play.controller.view(None).phase is Phase.ANNOUNCE


def test_who_need_not_answer_is_told_why(house: House, make_play: MakePlay) -> None:
    play = make_play(paper_game(house, ("paper", "paper", "paper", "here")))
    view = play.controller.view(None)
    while view.phase is Phase.ASSOCIATE:
        seat = view.waiting[0]
        marks = (4,) if seat == 3 else ()
        play.controller.submit(LockMarks(seat, marks) if marks else PassPen(seat))
        view = play.controller.view(None)
    while play.controller.view(None).phase is Phase.ANNOUNCE:
        play.table.board.places[0].click()
    play.table.bar.press_primary()
    cell = 4 if play.controller.view(None).scout == 3 else 0
    play.table.grid.cards[cell].click()
    play.table.bar.button("point").click()
    pending = play.controller.view(None).pending
    told = {}
    play.table.boards[pending.asked[0]].click()
    for seat in (pending.scout, 3, pending.asked[0]):
        before = play.controller.session.state
        play.table.boards[seat].click()
        assert play.controller.session.state is before
        assert play.table.bar.prompt.alert
        told[seat] = play.table.bar.prompt.text
        assert NAMES[seat] in told[seat]
    assert "points at" in told[pending.scout]
    assert "answered already" in told[pending.asked[0]]


def test_an_impossible_no_is_refused_with_the_reason(house: House, make_play: MakePlay) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    session = play.controller.session
    for _ in range(3):
        play.table.bar.press_primary()
    for _ in range(3):
        play.table.board.places[9].click()
    # Ten marks on fifteen pictures: after five noes every picture left must be one of them.
    play.table.bar.press_primary()
    while True:
        view = play.controller.view(None)
        cell = next(c for c in range(15) if view.shown_at(c) is None)
        play.table.grid.cards[cell].click()
        play.table.bar.button("point").click()
        pending = play.controller.view(None).pending
        assert pending is not None
        other = pending.asked[0]
        play.table.boards[pending.asked[1]].click()
        before = session.state
        play.table.bar.button("no_more").click()
        if session.state is before:
            break
        play.table.bar.press_primary()
    assert play.table.bar.prompt.alert
    assert NAMES[other] in play.table.bar.prompt.text


def test_a_paper_seat_is_never_asked_behind_a_curtain(house: House, make_play: MakePlay) -> None:
    play = make_play(paper_game(house, ("paper",) * 3))
    play.table.boards[1].click()
    assert play.front is play.table
    assert play.controller.view(None).player(1).locked

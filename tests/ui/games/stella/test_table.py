"""The table: pictures first, one next step, every way in, nothing cut at any size."""

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.controller.game_controller import Undone
from stella_desktop.games.stella.moves import LockMarks, Phase, PointAt
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SMALL, TEXT_FACTORS
from tests.ui.conftest import MakeGame, MakePlay
from tests.ui.games.stella.playing import (
    a_legal_cell,
    mark_all,
    open_curtain,
    play_round,
    point,
)

SIZES = [
    QSize(1024, 600),
    QSize(1280, 720),
    QSize(1920, 1080),
    QSize(3840, 2160),
    QSize(2560, 1080),
    QSize(1024, 768),
]
WIDE = [size for size in SIZES if abs(size.width() / size.height() - 16 / 9) < 0.1]
MARKS = {0: (1, 4, 5, 6), 1: (1, 2, 7), 2: (1, 3, 8), 3: (2, 6)}


def in_reveal(
    make_game: MakeGame, seats: int = 4, points: int = 0, screen: str = "standing"
) -> SavedGame:
    saved = make_game(seats, screen=screen)
    session, chance = saved.session, Random(3)
    for seat in session.view(None).waiting:
        cells = MARKS.get(seat, (seat, seat + 5, seat + 8))
        session.submit(LockMarks(seat, tuple(sorted(cells))))
    for _ in range(points):
        scout = session.view(None).scout
        session.submit(session.game.legal_moves(session.state, scout)[0].sample(chance))
    return saved


@pytest.mark.parametrize("size", WIDE, ids=str)
def test_the_pictures_take_more_than_half_of_a_wide_window(
    make_play: MakePlay, size: QSize
) -> None:
    play = make_play(seats=6, size=size)
    grid = play.table.grid
    assert grid.width() * grid.height() >= 0.55 * size.width() * size.height()
    shown = [card.geometry() for card in grid.cards]
    assert all(grid.rect().contains(rect) for rect in shown)
    cards = sum(rect.width() * rect.height() for rect in shown)
    assert cards >= 0.43 * size.width() * size.height()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("text_size", sorted(TEXT_FACTORS))
def test_nothing_is_cut_or_too_small_at_any_size(
    house: House, make_game: MakeGame, make_play: MakePlay, size: QSize, seats: int, text_size: str
) -> None:
    house.change_settings(text_size=text_size)
    for screen in ("standing", "flat"):
        play = make_play(in_reveal(make_game, seats, 3, screen), size=size)
        house.look.clipped.clear()
        house.look.tiny.clear()
        play.grab()
        assert not house.look.clipped
        assert not house.look.tiny
        play.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_parts_of_the_table_do_not_lie_on_each_other(make_play: MakePlay, size: QSize) -> None:
    table = make_play(seats=6, size=size).table
    parts = [table.board, table.grid, table.bar, table.header, *table.boards]
    for one in parts:
        assert table.rect().contains(one.geometry())
        for other in parts:
            assert one is other or not one.geometry().intersects(other.geometry())


def test_the_smallest_text_is_two_percent_of_the_height(house: House) -> None:
    for size in SIZES:
        house.look.set_window(size)
        assert house.look.text_px(SMALL) >= round(size.height() * 0.02)


def test_a_click_and_a_yes_point_at_a_picture(make_game: MakeGame, make_play: MakePlay) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    cell = a_legal_cell(play, Random(1))
    play.table.grid.cards[cell].click()
    assert play.controller.view(None).shown == (), "a click alone chooses, it does not show"
    point_button = play.table.bar.button("point")
    assert point_button is not None
    point_button.click()
    assert [shown.cell for shown in play.controller.view(None).shown] == [cell]


def test_a_second_click_takes_the_choice_back(make_game: MakeGame, make_play: MakePlay) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    card = play.table.grid.cards[3]
    card.click()
    assert card.isChecked()
    card.click()
    assert not card.isChecked()
    assert play.table.bar.button("point").isEnabled() is False


def test_ten_clicks_at_once_point_once(make_game: MakeGame, make_play: MakePlay) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    play.table.grid.cards[a_legal_cell(play, Random(1))].click()
    button = play.table.bar.button("point")
    assert button is not None
    where = QPointF(button.rect().center())
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease) * 10:
        buttons = Qt.MouseButton.LeftButton
        event = QMouseEvent(
            kind, where, where, Qt.MouseButton.LeftButton, buttons, Qt.KeyboardModifier.NoModifier
        )
        QApplication.sendEvent(button, event)
    assert len(play.controller.view(None).shown) == 1


def press(widget: object, key: Qt.Key, text: str = "", scan: int = 0) -> None:
    for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, scan, 0, 0, text)
        QApplication.sendEvent(widget, event)


def test_the_keyboard_alone_plays(make_game: MakeGame, make_play: MakePlay) -> None:
    play = make_play(in_reveal(make_game))
    press(play.table, Qt.Key.Key_Return)  # on to the reveal
    cell = a_legal_cell(play, Random(2))
    press(play.table, getattr(Qt.Key, f"Key_{'QWERTASDFGZXCVB'[cell]}"))
    press(play.table, Qt.Key.Key_Return)
    assert [shown.cell for shown in play.controller.view(None).shown] == [cell]


@pytest.mark.parametrize(("key", "scan"), [(Qt.Key.Key_A, 24), (Qt.Key.Key_twosuperior, 24)])
def test_keys_count_by_their_place_on_the_keyboard_not_by_what_they_print(
    make_game: MakeGame,
    make_play: MakePlay,
    monkeypatch: pytest.MonkeyPatch,
    key: Qt.Key,
    scan: int,
) -> None:
    monkeypatch.setattr("stella_desktop.ui.keys.sys.platform", "linux")
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    press(play.table, key, scan=scan)  # a French keyboard prints A where ours prints Q
    assert play.table.grid.cards[0].isChecked()


def test_shortcuts_with_control_do_not_choose_pictures(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    QApplication.sendEvent(play.table, event)
    assert not play.table.grid.cards[0].isChecked()


def test_arrows_move_among_the_pictures(make_play: MakePlay) -> None:
    grid = make_play(seats=3).table.grid
    assert [
        grid.neighbour(7, key)
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
    ] == [6, 8, 2, 12]
    assert grid.neighbour(0, Qt.Key.Key_Left) == 0


def test_a_picture_that_is_not_the_scouts_is_refused_with_a_sentence(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    scout = play.controller.view(None).scout
    assert scout is not None
    wrong = next(cell for cell in range(15) if cell not in MARKS[scout])
    before = play.controller.session.state
    point(play, wrong)
    assert play.controller.session.state is before
    assert play.table.bar.prompt.alert
    assert "Nothing has changed" in play.table.bar.prompt.text


def test_a_slip_can_be_taken_back_when_all_agree(make_game: MakeGame, make_play: MakePlay) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    point(play, a_legal_cell(play, Random(1)))
    play.table.bar.button("take_back").click()
    assert play.controller.view(None).shown, "first the table is asked"
    play.table.bar.button("take_back_yes").click()
    assert play.controller.view(None).shown == ()
    assert any(isinstance(told, Undone) for told in play.controller.story())


@pytest.mark.parametrize(("rule", "offered"), [("strict", False), ("ask", True), ("free", True)])
def test_the_house_rule_says_whether_a_slip_can_be_taken_back(
    house: House, make_game: MakeGame, make_play: MakePlay, rule: str, offered: bool
) -> None:
    house.change_settings(take_back=rule)
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    point(play, a_legal_cell(play, Random(1)))
    button = play.table.bar.button("take_back")
    assert (button is not None) is offered
    if rule == "free" and button is not None:
        button.click()
        assert play.controller.view(None).shown == ()


def test_a_lock_cannot_be_taken_back(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play(seats=4)
    mark_all(qtbot, play, MARKS)
    assert play.table.bar.button("take_back") is None
    play.table.bar.press_primary()
    assert play.table.bar.button("take_back") is None


def test_the_other_word_is_taken_only_when_all_agree(make_play: MakePlay) -> None:
    play = make_play(seats=3)
    word = play.controller.view(None).word
    play.table.bar.button("swap").click()
    play.table.bar.button("swap_no").click()
    assert play.controller.view(None).word == word
    play.table.bar.button("swap").click()
    play.table.bar.button("swap_yes").click()
    assert play.controller.view(None).word.lower
    assert play.table.bar.button("swap") is None, "once per round"


def test_any_seat_may_mark_first(make_play: MakePlay) -> None:
    play = make_play(seats=4)
    last = play.controller.view(None).waiting[-1]
    play.table.boards[last].click()
    assert isinstance(play.front, Curtain)
    assert play.seats[last].name in play.front.open.text()


def test_a_screen_reader_hears_the_pictures_and_not_the_marks(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    play = make_play(in_reveal(make_game, points=1))
    cards = play.table.grid.cards
    names = [card.accessibleName() for card in cards]
    assert len(set(names)) == 15
    assert all(len(name) > 10 for name in names)
    interfaces = [QAccessible.queryAccessibleInterface(card) for card in cards]
    assert all(
        one.role() in (QAccessible.Role.CheckBox, QAccessible.Role.Button) for one in interfaces
    )
    shown = play.controller.view(None).shown[0]
    described = [card.cell for card in cards if card.accessibleDescription()]
    assert described == [shown.cell]


def test_any_picture_can_be_enlarged(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play(seats=3)
    card = play.table.grid.cards[7]
    qtbot.mouseClick(card, Qt.MouseButton.RightButton)
    assert play.picture.isVisible()
    qtbot.keyClick(play.picture, Qt.Key.Key_Escape)
    assert not play.picture.isVisible()
    card._hold.setInterval(0)
    qtbot.mousePress(card, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(play.picture.isVisible)
    qtbot.mouseRelease(card, Qt.MouseButton.LeftButton)
    assert play.controller.view(None).phase is Phase.ASSOCIATE


def test_the_picture_nobody_else_saw_can_be_enlarged_at_the_end(
    qtbot: QtBot, make_play: MakePlay
) -> None:
    play = make_play(seats=3)
    for _ in range(4):
        play_round(qtbot, play, Random(6))
        play.scores.bar.press_primary()
    assert play.front is play.end
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
        qtbot.mouseClick(play.end.alone, button)
        assert play.picture.isVisible()
        qtbot.keyClick(play.picture, Qt.Key.Key_Escape)


def test_space_held_enlarges_and_let_go_puts_away(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play(seats=3)
    card = play.table.grid.cards[2]
    card._hold.setInterval(0)
    card.setFocus()
    qtbot.keyPress(card, Qt.Key.Key_Space)
    qtbot.waitUntil(play.picture.isVisible)
    qtbot.keyRelease(play.picture, Qt.Key.Key_Space)
    assert not play.picture.isVisible()


def test_a_tap_of_the_space_bar_confirms_what_was_clicked(
    qtbot: QtBot, make_game: MakeGame, make_play: MakePlay
) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    cell = a_legal_cell(play, Random(1))
    card = play.table.grid.cards[cell]
    qtbot.mouseClick(card, Qt.MouseButton.LeftButton)
    assert play.table.focusWidget() is not card, "or it would be chosen no more"
    qtbot.keyClick(play.table, Qt.Key.Key_Space)
    assert [shown.cell for shown in play.controller.view(None).shown] == [cell]


def test_a_click_on_a_button_leaves_the_keys_with_the_page(
    qtbot: QtBot, make_play: MakePlay
) -> None:
    """Or space, held to see a picture large, would press the next button when it is let go."""
    play = make_play()
    qtbot.mouseClick(play.table.bar.button("swap"), Qt.MouseButton.LeftButton)
    assert play.table.bar.button("swap_yes") is not None
    assert not any(button.hasFocus() for button in play.table.bar.findChildren(QPushButton))
    play.table.bar.button("swap_no").click()
    play.table.bar.press_primary()
    page = open_curtain(qtbot, play)
    page.grid.cards[3].click()
    qtbot.mouseClick(page.wipe, Qt.MouseButton.LeftButton)
    assert page.marks == ()
    assert not page.back.hasFocus()


def test_space_held_enlarges_the_chosen_picture_and_confirms_nothing(
    qtbot: QtBot, make_game: MakeGame, make_play: MakePlay
) -> None:
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    qtbot.mouseClick(play.table.grid.cards[4], Qt.MouseButton.LeftButton)
    qtbot.keyPress(play.table, Qt.Key.Key_Space)
    qtbot.waitUntil(play.picture.isVisible)
    qtbot.keyRelease(play.picture, Qt.Key.Key_Space)
    assert not play.picture.isVisible()
    assert play.controller.view(None).shown == ()
    assert play.table.grid.cards[4].isChecked()


def test_space_held_behind_the_curtain_shows_the_picture_marked_last(
    qtbot: QtBot, make_play: MakePlay
) -> None:
    play = make_play()
    play.table.bar.press_primary()
    page = open_curtain(qtbot, play)
    qtbot.mouseClick(page.grid.cards[6], Qt.MouseButton.LeftButton)
    qtbot.keyPress(page, Qt.Key.Key_Space)
    qtbot.waitUntil(play.picture.isVisible)
    qtbot.keyRelease(play.picture, Qt.Key.Key_Space)
    assert not play.picture.isVisible()
    assert page.marks == (6,)


def test_very_long_names_are_cut_with_a_sign_and_break_nothing(
    house: House, make_game: MakeGame, make_play: MakePlay
) -> None:
    saved = in_reveal(make_game)
    players = list(saved.table.players)
    players[1] = players[1].model_copy(update={"name": "ん" * 40})
    players[2] = players[2].model_copy(update={"name": "بابابزرگ" * 5})
    saved.table = saved.table.model_copy(update={"players": tuple(players)})
    play = make_play(saved)
    house.look.clipped.clear()
    play.grab()
    assert house.look.clipped <= {play.table.bar.prompt.text}
    assert play.table.rect().contains(play.table.boards[1].geometry())


def test_all_is_shown_at_once_without_motion(
    house: House, make_game: MakeGame, make_play: MakePlay
) -> None:
    assert not house.settings.motion
    play = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    point(play, a_legal_cell(play, Random(1)))
    assert not play.table.sparks.is_playing


def test_with_motion_any_input_skips_to_the_end(
    house: House, make_game: MakeGame, make_play: MakePlay
) -> None:
    house.change_settings(motion=True)
    play: StellaPlay = make_play(in_reveal(make_game))
    play.table.bar.press_primary()
    point(play, a_legal_cell(play, Random(1)))
    assert play.table.sparks.is_playing
    press(play.table, Qt.Key.Key_Return)
    assert not play.table.sparks.is_playing


def test_lanterns_travel_one_after_the_other_and_can_be_skipped(
    house: House, make_play: MakePlay, qtbot: QtBot
) -> None:
    house.change_settings(motion=True)
    play = make_play(seats=4)
    mark_all(qtbot, play, MARKS | {0: (1, 4, 5, 6, 9)})
    board = play.table.board
    assert list(board._from) == [seat.symbol for seat in play.seats]
    assert board._turning == play.seats[0].symbol, "the sole leader turns over last"
    press(play.table, Qt.Key.Key_Return)
    assert not board._from
    assert board._turning is None


def test_nobody_learns_who_is_in_the_dark_before_the_lanterns_have_arrived(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play()
    mark_all(qtbot, play, {**{seat: (seat,) for seat in range(3)}, 3: (3, 4, 5)})
    table = play.table
    told = table.bar.prompt.text, [board.accessibleName() for board in table.boards]
    house.change_settings(motion=True)
    again = make_play()
    mark_all(qtbot, again, {**{seat: (seat,) for seat in range(3)}, 3: (3, 4, 5)})
    table = again.table
    assert table.board.is_moving
    assert table.bar.prompt.text != told[0]
    assert not any("dark" in board.accessibleName() for board in table.boards)
    press(table, Qt.Key.Key_Return)
    assert not table.board.is_moving
    assert (table.bar.prompt.text, [board.accessibleName() for board in table.boards]) == told
    assert table.is_reading, "the first key only shows where they are"


def test_stars_fly_to_those_who_earned_them(house: House, make_play: MakePlay) -> None:
    house.change_settings(motion=True)
    play = make_play(seats=4)
    first = play.controller.view(None).first_scout
    sharing = [(first + step) % 4 for step in range(3)]
    for seat in play.controller.view(None).waiting:
        play.controller.submit(LockMarks(seat, (4, 8) if seat in sharing else (9,)))
    play.table.finish_motion()
    play.table.bar.press_primary()
    play.controller.submit(PointAt(first, 4))
    sparks = play.table.sparks
    sparks._show.setCurrentTime(sparks._show.duration())
    sparks._flight.setCurrentTime(sparks._flight.duration() - 1)
    landed = [star.center() for star in sparks._stars]
    homes = [play.table.boards[seat].geometry() for seat in sorted(sharing)]
    assert len(landed) == 3
    assert all(home.contains(star) for home, star in zip(homes, landed, strict=True))
    press(play.table, Qt.Key.Key_Return)
    assert not sparks.is_playing


def test_a_fall_sends_no_star(house: House, make_play: MakePlay) -> None:
    house.change_settings(motion=True)
    play = make_play(seats=3)
    for seat in play.controller.view(None).waiting:
        play.controller.submit(LockMarks(seat, (seat,)))
    play.table.finish_motion()
    play.table.bar.press_primary()
    scout = play.controller.view(None).scout
    play.controller.submit(PointAt(scout, scout))
    sparks = play.table.sparks
    assert sparks.is_playing
    sparks._show.setCurrentTime(sparks._show.duration())
    assert not sparks.is_playing


def test_the_round_token_turns_over_when_the_round_ends(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play(seats=3)
    mark_all(qtbot, play, dict.fromkeys(range(3), (4,)))
    house.change_settings(motion=True)
    play.table.bar.press_primary()
    assert not play.table.board.is_turning_token
    point(play, 4)
    assert play.table.board.is_turning_token
    press(play.table, Qt.Key.Key_Return)
    assert not play.table.board.is_turning_token


def test_the_new_pictures_turn_over_before_everybodys_eyes(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play()
    play_round(qtbot, play, Random(4))
    house.change_settings(motion=True)
    play.scores.bar.press_primary()
    assert play.front is play.table
    turning = {card.cell for card in play.table.grid.cards if card.is_turning}
    assert len(turning) == 5


def test_the_board_is_never_mirrored(qapp: QApplication, make_play: MakePlay) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        grid = make_play(seats=3).table.grid
        assert grid.cards[0].pos().x() < grid.cards[4].pos().x()
        assert grid.mapTo(grid.window(), QPoint(0, 0)).x() > 0
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

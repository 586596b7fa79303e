"""Robots at the table: two people, or one, can play; robots wait while people read or look."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.games.stella.moves import Phase
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Board, Player
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.private_page import PrivatePage
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SYMBOLS
from stella_desktop.ui.phrases import isolated
from tests.ui.conftest import NAMES
from tests.ui.games.stella.playing import mark_and_pass, open_curtain


def robot_game(house: House, boards: tuple[Board, ...], seed: int = 6) -> SavedGame:
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
        seed=seed,
    )


Sit = Callable[[tuple[Board, ...]], StellaPlay]


@pytest.fixture
def sit(qtbot: QtBot, house: House) -> Sit:
    kept: list[StellaPlay] = []

    def make(boards: tuple[Board, ...]) -> StellaPlay:
        controller = GameController(house.library, robot_game(house, boards))
        play = StellaPlay(house, controller, hold_ms=0, pace_ms=0)
        controller.setParent(play)
        qtbot.addWidget(play)
        kept.append(play)
        play.resize(1280, 720)
        play.show()
        return play

    return make


def person_acts(qtbot: QtBot, play: StellaPlay) -> None:
    """What the person at seat 0 does next, whatever it is."""
    view = play.controller.view(None)
    if isinstance(play.front, Curtain):
        mark_and_pass(qtbot, play, (0, 4, 7, 9))
    elif play.front is play.scores:
        play.scores.bar.press_primary()
    elif view.scout == 0 and play.table.bar.button("go_on") is None:
        mine = play.controller.view(0).own_marks
        cell = next(c for c in mine if view.shown_at(c) is None)
        play.table.grid.cards[cell].click()
        play.table.bar.press_primary()
    else:
        play.table.bar.press_primary()


def test_one_person_and_two_robots_play_a_whole_game(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    for _ in range(400):
        if play.front is play.end:
            break
        QApplication.processEvents()
        person_acts(qtbot, play)
    assert play.front is play.end
    assert not play.controller.session.game.audit(play.controller.session.state)


def test_robots_never_get_a_curtain(sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    assert play.table.bar.button("mark") is not None
    assert NAMES[0] in play.table.bar.button("mark").text()
    play.table.boards[1].click()
    assert play.front is play.table, "a robot's board opens nothing"


def test_robots_rest_while_a_private_page_is_up(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "here", "robot"))
    play.table.bar.press_primary()
    open_curtain(qtbot, play)
    locked = [player.locked for player in play.controller.view(None).players]
    for _ in range(50):
        QApplication.processEvents()
    assert [player.locked for player in play.controller.view(None).players] == locked
    assert isinstance(play.front, PrivatePage)
    assert play.robots.thinking == ()


def test_robots_rest_while_another_page_of_the_window_is_in_front(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "here", "robot"))
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (0, 4, 7))
    play.ask_behind_curtain(1)
    play.hide()
    play.front.refused.emit()
    for _ in range(50):
        QApplication.processEvents()
    assert not play.controller.view(None).players[2].locked
    play.show()
    qtbot.waitUntil(lambda: play.controller.view(None).players[2].locked)


def test_while_robots_think_about_the_other_word_nobody_is_asked_in_vain(sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    play.table.bar.button("swap").click()
    play.table.bar.button("swap_yes").click()
    view = play.controller.view(None)
    assert view.swap is not None
    assert view.swap.open
    prompt = play.table.bar.prompt
    assert prompt.primary is None
    assert NAMES[1] in prompt.text
    assert NAMES[2] in prompt.text


def test_robots_wait_until_an_announcement_is_read(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (0, 4, 7))
    qtbot.waitUntil(lambda: play.controller.view(None).phase is Phase.REVEAL)
    for _ in range(50):
        QApplication.processEvents()
    assert play.table.is_reading
    assert play.controller.view(None).shown == ()


def test_a_robot_says_afterwards_what_it_saw_and_tells_no_picture(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    for _ in range(200):
        if play.front is play.scores:
            break
        QApplication.processEvents()
        person_acts(qtbot, play)
    told = play.scores._told
    assert len(told) == 2
    names = (isolated(NAMES[1]), isolated(NAMES[2]))
    assert all(line.startswith(names) for line in told)


def test_the_table_can_tell_resting_robots_to_go_on(qtbot: QtBot, sit: Sit) -> None:
    play = sit(("here", "robot", "robot"))
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (0, 4, 7))
    qtbot.waitUntil(lambda: play.table.is_reading)
    play.table.bar.press_primary()
    qtbot.waitUntil(
        lambda: bool(play.controller.view(None).shown) or play.controller.view(None).scout == 0
    )
    if not play.controller.view(None).shown:
        person_acts(qtbot, play)
        qtbot.waitUntil(lambda: len(play.controller.view(None).shown) > 1)
    play.controller.take_back()
    play._show_table()
    if play.robots.waits_for_table:
        assert play.table.bar.button("robots_go_on") is not None
        before = play.controller.session.ply
        play.table.bar.press_primary()
        qtbot.waitUntil(lambda: play.controller.session.ply > before)

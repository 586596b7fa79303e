"""A first game is guided: one sentence at each step, closed for good, and never in the way."""

from random import Random

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from stella_desktop.games.stella.moves import LockMarks, PointAt
from stella_desktop.storage.settings import SettingsStore
from stella_desktop.ui.games.stella.tips import TIPS
from stella_desktop.ui.house import House
from stella_desktop.ui.language import LANGUAGES
from stella_desktop.ui.look import TEXT_FACTORS
from stella_desktop.ui.pages.settings import SettingsPage
from tests.ui.conftest import MakePlay
from tests.ui.games.stella.playing import mark_and_pass, open_curtain, play_round, point

SIZES = [QSize(1024, 600), QSize(1920, 1080), QSize(3840, 2160), QSize(1024, 768)]


@pytest.fixture(autouse=True)
def newcomers(house: House) -> None:
    house.change_settings(tips_closed=())


def test_each_step_of_a_first_game_has_its_sentence(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play(seats=3)
    seen = [play.table.tip.tip]
    play.table.bar.press_primary()
    first = play.controller.view(None).first_scout
    for seat in ((first + step) % 3 for step in range(3)):
        seen.append(open_curtain(qtbot, play).tip.tip)
        play.ask_behind_curtain(seat)
        mark_and_pass(qtbot, play, (seat, 9))
    seen.append(play.table.tip.tip)
    play.table.bar.press_primary()
    seen.append(play.table.tip.tip)
    point(play, first)
    seen.append(play.table.tip.tip)
    assert seen == ["word", "marks", "marks", "marks", "dark", "point", "fall"]
    assert play.table.tip.isVisible()


def test_the_scores_have_a_sentence_too(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play()
    play_round(qtbot, play, Random(3))
    assert play.scores.tip.tip == "score"
    assert play.scores.sheet.geometry().bottom() < play.scores.tip.geometry().top()


def test_a_closed_sentence_never_comes_again_and_its_room_is_for_the_pictures(
    house: House, make_play: MakePlay
) -> None:
    play = make_play()
    before = play.table.grid.height()
    play.table.tip.got_it.click()
    assert not play.table.tip.isVisible()
    assert play.table.grid.height() > before
    assert SettingsStore(house.folders).load().tips_closed == ("word",)
    assert make_play().table.tip.tip is None


def test_no_more_hints_means_all_of_them_until_the_settings_bring_them_back(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play()
    play.table.tip.no_more.click()
    assert not any(play.tips.is_open(name) for name in TIPS)
    page = SettingsPage(house)
    qtbot.addWidget(page)
    page.settings["tips_closed"].choices.buttons[0].click()
    assert all(play.tips.is_open(name) for name in TIPS)
    assert play.table.tip.tip == "word"


def test_some_closed_hints_can_be_brought_back_as_well(
    qtbot: QtBot, house: House, make_play: MakePlay
) -> None:
    play = make_play()
    play.tips.close("dark")
    page = SettingsPage(house)
    qtbot.addWidget(page)
    shown, hidden = page.settings["tips_closed"].choices.buttons
    assert shown.isChecked()
    assert not hidden.isChecked()
    shown.click()
    assert house.settings.tips_closed == ()


def test_after_a_whole_game_nobody_needs_them(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play()
    for _ in range(4):
        play_round(qtbot, play, Random(6))
        play.scores.bar.press_primary()
    assert play.front is play.end
    assert not any(play.tips.is_open(name) for name in TIPS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("text_size", sorted(TEXT_FACTORS))
def test_no_sentence_is_cut(
    house: House, make_play: MakePlay, language: str, size: QSize, text_size: str
) -> None:
    house.change_settings(language=language, text_size=text_size)
    play = make_play(seats=4, size=size)
    note = play.table.tip
    house.look.clipped.clear()
    for name in TIPS:
        note.show_tip(name)
        note.grab()
    assert not house.look.clipped
    house.change_settings(language="en")


def test_a_scout_who_points_alone_is_explained_only_then(make_play: MakePlay) -> None:
    play = make_play(seats=3)
    for seat in play.controller.view(None).waiting:
        play.controller.submit(LockMarks(seat, (4, 8)))
    play.table.bar.press_primary()
    scout = play.controller.view(None).scout
    play.controller.submit(PointAt(scout, 4))
    assert play.table.tip.tip is None, "a spark explains itself"

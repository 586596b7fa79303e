"""The shelf, when the newest save cannot be opened."""

from datetime import UTC, datetime
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.storage.files import backup_of
from stella_desktop.storage.library import Entry
from stella_desktop.ui.house import House
from stella_desktop.ui.language import day_and_time
from stella_desktop.ui.pages.home import HomePage, Unfinished
from tests.ui.conftest import MakeGame
from tests.ui.windows import in_window, settle

SIZES = [(1024, 600), (1024, 768), (1280, 720), (1920, 1080), (2560, 1080), (640, 400)]
YESTERDAY = datetime(2025, 11, 28, 20, 15, tzinfo=UTC)
OLDER = Unfinished(("Ada", "Minh", "Yuki"), ("circle", "square", "star"), (), 2, YESTERDAY)


def harmed(house: House, make_game: MakeGame, *, backup: bool) -> Entry:
    """A save of four people, cut in the middle."""
    saved = make_game(4)
    path = house.library.store(saved)
    house.library.store(saved)
    path.write_bytes(path.read_bytes()[:100])
    if not backup:
        backup_of(path).unlink()
    (entry,) = house.library.entries()
    return entry


def shelf(qtbot: QtBot, house: House, size: tuple[int, int] = (1280, 720)) -> HomePage:
    return in_window(qtbot, house, lambda: HomePage(house.look, house.art), size)


def test_a_damaged_newest_save_is_said_with_its_people_and_its_copy_comes_first(
    qtbot: QtBot, house: House, make_game: MakeGame
) -> None:
    lost = harmed(house, make_game, backup=True)
    home = shelf(qtbot, house)
    home.show_saves(any_saves=True, unfinished=OLDER, lost=lost)
    assert "Linh, Kenji, Bà and Minh" in home.notice.sentence.text()
    assert home.notice.button.hasFocus(), "Enter does not go on with the game of other people"
    with qtbot.waitSignal(home.backup_wanted) as wanted:
        home.notice.button.click()
    assert wanted.args == [lost]
    assert home.go_on.isVisible(), "the older game can be gone on with all the same"


def test_a_damaged_newest_save_without_a_copy_leads_to_the_saved_games(
    qtbot: QtBot, house: House, make_game: MakeGame
) -> None:
    lost = harmed(house, make_game, backup=False)
    home = shelf(qtbot, house)
    home.show_saves(any_saves=True, unfinished=None, lost=lost)
    assert day_and_time(lost.saved_at) in home.notice.sentence.text()
    with qtbot.waitSignal(home.saves_wanted):
        home.notice.button.click()


def test_a_sound_newest_save_is_no_reason_for_a_word(qtbot: QtBot, house: House) -> None:
    home = shelf(qtbot, house)
    home.show_saves(any_saves=True, unfinished=OLDER)
    assert not home.notice.isVisible()
    assert home.go_on.hasFocus()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("distance", ["near", "far"])
def test_the_notice_takes_no_room_that_is_somebody_elses(
    qtbot: QtBot, house: House, make_game: MakeGame, size: tuple[int, int], distance: str
) -> None:
    lost = harmed(house, make_game, backup=True)
    house.change_settings(text_size=distance)
    home = shelf(qtbot, house, size)
    home.show_saves(any_saves=True, unfinished=OLDER, lost=lost)
    settle()
    home.grab()
    notice = home.notice
    label = notice.sentence
    assert label.height() >= label.heightForWidth(label.width())
    buttons = (home.new, home.saves, home.album, home.rules, home.settings)
    for other in (home.box, home.go_on, *buttons):
        assert not notice.geometry().intersects(other.geometry())
        assert home.rect().contains(other.geometry())
    for above, below in pairwise(buttons):
        assert above.geometry().bottom() < below.geometry().top()
    QApplication.processEvents()
    assert not house.look.clipped - {"Ada, Minh and Yuki"}

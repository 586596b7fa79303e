"""Phones of a game that the app opens, lays anew and puts away."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.app import App
from stella_desktop.controller.game_controller import GameController
from stella_desktop.games.stella.moves import LockMarks, PointAt
from stella_desktop.phones.table_link import PhoneTable
from stella_desktop.storage.paths import folders
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.look import palette
from tests.phones.conftest import MakeController, MakePhone


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    """The app, whose phones listen at this machine's own address and nowhere else."""
    qapp.setStyle("Fusion")
    qapp.setPalette(palette())
    load_fonts()
    listen = PhoneTable.start

    def start(table: PhoneTable) -> bool:
        return listen(table, None if table.address else "127.0.0.1", (0,))

    monkeypatch.setattr(PhoneTable, "start", start)
    made = App(folders(), "en")
    qtbot.addWidget(made.window)
    made.window.show()
    made.furnish()
    made.house.change_settings(motion=False)
    yield made
    made.rooms.go_home()


def play_of(app: App) -> StellaPlay:
    assert app.rooms.play is not None
    return app.rooms.play


def phones_of(app: App) -> PhoneTable:
    desk = play_of(app).phones
    assert desk is not None
    assert isinstance(desk.table, PhoneTable)
    return desk.table


def to_the_scores(controller: GameController) -> None:
    for seat in range(3):
        controller.submit(LockMarks(seat, (7,)))
    controller.submit(PointAt(controller.view(None).scout, 7))


def test_a_table_laid_anew_shows_readings_as_the_settings_say_now(
    app: App, make_controller: MakeController, make_phone: MakePhone
) -> None:
    app.rooms.start(make_controller().saved)
    table, play = phones_of(app), play_of(app)
    phone = make_phone(table, 0)
    to_the_scores(play.controller)
    app.house.change_settings(readings=False)
    play.boards.chosen.emit(2, "here")
    play.boards.closed.emit()
    phone.qtbot.waitUntil(lambda: phone.state["phase"] == "score")
    assert all(line["reading"] == "" for line in phone.state["word"])
    phone.move("next_round")
    phone.qtbot.waitUntil(lambda: phone.state["phase"] == "associate")
    assert all(line["reading"] == "" for line in phone.state["word"])
    app.house.change_settings(readings=True)


def test_whoever_is_in_need_not_scan_again_when_another_board_changes(
    app: App, make_controller: MakeController, make_phone: MakePhone
) -> None:
    app.rooms.start(make_controller().saved)
    table, play = phones_of(app), play_of(app)
    phone = make_phone(table, 0)
    code = table.table_url
    to_the_scores(play.controller)
    play.boards.chosen.emit(2, "here")
    play.boards.closed.emit()
    assert play_of(app) is not play
    assert phones_of(app) is table
    assert table.table_url == code
    assert [(line.seat, line.state) for line in table.roster] == [(0, "in"), (1, "waiting")]
    # The page at the monitor is the one of the new table, and the game goes on by phone.
    phone.qtbot.waitUntil(lambda: phone.state["phase"] == "score")
    phone.move("next_round")
    phone.qtbot.waitUntil(lambda: play_of(app).controller.view(None).number == 2)
    desk = play_of(app).phones
    assert desk is not None
    assert set(desk.page.rows) == {0, 1}
    phone.qtbot.waitUntil(lambda: phone.state["phase"] == "associate")
    assert not phone.over


def put_away(app: App) -> None:
    app.rooms.go_home()


def play_another(app: App) -> None:
    play_of(app).again_wanted.emit()


@pytest.mark.parametrize("end", [put_away, play_another])
def test_when_the_game_leaves_the_table_its_phones_are_told(
    app: App, make_controller: MakeController, make_phone: MakePhone, end: Callable[[App], None]
) -> None:
    app.rooms.start(make_controller().saved)
    phone = make_phone(phones_of(app), 0)
    end(app)
    phone.wait_for_end()
    assert (phone.code, phone.reason) == (4005, "away")

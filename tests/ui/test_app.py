"""The whole app through its real window: start, play, stop, resume, languages, what goes wrong."""

import errno
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stella_desktop.app import App, _second
from stella_desktop.controller.instance import Instance
from stella_desktop.games.stella.moves import Phase
from stella_desktop.storage import files
from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.files import backup_of
from stella_desktop.storage.library import ENDING
from stella_desktop.storage.packing import unpacked
from stella_desktop.storage.paths import folders
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.private_page import PrivatePage
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.glance import glance
from stella_desktop.ui.language import Languages, day_and_time
from tests.ui.conftest import HD
from tests.ui.games.stella.playing import mark_and_pass, open_curtain, play_round

StartApp = Callable[..., App]


@pytest.fixture
def start_app(qtbot: QtBot, art: Art) -> Iterator[StartApp]:
    """The app as `main` builds it, on the folders of this test; started again, it resumes."""
    assert art is not None  # its fonts and colours belong to the application
    kept: list[App] = []

    def start(language: str | None = "en", size: QSize = HD) -> App:
        app = App(folders(), language)
        kept.append(app)
        qtbot.addWidget(app.window)
        app.window.resize(size)
        app.window.show()
        app.furnish()
        app.house.change_settings(motion=False)
        app.rooms.hold_ms = 0
        return app

    yield start
    kept[-1].languages.use("en")


def sit_down(app: App, names: tuple[str, ...] = ("Linh", "Kenji", "Bà")) -> StellaPlay:
    """From the shelf through New game to the table, as a family does it."""
    app.window.home.new.click()
    page = app.rooms.new_game
    assert page is not None
    assert app.window.page is page
    for field, name in zip(page.seats.findChildren(QLineEdit), names, strict=False):
        field.setText(name)
    page.start.click()
    play = app.rooms.play
    assert play is not None
    assert app.window.page is play
    return play


def the_save() -> Path:
    (save,) = folders().saves.glob(f"*{ENDING}")
    return save


def test_a_family_plays_a_whole_game_and_sees_who_won(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    play = sit_down(app)
    chance = Random(7)
    for number in range(1, 5):
        assert play.controller.view(None).number == number
        play_round(qtbot, play, chance)
        play.scores.bar.press_primary()
    assert play.front is play.end
    outcome = play.controller.session.outcome()
    assert outcome is not None
    for seat in outcome.winners:
        assert play.seats[seat].name in play.end.accessibleName()
    play.end.bar.button("home").click()
    assert app.window.page is app.window.home
    assert not app.window.home.go_on.isVisible(), "a finished game is not offered to go on with"


def test_they_stop_in_the_middle_and_resume_tomorrow(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    play = sit_down(app)
    play_round(qtbot, play, Random(3))
    play.scores.bar.press_primary()
    play.table.bar.press_primary()
    first = play.controller.view(None).waiting[0]
    mark_and_pass(qtbot, play, (0, 3, 9))
    page = open_curtain(qtbot, play)
    for cell in (2, 5, 7, 11, 13):
        page.grid.cards[cell].click()
    view = play.controller.view(None)
    app.window.close()

    again = start_app()
    again.window.home.go_on.click()
    resumed = again.rooms.play
    assert resumed is not None
    assert resumed.controller.view(None) == view
    assert view.player(first).locked
    assert isinstance(resumed.front, Curtain), "a game in the middle of marking opens on a curtain"
    assert open_curtain(qtbot, resumed).marks == (2, 5, 7, 11, 13), "the five ticks are kept"


def test_every_move_is_saved_at_once(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    play = sit_down(app)
    seen = {the_save().read_bytes()}
    play.table.bar.press_primary()
    while isinstance(play.front, Curtain):
        mark_and_pass(qtbot, play, (1, 4))
        assert the_save().read_bytes() not in seen
        seen.add(the_save().read_bytes())
    saved = app.house.library.load(the_save())
    assert saved.session.state == play.controller.session.state


def test_play_again_keeps_the_family_and_takes_other_pictures(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    play = sit_down(app)
    for _ in range(4):
        play_round(qtbot, play, Random(5))
        play.scores.bar.press_primary()
    names = [seat.name for seat in play.seats]
    play.end.bar.button("again").click()
    again = app.rooms.play
    assert again is not None
    assert again is not play
    assert [seat.name for seat in again.seats] == names
    assert again.controller.session.setup.seed != play.controller.session.setup.seed


def test_the_language_switches_at_once_without_a_restart(start_app: StartApp) -> None:
    app = start_app(None)
    play = sit_down(app)
    said = set()
    for code in ("en", "ja", "vi"):
        app.house.change_settings(language=code)
        QApplication.processEvents()
        said.add((play.table.bar.prompt.text, app.window.home.rules.text()))
    assert len(said) == 3
    assert len({text for text, _ in said}) == 3


def test_the_language_is_known_before_the_first_paint_next_time(start_app: StartApp) -> None:
    app = start_app(None)
    app.window.home.languages["ja"].click()
    app.window.close()
    assert glance(folders().config).language == "ja"
    assert App(folders(), None).languages.code == "ja"


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{", '{"language": 5, "geometry": "x"}', '{"geometry": {"x": 1e99}}', "\0" * 9],
)
def test_a_damaged_settings_file_never_hinders_the_start(start_app: StartApp, text: str) -> None:
    folders().config.mkdir(parents=True, exist_ok=True)
    (folders().config / "settings.json").write_text(text)
    app = start_app(None)
    assert app.window.isVisible()
    assert app.languages.code in ("en", "ja", "vi")


@pytest.mark.parametrize(
    ("x", "y", "width", "height"),
    [(9999, 9999, 800, 600), (-5000, 0, 800, 600), (10, 10, 99_999, 99_999), (10, 10, 1, 1)],
)
def test_the_window_always_comes_up_where_there_is_a_screen(
    start_app: StartApp, x: int, y: int, width: int, height: int
) -> None:
    app = start_app()
    app.window.place(QRect(x, y, width, height), maximized=False)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    shared = screen & app.window.geometry()
    assert shared.width() >= 100
    assert shared.height() >= 100


def test_where_the_window_stood_is_remembered_without_closing(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    app.window._remember.setInterval(0)
    app.window.resize(900, 640)
    qtbot.waitUntil(lambda: app.house.settings.geometry is not None)
    stored = json.loads((folders().config / "settings.json").read_text())
    assert (stored["geometry"]["width"], stored["geometry"]["height"]) == (900, 640)


def test_full_screen_can_be_left_by_key_and_by_mouse(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    window = app.window
    window.full_screen_action.trigger()
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    window.full_screen_action.trigger()
    assert window.isFullScreen()
    assert not app.window.menuBar().actions(), "there is no menu bar to hide the way out"
    window.open_menu()
    assert window.full_screen_action.isChecked()
    window.full_screen_action.trigger()
    assert not window.isFullScreen()


@pytest.mark.logs_warnings
def test_a_full_disk_is_said_once_and_playing_goes_on(
    qtbot: QtBot, start_app: StartApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start_app()
    play = sit_down(app)
    kept = the_save().read_bytes()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(files.os, "fsync", full)
        play.table.bar.press_primary()
        mark_and_pass(qtbot, play, (1, 2))
        first = app.window.toast.text
        assert first
        app.window.toast.hide()
        mark_and_pass(qtbot, play, (3, 4))
        assert not app.window.toast.text, "said once"
    assert the_save().read_bytes() == kept, "the old save is whole"
    mark_and_pass(qtbot, play, (5, 6))
    assert play.controller.view(None).phase is Phase.REVEAL
    assert app.window.toast.text != first
    assert app.house.library.load(the_save()).session.state == play.controller.session.state


@pytest.mark.logs_warnings
def test_a_second_app_that_has_the_folder_is_said_even_after_a_full_disk(
    start_app: StartApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start_app()
    trouble: list[StorageReason] = []

    def claim() -> None:
        if trouble:
            raise StorageError(trouble[0], folders().data)

    monkeypatch.setattr(app.house.library, "_claim", claim)
    controller = sit_down(app).controller
    kept = the_save().read_bytes()
    said = []
    for reason in (StorageReason.DISK_FULL, StorageReason.TAKEN, StorageReason.TAKEN):
        app.window.toast.hide()
        trouble[:] = [reason]
        controller.set_draft(0, (1,))
        said.append(app.window.toast.text)
    full, taken, again = said
    assert "full" in full
    assert "open a second time" in taken
    assert not again, "said once"
    assert the_save().read_bytes() == kept


def test_the_app_hands_the_lock_to_its_saves() -> None:
    asked = []
    app = App(folders(), "en", lambda: asked.append(True))
    app.furnish()
    sit_down(app)
    assert asked


@pytest.mark.logs_warnings
@pytest.mark.parametrize("harm", ["", "not a save", "{}"])
def test_a_damaged_save_is_said_kept_and_its_backup_offered(
    qtbot: QtBot, start_app: StartApp, harm: str
) -> None:
    app = start_app()
    play = sit_down(app)
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (1, 2))
    app.rooms.go_home()
    the_save().write_bytes(harm.encode())
    app.rooms.show_saves()
    (row,) = app.rooms.saves.rows()
    assert row.entry.problem is not None
    row.open_button.click()
    assert app.rooms.play is not None, "the backup opens"
    assert harm.encode() in {path.read_bytes() for path in folders().saves.glob(f"*{ENDING}")}


SAMPLES = Path(__file__).parents[1] / "storage" / "samples"


def test_a_save_of_every_game_may_lie_on_the_shelf(start_app: StartApp) -> None:
    folders().saves.mkdir(parents=True)
    for sample in SAMPLES.iterdir():
        shutil.copy(sample, folders().saves)
    app = start_app()
    app.window.home.saves.click()
    assert app.rooms.saves is not None
    rows = {row.entry.path.stem.removeprefix("format-1-"): row for row in app.rooms.saves.rows()}
    assert len(rows) == len(list(SAMPLES.iterdir()))
    for name, row in rows.items():
        shown = [label.text() for label in row.findChildren(QLabel)]
        of_stella = name in ("finished", "mid-reveal", "marking")
        assert row.open_button.isVisible() == of_stella
        assert shown[0] == StellaTexts().both(row.entry.names)
        assert ("Stella ·" in shown[1]) == of_stella
        assert ("cannot show yet" in shown[1]) == (not of_stella)


@pytest.mark.parametrize("copy", [True, False])
def test_a_damaged_newest_save_is_said_on_the_shelf(
    qtbot: QtBot, start_app: StartApp, copy: bool
) -> None:
    app = start_app()
    play = sit_down(app)
    play.table.bar.press_primary()
    mark_and_pass(qtbot, play, (1, 2))
    app.window.close()
    the_save().write_bytes(b"broken")
    if not copy:
        backup_of(the_save()).unlink()
    again = start_app()
    home = again.window.home
    assert home.notice.isVisible()
    home.notice.button.click()
    assert (again.rooms.play is not None) == copy
    assert (again.window.page is again.rooms.saves) == (not copy)


def test_a_save_that_cannot_be_opened_is_listed_with_its_time(start_app: StartApp) -> None:
    folders().saves.mkdir(parents=True)
    made_up = folders().saves / f"{'5f' * 16}-2.stella"
    chosen = folders().saves / "Sunday.stella"
    for place in (made_up, chosen):
        place.write_bytes(b"")
    app = start_app()
    app.rooms.show_saves()
    assert app.rooms.saves is not None
    for row in app.rooms.saves.rows():
        title, sentence, *rest = [label.text() for label in row.findChildren(QLabel)]
        assert "5f5f" not in title + sentence, "nobody knows a game by 32 digits"
        told = " ".join((sentence, *rest)).replace("\u202f", " ")  # within a time of the day
        assert day_and_time(row.entry.saved_at).replace("\u202f", " ") in told
        assert row.entry.path.name in told
        assert not row.open_button.isVisible()


@pytest.mark.logs_warnings
def test_a_game_without_a_table_is_not_opened_by_its_backup_either(start_app: StartApp) -> None:
    folders().saves.mkdir(parents=True)
    place = folders().saves / "Sunday.stella"
    place.write_bytes(b"")
    shutil.copy(SAMPLES / "format-1-celestia-mid.stella", backup_of(place))
    app = start_app()
    app.rooms.show_saves()
    assert app.rooms.saves is not None
    (row,) = app.rooms.saves.rows()
    row.backup_wanted.emit(row.entry)
    assert app.rooms.play is None
    assert "cannot show yet" in app.window.toast.text


@pytest.mark.parametrize(
    "told",
    [
        {"progress": {"round": 9}},
        {"progress": {"round": -7}},
        {"progress": {"round": 9, "rounds": 99}},
        {"progress": {"totals": [1]}},
        {"outcome": {"winners": [5], "scores": [1, 2, 3]}},
    ],
    ids=str,
)
def test_no_headline_of_a_save_hinders_the_start(
    start_app: StartApp, told: dict[str, dict[str, object]]
) -> None:
    app = start_app()
    sit_down(app)
    app.window.close()
    raw = json.loads(unpacked(the_save().read_bytes()))
    for part, facts in told.items():
        raw[part] = {**(raw[part] or {}), **facts}
    the_save().write_text(json.dumps(raw))
    again = start_app()
    again.window.home.saves.click()
    assert again.rooms.saves is not None
    (row,) = again.rooms.saves.rows()
    assert row.isVisible()


def test_the_list_of_saves_shows_people_and_round_and_can_put_one_away(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    play = sit_down(app)
    play_round(qtbot, play, Random(1))
    app.rooms.go_home()
    app.window.home.saves.click()
    (row,) = app.rooms.saves.rows()
    assert row.entry.names == ("Linh", "Kenji", "Bà")
    row.away_wanted.emit(row.entry)
    assert app.rooms.saves.rows() == []
    assert list((folders().saves / "deleted").iterdir()), "put away, not lost"


def test_rules_and_settings_lead_back_to_the_table(start_app: StartApp) -> None:
    app = start_app()
    play = sit_down(app)
    for action, room in (
        (app.window.rules_action, "rules"),
        (app.window.settings_action, "settings"),
    ):
        action.trigger()
        page = getattr(app.rooms, room)
        assert app.window.page is page
        page.closed.emit()
        assert app.window.page is play
    app.window.story_action.trigger()
    assert play.front is play.story
    play.story.closed.emit()
    assert play.front is play.table


def double_click(app: App, widget: QWidget) -> None:
    """As the system sends it: to the window, at a place, whatever lies there by then."""
    spot = widget.mapTo(app.window, widget.rect().center())
    no_key = Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(app.window.windowHandle(), Qt.MouseButton.LeftButton, no_key, spot)
    QApplication.processEvents()


def test_a_double_click_marks_a_picture_once(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    play = open_private(qtbot, app)
    page = play.front
    double_click(app, page.grid.cards[7])
    assert page.marks == (2, 5, 7)
    double_click(app, page.slate)  # its middle is cell 7
    assert page.marks == (2, 5)


def test_a_double_click_takes_one_step_at_the_table(qtbot: QtBot, start_app: StartApp) -> None:
    """What comes under the pointer with the next step does not feel the second press."""
    app = start_app()
    play = sit_down(app)
    for seat in range(3):
        if seat == 0:
            double_click(app, play.table.bar.button("mark"))
        mark_and_pass(qtbot, play, (seat, 7))
    double_click(app, play.table.bar.button("go_on"))
    assert play.controller.view(None).shown == ()
    double_click(app, play.table.grid.cards[7])
    assert play.table.grid.cards[7].isChecked()
    double_click(app, play.table.bar.button("point"))
    assert len(play.controller.view(None).shown) == 1
    assert play.table.bar.prompt.title, "the spark is still to be read"


def test_who_leafs_through_the_album_quickly_misses_no_picture(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    app.rooms.show_album()
    album = app.rooms.album
    assert album is not None
    album.show_picture(app.house.deck.card_ids[0])
    page = album.picture
    qtbot.waitUntil(page.next.isVisible)
    first = page.number.text()
    double_click(app, page.next)
    assert page.number.text() == first.replace("1", "3", 1)


def test_a_double_click_on_next_round_opens_nobodys_curtain(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    play = sit_down(app, ("Linh", "Kenji", "Bà", "Minh"))
    play_round(qtbot, play, Random(5))
    double_click(app, play.scores.bar.button("next"))
    assert play.controller.view(None).number == 2
    assert play.front is play.table


def test_a_long_press_tells_what_a_resting_mouse_learns_and_presses_nothing(
    qtbot: QtBot, start_app: StartApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start_app()
    sit_down(app)
    app.rooms.go_home()
    app.rooms.show_saves()
    row = app.rooms.saves.findChildren(QPushButton)
    away = next(button for button in row if button.toolTip())
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _widget: told.append(text))
    spot = away.mapTo(app.window, away.rect().center())
    handle, left = app.window.windowHandle(), Qt.MouseButton.LeftButton
    QTest.mousePress(handle, left, Qt.KeyboardModifier.NoModifier, spot)
    qtbot.waitUntil(lambda: bool(told))
    QTest.mouseRelease(handle, left, Qt.KeyboardModifier.NoModifier, spot)
    QApplication.processEvents()
    assert told == [away.toolTip()]
    assert the_save().exists(), "letting go put nothing away"


def open_private(qtbot: QtBot, app: App) -> StellaPlay:
    """Somebody marks behind the curtain and has two ticks so far."""
    play = sit_down(app)
    play.table.bar.press_primary()
    page = open_curtain(qtbot, play)
    for cell in (2, 5):
        page.grid.cards[cell].click()
    return play


@pytest.mark.parametrize("way", ["rules", "settings", "minimised", "started again"])
def test_nobody_comes_back_to_an_open_private_page(
    qtbot: QtBot, start_app: StartApp, way: str
) -> None:
    app = start_app()
    play = open_private(qtbot, app)
    if way == "minimised":
        app.window.showMinimized()
    elif way == "started again":
        app.window.come_to_front()
    else:
        getattr(app.window, f"{way}_action").trigger()
    assert not app.window.findChildren(PrivatePage)
    if way in ("rules", "settings"):
        getattr(app.rooms, way).closed.emit()
        assert app.window.page is play
    assert isinstance(play.front, Curtain)
    assert open_curtain(qtbot, play).marks == (2, 5)


def test_names_typed_for_a_new_game_survive_a_look_at_the_rules(start_app: StartApp) -> None:
    app = start_app()
    app.window.home.new.click()
    page = app.rooms.new_game
    assert page is not None
    field = page.seats.findChildren(QLineEdit)[0]
    field.setText("Grandma")
    app.window.rules_action.trigger()
    assert app.rooms.rules is not None
    app.rooms.rules.closed.emit()
    assert app.window.page is page
    assert field.text() == "Grandma"


def test_the_menu_leads_to_the_phones_of_a_game_that_has_some(start_app: StartApp) -> None:
    app = start_app()
    sit_down(app)
    assert not app.window.phones_action.isVisible()
    saved = app.rooms.play.controller.saved
    players = [player.model_copy(update={"board": "phone"}) for player in saved.table.players]
    saved.table = saved.table.model_copy(update={"players": tuple(players)})
    app.rooms.start(saved)
    play = app.rooms.play
    play.table.menu_wanted.emit()
    assert app.window.phones_action.isVisible()
    play._leave_phones()
    app.window.rules_action.trigger()
    app.window.phones_action.trigger()
    assert app.window.page is play
    assert play.front is play.phones.page
    app.rooms.go_home()
    assert not app.window.phones_action.isVisible()


@pytest.mark.parametrize("drawn_from", ["starlit", "gone"])
def test_the_same_family_plays_again_with_the_same_decks_or_with_what_is_there(
    start_app: StartApp, drawn_from: str
) -> None:
    app = start_app()
    first = sit_down(app)
    saved = first.controller.saved
    saved.table = saved.table.model_copy(update={"deck": drawn_from})
    first.again_wanted.emit()
    play = app.rooms.play
    assert play is not None
    assert play is not first
    assert set(play.controller.session.setup.cards) <= set(app.house.deck.card_ids)
    assert play.controller.table.players == saved.table.players


@pytest.mark.logs_warnings
def test_who_finds_the_folder_taken_is_told_in_a_window_and_can_help(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert qapp is not None
    told: list[str] = []
    monkeypatch.setattr(QMessageBox, "warning", lambda _parent, _title, text: told.append(text))
    instance = Instance(folders().data)
    assert _second(instance, folders().config, "vi") == 1
    assert instance.lock_file.name in told[0]
    assert told[0].startswith("Có vẻ")
    instance.reached_other = True
    assert _second(instance, folders().config, "vi") == 0
    assert len(told) == 1, "the other one came to the front: nothing to say"
    Languages().use("en")


def test_settings_lead_back_to_the_album(start_app: StartApp) -> None:
    app = start_app()
    app.rooms.show_album()
    app.window.settings_action.trigger()
    assert app.rooms.settings is not None
    app.rooms.settings.closed.emit()
    assert app.window.page is app.rooms.album


def test_between_rounds_a_seat_takes_another_board(qtbot: QtBot, start_app: StartApp) -> None:
    app = start_app()
    play = sit_down(app)
    play_round(qtbot, play, Random(2))
    play.scores.bar.button("boards").click()
    assert play.front is play.boards
    play.boards.buttons[1, "paper"].click()
    play.boards.buttons[2, "robot"].click()
    play.boards.back.click()
    anew = app.rooms.play
    assert anew is not None
    assert anew is not play
    assert [seat.board for seat in anew.seats] == ["here", "paper", "robot"]
    assert anew.front is anew.scores
    assert anew.controller.view(None).player(1).paper
    saved = app.house.library.load(the_save())
    assert [player.board for player in saved.table.players] == ["here", "paper", "robot"]
    assert saved.session.state == anew.controller.session.state


def test_boards_printed_between_rounds_lead_back_to_the_game(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    play = sit_down(app)
    play_round(qtbot, play, Random(2))
    play.scores.bar.button("boards").click()
    play.boards.buttons[1, "paper"].click()
    play.boards.print_boards.click()
    page = app.rooms.printing
    assert app.window.page is page
    page.back.click()
    assert app.window.page is play
    assert play.front is play.boards
    app.rooms.go_home()
    app.window.home.new.click()
    laid = app.rooms.new_game
    laid.seats.list.choose(0, "board", "paper")
    laid.print_boards.click()
    assert app.window.page is page
    page.back.click()
    assert app.window.page is laid


def test_a_seat_on_a_phone_gets_no_curtain_and_can_come_back_to_the_screen(
    qtbot: QtBot, start_app: StartApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    from stella_desktop.phones.table_link import PhoneTable

    listen = PhoneTable.start
    monkeypatch.setattr(PhoneTable, "start", lambda table: listen(table, "127.0.0.1"))
    app = start_app()
    app.window.home.new.click()
    page = app.rooms.new_game
    assert page is not None
    page.seats.list.choose(0, "board", "phone")
    page.start.click()
    play = app.rooms.play
    assert play is not None
    assert play.phones is not None
    assert play.front is play.phones.page, "first everybody sees how phones come in"
    play.phones.page.closed.emit()
    people = [seat for seat in play.controller.view(None).waiting if seat != 0]
    while isinstance(play.front, Curtain):
        mark_and_pass(qtbot, play, (0, 5))
    assert play.front is play.table, "nobody else marks here, and the phone is waited for"
    assert all(play.controller.view(None).player(seat).locked for seat in people)
    assert play.table.bar.button("mark") is None
    play.table.bar.button("phones").click()
    play.phones.table.move_here(0)
    play.phones.page.closed.emit()
    assert isinstance(play.front, Curtain)
    mark_and_pass(qtbot, play, (0, 5))
    assert play.controller.view(None).phase is Phase.REVEAL
    saved = app.house.library.load(the_save())
    assert saved.table.players[0].board == "here"
    play.scores.boards_wanted.emit()
    assert play.boards.buttons[0, "here"].isChecked(), "between rounds the seat is not on a phone"
    app.rooms.go_home()


def test_the_keyboard_alone_leads_from_the_shelf_through_a_round(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()

    def press(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focused = QApplication.focusWidget()
        assert focused is not None
        qtbot.keyClick(focused, key, modifier)
        QApplication.processEvents()

    app.window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    press(Qt.Key.Key_Space)
    press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    play = app.rooms.play
    assert play is not None
    press(Qt.Key.Key_Return)
    while isinstance(play.front, Curtain):
        curtain = play.front
        qtbot.keyPress(QApplication.focusWidget(), Qt.Key.Key_Space)
        qtbot.waitUntil(lambda curtain=curtain: play.front is not curtain)
        for key in (Qt.Key.Key_Q, Qt.Key.Key_S):
            press(key)
        press(Qt.Key.Key_Return)
        qtbot.waitUntil(lambda: not isinstance(play.front, PrivatePage))
    for _ in range(2):
        press(Qt.Key.Key_Return)
        press(Qt.Key.Key_Q if not play.controller.view(None).shown else Qt.Key.Key_S)
        press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert play.front is play.scores
    press(Qt.Key.Key_Return)
    assert play.controller.view(None).number == 2


def test_a_letter_typed_into_a_name_field_is_never_a_shortcut(
    qtbot: QtBot, start_app: StartApp
) -> None:
    app = start_app()
    app.window.home.new.click()
    page = app.rooms.new_game
    assert page is not None
    field = page.seats.findChildren(QLineEdit)[0]
    field.setFocus()
    field.clear()
    qtbot.keyClicks(field, "qwert")
    assert field.text() == "qwert"
    assert app.window.page is page

"""Promises of the page of settings."""

import itertools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTranslator, QUrl
from PySide6.QtGui import QAccessible, QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.settings import Settings, SettingsStore
from stella_desktop.ui.house import House
from stella_desktop.ui.look import TEXT_FACTORS
from stella_desktop.ui.pages.settings import SettingsPage
from stella_desktop.ui.pages.settings_folder import breakable
from stella_desktop.ui.pages.settings_parts import VALUES, Choice
from tests.ui.windows import in_window, settle

SIZES = [(1024, 600), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080)]
ONE_OF = {name: values for name, values in VALUES.items() if name != "word_languages"}
OTHER_THAN_DEFAULT = [
    (name, value)
    for name, values in ONE_OF.items()
    for value in values
    if value != getattr(Settings(), name)
]
LEFT = Qt.MouseButton.LeftButton
WORD = re.compile(r"[^\s\u200b\u2e80-\uffef]+")
"""What no line is broken inside of: between Japanese signs it may be."""


class Longer(QTranslator):
    """Every text is 60 % longer, with the tallest letters of Vietnamese."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, *_: object) -> str:
        return source + (" ẤỄỘỮ Nguyễn quỳnh" * 20)[: round(len(source) * 0.6)]


MakePage = Callable[..., SettingsPage]


@pytest.fixture
def make_page(qtbot: QtBot, house: House) -> MakePage:
    """The page in a window that is styled like that of the app."""

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> SettingsPage:
        if settings:
            house.change_settings(**settings)
        return in_window(qtbot, house, lambda: SettingsPage(house), size)

    return make


@pytest.fixture
def page(make_page: MakePage) -> SettingsPage:
    return make_page()


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[[StorageReason | None], None]:
    """Lets each writing of the settings fail for a reason; None: no more."""
    save = SettingsStore.save
    now: list[StorageReason | None] = [None]

    def saving(store: SettingsStore, value: Settings) -> None:
        if now[0] is not None:
            raise StorageError(now[0], store.path, "in English")
        save(store, value)

    def set_reason(reason: StorageReason | None) -> None:
        now[0] = reason

    monkeypatch.setattr(SettingsStore, "save", saving)
    return set_reason


def stored(house: House) -> dict[str, Any]:
    text = (house.folders.config / "settings.json").read_text(encoding="utf-8")
    found = json.loads(text)
    assert isinstance(found, dict)
    return {name: tuple(v) if isinstance(v, list) else v for name, v in found.items()}


def choice(page: SettingsPage, name: str, value: object) -> Choice:
    return page.settings[name].choices.buttons[VALUES[name].index(value)]


def press(page: SettingsPage, name: str, value: object) -> None:
    choice(page, name, value).click()
    settle()


def marked(page: SettingsPage, name: str) -> list[object]:
    buttons = page.settings[name].choices.buttons
    return [v for v, b in zip(VALUES[name], buttons, strict=True) if b.isChecked()]


# --- in force and on the disk ---------------------------------------------------------------------


@pytest.mark.parametrize(("name", "value"), OTHER_THAN_DEFAULT)
def test_every_change_is_on_the_disk_at_once(
    page: SettingsPage, house: House, name: str, value: object
) -> None:
    house.change_settings(**{name: getattr(Settings(), name)})
    settle()
    choice(page, name, value).click()
    assert stored(house)[name] == value
    assert getattr(house.settings, name) == value
    assert marked(page, name) == [value]


@pytest.mark.parametrize(("name", "value"), OTHER_THAN_DEFAULT)
def test_what_was_chosen_before_is_marked(make_page: MakePage, name: str, value: object) -> None:
    assert marked(make_page(**{name: value}), name) == [value]


def test_a_change_from_elsewhere_is_shown(page: SettingsPage, house: House) -> None:
    house.change_settings(screen="flat")
    assert marked(page, "screen") == ["flat"]


def test_a_click_writes_once_and_a_double_click_too(
    page: SettingsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[Settings] = []
    monkeypatch.setattr(SettingsStore, "save", lambda _, value: written.append(value))
    button = choice(page, "screen", "flat")
    QTest.mouseClick(button, LEFT)
    QTest.mouseDClick(button, LEFT)
    assert [settings.screen for settings in written] == ["flat"]


def test_what_is_chosen_with_the_arrow_keys_is_stored_too(page: SettingsPage, house: House) -> None:
    choice(page, "text_size", "normal").setFocus()
    QTest.keyClick(choice(page, "text_size", "normal"), Qt.Key.Key_Right)
    assert stored(house)["text_size"] == "far"
    assert choice(page, "text_size", "far").hasFocus()


def test_the_sizes_change_at_once(page: SettingsPage) -> None:
    before = page.sample.font().pixelSize()
    press(page, "text_size", "far")
    assert page.sample.font().pixelSize() > before


# --- putting back ---------------------------------------------------------------------------------


def test_each_setting_is_put_back_alone(make_page: MakePage, house: House) -> None:
    others = dict(OTHER_THAN_DEFAULT) | {"language": "en", "word_languages": ("vi", "ja")}
    page = make_page(**others)
    for name, setting in page.settings.items():
        setting.default.click()
        assert stored(house)[name] == getattr(Settings(), name)
        del others[name]
        assert {key: getattr(house.settings, key) for key in others} == others


def test_only_what_differs_can_be_put_back(page: SettingsPage) -> None:
    for name, value in OTHER_THAN_DEFAULT:
        setting = page.settings[name]
        press(page, name, getattr(Settings(), name))
        assert not setting.default.isVisible()
        press(page, name, value)
        assert setting.default.isVisible()


def test_the_focus_is_not_lost_with_the_button_that_goes(page: SettingsPage) -> None:
    press(page, "screen", "flat")
    default = page.settings["screen"].default
    default.setFocus()
    default.click()
    assert choice(page, "screen", "standing").hasFocus()


# --- languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["ja", "vi", "en"])
def test_another_language_speaks_at_once(page: SettingsPage, house: House, code: str) -> None:
    press(page, "language", code)
    assert house.languages.code == code
    words = QCoreApplication.translate("SettingsPage", "How far do you sit?")
    assert page.settings["text_size"].title.text() == words


def test_every_text_is_said_again_in_the_other_language(
    page: SettingsPage, qapp: QApplication
) -> None:
    def texts() -> list[str]:
        shown = [*page.findChildren(QLabel), *page.findChildren(QPushButton)]
        names = {*VALUES["language"], "English", "日本語", "Tiếng Việt", "فارسی"}
        return [w.text() for w in shown if w.isVisible() and w.text() and w.text() not in names]

    before = texts()
    longer = Longer()
    qapp.installTranslator(longer)
    settle()
    after = texts()
    qapp.removeTranslator(longer)
    assert len(after) == len(before)
    assert [text for text in before if text in after] == []


@pytest.mark.parametrize(("name", "value"), [("language", "vi"), ("text_size", "far")])
def test_who_pressed_a_button_still_has_it_before_them(
    page: SettingsPage, name: str, value: object
) -> None:
    button = choice(page, name, value)
    button.setFocus()
    settle()
    top = button.mapTo(page, QPoint(0, 0)).y()
    press(page, name, value)
    assert button.hasFocus()
    assert abs(button.mapTo(page, QPoint(0, 0)).y() - top) <= 2


def test_a_language_leaves_the_page_where_it_was(page: SettingsPage, house: House) -> None:
    button = choice(page, "full_screen", False)
    button.setFocus()
    settle()
    bar = page.findChildren(QWidget, "qt_scrollarea_vcontainer")
    assert bar
    page.scroll_area.ensureWidgetVisible(button)
    settle()
    top = button.mapTo(page, QPoint(0, 0)).y()
    house.change_settings(language="vi")
    settle()
    assert button.hasFocus()
    assert abs(button.mapTo(page, QPoint(0, 0)).y() - top) <= 2


def test_the_words_stand_in_the_order_of_pressing(page: SettingsPage, house: House) -> None:
    for language in ("vi", "en", "fa"):
        press(page, "word_languages", language)
    assert stored(house)["word_languages"] == ("vi", "en", "fa")
    assert len(page.words_sample.word.lines) == 3
    press(page, "word_languages", "vi")
    assert stored(house)["word_languages"] == ("en", "fa")
    assert marked(page, "word_languages") == ["en", "fa"]


def test_a_fourth_language_is_refused_in_words(page: SettingsPage, house: House) -> None:
    for language in ("vi", "en", "fa", "ja"):
        press(page, "word_languages", language)
    assert stored(house)["word_languages"] == ("vi", "en", "fa")
    warning = page.settings["word_languages"].warning
    assert "Three" in warning.text()
    assert warning.isVisible()
    press(page, "word_languages", "en")
    assert not warning.isVisible()


def test_without_a_language_of_their_own_words_follow_the_app(
    page: SettingsPage, house: House
) -> None:
    press(page, "word_languages", "vi")
    assert marked(page, "word_languages") == ["vi"]
    press(page, "word_languages", "vi")
    assert stored(house)["word_languages"] is None
    assert marked(page, "word_languages") == [None]
    press(page, "language", "ja")
    assert page.words_sample.word == page.reading_sample.word
    press(page, "word_languages", "en")
    press(page, "word_languages", None)
    assert stored(house)["word_languages"] is None


def test_the_sample_has_kana_only_if_they_are_wanted(page: SettingsPage) -> None:
    assert page.reading_sample.word.lines[0][1]
    press(page, "readings", False)
    assert not page.reading_sample.word.lines[0][1]


# --- what fails -----------------------------------------------------------------------------------


@pytest.mark.logs_warnings
@pytest.mark.parametrize("reason", StorageReason)
def test_a_setting_that_is_not_stored_is_told_and_holds(
    page: SettingsPage,
    house: House,
    broken: Callable[[StorageReason | None], None],
    reason: StorageReason,
) -> None:
    broken(reason)
    press(page, "take_back", "free")
    assert page.trouble.isVisible()
    assert "until the app is closed" in page.trouble.text()
    assert "in English" not in page.trouble.text()
    assert house.settings.take_back == "free"
    assert marked(page, "take_back") == ["free"]
    assert stored(house)["take_back"] == "ask"


@pytest.mark.logs_warnings
def test_the_same_button_tries_again(
    page: SettingsPage, house: House, broken: Callable[[StorageReason | None], None]
) -> None:
    broken(StorageReason.DISK_FULL)
    press(page, "take_back", "free")
    broken(None)
    press(page, "take_back", "free")
    assert stored(house)["take_back"] == "free"
    assert not page.trouble.isVisible()


@pytest.mark.logs_warnings
def test_the_trouble_is_told_in_the_language_of_the_moment(
    page: SettingsPage, qapp: QApplication, broken: Callable[[StorageReason | None], None]
) -> None:
    broken(StorageReason.DISK_FULL)
    press(page, "take_back", "free")
    before = page.trouble.text()
    longer = Longer()
    qapp.installTranslator(longer)
    settle()
    after = page.trouble.text()
    qapp.removeTranslator(longer)
    assert after != before


# --- the folder and the screen --------------------------------------------------------------------


def test_the_folder_of_saves_is_shown_and_opened(
    page: SettingsPage, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url) or True)
    assert breakable(str(house.folders.saves)) in page.folder.told.text()
    page.folder.open.click()
    assert [Path(url.toLocalFile()) for url in opened] == [house.folders.saves]
    assert house.folders.saves.is_dir()
    assert not page.folder.trouble.isVisible()


def test_a_folder_that_cannot_be_opened_is_told_with_its_path(
    page: SettingsPage, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    page.folder.open.click()
    assert page.folder.trouble.isVisible()
    assert breakable(str(house.folders.saves)) in page.folder.trouble.text()


def test_a_folder_that_cannot_be_made_is_told_too(page: SettingsPage, house: House) -> None:
    house.folders.saves.write_text("in its place")
    page.folder.open.click()
    assert page.folder.trouble.isVisible()


def test_a_long_path_can_be_broken_and_is_not_changed() -> None:
    path = "/home/linh/" + "x" * 100 + "/saves"
    shown = breakable(path)
    assert max(len(part) for part in shown.split("\u200b")) <= 17
    assert shown.replace("\u200b", "") == f"\u2068{path}\u2069"


def test_full_screen_is_asked_for_at_each_press(page: SettingsPage, qtbot: QtBot) -> None:
    for value in (True, True, False):
        with qtbot.waitSignal(page.full_screen_wanted) as asked:
            choice(page, "full_screen", value).click()
        assert asked.args == [value]


def test_what_f11_did_is_shown(page: SettingsPage, house: House) -> None:
    house.remember(full_screen=True)
    page.window().resize(1400, 800)
    settle()
    assert marked(page, "full_screen") == [True]


# --- keys, screen readers, fingers ----------------------------------------------------------------


def test_back_and_escape_close_the_page(page: SettingsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.closed):
        page.back.click()
    button = choice(page, "screen", "flat")
    button.setFocus()
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(button, Qt.Key.Key_Escape)


def test_everything_is_reached_with_the_tab_key_and_seen_there(
    page: SettingsPage, house: House
) -> None:
    others = {"screen": "flat", "word_languages": ("vi", "ja")}
    house.change_settings(**others)
    page.setFocus()
    assert page.back.hasFocus()
    reached: list[QWidget] = []
    while (now := QApplication.focusWidget()) is not None and now not in reached:
        reached.append(now)
        top = now.mapTo(page, QPoint(0, 0)).y()
        assert top >= 0
        assert top + now.height() <= page.height()
        assert now.accessibleName() or getattr(now, "text", str)()
        QTest.keyClick(now, Qt.Key.Key_Tab)
    for name, setting in page.settings.items():
        current = [b for b in setting.choices.buttons if b.isChecked()]
        assert set(current) <= set(reached), name
        assert setting.default in reached or not setting.default.isVisible(), name
    assert page.folder.open in reached


def test_the_focus_can_be_seen_on_the_choice_in_force(page: SettingsPage) -> None:
    button = choice(page, "screen", "standing")
    page.back.setFocus()
    without = button.grab().toImage()
    button.setFocus()
    assert button.grab().toImage() != without


def test_nothing_moves_when_the_keyboard_comes_by(page: SettingsPage) -> None:
    press(page, "screen", "flat")
    for button in (choice(page, "screen", "flat"), page.settings["screen"].default):
        page.back.setFocus()
        before = button.sizeHint(), button.geometry()
        button.setFocus()
        settle()
        assert (button.sizeHint(), button.geometry()) == before


def test_the_choice_in_force_is_marked_without_colour(page: SettingsPage) -> None:
    page.back.setFocus()
    on, off = (choice(page, "screen", value) for value in ("standing", "flat"))
    middle = QPoint(page.settings["screen"].choices.buttons[0].height() // 2, on.height() // 2)
    grey = [button.grab().toImage().pixelColor(middle).lightness() for button in (on, off)]
    assert abs(grey[0] - grey[1]) > 60
    assert on.font() != off.font() or on.isChecked()


def test_a_screen_reader_hears_the_setting_the_choice_and_what_is_in_force(
    page: SettingsPage,
) -> None:
    button = choice(page, "take_back", "ask")
    seen = QAccessible.queryAccessibleInterface(button)
    assert seen.text(QAccessible.Text.Name) == "Taking back a picture that was shown: Ask the table"
    assert seen.text(QAccessible.Text.Description) == "The table is asked first."
    assert seen.role() == QAccessible.Role.RadioButton
    assert seen.state().checked
    press(page, "word_languages", "ja")
    language = QAccessible.queryAccessibleInterface(choice(page, "word_languages", "ja"))
    assert language.role() == QAccessible.Role.CheckBox
    assert "1" in language.text(QAccessible.Text.Description)


def test_a_finger_scrolls_and_chooses_nothing(page: SettingsPage, qtbot: QtBot) -> None:
    device = QTest.createTouchDevice()
    viewport = page.scroll_area.viewport()
    before = page.scroll_area.verticalScrollBar().value()
    start = viewport.rect().center()
    QTest.touchEvent(viewport, device).press(0, start, viewport).commit()
    for step in range(1, 13):
        qtbot.wait(16)
        there = start - QPoint(0, step * page.height() // 40)
        QTest.touchEvent(viewport, device).move(0, there, viewport).commit()
    QTest.touchEvent(viewport, device).release(0, there, viewport).commit()
    qtbot.waitUntil(lambda: page.scroll_area.verticalScrollBar().value() > before + 50)
    assert marked(page, "language") == ["en"]


# --- every size -----------------------------------------------------------------------------------


def clipped(page: SettingsPage) -> Iterator[str]:
    inside = page.scroll_area.widget()
    if inside.width() > page.scroll_area.viewport().width():
        yield f"the list is {inside.width()} wide"
    for label in page.findChildren(QLabel):
        if not label.isVisible() or not label.text():
            continue
        longest = max(WORD.findall(label.text()), key=len, default="")
        need = (
            label.heightForWidth(label.width()) if label.wordWrap() else label.sizeHint().height()
        )
        wide = label.sizeHint().width() if not label.wordWrap() else 0
        word = label.fontMetrics().horizontalAdvance(longest)
        if need > label.height() or max(wide, word) > label.width():
            yield f"label {label.text()!r}: {label.size()}, needs {max(wide, word)} x {need}"
        if label.font().pixelSize() < page.height() * 0.02 - 1:
            yield f"label {label.text()!r}: {label.font().pixelSize()} px is too small"
    for button in page.findChildren(QPushButton):
        ring = page.height() // 300 * button.hasFocus()
        hint = button.sizeHint() - 2 * QSize(ring, ring)
        if button.isVisible() and (
            hint.width() > button.width() or hint.height() > button.height()
        ):
            yield f"button {button.text()!r}: {button.size()}, needs {hint}"
        if isinstance(button, Choice) and button.height() < page.height() * 0.06:
            yield f"button {button.text()!r}: only {button.height()} high"


@pytest.mark.logs_warnings
@pytest.mark.parametrize(("size", "distance"), list(itertools.product(SIZES, TEXT_FACTORS)))
def test_nothing_is_clipped(
    make_page: MakePage,
    house: House,
    qapp: QApplication,
    broken: Callable[[StorageReason | None], None],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    distance: str,
) -> None:
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: False)
    page = make_page(size, text_size=distance, word_languages=("fa", "ja", "vi"))
    broken(StorageReason.OTHER)
    press(page, "screen", "flat")
    press(page, "word_languages", "en")
    page.folder.open.click()
    house.look.clipped.clear()
    found: list[str] = []
    for code in ("ja", "vi", "en"):
        house.change_settings(language=code)
        settle()
        found += [f"{code}: {text}" for text in clipped(page)]
    longer = Longer()
    qapp.installTranslator(longer)
    settle()
    found += [f"longer: {text}" for text in clipped(page)]
    qapp.removeTranslator(longer)
    page.window().grab()
    assert found == []
    assert house.look.clipped == set()

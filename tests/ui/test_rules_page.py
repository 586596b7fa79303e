"""Promises of the rules page: all of it can be read, by everybody, at every size."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.content.packs import LANGUAGES
from stella_desktop.content.rules_text import ExampleBlock, load_rules
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import SMALL, Look
from stella_desktop.ui.pages.rules import RulesPage
from stella_desktop.ui.style import style_sheet
from stella_desktop.ui.widgets import rule_examples
from stella_desktop.ui.widgets.rule_examples import EXAMPLES, RuleExample
from stella_desktop.ui.widgets.rule_sheet import EMBLEMS, Leaf
from tests.ui.windows import settle

FILE = resources() / "rules" / "stella.json"
HD = QSize(1280, 720)
SIZES = {
    "small": QSize(1024, 600),
    "4:3": QSize(1024, 768),
    "5:4": QSize(1280, 1024),
    "full": QSize(1920, 1080),
    "21:9": QSize(2560, 1080),
    "4K": QSize(3840, 2160),
}
LONGEST_LINE = 76
"""Letters."""

MakePage = Callable[..., RulesPage]


@pytest.fixture
def make_page(qtbot: QtBot, art: Art) -> MakePage:
    """The page, shown without motion."""

    def make(
        *,
        size: QSize = HD,
        language: str = "en",
        text: str = "normal",
        motion: bool = False,
        file: Path = FILE,
    ) -> RulesPage:
        look = Look()
        look.motion = motion
        look.set_window(size)
        look.set_text_size(text)
        page = RulesPage(look, art, file)
        look.setParent(page)
        qtbot.addWidget(page)
        page.setStyleSheet(style_sheet(look))
        page.resize(size)
        page.set_language(language)
        page.show()
        settle()
        return page

    return make


def look_of(page: RulesPage) -> Look:
    look = page.findChild(Look)
    assert look is not None
    return look


def leaf_of(page: RulesPage) -> Leaf:
    leaf = page.sheet.leaf()
    assert leaf is not None
    return leaf


def leaves(page: RulesPage) -> Iterator[Leaf]:
    """Every section, laid out."""
    for button in page.buttons:
        page.show_section(button.section)
        QApplication.processEvents()
        yield leaf_of(page)


def titles(page: RulesPage) -> list[str]:
    return [button.text() for button in page.buttons]


# What is shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "text"),
    [
        *(("small", "normal"), ("small", "far"), ("4:3", "near"), ("4:3", "far")),
        *(("5:4", "far"), ("full", "normal"), ("21:9", "near"), ("4K", "normal")),
    ],
)
def test_nothing_is_clipped(make_page: MakePage, language: str, size: str, text: str) -> None:
    page = make_page(size=SIZES[size], language=language, text=text)
    look = look_of(page)
    look.clipped.clear()
    for leaf in leaves(page):
        for label in leaf.findChildren(QLabel):
            assert label.height() >= label.heightForWidth(label.width()), label.accessibleName()
            assert label.font().pixelSize() >= look.px(SMALL)
        for child in leaf.findChildren(QWidget):
            assert leaf.rect().contains(QRect(child.mapTo(leaf, QPoint()), child.size()))
        viewport = page.sheet.reading.viewport()
        assert leaf.width() <= viewport.width()
        for example in leaf.examples:
            example.grab()
    page.grab()
    assert look.clipped == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fa"])
def test_everything_lies_inside_the_window(make_page: MakePage, size: str, language: str) -> None:
    page = make_page(size=SIZES[size], language=language)
    for widget in (page.back, page.sheet, *page.buttons):
        area = QRect(widget.mapTo(page, QPoint()), widget.size())
        assert page.rect().contains(area)
    heights = {button.height() for button in page.buttons}
    assert min(heights) >= look_of(page).px(5)  # a finger finds it


@pytest.mark.parametrize("size", SIZES)
def test_a_line_is_short_enough_to_be_read(make_page: MakePage, size: str) -> None:
    page = make_page(size=SIZES[size])
    for leaf in leaves(page):
        for label in leaf.findChildren(QLabel):
            text = label.accessibleName()
            if len(text) > LONGEST_LINE:
                letter = QFontMetricsF(label.font()).horizontalAdvance(text) / len(text)
                # Captions are smaller and as wide as their drawings, but have a line or two.
                longest = LONGEST_LINE * (1.2 if label.property("role") == "small" else 1)
                assert label.width() / letter <= longest, text


def test_a_right_to_left_language_is_mirrored(make_page: MakePage) -> None:
    page = make_page(language="fa")
    button = page.buttons[0]
    assert button.mapTo(page, QPoint()).x() > page.sheet.x()
    page.set_language("vi")
    QApplication.processEvents()
    assert button.mapTo(page, QPoint()).x() < page.sheet.x()


# The drawings


def test_every_drawing_of_the_texts_is_known_and_every_drawing_is_used() -> None:
    blocks = [
        block
        for section in load_rules(FILE).sections
        for block in section.blocks
        if isinstance(block, ExampleBlock)
    ]
    assert {block.example for block in blocks} == set(EXAMPLES)
    wrong = [b.example for b in blocks if len(b.labels) != EXAMPLES[b.example].labels]
    assert wrong == []


def test_every_section_has_an_emblem() -> None:
    assert {section.id for section in load_rules(FILE).sections} == set(EMBLEMS)


def colours(image: QImage) -> int:
    """How many clearly different colours a picture has, looked at in a grid."""
    found = set()
    for x in range(0, image.width(), 7):
        for y in range(0, image.height(), 7):
            color = QColor(image.pixel(x, y))
            found.add((color.red() // 32, color.green() // 32, color.blue() // 32))
    return len(found)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_drawing_paints_something_else_than_the_empty_table(
    qtbot: QtBot, art: Art, name: str
) -> None:
    look = Look()
    look.motion = False
    example = RuleExample(look, art, name, ["…"] * EXAMPLES[name].labels, "A drawing")
    qtbot.addWidget(example)
    example.resize(800, example.heightForWidth(800))
    assert example.accessibleName() == "A drawing"
    assert colours(example.grab().toImage()) > 25


def moving(page: RulesPage) -> bool:
    return any(example.is_moving for example in leaf_of(page).examples)


def test_a_drawing_moves_once_when_it_comes_into_sight(
    qtbot: QtBot, make_page: MakePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_examples, "STAGE_MS", 60_000)  # no movement ends by itself
    page = make_page(motion=True)
    example = leaf_of(page).examples[0]
    qtbot.waitUntil(lambda: example.is_moving)
    movement = example.findChild(QVariantAnimation)
    movement.setCurrentTime(movement.duration())
    assert not moving(page)
    example.grab()
    assert not moving(page)
    qtbot.mouseClick(example, Qt.MouseButton.LeftButton)
    assert moving(page)
    page.finish_motion()
    assert not moving(page)


def test_with_reduced_motion_every_drawing_is_still(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page()
    for leaf in leaves(page):
        for example in leaf.examples:
            qtbot.mouseClick(example, Qt.MouseButton.LeftButton)
        assert not moving(page)


# Moving about


def test_a_section_opens_by_click(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page()
    for button in page.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.section == button.section
        assert [b.section for b in page.buttons if b.isChecked()] == [button.section]


def test_the_arrow_keys_reach_every_section(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page()
    seen = [page.section]
    for _ in page.buttons:
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Down)
        seen.append(page.section)
    assert seen == [*EMBLEMS, "app"]
    assert page.focusWidget() is page.buttons[-1]
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Up)
    assert page.section == "advice"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Home)
    assert page.section == "idea"
    qtbot.keyClick(page.focusWidget(), Qt.Key.Key_End)
    assert page.section == "app"


def test_the_tab_key_reaches_back_every_section_the_text_and_the_way_on(
    qtbot: QtBot, make_page: MakePage
) -> None:
    page = make_page()
    reached = set()
    for _ in range(len(page.buttons) + 4):
        reached.add(page.focusWidget())
        qtbot.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    way_on = leaf_of(page).findChild(QPushButton)
    assert {page.back, page.sheet.reading, way_on, *page.buttons} <= reached


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_focused_section_opens_by_key(qtbot: QtBot, make_page: MakePage, key: Qt.Key) -> None:
    page = make_page()
    page.buttons[3].setFocus()
    qtbot.keyClick(page.buttons[3], key)
    assert page.section == "associate"


def test_the_text_scrolls_by_key_from_the_list_and_from_the_text(
    qtbot: QtBot, make_page: MakePage
) -> None:
    page = make_page()
    page.show_section("reveal")
    QApplication.processEvents()
    bar = page.sheet.reading.verticalScrollBar()
    qtbot.keyClick(page.buttons[5], Qt.Key.Key_PageDown)
    assert bar.value() > 0
    qtbot.keyClick(page.buttons[5], Qt.Key.Key_PageUp)
    assert bar.value() == 0
    page.sheet.reading.setFocus()
    qtbot.keyClick(page.sheet.reading, Qt.Key.Key_End)
    assert bar.value() == bar.maximum() > 0
    qtbot.keyClick(page.sheet.reading, Qt.Key.Key_Home)
    assert bar.value() == 0
    qtbot.keyClick(page.sheet.reading, Qt.Key.Key_Down)
    assert bar.value() > 0


def test_one_can_read_on_from_the_first_section_to_the_last(
    qtbot: QtBot, make_page: MakePage
) -> None:
    page = make_page()
    seen = [page.section]
    while (button := leaf_of(page).findChild(QPushButton)) is not None:
        assert titles(page)[len(seen)] in button.text()
        button.setFocus()
        qtbot.keyClick(button, Qt.Key.Key_Return)
        QApplication.processEvents()
        assert page.sheet.reading.verticalScrollBar().value() == 0
        seen.append(page.section)
    assert seen == list(EMBLEMS)


def test_focus_can_be_seen(make_page: MakePage) -> None:
    page = make_page()
    for widget in (page.buttons[0], page.buttons[4], page.sheet.reading):
        page.back.setFocus()
        without = page.grab().toImage()
        widget.setFocus()
        assert page.grab().toImage() != without


def test_back_and_escape_lead_back(qtbot: QtBot, make_page: MakePage) -> None:
    page = make_page()
    with qtbot.waitSignal(page.closed):
        qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    for widget in (page.buttons[2], page.sheet.reading, page.back):
        widget.setFocus()
        with qtbot.waitSignal(page.closed):
            qtbot.keyClick(widget, Qt.Key.Key_Escape)
    page.back.setFocus()
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page.back, Qt.Key.Key_Return)


# Language


def test_the_language_switches_at_once_and_keeps_the_place(make_page: MakePage) -> None:
    page = make_page()
    page.show_section("reveal")
    QApplication.processEvents()
    bar = page.sheet.reading.verticalScrollBar()
    bar.setValue(400)
    seen = {tuple(titles(page))}
    for language in ("ja", "vi", "fa", "en"):
        page.set_language(language)
        QApplication.processEvents()
        assert page.section == "reveal"
        assert bar.value() == 400
        seen.add(tuple(titles(page)))
    assert len(seen) == 4


def test_interface_words_are_translated_again(make_page: MakePage) -> None:
    page = make_page(language="ja")
    page.back.setText("")
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert "Back" in page.back.text()
    assert page.back.accessibleName() == "Back"


def test_everything_has_a_name_for_screen_readers(make_page: MakePage) -> None:
    page = make_page()
    for leaf in leaves(page):
        assert page.sheet.reading.accessibleName() in titles(page)
        for example in leaf.examples:
            assert len(example.accessibleName()) > 15
            assert "*" not in example.accessibleName()
    assert [button.accessibleName() for button in page.buttons] == titles(page)


# Trouble


@pytest.mark.logs_warnings
def test_rules_that_cannot_be_read_are_told_and_lead_back(
    qtbot: QtBot, make_page: MakePage, tmp_path: Path
) -> None:
    page = make_page(file=tmp_path / "none.json")
    assert page.section == ""
    shown = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert any("could not be read" in text for text in shown)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown, Qt.Key.Key_End):
        qtbot.keyClick(page, key)
    page.finish_motion()
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)

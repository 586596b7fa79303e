"""Every letter of every text has a shape in the fonts that come with the app, and room for it."""

import importlib.util
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.ui.art import Art
from stella_desktop.ui.fonts import BUNDLED
from stella_desktop.ui.house import House
from stella_desktop.ui.look import (
    BODY,
    HEADING,
    LARGE,
    SMALL,
    TITLE,
    Ink,
    Look,
    draw_text,
    make_font,
    palette,
)
from stella_desktop.ui.style import style_sheet

ROOT = Path(__file__).parents[2]
UNSEEN = "\u200c\u200d\u200e\u200f"
"""Joiners and marks of direction: they have no shape."""


def bundled_fonts() -> list[QRawFont]:
    fonts = []
    for package, files in BUNDLED.items():
        spec = importlib.util.find_spec(package)
        assert spec is not None
        assert spec.origin is not None
        fonts += [QRawFont(str(Path(spec.origin).parent / file), 20) for file in files]
    assert all(font.isValid() for font in fonts)
    return fonts


def letters_of(value: object) -> set[str]:
    if isinstance(value, str):
        return set(value)
    if isinstance(value, dict):
        return set().union(*(letters_of(item) for item in value.values()), set())
    if isinstance(value, list):
        return set().union(*(letters_of(item) for item in value), set())
    return set()


def all_letters() -> set[str]:
    """Of the interface, the words, the titles and the rules, in all languages."""
    found: set[str] = set()
    for file in (ROOT / "translations").glob("*.ts"):
        for element in ElementTree.parse(file).iter():
            if element.tag in ("source", "translation", "numerusform"):
                found |= set(element.text or "")
    for path in ("words/starlit.json", "decks/starlit/deck.json", "rules/stella.json"):
        found |= letters_of(json.loads((resources() / path).read_text(encoding="utf-8")))
    return {letter for letter in found if not letter.isspace() and letter not in UNSEEN}


def test_no_letter_of_any_text_is_a_box(art: Art) -> None:
    assert art is not None
    fonts = bundled_fonts()
    letters = all_letters()
    assert len(letters) > 700, "kana, kanji, Vietnamese and Persian letters were found"
    boxes = {c for c in letters if not any(font.supportsCharacter(ord(c)) for font in fonts)}
    # Signs of Qt's own menus and of a few buttons come from the system or from Qt itself.
    assert boxes <= set("☰"), sorted(boxes)


def ink_of(text: str, font: QFont) -> int:
    """How dark a text is, in all."""
    size = font.pixelSize()
    image = QImage(size * 5, size * 3, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(font)
    painter.drawText(image.rect(), Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return sum(255 - grey for grey in image.constBits())


# From 64 pixels on Qt draws the outlines of letters, not pictures of them.
@pytest.mark.parametrize("pixels", [24, 60, 100])
@pytest.mark.parametrize("display", [False, True])
@pytest.mark.parametrize("text", ["آزادی", "自由"])
def test_bold_words_are_bold_at_every_size(art: Art, pixels: int, display: bool, text: str) -> None:
    assert art is not None
    bold = ink_of(text, make_font(pixels, bold=True, display=display))
    assert bold > 1.2 * ink_of(text, make_font(pixels))


@pytest.mark.parametrize("percent", [SMALL, BODY, LARGE, HEADING, TITLE])
@pytest.mark.parametrize("display", [False, True])
def test_stacked_vietnamese_accents_are_never_cut(art: Art, percent: float, display: bool) -> None:
    assert art is not None
    look = Look()
    text = "ẤỄỘỮ ẵ ặ ỹ"
    font = look.font(percent, bold=True, display=display)
    height = round(font.pixelSize() * 1.7)
    image = QImage(1200, height, QImage.Format.Format_RGB32)
    image.fill(Ink.NIGHT.color)
    painter = QPainter(image)
    draw_text(painter, look, QRect(0, 0, 1200, height), text, font, Ink.CREAM.color)
    painter.end()
    night = QColor(Ink.NIGHT.value).rgb()
    for row in (0, height - 1):
        assert all(image.pixel(x, row) == night for x in range(1200)), "ink at the very edge"
    assert not look.clipped


def luminance(color: QColor) -> float:
    parts = [
        c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4
        for c in (color.redF(), color.greenF(), color.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: Ink, other: Ink) -> float:
    light, dark = sorted((luminance(one.color), luminance(other.color)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (Ink.CREAM, Ink.NIGHT),
        (Ink.CREAM, Ink.PANEL),
        (Ink.CREAM, Ink.RAISED),
        (Ink.SOFT, Ink.NIGHT),
        (Ink.SOFT, Ink.PANEL),
        (Ink.BRIGHT_GOLD, Ink.RAISED),
        (Ink.GOLD, Ink.NIGHT),
        (Ink.ALERT, Ink.PANEL),
        (Ink.INK, Ink.GOLD),
        (Ink.INK, Ink.PAPER),
        (Ink.FADED_INK, Ink.PAPER),
    ],
)
def test_every_pair_of_text_and_ground_can_be_read(text: Ink, ground: Ink) -> None:
    assert contrast(text, ground) >= 4.5


@pytest.mark.parametrize("scheme", [Qt.ColorScheme.Dark, Qt.ColorScheme.Light])
def test_a_dark_or_light_system_changes_none_of_our_colours(
    qtbot: QtBot, qapp: QApplication, house: House, scheme: Qt.ColorScheme
) -> None:
    qapp.styleHints().setColorScheme(scheme)
    try:
        for kind in (QLabel, QPushButton, QLineEdit):
            widget = kind("Linh")
            qtbot.addWidget(widget)
            widget.setPalette(palette())
            widget.setStyleSheet(style_sheet(house.look))
            widget.ensurePolished()
            color = widget.palette().color(QPalette.ColorRole.WindowText)
            assert color == Ink.CREAM.color
    finally:
        qapp.styleHints().unsetColorScheme()

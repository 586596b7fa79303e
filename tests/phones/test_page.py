"""The page itself: complete in four languages, and nothing in it from elsewhere."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
import segno
from PySide6.QtGui import QImage

from stella_desktop.assets import resources
from stella_desktop.phones.files import PAGE, PIECES, Files
from stella_desktop.phones.protocol import VERSION
from stella_desktop.phones.qr import QUIET, qr_image

WEB = resources() / "web"
TEXTS = json.loads((WEB / "texts.json").read_text(encoding="utf-8"))
SOURCES = {path.name: path.read_text(encoding="utf-8") for path in WEB.iterdir()}
SCRIPTS = {name: text for name, text in SOURCES.items() if name.endswith(".js")}
PLACEHOLDER = re.compile(r"\{\w+\}")


def test_all_files_of_the_page_are_served_and_there_are_no_others() -> None:
    assert set(PAGE) == set(SOURCES)


@pytest.mark.parametrize("language", ["ja", "vi", "fa"])
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    assert set(TEXTS[language]) == set(TEXTS["en"])
    for key, english in TEXTS["en"].items():
        said = TEXTS[language][key]
        assert said.strip()
        assert sorted(PLACEHOLDER.findall(said)) == sorted(PLACEHOLDER.findall(english)), key


def test_every_sentence_is_used_and_every_used_one_is_there() -> None:
    scripts = "\n".join(SCRIPTS.values())
    quoted = set(re.findall(r"'([a-z_]+)'", scripts))
    keys = {key for key in TEXTS["en"] if not key.startswith("_")}
    assert keys - quoted == set()
    said = set(re.findall(r"say\('([a-z_]+)'", scripts))
    said |= set(re.findall(r"(?:title|text|button): '([a-z_]+)'", scripts))
    assert said - keys == set()


def test_persian_numbers_stand_in_a_sentence_and_not_beside_a_slash() -> None:
    # "3 / 10" turns around in a text that runs from right to left (field report 18).
    assert not [text for text in TEXTS["fa"].values() if re.search(r"\}\s*/\s*\{", text)]


@pytest.mark.parametrize("name", sorted(SOURCES))
def test_nothing_is_fetched_from_elsewhere(name: str) -> None:
    addresses = re.findall(r"(?:https?:)?//[\w.-]+\.\w+", SOURCES[name])
    assert addresses == []
    assert not re.findall(r"@import|url\(", SOURCES[name])


@pytest.mark.parametrize("name", sorted(SCRIPTS))
def test_no_text_becomes_markup_or_code(name: str) -> None:
    found = re.findall(
        r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function|Attribute\('on",
        SCRIPTS[name],
    )
    assert found == []


def test_the_page_has_no_script_or_style_of_its_own_inside() -> None:
    html = SOURCES["index.html"]
    assert "<style" not in html
    assert 'style="' not in html
    assert re.findall(r"<script(?![^>]*src=)", html) == []
    assert re.findall(r"\son\w+=", html) == []


def test_page_and_app_speak_the_same_version() -> None:
    assert f"const VERSION = {VERSION};" in SOURCES["line.js"]


@pytest.mark.parametrize(
    "modern",
    [r"\.at\(", "structuredClone", r"\.findLast", r"\.replaceAll\(", "<dialog", r"#\w+ in "],
)
def test_browsers_of_five_years_ago_understand_it(modern: str) -> None:
    assert not [name for name, text in SOURCES.items() if re.search(modern, text)]


def test_pictures_fit_a_phone_and_carry_nothing_else(tmp_path: Path) -> None:
    picture = next((resources() / "decks" / "starlit" / "pictures").glob("*.jpg"))
    files = Files(resources(), lambda _: picture, "key")
    files.allow(["c001"])
    small = files.find(files.address_of("c001")).body
    image = QImage.fromData(small)
    assert (image.width(), image.height()) == (400, 600)
    assert len(small) < 100_000
    assert image.textKeys() == []
    assert b"Exif" not in small
    assert files.find(files.address_of("c001")).body is small, "made once, then kept"
    assert files.find("/p/key/c002.jpg").status == 404
    gone = Files(resources(), lambda _: tmp_path / "gone.jpg", "key")
    gone.allow(["c001"])
    assert gone.find(gone.address_of("c001")).status == 200, "a missing picture stops no game"


def test_every_piece_is_there() -> None:
    files = Files(resources(), Path, "key")
    assert {files.find(f"/pieces/{name}.webp").status for name in PIECES} == {200}


def test_the_code_says_the_address() -> None:
    text = "http://192.168.178.123:7852/#abcdefghijklmnopqrstuv"
    image = qr_image(text)
    wanted = segno.make(text, error="m", micro=False)
    side = len(wanted.matrix)
    assert image.width() == image.height() == side + 2 * QUIET
    for y, row in enumerate(wanted.matrix):
        for x, dark in enumerate(row):
            assert (image.pixelColor(x + QUIET, y + QUIET).lightness() < 128) == bool(dark)
    edge = [image.pixelColor(n, QUIET - 1).lightness() for n in range(image.width())]
    assert set(edge) == {255}
    assert qr_image(text, 3).width() == 3 * image.width()


def test_the_app_loads_nothing_of_it_before_a_seat_asks_for_a_phone() -> None:
    code = "import sys, stella_desktop.app, stella_desktop.ui.rooms; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=True,
        cwd=resources().parent,
        capture_output=True,
        text=True,
    )
    loaded = set(done.stdout.split())
    assert loaded.isdisjoint({"websockets", "segno", "stella_desktop.phones"})

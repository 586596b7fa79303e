import re
import unicodedata
from pathlib import PurePath

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from stella_desktop.content.packs import Id, LocalText, is_blank
from stella_desktop.decks.names import free_id, is_device, plain_label, title_of
from tests.decks.making import nfd


@pytest.mark.parametrize(
    ("file", "title"),
    [
        ("The_red  boat.jpg", "The red boat"),
        (nfd("Bà ngoại ở Huế.JPG"), "Bà ngoại ở Huế"),
        (nfd("ガラスの庭.png"), "ガラスの庭"),
        ("خانهٔ مادربزرگ.webp", "خانهٔ مادربزرگ"),
        ("می\u200cخواهم.jpg", "می\u200cخواهم"),
        ("👩\u200d👧 at the sea.jpg", "👩\u200d👧 at the sea"),
        ("a\u202egpj.exe.jpg", "agpj.exe"),
        ("line\nbreak\ttab.jpg", "line break tab"),
        (" \u200c.jpg", ""),
        ("1. Klasse.jpg", "1. Klasse"),
        ("IMG_1234.JPG", ""),
        ("IMG-20240713-WA0001.jpg", ""),
        ("PXL_20240713_101112123.MP.jpg", ""),
        ("DSC_0001.jpg", ""),
        ("DSCN0001 copy.jpg", ""),
        ("P1010001.jpg", ""),
        ("20240713_101112.heic", ""),
        ("WhatsApp Image 2024-07-13 at 10.11.12.jpeg", ""),
        ("3F2504E0-4F89-11D3-9A0C-0305E82C3301.jpg", ""),
        ("3f2504e04f8911d39a0c0305e82c3301.jpg", ""),
        ("Image.jpg", "Image"),
        ("Photo of 7 cats.jpg", "Photo of 7 cats"),
    ],
)
def test_a_title_is_what_the_name_of_the_file_says(file: str, title: str) -> None:
    assert title_of(PurePath(file)) == title


@given(st.text(max_size=120), st.integers(1, 100))
@example("e\u0301" * 60, 80)
@example("q\u0303" * 60, 79)
@example("👩\u200d👧" * 40, 80)
@example("\u200c \u200c", 5)
@example("a\u202e\u0301", 5)
def test_a_label_is_always_one_that_a_deck_may_hold(text: str, longest: int) -> None:
    label = plain_label(text, longest)
    assert len(label) <= longest
    if label:
        assert not is_blank(label)
        assert LocalText(en=label).en == label


def test_a_label_is_not_cut_between_a_letter_and_its_accent() -> None:
    assert plain_label("q\u0303" * 3, 3) == "q\u0303"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("Summer 2024", "summer-2024"),
        ("Đà Nẵng", "da-nang"),
        ("夏休み", "deck"),
        ("../../etc/passwd", "etc-passwd"),
        ("con", "deck-con"),
        ("LPT1.zip", "lpt1-zip"),
        ("", "deck"),
        ("x" * 500, "x" * 30),
    ],
)
def test_a_folder_gets_a_plain_name(wanted: str, found: str) -> None:
    assert free_id(wanted, ()) == found


@given(st.text(max_size=60), st.integers(0, 12))
def test_an_id_is_free_valid_and_no_device(wanted: str, others: int) -> None:
    taken: list[str] = []
    for _ in range(others):
        taken.append(free_id(wanted, taken))
    assert len(set(taken)) == others
    for one in taken:
        TypeAdapter(Id).validate_python(one)
        assert not is_device(one)
        assert unicodedata.is_normalized("NFC", one)


@pytest.mark.parametrize("name", ["con", "AUX", "nul.jpg", "Com1.tar.gz", "lpt9 .jpg", "com¹"])
def test_names_of_devices_are_known(name: str) -> None:
    assert is_device(name)


@pytest.mark.parametrize("name", ["console", "com", "lpt10", "nullify.jpg", "a.con"])
def test_names_that_only_look_like_devices_are_not(name: str) -> None:
    assert not is_device(name)


def test_ten_thousand_letters_are_no_wait() -> None:
    for name in ("IMG" + "1 " * 5000, "a" * 10_000, "at" * 5000 + "!"):
        assert not re.search(r"\n", title_of(PurePath(f"{name}.jpg")))

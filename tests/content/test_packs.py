import json
import sys
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from stella_desktop.content.packs import (
    LANGUAGES,
    LARGEST_FILE,
    LONGEST_WORD,
    LocalText,
    PackError,
    Reason,
    Word,
    WordPack,
    load_deck,
    load_words,
)

Json = dict[str, Any]


def deck_json() -> Json:
    return {
        "format": 1,
        "id": "holiday",
        "name": {"en": "Holiday"},
        "author": "A family",
        "licence": "CC0-1.0",
        "cards": [
            {
                "id": f"c{n}",
                "slug": f"picture_{n}",
                "file": f"c{n}.jpg",
                "title": {"en": f"Picture {n}", "ja": f"絵{n}"},
                "alt": {"vi": f"Bức tranh {n}"},
                "tags": {"sea": 0.5, "calm": 1},
            }
            for n in (2, 1)
        ],
    }


def words_json() -> Json:
    return {
        "format": 1,
        "id": "ours",
        "name": {"en": "Ours"},
        "author": "A family",
        "licence": "CC0-1.0",
        "cards": [
            {
                "id": "w1",
                "set": "core",
                "upper": {"en": "cloud", "ja": "雲", "ja_kana": "くも", "note": "In the sky."},
                "lower": {"vi": "bàn tay"},
            },
            {"id": "own-1", "set": "own", "upper": {"fa": "می‌خواهم"}, "lower": None},
        ],
    }


def put_deck(folder: Path, deck: object, pictures: tuple[str, ...] = ("c1.jpg", "c2.jpg")) -> Path:
    (folder / "pictures").mkdir()
    for name in pictures:
        (folder / "pictures" / name).write_bytes(b"not looked at")
    (folder / "deck.json").write_text(json.dumps(deck), encoding="utf-8")
    return folder


def put_words(folder: Path, words: object) -> Path:
    file = folder / "words.json"
    file.write_text(json.dumps(words), encoding="utf-8")
    return file


# What a deck gives


def test_cards_keep_the_order_of_the_file(tmp_path: Path) -> None:
    assert load_deck(put_deck(tmp_path, deck_json())).card_ids == ("c2", "c1")


def test_a_card_has_title_alt_text_and_picture(tmp_path: Path) -> None:
    deck = load_deck(put_deck(tmp_path, deck_json()))
    assert deck.title("c1", "ja") == "絵1"
    assert deck.alt("c1", "vi") == "Bức tranh 1"
    assert deck.picture_path("c1") == tmp_path / "pictures" / "c1.jpg"
    assert deck.card("c1").tags == {"sea": 0.5, "calm": 1.0}


def test_an_unknown_card_is_a_key_error(tmp_path: Path) -> None:
    deck = load_deck(put_deck(tmp_path, deck_json()))
    with pytest.raises(KeyError):
        deck.picture_path("c3")


def test_a_deck_can_be_moved_to_another_folder(tmp_path: Path) -> None:
    old = tmp_path / "old"
    old.mkdir()
    put_deck(old, deck_json())
    new = old.rename(tmp_path / "new")
    assert load_deck(new).picture_path("c1").is_file()


def test_words_are_found_by_id(tmp_path: Path) -> None:
    pack = load_words(put_words(tmp_path, words_json()))
    assert pack.by_id["w1"].upper.ja_kana == "くも"
    assert pack.by_id["own-1"].lower is None


def test_a_file_with_a_byte_order_mark_loads(tmp_path: Path) -> None:
    file = tmp_path / "words.json"
    file.write_text(json.dumps(words_json()), encoding="utf-8-sig")
    assert len(load_words(file).cards) == 2


@pytest.mark.parametrize(
    ("texts", "language", "shown"),
    [
        ({"en": "sea", "vi": "biển"}, "vi", "biển"),
        ({"en": "sea", "vi": "biển"}, "ja", "sea"),
        ({"vi": "biển", "fa": "دریا"}, "ja", "biển"),
        ({"fa": "دریا"}, "en", "دریا"),
        ({"en": "sea"}, "note", "sea"),
        ({"en": "sea"}, "", "sea"),
    ],
)
def test_a_text_falls_back_to_english_and_then_to_any(
    texts: dict[str, str], language: str, shown: str
) -> None:
    assert LocalText.model_validate(texts).text(language) == shown


def test_a_reading_or_note_is_never_shown_as_the_word() -> None:
    word = Word(ja="雲", ja_kana="くも", note="In the sky.")
    assert [word.text(language) for language in (*LANGUAGES, "ja_kana", "note")] == ["雲"] * 6


# What is refused


def changed(whole: Json, path: str, value: object) -> Json:
    """The JSON with the value at a dotted path replaced, or taken away if it is `...`."""
    *way, last = (int(part) if part.isdigit() else part for part in path.split("."))
    place: Any = whole
    for part in way:
        place = place[part]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return whole


NOT_NFC = unicodedata.normalize("NFD", "biển")


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("format", 0),
        ("format", "1"),
        ("format", True),
        ("format", ...),
        ("id", ...),
        ("id", "Holiday!"),
        ("id", "../holiday"),
        ("id", "holiday\n"),
        ("author", ...),
        ("licence", ""),
        ("name", "Holiday"),
        ("name", {}),
        ("name", {"en": None}),
        ("name.de", "Ferien"),
        ("name.en", NOT_NFC),
        ("name.en", "Holi\u202eday"),
        ("name.en", "Holi\x07day"),
        ("name.en", "Holi\nday"),
        ("name.en", " Holiday"),
        ("name.en", "\u200c"),
        ("name.en", "x" * 601),
        ("cards", []),
        ("cards", {}),
        ("cards.0.id", "c1"),
        ("cards.0.title", ...),
        ("cards.0.alt", ...),
        ("cards.0.title.ja", 5),
        ("cards.0.tags.sea", 0),
        ("cards.0.tags.sea", 1.01),
        ("cards.0.tags.sea", "0.5"),
        ("cards.0.tags.sea", float("nan")),
        ("cards.0.extra", 1),
        ("cards.0.file", "C1.JPG"),
        ("cards.0.file", "c1.jpg"),
        ("cards.0.file", "../pictures/c2.jpg"),
        ("cards.0.file", "sub/c2.jpg"),
        ("cards.0.file", "sub\\c2.jpg"),
        ("cards.0.file", "/etc/c2.jpg"),
        ("cards.0.file", "C:c2.jpg"),
        ("cards.0.file", ".."),
        ("cards.0.file", ".jpg"),
        ("cards.0.file", "c2.svg"),
        ("cards.0.file", ""),
    ],
)
def test_a_deck_with_something_wrong_is_invalid(tmp_path: Path, path: str, value: object) -> None:
    load_deck(put_deck(tmp_path, deck_json()))  # good before the change
    (tmp_path / "deck.json").write_text(json.dumps(changed(deck_json(), path, value)))
    with pytest.raises(PackError) as caught:
        load_deck(tmp_path)
    assert caught.value.reason is Reason.INVALID
    assert "deck.json" in caught.value.detail


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("cards.1.id", "w1"),
        ("cards.0.set", "expansion"),
        ("cards.0.lower", None),
        ("cards.0.lower", ...),
        ("cards.0.upper", None),
        ("cards.0.upper", {}),
        ("cards.0.upper", {"note": "No word."}),
        ("cards.0.upper", {"en": "cloud", "ja_kana": "くも"}),
        ("cards.0.upper.en", "x" * (LONGEST_WORD + 1)),
        ("cards.0.upper.vi", NOT_NFC),
        ("cards.0.upper.kana", "くも"),
    ],
)
def test_a_word_pack_with_something_wrong_is_invalid(
    tmp_path: Path, path: str, value: object
) -> None:
    with pytest.raises(PackError) as caught:
        load_words(put_words(tmp_path, changed(words_json(), path, value)))
    assert caught.value.reason is Reason.INVALID


def test_the_detail_names_the_place_of_the_mistake(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"cards\.0\.upper\.en"):
        load_words(put_words(tmp_path, changed(words_json(), "cards.0.upper.en", "")))


def test_the_detail_stays_short(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_words(put_words(tmp_path, changed(words_json(), "x" * 100_000, 1)))
    assert len(caught.value.detail) < 500


def test_a_newer_format_is_told_even_if_all_else_differs(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_words(put_words(tmp_path, {"format": 2, "sheets": []}))
    assert caught.value.reason is Reason.NEWER


@pytest.mark.parametrize("name", ["nothing.json", "."])
def test_a_file_that_cannot_be_read_is_missing(tmp_path: Path, name: str) -> None:
    with pytest.raises(PackError) as caught:
        load_words(tmp_path / name)
    assert caught.value.reason is Reason.MISSING


def test_a_folder_without_deck_is_missing(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_deck(tmp_path / "nowhere")
    assert caught.value.reason is Reason.MISSING


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"\xff\xfe{}", b'{"format": 1,}', b'{"format": 1, "id": "\\ud800"}', b"# deck"],
)
def test_what_is_not_json_is_told(tmp_path: Path, raw: bytes) -> None:
    file = tmp_path / "words.json"
    file.write_bytes(raw)
    with pytest.raises(PackError) as caught:
        load_words(file)
    assert caught.value.reason is Reason.NOT_JSON


@pytest.mark.parametrize(
    "around", ["%s", '{"format": 1, "deep": %s}', '{"format": 1, "cards": %s}']
)
def test_a_bottomless_file_is_refused_not_followed(tmp_path: Path, around: str) -> None:
    depth = 100 * sys.getrecursionlimit()
    file = tmp_path / "words.json"
    file.write_text(around % ("[" * depth + "]" * depth))
    with pytest.raises(PackError):
        load_words(file)


def test_a_file_above_the_limit_is_refused(tmp_path: Path) -> None:
    file = put_words(tmp_path, words_json())
    good = file.read_bytes()
    file.write_bytes(good + b" " * (LARGEST_FILE - len(good)))
    load_words(file)
    file.write_bytes(good + b" " * (LARGEST_FILE - len(good) + 1))
    with pytest.raises(PackError) as caught:
        load_words(file)
    assert caught.value.reason is Reason.INVALID


def test_missing_pictures_are_named(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=r"c1\.jpg") as caught:
        load_deck(put_deck(tmp_path, deck_json(), pictures=("c2.jpg",)))
    assert caught.value.reason is Reason.PICTURE_MISSING


def test_a_loaded_pack_cannot_be_changed() -> None:
    pack = WordPack.model_validate_json(json.dumps(words_json()))
    with pytest.raises(ValueError, match="frozen"):
        pack.cards[0].upper.en = "rain"

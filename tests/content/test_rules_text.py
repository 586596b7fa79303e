"""Promises of the rules texts: complete in four languages, and refused when they are broken."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from stella_desktop.content.packs import LANGUAGES, LocalText, PackError, Reason
from stella_desktop.content.rules_text import (
    ExampleBlock,
    ListBlock,
    RulesText,
    TextBlock,
    load_rules,
    pieces,
    plain,
)

FILE = Path(__file__).parents[2] / "resources" / "rules" / "stella.json"
Json = dict[str, Any]

# The words of the game, as the interface says them too.
GLOSSARY = {
    "en": (
        *("Associate", "Announce", "Reveal", "Score", "first scout", "lantern", "in the dark"),
        *("spark", "Super-spark", "fall", "fallen", "round token", "word card", "personal board"),
        *("pass the pen", "mark", "star", "bonus star", "central board", "curtain"),
    ),
    "ja": (
        *("連想", "発表", "公開", "得点", "最初のみちびき手", "ランタン", "暗やみ"),
        *("スパーク", "スーパースパーク", "落ちた", "ラウンドコマ", "ワードカード", "個人ボード"),
        *("ペンをわたし", "しるし", "星", "おまけの星", "中央ボード", "カーテン"),
    ),
    "vi": (
        *("Liên tưởng", "Công bố", "Hé lộ", "Tính điểm", "người dẫn đường đầu tiên", "đèn lồng"),
        *("trong bóng tối", "Tia sáng", "Siêu tia sáng", "ngã", "đã ngã", "Huy hiệu vòng"),
        *("thẻ chữ", "bảng cá nhân", "chuyền bút", "dấu", "sao", "sao thưởng", "tấm màn"),
    ),
    "fa": (
        *("تداعی", "اعلام", "رونمایی", "امتیاز", "دیده‌بان اول", "فانوس", "در تاریکی", "جرقه"),
        *("ابرجرقه", "افتاد", "افتاده", "مهرهٔ دور", "کارت واژه", "تختهٔ شخصی", "قلم", "علامت"),
        *("ستاره", "ستارهٔ جایزه", "تختهٔ میانی", "پرده"),
    ),
}
# How many pictures, word cards and players; how many marks, stars and points.
NUMBERS = ("84", "69", "96", "7 − 3 = 4", "2 + 2 + 3 = 7")


@pytest.fixture(scope="module")
def rules() -> RulesText:
    return load_rules(FILE)


def texts(rules: RulesText) -> Iterator[LocalText]:
    """All texts in the order of reading."""
    for section in rules.sections:
        yield section.title
        for block in section.blocks:
            match block:
                case TextBlock(text=text):
                    yield text
                case ListBlock(items=items):
                    yield from items
                case ExampleBlock(caption=caption, labels=labels):
                    yield caption
                    yield from labels


def whole(rules: RulesText, language: str) -> str:
    return "\n".join(plain(text.text(language)) for text in texts(rules))


# The rules of Stella


def test_the_sections_follow_the_game(rules: RulesText) -> None:
    assert rules.game == "stella"
    assert [section.id for section in rules.sections] == [
        *("idea", "table", "setup", "associate", "announce", "reveal", "score"),
        *("next", "end", "advice", "app"),
    ]


def test_every_text_is_there_in_every_language(rules: RulesText) -> None:
    for text in texts(rules):
        assert all(getattr(text, language) for language in LANGUAGES)


def test_all_languages_stress_as_many_passages(rules: RulesText) -> None:
    for text in texts(rules):
        counts = {sum(s for _, s in pieces(text.text(language))) for language in LANGUAGES}
        assert len(counts) == 1, text.text("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_game_are_used(rules: RulesText, language: str) -> None:
    text = whole(rules, language).casefold()
    assert [word for word in GLOSSARY[language] if word.casefold() not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_the_game_are_told(rules: RulesText, language: str) -> None:
    text = whole(rules, language).translate(str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789"))
    assert [number for number in NUMBERS if number not in text] == []


@pytest.mark.parametrize("language", ["ja", "vi", "fa"])
def test_no_english_was_left(rules: RulesText, language: str) -> None:
    names = {"Linh", "Kenji", "Yuki", "Minh", "Ada", "I", "II", "III", "IV"}
    same = [
        text.text("en")
        for text in texts(rules)
        if re.search(r"[A-Za-z]{2}", text.text("en"))
        and text.text("en") not in names
        and text.text("en") == text.text(language)
    ]
    assert same == []


def test_the_file_is_printed_one_way_so_that_changes_can_be_read() -> None:
    text = FILE.read_bytes().decode("utf-8").replace("\r\n", "\n")
    assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=2) + "\n"


# Stress


@pytest.mark.parametrize(
    ("passage", "cut"),
    [
        ("plain", (("plain", False),)),
        ("*all*", (("all", True),)),
        ("a *b* c", (("a ", False), ("b", True), (" c", False))),
        ("*a* and *b*", (("a", True), (" and ", False), ("b", True))),
    ],
)
def test_a_passage_is_cut_where_its_stress_changes(
    passage: str, cut: tuple[tuple[str, bool], ...]
) -> None:
    assert pieces(passage) == cut
    assert plain(passage) == "".join(text for text, _ in cut)


# What is refused


def said(text: str) -> Json:
    return dict.fromkeys(LANGUAGES, text)


def rules_json() -> Json:
    return {
        "format": 1,
        "game": "stella",
        "sections": [
            {
                "id": "one",
                "title": said("One"),
                "blocks": [
                    {"text": said("A *word*.")},
                    {"list": [said("First."), said("Second.")], "numbered": True},
                    {"example": "stars", "caption": said("Look."), "labels": [said("Linh")]},
                ],
            },
        ],
    }


def put(folder: Path, rules: object) -> Path:
    file = folder / "rules.json"
    file.write_text(json.dumps(rules), encoding="utf-8")
    return file


def test_a_small_file_is_read(tmp_path: Path) -> None:
    (section,) = load_rules(put(tmp_path, rules_json())).sections
    text, items, example = section.blocks
    assert isinstance(text, TextBlock)
    assert text.text.text("vi") == "A *word*."
    assert isinstance(items, ListBlock)
    assert items.numbered
    assert [item.text("ja") for item in items.items] == ["First.", "Second."]
    assert isinstance(example, ExampleBlock)
    assert example.example == "stars"
    assert [label.text("fa") for label in example.labels] == ["Linh"]


Change = Callable[[Json], object]


def block(rules: Json, number: int) -> Json:
    found: Json = rules["sections"][0]["blocks"][number]
    return found


REFUSED: dict[str, tuple[Change, str]] = {
    "a newer format": (lambda r: r.update(format=2), ""),
    "no format": (lambda r: r.pop("format"), "format"),
    "no sections": (lambda r: r.update(sections=[]), "sections"),
    "a section twice": (
        lambda r: r["sections"].append(copy.deepcopy(r["sections"][0])),
        "used twice: one",
    ),
    "an empty section": (lambda r: r["sections"][0].update(blocks=[]), "sections.0.blocks"),
    "a title that lacks a language": (lambda r: r["sections"][0]["title"].pop("vi"), "title.vi"),
    "a text that lacks a language": (lambda r: block(r, 0)["text"].pop("ja"), "text.text.ja"),
    "a blank text": (lambda r: block(r, 0)["text"].update(fa=" "), "text.text.fa"),
    "a stress without end": (lambda r: block(r, 0)["text"].update(en="a *b"), "stand before"),
    "a stress of nothing": (lambda r: block(r, 0)["text"].update(en="a ** b"), "stand before"),
    "an empty list": (lambda r: block(r, 1).update(list=[]), "list.list"),
    "an example without a caption": (lambda r: block(r, 2).pop("caption"), "example.caption"),
    "a label that lacks a language": (lambda r: block(r, 2)["labels"][0].pop("en"), "labels.0.en"),
    "a block of two kinds": (lambda r: block(r, 0).update(example="stars"), "text.example"),
    "a block of no kind": (lambda r: block(r, 0).pop("text"), "blocks.0"),
    "a block that is no object": (
        lambda r: r["sections"][0]["blocks"].append("words"),
        "blocks.3",
    ),
    "an unknown key": (lambda r: r.update(colour="red"), "colour"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_broken_file_is_refused_with_the_place_of_the_fault(name: str, tmp_path: Path) -> None:
    change, place = REFUSED[name]
    rules = rules_json()
    change(rules)
    with pytest.raises(PackError) as caught:
        load_rules(put(tmp_path, rules))
    assert caught.value.reason is (Reason.NEWER if name == "a newer format" else Reason.INVALID)
    assert place in caught.value.detail


def test_a_missing_file_and_a_file_that_is_no_json_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        load_rules(tmp_path / "none.json")
    assert caught.value.reason is Reason.MISSING
    (tmp_path / "words.json").write_text("Once upon a time", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        load_rules(tmp_path / "words.json")
    assert caught.value.reason is Reason.NOT_JSON

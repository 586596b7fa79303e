import json
import re
from pathlib import Path

import pytest

from stella_desktop.content.packs import PackError, Reason, load_deck, load_words
from stella_desktop.content.tag_names import TagFile, load_tag_names, with_words

RESOURCES = Path(__file__).parents[2] / "resources"
TAGS = RESOURCES / "words" / "tags.json"
ENTRY = {"tag": "whale", "ja": ["クジラ", "鯨"], "vi": ["cá voi"], "fa": ["نهنگ"]}
ARABIC_LETTERS = "يىكة"
"""Persian writes others instead."""


def write(folder: Path, *tags: object, **more: object) -> Path:
    file = folder / "tags.json"
    whole = {"format": 1, "author": "A family", "licence": "CC0-1.0", "tags": tags, **more}
    file.write_text(json.dumps(whole), encoding="utf-8")
    return file


def test_every_tag_of_the_built_in_deck_has_a_name_in_every_language() -> None:
    deck = load_deck(RESOURCES / "decks" / "starlit").deck
    names = load_tag_names(TAGS)
    assert {tag for card in deck.cards for tag in card.tags} == names.keys()


def test_the_names_are_in_the_letters_of_their_languages() -> None:
    for tag in TagFile.model_validate_json(TAGS.read_bytes()).tags:
        assert all(re.search(r"[\u3040-\u9fff]", name) for name in tag.ja), tag.tag
        assert all(re.fullmatch(r"[A-Za-zÀ-ỹ -]+", name) for name in tag.vi), tag.tag
        assert all(re.fullmatch(r"[\u0600-\u06ff\u200c ]+", name) for name in tag.fa), tag.tag
        assert not any(letter in name for name in tag.fa for letter in ARABIC_LETTERS), tag.tag


def test_a_tag_that_is_a_word_has_the_names_of_the_word() -> None:
    pack = load_words(RESOURCES / "words" / "starlit.json")
    names = with_words({"secret": ("秘密",), "whale": ("鯨",)}, pack)
    assert names["secret"] == ("秘密", "ひみつ", "bí mật", "راز")
    assert names["whale"] == ("鯨",)


@pytest.mark.parametrize(
    "tags",
    [
        [],
        [ENTRY, ENTRY],
        [{**ENTRY, "ja": []}],
        [{**ENTRY, "vi": ["cá voi", "cá voi"]}],
        [{**ENTRY, "fa": [" نهنگ"]}],
        [{**ENTRY, "en": ["whale"]}],
        [{key: ENTRY[key] for key in ("tag", "ja", "vi")}],
    ],
)
def test_a_file_that_is_not_as_described_is_refused(tmp_path: Path, tags: list[object]) -> None:
    assert load_tag_names(write(tmp_path, ENTRY)) == {"whale": ("クジラ", "鯨", "cá voi", "نهنگ")}
    with pytest.raises(PackError) as refused:
        load_tag_names(write(tmp_path, *tags))
    assert refused.value.reason is Reason.INVALID

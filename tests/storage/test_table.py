import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from stella_desktop.storage.table import LONGEST_NAME, Player, TableInfo, clean_name
from tests.storage.making import OWN_CARDS, table_for


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Linh", "Linh"),
        ("  Linh \t ", "Linh"),
        ("Ông  Hiếu\nNguyễn", "Ông Hiếu Nguyễn"),
        (unicodedata.normalize("NFD", "Hiếu"), "Hiếu"),
        ("はな\u3000こ", "はな こ"),
        ("a\u202eb\u2066c\u2069\u200fd", "abcd"),
        ("a\x00\x1b[2Jb", "a[2Jb"),
        ("می\u200cنا", "می\u200cنا"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("\ud83dLinh", "Linh"),
        ("\ufeffLinh\u00ad", "Linh"),
        ("x" * 200, "x" * 40),
        ("x" * 39 + " yy", "x" * 39),
        ("", ""),
        (" \u2003\n", ""),
        ("\u200d\u200c\u2028", ""),
        ("\u3164", ""),
    ],
)
def test_a_name_is_kept_in_one_clean_form(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@given(st.text(st.characters(), max_size=60))
def test_a_cleaned_name_is_safe_anywhere(text: str) -> None:
    name = clean_name(text)
    assert len(name) <= LONGEST_NAME
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name)
    assert name == name.strip()
    assert all(
        letter.isprintable() or letter in "\u200c\u200d" or _is_odd(letter) for letter in name
    )
    name.encode()


def _is_odd(letter: str) -> bool:
    return unicodedata.category(letter) in ("Cn", "Co")


def test_a_player_needs_a_readable_name() -> None:
    assert Player(name=" Mai ", symbol="moon").name == "Mai"
    with pytest.raises(ValidationError):
        Player(name="\u200b\n", symbol="moon")


@pytest.mark.parametrize("avatar", ["../owl", "owl.webp", "", "a/b", "owl\n", "x" * 41])
def test_an_avatar_is_a_word_and_no_path(avatar: str) -> None:
    with pytest.raises(ValidationError):
        Player(name="Mai", symbol="moon", avatar=avatar)


@pytest.mark.parametrize("languages", [(), ("en", "en"), ("en", "ja", "vi", "fa"), ("fr",)])
def test_one_to_three_different_languages_of_words(languages: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        TableInfo.model_validate({**table_for(3).model_dump(), "word_languages": languages})


def test_no_two_players_share_a_symbol() -> None:
    players = (Player(name="A", symbol="moon"), Player(name="B", symbol="moon"))
    with pytest.raises(ValidationError):
        TableInfo(players=players, word_languages=("en",), deck="starlit", words="starlit")


def test_a_table_with_own_words_survives_json() -> None:
    table = table_for(6, paper=(1,), own_words=True)
    assert table.own_words == OWN_CARDS
    assert TableInfo.model_validate_json(table.model_dump_json()) == table


def test_a_table_with_one_deck_is_written_as_before_there_were_more() -> None:
    table = table_for(3)
    assert "more_decks" not in table.model_dump_json()
    assert table.decks == ("starlit",)


def test_a_table_with_several_decks_survives_json() -> None:
    table = table_for(3).model_copy(update={"more_decks": ("holiday",)})
    again = TableInfo.model_validate_json(table.model_dump_json())
    assert again == table
    assert again.decks == ("starlit", "holiday")

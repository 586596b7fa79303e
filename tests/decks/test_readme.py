"""The page for people who write decks by hand tells the truth."""

import re
from pathlib import Path

import pytest

import stella_desktop.decks as package
from stella_desktop.content.packs import Card, Deck, load_deck
from stella_desktop.decks.exchange import read_deck_folder
from stella_desktop.decks.words import import_words
from tests.decks.making import flat, saved

PAGE = (Path(package.__path__[0]) / "README.md").read_text(encoding="utf-8")


@pytest.fixture
def examples() -> list[str]:
    return re.findall(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)


def test_the_deck_on_the_page_is_taken_in(examples: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "my-summer"
    (folder / "pictures").mkdir(parents=True)
    (folder / "deck.json").write_text(examples[0], encoding="utf-8")
    (folder / "pictures" / "boat.jpg").write_bytes(saved(flat("#a02020", 400, 300)))
    (folder / "pictures" / "Bà ngoại.webp").write_bytes(saved(flat("#806040"), "WEBP"))
    assert len(load_deck(folder).card_ids) == 2
    result = read_deck_folder(folder, tmp_path / "decks")
    assert result.path is not None
    deck = load_deck(result.path)
    assert deck.title(deck.card_ids[1], "en") == "Đôi tay của bà"


def test_the_words_on_the_page_are_taken_in(examples: list[str], tmp_path: Path) -> None:
    (tmp_path / "a.json").write_text(examples[1], encoding="utf-8")
    assert import_words(tmp_path / "a.json", tmp_path / "words").pack.id == "kitchen"


def test_the_page_explains_every_key() -> None:
    for key in (*Deck.model_fields, *Card.model_fields):
        assert f"`{key}`" in PAGE

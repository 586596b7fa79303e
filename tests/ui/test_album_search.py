"""Promises of the search: what a picture shows is found in any language, however it is typed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.packs import Card, LocalText, load_deck, load_words
from stella_desktop.ui.pages import album_search
from stella_desktop.ui.pages.album_search import Finder

SAME = [
    ("クジラ", "くじら", "ｸｼﾞﾗ"),
    ("猫", "ねこ", "ネコ"),
    ("秘密", "ひみつ"),
    ("چرخ‌فلک", "چرخ فلک", "چرخفلک"),
    ("پرنده", "پرنده‌ها", "پرنده ها", "پرنده‌های"),
    ("hải đăng", "hai dang"),
    ("whale", "whales"),
    ("story", "stories"),
    ("wolf", "wolves"),
    ("grey", "gray"),
    ("neighbour", "neighbor", "neighbours", "neighbors"),
]


class Search:
    def __init__(self, cards: tuple[Card, ...]) -> None:
        self._ids = tuple(card.id for card in cards)
        self._finder = Finder(cards)

    def __call__(self, wanted: str) -> set[str]:
        return set(self._finder.find(wanted, self._ids))


def card(card_id: str, title: str, *tags: str) -> Card:
    return Card(
        id=card_id,
        slug=card_id,
        file=f"{card_id}.jpg",
        title=LocalText(en=title),
        alt=LocalText(en="A picture."),
        tags=dict.fromkeys(tags, 1.0),
    )


@pytest.fixture(scope="module")
def search() -> Search:
    return Search(load_deck(resources() / "decks" / "starlit").deck.cards)


@pytest.mark.parametrize("forms", SAME, ids=lambda forms: forms[0])
def test_a_word_is_found_however_it_is_typed(search: Search, forms: tuple[str, ...]) -> None:
    found = [search(form) for form in forms]
    assert found[0]
    # More may be found for a form that is also the beginning of other words.
    assert all(found[0] & one for one in found)
    exact = Search((card("one", "Nothing"), card("two", "Nothing else", "whale", "story")))
    assert exact("stories") == exact("whales") == exact("クジラ") == exact("鯨") == {"two"}


@pytest.mark.parametrize("form", ["秘密", "ひみつ", "bí mật", "راز"])
def test_a_tag_finds_in_every_language_what_it_finds_in_english(search: Search, form: str) -> None:
    tagged = {
        card.id
        for card in load_deck(resources() / "decks" / "starlit").deck.cards
        if "secret" in card.tags
    }
    assert len(tagged) > 20
    assert tagged <= search(form)


@pytest.mark.parametrize("language", ["ja", "vi", "fa"])
def test_the_words_of_the_game_find_as_much_in_every_language(
    search: Search, language: str
) -> None:
    words = [
        word
        for card in load_words(resources() / "words" / "starlit.json").cards
        for word in (card.upper, card.lower)
        if word is not None
    ]
    english = sum(len(search(word.text("en"))) for word in words)
    assert sum(len(search(word.text(language))) for word in words) > 0.9 * english


def test_the_singular_of_a_typed_plural_must_be_a_whole_word() -> None:
    search = Search((card("one", "A cat"), card("two", "A cathedral")))
    assert search("cats") == {"one"}
    assert search("cat") == {"one", "two"}
    assert search("glass") == search("s") == set()


def test_american_and_british_titles_are_found_in_either_spelling() -> None:
    search = Search((card("one", "Gray theater"), card("two", "Grey theatre")))
    assert search("gray") == search("grey theat") == search("theatres") == {"one", "two"}


@pytest.fixture
def no_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(album_search, "resources", lambda: tmp_path)
    album_search._names_of_tags.cache_clear()
    yield
    album_search._names_of_tags.cache_clear()


@pytest.mark.logs_warnings
@pytest.mark.usefixtures("no_names")
def test_without_the_names_of_tags_the_search_goes_on_in_english() -> None:
    search = Search((card("one", "Nothing", "whale"),))
    assert search("whale") == {"one"}
    assert search("クジラ") == set()

import itertools
import json
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from stella_desktop.content.packs import (
    LANGUAGES,
    Card,
    DeckOnDisk,
    LocalText,
    Word,
    WordPack,
    load_deck,
    load_words,
)

RESOURCES = Path(__file__).parents[2] / "resources"
DECK = RESOURCES / "decks" / "starlit"
WORDS = RESOURCES / "words" / "starlit.json"
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def deck() -> DeckOnDisk:
    return load_deck(DECK)


@pytest.fixture(scope="module")
def pack() -> WordPack:
    return load_words(WORDS)


# The pictures

CARD_IDS = tuple(f"c{number:03d}" for number in range(1, 85))


def jpeg_size(raw: bytes) -> tuple[int, int]:
    """Width and height from the frame header of a baseline JPEG."""
    at = 2
    while raw[at + 1] != 0xC0:
        assert raw[at] == 0xFF, "not at a marker"
        at += 2 + int.from_bytes(raw[at + 2 : at + 4])
    return int.from_bytes(raw[at + 7 : at + 9]), int.from_bytes(raw[at + 5 : at + 7])


def test_the_deck_has_84_cards_whose_ids_are_fixed_for_ever(deck: DeckOnDisk) -> None:
    assert deck.card_ids == CARD_IDS


def test_the_first_and_the_last_card_of_each_painted_group_keep_their_number(
    deck: DeckOnDisk,
) -> None:
    slugs = {
        "c001": "lighthouse_birds",
        "c010": "giant_hill",
        "c011": "flooded_bedroom",
        "c023": "last_window",
        "c024": "station_below",
        "c035": "frozen_key",
        "c036": "two_moons",
        "c047": "clock_thief",
        "c048": "bear_king",
        "c059": "antler_town",
        "c060": "suitcase_town",
        "c072": "stilt_city",
        "c073": "cage_chest",
        "c084": "dune_sleeper",
    }
    assert {card_id: deck.card(card_id).slug for card_id in slugs} == slugs


def test_slugs_are_unique(deck: DeckOnDisk) -> None:
    assert len({card.slug for card in deck.deck.cards}) == len(CARD_IDS)


@pytest.mark.parametrize("card_id", CARD_IDS)
def test_a_picture_is_a_baseline_jpeg_of_1000_by_1500(deck: DeckOnDisk, card_id: str) -> None:
    raw = deck.picture_path(card_id).read_bytes()
    assert raw[:3] == b"\xff\xd8\xff"
    assert raw[-2:] == b"\xff\xd9"
    assert jpeg_size(raw) == (1000, 1500)


def test_no_picture_file_is_left_over(deck: DeckOnDisk) -> None:
    used = {deck.picture_path(card_id).name for card_id in deck.card_ids}
    assert {path.name for path in (DECK / "pictures").iterdir()} == used


def test_the_pictures_stay_small_enough_to_download() -> None:
    assert sum(path.stat().st_size for path in (DECK / "pictures").iterdir()) < 25 * MEGABYTE


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_there_short_and_unique_in_every_language(
    deck: DeckOnDisk, language: str
) -> None:
    titles = [getattr(card.title, language) for card in deck.deck.cards]
    assert all(titles)
    assert max(map(len, titles)) <= 40
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("language", LANGUAGES)
def test_alternative_texts_are_sentences_in_every_language(deck: DeckOnDisk, language: str) -> None:
    shortest = 40 if language == "ja" else 80
    for card in deck.deck.cards:
        alt = getattr(card.alt, language)
        assert alt, card.id
        assert shortest <= len(alt) <= 300, card.id
        assert alt[-1] in ".。", card.id


def test_the_japanese_texts_keep_one_style(deck: DeckOnDisk) -> None:
    polite = ("ます。", "です。", "ました。", "ません。")
    found = [
        card.id for card in deck.deck.cards if any(end in (card.alt.ja or "") for end in polite)
    ]
    assert found == []


@pytest.mark.parametrize("card_id", CARD_IDS)
def test_a_card_has_enough_tags_for_the_bots(deck: DeckOnDisk, card_id: str) -> None:
    tags = deck.card(card_id).tags
    assert len(tags) >= 12
    assert all(0 < weight <= 1 for weight in tags.values())
    assert max(tags.values()) >= 0.8, "something is what the picture is about"


# The words

ZWNJ = "\u200c"  # the Persian half-space
LONGEST = {"en": 18, "ja": 10, "ja_kana": 20, "vi": 20, "fa": 20}
WRITTEN = ("en", "ja", "ja_kana", "vi", "fa")


def letters(first: str, last: str) -> set[str]:
    return {chr(code) for code in range(ord(first), ord(last) + 1)}


KANA = letters("ぁ", "ゖ") | letters("ァ", "ヺ") | {"ー"}
LETTERS = {
    "en": letters("a", "z") | set("' -"),
    "ja": KANA | letters("\u4e00", "\u9fff") | {"々"},
    "ja_kana": KANA,
    "vi": set(
        "aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵ "
    ),
    "fa": set("ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی " + ZWNJ),
}


def words_of(pack: WordPack) -> Iterator[tuple[str, Word]]:
    for card in pack.cards:
        assert card.lower is not None, card.id
        yield f"{card.id}.upper", card.upper
        yield f"{card.id}.lower", card.lower


def written(word: Word, language: str) -> str:
    text = getattr(word, language)
    assert isinstance(text, str)
    return text


def squeezed(text: str) -> str:
    """Spaces, half-spaces and hyphens do not tell words apart."""
    return "".join(
        c for c in unicodedata.normalize("NFC", text).casefold() if c not in f" -'{ZWNJ}"
    )


def as_hiragana(text: str) -> str:
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def reading_fits(ja: str, kana: str) -> bool:
    """Kana standing in the word must come in the reading, in this order."""
    word, reading = as_hiragana(ja), as_hiragana(kana)
    own = [c for c in word if c in KANA]
    if len(own) == len(word):
        return word == reading
    rest = iter(reading)
    return all(c in rest for c in own)


def test_there_are_96_core_cards_and_then_4_for_a_first_game(pack: WordPack) -> None:
    wanted = [(f"w{number:03d}", "core") for number in range(1, 97)]
    wanted += [(f"d{number}", "discovery") for number in range(1, 5)]
    assert [(card.id, card.set) for card in pack.cards] == wanted


@pytest.mark.parametrize("language", WRITTEN)
def test_all_200_words_are_there(pack: WordPack, language: str) -> None:
    assert len([written(word, language) for _, word in words_of(pack)]) == 200


@pytest.mark.parametrize("language", WRITTEN)
def test_no_word_is_longer_than_its_place_on_the_card(pack: WordPack, language: str) -> None:
    longest = max((written(word, language) for _, word in words_of(pack)), key=len)
    assert len(longest) <= LONGEST[language], longest


@pytest.mark.parametrize("language", WRITTEN)
def test_words_use_only_the_letters_of_their_language(pack: WordPack, language: str) -> None:
    for where, word in words_of(pack):
        assert set(written(word, language)) <= LETTERS[language], where


@pytest.mark.parametrize("language", WRITTEN)
def test_no_word_comes_twice(pack: WordPack, language: str) -> None:
    first: dict[str, str] = {}
    for where, word in words_of(pack):
        assert first.setdefault(squeezed(written(word, language)), where) == where


def test_readings_fit_their_japanese_words(pack: WordPack) -> None:
    for where, word in words_of(pack):
        assert reading_fits(written(word, "ja"), written(word, "ja_kana")), where


@pytest.mark.parametrize(
    ("ja", "kana", "fits"),
    [
        ("くも", "くも", True),
        ("マスク", "ますく", True),
        ("帰り道", "かえりみち", True),
        ("くも", "くもり", False),
        ("帰り道", "かえるみち", False),
    ],
)
def test_a_wrong_reading_would_be_found(ja: str, kana: str, fits: bool) -> None:
    assert reading_fits(ja, kana) is fits


def test_persian_half_spaces_stand_between_two_letters(pack: WordPack) -> None:
    found = 0
    for where, word in words_of(pack):
        parts = written(word, "fa").split(ZWNJ)
        found += len(parts) - 1
        for left, right in itertools.pairwise(parts):
            assert left[-1:].isalpha(), where
            assert right[:1].isalpha(), where
    assert found > 0


# All texts


def texts_of(text: LocalText) -> list[str]:
    return [value for value in text.model_dump().values() if value is not None]


def test_all_texts_are_nfc_without_stray_spaces(deck: DeckOnDisk, pack: WordPack) -> None:
    cards: tuple[Card, ...] = deck.deck.cards
    texts = [one for card in cards for part in (card.title, card.alt) for one in texts_of(part)]
    texts += [one for _, word in words_of(pack) for one in texts_of(word)]
    texts += [*texts_of(deck.deck.name), *texts_of(pack.name)]
    assert len(texts) > 84 * 8 + 200 * 5
    for text in texts:
        assert unicodedata.is_normalized("NFC", text), text
        assert text == text.strip(f" {ZWNJ}"), text
        assert "  " not in text, text


def test_deck_and_words_are_named_in_every_language(deck: DeckOnDisk, pack: WordPack) -> None:
    for name in (deck.deck.name, pack.name):
        assert all(getattr(name, language) for language in LANGUAGES)


@pytest.mark.parametrize("file", [DECK / "deck.json", WORDS], ids=["deck", "words"])
def test_files_are_printed_one_way_so_that_changes_can_be_read(file: Path) -> None:
    text = file.read_bytes().decode("utf-8").replace("\r\n", "\n")
    assert text == json.dumps(json.loads(text), ensure_ascii=False, indent=2) + "\n"

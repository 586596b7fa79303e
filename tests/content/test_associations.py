"""What the robots know about words and pictures: complete, within bounds, and sensible."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.associations import Associations, load_associations
from stella_desktop.content.packs import PackError, Reason, load_deck, load_words

FILE = resources() / "words" / "associations.json"
LARGEST = 150_000


@pytest.fixture(scope="module")
def built_in() -> Associations:
    return load_associations(FILE)


@pytest.fixture(scope="module")
def cards() -> dict[str, str]:
    """Name of a picture -> its id."""
    return {card.slug: card.id for card in load_deck(resources() / "decks" / "starlit").deck.cards}


@pytest.fixture(scope="module")
def words() -> dict[str, str]:
    """Key of a word -> its English text."""
    return {
        f"{card.id}.{side}": word.text("en")
        for card in load_words(resources() / "words" / "starlit.json").cards
        for side, word in (("upper", card.upper), ("lower", card.lower))
        if word is not None
    }


def test_every_word_is_there_for_every_picture(
    built_in: Associations, cards: dict[str, str], words: dict[str, str]
) -> None:
    for table in (built_in.strengths, built_in.reasons):
        assert set(table) == set(cards.values())
        assert all(set(row) == set(words) for row in table.values())
    assert len(words) == 200


def test_a_strength_is_0_to_1_and_a_reason_is_a_word(
    built_in: Associations, words: dict[str, str]
) -> None:
    assert all(0 <= one <= 1 for row in built_in.strengths.values() for one in row.values())
    assert all(one in words for row in built_in.reasons.values() for one in row.values())


def test_it_stays_small() -> None:
    assert FILE.stat().st_size < LARGEST


def test_every_word_fits_some_pictures_and_not_most(
    built_in: Associations, words: dict[str, str]
) -> None:
    for word, text in words.items():
        strong = sum(row[word] >= 0.5 for row in built_in.strengths.values())
        assert 3 <= strong <= len(built_in.strengths) / 2, text


def test_no_picture_says_nothing_or_everything(built_in: Associations) -> None:
    for card, row in built_in.strengths.items():
        strong = sum(strength >= 0.5 for strength in row.values())
        assert 8 <= strong <= len(row) / 3, card


@pytest.mark.parametrize(
    ("text", "seen", "not_seen"),
    [
        ("journey", "wheat_ship luggage_tower dune_sleeper", "gold_cracks mask_maker"),
        ("midnight", "sleepwalkers night_knitting", "wheat_ship empty_frame"),
        ("anger", "teacup_storm", "antler_town lighthouse_birds"),
        ("sorry", "pawn_queen gold_cracks", "wheat_ship clockwork_tree"),
        ("button", "wardrobe_forest clockwork_tree", "dune_sleeper river_hair"),
        ("what if", "painted_door drawn_coast", "statue_candle"),
        ("lazy", "dragon_nest cliff_bath", "clockwork_tree luggage_tower"),
        ("hungry", "night_soup moon_fishing", "cut_strings book_stairs"),
        ("library", "book_stairs letter_tree", "teacup_storm"),
        ("birthday", "doll_house", "wolf_stop cliff_bath"),
        ("rain", "red_umbrella umbrella_stairs", "dune_sleeper mirror_stranger"),
        ("missing you", "suitcase_town letter_tree", "fox_orchestra seesaw"),
    ],
)
def test_a_family_would_nod(
    built_in: Associations,
    cards: dict[str, str],
    words: dict[str, str],
    text: str,
    seen: str,
    not_seen: str,
) -> None:
    (word,) = (key for key, english in words.items() if english == text)
    assert all(built_in.strengths[cards[name]][word] >= 0.6 for name in seen.split())
    assert all(built_in.strengths[cards[name]][word] <= 0.35 for name in not_seen.split())


# --- files that are not right ---------------------------------------------------------------------


def small() -> dict[str, Any]:
    rows = [
        {"word": "w1", "side": "upper", "strengths": "0099", "reasons": "0001"},
        {"word": "w1", "side": "lower", "strengths": "5007", "reasons": "0101"},
    ]
    return {"format": 1, "made_from": "0" * 16, "cards": ["c1", "c2"], "rows": rows}


def load(folder: Path, content: Any) -> Associations:
    file = folder / "associations.json"
    file.write_text(json.dumps(content), encoding="utf-8")
    return load_associations(file)


def test_a_row_is_read_picture_by_picture(tmp_path: Path) -> None:
    assert load(tmp_path, small()) == Associations(
        strengths={
            "c1": {"w1.upper": 0.0, "w1.lower": 50 / 99},
            "c2": {"w1.upper": 1.0, "w1.lower": 7 / 99},
        },
        reasons={
            "c1": {"w1.upper": "w1.upper", "w1.lower": "w1.lower"},
            "c2": {"w1.upper": "w1.lower", "w1.lower": "w1.lower"},
        },
    )


def change(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file.update(values)


def change_row(**values: Any) -> Callable[[dict[str, Any]], None]:
    return lambda file: file["rows"][0].update(values)


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (change(format=2), Reason.NEWER),
        (change(format=0), Reason.INVALID),
        (change(made_from="today"), Reason.INVALID),
        (change(cards=["c1", "c1"]), Reason.INVALID),
        (change(cards=["c1"]), Reason.INVALID),
        (change(cards=[]), Reason.INVALID),
        (change(rows=[]), Reason.INVALID),
        (change(more=1), Reason.INVALID),
        (change_row(strengths="009"), Reason.INVALID),
        (change_row(strengths="00990"), Reason.INVALID),
        (change_row(strengths="0099\n"), Reason.INVALID),
        (change_row(strengths="00-1"), Reason.INVALID),
        (change_row(strengths="00٩٩"), Reason.INVALID),
        (change_row(strengths=99), Reason.INVALID),
        (change_row(reasons="0002"), Reason.INVALID),
        (change_row(reasons="00"), Reason.INVALID),
        (change_row(reasons="00 1"), Reason.INVALID),
        (change_row(side="lower"), Reason.INVALID),
        (change_row(side="middle"), Reason.INVALID),
        (change_row(word="W 1"), Reason.INVALID),
    ],
)
def test_a_file_with_something_wrong_is_refused(
    tmp_path: Path, spoil: Callable[[dict[str, Any]], None], reason: Reason
) -> None:
    content = small()
    spoil(content)
    with pytest.raises(PackError) as refused:
        load(tmp_path, content)
    assert refused.value.reason is reason


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(PackError) as refused:
        load_associations(tmp_path / "none.json")
    assert refused.value.reason is Reason.MISSING

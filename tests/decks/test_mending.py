"""A picture of an own deck gets another title or leaves, and all the rest stays as it was."""

from pathlib import Path

import pytest

from stella_desktop.content.packs import PackError, load_deck
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.mending import put_in, retitle, take_out
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.decks.workshop import workshop
from stella_desktop.storage.errors import StorageError
from tests.decks.making import everything_below, put_photos


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    photos = put_photos(tmp_path / "photos", "a.jpg", "b.jpg", "c.jpg")
    path = import_pictures(plan(photos).found, NewDeck(tmp_path / "decks", "Sea"), "vi").path
    assert path is not None
    return path


def test_another_title_is_also_the_description_that_only_said_the_title(deck: Path) -> None:
    cards = load_deck(deck).card_ids
    retitle(deck, cards[1], "Thuyền đỏ", "vi")
    changed = load_deck(deck)
    assert changed.card_ids == cards
    assert [changed.title(card, "vi") for card in cards] == ["a", "Thuyền đỏ", "c"]
    assert changed.alt(cards[1], "vi") == "Thuyền đỏ"
    retitle(deck, cards[1], "The red boat", "en")
    assert load_deck(deck).title(cards[1], "vi") == "Thuyền đỏ"
    assert load_deck(deck).title(cards[1], "en") == "The red boat"


def test_a_title_is_cleaned_and_an_empty_one_changes_nothing(deck: Path) -> None:
    card = load_deck(deck).card_ids[0]
    retitle(deck, card, " The\u202e red\n boat ", "vi")
    assert load_deck(deck).title(card, "vi") == "The red boat"
    before = everything_below(deck)
    retitle(deck, card, "\u200b ", "vi")
    assert everything_below(deck) == before


def test_a_picture_leaves_its_deck_and_comes_back_to_its_place(deck: Path, tmp_path: Path) -> None:
    before = everything_below(deck)
    cards = load_deck(deck).card_ids
    out = take_out(deck, cards[1], tmp_path / "removed")
    assert load_deck(deck).card_ids == (cards[0], cards[2])
    assert len(everything_below(deck)) == len(before) - 1
    assert out.lies.read_bytes() == before[f"pictures/{cards[1]}.jpg"]
    put_in(out)
    assert everything_below(deck) == before


def test_an_undo_that_fails_can_be_tried_again(deck: Path, tmp_path: Path) -> None:
    before = everything_below(deck)
    out = take_out(deck, load_deck(deck).card_ids[1], tmp_path / "removed")
    with workshop(deck.parent), pytest.raises(Refused):
        put_in(out)
    assert out.lies.is_file()
    put_in(out)
    assert everything_below(deck) == before
    assert not out.lies.exists()


def test_a_picture_that_cannot_leave_stays_in_its_deck(deck: Path, tmp_path: Path) -> None:
    before = everything_below(deck)
    card = load_deck(deck).card_ids[1]
    (tmp_path / "removed").write_bytes(b"a file where the folder would be")
    for _ in range(2):
        with pytest.raises(StorageError):
            take_out(deck, card, tmp_path / "removed")
        assert everything_below(deck) == before


def test_nothing_is_changed_while_an_import_is_under_way(deck: Path, tmp_path: Path) -> None:
    before = everything_below(deck)
    card = load_deck(deck).card_ids[0]
    with workshop(deck.parent), pytest.raises(Refused) as caught:
        take_out(deck, card, tmp_path / "removed")
    assert caught.value.trouble is Trouble.BUSY
    assert everything_below(deck) == before


def test_a_deck_or_picture_that_is_gone_is_a_problem(deck: Path, tmp_path: Path) -> None:
    card = load_deck(deck).card_ids[0]
    out = take_out(deck, card, tmp_path / "removed")
    out.lies.unlink()
    with pytest.raises(StorageError):
        put_in(out)
    with pytest.raises(PackError):
        retitle(tmp_path / "decks" / "gone", card, "x", "en")

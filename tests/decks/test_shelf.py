"""All decks at once: each picture has one place, and what is wrong is told, never raised."""

import json
import shutil
from pathlib import Path

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.packs import Reason
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.shelf import Shelf, decks_folder
from stella_desktop.storage.paths import folders
from tests.decks.making import deck_json, put_deck, put_photos

STARLIT = resources() / "decks" / "starlit"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "decks"


@pytest.fixture
def builtin(tmp_path: Path) -> Path:
    """A small deck in place of the built-in one, with built-in ids."""
    return put_ids(put_deck(tmp_path / "builtin", "1.jpg", "2.jpg"), "c001", "c002")


def put_ids(folder: Path, *ids: str) -> Path:
    raw = json.loads((folder / "deck.json").read_text(encoding="utf-8"))
    for card, new in zip(raw["cards"], ids, strict=True):
        card["id"] = new
    (folder / "deck.json").write_text(json.dumps(raw), encoding="utf-8")
    return folder


def test_without_own_decks_there_is_the_built_in_one(own: Path) -> None:
    shelf = Shelf(STARLIT, own)
    assert [deck.deck.id for deck in shelf.decks()] == ["starlit"]
    assert len(shelf.card_ids) == 84
    assert (shelf.card_ids[0], shelf.card_ids[-1]) == ("c001", "c084")
    assert shelf.problems() == ()


def test_decks_mix(builtin: Path, own: Path) -> None:
    put_ids(put_deck(own / "b", "1.jpg"), "p-b")
    put_ids(put_deck(own / "a", "1.jpg"), "p-a")
    shelf = Shelf(builtin, own)
    assert shelf.card_ids == ("c001", "c002", "p-a", "p-b")
    assert shelf.deck_of("p-b").folder == own / "b"
    assert shelf.title("p-b", "vi") == "Tựa 0"
    assert shelf.alt("p-a", "ja") == "絵0"
    assert shelf.card("c002").tags == {"sea": 0.5}
    assert shelf.picture_path("c002") == builtin / "pictures" / "2.jpg"


def test_a_picture_that_two_decks_have_counts_once_and_belongs_to_the_first(
    builtin: Path, own: Path
) -> None:
    put_ids(put_deck(own / "a", "1.jpg", "2.jpg"), "p-1", "p-2")
    put_ids(put_deck(own / "b", "1.jpg", "2.jpg"), "p-2", "p-3")
    shelf = Shelf(builtin, own)
    assert shelf.card_ids == ("c001", "c002", "p-1", "p-2", "p-3")
    assert shelf.deck_of("p-2").folder == own / "a"
    assert shelf.problems() == ()


@pytest.mark.parametrize("stolen", ["c001", "c002", "c084", "c500"])
def test_no_own_deck_can_take_the_place_of_a_built_in_picture(
    stolen: str, builtin: Path, own: Path
) -> None:
    put_ids(put_deck(own / "a", "1.jpg", "2.jpg"), stolen, "p-2")
    shelf = Shelf(builtin, own)
    assert shelf.card_ids == ("c001", "c002", "p-2")
    ((folder, problem),) = shelf.problems()
    assert (folder, problem.reason) == (own / "a", Reason.INVALID)


def test_a_broken_deck_is_a_problem_and_the_others_are_there(builtin: Path, own: Path) -> None:
    for name in ("a", "b", "c", "d"):
        put_ids(put_deck(own / name, "1.jpg"), f"p-{name}")
    (own / "a" / "deck.json").write_bytes(b"{")
    (own / "b" / "pictures" / "1.jpg").unlink()
    (own / "c" / "deck.json").write_text(json.dumps({**deck_json("1.jpg"), "format": 9}))
    (own / "empty").mkdir()
    (own / "a file.zip").write_bytes(b"x")
    shelf = Shelf(builtin, own)
    assert shelf.card_ids == ("c001", "c002", "p-d")
    assert [(folder.name, problem.reason) for folder, problem in shelf.problems()] == [
        ("a", Reason.NOT_JSON),
        ("b", Reason.PICTURE_MISSING),
        ("c", Reason.NEWER),
        ("empty", Reason.MISSING),
    ]


def test_a_damaged_installation_still_has_the_own_decks(tmp_path: Path, own: Path) -> None:
    put_ids(put_deck(own / "a", "1.jpg"), "p-a")
    shelf = Shelf(tmp_path / "gone", own)
    assert shelf.card_ids == ("p-a",)
    assert [problem.reason for _, problem in shelf.problems()] == [Reason.MISSING]


def test_own_decks_that_cannot_be_listed_are_a_problem(builtin: Path, own: Path) -> None:
    own.write_bytes(b"a file is in the way")
    shelf = Shelf(builtin, own)
    assert shelf.card_ids == ("c001", "c002")
    assert [folder for folder, _ in shelf.problems()] == [own]


def test_what_an_import_has_not_finished_is_no_deck(builtin: Path, own: Path) -> None:
    put_ids(put_deck(own / ".making", "1.jpg"), "p-a")
    shelf = Shelf(builtin, own)
    assert len(shelf.decks()) == 1
    assert shelf.problems() == ()


def test_after_an_import_the_shelf_looks_again(builtin: Path, own: Path, tmp_path: Path) -> None:
    shelf = Shelf(builtin, own)
    found = plan(put_photos(tmp_path / "p", "a.jpg")).found
    result = import_pictures(found, NewDeck(own, "Summer"), "en")
    assert len(shelf.card_ids) == 2
    shelf.reload()
    assert shelf.card_ids == ("c001", "c002", *result.added)


def test_pictures_of_a_deck_that_is_gone_are_named(builtin: Path, own: Path) -> None:
    put_ids(put_deck(own / "a", "1.jpg"), "p-a")
    shelf = Shelf(builtin, own)
    assert shelf.missing(("c001", "p-a")) == ()
    shutil.rmtree(own / "a")
    shelf.reload()
    assert shelf.missing(("p-x", "c001", "p-a")) == ("p-x", "p-a")
    with pytest.raises(KeyError):
        shelf.picture_path("p-a")


def test_own_decks_lie_in_the_data_folder(tmp_path: Path) -> None:
    assert decks_folder(folders(tmp_path)) == tmp_path / "decks"

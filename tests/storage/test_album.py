import json
from pathlib import Path

import pytest

from stella_desktop.storage.album import MOST_CARDS, Album, AlbumStore
from stella_desktop.storage.keeping import LARGEST
from stella_desktop.storage.paths import folders


@pytest.fixture
def store(tmp_path: Path) -> AlbumStore:
    return AlbumStore(folders(tmp_path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "album.json"


def test_at_first_nothing_is_hidden(store: AlbumStore) -> None:
    assert store.load().hidden_from(small_children=True) == frozenset()


def test_a_picture_can_be_hidden_for_ever_or_from_small_children() -> None:
    album = Album().with_hidden("c001").with_not_for_small("p-0a1b")
    assert album.hidden_from(small_children=False) == {"c001"}
    assert album.hidden_from(small_children=True) == {"c001", "p-0a1b"}


def test_a_picture_can_come_back() -> None:
    album = Album(hidden=("c001", "c002"), not_for_small=("c003",))
    album = album.with_hidden("c001", hidden=False).with_not_for_small("c003", kept_away=False)
    assert album == Album(hidden=("c002",))


def test_hiding_twice_is_hiding_once() -> None:
    assert Album().with_hidden("c1").with_hidden("c2").with_hidden("c1").hidden == ("c1", "c2")
    assert Album(hidden=("c1", "c1")).hidden == ("c1",)


def test_what_is_hidden_is_hidden_tomorrow(store: AlbumStore, tmp_path: Path) -> None:
    album = Album().with_hidden("c001").with_not_for_small("c002")
    store.save(album)
    assert AlbumStore(folders(tmp_path)).load() == album


def test_a_bad_entry_costs_only_itself(store: AlbumStore, file: Path) -> None:
    hidden = ["c001", 7, None, "../x", "C 1", ["c002"], "c003", "c001"]
    file.write_text(json.dumps({"hidden": hidden, "not_for_small": {"c1": True}}))
    assert store.load() == Album(hidden=("c001", "c003"))


def test_a_broken_album_is_put_aside(store: AlbumStore, file: Path) -> None:
    file.write_bytes(b"broken")
    assert store.load() == Album()
    assert file.with_name("album.json.bad").read_bytes() == b"broken"


def test_what_a_newer_version_wrote_is_kept(store: AlbumStore, file: Path) -> None:
    file.write_text(json.dumps({"version": 2, "hidden": ["c001"], "favourites": ["c002"]}))
    store.save(store.load().with_hidden("c003"))
    assert json.loads(file.read_text())["favourites"] == ["c002"]


def test_the_largest_album_can_be_read_again(store: AlbumStore, file: Path) -> None:
    cards = tuple(f"{number:040}" for number in range(MOST_CARDS + 10))
    album = Album(hidden=cards, not_for_small=cards)
    assert len(album.hidden) == MOST_CARDS
    store.save(album)
    assert file.stat().st_size < LARGEST
    assert store.load() == album

"""Dropped files become a deck, or nothing has happened."""

import json
import os
import shutil
import sys
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from stella_desktop.content.packs import DeckOnDisk, PackError, Reason, load_deck
from stella_desktop.decks import dropped, importer, workshop
from stella_desktop.decks.dropped import Found, plan
from stella_desktop.decks.exchange import import_zip
from stella_desktop.decks.frame import Frame
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.job import Cancelled, Result
from stella_desktop.decks.troubles import Bad, Refused, Trouble
from stella_desktop.storage.errors import StorageError, StorageReason
from tests.decks.making import (
    COLOURS,
    everything_below,
    flat,
    good_zip,
    huge_png,
    nfd,
    pictures,
    put_deck,
    put_photos,
    put_zip,
    read,
    saved,
)
from tests.fresh_python import python

ROOT = Path(__file__).parents[2]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "decks"


@pytest.fixture
def photos(tmp_path: Path) -> list[Path]:
    return put_photos(tmp_path / "photos", "Sea.jpg", "Hill.jpg", "IMG_0003.jpg")


def made(found: tuple[Found, ...], own: Path, name: str = "Summer") -> DeckOnDisk:
    """The deck of an import that goes well."""
    result = import_pictures(found, NewDeck(own, name), "en")
    assert result.path is not None
    assert result.added == load_deck(result.path).card_ids
    return load_deck(result.path)


# What was dropped


def test_a_dropped_folder_is_searched_as_a_person_would(tmp_path: Path) -> None:
    put_photos(tmp_path / "drop", "b 10.jpg", "b 2.jpg", "A.jpg")
    put_photos(tmp_path / "drop" / "more", "c.jpg")
    names = [one.path.name for one in plan([tmp_path / "drop"]).found]
    assert names == ["A.jpg", "b 2.jpg", "b 10.jpg", "c.jpg"]


def test_a_plan_tells_sizes_frames_and_titles(tmp_path: Path) -> None:
    (tmp_path / "Sea.png").write_bytes(saved(flat(width=300, height=900), "PNG"))
    (found,) = plan([tmp_path / "Sea.png"]).found
    assert (found.width, found.height, found.title) == (300, 900, "Sea")
    assert found.frame == Frame(down=1 / 3)


def test_bad_files_are_told_with_a_reason_each(tmp_path: Path) -> None:
    files = {
        "a empty.jpg": b"",
        "b text.jpg": b"hello",
        "c huge.png": huge_png(),
        "d half.jpg": saved(flat())[:-2],
        "e small.jpg": saved(flat(width=20, height=30)),
        "film.mov": b"\0\0\0\x14ftypqt  " + bytes(30),
    }
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    reasons = [
        Trouble.EMPTY,
        Trouble.NOT_A_PICTURE,
        Trouble.TOO_MANY_PIXELS,
        Trouble.DAMAGED,
        Trouble.TOO_SMALL,
        Trouble.NOT_A_PICTURE,
    ]
    wanted = tuple(Bad(name, why) for name, why in zip(files, reasons, strict=True))
    assert plan([tmp_path]).bad == wanted
    assert plan([tmp_path / "gone.jpg"]).bad == (Bad("gone.jpg", Trouble.UNREADABLE),)


def test_nobody_hears_of_what_systems_put_into_folders(tmp_path: Path) -> None:
    put_photos(tmp_path, "a.jpg")
    for name in (".DS_Store", "._a.jpg", "Thumbs.db", "desktop.ini"):
        (tmp_path / name).write_bytes(b"x")
    (tmp_path / ".git").mkdir()
    put_photos(tmp_path / ".git", "b.jpg")
    found = plan([tmp_path])
    assert [one.path.name for one in found.found] == ["a.jpg"]
    assert found.bad == ()


def test_decks_and_words_among_the_dropped_are_set_apart(tmp_path: Path) -> None:
    deck = put_deck(tmp_path / "theirs", "a.jpg")
    zip_file, words = tmp_path / "theirs.ZIP", tmp_path / "words.json"
    put_zip(zip_file, good_zip("b.jpg", "c.jpg"))
    words.write_text(json.dumps(WORDS), encoding="utf-8")
    found = plan([deck, zip_file, words])
    assert [(one.path, len(one.deck.cards)) for one in found.decks] == [(deck, 1), (zip_file, 2)]
    assert [(one.path, one.pack.name.en) for one in found.words] == [(words, "Sea words")]
    assert (found.found, found.bad, found.refused) == ((), (), ())


def test_decks_and_words_that_are_none_are_refused_by_name(tmp_path: Path) -> None:
    deck = put_deck(tmp_path / "theirs", "a.jpg")
    (deck / "deck.json").write_text("{}", encoding="utf-8")
    zip_file, words = tmp_path / "theirs.zip", tmp_path / "words.json"
    zip_file.write_bytes(b"PK")
    words.write_bytes(b"{}")
    found = plan([deck, zip_file, words])
    assert [name for name, _ in found.refused] == ["theirs", "theirs.zip", "words.json"]
    assert (found.decks, found.words) == ((), ())


def test_a_folder_with_decks_in_it_brings_every_deck_and_the_photos_beside_them(
    tmp_path: Path,
) -> None:
    put_photos(tmp_path / "all", "Sea.jpg")
    put_deck(tmp_path / "all" / "b-2", "a.jpg")
    put_deck(tmp_path / "all" / "b-10", "a.jpg", "b.jpg")
    put_deck(tmp_path / "all" / "more" / "deeper", "a.jpg")
    put_zip(tmp_path / "all" / "gift.zip", good_zip())
    found = plan([tmp_path / "all"])
    names = [one.path.name for one in found.decks]
    assert names == ["gift.zip", "b-2", "b-10", "deeper"]
    assert [one.path.name for one in found.found] == ["Sea.jpg"]


def test_deck_json_may_be_written_in_capitals(tmp_path: Path) -> None:
    deck = put_deck(tmp_path / "theirs", "a.jpg")
    (deck / "deck.json").rename(deck / "Deck.JSON")
    (found,) = plan([deck]).decks
    assert found.deck.name.en == "Holiday"


@pytest.mark.parametrize("name", ["Deck.json", "theirs/deck.json", "usb/theirs/Deck.JSON"])
def test_a_deck_may_lie_deeper_in_a_zip(tmp_path: Path, name: str) -> None:
    root = name.rpartition("/")[0]
    files = {f"{root}/{path}" if root else path: data for path, data in good_zip().items()}
    files[name] = files.pop(f"{root}/deck.json" if root else "deck.json")
    zip_file = put_zip(tmp_path / "a.zip", files)
    assert len(plan([zip_file]).decks) == 1
    assert len(import_zip(zip_file, tmp_path / "decks").added) == 2


def test_a_zip_with_several_decks_is_refused(tmp_path: Path) -> None:
    files = {f"{top}/{path}": data for top in "ab" for path, data in good_zip().items()}
    zip_file = put_zip(tmp_path / "a.zip", files)
    ((name, problem),) = plan([zip_file], scratch=tmp_path / "scratch").refused
    assert name == "a.zip"
    assert isinstance(problem, Refused)
    assert problem.trouble is Trouble.SEVERAL_DECKS


@pytest.fixture
def scratch(tmp_path: Path) -> Path:
    folder = tmp_path / "scratch"
    folder.mkdir()
    return folder


def test_the_photos_of_a_zip_go_the_way_of_all_photos(
    tmp_path: Path, scratch: Path, own: Path
) -> None:
    photos = pictures("Sea.jpg", "day/IMG_0001.jpg", "day/Sea.jpg")
    rest = {"__MACOSX/._Sea.jpg": b"x", ".DS_Store": b"x", "letter.txt": b"Dear Grandma"}
    zip_file = put_zip(tmp_path / "trip.zip", {**photos, **rest})
    found = plan([zip_file], scratch=scratch)
    assert [(one.path.name, one.title) for one in found.found] == [
        ("IMG_0001.jpg", ""),
        ("Sea.jpg", "Sea"),
        ("Sea.jpg", "Sea"),
    ]
    assert found.bad == (Bad("letter.txt", Trouble.NOT_A_PICTURE),)
    assert len(made(found.found, own, "Trip").card_ids) == 3


def test_a_zip_without_a_picture_is_refused_as_a_whole(tmp_path: Path, scratch: Path) -> None:
    zip_file = put_zip(tmp_path / "a.zip", {"a.txt": b"x", "b.txt": b"x"})
    found = plan([zip_file], scratch=scratch)
    assert [name for name, _ in found.refused] == ["a.zip"]
    assert found.bad == ()


def test_zips_that_would_fill_the_disk_are_refused(
    tmp_path: Path, scratch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    photos = pictures("a.jpg")
    monkeypatch.setattr(dropped, "LARGEST_PACK", len(photos["a.jpg"]) * 3 // 2)
    zips = [put_zip(tmp_path / name, dict(photos)) for name in ("a.zip", "b.zip")]
    found = plan(zips, scratch=scratch)
    assert [one.path.name for one in found.found] == ["a.jpg"]
    ((name, problem),) = found.refused
    assert name == "b.zip"
    assert isinstance(problem, Refused)
    assert problem.trouble is Trouble.TOO_BIG


WORDS = {
    "format": 1,
    "id": "sea",
    "name": {"en": "Sea words"},
    "author": "Linh",
    "licence": "private",
    "cards": [{"id": "1", "set": "own", "upper": {"en": "wave"}}],
}


def test_no_more_than_five_hundred_are_taken_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dropped, "MOST_PICTURES", 3)
    put_photos(tmp_path, *(f"{number}.jpg" for number in range(5)))
    found = plan([tmp_path])
    assert (len(found.found), found.left_out) == (3, 2)


def test_photos_of_a_zip_that_do_not_fit_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dropped, "MOST_PICTURES", 3)
    photos = put_photos(tmp_path / "photos", *(f"{number}.jpg" for number in range(5)))
    packed = tmp_path / "holiday.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        for photo in photos:
            archive.write(photo, photo.name)
    (tmp_path / "scratch").mkdir()
    found = plan([packed], scratch=tmp_path / "scratch")
    assert (len(found.found), found.left_out) == (3, 2)


def test_a_whole_disk_is_not_walked_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dropped, "MOST_LOOKED_AT", 4)
    for number in range(50):
        (tmp_path / f"{number}.txt").write_bytes(b"x")
    assert len(plan([tmp_path]).bad) == 4


@pytest.mark.skipif(sys.platform == "win32", reason="needs links")
def test_a_circle_of_links_is_walked_once(tmp_path: Path) -> None:
    put_photos(tmp_path / "a", "a.jpg")
    (tmp_path / "a" / "again").symlink_to(tmp_path / "a")
    (tmp_path / "a" / "self").symlink_to(tmp_path / "a" / "self")
    found = plan([tmp_path / "a"])
    assert [one.path.name for one in found.found] == ["a.jpg"]
    assert found.bad == (Bad("self", Trouble.UNREADABLE),)


# A new deck


def test_pictures_become_a_deck_with_their_names_as_titles(own: Path, photos: list[Path]) -> None:
    deck = made(plan(photos).found, own, "Hè ở Huế")
    assert deck.folder == own / "he-o-hue"
    assert deck.deck.name.text("en") == "Hè ở Huế"
    titles = [deck.title(card, "vi") for card in deck.card_ids]
    assert titles == ["Sea", "Hill", "Hè ở Huế 3"]
    assert [deck.alt(card, "en") for card in deck.card_ids] == titles
    for card in deck.card_ids:
        assert card.startswith("p-")
        assert deck.picture_path(card).name == f"{card}.jpg"
        width, height = read(deck.picture_path(card).read_bytes()).size().toTuple()
        assert width * 3 == height * 2


def test_titles_are_texts_of_the_language_of_the_app(own: Path, photos: list[Path]) -> None:
    result = import_pictures(plan(photos).found, NewDeck(own, "海"), "ja")
    assert result.path is not None
    deck = load_deck(result.path).deck
    assert (deck.name.ja, deck.name.en, deck.cards[0].title.ja) == ("海", None, "Sea")


def test_names_of_macos_are_titles_in_nfc(own: Path, tmp_path: Path) -> None:
    put_photos(tmp_path / "p", nfd("Cô Hiếu.jpg"), nfd("ガラス.jpg"))
    deck = made(plan([tmp_path / "p"]).found, own, nfd("Gia đình"))
    assert {deck.title(card, "en") for card in deck.card_ids} == {"Cô Hiếu", "ガラス"}
    assert deck.deck.name.en == "Gia đình"


def test_a_chosen_frame_and_title_are_obeyed(own: Path, tmp_path: Path) -> None:
    (tmp_path / "wide.jpg").write_bytes(saved(flat(width=600, height=450)))
    (found,) = plan([tmp_path / "wide.jpg"]).found
    deck = made((replace(found, frame=Frame(zoom=2), title=" The  middle\n"),), own)
    (card,) = deck.card_ids
    assert deck.title(card, "en") == "The middle"
    assert read(deck.picture_path(card).read_bytes()).size() == QSize(150, 225)


def test_the_same_picture_comes_in_once_and_is_told(own: Path, tmp_path: Path) -> None:
    photos = put_photos(tmp_path, "a.jpg", "b.jpg")
    copy = tmp_path / "copy.jpg"
    shutil.copy(photos[0], copy)
    result = import_pictures(plan([*photos, copy]).found, NewDeck(own, "x"), "en")
    assert len(result.added) == 2
    assert result.twice == ("copy.jpg",)


def test_a_file_that_went_bad_after_the_plan_does_not_stop_the_others(
    own: Path, photos: list[Path]
) -> None:
    found = plan(photos).found
    photos[0].unlink()
    photos[1].write_bytes(b"")
    result = import_pictures(found, NewDeck(own, "x"), "en")
    assert result.bad == (Bad("Sea.jpg", Trouble.UNREADABLE), Bad("Hill.jpg", Trouble.EMPTY))
    assert len(result.added) == 1


def test_without_one_good_picture_there_is_no_deck(own: Path, photos: list[Path]) -> None:
    found = plan(photos[:1]).found
    photos[0].unlink()
    result = import_pictures(found, NewDeck(own, "x"), "en")
    assert result == Result(bad=(Bad("Sea.jpg", Trouble.UNREADABLE),))
    assert everything_below(own) == {}


@pytest.mark.parametrize(
    "name", ["", "\u202e", "夏", "con", "../x", "a" * 300, "Summer", "starlit"]
)
def test_any_name_makes_a_deck_in_a_folder_of_its_own(
    name: str, own: Path, photos: list[Path]
) -> None:
    found = plan(photos).found[:1]
    made(found, own, "Summer")
    result = import_pictures(found, NewDeck(own, name, taken=("starlit",)), "en")
    assert result.path is not None
    assert result.path.parent == own
    assert result.path.name == load_deck(result.path).deck.id
    assert result.path.name not in ("summer", "starlit", "con")


# An old deck grows


def test_a_deck_grows_and_keeps_what_it_had(own: Path, photos: list[Path]) -> None:
    found = plan(photos).found
    old = made(found[:2], own)
    result = import_pictures(found, old.folder, "en")
    grown = load_deck(old.folder)
    assert result.path == old.folder
    assert result.twice == ("Sea.jpg", "Hill.jpg")
    assert grown.card_ids == (*old.card_ids, *result.added)
    assert grown.deck.cards[:2] == old.deck.cards
    assert grown.title(result.added[0], "en") == "Summer 3"


def test_a_deck_written_by_hand_grows_too(own: Path, photos: list[Path]) -> None:
    put_deck(own / "hand", "a.jpg", "b.jpg")
    result = import_pictures(plan(photos).found, own / "hand", "en")
    assert load_deck(own / "hand").card_ids == ("x0", "x1", *result.added)


def test_a_deck_is_never_fuller_than_a_deck_may_be(
    own: Path, photos: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = plan(photos).found
    old = made(found[:1], own)
    monkeypatch.setattr(importer, "MOST_CARDS", 2)
    result = import_pictures(found[1:], old.folder, "en")
    assert len(result.added) == 1
    assert result.bad == (Bad("IMG_0003.jpg", Trouble.TOO_MANY),)


def test_a_deck_that_cannot_be_read_does_not_grow(own: Path, photos: list[Path]) -> None:
    put_deck(own / "hand", "a.jpg")
    (own / "hand" / "deck.json").write_bytes(b"{")
    before = everything_below(own)
    with pytest.raises(PackError) as caught:
        import_pictures(plan(photos).found, own / "hand", "en")
    assert caught.value.reason is Reason.NOT_JSON
    assert everything_below(own) == before


# All or nothing


def stop_at(number: int) -> importer.Tell:
    def tell(done: int, _: int) -> None:
        if done == number:
            raise Cancelled

    return tell


@pytest.mark.parametrize("done", range(4))
@pytest.mark.parametrize("grow", [False, True])
def test_a_cancelled_import_leaves_nothing(
    done: int, grow: bool, own: Path, photos: list[Path], tmp_path: Path
) -> None:
    other = put_photos(tmp_path / "other", *(f"x{n}.jpg" for n in range(5)))[3:]
    old = made(plan(other).found, own, "Old")
    before = everything_below(own)
    into = old.folder if grow else NewDeck(own, "New")
    with pytest.raises(Cancelled):
        import_pictures(plan(photos).found, into, "en", stop_at(done))
    assert everything_below(own) == before


@pytest.mark.parametrize("grow", [False, True])
@pytest.mark.parametrize("writes", range(5))
def test_a_full_disk_leaves_the_old_and_nothing_half(
    writes: int, grow: bool, own: Path, photos: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = made(plan(photos).found[:1], own, "Old")
    before = everything_below(own)
    left = writes
    really = workshop.write_atomically

    def write(path: Path, data: bytes, *, backup: bool) -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise StorageError(StorageReason.DISK_FULL, path)
        really(path, data, backup=backup)

    monkeypatch.setattr(workshop, "write_atomically", write)
    into = old.folder if grow else NewDeck(own, "New")
    found = plan(photos).found[1:] if grow else plan(photos).found
    if writes > len(found):
        import_pictures(found, into, "en")
        return
    with pytest.raises(StorageError):
        import_pictures(found, into, "en")
    after = everything_below(own)
    if writes < len(found):
        assert after == before
    else:  # pictures that no deck.json names do no harm
        assert {name: after[name] for name in before} == before
    assert load_deck(old.folder).card_ids == old.card_ids
    assert [one.name for one in own.iterdir()] == ["old"]


def test_two_imports_at_a_time_do_not_mix(own: Path, photos: list[Path]) -> None:
    found = plan(photos).found

    def meanwhile(done: int, _: int) -> None:
        if done == 1:
            with pytest.raises(Refused) as caught:
                import_pictures(found, NewDeck(own, "Other"), "en")
            assert caught.value.trouble is Trouble.BUSY

    import_pictures(found, NewDeck(own, "Summer"), "en", meanwhile)
    assert [one.name for one in own.iterdir()] == ["summer"]


def test_what_a_killed_import_left_is_cleared_by_the_next(own: Path, photos: list[Path]) -> None:
    put_photos(own / ".making" / "pictures", "left.jpg")
    made(plan(photos).found, own)
    assert [one.name for one in own.iterdir()] == ["summer"]


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, photos: list[Path]) -> None:
    (tmp_path / "decks").write_bytes(b"a file is in the way")
    with pytest.raises(StorageError):
        import_pictures(plan(photos).found, NewDeck(tmp_path / "decks", "x"), "en")


TINY_DISK = """
import resource, signal, sys
from pathlib import Path
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.storage.errors import StorageError
folder, most = Path(sys.argv[1]), int(sys.argv[2])
found = plan([folder / "photos"]).found
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
try:
    import_pictures(found, NewDeck(folder / "decks", "x"), "en")
except StorageError as error:
    print(error.reason)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a limit of the size of files")
@pytest.mark.parametrize("most", [0, 700, 1500])
def test_a_picture_that_could_not_be_written_to_its_end_is_never_taken_for_a_card(
    most: int, tmp_path: Path
) -> None:
    put_photos(tmp_path / "photos", "a.jpg", "b.jpg")
    told = python("-c", TINY_DISK, str(tmp_path), str(most))
    assert told in ("disk_full", "too_big")
    assert everything_below(tmp_path / "decks") == {}


def test_many_pictures_keep_their_order(own: Path, tmp_path: Path) -> None:
    names = [f"Picture of {letter}.jpg" for letter in "abcdefghijkl"]
    deck = made(plan(put_photos(tmp_path / "p", *names)).found, own)
    assert [f"{deck.title(card, 'en')}.jpg" for card in deck.card_ids] == names


KILLS = 12


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_whatever_the_moment_of_a_kill_every_deck_is_whole(tmp_path: Path) -> None:
    put_photos(tmp_path / "photos", *(f"{number}.jpg" for number in range(2 * len(COLOURS))))
    told = python("-m", "tests.decks.importing_under_fire", str(tmp_path), str(KILLS))
    left = [json.loads(line) for line in told.splitlines()]
    assert len(left) == KILLS
    for one in left:
        assert one["problems"] == []
        assert set(one["new"]) <= {10}  # a new deck has all its pictures …
        assert one["old"] in (1, 10)  # … and an old one has what it had, or all


def test_pictures_of_one_import_differ() -> None:
    # The tests above would prove little if their pictures were the same.
    assert len(set(pictures(*(str(n) for n in range(10))).values())) == 10

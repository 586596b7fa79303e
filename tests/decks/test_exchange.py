"""A deck from another family comes in whole and harmless, or not at all."""

import json
import stat
import struct
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from stella_desktop.content.packs import DeckOnDisk, PackError, Reason, load_deck
from stella_desktop.decks import exchange, sources
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.exchange import export_zip, import_zip, read_deck_folder
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.job import Cancelled, Result
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.storage.errors import StorageError
from tests.decks.making import (
    GPS,
    deck_json,
    everything_below,
    flat,
    good_zip,
    huge_png,
    nfd,
    put_deck,
    put_photos,
    put_zip,
    saved,
    telling_jpeg,
)

Files = dict[str | ZipInfo, bytes]


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "decks"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "theirs.zip"


def taken(result: Result) -> DeckOnDisk:
    assert result.path is not None
    deck = load_deck(result.path)
    assert deck.card_ids == result.added
    return deck


# What comes in


def test_a_deck_comes_with_its_texts_and_tags(own: Path, file: Path) -> None:
    deck = taken(import_zip(put_zip(file, good_zip("a.jpg", "b.jpg")), own))
    assert deck.folder == own / "holiday"
    assert deck.deck.name.vi == "Kỳ nghỉ"
    assert (deck.deck.author, deck.deck.licence) == ("The neighbours", "CC0-1.0")
    assert [deck.title(card, "vi") for card in deck.card_ids] == ["Tựa 0", "Tựa 1"]
    assert [deck.alt(card, "ja") for card in deck.card_ids] == ["絵0", "絵1"]
    assert deck.card(deck.card_ids[0]).tags == {"sea": 0.5}


def test_a_folder_and_a_zip_of_it_are_the_same_deck(own: Path, file: Path, tmp_path: Path) -> None:
    folder = put_deck(tmp_path / "holiday", "a.jpg", "b.jpg")
    one = taken(read_deck_folder(folder, own))
    two = taken(import_zip(put_zip(file, good_zip()), own))
    assert one.card_ids == two.card_ids
    assert (one.deck.id, two.deck.id) == ("holiday", "holiday-2")


def test_a_deck_may_lie_in_one_folder_of_the_zip(own: Path, file: Path) -> None:
    inner: Files = {f"My deck/{name}": data for name, data in good_zip().items()}
    inner = {entry("My deck/", kind=stat.S_IFDIR): b"", **inner}
    more: Files = {"__MACOSX/My deck/._deck.json": b"x", "My deck/.DS_Store": b"x", **inner}
    assert len(taken(import_zip(put_zip(file, more), own)).card_ids) == 2


def test_no_name_out_of_a_pack_is_ever_a_name_on_the_disk(own: Path, file: Path) -> None:
    files = good_zip("Über uns.JPG", "b.jpg")
    files["pictures/unasked.jpg"] = b"x"
    files["run me.exe"] = b"MZ"
    deck = taken(import_zip(put_zip(file, files), own))
    wanted = {"holiday/deck.json", *(f"holiday/pictures/{card}.jpg" for card in deck.card_ids)}
    assert set(everything_below(own)) == wanted


def test_pictures_are_made_anew_without_metadata(own: Path, file: Path) -> None:
    files = good_zip("a.jpg")
    files["pictures/a.jpg"] = telling_jpeg(saved(flat()))
    import_zip(put_zip(file, files), own)
    assert not any(GPS in data for data in everything_below(own).values())


@pytest.mark.parametrize("form", [str, nfd])
@pytest.mark.parametrize("flagged", [True, False])
def test_names_are_found_in_whatever_form_a_system_wrote_them(
    form: Callable[[str], str], flagged: bool, own: Path, file: Path
) -> None:
    files = good_zip("Hè ở Huế.jpg", "ガラス.jpg")
    named: Files = {form(str(name)): data for name, data in files.items()}
    put_zip(file, named)
    if not flagged:  # macOS writes UTF-8 and does not say so
        raw = bytearray(file.read_bytes())
        for signature, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
            place = raw.find(signature)
            while place >= 0:
                raw[place + at + 1] &= 0xF7
                place = raw.find(signature, place + 4)
        file.write_bytes(raw)
    assert len(taken(import_zip(file, own)).card_ids) == 2


def test_a_folder_of_macos_is_read(own: Path, tmp_path: Path) -> None:
    files = {nfd("Hiếu.jpg"): saved(flat())}
    folder = put_deck(tmp_path / "theirs", "Hiếu.jpg", files=files)
    assert len(taken(read_deck_folder(folder, own)).card_ids) == 1


def test_one_picture_under_two_names_is_one_card(own: Path, file: Path) -> None:
    files = good_zip("a.jpg", "b.jpg")
    files["pictures/b.jpg"] = files["pictures/a.jpg"]
    result = import_zip(put_zip(file, files), own)
    assert (len(taken(result).card_ids), result.twice) == (1, ("b.jpg",))


def test_ids_of_a_pack_can_never_be_those_of_the_built_in_deck(own: Path, file: Path) -> None:
    raw = deck_json("a.jpg")
    raw["id"], raw["cards"][0]["id"] = "starlit", "c001"
    files: Files = {**good_zip("a.jpg"), "deck.json": json.dumps(raw).encode()}
    deck = taken(import_zip(put_zip(file, files), own, taken=("starlit",)))
    assert deck.deck.id == "starlit-2"
    assert deck.card_ids[0].startswith("p-")


def test_a_deck_of_which_all_is_there_already_is_told(own: Path, file: Path) -> None:
    known = import_zip(put_zip(file, good_zip()), own).added
    before = everything_below(own)
    with pytest.raises(Refused) as caught:
        import_zip(file, own, known=known)
    assert caught.value.trouble is Trouble.NOTHING_NEW
    assert everything_below(own) == before


# What is refused


def entry(name: str, *, kind: int = stat.S_IFREG, flags: int = 0) -> ZipInfo:
    info = ZipInfo("x")
    info.filename = name
    info.external_attr = (kind | 0o644) << 16
    info.flag_bits |= flags
    return info


def packed(name: str) -> ZipInfo:
    info = entry(name)
    info.compress_type = ZIP_DEFLATED
    return info


def with_deck(path: str, value: object) -> Files:
    """A good zip but for one value of deck.json."""
    raw = deck_json("a.jpg", "b.jpg")
    if path == "file":
        raw["cards"][0]["file"] = value
    else:
        raw[path] = value
    return {**good_zip(), "deck.json": json.dumps(raw).encode()}


def without(name: str) -> Files:
    return {key: data for key, data in good_zip().items() if key != name}


GOOD = good_zip()
HOSTILE: dict[str, tuple[Files, Trouble | Reason]] = {
    "a way out": ({**GOOD, "../evil.jpg": b"x"}, Trouble.BAD_PATH),
    "a way out from within": ({**GOOD, "pictures/../../evil.jpg": b"x"}, Trouble.BAD_PATH),
    "a way out with backslashes": ({**GOOD, "..\\evil.jpg": b"x"}, Trouble.BAD_PATH),
    "an absolute path": ({**GOOD, "/etc/evil": b"x"}, Trouble.BAD_PATH),
    "a drive": ({**GOOD, "C:/evil.jpg": b"x"}, Trouble.BAD_PATH),
    "a drive without a slash": ({**GOOD, "C:evil.jpg": b"x"}, Trouble.BAD_PATH),
    "a server": ({**GOOD, "//server/share/evil": b"x"}, Trouble.BAD_PATH),
    "a stream": ({**GOOD, "pictures/a.jpg:evil": b"x"}, Trouble.BAD_PATH),
    "a dot": ({**GOOD, "./pictures/c.jpg": b"x"}, Trouble.BAD_PATH),
    "an empty part": ({**GOOD, "pictures//c.jpg": b"x"}, Trouble.BAD_PATH),
    "a dot at the end": ({**GOOD, "pictures/c.jpg.": b"x"}, Trouble.BAD_PATH),
    "a space at the end": ({**GOOD, "pictures/c.jpg ": b"x"}, Trouble.BAD_PATH),
    "a control sign": ({**GOOD, "pictures/\x1b[2J.jpg": b"x"}, Trouble.BAD_PATH),
    "a direction sign": ({**GOOD, "pictures/\u202egpj.exe": b"x"}, Trouble.BAD_PATH),
    "a nul": ({**GOOD, "pictures/c.jpg\0.exe": b"x"}, Trouble.BAD_PATH),
    "a device": ({**GOOD, "pictures/aux.jpg": b"x"}, Trouble.BAD_PATH),
    "a device as a folder": ({**GOOD, "NUL/c.jpg": b"x"}, Trouble.BAD_PATH),
    "an endless name": ({**GOOD, f"pictures/{'c' * 3000}.jpg": b"x"}, Trouble.BAD_PATH),
    "a link": ({**GOOD, entry("pictures/c.jpg", kind=stat.S_IFLNK): b"/etc/passwd"}, Trouble.LINK),
    "a link as a deck": (
        {**without("deck.json"), entry("deck.json", kind=stat.S_IFLNK): b"/etc/passwd"},
        Trouble.LINK,
    ),
    "a pipe": ({**GOOD, entry("pictures/c.jpg", kind=stat.S_IFIFO): b""}, Trouble.LINK),
    "names that differ in capitals": ({**GOOD, "pictures/A.JPG": b"x"}, Trouble.TWICE),
    "names that differ in form": (
        {**GOOD, "pictures/é.jpg": b"x", nfd("pictures/é.jpg"): b"x"},
        Trouble.TWICE,
    ),
    "a name that is there twice": ({**GOOD, entry("deck.json"): b"{}"}, Trouble.TWICE),
    "too many files": ({**GOOD, **{f"x/{n}": b"" for n in range(2200)}}, Trouble.TOO_MANY),
    "a bomb": ({**GOOD, packed("x.txt"): bytes(5_000_000)}, Trouble.BOMB),
    "a bomb as a picture": (
        {**without("pictures/a.jpg"), packed("pictures/a.jpg"): bytes(5_000_000)},
        Trouble.BOMB,
    ),
    "a zip within": ({**GOOD, "more.zip": b"PK\x05\x06"}, Trouble.NESTED),
    "a tar within": ({**GOOD, "pictures/more.tar.gz": b"x"}, Trouble.NESTED),
    "a zip as a picture": ({**GOOD, "pictures/a.jpg": b"PK\x03\x04"}, Trouble.NOT_A_PICTURE),
    "a program as a picture": (
        {**GOOD, "pictures/a.jpg": b"MZ" + bytes(99)},
        Trouble.NOT_A_PICTURE,
    ),
    "a web page as a picture": ({**GOOD, "pictures/a.jpg": b"<html>"}, Trouble.NOT_A_PICTURE),
    "an empty picture": ({**GOOD, "pictures/a.jpg": b""}, Trouble.EMPTY),
    "a picture of 60 megapixels": ({**GOOD, "pictures/a.jpg": huge_png()}, Trouble.TOO_MANY_PIXELS),
    "half a picture": ({**GOOD, "pictures/a.jpg": saved(flat())[:-20]}, Trouble.DAMAGED),
    "a picture that is missing": (without("pictures/a.jpg"), Trouble.PICTURE_MISSING),
    "no deck": (without("deck.json"), Trouble.NO_DECK),
    "a deck too deep": (
        {f"a/b/c/{name}": data for name, data in GOOD.items()},
        Trouble.NO_DECK,
    ),
    "several decks": ({**GOOD, "more/deck.json": b"{}"}, Trouble.SEVERAL_DECKS),
    "an empty deck.json": ({**GOOD, "deck.json": b""}, Reason.NOT_JSON),
    "a bottomless deck.json": ({**GOOD, "deck.json": b"[" * 100_000}, Reason.NOT_JSON),
    "a newer deck": (with_deck("format", 2), Reason.NEWER),
    "a deck without cards": (with_deck("cards", []), Reason.INVALID),
    "a deck with another key": (with_deck("script", "rm"), Reason.INVALID),
    "a deck with a path": (with_deck("file", "../deck.json"), Reason.INVALID),
    "a huge deck.json": (
        {**GOOD, "deck.json": b'{"format": 1}' + b" " * 5_000_000},
        Reason.INVALID,
    ),
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_pack_is_refused_with_a_reason_and_leaves_nothing(
    what: str, own: Path, file: Path, recwarn: pytest.WarningsRecorder
) -> None:
    files, wanted = HOSTILE[what]
    put_zip(file, files)
    recwarn.clear()  # zipfile does not like to write the same name twice
    with pytest.raises((Refused, PackError)) as caught:
        import_zip(file, own)
    problem = caught.value
    assert (problem.trouble if isinstance(problem, Refused) else problem.reason) is wanted  # type: ignore[union-attr]
    assert everything_below(own) == {}
    assert not any(file.parent.parent.glob("evil*"))


def patched(change: Callable[[bytearray], None]) -> bytes:
    """A good zip with some bytes changed."""
    import io

    buffer = io.BytesIO()
    with ZipFile(buffer, "w") as archive:
        for name, data in GOOD.items():
            archive.writestr(name, data)
    raw = bytearray(buffer.getvalue())
    change(raw)
    return bytes(raw)


def end_of(raw: bytearray) -> int:
    return raw.rfind(b"PK\x05\x06")


def flag_all(raw: bytearray, flags: int) -> None:
    for signature, at in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        place = raw.find(signature)
        while place >= 0:
            raw[place + at] |= flags
            place = raw.find(signature, place + 4)


def lie_about_sizes(raw: bytearray, size: int) -> None:
    place = raw.find(b"PK\x01\x02")
    while place >= 0:
        struct.pack_into("<I", raw, place + 24, size)
        place = raw.find(b"PK\x01\x02", place + 4)


def set_method(raw: bytearray, method: int) -> None:
    struct.pack_into("<H", raw, raw.find(b"PK\x01\x02") + 10, method)


BROKEN: dict[str, tuple[bytes, Trouble]] = {
    "nothing": (b"", Trouble.NOT_A_ZIP),
    "a text": (b"hello", Trouble.NOT_A_ZIP),
    "a picture": (saved(flat()), Trouble.NOT_A_ZIP),
    "half a zip": (
        patched(lambda raw: raw.__delitem__(slice(len(raw) // 2, None))),
        Trouble.NOT_A_ZIP,
    ),
    "encrypted": (patched(lambda raw: flag_all(raw, 1)), Trouble.ENCRYPTED),
    "another packing": (patched(lambda raw: set_method(raw, ZIP_BZIP2)), Trouble.NOT_A_ZIP),
    "sizes that are lies": (patched(lambda raw: lie_about_sizes(raw, 3 << 30)), Trouble.BOMB),
    "files too big": (patched(lambda raw: lie_about_sizes(raw, 70 << 20)), Trouble.TOO_BIG),
    "a flipped bit": (patched(lambda raw: raw.__setitem__(500, raw[500] ^ 1)), Trouble.DAMAGED),
    "a table of contents that never ends": (
        patched(lambda raw: struct.pack_into("<I", raw, end_of(raw) + 12, 0xFFFFFFF0)),
        Trouble.NOT_A_ZIP,
    ),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_zip_is_refused_with_a_reason(what: str, own: Path, file: Path) -> None:
    data, wanted = BROKEN[what]
    file.write_bytes(data)
    with pytest.raises(Refused) as caught:
        import_zip(file, own)
    assert caught.value.trouble is wanted
    assert not own.exists() or everything_below(own) == {}


def test_a_table_of_contents_of_a_million_names_is_not_read(own: Path, file: Path) -> None:
    line = b"PK\x01\x02" + bytes(24) + struct.pack("<H", 1) + bytes(16) + b"a"
    table = line * 100_000
    end = struct.pack("<4sHHHHIIH", b"PK\x05\x06", 0, 0, 0xFFFF, 0xFFFF, len(table), 0, 0)
    file.write_bytes(table + end)
    with pytest.raises(Refused) as caught:
        import_zip(file, own)
    assert caught.value.trouble is Trouble.TOO_MANY


def test_a_huge_zip_is_not_even_opened(own: Path, file: Path) -> None:
    with file.open("wb") as sparse:
        sparse.truncate(sources.LARGEST_PACK + 1)
    with pytest.raises(Refused) as caught:
        import_zip(file, own)
    assert caught.value.trouble is Trouble.TOO_BIG


def test_whatever_is_wrong_with_a_zip_it_is_refused_in_an_orderly_way(
    own: Path, file: Path
) -> None:
    chance = Random(1)
    good = patched(lambda _: None)
    for _ in range(100):
        raw = bytearray(good)
        for _ in range(chance.choice((1, 2, 20))):
            # mostly where zip keeps its own numbers and names
            at = chance.choice((chance.randrange(60), -1 - chance.randrange(300)))
            raw[at] = chance.randrange(256)
        file.write_bytes(raw)
        with suppress(Refused, PackError):
            import_zip(file, own)
    assert not any(one.name.startswith(".") for one in own.iterdir())


FOLDERS: dict[str, tuple[Callable[[Path], object], Trouble]] = {
    "no deck": (lambda f: (f / "deck.json").unlink(), Trouble.NO_DECK),
    "no pictures": (lambda f: (f / "pictures").rename(f / "images"), Trouble.PICTURE_MISSING),
    "a missing picture": (lambda f: (f / "pictures/a.jpg").unlink(), Trouble.PICTURE_MISSING),
    "an empty picture": (lambda f: (f / "pictures/a.jpg").write_bytes(b""), Trouble.EMPTY),
    "a huge picture": (
        lambda f: (f / "pictures/a.jpg").write_bytes(huge_png()),
        Trouble.TOO_MANY_PIXELS,
    ),
    "too many files": (
        lambda f: [(f / "pictures" / f"{n}").touch() for n in range(2200)],
        Trouble.TOO_MANY,
    ),
    "a file of more than any picture needs": (
        lambda f: grow(f / "pictures/a.jpg", sources.LARGEST_FILE + 1),
        Trouble.TOO_BIG,
    ),
    "a folder as a deck": (
        lambda f: ((f / "deck.json").unlink(), (f / "deck.json").mkdir()),
        Trouble.LINK,
    ),
}
LINKS: dict[str, tuple[Callable[[Path], object], Trouble]] = {
    "a link as a picture": (lambda f: link(f / "pictures/a.jpg", "/etc/passwd"), Trouble.LINK),
    "a link as a deck": (lambda f: link(f / "deck.json", "/etc/passwd"), Trouble.LINK),
    "a link as pictures": (
        lambda f: ((f / "pictures").rename(f / "p"), (f / "pictures").symlink_to("p")),
        Trouble.LINK,
    ),
    "names that differ in form": (
        lambda f: [(f / "pictures" / name).touch() for name in ("é.txt", nfd("é.txt"))],
        Trouble.TWICE,
    ),
    "a pipe as a picture": (lambda f: pipe(f / "pictures/a.jpg"), Trouble.LINK),
    "a pipe as a deck": (lambda f: pipe(f / "deck.json"), Trouble.LINK),
}
if sys.platform != "win32":
    FOLDERS |= LINKS


def grow(path: Path, size: int) -> None:
    with path.open("r+b") as sparse:
        sparse.truncate(size)


def link(path: Path, target: str) -> None:
    path.unlink()
    path.symlink_to(target)


def pipe(path: Path) -> None:
    import os

    path.unlink()
    os.mkfifo(path)


@pytest.mark.parametrize("take_in", [read_deck_folder, import_zip])
def test_what_is_not_there_is_refused(
    take_in: Callable[[Path, Path], Result], own: Path, tmp_path: Path
) -> None:
    with pytest.raises(Refused) as caught:
        take_in(tmp_path / "gone", own)
    assert caught.value.trouble is Trouble.UNREADABLE


def test_a_folder_is_no_zip_and_a_zip_no_folder(own: Path, file: Path, tmp_path: Path) -> None:
    with pytest.raises(Refused) as caught:
        import_zip(tmp_path, own)
    assert caught.value.trouble is Trouble.LINK
    with pytest.raises(Refused) as caught:
        read_deck_folder(put_zip(file, good_zip()), own)
    assert caught.value.trouble is Trouble.UNREADABLE


@pytest.mark.parametrize("what", FOLDERS)
def test_a_hostile_folder_is_refused_with_a_reason_and_leaves_nothing(
    what: str, own: Path, tmp_path: Path
) -> None:
    spoil, wanted = FOLDERS[what]
    folder = put_deck(tmp_path / "theirs", "a.jpg", "b.jpg")
    spoil(folder)
    with pytest.raises(Refused) as caught:
        read_deck_folder(folder, own)
    assert caught.value.trouble is wanted
    assert not own.exists() or everything_below(own) == {}


@pytest.mark.parametrize("done", range(3))
def test_a_cancelled_exchange_leaves_nothing(done: int, own: Path, file: Path) -> None:
    def tell(now: int, _: int) -> None:
        if now == done:
            raise Cancelled

    with pytest.raises(Cancelled):
        import_zip(put_zip(file, good_zip()), own, tell=tell)
    assert everything_below(own) == {}


# What goes out


@pytest.fixture
def deck(own: Path, tmp_path: Path) -> DeckOnDisk:
    found = plan(put_photos(tmp_path / "p", "Sea.jpg", "Hill.jpg")).found
    result = import_pictures(found, NewDeck(own, "Summer"), "en")
    assert result.path is not None
    return load_deck(result.path)


def test_a_deck_that_goes_from_family_to_family_stays_the_same(
    deck: DeckOnDisk, tmp_path: Path
) -> None:
    here = deck
    for number in range(3):
        file = tmp_path / f"{number}.zip"
        assert export_zip(here, file).path == file
        here = taken(import_zip(file, tmp_path / f"family {number}"))
        assert here.deck == deck.deck
        assert everything_below(here.folder) == everything_below(deck.folder)


def test_the_same_deck_gives_the_same_file(deck: DeckOnDisk, tmp_path: Path) -> None:
    export_zip(deck, tmp_path / "1.zip")
    export_zip(deck, tmp_path / "2.zip")
    assert (tmp_path / "1.zip").read_bytes() == (tmp_path / "2.zip").read_bytes()


def test_a_deck_written_by_hand_does_not_give_away_where_its_pictures_were_taken(
    own: Path, tmp_path: Path
) -> None:
    files = {
        "a.jpg": telling_jpeg(saved(flat(width=600, height=400))),
        "b.png": saved(flat(), "PNG"),
    }
    folder = put_deck(own / "hand", "a.jpg", "b.png", files=files)
    export_zip(load_deck(folder), tmp_path / "hand.zip")
    with ZipFile(tmp_path / "hand.zip") as archive:
        assert not any(GPS in archive.read(name) for name in archive.namelist())
    assert len(taken(import_zip(tmp_path / "hand.zip", tmp_path / "theirs")).card_ids) == 2


def test_an_export_that_fails_leaves_what_was_there(
    deck: DeckOnDisk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "summer.zip"
    target.write_bytes(b"older")
    before = everything_below(tmp_path)

    def stop(*_: int) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        export_zip(deck, target, stop)

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(exchange.os, "fsync", full)
    with pytest.raises(StorageError):
        export_zip(deck, target)
    assert everything_below(tmp_path) == before


def test_a_picture_that_is_gone_stops_the_export(deck: DeckOnDisk, tmp_path: Path) -> None:
    deck.picture_path(deck.card_ids[0]).unlink()
    with pytest.raises(Refused) as caught:
        export_zip(deck, tmp_path / "summer.zip")
    assert caught.value.trouble is Trouble.UNREADABLE
    assert not (tmp_path / "summer.zip").exists()


def test_the_hostile_packs_are_good_but_for_one_thing(own: Path, file: Path) -> None:
    assert len(taken(import_zip(put_zip(file, GOOD), own)).card_ids) == 2

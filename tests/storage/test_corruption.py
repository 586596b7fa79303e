"""What is no good is refused with its reason, and never shown, run or written over."""

import gzip
import json
import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from stella_desktop.storage.errors import SaveError, SaveReason
from stella_desktop.storage.library import Library
from stella_desktop.storage.packing import LARGEST_SAVE
from stella_desktop.storage.paths import folders
from stella_desktop.storage.save_file import dump, headline, load
from tests.storage.making import as_file, plain, saved_game

GOOD = dump(saved_game())
TEXT = gzip.decompress(GOOD)


def refused(data: bytes) -> SaveError:
    with pytest.raises(SaveError) as caught:
        load(data)
    return caught.value


def text(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A plain save with one change."""
    raw = plain(saved_game())
    change(raw)
    return json.dumps(raw).encode()


# --- bytes ----------------------------------------------------------------------------------------

BYTES: dict[str, tuple[bytes, SaveReason]] = {
    "nothing": (b"", SaveReason.EMPTY),
    "white space": (b" \r\n\t", SaveReason.EMPTY),
    "zeros, as after a power cut": (bytes(4096), SaveReason.EMPTY),
    "half a file": (GOOD[: len(GOOD) // 2], SaveReason.TRUNCATED),
    "all but the last byte": (GOOD[:-1], SaveReason.TRUNCATED),
    "a header": (GOOD[:10], SaveReason.TRUNCATED),
    "half a plain file": (TEXT[: len(TEXT) // 2], SaveReason.TRUNCATED),
    "a plain file without its last bracket": (TEXT[:-1], SaveReason.TRUNCATED),
    "a plain file cut behind a bracket": (TEXT[: TEXT.index(b"}") + 1], SaveReason.TRUNCATED),
    "something behind it": (GOOD + b"x", SaveReason.DAMAGED),
    "another save behind it": (GOOD + GOOD, SaveReason.DAMAGED),
    "something behind a gzip of others": (gzip.compress(TEXT) + b"x", SaveReason.DAMAGED),
    "something behind a plain file": (TEXT + b"x", SaveReason.DAMAGED),
    "a plain file twice": (TEXT + TEXT, SaveReason.DAMAGED),
    "a hole": (GOOD[:200] + bytes(50) + GOOD[250:], SaveReason.DAMAGED),
    "a hole in a plain file": (TEXT[:50] + b"\0" * 9 + TEXT[59:], SaveReason.DAMAGED),
    "broken letters": (TEXT.replace(b"Linh", b"Li\xffh"), SaveReason.DAMAGED),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), SaveReason.FOREIGN),
    "a text": (b"Dear family,", SaveReason.FOREIGN),
    "a pickle": (b"\x80\x04\x95\x0b\x00\x00\x00.", SaveReason.FOREIGN),
    "a list": (b"[]", SaveReason.FOREIGN),
    "a squeezed list": (gzip.compress(b"[1]"), SaveReason.FOREIGN),
    "an object of something else": (b'{"version": 1, "language": "ja"}', SaveReason.FOREIGN),
    "a deck": (b'{"format": 1, "id": "starlit", "cards": []}', SaveReason.FOREIGN),
    "a save of no format": (text(lambda raw: raw.pop("format")), SaveReason.FOREIGN),
    "a format that is true": (text(lambda raw: raw.update(format=True)), SaveReason.FOREIGN),
    "format 0": (text(lambda raw: raw.update(format=0)), SaveReason.FOREIGN),
    "format 2": (text(lambda raw: raw.update(format=2)), SaveReason.NEWER),
    "rules 99": (text(lambda raw: raw.update(rules=99)), SaveReason.NEWER),
    "another game": (text(lambda raw: raw.update(game="chess")), SaveReason.UNKNOWN_GAME),
    "17 MiB": (b"{" + b" " * (17 * 1024 * 1024), SaveReason.TOO_BIG),
    "a bomb": (gzip.compress(b"{" + b" " * (64 * 1024 * 1024)), SaveReason.TOO_BIG),
    "deep lists": (b'{"format":1,"game":' + b"[" * 100_000, SaveReason.INVALID),
    "rather deep lists": (
        b'{"format":1,"game":"stella","x":' + b"[" * 400 + b"]" * 400 + b"}",
        SaveReason.INVALID,
    ),
}


@pytest.mark.parametrize(("data", "reason"), BYTES.values(), ids=BYTES)
def test_bad_bytes_are_refused_with_their_reason(data: bytes, reason: SaveReason) -> None:
    error = refused(data)
    assert error.reason is reason
    assert str(error).endswith(".")
    assert str(error).isprintable()


@pytest.mark.parametrize("data", [data for data, _ in BYTES.values()], ids=BYTES)
def test_a_bad_file_stays_as_it_is(data: bytes, tmp_path: Path) -> None:
    library = Library(folders(tmp_path))
    saved = saved_game()
    path = library.store(saved)
    path.write_bytes(data)
    with pytest.raises(SaveError):
        library.load(path)
    library.entries()
    library.unfinished()
    again = library.store(saved)
    assert path.read_bytes() == data
    assert again != path


def test_every_cut_is_noticed() -> None:
    for length in range(len(GOOD)):
        assert refused(GOOD[:length]).reason in (
            SaveReason.EMPTY,
            SaveReason.FOREIGN,  # one byte does not tell what it was
            SaveReason.TRUNCATED,
        )


def flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def test_200_flipped_bits_are_all_noticed() -> None:
    chance = Random(200)
    for _ in range(200):
        data = flipped(GOOD, chance.randrange(len(GOOD) * 8))
        with pytest.raises(SaveError):
            load(data)
        with pytest.raises(SaveError):
            headline(data)


def test_every_bit_of_the_header_and_of_the_end_counts() -> None:
    bits = [*range(60 * 8), *range(len(GOOD) * 8 - 160, len(GOOD) * 8)]
    for bit in bits:
        assert refused(flipped(GOOD, bit))


def test_a_wrong_length_in_the_trailer_is_noticed() -> None:
    body = zlib.compress(TEXT, wbits=-15)
    right = struct.pack("<II", zlib.crc32(TEXT), len(TEXT))
    wrong = struct.pack("<II", zlib.crc32(TEXT), len(TEXT) + 1)
    head = gzip.compress(b"")[:10]
    assert load(head + body + right)
    assert refused(head + body + wrong).reason is SaveReason.DAMAGED


def test_the_largest_text_is_still_read() -> None:
    padding = LARGEST_SAVE - len(TEXT)
    assert load(gzip.compress(TEXT + b" " * padding))
    assert refused(gzip.compress(TEXT + b" " * (padding + 1))).reason is SaveReason.TOO_BIG


# --- fields ---------------------------------------------------------------------------------------


def put(*place: str | int, value: object) -> bytes:
    """A plain save in which one thing is another."""

    def change(raw: dict[str, Any]) -> None:
        inner: Any = raw
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value

    return text(change)


def drop(*place: str | int) -> bytes:
    def change(raw: dict[str, Any]) -> None:
        inner: Any = raw
        for step in place[:-1]:
            inner = inner[step]
        del inner[place[-1]]

    return text(change)


FIRST_LOCK = next(
    n for n, e in enumerate(plain(saved_game())["journal"]) if "cells" in e.get("move", {})
)
MOVE = ("journal", FIRST_LOCK, "move")

FIELDS: dict[str, tuple[bytes, str]] = {
    "an unknown key": (put("cheat", value=1), "cheat"),
    "an unknown key of a player": (
        put("table", "players", 0, "age", value=6),
        "table.players.0.age",
    ),
    "an unknown key of a move": (put(*MOVE, "x", value=1), f"journal.{FIRST_LOCK}.move"),
    "an unknown key of the options": (put("setup", "options", "x", value=1), "setup.options.x"),
    "an unknown key of the state": (put("state", "x", value=1), "state.x"),
    "no setup": (drop("setup"), "setup"),
    "no journal": (drop("journal"), "journal"),
    "no ply": (drop("ply"), "ply"),
    "no rules": (drop("rules"), "rules"),
    "a game that is a number": (put("game", value=7), "game"),
    "another game inside": (put("setup", "game", value="chess"), "setup.game"),
    "an id with a path": (put("id", value="../" + "0" * 29), "id"),
    "an id with a newline": (put("id", value="0" * 32 + "\n"), "id"),
    "a seed that is true": (put("setup", "seed", value=True), "setup.seed"),
    "a seed that is a fraction": (put("setup", "seed", value=1.0), "setup.seed"),
    "a seed that is a text": (put("setup", "seed", value="7"), "setup.seed"),
    "a seat that is true": (put(*MOVE, "seat", value=True), f"journal.{FIRST_LOCK}.move"),
    "cells that are true": (put(*MOVE, "cells", value=[True]), f"journal.{FIRST_LOCK}.move"),
    "a move of no kind": (drop(*MOVE, "kind"), f"journal.{FIRST_LOCK}"),
    "a move of another kind": (put(*MOVE, "kind", value="castle"), f"journal.{FIRST_LOCK}"),
    "an empty entry": (put("journal", 0, value={}), "journal.0"),
    "an entry of two": (
        put("journal", 0, value={"take_back": True, "put_back": True}),
        "journal.0",
    ),
    "an entry that is a list": (put("journal", 0, value=["take_back"]), "journal.0"),
    "taking back 1": (put("journal", 0, value={"take_back": 1}), "journal.0.take_back"),
    "taking back false": (put("journal", 0, value={"take_back": False}), "journal.0.take_back"),
    "putting back null": (put("journal", 0, value={"put_back": None}), "journal.0.put_back"),
    "two seats": (put("setup", "seats", value=2), "table.players"),
    "a player too few": (drop("table", "players", 0), "table.players"),
    "two alike": (put("table", "players", 0, "symbol", value="square"), "table.players"),
    "an unknown symbol": (
        put("table", "players", 0, "symbol", value="x"),
        "table.players.0.symbol",
    ),
    "a name of nothing": (
        put("table", "players", 0, "name", value=" \u200b"),
        "table.players.0.name",
    ),
    "half a letter": (put("table", "players", 0, "name", value="\ud800"), ""),
    "a deck with a path": (put("table", "deck", value="../../etc"), "table.deck"),
    "four languages": (
        put("table", "word_languages", value=["en", "ja", "vi", "fa"]),
        "table.word_languages",
    ),
    "a card twice": (put("setup", "cards", value=["c001"] * 84), "setup"),
    "too few words": (put("setup", "words", value=["w001"]), "setup"),
    "a paper seat that is not there": (put("setup", "options", "paper", value=[9]), "setup"),
    "a draft of a seat that is not there": (put("drafts", value={"4": [1]}), "drafts"),
    "a draft of seat 01": (put("drafts", value={"01": [1]}), "drafts.01"),
    "a draft of seat -1": (put("drafts", value={"-1": [1]}), "drafts.-1"),
    "a draft with a cell twice": (put("drafts", value={"0": [1, 1]}), "drafts.0"),
    "a draft with a negative cell": (put("drafts", value={"0": [-1]}), "drafts.0.0"),
    "a time without zone": (put("saved_at", value="2025-11-29T12:00:00"), "saved_at"),
    "a time in seconds": (put("saved_at", value=1764417600), "saved_at"),
    "a time before time": (put("saved_at", value="0001-01-01T00:00:00+14:00"), "saved_at"),
    "not a number": (text(lambda raw: raw.update(ply=float("nan"))), "NaN"),
    "without end": (text(lambda raw: raw.update(ply=float("inf"))), "Infinity"),
    "a number of 20 digits": (text(lambda raw: raw.update(ply=10**19)), "too big"),
    "a number of a million digits": (
        TEXT.replace(b'"seed":', b'"seed":' + b"9" * 1_000_000),
        "too big",
    ),
    "a key twice": (TEXT[:-1] + b',"ply":1}', "ply is there twice"),
    "a key twice inside": (TEXT.replace(b'"seats":', b'"seats":3,"seats":', 1), "seats"),
}


@pytest.mark.parametrize(("data", "where"), FIELDS.values(), ids=FIELDS)
def test_a_bad_field_is_named(data: bytes, where: str) -> None:
    error = refused(data)
    assert error.reason is SaveReason.INVALID
    assert where in error.detail
    assert error.detail in str(error)


def test_no_value_of_a_secret_is_told() -> None:
    secret = 987654
    for data in (
        put(*MOVE, "cells", value=[secret, "987654", 1.5]),
        put(*MOVE, "cells", value=[secret]),
        put("drafts", value={"0": [secret]}),
        put("state", "marks", value=[[secret], 1.5, None, None]),
        put("state", "rng", value={"seed": secret, "draws": 987654.5}),
    ):
        error = refused(data)
        assert "98765" not in f"{error}{error.detail}{error!r}"


def test_long_and_wild_texts_of_a_file_are_cut_and_tamed() -> None:
    for data in (
        put("x\x1b[2J\n" + "y" * 100_000, value=1),
        text(lambda raw: raw.update(game="\x1b[2J" + "z" * 100_000)),
        text(lambda raw: raw.update(format=2, app="\x1b[2J\n")),
    ):
        error = refused(data)
        assert len(str(error)) <= 200
        assert f"{error}{error.detail}".isprintable()


@pytest.mark.parametrize("place", ["migrated", "json.dumps"])
def test_an_old_or_deep_save_that_cannot_be_brought_up_to_date_is_refused(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise KeyError("names") if place == "migrated" else RecursionError

    monkeypatch.setattr(f"stella_desktop.storage.save_file.{place}", fail)
    assert refused(GOOD).reason is SaveReason.INVALID


# --- moves ----------------------------------------------------------------------------------------


def journal(change: Callable[[list[Any]], object]) -> bytes:
    return text(lambda raw: change(raw["journal"]))


def test_the_first_bad_move_is_named_with_its_reason() -> None:
    again = {"move": {"kind": "next_round", "seat": 1}}
    error = refused(journal(lambda entries: entries.insert(4, again)))
    assert error.reason is SaveReason.BAD_MOVE
    assert error.detail == "entry 5: seat 1 may not next_round now"
    assert error.detail in str(error)


@pytest.mark.parametrize("seat", [-1, 4, 9_000_000_000])
def test_a_seat_that_is_not_at_the_table_is_a_bad_move(seat: int) -> None:
    move = {"move": {"kind": "propose_word", "seat": seat}}
    error = refused(journal(lambda entries: entries.insert(0, move)))
    assert error.reason is SaveReason.BAD_MOVE
    assert error.detail == f"entry 1: there is no seat {seat}"


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"take_back": True}, "entry 1: there is no move to take back"),
        ({"put_back": True}, "entry 1: there is no move to put back"),
    ],
)
def test_taking_back_what_is_not_there_is_a_bad_move(entry: dict[str, bool], why: str) -> None:
    error = refused(journal(lambda entries: entries.insert(0, entry)))
    assert (error.reason, error.detail) == (SaveReason.BAD_MOVE, why)


@pytest.mark.parametrize("cells", [[], list(range(11)), [2, 1], [1, 1], [15], [-1]])
def test_marks_that_cannot_be_are_a_bad_move(cells: list[int]) -> None:
    error = refused(put(*MOVE, "cells", value=cells))
    assert error.reason is SaveReason.BAD_MOVE


# --- the snapshot ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "detail"),
    [
        (put("ply", value=1), "ply"),
        (put("state", "number", value=4), "state.number"),
        (put("state", "rng", "seed", value=99), "state.rng"),
        (put("progress", "round", value=4), "progress"),
        (put("progress", "totals", value=[0, 0, 0, 99]), "progress"),
        (put("outcome", value={"winners": [0], "scores": [9, 0, 0, 0]}), "outcome"),
    ],
)
def test_a_snapshot_that_the_moves_do_not_lead_to_is_named(data: bytes, detail: str) -> None:
    error = refused(data)
    assert (error.reason, error.detail) == (SaveReason.SNAPSHOT_DIFFERS, detail)


def test_a_save_with_good_checksum_is_still_checked_inside() -> None:
    raw = plain(saved_game())
    raw["state"]["number"] = 3
    assert refused(as_file(raw)).reason is SaveReason.SNAPSHOT_DIFFERS

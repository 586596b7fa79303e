"""Packs of words come in once, under names of their own."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.packs import PackError, Reason, load_words
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.decks.words import (
    give_words,
    import_words,
    packs_on_disk,
    word_packs,
    words_folder,
)
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.paths import folders
from tests.decks.making import everything_below


@pytest.fixture
def ours(tmp_path: Path) -> Path:
    return tmp_path / "words"


def pack_json(*words: str, **other: object) -> dict[str, Any]:
    cards = [
        {"id": f"w{n:03}", "set": "core", "upper": {"vi": word}, "lower": {"en": f"{word} 2"}}
        for n, word in enumerate(words, start=1)
    ]
    return {
        "format": 1,
        "id": "theirs",
        "name": {"en": "Theirs"},
        "author": "The neighbours",
        "licence": "CC0-1.0",
        "cards": cards,
        **other,
    }


def put(path: Path, raw: object) -> Path:
    path.write_text(json.dumps(raw), encoding="utf-8")
    return path


def test_a_pack_is_copied_and_found_again(ours: Path, tmp_path: Path) -> None:
    pack = import_words(put(tmp_path / "a.json", pack_json("biển", "mưa")), ours).pack
    assert pack.name.en == "Theirs"
    assert [card.upper.vi for card in pack.cards] == ["biển", "mưa"]
    assert word_packs(ours) == ((pack,), ())
    assert list(everything_below(ours)) == ["theirs.json"]


def test_card_ids_are_those_of_the_words_whatever_they_were(ours: Path, tmp_path: Path) -> None:
    one = import_words(put(tmp_path / "a.json", pack_json("biển", "mưa")), ours).pack
    two = import_words(put(tmp_path / "b.json", pack_json("mưa", "nắng")), ours).pack
    assert one.cards[1].id == two.cards[0].id
    assert len({card.id for card in (*one.cards, *two.cards)}) == 3
    builtin = load_words(resources() / "words" / "starlit.json")
    assert not {card.id for card in one.cards} & set(builtin.by_id)


def test_a_note_for_translators_does_not_make_another_word(ours: Path, tmp_path: Path) -> None:
    raw = pack_json("biển")
    raw["cards"][0]["upper"]["note"] = "The sea."
    one = import_words(put(tmp_path / "a.json", raw), ours).pack
    two = import_words(put(tmp_path / "b.json", pack_json("biển", "mưa")), ours).pack
    assert one.cards[0].id == two.cards[0].id


@pytest.mark.parametrize("wanted", ["theirs", "starlit", "own", "con"])
def test_ids_of_packs_are_never_taken_twice(wanted: str, ours: Path, tmp_path: Path) -> None:
    import_words(put(tmp_path / "a.json", pack_json("biển")), ours)
    other = put(tmp_path / "b.json", pack_json("mưa", id=wanted))
    pack = import_words(other, ours, taken=("starlit",)).pack
    assert pack.id not in ("theirs", "starlit", "own", "con")
    assert len(word_packs(ours)[0]) == 2
    assert load_words(ours / f"{pack.id}.json") == pack


def test_the_same_pack_again_is_refused_as_it_is_there(ours: Path, tmp_path: Path) -> None:
    file = put(tmp_path / "a.json", pack_json("biển", "mưa"))
    import_words(file, ours)
    fewer = put(tmp_path / "b.json", pack_json("mưa", name={"en": "Rain"}))
    for again in (file, ours / "theirs.json", fewer):
        with pytest.raises(Refused) as caught:
            import_words(again, ours)
        assert caught.value.trouble is Trouble.WORDS_THERE
    assert len(everything_below(ours)) == 1


def test_words_that_are_there_twice_are_one_card_and_counted(ours: Path, tmp_path: Path) -> None:
    new = import_words(put(tmp_path / "a.json", pack_json("biển", "mưa", "biển")), ours)
    assert [card.upper.vi for card in new.pack.cards] == ["biển", "mưa"]
    assert new.twice == 1
    other = import_words(put(tmp_path / "b.json", pack_json("mưa", "nắng", "đèn")), ours)
    assert other.twice == 1
    assert len(other.pack.cards) == 3, "it is whole, even if the other pack goes"


def test_a_pack_can_be_given_away(ours: Path, tmp_path: Path) -> None:
    import_words(put(tmp_path / "a.json", pack_json("biển", "mưa")), ours)
    (packs, _) = packs_on_disk(ours)
    give_words(packs[0], tmp_path / "gift.json")
    assert import_words(tmp_path / "gift.json", tmp_path / "theirs").pack == packs[0].pack


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", Reason.NOT_JSON),
        (b"[" * 100_000, Reason.NOT_JSON),
        (b"{}", Reason.INVALID),
        (b" " * 5_000_000, Reason.INVALID),
        (json.dumps(pack_json("x", format=2)).encode(), Reason.NEWER),
        (json.dumps(pack_json("x" * 41)).encode(), Reason.INVALID),
        (json.dumps(pack_json("\u202ex")).encode(), Reason.INVALID),
        (json.dumps(pack_json("x", id="../x")).encode(), Reason.INVALID),
        (json.dumps(pack_json("x", code="rm")).encode(), Reason.INVALID),
    ],
)
def test_a_hostile_pack_of_words_is_refused_and_leaves_nothing(
    data: bytes, reason: Reason, ours: Path, tmp_path: Path
) -> None:
    (tmp_path / "a.json").write_bytes(data)
    with pytest.raises(PackError) as caught:
        import_words(tmp_path / "a.json", ours)
    assert caught.value.reason is reason
    assert not ours.exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pipe")
def test_a_pipe_is_refused_and_not_waited_for(ours: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.json")
    for path in (tmp_path / "a.json", tmp_path, tmp_path / "gone.json"):
        with pytest.raises(Refused) as caught:
            import_words(path, ours)
        assert caught.value.trouble is Trouble.UNREADABLE


def test_a_broken_pack_is_a_problem_and_the_others_are_there(ours: Path, tmp_path: Path) -> None:
    pack = import_words(put(tmp_path / "a.json", pack_json("biển")), ours).pack
    (ours / "broken.json").write_bytes(b"{")
    (ours / "notes.txt").write_bytes(b"x")
    packs, problems = word_packs(ours)
    assert packs == (pack,)
    assert [(path.name, problem.reason) for path, problem in problems] == [
        ("broken.json", Reason.NOT_JSON)
    ]


def test_packs_that_cannot_be_listed_are_a_problem(ours: Path, tmp_path: Path) -> None:
    assert word_packs(ours) == ((), ())
    ours.write_bytes(b"a file is in the way")
    assert len(word_packs(ours)[1]) == 1
    with pytest.raises(StorageError):
        import_words(put(tmp_path / "a.json", pack_json("biển")), ours)


def test_packs_of_words_lie_in_the_data_folder(tmp_path: Path) -> None:
    assert words_folder(folders(tmp_path)) == tmp_path / "words"

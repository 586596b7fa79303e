import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stella_desktop.storage.history import (
    LATEST,
    MOST_CARDS,
    MOST_GAMES,
    MOST_TIMES,
    MOST_WORDS,
    Counted,
    History,
    HistoryStore,
    Seen,
)
from stella_desktop.storage.keeping import LARGEST
from stella_desktop.storage.paths import folders

GAME = "0" * 32


@pytest.fixture
def store(tmp_path: Path) -> HistoryStore:
    return HistoryStore(folders(tmp_path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "history.json"


def test_at_first_nothing_was_ever_seen(store: HistoryStore) -> None:
    history = store.load()
    assert history.times_seen("c001") == 0
    assert history.card_met("c001") == history.word_met("w001") == (0, 0)


def test_a_picture_counts_once_for_each_game() -> None:
    history = History()
    for number in range(3):
        history = history.after_game(("c001", "c002")[: number + 1], ("w001",), f"game-{number}")
    assert (history.times_seen("c001"), history.times_seen("c002")) == (3, 2)


def test_what_came_later_has_the_higher_number() -> None:
    history = History().after_game(("c1", "c2"), ("w1",), "a").after_game(("c2",), ("w2",), "b")
    assert (0, 0) < history.card_met("c1") < history.card_met("c2")
    assert (0, 0) < history.word_met("w1") < history.word_met("w2")


def test_a_resumed_game_does_not_count_again() -> None:
    once = History().after_game(("c1", "c2"), ("w1",), GAME)
    assert once.after_game(("c1", "c2"), ("w1",), GAME) is once
    assert once.after_game(("c1",), (), GAME) is once


def test_a_game_that_goes_on_counts_what_is_new() -> None:
    history = History().after_game(("c1", "c2"), ("w1",), GAME)
    history = history.after_game(("c1", "c2", "c3"), ("w1", "w2"), GAME)
    assert [history.times_seen(card) for card in ("c1", "c2", "c3")] == [1, 1, 1]
    assert [seen.times for seen in history.words] == [1, 1]


def test_another_game_in_between_does_not_confuse_the_count() -> None:
    history = History().after_game(("c1", "c2"), (), "a")
    history = history.after_game(("c2", "c3"), (), "b")
    history = history.after_game(("c1", "c2", "c4"), (), "a")
    history = history.after_game(("c2", "c3", "c1"), (), "b")
    assert [history.times_seen(card) for card in ("c1", "c2", "c3", "c4")] == [2, 2, 1, 1]


def test_what_was_seen_is_known_tomorrow(store: HistoryStore, tmp_path: Path) -> None:
    history = History().after_game(("c001", "p-0a1b2c3d4e5f"), ("own-0a1b",), GAME)
    store.save(history)
    found = HistoryStore(folders(tmp_path)).load()
    assert found == history
    assert found.after_game(("c001", "p-0a1b2c3d4e5f"), ("own-0a1b",), GAME) is found


def full_history() -> History:
    seen = [Seen(id=f"p-{n:012}", times=MOST_TIMES, last=LATEST) for n in range(MOST_CARDS)]
    words = [Seen(id=f"own-{n:012}", times=MOST_TIMES, last=LATEST) for n in range(MOST_WORDS)]
    counted = Counted(game=GAME, cards=MOST_TIMES, words=MOST_TIMES)
    games = [counted.model_copy(update={"game": f"{n:032}"}) for n in range(MOST_GAMES)]
    return History(cards=tuple(seen), words=tuple(words), games=tuple(games))


def test_the_fullest_history_can_be_read_again(store: HistoryStore, file: Path) -> None:
    history = full_history()
    store.save(history)
    assert file.stat().st_size < LARGEST
    assert store.load() == history


def test_a_full_history_forgets_what_was_seen_longest_ago() -> None:
    before = full_history()
    after = before.after_game(("c001",), ("w001",), "x")
    assert (len(after.cards), len(after.words), len(after.games)) == (
        MOST_CARDS,
        MOST_WORDS,
        MOST_GAMES,
    )
    assert after.times_seen("c001") == 1
    assert after.times_seen(before.cards[-1].id) == 0
    assert after.times_seen(before.cards[0].id) == MOST_TIMES


def test_numbers_at_their_end_stay_there() -> None:
    before = full_history()
    card = before.cards[0].id
    after = before.after_game((card,), (), "x")
    assert after.card_met(card) == (LATEST, MOST_TIMES)


def test_a_bad_entry_costs_only_itself(store: HistoryStore, file: Path) -> None:
    good = {"id": "c001", "times": 2, "last": 5}
    bad = [
        {**good, "id": "../x"},
        {**good, "id": "c002", "times": 0},
        {**good, "id": "c003", "last": -1},
        {**good, "id": "c004", "times": True},
        {**good, "id": "c005", "more": 1},
        {"id": "c006"},
        {**good, "times": 9},  # the same picture once more
        7,
    ]
    file.write_text(json.dumps({"cards": [good, *bad], "words": "w001", "games": None}))
    assert store.load() == History(cards=(Seen(id="c001", times=2, last=5),))


def test_a_broken_history_is_put_aside(store: HistoryStore, file: Path) -> None:
    file.write_bytes(b"broken")
    assert store.load() == History()
    assert file.with_name("history.json.bad").read_bytes() == b"broken"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["id", "times", "last", "game"]), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*History.model_fields, "new"]), json_values))
@settings(
    deadline=None,
    max_examples=100,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_any_json_object_can_be_loaded_and_played_on_with(
    store: HistoryStore, file: Path, raw: dict[str, Any]
) -> None:
    file.write_text(json.dumps(raw))
    history = store.load().after_game(("c001",), ("w001",), GAME)
    store.save(history)
    assert store.load() == history
    assert history.times_seen("c001") >= 1

"""A save is the whole game: what is loaded is what was stored."""

import gzip
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella_desktop.engine import Game, Session
from stella_desktop.games import GAMES
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.storage import envelope, packing
from stella_desktop.storage.errors import SaveError, SaveReason
from stella_desktop.storage.save_file import SavedGame, dump, headline, load
from tests.storage.making import (
    NOON,
    STELLA,
    as_dict,
    as_file,
    plain,
    random_move,
    random_session,
    same,
    saved_game,
    table_for,
)

games = st.tuples(
    st.sampled_from(STELLA.seats), st.integers(0, 10**9), st.integers(0, 150), st.booleans()
)


@given(games)
@settings(deadline=None, max_examples=80)
def test_any_game_is_loaded_as_it_was_stored(game: tuple[int, int, int, bool]) -> None:
    seats, seed, entries, own_words = game
    saved = saved_game(seats, seed, entries)
    saved.table = table_for(seats, own_words=own_words)
    assert same(load(dump(saved)), saved)


@given(games)
@settings(deadline=None, max_examples=40)
def test_a_save_written_after_every_entry_says_the_same_as_one_written_at_the_end(
    game: tuple[int, int, int, bool],
) -> None:
    seats, seed, entries, _ = game
    whole = saved_game(seats, seed, entries)
    setup = whole.session.setup
    growing = SavedGame(Session(STELLA, setup), whole.table, {}, whole.id, NOON)
    for entry in whole.session.journal:
        growing.session.enter(entry)
        dump(growing)
    growing.drafts = whole.drafts
    assert as_dict(dump(growing)) == as_dict(dump(whole))


def test_the_same_game_gives_the_same_bytes() -> None:
    saved = saved_game()
    assert dump(saved) == dump(saved)
    assert dump(load(dump(saved))) == dump(saved)


def test_a_game_goes_on_after_loading() -> None:
    saved = load(dump(saved_game(entries=10)))
    random_move(saved.session, Random(5))
    again = load(dump(saved))
    assert same(again, saved)


@pytest.mark.parametrize("change", ["table", "id", "session"])
def test_a_save_follows_when_its_table_its_id_or_its_session_is_another(change: str) -> None:
    saved, other = saved_game(entries=20), saved_game(seed=9, entries=25)
    other.table = table_for(4, own_words=True)
    dump(saved)
    setattr(saved, change, getattr(other, change))
    saved.drafts = {}
    assert same(load(dump(saved)), saved)


def test_the_journal_keeps_what_was_taken_back() -> None:
    session = random_session(3, 1, 6, take_backs=False)
    session.take_back()
    session.take_back()
    session.put_back()
    loaded = load(dump(SavedGame(session, table_for(3)))).session
    assert loaded.journal == session.journal
    assert loaded.can_put_back


def test_a_plain_save_is_read_too() -> None:
    saved = saved_game()
    for text in (json.dumps(plain(saved)), json.dumps(plain(saved), indent=4)):
        assert same(load(text.encode()), saved)
        assert same(load(b"\xef\xbb\xbf" + text.encode() + b"\r\n"), saved)


def test_a_save_squeezed_by_another_gzip_is_read_too() -> None:
    saved = saved_game()
    assert same(load(gzip.compress(json.dumps(plain(saved)).encode())), saved)


def test_gunzip_opens_a_save() -> None:
    assert json.loads(gzip.decompress(dump(saved_game())))["format"] == 1


def test_no_time_but_that_of_saving_is_in_the_bytes() -> None:
    assert dump(saved_game())[4:8] == bytes(4)


@pytest.mark.parametrize("optional", ["state", "progress", "outcome", "drafts"])
def test_a_save_explains_itself_without(optional: str) -> None:
    saved = saved_game()
    saved.drafts = {}
    raw = plain(saved)
    del raw[optional]
    if optional == "progress":
        del raw["outcome"]
    if optional == "outcome":
        assert raw["progress"]
    assert same(load(as_file(raw)), saved)


def test_the_time_is_kept_in_utc() -> None:
    raw = plain(saved_game())
    assert raw["saved_at"] == "2025-11-29T12:00:00+00:00"
    raw["saved_at"] = "2025-11-29T19:00:00+07:00"
    assert load(as_file(raw)).saved_at == NOON


def test_names_come_back_clean() -> None:
    raw = plain(saved_game())
    raw["table"]["players"][0]["name"] = "\u202eLi\u0301nh\n "
    assert load(as_file(raw)).table.players[0].name == "L\u00ednh"


def test_a_draft_holds_only_what_the_seat_may_still_mark() -> None:
    session = random_session(3, 0, 0)
    session.submit(LockMarks(seat=1, cells=(1, 2)))
    saved = SavedGame(session, table_for(3), {0: (3, 4, 99), 1: (1,), 2: (500,)})
    assert load(dump(saved)).drafts == {0: (3, 4)}


def test_a_new_game_has_an_id_of_its_own() -> None:
    session = random_session(3, 0, 0)
    one, other = SavedGame(session, table_for(3)), SavedGame(session, table_for(3))
    assert one.id != other.id
    assert len(one.id) == 32


# --- rules that have changed since ----------------------------------------------------------------


def test_a_save_under_older_rules_goes_on_if_it_plays_the_same() -> None:
    saved = saved_game()
    newer_rules = {"stella": replace(STELLA, rules=2)}
    loaded = load(dump(saved), newer_rules)
    assert loaded.session.state == saved.session.state
    assert as_dict(dump(loaded))["rules"] == 2


@pytest.mark.parametrize("fault", ["state", "journal"])
def test_a_save_that_older_rules_played_otherwise_is_refused_in_plain_words(fault: str) -> None:
    raw = plain(saved_game())
    if fault == "state":
        raw["state"]["number"] = 4
    else:
        raw["journal"].insert(0, {"put_back": True})
    with pytest.raises(SaveError, match="older rules") as caught:
        load(as_file(raw), {"stella": replace(STELLA, rules=2)})
    assert caught.value.reason in (SaveReason.SNAPSHOT_DIFFERS, SaveReason.BAD_MOVE)


# --- cost -----------------------------------------------------------------------------------------


def test_an_entry_is_written_as_json_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Any] = []
    entry_json = envelope.Codec.entry_json

    def noted(codec: envelope.Codec, entry: Any) -> bytes:
        written.append(entry)
        return entry_json(codec, entry)

    monkeypatch.setattr(envelope.Codec, "entry_json", noted)
    saved = saved_game(entries=30)
    for _ in range(5):
        dump(saved)
    saved.session.take_back()
    dump(saved)
    assert written == saved.session.journal


def test_the_models_of_a_game_are_built_once() -> None:
    assert envelope.codec_for(STELLA) is envelope.codec_for(STELLA)


def test_a_game_too_big_to_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "LARGEST_SAVE", 5_000)
    with pytest.raises(SaveError) as caught:
        dump(saved_game(entries=100))
    assert caught.value.reason is SaveReason.TOO_BIG


# --- the headline ---------------------------------------------------------------------------------


def test_the_headline_tells_the_public_side_without_playing_the_game() -> None:
    saved = saved_game()
    raw = plain(saved)
    raw["journal"] = "unread"
    told = headline(as_file(raw))
    assert (told.game, told.saved_at, told.table) == ("stella", NOON, saved.table)
    assert told.progress == STELLA.progress(saved.session.state)
    assert told.outcome is None


def test_the_headline_of_a_save_without_progress_is_found_by_playing() -> None:
    saved = saved_game(entries=10_000)
    raw = plain(saved)
    del raw["progress"], raw["outcome"], raw["state"]
    told = headline(as_file(raw))
    assert told.progress == STELLA.progress(saved.session.state)
    assert told.outcome is not None
    assert told.outcome == saved.session.outcome()


@pytest.mark.parametrize(
    ("part", "facts", "where"),
    [
        ("table", {"players": []}, "table.players"),
        ("progress", {"round": 0}, "progress.round"),
        ("progress", {"round": -7}, "progress.round"),
        ("progress", {"round": 9}, "progress.round"),
        ("progress", {"totals": [1, 2, 3]}, "progress.scores"),
        ("progress", {"scores": [[1, 2, 3, 4], [1, 2, 3, 4, 5]]}, "progress.scores"),
        ("outcome", {"winners": [], "scores": [1, 2, 3, 4]}, "outcome.winners"),
        ("outcome", {"winners": [4], "scores": [1, 2, 3, 4]}, "outcome.winners"),
        ("outcome", {"winners": [-1], "scores": [1, 2, 3, 4]}, "outcome.winners"),
        ("outcome", {"winners": [0], "scores": [1, 2, 3]}, "outcome.scores"),
    ],
)
def test_a_headline_that_no_list_could_show_is_refused(
    part: str, facts: dict[str, Any], where: str
) -> None:
    raw = plain(saved_game(seats=4))
    raw[part] = {**(raw[part] or {}), **facts}
    with pytest.raises(SaveError) as caught:
        headline(as_file(raw))
    assert (caught.value.reason, caught.value.detail) == (SaveReason.INVALID, where)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_game_ever_tells_a_headline_that_is_refused(game: Game) -> None:
    for seats in game.seats:
        for entries in (0, 1, 7, 30, 90, 10_000):
            headline(dump(saved_game(seats, seats, entries, game=game)))

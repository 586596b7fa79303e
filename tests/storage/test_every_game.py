"""Saves, their list and their rules number serve every game on the shelf."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from stella_desktop.engine import Game, Outcome, Session
from stella_desktop.games import GAMES
from stella_desktop.games.celestia.moves import Pass, PlaySpyglass
from stella_desktop.games.celestia.moves import Phase as CelestiaPhase
from stella_desktop.games.celestia.options import Face
from stella_desktop.games.obscurians.pieces import Mission
from stella_desktop.games.obscurians.pieces import Phase as ObscuriansPhase
from stella_desktop.games.storyteller.moves import Ballot
from stella_desktop.games.storyteller.moves import Options as TaleOptions
from stella_desktop.games.storyteller.moves import Phase as StorytellerPhase
from stella_desktop.storage.errors import SaveError, SaveReason
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders
from stella_desktop.storage.save_file import SavedGame, dump, headline, load
from stella_desktop.storage.table import TableInfo
from tests.storage.making import (
    NOON,
    SYMBOLS,
    as_dict,
    as_file,
    drafts_for,
    plain,
    random_session,
    same,
    saved_game,
    table_for,
)

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SAMPLES = Path(__file__).parent / "samples"
KEEP, TAKE, COLLECT, GIVE, _, LOSE, _ = Mission
ENDLESS = 10_000
"""More entries than any random game has."""


def seats_of(game: Game) -> list[int]:
    """Numbers of seats for which there are symbols."""
    return [seats for seats in game.seats if seats <= len(SYMBOLS)]


@each_game
def test_any_game_is_loaded_as_it_was_stored(game: Game) -> None:
    for seats in seats_of(game):
        for entries in (0, 1, 25, 80, ENDLESS):
            saved = saved_game(seats, seed=seats + entries, entries=entries, game=game)
            assert same(load(dump(saved)), saved)


@each_game
def test_a_save_written_after_every_entry_says_the_same_as_one_written_at_the_end(
    game: Game,
) -> None:
    whole = saved_game(seats_of(game)[-1], 4, 60, game=game)
    growing = SavedGame(
        Session(game, whole.session.setup), whole.table, whole.drafts, whole.id, NOON
    )
    for entry in whole.session.journal:
        growing.session.enter(entry)
        growing.drafts = drafts_for(growing.session)
        dump(growing)
    growing.drafts = whole.drafts
    assert as_dict(dump(growing)) == as_dict(dump(whole))


@pytest.mark.parametrize("rules", [0, -1, True, "1", None])
def test_a_rules_number_that_is_none_is_refused(rules: object) -> None:
    raw = plain(saved_game(4, 2, 30, game=GAMES["obscurians"]))
    raw["rules"] = rules
    with pytest.raises(SaveError) as caught:
        load(as_file(raw))
    assert caught.value.reason is SaveReason.INVALID


@pytest.mark.parametrize("harm", [{"setup": []}, {"setup": {"options": 5}}, {"state": 3}])
def test_an_old_save_that_no_step_can_read_is_refused(harm: dict[str, object]) -> None:
    raw = plain(saved_game(4, 2, 30, game=GAMES["obscurians"]))
    with pytest.raises(SaveError) as caught:
        load(as_file({**raw, "rules": 1, **harm}))
    assert caught.value.reason is SaveReason.INVALID


@each_game
def test_a_change_of_the_snapshot_is_noticed(game: Game) -> None:
    raw = plain(saved_game(4, 2, 30, game=game))
    raw["state"]["rng"]["draws"] += 1
    with pytest.raises(SaveError) as caught:
        load(as_file(raw))
    assert caught.value.reason is SaveReason.SNAPSHOT_DIFFERS


# --- the list of saves ----------------------------------------------------------------------------


@each_game
def test_the_list_tells_how_far_a_game_is(game: Game, tmp_path: Path) -> None:
    library = Library(folders(tmp_path))
    saved = saved_game(4, 3, 50, game=game)
    path = library.store(saved)
    (entry,) = library.entries()
    progress = game.progress(saved.session.state)
    assert (entry.path, entry.game, entry.problem) == (path, game.id, None)
    assert (entry.round, entry.cards, entry.over) == (progress.round, progress.cards, False)
    assert same(library.load(path), saved)
    unfinished = library.unfinished()
    assert unfinished is not None
    assert unfinished.path == path


@each_game
def test_the_list_names_the_winners_of_a_finished_game(game: Game, tmp_path: Path) -> None:
    library = Library(folders(tmp_path))
    saved = saved_game(4, 3, ENDLESS, game=game)
    library.store(saved)
    (entry,) = library.entries()
    outcome = saved.session.outcome()
    assert outcome is not None
    assert (entry.over, entry.winners) == (True, outcome.winners)
    assert library.unfinished() is None


@each_game
def test_a_headline_without_progress_is_found_by_playing(game: Game) -> None:
    for entries in (20, ENDLESS):
        saved = saved_game(4, 6, entries, game=game)
        raw = plain(saved)
        del raw["progress"], raw["outcome"], raw["state"]
        told = headline(as_file(raw))
        assert told.progress == game.progress(saved.session.state)
        assert told.outcome == saved.session.outcome()


# --- rules that change ----------------------------------------------------------------------------


@each_game
def test_a_save_under_older_rules_goes_on_if_it_plays_the_same(game: Game) -> None:
    saved = saved_game(4, 5, 40, game=game)
    newer = {game.id: replace(game, rules=game.rules + 1)}
    loaded = load(dump(saved), newer)
    assert loaded.session.state == saved.session.state
    assert as_dict(dump(loaded))["rules"] == game.rules + 1


@each_game
def test_a_save_that_older_rules_played_otherwise_is_refused_in_plain_words(game: Game) -> None:
    raw = plain(saved_game(4, 5, 40, game=game))
    raw["state"]["rng"]["draws"] += 1
    with pytest.raises(SaveError, match="older rules"):
        load(as_file(raw), {game.id: replace(game, rules=game.rules + 1)})


@each_game
def test_a_save_under_newer_rules_is_left_alone(game: Game) -> None:
    raw = plain(saved_game(4, 5, 40, game=game))
    raw["rules"] = game.rules + 1
    with pytest.raises(SaveError) as caught:
        load(as_file(raw))
    assert caught.value.reason is SaveReason.NEWER


# --- odd house rules in a file --------------------------------------------------------------------

ODD: list[tuple[str, dict[str, Any]]] = [
    ("storyteller", {"rounds": 0}),
    ("storyteller", {"used": "burnt"}),
    ("storyteller", {"first_narrator": True}),
    ("storyteller", {"paper": [9]}),
    ("celestia", {"hooks": 10**12}),
    ("celestia", {"new_cards": 10**12}),
    ("celestia", {"deck": [["compass", 10**12]]}),
    ("celestia", {"cities": [{"dice": 0, "treasures": [[1, 10**12]]}] * 2}),
    ("celestia", {"cities": [{"dice": 10**12, "treasures": [[1, 2]]}] * 2}),
    ("celestia", {"faces": []}),
    ("celestia", {"goal": -1}),
    ("obscurians", {"colours": ["green", "green", "lamp", "red"]}),
    ("obscurians", {"take": [5]}),
    ("obscurians", {"collect": [[3, 8], [3, 9]]}),
]


@pytest.mark.parametrize(("game_id", "options"), ODD, ids=str)
def test_house_rules_that_cannot_be_played_are_refused_at_once(
    game_id: str, options: dict[str, Any]
) -> None:
    raw = plain(SavedGame(random_session(4, 0, 0, game=GAMES[game_id]), table_for(4)))
    raw["setup"]["options"] |= options
    with pytest.raises(SaveError) as caught:
        load(as_file(raw))
    assert caught.value.reason is SaveReason.INVALID


# --- samples: opened for ever ---------------------------------------------------------------------


def sample(name: str) -> SavedGame:
    return load((SAMPLES / f"format-1-{name}.stella").read_bytes())


def test_a_game_of_the_storyteller_in_the_middle_of_a_vote_with_paper_seats() -> None:
    session = sample("storyteller-mid").session
    state = session.state
    assert (len(session.journal), session.ply) == (45, 29)
    assert (state.phase, state.number, state.narrator) == (StorytellerPhase.VOTE, 3, 4)
    assert (state.clue, state.table) == ("dgcdeghj", ("c014", "c024", "c012", "c026", "c017"))
    assert state.voted == (True, False, True, False, False)
    assert state.ballots == (Ballot(4, token=False), None, None, None, None)
    assert state.spent == (True, True, False, True, True)
    assert session.setup.options == TaleOptions(rounds=10, first_narrator=2, paper=(2, 3))


def test_a_finished_game_of_the_storyteller() -> None:
    assert sample("storyteller-finished").session.outcome() == Outcome((2,), (7, 10, 11, 7))


def test_a_game_of_celestia_in_which_a_spyglass_waits_for_the_captain_to_answer() -> None:
    session = sample("celestia-mid").session
    state = session.state
    assert (len(session.journal), session.ply) == (284, 240)
    assert (state.phase, state.journey, state.here) == (CelestiaPhase.WINDOW_RESCUE, 10, 2)
    assert (state.captain, state.aboard) == (0, (0, 1, 2))
    assert state.dice == (Face.LIGHTNING, Face.LIGHTNING)
    assert state.answers == (None, Pass(1), PlaySpyglass(2), None)
    assert session.game.progress(state).totals == (9, 6, 6, 8)


def test_a_finished_game_of_celestia() -> None:
    assert sample("celestia-finished").session.outcome() == Outcome((2,), (33, 40, 54, 36))


def test_a_game_of_obscurians_in_the_middle_of_an_action() -> None:
    session = sample("obscurians-mid").session
    state = session.state
    assert (len(session.journal), session.ply) == (179, 165)
    assert (state.phase, len(state.seen)) == (ObscuriansPhase.EXECUTE, 6)
    assert state.turn is not None
    assert (state.turn.seat, state.turn.action, state.turn.left) == (2, "guard", 2)
    assert [player.banned for player in state.players] == [False, False, False, True, False]
    assert [secret.mission for secret in state.secrets] == [LOSE, GIVE, TAKE, COLLECT, KEEP]
    assert [len(stack) for stack in state.stacks] == [6, 2, 4, 2, 3]
    assert state.secrets[3].discarded == (KEEP, COLLECT, GIVE, LOSE)


def test_a_finished_game_of_obscurians() -> None:
    assert sample("obscurians-finished").session.outcome() == Outcome((0,), (81, 14, 20, 49))


def test_a_table_for_six_or_fewer_has_no_seventh_symbol() -> None:
    players = [{"name": "A", "symbol": "heart"}, {"name": "B", "symbol": "star"}]
    with pytest.raises(ValidationError, match="seventh"):
        TableInfo.model_validate(
            {"players": players, "word_languages": ["en"], "deck": "starlit", "words": "starlit"},
            strict=False,
        )

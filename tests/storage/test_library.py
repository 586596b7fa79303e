import os
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from stella_desktop.games import GAMES
from stella_desktop.storage import library as library_module
from stella_desktop.storage.errors import SaveError, SaveReason, StorageError, StorageReason
from stella_desktop.storage.files import backup_of
from stella_desktop.storage.library import KEPT_DELETED, Library
from stella_desktop.storage.paths import Folders, folders
from stella_desktop.storage.save_file import dump
from tests.storage.making import NAMES, as_file, plain, random_move, same, saved_game


@pytest.fixture
def places(tmp_path: Path) -> Folders:
    return folders(tmp_path)


@pytest.fixture
def library(places: Folders) -> Library:
    return Library(places)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock is a minute later."""
    minutes = (datetime(2025, 1, 1, tzinfo=UTC) + timedelta(minutes=n) for n in count())
    monkeypatch.setattr(library_module, "_now", lambda: next(minutes))


def test_no_saves_are_no_problem(library: Library, places: Folders) -> None:
    assert library.entries() == ()
    assert library.unfinished() is None
    assert not places.saves.exists()


def test_what_is_stored_is_loaded(library: Library) -> None:
    saved = saved_game()
    assert same(library.load(library.store(saved)), saved)


def test_the_file_is_called_by_the_id_of_the_game(library: Library, places: Folders) -> None:
    saved = saved_game()
    assert library.store(saved) == places.saves / f"{saved.id}.stella"


def test_storing_tells_when(library: Library) -> None:
    saved = saved_game()
    before = datetime.now(UTC)
    library.store(saved)
    assert before <= saved.saved_at <= datetime.now(UTC)


def test_an_entry_tells_the_public_side(library: Library) -> None:
    saved = saved_game(seats=4, entries=30)
    path = library.store(saved)
    (entry,) = library.entries()
    progress = saved.session.game.progress(saved.session.state)
    assert (entry.path, entry.game, entry.names) == (path, "stella", NAMES[:4])
    assert entry.symbols == ("circle", "triangle", "square", "diamond")
    assert (entry.round, entry.cards) == (progress.round, progress.cards)
    assert (entry.over, entry.winners) == (False, ())
    assert (entry.saved_at, entry.problem) == (saved.saved_at, None)


def test_an_entry_of_a_finished_game_names_the_winners(library: Library) -> None:
    saved = saved_game(entries=10_000)
    library.store(saved)
    (entry,) = library.entries()
    outcome = saved.session.outcome()
    assert outcome is not None
    assert (entry.over, entry.winners) == (True, outcome.winners)


@pytest.mark.usefixtures("clock")
def test_the_newest_save_is_the_first(library: Library) -> None:
    games = [saved_game(seed=seed, entries=5) for seed in (1, 2, 3)]
    for saved in (*games, games[0]):
        library.store(saved)
    assert [entry.path.stem for entry in library.entries()] == [games[n].id for n in (0, 2, 1)]


@pytest.mark.usefixtures("clock")
def test_the_newest_unfinished_game_is_found(library: Library) -> None:
    old, newer = saved_game(seed=1, entries=5), saved_game(seed=2, entries=6)
    over = saved_game(seed=3, entries=10_000)
    for saved in (old, newer, over):
        path = library.store(saved)
    path.with_name("broken.stella").write_bytes(b"broken")
    found = library.unfinished()
    assert found is not None
    assert found.path.stem == newer.id


def test_bad_files_are_listed_with_their_problem(library: Library, places: Folders) -> None:
    good = library.store(saved_game())
    (places.saves / "empty.stella").touch()
    (places.saves / "foreign.stella").write_bytes(b"GIF89a")
    problems = {entry.path.name: entry.problem for entry in library.entries()}
    reasons = {name: problem and problem.reason for name, problem in problems.items()}
    assert reasons == {
        good.name: None,
        "empty.stella": SaveReason.EMPTY,
        "foreign.stella": SaveReason.FOREIGN,
    }


def test_only_saves_are_listed(library: Library, places: Folders) -> None:
    path = library.store(saved_game())
    library.store(saved_game())
    for name in ("notes.txt", f"{path.name}.tmp", f"{path.name}.bak.tmp"):
        (places.saves / name).write_bytes(b"x")
    (places.saves / "folder.stella").mkdir()
    assert [entry.path for entry in library.entries()] == [path]


def test_a_huge_file_is_a_problem_and_not_a_wait(library: Library, places: Folders) -> None:
    places.saves.mkdir()
    with (places.saves / "huge.stella").open("wb") as file:
        file.truncate(1 << 34)
    (entry,) = library.entries()
    assert isinstance(entry.problem, SaveError)
    assert entry.problem.reason is SaveReason.TOO_BIG


def test_a_file_in_place_of_the_folder_is_an_entry_with_a_problem(
    library: Library, places: Folders
) -> None:
    places.saves.write_bytes(b"")
    (entry,) = library.entries()
    assert isinstance(entry.problem, StorageError)
    with pytest.raises(StorageError):
        library.store(saved_game())


def test_a_file_that_cannot_be_read_is_an_entry_with_a_problem(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    library.store(saved_game())

    def refused(path: Path, _: int) -> bytes:
        raise StorageError(StorageReason.READ_ONLY, path)

    monkeypatch.setattr(library_module, "read_limited", refused)
    (entry,) = library.entries()
    assert isinstance(entry.problem, StorageError)


def test_a_file_that_vanishes_while_the_list_is_made_is_no_crash(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = library.store(saved_game())

    def vanished(path: Path, _: int) -> bytes:
        path.unlink(missing_ok=True)
        raise StorageError(StorageReason.MISSING, path)

    monkeypatch.setattr(library_module, "read_limited", vanished)
    (entry,) = library.entries()
    assert entry.path == path
    assert entry.saved_at.year == 1970


def test_a_game_without_a_table_is_listed_with_its_people_and_never_opened(places: Folders) -> None:
    path = Library(places).store(saved_game())
    library = Library(places, tables=())
    (entry,) = library.entries()
    assert entry.problem is not None
    assert entry.problem.reason is SaveReason.NO_TABLE
    assert (entry.names, entry.has_backup) == (NAMES[:4], False)
    assert library.unfinished() is None
    with pytest.raises(SaveError) as caught:
        library.load(path)
    assert caught.value.reason is SaveReason.NO_TABLE


def test_a_damaged_save_is_known_by_the_people_of_its_backup(library: Library) -> None:
    saved = saved_game()
    path = library.store(saved)
    library.store(saved)
    path.write_bytes(b"broken")
    (entry,) = library.entries()
    assert entry.problem is not None
    assert (entry.names, entry.has_backup) == (NAMES[:4], True)
    assert entry.saved_at == datetime.fromtimestamp(path.stat().st_mtime, UTC)


@pytest.mark.parametrize("backup", ["broken too", "of a game without a table", None])
def test_a_backup_that_cannot_be_listed_is_not_offered(places: Folders, backup: str | None) -> None:
    saved = saved_game(game=GAMES["celestia"]) if backup != "broken too" else saved_game()
    path = Library(places).store(saved)
    if backup:
        Library(places).store(saved)
    path.write_bytes(b"broken")
    if backup == "broken too":
        backup_of(path).write_bytes(b"broken")
    (entry,) = Library(places, tables=("stella",)).entries()
    assert (entry.names, entry.has_backup) == ((), False)


# --- backup ---------------------------------------------------------------------------------------


def test_the_backup_is_the_game_before_its_last_change(library: Library) -> None:
    saved = saved_game(entries=20)
    path = library.store(saved)
    ply = saved.session.ply
    saved.session.take_back()
    library.store(saved)
    assert library.load_backup(path).session.ply == ply
    assert [entry.has_backup for entry in library.entries()] == [True]


def test_a_game_from_a_backup_goes_on_beside_the_broken_file(library: Library) -> None:
    saved = saved_game(entries=20)
    path = library.store(saved)
    library.store(saved)
    path.write_bytes(b"broken")
    rescued = library.load_backup(path)
    new = library.store(rescued)
    assert new == path.with_name(f"{saved.id}-2.stella")
    assert path.read_bytes() == b"broken"
    assert same(library.load(new), rescued)


def test_no_backup_is_told(library: Library) -> None:
    path = library.store(saved_game())
    with pytest.raises(StorageError) as caught:
        library.load_backup(path)
    assert caught.value.reason is StorageReason.MISSING


# --- never over what could not be read ------------------------------------------------------------

BROKEN_INSIDE = plain(saved_game())
BROKEN_INSIDE["journal"].insert(0, {"take_back": True})


@pytest.mark.parametrize("content", [b"", b"broken", as_file(BROKEN_INSIDE)])
def test_a_bad_file_is_never_written_over(places: Folders, content: bytes) -> None:
    saved = saved_game()
    path = places.saves / f"{saved.id}.stella"
    path.parent.mkdir()
    path.write_bytes(content)
    library = Library(places)
    new = library.store(saved)
    for _ in range(3):
        assert library.store(saved) == new
    assert path.read_bytes() == content
    assert not backup_of(path).exists()


def test_two_bad_files_leave_a_third_name(places: Folders) -> None:
    saved = saved_game()
    places.saves.mkdir()
    for name in (saved.id, f"{saved.id}-2"):
        (places.saves / f"{name}.stella").write_bytes(b"broken")
    assert Library(places).store(saved).name == f"{saved.id}-3.stella"


def test_a_game_goes_on_in_the_file_it_was_opened_from(library: Library, places: Folders) -> None:
    path = library.store(saved_game())
    copy = path.rename(path.with_name("Sunday.stella"))
    later = Library(places)
    saved = later.load(copy)
    random_move(saved.session, Random(1))
    assert later.store(saved) == copy


def test_a_new_library_goes_on_with_the_file_of_the_same_game(
    library: Library, places: Folders
) -> None:
    saved = saved_game()
    assert Library(places).store(saved) == library.store(saved)


def test_a_game_opened_from_elsewhere_is_stored_in_the_library(
    library: Library, places: Folders, tmp_path: Path
) -> None:
    outside = tmp_path / "mail.json"
    outside.write_bytes(dump(saved_game()))
    before = outside.read_bytes()
    path = library.store(library.load(outside))
    assert path.parent == places.saves
    assert outside.read_bytes() == before


def test_a_failed_write_keeps_the_last_good_save(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = saved_game(entries=20)
    path = library.store(saved)
    before = path.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    saved.session.take_back()
    with pytest.raises(StorageError) as caught:
        library.store(saved)
    assert caught.value.reason is StorageReason.DISK_FULL
    assert path.read_bytes() == before
    monkeypatch.undo()
    assert same(library.load(library.store(saved)), saved)


def test_nothing_is_written_or_put_away_in_a_folder_that_somebody_else_has(
    places: Folders,
) -> None:
    path = Library(places).store(saved_game())
    before = path.read_bytes()

    def taken() -> None:
        raise StorageError(StorageReason.TAKEN, places.data)

    library = Library(places, claim=taken)
    saved = library.load(path)
    saved.session.take_back()
    for write in (lambda: library.store(saved), lambda: library.delete(path)):
        with pytest.raises(StorageError) as caught:
            write()
        assert caught.value.reason is StorageReason.TAKEN
    assert path.read_bytes() == before
    assert list(places.saves.iterdir()) == [path]


# --- deleting -------------------------------------------------------------------------------------


def test_a_deleted_game_is_put_away_with_its_backup(library: Library, places: Folders) -> None:
    saved = saved_game()
    path = library.store(saved)
    library.store(saved)
    content = path.read_bytes()
    library.delete(path)
    assert library.entries() == ()
    assert not path.exists()
    assert not backup_of(path).exists()
    kept, kept_backup = sorted((places.saves / "deleted").iterdir())
    assert kept.read_bytes() == content
    assert kept_backup == backup_of(kept)


def test_a_bad_file_can_be_put_away_too(library: Library, places: Folders) -> None:
    path = places.saves / "broken.stella"
    path.parent.mkdir()
    path.write_bytes(b"broken")
    library.delete(path)
    assert [one.read_bytes() for one in (places.saves / "deleted").iterdir()] == [b"broken"]


@pytest.mark.usefixtures("clock")
def test_the_newest_twenty_deleted_games_are_kept(library: Library, places: Folders) -> None:
    saved = saved_game(entries=3)
    for number in range(KEPT_DELETED + 3):
        saved.id = f"{number:032x}"
        path = library.store(saved)
        library.store(saved)
        library.delete(path)
    kept = [one for one in (places.saves / "deleted").iterdir() if one.suffix == ".stella"]
    numbers = sorted(int(one.stem.split("-")[1], 16) for one in kept)
    assert numbers == list(range(3, KEPT_DELETED + 3))
    assert len(list((places.saves / "deleted").iterdir())) == 2 * KEPT_DELETED


def test_a_game_deleted_while_it_is_played_is_written_anew(library: Library) -> None:
    saved = saved_game()
    path = library.store(saved)
    library.delete(path)
    assert library.store(saved) == path
    assert path.exists()


def test_only_files_of_the_library_are_put_away(library: Library, tmp_path: Path) -> None:
    outside = tmp_path / "mail.stella"
    outside.touch()
    with pytest.raises(ValueError, match="not in this library"):
        library.delete(outside)
    assert outside.exists()


def test_deleting_what_is_gone_is_told(library: Library, places: Folders) -> None:
    with pytest.raises(StorageError) as caught:
        library.delete(places.saves / "gone.stella")
    assert caught.value.reason is StorageReason.MISSING

"""The shelf of saved games: list them, open them, write them, put them away."""

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeAlias

from stella_desktop.engine import CardId, Seat
from stella_desktop.games import GAMES
from stella_desktop.storage.envelope import Headline
from stella_desktop.storage.errors import SaveError, SaveReason, StorageError, StorageReason
from stella_desktop.storage.files import backup_of, read_limited, write_atomically
from stella_desktop.storage.packing import LARGEST_SAVE, too_big
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.save_file import SavedGame, dump, headline, load

ENDING = ".stella"
KEPT_DELETED = 20

Problem: TypeAlias = SaveError | StorageError


@dataclass(frozen=True, slots=True)
class Entry:
    """A line in the list of saves; all of it is public.

    With a `problem`, `saved_at` is when the file was last written if it does not tell itself, and
    the rest comes from its backup, if `has_backup`: then that can be listed, at least.
    """

    path: Path
    saved_at: datetime
    game: str = ""
    names: tuple[str, ...] = ()
    symbols: tuple[str, ...] = ()
    round: int = 0
    over: bool = False
    winners: tuple[Seat, ...] = ()
    cards: tuple[CardId, ...] = ()
    """The pictures on the table."""
    has_backup: bool = False
    problem: Problem | None = None


class Library:
    """The saves of one data folder. Only one process may write them (`controller.instance`).

    A file that cannot be opened is never written over: its game goes on under another name.
    `tables`: the games that can be shown. A save of another one is kept, and listed with a problem.
    `claim` is asked before anything is written or put away; it raises `StorageError` if the folder
    is somebody else's.
    """

    def __init__(
        self,
        folders: Folders,
        tables: Container[str] = GAMES,
        claim: Callable[[], None] | None = None,
    ) -> None:
        self._claim = claim or _nobody_else
        self._tables = tables
        self._folder = folders.saves
        self._deleted = folders.saves / "deleted"
        self._trusted: dict[str, Path] = {}
        """Game id -> the file that this library has opened or written."""

    def entries(self) -> tuple[Entry, ...]:
        """All saves, newest first. Never raises: what cannot be read is an entry with a problem."""
        try:
            paths = [path for path in self._folder.iterdir() if _is_save(path)]
        except FileNotFoundError:
            return ()
        except OSError as error:
            problem = StorageError.of(error, self._folder)
            return (Entry(self._folder, _now(), problem=problem),)
        found = [self._entry(path) for path in paths]
        return tuple(sorted(found, key=lambda one: (one.saved_at, one.path), reverse=True))

    def unfinished(self) -> Entry | None:
        """The newest game that can be continued."""
        return next((e for e in self.entries() if not e.problem and not e.over), None)

    def load(self, path: Path) -> SavedGame:
        """Open a save, of this library or from anywhere. Raises `SaveError`, `StorageError`."""
        self._forget(path)
        saved = self._shown(load(_read(path)))
        if path.parent == self._folder:
            self._trusted[saved.id] = path
        return saved

    def load_backup(self, path: Path) -> SavedGame:
        """Open what the save held before it was last written. Raises like `load`.

        The game goes on in another file if the save itself cannot be opened.
        """
        self._forget(path)
        return self._shown(load(_read(backup_of(path))))

    def _shown(self, saved: SavedGame) -> SavedGame:
        if saved.session.game.id not in self._tables:
            raise _no_table(saved.session.game.id)
        return saved

    def store(self, saved: SavedGame) -> Path:
        """Write the game down as it is now and give its file. Raises `StorageError`, and then the
        save is still as it was; raises `SaveError` if the game has become too big to be read."""
        self._claim()
        saved.saved_at = _now()
        data = dump(saved)
        path = self._trusted.get(saved.id) or self._place_for(saved)
        write_atomically(path, data, backup=True)
        self._trusted[saved.id] = path
        return path

    def _place_for(self, saved: SavedGame) -> Path:
        path = self._folder / f"{saved.id}{ENDING}"
        number = 1
        while path.exists() and not _is_of(path, saved):
            number += 1
            path = self._folder / f"{saved.id}-{number}{ENDING}"
        return path

    def delete(self, path: Path) -> None:
        """Put a save of this library away into `saves/deleted`, where the newest twenty stay.
        Raises `StorageError`."""
        if path.parent != self._folder:
            raise ValueError(f"{path} is not in this library")
        self._claim()
        stamp = _now().strftime("%Y%m%dT%H%M%S.%f")
        target = self._deleted / f"{stamp}-{path.name}"
        try:
            self._deleted.mkdir(parents=True, exist_ok=True)
            if backup_of(path).exists():
                backup_of(path).replace(backup_of(target))
            path.replace(target)
            old = sorted(one for one in self._deleted.iterdir() if _is_save(one))[:-KEPT_DELETED]
            for one in old:
                backup_of(one).unlink(missing_ok=True)
                one.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError.of(error, path) from error
        self._forget(path)

    def _entry(self, path: Path) -> Entry:
        try:
            told = headline(_read(path))
        except (SaveError, StorageError) as problem:
            return self._entry_out_of_backup(path, problem)
        if told.game not in self._tables:
            return _told(path, told, has_backup=False, problem=_no_table(told.game))
        return _told(path, told, has_backup=backup_of(path).is_file())

    def _entry_out_of_backup(self, path: Path, problem: Problem) -> Entry:
        written = _written_at(path)
        try:
            told = headline(_read(backup_of(path)))
        except (SaveError, StorageError):
            return Entry(path, written, problem=problem)
        if told.game not in self._tables:
            return Entry(path, written, problem=problem)
        return replace(_told(path, told, has_backup=True, problem=problem), saved_at=written)

    def _forget(self, path: Path) -> None:
        self._trusted = {key: one for key, one in self._trusted.items() if one != path}


def _nobody_else() -> None:
    """For a library that no second process can reach."""


def _now() -> datetime:
    return datetime.now(UTC)


def _is_save(path: Path) -> bool:
    return path.suffix == ENDING and path.is_file()


def _read(path: Path) -> bytes:
    try:
        return read_limited(path, LARGEST_SAVE)
    except StorageError as error:
        raise (too_big() if error.reason is StorageReason.TOO_BIG else error) from error


def _is_of(path: Path, saved: SavedGame) -> bool:
    """Whether the file is an earlier state of this game that could be opened."""
    try:
        return load(_read(path)).id == saved.id
    except (SaveError, StorageError):
        return False


def _told(path: Path, told: Headline, *, has_backup: bool, problem: Problem | None = None) -> Entry:
    progress, outcome = told.progress, told.outcome
    assert progress is not None  # `headline` sees to it
    return Entry(
        path=path,
        saved_at=told.saved_at,
        game=told.game,
        names=tuple(player.name for player in told.table.players),
        symbols=tuple(player.symbol for player in told.table.players),
        round=progress.round,
        over=outcome is not None,
        winners=outcome.winners if outcome else (),
        cards=progress.cards,
        has_backup=has_backup,
        problem=problem,
    )


def _no_table(game: str) -> SaveError:
    return SaveError(SaveReason.NO_TABLE, f'This version has no table for the game "{game}".', game)


def _written_at(path: Path) -> datetime:
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC)
    except OSError:
        return datetime.fromtimestamp(0, UTC)

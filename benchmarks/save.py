"""Writing a game down after each move; on another disk, that is tried, with TMPDIR=FOLDER."""

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks import family
from benchmarks.measure import (
    MILLISECONDS,
    SHORT_HISTORY,
    Effort,
    Figure,
    in_turn,
    seconds,
)
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders


def figures(effort: Effort) -> Iterator[Figure]:
    for entries in (SHORT_HISTORY, effort.history):
        with TemporaryDirectory(prefix="stella-benchmark-") as folder:
            yield _figure(effort, Path(folder), entries)


def _figure(effort: Effort, folder: Path, entries: int) -> Figure:
    saved, chance = family.new_game(), Random(entries)
    family.play_until(saved.session, chance, entries)
    library = Library(folders(folder))
    written = library.store(saved)  # while a game is played, its save is there

    def after_a_move() -> float:
        family.play_until(saved.session, chance, len(saved.session.journal) + 1)
        return seconds(lambda: library.store(saved))

    def raw() -> float:
        data = written.read_bytes()
        return seconds(lambda: write_raw(folder / "raw", data))

    values, base_values = in_turn(after_a_move, raw, rounds=effort.rounds, warm_ups=effort.warm_ups)
    size = written.stat().st_size / 1024
    return Figure(
        f"save after {entries:,} entries",
        f"write + fsync of the same {size:.0f} KiB",
        "How many times the bytes alone; with their making, a backup and the folder made sure.",
        MILLISECONDS,
        values,
        base_values,
    )


def write_raw(path: Path, data: bytes) -> None:
    with path.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())

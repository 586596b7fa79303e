"""From the start of a process to a window that can be seen, and to one that works."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import family, fresh
from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn
from benchmarks.stage import HD
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders

BASELINE = "empty QMainWindow"


def figures(effort: Effort) -> Iterator[Figure]:
    with TemporaryDirectory(prefix="stella-benchmark-") as name:
        folder = Path(name)
        Library(folders(folder)).store(family.reveal())  # a game to go on with is read at the start
        ours, empty = in_turn(
            lambda: fresh.run("home", folder, HD),
            lambda: fresh.run("empty", folder, HD),
            rounds=effort.processes,
            warm_ups=min(1, effort.warm_ups),
        )
    base = tuple(run["painted"] for run in empty)
    yield Figure(
        "first painted home",
        BASELINE,
        "How many times as long as for an empty window until the home page is seen.",
        MILLISECONDS,
        tuple(run["painted"] for run in ours),
        base,
    )
    yield Figure(
        "furnished home",
        BASELINE,
        "The same until models, deck and saves are loaded, all buttons work and it is seen.",
        MILLISECONDS,
        tuple(run["working"] for run in ours),
        base,
    )

"""The most memory that a process takes until a table is on a large screen."""

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks import family, fresh
from benchmarks.measure import MIB, Effort, Figure, in_turn
from benchmarks.stage import UHD
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders


def figures(effort: Effort) -> Iterator[Figure]:
    with TemporaryDirectory(prefix="stella-benchmark-") as name:
        folder = Path(name)
        Library(folders(folder)).store(family.reveal())
        ours, empty = in_turn(
            lambda: fresh.run("table", folder, UHD)["peak"],
            lambda: fresh.run("empty", folder, UHD)["peak"],
            rounds=max(1, effort.processes // 3),  # memory hardly varies
            warm_ups=0,
        )
    if all(empty):
        yield Figure(
            "peak memory, 4K table",
            "empty QMainWindow in 4K",
            "How many times the memory of an empty window as large; start, home and table in it.",
            MIB,
            ours,
            empty,
        )

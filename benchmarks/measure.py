"""Measure two things in turn within one run, and keep what came of it."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a run does."""

    rounds: int = 21
    """Pairs that count."""
    warm_ups: int = 2
    """Pairs before them that do not."""
    resizes: int = 60
    history: int = 10_000
    """Journal entries of a long game."""
    screens: tuple[tuple[str, int, int], ...] = (("1080p", 1920, 1080), ("4K", 3840, 2160))

    @property
    def processes(self) -> int:
        """Pairs of fresh processes; each takes as long as hundreds of other pairs."""
        return max(1, self.rounds // 2)


TINY = Effort(rounds=1, warm_ups=0, resizes=2, history=150, screens=(("1080p", 1920, 1080),))
"""Everything once: shows that it runs, and measures nothing."""

SHORT_HISTORY = 100


@dataclass(frozen=True, slots=True)
class Unit:
    sign: str
    factor: float
    """So many of it are one second, byte or time per second."""


MILLISECONDS = Unit("ms", 1e3)
MICROSECONDS = Unit("µs", 1e6)
PER_SECOND = Unit("/s", 1)
MIB = Unit("MiB", 2**-20)


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the table."""

    name: str
    baseline: str
    meaning: str
    """What the ratio says, in a sentence."""
    unit: Unit
    values: tuple[float, ...]
    base_values: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """Median of the ratios of neighbours: what slows the machine down slows both."""
        return median(a / b for a, b in zip(self.values, self.base_values, strict=True))


def in_turn(
    subject: Callable[[], A], base: Callable[[], B], *, rounds: int, warm_ups: int
) -> tuple[tuple[A, ...], tuple[B, ...]]:
    """What both give when they take turns: A B A B …"""
    pairs = [(subject(), base()) for _ in range(warm_ups + rounds)]
    counted = pairs[warm_ups:]
    return tuple(a for a, _ in counted), tuple(b for _, b in counted)


def seconds(action: Callable[[], object]) -> float:
    """By the clock on the wall: for what waits for a disk or for another process."""
    start = perf_counter()
    action()
    return perf_counter() - start


def work(action: Callable[[], object]) -> float:
    """Seconds of this process's own work, in all its threads: the other jobs of a busy machine do
    not count, nor does a server of windows."""
    start = _processor()
    action()
    return _processor() - start


# Windows counts the work of a process in steps of 16 milliseconds.
_processor = perf_counter if sys.platform == "win32" else process_time

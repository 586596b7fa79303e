"""The figures as a table for a terminal."""

import os
import platform
from collections.abc import Iterable, Iterator
from itertools import groupby
from statistics import median

from PySide6.QtCore import qVersion

from benchmarks.measure import Figure, Unit

COLUMNS = "  {:<27} {:>10}  {:<13} {:>10}  {:<31} {:>6}"


def heading() -> str:
    python, system = platform.python_version(), platform.system()
    where = f"Python {python}, Qt {qVersion()}, {system}, {os.cpu_count()} processors"
    clock = "start, point confirmed and save by the clock, all else in the process's own work"
    titles = COLUMNS.format("", "median", "min–max", "baseline", "", "ratio")
    return f"{where}, {os.environ['QT_QPA_PLATFORM']}\n{clock}\n\n{titles}"


def rows(figures: Iterable[Figure]) -> Iterator[str]:
    """A line for each figure, and below all whose ratios mean the same, what that is."""
    for meaning, alike in groupby(figures, lambda figure: figure.meaning):
        yield from map(_row, alike)
        yield f"      {meaning}"


def _row(figure: Figure) -> str:
    values, factor = figure.values, figure.unit.factor
    ends = f"{number(min(values) * factor)}–{number(max(values) * factor)}"
    return COLUMNS.format(
        figure.name,
        _median(values, figure.unit),
        ends if len(values) > 1 else "",
        _median(figure.base_values, figure.unit),
        figure.baseline,
        number(figure.ratio),
    )


def _median(values: Iterable[float], unit: Unit) -> str:
    return f"{number(median(values) * unit.factor)} {unit.sign}"


def number(value: float) -> str:
    """Three digits that count, and never an exponent."""
    if value >= 100:
        return f"{value:.0f}"
    return f"{value:.2f}" if value >= 0.1 or not value else f"{value:.4f}"

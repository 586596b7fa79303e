"""Painting the whole table, and painting one picture of it."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn, work
from benchmarks.stage import Stage, must_paint, paint_now, shown, table


class Blit(QWidget):
    """Copies one pixmap as large as itself: the least that a full repaint can cost."""

    def __init__(self, size: QSize) -> None:
        super().__init__()
        self._pixmap = QPixmap(size)
        self._pixmap.fill(QColor(40, 50, 90))

    def paintEvent(self, event: QPaintEvent) -> None:
        QPainter(self).drawPixmap(0, 0, self._pixmap)


def figures(effort: Effort) -> Iterator[Figure]:
    for name, width, height in effort.screens:
        size = QSize(width, height)
        with table(size) as stage:
            yield _full(effort, stage, name, size)
            yield _toggled(effort, stage, name)


def _full(effort: Effort, stage: Stage, name: str, size: QSize) -> Figure:
    with shown(Blit(size), size) as blit:
        must_paint(blit.repaint, [blit])
        values, base_values = in_turn(
            lambda: work(stage.app.window.repaint),
            lambda: work(blit.repaint),
            rounds=effort.rounds,
            warm_ups=effort.warm_ups,
        )
    return Figure(
        f"full repaint, {name}",
        "blit of one pixmap as large",
        "How many times the least cost of filling the window; pictures are cached.",
        MILLISECONDS,
        values,
        base_values,
    )


def _toggled(effort: Effort, stage: Stage, name: str) -> Figure:
    window, card = stage.app.window, stage.card

    def toggle() -> None:
        card.setChecked(not card.isChecked())
        paint_now(window)

    must_paint(toggle, [card])
    values, base_values = in_turn(
        lambda: work(toggle),
        lambda: work(window.repaint),
        rounds=effort.rounds,
        warm_ups=effort.warm_ups,
    )
    return Figure(
        f"one card toggled, {name}",
        "full repaint",
        "What part of a full repaint it costs to mark one picture.",
        MILLISECONDS,
        values,
        base_values,
    )

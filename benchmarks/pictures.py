"""The first time that fifteen pictures are painted: nothing is cached."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtGui import QImageReader, QPainter, QPixmap

from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn, work
from benchmarks.stage import Stage, table
from stella_desktop.assets import resources
from stella_desktop.ui.art import Art


def figures(effort: Effort) -> Iterator[Figure]:
    for name, width, height in effort.screens:
        with table(QSize(width, height)) as stage:
            yield _figure(effort, stage, name)


def _figure(effort: Effort, stage: Stage, name: str) -> Figure:
    path = stage.app.house.deck.picture_path
    cards = [button.card for button in stage.play.table.grid.cards]
    size = stage.card.face().size()
    one = str(sorted(map(path, cards), key=lambda file: file.stat().st_size)[len(cards) // 2])
    screen = QPixmap(size)

    def paint() -> None:
        paint_all(Art(resources(), path), cards, size, screen)

    def decode() -> None:
        for _ in cards:
            QImageReader(one).read()

    values, base_values = in_turn(
        lambda: work(paint),
        lambda: work(decode),
        rounds=effort.rounds,
        warm_ups=effort.warm_ups,
    )
    return Figure(
        f"15 pictures at first, {name}",
        "one JPEG decoded 15 times",
        "How many times the plain reading of as many files; scaled and with round corners.",
        MILLISECONDS,
        values,
        base_values,
    )


def paint_all(art: Art, cards: list[str], size: QSize, screen: QPixmap) -> None:
    painter = QPainter(screen)
    for card in cards:
        painter.drawPixmap(0, 0, art.picture(card, size, 1.0))
    painter.end()

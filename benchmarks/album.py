"""The album when it is opened for the first time: until every picture in sight is painted."""

from collections.abc import Iterator
from time import monotonic

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QImageReader

from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn, work
from benchmarks.stage import PATIENCE, NotPainted, Stage, paint_now, table
from stella_desktop.ui.pages.album import AlbumPage


def figures(effort: Effort) -> Iterator[Figure]:
    for name, width, height in effort.screens:
        with table(QSize(width, height)) as stage:
            yield _figure(effort, stage, name)


def _figure(effort: Effort, stage: Stage, name: str) -> Figure:
    house, shelf, window = stage.app.house, stage.app.shelf, stage.app.window
    in_sight: list[int] = []
    files = [str(shelf.picture_path(card)) for card in shelf.card_ids]

    def open_album() -> None:
        page = AlbumPage(house, shelf, house.albums, house.histories)
        window.show_page(page)
        end = monotonic() + PATIENCE
        while True:
            QCoreApplication.processEvents()
            paint_now(window)
            cards = page.browse.grid.visible_cards()
            if cards and all(page.faces.face(card) is not None for card in cards):
                break
            if monotonic() > end:
                raise NotPainted("the album waits for a picture")
        in_sight.append(len(cards))
        window.show_page(stage.play)
        window.drop_page(page)

    def decode() -> None:
        for file in files[: in_sight[-1]]:
            QImageReader(file).read()

    values, base_values = in_turn(
        lambda: work(open_album),
        lambda: work(decode),
        rounds=max(1, effort.rounds // 3),
        warm_ups=effort.warm_ups,
    )
    return Figure(
        f"album opened, {name}",
        "as many JPEGs decoded",
        "How many times the plain reading of the pictures in sight until all of them are seen.",
        MILLISECONDS,
        values,
        base_values,
    )

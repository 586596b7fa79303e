"""A window that is being resized, step by step, and the moment when it is let go."""

from collections.abc import Iterator

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn, work
from benchmarks.stage import NotPainted, paint_now, shown, table

SMALL = QSize(1280, 720)
STEP = QSize(8, 5)


class Dragged:
    """A window that becomes a step larger each time."""

    def __init__(self, window: QWidget) -> None:
        self.window = window

    def step(self) -> None:
        self.window.resize(self.window.size() + STEP)
        paint_now(self.window)


def figures(effort: Effort) -> Iterator[Figure]:
    with table(SMALL) as stage, shown(QWidget(), SMALL) as empty:
        app, ours, base = stage.app, Dragged(stage.app.window), Dragged(empty)
        ours.step()
        if not app.art.rough:
            raise NotPainted("the window does not know that it is being resized")
        yield Figure(
            "step while resizing",
            "empty QWidget",
            "How many times an empty window; pictures are scaled roughly meanwhile.",
            MILLISECONDS,
            *in_turn(
                lambda: work(ours.step),
                lambda: work(base.step),
                rounds=effort.resizes,
                warm_ups=effort.warm_ups,
            ),
        )

        def settle() -> None:
            """What the window does when no step has come for a while."""
            app.art.rough = False
            app.look.set_window(app.window.size())
            app.window.repaint()

        yield Figure(
            "settled after resizing",
            "step while resizing",
            "How many steps the one pause lasts in which everything is scaled smoothly.",
            MILLISECONDS,
            *in_turn(
                lambda: work(settle),
                lambda: work(ours.step),
                rounds=max(1, effort.rounds // 3),
                warm_ups=min(1, effort.warm_ups),
            ),
        )

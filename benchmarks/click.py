"""From a click to a window that shows what came of it."""

from collections.abc import Iterator

from PySide6.QtWidgets import QMainWindow, QPushButton

from benchmarks.measure import MILLISECONDS, Effort, Figure, in_turn, seconds, work
from benchmarks.stage import HD, Stage, click, must_paint, paint_now, shown, table

BASELINE = "bare QPushButton, clicked"


class Bare(QMainWindow):
    """One button that says something else after each click."""

    def __init__(self) -> None:
        super().__init__()
        self.button = QPushButton("0", self)
        self.button.resize(300, 80)
        self.button.clicked.connect(self._count)

    def _count(self) -> None:
        self.button.setText(str(int(self.button.text()) + 1))

    def click(self) -> None:
        click(self.button)
        paint_now(self)


class Pointing:
    """Points at one picture again and again; what came of it is taken back meanwhile."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._table = stage.play.table

    def choose(self) -> None:
        click(self._stage.card)
        paint_now(self._stage.app.window)

    def timed_choice(self) -> float:
        taken = work(self.choose)
        self.choose()  # a second click takes the choice away
        return taken

    def confirm(self) -> None:
        button = self._table.bar.button("point")
        assert button is not None
        click(button)
        paint_now(self._stage.app.window)

    def timed_point(self) -> float:
        self.choose()
        taken = seconds(self.confirm)
        self.take_back()
        return taken

    def take_back(self) -> None:
        self._table.finish_motion()
        self._stage.play.controller.take_back()
        paint_now(self._stage.app.window)


def figures(effort: Effort) -> Iterator[Figure]:
    with table(HD) as stage, shown(Bare(), HD) as bare:
        assert isinstance(bare, Bare)
        pointing = Pointing(stage)
        must_paint(pointing.choose, [stage.card, stage.play.table.bar])
        must_paint(pointing.confirm, [stage.card, stage.play.table.bar])
        pointing.take_back()
        yield Figure(
            "picture chosen, 1080p",
            BASELINE,
            "How many times a bare click until the choice and its question are seen.",
            MILLISECONDS,
            *in_turn(
                pointing.timed_choice,
                lambda: work(bare.click),
                rounds=effort.rounds,
                warm_ups=effort.warm_ups,
            ),
        )
        yield Figure(
            "point confirmed, 1080p",
            BASELINE,
            "How many times a bare click until the move is made, saved and seen on the table.",
            MILLISECONDS,
            *in_turn(
                pointing.timed_point,
                lambda: seconds(bare.click),
                rounds=effort.rounds,
                warm_ups=effort.warm_ups,
            ),
        )

"""The app with a family at its table, in this process, and ways to have it painted at once."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from benchmarks import family
from stella_desktop.app import App, make_application
from stella_desktop.storage.paths import folders
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.widgets.card_button import CardButton

HD, UHD = QSize(1920, 1080), QSize(3840, 2160)
PATIENCE = 5.0
"""Seconds in which a window has to appear."""


class NotPainted(RuntimeError):
    """What was to be measured did not happen."""


@dataclass(frozen=True, slots=True)
class Stage:
    app: App
    play: StellaPlay
    cell: int
    """A picture that may be pointed at."""

    @property
    def card(self) -> CardButton:
        return self.play.table.grid.cards[self.cell]


@cache
def application() -> QApplication:
    return make_application([])


@contextmanager
def table(size: QSize) -> Iterator[Stage]:
    """Six seats in the midst of a reveal, in a window of this size, painted once."""
    application()
    with TemporaryDirectory(prefix="stella-benchmark-") as folder:
        app = App(folders(Path(folder)), "en")
        app.window.resize(size)
        app.furnish()
        saved = family.reveal()
        app.rooms.start(saved)
        play = app.rooms.play
        assert play is not None
        with shown(app.window, size):
            cell = next(family.points(saved.session)).cell
            must_paint(app.window.repaint, [*play.table.grid.cards, *play.table.boards])
            yield Stage(app, play, cell)


@contextmanager
def shown(window: QWidget, size: QSize) -> Iterator[QWidget]:
    """A window that can be painted; it is deleted in the end."""
    application()
    window.resize(size)
    window.show()
    end = monotonic() + PATIENCE
    while not window.windowHandle().isExposed() and monotonic() < end:
        QCoreApplication.processEvents()
    paint_now(window)
    if window.size() != size:
        raise NotPainted(f"the system made the window {window.size().toTuple()}")
    try:
        yield window
    finally:
        window.close()
        delete(window)


def paint_now(window: QWidget) -> None:
    """Paint what waits for it, without the pause that Qt makes before."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))


def click(button: QWidget) -> None:
    """Press and release the mouse in the middle of a button."""
    middle = QPointF(button.rect().center())
    there = QPointF(button.mapToGlobal(middle))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    press, release = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease
    for kind, held in ((press, left), (release, none)):
        event = QMouseEvent(kind, middle, there, left, held, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(button, event)


class _Paints(QObject):
    """Notes which widgets are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.seen.append(watched)
        return False


def must_paint(action: Callable[[], object], widgets: Iterable[QWidget]) -> None:
    """Do it once and raise `NotPainted` if one of the widgets was not painted meanwhile."""
    paints, widgets = _Paints(), list(widgets)
    for widget in widgets:
        widget.installEventFilter(paints)
    action()
    for widget in widgets:
        widget.removeEventFilter(paints)
    if missed := [widget for widget in widgets if widget not in paints.seen]:
        raise NotPainted(f"not painted: {missed}")

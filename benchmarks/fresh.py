"""A fresh process: shows a window, says when it was painted and what memory it took, and ends.

    python -m benchmarks.fresh SCENE FOLDER WIDTH HEIGHT

Scenes: `empty` is a window of Qt's, `home` the app until its home page works, `table` until the
game that is saved in FOLDER is on the table.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic

from PySide6.QtCore import QRect, QSize, QTimer
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

ROOT = Path(__file__).resolve().parent.parent
TIME_LIMIT = 60
STILL_MS = 100
"""So long nothing happens before memory is looked at."""


def run(scene: str, folder: Path, size: QSize) -> dict[str, float]:
    """What the process told: `painted` and `working` in seconds since its start, `peak` in bytes.

    The same moment, unless the app is painted before it has loaded its models.
    """
    environ = {**os.environ, "PYTHONPATH": str(ROOT)}
    # Installed programs have their byte code; without it a start takes twice as long.
    environ.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "benchmarks.fresh", scene, str(folder)]
    start = monotonic()
    done = subprocess.run(
        [*command, str(size.width()), str(size.height())],
        check=True,
        env=environ,
        stdout=subprocess.PIPE,
        text=True,
        timeout=TIME_LIMIT,
    )
    told = json.loads(done.stdout.splitlines()[-1])
    return {
        "painted": told["painted"] - start,
        "working": told["working"] - start,
        "peak": told["peak"],
    }


class Mark(QWidget):
    """A dot above all else in a window, so that it is painted last."""

    def __init__(self, window: QWidget, painted: Callable[[], None]) -> None:
        super().__init__(window)
        self._painted = painted
        self.resize(1, 1)
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        self._painted()


class Watch:
    """Notes the first time that the window is painted, and the first time after it works."""

    def __init__(self) -> None:
        self._times: dict[str, float] = {}
        self._working = False
        self._mark: Mark | None = None

    def watch(self, window: QWidget) -> None:
        self._mark = Mark(window, self._painted)

    def works(self) -> None:
        """From now on the window can be used."""
        self._working = True
        if self._mark is not None:
            self._mark.raise_()
            self._mark.update()

    def _painted(self) -> None:
        self._times.setdefault("painted", monotonic())
        if self._working and "working" not in self._times:
            self._times["working"] = monotonic()
            QTimer.singleShot(STILL_MS, self._tell)

    def _tell(self) -> None:
        print(json.dumps({**self._times, "peak": peak_memory()}), flush=True)
        QApplication.quit()


def peak_memory() -> int:
    """The most bytes that this process has held in memory; 0 where the system does not say."""
    status = Path("/proc/self/status")
    if status.exists():
        # Not `ru_maxrss`: on Linux that starts with what the parent held.
        line = next(li for li in status.read_text().splitlines() if li.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def show_empty(watch: Watch, size: QSize) -> None:
    application = QApplication([])
    window = QMainWindow()
    window.resize(size)
    watch.watch(window)
    watch.works()
    window.show()
    application.exec()


def show_app(watch: Watch, size: QSize, folder: str, *, at_table: bool) -> None:
    """Start the app as its command does, with a window and a furnishing that tell us."""
    from stella_desktop import app, cli
    from stella_desktop.ui.main_window import MainWindow

    class Window(MainWindow):
        def place(self, geometry: QRect | None, *, maximized: bool) -> None:
            self.resize(size)

        def showEvent(self, event: QShowEvent) -> None:
            super().showEvent(event)
            watch.watch(self)

    class WatchedApp(app.App):
        def furnish(self) -> None:
            super().furnish()
            if at_table:
                self.rooms.go_on()
            self.window.update()
            watch.works()

    vars(app).update(MainWindow=Window, App=WatchedApp)
    cli.main(["--data-dir", folder, "--lang", "en"])


def main(scene: str, folder: str, width: str, height: str) -> None:
    watch, size = Watch(), QSize(int(width), int(height))
    if scene == "empty":
        show_empty(watch, size)
    else:
        show_app(watch, size, folder, at_table=scene == "table")


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Small pictures are made ready before a phone asks, one at a time: the table goes first."""

from collections.abc import Iterable

from PySide6.QtCore import QObject, QTimer

from stella_desktop.phones.files import Files

PICTURE_MS = 25
"""Between two pictures: each takes some milliseconds of the table's time."""


class Preparing(QObject):
    def __init__(self, files: Files, parent: QObject) -> None:
        super().__init__(parent)
        self._files = files
        self._to_make: list[str] = []
        self._making = QTimer(self, interval=PICTURE_MS)
        self._making.timeout.connect(self._make_one)

    def prepare(self, cards: Iterable[str]) -> None:
        """These are on the table now."""
        self._to_make += self._files.allow(cards)
        if self._to_make:
            self._making.start()

    def stop(self) -> None:
        """What was not made yet is made when a phone asks."""
        self._making.stop()

    def _make_one(self) -> None:
        if self._to_make:
            self._files.find(self._to_make.pop(0))
        else:
            self._making.stop()

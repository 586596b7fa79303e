"""Where a seat's marks can be held, in words; the same on every page."""

from PySide6.QtCore import QObject

from stella_desktop.storage.table import Board

OFFERED: tuple[Board, ...] = ("here", "paper", "phone", "robot")
"""In the order in which they are offered."""


class BoardNames(QObject):
    def words(self) -> dict[Board, str]:
        return {
            "here": self.tr("On this screen"),
            "paper": self.tr("On paper"),
            "phone": self.tr("On a phone"),
            "robot": self.tr("A robot plays"),
        }

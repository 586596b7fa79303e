"""Where the saves lie, on the page of settings."""

import re
from contextlib import suppress

from PySide6.QtCore import QEvent, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from stella_desktop.ui.house import House


def breakable(path: str) -> str:
    """A path in which a line may break behind each folder, and inside very long names."""
    return "\u2068" + re.sub(r"([/\\]|[^/\\ ]{16})", "\\1\u200b", path) + "\u2069"


class FolderPanel(QFrame):
    """Where the saves lie, and a button that opens that folder."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._look, self._folder = house.look, house.folders.saves
        self._failed = False
        self.title, self.told, self.trouble = QLabel(self), QLabel(self), QLabel(self)
        self.title.setProperty("role", "large")
        self.told.setProperty("role", "soft")
        self.trouble.setProperty("role", "alert")
        self.open = QPushButton(self)
        self.open.clicked.connect(self._open)
        self._row = QHBoxLayout()
        self._row.addWidget(self.open)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        for label in (self.told, self.trouble):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            self._column.addWidget(label)
        self._column.addLayout(self._row)
        self.trouble.hide()
        self._retranslate()

    def _open(self) -> None:
        # Before the first game there is no folder yet; it is made now, so that there is one to see.
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
        url = QUrl.fromLocalFile(str(self._folder))
        self._failed = not (self._folder.is_dir() and QDesktopServices.openUrl(url))
        self.trouble.setVisible(self._failed)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        folder = breakable(str(self._folder))
        self.title.setText(self.tr("Folder of saved games"))
        self.told.setText(self.tr("Each game is a file in {folder}").format(folder=folder))
        self.open.setText(self.tr("Open the folder"))
        self.trouble.setText(
            self.tr(
                "The folder could not be opened from here. The saves in it are not touched: look "
                "for {folder} in the file manager of this computer."
            ).format(folder=folder)
        )

    def resize_parts(self) -> None:
        pad = self._look.px(2)
        self._column.setContentsMargins(pad, self._look.px(1.2), pad, pad)
        self._column.setSpacing(self._look.px(1))

"""While a word is being converted, its keys mean nothing else, wherever it is typed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.app import DECK
from stella_desktop.assets import resources
from stella_desktop.controller.new_game import WordSet
from stella_desktop.decks.shelf import Shelf, decks_folder
from stella_desktop.storage.album import AlbumStore
from stella_desktop.storage.history import HistoryStore
from stella_desktop.ui.art import Art
from stella_desktop.ui.house import House
from stella_desktop.ui.pages.album import AlbumPage
from stella_desktop.ui.pages.new_game import NewGamePage
from stella_desktop.ui.pages.printing import PrintPage
from stella_desktop.ui.pages.rules import RulesPage
from stella_desktop.ui.pages.saves import SavesPage
from stella_desktop.ui.pages.settings import SettingsPage
from stella_desktop.ui.widgets.text_field import TextField
from tests.decks.making import put_photos
from tests.ui.windows import in_window, settle

KEYS = (
    Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Up, Qt.Key.Key_Down
)  # fmt: skip


class Overheard(QObject):
    """Counts the keys that a field hands on to what it lies in."""

    def __init__(self, field: QWidget) -> None:
        super().__init__()
        self.keys: list[int] = []
        parent = field.parentWidget()
        assert parent is not None
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.KeyPress:
            self.keys.append(event.key())
        return super().eventFilter(watched, event)


def album(house: House, folder: Path) -> AlbumPage:
    shelf = Shelf(resources() / "decks" / DECK, decks_folder(house.folders))
    page = AlbumPage(house, shelf, AlbumStore(house.folders), HistoryStore(house.folders))
    put_photos(folder / "photos", "beach.jpg")
    page.bring([folder / "photos"])
    return page


def new_game(house: House, _: Path) -> NewGamePage:
    page = NewGamePage(house)
    page.prepare()
    page.words.choose(WordSet.OWN)
    return page


PAGES: dict[str, Callable[[House, Path], QWidget]] = {
    "album": album,
    "new game": new_game,
    "printing": lambda house, _: PrintPage(house.look, house.art),
    "rules": lambda house, _: RulesPage(
        house.look, house.art, resources() / "rules" / "stella.json"
    ),
    "saves": lambda house, _: SavesPage(house.look, house.art),
    "settings": lambda house, _: SettingsPage(house),
}
FIELDS = {"album": 4, "new game": 3}
"""How many lines there are to type in; other pages have none."""


@pytest.mark.parametrize("name", PAGES)
def test_keys_belong_to_the_word_that_is_being_converted(
    qtbot: QtBot, house: House, art: Art, tmp_path: Path, name: str
) -> None:
    assert art is not None
    page = in_window(qtbot, house, lambda: PAGES[name](house, tmp_path), (1280, 720))
    if isinstance(page, AlbumPage):
        qtbot.waitUntil(lambda: page.bringing.importing.isVisible())
    settle()
    fields = page.findChildren(QLineEdit)
    assert len(fields) == FIELDS.get(name, 0)
    assert all(isinstance(field, TextField) for field in fields)
    for field in (*fields, *page.findChildren(QPlainTextEdit)):
        overheard = Overheard(field)
        QApplication.sendEvent(field, QInputMethodEvent("はなこ", []))
        for key in KEYS:
            QTest.keyClick(field, key)
        assert overheard.keys == []
        committed = QInputMethodEvent("", [])
        committed.setCommitString("花子")
        QApplication.sendEvent(field, committed)
        QTest.keyClick(field, Qt.Key.Key_Escape)
        assert overheard.keys[-1] == Qt.Key.Key_Escape, "afterwards it is a key as any other"

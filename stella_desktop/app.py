"""The composition root: builds everything once, paints the home page first, passes things on."""

import logging
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from stella_desktop import __version__
from stella_desktop.assets import resources
from stella_desktop.controller.instance import Instance
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.paths import Folders, folders
from stella_desktop.ui.art import Art
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.glance import Glance, glance
from stella_desktop.ui.language import Languages, system_language
from stella_desktop.ui.look import Look, palette
from stella_desktop.ui.main_window import MainWindow

if TYPE_CHECKING:
    from stella_desktop.controller.game_controller import GameController
    from stella_desktop.phones.table_link import PhoneTable
    from stella_desktop.ui.games.stella.phone_desk import PhoneDesk
    from stella_desktop.ui.games.stella.seat_info import SeatInfo

log = logging.getLogger(__name__)

DECK = "starlit"


class App(QObject):
    """Everything that lives as long as the program."""

    def __init__(
        self,
        places: Folders,
        language: str | None,
        claim: Callable[[], None] | None = None,
    ) -> None:
        """`claim`: asked before a game is saved (`Library`)."""
        super().__init__()
        self.places = places
        self._claim = claim
        self._language = language
        seen = glance(places.config)
        self.look = Look()
        self.languages = Languages()
        self.languages.use(language or seen.language or system_language())
        self.art = Art(resources(), self._picture_path)
        self.window = MainWindow(self.look, self.art)
        self._phone_table: PhoneTable | None = None
        self._place(seen)

    def _place(self, seen: Glance) -> None:
        self.window.place(seen.geometry, maximized=seen.maximized)
        if seen.full_screen:
            self.window.set_full_screen(True)

    def _picture_path(self, card: str) -> Path:
        """A picture whose deck is gone shows its back; the table says so when it is laid."""
        if self.shelf.missing((card,)):
            return resources() / "pieces" / "card_back.jpg"
        return self.shelf.picture_path(card)

    def furnish(self) -> None:
        """Load the models, the deck and the words, and make the pages work.

        Called after the first paint: it takes as long as everything before it.
        """
        from stella_desktop.content.packs import load_words
        from stella_desktop.decks.shelf import Shelf, decks_folder
        from stella_desktop.ui.house import House
        from stella_desktop.ui.rooms import Rooms

        self.shelf = Shelf(resources() / "decks" / DECK, decks_folder(self.places))
        self.house = House(
            folders=self.places,
            look=self.look,
            art=self.art,
            languages=self.languages,
            deck=self.shelf,
            words=load_words(resources() / "words" / f"{DECK}.json"),
            claim=self._claim,
        )
        self.house.apply_settings(self._language)
        self.rooms = Rooms(self.window, self.house, self.shelf, phones=self._phones)

    def _phones(
        self, controller: "GameController", seats: tuple["SeatInfo", ...], parent: QWidget
    ) -> "PhoneDesk":
        """The phones' side of a game. Imported only now: a game without phones does not pay.

        A game whose table is laid anew keeps its phones: who is in need not scan again.
        """
        from stella_desktop.phones.qr import qr_image
        from stella_desktop.phones.stella_state import Place
        from stella_desktop.phones.table_link import PhoneTable
        from stella_desktop.ui.games.stella.phone_desk import PhoneDesk
        from stella_desktop.ui.pages.phones import PhonesPage, board_side, seen_grid

        places = {
            seat: Place(seen_grid(info.turns), board_side(info.turns))
            for seat, info in enumerate(seats)
            if info.board == "phone"
        }
        table = self._phone_table
        if table is not None and table.goes_on_with(controller):
            table.go_on(controller, places, readings=self.house.settings.readings)
        else:
            if table is not None:
                table.part()
                table.deleteLater()
            table = self._phone_table = PhoneTable(
                controller,
                places,
                deck=self.shelf,
                words=(*self.house.words.cards, *controller.table.own_words),
                resources=resources(),
                readings=self.house.settings.readings,
                parent=self.window,
            )
        page = PhonesPage(self.look, self.art, seats, table, qr_image, parent)
        table.changed.connect(page.refresh)
        return PhoneDesk(table, page)


def _second(instance: Instance, config: Path, language: str | None) -> int:
    """Somebody else has the folder: it was asked to come to the front."""
    if instance.reached_other:
        return 0
    from stella_desktop.ui.message import Messages  # with the models, which a start does not need

    log.error("another app has the lock %s, but does not answer", instance.lock_file)
    languages = Languages()
    languages.use(language or glance(config).language or system_language())
    # Without a window there is nothing yet that could say it.
    QMessageBox.warning(None, "Stella Desktop", Messages(instance).no_answer(instance.lock_file))
    return 1


def make_application(qt_args: list[str]) -> QApplication:
    """The QApplication with our fonts and colours, whatever the system's theme says."""
    app = QApplication([sys.argv[0], *qt_args])
    app.setApplicationName("stella-desktop")
    app.setApplicationDisplayName("Stella Desktop")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("stella-desktop")
    app.setStyle("Fusion")
    app.setPalette(palette())
    load_fonts()
    icon = QIcon()
    for path in sorted((resources() / "icons").glob("icon_*.png")):
        icon.addFile(str(path))
    QGuiApplication.setWindowIcon(icon)
    return app


def main(data_dir: Path | None, language: str | None, qt_args: list[str]) -> int:
    """Run the app until its window is closed; 0 also if another one came to the front instead."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    application = make_application(qt_args)
    # Ctrl-C in a terminal closes the window like its button; Python needs a moment to notice.
    signal.signal(signal.SIGINT, lambda *_: application.quit())
    ticker = QTimer(interval=500)
    ticker.timeout.connect(int)
    ticker.start()
    places = folders(data_dir)
    instance = Instance(places.data)
    try:
        if not instance.acquire():
            return _second(instance, places.config, language)
    except StorageError as trouble:
        # Without a lock we can still play: each failing save says what is wrong, and before each
        # save the lock is asked for again.
        log.warning("no lock: %s", trouble)
    built = App(places, language, instance.claim)
    instance.asked_to_show.connect(built.window.come_to_front)
    # Queued: the paint event must be over before the heavy work begins.
    built.window.home.first_painted.connect(built.furnish, Qt.ConnectionType.QueuedConnection)
    built.window.show()
    code = application.exec()
    instance.release()
    return code

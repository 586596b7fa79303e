"""A house with its own folders, and a game of Stella at its table."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from stella_desktop.app import DECK
from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk, WordPack, load_deck, load_words
from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.storage.paths import folders
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Player, Screen
from stella_desktop.ui.art import Art
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.tips import TIPS
from stella_desktop.ui.house import House
from stella_desktop.ui.language import Languages
from stella_desktop.ui.look import SYMBOLS, Look, palette
from stella_desktop.ui.style import style_sheet

NAMES = ("Linh", "Kenji", "Bà", "Minh", "Yuki", "Ada")
HD = QSize(1280, 720)
SIDES = ("near", "left", "far", "right", "near", "far")


@pytest.fixture(scope="session")
def deck() -> DeckOnDisk:
    return load_deck(resources() / "decks" / DECK)


@pytest.fixture(scope="session")
def words() -> WordPack:
    return load_words(resources() / "words" / f"{DECK}.json")


@pytest.fixture(scope="session")
def art(qapp: QApplication, deck: DeckOnDisk) -> Art:
    qapp.setStyle("Fusion")
    qapp.setPalette(palette())
    load_fonts()
    return Art(resources(), deck.picture_path)


@pytest.fixture
def house(art: Art, deck: DeckOnDisk, words: WordPack) -> Iterator[House]:
    look = Look()
    look.set_window(QSize(1280, 720))
    made = House(
        folders=folders(), look=look, art=art, languages=Languages(), deck=deck, words=words
    )
    made.change_settings(language="en", motion=False, tips_closed=TIPS)
    yield made
    made.languages.use("en")


MakeGame = Callable[..., SavedGame]
MakePlay = Callable[..., StellaPlay]


@pytest.fixture
def make_game(house: House) -> MakeGame:
    """A new game with `seats` people; the same seed is the same game."""

    def make(seats: int = 4, *, screen: Screen = "standing", seed: int = 11) -> SavedGame:
        players = tuple(
            Player(name=NAMES[n], symbol=SYMBOLS[n], side=SIDES[n]) for n in range(seats)
        )
        return begin_stella(
            players,
            deck=DECK,
            cards=house.deck.card_ids,
            pack=house.words,
            word_set=WordSet.CORE,
            word_languages=("en", "ja", "vi"),
            screen=screen,
            seed=seed,
        )

    return make


@pytest.fixture
def make_play(qtbot: QtBot, house: House, make_game: MakeGame) -> MakePlay:
    """The pages of a game, shown at `size`; curtains open at once when they are held."""

    kept: list[StellaPlay] = []  # a window nobody holds would be collected in mid-paint

    def make(saved: SavedGame | None = None, *, size: QSize = HD, **wanted: object) -> StellaPlay:
        controller = GameController(house.library, saved or make_game(**wanted))
        play = StellaPlay(house, controller, hold_ms=0)
        controller.setParent(play)
        qtbot.addWidget(play)
        kept.append(play)
        house.look.set_window(size)
        play.setStyleSheet(style_sheet(house.look))
        play.resize(size)
        play.show()
        return play

    return make

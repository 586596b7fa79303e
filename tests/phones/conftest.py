"""A game with phones at this machine's own address, and phones made of a socket."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk, WordPack, load_deck, load_words
from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.engine import Seat
from stella_desktop.phones.address import Adapter
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.stella_state import Place
from stella_desktop.phones.table_link import PhoneTable
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders
from stella_desktop.storage.table import Player
from tests.phones.phone import Phone

NAMES = ("Linh", "Kenji", "Bà", "Minh", "Yuki", "Ada")
SYMBOLS = ("circle", "triangle", "square", "diamond", "star", "moon")
SIDES = ("near", "left", "far", "right", "near", "far")
UPRIGHT = Place(tuple(tuple(range(row * 5, row * 5 + 5)) for row in range(3)), "left")


@pytest.fixture(autouse=True)
def application(qapp: object) -> object:
    """Sockets and timers need one."""
    return qapp


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture(scope="session")
def deck() -> DeckOnDisk:
    return load_deck(resources() / "decks" / "starlit")


@pytest.fixture(scope="session")
def words() -> WordPack:
    return load_words(resources() / "words" / "starlit.json")


@pytest.fixture
def clock() -> Clock:
    return Clock()


MakeController = Callable[..., GameController]
MakeTable = Callable[..., PhoneTable]


@pytest.fixture
def make_controller(deck: DeckOnDisk, words: WordPack) -> MakeController:
    def make(seats: int = 3, *, seed: int = 11) -> GameController:
        players = tuple(
            Player(name=NAMES[n], symbol=SYMBOLS[n], side=SIDES[n], board="phone")
            for n in range(seats)
        )
        saved = begin_stella(
            players,
            deck="starlit",
            cards=deck.card_ids,
            pack=words,
            word_set=WordSet.CORE,
            word_languages=("en", "ja", "vi"),
            screen="standing",
            seed=seed,
        )
        return GameController(Library(folders()), saved)

    return make


@pytest.fixture
def make_table(deck: DeckOnDisk, words: WordPack, clock: Clock) -> Iterator[MakeTable]:
    """Phones of these seats, listening at 127.0.0.1 and nowhere else."""
    made: list[PhoneTable] = []

    def make(
        controller: GameController,
        seats: tuple[Seat, ...] | None = None,
        *,
        limits: Limits | None = None,
        listen: bool = True,
        look_up: Callable[[], tuple[Adapter, ...]] = tuple,
    ) -> PhoneTable:
        chosen = range(len(controller.table.players)) if seats is None else seats
        table = PhoneTable(
            controller,
            dict.fromkeys(chosen, UPRIGHT),
            deck=deck,
            words=words.cards,
            resources=resources(),
            limits=limits,
            clock=clock,
            look_up=look_up,
        )
        made.append(table)
        if listen:
            assert table.start("127.0.0.1", (0,))
        return table

    yield make
    for table in made:
        table.part()


@pytest.fixture
def controller(make_controller: MakeController) -> GameController:
    return make_controller()


@pytest.fixture
def table(make_table: MakeTable, controller: GameController) -> PhoneTable:
    return make_table(controller)


MakePhone = Callable[..., Phone]


@pytest.fixture
def make_phone(qtbot: QtBot) -> Iterator[MakePhone]:
    made: list[Phone] = []

    def make(table: PhoneTable, seat: Seat | None = None, **wanted: str) -> Phone:
        """A phone whose web socket is open; with `seat`, one that has sat down there."""
        phone = Phone(qtbot, table.server.port, **wanted)
        made.append(phone)
        if seat is not None:
            phone.hello(table.seat_url(seat).partition("#")[2])
            phone.wait_for("state")
        return phone

    yield make
    for phone in made:
        phone.close()

"""The page at the monitor: the code, who is in, and plain words when nobody can come."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk
from stella_desktop.controller.game_controller import GameController
from stella_desktop.phones.address import Address, Kind
from stella_desktop.phones.qr import qr_image
from stella_desktop.phones.seats import RosterLine
from stella_desktop.phones.table_link import PhoneTable
from stella_desktop.ui.art import Art
from stella_desktop.ui.fonts import load_fonts
from stella_desktop.ui.games.stella.orientation import cell_seen_at
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.look import Look, palette
from stella_desktop.ui.pages.phones import PhonesPage, board_side, seen_grid
from stella_desktop.ui.style import style_sheet
from tests.phones.conftest import NAMES, SYMBOLS, Clock, MakePhone

WIFI = Address("192.168.1.23", "wlan0", Kind.WIFI, True)
CABLE = Address("10.0.0.4", "eth0", Kind.CABLE, True)
TUNNEL = Address("10.8.0.2", "tun0", Kind.VPN, False)
PUBLIC = Address("203.0.113.5", "eth0", Kind.CABLE, False, False)
WAITING = (RosterLine(0, "waiting"), RosterLine(1, "waiting"))
HD = QSize(1280, 720)
SEATS = tuple(SeatInfo(name, symbol, None, 0) for name, symbol in zip(NAMES, SYMBOLS, strict=True))


@dataclass
class Told:
    """Phones as the page sees them, and what it asked of them."""

    roster: tuple[RosterLine, ...] = (
        RosterLine(0, "in"),
        RosterLine(1, "asleep"),
        RosterLine(2, "waiting"),
    )
    addresses: tuple[Address, ...] = (WIFI,)
    address: str = "192.168.1.23"
    short_address: str = "http://192.168.1.23:7852"
    table_url: str = "http://192.168.1.23:7852/#abcdefghijklmnopqrstuv"
    knocks: tuple[str, ...] = ()
    lonely: bool = False
    moved: bool = False
    done: list[tuple[object, ...]] = field(default_factory=list)

    def start(self) -> bool:
        self.done.append(("start",))
        return False

    def choose(self, address: str) -> None:
        self.done.append(("choose", address))

    def let_in(self, knock: str) -> None:
        self.done.append(("let_in", knock))

    def turn_away(self, knock: str) -> None:
        self.done.append(("turn_away", knock))

    def let_over(self, seat: int, number: str) -> None:
        self.done.append(("let_over", seat, number))

    def keep(self, seat: int, number: str) -> None:
        self.done.append(("keep", seat, number))

    def move_here(self, seat: int) -> None:
        self.done.append(("move_here", seat))


MakePage = Callable[..., PhonesPage]


@pytest.fixture
def make_page(qtbot: QtBot, qapp: QApplication, deck: DeckOnDisk, clock: Clock) -> MakePage:
    qapp.setStyle("Fusion")
    qapp.setPalette(palette())
    load_fonts()
    art = Art(resources(), deck.picture_path)
    kept: list[PhonesPage] = []

    def make(phones: object, size: QSize = HD) -> PhonesPage:
        look = Look()
        look.set_window(size)
        page = PhonesPage(look, art, SEATS, phones, qr_image, clock=clock)  # type: ignore[arg-type]
        qtbot.addWidget(page)
        kept.append(page)
        page.setStyleSheet(style_sheet(look))
        page.resize(size)
        page.show()
        return page

    return make


def said(page: PhonesPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def press(page: PhonesPage, name: str) -> None:
    button = page.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    button.click()


def test_it_shows_the_code_the_short_address_and_who_is_in(make_page: MakePage) -> None:
    page = make_page(Told())
    assert page.code.isVisible()
    assert page.code.accessibleName() == "http://192.168.1.23:7852"
    text = said(page)
    for part in ("http://192.168.1.23:7852", "Linh", "is in", "Kenji", "asleep", "not come yet"):
        assert part in text
    assert "abcdefghijklmnopqrstuv" not in text, "the token is in the code only"


def test_a_code_can_be_read_across_the_room(make_page: MakePage) -> None:
    page = make_page(Told(), QSize(1920, 1080))
    shot = page.code.grab().toImage()
    dark = [
        (x, y)
        for x in range(0, shot.width(), 4)
        for y in range(0, shot.height(), 4)
        if shot.pixelColor(x, y).lightness() < 60
    ]
    width = max(x for x, _ in dark) - min(x for x, _ in dark)
    assert width > page.height() * 0.4


def test_a_seat_can_be_moved_to_the_monitor(make_page: MakePage) -> None:
    phones = Told()
    page = make_page(phones)
    page.rows[1].here.click()
    assert phones.done == [("move_here", 1)]
    phones.roster = phones.roster[:1]
    page.refresh()
    assert set(page.rows) == {0}


@pytest.mark.parametrize(("button", "done"), [("over", "let_over"), ("keep", "keep")])
def test_the_host_decides_whether_another_phone_takes_a_seat(
    make_page: MakePage, button: str, done: str
) -> None:
    phones = Told(roster=(RosterLine(0, "in", "63"), RosterLine(1, "in")))
    page = make_page(phones)
    assert "take over" in said(page)
    assert "63" in said(page)
    assert not page.rows[1].over.isVisible()
    getattr(page.rows[0], button).click()
    assert phones.done == [(done, 0, "63")]


@pytest.mark.parametrize("answer", ["let_in", "turn_away"])
def test_the_host_decides_who_comes_in_without_the_code(make_page: MakePage, answer: str) -> None:
    phones = Told(knocks=("47",))
    page = make_page(phones)
    assert "47" in said(page)
    press(page, f"{answer}_47")
    assert phones.done == [(answer, "47")]


def test_another_network_can_be_chosen(make_page: MakePage) -> None:
    phones = Told(addresses=(WIFI, CABLE, TUNNEL))
    page = make_page(phones)
    texts = [button.text() for button in page.findChildren(QPushButton)]
    assert any("VPN, hardly" in text for text in texts)
    press(page, "10.0.0.4")
    assert phones.done == [("choose", "10.0.0.4")]


@pytest.mark.parametrize(
    ("phones", "words"),
    [
        (Told(lonely=True, roster=WAITING), ("Nobody has come", "guest network", "firewall")),
        (Told(lonely=True), ("Somebody is still missing", "guest network", "firewall")),
        (Told(lonely=True, addresses=(WIFI, TUNNEL)), ("VPN", "switch it off")),
        (Told(moved=True), ("network has changed", "scan once more")),
        (Told(address="", table_url="", addresses=(PUBLIC,)), ("open to the internet",)),
        (Told(address="", table_url="", addresses=()), ("in no network", "Paper")),
        (Told(address="", table_url="", addresses=(TUNNEL,)), ("Only a VPN",)),
        (Told(address="", table_url=""), ("does not let the game in",)),
    ],
)
def test_it_says_in_plain_words_why_nobody_comes(
    make_page: MakePage, phones: Told, words: tuple[str, ...]
) -> None:
    text = said(make_page(phones))
    for word in words:
        assert word in text


def test_without_trouble_there_is_no_advice(make_page: MakePage) -> None:
    page = make_page(Told(addresses=(WIFI, TUNNEL)))
    assert "firewall" not in said(page)


@pytest.mark.parametrize("address", ["", "192.168.1.23"])
def test_one_can_always_look_for_the_network_again(make_page: MakePage, address: str) -> None:
    url = f"http://{address}/#x" if address else ""
    phones = Told(address=address, short_address="", table_url=url, addresses=())
    page = make_page(phones)
    assert page.code.isVisible() == bool(address)
    page.again.click()
    assert phones.done == [("start",)]


def test_it_says_who_could_read_marks(make_page: MakePage) -> None:
    assert "without encryption" in said(make_page(Told()))
    assert "a network you trust" in said(make_page(Told()))


def test_an_address_open_to_the_internet_is_called_so(make_page: MakePage) -> None:
    page = make_page(Told(addresses=(WIFI, PUBLIC, TUNNEL)))
    texts = [button.text() for button in page.findChildren(QPushButton)]
    assert [text for text in texts if "open to the internet" in text] == [
        "Cable, open to the internet  ·  eth0  ·  203.0.113.5"
    ]


def test_a_second_click_in_a_hurry_lets_nobody_else_in(make_page: MakePage, clock: Clock) -> None:
    phones = Told(knocks=("47", "52"))
    page = make_page(phones)
    press(page, "let_in_47")
    phones.knocks = ("52",)
    page.refresh()
    clock.time += 0.29
    press(page, "let_in_52")
    assert phones.done == [("let_in", "47")], "the row of the other phone has come up just now"
    clock.time += 0.02
    press(page, "let_in_52")
    assert phones.done == [("let_in", "47"), ("let_in", "52")]


def test_a_click_that_meant_another_row_does_nothing(make_page: MakePage, clock: Clock) -> None:
    phones = Told(addresses=(WIFI, CABLE), roster=(RosterLine(0, "in"), RosterLine(1, "in")))
    page = make_page(phones)
    for change in (
        lambda: setattr(phones, "knocks", ("47",)),
        lambda: setattr(phones, "roster", (RosterLine(0, "in", "63"), RosterLine(1, "in"))),
        lambda: setattr(phones, "roster", (RosterLine(0, "in", "64"), RosterLine(1, "in"))),
        lambda: setattr(phones, "moved", True),
        lambda: setattr(phones, "addresses", (WIFI, CABLE, TUNNEL)),
    ):
        change()
        page.refresh()
        press(page, "turn_away_47")
        press(page, "10.0.0.4")
        page.rows[0].over.click()
        page.rows[0].keep.click()
        page.rows[1].here.click()
        assert phones.done == []
        clock.time += 1
    page.rows[0].over.click()
    assert phones.done == [("let_over", 0, "64")]


def test_what_has_not_moved_can_be_pressed_at_once(make_page: MakePage) -> None:
    phones = Told(knocks=("47",))
    page = make_page(phones)
    button = page.findChild(QPushButton, "let_in_47")
    phones.roster = (RosterLine(0, "asleep"), *phones.roster[1:])
    page.refresh()
    assert page.findChild(QPushButton, "let_in_47") is button, "it is the same under the finger"
    press(page, "let_in_47")
    assert phones.done == [("let_in", "47")]


def test_it_says_when_everybody_is_in(make_page: MakePage) -> None:
    phones = Told()
    page = make_page(phones)
    assert "All phones are in" not in said(page)
    phones.roster = (RosterLine(0, "in"), RosterLine(1, "in"))
    page.refresh()
    assert "All phones are in" in said(page)


@pytest.mark.parametrize("size", [QSize(1024, 600), QSize(1280, 720), QSize(3840, 2160)])
def test_six_seats_fit(make_page: MakePage, size: QSize) -> None:
    page = make_page(Told(roster=tuple(RosterLine(n, "in") for n in range(6))), size)
    for row in page.rows.values():
        assert page.rect().contains(row.mapTo(page, row.rect().bottomRight()))


def test_a_latin_name_stands_where_lines_begin(make_page: MakePage) -> None:
    page = make_page(Told())
    for direction, side in (
        (Qt.LayoutDirection.LeftToRight, Qt.AlignmentFlag.AlignLeft),
        (Qt.LayoutDirection.RightToLeft, Qt.AlignmentFlag.AlignRight),
    ):
        page.setLayoutDirection(direction)
        page.refresh()
        wanted = side | Qt.AlignmentFlag.AlignAbsolute
        assert page.rows[0].name.alignment() == wanted


def test_who_has_not_come_is_faint(make_page: MakePage) -> None:
    page = make_page(Told())

    def strength(seat: int) -> int:
        image = page.rows[seat].token.pixmap().toImage()
        return image.pixelColor(image.rect().center()).alpha()

    assert strength(0) == strength(1) == 255
    assert 0 < strength(2) < 128


def test_escape_leads_back_to_the_table(make_page: MakePage, qtbot: QtBot) -> None:
    page = make_page(Told())
    with qtbot.waitSignal(page.closed):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_it_follows_the_phones_of_a_real_game(
    make_page: MakePage,
    table: PhoneTable,
    make_phone: MakePhone,
    controller: GameController,
    clock: Clock,
) -> None:
    page = make_page(table)
    table.changed.connect(page.refresh)
    assert "is in" not in said(page)
    make_phone(table, 1)
    assert page.rows[1].state.text() == "is in"
    second = make_phone(table)
    second.hello(table.seat_url(1).partition("#")[2])
    number = second.wait_for("taken")["number"]
    assert number in page.rows[1].state.text()
    clock.time += 1
    page.rows[1].over.click()
    second.wait_for("state")
    clock.time += 1
    page.rows[1].here.click()
    second.wait_for("moved_here")
    assert set(page.rows) == {0, 2}
    assert len(controller.table.players) == 3


def test_the_grid_of_a_place_is_the_one_of_the_private_page() -> None:
    assert seen_grid(0)[0] == (0, 1, 2, 3, 4)
    for turns in range(4):
        grid = seen_grid(turns)
        assert sorted(cell for row in grid for cell in row) == list(range(15))
        assert grid[1][2] == cell_seen_at(1, 2, turns)
    assert [board_side(turns) for turns in range(4)] == ["left", "bottom", "right", "top"]

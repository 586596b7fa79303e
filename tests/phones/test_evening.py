"""From the first phone to the last good night: other networks, other boards, the end."""

import sys

import pytest
from PySide6.QtWidgets import QApplication

from stella_desktop.controller.game_controller import GameController
from stella_desktop.games.stella.moves import LockMarks, PointAt
from stella_desktop.phones import network
from stella_desktop.phones.address import Adapter, Address, Kind
from stella_desktop.phones.table_link import PhoneTable
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders
from tests.phones.conftest import UPRIGHT, MakeController, MakePhone, MakeTable
from tests.phones.phone import Phone

OVER, MOVED = 4005, 4006


def token_of(table: PhoneTable, seat: int) -> str:
    return table.seat_url(seat).partition("#")[2]


def states(table: PhoneTable) -> list[str]:
    return [line.state for line in table.roster]


def code_of(phone: Phone) -> tuple[int | None, str]:
    phone.wait_for_end()
    return phone.code, phone.reason


# --- the end --------------------------------------------------------------------------------------


def test_at_the_end_all_phones_are_told(table: PhoneTable, make_phone: MakePhone) -> None:
    seated, asking, choosing, waiting = make_phone(table, 0), *(make_phone(table) for _ in range(3))
    asking.hello(token_of(table, 0))
    asking.wait_for("taken")
    choosing.hello(table.table_url.partition("#")[2])
    choosing.wait_for("seats")
    waiting.say("knock", version=1, device=waiting.device, language="en")
    waiting.wait_for("wait")
    table.stop()
    assert table.server.port, "not before the end of this turn: the game may go on at once"
    for phone in (seated, asking, choosing, waiting):
        assert code_of(phone) == (OVER, "away")
    assert table.server.port == 0
    assert table.parted


def test_when_the_app_ends_all_phones_are_told(
    qapp: QApplication, table: PhoneTable, make_phone: MakePhone
) -> None:
    phone = make_phone(table, 0)
    qapp.aboutToQuit.emit()  # no turn of the event loop comes after it
    assert table.server.connections == []
    assert code_of(phone) == (OVER, "away")


# --- another network ------------------------------------------------------------------------------


HERE, THERE = "127.0.0.1", "127.0.0.2"
two_addresses = pytest.mark.skipif(
    sys.platform == "darwin", reason="this machine has one address of its own"
)


class Cables:
    """Which addresses the computer has just now; this machine's own stand for those of homes."""

    def __init__(self, *ips: str) -> None:
        self.ips = ips

    def __call__(self) -> tuple[Adapter, ...]:
        return tuple(Adapter(ip, Kind.CABLE, (ip,)) for ip in self.ips)


@pytest.fixture
def cables(monkeypatch: pytest.MonkeyPatch) -> Cables:
    def as_they_are(adapters: tuple[Adapter, ...]) -> tuple[Address, ...]:
        return tuple(Address(one.name, one.name, one.kind, True) for one in adapters)

    monkeypatch.setattr(network, "addresses_of", as_they_are)
    return Cables(HERE)


@pytest.fixture
def roaming(make_table: MakeTable, controller: GameController, cables: Cables) -> PhoneTable:
    """At a computer that can change its network."""
    table = make_table(controller, listen=False, look_up=cables)
    assert table.start(ports=(0,))
    assert table.address == HERE
    return table


@two_addresses
def test_in_another_network_there_is_another_code_and_all_seats_are_free(
    roaming: PhoneTable, make_phone: MakePhone, cables: Cables
) -> None:
    old = roaming.table_url
    phones = [make_phone(roaming, seat) for seat in range(3)]
    cables.ips = (THERE,)
    roaming._network.look()
    assert roaming.address == THERE
    assert roaming.table_url != old
    assert roaming.moved
    assert states(roaming) == ["waiting"] * 3
    for phone in phones:
        assert code_of(phone) == (MOVED, ""), "told, as far as it can be reached still"
    for seat in range(3):
        assert roaming.moved, "until everybody has scanned the new code"
        make_phone(roaming, seat, at=THERE)
    assert states(roaming) == ["in"] * 3
    assert not roaming.moved


def test_as_long_as_the_address_is_there_nobody_is_disturbed(
    roaming: PhoneTable, make_phone: MakePhone, cables: Cables
) -> None:
    phone = make_phone(roaming, 0)
    cables.ips = (THERE, HERE)
    roaming._network.look()
    assert [one.ip for one in roaming.addresses] == [THERE, HERE]
    assert roaming.start(), "look again"
    assert roaming.address == HERE
    phone.say("awake", awake=True)
    phone.wait_for("here")
    assert not phone.over


def test_a_network_that_comes_back_needs_no_new_code(
    roaming: PhoneTable, make_phone: MakePhone, cables: Cables
) -> None:
    phone = make_phone(roaming, 0)
    cables.ips = ()
    roaming._network.look()
    assert (roaming.address, roaming.table_url) == ("", "")
    phone.wait_for_end()
    assert phone.code != MOVED, "it goes on calling"
    assert states(roaming)[0] == "asleep", "the seat is kept"
    port = int(roaming._last_host.rpartition(":")[2])
    cables.ips = (HERE,)
    assert roaming.start(ports=(port,))
    assert not roaming.moved
    make_phone(roaming, 0, device=phone.device)
    assert states(roaming)[0] == "in"


def test_a_network_that_comes_late_is_found(
    make_table: MakeTable, controller: GameController, cables: Cables
) -> None:
    cables.ips = ()
    table = make_table(controller, listen=False, look_up=cables)
    assert not table.start()
    cables.ips = (HERE,)
    table._network.look()
    assert table.address == HERE
    assert not table.moved, "nobody has scanned anything yet"


@two_addresses
def test_at_an_address_that_was_chosen_phones_scan_once_more(
    roaming: PhoneTable, make_phone: MakePhone
) -> None:
    phone = make_phone(roaming, 0)
    roaming.choose(THERE)
    assert code_of(phone) == (MOVED, "")
    assert roaming.moved
    assert states(roaming) == ["waiting"] * 3


def test_the_network_is_looked_up_for_as_long_as_phones_may_come(roaming: PhoneTable) -> None:
    assert roaming._network._looking.isActive()
    assert roaming._network._looking.interval() == 5000
    roaming.part()
    assert not roaming._network._looking.isActive()


# --- other boards ---------------------------------------------------------------------------------


def to_the_scores(controller: GameController) -> None:
    for seat in range(3):
        controller.submit(LockMarks(seat, (7,)))
    controller.submit(PointAt(controller.view(None).scout, 7))


def laid_anew(controller: GameController) -> GameController:
    return GameController(Library(folders()), controller.saved)


def test_who_is_in_stays_in_when_the_table_is_laid_anew(
    make_table: MakeTable, make_phone: MakePhone, controller: GameController
) -> None:
    table = make_table(controller, seats=(0, 1))
    phones = [make_phone(table, seat) for seat in (0, 1)]
    token, code, since = token_of(table, 0), table.table_url, len(phones[0].told)
    to_the_scores(controller)
    phones[0].qtbot.waitUntil(lambda: phones[0].state["phase"] == "score")
    stamp = phones[0].state["stamp"]
    table.stop()
    again = laid_anew(controller)
    assert table.goes_on_with(again)
    table.go_on(again, {0: UPRIGHT, 2: UPRIGHT}, readings=True)
    assert table.start()
    assert (table.table_url, token_of(table, 0)) == (code, token)
    assert [(line.seat, line.state) for line in table.roster] == [(0, "in"), (2, "waiting")]
    phones[1].wait_for("moved_here")
    phones[0].wait_for("welcome", since)
    phones[0].qtbot.waitUntil(lambda: phones[0].state["stamp"] > stamp)
    phones[0].move("next_round")
    phones[0].qtbot.waitUntil(lambda: again.view(None).number == 2)
    phones[0].qtbot.waitUntil(lambda: "lock_marks" in phones[0].state["moves"])
    phones[0].move("lock_marks", cells=[3])
    phones[0].qtbot.waitUntil(lambda: again.view(0).own_marks == (3,))
    assert not table.parted
    assert not any(phone.over for phone in phones)


def test_when_no_seat_is_left_to_phones_they_are_told_where_they_play_now(
    make_table: MakeTable, make_phone: MakePhone, controller: GameController
) -> None:
    table = make_table(controller)
    phone = make_phone(table, 0)
    to_the_scores(controller)
    for seat in range(3):
        controller.set_board(seat, "here")
    table.stop()
    assert code_of(phone) == (OVER, "here")
    assert not table.goes_on_with(laid_anew(controller)), "whoever comes back scans again"


def test_another_game_has_phones_of_its_own(
    make_controller: MakeController, table: PhoneTable
) -> None:
    assert not table.goes_on_with(make_controller())

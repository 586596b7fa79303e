"""Who has no code, or wants a seat that is taken: the host is asked, once, and is not harassed."""

import pytest

from stella_desktop.phones.knocking import LONGEST_REST, REMEMBERED, Rests
from stella_desktop.phones.table_link import PhoneTable
from tests.phones.conftest import Clock, MakePhone
from tests.phones.phone import Phone


def knock(phone: Phone) -> None:
    phone.say("knock", version=1, device=phone.device, language="en")


def token_of(table: PhoneTable, seat: int) -> str:
    return table.seat_url(seat).partition("#")[2]


def was_refused(phone: Phone) -> bool:
    phone.wait_for_end()
    return phone.code == 4002


@pytest.fixture
def calls(table: PhoneTable) -> list[bool]:
    """One entry for each time the host begins to be asked."""
    told: list[bool] = []
    seen = [False]

    def note() -> None:
        if table.asks and not seen[-1]:
            told.append(True)
        seen.append(table.asks)

    table.changed.connect(note)
    return told


# --- knocking -----------------------------------------------------------------------------------


def test_an_address_knocks_once_and_then_rests(
    table: PhoneTable, make_phone: MakePhone, clock: Clock, calls: list[bool]
) -> None:
    first = make_phone(table)
    knock(first)
    first.wait_for("wait")
    clock.time += 60
    second = make_phone(table)
    knock(second)
    assert was_refused(second), "one of this address waits already"
    first.close()
    first.qtbot.waitUntil(lambda: table.knocks == ())
    third = make_phone(table)
    knock(third)
    assert was_refused(third)
    clock.time += 10
    fourth = make_phone(table)
    knock(fourth)
    fourth.wait_for("wait")
    assert calls == [True, True]


def test_many_knocks_of_one_address_are_one_notice(
    table: PhoneTable, make_phone: MakePhone, calls: list[bool]
) -> None:
    for _ in range(12):
        phone = make_phone(table)
        knock(phone)
        phone.qtbot.waitUntil(lambda phone=phone: phone.over or phone.kinds() == ["wait"])
        phone.close()
    assert calls == [True]


def test_each_no_doubles_the_rest(table: PhoneTable, make_phone: MakePhone, clock: Clock) -> None:
    for rest in (20, 40, 80):
        phone = make_phone(table)
        knock(phone)
        table.turn_away(phone.wait_for("wait")["number"])
        phone.wait_for_end()
        clock.time += rest - 1
        early = make_phone(table)
        knock(early)
        assert was_refused(early)
        clock.time += 1
    phone = make_phone(table)
    knock(phone)
    phone.wait_for("wait")


def test_who_was_let_in_need_not_rest(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table)
    knock(phone)
    table.let_in(phone.wait_for("wait")["number"])
    phone.wait_for("seats")
    other = make_phone(table)
    knock(other)
    other.wait_for("wait")


def test_rests_end_and_are_forgotten() -> None:
    clock = Clock()
    rests = Rests(clock)
    for _ in range(20):
        rests.refuse("192.168.1.9")
    clock.time += LONGEST_REST
    assert rests.may_knock("192.168.1.9")
    for number in range(2 * REMEMBERED):
        rests.begin(f"fd00::{number:x}")
    assert len(rests._known) == REMEMBERED


def test_the_host_is_told_once_however_much_else_happens(
    table: PhoneTable, make_phone: MakePhone, calls: list[bool]
) -> None:
    phone = make_phone(table)
    knock(phone)
    phone.wait_for("wait")
    seated = make_phone(table, 0)
    for awake in (False, True, False):
        seated.say("awake", awake=awake)
    seated.qtbot.waitUntil(lambda: seated.kinds().count("here") == 3)
    make_phone(table, 1)
    assert calls == [True]
    table.let_in(table.knocks[0])
    assert calls == [True]


# --- a seat that is taken -----------------------------------------------------------------------


def test_the_consent_goes_to_the_phone_with_that_number_only(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    make_phone(table, 0)
    stranger, friend = make_phone(table), make_phone(table)
    for phone in (stranger, friend):
        phone.hello(token_of(table, 0))
    numbers = [phone.wait_for("taken")["number"] for phone in (stranger, friend)]
    assert len(set(numbers)) == 2
    assert table.roster[0].asked == numbers[0], "one after the other"
    table.keep(0, numbers[0])
    stranger.wait_for("refused")
    assert table.roster[0].asked == numbers[1]
    stranger.say("sit", seat=0)
    stranger.qtbot.waitUntil(lambda: stranger.kinds().count("taken") == 2)
    table.let_over(0, numbers[1])
    friend.wait_for("state")
    assert "state" not in stranger.kinds()


def test_a_number_that_is_gone_lets_nobody_over(table: PhoneTable, make_phone: MakePhone) -> None:
    first = make_phone(table, 0)
    one, other = make_phone(table), make_phone(table)
    one.hello(token_of(table, 0))
    number = one.wait_for("taken")["number"]
    other.hello(token_of(table, 0))
    other.wait_for("taken")
    one.close()
    one.qtbot.waitUntil(lambda: table.roster[0].asked not in ("", number))
    table.let_over(0, number)
    assert not first.over
    assert "state" not in other.kinds()


def test_only_so_many_may_ask_at_once(table: PhoneTable, make_phone: MakePhone) -> None:
    make_phone(table, 0)
    for _ in range(table.server.limits.askers):
        phone = make_phone(table)
        phone.hello(token_of(table, 0))
        phone.wait_for("taken")
    late = make_phone(table)
    late.hello(token_of(table, 0))
    assert was_refused(late)


# --- one's own seat -----------------------------------------------------------------------------


def test_who_scans_the_code_again_finds_the_own_seat(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    first = make_phone(table, 1)
    again = make_phone(table, device=first.device)
    again.hello(table.table_url.partition("#")[2])
    seats = again.wait_for("seats")["seats"]
    assert [(seat["free"], seat["mine"]) for seat in seats] == [
        (True, False),
        (False, True),
        (True, False),
    ]
    again.say("sit", seat=1)
    again.wait_for("state")
    other = make_phone(table)
    other.hello(table.table_url.partition("#")[2])
    assert not any(seat["mine"] for seat in other.wait_for("seats")["seats"])

"""Phones at a table: who sits where, what they are told, and moves that come late or twice."""

import logging
from random import Random

import pytest
from PySide6.QtNetwork import QTcpSocket

from stella_desktop.controller.game_controller import GameController
from stella_desktop.games.stella.moves import LockMarks, NextRound, PointAt
from stella_desktop.phones.table_link import PhoneTable
from tests.phones.conftest import Clock, MakeController, MakePhone, MakeTable
from tests.phones.phone import Phone


def marks_of(controller: GameController, seat: int) -> tuple[int, ...] | None:
    return controller.view(seat).own_marks


def states(table: PhoneTable) -> list[str]:
    return [line.state for line in table.roster]


def move_apart(table: PhoneTable) -> None:
    """Each phone has an address of its own, as at home."""
    for number, connection in enumerate(table.server.connections):
        connection.peer = f"192.168.1.{number + 10}"


# --- sitting down -----------------------------------------------------------------------------


def test_the_token_of_the_table_opens_the_choice_of_a_seat(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    phone = make_phone(table)
    phone.hello(table.table_url.partition("#")[2])
    seats = phone.wait_for("seats")["seats"]
    assert [seat["name"] for seat in seats] == ["Linh", "Kenji", "Bà"]
    assert all(seat["free"] for seat in seats)
    phone.say("sit", seat=1)
    assert phone.wait_for("welcome")["seat"] == 1
    assert phone.wait_for("state")["seat"] == 1
    assert states(table) == ["waiting", "in", "waiting"]


def test_the_token_of_a_seat_opens_it_at_once(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table, 2)
    assert phone.state["seat"] == 2
    assert phone.state["fresh"]


def test_a_reload_gets_everything_in_one_message(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    first = make_phone(table, 0)
    first.say("draft", stamp=first.state["stamp"], cells=[3, 7])
    first.qtbot.waitUntil(lambda: controller.draft(0) == (3, 7))
    first.close()
    again = make_phone(table, 0, device=first.device)
    assert again.state["draft"] == [3, 7]
    assert again.state["moves"]["lock_marks"]["most"] == 10
    assert len(again.state["cards"]) == 15


def test_a_second_tab_of_the_same_phone_takes_over_and_the_first_is_told(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    first = make_phone(table, 0)
    make_phone(table, 0, device=first.device)
    first.wait_for_end()
    assert (first.code, first.reason) == (4001, "here")


def test_another_phone_waits_for_the_host(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    first = make_phone(table, 0)
    second = make_phone(table)
    second.hello(table.seat_url(0).partition("#")[2])
    taken = second.wait_for("taken")
    assert taken["name"] == "Linh"
    assert table.roster[0].asked == taken["number"], "both sides show the same number"
    assert "state" not in second.kinds()
    # What it says meanwhile does nothing.
    second.say("move", stamp=1, move="lock_marks", cells=[1])
    second.wait_for("rejected")
    assert marks_of(controller, 0) is None

    old = table.seat_url(0)
    table.let_over(0, taken["number"])
    second.wait_for("state")
    first.wait_for_end()
    assert (first.code, first.reason) == (4001, "elsewhere")
    assert table.seat_url(0) != old, "the token of the first phone opens nothing any more"
    assert states(table)[0] == "in"


def test_the_host_can_refuse_another_phone(table: PhoneTable, make_phone: MakePhone) -> None:
    first = make_phone(table, 0)
    second = make_phone(table)
    second.hello(table.seat_url(0).partition("#")[2])
    table.keep(0, second.wait_for("taken")["number"])
    second.wait_for("refused")
    second.wait_for("seats")
    assert not first.over
    assert not table.roster[0].asked


def test_who_took_the_wrong_seat_can_leave_it(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table, 0)
    phone.say("leave")
    assert all(seat["free"] for seat in phone.wait_for("seats")["seats"])
    phone.say("sit", seat=1)
    since = len(phone.told)
    assert phone.wait_for("welcome", since - 1)["seat"] == 1
    assert states(table) == ["waiting", "in", "waiting"]


def test_without_a_code_a_phone_knocks_and_the_host_lets_it_in(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    told: list[bool] = []
    table.changed.connect(lambda: told.append(table.asks))
    phone = make_phone(table)
    phone.say("knock", version=1, device=phone.device, language="ja")
    number = phone.wait_for("wait")["number"]
    assert table.knocks == (number,)
    assert told == [True]
    assert "seats" not in phone.kinds(), "nothing is told before somebody says yes"
    table.let_in(number)
    assert phone.wait_for("seats")["token"] == table.table_url.partition("#")[2]
    assert told == [True, False]


def test_a_phone_that_knocks_can_do_nothing_else(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table)
    phone.say("knock", version=1, device=phone.device, language="ja")
    phone.wait_for("wait")
    phone.say("sit", seat=0)
    phone.wait_for_end()
    assert phone.code == 1008
    assert states(table) == ["waiting"] * 3


def test_the_host_turns_a_phone_away(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table)
    phone.say("knock", version=1, device=phone.device, language="en")
    table.turn_away(phone.wait_for("wait")["number"])
    phone.wait_for_end()
    assert phone.code == 4002
    assert table.knocks == ()


def test_only_a_few_may_knock_at_once(table: PhoneTable, make_phone: MakePhone) -> None:
    phones = [make_phone(table) for _ in range(table.server.limits.knocks + 1)]
    move_apart(table)
    for phone in phones:
        phone.say("knock", version=1, device=phone.device, language="en")
    phones[-1].wait_for_end()
    assert len(set(table.knocks)) == table.server.limits.knocks


def test_a_seat_moved_to_the_monitor_tells_its_phone_and_forgets_its_token(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    phone = make_phone(table, 1)
    old = table.seat_url(1).partition("#")[2]
    moved: list[int] = []
    table.moved_here.connect(moved.append)
    table.move_here(1)
    phone.wait_for("moved_here")
    assert moved == [1]
    assert table.seats == (0, 2)
    phone.say("move", stamp=1, move="lock_marks", cells=[1])
    phone.wait_for("rejected")
    assert marks_of(controller, 1) is None
    late = make_phone(table)
    late.hello(old)
    late.wait_for_end()
    assert late.code == 4003


def test_a_page_of_another_version_is_told_to_load_again(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    phone = make_phone(table)
    token = table.table_url.partition("#")[2]
    phone.say("hello", version=99, token=token, device=phone.device, language="en")
    phone.wait_for_end()
    assert phone.code == 4004


def test_a_phone_that_sleeps_is_seen_to_sleep(
    table: PhoneTable, make_phone: MakePhone, clock: Clock
) -> None:
    phone = make_phone(table, 0)
    phone.say("awake", awake=False)
    phone.wait_for("here")
    assert states(table)[0] == "asleep"
    phone.say("awake", awake=True)
    phone.qtbot.waitUntil(lambda: states(table)[0] == "in")
    # And one that went without a word, when it does not answer any more.
    clock.time += table.server.limits.silent + 1
    table.server.sweep()
    assert states(table)[0] == "asleep"
    phone.wait_for_end()


def test_a_phone_that_answers_pings_stays(
    table: PhoneTable, make_phone: MakePhone, clock: Clock
) -> None:
    phone = make_phone(table, 0)
    connection = table.server.connections[0]
    for _ in range(8):
        clock.time += table.server.limits.ping_every + 1
        before = connection.deadline
        table.server.sweep()
        phone.qtbot.waitUntil(lambda before=before: connection.deadline > before)
    assert not phone.over


# --- playing ----------------------------------------------------------------------------------


def test_ticks_are_kept_as_they_are_made(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    phone = make_phone(table, 0)
    stamp = phone.state["stamp"]
    for cells in ([4], [4, 9], [9]):
        phone.say("draft", stamp=stamp, cells=cells)
    phone.qtbot.waitUntil(lambda: controller.draft(0) == (9,))
    assert controller.draft(1) == ()


@pytest.mark.parametrize("cells", [[3, 3], [9, 4], list(range(11))])
def test_impossible_ticks_are_not_kept(
    table: PhoneTable, make_phone: MakePhone, controller: GameController, cells: list[int]
) -> None:
    phone = make_phone(table, 0)
    phone.say("draft", stamp=phone.state["stamp"], cells=cells)
    assert phone.wait_for("rejected")["reason"] == "marks"
    assert controller.draft(0) == ()


def test_a_doubled_lock_counts_once_and_says_so(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    phone = make_phone(table, 0)
    stamp = phone.state["stamp"]
    for _ in range(10):
        phone.move("lock_marks", stamp, cells=[1, 2])
    phone.qtbot.waitUntil(lambda: phone.kinds().count("rejected") == 9)
    assert controller.session.ply == 1
    assert marks_of(controller, 0) == (1, 2)
    assert phone.state["marks"] == [1, 2]
    assert all(m["reason"] == "late" for m in phone.told if m["kind"] == "rejected")


def test_others_who_lock_meanwhile_make_no_move_late(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    phone = make_phone(table, 0)
    stamp = phone.state["stamp"]
    controller.submit(LockMarks(1, (3,)))  # which also ends the time of the other word
    controller.submit(LockMarks(2, (4,)))
    phone.say("draft", stamp=stamp, cells=[5, 6])
    phone.move("lock_marks", stamp, cells=[5])
    phone.qtbot.waitUntil(lambda: marks_of(controller, 0) == (5,))
    assert "rejected" not in phone.kinds()


def test_ticks_and_moves_of_an_earlier_round_do_nothing(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    phone = make_phone(table, 0)
    old = phone.state["stamp"]
    for seat in range(3):
        controller.submit(LockMarks(seat, (7,)))
    controller.submit(PointAt(controller.view(None).scout, 7))
    controller.submit(NextRound(0))
    phone.qtbot.waitUntil(lambda: phone.state["round"] == 2)
    assert phone.state["moves"]["lock_marks"]["most"] == 10
    ply = controller.session.ply
    phone.say("draft", stamp=old, cells=[1])
    phone.move("lock_marks", old, cells=[1])
    phone.qtbot.waitUntil(lambda: phone.kinds().count("rejected") == 2)
    assert controller.session.ply == ply
    assert controller.draft(0) == ()


@pytest.mark.parametrize(
    ("move", "values", "reason"),
    [
        ("lock_marks", {"cells": []}, "marks"),
        ("lock_marks", {"cells": list(range(11))}, "marks"),
        ("lock_marks", {"cells": [4, 2]}, "marks"),
        ("lock_marks", {}, "not_now"),
        ("lock_marks", {"cells": [1], "cell": 1}, "not_now"),
        ("point_at", {"cell": 1}, "not_now"),
        ("next_round", {}, "not_now"),
        ("answer_word", {"agree": True}, "not_now"),
    ],
)
def test_what_is_not_allowed_changes_nothing_and_stays_between_us(
    table: PhoneTable,
    make_phone: MakePhone,
    controller: GameController,
    move: str,
    values: dict[str, object],
    reason: str,
) -> None:
    seen: list[object] = []
    controller.rejected.connect(lambda *told: seen.append(told))
    phone = make_phone(table, 0)
    phone.move(move, **values)
    assert phone.wait_for("rejected")["reason"] == reason
    assert controller.session.ply == 0
    assert seen == [], "the monitor must not say what a phone tried"


def test_a_scout_may_point_only_at_own_pictures_and_nobody_else_learns_of_a_try(
    table: PhoneTable, make_phone: MakePhone, controller: GameController
) -> None:
    for seat in range(3):
        controller.submit(LockMarks(seat, (seat, 10)))
    scout = controller.view(None).scout
    assert scout is not None
    phone = make_phone(table, scout)
    assert phone.state["moves"]["point_at"]["cell"] == [scout, 10]
    phone.move("point_at", cell=14)
    assert phone.wait_for("rejected")["reason"] == "not_yours"
    phone.move("point_at", cell=10)
    phone.qtbot.waitUntil(lambda: len(controller.view(None).shown) == 1)


def test_a_phone_speaks_its_own_language(table: PhoneTable, make_phone: MakePhone) -> None:
    phone = make_phone(table, 0)
    english = phone.state["cards"][0]["alt"]
    phone.say("speak", language="ja")
    phone.qtbot.waitUntil(lambda: phone.state["cards"][0]["alt"] != english)
    assert [line["language"] for line in phone.state["word"]] == ["en", "ja", "vi"]


def test_a_whole_game_by_phone(
    make_table: MakeTable, make_phone: MakePhone, make_controller: MakeController
) -> None:
    controller = make_controller(4, seed=3)
    table = make_table(controller)
    phones = [make_phone(table, seat) for seat in range(4)]
    chance = Random(1)
    wait = phones[0].qtbot.waitUntil
    while controller.session.outcome() is None:
        ply = controller.session.ply
        wait(lambda: all(_up_to_date(table, phone) for phone in phones))
        able = [phone for phone in phones if phone.state["moves"]]
        phone = chance.choice(able)
        moves = phone.state["moves"]
        if "lock_marks" in moves:
            cells = sorted(chance.sample(range(15), chance.randint(1, 10)))
            phone.move("lock_marks", cells=cells)
        elif "point_at" in moves:
            phone.move("point_at", cell=chance.choice(moves["point_at"]["cell"]))
        else:
            phone.move("next_round")
        wait(lambda ply=ply: controller.session.ply > ply)
    wait(lambda: all(phone.state["winners"] for phone in phones))
    assert "rejected" not in {kind for phone in phones for kind in phone.kinds()}
    assert phones[0].state["result"]["total"] == controller.session.outcome().scores[0]


def _up_to_date(table: PhoneTable, phone: Phone) -> bool:
    seat = phone.state["seat"]
    return phone.state["stamp"] == table._playing.stamp(seat)


# --- the server's life ------------------------------------------------------------------------


def test_nothing_listens_before_it_is_asked_to_and_nothing_after(
    make_table: MakeTable, controller: GameController, make_phone: MakePhone
) -> None:
    table = make_table(controller, listen=False)
    assert table.server.port == 0
    assert (table.short_address, table.table_url) == ("", "")
    assert table.start("127.0.0.1", (0,))
    phone = make_phone(table, 0)
    table.stop()
    phone.wait_for_end()
    assert table.server.port == 0
    assert table.server.connections == []


def test_without_a_network_nothing_is_guessed(
    make_table: MakeTable, controller: GameController
) -> None:
    table = make_table(controller, listen=False)
    assert not table.start()
    assert table.address == ""


def test_it_listens_at_the_chosen_address_only(table: PhoneTable) -> None:
    assert table.server.host.startswith("127.0.0.1:")
    other = QTcpSocket()
    other.connectToHost("127.0.0.2", table.server.port)
    assert not other.waitForConnected(300)
    other.abort()


def test_after_a_minute_without_anybody_the_monitor_may_say_why(
    make_table: MakeTable, make_phone: MakePhone, controller: GameController
) -> None:
    table = make_table(controller, seats=(0, 1))
    table._lonely.timeout.emit()
    assert table.lonely
    # Whoever only knocks at the port is nobody who plays.
    stranger = make_phone(table)
    stranger.close()
    table._lonely.timeout.emit()
    assert table.lonely
    make_phone(table, 0)
    assert not table.lonely
    assert table._lonely.isActive(), "the other one may have a minute too"
    table._lonely.timeout.emit()
    assert table.lonely, "one is still missing"
    make_phone(table, 1)
    assert not table.lonely
    table._lonely.timeout.emit()
    assert not table.lonely, "everybody is in"


def test_nobody_is_missed_at_a_seat_that_was_moved_to_the_monitor(
    make_table: MakeTable, make_phone: MakePhone, controller: GameController
) -> None:
    table = make_table(controller, seats=(0, 1))
    make_phone(table, 0)
    table._lonely.timeout.emit()
    assert table.lonely
    table.move_here(1)
    assert not table.lonely


def test_the_log_has_no_token_and_no_mark(
    table: PhoneTable, make_phone: MakePhone, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    tokens = [table.table_url.partition("#")[2], table.seat_url(0).partition("#")[2]]
    phone = make_phone(table, 0)
    phone.move("lock_marks", cells=[3, 11])
    phone.qtbot.waitUntil(lambda: phone.state["marks"] == [3, 11])
    said = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith("stella")
    )
    assert not any(token in said for token in tokens)
    assert "11" not in said

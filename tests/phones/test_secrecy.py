"""Nobody's marks on anybody else's phone: the same proof as for the views, over the wire.

`scramble` makes a double of a state in which everything a seat must not know is different. The
seat's phone must get the very same bytes from both.
"""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import RandomBot
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.phones import playing
from stella_desktop.phones.table_link import PhoneTable
from tests.phones.conftest import MakeController, MakePhone, MakeTable
from tests.phones.phone import Phone

SEATS = 4


def play_on(controller: GameController, chance: Random) -> None:
    """One random move of somebody who may make one."""
    session = controller.session
    able = [s for s in range(SEATS) if session.game.legal_moves(session.state, s)]
    seat = chance.choice(able)
    spaces = session.game.legal_moves(session.state, seat)
    controller.submit(RandomBot().choose(controller.view(seat), spaces, chance))


def told_anew(phone: Phone) -> bytes:
    """What the phone is told when it asks again for everything."""
    since = len(phone.told)
    # Ticks that come too late: the answer is a refusal, and the whole state after it.
    phone.say("draft", stamp=2**31, cells=[])
    phone.qtbot.waitUntil(lambda: phone.kinds()[since:][-2:] == ["rejected", "state"])
    return phone.raw[-1]


def give_aways(table: PhoneTable, phones: list[Phone], chance: Random) -> Iterator[bool]:
    """For many moments of a random game: whether a phone could tell it from its double."""
    controller = table._controller
    session = controller.session
    for _ in range(60):
        if session.outcome() is not None:
            return
        play_on(controller, chance)
        phones[0].qtbot.waitUntil(lambda: not table._pushing.isActive())
        seat = chance.randrange(SEATS)
        honest = told_anew(phones[seat])
        true = session._states[session.ply]
        session._states[session.ply] = session.game.scramble(true, seat, chance)
        yield told_anew(phones[seat]) != honest
        session._states[session.ply] = true


@pytest.mark.parametrize("seed", [1, 2])
def test_a_phone_cannot_tell_a_game_from_one_with_other_marks_of_the_others(
    make_controller: MakeController, make_table: MakeTable, make_phone: MakePhone, seed: int
) -> None:
    controller = make_controller(SEATS, seed=seed)
    table = make_table(controller)
    phones = [make_phone(table, seat) for seat in range(SEATS)]
    found = list(give_aways(table, phones, Random(seed)))
    assert len(found) > 20
    assert not any(found)


def test_a_message_that_gave_marks_away_would_be_caught(
    make_controller: MakeController,
    make_table: MakeTable,
    make_phone: MakePhone,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    controller = make_controller(SEATS)
    honest = playing.state_of

    def leaky(*told: Any) -> dict[str, object]:
        return {**honest(*told), "marks_of_all": controller.session.state.marks}

    monkeypatch.setattr(playing, "state_of", leaky)
    table = make_table(controller)
    phones = [make_phone(table, seat) for seat in range(SEATS)]
    assert any(give_aways(table, phones, Random(1)))


def test_no_message_has_a_field_for_somebody_elses_marks_or_ticks(
    make_controller: MakeController, make_table: MakeTable, make_phone: MakePhone
) -> None:
    controller = make_controller(SEATS)
    table = make_table(controller)
    mine, others = make_phone(table, 0), [make_phone(table, seat) for seat in range(1, SEATS)]
    for phone in others:
        phone.say("draft", stamp=phone.state["stamp"], cells=[13, 14])
        phone.qtbot.waitUntil(lambda phone=phone: controller.draft(phone.state["seat"]) != ())
        phone.move("lock_marks", cells=[13, 14])
    mine.qtbot.waitUntil(lambda: sum(s["locked"] for s in mine.state["seats"]) == SEATS - 1)
    for message in mine.told:
        assert not list(lists_with(message, {13, 14})), message
    assert mine.state["marks"] is None
    assert mine.state["draft"] == []


def lists_with(value: Any, cells: set[int]) -> Any:
    """Short lists of these cells, wherever they are: the grid and the spaces have all fifteen."""
    if isinstance(value, list):
        if 0 < len(value) < 5 and set(map(str, value)) <= set(map(str, cells)):
            yield value
        for item in value:
            yield from lists_with(item, cells)
    elif isinstance(value, dict):
        for item in value.values():
            yield from lists_with(item, cells)


def test_before_it_has_a_seat_a_phone_learns_names_and_nothing_of_the_game(
    make_controller: MakeController, make_table: MakeTable, make_phone: MakePhone
) -> None:
    controller = make_controller(SEATS)
    table = make_table(controller)
    phone = make_phone(table)
    phone.hello(table.table_url.partition("#")[2])
    phone.wait_for("seats")
    for seat in range(SEATS):
        controller.submit(LockMarks(seat, (1,)))
    make_phone(table, 2)
    phone.qtbot.waitUntil(lambda: phone.kinds().count("seats") == 2)
    assert set(phone.kinds()) == {"seats"}
    assert set(phone.told[0]["seats"][0]) == {"seat", "name", "symbol", "free", "mine"}
    for seat in range(SEATS):
        assert table.seat_url(seat).partition("#")[2] not in json.dumps(phone.told)

"""Somebody in the house network means harm: nothing leaks, nothing grows, the table goes on."""

import json
import random
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from stella_desktop.controller.game_controller import GameController
from stella_desktop.phones import server
from stella_desktop.phones.limits import Limits
from stella_desktop.phones.table_link import PhoneTable
from tests.phones import raw
from tests.phones.conftest import Clock, MakePhone
from tests.phones.raw import Attack, close_code, exchange, frame, upgrade

SECRET = "x" * 22
LONG = 120_000


@pytest.fixture
def attack(qtbot: QtBot) -> Callable[[Callable[[], Any]], Any]:
    """Run something in a thread of its own while the table lives; what it returned."""

    def run(work: Callable[[], Any]) -> Any:
        thread = Attack(work)
        qtbot.waitUntil(lambda: not thread.is_alive(), timeout=LONG)
        return thread.result()

    return run


Run = Callable[[Callable[[], Any]], Any]


def hello(token: str = SECRET) -> bytes:
    told = {"kind": "hello", "version": 1, "token": token, "device": SECRET, "language": "en"}
    return frame(json.dumps(told).encode())


def get(path: str, port: int, *, host: str = "") -> bytes:
    where = host or f"127.0.0.1:{port}"
    return f"GET {path} HTTP/1.1\r\nHost: {where}\r\nConnection: close\r\n\r\n".encode()


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1]) if answer else 0


# --- what is given away -----------------------------------------------------------------------


def test_without_a_token_there_is_the_page_and_nothing_of_the_game(
    table: PhoneTable, attack: Run, controller: GameController
) -> None:
    port = table.server.port
    pages = ["/", "/stella.css", "/main.js", "/line.js", "/board.js", "/parts.js", "/speech.js"]
    pages += ["/texts.json", "/icon.png", "/pieces/seat_moon.webp", "/pieces/mark_x_gold.webp"]
    names = [player.name for player in controller.table.players]
    for path in pages:
        answer = attack(lambda path=path: exchange(port, get(path, port)))
        assert status(answer) == 200, path
        assert b"default-src 'none'" in answer
        if not path.endswith((".png", ".webp")):
            assert not any(f'"{name}"'.encode() in answer for name in names)
            assert table.server._files.key.encode() not in answer


@pytest.mark.parametrize(
    "path",
    [
        "/../../etc/passwd",
        "/../index.html",
        "/..%2f..%2fetc%2fpasswd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/....//....//etc/passwd",
        "/pieces/../../pyproject.toml",
        "/pieces/%2e%2e/decks/starlit/deck.json",
        "/pieces/../web/index.html",
        "//etc/passwd",
        "/etc/passwd",
        "/index.html",
        "/main.js?x=1",
        "/decks/starlit/deck.json",
        "/words/starlit.json",
        "/p/x/c001.jpg",
        "/p/",
        "/pieces/",
        "/texts.json/",
        "/C:\\Windows\\win.ini",
        "/main.js%00.png",
        "/.git/config",
    ],
)
def test_no_path_leads_out_of_the_page(table: PhoneTable, attack: Run, path: str) -> None:
    port = table.server.port
    answer = attack(lambda: exchange(port, get(path, port)))
    assert status(answer) in (400, 404)
    assert answer.endswith(b"\r\n\r\n"), "an answer without a body"


def test_pictures_are_only_for_those_who_were_let_in_and_only_those_on_the_table(
    table: PhoneTable, attack: Run, make_phone: MakePhone, controller: GameController
) -> None:
    port = table.server.port
    phone = make_phone(table, 0)
    card = phone.state["cards"][0]
    for size in ("small", "large"):
        answer = attack(lambda size=size: exchange(port, get(card[size], port)))
        assert status(answer) == 200
        assert answer.partition(b"\r\n\r\n")[2].startswith(b"\xff\xd8")
    on_table = controller.view(None).cards
    other = next(c for c in controller.session.setup.cards if c not in on_table)
    known = on_table[0]
    away = card["small"].replace(known, other)
    assert status(attack(lambda: exchange(port, get(away, port)))) == 404
    guessed = card["small"].replace(table.server._files.key, SECRET)
    assert status(attack(lambda: exchange(port, get(guessed, port)))) == 404


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"])
def test_only_reading_is_possible(table: PhoneTable, attack: Run, method: str) -> None:
    port = table.server.port
    sent = get("/", port).replace(b"GET", method.encode(), 1)
    assert status(attack(lambda: exchange(port, sent))) == 405


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "localhost", "127.0.0.1"])
def test_another_name_for_this_address_is_refused(
    table: PhoneTable, attack: Run, host: str
) -> None:
    port = table.server.port
    assert status(attack(lambda: exchange(port, get("/", port, host=host)))) == 421
    sent = upgrade(port, host=host)
    assert status(attack(lambda: exchange(port, sent))) == 421


@pytest.mark.parametrize(
    "origin",
    [None, "null", "http://evil.example", "https://127.0.0.1:{port}", "http://127.0.0.1:1"],
)
def test_pages_from_elsewhere_may_not_speak_to_the_game(
    table: PhoneTable, attack: Run, origin: str | None
) -> None:
    port = table.server.port
    asked = origin.format(port=port) if origin else origin
    assert status(attack(lambda: exchange(port, upgrade(port, origin=asked)))) == 403


# --- who is let in ----------------------------------------------------------------------------


def test_wrong_tokens_open_nothing(table: PhoneTable, attack: Run) -> None:
    port = table.server.port
    chance = random.Random(3)
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"

    def guess() -> set[int | None]:
        guesses = ["".join(chance.choices(letters, k=22)) for _ in range(200)]
        return {close_code(exchange(port, upgrade(port) + hello(one))) for one in guesses}

    assert attack(guess) == {4003}
    assert [line.state for line in table.roster] == ["waiting"] * 3


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"{{{"), 1008),
        (frame(b"[" * 2000), 1008),
        (frame(b"\xff\xfe"), 1008),
        (frame(b'{"kind":"sit","seat":0}'), 1008),
        (frame(b'{"kind":"move","stamp":1,"move":"lock_marks","cells":[1]}'), 1008),
        (frame(b"x" * 3000), 1009),
        (frame(b"x" * 100_000), 1009),
        (frame(b"binary", opcode=2), 1008),
        (frame(b'{"kind":', fin=False) + frame(b'"leave"}', opcode=0), 1008),
        (frame(b"x", opcode=3), 1002),
        (bytes([0x81, 5]) + b"hello", 1002),  # not masked
        (bytes([0xC1, 0x80]) + bytes(4), 1002),  # says it is compressed
        (b"\x81\xff" + b"\x7f" + b"\xff" * 7 + bytes(4), 1009),  # nine exabytes
        (frame(b"", opcode=9) * 100, 4008),
        (hello() + hello(), 4003),
    ],
    ids=range(15),
)
def test_what_is_no_message_ends_the_connection(
    table: PhoneTable, attack: Run, sent: bytes, code: int
) -> None:
    port = table.server.port
    assert close_code(attack(lambda: exchange(port, upgrade(port) + sent))) == code
    assert table.server.connections == []


def test_a_flood_from_a_phone_that_has_a_seat_ends_its_connection(
    table: PhoneTable, attack: Run, controller: GameController
) -> None:
    port, token = table.server.port, table.seat_url(0).partition("#")[2]
    flood = frame(b'{"kind":"draft","stamp":1,"cells":[1]}') * 5000
    code = close_code(attack(lambda: exchange(port, upgrade(port) + hello(token) + flood)))
    assert code in (4008, None), "refused, or hung up while we were still sending"
    assert table.roster[0].state == "asleep"
    assert controller.session.ply == 0


def test_somebody_from_the_internet_is_hung_up_on(
    table: PhoneTable, attack: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    port, asked = table.server.port, []
    monkeypatch.setattr(server, "at_home", lambda *told: asked.append(told))
    assert attack(lambda: exchange(port, get("/", port))) == b""
    assert asked == [("127.0.0.1", "")]
    assert table.server.connections == []


# --- how much of it ---------------------------------------------------------------------------


def test_an_endless_head_is_cut_off(table: PhoneTable, attack: Run) -> None:
    port = table.server.port
    answer = attack(lambda: exchange(port, b"GET / HTTP/1.1\r\nA: " + b"x" * 200_000))
    assert status(answer) in (431, 0)
    assert table.server.connections == []


@pytest.mark.parametrize("sent", [b"", b"G", b"GET / HTTP/1.1\r\nHost:", b"\x16\x03\x01\x00"])
def test_who_does_not_finish_a_request_is_dropped(
    table: PhoneTable, qtbot: QtBot, clock: Clock, sent: bytes
) -> None:
    with raw.connect(table.server.port) as one:
        one.sendall(sent)
        qtbot.waitUntil(lambda: len(table.server.connections) == 1)
        # One byte now and then is no excuse.
        for _ in range(4):
            clock.time += 1
            with suppress(OSError):
                one.sendall(b"a")
            table.server.sweep()
        assert len(table.server.connections) == 1
        clock.time += 2
        table.server.sweep()
        assert table.server.connections == []


def test_a_web_socket_that_says_nothing_is_dropped(
    table: PhoneTable, qtbot: QtBot, clock: Clock
) -> None:
    with raw.connect(table.server.port) as one:
        one.sendall(upgrade(table.server.port))
        qtbot.waitUntil(lambda: any(c.is_socket for c in table.server.connections))
        one.sendall(frame(b"", opcode=9))
        qtbot.wait(1)
        clock.time += table.server.limits.head_within + 1
        table.server.sweep()
        assert table.server.connections == []


def test_who_does_not_read_is_dropped(
    table: PhoneTable, qtbot: QtBot, clock: Clock, make_phone: MakePhone
) -> None:
    card = make_phone(table, 0).state["cards"][0]["large"]
    port = table.server.port
    with socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(("127.0.0.1", port))
        one.sendall(get(card, port).replace(b"close", b"keep-alive") * 100)
        qtbot.waitUntil(lambda: len(table.server.connections) == 2)
        qtbot.wait(50)
        greedy = table.server.connections[1]
        assert greedy._socket.bytesToWrite() < 2**20, "one answer at a time"
        assert len(greedy._buffer) <= Limits().head + 2 * Limits().unread
        clock.time += table.server.limits.sent_within + 1
        for connection in table.server.connections:
            connection.ping()
        table.server.sweep()
        assert greedy not in table.server.connections


def test_two_hundred_sockets_are_bounded_and_a_phone_still_gets_in(
    table: PhoneTable, qtbot: QtBot, attack: Run, make_phone: MakePhone
) -> None:
    seated = make_phone(table, 0)
    port, many = table.server.port, []

    def open_many() -> int:
        for _ in range(200):
            many.append(raw.connect(port))
        return len(many)

    try:
        assert attack(open_many) == 200
        qtbot.waitUntil(lambda: table.server.most >= table.server.limits.sockets)
        late = make_phone(table, 1)
        assert late.state["seat"] == 1
        assert table.server.most <= table.server.limits.sockets
        assert not seated.over, "who has a seat keeps the line"
    finally:
        for one in many:
            one.close()
    qtbot.waitUntil(lambda: len(table.server.connections) == 2)


def test_seats_taken_by_many_sockets_of_one_token_stay_one(
    table: PhoneTable, make_phone: MakePhone
) -> None:
    phones = [make_phone(table) for _ in range(8)]
    token = table.seat_url(0).partition("#")[2]
    for phone in phones:
        phone.hello(token)
    answered = {"taken", "state"}
    phones[0].qtbot.waitUntil(lambda: all(answered & set(phone.kinds()) for phone in phones))
    assert [line.state for line in table.roster] == ["in", "waiting", "waiting"]
    assert sum("state" in phone.kinds() for phone in phones) == 1


def test_the_table_goes_on_while_ten_thousand_bad_messages_come(
    table: PhoneTable, qtbot: QtBot, make_phone: MakePhone, controller: GameController
) -> None:
    """No time is measured: between two turns of the event loop there is only so much work."""
    honest = make_phone(table, 0)
    port = table.server.port
    turns: list[int] = []
    heard = [0]
    original = table.server.heard

    def counting(connection: Any, data: bytes) -> None:
        heard[0] += 1
        original(connection, data)

    table.server.heard = counting  # type: ignore[method-assign]
    tick = QTimer(interval=0)
    tick.timeout.connect(lambda: (turns.append(heard[0]), heard.__setitem__(0, 0)))
    tick.start()
    chance = random.Random(8)

    def shoot() -> int:
        sent = 0
        for _ in range(200):
            bad = [bytes(chance.randrange(256) for _ in range(40)) for _ in range(50)]
            with suppress(ConnectionError):
                exchange(port, upgrade(port) + b"".join(map(frame, bad)))
            sent += len(bad)
        return sent

    thread = Attack(shoot)
    moves = 0
    while thread.is_alive():
        # The table is played on meanwhile, and the honest phone is answered.
        moves += 1
        cells = [moves % 15]
        honest.say("draft", stamp=honest.state["stamp"], cells=cells)
        qtbot.waitUntil(lambda cells=cells: controller.draft(0) == tuple(cells))
        qtbot.wait(60)  # no more than a phone may send
    assert thread.result() == 10_000
    tick.stop()
    assert moves > 3
    assert len(turns) > 200, "the loop turned at least once for each of the 200 visits"
    assert max(turns) <= table.server.limits.accepted_at_once + 2
    assert not honest.over

"""What a phone may say, to the letter."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest

from stella_desktop.phones.protocol import (
    BadMessage,
    Draft,
    Hello,
    Move,
    read_message,
    write_message,
)

SECRET = "abcdefghijklmnopqrstuv"
HELLO: dict[str, Any] = {
    "kind": "hello", "version": 1, "token": SECRET, "device": SECRET, "language": "vi",
}  # fmt: skip
LOCK: dict[str, Any] = {"kind": "move", "stamp": 3, "move": "lock_marks", "cells": [1, 4]}


def read(**message: object) -> object:
    return read_message(json.dumps(message).encode())


def test_a_message_of_our_page_is_read() -> None:
    assert isinstance(read(**HELLO), Hello)
    move = read(**LOCK)
    assert isinstance(move, Move)
    assert move.values == {"cells": (1, 4)}
    assert isinstance(read(kind="draft", stamp=0, cells=[]), Draft)


@pytest.mark.parametrize(
    "wrong",
    [
        {**HELLO, "token": SECRET + "x"},
        {**HELLO, "token": SECRET[:-1]},
        {**HELLO, "token": SECRET[:-1] + "\n"},
        {**HELLO, "token": SECRET[:-1] + "é"},
        {**HELLO, "token": 7},
        {**HELLO, "language": "xx"},
        {**HELLO, "version": "1"},
        {**HELLO, "version": True},
        {**HELLO, "admin": True},
        {k: v for k, v in HELLO.items() if k != "device"},
        {**LOCK, "cells": [15]},
        {**LOCK, "cells": [-1]},
        {**LOCK, "cells": [True]},
        {**LOCK, "cells": [1.0]},
        {**LOCK, "cells": list(range(15)) * 2},
        {**LOCK, "cells": "1"},
        {**LOCK, "stamp": -1},
        {**LOCK, "stamp": 2**40},
        {**LOCK, "move": "announce"},
        {**LOCK, "move": "pass_pen"},
        {**LOCK, "seat": 2},
        {"kind": "take_back"},
        {"kind": None},
        {},
    ],
)
def test_anything_else_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadMessage):
        read(**wrong)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"{",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b"1e999999",
        b"NaN",
    ],
    ids=lambda data: repr(data[:8]),
)
def test_what_is_no_json_object_is_refused_however_deep(data: bytes) -> None:
    with pytest.raises(BadMessage):
        read_message(data)


def test_ten_thousand_damaged_messages_raise_nothing_else() -> None:
    chance = random.Random(5)
    whole = [json.dumps(HELLO).encode(), json.dumps(LOCK).encode()]
    for _ in range(10_000):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.randint(1, 6)):
            at = chance.randrange(len(data))
            match chance.randrange(3):
                case 0:
                    data[at] = chance.randrange(256)
                case 1:
                    del data[at : at + chance.randint(1, 9)]
                case _:
                    data[at:at] = bytes(chance.randrange(256) for _ in range(3))
            data = data or bytearray(b"{")
        with suppress(BadMessage):
            read_message(bytes(data))


def test_what_is_told_is_compact_and_keeps_its_letters() -> None:
    assert write_message("here", {"name": "Bà"}) == '{"kind":"here","name":"Bà"}'.encode()

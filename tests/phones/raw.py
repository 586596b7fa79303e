"""A client that keeps to no rule: plain sockets, bytes as they come to mind."""

import socket
import threading
from collections.abc import Callable
from contextlib import suppress

KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE = 20.0


def connect(port: int) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), PATIENCE)
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return made


def upgrade(port: int, *, host: str = "", origin: str | None = "") -> bytes:
    here = host or f"127.0.0.1:{port}"
    lines = [
        "GET /socket HTTP/1.1",
        f"Host: {here}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {KEY}",
    ]
    if origin is not None:
        lines.append(f"Origin: {origin or f'http://{here}'}")
    return "\r\n".join([*lines, "", ""]).encode()


def frame(payload: bytes, *, opcode: int = 1, fin: bool = True) -> bytes:
    """As a browser sends it, masked with zeros."""
    first = bytes([(0x80 if fin else 0) | opcode])
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 2**16:
        length = bytes([0x80 | 126]) + size.to_bytes(2, "big")
    else:
        length = bytes([0x80 | 127]) + size.to_bytes(8, "big")
    return first + length + bytes(4) + payload


def everything(one: socket.socket) -> bytes:
    """What comes until the other side closes."""
    got = b""
    with suppress(ConnectionError):
        while data := one.recv(65536):
            got += data
    return got


def exchange(port: int, sent: bytes) -> bytes:
    """Send this, read until the end; nothing if the server hung up on us."""
    with connect(port) as one, suppress(ConnectionError):
        one.sendall(sent)
        return everything(one)
    return b""


def close_code(got: bytes) -> int | None:
    """The code in the last close frame of what came; None if there is none."""
    for at in range(len(got) - 3):
        if got[at] == 0x88 and at + 2 + (got[at + 1] & 0x7F) == len(got):
            return int.from_bytes(got[at + 2 : at + 4], "big")
    return None


class Attack(threading.Thread):
    """Runs beside the table; what goes wrong in it is raised by `result`."""

    def __init__(self, work: Callable[[], object]) -> None:
        super().__init__(daemon=True)
        self._work = work
        self._error: BaseException | None = None
        self._value: object = None
        self.start()

    def run(self) -> None:
        try:
            self._value = self._work()
        except BaseException as error:
            self._error = error

    def result(self) -> object:
        if self._error is not None:
            raise self._error
        return self._value

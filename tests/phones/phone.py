"""A phone for tests: a web socket in the event loop of the test, and what it was told."""

import json
import secrets
from typing import Any

from PySide6.QtNetwork import QTcpSocket
from pytestqt.qtbot import QtBot
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from stella_desktop.phones.protocol import VERSION

Told = dict[str, Any]


class Phone:
    """`told` has every message in order; `code` is why the server closed the socket."""

    def __init__(
        self,
        qtbot: QtBot,
        port: int,
        *,
        origin: str | None = "",
        host: str = "",
        device: str = "",
        at: str = "127.0.0.1",
    ) -> None:
        self.qtbot = qtbot
        self.device = device or secrets.token_urlsafe(16)
        self.told: list[Told] = []
        self.raw: list[bytes] = []
        self.code: int | None = None
        self.reason = ""
        self.over = False
        here = host or f"{at}:{port}"
        uri = parse_uri(f"ws://{here}/socket")
        self.protocol = ClientProtocol(
            uri, origin=f"http://{here}" if origin == "" else origin, max_size=2**20
        )
        self.socket = QTcpSocket()
        self.socket.readyRead.connect(self._read)
        self.socket.disconnected.connect(self._gone)
        self.socket.connectToHost(at, port)
        qtbot.waitUntil(lambda: self.socket.state() is QTcpSocket.SocketState.ConnectedState)
        self.protocol.send_request(self.protocol.connect())
        self._flush()

    # --- saying ---------------------------------------------------------------------------------

    def say(self, kind: str, **values: object) -> None:
        self.say_raw(json.dumps({"kind": kind, **values}).encode())

    def say_raw(self, data: bytes) -> None:
        self.qtbot.waitUntil(lambda: self.protocol.state.name != "CONNECTING" or self.over)
        if not self.over and self.protocol.state.name == "OPEN":
            self.protocol.send_text(data)
            self._flush()

    def hello(self, token: str, language: str = "en") -> None:
        self.say("hello", version=VERSION, token=token, device=self.device, language=language)

    def move(self, kind: str, stamp: int | None = None, **values: object) -> None:
        """A move for the state this phone was told last."""
        self.say("move", stamp=self.state["stamp"] if stamp is None else stamp, move=kind, **values)

    # --- hearing --------------------------------------------------------------------------------

    @property
    def state(self) -> Told:
        return next(message for message in reversed(self.told) if message["kind"] == "state")

    def kinds(self) -> list[str]:
        return [message["kind"] for message in self.told]

    def wait_for(self, kind: str, since: int = 0) -> Told:
        """The first message of this kind after the first `since` ones."""
        self.qtbot.waitUntil(lambda: kind in self.kinds()[since:])
        return next(message for message in self.told[since:] if message["kind"] == kind)

    def wait_for_end(self) -> None:
        self.qtbot.waitUntil(lambda: self.over)

    def _read(self) -> None:
        self.protocol.receive_data(bytes(self.socket.readAll().data()))
        for event in self.protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self.raw.append(bytes(event.data))
                self.told.append(json.loads(event.data))
        self._flush()
        received = self.protocol.close_rcvd
        if received is not None:
            self.code, self.reason = received.code, received.reason

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data:
                self.socket.write(data)

    def _gone(self) -> None:
        self.over = True

    def close(self) -> None:
        self.socket.abort()

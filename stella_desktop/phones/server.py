"""One port for page, pictures and web sockets, in Qt's event loop: no thread, no second loop."""

import logging
import time
from collections.abc import Callable
from typing import Protocol
from urllib.parse import urlsplit

from PySide6.QtCore import QObject, QTimer
from PySide6.QtNetwork import QHostAddress, QTcpServer

from stella_desktop.phones.address import at_home
from stella_desktop.phones.connection import Connection
from stella_desktop.phones.files import Files
from stella_desktop.phones.http import Request, Response
from stella_desktop.phones.limits import Limits

log = logging.getLogger(__name__)

SOCKET = "/socket"
PORTS = (7852, 7853, 7854, 0)
"""7852 spells STLA on a phone's keys; 0 is any that is free."""
SWEEP_MS = 1000
AGAIN_MS = 15
"""Between two rounds of accepting, when many come at once: the table goes first."""


class Visitors(Protocol):
    """Who listens to the web sockets."""

    def heard(self, connection: Connection, data: bytes) -> None: ...
    def left(self, connection: Connection) -> None: ...


class PhoneServer(QObject):
    """Listens at one address; off until `listen`. `clock` is in seconds, for deadlines."""

    def __init__(
        self,
        files: Files,
        visitors: Visitors,
        *,
        limits: Limits,
        clock: Callable[[], float] = time.monotonic,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.limits = limits
        self.now = clock
        self._files, self._visitors = files, visitors
        self.connections: list[Connection] = []
        self.most = 0
        """The most connections there ever were at once; the tests look here."""
        self._network = ""
        self._hosts: frozenset[str] = frozenset()
        self._tcp: QTcpServer | None = None
        self._accepting = QTimer(self, singleShot=True)
        self._accepting.timeout.connect(self._accept)
        self._sweeping = QTimer(self, interval=SWEEP_MS)
        self._sweeping.timeout.connect(self.sweep)

    @property
    def port(self) -> int:
        """0 while it does not listen."""
        return self._tcp.serverPort() if self._tcp is not None else 0

    @property
    def host(self) -> str:
        """Address and port as a browser writes them."""
        assert self._tcp is not None
        return _host(self._tcp.serverAddress().toString(), self.port)

    def listen(self, address: str, ports: tuple[int, ...] = PORTS, *, network: str = "") -> bool:
        """Be reachable at `address` and nowhere else, for homes and for those in `network`;
        whether that worked."""
        self.close()
        where = QHostAddress(address)
        tcp = QTcpServer(self)
        tcp.setMaxPendingConnections(self.limits.accepted_at_once)
        if where.isNull() or not any(tcp.listen(where, port) for port in ports):
            log.info("not listening at %s: %s", address, tcp.errorString())
            tcp.deleteLater()
            return False
        self._tcp, self._network = tcp, network
        names = [self.host]
        if where.isLoopback():
            names.append(_host("localhost", self.port))
        self._hosts = frozenset(names)
        # Not in the slot itself: Qt goes on accepting as long as somebody takes.
        tcp.newConnection.connect(self._accept_soon)
        self._sweeping.start()
        return True

    def close(self, code: int = 0, reason: str = "") -> None:
        """Stop listening and drop everybody; with a code, web sockets are told first."""
        self._sweeping.stop()
        self._accepting.stop()
        if self._tcp is not None:
            self._tcp.close()
            self._tcp.deleteLater()
            self._tcp = None
        for connection in list(self.connections):
            if code and connection.is_socket:
                connection.part(code, reason)
            else:
                connection.drop()

    # --- coming and going -----------------------------------------------------------------------

    def _accept_soon(self) -> None:
        if not self._accepting.isActive():
            self._accepting.start(0)

    def _accept(self) -> None:
        if self._tcp is None:
            return
        for _ in range(self.limits.accepted_at_once):
            socket = self._tcp.nextPendingConnection()
            if socket is None:
                return
            stranger = not at_home(socket.peerAddress().toString(), self._network)
            full = len(self.connections) >= self.limits.sockets
            if stranger or (full and not self._make_room()):
                socket.abort()
                socket.deleteLater()
                continue
            self.connections.append(connection := Connection(self, socket, self))
            self.most = max(self.most, len(self.connections))
            connection.start()
        self._accepting.start(AGAIN_MS)

    def _make_room(self) -> bool:
        """Drop the oldest that has not shown a token; False if all have."""
        oldest = next((one for one in self.connections if not one.known), None)
        if oldest is not None:
            oldest.drop()
        return oldest is not None

    def gone(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.is_socket:
                self._visitors.left(connection)
            connection.deleteLater()

    def sweep(self) -> None:
        """Drop who is late, ask who is silent. Once a second."""
        now = self.now()
        for connection in list(self.connections):
            if now > connection.deadline:
                connection.drop()
            else:
                connection.ping()

    # --- answering ------------------------------------------------------------------------------

    def answer(self, request: Request) -> Response | None:
        host = request.headers.get("host", "")
        if host not in self._hosts:
            # A page from elsewhere that made its name point here (DNS rebinding).
            return Response(421, b"This is not the address of the game.\n")
        if request.method != "GET":
            return Response(405, headers={"Allow": "GET"})
        if request.path == SOCKET:
            if not request.wants_socket:
                return Response(400)
            if urlsplit(request.headers.get("origin", "")) != urlsplit(f"http://{host}"):
                return Response(403, b"Only the game's own page may do this.\n")
            return None
        return self._files.find(request.path)

    def heard(self, connection: Connection, data: bytes) -> None:
        self._visitors.heard(connection, data)


def _host(address: str, port: int) -> str:
    return f"[{address}]:{port}" if ":" in address else f"{address}:{port}"

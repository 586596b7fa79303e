"""One socket: first HTTP, then perhaps a web socket. Bounded in every direction."""

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtNetwork import QTcpSocket
from websockets.frames import Frame, Opcode
from websockets.http11 import Request as Handshake
from websockets.protocol import State
from websockets.server import ServerProtocol

from stella_desktop.phones.http import BadRequest, Request, Response, head_of, parse_head
from stella_desktop.phones.limits import Bucket, Limits

POLICY, TOO_FAST, NOT_OURS = 1008, 4008, 1007
END = b"\r\n\r\n"


class Owner(Protocol):
    """Who answers; the server."""

    limits: Limits

    def now(self) -> float: ...
    def answer(self, request: Request) -> Response | None:
        """The response; None: let it become a web socket."""

    def heard(self, connection: "Connection", data: bytes) -> None: ...
    def gone(self, connection: "Connection") -> None: ...


class Connection(QObject):
    """`deadline` is when the other side must have done what is due; the server looks at it.

    Data that is more than `Limits.unread` stays with the sender: Qt stops reading, TCP slows down.
    """

    def __init__(self, owner: Owner, socket: QTcpSocket, parent: QObject) -> None:
        super().__init__(parent)
        self._owner, self._socket = owner, socket
        limits = owner.limits
        self._buffer = b""
        self._protocol: ServerProtocol | None = None
        self._bucket = Bucket(limits.messages_per_second, limits.messages_at_once, owner.now())
        self._over = False
        self.peer = socket.peerAddress().toString()
        """From which address it came."""
        self.opened = owner.now()
        self.deadline = self.opened + limits.head_within
        self.known = False
        """Whether it has shown a token; unknown ones make room first."""
        self._ping_at = 0.0
        socket.setParent(self)
        socket.setReadBufferSize(limits.unread)
        socket.readyRead.connect(self._read)
        socket.bytesWritten.connect(self._written)
        socket.disconnected.connect(self._gone)

    def start(self) -> None:
        """Look at what has come before anybody listened."""
        if self._socket.bytesAvailable():
            self._read()

    @property
    def is_socket(self) -> bool:
        return self._protocol is not None

    # --- in -------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self._over:
            return  # what it still says stays in the system's buffers
        data = bytes(self._socket.readAll().data())
        if self._protocol is None:
            self._buffer += data
            self._read_heads()
        else:
            self._read_frames(data)

    def _read_heads(self) -> None:
        while not self._over and self._protocol is None and not self._socket.bytesToWrite():
            head, end, rest = self._buffer.partition(END)
            if not end:
                if len(head) > self._owner.limits.head:
                    self._respond(Response(431), keep=False)
                return
            self._buffer = rest
            try:
                request = parse_head(head)
            except BadRequest:
                self._respond(Response(400), keep=False)
                return
            self._answer(request, head)
        if len(self._buffer) > self._owner.limits.head + self._owner.limits.unread:
            self.drop()

    def _answer(self, request: Request, head: bytes) -> None:
        response = self._owner.answer(request)
        if response is not None:
            close = request.headers.get("connection", "").lower() == "close"
            keep = response.status in (200, 404) and not close
            self._respond(response, keep=keep)
            return
        protocol = ServerProtocol(max_size=self._owner.limits.message)
        protocol.receive_data(head + END)
        handshake = next(iter(protocol.events_received()), None)
        answer = protocol.accept(handshake) if isinstance(handshake, Handshake) else None
        if answer is None or answer.status_code != 101:
            self._respond(Response(400), keep=False)
            return
        protocol.send_response(answer)
        self._protocol = protocol
        self.deadline = self._owner.now() + self._owner.limits.head_within
        rest, self._buffer = self._buffer, b""
        self._flush()
        self._read_frames(rest)

    def _read_frames(self, data: bytes) -> None:
        protocol = self._protocol
        assert protocol is not None
        if data:
            protocol.receive_data(data)
        for frame in protocol.events_received():
            if self._over or protocol.state is not State.OPEN or not isinstance(frame, Frame):
                break
            self._hear(frame)
        self._flush()
        if protocol.close_expected():
            self._finish()

    def _hear(self, frame: Frame) -> None:
        now = self._owner.now()
        if not self._bucket.take(now):
            self.refuse(TOO_FAST, "too fast")
            return
        if self.known:
            self.deadline = now + self._owner.limits.silent
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._owner.heard(self, bytes(frame.data))
        elif frame.opcode not in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            self.refuse(POLICY, "text only, in one piece")

    # --- out ------------------------------------------------------------------------------------

    def _respond(self, response: Response, *, keep: bool) -> None:
        limits = self._owner.limits
        self._socket.write(head_of(response, keep=keep) + response.body)
        if keep:
            self.deadline = self._owner.now() + limits.sent_within
        else:
            self._finish()

    def send(self, data: bytes) -> None:
        """Send a message to the page; a page that does not read is dropped."""
        if self._protocol is None or self._over or self._protocol.state is not State.OPEN:
            return
        if self._socket.bytesToWrite() > self._owner.limits.unsent:
            self.drop()
            return
        self._protocol.send_text(data)
        self._flush()

    def refuse(self, code: int, reason: str) -> None:
        """Close the web socket and say why."""
        if self._protocol is not None and not self._over:
            self._protocol.fail(code, reason)
            self._flush()
            self._finish()

    def part(self, code: int, reason: str) -> None:
        """Say why and close in the same breath: later there is nobody to see to it."""
        self.refuse(code, reason)
        self._socket.flush()
        self.drop()

    def welcome(self) -> None:
        """It has shown a token: from now on it is pinged instead of hurried."""
        now = self._owner.now()
        self.known = True
        self.deadline = now + self._owner.limits.silent
        self._ping_at = now + self._owner.limits.ping_every

    def patience(self, seconds: float) -> None:
        """Let it wait so long without a token, for the host's word."""
        self.deadline = self._owner.now() + seconds

    def ping(self) -> None:
        """Ask whether the page is still there, if it is time to."""
        now = self._owner.now()
        due = self.known and now >= self._ping_at and not self._over
        if due and self._protocol is not None and self._protocol.state is State.OPEN:
            self._ping_at = now + self._owner.limits.ping_every
            self._protocol.send_ping(b"")
            self._flush()

    def _flush(self) -> None:
        if self._protocol is not None:
            for data in self._protocol.data_to_send():
                if data:  # an empty one is the end, which `_finish` sees to
                    self._socket.write(data)

    # --- the end --------------------------------------------------------------------------------

    def _finish(self) -> None:
        """Send what is left, then close."""
        if not self._over:
            self._over = True
            self.deadline = self._owner.now() + self._owner.limits.close_within
            self._socket.disconnectFromHost()

    def drop(self) -> None:
        """Close now, whatever was not sent."""
        self._over = True
        self._socket.abort()  # says `disconnected` on the way

    def _written(self) -> None:
        if self._over or self._protocol is not None or self._socket.bytesToWrite():
            return
        # The next request, or the rest of one that came meanwhile, has its own time.
        limits = self._owner.limits
        self.deadline = self._owner.now() + (limits.head_within if self._buffer else limits.idle)
        self._read_heads()

    def _gone(self) -> None:
        self._over = True
        self._owner.gone(self)

"""The small part of HTTP that a page and its pictures need: strict, GET only."""

import re
from dataclasses import dataclass, field

SECURITY = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "connect-src 'self'; font-src 'self'; manifest-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
REASONS = {
    200: "OK",
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    421: "Misdirected Request",
    431: "Request Header Fields Too Large",
}
HEADS = 64
"""Header lines of one request."""
_LINE = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]{1,64}):[ \t]*([\t\x20-\x7e\x80-\xff]*)")
_FIRST = re.compile(rb"([A-Z]{3,10}) (/[\x21-\x7e]{0,500}) HTTP/1\.1")


class BadRequest(ValueError):
    """What came is no request of a browser."""


@dataclass(frozen=True, slots=True)
class Request:
    method: str
    path: str
    """As it was sent: nothing is decoded, so `%2e%2e` is a name like any other."""
    headers: dict[str, str]
    """By lower-case name."""

    @property
    def wants_socket(self) -> bool:
        return self.headers.get("upgrade", "").lower() == "websocket"


@dataclass(frozen=True, slots=True)
class Response:
    status: int
    body: bytes = b""
    kind: str = "text/plain; charset=utf-8"
    cache: str = "no-store"
    headers: dict[str, str] = field(default_factory=dict)


def parse_head(head: bytes) -> Request:
    """A request without its last empty line. Raises `BadRequest`.

    A request that brings a body, or a header twice, is refused: nobody honest sends one here.
    """
    first, *lines = head.split(b"\r\n")
    found = _FIRST.fullmatch(first)
    if found is None or len(lines) > HEADS:
        raise BadRequest("first line")
    headers: dict[str, str] = {}
    for line in lines:
        match = _LINE.fullmatch(line)
        name = match[1].decode("ascii").lower() if match else ""
        if match is None or name in headers:
            raise BadRequest("header")
        headers[name] = match[2].decode("latin-1").strip()
    if "transfer-encoding" in headers or headers.get("content-length", "0") != "0":
        raise BadRequest("body")
    return Request(found[1].decode("ascii"), found[2].decode("ascii"), headers)


def head_of(response: Response, *, keep: bool) -> bytes:
    """The head of a response, with the empty line; `keep`: more requests may follow."""
    lines = {
        **SECURITY,
        **response.headers,
        "Content-Type": response.kind,
        "Content-Length": str(len(response.body)),
        "Cache-Control": response.cache,
        "Connection": "keep-alive" if keep else "close",
    }
    told = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"HTTP/1.1 {response.status} {REASONS[response.status]}\r\n{told}\r\n".encode("latin-1")

"""Requests, read strictly; the answers carry what protects the page."""

import pytest

from stella_desktop.phones.http import BadRequest, Response, head_of, parse_head


def test_a_browsers_request_is_read() -> None:
    request = parse_head(b"GET /a%2e?x HTTP/1.1\r\nHost: 127.0.0.1:80\r\nUpgrade: WebSocket")
    assert (request.method, request.path) == ("GET", "/a%2e?x")
    assert request.headers["host"] == "127.0.0.1:80"
    assert request.wants_socket


@pytest.mark.parametrize(
    "head",
    [
        b"",
        b"\x16\x03\x01",
        b"GET / HTTP/1.0",
        b"GET / HTTP/2",
        b"GET  / HTTP/1.1",
        b"get / HTTP/1.1",
        b"GET http://elsewhere/ HTTP/1.1",
        b"GET /\xc3\xa9 HTTP/1.1",
        b"GET / HTTP/1.1\r\nHost : a",
        b"GET / HTTP/1.1\r\nHost: a\r\n folded",
        b"GET / HTTP/1.1\r\nHost: a\r\nHost: b",
        b"GET / HTTP/1.1\r\nHost: a\nX: b",
        b"GET / HTTP/1.1\r\nA: \x00",
        b"GET / HTTP/1.1\r\nno colon",
        b"GET / HTTP/1.1\r\nContent-Length: 5",
        b"GET / HTTP/1.1\r\nTransfer-Encoding: chunked",
        b"GET / HTTP/1.1" + b"\r\nA%d: b" * 70 % tuple(range(70)),
    ],
)
def test_what_no_browser_sends_is_refused(head: bytes) -> None:
    with pytest.raises(BadRequest):
        parse_head(head)


def test_every_answer_allows_nothing_from_elsewhere() -> None:
    head = head_of(Response(200, b"x"), keep=True).decode()
    assert "default-src 'none'" in head
    assert "'unsafe" not in head
    assert "http" not in head.split("\r\n", 1)[1]
    assert "Cache-Control: no-store" in head
    assert "Referrer-Policy: no-referrer" in head

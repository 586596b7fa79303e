"""The bytes of a save file: compressed JSON with a checksum, cheap to write again and again.

The file is gzip, so that `gunzip` opens it and an editor shows nobody's marks. Its header carries a
comment with the checksum of everything behind it: gzip's own does not cover the header itself.
"""

import struct
import zlib

from stella_desktop.storage.errors import SaveError, SaveReason

LARGEST_SAVE = 16 * 1024 * 1024
"""Bytes of plain JSON; a long evening needs a thousandth of it."""

_GZIP = b"\x1f\x8b"
_COMMENT = 0x10
_HEADER = _GZIP + bytes((8, _COMMENT, 0, 0, 0, 0, 0, 255))  # deflate, no time, no system
_TITLE = b"Stella Desktop save "
_START = len(_HEADER) + len(_TITLE) + 9
"""Where the compressed part begins: behind eight hexadecimal digits and a zero."""


class Packer:
    """Compresses a text that only grows, plus an end that is another each time.

    What was compressed once is kept: a save after ten thousand moves costs what its last move
    costs, and copying the bytes.
    """

    def __init__(self) -> None:
        self._deflate = zlib.compressobj(wbits=-zlib.MAX_WBITS)
        self._done: list[bytes] = []
        self._crc = 0
        self._size = 0

    def grow(self, piece: bytes) -> None:
        """Put this behind the text so far, for good."""
        self._crc = zlib.crc32(piece, self._crc)
        self._size += len(piece)
        if squeezed := self._deflate.compress(piece):
            self._done.append(squeezed)

    def file_with(self, end: bytes) -> bytes:
        """The whole file if the text ended like this. Raises `SaveError` (too big)."""
        size = self._size + len(end)
        if size > LARGEST_SAVE:
            raise too_big()
        last = self._deflate.copy()
        trailer = struct.pack("<II", zlib.crc32(end, self._crc), size)
        body = b"".join((*self._done, last.compress(end), last.flush(), trailer))
        return b"%b%b%08x\0%b" % (_HEADER, _TITLE, zlib.crc32(body), body)


def packed(text: bytes) -> bytes:
    """The file for a text."""
    return Packer().file_with(text)


def unpacked(data: bytes) -> bytes:
    """The text in a file; plain text is given back as it is. Raises `SaveError`."""
    if not data.strip(b"\0 \t\r\n"):
        raise SaveError(SaveReason.EMPTY, "The file is empty.")
    if len(data) > LARGEST_SAVE:
        raise too_big()
    if not data.startswith(_GZIP):
        return data
    title = data[len(_HEADER) : len(_HEADER) + len(_TITLE)]
    if (title == _TITLE or data.startswith(_HEADER)) and not _seal_holds(data):
        # A cut file has a wrong checksum too; the end of its stream tells which it is.
        _inflated(data)
        raise damaged()
    return _inflated(data)


def _seal_holds(data: bytes) -> bool:
    seal = b"%b%b%08x\0" % (_HEADER, _TITLE, zlib.crc32(data[_START:]))
    return data[:_START] == seal


def _inflated(data: bytes) -> bytes:
    inflate = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        text = inflate.decompress(data, LARGEST_SAVE + 1)
    except zlib.error:
        raise damaged() from None
    if len(text) > LARGEST_SAVE:
        raise too_big()
    if not inflate.eof:
        raise truncated()
    if inflate.unused_data:
        raise damaged()
    return text


def too_big() -> SaveError:
    return SaveError(SaveReason.TOO_BIG, "The file is bigger than any game can be.")


def damaged() -> SaveError:
    return SaveError(SaveReason.DAMAGED, "The file is damaged.")


def truncated() -> SaveError:
    return SaveError(SaveReason.TRUNCATED, "The end of the file is missing.")

"""Which way up a picture is to be shown, where Qt does not tell: PNG and WebP with Exif."""

import struct
from collections.abc import Iterator

from PySide6.QtGui import QImageIOHandler

Turn = QImageIOHandler.Transformation

_ORIENTATION = 0x0112
_SHORT = 3
_TURNS: dict[object, Turn] = {
    2: Turn.TransformationMirror,
    3: Turn.TransformationRotate180,
    4: Turn.TransformationFlip,
    5: Turn.TransformationFlipAndRotate90,
    6: Turn.TransformationRotate90,
    7: Turn.TransformationMirrorAndRotate90,
    8: Turn.TransformationRotate270,
}
_MOST = 4096
"""Chunks of a file, entries of a directory: more are not looked at."""


def turn_of(orientation: object) -> Turn:
    """For the number 1 to 8 that Exif knows; whatever is odd is "upright"."""
    return _TURNS.get(orientation, Turn.TransformationNone)


def turn_of_png(data: bytes) -> Turn:
    return _turn(next(_chunks(data, 8, b"eXIf", ">", after=4), b""))


def turn_of_webp(data: bytes) -> Turn:
    return _turn(next(_chunks(data, 12, b"EXIF", "<", after=0), b""))


def _chunks(data: bytes, start: int, wanted: bytes, order: str, *, after: int) -> Iterator[bytes]:
    """What the chunks of this name hold. PNG has length, name, content, check sum; WebP has name,
    length, content, and a byte that makes the length even."""
    place = start
    for _ in range(_MOST):
        head = data[place : place + 8]
        if len(head) < 8:
            return
        name, size = (head[4:], head[:4]) if order == ">" else (head[:4], head[4:])
        length = int.from_bytes(size, "big" if order == ">" else "little")
        if name == wanted:
            yield data[place + 8 : place + 8 + length]
        place += 8 + length + (after or length % 2)


def _turn(exif: bytes) -> Turn:
    """The orientation in the first directory of a TIFF structure."""
    tiff = exif.removeprefix(b"Exif\0\0")
    order = {b"II*\0": "<", b"MM\0*": ">"}.get(tiff[:4])
    if order is None:
        return Turn.TransformationNone
    try:
        (directory,) = struct.unpack_from(f"{order}I", tiff, 4)
        (count,) = struct.unpack_from(f"{order}H", tiff, directory)
        for entry in range(min(count, _MOST)):
            place = directory + 2 + 12 * entry
            tag, kind, _, value = struct.unpack_from(f"{order}HHIH", tiff, place)
            if (tag, kind) == (_ORIENTATION, _SHORT):
                return turn_of(value)
    except struct.error:
        pass  # it ends too early
    return Turn.TransformationNone

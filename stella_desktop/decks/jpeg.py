"""The parts of a JPEG file: whether its end is there, and whether it holds more than a picture."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

SOI, EOI, SOS, APP0, COM = 0xD8, 0xD9, 0xDA, 0xE0, 0xFE
MOST_SCANS = 100
"""A progressive picture has about ten; thousands would take minutes to decode."""

_PLAIN = frozenset((0xDB, 0xC0, 0xC2, 0xC4, 0xDD, SOS))
"""Tables, frame and scans: without them there is no picture."""
_NEXT_MARKER = re.compile(rb"\xff+[^\x00\xff\x01\xd0-\xd7]")
"""Within a scan: 00 stands for FF itself, D0 to D7 are restarts."""


@dataclass(frozen=True, slots=True)
class Part:
    """`end` is behind the head of the part; the data of a scan follow it."""

    marker: int
    start: int
    end: int


def parts(data: bytes) -> Iterator[Part]:
    """The parts up to the end of the picture, or up to where the file breaks off."""
    if data[:2] != b"\xff\xd8":
        return
    place = 2
    while found := _NEXT_MARKER.search(data, place):
        marker, start, place = data[found.end() - 1], found.start(), found.end()
        if marker == EOI:
            yield Part(EOI, start, place)
            return
        length = int.from_bytes(data[place : place + 2], "big")
        place += length
        if length < 2 or place > len(data):
            return
        yield Part(marker, start, place)


def is_whole(data: bytes) -> bool:
    """Whether the end is there, and it does not have more scans than any picture needs."""
    markers = [part.marker for part in parts(data)]
    return markers[-1:] == [EOI] and 0 < markers.count(SOS) <= MOST_SCANS


def is_bare(data: bytes) -> bool:
    """Whether all of it is needed to show the picture: no Exif, no comment, nothing behind."""
    place, scanning = 2, False
    found = list(parts(data))
    for part in found:
        if part.start != place and not scanning:
            return False
        jfif = part.marker == APP0 and data[part.start + 4 : part.start + 9] == b"JFIF\0"
        if jfif and (part.end - part.start != 18 or data[part.end - 2 : part.end] != b"\0\0"):
            return False  # it carries a thumbnail
        if part.marker not in _PLAIN and not jfif and part.marker != EOI:
            return False
        place, scanning = part.end, part.marker == SOS
    return bool(found) and found[-1].marker == EOI and found[-1].end == len(data)


def head_of(data: bytes) -> bytes:
    """All in front of the data of the first scan."""
    return next((data[: part.end] for part in parts(data) if part.marker == SOS), b"")

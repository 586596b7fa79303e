"""What a file is, from its first bytes; names prove nothing."""

from enum import StrEnum

HEAD = 64
"""So many bytes tell."""


class Kind(StrEnum):
    """Pictures we take; the values are what Qt calls the formats."""

    JPEG = "jpeg"
    PNG = "png"
    WEBP = "webp"
    HEIC = "heic"
    AVIF = "avif"


_HEIC = frozenset((b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"))
_AVIF = frozenset((b"avif", b"avis"))


def kind_of(data: bytes) -> Kind | None:
    """What picture this is the beginning of, if it is one we take."""
    if data.startswith(b"\xff\xd8\xff"):
        return Kind.JPEG
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return Kind.PNG
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return Kind.WEBP
    if data[4:8] == b"ftyp":
        brands = {data[8:12], *(data[at : at + 4] for at in range(16, len(data[:HEAD]), 4))}
        if brands & _AVIF:
            return Kind.AVIF
        if brands & _HEIC:
            return Kind.HEIC
    return None

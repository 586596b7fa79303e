"""Pictures, files with Exif, and packs: made here, so that each test says what is wrong with it."""

import json
import struct
import unicodedata
import zlib
from pathlib import Path
from typing import Any
from zipfile import ZipFile, ZipInfo

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter

CORNERS = {
    ("top", "left"): QColor("#d02020"),
    ("top", "right"): QColor("#20c020"),
    ("bottom", "left"): QColor("#2020d0"),
    ("bottom", "right"): QColor("#e0e020"),
}
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
FIRST_ROW_AND_COLUMN = {
    1: ("top", "left"),
    2: ("top", "right"),
    3: ("bottom", "right"),
    4: ("bottom", "left"),
    5: ("left", "top"),
    6: ("right", "top"),
    7: ("right", "bottom"),
    8: ("left", "bottom"),
}
"""Exif 2.3, tag Orientation: where the first row and the first column are to be seen."""
GPS = b"48 deg 51' 29.6\" N"


def flat(colour: str = "#804020", width: int = 200, height: int = 300) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(colour))
    return image


def quarters(width: int, height: int, orientation: int = 1) -> QImage:
    """A picture of four colours, stored so that it is upright once the orientation is obeyed.
    `width` and `height` are those of the file."""
    row, column = FIRST_ROW_AND_COLUMN[orientation]
    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    for bottom, vertical in enumerate((row, OPPOSITE[row])):
        for right, horizontal in enumerate((column, OPPOSITE[column])):
            colour = CORNERS.get((vertical, horizontal)) or CORNERS[horizontal, vertical]
            left, top = right * width // 2, bottom * height // 2
            painter.fillRect(QRect(left, top, (width + 1) // 2, (height + 1) // 2), colour)
    painter.end()
    return image


def is_upright(image: QImage) -> bool:
    """Whether the four colours of `quarters` are where they belong; lossy ones too."""
    wide, high = image.width(), image.height()
    for (vertical, horizontal), wanted in CORNERS.items():
        x = wide // 8 if horizontal == "left" else wide - wide // 8
        y = high // 8 if vertical == "top" else high - high // 8
        if not alike(image.pixelColor(x, y), wanted):
            return False
    return True


def alike(one: QColor, other: QColor, most: int = 12) -> bool:
    pairs = zip(one.getRgb()[:3], other.getRgb()[:3], strict=True)
    return all(abs(a - b) <= most for a, b in pairs)


def saved(image: QImage, kind: str = "JPEG", quality: int = 92) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind, quality)
    return bytes(buffer.data().data())


def read(data: bytes) -> QImage:
    """Exactly as the file has it, not turned."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    image = reader.read()
    del reader
    assert not image.isNull()
    return image


# --- what says more than the picture --------------------------------------------------------------


def exif(orientation: int = 1, order: str = ">") -> bytes:
    """A TIFF structure with an orientation and a place on earth."""
    head = (b"MM\0*" if order == ">" else b"II*\0") + struct.pack(f"{order}I", 8)
    gps_at = 8 + 2 + 2 * 12 + 4
    main = struct.pack(f"{order}H", 2)
    main += struct.pack(f"{order}HHIHH", 0x0112, 3, 1, orientation, 0)
    main += struct.pack(f"{order}HHII", 0x8825, 4, 1, gps_at) + bytes(4)
    text_at = gps_at + 2 + 12 + 4
    gps = struct.pack(f"{order}H", 1)
    gps += struct.pack(f"{order}HHII", 0x0012, 2, len(GPS) + 1, text_at) + bytes(4)
    return head + main + gps + GPS + b"\0"


def segment(marker: int, content: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content


def telling_jpeg(jpeg: bytes, orientation: int = 1, order: str = ">") -> bytes:
    """With GPS in Exif, XMP and a comment, and something behind the end."""
    app1 = segment(0xE1, b"Exif\0\0" + exif(orientation, order))
    xmp = segment(0xE1, b"http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>" + GPS + b"</x:xmpmeta>")
    comment = segment(0xFE, b"at home, " + GPS)
    return jpeg[:2] + app1 + xmp + comment + jpeg[2:] + b"trailer " + GPS


def png_chunk(name: bytes, content: bytes) -> bytes:
    check = zlib.crc32(name + content)
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)


def telling_png(png: bytes, orientation: int = 1, order: str = ">") -> bytes:
    after_head = 8 + 25
    more = png_chunk(b"eXIf", exif(orientation, order)) + png_chunk(b"tEXt", b"Place\0" + GPS)
    return png[:after_head] + more + png[after_head:]


def telling_webp(webp: bytes, orientation: int = 1, order: str = ">") -> bytes:
    image = read(webp)
    size = (image.width() - 1).to_bytes(3, "little") + (image.height() - 1).to_bytes(3, "little")
    chunks = _riff(b"VP8X", b"\x0c\0\0\0" + size) + webp[12:]
    chunks += _riff(b"EXIF", exif(orientation, order)) + _riff(b"XMP ", GPS)
    return b"RIFF" + (len(chunks) + 4).to_bytes(4, "little") + b"WEBP" + chunks


def _riff(name: bytes, content: bytes) -> bytes:
    return name + len(content).to_bytes(4, "little") + content + bytes(len(content) % 2)


TELLING = {"JPEG": telling_jpeg, "PNG": telling_png, "WEBP": telling_webp}


def huge_png(width: int = 10_000, height: int = 6_000) -> bytes:
    """One flat colour: few bytes, many pixels, and nothing wrong with it."""
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    rows = zlib.compress(bytes((1 + (width + 7) // 8) * height), 1)
    chunks = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(png_chunk(*one) for one in chunks)


# --- decks ----------------------------------------------------------------------------------------

Json = dict[str, Any]


def deck_json(*names: str, **other: object) -> Json:
    """A deck with these picture files; ids and titles follow from their names."""
    cards = [
        {
            "id": f"x{number}",
            "slug": f"x{number}",
            "file": name,
            "title": {"en": f"Title {number}", "vi": f"Tựa {number}"},
            "alt": {"ja": f"絵{number}"},
            "tags": {"sea": 0.5},
        }
        for number, name in enumerate(names)
    ]
    return {
        "format": 1,
        "id": "holiday",
        "name": {"en": "Holiday", "vi": "Kỳ nghỉ"},
        "author": "The neighbours",
        "licence": "CC0-1.0",
        "cards": cards,
        **other,
    }


COLOURS = ("#804020", "#208040", "#204080", "#808020", "#802080")


def pictures(*names: str) -> dict[str, bytes]:
    """A small JPEG for each name; no two alike."""
    return {
        name: saved(flat(COLOURS[number % len(COLOURS)], 200 + 2 * number, 303 + 3 * number))
        for number, name in enumerate(names)
    }


def put_deck(folder: Path, *names: str, files: dict[str, bytes] | None = None) -> Path:
    (folder / "pictures").mkdir(parents=True)
    for name, data in (files or pictures(*names)).items():
        (folder / "pictures" / name).write_bytes(data)
    raw = {**deck_json(*names), "id": folder.name}
    (folder / "deck.json").write_text(json.dumps(raw), encoding="utf-8")
    return folder


def put_zip(path: Path, files: dict[str | ZipInfo, bytes]) -> Path:
    """A zip with exactly these entries, whatever their names."""
    with ZipFile(path, "w") as archive:
        for name, data in files.items():
            entry = name if isinstance(name, ZipInfo) else ZipInfo("x")
            if isinstance(name, str):
                entry.filename = name  # the constructor would make some names harmless
                entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return path


def good_zip(*names: str) -> dict[str | ZipInfo, bytes]:
    names = names or ("a.jpg", "b.jpg")
    files: dict[str | ZipInfo, bytes] = {"deck.json": json.dumps(deck_json(*names)).encode()}
    files.update({f"pictures/{name}": data for name, data in pictures(*names).items()})
    return files


def put_photos(folder: Path, *names: str) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in pictures(*names).items():
        (folder / name).write_bytes(data)
    return [folder / name for name in names]


def everything_below(folder: Path) -> dict[str, bytes]:
    """What lies in a folder; the lock of an import counts for nothing."""
    return {
        one.relative_to(folder).as_posix(): one.read_bytes()
        for one in sorted(folder.rglob("*"))
        if one.is_file()
    }


def nfd(text: str) -> str:
    return unicodedata.normalize("NFD", text)

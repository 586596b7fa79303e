"""A picture of any size and origin becomes a card: upright, 2 to 3, small, and only pixels.

Qt gets names of files here, never a QBuffer: while it opens a picture it holds a lock, and would
have to wait for Python to read from a device that Python made. Two threads wait for ever then.
"""

import hashlib
import os
from errno import ENOSPC
from functools import lru_cache
from pathlib import Path
from stat import S_ISREG
from typing import Protocol
from uuid import uuid4

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColorSpace, QImage, QImageReader, QImageWriter, QPainter, QTransform

from stella_desktop.decks import jpeg
from stella_desktop.decks.exif import Turn, turn_of_png, turn_of_webp
from stella_desktop.decks.frame import LEAST_WIDTH, Frame, default_frame
from stella_desktop.decks.heif import HeifPicture
from stella_desktop.decks.kinds import Kind, kind_of
from stella_desktop.decks.troubles import Refused, Trouble
from stella_desktop.engine import CardId

LARGEST_FILE = 64 * 1024 * 1024
MOST_PIXELS = 40_000_000
MOST_JPEG_PIXELS = 55_000_000
"""Phones take 48 million; JPEG is scaled down while it is decoded, and needs less memory."""
MOST_MEGABYTES = 320
"""What Qt may take for one decoded picture: 40 million pixels of 16 bits a channel."""
WIDEST = 1000
QUALITY = 85
DOTS_PER_METRE = 2835
"""72 per inch. Without it the file, and so its id, would depend on the screen."""

_QUARTER_TURNS = frozenset(
    (
        Turn.TransformationRotate90,
        Turn.TransformationRotate270,
        Turn.TransformationMirrorAndRotate90,
        Turn.TransformationFlipAndRotate90,
    )
)
_TURNS = {
    Turn.TransformationMirror: QTransform(-1, 0, 0, 1, 0, 0),
    Turn.TransformationFlip: QTransform(1, 0, 0, -1, 0, 0),
    Turn.TransformationRotate180: QTransform(-1, 0, 0, -1, 0, 0),
    Turn.TransformationRotate90: QTransform(0, 1, -1, 0, 0, 0),
    Turn.TransformationRotate270: QTransform(0, -1, 1, 0, 0, 0),
    Turn.TransformationMirrorAndRotate90: QTransform(0, -1, -1, 0, 0, 0),
    Turn.TransformationFlipAndRotate90: QTransform(0, 1, 1, 0, 0, 0),
}


class _Decoder(Protocol):
    """A picture whose head was read. Sizes and parts are those of the file, not yet turned."""

    @property
    def kind(self) -> Kind: ...
    @property
    def stored(self) -> QSize: ...
    @property
    def turn(self) -> Turn: ...
    def read(self, part: QRect, wanted: QSize) -> QImage: ...


class Picture:
    """A picture file that was looked at: it can probably be decoded. Raises `Refused`."""

    def __init__(self, path: Path, name: str = "") -> None:
        self.name = name or path.name
        self._path = path
        self._decoder = _decoder_for(path, self.name)
        stored = self._decoder.stored
        if stored.isEmpty():
            raise Refused(Trouble.DAMAGED, self.name, "no size")
        most = MOST_JPEG_PIXELS if self._decoder.kind is Kind.JPEG else MOST_PIXELS
        if stored.width() * stored.height() > most:
            raise Refused(Trouble.TOO_MANY_PIXELS, self.name, _said(stored))
        self.size = stored.transposed() if self._decoder.turn in _QUARTER_TURNS else stored
        """As it is to be seen: upright."""
        if self.default_frame.rect(*self.size.toTuple()).width() < LEAST_WIDTH:
            raise Refused(Trouble.TOO_SMALL, self.name, _said(stored))

    @property
    def default_frame(self) -> Frame:
        return default_frame(*self.size.toTuple())

    def as_card(self, scratch: Path, frame: Frame | None = None) -> bytes:
        """The JPEG file of the card. A file that was made here is kept as it is, so that decks can
        go from family to family without fading. `scratch` is a folder for what is under way."""
        part = (frame or self.default_frame).rect(*self.size.toTuple())
        wide = min(WIDEST, part.width()) // 2 * 2
        wanted = QSize(wide, wide // 2 * 3)
        image = self._read(part, wanted)
        if wanted == self.size:
            data = read_picture_file(self._path, self.name)
            if _is_made_here(data, wanted, scratch):
                return data
        return _encoded(image, scratch)

    def preview(self, box: QSize) -> QImage:
        """The whole picture, upright, as large as fits into `box`."""
        wanted = self.size.scaled(box, Qt.AspectRatioMode.KeepAspectRatio)
        wanted = wanted.boundedTo(self.size).expandedTo(QSize(1, 1))
        return _plain(self._read(QRect(0, 0, *self.size.toTuple()), wanted))

    def _read(self, part: QRect, wanted: QSize) -> QImage:
        """A part of the upright picture, upright, with exactly the wanted size."""
        stored, turn = self._decoder.stored, self._decoder.turn
        how = _TURNS.get(turn, QTransform())
        there = QImage.trueMatrix(how, stored.width(), stored.height())
        back, _ = there.inverted()
        stored_part = back.mapRect(QRectF(part)).toRect()
        scaled = wanted.transposed() if turn in _QUARTER_TURNS else wanted
        image = self._decoder.read(stored_part, scaled)
        return image if how.isIdentity() else image.transformed(how)


def _decoder_for(path: Path, name: str) -> _Decoder:
    data = read_picture_file(path, name)
    if not data:
        raise Refused(Trouble.EMPTY, name)
    kind = kind_of(data)
    if kind is None:
        raise Refused(Trouble.NOT_A_PICTURE, name)
    if kind in (Kind.HEIC, Kind.AVIF) and not qt_reads(kind):
        return HeifPicture(data, kind, name)
    if kind is Kind.JPEG and not jpeg.is_whole(data):
        # Qt would fill what is missing with grey and say nothing.
        raise Refused(Trouble.DAMAGED, name, "it breaks off")
    # Of PNG and WebP Qt (6.11) does not read the orientation.
    turns = {Kind.PNG: turn_of_png, Kind.WEBP: turn_of_webp}
    return _QtPicture(path, kind, name, turns[kind](data) if kind in turns else None)


class _QtPicture:
    def __init__(self, path: Path, kind: Kind, name: str, turn: Turn | None) -> None:
        self._path = str(path)
        self.kind = kind
        self._name = name
        reader = self._reader()
        self.stored = reader.size()
        self.turn = reader.transformation() if turn is None else turn

    def _reader(self) -> QImageReader:
        QImageReader.setAllocationLimit(MOST_MEGABYTES)
        reader = QImageReader(self._path, QByteArray(self.kind.encode()))
        reader.setAutoDetectImageFormat(False)
        reader.setAutoTransform(False)  # `Picture` does it, as it has to cut first
        return reader

    def read(self, part: QRect, wanted: QSize) -> QImage:
        """Cut and scaled while decoding: it takes less memory, and lets other threads run."""
        reader = self._reader()
        if part.size() != self.stored:
            reader.setClipRect(part)
        if part.size() != wanted:
            reader.setScaledSize(wanted)
        image = reader.read()
        if image.isNull() or image.size() != wanted:
            raise Refused(Trouble.DAMAGED, self._name, reader.errorString())
        return image


def read_picture_file(path: Path, name: str = "") -> bytes:
    """All bytes of a picture file. Raises `Refused`."""
    name = name or path.name
    try:
        str(path).encode()  # Qt cannot open a file whose name is no Unicode
        info = path.stat()
        if not S_ISREG(info.st_mode):  # opening a pipe would wait for ever
            raise Refused(Trouble.UNREADABLE, name, "no ordinary file")
        if info.st_size > LARGEST_FILE:
            raise Refused(Trouble.TOO_BIG, name, f"{info.st_size} bytes")
        with path.open("rb") as file:
            return file.read(LARGEST_FILE)
    except (OSError, ValueError) as error:  # ValueError: a NUL in the name
        raise Refused(Trouble.UNREADABLE, name, str(error)) from error


def card_id(card: bytes) -> CardId:
    """The id of a card by what its file holds: the same on every computer."""
    return f"p-{hashlib.sha256(card).hexdigest()[:12]}"


def qt_reads(kind: Kind) -> bool:
    """HEIC on macOS."""
    return QByteArray(kind.encode()) in QImageReader.supportedImageFormats()


def _said(size: QSize) -> str:
    return f"{size.width()}x{size.height()}"


def _plain(image: QImage) -> QImage:
    """The same colours in sRGB, on white where it is transparent, without any text or profile."""
    if image.pixelFormat().colorModel() not in (
        image.pixelFormat().ColorModel.RGB,
        image.pixelFormat().ColorModel.Indexed,
    ):
        image = image.convertToFormat(QImage.Format.Format_RGB32)
        image.setColorSpace(QColorSpace())
    space = image.colorSpace()
    if space.isValid() and space != QColorSpace(QColorSpace.NamedColorSpace.SRgb):
        converted = image.convertedToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
        image = image if converted.isNull() else converted
    plain = QImage(image.size(), QImage.Format.Format_RGB32)
    plain.fill(Qt.GlobalColor.white)
    painter = QPainter(plain)
    painter.drawImage(QRect(0, 0, *image.size().toTuple()), image)
    painter.end()
    return plain


def _encoded(image: QImage, scratch: Path) -> bytes:
    """Raises `OSError`."""
    plain = _plain(image)
    plain.setDotsPerMeterX(DOTS_PER_METRE)
    plain.setDotsPerMeterY(DOTS_PER_METRE)
    file = scratch / f"{uuid4().hex}.jpg"
    try:
        writer = QImageWriter(str(file), QByteArray(b"jpeg"))
        writer.setQuality(QUALITY)
        written = writer.write(plain)
        del writer  # Windows does not remove a file that is open
        data = file.read_bytes() if written else b""
        if not jpeg.is_whole(data):
            raise OSError(ENOSPC, os.strerror(ENOSPC))  # what else; Qt does not tell
        return data
    finally:
        file.unlink(missing_ok=True)


@lru_cache(maxsize=64)
def _our_head(width: int, height: int, scratch: Path) -> bytes:
    """How each card of this size begins: it does not depend on what it shows."""
    blank = QImage(width, height, QImage.Format.Format_RGB32)
    blank.fill(Qt.GlobalColor.white)
    return jpeg.head_of(_encoded(blank, scratch))


def _is_made_here(data: bytes, size: QSize, scratch: Path) -> bool:
    """Whether a file has exactly the form that `_encoded` gives: there is no room for metadata."""
    return jpeg.is_bare(data) and jpeg.head_of(data) == _our_head(*size.toTuple(), scratch)

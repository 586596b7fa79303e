"""HEIC and AVIF where Qt does not read them, through the optional extra `stella-desktop[heic]`.

Nothing of it is imported before such a picture is met.
"""

import importlib
from io import BytesIO
from typing import Any

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QColorSpace, QImage

from stella_desktop.decks.exif import Turn, turn_of
from stella_desktop.decks.kinds import Kind
from stella_desktop.decks.troubles import Refused, Trouble

_BAD_DATA = (OSError, ValueError, SyntaxError, EOFError, RuntimeError, OverflowError, KeyError)
"""What Pillow raises for pictures that are none."""


class HeifPicture:
    """A picture whose head was read."""

    def __init__(self, data: bytes, kind: Kind, name: str) -> None:
        self._name, self.kind = name, kind
        try:
            self._pillow = importlib.import_module("PIL.Image")
            self._image = self._opened(data, kind)
        except ImportError as error:
            raise Refused(Trouble.NEEDS_HEIC, name) from error
        except self._bad_data() as error:
            raise Refused(Trouble.DAMAGED, name, str(error)) from error

    def _bad_data(self) -> tuple[type[Exception], ...]:
        return (*_BAD_DATA, self._pillow.DecompressionBombError)

    def _opened(self, data: bytes, kind: Kind) -> Any:
        if kind is Kind.HEIC:
            return importlib.import_module("pillow_heif").open_heif(BytesIO(data))
        if not importlib.import_module("PIL.features").check("avif"):
            raise Refused(Trouble.NEEDS_HEIC, self._name)
        return self._pillow.open(BytesIO(data), formats=["AVIF"])

    @property
    def stored(self) -> QSize:
        return QSize(*self._image.size)

    @property
    def turn(self) -> Turn:
        """libheif turns HEIC while it decodes; Pillow leaves AVIF as it is stored."""
        return turn_of(self._image.getexif().get(0x0112) if self.kind is Kind.AVIF else 1)

    def read(self, part: QRect, wanted: QSize) -> QImage:
        """That part of the picture, scaled. Raises `Refused`."""
        try:
            image = self._image
            if hasattr(image, "to_pillow"):
                image = image.to_pillow()
            profile = image.info.get("icc_profile")
            image = image.convert("RGBA" if image.has_transparency_data else "RGB")
            box = (part.left(), part.top(), part.right() + 1, part.bottom() + 1)
            filter_ = self._pillow.Resampling.LANCZOS
            image = image.resize((wanted.width(), wanted.height()), filter_, box=box)
            raw = image.convert("RGBA").tobytes()
        except self._bad_data() as error:
            raise Refused(Trouble.DAMAGED, self._name, str(error)) from error
        format_ = QImage.Format.Format_RGBA8888
        made = QImage(raw, wanted.width(), wanted.height(), 4 * wanted.width(), format_).copy()
        if profile:
            made.setColorSpace(QColorSpace.fromIccProfile(profile))
        return made

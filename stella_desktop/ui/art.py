"""Pictures and painted pieces at the size they are shown, scaled once and kept."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QImageReader, QPainter, QPainterPath, QPen, QPixmap

log = logging.getLogger(__name__)

PICTURE_RATIO = 1.5
"""Height of a picture card by its width."""
CORNER = 0.055
"""Radius of a card's corner by its width."""
EDGE = 0.012
"""Paper around a picture, by the width of the card."""


class Art:
    """The one place that reads picture files.

    `ratio` is the device pixel ratio of the screen. Pixmaps are kept, least recently used out
    first, up to `budget` bytes. Reading one 1000x1500 picture takes some milliseconds (JPEG is
    scaled while decoding), a kept one microseconds.
    """

    def __init__(
        self, resources: Path, picture_path: Callable[[str], Path], budget: int = 192 * 1024 * 1024
    ) -> None:
        self._resources = resources
        self._picture_path = picture_path
        self._budget = budget
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._weight = 0
        self._newest: dict[tuple[object, ...], tuple[object, ...]] = {}
        """Name of a picture -> key under which it was kept last, at whatever size."""
        self._found: dict[tuple[str, str], Path] = {}
        self.rough = False
        """While the window is being resized: fast scaling of what is there, nothing is kept."""

    def piece(self, name: str, size: QSize, ratio: float) -> QPixmap:
        """A table piece such as `lantern_moon_dark`, scaled to `size` logical pixels."""
        return self._file("pieces", name, size, ratio)

    def avatar(self, name: str, side: int, ratio: float) -> QPixmap:
        return self._file("avatars", name, QSize(side, side), ratio)

    def cover(self, name: str, size: QSize, ratio: float, *, anchor_right: bool = False) -> QPixmap:
        """A cover or background that fills `size`, cropped where the shape differs.

        Cropped at the top and left if `anchor_right` (the lamp of the home page stays in view),
        else evenly at both sides.
        """
        return self._sized(
            ("cover", name, anchor_right),
            size,
            ratio,
            lambda: self._covering(self._find("covers", name), size, ratio, anchor_right),
        )

    def picture(self, card: str, size: QSize, ratio: float) -> QPixmap:
        """A picture card with round corners and a fine paper edge."""
        return self._sized(
            ("picture", card),
            size,
            ratio,
            lambda: _pixmap(card_face(_scaled(self._picture_path(card), size * ratio)), ratio),
        )

    def cloth(self, ratio: float) -> QPixmap:
        """The table cloth, to be tiled."""
        path = self._find("pieces", "table_cloth")
        return self._keep(("cloth", ratio), lambda: QPixmap.fromImage(read_image(path)))

    def _find(self, folder: str, name: str) -> Path:
        """Where a file of ours lies; looked up on the disk once."""
        found = self._found.get((folder, name))
        if found is None:
            found = self._found[folder, name] = self._look_up(folder, name)
        return found

    def _look_up(self, folder: str, name: str) -> Path:
        for ending in (".webp", ".jpg", ".png"):
            path = self._resources / folder / f"{name}{ending}"
            if path.exists():
                return path
        raise FileNotFoundError(f"{folder}/{name} is not among the resources")

    def drawn(
        self,
        name: tuple[object, ...],
        size: QSize,
        ratio: float,
        paint: Callable[[QPainter], None],
    ) -> QPixmap:
        """Something we paint ourselves, kept like a picture. `name` must tell all it depends on."""

        def make() -> QPixmap:
            pixmap = QPixmap(size * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint(painter)
            painter.end()
            return pixmap

        return self._sized(name, size, ratio, make)

    def _file(self, folder: str, name: str, size: QSize, ratio: float) -> QPixmap:
        def make() -> QPixmap:
            return _pixmap(_scaled(self._find(folder, name), size * ratio), ratio)

        return self._sized((folder, name), size, ratio, make)

    def _covering(self, path: Path, size: QSize, ratio: float, anchor_right: bool) -> QPixmap:
        wanted = size * ratio
        natural = QImageReader(str(path)).size()
        filling = natural.scaled(wanted, Qt.AspectRatioMode.KeepAspectRatioByExpanding)
        image = _scaled(path, filling)
        left = image.width() - wanted.width()
        top = image.height() - wanted.height()
        if not anchor_right:
            left, top = left // 2, top // 2
        return _pixmap(image.copy(left, top, wanted.width(), wanted.height()), ratio)

    def _sized(
        self, name: tuple[object, ...], size: QSize, ratio: float, make: Callable[[], QPixmap]
    ) -> QPixmap:
        key = (*name, size.width(), size.height(), ratio)
        if self.rough and key not in self._kept:
            newest = self._kept.get(self._newest.get(name, ()))
            if newest is not None:
                pixmap = newest.scaled(size * ratio)
                pixmap.setDevicePixelRatio(ratio)
                return pixmap
        self._newest[name] = key
        return self._keep(key, make)

    def _keep(self, key: tuple[object, ...], make: Callable[[], QPixmap]) -> QPixmap:
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self._weight += _bytes(made)
        while self._weight > self._budget and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._weight -= _bytes(oldest)
        return made


def read_image(path: Path, size: QSize | None = None) -> QImage:
    """Decode a file of ours, scaled while decoding if `size` is given. Raises `OSError`."""
    reader = QImageReader(str(path))
    if size is not None:
        reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise OSError(f"{path.name}: {reader.errorString()}")
    return image


def card_face(picture: QImage, edge_part: float = EDGE) -> QImage:
    """A picture as a card: round corners and a fine paper edge. Touches no pixmap, so any thread
    may call it."""
    image = QImage(picture.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = image.width() * CORNER
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(image.rect()), radius, radius)
    painter.setClipPath(outline)
    painter.drawImage(0, 0, picture)
    painter.setClipping(False)
    edge = max(1.0, image.width() * edge_part)
    painter.setPen(QPen(QColor(244, 236, 216, 190), edge))
    half = edge / 2
    inner = QRectF(image.rect()).adjusted(half, half, -half, -half)
    painter.drawRoundedRect(inner, radius - half, radius - half)
    painter.end()
    return image


def _scaled(path: Path, wanted: QSize) -> QImage:
    """The picture at exactly `wanted` device pixels: decoded at the next half-size level above it,
    then scaled smoothly (scaling straight from full size costs three times as much)."""
    natural = QImageReader(str(path)).size()
    if not natural.isValid():
        # A damaged installation: the table stays playable, the log says which file.
        log.error("%s cannot be read as a picture", path)
        image = QImage(wanted, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        return image
    level = QSize(natural)
    while level.width() >= 2 * wanted.width() and level.height() >= 2 * wanted.height():
        level = QSize((level.width() + 1) // 2, (level.height() + 1) // 2)
    image = read_image(path, level if level != natural else None)
    return image.scaled(
        wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4

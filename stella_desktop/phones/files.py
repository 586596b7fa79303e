"""What the server gives away: the page, its files, and the pictures on the table. Nothing else."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from stella_desktop.phones.http import Response

KINDS = {
    ".html": "text/html; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".webp": "image/webp",
    ".png": "image/png",
    ".jpg": "image/jpeg",
}
PAGE = (
    *("index.html", "stella.css", "texts.json"),
    *("main.js", "line.js", "board.js", "parts.js", "speech.js"),
)
SYMBOLS = ("circle", "triangle", "square", "diamond", "star", "moon")
PIECES = (
    *(f"seat_{symbol}" for symbol in SYMBOLS),
    *(f"star_{state}" for state in ("inked", "empty", "bonus_inked", "bonus_empty", "struck")),
    "mark_x_gold",
    "pen",
)
SMALL, LARGE = 400, 840
"""Widths of a picture in the grid and of one that is looked at closely."""
QUALITY = 82
FOR_A_DAY = "private, max-age=86400, immutable"
FOR_A_WHILE = "private, max-age=600"


class Files:
    """`key` is in the address of every picture, so that only those who were let in can ask.

    Names are looked up among those that there are; no path from outside ever meets the disk.
    """

    def __init__(self, resources: Path, picture_path: Callable[[str], Path], key: str) -> None:
        self._picture_path = picture_path
        self.key = key
        self._paths: dict[str, Path] = {f"/{name}": resources / "web" / name for name in PAGE}
        self._paths["/"] = self._paths.pop("/index.html")
        self._paths["/icon.png"] = resources / "icons" / "icon_128.png"
        for name in PIECES:
            self._paths[f"/pieces/{name}.webp"] = resources / "pieces" / f"{name}.webp"
        self._kept: dict[str, Response] = {}
        self._pictures: dict[str, tuple[str, int]] = {}
        """Address -> card and width, for the pictures that may be asked for."""

    def address_of(self, card: str, width: int = SMALL) -> str:
        ending = "" if width == SMALL else "-large"
        return f"/p/{self.key}/{card}{ending}.jpg"

    def allow(self, cards: Iterable[str]) -> tuple[str, ...]:
        """These pictures are on the table now; the addresses of those that are new."""
        new = []
        for card in cards:
            for width in (SMALL, LARGE):
                address = self.address_of(card, width)
                if address not in self._pictures:
                    self._pictures[address] = (card, width)
                    if width == SMALL:
                        new.append(address)
        return tuple(new)

    def find(self, path: str) -> Response:
        """What lies at a path; kept once it was read. Cost: about 8 ms for a new picture."""
        kept = self._kept.get(path)
        if kept is None:
            kept = self._make(path)
            if kept.status == 200:
                self._kept[path] = kept
        return kept

    def _make(self, path: str) -> Response:
        if path in self._paths:
            file = self._paths[path]
            in_page = file.parent.name == "web"
            try:
                body = file.read_bytes()
            except OSError:
                return Response(404)
            return Response(200, body, KINDS[file.suffix], "no-store" if in_page else FOR_A_WHILE)
        if path in self._pictures:
            card, width = self._pictures[path]
            return Response(200, _jpeg(self._picture_path(card), width), KINDS[".jpg"], FOR_A_DAY)
        return Response(404)


def _jpeg(path: Path, width: int) -> bytes:
    """A picture in this width, without anything else that was in its file."""
    reader = QImageReader(str(path))
    natural = reader.size()
    if natural.isValid() and natural.width() > width:
        wanted = natural.scaled(QSize(width, 10_000), Qt.AspectRatioMode.KeepAspectRatio)
        # JPEG decodes quickest to a size not far above the wanted one.
        reader.setScaledSize(wanted)
    image = reader.read()
    if image.isNull():
        image = QImage(width, width * 3 // 2, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.darkBlue)
    for name in image.textKeys():
        image.setText(name, "")
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.convertToFormat(QImage.Format.Format_RGB32).save(buffer, "JPEG", QUALITY)  # type: ignore[call-overload]  # the stubs want bytes
    buffer.close()
    return bytes(data.data())

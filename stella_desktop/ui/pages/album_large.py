"""One picture of the album, large; a swipe turns the page."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from stella_desktop.engine import CardId
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.look import Look
from stella_desktop.ui.pages.album_faces import Faces

SWIPE = 0.12
"""Part of the picture's width after which a swipe turns the page."""
SLIDE, SLIDE_MS = 0.12, 220
"""How far from its place a picture comes in, by the width, and for how long it travels."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture and what is to be said about it, in the language of the moment."""

    card: CardId
    title: str
    other_titles: tuple[str, ...]
    alt: str
    deck: str
    times: int
    hidden: bool
    not_for_small: bool
    number: int
    total: int
    own: bool = False
    """Whether it is the family's, who may change it."""
    neighbours: tuple[CardId, ...] = ()


class BigPicture(QWidget):
    """Signals:
    stepped: 1 for a swipe to the next picture, -1 to the one before.
    """

    stepped = Signal(int)

    def __init__(
        self,
        look: Look,
        art: Art,
        faces: Faces,
        small: Callable[[CardId], QPixmap | None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look, self._art, self._faces, self._small = look, art, faces, small
        self._shown: Shown | None = None
        self._start: QPoint | None = None
        self._offset = 0.0
        self._slide = QVariantAnimation(self, duration=SLIDE_MS, endValue=0.0)
        self._slide.valueChanged.connect(self._move)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        faces.arrived.connect(self.update)

    def show_picture(self, shown: Shown, step: int) -> None:
        """`step`: from where it comes; 0 if it is just there."""
        self._shown = shown
        self.setAccessibleName(shown.title)
        self.setAccessibleDescription(shown.alt)
        self._slide.stop()
        self._offset = 0.0
        if step and self._look.motion and self.isVisible():
            self._slide.setStartValue(self._direction(step) * self.width() * SLIDE)
            self._slide.start()
        self.update()

    def _direction(self, step: int) -> int:
        """To which side the next picture lies: 1 is right."""
        return -step if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else step

    def _move(self, value: object) -> None:
        self._offset = cast(float, value)
        self.update()

    def picture_size(self) -> QSize:
        height = min(self.height(), int(self.width() * PICTURE_RATIO))
        return QSize(round(height / PICTURE_RATIO), height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._start = event.position().toPoint()
            self._slide.stop()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            self._offset = float(event.position().x() - self._start.x())
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._start is None:
            return
        moved = event.position().x() - self._start.x()
        self._start = None
        self._offset = 0.0
        if abs(moved) > self.width() * SWIPE:
            self.stepped.emit(self._direction(-1 if moved > 0 else 1))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = self.picture_size()
        left = (self.width() - size.width()) / 2 + self._offset
        top = (self.height() - size.height()) / 2
        place = QRectF(left, top, size.width(), size.height())
        painter.setOpacity(1.0 - min(0.7, abs(self._offset) / max(1, self.width())))
        if not self._art.rough:
            self._faces.set_size(size, self.devicePixelRatioF())
        pixmap = self._faces.likeness(self._shown.card) or self._small(self._shown.card)
        if pixmap is None:
            pixmap = self._art.piece("card_back", size, self.devicePixelRatioF())
        painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))
        for card in self._shown.neighbours:
            self._faces.face(card, urgent=False)

"""Spark, super-spark, fall: a short show over the picture; dropping it leaves the right table."""

from PySide6.QtCore import QRect, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.games.stella.moves import Shown
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Look
from stella_desktop.ui.widgets.card_grid import CardGrid

FRAMES = 12
SHOW_MS = 396


class Sparks(QWidget):
    """An overlay that takes no clicks."""

    def __init__(self, look: Look, art: Art, grid: CardGrid, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._look = look
        self._art = art
        self._grid = grid
        self._over = parent
        self._shown: Shown | None = None
        self._show = QVariantAnimation(self, startValue=1, endValue=FRAMES, duration=SHOW_MS)
        self._show.valueChanged.connect(self._next_frame)
        self._show.finished.connect(self.finish)

    def play(self, shown: Shown) -> None:
        self.finish()
        self._shown = shown
        self._show.start()

    def finish(self) -> None:
        if self._shown is not None:
            where = self._area(self._shown)
            self._show.stop()
            self._shown = None
            self.update(where)

    def _area(self, shown: Shown) -> QRect:
        """Where the show is painted."""
        card = self._grid.cards[shown.cell]
        side = round(card.width() * (1.7 if _kind(shown) == "super" else 1.4))
        area = QRect(0, 0, side, side)
        area.moveCenter(card.mapTo(self._over, card.rect().center()) - self.pos())
        return area

    def _next_frame(self) -> None:
        if self._shown is not None:
            self.update(self._area(self._shown))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        area = self._area(self._shown)
        frame = int(self._show.currentValue() or 1)
        name = f"fx_{_kind(self._shown)}_{frame:02}"
        painter = QPainter(self)
        image = self._art.piece(name, area.size(), self.devicePixelRatioF())
        painter.drawPixmap(area.topLeft(), image)


def _kind(shown: Shown) -> str:
    if shown.is_fall:
        return "fall"
    return "super" if len(shown.choosers) == 2 else "spark"

"""Spark, super-spark, fall: a short show over the picture; dropping it leaves the right table."""

from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation
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
        self._show.valueChanged.connect(self.update)
        self._show.finished.connect(self.finish)

    def play(self, shown: Shown) -> None:
        self._show.stop()
        self._shown = shown
        self._show.start()

    def finish(self) -> None:
        self._show.stop()
        self._shown = None
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        pair = len(self._shown.choosers) == 2
        kind = "fall" if self._shown.is_fall else "super" if pair else "spark"
        card = self._grid.cards[self._shown.cell]
        side = round(card.width() * (1.7 if kind == "super" else 1.4))
        centre = card.mapTo(self._over, card.rect().center()) - self.pos()
        frame = int(self._show.currentValue() or 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        size = QSize(side, side)
        image = self._art.piece(f"fx_{kind}_{frame:02}", size, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(centre) - QPointF(side / 2, side / 2), image)

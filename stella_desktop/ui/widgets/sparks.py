"""Spark, super-spark, fall: a short show over the picture, then stars fly to who earned them.

Dropping it at any moment leaves the right table.
"""

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QPoint, QPointF, QRect, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.games.stella.moves import Shown
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Look
from stella_desktop.ui.widgets.card_grid import CardGrid

FRAMES = 12
SHOW_MS = 396
FLY_MS = 400
STAR = 7.0
"""Side of a flying star in percent of the window's height."""


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
        self._goals: tuple[QPoint, ...] = ()
        self._stars: tuple[QRect, ...] = ()
        """Where the flying stars are just now."""
        self._show = QVariantAnimation(self, startValue=1, endValue=FRAMES, duration=SHOW_MS)
        self._show.valueChanged.connect(self._next_frame)
        self._show.finished.connect(self._take_off)
        self._flight = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=FLY_MS)
        self._flight.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._flight.valueChanged.connect(self._fly)
        self._flight.finished.connect(self.finish)

    @property
    def is_playing(self) -> bool:
        return self._shown is not None

    def play(self, shown: Shown, goals: Sequence[QPoint]) -> None:
        """`goals`: where a star flies to, in the coordinates of what this lies over."""
        self.finish()
        self._shown, self._goals = shown, tuple(goals)
        self._show.start()

    def finish(self) -> None:
        if self._shown is not None:
            where = self._area(self._shown)
            self._shown = None  # first: a stopped animation says that it has finished
            self._show.stop()
            self._flight.stop()
            self._move_stars(())
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

    def _take_off(self) -> None:
        if self._shown is not None and self._goals:
            self.update(self._area(self._shown))
            self._flight.start()
        else:
            self.finish()

    def _fly(self) -> None:
        if self._shown is None:
            return
        start = QPointF(self._area(self._shown).center())
        share = float(self._flight.currentValue() or 0.0)
        side = self._look.px(STAR)
        stars = []
        for goal in self._goals:
            star = QRect(0, 0, side, side)
            star.moveCenter((start + (QPointF(goal - self.pos()) - start) * share).toPoint())
            stars.append(star)
        self._move_stars(tuple(stars))

    def _move_stars(self, stars: tuple[QRect, ...]) -> None:
        for star in (*self._stars, *stars):
            self.update(star)
        self._stars = stars

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._shown is None:
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        if self._show.state() is QVariantAnimation.State.Running:
            area = self._area(self._shown)
            frame = int(self._show.currentValue() or 1)
            name = f"fx_{_kind(self._shown)}_{frame:02}"
            painter.drawPixmap(area.topLeft(), self._art.piece(name, area.size(), ratio))
        for star in self._stars:
            size = QSize(star.width(), star.height())
            painter.drawPixmap(star.topLeft(), self._art.piece("star_inked", size, ratio))


def _kind(shown: Shown) -> str:
    if shown.is_fall:
        return "fall"
    return "super" if len(shown.choosers) == 2 else "spark"

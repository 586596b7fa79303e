"""A drawn example of the rules: made of the real pieces, moving once when it comes into sight."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Ink, Look
from stella_desktop.ui.widgets import rule_scenes as scenes
from stella_desktop.ui.widgets import rule_scenes_stars as stars
from stella_desktop.ui.widgets.rule_drawing import WIDTH, Drawing

STAGE_MS = 400


@dataclass(frozen=True, slots=True)
class Scene:
    paint: Callable[[Drawing], None]
    height: int
    """In units of the drawing, which is `WIDTH` wide."""
    labels: int = 0
    stages: int = 0
    """Steps of its movement; 0 for a still."""


EXAMPLES = {
    "idea": Scene(scenes.idea, 410, 1, 1),
    "table": Scene(scenes.table, 580, 1),
    "pieces": Scene(scenes.pieces, 292, 6),
    "start": Scene(scenes.start, 400, 3),
    "word": Scene(scenes.word, 348, 2, 1),
    "marks": Scene(scenes.marks, 452, 0, 4),
    "lanterns": Scene(scenes.lanterns, 400, 4, 2),
    "turns": Scene(stars.turns, 440, 6, 5),
    "reveal": Scene(stars.reveal, 476, 6, 3),
    "stars": Scene(stars.stars, 394, 0, 2),
    "fallen": Scene(stars.fallen, 320, 3),
    "penalty": Scene(stars.penalty, 400, 2, 3),
    "exchange": Scene(stars.exchange, 482, 3, 3),
    "end": Scene(stars.end, 372, 3),
    "why": Scene(scenes.why, 410, 3, 3),
    "curtain": Scene(scenes.curtain, 400, 0, 1),
    "sides": Scene(scenes.sides, 564, 4),
}
"""By the names that the texts of the rules use."""


class RuleExample(QWidget):
    """Paints a scene as wide as it is allowed to be. A click plays its movement again."""

    def __init__(
        self,
        look: Look,
        art: Art,
        name: str,
        labels: Sequence[str],
        spoken: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._scene = EXAMPLES[name]
        self._labels = tuple(labels)
        self._played = False
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        # A table has no reading direction: never mirrored in right-to-left languages.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        duration = STAGE_MS * max(1, self._scene.stages)
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=duration)
        self._motion.valueChanged.connect(self.update)
        look.changed.connect(self.update)

    @property
    def is_moving(self) -> bool:
        return self._motion.state() is QVariantAnimation.State.Running

    def finish_motion(self) -> None:
        """Show the still at once."""
        self._played = True
        self._motion.stop()
        self.update()

    def heightForWidth(self, width: int) -> int:
        return round(width * self._scene.height / WIDTH)

    def sizeHint(self) -> QSize:
        width = self._look.px(80)
        return QSize(width, self.heightForWidth(width))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._play()

    def _play(self) -> None:
        self._played = True
        if self._scene.stages and self._look.motion:
            self._motion.stop()
            self._motion.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._played:
            self._play()  # the first painting: it has come into sight
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect())
        radius = self._look.px(1.6)
        window = QPainterPath()
        window.addRoundedRect(area, radius, radius)
        painter.setClipPath(window)
        painter.drawTiledPixmap(self.rect(), self._art.cloth(self.devicePixelRatioF()))
        drawing = Drawing(
            painter=painter,
            look=self._look,
            art=self._art,
            ratio=self.devicePixelRatioF(),
            scale=self.width() / WIDTH,
            labels=self._labels,
            progress=float(self._motion.currentValue() or 0.0) if self.is_moving else 1.0,
            stages=self._scene.stages,
        )
        painter.save()
        self._scene.paint(drawing)
        painter.restore()
        self._paint_edge(painter, area, radius)

    def _paint_edge(self, painter: QPainter, area: QRectF, radius: float) -> None:
        """A fine line of gold inside the edge, as on the painted boards."""
        line = max(1.0, self._look.px(0.14))
        inset = self._look.px(0.7)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Ink.GOLD.faded(0.45), line))
        inner = area.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, radius - inset / 2, radius - inset / 2)

"""A hint on a strip of paper, with a button that closes it for good."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.tips import Tips
from stella_desktop.ui.look import SMALL, Ink, Look, draw_text, leading, rounded_panel
from stella_desktop.ui.turning import on_screen, turn_painter, turned_size
from stella_desktop.ui.widgets.turned import TurnedButton

FACE = "owl"
"""Who gives the hints."""


class TipNote(QWidget):
    """Takes room only while it has something to say.

    Signals:
        came_or_went: the page has more room now, or less.
    """

    came_or_went = Signal()

    def __init__(self, look: Look, art: Art, tips: Tips, parent: QWidget, turns: int = 0) -> None:
        super().__init__(parent)
        self._look, self._art, self._tips, self._turns = look, art, tips, turns
        self._name: str | None = None
        self.got_it = TurnedButton(look, turns, parent=self)
        self.no_more = TurnedButton(look, turns, parent=self)
        for button in (self.got_it, self.no_more):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.got_it.clicked.connect(self._close)
        self.no_more.clicked.connect(tips.close_all)
        tips.changed.connect(self._show)
        look.changed.connect(self._lay_out)
        self.hide()
        self._retranslate()

    @property
    def tip(self) -> str | None:
        """The hint that is shown."""
        return self._name if self._name and self._tips.is_open(self._name) else None

    def show_tip(self, name: str | None) -> None:
        """The hint for this step; None if it needs none."""
        if name != self._name:
            self._name = name
            self._show()

    def height_wanted(self) -> int:
        """As the reader sees it; 0 while there is nothing to say."""
        window = self._look.window
        narrow = max(1.0, window.height() * 16 / (window.width() * 9))  # needs more lines
        return round(self._look.text_px(SMALL) * 5 * narrow) if self.tip else 0

    def _show(self) -> None:
        text = self._tips.sentence(self.tip) if self.tip else ""
        self.setAccessibleName(text)
        if self.isHidden() != (not text):
            self.setVisible(bool(text))
            self.came_or_went.emit()
        self.update()

    def _close(self) -> None:
        if self._name is not None:
            self._tips.close(self._name)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.got_it.setText(self._tips.close_text())
        self.no_more.setText(self._tips.close_all_text())
        self._show()

    # --- layout ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        seen = turned_size(self.size(), self._turns)
        gap = self._look.px(0.6)
        width = min(self._look.px(26), round(seen.width() * 0.24))
        height = (seen.height() - 3 * gap) // 2
        left = seen.width() - width - gap
        for number, button in enumerate((self.got_it, self.no_more)):
            place = QRect(left, gap + number * (height + gap), width, height)
            button.setGeometry(on_screen(self._mirrored(place, seen), self.size(), self._turns))
        self.update()

    def _mirrored(self, place: QRect, seen: QSize) -> QRect:
        """Readers from the right have the buttons at the left, even at a table that is not."""
        if not QGuiApplication.isRightToLeft():
            return place
        left = seen.width() - place.x() - place.width()
        return QRect(left, place.y(), place.width(), place.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.tip is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = turn_painter(painter, self.size(), self._turns)
        rounded_panel(
            painter,
            QRectF(seen),
            self._look.px(1.2),
            Ink.PAPER.color,
            Ink.PAPER_EDGE.color,
            max(1.5, self._look.px(0.2)),
        )
        pad = self._look.px(0.9)
        side = seen.height() - 2 * pad
        face = QRect(pad, pad, side, side)
        image = self._art.avatar(FACE, side, self.devicePixelRatioF())
        painter.drawPixmap(self._mirrored(face, seen.size()).topLeft(), image)
        left = face.right() + pad * 2
        buttons = min(self._look.px(26), round(seen.width() * 0.24))
        text = QRect(left, pad // 2, seen.width() - buttons - left - pad * 2, seen.height() - pad)
        draw_text(
            painter,
            self._look,
            self._mirrored(text, seen.size()),
            self._tips.sentence(self.tip),
            self._look.font(SMALL * 1.1),
            Ink.INK.color,
            align=leading(),
            wrap=True,
        )

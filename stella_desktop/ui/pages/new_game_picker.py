"""A few drawn things to choose one from, laid over the page."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stella_desktop.ui.look import BODY, HEADING, SMALL, Ink, Look, draw_text, rounded_panel
from stella_desktop.ui.pages.new_game_parts import Drawing, DrawnButton, paint_focus

CAPTION = 4.2
"""Height of the words below a drawing, in percent of the window's height."""


@dataclass(frozen=True, slots=True)
class Option:
    """`said` is for screen readers; `caption` is shown, `name` if it is one that somebody typed."""

    value: str
    said: str
    drawing: Drawing
    caption: str = ""
    name: bool = False


class OptionButton(DrawnButton):
    def __init__(self, look: Look, option: Option, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.option = option
        self.setCheckable(True)
        self.setAccessibleName(option.said)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        look, radius = self._look, self._look.px(1.2)
        lit = self.underMouse() or self.hasFocus()
        fill = Ink.RAISED if self.isChecked() or lit else Ink.PANEL
        line = Ink.GOLD if self.isChecked() else fill
        width = max(2.0, look.px(0.35))
        rounded_panel(painter, QRectF(self.rect()), radius, fill.color, line.color, width)
        pad = look.px(1)
        area = self.rect().adjusted(pad, pad, -pad, -pad)
        if self.option.caption:
            words = QRect(area)
            words.setTop(area.bottom() - look.px(CAPTION) + 1)
            area.setBottom(words.top() - look.px(0.3))
            font = look.font(SMALL if self.option.name else BODY)
            draw_text(
                painter,
                look,
                words,
                self.option.caption,
                font,
                Ink.CREAM.color,
                name=self.option.name,
            )
        self.option.drawing(painter, area)
        if self.hasFocus():
            inset = look.px(0.5)
            inner = self.rect().adjusted(inset, inset, -inset, -inset)
            paint_focus(painter, look, inner, radius * 0.8, Ink.CREAM)


class Picker(QWidget):
    """Covers the page until something is chosen or it is put away.

    Signals:
        chosen: the value of the option.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._shape = (0.0, 0.0, 1)
        self._before: QWidget | None = None
        self.buttons: list[OptionButton] = []
        self.back = QPushButton(self)
        self.back.setProperty("role", "quiet")
        self.back.clicked.connect(self.put_away)
        look.changed.connect(self._lay_out)
        self.hide()

    def offer(
        self,
        title: str,
        back: str,
        options: Sequence[Option],
        current: str,
        *,
        shape: tuple[float, float, int],
    ) -> None:
        """`shape`: width and height of an option in percent of the window's height, and how many
        stand side by side if there is room."""
        self._title, self._shape = title, shape
        self.setAccessibleName(title)
        self.back.setText(back)
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self._drop_buttons()
        for option in options:
            button = OptionButton(self._look, option, self)
            button.setChecked(option.value == current)
            button.clicked.connect(self._take)
            button.show()
            self.buttons.append(button)
        self.setGeometry(self._covered())
        self._lay_out()
        self.raise_()
        self.show()
        first = next((b for b in self.buttons if b.isChecked()), self.buttons[0])
        first.setFocus(Qt.FocusReason.PopupFocusReason)

    def put_away(self) -> None:
        """Close without choosing; the keyboard is where it was before."""
        if not self.isVisible():
            return
        before, self._before = self._before, None
        self.hide()
        self._drop_buttons()
        if before is not None:
            before.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self) -> None:
        button = self.sender()
        if isinstance(button, OptionButton) and button in self.buttons:
            value = button.option.value
            self.put_away()
            self.chosen.emit(value)

    def _drop_buttons(self) -> None:
        for button in self.buttons:
            button.hide()
            button.deleteLater()
        self.buttons = []

    def _covered(self) -> QRect:
        parent = self.parentWidget()
        return QRect() if parent is None else parent.rect()

    # --- keyboard and mouse ---------------------------------------------------------------------

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """Tab stays inside: what lies below is covered."""
        ring: list[QWidget] = [*self.buttons, self.back]
        here = self.window().focusWidget()
        place = ring.index(here) if here in ring else -1
        ring[(place + (1 if forwards else -1)) % len(ring)].setFocus(
            Qt.FocusReason.TabFocusReason if forwards else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        here = next((n for n, button in enumerate(self.buttons) if button.hasFocus()), None)
        along = -1 if self.isRightToLeft() else 1
        steps = {
            Qt.Key.Key_Left: -along,
            Qt.Key.Key_Right: along,
            Qt.Key.Key_Up: -self._columns(),
            Qt.Key.Key_Down: self._columns(),
        }
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.put_away()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            (self.back if here is None else self.buttons[here]).click()
        elif here is not None and key in steps:
            there = here + steps[key]
            if 0 <= there < len(self.buttons):
                self.buttons[there].setFocus(Qt.FocusReason.TabFocusReason)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self._panel().contains(event.position().toPoint()):
            self.put_away()

    # --- layout ---------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _columns(self) -> int:
        across, _, wished = self._shape
        room = int((self.width() * 0.94 - self._look.px(4)) // max(1, self._look.px(across + 1)))
        return max(1, min(wished, room, len(self.buttons)))

    def _panel(self) -> QRect:
        look = self._look
        across, down, _ = self._shape
        columns = self._columns()
        rows = -(-len(self.buttons) // columns)
        width = max(columns * look.px(across + 1), look.px(60)) + look.px(4)
        height = look.px(9) + rows * look.px(down + 1) + look.px(8.6)
        panel = QRect(0, 0, min(width, self.width()), height)
        panel.moveCenter(self.rect().center())
        return panel

    def _lay_out(self) -> None:
        look, panel = self._look, self._panel()
        across, down, _ = self._shape
        columns = self._columns()
        gap = look.px(1)
        for number, button in enumerate(self.buttons):
            row, column = divmod(number, columns)
            here = min(columns, len(self.buttons) - row * columns)
            if self.isRightToLeft():
                column = here - 1 - column
            left = panel.center().x() - (here * look.px(across + 1) - gap) // 2
            x = left + column * look.px(across + 1)
            y = panel.y() + look.px(9) + row * look.px(down + 1)
            button.setGeometry(x, y, look.px(across), look.px(down))
        self.back.ensurePolished()
        size = self.back.sizeHint().expandedTo(self.back.minimumSize())
        height = max(size.height(), look.px(6.2))
        self.back.setGeometry(
            panel.center().x() - size.width() // 2,
            panel.bottom() - look.px(1.2) - height,
            size.width(),
            height,
        )
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, panel = self._look, self._panel()
        painter.fillRect(self.rect(), Ink.DEEP.faded(0.72))
        line = Ink.GOLD.faded(0.6)
        rounded_panel(
            painter, QRectF(panel), look.px(1.6), Ink.NIGHT.color, line, max(1.5, look.px(0.2))
        )
        title = QRect(panel.x() + look.px(2), panel.y(), panel.width() - look.px(4), look.px(9))
        font = look.font(HEADING * 0.8, bold=True, display=True)
        draw_text(painter, look, title, self._title, font, Ink.CREAM.color, name=True)

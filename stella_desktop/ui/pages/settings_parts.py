"""What the page of settings is made of: big buttons with a mark, and a panel for each setting."""

from collections.abc import Sequence
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.storage.settings import Settings
from stella_desktop.ui.games.stella.tips import TIPS
from stella_desktop.ui.language import LANGUAGES, numeral
from stella_desktop.ui.look import BODY, LARGE, Ink, Look, make_font
from stella_desktop.ui.pages.new_game_languages import WORD_LANGUAGES

VALUES: dict[str, tuple[object, ...]] = {
    "language": (None, *LANGUAGES),
    "word_languages": (None, *WORD_LANGUAGES),
    "readings": (True, False),
    "text_size": ("near", "normal", "far"),
    "motion": (True, False),
    "key_labels": (True, False),
    "screen": ("standing", "flat"),
    "small_children": (False, True),
    "take_back": ("strict", "ask", "free"),
    "tips_closed": ((), TIPS),
    "full_screen": (False, True),
}
"""What may be chosen, in the order of the buttons. None: as the computer or the app speaks."""


def parts_sheet(look: Look) -> str:
    """What the general style sheet lacks. A ring of focus takes its width from the padding."""
    px = look.px
    thin, ring = max(1, px(0.15)), max(2, px(0.4))
    display = ", ".join(f'"{name}"' for name in look.font(BODY, display=True).families())

    def padding(up: float, left: float, right: float, less: int = 0) -> str:
        top = px(up) - less
        return f"padding: {top}px {px(right) - less}px {top}px {px(left) - less}px"

    return f"""
    QPushButton[role="choice"] {{ text-align: left; min-height: {px(4.4)}px;
        border-width: {thin}px; {padding(0.9, 5, 1.6)}; }}
    QPushButton[role="choice"]:focus {{ border: {ring}px solid {Ink.CREAM.value};
        {padding(0.9, 5, 1.6, ring - thin)}; }}
    QPushButton[role="reset"] {{ color: {Ink.SOFT.value}; background: transparent;
        border-width: {thin}px; {padding(0.5, 1.4, 1.4)}; }}
    QPushButton[role="reset"]:hover {{ color: {Ink.CREAM.value}; }}
    QPushButton[role="reset"]:focus {{ color: {Ink.CREAM.value};
        border: {ring}px solid {Ink.CREAM.value}; {padding(0.5, 1.4, 1.4, ring - thin)}; }}
    QLabel[role="group"] {{ color: {Ink.GOLD.value}; font-family: {display}; font-weight: 700;
        font-size: {look.text_px(LARGE * 1.15)}px; }}
    """


class Choice(QPushButton):
    """One of the values of a setting; in force if its disc has a tick or a number."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._number = 0
        self.setProperty("role", "choice")
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def mark(self, on: bool, number: int = 0) -> None:
        """`number`: which one it is among several that are in force."""
        self.setChecked(on)
        self._number = number
        self.update()

    def sizeHint(self) -> QSize:
        """Wide enough for its bold letters, and as high as all others in every script."""
        self.ensurePolished()
        bold = QFontMetrics(make_font(self.font().pixelSize(), bold=True))
        wider = bold.horizontalAdvance(self.text()) - self.fontMetrics().horizontalAdvance(
            self.text()
        )
        width = super().sizeHint().width() + max(0, wider) + self._look.px(0.6)
        return QSize(width, self._look.px(6.6))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._look.px(2.6)
        left = self._look.px(1.4)
        if self.isRightToLeft():
            left = self.width() - left - side
        disc = QRectF(left, (self.height() - side) / 2, side, side)
        if not self.isChecked():
            ink = Ink.SOFT if self.isEnabled() else Ink.LINE
            painter.setPen(QPen(ink.color, max(1.0, side * 0.07)))
            painter.drawEllipse(disc)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.GOLD.color)
        painter.drawEllipse(disc)
        if self._number:
            painter.setPen(Ink.INK.color)
            painter.setFont(make_font(round(side * 0.72), bold=True))
            painter.drawText(disc, numeral(self._number), Qt.AlignmentFlag.AlignCenter)
            return
        tick = QPainterPath(disc.topLeft() + QPointF(side * 0.27, side * 0.53))
        tick.lineTo(disc.topLeft() + QPointF(side * 0.44, side * 0.7))
        tick.lineTo(disc.topLeft() + QPointF(side * 0.74, side * 0.34))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(Ink.INK.color, side * 0.12, c=Qt.PenCapStyle.RoundCap))
        painter.drawPath(tick)


class Choices(QWidget):
    """Buttons of one width in as few rows as their words allow, each with a line about it."""

    def __init__(self, look: Look, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.buttons = tuple(Choice(look, self) for _ in range(count))
        self.lines = tuple(QLabel(self) for _ in range(count))
        for line in self.lines:
            line.setProperty("role", "soft")
            line.setWordWrap(True)
            line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def say(self, title: str, texts: Sequence[str], lines: Sequence[str]) -> None:
        for button, text in zip(self.buttons, texts, strict=True):
            button.setText(text)
        for button, label, line in zip(self.buttons, self.lines, lines, strict=False):
            label.setText(line)
            button.setAccessibleDescription(line)
        for button in self.buttons:
            #: For screen readers: the name of a setting and one of its values.
            name = self.tr("{setting}: {choice}")
            button.setAccessibleName(name.format(setting=title, choice=button.text()))
        self.lay_out()

    def lay_out(self) -> None:
        self.updateGeometry()
        self._place()

    def _cells(self, width: int) -> list[tuple[QRect, QRect]]:
        """For each button its place, and that of its line below it."""
        look, count = self._look, len(self.buttons)
        gap, told = look.px(1), any(line.text() for line in self.lines)
        hints = [button.sizeHint() for button in self.buttons]
        tall = max(hint.height() for hint in hints)
        wides = [max(hint.width(), look.px(0 if told else 20)) for hint in hints]
        columns = count
        if told or sum(wides) + gap * (count - 1) > width:
            fitting = max(1, min(count, (width + gap) // (max(wides) + gap)))
            columns = -(-count // -(-count // fitting))  # rows as equal as can be
            wides = [(width + gap) // columns - gap if told else max(wides)] * count
        cells: list[tuple[QRect, QRect]] = []
        top = 0
        for first in range(0, count, columns):
            left, below = 0, 0
            for wide, line in list(zip(wides, self.lines, strict=True))[first : first + columns]:
                room = QRect(left + gap // 2, top + tall + gap // 2, wide - gap * 2, 0)
                room.setHeight(line.heightForWidth(room.width()) if told else 0)
                cells.append((QRect(left, top, wide, tall), room))
                below = max(below, room.height() + gap // 2 if told else 0)
                left += wide + gap
            top += tall + below + gap
        return cells

    def heightForWidth(self, width: int) -> int:
        rects = [rect for cell in self._cells(width) for rect in cell]
        return max(rect.y() + rect.height() for rect in rects)

    def sizeHint(self) -> QSize:
        width = self._look.px(60)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(max(button.sizeHint().width() for button in self.buttons), self._look.px(6))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        cells = zip(self.buttons, self.lines, self._cells(self.width()), strict=True)
        for button, line, (place, below) in cells:
            button.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), place))
            line.setGeometry(QStyle.visualRect(self.layoutDirection(), self.rect(), below))
            line.setVisible(below.height() > 0)


class Setting(QFrame):
    """A panel with one setting.

    Signals:
        wanted: the name of the setting and the value that was chosen, or chosen once more.
    """

    wanted = Signal(str, object)

    def __init__(self, look: Look, name: str, beside: QWidget | None = None) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self._look, self.name = look, name
        self._default = getattr(Settings(), name)
        self._showing = self._chosen = False
        self.title, self.told = QLabel(self), QLabel(self)
        self.title.setProperty("role", "large")
        self.told.setProperty("role", "soft")
        self.choices = Choices(look, len(VALUES[name]), self)
        self._several = name == "word_languages"
        # A group lets the tab key stop at one of its buttons only: not for several in force.
        self._group = QButtonGroup(self)
        for number, button in enumerate(self.choices.buttons):
            if self._several:
                button.clicked.connect(self._click_one)
            else:
                button.setAutoExclusive(True)  # screen readers tell it by this
                self._group.addButton(button, number)
        self._group.idPressed.connect(self._press)
        self._group.idToggled.connect(self._toggle)
        self._group.idClicked.connect(self._click)
        self.default = QPushButton(self)
        self.default.setProperty("role", "reset")
        policy = self.default.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.default.setSizePolicy(policy)
        self.default.clicked.connect(self._put_back)
        self.warning = QLabel(self)
        self.warning.setProperty("role", "alert")
        for label in (self.title, self.told, self.warning):
            label.setWordWrap(True)
        self._build(beside)

    def _build(self, beside: QWidget | None) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.default)
        self._left = QVBoxLayout()
        self._left.addWidget(self.told)
        self._left.addWidget(self.choices)
        self._left.addWidget(self.warning)
        self._left.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addLayout(self._left, 1)
        if beside is not None:
            self._row.addWidget(beside)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(self._row)

    def add_below(self, widget: QWidget) -> None:
        """Something that shows what the setting does."""
        self._column.addWidget(widget)

    def say(self, title: str, told: str, choices: Sequence[str], lines: Sequence[str] = ()) -> None:
        self.title.setText(title)
        self.told.setText(told)
        self.default.setText(self.tr("Back to the default"))
        self.default.setAccessibleDescription(title)
        self.choices.say(title, choices, lines)

    def show_value(self, value: object) -> None:
        self._showing = True
        several = value if isinstance(value, tuple) else ()
        for button, own in zip(self.choices.buttons, VALUES[self.name], strict=True):
            number = several.index(own) + 1 if own in several else 0
            button.mark(own == value or number > 0, number)
            if self._several:
                place = self.tr("Number {number} on the cards").format(number=numeral(number))
                button.setAccessibleDescription(place if number else "")
            else:
                # The tab key goes to the one in force, the arrow keys to the others.
                tab = Qt.FocusPolicy.StrongFocus if own == value else Qt.FocusPolicy.ClickFocus
                button.setFocusPolicy(tab)
        self._showing = False
        self.warn("")
        differs = value != self._default
        if self.default.hasFocus() and not differs:
            marked = next(button for button in self.choices.buttons if button.isChecked())
            marked.setFocus(Qt.FocusReason.OtherFocusReason)
        self.default.setVisible(differs)

    def warn(self, text: str) -> None:
        """Why what was pressed last did nothing; empty if it did."""
        self.warning.setText(text)
        self.warning.setVisible(bool(text))

    def _put_back(self) -> None:
        self.wanted.emit(self.name, self._default)

    def _press(self) -> None:
        self._chosen = False

    def _toggle(self, number: int, on: bool) -> None:
        """Chosen with the mouse, the space bar, or the arrow keys."""
        if on and not self._showing:
            self._chosen = True
            self.wanted.emit(self.name, VALUES[self.name][number])

    def _click_one(self) -> None:
        number = self.choices.buttons.index(cast(Choice, self.sender()))
        self.wanted.emit(self.name, VALUES[self.name][number])

    def _click(self, number: int) -> None:
        if not self._chosen:
            self.wanted.emit(self.name, VALUES[self.name][number])

    def resize_parts(self) -> None:
        look = self._look
        pad = look.px(2)
        self._column.setContentsMargins(pad, look.px(1.2), pad, pad)
        self._column.setSpacing(look.px(0.6))
        self._left.setSpacing(look.px(1.4))
        self._row.setSpacing(pad)
        self.choices.lay_out()

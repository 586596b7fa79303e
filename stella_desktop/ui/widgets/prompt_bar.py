"""The one obvious next step: who is asked, one sentence, one primary button (screens.md §4)."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from stella_desktop.ui.art import Art
from stella_desktop.ui.look import LARGE, Ink, Look, draw_text, leading, rounded_panel


@dataclass(frozen=True, slots=True)
class Step:
    """A button of the bar: what it does (`name`) and says."""

    name: str
    text: str
    enabled: bool = True
    why_not: str = ""
    """For a disabled button: the reason, said in its tooltip and by screen readers."""


@dataclass(frozen=True, slots=True)
class Prompt:
    text: str
    title: str = ""
    """A word of triumph or warning before the text, in gold."""
    symbol: str | None = None
    primary: Step | None = None
    others: tuple[Step, ...] = ()
    alert: bool = False


class PromptBar(QWidget):
    """Shows a prompt.

    Signals:
        chosen: the name of the button that was pressed; each press counts once.
    """

    chosen = Signal(str)

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._prompt = Prompt("")
        self._buttons: list[QPushButton] = []
        look.changed.connect(self._restyle)

    @property
    def prompt(self) -> Prompt:
        return self._prompt

    def show_prompt(self, prompt: Prompt) -> None:
        if prompt == self._prompt:
            return
        had_focus = any(button.hasFocus() for button in self._buttons)
        self._prompt = prompt
        self.setAccessibleName(f"{prompt.title} {prompt.text}".strip())
        steps = [*prompt.others, *([prompt.primary] if prompt.primary else [])]
        # New buttons for each prompt: a late press meant for the old one does not reach the new.
        for button in self._buttons:
            button.setParent(None)
            button.deleteLater()
        self._buttons = [self._button(step, step is prompt.primary) for step in steps]
        self._lay_out()
        if had_focus and prompt.primary:
            self._buttons[-1].setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def press_primary(self) -> bool:
        """As if the primary button were clicked; False if there is none to press."""
        if self._prompt.primary and self._prompt.primary.enabled:
            self._buttons[-1].click()
            return True
        return False

    def button(self, name: str) -> QPushButton | None:
        return next((b for b in self._buttons if b.objectName() == name), None)

    def _button(self, step: Step, primary: bool) -> QPushButton:
        button = QPushButton(step.text, self)
        button.setObjectName(step.name)
        button.setProperty("role", "primary" if primary else "")
        button.setEnabled(step.enabled)
        button.setToolTip(step.why_not)
        button.setAccessibleDescription(step.why_not)
        # A click leaves the focus with the page, whose space bar also shows pictures large.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._pressed)
        button.show()
        return button

    def _pressed(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton) and button in self._buttons:
            self.chosen.emit(button.objectName())

    def _restyle(self) -> None:
        self._lay_out()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(90), self._look.px(8))

    def _lay_out(self) -> None:
        right = self.width() - self._look.px(0.9)
        for button in reversed(self._buttons):
            button.ensurePolished()
            hint = button.sizeHint()
            height = min(hint.height(), self.height() - self._look.px(0.8))
            right -= hint.width()
            place = QRect(right, (self.height() - height) // 2, hint.width(), height)
            button.setGeometry(self._seen(place))
            right -= self._look.px(0.8)

    def _text_area(self) -> QRect:
        left = self._look.px(1.4)
        if self._prompt.symbol:
            left += self._token() + self._look.px(1.2)
        places = (self._seen(button.geometry()) for button in self._buttons)
        right = min((place.x() for place in places), default=self.width())
        pad = self._look.px(0.4)
        return QRect(left, pad, right - self._look.px(1.2) - left, self.height() - 2 * pad)

    def _seen(self, place: QRect) -> QRect:
        """Where a place of the bar is seen, and back: readers from the right have it mirrored,
        even at a table that is not."""
        if not QGuiApplication.isRightToLeft():
            return place
        return QRect(
            self.width() - place.x() - place.width(), place.y(), place.width(), place.height()
        )

    def _token(self) -> int:
        return round(self.height() * 0.6)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        line = Ink.ALERT.color if self._prompt.alert else Ink.LINE.faded(0.6)
        radius = self._look.px(1.4)
        rounded_panel(painter, QRectF(self.rect()), radius, Ink.PANEL.faded(0.95), line, 1.5)
        if self._prompt.symbol:
            side = self._token()
            token = self._art.piece(
                f"seat_{self._prompt.symbol}", QSize(side, side), self.devicePixelRatioF()
            )
            spot = QRect(self._look.px(1.4), (self.height() - side) // 2, side, side)
            painter.drawPixmap(self._seen(spot), token)
        area = self._text_area()
        font = self._look.font(LARGE * 0.92)
        align = leading()
        if self._prompt.title:
            title_font = self._look.font(LARGE, bold=True, display=True)
            painter.setFont(title_font)
            width = painter.fontMetrics().horizontalAdvance(self._prompt.title)
            title = QRect(area.x(), area.y(), width + 2, area.height())
            draw_text(
                painter,
                self._look,
                self._seen(title),
                self._prompt.title,
                title_font,
                Ink.GOLD.color,
                align=align,
            )
            area.setLeft(title.right() + self._look.px(1.2))
        color = Ink.ALERT.color if self._prompt.alert else Ink.CREAM.color
        draw_text(
            painter,
            self._look,
            self._seen(area),
            self._prompt.text,
            font,
            color,
            align=align,
            wrap=True,
        )

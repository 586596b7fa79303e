"""A search field, a list and a menu button whose signs grow with the window."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStylePainter,
    QWidget,
)

from stella_desktop.ui.look import BODY, Ink, Look
from stella_desktop.ui.widgets.text_field import TextField


def parts_sheet(look: Look) -> str:
    """What the general style sheet does not have."""
    px = look.px
    return f"""
    AlbumGrid {{ border: none; }}
    AlbumGrid QScrollBar::handle:vertical:disabled {{ background: transparent; }}
    QComboBox QAbstractItemView::item {{ min-height: {px(5)}px; padding: 0 {px(1)}px; }}
    QLineEdit {{ placeholder-text-color: {Ink.SOFT.value}; }}
    QPushButton[role="clear"] {{ border: none; background: transparent; padding: 0;
        min-height: 0; border-radius: {px(1)}px; color: {Ink.SOFT.value}; font-weight: 700; }}
    QPushButton[role="clear"]:hover {{ color: {Ink.CREAM.value}; }}
    QPushButton[role="sign"] {{ font-size: {look.text_px(3)}px; font-weight: 700;
        padding: 0 {px(1)}px; }}
    """


def field_height(look: Look) -> int:
    """Of fields and buttons that stand in one row."""
    line = QFontMetrics(look.font(BODY)).height()
    return max(look.px(3.4), line) + 2 * look.px(0.9) + 2 * max(2, look.px(0.3))


def _is_mirrored(widget: QWidget) -> bool:
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def _paint_chevron(widget: QWidget, look: Look) -> None:
    """It opens downwards; at the end of the line."""
    painter = QPainter(widget)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = look.px(1.5)
    end = look.px(2.2)
    x = end if _is_mirrored(widget) else widget.width() - end
    middle = QPointF(x, widget.height() / 2)
    path = QPainterPath(middle + QPointF(-side / 2, -side * 0.25))
    path.lineTo(middle + QPointF(0, side * 0.3))
    path.lineTo(middle + QPointF(side / 2, -side * 0.25))
    ink = Ink.CREAM if widget.hasFocus() else Ink.SOFT
    painter.setPen(QPen(ink.color, max(1.5, side * 0.18), c=Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)


class DeckList(QComboBox):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setMinimumContentsLength(10)
        self.setItemDelegate(QStyledItemDelegate(self))  # the style sheet reaches no other
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt does it, but a name that is too long ends with an ellipsis."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            self,
        )
        room = field.width() - self._look.px(1.4)
        option.currentText = self.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideMiddle, room
        )
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
        _paint_chevron(self, self._look)


class MenuButton(QPushButton):
    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(self._look.px(3), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QStylePainter(self)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        option.features &= ~QStyleOptionButton.ButtonFeature.HasMenu
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        room = self._look.px(2.4)
        words = self.rect().adjusted(*((room, 0, 0, 0) if _is_mirrored(self) else (0, 0, -room, 0)))
        painter.setPen(Ink.CREAM.color)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter.value, self.text())
        painter.end()
        _paint_chevron(self, self._look)


class SearchField(TextField):
    """With a magnifying glass before the words, and a way to take them away behind them."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAcceptDrops(False)
        self.clear_button = QPushButton("✕", self)
        self.clear_button.setProperty("role", "clear")
        self.clear_button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clear_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Esc does it too
        self.clear_button.clicked.connect(self.clear)
        self.clear_button.hide()
        self.textChanged.connect(self._show_clear)

    def _show_clear(self, text: str) -> None:
        self.clear_button.setVisible(bool(text))

    def fit(self) -> None:
        side, room = self._look.px(3.6), self._look.px(3)
        self.setTextMargins(room, 0, room, 0)
        edge = self._look.px(0.8)
        left = edge if _is_mirrored(self) else self.width() - side - edge
        self.clear_button.setGeometry(left, (self.height() - side) // 2, side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, start = self._look.px(1.6), self._look.px(2.4)
        x = self.width() - start if _is_mirrored(self) else start
        ink = Ink.CREAM if self.hasFocus() else Ink.SOFT
        painter.setPen(QPen(ink.color, max(1.5, side * 0.16), c=Qt.PenCapStyle.RoundCap))
        middle = QPointF(x - side * 0.1, self.height() / 2 - side * 0.1)
        ring = QRectF(0, 0, side * 0.8, side * 0.8)
        ring.moveCenter(middle)
        painter.drawEllipse(ring)
        painter.drawLine(middle + QPointF(1, 1) * side * 0.3, middle + QPointF(1, 1) * side * 0.62)

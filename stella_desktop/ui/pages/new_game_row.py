"""One seat on the page for a new game: a place card with a name and all that belongs to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QStringListModel, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QCompleter, QHBoxLayout, QWidget

from stella_desktop.storage.table import Board, Side, Symbol, clean_name
from stella_desktop.ui.art import Art
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import BODY, LARGE, SEAT_LOOKS, SMALL, Ink, Look
from stella_desktop.ui.pages.new_game_boards import board_drawing
from stella_desktop.ui.pages.new_game_ground import HANDLE
from stella_desktop.ui.pages.new_game_parts import (
    ROUND,
    SOLID,
    TARGET,
    Drawing,
    PieceButton,
    avatar_drawing,
    paint_paper,
    said,
    square_in,
    token_drawing,
)
from stella_desktop.ui.pages.new_game_screen import SeatSpot, flat_drawing
from stella_desktop.ui.phrases import isolated
from stella_desktop.ui.widgets.text_field import TextField

MOST_TYPED = 400
"""Characters a name field takes in; a name has far fewer, but some are typed as several."""


NAME_SIZES = (LARGE, 2.5, 2.2)


@dataclass(frozen=True, slots=True)
class SeatDraft:
    """A seat as chosen so far; the name may still be empty."""

    symbol: Symbol
    name: str = ""
    avatar: str | None = None
    side: Side = "near"
    board: Board = "here"


def stroke_drawing(kind: str) -> Drawing:
    """An arrow up or down, a cross, or six dots to hold on to."""

    def draw(painter: QPainter, area: QRect) -> None:
        spot = QRectF(square_in(area))
        middle, arm = spot.center(), spot.width() * 0.19
        pen = QPen(Ink.FADED_INK.color, spot.width() * 0.075, SOLID, ROUND)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        path = QPainterPath()
        if kind == "cross":
            for sign in (-1, 1):
                path.moveTo(middle + QPointF(-arm, -arm * sign) * 0.85)
                path.lineTo(middle + QPointF(arm, arm * sign) * 0.85)
        elif kind == "dots":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(Ink.PAPER_EDGE.color.darker(120))
            for number in range(6):
                row, column = divmod(number, 2)
                dot = middle + QPointF((column - 0.5) * 1.1 * arm, (row - 1) * 1.1 * arm)
                path.addEllipse(dot, arm * 0.26, arm * 0.26)
        else:
            sign = 1 if kind == "up" else -1
            path.moveTo(middle + QPointF(-arm, arm * 0.5 * sign))
            path.lineTo(middle + QPointF(0, -arm * 0.5 * sign))
            path.lineTo(middle + QPointF(arm, arm * 0.5 * sign))
        painter.drawPath(path)

    return draw


class NameField(TextField):
    """A name on paper.

    Signals:
        entered: Enter was pressed on a finished name.
    """

    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._percent = LARGE
        self._pressed_at = QPointF()
        self._names = QStringListModel(self)
        self.setMaxLength(MOST_TYPED)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setCompleter(completer)
        self.editingFinished.connect(self.tidy)
        self.textChanged.connect(self._fit)
        look.changed.connect(self.restyle)
        self.restyle()

    def offer_names(self, names: Sequence[str]) -> None:
        self._names.setStringList(list(names))

    def tidy(self) -> None:
        """Show the name as it will be kept, from its beginning."""
        name = clean_name(self.text())
        if name != self.text():
            self.setText(name)
        if not self.hasFocus():
            self.setCursorPosition(0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if not self.composing and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
            self.entered.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self._pressed_at = event.globalPosition()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        completer = self.completer()
        moved = (event.globalPosition() - self._pressed_at).manhattanLength()
        still = moved < QApplication.startDragDistance()  # a finger that scrolls means no name
        if still and not self.text() and not self.composing and self._names.rowCount():
            # Nothing typed yet: show everybody who ever played, for those who like to tap.
            completer.setCompletionPrefix("")
            completer.complete()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """A long name is written smaller, as far as it can be read from the sofa."""
        room = self.width() - self._look.px(3)
        percent = SMALL
        for larger in NAME_SIZES:
            font = self._look.font(larger, bold=True, display=True)
            if QFontMetrics(font).horizontalAdvance(self.text()) <= room:
                percent = larger
                break
        if percent != self._percent:
            self._percent = percent
            self.restyle()

    def restyle(self) -> None:
        look = self._look
        line, size = max(2, look.px(0.3)), look.text_px(self._percent)
        display = ", ".join(f'"{f}"' for f in look.font(BODY, display=True).families())
        self.setStyleSheet(f"""
            QLineEdit {{ background: transparent; color: {Ink.INK.value};
                placeholder-text-color: #6e6685;
                font-family: {display}; font-weight: 700; font-size: {size}px;
                border: {line}px solid transparent; border-bottom-color: {Ink.PAPER_EDGE.value};
                border-radius: 0; padding: 0 {look.px(0.7)}px;
                min-height: {look.px(TARGET)}px; }}
            QLineEdit:focus {{ background: #fffdf6; border-color: {Ink.LINE.value};
                border-radius: {look.px(0.6)}px; }}""")
        body = ", ".join(f'"{f}"' for f in look.font(BODY).families())
        popup = self.completer().popup()
        assert popup is not None  # a completer that shows a list has one
        popup.setStyleSheet(f"""
            QListView {{ background: {Ink.PAPER.value}; color: {Ink.INK.value}; outline: none;
                font-family: {body}; font-size: {look.text_px(BODY)}px; font-weight: 500;
                border: {line}px solid {Ink.LINE.value}; }}
            QListView::item {{ min-height: {look.px(TARGET)}px; padding: 0 {look.px(1)}px; }}
            QListView::item:selected, QListView::item:hover {{
                background: {Ink.GOLD.value}; color: {Ink.INK.value}; }}""")


class SeatRow(QWidget):
    """Signals:
    changed: the name is another one now.
    asked: what a control asks for: up, down, remove, avatar, symbol, side, board, next.
    dragged: the handle was moved; where it is now, from the top of the list.
    dropped: the handle was let go.
    """

    changed = Signal()
    asked = Signal(str)
    dragged = Signal(float)
    dropped = Signal()

    def __init__(self, look: Look, art: Art, draft: SeatDraft, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._draft = draft
        self._number = 0
        self._held: float | None = None
        self.handle = PieceButton(look, Ink.FADED_INK, self)
        self.handle.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrows do it for the keyboard
        self.handle.setCursor(Qt.CursorShape.OpenHandCursor)
        self.handle.setProperty(HANDLE, True)
        self.handle.installEventFilter(self)
        self.avatar = PieceButton(look, Ink.LINE, self)
        self.name = NameField(look, self)
        self.symbol = PieceButton(look, Ink.LINE, self)
        self.side = PieceButton(look, Ink.LINE, self)
        self.board = PieceButton(look, Ink.LINE, self)
        self.up = PieceButton(look, Ink.LINE, self)
        self.down = PieceButton(look, Ink.LINE, self)
        self.remove = PieceButton(look, Ink.LINE, self)
        strokes = {self.handle: "dots", self.up: "up", self.down: "down", self.remove: "cross"}
        for button, kind in strokes.items():
            button.show_drawing(stroke_drawing(kind))
        self._layout = QHBoxLayout(self)
        self._controls = {
            self.avatar: "avatar",
            self.symbol: "symbol",
            self.side: "side",
            self.board: "board",
            self.up: "up",
            self.down: "down",
            self.remove: "remove",
        }
        for widget in (self.handle, self.avatar, self.name, *list(self._controls)[1:]):
            self._layout.addWidget(widget, 1 if widget is self.name else 0)
        for button in self._controls:
            button.clicked.connect(self._ask)
        for keys, slot in (("Alt+Up", self.ask_up), ("Alt+Down", self.ask_down)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        self.name.setText(draft.name)
        self.name.tidy()
        self.name.textChanged.connect(self._name_typed)
        self.name.entered.connect(self._ask_next)
        self.side.hide()
        look.changed.connect(self.restyle)
        self.restyle()
        self._redraw()

    @property
    def tab_order(self) -> tuple[QWidget, ...]:
        first, *others = self._controls
        return (first, self.name, *others)

    @property
    def draft(self) -> SeatDraft:
        return self._draft

    def show_draft(self, draft: SeatDraft) -> None:
        """All but the name, which only its field changes."""
        self._draft = draft
        self._redraw()
        self._retranslate()

    def show_place(self, number: int, count: int, least: int) -> None:
        """Seat `number` (from 1) of `count`; below `least` nobody may leave."""
        self._number = number
        self.up.setEnabled(number > 1)
        self.down.setEnabled(number < count)
        self.remove.setEnabled(count > least)
        self._retranslate()

    def say_why_nobody_leaves(self, reason: str) -> None:
        self.remove.setToolTip(reason)
        self.remove.setAccessibleDescription(reason)

    def show_side(self, visible: bool) -> None:
        self.side.setVisible(visible)

    # --- asking -----------------------------------------------------------------------------------

    def _ask(self) -> None:
        self.asked.emit(next(what for b, what in self._controls.items() if b is self.sender()))

    def ask_up(self) -> None:
        self.asked.emit("up")

    def ask_down(self) -> None:
        self.asked.emit("down")

    def _ask_next(self) -> None:
        self.asked.emit("next")

    def _name_typed(self, text: str) -> None:
        self._draft = replace(self._draft, name=clean_name(text))
        self._retranslate()
        self.changed.emit()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """The handle: what it is dragged by is told in the list's own coordinates."""
        if isinstance(event, QMouseEvent):
            parent = self.parentWidget()
            y = 0.0 if parent is None else parent.mapFromGlobal(event.globalPosition()).y()
            if event.type() == QEvent.Type.MouseButtonPress:
                self._held = y - self.y()
            elif event.type() == QEvent.Type.MouseMove and self._held is not None:
                self.dragged.emit(y - self._held)
            elif event.type() == QEvent.Type.MouseButtonRelease and self._held is not None:
                self._held = None
                self.dropped.emit()
        return False

    @property
    def is_held(self) -> bool:
        return self._held is not None

    # --- looks ------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setAccessibleName(
            self.tr("Name of player {number}").format(number=numeral(self._number))
        )
        name = isolated(said(self._draft.name) or self.default_name())
        self.avatar.setAccessibleName(self.tr("Picture of {name}").format(name=name))
        self.symbol.setAccessibleName(self.tr("Colour and symbol of {name}").format(name=name))
        self.side.setAccessibleName(self.tr("Where {name} sits").format(name=name))
        self.board.setAccessibleName(self.tr("How {name} marks").format(name=name))
        self.up.setAccessibleName(self.tr("Move {name} up").format(name=name))
        self.down.setAccessibleName(self.tr("Move {name} down").format(name=name))
        self.remove.setAccessibleName(self.tr("Take {name} off the table").format(name=name))

    def default_name(self) -> str:
        """Who sits here as long as no name is typed."""
        return self.tr("Player {number}").format(number=numeral(self._number))

    def _redraw(self) -> None:
        draft = self._draft
        self.avatar.show_drawing(avatar_drawing(self._art, draft.avatar, Ink.FADED_INK))
        self.symbol.show_drawing(token_drawing(self._art, draft.symbol))
        spot = SeatSpot(draft.symbol, draft.side)
        self.side.show_drawing(flat_drawing(self._art, [spot], token=0.44))
        self.board.show_drawing(board_drawing(self._art, draft.board))
        self.update()

    def restyle(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(px(1), px(0.4), px(0.8), px(0.4))
        self._layout.setSpacing(px(0.5))
        for button in (self.handle, self.up, self.down, self.remove):
            button.setFixedSize(px(TARGET), px(TARGET))
        self.avatar.setFixedSize(px(8), px(8))
        self.symbol.setFixedSize(px(7), px(7))
        self.side.setFixedSize(px(9.6), px(7))
        self.board.setFixedSize(px(7), px(7))
        self.symbol.room = self.side.room = self.board.room = 0.06
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = self._look.px(1)
        card = self.rect().adjusted(0, 0, 0, -self._look.px(0.7))
        paint_paper(painter, self._look, card, radius, high=0.5 if self.is_held else 0.0)
        # The seat's colour at the head of its card; the symbol beside the name says the same.
        width = self._look.px(1)
        band = QRectF(card)
        if self.isRightToLeft():
            band.setLeft(band.right() - width)
        else:
            band.setWidth(width)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(card), radius, radius)
        painter.setClipPath(outline)
        painter.fillRect(band, SEAT_LOOKS[self._draft.symbol].on_table)

"""The private page: one seat marks its pictures, or looks at its board again.

It exists only while its reader looks: built after the curtain is confirmed, destroyed before the
curtain falls again. It knows the marks of one seat and of no other.
"""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from stella_desktop.games.stella.moves import MOST_MARKS, LockMarks
from stella_desktop.games.stella.view import View
from stella_desktop.ui import keys
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.games.stella.central_board import WordLines, paint_word
from stella_desktop.ui.games.stella.orientation import seen_place, seen_shape
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.slate import SlateInk, cell_rects, paint_slate, slate_ratio
from stella_desktop.ui.games.stella.tip_note import TipNote
from stella_desktop.ui.games.stella.tips import Tips
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import HEADING, LARGE, Ink, Look
from stella_desktop.ui.turning import on_screen, turn_painter, turned_size
from stella_desktop.ui.widgets.card_grid import CardGrid
from stella_desktop.ui.widgets.space_key import SpaceKey
from stella_desktop.ui.widgets.turned import LEFT, TurnedButton, TurnedLabel, TurnedPiece


class PaperWord(QWidget):
    """The word on its paper, for a reader at any side."""

    def __init__(self, look: Look, art: Art, turns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._turns = look, art, turns
        self._word = WordLines(())

    def show_word(self, word: WordLines) -> None:
        self._word = word
        self.setAccessibleName(" · ".join(text for text, _ in word.lines))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        seen = turn_painter(painter, self.size(), self._turns)
        paper = self._art.piece("word_front", seen.size(), self.devicePixelRatioF())
        painter.drawPixmap(0, 0, paper)
        pad = max(4, seen.height() // 10)
        paint_word(painter, self._look, seen.adjusted(pad * 2, pad, -pad * 2, -pad), self._word)


class OwnSlate(QWidget):
    """The reader's own board with its crosses.

    Signals:
        pressed: a cell was touched.
    """

    pressed = Signal(int)

    def __init__(self, art: Art, turns: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._art, self._turns = art, turns
        self._ink = SlateInk()

    def show_ink(self, ink: SlateInk) -> None:
        self._ink = ink
        self.update()

    def _area(self) -> QRect:
        size = turned_size(self.size(), self._turns)
        return QRect(0, 0, size.width(), size.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        seen = turn_painter(painter, self.size(), self._turns)
        paint_slate(painter, self._art, self.devicePixelRatioF(), seen, self._turns, self._ink)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for cell, rect in enumerate(cell_rects(self._area(), self._turns)):
            if on_screen(rect, self.size(), self._turns).contains(event.position().toPoint()):
                self.pressed.emit(cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.accept()  # once is enough (`ui.one_click` knows buttons only)


class PrivatePage(QWidget):
    """Signals:
    chosen: the move that locks the marks.
    drafted: the ticks so far (ascending cells), to be kept should the machine stop.
    closed: the reader is done looking; nothing was locked.
    enlarge: a picture (its id) is to be seen large.
    """

    chosen = Signal(object)
    drafted = Signal(tuple)
    closed = Signal()
    enlarge = Signal(str)

    def __init__(
        self,
        look: Look,
        art: Art,
        seat: SeatInfo,
        *,
        view: View,
        word: WordLines,
        titles: dict[str, str],
        draft: tuple[int, ...],
        tips: Tips,
        parent: QWidget | None = None,
    ) -> None:
        """`view` is the seat's own view; locked marks are shown as they are, else `draft`."""
        super().__init__(parent)
        assert view.viewer is not None, "a private page belongs to a seat"
        self._look, self._art = look, art
        self.seat = view.viewer
        self._turns = seat.turns
        self._info = seat
        self._cards = view.cards
        self._titles = titles
        self._locked = view.own_marks is not None
        self._marks = set(view.own_marks if view.own_marks is not None else draft)
        self._shown = tuple(item.cell for item in view.shown)
        self._warned = False
        self._last: int | None = None
        """The picture touched last: the one that a held space bar shows large."""
        self._space = SpaceKey(self)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

        turns = seat.turns
        self.grid = CardGrid(
            look,
            art,
            shape=seen_shape(turns),
            place=lambda cell: seen_place(cell, turns),
            turns=turns,
            parent=self,
        )
        self.badge = TurnedPiece(
            turns, lambda size, ratio: art.piece(f"seat_{seat.symbol}", size, ratio), self
        )
        self.name = TurnedLabel(
            look, turns, HEADING * 0.8, bold=True, align=LEFT, name=True, parent=self
        )
        self.tip = TipNote(look, art, tips, self, turns)
        self.word = PaperWord(look, art, turns, self)
        self.slate = OwnSlate(art, turns, self)
        self.count = TurnedLabel(look, turns, LARGE, bold=True, parent=self)
        self.hint = TurnedLabel(look, turns, ink=Ink.SOFT, parent=self)
        self.lock = TurnedButton(look, turns, primary=True, parent=self)
        self.wipe = TurnedButton(look, turns, parent=self)
        self.back = TurnedButton(look, turns, parent=self)
        for button in (self.lock, self.wipe, self.back):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the keys are the page's
        self.word.show_word(word)
        self.name.set_text(seat.name)
        self.lock.setVisible(not self._locked)
        self.wipe.setVisible(not self._locked)

        self.grid.pressed.connect(self._toggle)
        self.grid.enlarge.connect(self._enlarge)
        self._space.held.connect(lambda: self.grid.show_large(self._last))
        self.slate.pressed.connect(self._toggle)
        self.lock.clicked.connect(self._lock)
        self.wipe.clicked.connect(self._wipe)
        self.back.clicked.connect(self.closed)
        self.tip.came_or_went.connect(self._lay_out)
        self.tip.show_tip(None if self._locked else "marks")
        look.changed.connect(self._lay_out)
        self._refresh()

    # --- marking -------------------------------------------------------------------------------

    @property
    def marks(self) -> tuple[int, ...]:
        return tuple(sorted(self._marks))

    def _toggle(self, cell: int) -> None:
        self._last = cell
        if not self._locked:
            if cell in self._marks:
                self._marks.remove(cell)
            elif len(self._marks) < MOST_MARKS:
                self._marks.add(cell)
            else:
                self._warned = True
                self._refresh()
                return
            self._warned = False
            self.drafted.emit(self.marks)
        self._refresh()

    def _wipe(self) -> None:
        self._marks.clear()
        self._warned = False
        self.drafted.emit(())
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # the eraser has nothing more to wipe
        self._refresh()

    def _lock(self) -> None:
        if self._marks and not self._locked:
            self._locked = True  # a second click finds nothing to do
            self.chosen.emit(LockMarks(self.seat, self.marks))

    def _enlarge(self, cell: int) -> None:
        self.enlarge.emit(self._cards[cell])

    # --- showing -------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._refresh()

    def _refresh(self) -> None:
        for button in self.grid.cards:
            card = self._cards[button.cell]
            button.setChecked(button.cell in self._marks)
            button.show_card(
                card,
                title=self._titles.get(card, ""),
                key=keys.LABELS[button.cell],
                dimmed=button.cell in self._shown,
                mark=True,
                described=self.tr("marked") if button.cell in self._marks else "",
            )
        self.slate.show_ink(SlateInk(marks=self.marks))
        self.slate.setAccessibleName(self.tr("My board"))
        many = len(self._marks)
        self.count.set_text(
            self.tr("{count} of {most} marks").format(count=numeral(many), most=numeral(MOST_MARKS))
        )
        self.hint.set_text(self._hint(many), Ink.ALERT if self._warned else Ink.SOFT)
        self.lock.setText(self.tr("Pass the pen"))
        self.lock.setEnabled(bool(many) and not self._locked)
        self.lock.setToolTip("" if many else self.tr("Mark at least one picture first."))
        self.wipe.setText(self.tr("Wipe all"))
        self.wipe.setEnabled(bool(many))
        self.back.setText(self.tr("Close the curtain") if self._locked else self.tr("Later"))

    def _hint(self, many: int) -> str:
        if self._locked:
            return self.tr("These are your marks. Pictures already shown are dimmed.")
        if self._warned:
            return self.tr("Ten marks are the most. Take one away first.")
        if not many:
            return self.tr("Mark at least one picture that goes with the word.")
        return self.tr(
            "Once the pen is passed, the marks are final. Until then they stay on your board."
        )

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.isAutoRepeat() or self._space.press(event):
            return
        cell = keys.cell_of(event)
        if cell is not None:
            self._toggle(cell)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            (self.back if self._locked else self.lock).click()
        elif event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._space.release(event):
            super().keyReleaseEvent(event)

    # --- layout --------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _put(self, widget: QWidget, x: float, y: float, width: float, height: float) -> None:
        seen = QRect(round(x), round(y), round(width), round(height))
        widget.setGeometry(on_screen(seen, self.size(), self._turns))

    def _lay_out(self) -> None:
        """Pictures left, the board and what to do right, as the reader sees it."""
        seen = turned_size(self.size(), self._turns)
        width, height = seen.width(), seen.height()
        pad = max(6, self._look.px(1.4))
        rows, columns = seen_shape(self._turns)
        pictures = height * columns / rows / PICTURE_RATIO * 1.1
        side = min(max(width - pictures, width * 0.27), min(width, height) * 0.6)
        left = width - side - pad
        tip = self.tip.height_wanted()
        below_grid = tip + pad if tip else 0
        self._put(self.grid, pad, pad, left - 2 * pad, height - 2 * pad - below_grid)
        self._put(self.tip, pad, height - pad - tip, left - 2 * pad, tip)
        row = self._look.text_px(HEADING) * 1.5
        y = float(pad)
        self._put(self.badge, left, y, row, row)
        self._put(self.name, left + row * 1.15, y, side - row * 1.15, row)
        y += row + pad
        button = max(row * 1.15, self._look.text_px(LARGE) * 2.4)
        hint = self._look.text_px(LARGE) * 3.2
        below = 2 * button + 2 * pad + row + hint
        word_height = min(side * 0.5, height * 0.24)
        room = height - y - word_height - 2 * pad - below
        slate_height = max(min(side / slate_ratio(self._turns), room), 20)
        # For a reader at a narrow side of the screen height is left over: the word gets it.
        word_height = max(word_height, min(side * 0.9, word_height + room - slate_height))
        self._put(self.word, left, y, side, word_height)
        y += word_height + pad
        slate_width = slate_height * slate_ratio(self._turns)
        self._put(self.slate, left + (side - slate_width) / 2, y, slate_width, slate_height)
        y += slate_height + pad * 0.5
        self._put(self.count, left, y, side, row)
        y += row
        bottom = height - pad - 2 * button - pad
        self._put(self.hint, left, y, side, bottom - y - pad * 0.5)
        self._put_buttons(left, bottom, side, button, pad)

    def _put_buttons(self, x: float, y: float, width: float, height: float, pad: float) -> None:
        if self._locked:
            self._put(self.back, x, y + height + pad, width, height)
            return
        half = (width - pad) / 2
        self._put(self.wipe, x, y, half, height)
        self._put(self.back, x + half + pad, y, half, height)
        self._put(self.lock, x, y + height + pad, width, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawTiledPixmap(self.rect(), self._art.cloth(self.devicePixelRatioF()))

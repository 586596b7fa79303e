"""Who plays, in the order of the table: three to six place cards that can be moved."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPointF,
    QRect,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from stella_desktop.controller.drivers import FACES, NAMES
from stella_desktop.storage.table import Board, Symbol
from stella_desktop.ui.art import Art
from stella_desktop.ui.board_names import OFFERED
from stella_desktop.ui.look import Ink, Look
from stella_desktop.ui.pages.new_game_parts import (
    EmptyPlace,
    device_ratio,
    said,
)
from stella_desktop.ui.pages.new_game_row import SeatDraft, SeatRow
from stella_desktop.ui.pages.new_game_screen import SIDES, SPREAD
from stella_desktop.ui.phrases import isolated

LEAST, MOST = 3, 6
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "star", "moon")
NEWCOMERS = ("fox", "owl", "rabbit", "cat", "bear", "robot")
"""Faces given to new seats: nobody's age or people."""
ROW_HEIGHTS = {3: 12.0, 4: 11.4, 5: 10.6, 6: 9.6}
"""By the number of seats, in percent of the window's height."""
GAP = 0.6
SLIDE_MS = 220


def newcomer(seats: Sequence[SeatDraft]) -> SeatDraft:
    """One more seat beside these, with a symbol and a face that nobody has yet."""
    symbol = next(s for s in SYMBOLS if s not in [seat.symbol for seat in seats])
    face = next((a for a in NEWCOMERS if a not in [seat.avatar for seat in seats]), None)
    sides = [seat.side for seat in seats]
    alone = all(side == "near" for side in sides)
    return SeatDraft(symbol, avatar=face, side="near" if alone else min(SIDES, key=sides.count))


class SeatList(QWidget):
    """The rows, each at its place or on the way there.

    Signals:
        changed: a seat, its name or the order is another one now.
        picture_wanted: a row asks for one of several things: (row, avatar | symbol | side | board).
        finished: Enter was pressed in the last name.
    """

    changed = Signal()
    picture_wanted = Signal(int, str)
    finished = Signal()

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._flat = False
        self._names: tuple[str, ...] = ()
        self._from: dict[SeatRow, int] = {}
        self._drag: SeatRow | None = None
        self.rows: list[SeatRow] = []
        self._slide = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(self._place_rows)
        self._slide.finished.connect(self.finish_motion)
        look.changed.connect(self._resized)

    @property
    def drafts(self) -> tuple[SeatDraft, ...]:
        return tuple(row.draft for row in self.rows)

    def show_drafts(self, drafts: Sequence[SeatDraft], names: Sequence[str]) -> None:
        """Begin anew with these seats; `names` are offered while somebody types."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        self.rows = []
        self._names = tuple(names)
        for draft in drafts:
            self._make_row(draft)
        self._settle(slide=False)

    def show_flat(self, flat: bool, *, spread: bool) -> None:
        """A flat screen has seats at its sides; with `spread` a family that sits at one side is
        sat around the table."""
        self._flat = flat
        spread = spread and flat and all(draft.side == "near" for draft in self.drafts)
        for row, side in zip(self.rows, SPREAD[len(self.rows)], strict=True):
            row.show_side(flat)
            if spread:
                row.show_draft(replace(row.draft, side=side))
        self.changed.emit()

    def add(self) -> None:
        """One seat more, at the end; its name is what comes next."""
        if len(self.rows) >= MOST:
            return
        self._make_row(newcomer(self.drafts))
        self._settle(slide=True)
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def choose(self, index: int, what: str, value: str) -> None:
        """Give a seat an avatar, a symbol or a side. A symbol taken already is swapped."""
        row = self.rows[index]
        draft = row.draft
        if what == "avatar":
            row.show_draft(replace(draft, avatar=value or None))
        elif what == "board":
            self._give_board(row, next(b for b in OFFERED if b == value))
        elif what == "side":
            row.show_draft(replace(draft, side=next(s for s in SIDES if s == value)))
        else:
            symbol = next(s for s in SYMBOLS if s == value)
            for other in self.rows:
                if other is not row and other.draft.symbol == symbol:
                    other.show_draft(replace(other.draft, symbol=draft.symbol))
            row.show_draft(replace(draft, symbol=symbol))
        self.changed.emit()

    def _give_board(self, row: SeatRow, board: Board) -> None:
        """A robot gets a face that tells its character, and a name if it has none."""
        draft = replace(row.draft, board=board)
        if board == "robot" and row.draft.board != "robot":
            robots = sum(other.draft.board == "robot" for other in self.rows)
            character = tuple(FACES)[robots % len(FACES)]
            draft = replace(draft, avatar=FACES[character])
            if not draft.name:
                row.name.setText(NAMES[character])
                draft = replace(draft, name=NAMES[character])
        row.show_draft(draft)

    def default_name(self, index: int) -> str:
        return self.rows[index].default_name()

    # --- what rows ask for ------------------------------------------------------------------------

    def _make_row(self, draft: SeatDraft) -> None:
        row = SeatRow(self._look, self._art, draft, self)
        row.asked.connect(self._asked)
        row.changed.connect(self._renamed)
        row.dragged.connect(self._dragged)
        row.dropped.connect(self._dropped)
        row.show_side(self._flat)
        row.move(0, self.height())
        row.show()
        self.rows.append(row)

    def _sending_row(self) -> SeatRow:
        row = self.sender()
        assert isinstance(row, SeatRow)
        return row

    def _asked(self, what: str) -> None:
        row = self._sending_row()
        index = self.rows.index(row)
        if what in ("up", "down"):
            self._move(index, index + (1 if what == "down" else -1))
        elif what == "remove":
            self._remove(index)
        elif what == "next":
            if row is self.rows[-1]:
                self.finished.emit()
            else:
                self.rows[index + 1].name.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.picture_wanted.emit(index, what)

    def _renamed(self) -> None:
        self._offer_names()
        self.changed.emit()

    def _move(self, index: int, there: int) -> None:
        if 0 <= there < len(self.rows):
            self.rows.insert(there, self.rows.pop(index))
            self._settle(slide=True)

    def _remove(self, index: int) -> None:
        if len(self.rows) <= LEAST:
            return
        row = self.rows.pop(index)
        row.hide()
        row.deleteLater()
        self._settle(slide=True)
        self.rows[min(index, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dragged(self, top: float) -> None:
        row = self._sending_row()
        if self._drag is None:
            self._drag = row
            row.raise_()
        step = self._step()
        most = step * (len(self.rows) - 1)
        y = round(min(max(top, -step * 0.2), most + step * 0.2))
        row.move(0, y)
        there = min(max(round(y / step), 0), len(self.rows) - 1)
        if there != self.rows.index(row):
            self._move(self.rows.index(row), there)

    def _dropped(self) -> None:
        self._drag = None
        self._settle(slide=True)

    # --- places -----------------------------------------------------------------------------------

    def _offer_names(self) -> None:
        """Each field offers the names that sit nowhere yet."""
        taken = {draft.name.casefold() for draft in self.drafts if draft.name}
        for row in self.rows:
            own = row.draft.name.casefold()
            row.name.offer_names([n for n in self._names if n.casefold() not in taken - {own}])

    def _settle(self, *, slide: bool) -> None:
        """The seats are others now, or in another order."""
        for number, row in enumerate(self.rows, start=1):
            row.show_place(number, len(self.rows), LEAST)
        self._offer_names()
        order = [widget for row in self.rows for widget in row.tab_order]
        for one, other in pairwise(order):
            QWidget.setTabOrder(one, other)
        self._from = {row: row.y() for row in self.rows}
        self.setFixedHeight(self.sizeHint().height())
        self._slide.stop()
        if slide and self._look.motion and self.isVisible():
            self._slide.start()
        else:
            self.finish_motion()
        self.changed.emit()

    def finish_motion(self) -> None:
        """Every row is where it belongs, at once."""
        self._slide.stop()
        self._from = {}
        self._place_rows()

    def _step(self) -> int:
        return self._look.px(ROW_HEIGHTS[len(self.rows)] + GAP)

    def _place_rows(self) -> None:
        done = float(self._slide.currentValue() or 0.0) if self._from else 1.0
        step, height = self._step() if self.rows else 0, self._look.px(GAP)
        for number, row in enumerate(self.rows):
            if row is self._drag:
                row.resize(self.width(), step - height)
                continue
            y = number * step
            start = self._from.get(row, y)
            row.setGeometry(0, round(start + (y - start) * done), self.width(), step - height)

    def _resized(self) -> None:
        if self.rows:
            self.setFixedHeight(self.sizeHint().height())
        self.finish_motion()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_rows()

    def sizeHint(self) -> QSize:
        width = max((row.minimumSizeHint().width() for row in self.rows), default=0)
        return QSize(width, self._step() * len(self.rows) if self.rows else 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SeatsPanel(QWidget):
    """The rows with what is said about them, and the lanterns of those who play."""

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self.heading = QLabel(self)
        self.heading.setProperty("role", "heading")
        self.heading.setWordWrap(True)
        self.order = QLabel(self)
        self.order.setProperty("role", "soft")
        self.order.setWordWrap(True)
        self.list = SeatList(look, art, self)
        self.add = EmptyPlace(look, self)
        self.limit = QLabel(self)
        self.limit.setProperty("role", "soft")
        self.twins = QLabel(self)
        self.twins.setProperty("role", "alert")
        for label in (self.limit, self.twins):
            label.setWordWrap(True)
        self._layout = QVBoxLayout(self)
        for widget in (self.heading, self.order, self.list, self.twins):
            self._layout.addWidget(widget)
        self._layout.addWidget(self.add)
        self._layout.addWidget(self.limit)
        self._layout.addStretch(1)
        self.add.clicked.connect(self.list.add)
        self.list.changed.connect(self._tell)
        look.changed.connect(self._restyle)
        self._restyle()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.heading.setText(self.tr("Who sits at the table?"))
        self.order.setText(self.tr("In the order you sit, clockwise."))
        self.add.setText(self.tr("Add a player"))
        self._tell()

    def _tell(self) -> None:
        """Why nobody can leave or come, and who has the same name."""
        count = len(self.list.rows)
        few = self.tr("Stella needs three players: nobody can leave.") if count <= LEAST else ""
        many = self.tr("Six is the most: the table is full.") if count >= MOST else ""
        self.add.setEnabled(not many)
        self.add.setToolTip(many)
        self.add.setAccessibleDescription(many)
        self.limit.setText(few or many)
        self.limit.setVisible(bool(few or many))
        for row in self.list.rows:
            row.say_why_nobody_leaves(few)
        names = [draft.name for draft in self.list.drafts if draft.name]
        folded = [name.casefold() for name in names]
        twin = next((n for n in names if folded.count(n.casefold()) > 1), "")
        self.twins.setVisible(bool(twin))
        self.twins.setText(
            self.tr(
                "More than one player is called {name}. Only the symbols tell them apart."
            ).format(name=isolated(said(twin)))
        )
        self.update()

    def _restyle(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(px(0.9))
        self.add.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Where there is room below, a cord with a lit lantern for each seat."""
        lowest = self.limit if self.limit.isVisibleTo(self) else self.add
        top = lowest.geometry().bottom() + self._look.px(2)
        # Not further down than what is seen without scrolling.
        bottom = min(self.height(), self._look.px(86))
        room = QRect(0, top, self.width(), bottom - top)
        height = min(room.height() * 8 // 10, self._look.px(18))
        if height < self._look.px(11):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = QSize(round(height * 0.8), height)
        sag = min(room.height() - height, self._look.px(7))
        cord = QPainterPath(QPointF(0, top))
        cord.quadTo(QPointF(self.width() / 2, top + 2 * sag), QPointF(self.width(), top))
        painter.setPen(QPen(Ink.PAPER_EDGE.faded(0.7), max(1.5, self._look.px(0.22))))
        painter.drawPath(cord)
        seats = self.list.drafts
        for number, seat in enumerate(seats):
            hook = cord.pointAtPercent((number + 1) / (len(seats) + 1))
            lantern = self._art.piece(f"lantern_{seat.symbol}_bright", size, device_ratio(painter))
            painter.drawPixmap(hook - QPointF(size.width() / 2, self._look.px(0.4)), lantern)

"""Paper for a table without enough screens: personal boards, score sheet, blank word cards.

Everything is laid out in millimetres and drawn in black lines, so that any printer will do; nothing
comes nearer to the edge than 8 mm. Dashed lines are for scissors.
"""

from collections.abc import Sequence
from enum import StrEnum
from math import cos, pi, sin
from typing import TypeAlias

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPageSize, QPainter, QPen, QPolygonF

from stella_desktop.games.stella.moves import COLUMNS, ROUNDS, ROWS
from stella_desktop.storage.table import Board
from stella_desktop.ui.games.stella.sheet_text import (
    CENTRE,
    INK,
    LEFT,
    RIGHT,
    TOP_LEFT,
    placed,
    width_of,
    write,
)
from stella_desktop.ui.keys import LABELS
from stella_desktop.ui.phrases import ROMAN

Seated: TypeAlias = tuple[str, Board]
"""The name of somebody at the table, and where their marks are held."""

MARGIN = 10.0
"""Millimetres to each edge of the paper; printers need 5, the promise is 8."""
BOARD = (180.0, 118.0)
"""Width and height of a personal board in millimetres; two stand on a page."""
TOKEN = 9.0
"""Across the round's number in the head of a board, in millimetres."""
WORD_CARD = (88.0, 48.0)
WORD_CARDS = (2, 5)
"""Columns and rows of word cards on a page: the ten blank cards of the box."""
MOST_SEATS = 6
SOFT = QColor(140, 140, 140)


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"

    @property
    def page_size(self) -> QPageSize:
        return QPageSize(
            QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter
        )

    @property
    def size(self) -> tuple[float, float]:
        """Millimetres."""
        found = self.page_size.size(QPageSize.Unit.Millimeter)
        return found.width(), found.height()


class Sheet(StrEnum):
    BOARDS = "boards"
    SCORES = "scores"
    WORDS = "words"


def writers(seated: Sequence[Seated]) -> tuple[str, ...]:
    """Who gets a board: everybody on paper; if nobody is, all people, as they might change."""
    on_paper = tuple(name for name, board in seated if board == "paper")
    return on_paper or tuple(name for name, board in seated if board != "robot")


class Copies(StrEnum):
    """How many personal boards each writer gets: crosses and stars fill one in a round."""

    ROUNDS = "rounds"
    SLEEVE = "sleeve"
    """One, in a clear sleeve, with a pen that can be wiped off."""


def board_places(paper: Paper) -> tuple[QRectF, QRectF]:
    """Where the two boards of a page lie, in millimetres."""
    width, height = paper.size
    left = (width - BOARD[0]) / 2
    gap = (height - 2 * BOARD[1]) / 3
    return (
        QRectF(left, gap, *BOARD),
        QRectF(left, 2 * gap + BOARD[1], *BOARD),
    )


def card_places(paper: Paper) -> tuple[QRectF, ...]:
    """Where the ten word cards lie, edge to edge so that one cut serves two, in millimetres."""
    width, height = paper.size
    columns, rows = WORD_CARDS
    left = (width - columns * WORD_CARD[0]) / 2
    top = (height - rows * WORD_CARD[1]) / 2
    return tuple(
        QRectF(left + column * WORD_CARD[0], top + row * WORD_CARD[1], *WORD_CARD)
        for row in range(rows)
        for column in range(columns)
    )


def star(centre: QPointF, radius: float) -> QPolygonF:
    points = []
    for corner in range(10):
        away = radius if corner % 2 == 0 else radius * 0.42
        angle = -pi / 2 + corner * pi / 5
        points.append(centre + QPointF(cos(angle) * away, sin(angle) * away))
    return QPolygonF(points)


class Sheets(QObject):
    """Draws pages. The painter's unit must be one millimetre, its origin the paper's corner."""

    def __init__(
        self,
        seated: Sequence[Seated],
        copies: Copies = Copies.ROUNDS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._names = tuple(name for name, _ in seated)
        marks = ROMAN if copies is Copies.ROUNDS else ("",)
        self.boards = tuple((name, mark) for name in writers(seated) or ("",) for mark in marks)
        """Whose board and for which round, in order; a name may be left for a pen to fill in."""

    def pages(self, sheets: Sequence[Sheet]) -> list[tuple[Sheet, int]]:
        """(sheet, its page) in order; two boards a page."""
        listed: list[tuple[Sheet, int]] = []
        boards = (len(self.boards) + 1) // 2
        for sheet in sheets:
            listed += [(sheet, n) for n in range(boards if sheet is Sheet.BOARDS else 1)]
        return listed

    def draw(self, painter: QPainter, sheet: Sheet, page: int, paper: Paper) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match sheet:
            case Sheet.BOARDS:
                two = self.boards[2 * page : 2 * page + 2]
                for place, (name, mark) in zip(board_places(paper), two, strict=False):
                    self._draw_board(painter, place, name, mark)
            case Sheet.SCORES:
                self._draw_scores(painter, paper)
            case Sheet.WORDS:
                for place in card_places(paper):
                    self._draw_card(painter, place)

    # --- pieces -----------------------------------------------------------------------------------

    def _draw_board(self, painter: QPainter, area: QRectF, name: str, mark: str) -> None:
        _cut(painter, area)
        head = QRectF(area.x() + 6, area.y() + 3, area.width() - 12, 11)
        token = QRectF(head.x(), head.center().y() - TOKEN / 2, TOKEN, TOKEN)
        count = self.tr("Marks: ____  of 10")
        counted = QRectF(head)
        counted.setLeft(head.right() - width_of(count, 4.2))
        named = QRectF(head)
        named.setRight(counted.left() - 4)
        if mark:
            named.setLeft(token.right() + 3)
            _draw_token(painter, placed(token, head), mark)
        title = name or self.tr("Name: ____________________")
        write(painter, placed(named, head), title, 6.0, LEFT, bold=True, may_break=True)
        write(painter, placed(counted, head), count, 4.2, RIGHT)
        grid = QRectF(area.x() + 17, area.y() + 16, area.width() - 23, area.height() - 30)
        self._draw_little_board(painter, QRectF(area.x() + 6, grid.y(), 7, grid.height()))
        width, height = grid.width() / COLUMNS, grid.height() / ROWS
        for cell, key in enumerate(LABELS):
            row, column = divmod(cell, COLUMNS)
            spot = QRectF(grid.x() + column * width, grid.y() + row * height, width, height)
            _box(painter, spot)
            write(painter, spot.adjusted(1.5, 1, 0, 0), key, 3.6, TOP_LEFT, color=SOFT)
            middle = spot.center().y() + height * 0.22
            for number in range(3):
                centre = QPointF(spot.x() + width * (0.25 + 0.25 * number), middle)
                painter.setPen(QPen(SOFT, 0.25))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPolygon(star(centre, 2.4))
                if number == 2:
                    painter.drawEllipse(centre, 3.4, 3.4)
        foot = QRectF(area.x() + 6, area.bottom() - 12, area.width() - 12, 9)
        told = self.tr(
            "Mark pictures with a cross. Ink two stars for a spark, all three for a super-spark."
        )
        write(painter, foot, told, 3.4, LEFT)

    def _draw_little_board(self, painter: QPainter, area: QRectF) -> None:
        """The central board, small: it tells how this board must lie."""
        painter.setPen(QPen(INK, 0.35))
        painter.setBrush(QColor(225, 225, 232))
        painter.drawRoundedRect(area, 1.2, 1.2)
        painter.setBrush(Qt.GlobalColor.white)
        painter.drawRect(QRectF(area.x() + 1, area.y() + 1.5, area.width() - 2, 7))
        step = (area.height() - 14) / 10
        for number in range(10):
            top = area.y() + 11 + number * step
            painter.drawLine(QPointF(area.x() + 2.2, top), QPointF(area.right() - 1, top))

    def _draw_scores(self, painter: QPainter, paper: Paper) -> None:
        width, height = paper.size
        area = QRectF(MARGIN, MARGIN, width - 2 * MARGIN, min(height - 2 * MARGIN, 150))
        write(
            painter,
            QRectF(area.x(), area.y(), area.width(), 14),
            self.tr("Stella: score sheet"),
            8.0,
            LEFT,
            bold=True,
        )
        columns = (0.34, *([0.125] * ROUNDS), 0.16)
        top, row = area.y() + 18, (area.height() - 32) / (MOST_SEATS + 1)
        titles = (self.tr("Name"), *ROMAN, self.tr("Total"))
        for line in range(MOST_SEATS + 1):
            left = area.x()
            for number, share in enumerate(columns):
                spot = QRectF(left, top + line * row, share * area.width(), row)
                left = spot.right()
                spot = placed(spot, area)
                _box(painter, spot)
                if line == 0:
                    write(painter, spot, titles[number], 4.6, CENTRE, bold=True)
                elif number == 0 and line <= len(self._names):
                    inner = spot.adjusted(2, 1, -2, -1)
                    write(painter, inner, self._names[line - 1], 4.8, LEFT, may_break=True)
        foot = QRectF(area.x(), top + (MOST_SEATS + 1) * row + 3, area.width(), 10)
        told = self.tr("Fallen in the dark: one star less for each picture that brought stars.")
        write(painter, foot, told, 3.8, LEFT)

    def _draw_card(self, painter: QPainter, area: QRectF) -> None:
        _cut(painter, area)
        painter.setPen(QPen(SOFT, 0.2, Qt.PenStyle.DotLine))
        middle = area.center().y()
        painter.drawLine(QPointF(area.x() + 5, middle), QPointF(area.right() - 5, middle))
        painter.setPen(QPen(SOFT, 0.3))
        for base in (middle - 7, area.bottom() - 7):
            painter.drawLine(QPointF(area.x() + 12, base), QPointF(area.right() - 12, base))


def _cut(painter: QPainter, area: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(SOFT, 0.2, Qt.PenStyle.DashLine))
    painter.drawRect(area)


def _box(painter: QPainter, area: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 0.35))
    painter.drawRect(area)


def _draw_token(painter: QPainter, area: QRectF, mark: str) -> None:
    painter.setPen(QPen(INK, 0.35))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)
    write(painter, area, mark, 4.6, CENTRE, bold=True)

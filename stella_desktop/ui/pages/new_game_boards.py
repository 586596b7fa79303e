"""Where a seat's marks are held: drawn for the rows and the picker of a new game."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen

from stella_desktop.games.stella.moves import COLUMNS, ROWS
from stella_desktop.storage.table import Board
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import Ink
from stella_desktop.ui.pages.new_game_parts import Drawing, avatar_drawing, square_in


def board_drawing(art: Art, board: Board) -> Drawing:
    """This screen behind its curtain, a sheet of paper with a pen, a phone, or a robot."""

    def draw(painter: QPainter, area: QRect) -> None:
        spot = QRectF(square_in(area))
        if board == "paper":
            _draw_paper(painter, spot, art)
        elif board == "phone":
            _draw_phone(painter, spot)
        elif board == "robot":
            avatar_drawing(art, "robot", Ink.SOFT)(painter, area)
        else:
            _draw_curtain(painter, spot)

    return draw


def _draw_curtain(painter: QPainter, spot: QRectF) -> None:
    unit = spot.width()
    screen = QRectF(spot.x() + unit * 0.06, spot.y() + unit * 0.16, unit * 0.88, unit * 0.56)
    painter.setPen(QPen(Ink.DEEP.color, unit * 0.05))
    painter.setBrush(Ink.RAISED.color)
    painter.drawRoundedRect(screen, unit * 0.05, unit * 0.05)
    folds = 6
    fold = screen.width() / folds
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(folds):
        painter.setBrush(Ink.LINE.color if number % 2 else Ink.PANEL.color)
        inner = QRectF(screen.x() + number * fold, screen.y(), fold, screen.height())
        painter.drawRect(inner.adjusted(0, unit * 0.03, 0, -unit * 0.03))
    painter.setPen(QPen(Ink.GOLD.color, unit * 0.045))
    painter.drawLine(screen.topLeft(), screen.topRight())
    painter.setPen(QPen(Ink.DEEP.color, unit * 0.06))
    foot = spot.y() + unit * 0.84
    painter.drawLine(QPointF(spot.x() + unit * 0.34, foot), QPointF(spot.x() + unit * 0.66, foot))


def _draw_phone(painter: QPainter, spot: QRectF) -> None:
    unit = spot.width()
    phone = QRectF(spot.x() + unit * 0.26, spot.y() + unit * 0.04, unit * 0.48, unit * 0.92)
    painter.setPen(QPen(Ink.DEEP.color, unit * 0.05))
    painter.setBrush(Ink.RAISED.color)
    painter.drawRoundedRect(phone, unit * 0.09, unit * 0.09)
    grid = phone.adjusted(unit * 0.07, unit * 0.12, -unit * 0.07, -unit * 0.16)
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(15):
        row, column = divmod(number, 3)
        card = QRectF(0, 0, grid.width() / 3 * 0.8, grid.height() / 5 * 0.8)
        card.moveTopLeft(
            grid.topLeft() + QPointF(column * grid.width() / 3, row * grid.height() / 5)
        )
        painter.setBrush(Ink.GOLD.color if number in (1, 5, 9) else Ink.SOFT.color)
        painter.drawRect(card)
    painter.setBrush(Ink.CREAM.color)
    knob = QPointF(phone.center().x(), phone.bottom() - unit * 0.08)
    painter.drawEllipse(knob, unit * 0.03, unit * 0.03)


def _draw_paper(painter: QPainter, spot: QRectF, art: Art) -> None:
    unit = spot.width()
    sheet = QRectF(spot.x() + unit * 0.04, spot.y() + unit * 0.2, unit * 0.84, unit * 0.6)
    painter.setPen(QPen(Ink.FADED_INK.color, unit * 0.03))
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRect(sheet)
    grid = sheet.adjusted(unit * 0.08, unit * 0.07, -unit * 0.08, -unit * 0.07)
    painter.setPen(QPen(Ink.FADED_INK.color, unit * 0.018))
    for column in range(COLUMNS + 1):
        x = grid.x() + grid.width() * column / COLUMNS
        painter.drawLine(QPointF(x, grid.top()), QPointF(x, grid.bottom()))
    for row in range(ROWS + 1):
        y = grid.y() + grid.height() * row / ROWS
        painter.drawLine(QPointF(grid.left(), y), QPointF(grid.right(), y))
    side = round(unit * 0.62)
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    pen = art.piece("pen", QSize(side, side), ratio)
    painter.drawPixmap(QPointF(spot.x() + unit * 0.4, spot.y() + unit * 0.34), pen)

"""Where the parts of the table lie: left the board, right the seats, between them the pictures."""

from dataclasses import dataclass

from PySide6.QtCore import QRect, QSize

from stella_desktop.ui.games.stella.central_board import BOARD
from stella_desktop.ui.look import LARGE, Look


@dataclass(frozen=True, slots=True)
class TablePlaces:
    board: QRect
    grid: QRect
    tip: QRect
    """The strip for a hint between the grid and the bar; empty if there is none."""
    bar: QRect
    header: QRect
    seats: tuple[QRect, ...]


def table_places(size: QSize, look: Look, seats: int, tip: int = 0) -> TablePlaces:
    """At 16:9 the pictures get 55 % of the window (screens.md, principle 1), but for the height
    `tip` of a hint in a family's first game."""
    width, height = size.width(), size.height()
    gap = max(3, look.px(0.9))
    ratio = BOARD.width() / BOARD.height()
    board_height = height - 2 * gap
    board_width = min(round(board_height * ratio), round(width * 0.17))
    board_height = min(board_height, round(board_width / ratio))

    seats_width = min(max(round(width * 0.2), width - round(height * 1.42)), round(height * 0.52))
    right = width - gap - seats_width
    header = round(height * 0.082)
    top = gap + header + gap // 2
    each = min((height - top - gap + gap // 2) // seats, round(height * 0.21))

    left = gap + board_width + gap
    # Large text needs a third line; the pictures can spare it then.
    bar = max(round(height * (0.1 if look.has_large_text else 0.072)), look.text_px(LARGE) * 2)
    middle = right - gap - left
    return TablePlaces(
        board=QRect(gap, (height - board_height) // 2, board_width, board_height),
        grid=QRect(left, gap, middle, height - bar - 3 * gap - (tip + gap if tip else 0)),
        tip=QRect(left, height - bar - 2 * gap - tip, middle, tip),
        bar=QRect(left, height - gap - bar, middle, bar),
        header=QRect(right, gap, seats_width, header),
        seats=tuple(
            QRect(right, top + number * each, seats_width, each - gap // 2)
            for number in range(seats)
        ),
    )

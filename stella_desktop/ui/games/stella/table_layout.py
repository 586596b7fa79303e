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
    `tip` of a hint in a family's first game.

    In windows that are less wide the width bounds the pictures, and there is height to spare.
    """
    width, height = size.width(), size.height()
    gap = max(3, look.px(0.9))
    ratio = BOARD.width() / BOARD.height()
    # A name and two words of status need room beside the slate, however narrow the window is.
    needed = min(round(height * 0.31), round(width * 0.25))
    seats_width = max(round(width * 0.2), width - round(height * 1.42), needed)
    seats_width = min(seats_width, round(height * 0.52))
    right = width - gap - seats_width
    header = round(height * 0.082)
    top = gap + header + gap // 2

    under_board = width < height * 1.55
    # Everywhere but between 16:10 and 16:9 the pictures can spare the height of a third line;
    # for a family that sits far away they do.
    share = 0.118 if under_board else 0.1 if width < height * 1.7 else 0.072
    if width >= height * 1.75:
        share = 0.085
    if look.has_large_text:
        share = max(share, 0.11)
    bar = max(round(height * share), look.text_px(LARGE) * 2)
    bar_top = height - gap - bar
    # Four or fewer leave the bar room under them.
    under_seats = seats <= 4
    seats_end = bar_top - gap if under_seats else height - gap
    each = min((seats_end - top + gap // 2) // seats, round(height * 0.21))
    board_room = bar_top if under_board else height
    board_width = min(round((board_room - 2 * gap) * ratio), round(width * 0.17))
    board_height = min(board_room - 2 * gap, round(board_width / ratio))
    left = gap + board_width + gap
    bar_left = gap if under_board else left
    bar_right = width - gap if under_seats else right - gap
    middle = right - gap - left
    return TablePlaces(
        board=QRect(gap, (board_room - board_height) // 2, board_width, board_height),
        grid=QRect(left, gap, middle, bar_top - 2 * gap - (tip + gap if tip else 0)),
        tip=QRect(left, bar_top - gap - tip, middle, tip),
        bar=QRect(bar_left, bar_top, bar_right - bar_left, bar),
        header=QRect(right, gap, seats_width, header),
        seats=tuple(
            QRect(right, top + number * each, seats_width, each - gap // 2)
            for number in range(seats)
        ),
    )

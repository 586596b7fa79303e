"""How a personal board lies for each side of a flat screen (screens.md, "Board orientation").

A board is turned until its cells lie like the pictures, as on the real table. So on the screen
cell 0 of every board is at the top left; what turns is the reader. `turns` counts quarter turns
clockwise of what is painted for that reader.
"""

from stella_desktop.games.stella.moves import COLUMNS, ROWS

TURNS = {"near": 0, "left": 1, "far": 2, "right": 3}
"""Side of the screen at which a seat sits -> quarter turns."""
BOARD_SIDES = ("left", "bottom", "right", "top")
"""By turns: where the reader finds the central board, which lies at the left of the screen."""


def seen_shape(turns: int) -> tuple[int, int]:
    """(rows, columns) of the grid as the reader sees it."""
    return (COLUMNS, ROWS) if turns % 2 else (ROWS, COLUMNS)


def seen_place(cell: int, turns: int) -> tuple[int, int]:
    """(row, column) at which the reader sees a cell 0 … 14; a bijection for each turn."""
    row, column = divmod(cell, COLUMNS)
    match turns % 4:
        case 1:
            return COLUMNS - 1 - column, row
        case 2:
            return ROWS - 1 - row, COLUMNS - 1 - column
        case 3:
            return column, ROWS - 1 - row
        case _:
            return row, column


def cell_seen_at(row: int, column: int, turns: int) -> int:
    """The cell that the reader sees there; the inverse of `seen_place`."""
    match turns % 4:
        case 1:
            row, column = column, COLUMNS - 1 - row
        case 2:
            row, column = ROWS - 1 - row, COLUMNS - 1 - column
        case 3:
            row, column = ROWS - 1 - column, row
    return row * COLUMNS + column

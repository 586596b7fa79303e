"""One function maps cells for quarter turns (screens.md, "Board orientation")."""

import pytest
from PySide6.QtCore import QRect, QSize

from stella_desktop.games.stella.moves import CELLS
from stella_desktop.ui.games.stella.orientation import (
    BOARD_SIDES,
    TURNS,
    cell_seen_at,
    seen_place,
    seen_shape,
)
from stella_desktop.ui.games.stella.slate import cell_rects
from stella_desktop.ui.turning import on_screen, turned_size

ALL_TURNS = tuple(TURNS.values())


@pytest.mark.parametrize("turns", ALL_TURNS)
def test_each_cell_has_a_place_of_its_own_for_every_reader(turns: int) -> None:
    rows, columns = seen_shape(turns)
    places = {seen_place(cell, turns) for cell in range(CELLS)}
    assert places == {(row, column) for row in range(rows) for column in range(columns)}


@pytest.mark.parametrize("turns", ALL_TURNS)
def test_the_way_back_leads_to_the_same_cell(turns: int) -> None:
    assert [cell_seen_at(*seen_place(cell, turns), turns) for cell in range(CELLS)] == list(
        range(CELLS)
    )


@pytest.mark.parametrize(
    ("side", "corner"),
    [("near", (0, 0)), ("left", (4, 0)), ("far", (2, 4)), ("right", (0, 2))],
)
def test_the_top_left_picture_lies_where_each_side_sees_it(
    side: str, corner: tuple[int, int]
) -> None:
    assert seen_place(0, TURNS[side]) == corner


@pytest.mark.parametrize("turns", ALL_TURNS)
def test_on_the_screen_every_board_lies_like_the_pictures(turns: int) -> None:
    area = QSize(500, 320) if turns % 2 == 0 else QSize(500, 330)
    seen = turned_size(area, turns)
    rects = [
        on_screen(rect, area, turns) for rect in cell_rects(QRect(0, 0, *seen.toTuple()), turns)
    ]
    centres = [rect.center() for rect in rects]
    for cell in range(CELLS):
        row, column = divmod(cell, 5)
        if column:
            assert centres[cell].x() > centres[cell - 1].x()
        if row:
            assert centres[cell].y() > centres[cell - 5].y()


def test_the_central_board_lies_where_the_reader_finds_it() -> None:
    found = {side: BOARD_SIDES[turns] for side, turns in TURNS.items()}
    assert found == {"near": "left", "left": "bottom", "far": "right", "right": "top"}


@pytest.mark.parametrize("turns", ALL_TURNS)
def test_turning_a_rectangle_keeps_it_inside(turns: int) -> None:
    area = QSize(300, 200)
    seen = turned_size(area, turns)
    whole = QRect(0, 0, seen.width(), seen.height())
    assert on_screen(whole, area, turns) == QRect(0, 0, 300, 200)
    corner = QRect(0, 0, 10, 20)
    assert QRect(0, 0, 300, 200).contains(on_screen(corner, area, turns))

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella_desktop.decks.frame import LEAST_WIDTH, Frame, default_frame

sides = st.integers(1, 20_000)
parts = st.floats(-2, 3)


@given(sides, sides, parts, parts, st.floats(0, 100))
def test_a_frame_is_always_inside_and_2_to_3(
    width: int, height: int, across: float, down: float, zoom: float
) -> None:
    rect = Frame(across, down, zoom).rect(width, height)
    assert rect.left() >= 0
    assert rect.top() >= 0
    assert rect.left() + rect.width() <= width
    assert rect.top() + rect.height() <= height
    assert abs(rect.height() - rect.width() * 1.5) <= 1 or width < 3 or height < 3


@given(st.integers(100, 20_000), st.integers(150, 20_000), st.floats(1, 1e9))
def test_no_zoom_makes_a_picture_that_would_be_refused(
    width: int, height: int, zoom: float
) -> None:
    assert Frame(zoom=zoom).rect(width, height).width() >= LEAST_WIDTH


@pytest.mark.parametrize(
    ("frame", "left_top"),
    [
        (Frame(), (1000, 0)),
        (Frame(across=0), (0, 0)),
        (Frame(across=1), (2000, 0)),
        (Frame(across=0, down=1, zoom=2), (0, 1500)),
        (Frame(across=1, down=0.5, zoom=2), (3000, 750)),
    ],
)
def test_a_frame_is_moved_in_parts_of_the_free_way(frame: Frame, left_top: tuple[int, int]) -> None:
    assert frame.rect(4000, 3000).topLeft().toTuple() == left_top


@pytest.mark.parametrize(
    ("size", "down"), [((3000, 4000), 0.5), ((1000, 1500), 0.5), ((900, 1600), 1 / 3)]
)
def test_what_is_taller_than_a_card_keeps_its_faces(size: tuple[int, int], down: float) -> None:
    assert default_frame(*size) == Frame(down=down)

"""The panel of a seat: ordinary names are whole, and words are broken only between words."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from stella_desktop.games.stella.moves import LockMarks, PointAt
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella import seat_board
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SMALL, Ink, Look, draw_text, make_font
from tests.ui.conftest import MakeGame, MakePlay

NAMES = ("Bà Nguyễn", "おばあちゃん", "Alexandra", "Charlotte", "Bà Nguyễn Thị", "Grandma")
SIZES = [QSize(1024, 600), QSize(1920, 1080), QSize(1024, 768), QSize(1280, 1024)]
LEADS = (1, 2, 9, 10, 11, 12)


def named(saved: SavedGame) -> SavedGame:
    players = [
        player.model_copy(update={"name": name})
        for player, name in zip(saved.table.players, NAMES, strict=False)
    ]
    saved.table = saved.table.model_copy(update={"players": tuple(players)})
    return saved


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines that `draw_text` puts onto seat boards, cut as they are seen."""
    lines: list[str] = []

    class Noting(QPainter):
        def drawText(self, rect: QRect, flags: int, text: str) -> None:
            lines.append(text)
            super().drawText(rect, flags, text)

    monkeypatch.setattr(seat_board, "QPainter", Noting)
    return lines


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_ordinary_names_are_whole(
    make_game: MakeGame, make_play: MakePlay, drawn: list[str], size: QSize, seats: int
) -> None:
    play = make_play(named(make_game(seats)), size=size)
    play.grab()
    whole = {line.replace("\n", " ") for line in drawn}
    assert [name for name in NAMES[:seats] if name not in whole] == []
    assert [line for line in drawn if "…" in line] == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_name_stays_whole_over_two_lines_of_status(
    house: House, make_game: MakeGame, make_play: MakePlay, drawn: list[str], size: QSize
) -> None:
    saved = named(make_game(6))
    fall_in_the_dark(saved)
    play = make_play(saved, size=size)
    house.look.clipped.clear()
    drawn.clear()
    play.grab()
    assert "in the dark\nfallen" in drawn
    assert {NAMES[0], NAMES[0].replace(" ", "\n")} & set(drawn)
    assert not house.look.clipped


def fall_in_the_dark(saved: SavedGame) -> None:
    """The first seat leads alone, and points at a picture that nobody else has."""
    session = saved.session
    for seat in session.view(None).waiting:
        session.submit(LockMarks(seat, LEADS if seat == 0 else (1, 2)))
    while not session.view(None).player(0).fallen:
        view = session.view(None)
        shown = {picture.cell for picture in view.shown}
        cells = (9,) if view.scout == 0 else (1, 2)
        session.submit(PointAt(view.scout, next(c for c in cells if c not in shown)))


def cut(text: str, width: int, height: int) -> list[str]:
    """The lines of `text` as they are drawn in a place of this size."""
    lines: list[str] = []

    class Noting(QPainter):
        def drawText(self, rect: QRect, flags: int, text: str) -> None:
            lines.extend(text.split("\n"))
            super().drawText(rect, flags, text)

    image = QImage(width, height, QImage.Format.Format_RGB32)
    painter = Noting(image)
    look = Look()
    font = make_font(look.px(SMALL))
    align = Qt.AlignmentFlag.AlignLeft
    draw_text(
        painter, look, image.rect(), text, font, Ink.CREAM.color, align=align, wrap=True, name=True
    )
    painter.end()
    return lines


def test_a_cut_text_keeps_its_words_and_ends_in_its_last_line(art: Art) -> None:
    assert art is not None
    text = "Grandma is alone with this picture: no more stars in this round."
    lines = cut(text, 130, 40)
    assert len(lines) == 2
    assert text.startswith(" ".join(lines).removesuffix("…"))
    assert text.split()[: len(" ".join(lines).split())] == " ".join(lines).removesuffix("…").split()


def test_only_a_word_that_is_wider_than_its_line_is_broken(art: Art) -> None:
    assert art is not None
    assert cut("Donaudampfschifffahrt", 90, 60)[0] in "Donaudampfschifffahrt"
    assert cut("Bà Donaudampfschifffahrt", 90, 60)[0] == "Bà"


def test_letters_of_two_units_are_not_halved(art: Art) -> None:
    assert art is not None
    assert "".join(cut("🦊" * 30, 90, 20)).startswith("🦊")

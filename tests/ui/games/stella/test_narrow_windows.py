"""Less wide screens and longer words: every sentence of the table and the scores has its room."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from stella_desktop.games.stella.moves import CellShown, NextRound, Phase, PointAt
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from stella_desktop.ui.style import style_sheet
from tests.ui.conftest import MakeGame, MakePlay
from tests.ui.games.stella.playing import point
from tests.ui.games.stella.test_seat_board import fall_in_the_dark, named
from tests.ui.test_settings_page import Longer

SIZES = [QSize(1024, 768), QSize(1280, 1024), QSize(1440, 960)]
HD = [QSize(1280, 720)]
DOUBLED = QSize(640, 360)
"""What 1280x720 is at 200 %."""


def end_round(saved: SavedGame) -> None:
    session = saved.session
    while (view := session.view(None)).phase is Phase.REVEAL:
        legal = session.game.legal_moves(session.state, view.scout)[0]
        shown = {picture.cell for picture in view.shown}
        moves = (PointAt(view.scout, cell) for cell in range(15) if cell not in shown)
        session.submit(next(move for move in moves if legal.contains(move)))


def cut_texts(
    house: House, page: QWidget, parts: list[QWidget], sizes: list[QSize] = SIZES
) -> list[str]:
    """What is cut or too small at any of the sizes; without the pictures it is quick."""
    window = page.window()
    found = []
    for size in sizes:
        for text_size in ("normal", "far"):
            house.change_settings(text_size=text_size)
            house.look.set_window(size)
            window.setStyleSheet(style_sheet(house.look))
            window.resize(size)
            house.look.changed.emit()  # the buttons are measured in the new style
            house.look.clipped.clear()
            house.look.tiny.clear()
            for part in parts:
                part.grab()
            wide = [
                button.text()
                for button in page.findChildren(QPushButton)
                if button.isVisible() and button.sizeHint().width() > button.width()
            ]
            for text in (*house.look.clipped, *house.look.tiny, *wide):
                found.append(f"{size.width()}x{size.height()} {text_size}: {text}")
    return found


def parts_of(play: StellaPlay) -> list[QWidget]:
    table = play.table
    return [table.board, table.bar, table.header, *table.boards]


@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
@pytest.mark.parametrize("seats", [4, 6])
def test_nothing_at_the_table_is_cut(
    house: House, make_game: MakeGame, make_play: MakePlay, language: str, seats: int
) -> None:
    house.change_settings(language=language)
    saved = named(make_game(seats))
    marking = make_play(saved)
    assert cut_texts(house, marking, parts_of(marking)) == []
    fall_in_the_dark(saved)
    play = make_play(saved)
    play.table.play((CellShown(play.controller.view(None).shown[-1]),))
    assert play.table.bar.prompt.title, "the fall is told at length"
    assert cut_texts(house, play, parts_of(play)) == []
    assert cut_texts(house, play, [play.table.header, *play.table.boards], [DOUBLED]) == []
    play.table.bar.press_primary()
    point(play, 14)
    assert play.table.bar.prompt.alert, "refused: nobody has the last picture"
    assert cut_texts(house, play, parts_of(play)) == []


@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
@pytest.mark.parametrize("seats", [3, 6])
def test_nothing_on_the_score_page_is_cut(
    house: House, make_game: MakeGame, make_play: MakePlay, language: str, seats: int
) -> None:
    house.change_settings(language=language)
    saved = named(make_game(seats))
    for number in range(4):
        fall_in_the_dark(saved)
        end_round(saved)
        if number < 3:
            saved.session.submit(NextRound(0))
    play = make_play(saved)
    assert max(player.total for player in play.controller.view(None).players) > 9
    play._show_scores()
    assert cut_texts(house, play.scores, [play.scores], [*SIZES, DOUBLED]) == []


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[None]:
    """Another language may need 60 % more letters."""
    translator = Longer()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_language_of_longer_words_has_room_at_the_table(
    house: House, make_game: MakeGame, make_play: MakePlay, seats: int
) -> None:
    saved = make_game(seats)
    marking = make_play(saved)
    assert cut_texts(house, marking, parts_of(marking), HD) == []
    fall_in_the_dark(saved)
    play = make_play(saved)
    play.table.play((CellShown(play.controller.view(None).shown[-1]),))
    assert cut_texts(house, play, parts_of(play), HD) == []
    play.table.bar.press_primary()
    point(play, 14)
    assert play.table.bar.prompt.alert
    assert cut_texts(house, play, parts_of(play), HD) == []


@pytest.mark.usefixtures("longer")
@pytest.mark.parametrize("seats", [3, 6])
def test_a_language_of_longer_words_has_room_on_the_score_page(
    house: House, make_game: MakeGame, make_play: MakePlay, seats: int
) -> None:
    saved = make_game(seats)
    fall_in_the_dark(saved)
    end_round(saved)
    play = make_play(saved)
    play._show_scores()
    assert cut_texts(house, play.scores, [play.scores], HD) == []

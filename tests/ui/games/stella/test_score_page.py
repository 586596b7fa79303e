"""The score page: every pair that matched is there, and every word of the robots."""

from itertools import combinations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel

from stella_desktop.engine import TakeBack
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.ui.games.stella.match_list import shared_pictures
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.house import House
from tests.ui.conftest import NAMES, MakeGame, MakePlay
from tests.ui.games.stella.test_narrow_windows import end_round

SIZES = [QSize(1024, 600), QSize(1920, 1080), QSize(1024, 768), QSize(1280, 1024)]
SETS = ((0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 5, 6), (0, 7, 8, 9), (0, 7, 10), (0, 1, 2, 3, 4, 7, 8))
TOLD = tuple(f"{name}: “I saw ‘a lighthouse’ in 5 pictures.”" for name in NAMES[1:])


def scored(make_game: MakeGame, make_play: MakePlay, size: QSize) -> StellaPlay:
    """All fifteen pairs of six people matched, in groups of one to four pictures."""
    saved = make_game(6)
    for seat, cells in enumerate(SETS):
        saved.session.submit(LockMarks(seat, cells))
    end_round(saved)
    play = make_play(saved, size=size)
    play._show_scores()
    return play


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("told", [(), TOLD], ids=["people", "robots"])
def test_all_fifteen_pairs_are_shown(
    house: House, make_game: MakeGame, make_play: MakePlay, size: QSize, told: tuple[str, ...]
) -> None:
    play = scored(make_game, make_play, size)
    view = play.controller.view(None)
    play.scores.show_view(view, "a lighthouse", TakeBack.NEVER, told)
    house.look.clipped.clear()
    play.grab()
    matches = play.scores.matches
    _, pairs, height = matches._places()
    assert sorted(pair for _, pair in pairs) == list(combinations(range(6), 2))
    places = [place for place, _ in pairs]
    assert all(matches.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for one, other in combinations(places, 2))
    assert matches.remarks.y() >= matches._head() + height
    assert not house.look.clipped


def test_pairs_stand_with_the_number_of_pictures_they_shared(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    play = scored(make_game, make_play, SIZES[1])
    shared = shared_pictures(play.controller.view(None).results)
    counts, pairs, _ = play.scores.matches._places()
    tops = [place.y() for place, _ in counts]
    number_of = [
        max(n for n, top in enumerate(tops) if top <= place.bottom()) for place, _ in pairs
    ]
    groups = sorted(set(shared.values()), reverse=True)
    assert [groups[number] for number in number_of] == [shared[pair] for _, pair in pairs]


def test_a_screen_reader_hears_names_where_symbols_are_drawn(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    heard = scored(make_game, make_play, SIZES[1]).scores.matches.accessibleName()
    assert all(f"{a} and {b}: " in heard for a, b in combinations(NAMES, 2))


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_word_of_a_robot_is_lost(make_game: MakeGame, make_play: MakePlay, size: QSize) -> None:
    play = scored(make_game, make_play, size)
    view = play.controller.view(None)
    play.scores.show_view(view, "a lighthouse", TakeBack.NEVER, TOLD)
    play.grab()
    remarks = play.scores.matches.remarks
    labels = remarks.findChildren(QLabel)
    assert [label.text() for label in labels] == list(TOLD)
    assert all(label.height() >= label.heightForWidth(label.width()) for label in labels)
    assert remarks.height() >= labels[0].height(), "what does not fit can be scrolled to"


def test_without_robots_there_is_nothing_to_scroll(
    make_game: MakeGame, make_play: MakePlay
) -> None:
    assert not scored(make_game, make_play, SIZES[0]).scores.matches.remarks.isVisible()

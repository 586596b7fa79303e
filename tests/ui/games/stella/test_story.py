"""The story: words and pictures are named, and it opens where the table is."""

from random import Random

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QScroller

from stella_desktop.games.stella.moves import CellShown, LockMarks, NextRound, Phase
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.story import StoryPage, Thumbnail
from tests.ui.conftest import MakeGame, MakePlay
from tests.ui.games.stella.test_narrow_windows import end_round
from tests.ui.test_right_to_left import settle


@pytest.fixture
def play(make_game: MakeGame, make_play: MakePlay) -> StellaPlay:
    """A game in its third round."""
    saved = make_game(4)
    chance = Random(5)
    while saved.session.view(None).number < 3:
        for seat in saved.session.view(None).waiting:
            saved.session.submit(LockMarks(seat, tuple(sorted(chance.sample(range(15), 4)))))
        end_round(saved)
        saved.session.submit(NextRound(0))
    assert saved.session.view(None).phase is Phase.ASSOCIATE
    return make_play(saved, size=QSize(1024, 600))


def opened(play: StellaPlay) -> StoryPage:
    play.story.show_story(play.controller.story())
    play._bring(play.story)
    settle()
    return play.story


def lines_in_sight(page: StoryPage) -> list[str]:
    seen = page._scroll.viewport().rect()
    return [
        label.text()
        for label in page._scroll.findChildren(QLabel)
        if seen.contains(label.mapTo(page._scroll.viewport(), label.rect().center()))
    ]


def test_the_story_opens_at_the_latest_round(play: StellaPlay) -> None:
    page = opened(play)
    assert any(line.startswith("Round III of IV") for line in lines_in_sight(page))
    page._scroll.verticalScrollBar().setValue(0)
    assert any(line.startswith("Round I of IV") for line in lines_in_sight(page))
    page.closed.emit()
    page = opened(play)
    assert any(line.startswith("Round III of IV") for line in lines_in_sight(page))


def test_the_line_of_a_round_says_its_word(play: StellaPlay) -> None:
    begun = [line for line in all_lines(opened(play)) if line.startswith("Round ")]
    words = [play._words.first(result.word) for result in play.controller.view(None).results]
    assert len(begun) == 3
    assert [word in line for word, line in zip(words, begun, strict=False)] == [True, True]


def all_lines(page: StoryPage) -> list[str]:
    return [label.text() for label in page._scroll.findChildren(QLabel)]


def test_another_word_is_named(make_play: MakePlay) -> None:
    play = make_play(seats=3)
    play.table.bar.button("swap").click()
    play.table.bar.button("swap_yes").click()
    word = play._words.first(play.controller.view(None).word)
    assert any("All agree" in line and word in line for line in all_lines(opened(play)))


def test_each_shown_picture_stands_before_its_line(play: StellaPlay) -> None:
    page = opened(play)
    shown = [event.shown for event in play.controller.story() if isinstance(event, CellShown)]
    assert [picture.card for picture in page.findChildren(Thumbnail)] == [s.card for s in shown]
    for picture in page.findChildren(Thumbnail):
        (label,) = picture.parentWidget().findChildren(QLabel)
        assert picture.geometry().right() < label.x()
        assert label.height() >= label.heightForWidth(label.width())


def test_a_finger_scrolls_the_story(play: StellaPlay) -> None:
    assert QScroller.hasScroller(opened(play)._scroll.viewport())

"""People at the table, for tests: they open curtains, mark, pass the pen, point, go on."""

from random import Random

from pytestqt.qtbot import QtBot

from stella_desktop.games.stella.moves import Phase
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.private_page import PrivatePage


def open_curtain(qtbot: QtBot, play: StellaPlay) -> PrivatePage:
    """The reader holds the curtain until it opens."""
    curtain = play.front
    assert isinstance(curtain, Curtain)
    curtain.open.held.emit()
    qtbot.waitUntil(lambda: isinstance(play.front, PrivatePage))
    page = play.front
    assert isinstance(page, PrivatePage)
    return page


def mark_and_pass(qtbot: QtBot, play: StellaPlay, cells: tuple[int, ...]) -> None:
    """The seat behind the curtain marks these cells by clicking, and passes the pen."""
    page = open_curtain(qtbot, play)
    for cell in cells:
        page.grid.cards[cell].click()
    page.lock.click()
    qtbot.waitUntil(lambda: not isinstance(play.front, PrivatePage))


def mark_all(qtbot: QtBot, play: StellaPlay, marks: dict[int, tuple[int, ...]]) -> None:
    """Everybody marks, in the order in which the table asks."""
    play.table.bar.press_primary()
    while isinstance(play.front, Curtain):
        seat = play.controller.view(None).waiting[0]
        mark_and_pass(qtbot, play, marks[seat])


def point(play: StellaPlay, cell: int) -> None:
    """The scout chooses a picture and says yes."""
    play.table.grid.cards[cell].click()
    button = play.table.bar.button("point")
    assert button is not None
    assert button.isEnabled()
    button.click()


def a_legal_cell(play: StellaPlay, chance: Random) -> int:
    """A picture the scout may point at; only a test may look it up."""
    session = play.controller.session
    scout = session.view(None).scout
    move = session.game.legal_moves(session.state, scout)[0].sample(chance)
    return int(move.cell)


def play_round(qtbot: QtBot, play: StellaPlay, chance: Random) -> None:
    """A whole round, from the table before marking to the score page."""
    seats = len(play.seats)
    marks = {
        seat: tuple(sorted(chance.sample(range(15), chance.randint(2, 6)))) for seat in range(seats)
    }
    mark_all(qtbot, play, marks)
    while play.controller.view(None).phase is Phase.REVEAL:
        go_on = play.table.bar.button("go_on")
        if go_on is not None:
            go_on.click()
        point(play, a_legal_cell(play, chance))
    play.table.bar.press_primary()
    assert play.front is play.scores

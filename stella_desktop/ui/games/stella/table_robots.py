"""The robots of a table: who moves them, and what they say when a round is over."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from stella_desktop.controller.drivers import RobotDriver, stella_robots
from stella_desktop.controller.game_controller import GameController
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.house import House


def seat_robots(
    controller: GameController, house: House, pace_ms: int | None, parent: QObject
) -> RobotDriver | None:
    """Who moves the robots of this table; None if people sit at every seat."""
    if not any(player.board == "robot" for player in controller.table.players):
        return None
    bots = stella_robots(controller.table, house.associations)
    driver = RobotDriver(controller, bots, pace_ms=pace_ms, parent=parent)
    driver.hold()  # until the table is in front
    return driver


def explanations(
    robots: RobotDriver | None, seats: Sequence[SeatInfo], words: Words, texts: StellaTexts
) -> tuple[str, ...]:
    """What each robot says it saw, now that the round is over."""
    if robots is None:
        return ()
    told: list[str] = []
    for seat in robots.seats:
        said = robots.explanation(seat)
        if said is not None:
            word = words.first(said.seen[0].word) if said.seen else ""
            told.append(texts.explanation(seats[seat].name, word, said))
    return tuple(told)

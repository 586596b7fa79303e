"""Robots at the table: they move through the one door, in their time, and leave people theirs."""

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from stella_desktop.assets import resources
from stella_desktop.content.associations import Associations, load_associations
from stella_desktop.content.packs import load_deck, load_words
from stella_desktop.controller.drivers import (
    FACES,
    NAMES,
    QUICKEST_MS,
    SLOWEST_MS,
    RobotDriver,
    character_of,
    stella_robots,
)
from stella_desktop.controller.game_controller import GameController
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.engine import Bot, IllegalMove, RandomBot
from stella_desktop.games.stella.bot import Character
from stella_desktop.games.stella.moves import (
    AnswerWord,
    LockMarks,
    NextRound,
    Phase,
    PointAt,
    ProposeWord,
)
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import Board, Player, Symbol
from tests.fresh_python import qt_loaded_by

ROOT = Path(__file__).resolve().parent.parent.parent
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "star", "moon")
HERE, ROBOT, PAPER = "here", "robot", "paper"

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def associations() -> Associations:
    return load_associations(resources() / "words" / "associations.json")


@pytest.fixture
def make(tmp_path: Path, associations: Associations) -> Callable[..., RobotDriver]:
    """A table with these boards, and a driver without pauses."""

    def made(
        *boards: Board, seed: int = 1, pace_ms: int | None = 0, bot: Bot | None = None
    ) -> RobotDriver:
        players = tuple(
            Player(name=f"P{seat}", symbol=SYMBOLS[seat], board=board)
            for seat, board in enumerate(boards)
        )
        saved = begin_stella(
            players,
            deck="starlit",
            cards=load_deck(resources() / "decks" / "starlit").card_ids,
            pack=load_words(resources() / "words" / "starlit.json"),
            word_set=WordSet.CORE,
            word_languages=("en",),
            screen="standing",
            seed=seed,
        )
        folders = Folders(**dict.fromkeys(Folders.__annotations__, tmp_path))
        controller = GameController(Library(folders), saved)
        bots: dict[int, Bot] = dict(stella_robots(saved.table, associations))
        if bot is not None:
            bots = dict.fromkeys(bots, bot)
        # The controller is kept by the driver, and the driver by the test.
        return RobotDriver(controller, bots, pace_ms=pace_ms)

    return made


def controller_of(driver: RobotDriver) -> GameController:
    return driver._controller


def settle(qtbot: QtBot, driver: RobotDriver) -> None:
    """Until no robot is about to move."""
    qtbot.waitUntil(lambda: not driver.thinking)


def let_events_happen() -> None:
    """Long enough for robots without pauses to do whatever they are about to."""
    for _ in range(20):
        QCoreApplication.processEvents()


def movers(driver: RobotDriver) -> list[int]:
    return [move.seat for move in controller_of(driver).session.moves]


def mark(driver: RobotDriver, *seats: int) -> None:
    for seat in seats:
        assert controller_of(driver).submit(LockMarks(seat, (seat, 5, 9)))


def point(driver: RobotDriver, seat: int) -> None:
    """A person points at any picture it may point at."""
    session = controller_of(driver).session
    (space,) = session.game.legal_moves(session.state, seat)
    assert controller_of(driver).submit(space.sample(Random(1)))


def play_reveal(qtbot: QtBot, driver: RobotDriver) -> None:
    """People point when it is their turn, robots by themselves."""
    settle(qtbot, driver)
    while (view := controller_of(driver).view(None)).phase is Phase.REVEAL:
        assert view.scout not in driver.seats, "a robot whose turn it is does not point"
        point(driver, view.scout)
        settle(qtbot, driver)


# --- what they do ---------------------------------------------------------------------------------


def test_they_lock_once_somebody_else_has(make: Callable[..., RobotDriver], qtbot: QtBot) -> None:
    driver = make(HERE, ROBOT, HERE, ROBOT)
    assert driver.thinking == (), "whoever locks first takes the other word away from all"
    mark(driver, 2)
    assert driver.thinking == (1, 3)
    settle(qtbot, driver)
    assert sorted(movers(driver)) == [1, 2, 3]
    assert controller_of(driver).view(None).waiting == (0,)


def test_they_need_not_wait_once_the_word_is_settled(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, HERE)
    controller = controller_of(driver)
    controller.submit(ProposeWord(0))
    settle(qtbot, driver)
    answers = [move for move in controller.session.moves if move.seat == 1]
    assert isinstance(answers[0], AnswerWord)
    controller.submit(AnswerWord(2, agree=False))
    settle(qtbot, driver)
    assert isinstance(controller.session.last_move, LockMarks)
    assert controller.session.last_move.seat == 1


def test_they_point_in_their_turn_and_leave_the_next_round_to_people(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    controller = controller_of(driver)
    for number in range(1, 5):
        mark(driver, 0)
        play_reveal(qtbot, driver)
        settle(qtbot, driver)
        assert controller.view(None).phase is (Phase.SCORE if number < 4 else Phase.GAME_OVER)
        assert driver.thinking == ()
        assert controller.view(None).number == number
        controller.submit(NextRound(0))
    pointed = {move.seat for move in controller.session.moves if isinstance(move, PointAt)}
    assert {1, 2} <= pointed
    assert controller.session.outcome() is not None


def test_they_never_move_for_people(make: Callable[..., RobotDriver], qtbot: QtBot) -> None:
    driver = make(HERE, ROBOT, PAPER, "phone")
    mark(driver, 0)
    settle(qtbot, driver)
    assert movers(driver) == [0, 1]
    assert driver.seats == (1,)


def test_among_themselves_they_play_to_the_end(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(ROBOT, ROBOT, ROBOT)
    settle(qtbot, driver)
    controller = controller_of(driver)
    assert controller.session.outcome() is not None
    assert driver.thinking == ()
    kinds = [move.kind for move in controller.session.moves]
    assert kinds.count("next_round") == 3


def test_the_same_table_plays_the_same_game(make: Callable[..., RobotDriver], qtbot: QtBot) -> None:
    def choices(seed: int) -> list[Any]:
        driver = make(HERE, ROBOT, ROBOT, seed=seed)
        mark(driver, 0)
        play_reveal(qtbot, driver)
        return list(controller_of(driver).session.moves)

    assert choices(5) == choices(5)
    assert choices(5) != choices(6)


def test_a_robot_gets_the_view_and_the_moves_of_its_seat(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    given: list[tuple[Any, Any]] = []

    class Watched(RandomBot):
        def choose(self, view: Any, spaces: Any, chance: Random) -> Any:
            given.append((view, spaces))
            return super().choose(view, spaces, chance)

    driver = make(HERE, ROBOT, ROBOT, bot=Watched())
    mark(driver, 0)
    play_reveal(qtbot, driver)
    assert {view.viewer for view, _ in given} == {1, 2}
    for view, spaces in given:
        assert {space.seat for space in spaces} == {view.viewer}
    assert driver.explanation(1) is None, "only a robot of Stella knows why"


# --- when they do not -----------------------------------------------------------------------------


def test_nobody_moves_while_a_curtain_is_up(make: Callable[..., RobotDriver], qtbot: QtBot) -> None:
    driver = make(HERE, ROBOT, HERE)
    mark(driver, 0)
    assert driver.thinking == (1,)
    driver.hold()
    assert driver.thinking == ()
    mark(driver, 2)
    let_events_happen()
    assert movers(driver) == [0, 2]
    driver.release()
    settle(qtbot, driver)
    assert movers(driver)[:3] == [0, 2, 1]


def until_a_robot_has_pointed(qtbot: QtBot, driver: RobotDriver) -> PointAt:
    controller = controller_of(driver)
    mark(driver, 0)
    while True:
        settle(qtbot, driver)
        move = controller.session.last_move
        if isinstance(move, PointAt) and move.seat in driver.seats:
            return move
        point(driver, 0)


def test_what_was_taken_back_is_not_done_again_at_once(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    controller = controller_of(driver)
    undone = until_a_robot_has_pointed(qtbot, driver)
    controller.take_back()
    ply = controller.session.ply
    assert driver.waits_for_table
    let_events_happen()
    assert (driver.thinking, controller.session.ply) == ((), ply)
    driver.go_on()
    assert driver.thinking == (undone.seat,)
    assert not driver.waits_for_table
    settle(qtbot, driver)
    assert controller.session.moves[ply] == undone, "thinking twice gives the same"


def test_taking_back_once_more_makes_them_rest_once_more(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    until_a_robot_has_pointed(qtbot, driver)
    controller_of(driver).take_back()
    driver.go_on()
    settle(qtbot, driver)
    controller_of(driver).take_back()
    assert driver.waits_for_table or controller_of(driver).view(None).scout == 0
    assert driver.thinking == ()


def test_after_a_person_has_moved_they_rest_no_more(make: Callable[..., RobotDriver]) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    controller = controller_of(driver)
    controller.submit(ProposeWord(0))
    controller.take_back()
    assert not driver.waits_for_table, "there is nothing to do for a robot"
    mark(driver, 0)
    assert driver.thinking == (1, 2)


def test_a_game_opened_again_goes_on_as_it_was(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    controller = controller_of(driver)
    mark(driver, 0)
    driver.hold()
    again = RobotDriver(controller, driver._bots, pace_ms=0)
    assert again.thinking == (1, 2)
    settle(qtbot, again)
    assert movers(again)[:3].count(0) == 1


def test_a_driver_that_is_gone_moves_nobody(make: Callable[..., RobotDriver]) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    controller = controller_of(driver)
    mark(driver, 0)
    assert driver.thinking
    delete(driver)
    let_events_happen()
    assert controller.session.ply == 1
    controller.submit(LockMarks(1, (1,)))
    assert controller.session.ply == 2


@pytest.mark.logs_warnings
def test_a_robot_that_is_refused_is_told_in_the_log_and_does_not_hang_the_app(
    make: Callable[..., RobotDriver], qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    class Wrong(RandomBot):
        def choose(self, view: Any, spaces: Any, chance: Random) -> Any:  # noqa: ARG002
            return LockMarks(view.viewer, ())

    driver = make(HERE, ROBOT, HERE, bot=Wrong())
    refused: list[IllegalMove] = []
    controller_of(driver).rejected.connect(lambda reason, _move: refused.append(reason))
    mark(driver, 0)
    settle(qtbot, driver)
    assert [one.reason for one in refused] == ["marks"]
    assert "the robot of seat 1 was refused lock_marks" in caplog.text


# --- a human moment -------------------------------------------------------------------------------


def test_a_move_takes_a_human_moment(make: Callable[..., RobotDriver]) -> None:
    moments = set()
    for seed in range(30):
        driver = make(HERE, ROBOT, ROBOT, seed=seed, pace_ms=None)
        started: list[int] = []
        driver.startTimer = lambda ms, started=started: started.append(ms) or len(started)  # type: ignore[method-assign]
        mark(driver, 0)
        assert len(started) == 2
        moments.update(started)
        driver._thinking.clear()
    assert QUICKEST_MS <= min(moments) < 1500
    assert 3200 < max(moments) <= SLOWEST_MS


def test_a_moment_is_not_begun_anew_when_others_move(make: Callable[..., RobotDriver]) -> None:
    driver = make(HERE, ROBOT, HERE, pace_ms=60_000)
    mark(driver, 0)
    before = dict(driver._thinking)
    mark(driver, 2)
    assert driver._thinking == before


# --- who they are ---------------------------------------------------------------------------------


def test_a_face_tells_the_character() -> None:
    for character, face in FACES.items():
        for seat in range(6):
            player = Player(name="R", symbol="circle", avatar=face, board="robot")
            assert character_of(seat, player) is character
        assert (resources() / "avatars" / f"{face}.webp").is_file()
    assert set(NAMES) == set(FACES) == set(Character)
    assert len(set(NAMES.values())) == len(set(FACES.values())) == 3


@pytest.mark.parametrize("avatar", [None, "robot", "bear"])
def test_neighbours_with_other_faces_differ(avatar: str | None) -> None:
    player = Player(name="R", symbol="circle", avatar=avatar, board="robot")
    characters = [character_of(seat, player) for seat in range(6)]
    assert all(one is not other for one, other in pairwise(characters))
    assert set(characters) == set(Character)


def test_they_explain_themselves_on_the_score_page_and_not_before(
    make: Callable[..., RobotDriver], qtbot: QtBot
) -> None:
    driver = make(HERE, ROBOT, ROBOT)
    assert driver.explanation(1) is None
    mark(driver, 0)
    qtbot.waitUntil(lambda: controller_of(driver).view(None).phase is not Phase.ASSOCIATE)
    if controller_of(driver).view(None).phase is Phase.REVEAL:
        assert driver.explanation(1) is None
    play_reveal(qtbot, driver)
    for seat in (1, 2):
        explanation = driver.explanation(seat)
        assert explanation is not None
        assert explanation.marked == controller_of(driver).view(None).results[-1].counts[seat]
    assert driver.explanation(0) is None


def test_the_module_loads_nothing_of_qt_but_core() -> None:
    assert qt_loaded_by("stella_desktop.controller.drivers") == "['PySide6.QtCore']"

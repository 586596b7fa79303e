"""Make the pictures of the README from the real app: `python packaging/make_screenshots.py`.

Plays a fixed game by itself, offscreen, in a folder that is thrown away.
"""

import os
import sys
import tempfile
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QDeadlineTimer, QSize, Qt  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from stella_desktop.app import DECK, App, make_application  # noqa: E402
from stella_desktop.controller.new_game import WordSet, begin_stella  # noqa: E402
from stella_desktop.engine import Session  # noqa: E402
from stella_desktop.games.stella.moves import LockMarks, NextRound, Phase, PointAt  # noqa: E402
from stella_desktop.storage.paths import folders  # noqa: E402
from stella_desktop.storage.save_file import SavedGame  # noqa: E402
from stella_desktop.storage.table import Player, WordLanguage  # noqa: E402
from stella_desktop.ui.games.stella.curtain import Curtain  # noqa: E402
from stella_desktop.ui.games.stella.play import StellaPlay  # noqa: E402
from stella_desktop.ui.games.stella.private_page import PrivatePage  # noqa: E402

SIZE = QSize(1920, 1080)
SHOWN = QSize(1280, 720)
FAMILY = (
    ("Linh", "circle", "girl"),
    ("Kenji", "square", "fox"),
    ("Bà", "triangle", "grandmother"),
    ("Minh", "star", "boy"),
    ("Yuki", "diamond", "cat"),
)
# Tastes differ, and overlap: some pictures speak to nearly everybody.
LOVED = (1, 4, 6, 8, 11, 13)


def family_game(app: App, languages: tuple[WordLanguage, ...]) -> SavedGame:
    players = tuple(
        Player.model_validate({"name": n, "symbol": s, "avatar": a}) for n, s, a in FAMILY
    )
    return begin_stella(
        players,
        deck=DECK,
        cards=app.house.deck.card_ids,
        pack=app.house.words,
        word_set=WordSet.CORE,
        word_languages=languages,
        screen="standing",
        seed=20,
    )


def play_on(session: Session, *, until_round: int, until: Phase, points: int = 0) -> None:
    """Play by itself until this phase of this round, with so many pictures shown."""
    chance = Random(4)
    while True:
        view = session.view(None)
        there = view.number == until_round and view.phase is until
        if there and (until is not Phase.REVEAL or len(view.shown) >= points):
            return
        match view.phase:
            case Phase.ASSOCIATE:
                cells = chance.sample(LOVED, 3) + chance.sample(range(15), 2)
                session.submit(LockMarks(view.waiting[0], tuple(sorted(set(cells)))))
            case Phase.REVEAL:
                (space,) = session.game.legal_moves(session.state, view.scout)
                move = space.sample(chance)
                assert isinstance(move, PointAt)
                session.submit(move)
            case Phase.SCORE:
                session.submit(NextRound(0))
            case _:
                return


def main() -> int:
    target = ROOT / "resources" / "screenshots"
    target.mkdir(parents=True, exist_ok=True)
    make_application([])
    with tempfile.TemporaryDirectory() as home:
        app = App(folders(Path(home)), "en")
        app.window.resize(SIZE)
        app.window.show()
        app.furnish()
        app.house.change_settings(motion=False)
        app.rooms.hold_ms = 0

        def shoot(name: str) -> None:
            for _ in range(3):
                QApplication.processEvents()
            app.art.rough = False
            app.look.set_window(app.window.size())
            for widget in app.window.findChildren(QWidget):
                widget.update()
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = app.window.grab().toImage().scaled(SHOWN, mode=smooth)
            picture.save(str(target / f"{name}.jpg"), quality=88)

        def sit(languages: tuple[WordLanguage, ...], **wanted: object) -> StellaPlay:
            saved = family_game(app, languages)
            if wanted:
                play_on(saved.session, **wanted)  # type: ignore[arg-type]
            app.rooms.start(saved)
            assert app.rooms.play is not None
            return app.rooms.play

        play = sit(("en", "ja", "vi"), until_round=2, until=Phase.REVEAL, points=4)
        move = play.controller.session.game.legal_moves(
            play.controller.session.state, play.controller.view(None).scout
        )[0].sample(Random(2))
        play.controller.submit(move)
        shoot("table_en")
        sit(("en",), until_round=2, until=Phase.SCORE)
        shoot("scores_en")
        app.house.change_settings(language="ja")
        play = sit(("ja", "vi"))
        play.table.bar.press_primary()
        assert isinstance(play.front, Curtain)
        shoot("curtain_ja")
        play.front.open.held.emit()
        QApplication.processEvents()
        page = play.front
        assert isinstance(page, PrivatePage)
        for cell in (1, 6, 8, 13):
            page.grid.cards[cell].click()
        shoot("private_ja")
        app.house.change_settings(language="vi")
        sit(("vi",), until_round=4, until=Phase.GAME_OVER)
        shoot("end_vi")
        sit(("vi", "en"), until_round=3, until=Phase.REVEAL, points=2)
        app.rooms.go_home()
        shoot("home_vi")
        app.house.change_settings(language="fa")
        app.rooms.show_album()
        # Its pictures are decoded by other threads.
        shown = QDeadlineTimer(5000)
        while not shown.hasExpired():
            QApplication.processEvents()
        shoot("album_fa")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""Promises in a language from right to left: forms are mirrored, boards never, all is readable."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from stella_desktop.app import DECK
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.games.stella.moves import Phase
from stella_desktop.storage.roster import Roster
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Player
from stella_desktop.ui.games.stella.curtain import Curtain
from stella_desktop.ui.games.stella.play import StellaPlay
from stella_desktop.ui.games.stella.private_page import PrivatePage
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.house import House
from stella_desktop.ui.look import BODY, SYMBOLS, Ink, Look, direction_of, draw_text, leading
from stella_desktop.ui.pages.home import HomePage
from stella_desktop.ui.pages.new_game import NewGamePage
from stella_desktop.ui.style import style_sheet
from tests.ui.conftest import MakePlay
from tests.ui.games.stella.playing import open_curtain, point
from tests.ui.test_type import luminance

SIZES = [QSize(1280, 720), QSize(1024, 600)]
NAMES = ("مادربزرگ", "Kenji", "نرگس", "Bà ngoại", "雪", "Ada 2")
PLAYERS = tuple(
    Player(name=name, symbol=symbol) for name, symbol in zip(NAMES, SYMBOLS, strict=True)
)
MARKS = {0: (1, 4, 5, 6), 1: (1, 2, 7), 2: (1, 3, 8), 3: (2, 6), 4: (4, 9), 5: (9, 10, 11, 12, 13)}
RIGHT = Qt.LayoutDirection.RightToLeft
LEFT = Qt.LayoutDirection.LeftToRight


@pytest.fixture
def persian(house: House) -> Iterator[House]:
    house.change_settings(language="fa")
    yield house
    house.change_settings(language="en")


@pytest.fixture
def family(house: House) -> SavedGame:
    """A game of six people with names in every script."""
    return begin_stella(
        PLAYERS,
        deck=DECK,
        cards=house.deck.card_ids,
        pack=house.words,
        word_set=WordSet.CORE,
        word_languages=("fa", "ja", "en"),
        screen="standing",
        seed=11,
    )


Show = Callable[[QWidget, House, QSize], QWidget]


@pytest.fixture
def show(qtbot: QtBot) -> Show:
    """A page in its window, painted."""
    kept: list[QWidget] = []

    def make(page: QWidget, house: House, size: QSize) -> QWidget:
        window = QWidget()
        qtbot.addWidget(window)
        layout = QVBoxLayout(window)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(page)
        house.look.set_window(size)
        window.setStyleSheet(style_sheet(house.look))
        window.resize(size)
        window.show()
        kept.append(window)
        settle()
        window.grab()
        return window

    return make


def settle() -> None:
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()


def troubles(window: QWidget, look: Look) -> list[str]:
    """What is cut or too small in this window now."""
    settle()
    look.clipped.clear()
    look.tiny.clear()
    window.grab()
    found = [*look.clipped, *look.tiny]
    for button in window.findChildren(QPushButton):
        if button.isVisible() and button.text() and button.sizeHint().width() > button.width():
            found.append(f"button {button.text()}")
    return found


def place(widget: QWidget, page: QWidget) -> QRect:
    return QRect(widget.mapTo(page, QPoint(0, 0)), widget.size())


# --- what is mirrored, and what is not ------------------------------------------------------------


@pytest.mark.usefixtures("persian")
def test_the_pictures_are_not_mirrored(qtbot: QtBot, make_play: MakePlay) -> None:
    play = make_play(seats=3)
    cards = [place(card, play) for card in play.table.grid.cards]
    assert cards[0].x() < cards[4].x()
    assert cards[0].y() < cards[10].y()
    assert place(play.table.board, play).x() < cards[0].x()
    play.table.bar.press_primary()
    own = [place(card, play) for card in open_curtain(qtbot, play).grid.cards]
    assert own[0].x() < own[4].x()


def test_a_form_is_mirrored(persian: House, show: Show) -> None:
    page = NewGamePage(persian)
    page.prepare()
    window = show(page, persian, SIZES[0])
    row = page.seats.list.rows[0]
    assert window.layoutDirection() is RIGHT
    assert place(page.seats, page).center().x() > page.width() / 2
    assert row.name.layoutDirection() is RIGHT


@pytest.mark.usefixtures("persian")
def test_the_next_step_stands_where_a_line_ends(make_play: MakePlay) -> None:
    play = make_play(seats=3)
    step = play.table.bar.button("mark")
    assert step is not None
    assert step.geometry().center().x() < play.table.bar.width() / 2


# --- nothing is cut -------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_words_on_the_painted_lamp_can_be_read(persian: House, show: Show, size: QSize) -> None:
    page = prepared(persian)
    show(page, persian, size)
    labels = (page.seats.heading, page.seats.order, page.seats.limit)
    areas = [place(label, page) for label in labels]
    assert all(label.isVisible() for label in labels)
    for label in labels:
        label.setStyleSheet("color: transparent;")
    settle()
    grabbed = page.grab().toImage()
    words = luminance(Ink.SOFT.color)
    for area in areas:
        for x in range(area.left(), area.right(), 3):
            for y in range(area.top(), area.bottom(), 3):
                ground = luminance(grabbed.pixelColor(x, y))
                assert (words + 0.05) / (ground + 0.05) >= 4.5, (x, y)


def prepared(house: House) -> NewGamePage:
    page = NewGamePage(house)
    page.prepare()
    return page


def test_own_words_begin_on_the_side_of_their_script(persian: House, show: Show) -> None:
    page = prepared(persian)
    show(page, persian, SIZES[0])
    editor = page.words.editor
    page.words.choose(WordSet.OWN)
    editor.setPlainText("بهار")
    for language, right in (("fa", True), ("en", False)):
        persian.change_settings(language=language)
        page.languages.choose((language,))
        page.words.use_language(language)
        settle()
        area = editor.viewport().grab().toImage()
        ink = [
            x
            for x in range(area.width())
            for y in range(0, min(40, area.height()), 2)
            if area.pixelColor(x, y).lightness() > 120
        ]
        assert (min(ink) > area.width() // 2) is right
        assert (max(ink) > area.width() // 2) is right


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_clipped_before_a_game(persian: House, show: Show, size: QSize) -> None:
    home = HomePage(persian.look, persian.art)
    assert troubles(show(home, persian, size), persian.look) == []
    persian.rosters.save(Roster().remembering(PLAYERS))
    page = NewGamePage(persian)
    page.prepare()
    assert troubles(show(page, persian, size), persian.look) == []
    fields = [row.name for row in page.seats.list.rows]
    assert [field.text() for field in fields] == list(NAMES)
    assert [field.text() for field in fields if not is_whole(field)] == []


def is_whole(field: QLineEdit) -> bool:
    return field.fontMetrics().horizontalAdvance(field.text()) < field.width()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_clipped_in_a_game(
    persian: House, qtbot: QtBot, make_play: MakePlay, family: SavedGame, size: QSize
) -> None:
    play = make_play(family, size=size)
    found: dict[str, list[str]] = {}

    def look_at(page: str) -> None:
        if cut := troubles(play, persian.look):
            found.setdefault(page, []).extend(cut)

    for _ in range(400):
        settle()
        front = play.front
        look_at(type(front).__name__)
        if front is play.end:
            break
        if isinstance(front, Curtain):
            front.open.held.emit()
            qtbot.waitUntil(lambda: isinstance(play.front, PrivatePage))
        elif isinstance(front, PrivatePage):
            seat = play.controller.view(None).waiting[0]
            for cell in MARKS[seat]:
                front.grid.cards[cell].click()
            look_at("PrivatePage")
            front.lock.click()
            qtbot.waitUntil(lambda: not isinstance(play.front, PrivatePage))
        else:
            go_on(play)
    assert play.front is play.end
    assert found == {}


def go_on(play: StellaPlay) -> None:
    """The one next step of the table or of the scores."""
    bar = play.scores.bar if play.front is play.scores else play.table.bar
    view = play.controller.view(None)
    if bar.press_primary():
        return
    assert view.phase is Phase.REVEAL
    assert view.scout is not None
    shown = {picture.cell for picture in view.shown}
    point(play, next(cell for cell in MARKS[view.scout] if cell not in shown))


# --- names and sentences --------------------------------------------------------------------------


def test_a_sentence_reads_from_the_right_whatever_name_it_begins_with(persian: House) -> None:
    texts = StellaTexts()
    for name in NAMES:
        assert direction_of(texts.point(name)) is RIGHT
        assert direction_of(texts.both([name, "Linh"])) is RIGHT
    assert direction_of("3 + 2 = 5") is LEFT
    assert direction_of("Bà ngoại") is LEFT
    persian.change_settings(language="en")
    assert direction_of(f"{NAMES[0]}, point at one of your pictures.") is LEFT
    assert direction_of(NAMES[0]) is RIGHT


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_drawn_whole_on_its_side(house: House, language: str, name: str) -> None:
    house.change_settings(language=language)
    look = house.look
    look.clipped.clear()
    whole = ink(name, look, 600)
    assert whole.x() < 20, "beside its symbol, at the left as it was asked for"
    assert abs(ink(name, look, whole.width() + 12).width() - whole.width()) <= 1
    assert not look.clipped


def ink(name: str, look: Look, width: int) -> QRect:
    """Where something is painted when a name is drawn at the left of a place of this width."""
    image = QImage(700, 60, QImage.Format.Format_RGB32)
    image.fill(Ink.NIGHT.color)
    painter = QPainter(image)
    align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    spot = QRect(0, 0, width, 60)
    draw_text(painter, look, spot, name, look.font(BODY), Ink.CREAM.color, align=align)
    painter.end()
    night = QColor(Ink.NIGHT.value).rgb()
    painted = [
        x
        for x in range(image.width())
        if any(image.pixel(x, y) != night for y in range(image.height()))
    ]
    return QRect(painted[0], 0, painted[-1] - painted[0] + 1, 60)


def test_two_lines_of_persian_fit_where_two_lines_of_english_do(persian: House) -> None:
    look = persian.look
    look.clipped.clear()
    font = look.font(BODY)
    image = QImage(200, round(font.pixelSize() * 3), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    text = "در تاریکی\nدیده‌بان"
    draw_text(painter, look, image.rect(), text, font, Ink.CREAM.color, align=leading(), wrap=True)
    drawn = painter.font().pixelSize()
    painter.end()
    assert drawn == font.pixelSize()
    assert not look.clipped

"""Promises of the page for a new game: a family sits down, and nothing it types goes wrong."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, QTranslator
from PySide6.QtGui import QFontMetrics, QInputMethodEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QScroller,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk
from stella_desktop.controller.new_game import WordSet
from stella_desktop.games.stella.moves import WordOrder
from stella_desktop.storage.roster import Roster
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import OWN_WORDS, Player
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SYMBOLS, TEXT_FACTORS, Look
from stella_desktop.ui.pages.new_game import NewGamePage
from stella_desktop.ui.pages.new_game_choices import AVATARS
from stella_desktop.ui.pages.new_game_parts import TARGET, DrawnButton
from stella_desktop.ui.pages.new_game_row import SeatRow
from stella_desktop.ui.style import style_sheet
from tests.ui.windows import settle

ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape
CONTROL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton
NFD_HIEU = "Hie\u0302\u0301u"
SIZES = ((1024, 600), (1920, 1080), (3840, 2160), (1024, 768), (2560, 1080))


@dataclass
class Visit:
    """The page in its window, and what it told the app."""

    page: NewGamePage
    window: QWidget
    look: Look
    games: list[SavedGame] = field(default_factory=list)
    closings: int = 0

    @property
    def rows(self) -> list[SeatRow]:
        return self.page.seats.list.rows

    @property
    def names(self) -> list[str]:
        return [row.name.text() for row in self.rows]

    @property
    def symbols(self) -> list[str]:
        return [row.draft.symbol for row in self.rows]

    @property
    def game(self) -> SavedGame:
        """The one game that was started."""
        (game,) = self.games
        return game

    def count_closing(self) -> None:
        self.closings += 1

    def seat(self, *names: str) -> None:
        for row, name in zip(self.rows, names, strict=False):
            row.name.setText(name)

    def pick(self, button: QAbstractButton, value: str) -> None:
        """Open the picker with a button and choose from it."""
        button.click()
        options = {option.option.value: option for option in self.page.picker.buttons}
        options[value].click()

    def said(self) -> str:
        return self.page.sentence.text()


MakeVisit = Callable[..., Visit]


@pytest.fixture
def visit(qtbot: QtBot, house: House) -> MakeVisit:
    """Show the page, prepared, in a window of its own."""

    kept: list[Visit] = []  # a window nobody holds would be collected

    def make(size: tuple[int, int] = (1280, 720), of: House | None = None) -> Visit:
        wanted = of or house
        window = QWidget()
        qtbot.addWidget(window)
        layout = QVBoxLayout(window)
        layout.setContentsMargins(0, 0, 0, 0)
        page = NewGamePage(wanted)
        layout.addWidget(page)
        made = Visit(page, window, wanted.look)
        kept.append(made)
        page.started.connect(made.games.append)
        page.closed.connect(made.count_closing)
        wanted.look.set_window(QSize(*size))
        window.setStyleSheet(style_sheet(wanted.look))
        window.resize(*size)
        page.prepare()
        window.show()
        settle()
        return made

    return make


def family(*names: str, **same: object) -> tuple[Player, ...]:
    return tuple(
        Player.model_validate({"name": name, "symbol": symbol, **same})
        for name, symbol in zip(names, SYMBOLS, strict=False)
    )


def remember(house: House, players: tuple[Player, ...]) -> None:
    house.rosters.save(Roster().remembering(players))


def other_house(house: House, deck: DeckOnDisk) -> House:
    made = House(
        folders=house.folders,
        look=house.look,
        art=house.art,
        languages=house.languages,
        deck=deck,
        words=house.words,
    )
    made.settings = house.settings
    return made


def double_click(window: QWidget, where: QPoint) -> None:
    """Two fast clicks at one place of the window, on whatever lies there each time."""
    press, again = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick
    for kind in (press, again):
        target = window.childAt(where) or window
        for what, held in ((kind, LEFT), (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton)):
            at = QPointF(target.mapFrom(window, where))
            there = QPointF(window.mapToGlobal(where))
            event = QMouseEvent(what, at, there, LEFT, held, Qt.KeyboardModifier.NoModifier)
            QApplication.sendEvent(target, event)


def middle_of(widget: QWidget) -> QPoint:
    return widget.mapTo(widget.window(), widget.rect().center())


def preedit(widget: QWidget, text: str) -> None:
    QApplication.sendEvent(widget, QInputMethodEvent(text, []))


def commit(widget: QWidget, text: str) -> None:
    event = QInputMethodEvent("", [])
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


# --- starting ------------------------------------------------------------------------------------


def test_one_click_after_the_names_starts_a_first_game(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("Linh", "Kenji", "Bà")
    QTest.mouseClick(shown.page.start, LEFT)
    table, setup = shown.game.table, shown.game.session.setup
    assert [player.name for player in table.players] == ["Linh", "Kenji", "Bà"]
    assert {player.board for player in table.players} == {"here"}
    assert (table.screen, table.deck, table.word_languages) == ("standing", "starlit", ("en",))
    assert setup.words == ("d1", "d2", "d3", "d4")
    assert setup.options.words is WordOrder.GIVEN


def test_seats_without_a_name_are_named_by_their_number(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("", "Kenji")
    shown.page.start.click()
    assert [p.name for p in shown.game.table.players] == ["Player 1", "Kenji", "Player 3"]


def test_names_made_up_for_empty_seats_are_not_remembered(visit: MakeVisit, house: House) -> None:
    shown = visit()
    shown.seat("", "Kenji")
    shown.page.start.click()
    assert house.rosters.load().names == ("Kenji",)
    shown.page.prepare()
    assert shown.names == ["", "Kenji", ""]


@pytest.mark.parametrize("clicks", [2, 10])
def test_many_fast_clicks_on_start_start_once(visit: MakeVisit, clicks: int) -> None:
    shown = visit()
    for _ in range(clicks):
        double_click(shown.window, middle_of(shown.page.start))
        shown.page.start.click()
        QTest.keyClick(shown.page, ENTER, CONTROL)
    assert len(shown.games) == 1


def test_the_page_can_start_again_once_it_is_prepared_again(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.start.click()
    shown.page.prepare()
    shown.page.start.click()
    assert len(shown.games) == 2


def test_whoever_has_played_the_first_game_gets_other_words_next(visit: MakeVisit) -> None:
    shown = visit()
    assert shown.page.words.word_set is WordSet.DISCOVERY
    shown.page.start.click()
    shown.page.prepare()
    assert shown.page.words.word_set is WordSet.CORE
    assert visit().page.words.word_set is WordSet.CORE


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_control_and_enter_start_from_any_field(visit: MakeVisit, key: Qt.Key) -> None:
    shown = visit()
    QTest.keyClick(shown.rows[1].name, key, CONTROL)
    assert len(shown.games) == 1


def test_back_and_escape_close_once_and_start_nothing(visit: MakeVisit) -> None:
    shown = visit()
    QTest.keyClick(shown.rows[0].name, ESCAPE)
    double_click(shown.window, middle_of(shown.page.back))
    assert (shown.closings, shown.games) == (1, [])


def test_a_deck_with_too_few_pictures_is_told_before_the_start(
    visit: MakeVisit, house: House
) -> None:
    whole = house.deck
    small = DeckOnDisk(whole.folder, whole.deck.model_copy(update={"cards": whole.deck.cards[:22]}))
    shown = visit(of=other_house(house, small))
    assert not shown.page.start.isEnabled()
    assert "8" in shown.said()
    QTest.keyClick(shown.page, ENTER, CONTROL)
    assert shown.games == []


def test_a_deck_with_just_enough_pictures_starts(visit: MakeVisit, house: House) -> None:
    whole = house.deck
    enough = DeckOnDisk(
        whole.folder, whole.deck.model_copy(update={"cards": whole.deck.cards[:30]})
    )
    shown = visit(of=other_house(house, enough))
    shown.page.start.click()
    assert len(shown.game.session.setup.cards) == 30


# --- who sits at the table ------------------------------------------------------------------------


def test_the_family_of_last_time_sits_there_already(visit: MakeVisit, house: House) -> None:
    players = family("Linh", "Kenji", "Bà", "Minh", avatar="fox", side="left")
    remember(house, players)
    shown = visit()
    shown.page.start.click()
    assert shown.game.table.players == players


def test_the_family_and_its_wishes_are_remembered(visit: MakeVisit, house: House) -> None:
    shown = visit()
    shown.seat("Linh", "Kenji", "Bà")
    shown.page.screen_panel.flat.click()
    shown.page.languages.chips["ja"].click()
    shown.page.start.click()
    roster = house.rosters.load()
    assert roster.last_table == shown.game.table.players
    assert roster.names == ("Linh", "Kenji", "Bà")
    assert (house.settings.screen, house.settings.word_languages) == ("flat", ("en", "ja"))


def test_an_avatar_that_is_not_there_any_more_is_left_out(visit: MakeVisit, house: House) -> None:
    remember(house, family("Linh", "Kenji", "Bà", avatar="unicorn"))
    assert [row.draft.avatar for row in visit().rows] == [None, None, None]


def test_robots_of_the_last_table_are_seated_again(visit: MakeVisit, house: House) -> None:
    robots = tuple(p.model_copy(update={"board": "robot"}) for p in family("R1", "R2", "R3")[1:])
    remember(house, (*family("Linh"), *robots))
    shown = visit()
    assert shown.names == ["Linh", "R2", "R3"]
    assert [row.draft.board for row in shown.rows] == ["here", "robot", "robot"]


def test_a_robot_gets_a_face_and_a_name_of_its_own(visit: MakeVisit) -> None:
    shown = visit()
    for row in shown.rows[1:]:
        shown.pick(row.board, "robot")
    one, two = (row.draft for row in shown.rows[1:])
    assert one.name
    assert two.name
    assert (one.name, one.avatar) != (two.name, two.avatar)
    shown.page.start.click()
    assert [player.board for player in shown.game.table.players] == ["here", "robot", "robot"]
    assert shown.game.session.setup.options.paper == ()


def test_names_that_sit_nowhere_yet_are_offered(visit: MakeVisit, house: House) -> None:
    house.rosters.save(Roster(names=("Linh", "Kenji", "Bà")))
    shown = visit()
    shown.seat("linh")
    completer = shown.rows[1].name.completer()
    assert completer is not None
    completer.setCompletionPrefix("")
    offered = {
        completer.completionModel().index(n, 0).data() for n in range(completer.completionCount())
    }
    assert offered == {"Kenji", "Bà"}


def test_avatars_are_those_of_the_resources() -> None:
    there = {file.stem for file in (resources() / "avatars").iterdir()}
    assert set(AVATARS) == there
    assert len(AVATARS) == 12


def test_an_avatar_can_be_chosen_and_taken_away(visit: MakeVisit) -> None:
    shown = visit()
    row = shown.rows[0]
    for avatar in (*AVATARS, ""):
        shown.pick(row.avatar, avatar)
        assert row.draft.avatar == (avatar or None)


def test_the_order_of_the_rows_is_the_order_of_the_table(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("A", "B", "C")
    shown.rows[0].down.click()
    shown.rows[2].up.click()
    assert shown.names == ["B", "C", "A"]
    shown.page.start.click()
    assert [player.name for player in shown.game.table.players] == ["B", "C", "A"]


def test_alt_and_arrows_move_a_seat_and_keep_the_keyboard_with_it(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("A", "B", "C")
    field = shown.rows[0].name
    field.setFocus()
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up):
        QTest.keyClick(field, key, ALT)
    assert shown.names == ["B", "A", "C"]
    assert shown.window.focusWidget() is field


def test_a_seat_is_dragged_to_another_place(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("A", "B", "C")
    handle = shown.rows[0].handle
    far = handle.mapFrom(shown.page.seats.list, shown.rows[2].geometry().center())
    middle = handle.rect().center()
    QTest.mousePress(handle, LEFT, pos=middle)
    for step in range(1, 11):
        # The handle travels along: where it is now, not where it was.
        here = middle + QPoint(0, (far.y() - middle.y()) * step // 10)
        there = shown.page.seats.list.mapToGlobal(QPoint(0, 0)) + QPoint(0, here.y())
        drag(handle, QPointF(there))
    QTest.mouseRelease(handle, LEFT, pos=middle)
    assert shown.names == ["B", "C", "A"]
    tops = [row.y() for row in shown.rows]
    assert tops == sorted(set(tops))


def drag(handle: QWidget, to: QPointF) -> None:
    local = handle.mapFromGlobal(to)
    kind = QEvent.Type.MouseMove
    event = QMouseEvent(kind, local, to, LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(handle, event)


def test_a_finger_on_the_handle_drags_and_does_not_scroll(visit: MakeVisit) -> None:
    shown = visit((1024, 768))
    shown.page.seats.add.click()
    shown.page.seats.add.click()
    bar = shown.page.table.verticalScrollBar()
    settle()
    assert bar.maximum() > 0
    bar.setValue(0)
    shown.seat("A", "B", "C", "D", "E")
    row = shown.rows[2]
    swipe(shown, row.handle, -row.height() * 2)
    assert bar.value() == 0
    assert shown.names[0] == "C"


@pytest.mark.parametrize("far", [-60, -300])
def test_a_finger_elsewhere_scrolls_and_presses_nothing(visit: MakeVisit, far: int) -> None:
    shown = visit((1024, 768))
    bar = shown.page.table.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(0)
    swipe(shown, shown.page.seats.add, far)
    assert bar.value() > 0
    assert len(shown.rows) == 3


def test_a_finger_that_stays_presses(visit: MakeVisit) -> None:
    shown = visit((1024, 768))
    swipe(shown, shown.page.seats.add, 0)
    assert len(shown.rows) == 4


def swipe(shown: Visit, widget: QWidget, dy: int) -> None:
    """A finger that moves by `dy` over the screen in ten steps."""
    window = widget.window()
    start = widget.mapTo(window, widget.rect().center())
    finger = QTest.touchEvent(window, TOUCH.setdefault("screen", QTest.createTouchDevice()))
    finger.press(0, start, window).commit()
    for step in range(1, 11):
        QTest.qWait(10)  # a scroller does not see what happens in no time at all
        finger.move(0, start + QPoint(0, dy * step // 10), window).commit()
    finger.release(0, start + QPoint(0, dy), window).commit()
    QApplication.processEvents()
    # A window that goes while it still glides would keep the next finger from scrolling.
    QScroller.scroller(shown.page.table.viewport()).stop()


TOUCH: dict[str, object] = {}


def test_a_symbol_that_another_seat_has_is_swapped(visit: MakeVisit) -> None:
    shown = visit()
    shown.pick(shown.rows[0].symbol, "square")
    assert shown.symbols == ["square", "triangle", "circle"]


def test_symbols_stay_unique_whatever_is_picked(visit: MakeVisit) -> None:
    shown = visit()
    while shown.page.seats.add.isEnabled():
        shown.page.seats.add.click()
    for number, symbol in enumerate((*SYMBOLS, *reversed(SYMBOLS))):
        shown.pick(shown.rows[number % 6].symbol, symbol)
        assert sorted(shown.symbols) == sorted(SYMBOLS)


def test_three_stay_and_the_reason_is_on_the_screen(visit: MakeVisit) -> None:
    shown = visit()
    seats = shown.page.seats
    assert not any(row.remove.isEnabled() for row in shown.rows)
    assert seats.limit.isVisible()
    assert "three" in seats.limit.text()
    assert {row.remove.toolTip() for row in shown.rows} == {seats.limit.text()}


def test_the_table_is_full_with_six_and_says_so(visit: MakeVisit) -> None:
    shown = visit()
    seats = shown.page.seats
    for _ in range(5):
        seats.add.click()
    assert len(shown.rows) == 6
    assert not seats.add.isEnabled()
    assert "Six" in seats.limit.text()
    assert seats.limit.isVisible()
    assert seats.add.toolTip() == seats.limit.text()


def test_a_seat_that_is_removed_leaves_the_others_in_order(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.seats.add.click()
    shown.seat("A", "B", "C", "D")
    shown.rows[1].remove.click()
    assert shown.names == ["A", "C", "D"]
    assert not shown.rows[0].remove.isEnabled()


def test_a_double_click_takes_one_seat_away_or_adds_one(visit: MakeVisit) -> None:
    shown = visit()
    double_click(shown.window, middle_of(shown.page.seats.add))
    assert len(shown.rows) == 4
    shown.page.seats.add.click()
    double_click(shown.window, middle_of(shown.rows[0].remove))
    assert len(shown.rows) == 4


def test_a_double_click_switches_a_language_once(visit: MakeVisit) -> None:
    shown = visit()
    double_click(shown.window, middle_of(shown.page.languages.chips["ja"]))
    assert shown.page.languages.languages == ("en", "ja")


def test_a_new_seat_is_named_next(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.seats.add.click()
    assert shown.window.focusWidget() is shown.rows[3].name


def test_the_same_name_twice_is_said_and_allowed(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("Mai", "Kenji", "MAI")
    twins = shown.page.seats.twins
    assert twins.isVisible()
    assert "Mai" in twins.text()
    shown.page.start.click()
    assert len(shown.games) == 1
    shown.seat("Mai", "Kenji", "Bo")
    assert not twins.isVisible()


# --- names as they are typed ----------------------------------------------------------------------


def test_a_name_in_another_unicode_form_is_the_same_name(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("Hiếu", NFD_HIEU)
    assert shown.page.seats.twins.isVisible()
    shown.rows[1].name.editingFinished.emit()
    assert shown.names[1] == "Hiếu"
    shown.page.start.click()
    assert [p.name for p in shown.game.table.players][:2] == ["Hiếu", "Hiếu"]


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Enter, ESCAPE])
def test_keys_that_end_a_conversion_do_nothing_else(visit: MakeVisit, key: Qt.Key) -> None:
    shown = visit()
    name = shown.rows[0].name
    name.setFocus()
    preedit(name, "はなこ")
    QTest.keyClick(name, key)
    QTest.keyClick(name, ENTER, CONTROL)
    QTest.keyClick(name, Qt.Key.Key_Down, ALT)
    assert (shown.games, shown.closings) == ([], 0)
    assert shown.window.focusWidget() is name
    assert shown.rows[0].name is name
    assert name.text() == ""
    commit(name, "花子")
    assert name.text() == "花子"


def test_no_shortcut_fires_while_own_words_are_converted(visit: MakeVisit) -> None:
    shown = visit()
    editor = shown.page.words.editor
    shown.page.words.choose(WordSet.OWN)
    editor.setPlainText("a\nb\nc\nd")
    editor.setFocus()
    preedit(editor, "うみ")
    QTest.keyClick(editor, ENTER, CONTROL)
    assert shown.games == []


@pytest.mark.parametrize("word", ["Giống", "quỳnh", "Nguyễn"])
def test_vietnamese_typed_letter_by_letter_is_kept_in_nfc(visit: MakeVisit, word: str) -> None:
    shown = visit()
    name = shown.rows[0].name
    for end in range(1, len(word) + 1):
        preedit(name, word[:end])
    commit(name, word)
    QTest.keyClick(name, ENTER)
    assert shown.rows[0].draft.name == word


def test_enter_leads_from_name_to_name_and_then_to_the_start(visit: MakeVisit) -> None:
    shown = visit()
    for here, there in ((0, shown.rows[1].name), (1, shown.rows[2].name), (2, shown.page.start)):
        QTest.keyClick(shown.rows[here].name, ENTER)
        assert shown.window.focusWidget() is there
    assert shown.games == []


AWKWARD = {
    "x" * 200: "x" * 40,
    "W" * 200: "W" * 40,
    "مادربزرگ": "مادربزرگ",
    "   ": "Player 1",
    "A\nB": "A B",
    "\u202eabc": "abc",
}


@pytest.mark.parametrize("typed", AWKWARD)
def test_awkward_names_neither_break_the_page_nor_the_game(visit: MakeVisit, typed: str) -> None:
    shown = visit((1024, 600))
    shown.seat(typed, typed)
    shown.rows[0].name.editingFinished.emit()
    assert nothing_is_clipped(shown)
    shown.page.start.click()
    assert shown.game.table.players[0].name == AWKWARD[typed]


# --- words ----------------------------------------------------------------------------------------


def test_words_by_lot_are_the_core_cards_met_least_lately(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.words.cards[WordSet.CORE].click()
    shown.page.start.click()
    setup = shown.game.session.setup
    assert len(setup.words) == 4
    assert all("w001" <= word <= "w096" for word in setup.words)
    assert setup.options.words is WordOrder.SHUFFLED


def test_own_words_are_counted_and_the_missing_ones_told(visit: MakeVisit) -> None:
    shown = visit()
    words = shown.page.words
    words.cards[WordSet.OWN].click()
    for lines, lacking in (("", 4), ("sea", 3), ("sea\n\n \nhome / away", 2), ("a\nb\nc", 1)):
        words.editor.setPlainText(lines)
        assert not shown.page.start.isEnabled()
        assert words.missing == lacking
        assert words.count.isVisible()
        for told in (shown.said(), words.count.text()):
            assert str(lacking) in told or "one" in told
    words.editor.setPlainText("a\nb\nc\nd")
    assert shown.page.start.isEnabled()


def test_own_words_are_what_the_game_is_played_with(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.languages.choose(("vi",))
    shown.page.words.cards[WordSet.OWN].click()
    shown.page.words.editor.setPlainText("biển / núi\nbánh chưng\nxe máy\nmưa")
    shown.page.languages.chips["ja"].click()
    shown.page.start.click()
    table = shown.game.table
    assert table.words == OWN_WORDS
    assert [card.upper.vi for card in table.own_words] == ["biển", "bánh chưng", "xe máy", "mưa"]
    lower = [card.lower.vi if card.lower else None for card in table.own_words]
    assert lower == ["núi", None, None, None]


def test_each_problem_with_own_words_is_told_with_its_line(visit: MakeVisit) -> None:
    shown = visit()
    words = shown.page.words
    words.cards[WordSet.OWN].click()
    words.editor.setPlainText(f"sea\na / b / c\nSea\n{'y' * 60}\nx / y / z\np / p")
    told = words.problems.text().splitlines()
    assert words.problems.isVisible()
    assert ["2" in told[0], "3" in told[1], "4" in told[2]] == [True, True, True]
    assert "2" in told[3]  # two lines more
    words.editor.setPlainText("sea")
    assert not words.problems.isVisible()


def test_more_own_words_than_a_save_holds_are_left_out_and_said(visit: MakeVisit) -> None:
    shown = visit()
    words = shown.page.words
    words.cards[WordSet.OWN].click()
    words.editor.setPlainText("\n".join(f"word{n}" for n in range(520)))
    assert words.problems.isVisible()
    shown.page.start.click()
    assert len(shown.game.table.own_words) == 500


def test_own_words_are_there_again_after_a_start(visit: MakeVisit, house: House) -> None:
    text = "biển / núi\nbánh chưng\nhalf a / line /"
    shown = visit()
    shown.page.words.editor.setPlainText(text)
    shown.page.back.click()
    assert (house.folders.data / "own_words.txt").read_text(encoding="utf-8") == text
    assert visit().page.words.editor.toPlainText() == text


def test_own_words_are_stored_while_nobody_types(visit: MakeVisit, house: House) -> None:
    shown = visit()
    shown.page.words.editor.setPlainText("sea")
    shown.page.words.own_words_typed.emit()
    assert (house.folders.data / "own_words.txt").read_text(encoding="utf-8") == "sea"


@pytest.mark.parametrize(
    ("data", "shown_as"),
    [
        (b"\xef\xbb\xbfsea\r\nhome", "sea\nhome"),
        (b"se\xffa\0b", "se\ufffdab"),
        (b"x" * 200_000, ""),
    ],
)
def test_a_damaged_file_of_own_words_opens_the_page_all_the_same(
    visit: MakeVisit, house: House, data: bytes, shown_as: str
) -> None:
    house.folders.data.mkdir(parents=True, exist_ok=True)
    file = house.folders.data / "own_words.txt"
    file.write_bytes(data)
    shown = visit()
    assert shown.page.words.editor.toPlainText() == shown_as
    shown.page.back.click()
    assert file.read_bytes() == data


@pytest.mark.logs_warnings
def test_what_cannot_be_stored_is_told_and_the_game_starts(
    visit: MakeVisit, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = visit()
    told: list[object] = []
    house.not_stored.connect(told.append)
    monkeypatch.setattr(Path, "replace", refuse)
    shown.page.words.editor.setPlainText("sea")
    shown.page.start.click()
    assert len(told) == 3  # own words, roster, settings
    assert len(shown.games) == 1


def refuse(*_: object) -> None:
    raise OSError(28, "No space left on device")


# --- languages and screen -----------------------------------------------------------------------


def test_languages_are_kept_in_the_order_they_are_chosen(visit: MakeVisit) -> None:
    shown = visit()
    chips = shown.page.languages.chips
    for language in ("fa", "ja", "en", "en"):
        chips[language].click()
    assert shown.page.languages.languages == ("fa", "ja", "en")
    shown.page.start.click()
    assert shown.game.table.word_languages == ("fa", "ja", "en")


def test_a_fourth_language_is_refused_with_the_reason(visit: MakeVisit) -> None:
    panel = visit().page.languages
    for language in ("ja", "vi"):
        panel.chips[language].click()
    before = panel.hint.text()
    panel.chips["fa"].click()
    assert panel.languages == ("en", "ja", "vi")
    assert not panel.chips["fa"].isChecked()
    assert "Three" in panel.hint.text()
    panel.chips["vi"].click()
    assert panel.hint.text() == before


def test_the_last_language_stays_with_the_reason(visit: MakeVisit) -> None:
    panel = visit().page.languages
    panel.chips["en"].click()
    assert panel.languages == ("en",)
    assert panel.chips["en"].isChecked()
    assert "One" in panel.hint.text()


def test_the_preview_shows_the_word_as_it_will_lie_on_the_table(
    visit: MakeVisit, house: House
) -> None:
    shown = visit()
    shown.page.languages.chips["ja"].click()
    assert shown.page.languages.preview.word.lines == (("forest", ""), ("森", "もり"))
    house.change_settings(readings=False)
    assert shown.page.languages.preview.word.lines == (("forest", ""), ("森", ""))
    shown.page.words.cards[WordSet.OWN].click()
    shown.page.words.editor.setPlainText("sea")
    assert shown.page.languages.preview.word.lines == (("sea", ""),)


def test_sides_are_asked_only_when_the_screen_lies_flat(visit: MakeVisit) -> None:
    shown = visit()
    assert not any(row.side.isVisible() for row in shown.rows)
    shown.page.screen_panel.flat.click()
    assert all(row.side.isVisible() for row in shown.rows)
    shown.page.screen_panel.standing.click()
    assert not any(row.side.isVisible() for row in shown.rows)


def test_sides_of_a_flat_screen_end_up_at_the_table(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.screen_panel.flat.click()
    for row, side in zip(shown.rows, ("far", "near", "right"), strict=True):
        shown.pick(row.side, side)
    shown.page.start.click()
    assert shown.game.table.screen == "flat"
    assert [player.side for player in shown.game.table.players] == ["far", "near", "right"]


def test_a_family_at_one_side_is_spread_around_a_screen_laid_flat(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.screen_panel.flat.click()
    assert [row.draft.side for row in shown.rows] == ["near", "left", "right"]


def test_a_family_that_chose_one_side_keeps_it(visit: MakeVisit, house: House) -> None:
    remember(house, family("A", "B", "C"))
    house.change_settings(screen="flat")
    shown = visit()
    assert shown.page.screen_panel.flat.isChecked()
    assert [row.draft.side for row in shown.rows] == ["near", "near", "near"]


# --- keyboard, screen readers, looks --------------------------------------------------------------


def test_tab_reaches_everything_that_can_be_pressed_or_typed_in(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.screen_panel.flat.click()
    shown.page.words.cards[WordSet.OWN].click()
    handles = {row.handle for row in shown.rows}
    wanted = {
        widget
        for kind in (QAbstractButton, QLineEdit)
        for widget in shown.page.findChildren(kind)
        if widget.isVisible() and widget.isEnabled() and widget not in handles
    }
    wanted |= {shown.page.words.editor}
    reached = set()
    for _ in range(3 * len(wanted)):
        QTest.keyClick(shown.window.focusWidget() or shown.page, Qt.Key.Key_Tab)
        reached.add(shown.window.focusWidget())
    groups = {b.group() for b in wanted if isinstance(b, QAbstractButton) and b.group()}
    missed = {w for w in wanted - reached if not isinstance(w, QAbstractButton) or not w.group()}
    assert missed == set()
    # Of choices that exclude each other Tab reaches one, the arrows the others.
    assert all(any(button in reached for button in group.buttons()) for group in groups)


def test_tab_goes_down_the_rows_in_their_present_order(visit: MakeVisit) -> None:
    shown = visit()
    shown.rows[0].down.click()
    shown.rows[0].name.setFocus()
    seen = []
    for _ in range(30):
        QTest.keyClick(shown.window.focusWidget(), Qt.Key.Key_Tab)
        seen.append(shown.window.focusWidget())
    places = [seen.index(row.name) for row in shown.rows[1:]]
    assert places == sorted(places)


def test_enter_presses_the_button_that_has_the_keyboard(visit: MakeVisit) -> None:
    shown = visit()
    shown.page.seats.add.setFocus()
    QTest.keyClick(shown.page.seats.add, ENTER)
    assert len(shown.rows) == 4


def test_everything_that_can_be_pressed_has_a_name_for_screen_readers(visit: MakeVisit) -> None:
    shown = visit()
    shown.seat("Linh")
    shown.rows[0].avatar.click()
    nameless = [
        button
        for button in shown.page.findChildren(QAbstractButton)
        if not (button.accessibleName() or button.text())
        and button not in [row.handle for row in shown.rows]
    ]
    assert nameless == []
    assert "Linh" in shown.rows[0].symbol.accessibleName()


def test_the_picker_is_left_with_escape_and_the_page_stays(visit: MakeVisit) -> None:
    shown = visit()
    row = shown.rows[0]
    row.symbol.setFocus()
    row.symbol.click()
    picker = shown.page.picker
    QTest.keyClick(picker.buttons[0], Qt.Key.Key_Right)
    QTest.keyClick(shown.window.focusWidget(), ENTER, CONTROL)
    assert shown.games == []
    row.symbol.click()
    QTest.keyClick(shown.window.focusWidget(), ESCAPE)
    assert not picker.isVisible()
    assert shown.closings == 0
    assert shown.window.focusWidget() is row.symbol


def test_a_press_beside_the_picker_puts_it_away(visit: MakeVisit) -> None:
    shown = visit()
    shown.rows[0].avatar.click()
    QTest.mouseClick(shown.page.picker, LEFT, pos=QPoint(3, 3))
    assert not shown.page.picker.isVisible()


def test_keys_choose_in_the_picker(visit: MakeVisit) -> None:
    shown = visit()
    row = shown.rows[0]
    row.symbol.click()
    QTest.keyClick(shown.window.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(shown.window.focusWidget(), Qt.Key.Key_Right)
    QTest.keyClick(shown.window.focusWidget(), ENTER)
    assert row.draft.symbol == "square"


class Longer(QTranslator):
    """Every text of the app, 60 percent longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, text: str, *more: object) -> str:  # noqa: ARG002
        letters = [letter for letter in text if letter.isalpha()]
        end = "".join(letters[: round(len(text) * 0.6)])
        return f"{text} {' '.join(end[i : i + 6] for i in range(0, len(end), 6))}".strip()


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = Longer()

    def speak() -> None:
        qapp.installTranslator(translator)

    yield speak
    qapp.removeTranslator(translator)


def nothing_is_clipped(shown: Visit) -> bool:
    """Whether all texts have the room they ask for, inside the page."""
    settle()
    shown.look.clipped.clear()
    shown.window.grab()
    assert shown.look.clipped == set()
    page = shown.page
    content = page.table.widget()
    assert content is not None
    assert content.width() <= page.table.viewport().width()
    for label in page.findChildren(QLabel):
        if label.isVisible() and label.text():
            assert has_room(label), f"{label.text()!r} in {label.size()}"
    for button in page.findChildren(QPushButton):
        if button.isVisible():
            assert button.sizeHint().width() <= button.width(), button.text()
            assert button.sizeHint().height() <= button.height(), button.text()
    for widget in (*content.findChildren(QAbstractButton), *content.findChildren(QLineEdit)):
        if widget.isVisible():
            place = widget.geometry().translated(widget.parentWidget().mapTo(content, QPoint(0, 0)))
            assert content.rect().contains(place), widget
    assert page.rect().contains(page.bar.geometry())
    return True


def has_room(label: QLabel) -> bool:
    if not label.wordWrap():
        hint = label.sizeHint()
        return hint.width() <= label.width() and hint.height() <= label.height()
    metrics = QFontMetrics(label.font())
    widest = max(metrics.horizontalAdvance(word) for word in label.text().split())
    return widest <= label.width() and label.heightForWidth(label.width()) <= label.height()


@pytest.mark.parametrize("word_set", [WordSet.CORE, WordSet.OWN])
@pytest.mark.parametrize("text_size", TEXT_FACTORS)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_at_any_size(
    visit: MakeVisit,
    house: House,
    longer: Callable[[], None],
    size: tuple[int, int],
    text_size: str,
    word_set: WordSet,
) -> None:
    remember(house, family("Linh", "Ông Hiếu", "はなこ", "مادربزرگ", "W" * 40, "Bo"))
    house.look.set_text_size(text_size)
    shown = visit(size)
    shown.page.screen_panel.flat.click()
    shown.page.words.choose(word_set)
    shown.page.words.editor.setPlainText("sea\nsea\na / b / c")
    for language in ("ja", "vi", "fa"):
        shown.page.languages.chips[language].click()
    shown.seat("Linh", "Linh")
    assert nothing_is_clipped(shown)
    longer()
    assert nothing_is_clipped(shown)


@pytest.mark.parametrize("size", SIZES)
def test_everything_is_large_enough_for_a_finger(
    visit: MakeVisit, house: House, size: tuple[int, int]
) -> None:
    shown = visit(size)
    shown.page.screen_panel.flat.click()
    least = house.look.px(TARGET)
    small = [
        (button, button.size())
        for kind in (DrawnButton, QPushButton, QLineEdit)
        for button in shown.page.findChildren(kind)
        if button.isVisible() and min(button.width(), button.height()) < least
    ]
    assert small == []


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_start_is_seen_without_scrolling(
    visit: MakeVisit, house: House, size: tuple[int, int]
) -> None:
    remember(house, family("Linh", "Kenji", "Bà", "Minh", "Yuki", "Ada"))
    shown = visit(size)
    assert shown.page.start.isVisible()
    assert shown.page.rect().contains(shown.page.bar.geometry())
    if size[0] / size[1] > 1.6:
        assert shown.page.table.verticalScrollBar().maximum() == 0


def test_another_language_speaks_at_once(visit: MakeVisit, longer: Callable[[], None]) -> None:
    shown = visit()
    labels = [label for label in shown.page.findChildren(QLabel) if label.text()]
    before = [label.text() for label in labels]
    longer()
    QApplication.processEvents()
    assert all(label.text() != text for label, text in zip(labels, before, strict=True))
    assert shown.page.start.text() != "Start"


def test_another_window_size_is_followed_at_once(visit: MakeVisit, house: House) -> None:
    shown = visit((1280, 720))
    before = shown.rows[0].height()
    house.look.set_window(QSize(1920, 1080))
    shown.window.setStyleSheet(style_sheet(house.look))
    shown.window.resize(1920, 1080)
    QApplication.processEvents()
    assert shown.rows[0].height() == pytest.approx(before * 1.5, abs=2)
    assert nothing_is_clipped(shown)


def test_choosing_own_words_brings_their_field_into_view(visit: MakeVisit) -> None:
    shown = visit((1024, 768))
    shown.page.words.cards[WordSet.OWN].click()
    QApplication.processEvents()
    viewport = shown.page.table.viewport()
    editor = shown.page.words.editor
    assert editor.hasFocus() or shown.window.focusWidget() is editor
    place = editor.rect().translated(editor.mapTo(viewport, QPoint(0, 0)))
    assert viewport.rect().contains(place)


def test_a_seat_can_mark_on_paper_and_the_boards_can_be_printed(visit: MakeVisit) -> None:
    made = visit()
    page = made.page
    assert page.print_boards.isHidden()
    made.pick(made.rows[1].board, "paper")
    assert not page.print_boards.isHidden()
    wanted: list[tuple[tuple[str, str], ...]] = []
    page.print_wanted.connect(wanted.append)
    page.print_boards.click()
    assert len(wanted[0]) == 3
    assert all(name for name, _ in wanted[0])
    assert [board for _, board in wanted[0]] == ["here", "paper", "here"]
    page.start.click()
    assert [player.board for player in made.game.table.players] == ["here", "paper", "here"]
    assert made.game.session.setup.options.paper == (1,)

"""Promises of the album: everything is there, is found, is described, and nothing gets lost."""

import json
import tempfile
import threading
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import pytest
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QSize,
    Qt,
    QTranslator,
    QUrl,
)
from PySide6.QtGui import (
    QAccessible,
    QDesktopServices,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDropEvent,
    QFontMetricsF,
    QGuiApplication,
    QImage,
    QImageReader,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from stella_desktop.app import DECK
from stella_desktop.assets import resources
from stella_desktop.content.packs import DeckOnDisk
from stella_desktop.decks import dropped, importer
from stella_desktop.decks.frame import LEAST_WIDTH
from stella_desktop.decks.shelf import Shelf, decks_folder
from stella_desktop.decks.troubles import Trouble
from stella_desktop.decks.workshop import workshop
from stella_desktop.storage.album import Album, AlbumStore
from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.history import History, HistoryStore
from stella_desktop.ui.house import House
from stella_desktop.ui.look import SMALL, TEXT_FACTORS
from stella_desktop.ui.pages import album_faces
from stella_desktop.ui.pages.album import AlbumPage
from stella_desktop.ui.pages.album_faces import Faces
from stella_desktop.ui.pages.album_frame import frame_at
from stella_desktop.ui.pages.album_search import Finder
from stella_desktop.ui.pages.album_words import AlbumWords
from tests.decks.making import (
    flat,
    good_zip,
    nfd,
    pictures,
    put_photos,
    put_zip,
    quarters,
    read,
    saved,
)
from tests.ui.windows import in_window, settle

SIZES = [(1024, 600), (1024, 768), (1920, 1080), (3840, 2160)]
LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Longer(QTranslator):
    """Every text is 60 % longer, with the tallest letters of Vietnamese."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, source: str, *_: object) -> str:
        return source + (" ẤỄỘỮ Nguyễn quỳnh" * 20)[: round(len(source) * 0.6)]


@dataclass
class Bench:
    """The page with all that it stands on."""

    page: AlbumPage
    house: House
    shelf: Shelf
    qtbot: QtBot

    @property
    def own(self) -> Path:
        return decks_folder(self.house.folders)

    @property
    def listed(self) -> tuple[str, ...]:
        return self.page.browse.grid.cards.cards

    def look_for(self, text: str) -> tuple[str, ...]:
        self.page.browse.search.setText(text)
        return self.listed

    def drop(self, *paths: Path) -> None:
        drop(self.page, *paths)
        self.wait_idle()

    def wait_idle(self) -> None:
        self.qtbot.waitUntil(lambda: self.page.bringing.job is None, timeout=20_000)

    def bring_in(self, *paths: Path) -> None:
        self.drop(*paths)
        if self.front is self.page.bringing.importing:
            self.take_in()

    def take_in(self) -> None:
        self.page.bringing.importing.take.click()
        self.wait_idle()

    @property
    def front(self) -> QWidget:
        """What is in front: the grid, one picture, the frames, or a task."""
        front = self.page._pages.currentWidget()
        assert front is not None
        if front is self.page.bringing:
            front = self.page.bringing.currentWidget()
            assert front is not None
        return front

    def note(self) -> str:
        note = self.page.browse.note
        assert note.isVisibleTo(self.page)
        return "\n".join((note.words.text(), note.details.text()))


MakeBench = Callable[..., Bench]


@pytest.fixture
def make_bench(qtbot: QtBot, house: House) -> MakeBench:
    """The page in a window that is styled like that of the app."""

    def make(size: tuple[int, int] = (1280, 720), **settings: object) -> Bench:
        if settings:
            house.change_settings(**settings)
        shelf = Shelf(resources() / "decks" / DECK, decks_folder(house.folders))
        albums, histories = AlbumStore(house.folders), HistoryStore(house.folders)
        page = in_window(qtbot, house, lambda: AlbumPage(house, shelf, albums, histories), size)
        page.browse.grid.setFocus()
        return Bench(page, house, shelf, qtbot)

    return make


@pytest.fixture
def bench(make_bench: MakeBench) -> Bench:
    return make_bench()


@pytest.fixture
def photos(tmp_path: Path) -> Path:
    """A folder as a family has it: three good pictures, and four things that are none."""
    folder = tmp_path / nfd("Đà Nẵng")
    put_photos(folder, "beach.jpg", "boat.jpg")
    (folder / "wide.png").write_bytes(saved(quarters(600, 300), "PNG"))
    (folder / "empty.jpg").write_bytes(b"")
    (folder / "broken.jpg").write_bytes(saved(flat("#112233"))[:600])
    (folder / "letter.txt").write_bytes(b"Dear Grandma")
    (folder / "stamp.jpg").write_bytes(saved(flat("#445566", 40, 60)))
    return folder


def mime(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def enter(page: AlbumPage, data: QMimeData) -> QDragEnterEvent:
    event = QDragEnterEvent(page.rect().center(), Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
    QCoreApplication.sendEvent(page, event)
    return event


def drop(page: AlbumPage, *paths: Path) -> None:
    """As Qt does it: what does not welcome something that is held over it never gets it."""
    data = mime(*paths)
    if enter(page, data).isAccepted():
        middle = QPointF(page.rect().center())
        event = QDropEvent(middle, Qt.DropAction.CopyAction, data, LEFT, NO_KEYS)
        QCoreApplication.sendEvent(page, event)


def own_files(bench: Bench) -> list[str]:
    """Everything below the own decks, but the lock of an import."""
    found = bench.own.rglob("*") if bench.own.exists() else []
    return sorted(one.name for one in found if ".lock" not in one.name)


# --- what there is --------------------------------------------------------------------------------


def test_every_picture_of_every_deck_is_listed(bench: Bench, deck: DeckOnDisk) -> None:
    assert bench.listed == deck.card_ids
    assert "84" in bench.page.browse.count.text()


@pytest.mark.parametrize("language", ["en", "ja", "vi"])
def test_a_screen_reader_is_told_title_and_description(
    make_bench: MakeBench, deck: DeckOnDisk, language: str
) -> None:
    bench = make_bench(language=language)
    grid = QAccessible.queryAccessibleInterface(bench.page.browse.grid)
    assert grid is not None
    assert grid.text(QAccessible.Text.Name)
    said = {grid.child(n).text(QAccessible.Text.Name) for n in range(grid.childCount())}
    assert said >= {deck.title(card, language) for card in deck.card_ids}
    first = grid.child(0)
    assert deck.alt(deck.card_ids[0], language) in first.text(QAccessible.Text.Description)


def test_every_control_has_a_name(bench: Bench, photos: Path) -> None:
    bench.page.show_picture(bench.listed[0])
    bench.page.show_grid()
    bench.drop(photos)
    for widget in bench.page.findChildren(QWidget):
        if widget.window() is not bench.page.window():
            continue  # what a list or a menu opens
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            known = QAccessible.queryAccessibleInterface(widget)
            assert known is not None
            named = known.text(QAccessible.Text.Name)
            assert named, widget
            assert named not in "▶◀−+✕", widget


def test_another_language_speaks_at_once(bench: Bench, deck: DeckOnDisk) -> None:
    bench.page.show_picture(bench.listed[0])
    before = {label.text() for label in bench.page.findChildren(QLabel) if label.text()}
    bench.house.change_settings(language="vi")
    settle()
    assert bench.page.picture.title.text() == deck.title(bench.listed[0], "vi")
    assert deck.title(bench.listed[0], "en") in bench.page.picture.others.text()
    index = bench.page.browse.grid.cards.index(1)
    assert index.data() == deck.title(bench.listed[1], "vi")
    after = {label.text() for label in bench.page.findChildren(QLabel) if label.text()}
    assert before != after


def test_only_a_deck_is_shown(bench: Bench, tmp_path: Path) -> None:
    bench.drop(*put_photos(tmp_path, "a.jpg", "b.jpg"))
    bench.take_in()
    assert len(bench.listed) == 2  # the new deck comes into view
    bench.page.browse.decks.setCurrentIndex(0)
    assert len(bench.listed) == 86
    bench.page.browse.decks.setCurrentIndex(1)
    assert len(bench.listed) == 84


# --- searching ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("beam", "c001"), ("BEAM takes", "c001"), ("ｂｅａｍ", "c001"),
        ("飛び立つ", "c001"), ("トビ立ツ", ""), ("くじら", "c002"), ("クジラ", "c002"),
        ("tia sáng", "c001"), ("tia sang", "c001"), (nfd("tia sáng"), "c001"),
        ("پرتوی", "c001"), ("پرتوي", "c001"),
        ("lighthouse", "c001"), ("far away", "c001"), ("  beam  ", "c001"),
    ],
)  # fmt: skip
def test_a_picture_is_found_in_every_language(bench: Bench, typed: str, card: str) -> None:
    found = bench.look_for(typed)
    assert not card or card in found
    assert len(found) < 84
    assert str(len(found)) in bench.page.browse.count.text()


def test_accents_are_optional_but_count_if_typed(bench: Bench) -> None:
    marked = bench.look_for("biển")
    assert marked
    assert set(marked) <= set(bench.look_for("bien"))
    # Another word, of other pictures.
    assert not set(bench.look_for("biến")) & set(marked) or bench.look_for("biến") != marked


def test_kana_with_and_without_its_two_dots_are_different_letters() -> None:
    deck = Shelf(resources() / "decks" / DECK, Path("nowhere"))
    finder = Finder(deck.card(card) for card in deck.card_ids)
    assert finder.find("くじら", deck.card_ids) != finder.find("くしら", deck.card_ids)


def test_titles_and_tags_come_before_descriptions(bench: Bench, deck: DeckOnDisk) -> None:
    found = bench.look_for("sea")
    named = [
        "sea" in (deck.title(card, "en") + " " + " ".join(deck.card(card).tags)).casefold()
        for card in found
    ]
    assert named == sorted(named, reverse=True)


def test_no_hit_is_said_and_escape_shows_all_again(bench: Bench) -> None:
    assert bench.look_for("xyzzy") == ()
    assert bench.page.browse.nothing.isVisible()
    bench.page.browse.search.setFocus()
    QTest.keyClick(bench.page.browse.search, Qt.Key.Key_Escape)
    assert len(bench.listed) == 84


# --- one picture ----------------------------------------------------------------------------------


def test_a_press_shows_the_picture_large_with_all_that_is_known(
    make_bench: MakeBench, house: House, deck: DeckOnDisk
) -> None:
    card = deck.card_ids[3]
    history = History().after_game((card,), (), "one").after_game((card,), (), "two")
    HistoryStore(house.folders).save(history)
    bench = make_bench()
    grid = bench.page.browse.grid
    place = grid.visualRect(grid.cards.index_of(card)).center()
    QTest.mouseClick(grid.viewport(), LEFT, pos=place)
    picture = bench.page.picture
    assert bench.front is picture
    assert picture.title.text() == deck.title(card, "en")
    assert all(deck.title(card, code) in picture.others.text() for code in ("ja", "vi", "fa"))
    assert picture.alt.text() == deck.alt(card, "en")
    assert "Starlit" in picture.deck.text()
    assert "2" in picture.seen.text()


@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
@pytest.mark.parametrize("size", SIZES)
def test_all_that_is_known_of_a_picture_is_seen_without_scrolling(
    make_bench: MakeBench, deck: DeckOnDisk, language: str, size: tuple[int, int]
) -> None:
    bench = make_bench(size, language=language)
    longest = sorted(deck.card_ids, key=lambda card: len(deck.alt(card, language)))[-5:]
    for card in longest:
        bench.page.show_picture(card)
        settle()
        picture = bench.page.picture
        assert picture.words.verticalScrollBar().maximum() == 0, deck.title(card, language)
        for label in (picture.deck, picture.seen):
            place = label.rect().translated(label.mapTo(picture.paper, QPoint()))
            assert picture.paper.rect().contains(place)


def test_a_description_that_is_never_short_enough_leaves_deck_and_games_in_sight(
    bench: Bench,
) -> None:
    bench.page.show_picture(bench.listed[0])
    picture = bench.page.picture
    shown = bench.page._shown(bench.listed[0])
    picture.show_picture(replace(shown, alt="A very long story. " * 60))
    settle()
    assert picture.words.verticalScrollBar().maximum() > 0
    assert picture.alt.font().pixelSize() >= bench.house.look.px(SMALL)
    for label in (picture.deck, picture.seen):
        place = label.rect().translated(label.mapTo(picture.paper, QPoint()))
        assert picture.paper.rect().contains(place)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Enter])
def test_keys_open_and_close_it(bench: Bench, key: Qt.Key) -> None:
    grid = bench.page.browse.grid
    QTest.keyClick(grid, Qt.Key.Key_Right)
    QTest.keyClick(grid, key)
    assert bench.page.picture.card == bench.listed[1]
    QTest.keyClick(bench.front, Qt.Key.Key_Escape)
    assert bench.front is bench.page.browse
    assert grid.current_card == bench.listed[1]
    assert grid.hasFocus()


def test_arrows_buttons_and_swipes_turn_the_page(bench: Bench) -> None:
    page, cards = bench.page.picture, bench.listed
    bench.page.show_picture(cards[0])
    settle()
    QTest.keyClick(page.next, Qt.Key.Key_Right)
    assert page.card == cards[1]
    page.next.click()
    assert page.card == cards[2]
    QTest.keyClick(page.next, Qt.Key.Key_Left)
    page.previous.click()
    assert page.card == cards[0]
    swipe(page.picture, -200)
    assert page.card == cards[1]
    swipe(page.picture, 200)
    assert page.card == cards[0]
    swipe(page.picture, 10)
    assert page.card == cards[0]
    page.previous.click()
    assert page.card == cards[-1]


def test_right_to_left_the_next_picture_is_on_the_left(bench: Bench, qapp: QApplication) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        bench.page.show_picture(bench.listed[0])
        settle()
        QTest.keyClick(bench.page.picture.next, Qt.Key.Key_Left)
        assert bench.page.picture.card == bench.listed[1]
        swipe(bench.page.picture.picture, 200)
        assert bench.page.picture.card == bench.listed[2]
        picture, paper = bench.page.picture.picture, bench.page.picture.paper
        assert picture.x() > paper.x()
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def swipe(widget: QWidget, by: int) -> None:
    start = widget.rect().center()
    QTest.mousePress(widget, LEFT, pos=start)
    QTest.mouseMove(widget, start + QPoint(by, 0))
    QTest.mouseRelease(widget, LEFT, pos=start + QPoint(by, 0))


# --- leaving pictures out -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("button", "kept"), [("hide_button", "hidden"), ("small_button", "not_for_small")]
)
def test_what_is_left_out_is_on_the_disk_at_once(bench: Bench, button: str, kept: str) -> None:
    card = bench.listed[1]
    bench.page.show_picture(card)
    pressed = getattr(bench.page.picture, button)
    QTest.mouseClick(pressed, LEFT)
    assert pressed.isChecked()
    assert getattr(AlbumStore(bench.house.folders).load(), kept) == (card,)
    QTest.keyClick(pressed, Qt.Key.Key_Space)
    assert getattr(AlbumStore(bench.house.folders).load(), kept) == ()


def test_a_double_click_leaves_out_once(bench: Bench) -> None:
    bench.page.show_picture(bench.listed[1])
    QTest.mouseClick(bench.page.picture.hide_button, LEFT)
    QTest.mouseDClick(bench.page.picture.hide_button, LEFT)
    assert AlbumStore(bench.house.folders).load().hidden == (bench.listed[1],)


def test_what_is_left_out_is_dimmed_signed_and_said(bench: Bench) -> None:
    card = bench.listed[0]
    before = picture_of(bench, card)
    bench.page.show_picture(card)
    bench.page.picture.hide_button.click()
    bench.page.show_grid()
    settle()
    after = picture_of(bench, card)
    assert brightest(after) < 0.7 * brightest(before)  # above the sign
    index = bench.page.browse.grid.cards.index_of(card)
    described = index.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Never on the table again" in described
    labels = [bench.page.browse.decks.itemText(n) for n in range(bench.page.browse.decks.count())]
    assert any("1" in label for label in labels[2:])  # and can be found again


def picture_of(bench: Bench, card: str) -> QImage:
    grid = bench.page.browse.grid
    bench.qtbot.waitUntil(lambda: bench.page.faces.face(card) is not None)
    grid.clearFocus()
    settle()
    place = grid.visualRect(grid.cards.index_of(card))
    place.moveTopLeft(grid.viewport().mapTo(bench.page, place.topLeft()))
    return bench.page.grab(place).toImage()


def brightest(image: QImage) -> int:
    wide, high = range(20, image.width() - 20), range(20, image.height() // 4)
    return max(image.pixelColor(x, y).lightness() for x in wide for y in high)


@pytest.mark.logs_warnings
@pytest.mark.parametrize("reason", StorageReason)
def test_what_cannot_be_stored_is_said_and_nothing_changes(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, reason: StorageReason
) -> None:
    def fail(store: AlbumStore, _: Album) -> None:
        raise StorageError(reason, store.path, "in English")

    monkeypatch.setattr(AlbumStore, "save", fail)
    bench.page.show_picture(bench.listed[0])
    bench.page.picture.hide_button.click()
    assert not bench.page.picture.hide_button.isChecked()
    assert bench.page.picture.trouble.isVisible()
    assert "in English" not in bench.page.picture.trouble.text()


# --- decoding -------------------------------------------------------------------------------------


def test_nothing_is_decoded_in_the_thread_of_the_window(
    monkeypatch: pytest.MonkeyPatch, make_bench: MakeBench, photos: Path
) -> None:
    threads: list[threading.Thread] = []

    class Recording(QImageReader):
        def read(self, *args: object) -> QImage:
            threads.append(threading.current_thread())
            return super().read(*args)

    monkeypatch.setattr(album_faces, "QImageReader", Recording)
    bench = make_bench()
    grid = bench.page.browse.grid
    for _ in range(3):
        grid.verticalScrollBar().setValue(grid.verticalScrollBar().value() + 400)
        settle()
        visible = grid.visible_cards()
        bench.qtbot.waitUntil(lambda cards=visible: all(map(bench.page.faces.face, cards)))
    bench.page.show_picture(bench.listed[0])
    bench.qtbot.waitUntil(lambda: bench.page._large.face(bench.listed[0]) is not None)
    bench.drop(photos)
    previews = bench.page.bringing.importing.previews
    bench.qtbot.waitUntil(lambda: previews.face("0") is not None)
    assert len(threads) > 20
    assert threading.main_thread() not in threads


def test_the_back_of_a_card_is_painted_until_its_picture_is_there(
    monkeypatch: pytest.MonkeyPatch, make_bench: MakeBench
) -> None:
    go = threading.Event()
    read_image = QImageReader.read

    class Waiting(QImageReader):
        def read(self, *args: object) -> QImage:
            go.wait(20)
            return read_image(self, *args)

    monkeypatch.setattr(album_faces, "QImageReader", Waiting)
    bench = make_bench()
    grid = bench.page.browse.grid
    place = grid.visualRect(grid.cards.index(0))
    try:
        before = grid.viewport().grab(place).toImage()
        assert len({before.pixelColor(x, 60).rgb() for x in range(20, 80)}) > 5  # not just empty
    finally:
        go.set()
    bench.qtbot.waitUntil(lambda: bench.page.faces.face(bench.listed[0]) is not None)
    settle()
    assert grid.viewport().grab(place).toImage() != before


def test_what_comes_late_for_another_size_is_dropped(qtbot: QtBot) -> None:
    go, sizes = threading.Event(), []

    def make(_: Path, size: QSize) -> QImage:
        sizes.append(size)
        go.wait(20)
        return flat("#804020", size.width(), size.height())

    faces = Faces(lambda _: Path("x"), make=make)
    faces.set_size(QSize(20, 30), 1.0)
    assert faces.face("a") is None
    qtbot.waitUntil(lambda: len(sizes) == 1)
    faces.set_size(QSize(40, 60), 1.0)
    assert faces.face("a") is None
    go.set()
    qtbot.waitUntil(lambda: faces.face("a") is not None)
    picture = faces.face("a")
    assert picture is not None
    assert picture.size() == QSize(40, 60)


def test_a_picture_is_decoded_once_however_often_it_is_painted(qtbot: QtBot) -> None:
    made: list[Path] = []

    def make(path: Path, size: QSize) -> QImage:
        made.append(path)
        return flat("#804020", size.width(), size.height())

    faces = Faces(Path, make=make)
    faces.set_size(QSize(20, 30), 2.0)
    for _ in range(50):
        faces.face("a")
    qtbot.waitUntil(lambda: faces.face("a") is not None)
    for _ in range(50):
        faces.face("a")
    settle()
    assert made == [Path("a")]


def test_the_pictures_keep_within_their_budget(qtbot: QtBot) -> None:
    def make(_: Path, size: QSize) -> QImage:
        return flat("#804020", size.width(), size.height())

    faces = Faces(Path, budget=10 * 20 * 30 * 4, make=make)
    faces.set_size(QSize(20, 30), 1.0)
    for number in range(40):
        faces.face(str(number))
        qtbot.waitUntil(lambda n=number: faces.face(str(n)) is not None)
        assert faces.weight <= 10 * 20 * 30 * 4


def test_a_file_that_cannot_be_read_is_tried_once_and_the_album_goes_on(
    qtbot: QtBot, tmp_path: Path
) -> None:
    (tmp_path / "bad").write_bytes(b"no picture")
    faces = Faces(lambda card: tmp_path / card)
    faces.set_size(QSize(20, 30), 1.0)
    with qtbot.waitSignal(faces.arrived):
        faces.face("bad")
    assert faces.is_broken("bad")
    assert faces.face("bad") is None


def test_a_page_that_goes_while_pictures_are_decoded_leaves_no_trouble(
    monkeypatch: pytest.MonkeyPatch, make_bench: MakeBench, deck: DeckOnDisk
) -> None:
    begun, go = threading.Event(), threading.Event()
    read_image = QImageReader.read

    class Waiting(QImageReader):
        def read(self, *args: object) -> QImage:
            begun.set()
            go.wait(20)
            return read_image(self, *args)

    monkeypatch.setattr(album_faces, "QImageReader", Waiting)
    bench = make_bench()
    bench.qtbot.waitUntil(begun.is_set)
    bench.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    go.set()
    settle()
    assert make_bench().listed == deck.card_ids


def test_while_the_window_is_pulled_the_pictures_are_stretched(bench: Bench) -> None:
    cards = bench.page.browse.grid.visible_cards()
    bench.qtbot.waitUntil(lambda: all(bench.page.faces.face(card) for card in cards))
    bench.page.window().resize(1100, 700)
    bench.house.look.set_window(QSize(1100, 700))
    assert all(bench.page.faces.likeness(card) for card in cards)
    bench.qtbot.waitUntil(lambda: all(bench.page.faces.face(card) for card in cards))


# --- bringing pictures ----------------------------------------------------------------------------


def test_what_is_held_over_the_page_is_welcomed(bench: Bench, photos: Path) -> None:
    data = mime(photos)
    assert enter(bench.page, data).isAccepted()
    assert bench.page.veil.isVisible()
    bench.page.grab()
    assert not bench.house.look.clipped
    QCoreApplication.sendEvent(bench.page, QDragLeaveEvent())
    assert not bench.page.veil.isVisible()
    words = QMimeData()
    words.setText("no file")
    assert not enter(bench.page, words).isAccepted()


def test_dropped_pictures_are_shown_before_anything_is_taken_in(bench: Bench, photos: Path) -> None:
    bench.drop(photos)
    importing = bench.page.bringing.importing
    assert bench.front is importing
    assert "3" in importing.heading.text()
    for name in ("empty.jpg", "broken.jpg", "letter.txt", "stamp.jpg"):
        assert name in importing.bad.text()
    assert importing.name.text() == "Đà Nẵng"
    assert unicodedata.is_normalized("NFC", importing.name.text())
    assert own_files(bench) == []


def test_bad_files_do_not_stop_the_good_ones_and_each_has_a_reason(
    bench: Bench, photos: Path
) -> None:
    bench.drop(photos)
    bench.take_in()
    (deck,) = bench.shelf.decks()[1:]
    assert len(deck.card_ids) == 3
    assert deck.deck.name.en == "Đà Nẵng"
    assert bench.listed == deck.card_ids
    note = bench.note()
    assert "3" in note
    assert note.count("“") >= 5
    for name in ("empty.jpg", "broken.jpg", "letter.txt", "stamp.jpg"):
        assert name in note


def test_the_lead_is_told_that_there_are_other_decks(bench: Bench, photos: Path) -> None:
    bench.drop(photos)
    with bench.qtbot.waitSignal(bench.page.decks_changed):
        bench.page.bringing.importing.take.click()


def test_cancelled_at_the_frames_nothing_is_left(bench: Bench, photos: Path) -> None:
    bench.drop(photos)
    bench.page.bringing.importing.cancel.click()
    assert bench.front is bench.page.browse
    assert own_files(bench) == []
    assert "nothing was taken in" in bench.note()


@pytest.mark.parametrize("way", ["button", "escape"])
def test_cancelled_in_the_middle_nothing_is_left(
    bench: Bench, photos: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    begun, go = threading.Event(), threading.Event()
    made = importer._made

    def slowly(*args: object) -> object:
        begun.set()
        go.wait(20)
        return made(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(importer, "_made", slowly)
    bench.drop(photos)
    bench.page.bringing.importing.take.click()
    bench.qtbot.waitUntil(begun.is_set)
    assert bench.front is bench.page.bringing.work
    if way == "button":
        bench.page.bringing.work.cancel.click()
    else:
        QTest.keyClick(bench.page.bringing.work, Qt.Key.Key_Escape)
    go.set()
    bench.wait_idle()
    assert own_files(bench) == []
    assert len(bench.shelf.decks()) == 1
    assert "nothing was taken in" in bench.note()


def test_cancelled_while_it_is_looked_at_nothing_is_left(
    bench: Bench, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    picture = dropped.Picture

    def slowly(*args: object) -> object:
        begun.set()
        go.wait(20)
        return picture(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(dropped, "Picture", slowly)
    drop(bench.page, photos)
    bench.qtbot.waitUntil(begun.is_set)
    bench.page.bringing.work.cancel.click()
    go.set()
    bench.wait_idle()
    assert bench.front is bench.page.browse
    assert own_files(bench) == []


def test_the_progress_is_shown(bench: Bench, photos: Path) -> None:
    seen: list[tuple[int, int]] = []
    bench.drop(photos)
    bench.page.bringing.importing.take.click()
    assert bench.page.bringing.job is not None
    bench.page.bringing.job.progress.connect(lambda done, total: seen.append((done, total)))
    bench.wait_idle()
    assert seen[-1] == (3, 3)
    assert bench.page.bringing.work.bar.value() == 3


def test_a_second_drop_waits_for_nobody_and_breaks_nothing(
    bench: Bench, photos: Path, tmp_path: Path
) -> None:
    drop(bench.page, photos)
    drop(bench.page, *put_photos(tmp_path / "other", "x.jpg"))
    bench.wait_idle()
    assert len(bench.page.bringing.importing.found) == 3


def test_a_drop_at_the_frames_loses_none_of_them(
    bench: Bench, photos: Path, tmp_path: Path
) -> None:
    bench.drop(photos)
    assert not enter(bench.page, mime(*put_photos(tmp_path / "other", "x.jpg"))).isAccepted()
    assert not bench.page.veil.isVisible()


def test_frames_and_titles_are_as_they_were_chosen(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "corners.png").write_bytes(saved(quarters(600, 600), "PNG"))
    bench.drop(tmp_path / "corners.png")
    importing = bench.page.bringing.importing
    importing.title.setText(nfd("Giữa hai thế giới"))
    for _ in range(60):  # as small as the red quarter at the top left allows
        QTest.keyClick(importing.editor, Qt.Key.Key_Plus)
    for _ in range(60):
        QTest.keyClick(importing.editor, Qt.Key.Key_Left)
        QTest.keyClick(importing.editor, Qt.Key.Key_Up)
    bench.take_in()
    (card,) = bench.listed
    assert bench.shelf.title(card, "en") == "Giữa hai thế giới"
    image = read(bench.shelf.picture_path(card).read_bytes())
    assert image.height() * 2 == image.width() * 3
    colours = {image.pixelColor(x, y).red() > 150 for x in (5, 90) for y in (5, 140)}
    assert colours == {True}


def test_the_frame_follows_mouse_and_wheel_and_stays_inside(bench: Bench, tmp_path: Path) -> None:
    (tmp_path / "wide.png").write_bytes(saved(quarters(900, 600), "PNG"))
    bench.drop(tmp_path / "wide.png")
    settle()
    editor = bench.page.bringing.importing.editor
    whole = editor.picture_rect()
    start = editor.frame_rect()
    drag(editor, start.center(), start.center() + QPointF(5000, 0))
    assert editor.frame_rect().right() == pytest.approx(whole.right(), abs=2)
    frame = editor.frame_rect()
    drag(editor, frame.topLeft(), frame.topLeft() + QPointF(60, 90))
    smaller = editor.frame_rect()
    assert smaller.width() < frame.width()
    assert smaller.bottomRight().x() == pytest.approx(frame.right(), abs=3)
    assert smaller.height() / smaller.width() == pytest.approx(1.5, abs=0.02)
    bench.page.bringing.importing.larger.click()
    assert editor.frame_rect().width() > smaller.width()
    for _ in range(60):
        bench.page.bringing.importing.larger.click()
    assert whole.adjusted(-1, -1, 1, 1).contains(editor.frame_rect())


def drag(widget: QWidget, start: QPointF, end: QPointF) -> None:
    QTest.mousePress(widget, LEFT, pos=start.toPoint())
    QTest.mouseMove(widget, end.toPoint())
    QTest.mouseRelease(widget, LEFT, pos=end.toPoint())


@pytest.mark.parametrize("size", [(600, 300), (300, 600), (200, 300), (100, 150), (4000, 101)])
@pytest.mark.parametrize("place", [(-50, -50), (0, 0), (90, 20), (9999, 9999)])
@pytest.mark.parametrize("wide", [1, 150, 9999])
def test_no_frame_leaves_its_picture(
    size: tuple[int, int], place: tuple[int, int], wide: int
) -> None:
    rect = frame_at(*place, wide, *size).rect(*size)
    assert rect.left() >= 0
    assert rect.top() >= 0
    assert rect.left() + rect.width() <= size[0]
    assert rect.top() + rect.height() <= size[1]
    assert rect.width() >= min(LEAST_WIDTH, size[0], int(size[1] / 1.5))


def test_a_picture_can_be_left_out(bench: Bench, photos: Path) -> None:
    bench.drop(photos)
    importing = bench.page.bringing.importing
    importing.next.click()
    importing.leave_out.click()
    assert "2" in importing.take.text()
    importing.next.click()
    assert not importing.leave_out.isChecked()
    bench.take_in()
    assert len(bench.listed) == 2


def test_a_deck_can_grow(bench: Bench, photos: Path, tmp_path: Path) -> None:
    bench.drop(photos)
    bench.take_in()
    bench.drop(*put_photos(tmp_path / "more", "one.jpg", "two.jpg", "three.jpg", "four.jpg"))
    importing = bench.page.bringing.importing
    assert importing.into.currentIndex() == 1  # the deck in view
    assert not importing.name.isVisible()
    bench.take_in()
    assert len(bench.shelf.decks()) == 2
    # Two of the four are in the deck already, whatever their files are called.
    assert len(bench.listed) == 5


@pytest.mark.parametrize("typed", ["", "   ", "\u200b"])
def test_a_deck_without_a_name_gets_one(bench: Bench, photos: Path, typed: str) -> None:
    bench.drop(photos)
    bench.page.bringing.importing.name.setText(typed)
    bench.take_in()
    assert bench.shelf.decks()[1].deck.name.en == "Our pictures"


@pytest.mark.parametrize("typed", ["x" * 400, nfd("ẤỄỘỮ " * 60), "a\nb", "سفر ما" * 30])
def test_strange_names_are_cleaned_and_shown(bench: Bench, photos: Path, typed: str) -> None:
    bench.drop(photos)
    bench.page.bringing.importing.name.setText(typed)
    bench.take_in()
    name = bench.shelf.decks()[1].deck.name.en
    assert name
    assert unicodedata.is_normalized("NFC", name)
    assert len(name) <= 80
    assert "\n" not in name
    assert len(bench.listed) == 3


@pytest.mark.parametrize("letters", ["W", "ẤỄ", "م", "語"])
def test_the_longest_names_break_no_page(
    make_bench: MakeBench, tmp_path: Path, letters: str
) -> None:
    bench = make_bench((1024, 600), text_size="far")
    name = (letters * 100)[:100]
    (tmp_path / f"{name[:60]}.jpg").write_bytes(b"")
    bench.drop(*put_photos(tmp_path, f"{name[:50]}.jpg"), tmp_path / f"{name[:60]}.jpg")
    bench.page.bringing.importing.name.setText(name)
    check_nothing_is_clipped(bench)
    bench.take_in()
    check_nothing_is_clipped(bench)
    bench.page.show_picture(bench.listed[0])
    check_nothing_is_clipped(bench)
    bench.page.show_grid()
    bench.page.browse.away.trigger()
    check_nothing_is_clipped(bench)
    assert bench.page.width() == 1024


def test_files_and_folders_can_be_chosen_too(bench: Bench, photos: Path) -> None:
    for action in (bench.page.browse.files, bench.page.browse.folder):
        action.trigger()
        dialog = bench.page.bringing.parentWidget().findChild(QFileDialog)
        if dialog is None:
            dialog = bench.page.findChild(QFileDialog)
        assert dialog is not None
        dialog.filesSelected.emit([str(photos)])
        dialog.reject()
        bench.wait_idle()
        assert bench.front is bench.page.bringing.importing
        bench.page.bringing.importing.cancel.click()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        settle()


# --- decks that go from family to family ----------------------------------------------------------


def test_a_zip_is_looked_at_first_and_then_taken_in(bench: Bench, tmp_path: Path) -> None:
    bench.drop(put_zip(tmp_path / "holiday.zip", good_zip()))
    importing = bench.page.bringing.importing
    assert bench.front is importing
    assert own_files(bench) == []
    (offer,) = importing.offers.buttons
    said = offer.text().replace("\u2068", "").replace("\u2069", "")
    assert said == "Deck “Holiday” by The neighbours, 2 pictures"
    assert not importing.editor.isVisible()
    assert not importing.name.isVisible()
    assert "2" in importing.take.text()
    bench.take_in()
    assert len(bench.listed) == 2
    assert "Holiday" in bench.note()


def test_what_is_not_wanted_of_it_stays_outside(bench: Bench, tmp_path: Path) -> None:
    words = put_words(tmp_path / "w", "steam", "spoon")
    bench.drop(put_zip(tmp_path / "holiday.zip", good_zip()), words)
    importing = bench.page.bringing.importing
    deck, pack = importing.offers.buttons
    assert "Kitchen words" in pack.text()
    deck.click()
    assert importing.take.text() == "Take it in"
    pack.click()
    assert not importing.take.isEnabled()
    deck.click()
    assert "2" in importing.take.text()
    bench.take_in()
    assert len(bench.listed) == 2
    assert bench.page.bringing.packs() == ()


def test_decks_and_photos_can_come_together(bench: Bench, photos: Path) -> None:
    put_zip(photos / "holiday.zip", good_zip())
    bench.drop(photos)
    importing = bench.page.bringing.importing
    assert len(importing.found) == 3
    assert importing.editor.isVisible()
    assert len(importing.offers.buttons) == 1
    assert "5" in importing.take.text()
    bench.take_in()
    assert len(bench.shelf.decks()) == 3


def test_a_deck_that_cannot_be_taken_in_is_told_beside_the_others(
    bench: Bench, tmp_path: Path
) -> None:
    (tmp_path / "torn.zip").write_bytes(b"PK")
    bench.drop(put_zip(tmp_path / "holiday.zip", good_zip()), tmp_path / "torn.zip")
    assert "torn.zip" in bench.page.bringing.importing.bad.text()
    bench.take_in()
    assert "torn.zip" in bench.note()
    assert len(bench.listed) == 2


def test_no_file_is_read_any_more_once_previews_have_let_go(qapp: QApplication) -> None:
    assert qapp is not None
    begun, may_end = threading.Event(), threading.Event()
    read: list[Path] = []

    def slowly(path: Path, _size: QSize) -> QImage:
        begun.set()
        may_end.wait()
        read.append(path)
        return QImage()

    faces = Faces(Path, make=slowly)
    faces.set_size(QSize(10, 10), 1.0)
    faces.face("hill.jpg")
    begun.wait()
    threading.Thread(target=may_end.set).start()
    faces.let_go()
    assert read == [Path("hill.jpg")]


@pytest.mark.parametrize("button", ["take", "cancel"])
def test_photos_out_of_a_zip_are_framed_and_leave_nothing_behind(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    bench.drop(put_zip(tmp_path / "trip.zip", dict(pictures("sea.jpg", "hill.jpg"))))
    importing = bench.page.bringing.importing
    assert [one.title for one in importing.found] == ["hill", "sea"]
    assert importing.editor.isVisible()
    assert list(place.iterdir())
    getattr(importing, button).click()
    bench.wait_idle()
    assert list(place.iterdir()) == []
    assert len(bench.listed) == (2 if button == "take" else 84)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_FACTORS)
@pytest.mark.parametrize("with_photos", [False, True])
def test_offers_have_room_for_their_words(
    make_bench: MakeBench,
    qapp: QApplication,
    tmp_path: Path,
    size: tuple[int, int],
    text_size: str,
    with_photos: bool,
) -> None:
    longer = Longer()
    qapp.installTranslator(longer)
    try:
        bench = make_bench(size, text_size=text_size)
        files = good_zip()
        deck = json.loads(files["deck.json"])
        deck["name"] = {"en": "Grandmother's garden and all of its many flowers " + "x" * 40}
        files["deck.json"] = json.dumps(deck).encode()
        photos = put_photos(tmp_path / "p", "a.jpg") if with_photos else []
        words = put_words(tmp_path / "w", "steam", name="Q" * 100)
        bench.drop(put_zip(tmp_path / "garden.zip", files), words, *photos)
        check_nothing_is_clipped(bench)
        for button in bench.page.bringing.importing.offers.buttons:
            assert button.height() >= button.heightForWidth(button.width())
    finally:
        qapp.removeTranslator(longer)


def bomb() -> ZipInfo:
    entry = ZipInfo("big.bin")
    entry.compress_type = ZIP_DEFLATED
    return entry


HOSTILE: dict[str, Callable[[], dict[str | ZipInfo, bytes]]] = {
    "outside": lambda: {**good_zip(), "../evil.jpg": b"x"},
    "no deck": lambda: {"a.jpg": b"x"},
    "bomb": lambda: {**good_zip(), bomb(): bytes(9_000_000)},
    "nested": lambda: {**good_zip(), "more.zip": b"PK"},
}


@pytest.mark.parametrize("what", HOSTILE)
def test_hostile_packs_are_refused_with_a_sentence(bench: Bench, tmp_path: Path, what: str) -> None:
    before = bench.listed
    path = put_zip(tmp_path / "gift.zip", HOSTILE[what]())
    bench.drop(path)
    assert bench.front is bench.page.browse
    assert own_files(bench) == []
    assert bench.listed == before
    assert "gift.zip" in bench.note()
    assert len(bench.note()) > 60


def test_a_deck_goes_to_another_family_and_back(bench: Bench, photos: Path, tmp_path: Path) -> None:
    bench.drop(photos)
    bench.take_in()
    cards = bench.listed
    bench.page.browse.give.trigger()
    dialog = bench.page.findChild(QFileDialog)
    assert dialog is not None
    target = tmp_path / "gift.zip"
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    bench.wait_idle()
    assert "gift.zip" in bench.note()
    with ZipFile(target) as archive:
        assert len(archive.namelist()) == 4
    bench.bring_in(target)
    assert "already" in bench.note()
    bench.page.browse.away.trigger()
    bench.bring_in(target)
    assert bench.listed == cards


def test_a_deck_that_is_put_away_is_not_lost(bench: Bench, photos: Path) -> None:
    bench.drop(photos)
    bench.take_in()
    cards = bench.listed
    bench.page.browse.away.trigger()
    assert len(bench.shelf.decks()) == 1
    assert not set(cards) & set(bench.listed)
    (kept,) = (bench.house.folders.data / "removed-decks").iterdir()
    assert len(json.loads((kept / "deck.json").read_text("utf-8"))["cards"]) == 3
    assert kept.name in bench.note()
    bench.page.browse.note.undo.click()
    assert bench.listed == cards
    assert bench.note()


def test_a_deck_that_is_gone_is_missed_by_nobody(bench: Bench, photos: Path) -> None:
    """Not by the page that showed one of its pictures last, and not from outside the app."""
    bench.drop(photos)
    bench.take_in()
    bench.page.show_picture(bench.listed[0])
    bench.page.show_grid()
    bench.page.browse.away.trigger()
    bench.house.change_settings(language="ja")
    settle()
    assert "Đà Nẵng" in bench.note()  # said again in the other language
    bench.page.browse.note.undo.click()
    bench.shelf.decks()[1].folder.rename(bench.own / ".hidden")
    bench.shelf.reload()
    bench.page.grab()
    bench.page.browse.search.setText("wide")
    bench.page.hide()
    bench.page.show()
    bench.page.browse.search.clear()
    assert len(bench.listed) == 84


def test_putting_away_twice_overwrites_nothing(bench: Bench, photos: Path) -> None:
    for _ in range(2):
        bench.drop(photos)
        bench.take_in()
        bench.page.browse.away.trigger()
    assert len(list((bench.house.folders.data / "removed-decks").iterdir())) == 2


def test_the_built_in_deck_cannot_be_put_away(bench: Bench) -> None:
    bench.page.browse.decks.setCurrentIndex(1)
    assert not bench.page.browse.deck_button.isVisible()
    bench.page.browse.away.trigger()
    assert len(bench.shelf.decks()) == 1


def test_an_own_picture_gets_another_title(bench: Bench, photos: Path) -> None:
    bench.bring_in(photos)
    card = bench.listed[1]
    bench.page.show_picture(card)
    picture = bench.page.picture
    assert picture.mend.isVisible()
    picture.retitle.trigger()
    QTest.keyClick(picture.title_field, Qt.Key.Key_Escape)
    assert bench.front is picture
    assert picture.title.isVisible()
    picture.retitle.trigger()
    assert picture.title_field.hasFocus()
    picture.title_field.setText("The red boat")
    check_nothing_is_clipped(bench)
    QTest.keyClick(picture.title_field, Qt.Key.Key_Return)
    assert picture.title.text() == "The red boat"
    assert bench.shelf.title(card, "en") == "The red boat"
    bench.page.show_grid()
    assert bench.look_for("red boat") == (card,)


def test_an_own_picture_leaves_its_deck_and_comes_back(bench: Bench, photos: Path) -> None:
    bench.bring_in(photos)
    cards = bench.listed
    bench.page.show_picture(cards[1])
    bench.page.picture.take_out.trigger()
    assert bench.front is bench.page.browse
    assert bench.listed == (cards[0], cards[2])
    assert bench.shelf.missing(cards) == (cards[1],)
    assert "removed-pictures" in bench.note().replace("\u200b", "")
    bench.page.browse.note.undo.click()
    assert bench.listed == cards
    assert "again" in bench.note()


def test_the_last_picture_of_a_deck_takes_the_deck_with_it(bench: Bench, tmp_path: Path) -> None:
    bench.bring_in(*put_photos(tmp_path, "sea.jpg"))
    bench.page.show_picture(bench.listed[0])
    bench.page.picture.take_out.trigger()
    assert len(bench.shelf.decks()) == 1
    bench.page.browse.note.undo.click()
    assert len(bench.shelf.decks()) == 2


def test_pictures_of_the_app_stay_as_they_are(bench: Bench) -> None:
    bench.page.show_picture(bench.listed[0])
    assert not bench.page.picture.mend.isVisible()


@pytest.mark.logs_warnings
def test_a_title_that_cannot_be_stored_is_said(bench: Bench, photos: Path) -> None:
    bench.bring_in(photos)
    bench.page.show_picture(bench.listed[0])
    with workshop(bench.own):
        bench.page.picture.retitled.emit("The red boat")
    assert "being taken in" in bench.page.picture.trouble.text()
    assert bench.page.picture.title.text() != "The red boat"


def put_words(folder: Path, *words: str, name: str = "Kitchen words") -> Path:
    folder.mkdir(exist_ok=True)
    cards = [
        {"id": f"w{n}", "set": "own", "upper": {"en": word}} for n, word in enumerate(words, 1)
    ]
    raw = {"format": 1, "id": "kitchen", "name": {"en": name}, "author": "Linh"}
    file = folder / "kitchen.json"
    file.write_text(json.dumps({**raw, "licence": "private", "cards": cards}), encoding="utf-8")
    return file


def test_a_pack_of_words_is_listed_shown_and_told(bench: Bench, tmp_path: Path) -> None:
    bench.bring_in(put_words(tmp_path / "w", "steam", "spoon", "salt", "salt"))
    browse = bench.page.browse
    assert browse.decks.currentText().replace("\u2068", "").startswith("Kitchen words")
    assert "(3" in browse.decks.currentText()
    assert "3" in browse.count.text()
    assert all(word in browse.nothing.text() for word in ("steam", "spoon", "salt"))
    assert "One word card is there twice" in bench.note()
    assert browse.deck_button.isVisible()
    check_nothing_is_clipped(bench)
    browse.decks.setCurrentIndex(0)
    assert len(bench.listed) == 84
    assert browse.search.isEnabled()


def test_the_same_words_again_are_told_to_be_there(bench: Bench, tmp_path: Path) -> None:
    file = put_words(tmp_path / "w", "steam", "spoon")
    bench.bring_in(file)
    bench.bring_in(file)
    assert "already" in bench.note()
    assert len(bench.page.bringing.packs()) == 1


def test_a_pack_of_words_that_is_put_away_is_not_lost(bench: Bench, tmp_path: Path) -> None:
    bench.bring_in(put_words(tmp_path / "w", "steam", "spoon"))
    before = len(bench.house.all_words().cards)
    bench.page.browse.away.trigger()
    assert len(bench.house.all_words().cards) == before - 2
    assert len(bench.listed) == 84
    (kept,) = (bench.house.folders.data / "removed-words").iterdir()
    assert kept.name in bench.note()
    bench.page.browse.note.undo.click()
    assert len(bench.house.all_words().cards) == before
    assert "Kitchen words" in bench.page.browse.decks.currentText()


def test_a_pack_of_words_goes_to_another_family(
    bench: Bench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.bring_in(put_words(tmp_path / "w", "steam", "spoon"))
    bench.page.browse.give.trigger()
    dialog = bench.page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "gift.json"))
    dialog.reject()
    assert "gift.json" in bench.note()
    bench.page.browse.away.trigger()
    bench.bring_in(tmp_path / "gift.json")
    assert bench.page.bringing.packs()[0].pack.name.en == "Kitchen words"
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url))
    bench.page.browse.open_folder.trigger()
    assert Path(opened[0].toLocalFile()) == bench.house.folders.data / "words"


def test_the_folder_of_a_deck_can_be_opened(
    bench: Bench, photos: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: bool(opened.append(url)))
    bench.drop(photos)
    bench.take_in()
    bench.page.browse.open_folder.trigger()
    assert Path(opened[0].toLocalFile()) == bench.shelf.decks()[1].folder
    assert "file manager" in bench.note()  # it could not be opened, and that is said


def test_a_deck_that_cannot_be_used_is_named(make_bench: MakeBench, house: House) -> None:
    folder = decks_folder(house.folders) / "torn"
    folder.mkdir(parents=True)
    (folder / "deck.json").write_text("{", encoding="utf-8")
    bench = make_bench()
    assert "torn" in bench.page.browse.trouble.text()
    assert len(bench.listed) == 84


def test_the_place_of_a_slip_in_a_deck_written_by_hand_is_named(
    bench: Bench, tmp_path: Path
) -> None:
    files = good_zip()
    deck = json.loads(files["deck.json"])
    deck["cards"][1]["titel"] = "Sea"
    files["deck.json"] = json.dumps(deck).encode()
    bench.drop(put_zip(tmp_path / "holiday.zip", files))
    assert "deck.json: cards.1.titel" in bench.note().replace("\u200b", "")


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("trouble", Trouble)
def test_every_reason_is_a_sentence(trouble: Trouble) -> None:
    parent = QWidget()
    said = AlbumWords(parent).reason(trouble)
    assert said.endswith(".")
    assert len(said) > 15


# --- keyboard -------------------------------------------------------------------------------------


def reached(start: QWidget) -> set[QWidget]:
    """What the tab key comes to."""
    start.setFocus(Qt.FocusReason.TabFocusReason)
    found: set[QWidget] = set()
    for _ in range(40):
        now = QApplication.focusWidget()
        assert now is not None
        if now in found:
            break
        found.add(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    return found


def test_the_keyboard_reaches_everything(bench: Bench, photos: Path) -> None:
    browse = bench.page.browse
    found = reached(browse.search)
    assert found >= {browse.back, browse.bring, browse.search, browse.decks, browse.grid}
    bench.page.show_picture(bench.listed[0])
    page = bench.page.picture
    found = reached(page.back)
    assert found >= {page.back, page.hide_button, page.small_button, page.previous, page.next}
    bench.page.show_grid()
    bench.drop(photos)
    importing = bench.page.bringing.importing
    found = reached(importing.take)
    assert found >= {
        importing.editor, importing.name, importing.title, importing.leave_out, importing.take,
        importing.cancel, importing.previous, importing.next, importing.smaller, importing.larger,
    }  # fmt: skip
    bench.take_in()
    assert bench.page.browse.deck_button in reached(browse.search)
    assert browse.note.close_button in reached(browse.search)


def test_the_grid_is_walked_with_the_arrow_keys(bench: Bench) -> None:
    grid = bench.page.browse.grid
    QTest.keyClick(grid, Qt.Key.Key_End)
    assert grid.current_card == bench.listed[-1]
    assert bench.listed[-1] in grid.visible_cards()
    QTest.keyClick(grid, Qt.Key.Key_Home)
    QTest.keyClick(grid, Qt.Key.Key_Down)
    columns = grid.viewport().width() // grid.gridSize().width()
    assert grid.current_card == bench.listed[columns]


def test_escape_leads_back_to_the_shelf(bench: Bench) -> None:
    with bench.qtbot.waitSignal(bench.page.closed):
        QTest.keyClick(bench.page.browse.grid, Qt.Key.Key_Escape)


def test_find_leads_to_the_search_and_down_to_what_was_found(bench: Bench) -> None:
    QTest.keyClick(bench.page.browse.grid, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert bench.page.browse.search.hasFocus()
    QTest.keyClick(bench.page.browse.search, Qt.Key.Key_Down)
    assert bench.page.browse.grid.hasFocus()


# --- sizes ----------------------------------------------------------------------------------------


def check_nothing_is_clipped(bench: Bench) -> None:
    look, page = bench.house.look, bench.page
    settle()
    page.grab()
    assert not look.clipped
    assert not look.tiny
    front = bench.front
    for widget in front.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not page.window():
            continue
        area = widget.rect().translated(widget.mapTo(page, QPoint()))
        if isinstance(widget, QPushButton) and widget.text():
            assert widget.width() >= widget.minimumSizeHint().width() - 1, widget.text()
            assert page.rect().contains(area) or in_scroll(widget), widget.text()
        if isinstance(widget, QLabel) and widget.text():
            assert widget.font().pixelSize() >= look.px(SMALL), widget.text()
            if in_scroll_area(widget):
                assert in_scroll(widget), widget.text()
            else:
                assert page.rect().contains(area), widget.text()
            if widget.wordWrap():
                assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
            else:
                wide = QFontMetricsF(widget.font()).horizontalAdvance(widget.text())
                assert widget.width() >= wide - 1, widget.text()


def in_scroll_area(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if parent.objectName() == "qt_scrollarea_viewport":
            return True
        parent = parent.parentWidget()
    return False


def in_scroll(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if parent.objectName() == "qt_scrollarea_viewport":
            return parent.width() >= widget.width()
        parent = parent.parentWidget()
    return False


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", TEXT_FACTORS)
@pytest.mark.parametrize("language", ["en", "ja", "vi", "longer"])
def test_nothing_is_clipped(
    make_bench: MakeBench,
    qapp: QApplication,
    photos: Path,
    size: tuple[int, int],
    text_size: str,
    language: str,
) -> None:
    longer = Longer()
    if language == "longer":
        qapp.installTranslator(longer)
    try:
        code = "en" if language == "longer" else language
        bench = make_bench(size, text_size=text_size, language=code)
        check_nothing_is_clipped(bench)
        bench.page.show_picture(bench.listed[0])
        bench.page.picture.hide_button.click()
        check_nothing_is_clipped(bench)
        bench.page.show_grid()
        bench.drop(photos)
        check_nothing_is_clipped(bench)
        bench.take_in()
        check_nothing_is_clipped(bench)
        bench.page.browse.away.trigger()
        check_nothing_is_clipped(bench)
    finally:
        qapp.removeTranslator(longer)


@pytest.mark.parametrize("size", SIZES)
def test_the_pictures_have_most_of_the_page(make_bench: MakeBench, size: tuple[int, int]) -> None:
    bench = make_bench(size)
    grid = bench.page.browse.grid
    assert grid.height() >= 0.7 * bench.page.height()
    columns = grid.viewport().width() // grid.gridSize().width()
    rows_wide = columns * grid.gridSize().width()
    assert rows_wide >= 0.98 * grid.viewport().width() - columns
    first_row = {grid.visualRect(grid.cards.index(n)).y() for n in range(columns)}
    assert len(first_row) == 1
    assert grid.visualRect(grid.cards.index(columns)).y() > first_row.pop()


def test_scrolling_does_not_wait_for_pictures(
    monkeypatch: pytest.MonkeyPatch, make_bench: MakeBench
) -> None:
    """Each step is painted although no picture ever comes."""
    go = threading.Event()

    class Waiting(QImageReader):
        def read(self, *_: object) -> QImage:
            go.wait(30)
            return QImage()

    monkeypatch.setattr(album_faces, "QImageReader", Waiting)
    bench = make_bench()
    try:
        bar = bench.page.browse.grid.verticalScrollBar()
        for step in range(20):
            bar.setValue(bar.maximum() * step // 20)
            bench.page.grab()
        assert not go.is_set()
    finally:
        go.set()


def test_what_is_moved_while_scrolling_is_as_if_painted_anew(bench: Bench) -> None:
    grid, window = bench.page.browse.grid, bench.page.window()
    for value in (37, 90, 800, 333):
        grid.verticalScrollBar().setValue(value)
        settle()
        visible = grid.visible_cards()
        bench.qtbot.waitUntil(lambda cards=visible: all(map(bench.page.faces.face, cards)))
    settle()
    form = QImage.Format.Format_RGB32
    on_screen = QGuiApplication.primaryScreen().grabWindow(window.winId()).toImage()
    assert on_screen.convertToFormat(form) == window.grab().toImage().convertToFormat(form)

"""Promises of the choice of pictures: what was chosen comes on the table, and nothing else."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from stella_desktop.app import DECK
from stella_desktop.assets import resources
from stella_desktop.content.packs import WordPack
from stella_desktop.decks.shelf import Shelf, decks_folder
from stella_desktop.storage.album import Album
from stella_desktop.storage.save_file import SavedGame, dump, load
from stella_desktop.ui.art import Art
from stella_desktop.ui.house import House
from stella_desktop.ui.look import TEXT_FACTORS
from stella_desktop.ui.pages.new_game import NewGamePage
from stella_desktop.ui.pages.new_game_pictures import TickChip
from tests.ui.windows import in_window, settle

SIZES = ((1024, 600), (1920, 1080), (1024, 768), (2560, 1080))


def put_deck(own: Path, deck_id: str, name: str, *cards: str) -> None:
    pictures = own / deck_id / "pictures"
    pictures.mkdir(parents=True)
    for card in cards:
        (pictures / f"{card}.jpg").write_bytes(b"a picture")
    about = {
        "format": 1,
        "id": deck_id,
        "name": {"en": name},
        "author": "us",
        "licence": "private",
        "cards": [
            {
                "id": card,
                "slug": card,
                "file": f"{card}.jpg",
                "title": {"en": "x"},
                "alt": {"en": "x"},
            }
            for card in cards
        ],
    }
    (own / deck_id / "deck.json").write_text(json.dumps(about), encoding="utf-8")


def numbered(letter: str, count: int) -> tuple[str, ...]:
    return tuple(f"{letter}-{number:03}" for number in range(count))


HOLIDAY, GARDEN = numbered("h", 32), numbered("g", 5)


@pytest.fixture
def home(house: House, words: WordPack, art: Art) -> House:
    """With two decks of the family's own beside the built-in one; they share a picture."""
    own = decks_folder(house.folders)
    put_deck(own, "holiday", "Holiday", *HOLIDAY)
    put_deck(own, "garden", "Grandmother's garden with all its flowers", HOLIDAY[0], *GARDEN)
    shelf = Shelf(resources() / "decks" / DECK, own)
    made = House(
        folders=house.folders,
        look=house.look,
        art=art,
        languages=house.languages,
        deck=shelf,
        words=words,
    )
    made.settings = house.settings
    return made


MakePage = Callable[..., NewGamePage]


@pytest.fixture
def page_of(qtbot: QtBot) -> MakePage:
    kept: list[NewGamePage] = []  # a page nobody holds would be collected

    def make(house: House, size: tuple[int, int] = (1280, 720)) -> NewGamePage:
        page = in_window(qtbot, house, lambda: NewGamePage(house), size)
        kept.append(page)
        page.prepare()
        settle()
        return page

    return make


def started(page: NewGamePage) -> SavedGame:
    games: list[SavedGame] = []
    page.started.connect(games.append)
    page.start.click()
    (game,) = games
    return game


def only(page: NewGamePage, *decks: str) -> None:
    for deck, chip in page.pictures.chips.items():
        if chip.isChecked() != (deck in decks):
            chip.click()


def test_with_one_deck_nothing_is_asked(page_of: MakePage, house: House) -> None:
    assert not page_of(house).pictures.isVisible()


def test_every_deck_is_there_with_its_count_and_takes_part(page_of: MakePage, home: House) -> None:
    home.albums.save(Album(hidden=(HOLIDAY[3],)))
    page = page_of(home)
    assert page.pictures.isVisible()
    said = [chip.text() for chip in page.pictures.chips.values()]
    assert [text[text.index("(") :] for text in said] == ["(84)", "(6)", "(31)"]
    assert all(chip.isChecked() and chip.isVisible() for chip in page.pictures.chips.values())
    assert len(page.pictures.cards) == 84 + 32 + 5
    assert "120" in page.pictures.hint.text()


def test_only_the_chosen_decks_are_dealt_and_the_save_says_which(
    page_of: MakePage, home: House
) -> None:
    page = page_of(home)
    only(page, "holiday")
    game = load(dump(started(page)))
    assert set(game.session.setup.cards) <= set(HOLIDAY)
    assert game.table.decks == ("holiday",)


def test_a_save_names_all_its_decks(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    only(page, "holiday", "garden")
    game = load(dump(started(page)))
    assert set(game.session.setup.cards) <= {*HOLIDAY, *GARDEN}
    assert game.table.decks == ("garden", "holiday")


def test_a_picture_that_two_decks_have_comes_with_either(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    only(page, "holiday")
    assert set(page.pictures.cards) == set(HOLIDAY)
    only(page, "garden")
    assert set(page.pictures.cards) == {HOLIDAY[0], *GARDEN}


def test_one_deck_stays_and_the_reason_is_said(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    only(page, "holiday")
    page.pictures.chips["holiday"].click()
    assert page.pictures.decks == ("holiday",)
    assert page.pictures.hint.text() == "One deck must stay: choose another one first."
    page.pictures.chips["garden"].click()
    assert "stay" not in page.pictures.hint.text()


def test_too_few_pictures_are_told_before_the_start(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    only(page, "garden")
    assert not page.start.isEnabled()
    assert page.sentence.text().startswith("24 more picture")
    page.pictures.chips["holiday"].click()
    assert page.start.isEnabled()


def test_the_choice_is_remembered_and_a_new_deck_takes_part(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    only(page, "holiday")
    started(page)
    put_deck(decks_folder(home.folders), "new", "New", *numbered("n", 3))
    assert isinstance(home.deck, Shelf)
    home.deck.reload()
    page.prepare()
    assert page.pictures.decks == ("holiday", "new")


def test_with_all_remembered_decks_gone_the_others_are_played_with(
    page_of: MakePage, home: House
) -> None:
    home.remember(decks_left_out=(DECK, "garden", "holiday"))
    assert page_of(home).pictures.decks == (DECK, "garden", "holiday")


def test_it_is_told_that_small_children_keep_pictures_away(page_of: MakePage, house: House) -> None:
    cards = house.deck.card_ids
    house.albums.save(Album(not_for_small=cards[:7], hidden=cards[6:8]))
    house.remember(small_children=True)
    page = page_of(house)
    assert page.pictures.small.isVisible()
    assert page.pictures.kept_out.text().startswith("6 ")
    assert not any(chip.isVisible() for chip in page.pictures.chips.values())
    assert page.pictures.hidden == set(cards[:8])


def test_for_one_game_small_children_can_be_told_to_stay_away(
    page_of: MakePage, house: House
) -> None:
    cards = house.deck.card_ids
    house.albums.save(Album(not_for_small=cards[30:]))
    house.remember(small_children=True)
    page = page_of(house)
    page.pictures.small.click()
    assert set(started(page).session.setup.cards) & set(cards[30:])
    assert house.settings.small_children
    page.prepare()
    assert page.pictures.small.isChecked()


def test_another_language_names_the_decks_at_once(page_of: MakePage, home: House) -> None:
    page = page_of(home)
    first = page.pictures.chips[DECK]
    before = first.text()
    home.change_settings(language="ja")
    settle()
    assert first.text() != before


class Longer(QTranslator):
    """Every text of the app, 60 percent longer."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, text: str, *_: object) -> str:
        return f"{text} {'longer ' * 20}"[: round(len(text) * 1.6)].strip()


@pytest.fixture
def longer(qapp: QApplication) -> Iterator[Callable[[], None]]:
    translator = Longer()
    yield lambda: qapp.installTranslator(translator) and None
    qapp.removeTranslator(translator)


@pytest.mark.parametrize("text_size", TEXT_FACTORS)
@pytest.mark.parametrize("size", SIZES)
def test_no_chip_leaves_the_panel(
    page_of: MakePage,
    home: House,
    longer: Callable[[], None],
    size: tuple[int, int],
    text_size: str,
) -> None:
    home.look.set_text_size(text_size)
    home.remember(small_children=True)
    page = page_of(home, size)
    longer()
    settle()
    panel = page.pictures
    content = page.table.widget()
    assert content is not None
    assert content.width() <= page.table.viewport().width()
    for part in (*panel.findChildren(QAbstractButton), *panel.findChildren(QLabel)):
        assert panel.rect().contains(part.geometry()), part
    for label in (panel.hint, panel.kept_out):
        assert label.heightForWidth(label.width()) <= label.height(), label.text()
    least = home.look.px(6)
    for chip in panel.findChildren(TickChip):
        assert min(chip.width(), chip.height()) >= least

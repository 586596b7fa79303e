"""Paper boards: exact millimetres, safe margins, one page after the other."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPicture
from PySide6.QtPdf import QPdfDocument
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from stella_desktop.storage.table import LONGEST_NAME, Board
from stella_desktop.ui.games.stella.sheets import (
    BOARD,
    WORD_CARD,
    Copies,
    Paper,
    Seated,
    Sheet,
    Sheets,
    board_places,
    card_places,
    writers,
)
from stella_desktop.ui.house import House
from stella_desktop.ui.pages import printing
from stella_desktop.ui.pages.printing import PrintPage
from tests.ui.conftest import NAMES
from tests.ui.windows import in_window, settle

SAFE = 8.0
LONG_NAMES = (
    "W" * LONGEST_NAME,
    "Grandmother Elisabeth-Charlotte of Susse",
    "おばあちゃんとおじいちゃんとねこのミケのさんにんぐみですどうぞよろしくおねがい",
)
THREE: tuple[Seated, ...] = (("Linh", "paper"), ("Kenji", "paper"), ("Bà", "paper"))


def on_paper(seats: int) -> list[Seated]:
    return [(name, "paper") for name in NAMES[:seats]]


@pytest.mark.parametrize("paper", list(Paper))
def test_nothing_comes_nearer_to_the_edge_than_eight_millimetres(paper: Paper) -> None:
    width, height = paper.size
    for place in (*board_places(paper), *card_places(paper)):
        assert place.left() >= SAFE
        assert place.top() >= SAFE
        assert place.right() <= width - SAFE
        assert place.bottom() <= height - SAFE


@pytest.mark.parametrize("paper", list(Paper))
def test_boards_and_cards_have_their_size_on_every_paper(paper: Paper) -> None:
    assert all((p.width(), p.height()) == BOARD for p in board_places(paper))
    assert all((p.width(), p.height()) == WORD_CARD for p in card_places(paper))
    assert len(card_places(paper)) == 10
    one, two = board_places(paper)
    assert not one.intersects(two)


@pytest.mark.parametrize(("seats", "pages"), [(0, 2), (1, 2), (2, 4), (3, 6), (6, 12)])
def test_there_is_a_board_for_everybody_in_each_of_the_four_rounds(seats: int, pages: int) -> None:
    sheets = Sheets(on_paper(seats))
    assert len(sheets.pages([Sheet.BOARDS])) == pages
    assert sheets.boards == tuple(
        (name, mark) for name in NAMES[:seats] or ("",) for mark in ("I", "II", "III", "IV")
    )


@pytest.mark.parametrize(("seats", "pages"), [(0, 1), (1, 1), (2, 1), (3, 2), (6, 3)])
def test_a_board_for_a_sleeve_is_for_every_round(seats: int, pages: int) -> None:
    sheets = Sheets(on_paper(seats), Copies.SLEEVE)
    assert len(sheets.pages([Sheet.BOARDS])) == pages
    assert sheets.boards == tuple((name, "") for name in NAMES[:seats] or ("",))


@pytest.mark.parametrize(
    ("boards", "who"),
    [
        (("paper", "phone", "robot", "here"), ("Linh",)),
        (("here", "paper", "paper", "robot"), ("Kenji", "Bà")),
        (("here", "phone", "robot", "here"), ("Linh", "Kenji", "Minh")),
        (("robot", "robot", "robot", "robot"), ()),
    ],
)
def test_boards_are_printed_for_seats_on_paper_and_else_for_all_people(
    boards: tuple[Board, ...], who: tuple[str, ...]
) -> None:
    seated = tuple(zip(NAMES, boards, strict=False))
    assert writers(seated) == who
    assert {name for name, _ in Sheets(seated).boards} == set(who or ("",))


def test_the_score_sheet_names_everybody(qtbot: QtBot, house: House, tmp_path: Path) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare([("Linh", "paper"), ("Kenji", "phone"), ("Sova", "robot")])
    target = tmp_path / "boards.pdf"
    page.choose_file = lambda _: str(target)
    page.pdf.click()
    document = QPdfDocument()
    document.load(str(target))
    assert document.pageCount() == 2 + 2
    scores = document.getAllText(2).text()
    assert all(name in scores for name in ("Linh", "Kenji", "Sova"))


@pytest.mark.parametrize(
    ("paper", "millimetres"), [(Paper.A4, (210.0, 297.0)), (Paper.LETTER, (215.9, 279.4))]
)
def test_the_pdf_has_the_papers_size_and_a_page_for_each_sheet(
    qtbot: QtBot, house: House, tmp_path: Path, paper: Paper, millimetres: tuple[float, float]
) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    page.papers[paper].setChecked(True)
    target = tmp_path / "boards.pdf"
    page.choose_file = lambda _: str(target)
    page.pdf.click()
    assert target.name in page.said.text()
    document = QPdfDocument()
    document.load(str(target))
    assert document.pageCount() == 3 * 2 + 2
    for number in range(8):
        points: QSizeF = document.pagePointSize(number)
        assert points.width() * 25.4 / 72 == pytest.approx(millimetres[0], abs=0.5)
        assert points.height() * 25.4 / 72 == pytest.approx(millimetres[1], abs=0.5)


def test_only_the_chosen_sheets_are_printed(qtbot: QtBot, house: House, tmp_path: Path) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    page.sheets[Sheet.BOARDS].setChecked(False)
    page.sheets[Sheet.WORDS].setChecked(False)
    target = tmp_path / "scores.pdf"
    page.choose_file = lambda _: str(target)
    page.pdf.click()
    document = QPdfDocument()
    document.load(str(target))
    assert document.pageCount() == 1
    page.sheets[Sheet.SCORES].setChecked(False)
    assert not page.pdf.isEnabled()


def test_the_page_says_that_a_board_serves_one_round_or_a_sleeve(
    qtbot: QtBot, house: House, tmp_path: Path
) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    assert page.copies[Copies.ROUNDS].isChecked()
    assert "one a round" in page.told.text()
    assert "sleeve" in page.told.text()
    page.copies[Copies.SLEEVE].click()
    target = tmp_path / "boards.pdf"
    page.choose_file = lambda _: str(target)
    page.pdf.click()
    document = QPdfDocument()
    document.load(str(target))
    assert document.pageCount() == 2 + 2


PrintPdf = Callable[..., QPdfDocument]


@pytest.fixture
def print_pdf(qtbot: QtBot, house: House, tmp_path: Path) -> PrintPdf:
    """What the page writes, opened again."""

    def make(seated: Sequence[Seated], paper: Paper = Paper.A4) -> QPdfDocument:
        page = PrintPage(house.look, house.art)
        qtbot.addWidget(page)
        page.prepare(seated)
        page.papers[paper].setChecked(True)
        page.choose_file = lambda _: str(tmp_path / "boards.pdf")
        page.pdf.click()
        document = QPdfDocument()
        document.load(str(tmp_path / "boards.pdf"))
        return document

    return make


def place(document: QPdfDocument, page: int, text: str) -> QRectF:
    """Around the first time this stands on the page."""
    start = document.getAllText(page).text().index(text)
    return document.getSelectionAtIndex(page, start, len(text)).boundingRectangle()


def word_place(document: QPdfDocument, page: int, word: str) -> QRectF:
    """Around a whole word: I is not the beginning of IV, whichever of them is read first."""
    found = re.search(rf"\b{word}\b", document.getAllText(page).text())
    assert found is not None, word
    return document.getSelectionAtIndex(page, found.start(), len(word)).boundingRectangle()


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_keeps_clear_of_the_count(print_pdf: PrintPdf, name: str) -> None:
    document = print_pdf([(name, "paper")])
    named, counted = place(document, 0, name[:20]), place(document, 0, "Marks")
    assert named.right() < counted.left()
    assert place(document, 0, "I").right() < named.left()


@pytest.mark.parametrize("name", LONG_NAMES)
def test_a_long_name_on_the_score_sheet_can_be_read(print_pdf: PrintPdf, name: str) -> None:
    first = place(print_pdf([(name, "paper")]), 2, name[0])
    assert first.height() * 25.4 / 72 >= 2.5


def test_in_persian_the_score_sheet_begins_at_the_right(house: House, print_pdf: PrintPdf) -> None:
    house.change_settings(language="fa")
    scores = print_pdf(THREE)
    columns = [word_place(scores, 6, text).x() for text in ("Linh", "I", "II", "III", "IV")]
    assert columns == sorted(columns, reverse=True)
    house.change_settings(language="en")
    scores = print_pdf(THREE)
    columns = [word_place(scores, 6, text).x() for text in ("Linh", "I", "II", "III", "IV")]
    assert columns == sorted(columns)


def test_in_persian_the_head_of_a_board_is_mirrored_but_not_its_pictures(
    house: House, print_pdf: PrintPdf
) -> None:
    house.change_settings(language="fa")
    board = print_pdf(THREE)
    assert place(board, 0, "Linh").x() < place(board, 0, "I").x()
    assert place(board, 0, "Q").x() < place(board, 0, "T").x()


@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
@pytest.mark.parametrize("paper", list(Paper))
def test_no_ink_of_any_page_comes_nearer_to_the_edge_than_eight_millimetres(
    house: House, print_pdf: PrintPdf, language: str, paper: Paper
) -> None:
    house.change_settings(language=language)
    document = print_pdf([(name, "paper") for name in LONG_NAMES], paper)
    assert document.pageCount() == 3 * 2 + 2
    fine = 2  # pixels per millimetre
    width, height = (round(side * fine) for side in paper.size)
    edge = round(SAFE * fine)
    for number in (0, 2, 4, 6, 7):
        page = QImage(width, height, QImage.Format.Format_RGB32)
        page.fill(Qt.GlobalColor.white)
        painter = QPainter(page)
        painter.drawImage(0, 0, document.render(number, page.size()))
        painter.end()
        assert has_ink(page, page.rect())
        for strip in (
            QRect(0, 0, width, edge),
            QRect(0, height - edge, width, edge),
            QRect(0, 0, edge, height),
            QRect(width - edge, 0, edge, height),
        ):
            assert not has_ink(page, strip), (number, strip)


def has_ink(page: QImage, area: QRect) -> bool:
    white = QImage(area.size(), page.format())
    white.fill(Qt.GlobalColor.white)
    return page.copy(area) != white


def test_the_preview_of_persian_looks_like_the_paper(house: House) -> None:
    house.change_settings(language="fa")
    sheets = Sheets([("مادربزرگ و پدربزرگ: خانه (کنار دریا)", "paper")])
    fine = 6
    recorded = QPicture()
    shown = []
    for replay in (False, True):
        image = QImage(210 * fine, 297 * fine, QImage.Format.Format_Grayscale8)
        image.fill(Qt.GlobalColor.white)
        if replay:
            painter = QPainter(recorded)
            sheets.draw(painter, Sheet.BOARDS, 0, Paper.A4)
            painter.end()
        painter = QPainter(image)
        painter.scale(fine, fine)
        if replay:
            painter.drawPicture(0, 0, recorded)
        else:
            sheets.draw(painter, Sheet.BOARDS, 0, Paper.A4)
        painter.end()
        # At about a pixel per millimetre letters and their outlines are nearly alike.
        shown.append(image.scaled(212, 300, mode=Qt.TransformationMode.SmoothTransformation))
    paper, preview = (bytes(image.constBits()) for image in shown)
    assert max(abs(a - b) for a, b in zip(paper, preview, strict=True)) < 60


@pytest.mark.filterwarnings("ignore")
def test_a_file_that_cannot_be_written_is_said(
    qtbot: QtBot, house: House, tmp_path: Path, qtlog: object
) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    nowhere = str(tmp_path / "no" / "such" / "folder.pdf")
    page.choose_file = lambda _: nowhere
    with qtlog.disabled():  # type: ignore[attr-defined]
        page.pdf.click()
    assert "could not be written" in page.said.text()
    page.prepare(THREE)
    assert not page.said.text()

    def to_a_file(printer: QPrinter) -> bool:
        printer.setOutputFileName(nowhere)
        return True

    page.choose_printer = to_a_file
    page.print_button.setEnabled(True)  # whether or not this machine has a printer
    with qtlog.disabled():  # type: ignore[attr-defined]
        page.print_button.click()
    assert "could not be written" in page.said.text()


def test_a_printer_that_takes_nothing_is_said(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("out of paper")

    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    page.choose_printer = lambda printer: not printer.setOutputFileName("")
    page.print_button.setEnabled(True)  # whether or not this machine has a printer
    monkeypatch.setattr(printing, "print_sheets", refuse)
    page.print_button.click()
    assert "PDF instead" in page.said.text()


@pytest.mark.parametrize("printers", [[], ["Kitchen"]])
def test_that_no_printer_was_found_is_said_in_plain_sight(
    qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch, printers: list[str]
) -> None:
    monkeypatch.setattr(printing.QPrinterInfo, "availablePrinterNames", lambda: printers)
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    page.prepare(THREE)
    page.show()
    assert page.no_printer.isVisible() is (not printers)
    assert "No printer was found" in page.no_printer.text()
    assert page.print_button.isEnabled() is bool(printers)


def test_pages_that_nobody_sees_are_not_drawn(qtbot: QtBot, house: House) -> None:
    page = PrintPage(house.look, house.art)
    qtbot.addWidget(page)
    drawn: list[object] = []
    page.preview.paintRequested.connect(drawn.append)
    page.prepare(THREE)
    house.change_settings(language="vi")
    assert not drawn
    page.show()
    assert drawn
    drawn.clear()
    page.sheets[Sheet.WORDS].click()
    assert drawn


@pytest.mark.parametrize("size", [(1024, 600), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ja", "vi", "fa"])
def test_all_that_the_page_says_has_room(
    qtbot: QtBot, house: House, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    house.change_settings(language=language, text_size="far")
    page = in_window(qtbot, house, lambda: PrintPage(house.look, house.art), size)
    page.prepare(THREE)
    page.choose_file = lambda _: str(tmp_path / "boards.pdf")
    page.pdf.click()
    page.no_printer.show()
    settle()
    assert (page.width(), page.height()) == size
    for label in page.findChildren(QLabel):
        if label.isVisible():
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    for button in page.findChildren(QPushButton):
        assert button.width() >= button.sizeHint().width(), button.text()
        assert button.height() >= button.sizeHint().height(), button.text()

"""Printing paper boards: choose sheets and paper, look at them, print or keep a PDF."""

import logging
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMarginsF, QStandardPaths, Qt
from PySide6.QtGui import QPageLayout, QPainter, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo, QPrintPreviewWidget
from PySide6.QtWidgets import (
    QButtonGroup,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.sheets import Copies, Paper, Seated, Sheet, Sheets
from stella_desktop.ui.look import Look
from stella_desktop.ui.widgets.cloth_page import ClothPage

log = logging.getLogger(__name__)


def print_sheets(printer: QPrinter, drawn: Sheets, sheets: Sequence[Sheet], paper: Paper) -> None:
    """Draw these sheets on a printer or into its PDF file, in exact millimetres."""
    painter = QPainter(printer)
    if not painter.isActive():
        raise OSError(f"nothing can be written to {printer.outputFileName()}")
    unit = printer.resolution() / 25.4
    for number, (sheet, page) in enumerate(drawn.pages(sheets)):
        if number:
            printer.newPage()
        painter.resetTransform()
        painter.scale(unit, unit)
        drawn.draw(painter, sheet, page, paper)
    painter.end()


def prepare(printer: QPrinter, paper: Paper) -> None:
    """Whole page, so that millimetres on the sheet are millimetres on the paper."""
    printer.setFullPage(True)
    printer.setPageLayout(
        QPageLayout(
            paper.page_size,
            QPageLayout.Orientation.Portrait,
            QMarginsF(0, 0, 0, 0),
            QPageLayout.Unit.Millimeter,
        )
    )


def _in_a_row(buttons: Iterable[QPushButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    for button in buttons:
        row.addWidget(button, 1)
    return row


class PrintPage(ClothPage):
    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(look, art, parent)
        self._seated: tuple[Seated, ...] = ()
        self.choose_file: Callable[[str], str] = self._ask_for_file
        self.choose_printer: Callable[[QPrinter], bool] = self._ask_for_printer
        self._printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self.sheets = {sheet: QPushButton(self) for sheet in Sheet}
        for button in self.sheets.values():
            button.setCheckable(True)
            button.setChecked(True)
        self.copies = {copies: QPushButton(self) for copies in Copies}
        self._one_of(self.copies.values())
        self.told = QLabel(self)
        self.told.setProperty("role", "soft")
        self.told.setWordWrap(True)
        self.papers = {paper: QPushButton(self) for paper in Paper}
        self._one_of(self.papers.values())
        self.said = QLabel(self)
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.hide()
        self.no_printer = QLabel(self)
        self.no_printer.setProperty("role", "soft")
        self.no_printer.setWordWrap(True)
        self.pdf = QPushButton(self)
        self.pdf.setProperty("role", "primary")
        self.pdf.clicked.connect(self.save_pdf)
        self.print_button = QPushButton(self)
        self.print_button.clicked.connect(self._print)
        self.preview = QPrintPreviewWidget(self._printer, self)
        self.preview.paintRequested.connect(self._draw)
        choices = (*self.sheets.values(), *self.copies.values(), *self.papers.values())
        for button in choices:
            button.toggled.connect(self._refresh)
        self._build()
        look.changed.connect(self._resize)
        self._resize()
        self._retranslate()

    def _one_of(self, buttons: Iterable[QPushButton]) -> None:
        """Exactly one of these is pressed; at first the first."""
        group = QButtonGroup(self)
        for button in buttons:
            button.setCheckable(True)
            group.addButton(button)
        group.buttons()[0].setChecked(True)

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        inside = QWidget()
        self._choices = QVBoxLayout(inside)
        self._choices.setContentsMargins(0, 0, 0, 0)
        self._choices.addWidget(self.sheets[Sheet.BOARDS])
        self._choices.addLayout(_in_a_row(self.copies.values()))
        self._choices.addWidget(self.told)
        self._choices.addWidget(self.sheets[Sheet.SCORES])
        self._choices.addWidget(self.sheets[Sheet.WORDS])
        self._choices.addLayout(_in_a_row(self.papers.values()))
        self._choices.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(inside)
        QScroller.grabGesture(scroll.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self._side = QVBoxLayout()
        self._side.addWidget(scroll, 1)
        self._side.addWidget(self.said)
        self._side.addWidget(self.print_button)
        self._side.addWidget(self.no_printer)
        self._side.addWidget(self.pdf)
        body = QHBoxLayout()
        body.addLayout(self._side, 2)
        body.addWidget(self.preview, 3)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(body, 1)

    def prepare(self, seated: Sequence[Seated]) -> None:
        """Called before the page is shown, with everybody at the table in order."""
        self._seated = tuple(seated)
        self._say("")
        self._refresh()

    @property
    def paper(self) -> Paper:
        return next(paper for paper, button in self.papers.items() if button.isChecked())

    @property
    def chosen_copies(self) -> Copies:
        return next(copies for copies, button in self.copies.items() if button.isChecked())

    def chosen(self) -> list[Sheet]:
        return [sheet for sheet, button in self.sheets.items() if button.isChecked()]

    def _refresh(self) -> None:
        chosen = bool(self.chosen())
        for button in self.copies.values():
            button.setEnabled(self.sheets[Sheet.BOARDS].isChecked())
        self.pdf.setEnabled(chosen)
        printers = bool(QPrinterInfo.availablePrinterNames())
        self.print_button.setEnabled(chosen and printers)
        self.no_printer.setVisible(not printers)
        prepare(self._printer, self.paper)
        if self.isVisible():  # drawing all pages takes a moment
            self.preview.updatePreview()

    def _draw(self, printer: QPrinter) -> None:
        print_sheets(printer, Sheets(self._seated, self.chosen_copies), self.chosen(), self.paper)

    def _ask_for_file(self, suggested: str) -> str:
        return QFileDialog.getSaveFileName(self, self.tr("Keep as PDF"), suggested, "PDF (*.pdf)")[
            0
        ]

    def _ask_for_printer(self, printer: QPrinter) -> bool:
        return QPrintDialog(printer, self).exec() == QPrintDialog.DialogCode.Accepted

    def save_pdf(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = self.choose_file(str(Path(folder) / "stella.pdf"))
        if not name:
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        printer.setOutputFileName(name)
        prepare(printer, self.paper)
        if self._written(printer):
            self._say(self.tr("Kept as {file}.").format(file=Path(name).name))

    def _print(self) -> None:
        prepare(self._printer, self.paper)
        if self.choose_printer(self._printer):
            self._say("")
            self._written(self._printer)

    def _say(self, text: str) -> None:
        self.said.setText(text)
        self.said.setVisible(bool(text))

    def _written(self, printer: QPrinter) -> bool:
        """Whether the sheets could be drawn; else it is said. A dialog offers files as printers."""
        try:
            self._draw(printer)
        except OSError as trouble:
            log.info("not printed: %s", trouble)
            self._say(
                self.tr("The PDF could not be written. Choose another folder or name.")
                if printer.outputFileName()
                else self.tr("The printer takes nothing now; keep a PDF instead.")
            )
            return False
        return True

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Paper boards"))
        self.sheets[Sheet.BOARDS].setText(self.tr("Personal boards"))
        self.copies[Copies.ROUNDS].setText(self.tr("Four each"))
        self.copies[Copies.SLEEVE].setText(self.tr("One each"))
        self.told.setText(
            self.tr("Four boards each, one a round; or one in a clear sleeve with a wipeable pen.")
        )
        self.sheets[Sheet.SCORES].setText(self.tr("Score sheet"))
        self.sheets[Sheet.WORDS].setText(self.tr("Blank word cards"))
        self.papers[Paper.A4].setText("A4")
        self.papers[Paper.LETTER].setText(self.tr("Letter"))
        self.pdf.setText(self.tr("Keep as PDF"))
        self.print_button.setText(self.tr("Print…"))
        self.no_printer.setText(self.tr("No printer was found; keep a PDF instead."))
        self._refresh()

    def _resize(self) -> None:
        side = max(self._look.px(3), (self._look.window.width() - self._look.px(170)) // 2)
        self._column.setContentsMargins(side, self._look.px(2), side, self._look.px(3))
        self._column.setSpacing(self._look.px(2))
        for part in (self._choices, self._side):
            part.setSpacing(self._look.px(1.4))

"""Between rounds: who marks on this screen, on paper, on a phone, or lets a robot play."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.engine import Seat
from stella_desktop.storage.table import Board
from stella_desktop.ui.art import Art
from stella_desktop.ui.board_names import OFFERED, BoardNames
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.look import LARGE, Ink, Look, draw_text, leading
from stella_desktop.ui.widgets.cloth_page import ClothPage
from stella_desktop.ui.widgets.turned import TurnedPiece


class NameTag(QWidget):
    """A name of any length: made smaller, then in lines, then cut. It begins where the language
    of the page does, whatever its own letters."""

    def __init__(self, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._name = look, name
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self._look.font(LARGE, bold=True)
        draw_text(
            painter,
            self._look,
            self.rect(),
            self._name,
            font,
            Ink.CREAM.color,
            align=leading(),
            wrap=True,
            name=True,
        )


class BoardsPage(ClothPage):
    """Signals:
    chosen: a seat and the board it takes from now on.
    print_wanted: paper boards for these names and the boards they chose.
    closed: back to the scores.
    """

    chosen = Signal(int, str)
    print_wanted = Signal(tuple)

    def __init__(
        self, look: Look, art: Art, seats: tuple[SeatInfo, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, art, parent)
        self._seats = seats
        self._names = BoardNames(self)
        self.back = QPushButton(self)
        self.back.setProperty("role", "primary")
        self.back.clicked.connect(self.closed)
        self.print_boards = QPushButton(self)
        self.print_boards.clicked.connect(self._print)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self.buttons: dict[tuple[Seat, Board], QPushButton] = {}
        self._tokens: list[TurnedPiece] = []
        self.names: list[NameTag] = []
        self._grid = QGridLayout()
        for seat, info in enumerate(seats):
            self._add_row(seat, info)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.print_boards)
        head.addWidget(self.back)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addStretch(1)
        self._column.addLayout(self._grid)
        self._column.addStretch(2)
        look.changed.connect(self._resize)
        self._resize()
        self._retranslate()
        self.show_boards([info.board for info in seats])

    def _add_row(self, seat: Seat, info: SeatInfo) -> None:
        symbol = info.symbol
        token = TurnedPiece(
            0, lambda size, ratio: self._art.piece(f"seat_{symbol}", size, ratio), self
        )
        self._tokens.append(token)
        name = NameTag(self._look, info.name, self)
        self.names.append(name)
        self._grid.addWidget(token, seat, 0)
        self._grid.addWidget(name, seat, 1)
        group = QButtonGroup(self)
        for column, board in enumerate(OFFERED, start=2):
            button = QPushButton(self)
            button.setCheckable(True)
            button.clicked.connect(self._pressed)
            group.addButton(button)
            self.buttons[seat, board] = button
            self._grid.addWidget(button, seat, column)

    def show_boards(self, boards: Sequence[Board]) -> None:
        """The boards as they are now, in seat order: a seat can have left its phone meanwhile."""
        for seat, board in enumerate(boards):
            self.buttons[seat, board].setChecked(True)
        self._offer_printing()

    def _pressed(self) -> None:
        button = self.sender()
        seat, board = next(key for key, one in self.buttons.items() if one is button)
        self._offer_printing()
        self.chosen.emit(seat, board)

    def _board(self, seat: Seat) -> Board:
        return next(board for board in OFFERED if self.buttons[seat, board].isChecked())

    def _offer_printing(self) -> None:
        boards = (self._board(seat) for seat in range(len(self._seats)))
        self.print_boards.setVisible("paper" in boards)

    def _print(self) -> None:
        seated = tuple((info.name, self._board(seat)) for seat, info in enumerate(self._seats))
        self.print_wanted.emit(seated)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._title.setText(self.tr("Who marks where from now on?"))
        self.print_boards.setText(self.tr("Print paper boards…"))
        self.back.setText(self.tr("Done"))
        words = self._names.words()
        for (seat, board), button in self.buttons.items():
            button.setText(words[board])
            button.setAccessibleName(f"{self._seats[seat].name}: {words[board]}")

    def _resize(self) -> None:
        side = max(self._look.px(4), (self._look.window.width() - self._look.px(160)) // 2)
        self._column.setContentsMargins(side, self._look.px(4), side, self._look.px(4))
        self._grid.setHorizontalSpacing(self._look.px(1.4))
        self._grid.setVerticalSpacing(self._look.px(1.4))
        self._grid.setColumnStretch(1, 1)
        for token in self._tokens:
            token.setFixedSize(QSize(self._look.px(6), self._look.px(6)))
        for name in self.names:
            name.setMinimumWidth(self._look.px(16))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.back.setFocus(Qt.FocusReason.OtherFocusReason)

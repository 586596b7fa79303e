"""What the page of the phones is made of: what it knows of them, the code, a row for each seat."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.look import Look

PLAIN = Qt.TextFormat.PlainText


class SeatLine(Protocol):
    """A phone seat: its state is waiting, in or asleep; `asked`: the number of another phone that
    wants it, or nothing."""

    @property
    def seat(self) -> int: ...
    @property
    def state(self) -> str: ...
    @property
    def asked(self) -> str: ...


class Reachable(Protocol):
    """An address of this computer; `kind` is cable, wifi, virtual, vpn or other; `home`: only a
    home is behind it."""

    @property
    def ip(self) -> str: ...
    @property
    def adapter(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def likely(self) -> bool: ...
    @property
    def home(self) -> bool: ...


class Phones(Protocol):
    """What this page needs of `phones.table_link.PhoneTable`, which the ui does not know."""

    @property
    def roster(self) -> Sequence[SeatLine]: ...
    @property
    def addresses(self) -> Sequence[Reachable]: ...
    @property
    def address(self) -> str: ...
    @property
    def short_address(self) -> str: ...
    @property
    def table_url(self) -> str: ...
    @property
    def knocks(self) -> Sequence[str]: ...
    @property
    def lonely(self) -> bool: ...
    @property
    def moved(self) -> bool: ...
    def start(self) -> bool: ...
    def choose(self, address: str) -> None: ...
    def let_in(self, knock: str) -> None: ...
    def turn_away(self, knock: str) -> None: ...
    def let_over(self, seat: int, number: str) -> None: ...
    def keep(self, seat: int, number: str) -> None: ...
    def move_here(self, seat: int) -> None: ...


def label(role: str = "", *, wrap: bool = True) -> QLabel:
    made = QLabel()
    made.setTextFormat(PLAIN)
    made.setWordWrap(wrap)
    made.setProperty("role", role)
    made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
    return made


def _faint(token: QPixmap) -> QPixmap:
    """Of somebody who has not come yet."""
    faint = QPixmap(token.size())
    faint.setDevicePixelRatio(token.devicePixelRatio())
    faint.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faint)
    painter.setOpacity(0.35)
    painter.drawPixmap(0, 0, token)
    painter.end()
    return faint


class CodeView(QWidget):
    """The code, as large as there is room, in whole pixels a module."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_code(self, image: QImage, said: str) -> None:
        """`image` has one pixel for each module."""
        self._image = image
        self.setAccessibleName(said)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(56), self._look.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._image.isNull():
            return
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        room = int(min(self.width(), self.height()) * ratio)
        side = max(1, room // self._image.width()) * self._image.width() / ratio
        spot = QRect(0, 0, round(side), round(side))
        spot.moveCenter(self.rect().center())
        painter.drawImage(spot, self._image)


class PhoneRow(QFrame):
    """One phone seat.

    Signals:
        here_wanted: play at the monitor, with the seat.
        over_wanted, keep_wanted: yes or no to the phone with that number, with the seat.
    """

    here_wanted = Signal(int)
    over_wanted = Signal(int, str)
    keep_wanted = Signal(int, str)

    def __init__(self, look: Look, art: Art, seat: int, info: SeatInfo) -> None:
        super().__init__()
        self._look, self._art, self._seat, self._info = look, art, seat, info
        self._asked = ""
        self.setProperty("role", "panel")
        self.token = QLabel()
        self.name = label("large", wrap=False)
        self.state = label("soft")
        self.here = QPushButton()
        self.here.setProperty("role", "quiet")
        self.over = QPushButton()
        self.over.setProperty("role", "primary")
        self.keep = QPushButton()
        self.here.clicked.connect(self._here)
        self.over.clicked.connect(self._over)
        self.keep.clicked.connect(self._keep)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.state)
        first = QHBoxLayout()
        first.addWidget(self.token)
        first.addLayout(words, 1)
        first.addWidget(self.here)
        answers = QHBoxLayout()
        answers.addStretch(1)
        answers.addWidget(self.keep)
        answers.addWidget(self.over)
        column = QVBoxLayout(self)
        column.addLayout(first)
        column.addLayout(answers)

    def show_line(self, line: SeatLine) -> None:
        look, side = self._look, self._look.px(5)
        token = self._art.piece(
            f"seat_{self._info.symbol}", QSize(side, side), self.devicePixelRatioF()
        )
        self.token.setPixmap(_faint(token) if line.state == "waiting" else token)
        self.token.setFixedSize(side, side)
        pad = look.px(0.9)
        column = self.layout()
        assert column is not None
        column.setContentsMargins(pad * 2, pad, pad * 2, pad)
        self._asked = line.asked
        self.name.setText(self._info.name)
        # On the side where the line begins: a Latin name would go to the other one by itself.
        side_of_lines = (
            Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        )
        self.name.setAlignment(side_of_lines | Qt.AlignmentFlag.AlignAbsolute)
        self.state.setText(
            self.tr(
                "Another phone wants to take over this seat. It shows the number {number}."
            ).format(number=line.asked)
            if line.asked
            else self._state(line.state)
        )
        self.state.setProperty("role", "alert" if line.asked else "soft")
        self.state.style().polish(self.state)
        self.here.setText(self.tr("Play here instead"))
        self.here.setToolTip(self.tr("The marks made so far stay at the seat."))
        self.over.setText(self.tr("Yes, the new phone"))
        self.keep.setText(self.tr("No"))
        self.here.setVisible(not line.asked)
        self.over.setVisible(bool(line.asked))
        self.keep.setVisible(bool(line.asked))
        self.setAccessibleName(f"{self._info.name}: {self.state.text()}")

    def _state(self, state: str) -> str:
        if state == "in":
            return self.tr("is in")
        if state == "asleep":
            return self.tr("asleep until somebody looks at it")
        return self.tr("has not come yet")

    def _here(self) -> None:
        self.here_wanted.emit(self._seat)

    def _over(self) -> None:
        self.over_wanted.emit(self._seat, self._asked)

    def _keep(self) -> None:
        self.keep_wanted.emit(self._seat, self._asked)

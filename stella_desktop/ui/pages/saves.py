"""The saved games: which game, who, when; open one, or put it away."""

import re
from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.storage.library import Entry
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.games import TABLES
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.language import day_and_time
from stella_desktop.ui.look import Look
from stella_desktop.ui.message import Messages, shown_name
from stella_desktop.ui.widgets.cloth_page import ClothPage

_MADE_UP = re.compile(r"[0-9a-f]{32}(-[0-9]+)?\.stella")
"""A file's name that nobody has chosen."""

STEADY_MS = 300
"""So long the rows must have stood still before a press counts: the second half of a double click
would hit the row that has moved under the pointer."""


class Thumbnail(QWidget):
    """Three of the pictures that lie on the table: public, and enough to know the evening by."""

    def __init__(self, look: Look, art: Art, cards: tuple[str, ...]) -> None:
        super().__init__()
        self._art, self._cards = art, cards[5:8]
        height = look.px(11)
        self._card = QSize(round(height / PICTURE_RATIO), height)
        self.setFixedSize(round(self._card.width() * 2.3), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        step = round(self._card.width() * 0.62)
        for number, card in enumerate(self._cards):
            picture = self._art.picture(card, self._card, self.devicePixelRatioF())
            painter.drawPixmap(number * step, 0, picture)


class SaveRow(QFrame):
    """Signals:
    open_wanted, backup_wanted, away_wanted: what was pressed, for the row's entry.
    """

    open_wanted = Signal(object)
    backup_wanted = Signal(object)
    away_wanted = Signal(object)

    def __init__(
        self,
        look: Look,
        art: Art,
        entry: Entry,
        messages: Messages,
        is_steady: Callable[[], bool],
    ) -> None:
        super().__init__()
        self.entry = entry
        self._is_steady = is_steady
        self.setProperty("role", "panel")
        texts = StellaTexts(self)
        row = QHBoxLayout(self)
        pad = look.px(1.6)
        row.setContentsMargins(pad, pad, pad, pad)
        row.setSpacing(look.px(1.8))
        words = QVBoxLayout()
        words.setSpacing(look.px(0.4))
        title, told = QLabel(), QLabel()
        for label in (title, told):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
            label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        title.setProperty("role", "large")
        words.addWidget(title)
        words.addWidget(told)
        open_button = QPushButton()
        open_button.clicked.connect(self._open)
        away = QPushButton(self.tr("Put away"))
        away.setProperty("role", "quiet")
        away.setToolTip(
            self.tr("The save goes to the folder of deleted saves; it is not lost yet.")
        )
        away.clicked.connect(self._away)
        if entry.problem is not None:
            title.setText(texts.both(entry.names) or self.tr("A save that cannot be opened"))
            # The sentence calls the save by what people know of it, the line below tells the rest.
            name, rest = entry.path.name, day_and_time(entry.saved_at)
            if _MADE_UP.fullmatch(name):
                name, rest = rest, shown_name(name)
            told.setText(messages.problem(entry.problem, name))
            told.setProperty("role", "alert")
            known_as = QLabel(rest)
            known_as.setTextFormat(Qt.TextFormat.PlainText)
            known_as.setProperty("role", "small")
            words.addWidget(known_as)
            row.addLayout(words, 1)
            open_button.setText(self.tr("Open the copy from before"))
            open_button.setVisible(entry.has_backup)
        else:
            title.setText(texts.both(entry.names))
            state = (
                texts.winners([entry.names[seat] for seat in entry.winners])
                if entry.over
                else texts.round_title(entry.round)
            )
            # Latin letters begin the line, and digits follow some: a mark keeps it from the right.
            mark = "\u200f" if self.isRightToLeft() else ""
            told.setText(
                f"{mark}{TABLES[entry.game]} · {state} {mark}· {day_and_time(entry.saved_at)}"
            )
            told.setProperty("role", "soft")
            row.addWidget(Thumbnail(look, art, entry.cards))
            row.addLayout(words, 1)
            open_button.setText(
                self.tr("See the result") if entry.over else self.tr("Go on playing")
            )
            open_button.setAccessibleDescription(title.text())
        row.addWidget(away)
        row.addWidget(open_button)
        self.open_button, self.away_button = open_button, away

    def _open(self) -> None:
        if not self._is_steady():
            return
        (self.backup_wanted if self.entry.problem else self.open_wanted).emit(self.entry)

    def _away(self) -> None:
        if self._is_steady():
            self.away_wanted.emit(self.entry)


class SavesPage(ClothPage):
    """Signals:
    open_wanted, backup_wanted, away_wanted: an `Entry`.
    closed: back to the shelf.
    """

    open_wanted = Signal(object)
    backup_wanted = Signal(object)
    away_wanted = Signal(object)

    def __init__(
        self,
        look: Look,
        art: Art,
        parent: QWidget | None = None,
        *,
        clock: Callable[[], int] | None = None,
    ) -> None:
        """`clock`: milliseconds that only grow; None is that of the computer."""
        super().__init__(look, art, parent)
        since = QElapsedTimer()
        since.start()
        self._clock = clock or since.elapsed
        self._moved_at: int | None = None
        self._messages = Messages(self)
        self._entries: tuple[Entry, ...] = ()
        self.back = QPushButton(self)
        self.back.clicked.connect(self.closed)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        QScroller.grabGesture(self._scroll.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        head = QHBoxLayout()
        head.addWidget(self.back)
        head.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._scroll, 1)
        look.changed.connect(self._rebuild)

    def show_entries(self, entries: tuple[Entry, ...]) -> None:
        self._entries = entries
        self._rebuild()

    def _is_steady(self) -> bool:
        return self._moved_at is None or self._clock() - self._moved_at >= STEADY_MS

    def rows(self) -> list[SaveRow]:
        inside = self._scroll.widget()
        return inside.findChildren(SaveRow) if inside else []

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()

    def _rebuild(self) -> None:
        if self.isVisible():
            self._moved_at = self._clock()
        look = self._look
        side = max(look.px(4), (look.window.width() - look.px(160)) // 2)
        self._column.setContentsMargins(side, look.px(2), side, look.px(3))
        self._column.setSpacing(look.px(2))
        self.back.setText(self.tr("Back"))
        self._title.setText(self.tr("Saved games"))
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setSpacing(look.px(1.4))
        for entry in self._entries:
            row = SaveRow(look, self._art, entry, self._messages, self._is_steady)
            row.open_wanted.connect(self.open_wanted)
            row.backup_wanted.connect(self.backup_wanted)
            row.away_wanted.connect(self.away_wanted)
            lines.addWidget(row)
        if not self._entries:
            lines.addWidget(QLabel(self.tr("There are no saved games yet.")))
        lines.addStretch(1)
        self._scroll.setWidget(inside)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        rows = self.rows()
        (rows[0].open_button if rows else self.back).setFocus(Qt.FocusReason.OtherFocusReason)

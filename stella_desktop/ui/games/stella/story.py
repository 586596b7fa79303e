"""The story of a game: every public event in a sentence, round by round."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.controller.game_controller import Undone
from stella_desktop.games.stella.moves import MarksLocked, Pointed, RoundBegan, RoundScored
from stella_desktop.ui.art import Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.look import Look
from stella_desktop.ui.widgets.cloth_page import ClothPage


class StoryPage(ClothPage):
    def __init__(
        self, look: Look, art: Art, seats: tuple[SeatInfo, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(look, art, parent)
        self._names = [seat.name for seat in seats]
        self._texts = StellaTexts(self)
        self._story: tuple[object, ...] = ()
        self._back = QPushButton(self)
        self._back.clicked.connect(self.closed)
        self._title = QLabel(self)
        self._title.setProperty("role", "heading")
        self._lines = QVBoxLayout()
        paper = QFrame()
        paper.setProperty("role", "paper")
        paper.setLayout(self._lines)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(paper)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self._back)
        head.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._scroll, 1)
        look.changed.connect(self._resize)
        self._resize()

    def show_story(self, story: tuple[object, ...]) -> None:
        self._story = story
        self._retranslate()

    def _resize(self) -> None:
        side = max(self._look.px(4), (self._look.window.width() - self._look.px(150)) // 2)
        self._column.setContentsMargins(side, self._look.px(2), side, self._look.px(3))
        self._column.setSpacing(self._look.px(2))
        inner = self._look.px(4)
        self._lines.setContentsMargins(inner, self._look.px(2), inner, inner)
        self._lines.setSpacing(self._look.px(0.8))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._back.setText(self.tr("Back"))
        self._title.setText(self.tr("The story so far"))
        while item := self._lines.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        for event in self._story:
            self._add(event)
        self._lines.addStretch(1)

    def _add(self, event: object) -> None:
        if isinstance(event, Undone):
            undone = " ".join(
                filter(None, (self._texts.sentence(self._names, e) for e in event.events))
            )
            self._add_line(self.tr("Taken back: {what}").format(what=undone), strong=False)
        elif not isinstance(event, MarksLocked | Pointed) and (
            line := self._texts.sentence(self._names, event)
        ):
            self._add_line(line, strong=isinstance(event, RoundBegan | RoundScored))

    def _add_line(self, text: str, *, strong: bool) -> None:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setProperty("role", "on-paper-strong" if strong else "on-paper")
        self._lines.addWidget(label)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)

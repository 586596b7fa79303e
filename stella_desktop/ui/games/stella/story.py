"""The story of a game: every public event in a sentence, round by round."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QScroller,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.controller.game_controller import Undone
from stella_desktop.games.stella.moves import (
    CellShown,
    MarksLocked,
    Pointed,
    RoundBegan,
    RoundScored,
    WordSwapped,
)
from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.words import Words
from stella_desktop.ui.look import Look
from stella_desktop.ui.widgets.cloth_page import ClothPage


class Thumbnail(QWidget):
    """A picture that was shown; decoded only when it comes into sight."""

    def __init__(self, look: Look, art: Art, card: str) -> None:
        super().__init__()
        self._look, self._art = look, art
        self.card = card
        look.changed.connect(self._resize)
        self._resize()

    def _resize(self) -> None:
        height = self._look.px(9)
        self.setFixedSize(round(height / PICTURE_RATIO), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        picture = self._art.picture(self.card, self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, picture)


class StoryPage(ClothPage):
    def __init__(
        self,
        look: Look,
        art: Art,
        words: Words,
        seats: tuple[SeatInfo, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, art, parent)
        self._words = words
        self._names = [seat.name for seat in seats]
        self._texts = StellaTexts(self)
        self._story: tuple[object, ...] = ()
        self._latest: QWidget | None = None
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
        QScroller.grabGesture(self._scroll.viewport(), QScroller.ScrollerGestureType.TouchGesture)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._show_latest)
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

    def _show_latest(self) -> None:
        """What is asked for is mostly the round that is played."""
        if self._latest is not None:
            self._scroll.verticalScrollBar().setValue(self._latest.y() - self._lines.spacing())

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
        self._latest = None
        while item := self._lines.takeAt(0):
            if widget := item.widget():
                widget.setParent(None)
                widget.deleteLater()
        for event in self._story:
            self._add(event)
        self._lines.addStretch(1)

    def _add(self, event: object) -> None:
        if isinstance(event, Undone):
            undone = " ".join(
                filter(None, (self._texts.sentence(self._names, e) for e in event.events))
            )
            shown = next((e for e in event.events if isinstance(e, CellShown)), None)
            self._add_line(self.tr("Taken back: {what}").format(what=undone), shown)
        elif not isinstance(event, MarksLocked | Pointed) and (
            line := self._texts.sentence(self._names, event)
        ):
            if isinstance(event, RoundBegan | WordSwapped):
                word = self._words.first(event.word)
                #: {sentence}: that a round has begun, or that another word is taken.
                line = self.tr("{sentence} The word is {word}.").format(sentence=line, word=word)
            self._add_line(line, event)

    def _add_line(self, text: str, event: object) -> None:
        label = QLabel(text)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        strong = isinstance(event, RoundBegan | RoundScored)
        label.setProperty("role", "on-paper-strong" if strong else "on-paper")
        row: QWidget = label
        if isinstance(event, CellShown):
            row = QWidget()
            beside = QHBoxLayout(row)
            beside.setContentsMargins(0, 0, 0, 0)
            beside.setSpacing(self._look.px(1.6))
            beside.addWidget(Thumbnail(self._look, self._art, event.shown.card))
            beside.addWidget(label, 1)
        self._lines.addWidget(row)
        if isinstance(event, RoundBegan):
            self._latest = row

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._back.setFocus(Qt.FocusReason.OtherFocusReason)
        self._show_latest()

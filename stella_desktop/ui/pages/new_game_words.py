"""Which words the game draws from: four for a first game, four by chance, or the family's own."""

from typing import assert_never

from PySide6.QtCore import QEvent, QPointF, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.content.own_words import Problem, ProblemKind, own_word_cards
from stella_desktop.content.packs import WordCard, WordPack
from stella_desktop.controller.new_game import WordSet
from stella_desktop.games.stella.moves import ROUNDS
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.files import read_limited, write_atomically
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import WordLanguage
from stella_desktop.ui.art import Art
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import BODY, Ink, Look, make_font
from stella_desktop.ui.pages.new_game_parts import ChoiceCard, device_ratio, said
from stella_desktop.ui.phrases import isolated

LARGEST_FILE = 64 * 1024
MOST_CARDS = 500
"""As many own cards as a save holds."""
PROBLEMS_SHOWN = 3
REST_MS = 800
"""Typed words are stored when nobody has typed for so long."""


def load_own_words(folders: Folders) -> str:
    """What was typed last time. Nothing if there is no such file, or it cannot be ours."""
    try:
        data = read_limited(folders.data / "own_words.txt", LARGEST_FILE)
    except StorageError:
        return ""
    return data.decode("utf-8-sig", errors="replace").replace("\0", "")


def store_own_words(folders: Folders, text: str) -> None:
    """Raises `StorageError`. Whatever was there before stays as `.bak`."""
    data = text.encode(errors="replace")[:LARGEST_FILE]
    write_atomically(folders.data / "own_words.txt", data, backup=True)


class WordFan:
    """Four word cards on the table: with their numbers, face down, or one and a pen."""

    def __init__(self, art: Art, word_set: WordSet) -> None:
        self._art = art
        self._set = word_set

    def __call__(self, painter: QPainter, area: QRect) -> None:
        height = min(area.height() * 0.66, area.width() * 0.3)
        size = QSize(round(height * 2), round(height))
        match self._set:
            case WordSet.DISCOVERY:
                for number in range(ROUNDS):
                    shift = QPointF(
                        (number - 1.5) * size.width() * 0.2, (number - 1.5) * height * 0.1
                    )
                    self._card(painter, area, size, shift, 0.0, "word_front", numeral(number + 1))
            case WordSet.CORE:
                for number, turn in enumerate((-16.0, -5.0, 6.0, 17.0)):
                    shift = QPointF(
                        (number - 1.5) * size.width() * 0.19, abs(number - 1.5) * height * 0.09
                    )
                    self._card(painter, area, size, shift, turn, "word_back", "")
            case WordSet.OWN:
                self._card(
                    painter,
                    area,
                    size,
                    QPointF(-height * 0.2, height * 0.06),
                    -4.0,
                    "word_front",
                    "",
                )
                side = round(height * 0.95)
                pen = self._art.piece("pen", QSize(side, side), device_ratio(painter))
                middle = QPointF(area.center()) + QPointF(height * 0.62, -height * 0.2)
                painter.drawPixmap(middle - QPointF(side / 2, side / 2), pen)

    def _card(
        self,
        painter: QPainter,
        area: QRect,
        size: QSize,
        shift: QPointF,
        turn: float,
        piece: str,
        number: str,
    ) -> None:
        painter.save()
        painter.translate(QPointF(area.center()) + shift)
        painter.rotate(turn)
        corner = QPointF(-size.width() / 2, -size.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Ink.DEEP.faded(0.55))
        drop = max(1.0, size.height() * 0.05)
        painter.drawRect(QRect(corner.toPoint(), size).adjusted(0, 0, round(drop), round(drop)))
        painter.drawPixmap(corner, self._art.piece(piece, size, device_ratio(painter)))
        if number:
            painter.setFont(make_font(round(size.height() * 0.42), bold=True, display=True))
            painter.setPen(Ink.INK.color)
            spot = QRect(0, 0, round(size.width() * 0.22), round(size.height() * 0.5))
            spot.moveTopLeft(
                (corner + QPointF(size.width() * 0.04, size.height() * 0.04)).toPoint()
            )
            painter.drawText(spot, Qt.AlignmentFlag.AlignCenter.value, number)
        painter.restore()


class WordEditor(QPlainTextEdit):
    """A line, a card. While an input method converts, its keys and shortcuts belong to it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self._composing = False

    def begin_lines(self, side: Qt.AlignmentFlag) -> None:
        """At which side, left or right; Qt puts all lines to the left, whatever their script."""
        option = self.document().defaultTextOption()
        if option.alignment() != side:
            option.setAlignment(side)
            self.document().setDefaultTextOption(option)

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        self._composing = bool(event.preeditString())
        super().inputMethodEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and self._composing:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._composing and event.key() == Qt.Key.Key_Escape:
            event.accept()
        else:
            super().keyPressEvent(event)


class WordsPanel(QFrame):
    """Signals:
    changed: other words are chosen, or the own words are others.
    own_words_typed: time to store them.
    """

    changed = Signal()
    own_words_typed = Signal()

    def __init__(self, look: Look, art: Art, pack: WordPack, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._look, self._pack = look, pack
        self._language: WordLanguage = "en"
        self._cards: tuple[WordCard, ...] = ()
        self._problems: tuple[Problem, ...] = ()
        self._too_many = False
        self.heading = QLabel(self)
        self.heading.setProperty("role", "large")
        self.heading.setWordWrap(True)
        self.cards = {word_set: ChoiceCard(look, self) for word_set in WordSet}
        self.editor = WordEditor(self)
        self.count = QLabel(self)
        self.problems = QLabel(self)
        self.problems.setProperty("role", "alert")
        for label in (self.count, self.problems):
            label.setWordWrap(True)
        self._group = QButtonGroup(self)
        self._layout = QVBoxLayout(self)
        self._row = QHBoxLayout()
        self._layout.addWidget(self.heading)
        self._layout.addLayout(self._row)
        for word_set, card in self.cards.items():
            card.show_drawing(WordFan(art, word_set), 8.6)
            self._group.addButton(card)
            self._row.addWidget(card, 1)
        for widget in (self.editor, self.count, self.problems):
            self._layout.addWidget(widget)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.own_words_typed)
        self.cards[WordSet.DISCOVERY].setChecked(True)
        self._group.buttonToggled.connect(self._chosen)
        self.editor.textChanged.connect(self._typed)
        look.changed.connect(self._restyle)
        self._restyle()
        self._retranslate()
        self._tell()

    @property
    def word_set(self) -> WordSet:
        return next(word_set for word_set, card in self.cards.items() if card.isChecked())

    @property
    def own_cards(self) -> tuple[WordCard, ...]:
        return self._cards

    def use_pack(self, pack: WordPack) -> None:
        """Draw from these words; packs may have been brought to the album since."""
        self._pack = pack
        self._retranslate()
        self._tell()

    @property
    def usable(self) -> tuple[WordCard, ...]:
        """The cards the game would draw from."""
        if self.word_set is WordSet.OWN:
            return self._cards
        return tuple(card for card in self._pack.cards if card.set == self.word_set.value)

    @property
    def missing(self) -> int:
        """How many word cards are lacking for a game."""
        return max(0, ROUNDS - len(self.usable))

    def choose(self, word_set: WordSet) -> None:
        self.cards[word_set].setChecked(True)

    def show_own_words(self, text: str) -> None:
        if text != self.editor.toPlainText():
            self.editor.setPlainText(text)
        self._rest.stop()

    def use_language(self, language: WordLanguage) -> None:
        """The language in which the own words are typed."""
        self._language = language
        self._choose_side()
        self._read()

    def _choose_side(self) -> None:
        right = self.isRightToLeft() or self._language == "fa"
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        self.editor.begin_lines(side)

    # --- own words --------------------------------------------------------------------------------

    def _chosen(self, card: object, checked: bool) -> None:
        if checked:
            self._tell()
            if self.word_set is WordSet.OWN and self.isVisible():
                self.editor.setFocus(Qt.FocusReason.OtherFocusReason)
            self.changed.emit()

    def _typed(self) -> None:
        self._rest.start()
        self._read()

    def _read(self) -> None:
        text = self.editor.toPlainText()
        cards, self._problems = own_word_cards(text[:LARGEST_FILE], self._language)
        self._cards = cards[:MOST_CARDS]
        self._too_many = len(cards) > MOST_CARDS or len(text) > LARGEST_FILE
        self._tell()
        self.changed.emit()

    # --- words about words ------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._tell()
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.LayoutDirectionChange):
            self._choose_side()

    def _retranslate(self) -> None:
        count = sum(card.set == "core" for card in self._pack.cards)
        self.heading.setText(self.tr("The words"))
        self.cards[WordSet.DISCOVERY].say(
            self.tr("First game"), self.tr("Four easy cards, in this order")
        )
        self.cards[WordSet.CORE].say(
            self.tr("A surprise"), self.tr("Four of %n card(s) at random", "", count)
        )
        self.cards[WordSet.OWN].say(self.tr("Our own words"), self.tr("Cards that you write"))
        self.editor.setAccessibleName(self.tr("Our own words"))
        self.editor.setPlaceholderText(
            self.tr("One card on each line: one word, or two with a slash.\nsummer / winter\nhome")
        )

    def _tell(self) -> None:
        """What the own words are good for, in words."""
        own = self.word_set is WordSet.OWN
        self.editor.setVisible(own)
        self.count.setVisible(own)
        shown = [self.sentence(problem) for problem in self._problems[:PROBLEMS_SHOWN]]
        more = len(self._problems) - len(shown)
        if more > 0:
            shown.append(self.tr("… and %n more line(s)", "", more))
        if self._too_many:
            shown.append(self.tr("That is more than fits: the last lines are not used."))
        self.problems.setText("\n".join(shown))
        self.problems.setVisible(own and bool(shown))
        ready = self.tr("%n word card(s) ready.", "", len(self._cards))
        lacking = max(0, ROUNDS - len(self._cards))
        needed = self.tr("%n more needed.", "", lacking) if lacking else ""
        self.count.setText(f"{ready} {needed}".strip())

    def sentence(self, problem: Problem) -> str:
        word = said(problem.word)
        match problem.kind:
            case ProblemKind.TOO_LONG:
                text = self.tr("Line {line}: “{word}” is too long for a card.")
            case ProblemKind.THREE_WORDS:
                text = self.tr("Line {line}: “{word}” has more than two words.")
            case ProblemKind.TWICE:
                text = self.tr("Line {line}: “{word}” is there already.")
            case _:
                assert_never(problem.kind)
        return text.format(line=numeral(problem.line), word=isolated(word))

    def _restyle(self) -> None:
        px = self._look.px
        self._layout.setContentsMargins(px(1.6), px(0.6), px(1.6), px(1.4))
        self._layout.setSpacing(px(0.6))
        self._row.setSpacing(px(1.2))
        lines = 5 * round(self._look.text_px(BODY) * 1.45)
        self.editor.setStyleSheet(
            f"QPlainTextEdit {{ min-height: {lines}px; max-height: {lines}px; }}"
        )

"""The shelf: go on playing, a new game, the rules, the settings, and the language."""

from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QPushButton, QWidget

from stella_desktop.ui.art import PICTURE_RATIO, Art
from stella_desktop.ui.language import LANGUAGES, day_and_time
from stella_desktop.ui.look import (
    BODY,
    HEADING,
    SMALL,
    TITLE,
    Ink,
    Look,
    draw_text,
    leading,
    rounded_panel,
)
from stella_desktop.ui.pages.home_notice import LostNotice
from stella_desktop.ui.phrases import Phrases

if TYPE_CHECKING:
    from stella_desktop.storage.library import Entry

BOX_RATIO = 1.3


@dataclass(frozen=True, slots=True)
class Unfinished:
    """The game to go on with; all of it is public."""

    names: tuple[str, ...]
    symbols: tuple[str, ...]
    cards: tuple[str, ...]
    round: int
    saved_at: datetime


class GameBox(QAbstractButton):
    """A game's box with its painted cover; opening it begins a new game."""

    def __init__(self, look: Look, art: Art, cover: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art, self._cover = look, art, cover
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rim = max(3, self._look.px(0.5))
        face = self.rect().adjusted(rim, rim, -rim, -rim)
        radius = self._look.px(1.2)
        clip = QPainterPath()
        clip.addRoundedRect(QRectF(face), radius, radius)
        painter.setClipPath(clip)
        picture = self._art.cover(self._cover, face.size(), self.devicePixelRatioF())
        painter.drawPixmap(face.topLeft(), picture)
        painter.setClipping(False)
        lit = self.hasFocus() or self.underMouse()
        line = Ink.CREAM if self.hasFocus() else Ink.BRIGHT_GOLD if lit else Ink.PAPER_EDGE
        width = rim if lit else rim * 0.5
        rounded_panel(painter, QRectF(face), radius, Ink.NIGHT.faded(0), line.color, width)
        title = QRect(
            face.x(),
            face.y() + round(face.height() * 0.03),
            face.width(),
            round(face.height() * 0.17),
        )
        font = self._look.font(TITLE, bold=True, display=True)
        draw_text(painter, self._look, title, self.text(), font, Ink.CREAM.color)


class ContinueCard(QAbstractButton):
    """The unfinished game: its pictures, who plays, the round, when."""

    def __init__(self, look: Look, art: Art, parent: QWidget) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._cards: tuple[str, ...] = ()
        self._symbols: tuple[str, ...] = ()
        self._lines: tuple[str, ...] = ("", "", "")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_game(
        self, cards: tuple[str, ...], symbols: tuple[str, ...], lines: tuple[str, ...]
    ) -> None:
        """`lines`: who plays; in which round and when they stopped."""
        self._cards, self._symbols, self._lines = cards, symbols, lines
        self.setAccessibleName(", ".join((self.text(), *lines)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        look = self._look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.hasFocus() or self.underMouse()
        line = Ink.CREAM if self.hasFocus() else Ink.GOLD
        rounded_panel(
            painter,
            QRectF(self.rect()),
            look.px(1.4),
            Ink.RAISED.faded(0.95) if lit else Ink.PANEL.faded(0.92),
            line.color,
            max(2, look.px(0.3)),
        )
        pad = look.px(1.6)
        inner = self.rect().adjusted(pad, pad, -pad, -pad)
        fan = round(inner.height() / PICTURE_RATIO)
        shown = self._cards[6:8]
        step = round(fan * 0.62)
        for number, card in enumerate(shown):
            size = QSize(fan, inner.height())
            picture = self._art.picture(card, size, self.devicePixelRatioF())
            painter.drawPixmap(inner.x() + number * step, inner.y(), picture)
        left = inner.x() + fan + step * max(0, len(shown) - 1) + pad
        words = QRect(left, inner.y(), inner.right() - left, inner.height())
        who, where, when_ = self._lines
        rows = [
            (
                self.text(),
                look.font(HEADING * 0.85, bold=True, display=True),
                Ink.BRIGHT_GOLD,
                0.26,
            ),
            (who, look.font(BODY, bold=True), Ink.CREAM, 0.2),
            (where, look.font(SMALL), Ink.SOFT, 0.19),
            (when_, look.font(SMALL), Ink.SOFT, 0.19),
        ]
        top = float(words.y())
        for text, font, ink, share in rows:
            height = words.height() * share
            spot = QRect(words.x(), round(top), words.width(), round(height))
            draw_text(painter, look, spot, text, font, ink.color, align=leading(), name=text is who)
            top += height
        side = round(words.height() * 0.14)
        for number, symbol in enumerate(self._symbols):
            token = self._art.piece(f"seat_{symbol}", QSize(side, side), self.devicePixelRatioF())
            painter.drawPixmap(words.x() + number * round(side * 1.2), words.bottom() - side, token)


class HomePage(QWidget):
    """Signals:
    new_wanted, continue_wanted, saves_wanted, album_wanted, rules_wanted, settings_wanted,
    quit_wanted:
        what the buttons say.
    backup_wanted: the `Entry` whose copy from before is to be opened.
    language_chosen: the code of a language.
    first_painted: the shelf can be seen; what takes longer may begin now.
    """

    first_painted = Signal()

    new_wanted = Signal()
    continue_wanted = Signal()
    backup_wanted = Signal(object)
    saves_wanted = Signal()
    album_wanted = Signal()
    rules_wanted = Signal()
    settings_wanted = Signal()
    quit_wanted = Signal()
    language_chosen = Signal(str)

    def __init__(self, look: Look, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._art = look, art
        self._phrases = Phrases(self)
        self._unfinished: Unfinished | None = None
        self._lost: Entry | None = None
        self._seen = False
        self.box = GameBox(look, art, "box_stella", self)
        self.notice = LostNotice(look, self)
        self.go_on = ContinueCard(look, art, self)
        self.new = QPushButton(self)
        self.new.setProperty("role", "primary")
        self.saves = QPushButton(self)
        self.album = QPushButton(self)
        self.rules = QPushButton(self)
        self.settings = QPushButton(self)
        self.quit = QPushButton(self)
        self.quit.setProperty("role", "quiet")
        self.box.clicked.connect(self.new_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.notice.pressed.connect(self._find_lost)
        self.go_on.clicked.connect(self.continue_wanted)
        self.saves.clicked.connect(self.saves_wanted)
        self.album.clicked.connect(self.album_wanted)
        self.rules.clicked.connect(self.rules_wanted)
        self.settings.clicked.connect(self.settings_wanted)
        self.quit.clicked.connect(self.quit_wanted)
        self.languages = {code: QPushButton(name, self) for code, name in LANGUAGES.items()}
        for button in self.languages.values():
            button.setCheckable(True)
            button.setProperty("role", "quiet")
            button.clicked.connect(self._choose_language)
        self.notice.hide()
        self.go_on.hide()
        self.saves.setEnabled(False)
        look.changed.connect(self._lay_out)
        self._retranslate()

    def _choose_language(self) -> None:
        sender = self.sender()
        code = next(code for code, button in self.languages.items() if button is sender)
        self.language_chosen.emit(code)

    def show_language(self, code: str) -> None:
        for other, button in self.languages.items():
            button.setChecked(other == code)

    def show_saves(
        self, *, any_saves: bool, unfinished: Unfinished | None, lost: "Entry | None" = None
    ) -> None:
        """`lost`: the newest save, if it cannot be opened. Then `unfinished` is an older game, and
        may be one of other people."""
        self.saves.setEnabled(any_saves)
        self._unfinished, self._lost = unfinished, lost
        self.notice.setVisible(lost is not None)
        self.go_on.setVisible(unfinished is not None)
        self._retranslate()
        self._lay_out()
        self._focus_next_step()

    def _find_lost(self) -> None:
        if self._lost is not None and self._lost.has_backup:
            self.backup_wanted.emit(self._lost)
        else:
            self.saves_wanted.emit()

    def _focus_next_step(self) -> None:
        steps: tuple[QAbstractButton, ...] = (self.notice.button, self.go_on, self.new)
        step = next(step for step in steps if step.isVisibleTo(self))
        step.setFocus(Qt.FocusReason.OtherFocusReason)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._lay_out()

    def _retranslate(self) -> None:
        self.box.setText("Stella")
        self.box.setAccessibleName(self.tr("Stella: a new game"))
        self.new.setText(self.tr("New game"))
        self.go_on.setText(self.tr("Go on playing"))
        self.saves.setText(self.tr("Saved games"))
        self.album.setText(self.tr("Album"))
        self.rules.setText(self.tr("Rules"))
        self.settings.setText(self.tr("Settings"))
        self.quit.setText(self.tr("Quit"))
        if self._unfinished is not None:
            game = self._unfinished
            where = self._phrases.round_title(game.round)
            lines = (self._phrases.both(game.names), where, day_and_time(game.saved_at))
            self.go_on.show_game(game.cards, game.symbols, lines)
        if self._lost is not None:
            self.notice.say(*self._told_of(self._lost))
        self.update()

    def _told_of(self, lost: "Entry") -> tuple[str, str]:
        """What has happened to the newest save, and the name of the way out."""
        if lost.has_backup:
            said = self.tr(
                "The newest game, of {names}, cannot be opened and was left as it is. The copy "
                "from before lacks its last move at most."
            )
            names = self._phrases.both(lost.names)
            return said.format(names=names), self.tr("Open the copy from before")
        said = self.tr(
            "The newest save, of {when}, cannot be opened and was left as it is. The saved games "
            "tell why."
        )
        return said.format(when=day_and_time(lost.saved_at)), self.tr("Saved games")

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._focus_next_step()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _quiet_zone(self) -> QRect:
        """Where the painted room is dark and calm (covers page): boxes and words go here."""
        width, height = self.width(), self.height()
        # The background is scaled to cover and anchored at the bottom right.
        scale = max(width / 2560, height / 1440)
        left = width - 2560 * scale + 2560 * 0.235 * scale
        right = width - 2560 * 0.265 * scale
        left = max(left, width * 0.03)
        if right - left < height * 0.95:
            right = min(width * 0.97, left + height * 0.95)
        return QRect(round(left), round(height * 0.06), round(right - left), round(height * 0.76))

    def _lay_out(self) -> None:
        zone, look = self._quiet_zone(), self._look
        gap = look.px(2)
        if self._lost is not None:
            height = self.notice.height_for(zone.width())
            self.notice.setGeometry(zone.x(), zone.y(), zone.width(), height)
            zone.setTop(zone.y() + height + gap)
        box_height = min(zone.height(), round(zone.width() * 0.44 * BOX_RATIO))
        box_width = round(box_height / BOX_RATIO)
        top = zone.y() + (zone.height() - box_height) // 2
        self.box.setGeometry(zone.x(), top, box_width, box_height)
        left = zone.x() + box_width + gap * 2
        width = zone.right() - left
        y = top
        if self.go_on.isVisibleTo(self):
            height = round(box_height * 0.33)
            self.go_on.setGeometry(left, y, width, height)
            y += height + gap
        column = [self.new, self.saves, self.album, self.rules, self.settings]
        rest = top + box_height - y
        each = min(round(rest / len(column) - gap * 0.7), look.px(9))
        step = each + round(gap * 0.7)
        y += max(0, (rest - step * len(column)) // 2) if not self.go_on.isVisibleTo(self) else 0
        for button in column:
            button.setGeometry(left, y, width, each)
            y += step
        self._lay_out_foot()

    def _lay_out_foot(self) -> None:
        look = self._look
        height = look.px(6)
        y = self.height() - height - look.px(2)
        x = look.px(3)
        for button in (*self.languages.values(), self.quit):
            button.ensurePolished()
            width = button.sizeHint().width()
            if button is self.quit:
                x = self.width() - width - look.px(3)
            button.setGeometry(x, y, width, height)
            x += width + look.px(1)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        room = self._art.cover("home_background", self.size(), ratio, anchor_right=True)
        painter.drawPixmap(0, 0, room)
        first = next(iter(self.languages.values()))
        strip = QRectF(0, first.y() - self._look.px(1), self.width(), self.height())
        painter.fillRect(strip, Ink.DEEP.faded(0.6))
        if not self._seen:
            self._seen = True
            self.first_painted.emit()

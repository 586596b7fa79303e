"""The rules of a game, to look up and to read from beginning to end."""

import logging
from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from stella_desktop.content.packs import PackError
from stella_desktop.content.rules_text import Section, load_rules
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import BODY, Ink, Look, draw_text
from stella_desktop.ui.widgets.cloth_page import ClothPage
from stella_desktop.ui.widgets.rule_sheet import COLUMN, Leaf, Sheet, paint_emblem

log = logging.getLogger(__name__)

LIST_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)
PAGE_KEYS = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SectionButton(QAbstractButton):
    """A tab that leads to a section; the current one is of the paper it lies on."""

    def __init__(self, look: Look, art: Art, section: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.section = section
        self._look = look
        self._art = art
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(36), self._look.px(7))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._look.px(12), self._look.px(4))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in LIST_KEYS:
            event.ignore()  # the page moves along the list
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        painter.save()
        if mirrored:
            painter.translate(self.width(), 0)
            painter.scale(-1, 1)
        area = QRectF(self.rect())
        if not self.isChecked():
            area.setRight(area.right() - self._look.px(1.2))
        self._paint_tab(painter, area)
        painter.restore()
        pad = max(3, round(self.height() * 0.13))
        side = self.height() - 2 * pad
        emblem = QRect(pad + self._look.px(0.6), pad, side, side)
        words = QRect(emblem.right() + self._look.px(1.2), 0, 0, self.height())
        words.setRight(self.width() - self._look.px(1.6))
        if mirrored:
            emblem.moveLeft(self.width() - emblem.x() - side)
            words.moveLeft(self.width() - words.x() - words.width())
        ratio = self.devicePixelRatioF()
        paint_emblem(painter, self._art, emblem, self.section, ratio)
        font = self._look.font(BODY, bold=self.isChecked())
        color = (Ink.INK if self.isChecked() else Ink.CREAM).color
        align = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        )
        draw_text(painter, self._look, words, self.text(), font, color, align=align, wrap=True)

    def _paint_tab(self, painter: QPainter, area: QRectF) -> None:
        """Drawn for readers from left to right; the caller mirrors it."""
        radius = self._look.px(1.2)
        current = self.isChecked()
        tab = QPainterPath()
        tab.setFillRule(Qt.FillRule.WindingFill)
        tab.addRoundedRect(area, radius, radius)
        if current:
            tab.addRect(area.adjusted(area.width() / 2, 0, 0, 0))
        over = self.underMouse() and not current
        fill = Ink.PAPER.color if current else Ink.RAISED.color if over else Ink.PANEL.faded(0.85)
        painter.fillPath(tab, fill)
        if current:
            inner = area.adjusted(0, radius, 0, -radius)
            mark = QRectF(inner.x(), inner.y(), self._look.px(0.7), inner.height())
            painter.fillRect(mark, Ink.GOLD.color)
        else:
            painter.setPen(QPen(Ink.LINE.faded(0.55), max(1.0, self._look.px(0.12))))
            painter.drawPath(tab)
        if self.hasFocus():
            inset = self._look.px(0.45)
            color = Ink.INK.color if current else Ink.CREAM.color
            painter.setPen(QPen(color, max(2.0, self._look.px(0.3))))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = area.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(ring, radius - inset / 2, radius - inset / 2)


class RulesPage(ClothPage):
    """Sections at one side, the chosen one on paper at the other.

    Signals:
        closed: the reader wants to go back to where they came from.
    """

    def __init__(
        self, look: Look, art: Art, texts_file: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, art, parent)
        self._language = "en"
        self._sections = self._read(texts_file)
        self._current = 0
        self._margin = 0

        self.back = QPushButton()
        self.back.setAutoDefault(True)  # Enter presses it too
        self.back.clicked.connect(self.closed)
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._sorry = QLabel()
        self._sorry.setProperty("role", "alert")
        self._sorry.setWordWrap(True)
        self._sorry.setVisible(not self._sections)
        self.buttons = [SectionButton(look, art, section.id) for section in self._sections]
        for button in self.buttons:
            button.clicked.connect(self._choose)
        self.sheet = Sheet(look)
        self.sheet.setVisible(bool(self._sections))

        self._head = QHBoxLayout()
        self._head.addWidget(self.back)
        self._head.addWidget(self._title, 1)
        self._list = QVBoxLayout()
        for button in self.buttons:
            self._list.addWidget(button)
        self._side = QWidget()
        self._column = QVBoxLayout(self._side)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._head)
        self._column.addLayout(self._list, 1)
        self._column.addWidget(self._sorry)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        self._row.addWidget(self._side)
        self._row.addWidget(self.sheet)
        self._row.addStretch(1)

        look.changed.connect(self._resize)
        self.retranslate()

    def _read(self, file: Path) -> tuple[Section, ...]:
        try:
            return load_rules(file).sections
        except PackError as error:
            log.exception("the rules cannot be shown: %s", error.detail)
            return ()

    # --- showing --------------------------------------------------------------------------------

    @property
    def section(self) -> str:
        """The id of the section that is shown; empty if there are no rules to show."""
        return self._sections[self._current].id if self._sections else ""

    def set_language(self, code: str) -> None:
        """Show the texts in another language, from the same place."""
        self._language = code
        self.setLayoutDirection(QLocale(code).textDirection())
        leading = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        self._title.setAlignment(leading)
        self.retranslate()

    def _mirrored(self) -> bool:
        return self.layoutDirection() is Qt.LayoutDirection.RightToLeft

    def retranslate(self) -> None:
        self.back.setText(f"‹ {self.tr('Back')}")
        self.back.setAccessibleName(self.tr("Back"))
        self._title.setText(self.tr("Rules"))
        self._sorry.setText(
            self.tr("The rules could not be read. Everything else works; install the app again.")
        )
        for button, section in zip(self.buttons, self._sections, strict=True):
            button.setText(section.title.text(self._language))
            button.setAccessibleName(button.text())
        place = self.sheet.reading.verticalScrollBar().value()
        self._show()
        self.sheet.reading.verticalScrollBar().setValue(place)

    def show_section(self, section: str) -> None:
        """Open a section by its id, at its beginning."""
        self._open([one.id for one in self._sections].index(section))

    def finish_motion(self) -> None:
        leaf = self.sheet.leaf()
        if leaf is not None:
            leaf.finish_motion()

    def _open(self, number: int) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons)
        self._current = number
        self._show()
        if had_focus:
            self.buttons[number].setFocus(Qt.FocusReason.TabFocusReason)

    def _show(self) -> None:
        if not self._sections:
            return
        for number, button in enumerate(self.buttons):
            button.setChecked(number == self._current)
        following = self._sections[self._current + 1 : self._current + 2]
        next_text = ""
        if following:
            title = following[0].title.text(self._language)
            next_text = self.tr("Next: {title}").format(title=title)
        leaf = Leaf(
            self._look,
            self._art,
            self._sections[self._current],
            self._language,
            next_text,
            self._margin,
            mirrored=self._mirrored(),
        )
        leaf.next_wanted.connect(self._read_on)
        self.sheet.show_leaf(leaf)
        self.sheet.reading.setAccessibleName(self.buttons[self._current].text())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.buttons:
            self.buttons[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    # --- input ----------------------------------------------------------------------------------

    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, SectionButton):
            self._open(self.buttons.index(button))

    def _read_on(self) -> None:
        self._open(self._current + 1)
        self.sheet.reading.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.sheet.reading.verticalScrollBar()
        key = Qt.Key(event.key())
        if key in PAGE_KEYS:
            bar.setValue(bar.value() + bar.pageStep() * (1 if key == Qt.Key.Key_PageDown else -1))
        elif key in LIST_KEYS and any(button.hasFocus() for button in self.buttons):
            self._move(key)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            bar.setValue(bar.minimum() if key == Qt.Key.Key_Home else bar.maximum())
        else:
            super().keyPressEvent(event)

    def _move(self, key: Qt.Key) -> None:
        last = len(self.buttons) - 1
        number = {
            Qt.Key.Key_Up: max(0, self._current - 1),
            Qt.Key.Key_Down: min(last, self._current + 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }[key]
        self._open(number)

    # --- layout -----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._resize()

    def _resize(self) -> None:
        """The paper is as wide as a line that is easy to read, and margins; no wider."""
        px = self._look.px
        edge = px(2)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._head.setSpacing(px(2))
        self._head.setContentsMargins(0, 0, 0, px(1))
        self._list.setSpacing(px(0.7))
        free = self.width() - 2 * edge
        side = min(px(46), round(free * 0.28))
        self._side.setFixedWidth(side)
        bars = self.sheet.bar_width() + 2 * px(1.1)
        column = round(self._look.text_px(BODY) * COLUMN)
        paper = min(free - side, column + 2 * px(6) + bars)
        self._margin = max(px(2.5), (paper - bars - column) // 2)
        self.sheet.setFixedWidth(paper)
        for button in self.buttons:
            button.setMaximumHeight(px(8.4))
        self.sheet.restyle()
        place = self.sheet.reading.verticalScrollBar().value()
        self._show()
        self.sheet.reading.verticalScrollBar().setValue(place)

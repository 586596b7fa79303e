"""A section of the rules on paper: heading, paragraphs, lists and drawn examples."""

from html import escape

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
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

from stella_desktop.content.rules_text import (
    ExampleBlock,
    ListBlock,
    Passage,
    Section,
    TextBlock,
    pieces,
    plain,
)
from stella_desktop.ui.art import Art
from stella_desktop.ui.look import BODY, Ink, Look
from stella_desktop.ui.widgets.rule_drawing import paint_badge
from stella_desktop.ui.widgets.rule_examples import RuleExample

COLUMN = 35
"""Width of a line of text by the size of its letters: 65 to 75 Latin letters, 35 Japanese ones."""
LINE_HEIGHTS = {"ja": 110, "fa": 88}
LATIN_LINE_HEIGHT = 124
"""Distance of the lines in percent of what each script's font brings; all look alike then."""
EMBLEMS = {
    "idea": "avatar/owl",
    "table": "piece/round_1_number",
    "setup": "piece/cloth",
    "associate": "piece/pen",
    "announce": "piece/lantern_star_bright",
    "reveal": "piece/first_scout",
    "score": "piece/star_inked",
    "next": "piece/round_1_back",
    "end": "piece/star_bonus_inked",
    "advice": "avatar/fox",
    "app": "avatar/robot",
}
"""Section -> what is painted beside its title."""
DISCS = ("avatar/", "piece/round_")
"""Emblems that are round themselves and fill their place."""


def paint_emblem(painter: QPainter, art: Art, area: QRect, section: str, ratio: float) -> None:
    """The emblem of a section in a night-blue medallion, so that gold shows on paper too."""
    name = EMBLEMS.get(section, "piece/star_inked")
    folder, _, file = name.partition("/")
    side = min(area.width(), area.height())
    disc = QRect(0, 0, side, side)
    disc.moveCenter(area.center())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if not name.startswith(DISCS):
        edge = max(1.0, side * 0.045)
        painter.setPen(QPen(Ink.GOLD.color, edge))
        painter.setBrush(Ink.DEEP.color)
        half = edge / 2
        painter.drawEllipse(QRectF(disc).adjusted(half, half, -half, -half))
        side = round(side * 0.7)
    if folder == "avatar":
        image = art.avatar(file, side, ratio)
    else:
        tall = file.startswith(("lantern", "first_scout"))
        image = art.piece(file, QSize(round(side * 0.8) if tall else side, side), ratio)
    size = image.deviceIndependentSize()
    middle = QRectF(disc).center()
    painter.drawPixmap(middle - QPointF(size.width() / 2, size.height() / 2), image)


class Emblem(QWidget):
    def __init__(self, look: Look, art: Art, section: str) -> None:
        super().__init__()
        self._art = art
        self._section = section
        side = look.px(8)
        self.setFixedSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_emblem(painter, self._art, self.rect(), self._section, self.devicePixelRatioF())


class Ornament(QWidget):
    """A line with a star in its middle."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setFixedHeight(look.px(2))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = QRectF(self.rect()).center(), self.height() * 0.46
        painter.setPen(QPen(Ink.PAPER_EDGE.color, max(1.0, self.height() * 0.08)))
        gap = radius * 1.7
        painter.drawLine(QPointF(0, middle.y()), QPointF(middle.x() - gap, middle.y()))
        painter.drawLine(QPointF(middle.x() + gap, middle.y()), QPointF(self.width(), middle.y()))
        painter.fillPath(star_path(middle, radius), Ink.GOLD.color)
        painter.strokePath(star_path(middle, radius), QPen(Ink.PAPER_EDGE.color, 1))


class Bullet(QWidget):
    """A star, or the number of an item, beside the first line of its text."""

    def __init__(self, look: Look, number: int | None) -> None:
        super().__init__()
        self._look = look
        self._number = number
        em = look.text_px(BODY)
        self.setFixedSize(round(em * 1.7), round(em * 1.75))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = QRectF(self.rect()).center()
        if self._number is not None:
            paint_badge(painter, self._look, middle, self.height() * 0.92, self._number)
            return
        star = star_path(middle, self.height() * 0.3)
        painter.fillPath(star, Ink.GOLD.color)
        painter.strokePath(star, QPen(Ink.INK.faded(0.65), max(1.0, self.height() * 0.03)))


def star_path(middle: QPointF, radius: float) -> QPainterPath:
    """A small star with four points."""
    path = QPainterPath(middle + QPointF(0, -radius))
    waist = radius * 0.2
    for x, y, between in ((1, 0, (1, -1)), (0, 1, (1, 1)), (-1, 0, (-1, 1)), (0, -1, (-1, -1))):
        path.quadTo(middle + QPointF(*between) * waist, middle + QPointF(x, y) * radius)
    return path


class Leaf(QWidget):
    """The content of one section in one language; a new one is made for each.

    Signals:
        next_wanted: the reader wants to read on.
    """

    next_wanted = Signal()

    def __init__(
        self,
        look: Look,
        art: Art,
        section: Section,
        language: str,
        next_text: str,
        margin: int,
        *,
        mirrored: bool,
    ) -> None:
        super().__init__()
        self._side = "rtl" if mirrored else "ltr"
        self._look = look
        self._art = art
        self._language = language
        self.examples: list[RuleExample] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(margin, look.px(3.4), margin, look.px(4))
        self._column.setSpacing(look.px(2))
        self._add_heading(section)
        for block in section.blocks:
            match block:
                case TextBlock(text=text):
                    self._column.addWidget(self._paragraph(text))
                case ListBlock():
                    self._add_list(block)
                case ExampleBlock():
                    self._add_example(block)
        if next_text:
            self._column.addSpacing(look.px(1))
            button = QPushButton(next_text)
            button.setProperty("role", "primary")
            button.setAutoDefault(True)  # Enter presses it too
            button.clicked.connect(self.next_wanted)
            self._column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column.addStretch(1)

    def finish_motion(self) -> None:
        for example in self.examples:
            example.finish_motion()

    def _add_heading(self, section: Section) -> None:
        row = QHBoxLayout()
        row.setSpacing(self._look.px(2))
        row.addWidget(Emblem(self._look, self._art, section.id))
        title = QLabel(section.title.text(self._language))
        title.setProperty("role", "heading")
        title.setStyleSheet(f"color: {Ink.INK.value}")
        title.setWordWrap(True)
        row.addWidget(title, 1)
        self._column.addLayout(row)
        self._column.addWidget(Ornament(self._look))

    def _add_list(self, block: ListBlock) -> None:
        rows = QVBoxLayout()
        rows.setSpacing(self._look.px(1.2))
        for number, item in enumerate(block.items, start=1):
            row = QHBoxLayout()
            row.setSpacing(self._look.px(1.2))
            bullet = Bullet(self._look, number if block.numbered else None)
            row.addWidget(bullet, 0, Qt.AlignmentFlag.AlignTop)
            row.addWidget(self._paragraph(item), 1)
            rows.addLayout(row)
        self._column.addLayout(rows)

    def _add_example(self, block: ExampleBlock) -> None:
        group = QVBoxLayout()
        group.setSpacing(self._look.px(0.9))
        labels = [label.text(self._language) for label in block.labels]
        spoken = plain(block.caption.text(self._language))
        example = RuleExample(self._look, self._art, block.example, labels, spoken)
        self.examples.append(example)
        group.addWidget(example)
        group.addWidget(self._paragraph(block.caption, caption=True))
        self._column.addLayout(group)

    def _paragraph(self, passage: Passage, *, caption: bool = False) -> QLabel:
        text = passage.text(self._language)
        label = QLabel(self._rich(text, centred=caption))
        label.setProperty("role", "small" if caption else "")
        label.setStyleSheet(f"color: {(Ink.FADED_INK if caption else Ink.INK).value}")
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setWordWrap(True)
        label.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        label.setAccessibleName(plain(text))
        return label

    def _rich(self, text: str, *, centred: bool) -> str:
        words = "".join(
            f"<b>{escape(part)}</b>" if stressed else escape(part)
            for part, stressed in pieces(text)
        )
        align = ' align="center"' if centred else ""
        height = LINE_HEIGHTS.get(self._language, LATIN_LINE_HEIGHT)
        style = f"margin:0; line-height:{height}%"
        return f'<p dir="{self._side}"{align} style="{style}">{words}</p>'


class _Reading(QScrollArea):
    """The part that scrolls; by wheel, keys, finger or bar."""

    def __init__(self, sheet: QWidget) -> None:
        super().__init__(sheet)
        self._sheet = sheet
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Always there: a bar that comes and goes would break the lines anew.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        QScroller.grabGesture(self.viewport(), QScroller.ScrollerGestureType.TouchGesture)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._sheet.update()  # which shows the focus

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._sheet.update()  # which shows the focus


class _Fade(QWidget):
    """Lets the text vanish softly at the edge of the paper."""

    def __init__(self, sheet: QWidget, *, up: bool) -> None:
        super().__init__(sheet)
        self._up = up
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        shade = QLinearGradient(0, 0, 0, self.height())
        ends = (1.0, 0.0) if self._up else (0.0, 1.0)
        for stop, alpha in enumerate(ends):
            shade.setColorAt(stop, Ink.PAPER.faded(alpha))
        QPainter(self).fillRect(self.rect(), shade)


class Sheet(QFrame):
    """The paper on the table, with the leaf that is being read."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setProperty("role", "paper")
        self.reading = _Reading(self)
        self._fades = (_Fade(self, up=True), _Fade(self, up=False))

    def show_leaf(self, leaf: Leaf) -> None:
        """Another leaf instead of the present one, from its top."""
        old = self.reading.takeWidget()
        if old is not None:
            old.deleteLater()  # not at once: its own button may have asked for the next leaf
        self.reading.setWidget(leaf)
        self.reading.verticalScrollBar().setValue(0)

    def leaf(self) -> Leaf | None:
        leaf = self.reading.widget()
        return leaf if isinstance(leaf, Leaf) else None

    def bar_width(self) -> int:
        return self._look.px(1.8)

    def restyle(self) -> None:
        """The bar in the colours of paper, at the present size."""
        self.reading.verticalScrollBar().setStyleSheet(
            f"QScrollBar::handle:vertical {{ background: {Ink.PAPER_EDGE.value}; }}"
            f"QScrollBar::handle:vertical:hover {{ background: {Ink.FADED_INK.value}; }}"
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        edge = self._look.px(1.1)
        area = self.rect().adjusted(edge, edge, -edge, -edge)
        self.reading.setGeometry(area)
        height = self._look.px(2.6)
        # Beside the bar, whichever side it is on.
        self._fades[0].setGeometry(self._beside_bar(area.x(), area.y(), area.width(), height))
        bottom = area.bottom() + 1 - height
        self._fades[1].setGeometry(self._beside_bar(area.x(), bottom, area.width(), height))
        for fade in self._fades:
            fade.raise_()

    def _beside_bar(self, x: int, y: int, width: int, height: int) -> QRect:
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        bar = self.bar_width()
        return QRect(x + bar if mirrored else x, y, width - bar, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focused = self.reading.hasFocus()
        width = max(2.0, self._look.px(0.3)) if focused else max(1.0, self._look.px(0.1))
        painter.setPen(QPen(Ink.INK.color if focused else Ink.PAPER_EDGE.color, width))
        inset = self._look.px(0.6)
        radius = self._look.px(0.6)
        inner = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, radius, radius)

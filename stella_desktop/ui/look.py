"""How everything looks: colours, fonts, and lengths that derive from the window's height."""

import re
from dataclasses import dataclass
from enum import StrEnum
from itertools import accumulate
from math import ceil

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QPainter,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
)

BODY_FAMILIES = ("Be Vietnam Pro", "Noto Sans CJK JP", "IBM Plex Sans Arabic")
DISPLAY_FAMILIES = ("Spectral", "Noto Sans CJK JP", "IBM Plex Sans Arabic")


class Ink(StrEnum):
    """Colours of the house: night-blue table, warm paper, gold for what is earned."""

    NIGHT = "#1d2150"
    DEEP = "#141738"
    PANEL = "#262b66"
    RAISED = "#313781"
    LINE = "#454c9a"
    CREAM = "#fbeecb"
    SOFT = "#c3c8f0"
    GOLD = "#f4c763"
    BRIGHT_GOLD = "#ffe09a"
    PAPER = "#f4ecd8"
    PAPER_EDGE = "#cdbf9d"
    INK = "#231f3f"
    FADED_INK = "#5d567d"
    ALERT = "#ffb0a3"

    @property
    def color(self) -> QColor:
        return QColor(self.value)

    def faded(self, alpha: float) -> QColor:
        """This colour with opacity 0 … 1."""
        color = QColor(self.value)
        color.setAlphaF(alpha)
        return color


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's symbol and its colours; colour never stands without its symbol."""

    symbol: str
    on_table: str
    on_paper: str


SYMBOLS = ("circle", "triangle", "square", "diamond", "star", "moon")
SEAT_LOOKS = {
    "circle": SeatLook("circle", "#f07a76", "#a74449"),
    "triangle": SeatLook("triangle", "#6a9420", "#054d05"),
    "square": SeatLook("square", "#50b3ff", "#0051a6"),
    "diamond": SeatLook("diamond", "#ae66bc", "#5f2e67"),
    "star": SeatLook("star", "#ffcb3b", "#a17201"),
    "moon": SeatLook("moon", "#abeefe", "#032e38"),
}

TEXT_FACTORS = {"near": 1.0, "normal": 1.12, "far": 1.3}
SMALL, BODY, LARGE, HEADING, TITLE = 2.0, 2.3, 2.9, 4.0, 7.0
"""Text sizes in percent of the window's height, before the sofa factor; 2 is the smallest."""


class Look(QObject):
    """Lengths and fonts for a window of a certain height.

    Signals:
        changed: sizes are others now; widgets lay out and repaint.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window = QSize(1280, 720)
        self.text_factor = TEXT_FACTORS["normal"]
        self.motion = True
        self.key_labels = True
        self.clipped: set[str] = set()
        """Texts that had to be cut since somebody last emptied this set; the tests look here."""
        self.tiny: set[str] = set()
        """Texts that had to be drawn below the smallest size; the tests look here too."""

    def set_window(self, size: QSize) -> None:
        if size != self.window and size.height() > 0:
            self.window = size
            self.changed.emit()

    def set_text_size(self, name: str) -> None:
        if TEXT_FACTORS[name] != self.text_factor:
            self.text_factor = TEXT_FACTORS[name]
            self.changed.emit()

    @property
    def has_large_text(self) -> bool:
        """Whether the family sits far away."""
        return self.text_factor >= TEXT_FACTORS["far"]

    def px(self, percent: float) -> int:
        """`percent` of the window's height in logical pixels, at least 1."""
        return max(1, round(self.window.height() * percent / 100))

    def text_px(self, percent: float) -> int:
        """A text size in logical pixels, the sofa factor included."""
        # A narrow window (4:3, portrait) has less width for the same words; never below 2 %.
        narrow = min(1.0, self.window.width() / (self.window.height() * 1.6))
        return max(self.px(SMALL), self.px(percent * self.text_factor * narrow))

    def font(self, percent: float, *, bold: bool = False, display: bool = False) -> QFont:
        return make_font(self.text_px(percent), bold=bold, display=display)


UNBREAKABLE = re.compile(r"[^\s\u200b\u2e80-\uffef]+")
"""What a line cannot end within: a word between spaces; Japanese may break after any letter."""

FROM_THE_RIGHT = re.compile(r"[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]")
ARABIC_LINE = 1.36
"""From one line of Persian to the next, in sizes of the font: its ink needs 1.15, and what the
font asks for (2.1) leaves no room for a second line."""


def direction_of(text: str) -> Qt.LayoutDirection:
    """Where a text begins: at the right if it has Persian in it, whatever name it begins with.

    In a language from the left only what is Persian throughout begins at the right.
    """
    right = bool(FROM_THE_RIGHT.search(text)) and (
        QGuiApplication.isRightToLeft()
        or not any(sign.isalpha() and not FROM_THE_RIGHT.match(sign) for sign in text)
    )
    return Qt.LayoutDirection.RightToLeft if right else Qt.LayoutDirection.LeftToRight


def leading() -> Qt.AlignmentFlag:
    """The side at which the lines of this language begin, for texts that stand alone."""
    from_right = QGuiApplication.isRightToLeft()
    side = Qt.AlignmentFlag.AlignRight if from_right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter


def make_font(pixels: int, *, bold: bool = False, display: bool = False) -> QFont:
    font = QFont()
    font.setFamilies(list(DISPLAY_FAMILIES if display else BODY_FAMILIES))
    font.setPixelSize(max(1, pixels))
    font.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Medium)
    return font


def fitting_font(font: QFont, text: str, rect: QRect, flags: int, least: int) -> QFont:
    """The largest version of `font`, not below `least` pixels, in which `text` fits into `rect`."""
    fitted = QFont(font)
    for pixels in range(font.pixelSize(), least - 1, -1):
        fitted.setPixelSize(pixels)
        if fits(fitted, text, rect, flags):
            break
    return fitted


def fits(font: QFont, text: str, rect: QRect, flags: int) -> bool:
    """Whether all of `text` is inside `rect`, words whole."""
    if not flags & Qt.TextFlag.TextWordWrap.value:
        # One line: its ink must fit, not the air that some fonts keep above and below.
        ink = QFontMetricsF(font).tightBoundingRect(text).height()
        advance = QFontMetricsF(font).horizontalAdvance(text)
        return bool(advance <= rect.width() and ink + 2 <= rect.height())
    if FROM_THE_RIGHT.search(text):
        widest, height = _extent(_set_lines(font, text, rect.width(), flags))
        return widest <= rect.width() and height <= rect.height()
    needed = QFontMetrics(font).boundingRect(rect, flags, text)
    # Word wrap lets one long word stick out of a rectangle it is wider than.
    advance_of = QFontMetricsF(font).horizontalAdvance
    widest = max((advance_of(word) for word in UNBREAKABLE.findall(text)), default=0)
    return needed.height() <= rect.height() and max(needed.width(), widest) <= rect.width()


def text_height(font: QFont, text: str, width: int) -> int:
    """How high `text` is in lines of this width."""
    flags = Qt.TextFlag.TextWordWrap.value
    if FROM_THE_RIGHT.search(text):
        return ceil(_extent(_set_lines(font, text, width, flags))[1])
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 1), flags, text).height()


def elided(font: QFont, text: str, width: int) -> str:
    """`text` in one line of this width: what is too much is cut, at a word if half of it stays."""
    cut = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
    kept = cut.removesuffix("…")
    if cut == text or not text.startswith(kept):
        return cut
    border = len(kept) if text[len(kept)].isspace() else kept.rfind(" ")
    if border * 2 >= len(kept):
        kept = kept[:border]
    return kept.rstrip() + "…"


def draw_text(
    painter: QPainter,
    look: Look,
    rect: QRect,
    text: str,
    font: QFont,
    color: QColor,
    *,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    wrap: bool = False,
    name: bool = False,
    least: int | None = None,
) -> None:
    """Draw `text` inside `rect`, smaller if it must be, never below the smallest text size.

    What still does not fit is cut with an ellipsis, in its last line and at a word if it can be:
    allowed for a `name` somebody typed, noted in `look.clipped` for every other text. `align` is
    meant as seen: it is never mirrored.
    """
    if not text or rect.width() <= 0 or rect.height() <= 0:
        return
    align |= Qt.AlignmentFlag.AlignAbsolute
    flags = align.value | (Qt.TextFlag.TextWordWrap.value if wrap else 0)
    smallest = least or min(look.px(SMALL), font.pixelSize())
    fitted = fitting_font(font, text, rect, flags, smallest)
    if fitted.pixelSize() < look.px(SMALL):
        look.tiny.add(text)
    painter.setFont(fitted)
    painter.setPen(color)
    if not fits(fitted, text, rect, flags):
        if not name:
            look.clipped.add(text)
        text = _cut(fitted, text, rect, flags) if wrap else elided(fitted, text, rect.width())
    if not wrap and align & Qt.AlignmentFlag.AlignVCenter:
        rect = rect.translated(0, _nudge(fitted, text, rect.height()))
    if wrap and FROM_THE_RIGHT.search(text):
        layout = _set_lines(fitted, text, rect.width(), flags)
        over = rect.height() - _extent(layout)[1]
        if align & Qt.AlignmentFlag.AlignTop:
            over = 0
        elif align & Qt.AlignmentFlag.AlignVCenter:
            over /= 2
        layout.draw(painter, QPointF(rect.x(), rect.y() + over))
        return
    painter.setLayoutDirection(direction_of(text))
    painter.drawText(rect, flags | Qt.TextFlag.TextDontClip.value, text)


def _cut(font: QFont, text: str, rect: QRect, flags: int) -> str:
    """The lines of `text` that `rect` has room for; a word is broken only if it fills a line."""
    layout = _set_lines(font, text, rect.width(), flags, anywhere=True)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    from_right = bool(FROM_THE_RIGHT.search(text))
    steps = [font.pixelSize() * ARABIC_LINE if from_right else line.height() for line in lines]
    room = max(1, sum(used <= rect.height() for used in accumulate(steps)))
    # Qt counts in units of UTF-16.
    units = text.encode("utf-16-le")
    starts = [line.textStart() * 2 for line in lines]
    ends = [*starts[1:room], len(units)]
    parts = [
        units[start:end].decode("utf-16-le").strip()
        for start, end in zip(starts[:room], ends, strict=True)
    ]
    parts[-1] = elided(font, " ".join(parts[-1].split("\n")), rect.width())
    return "\n".join(parts)


def _set_lines(
    font: QFont, text: str, width: int, flags: int, *, anywhere: bool = False
) -> QTextLayout:
    """Lines that lie closer together than a Persian font asks for."""
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    option = QTextOption(Qt.AlignmentFlag(flags & Qt.AlignmentFlag.AlignHorizontal_Mask.value))
    option.setTextDirection(direction_of(text))
    if anywhere:
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    top = 0.0
    step = font.pixelSize() * ARABIC_LINE
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        # The letters stand in the middle of the step, not of what the font asks for.
        line.setPosition(QPointF(0, top + step * 0.7 - line.ascent()))
        top += step
    layout.endLayout()
    return layout


def _extent(layout: QTextLayout) -> tuple[float, float]:
    """The width of the widest line, and the height of all of them."""
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    widest = max((line.naturalTextWidth() for line in lines), default=0.0)
    return widest, len(lines) * layout.font().pixelSize() * ARABIC_LINE


def _nudge(font: QFont, text: str, height: int) -> int:
    """How far a centred line must move so that stacked accents or tails stay inside."""
    metrics = QFontMetricsF(font)
    ink = metrics.tightBoundingRect(text)
    baseline = (height - metrics.ascent() - metrics.descent()) / 2 + metrics.ascent()
    above, below = baseline + ink.top(), height - baseline - ink.bottom()
    if above < 1:
        return ceil(1 - above)
    return -ceil(1 - below) if below < 1 else 0


def rounded_panel(
    painter: QPainter, rect: QRectF, radius: float, fill: QColor, line: QColor, width: float
) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(fill)
    painter.setPen(Qt.PenStyle.NoPen if width <= 0 else QPen(line, width))
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def palette() -> QPalette:
    """Our own colours whatever the system's light or dark theme says."""
    made = QPalette()
    role = QPalette.ColorRole
    for which, color in {
        role.Window: Ink.NIGHT,
        role.Base: Ink.DEEP,
        role.AlternateBase: Ink.PANEL,
        role.Button: Ink.PANEL,
        role.WindowText: Ink.CREAM,
        role.Text: Ink.CREAM,
        role.ButtonText: Ink.CREAM,
        role.BrightText: Ink.BRIGHT_GOLD,
        role.ToolTipBase: Ink.PAPER,
        role.ToolTipText: Ink.INK,
        role.Highlight: Ink.GOLD,
        role.HighlightedText: Ink.INK,
        role.Link: Ink.GOLD,
        role.LinkVisited: Ink.GOLD,
        role.PlaceholderText: Ink.SOFT,
        role.Accent: Ink.GOLD,
    }.items():
        made.setColor(which, color.color)
    for which in (role.WindowText, role.Text, role.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, which, Ink.SOFT.faded(0.55))
    return made

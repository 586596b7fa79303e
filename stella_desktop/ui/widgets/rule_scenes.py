"""Drawn examples of the rules: the table, the word, the marks, the lanterns, the app."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from stella_desktop.ui.games.stella import central_board as cb
from stella_desktop.ui.games.stella.slate import SlateInk
from stella_desktop.ui.look import SYMBOLS, Ink
from stella_desktop.ui.widgets.rule_drawing import DECK, LEFT, TOP, BoardPart, Drawing

MARKED = (1, 6, 9, 10, 14)
"""What somebody might mark for "family"."""
WHOLE_BOARD = QRect(0, 0, cb.BOARD.width(), cb.BOARD.height())


# --- the table ---------------------------------------------------------------------------------


def idea(d: Drawing) -> None:
    """A word, and pictures that spread like a hand of cards."""
    spread = d.part(0)
    for number, card in enumerate(("c002", "c076", "c058", "c020", "c075")):
        off = number - 2
        at = (634 + off * 110 * spread, 188 + off * off * 9 * spread)
        d.picture(card, at, 172, turn=off * 7 * spread)
    d.paper((170, 206), 270, 145, d.labels[0], turn=-5)


def table(d: Drawing) -> None:
    """The table with six players; numbers lead to the list below."""
    board = BoardPart(d, 24, 20, 540 / cb.BOARD.height(), WHOLE_BOARD)
    board.paint()
    for number in (1, 2, 3, 4):
        board.token(number)
    for index, symbol in enumerate(SYMBOLS):
        d.lantern(symbol, "bright", board.start(index, 6), 34)
    board.word(d.labels[0])
    d.pictures(DECK, 212, 36, 101, 14)
    inks = (SlateInk({6: 2, 10: 3}), SlateInk({6: 2}), SlateInk({10: 3, 1: 2}), *[SlateInk()] * 3)
    for row, (symbol, ink) in enumerate(zip(SYMBOLS, inks, strict=True)):
        y = 22 + row * 90.5
        d.token(symbol, (826, y + 43), 42)
        d.slate(858, y, 124, 84, ink)
    for number, at in enumerate(
        ((263, 112), (152, 100), (152, 262), (152, 520), (36, 180), (858, 108)), start=1
    ):
        d.badge(number, at)


def pieces(d: Drawing) -> None:
    """What everybody has, by name."""
    spots = [(20 + 960 / 6 * (number + 0.5), 96.0) for number in range(6)]
    d.piece("first_scout", spots[0], 112, 140)
    d.piece("pen", spots[1], 120)
    d.piece("cloth", spots[2], 120)
    d.lantern("star", "bright", spots[3], 140)
    d.lantern("star", "dark", spots[4], 140)
    d.token("star", spots[5], 96)
    for (x, _), label in zip(spots, d.labels, strict=True):
        d.text(x - 79, 174, 158, 116, label, align=TOP)


def start(d: Drawing) -> None:
    """A table that is ready."""
    board = BoardPart(d, 36, 24, 0.42, QRect(0, 1086, 560, 840))
    board.paint()
    board.token(1)
    board.token(2)
    for index, symbol in enumerate(SYMBOLS):
        d.lantern(symbol, "bright", board.start(index, 6), 52)
    d.pile("card_back", (400, 165), 150, 225, 5)
    d.pile("word_back", (610, 165), 200, 100, 4)
    d.slate(752, 85, 220, 150, SlateInk())
    d.piece("pen", (936, 232), 92)
    d.piece("cloth", (782, 232), 84)
    for x, width, label in zip((400, 610, 862), (200, 200, 230), d.labels, strict=True):
        d.text(x - width / 2, 305, width, 66, label, align=TOP)


# --- associate and announce ----------------------------------------------------------------------


def word(d: Drawing) -> None:
    """The slot hides the lower word; beside it the whole card."""
    board = BoardPart(d, 60, 20, 0.76, QRect(0, 0, 560, 406))
    board.paint()
    board.word(d.labels[0])
    lift = d.part(0)
    d.arrow((496, 170), (572, 170))
    top = 30 + 40 * (1 - lift)
    d.painter.setOpacity(lift)
    d.paper((778, top + 130), 300, 265, "")
    for number, (label, color) in enumerate(zip(d.labels, (Ink.INK, Ink.FADED_INK), strict=True)):
        y = top + 6 + number * 128
        d.text(640, y, 276, 120, label, size=64, color=color.color, word=True)
    d.painter.setPen(QPen(Ink.PAPER_EDGE.color, 3 * d.scale))
    d.painter.drawLine(d.point(662, top + 130), d.point(894, top + 130))
    d.painter.setOpacity(1.0)
    d.arrow((938, 112), (938, 208), bend=26)
    d.arrow((618, 208), (618, 112), bend=26)


def marks(d: Drawing) -> None:
    """The same places on the pictures and on the board."""
    centres = d.pictures(DECK, 30, 28, 84, 9)
    done = round(d.progress * len(MARKED))
    for cell in MARKED[:done]:
        x, y = centres[cell]
        d.cross_plate((x, y + 34), 44)
    cells = d.slate(536, 60, 430, 275, SlateInk(marks=MARKED[:done]))
    tip = cells[MARKED[max(0, done - 1)]] if done < len(MARKED) else (905, 322)
    d.piece("cloth", (600, 360), 118)
    d.piece("pen", (tip[0] + 30, tip[1] - 30 if done < len(MARKED) else tip[1] + 26), 124)


def lanterns(d: Drawing) -> None:
    """One player alone in the lead, and two together."""
    climb, turn = d.part(0), d.part(1)
    frame = cb.TURN_FRAMES[round(turn * (len(cb.TURN_FRAMES) - 1))]
    others = (("diamond", 4, 0), ("star", 4, 1))
    _track(d, 24, (("square", 7, 0, frame), ("circle", 5, 0, "bright"), *others), climb)
    _track(d, 524, (("square", 7, 0, "bright"), ("circle", 7, 1, "bright"), *others), climb)
    d.lantern("square", frame, (392, 128), 190)
    d.lantern("square", "bright", (856, 128), 130)
    d.lantern("circle", "bright", (936, 128), 130)
    for x, (lead, result) in ((312, d.labels[:2]), (812, d.labels[2:])):
        d.text(x, 226, 170, 74, lead)
        d.text(x, 296, 170, 84, result, size=28, color=Ink.GOLD.color, align=TOP, bold=True)
    d.painter.setPen(QPen(Ink.LINE.color, 2 * d.scale))
    d.painter.drawLine(d.point(500, 30), d.point(500, 370))


def _track(d: Drawing, x: float, hung: tuple[tuple[object, ...], ...], climb: float) -> None:
    board = BoardPart(d, x, 22, 0.5, QRect(0, 520, 560, 714))
    board.paint()
    board.token(2)
    board.token(3)
    for symbol, place, index, *frame in hung:
        assert isinstance(place, int)
        assert isinstance(index, int)
        to = board.track(place, index)
        below = board.track(4, index)
        at = (to[0], below[1] + (to[1] - below[1]) * climb)
        d.lantern(str(symbol), str(frame[0]) if frame else "bright", at, 64)


# --- how the app helps -------------------------------------------------------------------------


def why(d: Drawing) -> None:
    """One picture, and what each of three players saw in it."""
    d.picture("c058", (164, 205), 232)
    for number, (symbol, label) in enumerate(
        zip(("circle", "square", "triangle"), d.labels, strict=True)
    ):
        shown = d.part(number)
        y, x = 36 + number * 122, 370 + (0, 40, 12)[number] + 40 * (1 - shown)
        d.painter.setOpacity(shown)
        area = d.rect(x + 40, y, 510, 98)
        d.painter.setPen(Qt.PenStyle.NoPen)
        d.painter.setBrush(Ink.PAPER.color)
        note = QPainterPath()
        note.setFillRule(Qt.FillRule.WindingFill)
        note.addRoundedRect(QRectF(area), 22 * d.scale, 22 * d.scale)
        note.moveTo(d.point(x + 44, y + 34))
        note.lineTo(d.point(x + 44, y + 64))
        note.lineTo(d.point(x + 12, y + 50))
        note.closeSubpath()
        d.painter.drawPath(note)
        d.token(symbol, (x - 22, y + 49), 58)
        ink = Ink.INK.color
        d.text(x + 62, y + 6, 466, 86, label, size=28, color=ink, bold=True)
        d.painter.setOpacity(1.0)


def curtain(d: Drawing) -> None:
    """Half open: what lies behind is for one reader."""
    opened = 0.25 + 0.75 * d.part(0)
    d.painter.setPen(Qt.PenStyle.NoPen)
    d.painter.setBrush(Ink.DEEP.color)
    d.painter.drawRect(d.rect(120, 24, 760, 352))
    centres = d.pictures(DECK, 319, 44, 66, 8)
    for cell in (1, 6, 9):
        x, y = centres[cell]
        d.cross_plate((x, y + 24), 36)
    for side in (-1, 1):
        _curtain_half(d, side, opened)
    d.painter.setBrush(Ink.GOLD.color)
    d.painter.drawRoundedRect(QRectF(d.rect(100, 14, 800, 14)), 7 * d.scale, 7 * d.scale)
    d.token("square", (212, 206), 104)


def _curtain_half(d: Drawing, side: int, opened: float) -> None:
    inner, outer = 500 + side * (10 + 168 * opened), 500 + side * 390
    folds = 5
    for fold in range(folds):
        here = outer + (inner - outer) * fold / folds
        there = outer + (inner - outer) * (fold + 1) / folds
        shade = QLinearGradient(d.point(here, 0), d.point(there, 0))
        for stop, color in ((0.0, "#4a1d4f"), (0.45, "#8a3a80"), (1.0, "#3a1540")):
            shade.setColorAt(stop, QColor(color))
        path = QPainterPath(d.point(here, 22))
        path.lineTo(d.point(there, 22))
        hem = 372 - 8 * (fold % 2)
        path.lineTo(d.point(there, hem))
        path.lineTo(d.point(here, hem + 4))
        path.closeSubpath()
        d.painter.fillPath(path, shade)
    d.painter.setPen(QPen(Ink.GOLD.color, 4 * d.scale))
    d.painter.drawLine(d.point(inner, 24), d.point(inner, 366))
    d.painter.setPen(Qt.PenStyle.NoPen)


def sides(d: Drawing) -> None:
    """A flat screen with a reader at each side; every board is turned to its reader."""
    d.painter.setPen(QPen(QColor("#0b0c20"), 12 * d.scale))
    d.painter.setBrush(Ink.DEEP.color)
    radius = 16 * d.scale
    d.painter.drawRoundedRect(QRectF(d.rect(322, 166, 356, 232)), radius, radius)
    board = BoardPart(d, 334, 178, 208 / cb.BOARD.height(), WHOLE_BOARD)
    d.painter.drawPixmap(
        d.point(*board.at(0, 0)), d.art.piece("central_board", d.size(59.5, 208), d.ratio)
    )
    centres = d.pictures(DECK, 410, 180, 42, 8)
    x, y = centres[0]
    d.cross_plate((x, y), 34)
    ink = SlateInk({6: 2, 13: 3}, marks=(0,))
    corners = ((400, 420), (96, 219), (400, 18), (704, 219))
    names = ((640, 483), (196, 378), (360, 81), (804, 186))  # each at its reader's right hand
    symbols = ("circle", "square", "diamond", "star")
    for turn, (symbol, label) in enumerate(zip(symbols, d.labels, strict=True)):
        d.slate(*corners[turn], 200, 126, ink, turn)
        _name(d, symbol, label, names[turn], turn)


def _name(d: Drawing, symbol: str, label: str, at: tuple[float, float], turn: int) -> None:
    """A name that faces its reader."""
    d.painter.save()
    d.painter.translate(d.point(*at))
    d.painter.rotate(90 * turn)
    d.token(symbol, (0, 0), 46)
    d.text(30, -42, 150, 84, label, align=LEFT, bold=True)
    d.painter.restore()

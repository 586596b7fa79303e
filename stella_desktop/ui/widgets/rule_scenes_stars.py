"""Drawn examples of the rules: who points, what a picture brings, and how a round ends."""

from math import cos, radians, sin

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPen

from stella_desktop.ui.games.stella.slate import SlateInk
from stella_desktop.ui.look import Ink
from stella_desktop.ui.widgets.rule_drawing import DECK, LEFT, RIGHT, Drawing, Point

NEW = ("c029", "c001", "c038", "c074", "c026")
"""The pictures that come when the bottom row leaves."""


# --- reveal --------------------------------------------------------------------------------------


def turns(d: Drawing) -> None:
    """Round the table, clockwise from the first scout; the fallen are left out."""
    symbols = ("circle", "square", "triangle", "star", "diamond", "moon")
    angles = (150, 210, 270, 330, 30, 90)
    seats = [(500 + 312 * cos(radians(a)), 220 + 160 * sin(radians(a))) for a in angles]
    d.painter.setPen(QPen(QColor("#6b4a2f"), 12 * d.scale))
    d.painter.setBrush(Ink.DEEP.color)
    d.painter.drawEllipse(d.point(500, 220), 214 * d.scale, 96 * d.scale)
    d.pictures(DECK, 423, 154, 27, 5)
    scouts = (0, 1, 2, 3, 5)
    now = scouts[min(len(scouts) - 1, int(d.progress * len(scouts)))] if d.progress < 1 else 0
    for seat, (symbol, label) in enumerate(zip(symbols, d.labels, strict=True)):
        x, y = seats[seat]
        if seat == now:
            d.painter.setPen(QPen(Ink.BRIGHT_GOLD.color, 5 * d.scale))
            d.painter.setBrush(Ink.GOLD.faded(0.25))
            d.painter.drawEllipse(d.point(x, y), 38 * d.scale, 38 * d.scale)
        d.token(symbol, (x, y), 56, fallen=seat == 4)
        at, align = (x - 246, RIGHT) if x < 480 else (x + 46, LEFT)
        d.text(at, y - 42, 200, 84, label, align=align, bold=seat == 0)
    d.piece("first_scout", (seats[0][0] + 62, seats[0][1] - 6), 76, 95)
    for here, there in ((0, 1), (1, 2), (2, 3), (3, 5), (5, 0)):
        d.arrow(*_between(angles[here], angles[there]), bend=92 if there - here == 2 else 20)


def _between(start: float, end: float) -> tuple[Point, Point]:
    """An arrow on the table from near one seat to near the next, clockwise."""
    end = end if end > start else end + 360
    ends = (start + 14, end - 14)
    first, last = (
        (500 + 262 * cos(radians(angle)), 220 + 134 * sin(radians(angle))) for angle in ends
    )
    return first, last


def reveal(d: Drawing) -> None:
    """Spark, super-spark and fall beside each other."""
    kinds = (
        ("spark", 8, "c058", ("circle", "square", "star"), 300, 2),
        ("super", 9, "c004", ("square", "diamond"), 330, 3),
        ("fall", 7, "c033", ("moon",), 280, 0),
    )
    for number, (kind, still, card, symbols, side, count) in enumerate(kinds):
        x, shown = 180 + number * 320, d.part(number)
        d.picture(card, (x, 160), 172, opacity=0.6 if kind == "fall" and shown >= 1 else 1.0)
        d.burst(kind, still, (x, 160), side, shown)
        for place, symbol in enumerate(symbols):
            d.token(symbol, (x + (place - (len(symbols) - 1) / 2) * 58, 322), 52)
        gold = Ink.GOLD.color if count else Ink.ALERT.color
        d.text(x - 155, 352, 310, 50, d.labels[number], size=36, color=gold, word=True)
        amount = d.labels[3 + number]
        if count:
            d.stars(count, (x - 84, 432), 40)
            d.text(x - 16, 390, 176, 84, amount, align=LEFT)
        else:
            d.text(x - 155, 390, 310, 84, amount, color=Ink.SOFT.color)


def stars(d: Drawing) -> None:
    """Three stars fly to the same cell of two boards."""
    flight = d.part(0)
    d.picture("c004", (165, 195), 212)
    d.burst("super", 9, (165, 180), 330, 1.0)
    for number, symbol in enumerate(("square", "diamond")):
        d.token(symbol, (135 + number * 60, 318), 54)
    cell = 5
    there = flight >= 0.98
    targets = []
    for number, symbol in enumerate(("square", "diamond")):
        y = 26 + number * 178
        cells = d.slate(640, y, 270, 166, SlateInk({cell: 3} if there else {}))
        d.token(symbol, (948, y + 83), 58)
        targets.append(cells[cell])
    for bend, target in zip((60, -60), targets, strict=True):
        lean = d.middle((250, 180), target, bend)
        for number in range(5):
            share = flight - 0.17 * (number + 1) + 0.05
            if share > 0:
                at = _on_way((250, 180), lean, target, share)
                size = 46 - 5 * number
                name = "star_bonus_inked" if number == 0 else "star_inked"
                d.piece(name, at, size, opacity=1 - 0.16 * number, turn=30 * share)


def _on_way(start: Point, lean: Point, end: Point, share: float) -> Point:
    """A point on a bent way."""
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return (
        a * start[0] + b * lean[0] + c * end[0],
        a * start[1] + b * lean[1] + c * end[1],
    )


def fallen(d: Drawing) -> None:
    """Who has fallen still counts, and gets nothing."""
    yuki, minh, linh = d.labels
    halves = (
        ("c041", (("diamond", yuki, 3), ("star", minh, 0))),
        ("c076", (("circle", linh, 2), ("diamond", yuki, 2), ("star", minh, 0))),
    )
    for number, (card, rows) in enumerate(halves):
        x = 24 + number * 500
        d.picture(card, (x + 86, 160), 164)
        for place, (symbol, name, count) in enumerate(rows):
            y = 160 + (place - (len(rows) - 1) / 2) * 84
            d.token(symbol, (x + 216, y), 56, fallen=not count)
            color = Ink.CREAM if count else Ink.SOFT
            d.text(x + 260, y - 42, 100, 84, name, color=color.color, align=LEFT)
            if count:
                d.stars(count, (x + 356 + count * 17, y), 33)
            else:
                d.text(x + 360, y - 22, 90, 44, "0", size=32, color=Ink.SOFT.color, align=LEFT)
    d.painter.setPen(QPen(Ink.LINE.color, 2 * d.scale))
    d.painter.drawLine(d.point(500, 30), d.point(500, 290))


# --- score, next round, end --------------------------------------------------------------------


def penalty(d: Drawing) -> None:
    """One star less for each picture that brought stars."""
    d.lantern("square", "dark", (152, 148), 232)
    d.token("square", (152, 322), 70, fallen=True)
    d.slate(310, 24, 654, 210, SlateInk())
    d.painter.fillRect(d.rect(322, 36, 630, 186), Ink.DEEP.color)
    for number, count in enumerate((2, 2, 3)):
        x = 334 + number * 204
        d.painter.setPen(QPen(Ink.LINE.color, 3 * d.scale))
        d.painter.setBrush(Ink.PANEL.color)
        radius = 10 * d.scale
        d.painter.drawRoundedRect(QRectF(d.rect(x, 48, 194, 162)), radius, radius)
        struck = d.part(number) >= 0.6
        middle = x + 97
        d.piece("star_inked", (middle - 40, 92), 74)
        d.piece("star_struck" if struck else "star_inked", (middle + 40, 92), 74)
        bonus = "star_bonus_inked" if count == 3 else "star_bonus_empty"
        d.piece(bonus, (middle, 164), 74, opacity=1.0 if count == 3 else 0.5)
    d.text(310, 250, 654, 60, d.labels[0], size=46, word=True)
    if d.part(2) >= 1:
        d.text(310, 312, 654, 66, d.labels[1], size=52, color=Ink.GOLD.color, word=True)


def exchange(d: Drawing) -> None:
    """The token turns over and names the row that leaves."""
    turn, leave, come = d.part(0), d.part(1), d.part(2)
    width, gap = 86.0, 11.0
    height = width * 1.5
    for number, card in enumerate(DECK):
        row, column = divmod(number, 5)
        at = (36 + width / 2 + column * (width + gap), 36 + height / 2 + row * (height + gap))
        if row < 2:
            d.picture(card, at, width)
            continue
        if leave < 1:
            d.picture(card, (at[0], at[1] + leave * 60), width, opacity=1 - leave)
        if come > 0:
            new = (at[0], at[1] + (1 - come) * 60)
            d.picture(NEW[column], new, width, opacity=come, frame=Ink.GOLD.color)
    for number, label in enumerate(d.labels, start=1):
        y = 36 + height / 2 + (3 - number) * (height + gap)
        face, squash = "number", 1.0
        if number == 1:
            squash = max(0.02, abs(1 - 2 * turn))
            face = "back" if turn >= 0.5 else "number"
            d.painter.setPen(Qt.PenStyle.NoPen)
            d.painter.setBrush(Ink.GOLD.faded(0.22))
            d.painter.drawEllipse(d.point(594, y), 66 * d.scale, 66 * d.scale)
        d.piece(f"round_{number}_{face}", (594, y), 108, squash=squash)
        d.arrow((662, y), (706, y), color=Ink.SOFT.color)
        d.piece(f"round_{number}_back", (766, y), 96)
        d.text(826, y - 45, 164, 90, label, align=LEFT, bold=number == 1)


def end(d: Drawing) -> None:
    """Four rounds, a sum, and two who share the victory."""
    rounds = ((7, 9, 4, 11), (4, 10, 8, 9), (6, 6, 9, 7))
    best = max(map(sum, rounds))
    columns = (400, 505, 610, 715)
    for number, x in enumerate(columns, start=1):
        d.piece(f"round_{number}_number", (x, 62), 76)
    d.piece("star_inked", (870, 62), 70)
    for row, (symbol, name, scores) in enumerate(
        zip(("circle", "square", "diamond"), d.labels, rounds, strict=True)
    ):
        y, won = 148 + row * 82, sum(scores) == best
        d.panel(30, y - 36, 940, 72, gold=won)
        d.token(symbol, (78, y), 52)
        d.text(118, y - 42, 220, 84, name, size=30, align=LEFT, bold=won)
        for x, score in zip(columns, scores, strict=True):
            d.text(x - 45, y - 30, 90, 60, str(score), size=32, color=Ink.SOFT.color)
        color = Ink.BRIGHT_GOLD if won else Ink.CREAM
        d.text(820, y - 32, 100, 64, str(sum(scores)), size=42, color=color.color, bold=True)

"""The part of a picture that becomes the card: always 2 wide to 3 high, always inside."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

HIGH_TO_WIDE = 1.5
LEAST_WIDTH = 100
"""Pixels; less is a blur on any table."""
FACES = 1 / 3
"""How far down the frame stands in a tall picture: there the faces are."""


@dataclass(frozen=True, slots=True)
class Frame:
    """`across` and `down` go from 0 (left, top) to 1 (right, bottom); with `zoom` 1 the frame is
    as large as fits, with 2 half as wide. Values out of range count as the nearest in it."""

    across: float = 0.5
    down: float = 0.5
    zoom: float = 1.0

    def rect(self, width: int, height: int) -> QRect:
        """The frame in the pixels of an upright picture of this size."""
        widest = min(width, int(height / HIGH_TO_WIDE))
        wide = max(min(LEAST_WIDTH, widest), round(widest / max(1.0, self.zoom)))
        high = min(height, round(wide * HIGH_TO_WIDE))
        left = round(_within(self.across) * (width - wide))
        top = round(_within(self.down) * (height - high))
        return QRect(left, top, wide, high)


def default_frame(width: int, height: int) -> Frame:
    """In the middle; in pictures that are taller than a card nearer to the top."""
    return Frame(down=FACES if height > width * HIGH_TO_WIDE else 0.5)


def _within(part: float) -> float:
    return min(1.0, max(0.0, part))

"""Fifteen keys for fifteen pictures, by where they lie on the keyboard, not by what they print."""

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

LABELS = tuple("QWERTASDFGZXCVB")
"""What the key of each cell prints on most keyboards of our languages."""

_POSITIONS: dict[str, tuple[int, ...]] = {
    # Set 1 scan codes; X11 and Wayland report the evdev code plus 8.
    "windows": (16, 17, 18, 19, 20, 30, 31, 32, 33, 34, 44, 45, 46, 47, 48),
    "x11": (24, 25, 26, 27, 28, 38, 39, 40, 41, 42, 52, 53, 54, 55, 56),
    "macos": (12, 13, 14, 15, 17, 0, 1, 2, 3, 5, 6, 7, 8, 9, 11),
}


def cell_of(event: QKeyEvent) -> int | None:
    """The cell of a pressed key; None for another key, a shortcut, or an unfinished conversion."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    if held != Qt.KeyboardModifier.NoModifier:
        return None
    if sys.platform == "darwin":
        # macOS reports no scan codes; code 0 is the A key, so a letter must have been typed.
        code, table = event.nativeVirtualKey(), _POSITIONS["macos"]
        known = bool(event.text())
    else:
        code = event.nativeScanCode()
        table = _POSITIONS["windows" if sys.platform == "win32" else "x11"]
        known = code > 0
    if known:
        return table.index(code) if code in table else None
    letter = Qt.Key(event.key())
    names = [Qt.Key[f"Key_{label}"] for label in LABELS]
    return names.index(letter) if letter in names else None

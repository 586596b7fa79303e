"""Phrases that do not belong to one game; importing them costs nothing before the first paint."""

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from stella_desktop.ui.look import FROM_THE_RIGHT

ROMAN = ("I", "II", "III", "IV")
_ISOLATE, _END = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """A name as it can stand in a sentence: it has no say in the direction of what is around it.

    Without it a Persian name turns the number that follows in English to its other side. Where
    all runs from the left nothing is added: the signs are not in every font, and make lines higher.
    """
    if not QGuiApplication.isRightToLeft() and not FROM_THE_RIGHT.search(name):
        return name
    return f"{_ISOLATE}{name}{_END}"


class Phrases(QObject):
    def both(self, names: Sequence[str]) -> str:
        """Names joined as one says them, each of them isolated."""
        names = [isolated(name) for name in names]
        if len(names) < 2:
            return "".join(names)
        #: Joins the last two of several names: {first} is one name or a list of names.
        joined = self.tr("{first} and {last}")
        #: Between the names of a list, before the last one.
        comma = self.tr(", ")
        return joined.format(first=comma.join(names[:-1]), last=names[-1])

    def round_title(self, number: int) -> str:
        """A file written by hand may tell any number: then it stands there as it is."""
        shown = ROMAN[number - 1] if 1 <= number <= len(ROMAN) else str(number)
        return self.tr("Round {number} of IV").format(number=shown)

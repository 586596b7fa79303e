"""A first game is guided: one sentence at each step, and each can be closed for good."""

from PySide6.QtCore import QObject, Signal

from stella_desktop.games.stella.moves import Phase
from stella_desktop.games.stella.view import View
from stella_desktop.ui.games.stella.table_prompts import Stage
from stella_desktop.ui.house import House

TIPS = ("word", "marks", "dark", "point", "fall", "score")
"""By these names the settings remember which were closed."""


class Tips(QObject):
    """Signals:
    changed: some were closed, or are shown again.
    """

    changed = Signal()

    def __init__(self, house: House, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._closed = house.settings.tips_closed
        house.settings_changed.connect(self._follow)

    def _follow(self) -> None:
        if self._closed != self._house.settings.tips_closed:
            self._closed = self._house.settings.tips_closed
            self.changed.emit()

    def is_open(self, name: str) -> bool:
        return name not in self._closed

    def close(self, name: str) -> None:
        if self.is_open(name):
            self._house.change_settings(tips_closed=(*self._closed, name))

    def close_all(self) -> None:
        """Nobody wants any more, or a whole game has been played."""
        if any(self.is_open(name) for name in TIPS):
            self._house.change_settings(tips_closed=TIPS)

    def sentence(self, name: str) -> str:
        return {
            "word": self.tr(
                "Look at the word and the pictures. In secret, everybody marks 1 to 10 pictures "
                "that go with it: best those that others will mark as well."
            ),
            "marks": self.tr(
                "Tap a picture, or press its key, to mark it. When you are content, pass the pen: "
                "after that nothing can be changed."
            ),
            "dark": self.tr(
                "Everybody says how many pictures they marked. Whoever alone has the most sits in "
                "the dark: a fall will cost them a star for each picture that scored."
            ),
            "point": self.tr(
                "The scout points at a picture they have marked. If two or more others have it "
                "too, all of them get 2 stars each; if it is just one, both get 3."
            ),
            "fall": self.tr(
                "Whoever points at a picture that nobody else has falls: no more stars in this "
                "round, but their marks still count for the others."
            ),
            "score": self.tr(
                "The sheet shows how each of you got the stars. Then five pictures leave, five "
                "new ones come, and the next player is first scout."
            ),
        }[name]

    def close_text(self) -> str:
        return self.tr("Got it")

    def close_all_text(self) -> str:
        return self.tr("No more hints")


def tip_for(view: View, stage: Stage) -> str | None:
    """What a newcomer should know about what the table shows just now."""
    if stage.asking or stage.refused:
        return None
    if stage.announced is not None or view.phase is Phase.ANNOUNCE:
        return "dark"
    if stage.shown is not None:
        return "fall" if stage.shown.is_fall else None
    return {Phase.ASSOCIATE: "word", Phase.REVEAL: "point"}.get(view.phase)

"""What the album says: why something was not taken in, and what came of what was dropped."""

import re
from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QObject

from stella_desktop.content.packs import PackError, Reason
from stella_desktop.decks.job import Problem
from stella_desktop.decks.troubles import Bad, Refused, Trouble, shown
from stella_desktop.storage.errors import StorageError
from stella_desktop.ui.message import Messages, shown_name
from stella_desktop.ui.pages.album_taking import Taken
from stella_desktop.ui.phrases import isolated

_LONG = re.compile(r"[^\s\u200b\u2e80-\uffef]{17,}")
_PIECE = re.compile(r"(.{8})(?=.)")


def breaking(name: str) -> str:
    """A name in which a line can end, however long its words are."""
    return _LONG.sub(lambda word: _PIECE.sub("\\1\u200b", word.group()), name)


class AlbumWords(QObject):
    """Sentences in the language of the moment."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._messages = Messages(self)

    def bad(self, bad: Bad) -> str:
        """A file that was passed over, and why."""
        #: A file and why it was not taken in, such as: “beach.jpg”: the file is empty.
        line = self.tr("“{name}”: {reason}")
        return line.format(name=breaking(shown_name(bad.name)), reason=self.reason(bad.trouble))

    def problem(self, problem: Problem, name: str) -> str:
        if isinstance(problem, Refused):
            if not problem.name and not name:
                return self.reason(problem.trouble)
            inside = problem.name if problem.name != name else ""
            if name and inside:
                #: {pack}: a dropped folder or zip; {name}: a file in it.
                line = self.tr("“{pack}” was left as it is. “{name}” in it: {reason}")
                return line.format(
                    pack=breaking(shown_name(name)),
                    name=breaking(shown_name(inside)),
                    reason=self.reason(problem.trouble),
                )
            return self.bad(Bad(name or problem.name, problem.trouble))
        if isinstance(problem, PackError):
            return self.pack_problem(problem, name)
        return self._messages.storage_problem(problem)

    def storage_problem(self, problem: StorageError) -> str:
        return self._messages.storage_problem(problem)

    def pack_problem(self, problem: PackError, name: str) -> str:
        """With the place in its file, for whoever wrote it by hand."""
        said = self._messages.pack_problem(problem, name)
        if problem.reason not in (Reason.NOT_JSON, Reason.INVALID, Reason.PICTURE_MISSING):
            return said
        return f"{said} (\u2066{breaking(shown(problem.detail))}\u2069)"

    def reason(self, trouble: Trouble) -> str:
        """Stands after the name of a file and a colon."""
        match trouble:
            case (
                Trouble.EMPTY
                | Trouble.UNREADABLE
                | Trouble.TOO_BIG
                | Trouble.TOO_MANY_PIXELS
                | Trouble.TOO_SMALL
                | Trouble.NOT_A_PICTURE
                | Trouble.NEEDS_HEIC
                | Trouble.DAMAGED
            ):
                return self._of_a_picture(trouble)
            case Trouble.NO_DECK:
                return self.tr("there is neither a deck nor a picture in it.")
            case Trouble.SEVERAL_DECKS:
                return self.tr("there are several decks in it. Unpack it, then bring the folder.")
            case Trouble.NOT_A_ZIP:
                return self.tr("it is no zip file, or a damaged one. Fetch it once more.")
            case Trouble.BAD_PATH | Trouble.LINK | Trouble.TWICE:
                return self.tr(
                    "its name or its place could do harm on this computer. Ask who made it."
                )
            case Trouble.TOO_MANY:
                return self.tr("there are more files than fit into one deck.")
            case Trouble.BOMB:
                return self.tr("unpacked it would be far too large. It was not opened.")
            case Trouble.NESTED:
                return self.tr("an archive within an archive is not opened. Unpack it first.")
            case Trouble.ENCRYPTED:
                return self.tr("it is locked with a password. Ask for one without.")
            case Trouble.PICTURE_MISSING:
                return self.tr("this picture is missing. Ask who made the deck for all of it.")
            case Trouble.NOTHING_NEW:
                return self.tr("all its pictures are in the album already.")
            case Trouble.WORDS_THERE:
                return self.tr("the album has these words already.")
            case Trouble.BUSY:
                return self.tr(
                    "other pictures are being taken in at this moment. Try again when that is done."
                )
            case Trouble.FAULT:
                return self.tr("a fault in the app. Nothing was changed: try again.")
        assert_never(trouble)

    def _of_a_picture(self, trouble: Trouble) -> str:
        match trouble:
            case Trouble.EMPTY:
                return self.tr("the file is empty.")
            case Trouble.UNREADABLE:
                return self.tr("it is not there, or the app may not read it.")
            case Trouble.TOO_BIG:
                return self.tr("the file is larger than any picture needs to be.")
            case Trouble.TOO_MANY_PIXELS:
                return self.tr("the picture is too large. Make it smaller, then bring it again.")
            case Trouble.TOO_SMALL:
                return self.tr("the picture is so small that it would be a blur on the table.")
            case Trouble.NEEDS_HEIC:
                return self.tr(
                    "this computer cannot read HEIC pictures. Save it as JPEG, then bring it again."
                )
            case Trouble.DAMAGED:
                return self.tr("the picture is damaged, or its end is missing.")
        return self.tr("it is no picture that the app can read (JPEG, PNG, WebP).")

    # --- what came of it ----------------------------------------------------------------------

    def outcome(self, taken: Taken, decks: Iterable[str]) -> str:
        """In one or two sentences. `decks`: names of those that are new or have grown."""
        said = []
        if taken.cards:
            #: {name}: of a deck, within a sentence.
            quoted = self.tr("“{name}”")
            names = self.tr(", ").join(
                quoted.format(name=isolated(breaking(name))) for name in decks
            )
            #: {decks}: the name of a deck, or of several.
            new = self.tr("%n new picture(s) in {decks}.", "", len(taken.cards))
            said.append(new.format(decks=names))
        if taken.packs:
            said.append(self.tr("%n pack(s) of words taken in.", "", len(taken.packs)))
        if taken.cancelled:
            said.append(
                self.tr("Then you stopped: of the rest nothing was taken in.")
                if said
                else self.tr("You stopped: nothing was taken in, everything is as it was.")
            )
        elif not said:
            said.append(self.tr("Nothing new was taken in; everything is as it was."))
        return " ".join(said)

    def details(self, taken: Taken) -> list[str]:
        """One line for each thing that was not taken in."""
        lines = [self.problem(problem, name) for name, problem in taken.refused]
        if taken.twice:
            lines.append(
                self.tr("%n picture(s) were left out: the deck has them.", "", len(taken.twice))
            )
        if taken.words_twice:
            lines.append(
                self.tr(
                    "%n word card(s) are there twice: they come only once.", "", taken.words_twice
                )
            )
        lines += [self.bad(bad) for bad in taken.bad]
        if taken.left_out:
            lines.append(self.more(taken.left_out))
        return lines

    def more(self, left_out: int) -> str:
        return self.tr(
            "%n more file(s) were not looked at: that is too many at once.", "", left_out
        )

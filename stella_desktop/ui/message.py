"""What went wrong, in a sentence: what happened, what was kept, what to do next."""

from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject

from stella_desktop.content.packs import PackError, is_unseen
from stella_desktop.content.packs import Reason as PackReason
from stella_desktop.engine import SetupError
from stella_desktop.storage.errors import SaveError, SaveReason, StorageError, StorageReason
from stella_desktop.ui.phrases import isolated

LONGEST_SHOWN = 48


def shown_name(name: str) -> str:
    """A file's name or path as it can stand in a sentence: one line, not too long, and without
    a say in the direction of the words around it."""
    seen = "".join(letter for letter in name if letter.isspace() or not is_unseen(letter))
    line = " ".join(seen.split())
    if len(line) > LONGEST_SHOWN:
        half = LONGEST_SHOWN // 2
        line = f"{line[: half - 1]}…{line[-half:]}"
    return isolated(line)


class Messages(QObject):
    """All sentences about errors, in the language of the moment.

    The English text of an error is for the log; here only its reason counts.
    """

    # --- saves --------------------------------------------------------------------------------

    def problem(self, error: SaveError | StorageError, name: str) -> str:
        """Why the save called `name` was not opened."""
        if isinstance(error, SaveError):
            sentence = self._unreadable(error.reason)
        else:
            sentence = self._unreachable(error.reason)
        return sentence.format(name=shown_name(name))

    def no_answer(self, lock: Path) -> str:
        """Another app seems to have the data folder, here or wherever the folder was before."""
        return self.tr(
            "Stella Desktop seems to be running already, but does not answer. Nothing was changed. "
            "If it runs neither here nor on another computer, delete the file {file} and start "
            "again."
        ).format(file=shown_name(str(lock)))

    def not_stored(self, error: SaveError | StorageError) -> str:
        """Why what was just done is not on the disk; playing goes on."""
        if isinstance(error, SaveError):
            if error.reason is SaveReason.TOO_BIG:
                return self.tr(
                    "This game has become too long to be saved any further. What was saved before "
                    "is kept: play on to the end without closing the app."
                )
            return self.tr(
                "This game could not be saved. You can play on and what was saved before is kept: "
                "do not close the app, it tries again after every move."
            )
        match error.reason:
            case StorageReason.DISK_FULL:
                return self.tr(
                    "The disk is full, so nothing new is saved. You can go on and what was saved "
                    "before is kept: make room on the disk, and saving goes on by itself."
                )
            case StorageReason.READ_ONLY:
                return self.tr(
                    "The app may not write into its folder, so nothing new is saved. You can go on "
                    "and what was saved before is kept: allow writing there, and saving goes on by "
                    "itself."
                )
            case StorageReason.MISSING:
                return self.tr(
                    "The folder of the app cannot be found, so nothing new is saved. You can go on "
                    "as long as the app is open: bring the folder or its disk back, and saving "
                    "goes on by itself."
                )
            case StorageReason.TOO_BIG:
                return self.tr(
                    "The disk takes no file of this size, so nothing new is saved. You can go on "
                    "and what was saved before is kept: play to the end without closing the app."
                )
            case StorageReason.TAKEN:
                return self.tr(
                    "Stella Desktop is open a second time and has the saves now, so this window "
                    "saves nothing any more. What was saved before is kept: close this window and "
                    "go on in the other."
                )
            case StorageReason.OTHER:
                return self.tr(
                    "The disk could not be written to, so nothing new is saved. You can go on and "
                    "what was saved before is kept: check the disk, and saving goes on by itself."
                )
        assert_never(error.reason)

    def setting_not_stored(self, error: StorageError) -> str:
        """Why a setting is not on the disk; it holds until the app is closed."""
        return self._setting_not_stored(error.reason).format(
            folder=shown_name(str(error.path.parent))
        )

    def storage_problem(self, error: StorageError) -> str:
        """Why a file could not be changed or put away."""
        return self._unchanged(error.reason).format(name=shown_name(error.path.name))

    def _unreadable(self, reason: SaveReason) -> str:
        match reason:
            case SaveReason.EMPTY:
                return self.tr(
                    "The save “{name}” is empty. It was left as it is: open the copy from before "
                    "if there is one, or put it away."
                )
            case SaveReason.TRUNCATED:
                return self.tr(
                    "The end of the save “{name}” is missing. It was left as it is: open the copy "
                    "from before if there is one, or put it away."
                )
            case SaveReason.DAMAGED:
                return self.tr(
                    "The save “{name}” is damaged. It was left as it is: open the copy from before "
                    "if there is one, or put it away."
                )
            case SaveReason.FOREIGN:
                return self.tr(
                    "The file “{name}” is not a save of Stella Desktop. It was left as it is: "
                    "open another one."
                )
            case SaveReason.NEWER:
                return self.tr(
                    "A newer Stella Desktop wrote the save “{name}”. It was left as it is: "
                    "update this app, then open it again."
                )
            case SaveReason.TOO_BIG:
                return self.tr(
                    "The save “{name}” is bigger than any game can be. It was left as it is: "
                    "open another one, or put it away."
                )
            case SaveReason.UNKNOWN_GAME:
                return self.tr(
                    "The save “{name}” is of a game that is not on this shelf. It was left as it "
                    "is: a newer Stella Desktop may know the game."
                )
            case SaveReason.NO_TABLE:
                return self.tr(
                    "The save “{name}” is of a game that this version cannot show yet. It was left "
                    "as it is: a newer Stella Desktop may have a table for it."
                )
            case SaveReason.INVALID:
                return self.tr(
                    "Something in the save “{name}” makes no sense. It was left as it is: open the "
                    "copy from before if there is one, or put it away."
                )
            case SaveReason.BAD_MOVE:
                return self.tr(
                    "A move in the save “{name}” is against the rules, so the game cannot go on. "
                    "It was left as it is: open the copy from before if there is one, or begin a "
                    "new game."
                )
            case SaveReason.SNAPSHOT_DIFFERS:
                return self.tr(
                    "The moves in the save “{name}” do not lead to the table in it. It was left as "
                    "it is: open the copy from before if there is one, or begin a new game."
                )
        assert_never(reason)

    def _unreachable(self, reason: StorageReason) -> str:
        match reason:
            case StorageReason.DISK_FULL:
                return self.tr(
                    "The disk is full, so “{name}” could not be opened. It was left as it is: "
                    "make room on the disk, then try again."
                )
            case StorageReason.READ_ONLY:
                return self.tr(
                    "The app may not read “{name}”. It was left as it is: allow reading it, then "
                    "try again."
                )
            case StorageReason.MISSING:
                return self.tr(
                    "The save “{name}” is not there any more. The other saves are as they were: "
                    "bring the file or its disk back, or open another one."
                )
            case StorageReason.TOO_BIG:
                return self.tr(
                    "The file “{name}” is too big to be opened. It was left as it is: open another "
                    "one."
                )
            case StorageReason.TAKEN:
                return self.tr(
                    "Stella Desktop is open a second time and has “{name}” now. It was left as it "
                    "is: open it in the other window."
                )
            case StorageReason.OTHER:
                return self.tr(
                    "The disk could not read “{name}”. It was left as it is: check the disk, then "
                    "try again."
                )
        assert_never(reason)

    def _unchanged(self, reason: StorageReason) -> str:
        match reason:
            case StorageReason.DISK_FULL:
                return self.tr(
                    "The disk is full. “{name}” is as it was: make room on the disk, then try "
                    "again."
                )
            case StorageReason.READ_ONLY:
                return self.tr(
                    "The app may not change “{name}”. It is as it was: allow writing into its "
                    "folder, then try again."
                )
            case StorageReason.MISSING:
                return self.tr(
                    "“{name}” cannot be found, or something else is in its place. Nothing was "
                    "changed: bring the file or its disk back, then try again."
                )
            case StorageReason.TOO_BIG:
                return self.tr(
                    "“{name}” is too big. It is as it was: move it to another folder by hand."
                )
            case StorageReason.TAKEN:
                return self.tr(
                    "Stella Desktop is open a second time and has “{name}” now. It is as it was: "
                    "close this window and go on in the other."
                )
            case StorageReason.OTHER:
                return self.tr(
                    "The disk could not read or write “{name}”. It is as it was: check the disk, "
                    "then try again."
                )
        assert_never(reason)

    def _setting_not_stored(self, reason: StorageReason) -> str:
        match reason:
            case StorageReason.DISK_FULL:
                return self.tr(
                    "The disk is full, so your settings were not written down. They hold until the "
                    "app is closed: make room on the disk, then choose once more."
                )
            case StorageReason.READ_ONLY:
                return self.tr(
                    "The app may not write into the folder {folder}, so your settings were not "
                    "written down. They hold until the app is closed: allow writing there, then "
                    "choose once more."
                )
            case StorageReason.MISSING:
                return self.tr(
                    "The folder {folder} is missing, or something else is in its place, so your "
                    "settings were not written down. They hold until the app is closed: bring the "
                    "folder back, then choose once more."
                )
            case StorageReason.TOO_BIG:
                return self.tr(
                    "The folder {folder} takes no file of this size, so your settings were not "
                    "written down. They hold until the app is closed: make room on its disk, then "
                    "choose once more."
                )
            case StorageReason.TAKEN:
                return self.tr(
                    "Stella Desktop is open a second time and has the folder {folder}, so your "
                    "settings were not written down. They hold until the app is closed: choose "
                    "once more in the other window."
                )
            case StorageReason.OTHER:
                return self.tr(
                    "The folder {folder} could not be written to, so your settings were not "
                    "written down. They hold until the app is closed: check its disk, then choose "
                    "once more."
                )
        assert_never(reason)

    # --- decks, words, and new games ------------------------------------------------------------

    def pack_problem(self, error: PackError, name: str) -> str:
        """Why the deck or the pack of words called `name` cannot be used."""
        return self._unusable(error.reason).format(name=shown_name(name))

    def _unusable(self, reason: PackReason) -> str:
        match reason:
            case PackReason.MISSING:
                #: {name}: of a deck of pictures or of a pack of words; so in the next four texts.
                return self.tr(
                    "“{name}” is not there, or cannot be read. Everything else is as it was: put "
                    "it back into its folder, or choose another one."
                )
            case PackReason.NOT_JSON:
                return self.tr(
                    "“{name}” is damaged and cannot be read. It was left as it is: fetch it once "
                    "more, or choose another one."
                )
            case PackReason.NEWER:
                return self.tr(
                    "“{name}” is made for a newer Stella Desktop. It was left as it is: update "
                    "this app, or choose another one."
                )
            case PackReason.INVALID:
                return self.tr(
                    "Something in “{name}” is not as it must be. It was left as it is: ask who "
                    "made it, or choose another one."
                )
            case PackReason.PICTURE_MISSING:
                return self.tr(
                    "Some pictures of “{name}” are missing. It was left as it is: put them back "
                    "into its folder, or choose another deck."
                )
        assert_never(reason)

    def setup_problem(self, error: SetupError) -> str:
        """Why a game cannot begin with what was chosen."""
        match error.reason:
            case "cards":
                return self.tr(
                    "For this game %n more card(s) are needed. What you chose is kept: take a "
                    "bigger deck.",
                    "",
                    error.missing,
                )
            case "words":
                return self.tr(
                    "For this game %n more word card(s) are needed. The words you have are kept: "
                    "write some more, or play with the words of the app.",
                    "",
                    error.missing,
                )
            case "twice":
                return self.tr(
                    "The same picture or word is there twice. What you chose is kept: take one of "
                    "the two out."
                )
            case "seats":
                return self.tr(
                    "So many players do not fit this game. What you chose is kept: change how many "
                    "play."
                )
            case "colours":
                return self.tr(
                    "Two players have the same colour. What you chose is kept: give each player "
                    "another one."
                )
            case "first_scout" | "first_seat" | "first_captain" | "first_narrator":
                return self.tr(
                    "Who is to begin does not sit at this table. What you chose is kept: let "
                    "somebody else begin."
                )
        return self.tr(
            "These house rules do not go together. What you chose is kept: take the usual rules, "
            "or change one of them."
        )

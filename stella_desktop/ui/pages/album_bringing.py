"""Own decks: looked at, framed, taken in, given away, put away; one task at a time."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from weakref import finalize

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QWidget

from stella_desktop.content.packs import DeckOnDisk, LocalText, WordPack
from stella_desktop.decks.dropped import Plan, plan
from stella_desktop.decks.exchange import export_zip
from stella_desktop.decks.importer import NewDeck
from stella_desktop.decks.job import Job, Result, Task
from stella_desktop.decks.names import LONGEST_TITLE, plain_label
from stella_desktop.decks.shelf import Shelf, decks_folder
from stella_desktop.decks.words import PackOnDisk, give_words, packs_on_disk, words_folder
from stella_desktop.storage.errors import StorageError
from stella_desktop.ui.house import House
from stella_desktop.ui.message import shown_name
from stella_desktop.ui.pages.album_import import ImportPage
from stella_desktop.ui.pages.album_taking import (
    Choice,
    Order,
    Taken,
    Told,
    put_away,
    put_back,
    take_in,
)
from stella_desktop.ui.pages.album_words import AlbumWords, breaking
from stella_desktop.ui.pages.album_work import WorkPage
from stella_desktop.ui.pages.settings_folder import breakable
from stella_desktop.ui.phrases import isolated

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Own:
    """A deck or a pack of words of the family's own: `path` is its folder or file."""

    key: str
    path: Path
    name: LocalText


def words_key(pack: WordPack) -> str:
    """Stands for a pack of words in the list of decks; no id of a deck has a space."""
    return f"words {pack.id}"


class Bringing(QStackedWidget):
    """The pages that are in front meanwhile.

    Signals:
        began: a page of ours is to be seen.
        ended: back to the album; `told` says what came of it.
        changed: an own deck is new, has grown (its id) or has gone (""); so for packs of words,
            which have a `words_key`.
    """

    began = Signal()
    ended = Signal()
    changed = Signal(str)

    def __init__(self, house: House, shelf: Shelf, words: AlbumWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._house, self._shelf, self._words = house, shelf, words
        self._plan = Plan()
        self._brought: tuple[Path, ...] = ()
        self._into = ""
        self._given: DeckOnDisk | PackOnDisk | None = None
        self._removed: tuple[Path, Own] | None = None
        self.told: Callable[[], Told] = partial(Told, "")
        """Asked again when another language speaks."""
        self.job: Job | None = None
        self._tidy: Callable[[], object] = tuple
        self.importing = ImportPage(house.look, words, house.languages, self)
        self.work = WorkPage(house.look, self)
        self.addWidget(self.importing)
        self.addWidget(self.work)
        self.importing.cancelled.connect(self._forget_plan)
        self.importing.wanted.connect(self._take_in)
        self.work.cancelled.connect(self._cancel)

    @property
    def own(self) -> Path:
        return decks_folder(self._house.folders)

    def packs(self) -> tuple[PackOnDisk, ...]:
        """The own packs of words, as they lie on the disk now."""
        packs, _ = packs_on_disk(words_folder(self._house.folders))
        return packs

    def own_pack(self, key: str) -> PackOnDisk | None:
        return next((one for one in self.packs() if words_key(one.pack) == key), None)

    def own_deck(self, key: str) -> DeckOnDisk | None:
        decks = (deck for deck in self._shelf.decks() if deck.folder.parent == self.own)
        return next((deck for deck in decks if deck.deck.id == key), None)

    def _own(self, key: str) -> Own | None:
        deck, pack = self.own_deck(key), self.own_pack(key)
        if deck is not None:
            return Own(key, deck.folder, deck.deck.name)
        return Own(key, pack.file, pack.pack.name) if pack is not None else None

    def _text(self, name: LocalText) -> str:
        return name.text(self._house.languages.code)

    def _name(self, deck: DeckOnDisk) -> str:
        return self._text(deck.deck.name)

    # --- bringing ---------------------------------------------------------------------------------

    def ask_files(self) -> None:
        dialog = self._dialog()
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        kinds = "*.jpg *.jpeg *.png *.webp *.heic *.heif *.avif *.zip *.json"
        dialog.setNameFilter(f"{self.tr('Pictures and decks')} ({kinds} {kinds.upper()})")
        dialog.filesSelected.connect(self._bring_chosen)
        dialog.open()

    def ask_folder(self) -> None:
        dialog = self._dialog()
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.filesSelected.connect(self._bring_chosen)
        dialog.open()

    def _dialog(self) -> QFileDialog:
        """Not one that waits: the window goes on."""
        dialog = QFileDialog(self.parentWidget())
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _bring_chosen(self, names: list[str]) -> None:
        self.bring([Path(name) for name in names])

    def bring(self, paths: Sequence[Path], into: str = "") -> None:
        """Look at files and folders; nothing is taken in before somebody says so. `into`: the id
        of the own deck in view."""
        if self.job is None and paths:
            self._brought, self._into = tuple(paths), into
            looking = self.tr("Looking at what you bring …")
            scratch = self._new_scratch()
            self._run(partial(plan, self._brought, scratch=scratch), self._show_plan, looking)

    def _new_scratch(self) -> Path:
        """For what is unpacked until it is taken in; it goes with this page at the latest."""
        self._clear_scratch()
        scratch = Path(mkdtemp(prefix="stella-desktop-"))
        self._tidy = finalize(self, rmtree, scratch, ignore_errors=True)
        return scratch

    def _clear_scratch(self) -> None:
        """Not while a preview is read from it."""
        self.importing.previews.let_go()
        self._tidy()

    def _run(self, task: Task, then: Callable[[object], None], words: str) -> None:
        self.job = Job(task)
        self.job.progress.connect(self.work.show_progress)
        self.job.finished.connect(then)
        self.work.begin(words)
        self.setCurrentWidget(self.work)
        self.began.emit()
        self.job.start()

    def _cancel(self) -> None:
        if self.job is not None:
            self.job.cancel()

    def _show_plan(self, result: object) -> None:
        self.job = None
        if not isinstance(result, Plan):
            self._show_result(result)
            return
        self._plan = result
        if not (result.found or result.decks or result.words):
            nothing = Taken(bad=result.bad, refused=result.refused, left_out=result.left_out)
            self._show_result(nothing)
            return
        folders = [path for path in self._brought if path.is_dir()]
        name = folders[0].name if len(folders) == len(self._brought) == 1 else ""
        decks = [d for d in self._shelf.decks() if d.folder.parent == self.own]
        into = self.own_deck(self._into)
        self.importing.show_plan(
            result,
            plain_label(name, LONGEST_TITLE),
            [(deck.folder, self._name(deck)) for deck in decks],
            into.folder if into else None,
        )
        self.setCurrentWidget(self.importing)
        self.began.emit()

    def _take_in(self, choice: Choice) -> None:
        if self.job is not None:
            return
        taken = tuple(deck.deck.id for deck in self._shelf.decks())
        order = Order(
            plan=self._plan,
            found=choice.found,
            decks=choice.decks,
            packs=choice.packs,
            into=choice.deck or NewDeck(self.own, choice.name, taken=taken),
            own=self.own,
            words=words_folder(self._house.folders),
            language=self._house.languages.code,
            taken=taken,
            taken_words=(self._house.words.id,),
            known=self._shelf.card_ids,
        )
        self._run(partial(take_in, order), self._show_result, self.tr("Taking it in …"))

    def _forget_plan(self) -> None:
        self._plan = Plan()
        self._clear_scratch()
        self._end(partial(self._tell_taken, Taken(cancelled=True), ()))

    def _end(self, told: Callable[[], Told]) -> None:
        self.told = told
        self.ended.emit()

    def _show_result(self, result: object) -> None:
        """Also of a task that has failed or was cancelled as a whole."""
        self.job = None
        self._plan = Plan()
        self._clear_scratch()
        if isinstance(result, Result):
            refused = (("", result.problem),) if result.problem else ()
            result = Taken(cancelled=result.cancelled, refused=refused)
        assert isinstance(result, Taken)
        new: tuple[DeckOnDisk, ...] = ()
        if result.folders:
            self._shelf.reload()
            new = tuple(deck for deck in self._shelf.decks() if deck.folder in result.folders)
            self.changed.emit(new[-1].deck.id if new else "")
        elif result.packs:
            self.changed.emit(words_key(result.packs[-1]))
        self._end(partial(self._tell_taken, result, new))

    def _tell_taken(self, taken: Taken, decks: Sequence[DeckOnDisk]) -> Told:
        names = [self._name(deck) for deck in decks]
        return Told(self._words.outcome(taken, names), self._words.details(taken))

    def _tell_problem(self, problem: StorageError) -> Told:
        return Told(self._words.storage_problem(problem))

    # --- giving away ------------------------------------------------------------------------------

    def ask_target(self, key: str) -> None:
        deck, pack = self.own_deck(key), self.own_pack(key)
        if self.job is not None or not (deck or pack):
            return
        self._given = deck or pack
        name = deck.deck.id if deck else pack.pack.id if pack else ""
        kind = "zip" if deck else "json"
        dialog = self._dialog()
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(kind)
        said = self.tr("Deck in one file") if deck else self.tr("Words in one file")
        dialog.setNameFilter(f"{said} (*.{kind})")
        dialog.selectFile(f"{name}.{kind}")
        dialog.fileSelected.connect(self._give_chosen)
        dialog.open()

    def _give_chosen(self, name: str) -> None:
        self.give(Path(name))

    def give(self, target: Path) -> None:
        if self.job is not None:
            return
        if isinstance(self._given, DeckOnDisk):
            task = partial(export_zip, self._given, target)
            self._run(task, self._show_given, self.tr("Packing the deck …"))
        elif self._given is not None:
            try:
                give_words(self._given, target)
            except StorageError as problem:
                self._end(partial(self._tell_problem, problem))
            else:
                self._end(partial(self._tell_words_given, target))

    def _tell_words_given(self, target: Path) -> Told:
        said = self.tr(
            "The words are in the file “{name}” now. Whoever drags it onto their album has them "
            "too."
        )
        return Told(said.format(name=breaking(shown_name(target.name))))

    def _show_given(self, result: object) -> None:
        self.job = None
        assert isinstance(result, Result)
        self._end(partial(self._tell_given, result))

    def _tell_given(self, result: Result) -> Told:
        if result.problem:
            return Told(self._words.problem(result.problem, ""))
        if result.cancelled or result.path is None:
            return Told(self.tr("You stopped: no file was written."))
        said = self.tr(
            "The deck is in the file “{name}” now. Whoever drags it onto their album has it too; "
            "where photos were taken is not in it."
        )
        return Told(said.format(name=breaking(shown_name(result.path.name))))

    def open_folder(self, key: str) -> None:
        own = self._own(key)
        if own is None:
            return
        folder = own.path if own.path.is_dir() else own.path.parent
        if not QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))):
            self._end(partial(self._tell_not_opened, folder))

    def _tell_not_opened(self, folder: Path) -> Told:
        said = self.tr(
            "The folder could not be opened from here. Look for it in the file manager of this "
            "computer:"
        )
        return Told(said, [breakable(str(folder))])

    # --- putting away -----------------------------------------------------------------------------

    def put_away(self, key: str) -> None:
        own = self._own(key)
        if own is None or self.job is not None:
            return
        is_deck = own.path.is_dir()
        try:
            lies = put_away(own.path, self._house.folders)
        except StorageError as problem:
            self._end(partial(self._tell_problem, problem))
            return
        self._removed = lies, own
        self._shelf.reload()
        self.changed.emit("")
        tell = self._tell_away if is_deck else self._tell_words_away
        self._end(partial(tell, own, lies))

    def _tell_away(self, own: Own, lies: Path) -> Told:
        said = self.tr(
            "“{deck}” is not in the album any more. Nothing is lost: it lies in a folder of its "
            "own. Saved games with its pictures show card backs until it is put back."
        )
        return Told(said.format(deck=self._isolated(own)), [breakable(str(lies))], True)

    def _tell_words_away(self, own: Own, lies: Path) -> Told:
        said = self.tr(
            "“{deck}” does not come into new games any more. Nothing is lost: it lies in a folder "
            "of its own, and saved games keep its words."
        )
        return Told(said.format(deck=self._isolated(own)), [breakable(str(lies))], True)

    def put_back(self) -> None:
        if self._removed is None or self.job is not None:
            return
        lies, own = self._removed
        try:
            put_back(lies, own.path)
        except StorageError as problem:
            self._end(partial(self._tell_problem, problem))
            return
        self._removed = None
        self._shelf.reload()
        self.changed.emit(own.key)
        self._end(partial(self._tell_back, own))

    def _tell_back(self, own: Own) -> Told:
        said = self.tr("“{deck}” is in the album again.")
        return Told(said.format(deck=self._isolated(own)))

    def _isolated(self, own: Own) -> str:
        """Its name, without a say in the direction of the words around it."""
        return isolated(breaking(self._text(own.name)))

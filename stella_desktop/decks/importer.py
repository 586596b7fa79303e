"""From dropped files and folders to a deck of the family's own pictures."""

import os
import re
import unicodedata
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import TypeVar

from stella_desktop.content.packs import Card, Deck, LocalText, load_deck
from stella_desktop.decks.frame import Frame
from stella_desktop.decks.job import Job, Result, Tell, ignore
from stella_desktop.decks.names import LONGEST_TITLE, plain_label, title_of
from stella_desktop.decks.pictures import Picture, card_id
from stella_desktop.decks.troubles import Bad, Refused, Trouble
from stella_desktop.decks.workshop import (
    DECK_FILE,
    free_deck_id,
    move_in,
    move_into,
    picture_name,
    put_picture,
    workshop,
)
from stella_desktop.engine import CardId

__all__ = ["Found", "Job", "NewDeck", "Plan", "Result", "import_pictures", "plan"]

MOST_PICTURES = 500
"""In one import."""
MOST_CARDS = 2000
"""In one deck, as `content.packs` has it."""
MOST_LOOKED_AT = 20_000
"""Files of a dropped folder; somebody may drop the whole disk."""
WORKERS = max(1, min(3, (os.cpu_count() or 1) - 1))
"""One core stays with the window."""
_UNSAID = frozenset(("thumbs.db", "desktop.ini", "icon\r"))
"""What systems put into folders of pictures by themselves; nobody wants to hear of them."""


@dataclass(frozen=True, slots=True)
class Found:
    """A picture that can probably be taken in; `dataclasses.replace` gives it another frame or
    title. An empty title becomes the name of the deck with a number."""

    path: Path
    width: int
    height: int
    """Upright."""
    frame: Frame
    title: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What was dropped."""

    found: tuple[Found, ...] = ()
    bad: tuple[Bad, ...] = ()
    left_out: int = 0
    """So many files were not looked at, as there were too many."""
    decks: tuple[Path, ...] = ()
    """Folders with a deck.json, and zip files: for `exchange`."""
    words: tuple[Path, ...] = ()
    """JSON files: for `words.import_words`."""


@dataclass(frozen=True, slots=True)
class NewDeck:
    """A deck that does not exist yet. `taken`: ids of decks that lie elsewhere."""

    own: Path
    name: str
    author: str = ""
    taken: Collection[str] = field(default=())


# --- what was dropped ---------------------------------------------------------------------------


def plan(paths: Iterable[Path], tell: Tell = ignore) -> Plan:
    """Look at dropped files and folders; reads every file and decodes nothing.

    Costs some ten milliseconds a photo, so a `Job` is the place for more than a few. Raises only
    `Cancelled`: what cannot be read is in `bad`.
    """
    decks: list[Path] = []
    words: list[Path] = []
    rest: list[Path] = []
    for path in paths:
        if path.suffix.lower() == ".zip" or _is(path / DECK_FILE, S_ISREG):
            decks.append(path)
        elif path.suffix.lower() == ".json":
            words.append(path)
        else:
            rest.append(path)
    files = list(_take(_files_of(rest), MOST_LOOKED_AT))
    found: list[Found] = []
    bad: list[Bad] = []
    looked_at = 0
    for path in files:
        if len(found) == MOST_PICTURES or len(bad) == MOST_PICTURES:
            break
        tell(looked_at, len(files))
        looked_at += 1
        try:
            picture = Picture(path)
        except Refused as refused:
            bad.append(Bad(refused.name, refused.trouble))
            continue
        width, height = picture.size.width(), picture.size.height()
        found.append(Found(path, width, height, picture.default_frame, title_of(path)))
    left_out = len(files) - looked_at
    return Plan(tuple(found), tuple(bad), left_out, tuple(decks), tuple(words))


def _is(path: Path, kind: Callable[[int], bool]) -> bool:
    try:
        return kind(path.stat().st_mode)
    except (OSError, ValueError):  # no permission; a NUL in the name
        return False


ItemT = TypeVar("ItemT")


def _take(items: Iterator[ItemT], most: int) -> Iterator[ItemT]:
    return (item for item, _ in zip(items, range(most), strict=False))


def _files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """The files themselves, and those of the folders below, as a person would order them."""
    for path in paths:
        if not _is(path, S_ISDIR):
            yield path
            continue
        for folder, inner, names in os.walk(path):  # does not follow links to folders
            inner[:] = sorted((one for one in inner if _is_said(one)), key=_by_number)
            yield from (Path(folder, one) for one in sorted(names, key=_by_number) if _is_said(one))


def _is_said(name: str) -> bool:
    return not name.startswith(".") and name.casefold() not in _UNSAID


def _by_number(name: str) -> list[tuple[int, str]]:
    """Picture 2 before picture 10."""
    folded = unicodedata.normalize("NFC", name.casefold())
    parts = re.split(r"([0-9]{1,18})", folded)
    return [(int(part), "") if part.isdecimal() else (-1, part) for part in parts]


# --- taking in ----------------------------------------------------------------------------------


def import_pictures(
    found: Sequence[Found], into: NewDeck | Path, language: str, tell: Tell = ignore
) -> Result:
    """Make a deck of pictures, or add them to the own deck in a folder; for a `Job`. The titles
    count as texts in `language`.

    Raises `Refused`, `PackError`, `StorageError`, `Cancelled`; then nothing has changed.
    """
    own = into.own if isinstance(into, NewDeck) else into.parent
    with workshop(own) as making:
        old = None if isinstance(into, NewDeck) else load_deck(into).deck
        there = {name for card in old.cards for name in (card.id, card.file)} if old else set()
        added: dict[CardId, Found] = {}
        twice: list[str] = []
        bad: list[Bad] = []
        tell(0, len(found))
        for done, (one, made) in enumerate(_all_made(found, making), start=1):
            if isinstance(made, Bad):
                bad.append(made)
            elif not there.isdisjoint(((card := card_id(made)), picture_name(card))):
                twice.append(one.path.name)
            elif len(added) + (len(old.cards) if old else 0) == MOST_CARDS:
                bad.append(Bad(one.path.name, Trouble.TOO_MANY))
            else:
                put_picture(making, card, made)
                added[card] = one
                there.add(card)
            tell(done, len(found))
        target = None
        if added and isinstance(into, NewDeck):
            target = move_in(making, own, _new_deck(into, language, added))
        elif added and old:
            target = own / into.name
            move_into(making, target, _grown(old, language, added))
    return Result(target, tuple(added), tuple(twice), tuple(bad))


def _all_made(found: Sequence[Found], scratch: Path) -> Iterator[tuple[Found, bytes | Bad]]:
    """All in order; several are made at the same time, and few wait in memory."""
    waiting: deque[tuple[Found, Future[bytes | Bad]]] = deque()
    with ThreadPoolExecutor(WORKERS) as pool:
        try:
            for one in found:
                waiting.append((one, pool.submit(_made, one, scratch)))
                if len(waiting) > 2 * WORKERS:
                    first, future = waiting.popleft()
                    yield first, future.result()
            while waiting:
                first, future = waiting.popleft()
                yield first, future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _made(one: Found, scratch: Path) -> bytes | Bad:
    try:
        return Picture(one.path).as_card(scratch, one.frame)
    except Refused as refused:
        return Bad(refused.name, refused.trouble)


def _new_deck(into: NewDeck, language: str, added: dict[CardId, Found]) -> Deck:
    deck_id = free_deck_id(into.own, into.name, into.taken)
    name = plain_label(into.name, LONGEST_TITLE) or deck_id
    return Deck(
        format=1,
        id=deck_id,
        name=_text(name, language),
        author=plain_label(into.author, LONGEST_TITLE) or name,
        licence="private",
        cards=_cards(added, name, language, first=1),
    )


def _grown(old: Deck, language: str, added: dict[CardId, Found]) -> Deck:
    cards = _cards(added, old.name.text(language), language, first=len(old.cards) + 1)
    return Deck.model_validate({**dict(old), "cards": (*old.cards, *cards)})


def _cards(added: dict[CardId, Found], name: str, language: str, *, first: int) -> tuple[Card, ...]:
    titles = [
        plain_label(one.title, LONGEST_TITLE) or f"{name} {number}"
        for number, one in enumerate(added.values(), start=first)
    ]
    return tuple(
        Card(
            id=card,
            slug=card,
            file=picture_name(card),
            title=_text(title, language),
            alt=_text(title, language),
        )
        for card, title in zip(added, titles, strict=True)
    )


def _text(text: str, language: str) -> LocalText:
    return LocalText.model_validate({language: text})

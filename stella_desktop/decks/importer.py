"""From dropped pictures to a deck of the family's own pictures."""

import os
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from stella_desktop.content.packs import Card, Deck, LocalText, load_deck
from stella_desktop.decks.dropped import Found
from stella_desktop.decks.job import Result, Tell, ignore
from stella_desktop.decks.names import LONGEST_TITLE, plain_label
from stella_desktop.decks.pictures import Picture, card_id
from stella_desktop.decks.troubles import Bad, Refused, Trouble
from stella_desktop.decks.workshop import (
    free_deck_id,
    move_in,
    move_into,
    picture_name,
    put_picture,
    workshop,
)
from stella_desktop.engine import CardId

MOST_CARDS = 2000
"""In one deck, as `content.packs` has it."""
WORKERS = max(1, min(3, (os.cpu_count() or 1) - 1))
"""One core stays with the window."""


@dataclass(frozen=True, slots=True)
class NewDeck:
    """A deck that does not exist yet. `taken`: ids of decks that lie elsewhere."""

    own: Path
    name: str
    author: str = ""
    taken: Collection[str] = field(default=())


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

"""Small changes to an own deck: a picture gets another title, or leaves the deck."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from stella_desktop.content.packs import PICTURES, Card, Deck, load_deck
from stella_desktop.decks.names import LONGEST_TITLE, plain_label
from stella_desktop.decks.workshop import put_deck, workshop
from stella_desktop.engine import CardId
from stella_desktop.storage.errors import StorageError
from stella_desktop.storage.files import write_atomically


@dataclass(frozen=True, slots=True)
class TakenOut:
    """A picture that has left its deck, with all that is needed to put it back."""

    deck: Path
    place: int
    """Of the card in its deck."""
    card: Card
    lies: Path


def retitle(folder: Path, card_id: CardId, title: str, language: str) -> None:
    """Give a picture another title in `language`; one that shows nothing changes nothing. Its
    description changes with it if it only said the title, as it does for dropped photos. Raises
    `Refused`, `PackError`, `StorageError`."""
    plain = plain_label(title, LONGEST_TITLE)
    if not plain:
        return

    def changed(card: Card) -> Card:
        if card.id != card_id:
            return card
        new = card.title.model_copy(update={language: plain})
        alt = new if card.alt == card.title else card.alt
        return card.model_copy(update={"title": new, "alt": alt})

    _change(folder, lambda cards: tuple(map(changed, cards)))


def take_out(folder: Path, card_id: CardId, removed: Path) -> TakenOut:
    """Move one of several pictures out of its deck, into `removed`. Raises as `retitle`; then the
    deck is as it was."""
    with workshop(folder.parent):
        deck = load_deck(folder)
        card = deck.card(card_id)
        source, target = deck.picture_path(card_id), removed / folder.name / card.file
        _copy(source, target)
        _write(folder, deck.deck, tuple(one for one in deck.deck.cards if one.id != card_id))
        _let_go(source)
    return TakenOut(folder, deck.card_ids.index(card_id), card, target)


def put_in(out: TakenOut) -> None:
    """Undo `take_out`. Raises as `retitle`; then it can be tried again."""
    with workshop(out.deck.parent):
        deck = load_deck(out.deck).deck
        cards = tuple(one for one in deck.cards if one.id != out.card.id)
        _copy(out.lies, out.deck / PICTURES / out.card.file)
        _write(out.deck, deck, (*cards[: out.place], out.card, *cards[out.place :]))
        _let_go(out.lies)


def _change(folder: Path, change: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> None:
    """Not while an import makes the deck grow."""
    with workshop(folder.parent):
        deck = load_deck(folder).deck
        _write(folder, deck, change(deck.cards))


def _write(folder: Path, deck: Deck, cards: tuple[Card, ...]) -> None:
    put_deck(folder, Deck.model_validate({**dict(deck), "cards": cards}))


def _copy(source: Path, target: Path) -> None:
    """A picture lies at its new place before the deck knows of it, and at its old one until then:
    whatever fails, the deck and its files agree."""
    try:
        data = source.read_bytes()
    except OSError as error:
        raise StorageError.of(error, source) from error
    write_atomically(target, data, backup=False)


def _let_go(path: Path) -> None:
    """A second copy that stays, because another program looks at it, does no harm."""
    with suppress(OSError):
        path.unlink()

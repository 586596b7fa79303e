"""From what a family chose to a game that can begin."""

import secrets
from collections.abc import Collection
from enum import StrEnum

from stella_desktop.content.packs import WordCard, WordPack
from stella_desktop.decks.choose import choose_cards, choose_words
from stella_desktop.engine import CardId, Session, Setup
from stella_desktop.games import GAMES
from stella_desktop.games.stella.moves import CARDS_NEEDED, ROUNDS, Options, WordOrder
from stella_desktop.storage.history import History
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import OWN_WORDS, Player, Screen, TableInfo, WordLanguage


class WordSet(StrEnum):
    """Which word cards a game draws from (rules §4.5)."""

    DISCOVERY = "discovery"
    """The four beginner cards, in order."""
    CORE = "core"
    """Four at random of the core cards."""
    OWN = "own"
    """Four at random of the family's own."""


def begin_stella(
    players: tuple[Player, ...],
    *,
    deck: str,
    more_decks: tuple[str, ...] = (),
    cards: tuple[str, ...],
    pack: WordPack,
    word_set: WordSet,
    own_words: tuple[WordCard, ...] = (),
    word_languages: tuple[WordLanguage, ...],
    screen: Screen,
    seed: int | None = None,
    history: History | None = None,
    hidden: Collection[CardId] = (),
) -> SavedGame:
    """A new game of Stella, not stored yet. Raises `SetupError` (too few pictures or words).

    `deck` and `more_decks` say where the `cards` come from. With a `history` it is played with the
    pictures and words that this family has met least lately. `hidden` pictures never come.
    """
    seed = secrets.randbits(32) if seed is None else seed
    own = word_set is WordSet.OWN
    usable = own_words if own else (card for card in pack.cards if card.set == word_set)
    # Two packs that a family has brought may have a card in common.
    chosen = tuple({card.id: card for card in usable}.values())
    cards = tuple(card for card in cards if card not in hidden)
    if history is not None:
        cards = choose_cards(cards, history, CARDS_NEEDED, seed)
        if word_set is not WordSet.DISCOVERY:
            ids = choose_words((card.id for card in chosen), history, ROUNDS, seed)
            chosen = tuple(card for card in chosen if card.id in ids)
    setup = Setup(
        game="stella",
        seats=len(players),
        seed=seed,
        cards=cards,
        words=tuple(card.id for card in chosen),
        options=Options(
            words=WordOrder.GIVEN if word_set is WordSet.DISCOVERY else WordOrder.SHUFFLED,
            one_sided=tuple(card.id for card in chosen if card.lower is None),
            paper=tuple(seat for seat, player in enumerate(players) if player.board == "paper"),
        ),
    )
    table = TableInfo(
        players=players,
        screen=screen,
        word_languages=word_languages,
        deck=deck,
        more_decks=more_decks,
        words=OWN_WORDS if own else pack.id,
        # A save explains itself: words that did not come with the app are in it.
        own_words=own_words if own else _brought(chosen),
    )
    return SavedGame(session=Session(GAMES["stella"], setup), table=table)


def _brought(cards: tuple[WordCard, ...]) -> tuple[WordCard, ...]:
    """The cards that a family has brought: their ids are made from their words (`decks.words`)."""
    return tuple(
        card.model_copy(update={"set": "own"}) for card in cards if card.id.startswith("w-")
    )

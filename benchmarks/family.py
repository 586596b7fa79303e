"""Six people at a game of Stella, and random play of any game. No Qt here."""

from collections.abc import Iterator
from functools import cache
from random import Random

from stella_desktop.assets import resources
from stella_desktop.content.packs import load_deck, load_words
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.engine import MoveSpace, OneOf, Session, TakeBack
from stella_desktop.games.stella.moves import Phase, PointAt
from stella_desktop.storage.save_file import SavedGame
from stella_desktop.storage.table import Player, Symbol

DECK = "starlit"
NAMES = ("Linh", "Kenji", "Bà", "Minh", "Yuki", "Ada")
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "star", "moon")
SEED = 11


def new_game() -> SavedGame:
    """Always the same one."""
    return begin_stella(
        tuple(Player(name=NAMES[seat], symbol=SYMBOLS[seat]) for seat in range(len(NAMES))),
        deck=DECK,
        cards=_cards(),
        pack=load_words(resources() / "words" / f"{DECK}.json"),
        word_set=WordSet.CORE,
        word_languages=("en", "ja", "vi"),
        screen="standing",
        seed=SEED,
    )


@cache
def _cards() -> tuple[str, ...]:
    return load_deck(resources() / "decks" / DECK).card_ids


def reveal() -> SavedGame:
    """A game in the midst of its reveal: three pictures are shown, somebody is to point."""
    saved, chance = new_game(), Random(SEED)
    while len(saved.session.view(None).shown) < 3:
        random_move(saved.session, chance)
    return saved


def points(session: Session) -> Iterator[PointAt]:
    """What the scout may point at without ending the reveal, so that it can be taken back."""
    for space in moves_now(session):
        cells = space.field("cell")
        assert isinstance(cells, OneOf)
        for cell in cells.items:
            move = PointAt(space.seat, int(cell))
            step = session.game.apply(session.state, move)
            on = session.game.view_for(step.state, None).phase is Phase.REVEAL
            if on and step.take_back is not TakeBack.NEVER:
                yield move


def moves_now(session: Session) -> list[MoveSpace]:
    seats = range(session.setup.seats)
    return [s for seat in seats for s in session.game.legal_moves(session.state, seat)]


def random_move(session: Session, chance: Random) -> None:
    session.submit(chance.choice(moves_now(session)).sample(chance))


def play_until(session: Session, chance: Random, entries: int) -> None:
    """Random moves until the journal has so many entries; a game that is over is taken back a
    good way, as no game lasts for ten thousand moves."""
    while len(session.journal) < entries:
        if session.outcome() is None:
            random_move(session, chance)
        else:
            for _ in range(min(chance.randint(1, session.ply), entries - len(session.journal))):
                session.take_back()

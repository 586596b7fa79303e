"""From a game to the history of this family: which pictures and words were on the table."""

from stella_desktop.engine import CardId, Session, WordId
from stella_desktop.storage.history import HistoryStore
from stella_desktop.storage.save_file import SavedGame


def note_game(store: HistoryStore, saved: SavedGame) -> None:
    """Write down what the game has brought on the table so far. Raises `StorageError`.

    To be called when a game begins or is opened, when new pictures come, and at its end: nothing
    counts twice, and nothing is written if there is nothing new. Cost: a look at each state of
    the game, a few milliseconds.
    """
    before = store.load()
    after = before.after_game(*_on_the_table(saved.session), saved.id)
    if after is not before:
        store.save(after)


def _on_the_table(session: Session) -> tuple[tuple[CardId, ...], tuple[WordId, ...]]:
    """Pictures and word cards in the order in which they came. New pictures are never taken back,
    so this only grows."""
    cards: dict[CardId, None] = {}
    words: dict[WordId, None] = {}
    for ply in range(session.ply + 1):
        state = session.at(ply)
        cards.update(dict.fromkeys(session.game.progress(state).cards))
        if session.game.id == "stella":
            words[session.game.view_for(state, None).word.card] = None
    return tuple(cards), tuple(words)

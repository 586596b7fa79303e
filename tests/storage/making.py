"""Games to save, played by random robots that also take moves back."""

import gzip
import json
from datetime import UTC, datetime
from random import Random
from typing import Any

from stella_desktop.content.packs import WordCard
from stella_desktop.engine import Game, RandomBot, Session, SubsetOf
from stella_desktop.games import GAMES
from stella_desktop.storage.packing import packed
from stella_desktop.storage.save_file import SavedGame, dump
from stella_desktop.storage.table import OWN_WORDS, Player, Symbol, TableInfo

STELLA = GAMES["stella"]
SYMBOLS: tuple[Symbol, ...] = ("circle", "triangle", "square", "diamond", "star", "moon", "heart")
NAMES = ("Linh", "Ông Hiếu", "はなこ", "مادربزرگ", "Bo", "Mai", "Zoë")
NOON = datetime(2025, 11, 29, 12, 0, tzinfo=UTC)
OWN_CARDS = tuple(
    WordCard.model_validate({"id": f"own{n}", "set": "own", "upper": {"vi": word}})
    for n, word in enumerate(("biển", "bánh chưng", "xe máy", "mưa"), start=1)
)


def table_for(seats: int, *, paper: tuple[int, ...] = (), own_words: bool = False) -> TableInfo:
    return TableInfo(
        players=tuple(
            Player(
                name=NAMES[seat],
                symbol=SYMBOLS[seat],
                avatar="owl" if seat % 2 else None,
                board="paper" if seat in paper else "here",
                side=("near", "left", "far", "right")[seat % 4],
            )
            for seat in range(seats)
        ),
        screen="flat",
        word_languages=("vi", "ja"),
        deck="starlit",
        words=OWN_WORDS if own_words else "starlit",
        own_words=OWN_CARDS if own_words else (),
    )


def random_move(session: Session, chance: Random) -> None:
    spaces = {
        seat: found
        for seat in range(session.setup.seats)
        if (found := session.game.legal_moves(session.state, seat))
    }
    seat = chance.choice(list(spaces))
    session.submit(RandomBot().choose(session.view(seat), spaces[seat], chance))


def random_session(
    seats: int, seed: int, entries: int, *, game: Game = STELLA, take_backs: bool = True
) -> Session:
    """At most so many journal entries; fewer if the game ends before."""
    session = Session(game, game.example_setup(seats, seed))
    chance = Random(f"making {seed}")
    while len(session.journal) < entries and session.outcome() is None:
        luck = chance.random() if take_backs else 1.0
        if luck < 0.1 and session.ply:
            session.take_back()
        elif luck < 0.2 and session.can_put_back:
            session.put_back()
        else:
            random_move(session, chance)
    return session


def saved_game(seats: int = 4, seed: int = 3, entries: int = 40, **how: Any) -> SavedGame:
    session = random_session(seats, seed, entries, **how)
    return SavedGame(session, table_for(seats), drafts_for(session), f"{seed:032x}", NOON)


def drafts_for(session: Session) -> dict[int, tuple[int, ...]]:
    """Some cells for everybody who could still mark."""
    return {
        seat: domain.items[seat : seat + 3]
        for seat in range(session.setup.seats)
        for space in session.game.legal_moves(session.state, seat)
        for _, domain in space.fields
        if isinstance(domain, SubsetOf)
    }


def plain(saved: SavedGame) -> dict[str, Any]:
    """What the save says, to be changed by a test."""
    return as_dict(dump(saved))


def as_dict(data: bytes) -> dict[str, Any]:
    result = json.loads(gzip.decompress(data))
    assert isinstance(result, dict)
    return result


def as_file(raw: object) -> bytes:
    """The bytes of a save that says this."""
    return packed(json.dumps(raw).encode())


def same(one: SavedGame, other: SavedGame) -> bool:
    """Whether two saved games are the same in everything that a save keeps."""
    return (
        one.session.setup == other.session.setup
        and one.session.journal == other.session.journal
        and one.session.ply == other.session.ply
        and [one.session.at(p) for p in range(one.session.ply + 1)]
        == [other.session.at(p) for p in range(other.session.ply + 1)]
        and one.session.can_put_back == other.session.can_put_back
        and (one.table, one.drafts, one.id, one.saved_at)
        == (other.table, other.drafts, other.id, other.saved_at)
    )

"""`stella-desktop replay`: what everybody at the table saw of a saved game, from the beginning.

It tells events, never moves: a move can hold what only one seat may know.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from stella_desktop.assets import resources
from stella_desktop.content.packs import PackError, WordCard, load_words
from stella_desktop.engine import PutBack, Session, TakenBack, WordId
from stella_desktop.storage.errors import SaveError, StorageError
from stella_desktop.storage.files import read_limited
from stella_desktop.storage.packing import LARGEST_SAVE
from stella_desktop.storage.save_file import SavedGame, load
from stella_desktop.storage.table import TableInfo
from stella_desktop.support.output import complain, write_lines
from stella_desktop.support.stories import DRY_STORY, STORIES, Cast, Story
from stella_desktop.support.stories.telling import event_facts


@dataclass(frozen=True, slots=True)
class TookBack:
    """The last step was taken back: these events no longer count."""

    undone: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class PutItBack:
    """The step taken back last counts again; its events follow once more."""


def run(args: argparse.Namespace) -> int:
    """0, or 2 with one sentence on the standard error for what is no save that can be played."""
    try:
        saved = load(_read(str(args.save)))
    except (SaveError, StorageError) as error:
        complain(error)
        return 2
    write_lines(_json_lines(saved) if args.json else _sentences(saved))
    return 0


def _read(name: str) -> bytes:
    if name == "-":
        return sys.stdin.buffer.read(LARGEST_SAVE + 1)
    return read_limited(Path(name), LARGEST_SAVE)


def _told(saved: SavedGame, story: Story) -> Iterator[Any]:
    """Every event in the order in which the table saw it."""
    session = Session(saved.session.game, saved.session.setup)
    yield from story.opening(session.view(None))
    for entry in saved.session.journal:
        before = session.last_step
        step = session.enter(entry)
        if isinstance(entry, TakenBack) and before:
            yield TookBack(before.events)
        if isinstance(entry, PutBack):
            yield PutItBack()
        if step:
            yield from step.events


def _json_lines(saved: SavedGame) -> Iterator[str]:
    story = STORIES.get(saved.session.game.id, DRY_STORY)
    for event in _told(saved, story):
        match event:
            case TookBack(undone):
                facts = {"event": "taken_back", "undone": [event_facts(one) for one in undone]}
            case PutItBack():
                facts = {"event": "put_back"}
            case _:
                facts = event_facts(event)
        yield json.dumps(facts)
    progress = saved.session.game.progress(saved.session.state)
    outcome = saved.session.outcome()
    yield json.dumps(
        {
            "rounds": progress.scores,
            "totals": progress.totals,
            "winners": outcome.winners if outcome else (),
            "over": outcome is not None,
        }
    )


def _sentences(saved: SavedGame) -> Iterator[str]:
    story = STORIES.get(saved.session.game.id, DRY_STORY)
    cast = Cast(_names(saved.table), _words(saved.table))
    for event in _told(saved, story):
        match event:
            case TookBack(undone):
                yield f"Taken back: {' '.join(story.sentence(one, cast) for one in undone)}"
            case PutItBack():
                yield "What was taken back last is done again:"
            case _:
                yield story.sentence(event, cast)
    if saved.session.outcome() is None:
        totals = saved.session.game.progress(saved.session.state).totals
        standing = story.standing(saved.session.view(None), totals, cast)
        yield f"The game is not over. {standing}"


def _names(table: TableInfo) -> tuple[str, ...]:
    """The names, with the symbols of those who are called the same."""
    names = [player.name for player in table.players]
    return tuple(
        f"{player.name} ({player.symbol})" if names.count(player.name) > 1 else player.name
        for player in table.players
    )


def _words(table: TableInfo) -> Mapping[WordId, WordCard]:
    """The words of the save itself, or of the pack that came with the app; none if it is not
    here: then the story tells the numbers of the cards."""
    if table.own_words:
        return {card.id: card for card in table.own_words}
    try:
        return load_words(resources() / "words" / f"{table.words}.json").by_id
    except PackError:
        return {}

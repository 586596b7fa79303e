"""The rules alone: random play, long histories, views and memory, each game beside Stella."""

import gc
import tracemalloc
from collections.abc import Iterator
from random import Random

from benchmarks.family import moves_now, play_until, random_move
from benchmarks.measure import (
    MIB,
    MICROSECONDS,
    PER_SECOND,
    SHORT_HISTORY,
    Effort,
    Figure,
    in_turn,
    work,
)
from stella_desktop.engine import Game, Session
from stella_desktop.games import GAMES

STELLA = GAMES["stella"]
SEATS = 4
BATCH = 50
"""So many moves are timed at once: one alone is too short."""


def figures(effort: Effort) -> Iterator[Figure]:
    for game in GAMES.values():
        yield _moves(effort, game)
    for game in GAMES.values():
        yield _views(effort, game)
    for game in GAMES.values():
        yield _long_history(effort, game)
    stella = memory(STELLA, effort.history)
    for game in GAMES.values():
        yield Figure(
            f"{game.id}: {effort.history:,} entries",
            "Stella",
            "How many times the memory of as long a history of Stella, all states included.",
            MIB,
            (memory(game, effort.history),),
            (stella,),
        )


def begun(game: Game, seed: int) -> Session:
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    return Session(game, game.example_setup(seats, seed))


class Player:
    """Plays one game after the other; both sides of a pair get the same seeds."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._seed = 0

    def pace(self) -> float:
        """Moves per second of one whole game."""
        self._seed += 1
        session, chance = begun(self._game, self._seed), Random(self._seed)
        return 1 / (work(lambda: play_out(session, chance)) / session.ply)


def play_out(session: Session, chance: Random) -> None:
    while session.outcome() is None:
        random_move(session, chance)


def _moves(effort: Effort, game: Game) -> Figure:
    return Figure(
        f"{game.id}: random play",
        "Stella, moves per second",
        "How many moves it plays while Stella plays one: legal moves of all seats, choice, move.",
        PER_SECOND,
        *in_turn(
            Player(game).pace,
            Player(STELLA).pace,
            rounds=effort.rounds,
            warm_ups=effort.warm_ups,
        ),
    )


class Viewer:
    """Looks at every state of one random game with the eyes of the table and of each seat."""

    def __init__(self, game: Game) -> None:
        self._session = begun(game, 1)
        play_out(self._session, Random(1))

    def look(self) -> float:
        """Seconds per view."""
        session = self._session
        states = [session.at(ply) for ply in range(session.ply + 1)]
        viewers = (None, *range(session.setup.seats))
        view_for = session.game.view_for

        def look_at_all() -> None:
            for state in states:
                for viewer in viewers:
                    view_for(state, viewer)

        return work(look_at_all) / (len(states) * len(viewers))


def _views(effort: Effort, game: Game) -> Figure:
    return Figure(
        f"{game.id}: one view",
        "Stella",
        "How many times the view of Stella, mean over a game and all who look.",
        MICROSECONDS,
        *in_turn(
            Viewer(game).look,
            Viewer(STELLA).look,
            rounds=effort.rounds,
            warm_ups=effort.warm_ups,
        ),
    )


class Mover:
    """Makes one move and takes it back, again and again, behind a history of any length."""

    def __init__(self, game: Game, entries: int) -> None:
        self._session, chance = begun(game, 1), Random(1)
        while self._session.ply < SHORT_HISTORY // 4 and self._session.outcome() is None:
            random_move(self._session, chance)
        if self._session.outcome() is not None:
            self._session.take_back()
        self._move = moves_now(self._session)[0].sample(chance)
        while len(self._session.journal) < entries:
            self.move()

    def move(self) -> None:
        self._session.submit(self._move)
        self._session.take_back()

    def batch(self) -> float:
        """Seconds per move; the history is as long afterwards as before."""
        length = len(self._session.journal)
        taken = work(self._moves)
        del self._session.journal[length:]
        return taken / BATCH

    def _moves(self) -> None:
        for _ in range(BATCH):
            self.move()


def _long_history(effort: Effort, game: Game) -> Figure:
    return Figure(
        f"{game.id}: move at {effort.history:,}",
        f"the same move at {SHORT_HISTORY} entries",
        "How many times as long a move takes after a long history; 1 is as it should be.",
        MICROSECONDS,
        *in_turn(
            Mover(game, effort.history).batch,
            Mover(game, SHORT_HISTORY).batch,
            rounds=effort.rounds,
            warm_ups=effort.warm_ups,
        ),
    )


def memory(game: Game, entries: int) -> float:
    """Bytes that are free again when a session with so many journal entries goes."""
    tracemalloc.start()
    try:
        session = begun(game, 1)
        play_until(session, Random(1), entries)
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
        del session
        gc.collect()
        left, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return held - left

"""`stella-desktop simulate`: robots play, and every move is checked against the rules' promises."""

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any

from stella_desktop.engine import Bot, Game, IllegalMove, RandomBot, Session
from stella_desktop.games import GAMES
from stella_desktop.support.output import complain, write_lines

MOST_MOVES = 100_000
"""A game that is longer than this never ends."""
SHOWN_FAILURES = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, required=True, metavar="N")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="how many games")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    parser.add_argument("--json", action="store_true", help="answer in JSON")


@dataclass(slots=True)
class Tally:
    """What came out of many games."""

    moves: int = 0
    scores: list[int] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)


def run(args: argparse.Namespace) -> int:
    """0 if every promise was kept, 1 if not, 2 for arguments that make no sense."""
    if fault := _fault(args):
        complain(fault)
        return 2
    start = perf_counter()
    tally = simulated(GAMES[args.game], seats=args.seats, games=args.games, seed=args.seed)
    report = _report(args, tally, perf_counter() - start)
    write_lines([json.dumps(report)] if args.json else _text(report))
    return 1 if tally.failures else 0


def _fault(args: argparse.Namespace) -> str | None:
    if args.game not in GAMES:
        return f'There is no game "{args.game}"; there are: {", ".join(GAMES)}.'
    seats = GAMES[args.game].seats
    if args.seats not in seats:
        return f"{args.seats} seats: this game is for {seats[0]} to {seats[-1]}."
    return "At least one game must be played." if args.games < 1 else None


def simulated(game: Game, *, seats: int, games: int, seed: int) -> Tally:
    """Play so many games between random robots; each sees only its own view and moves."""
    tally = Tally()
    for number in range(seed, seed + games):
        session = Session(game, game.example_setup(seats, number))
        chance = Random(f"{game.id}:{seats}:{number}")
        tally.failures += [f"seed {number}: {fault}" for fault in _played(session, chance)]
        tally.moves += session.ply
        if outcome := session.outcome():
            tally.scores += outcome.scores
    return tally


def _played(session: Session, chance: Random) -> Iterator[str]:
    """Play to the end; yields each broken promise, once."""
    bot: Bot = RandomBot()
    told: set[str] = set()
    while session.outcome() is None:
        spaces = {
            seat: found
            for seat in range(session.setup.seats)
            if (found := session.game.legal_moves(session.state, seat))
        }
        if not spaces or session.ply >= MOST_MOVES:
            yield f"after {session.ply} moves the game neither ends nor goes on"
            return
        seat = chance.choice(list(spaces))
        move = bot.choose(session.view(seat), spaces[seat], chance)
        try:
            session.submit(move)
        except IllegalMove as refused:
            yield f"move {session.ply + 1} was offered and refused: {refused}"
            return
        new = [fault for fault in session.game.audit(session.state) if fault not in told]
        told.update(new)
        yield from (f"move {session.ply}: {fault}" for fault in new)


def _report(args: argparse.Namespace, tally: Tally, seconds: float) -> dict[str, Any]:
    scores = tally.scores
    return {
        "game": args.game,
        "seats": args.seats,
        "games": args.games,
        "seed": args.seed,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / seconds) if seconds else 0,
        "mean": round(fmean(scores), 3) if scores else None,
        "min": min(scores, default=None),
        "max": max(scores, default=None),
        "invariant_failures": len(tally.failures),
        "first_failures": tally.failures[:SHOWN_FAILURES],
    }


def _text(report: dict[str, Any]) -> list[str]:
    return [
        "{game}: {games} games with {seats} seats, first seed {seed}".format_map(report),
        "moves: {moves} ({moves_per_second} per second)".format_map(report),
        "scores: mean {mean}, least {min}, most {max}".format_map(report),
        "broken promises: {invariant_failures}".format_map(report),
        *(f"  {failure}" for failure in report["first_failures"]),
    ]

"""`stella-desktop simulate`: robots play, and every move is checked against the rules' promises."""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from statistics import fmean
from time import perf_counter
from typing import Any, TypeAlias

from stella_desktop.assets import resources
from stella_desktop.content.associations import load_associations
from stella_desktop.content.packs import PackError, load_deck
from stella_desktop.engine import Bot, Game, IllegalMove, RandomBot, Session, Setup
from stella_desktop.games import BOTS, GAMES, Tags
from stella_desktop.games.stella.bot import Character, StellaBot
from stella_desktop.support.output import complain, write_lines

MOST_MOVES = 100_000
"""A game that is longer than this never ends."""
SHOWN_FAILURES = 20
STELLA = "stella"
"""Here robots play only when asked: its random players have the most to break."""
DECK = "starlit"
"""The pictures that come with the app: their ids are those of `example_setup`."""

Seating: TypeAlias = Callable[[Setup], Sequence[Bot]]
"""Who plays a game, in the order of the seats."""


@dataclass(slots=True)
class Company:
    """How robots of one character did in Stella."""

    scores: list[int] = field(default_factory=list)
    dark: int = 0
    """Rounds in which one of them was in the dark."""
    dark_rounds: int = 0
    """Rounds in which somebody was, counted once for each of them at the table."""


@dataclass(slots=True)
class Tally:
    """What came out of many games."""

    moves: int = 0
    scores: list[int] = field(default_factory=list)
    wins: Counter[int] = field(default_factory=Counter)
    """Seat -> games it has won, alone or with others."""
    rounds: Counter[int] = field(default_factory=Counter)
    """Rounds -> games that were so long."""
    company: dict[str, Company] = field(default_factory=dict)
    """Character -> how its robots did."""
    failures: list[str] = field(default_factory=list)


def run(args: argparse.Namespace) -> int:
    """0 if every promise was kept, 1 if not, 2 for arguments that make no sense."""
    if fault := _fault(args):
        complain(fault)
        return 2
    players = _who_plays(args)
    try:
        seating = _robots(args) if players == "robots" else _alike(RandomBot(), args)
    except PackError as error:
        complain(f"The robots cannot read about the pictures: {error}.")
        return 2
    start = perf_counter()
    setups = _setups(args, printed=players == "robots")
    tally = simulated(GAMES[args.game], seating, setups)
    report = _report(args, players, tally, perf_counter() - start)
    write_lines([json.dumps(report)] if args.json else _text(report))
    return 1 if tally.failures else 0


def _fault(args: argparse.Namespace) -> str | None:
    if args.game not in GAMES:
        return f'There is no game "{args.game}"; there are: {", ".join(GAMES)}.'
    seats = GAMES[args.game].seats
    if args.seats not in seats:
        return f"{args.seats} seats: this game is for {seats[0]} to {seats[-1]}."
    if args.players == "robots" and args.game not in BOTS:
        return f"There are no robots for {args.game} yet; --players random plays any legal moves."
    if args.character and (args.game != STELLA or args.players == "random"):
        return "--character is for the robots of Stella."
    return "At least one game must be played." if args.games < 1 else None


def _who_plays(args: argparse.Namespace) -> str:
    asked = args.players or ("robots" if args.character else None)
    return asked or ("robots" if args.game in BOTS and args.game != STELLA else "random")


def _robots(args: argparse.Namespace) -> Seating:
    """Raises `PackError`."""
    tags = built_in_tags(args.game)
    if args.game != STELLA:
        return _alike(BOTS[args.game](tags), args)
    wanted = [Character(name) for name in args.character or Character]
    bots = [StellaBot(tags, character) for character in wanted]
    # Nobody always sits at the same place, and nobody always sits there twice.
    return lambda setup: [bots[(setup.seed + seat) % len(bots)] for seat in range(setup.seats)]


def _alike(bot: Bot, args: argparse.Namespace) -> Seating:
    bots = [bot] * args.seats
    return lambda _: bots


def built_in_tags(game: str) -> Tags:
    """What the app knows about its pictures, for robots of this game. Raises `PackError`."""
    if game == STELLA:
        return load_associations(resources() / "words" / "associations.json").strengths
    deck = load_deck(resources() / "decks" / DECK).deck
    return {card.id: card.tags for card in deck.cards}


def _setups(args: argparse.Namespace, *, printed: bool) -> Iterator[Setup]:
    """Robots play by the printed rules, and what comes out is the game itself; random players are
    there to break something, by house rules that change from seed to seed."""
    game = GAMES[args.game]
    for seed in range(args.seed, args.seed + args.games):
        setup = game.example_setup(args.seats, seed)
        yield replace(setup, options=game.options_type()) if printed else setup


def simulated(game: Game, seating: Seating, setups: Iterable[Setup]) -> Tally:
    """Play games between robots; each sees only its own view and moves."""
    tally = Tally()
    for setup in setups:
        session, bots = Session(game, setup), seating(setup)
        tally.failures += [f"seed {setup.seed}: {fault}" for fault in _played(session, bots)]
        tally.moves += session.ply
        if outcome := session.outcome():
            tally.scores += outcome.scores
            tally.wins.update(outcome.winners)
            tally.rounds[len(game.progress(session.state).scores)] += 1
            _note_company(tally.company, session, bots)
    return tally


def _note_company(company: dict[str, Company], session: Session, bots: Sequence[Bot]) -> None:
    for seat, bot in enumerate(bots):
        if not isinstance(bot, StellaBot):
            continue
        dark = [result.dark for result in session.view(None).results if result.dark is not None]
        own = company.setdefault(bot.character.value, Company())
        own.scores.append(session.view(None).players[seat].total)
        own.dark += dark.count(seat)
        own.dark_rounds += len(dark)


def _played(session: Session, bots: Sequence[Bot]) -> Iterator[str]:
    """Play to the end; yields each broken promise, once."""
    game, setup = session.game, session.setup
    order = Random(f"{setup.seed}:{game.id}:{setup.seats}")
    told: set[str] = set()
    while session.outcome() is None:
        spaces = {
            seat: found
            for seat in range(setup.seats)
            if (found := game.legal_moves(session.state, seat))
        }
        if not spaces or session.ply >= MOST_MOVES:
            yield f"after {session.ply} moves the game neither ends nor goes on"
            return
        # Where several may move, nobody is always the quickest.
        seat = order.choice(list(spaces))
        chance = Random(f"{setup.seed}:{game.id}:{seat}:{session.ply}")
        move = bots[seat].choose(session.view(seat), spaces[seat], chance)
        try:
            session.submit(move)
        except IllegalMove as refused:
            yield f"move {session.ply + 1} was offered and refused: {refused}"
            return
        new = [fault for fault in game.audit(session.state) if fault not in told]
        told.update(new)
        yield from (f"move {session.ply}: {fault}" for fault in new)


def _report(args: argparse.Namespace, players: str, tally: Tally, seconds: float) -> dict[str, Any]:
    scores, rounds = tally.scores, list(tally.rounds.elements())
    return {
        "game": args.game,
        "players": players,
        "seats": args.seats,
        "games": args.games,
        "seed": args.seed,
        "moves": tally.moves,
        "moves_per_second": round(tally.moves / seconds) if seconds else 0,
        **_spread(scores),
        "wins": [tally.wins[seat] for seat in range(args.seats)],
        "rounds": {**_spread(rounds), "games": dict(sorted(tally.rounds.items()))},
        **({"characters": _companies(tally.company)} if tally.company else {}),
        "invariant_failures": len(tally.failures),
        "first_failures": tally.failures[:SHOWN_FAILURES],
    }


def _companies(company: dict[str, Company]) -> dict[str, Any]:
    """`dark_share`: of the rounds in which somebody was in the dark, how often it was this one."""
    return {
        name: {
            "games": len(own.scores),
            **_spread(own.scores),
            "dark": own.dark,
            "dark_share": round(own.dark / own.dark_rounds, 3) if own.dark_rounds else 0.0,
        }
        for name, own in sorted(company.items())
    }


def _spread(numbers: list[int]) -> dict[str, float | int | None]:
    return {
        "mean": round(fmean(numbers), 3) if numbers else None,
        "min": min(numbers, default=None),
        "max": max(numbers, default=None),
    }


def _text(report: dict[str, Any]) -> list[str]:
    return [
        "{game}: {games} games with {seats} seats, first seed {seed}".format_map(report),
        "players: {players}".format_map(report),
        "moves: {moves} ({moves_per_second} per second)".format_map(report),
        "scores: mean {mean}, least {min}, most {max}".format_map(report),
        f"wins by seat: {', '.join(map(str, report['wins']))}",
        "rounds: mean {mean}, least {min}, most {max}".format_map(report["rounds"]),
        *(
            f"{name}: "
            "mean {mean} in {games} games, in the dark {dark} times, share {dark_share}".format_map(
                own
            )
            for name, own in report.get("characters", {}).items()
        ),
        "broken promises: {invariant_failures}".format_map(report),
        *(f"  {failure}" for failure in report["first_failures"]),
    ]

"""Obscurians: trade by dice for a secret client, and find out whom the others work for."""

from random import Random

from stella_desktop.engine import Game, Setup
from stella_desktop.games.obscurians import (
    audit,
    deal,
    moves,
    pieces,
    rules,
    scramble,
    state,
    view,
)


def _example_setup(seats: int, seed: int) -> Setup:
    # House rules follow from the seed, so that a run of seeds meets all mixes; 0 is as printed.
    chance = Random(seed)
    printed = pieces.Options()
    options = pieces.Options(
        colours=tuple(chance.sample(pieces.colours_for(seats), seats)) if seed % 2 else (),
        first_seat=chance.randrange(seats) if seed % 3 == 1 else None,
        open_stacks=seed % 4 == 3,
        take=(*printed.take, 36, 49) if seed % 5 == 4 else printed.take,
        collect=((2, 4), *printed.collect, (6, 32)) if seed % 5 == 3 else printed.collect,
    )
    return Setup(game="obscurians", seats=seats, seed=seed, cards=(), words=(), options=options)


GAME = Game(
    id="obscurians",
    seats=pieces.SEATS,
    rules=2,
    new_game=deal.new_game,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    view_for=view.view_for,
    outcome=rules.outcome,
    progress=rules.progress,
    scramble=scramble.scramble,
    audit=audit.audit,
    example_setup=_example_setup,
    state_type=state.State,
    move_type=moves.ObscuriansMove,
    options_type=pieces.Options,
)

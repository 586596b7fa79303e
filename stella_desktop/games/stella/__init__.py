"""Stella: link pictures to a word in secret, find who saw the same, do not be alone in the dark."""

from stella_desktop.engine import Game, Setup
from stella_desktop.games.stella import audit, legal, moves, rules, scramble, setup, state, view


def _example_setup(seats: int, seed: int) -> Setup:
    return Setup(
        game="stella",
        seats=seats,
        seed=seed,
        cards=tuple(f"c{number:03}" for number in range(1, 85)),
        words=tuple(f"w{number:03}" for number in range(1, 97)),
        # Which seats mark on paper follows from the seed, so that a run of seeds meets all mixes.
        options=moves.Options(paper=tuple(s for s in range(seats) if seed % 3 and seed >> s & 1)),
    )


GAME = Game(
    id="stella",
    seats=setup.SEATS,
    rules=1,
    new_game=setup.new_game,
    legal_moves=legal.legal_moves,
    apply=rules.apply,
    view_for=view.view_for,
    outcome=rules.outcome,
    progress=rules.progress,
    scramble=scramble.scramble,
    audit=audit.audit,
    example_setup=_example_setup,
    state_type=state.State,
    move_type=moves.StellaMove,
    options_type=moves.Options,
)

"""Starlit Tales: one tells of a picture, the others lay what fits and find the true one."""

from stella_desktop.engine import Game, Setup
from stella_desktop.games.storyteller import moves, rules, scramble, state, view


def _example_setup(seats: int, seed: int) -> Setup:
    # The options follow from the seed, so that a run of seeds meets all mixes; some decks are as
    # small as the rules allow, so that the last picture is drawn.
    used = moves.Used.ASIDE if seed % 4 == 3 else moves.Used.UNDER
    most = 8 if seats == 6 else 10  # rules T22: with six, ten rounds aside would need 90 pictures
    options = moves.Options(
        rounds=(most, None, 3 + seed % 5)[seed % 3],
        used=used,
        first_narrator=seed % seats if seed % 5 == 2 else None,
        paper=tuple(s for s in range(seats) if seed % 7 > 3 and seed >> s & 1),
    )
    needed = moves.cards_needed(seats, moves.rounds_of(options, seats), used)
    count = needed if seed % 8 in (4, 7) else 84
    return Setup(
        game="storyteller",
        seats=seats,
        seed=seed,
        cards=tuple(f"c{number:03}" for number in range(1, count + 1)),
        words=(),
        options=options,
    )


GAME = Game(
    id="storyteller",
    seats=rules.SEATS,
    rules=2,
    new_game=rules.new_game,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    view_for=view.view_for,
    outcome=rules.outcome,
    progress=rules.progress,
    scramble=scramble.scramble,
    audit=rules.audit,
    example_setup=_example_setup,
    state_type=state.State,
    move_type=moves.StorytellerMove,
    options_type=moves.Options,
)

"""Celestia: fly from city to city, get off with a treasure in time, or trust the captain's hand."""

from stella_desktop.engine import Game, Setup
from stella_desktop.games.celestia import moves, options, rules, score, scramble, setup, state, view


def _example_setup(seats: int, seed: int) -> Setup:
    """House rules follow from the seed, so that a run of seeds meets all mixes."""
    plenty = tuple((card, count * 3 if count == 2 else count) for card, count in options.DECK)
    scarce = tuple(
        options.City(city.dice, tuple((value, (n + 1) // 2) for value, n in city.treasures))
        for city in options.CITIES
    )
    return Setup(
        game="celestia",
        seats=seats,
        seed=seed,
        cards=(),
        words=(),
        options=options.Options(
            cities=scarce if seed % 4 == 0 else options.CITIES,
            deck=plenty if seed % 3 else options.DECK,
            hooks=options.PROMO_HOOKS if seed % 2 else 0,
            open_points=seed % 3 == 1,
            instant_win=seed % 5 == 2,
            tie=options.Tie.MOST_TREASURES if seed % 7 == 3 else options.Tie.SHARED,
            first_captain=seed % seats if seed % 4 == 3 else None,
        ),
    )


GAME = Game(
    id="celestia",
    seats=setup.SEATS,
    rules=1,
    new_game=setup.new_game,
    legal_moves=rules.legal_moves,
    apply=rules.apply,
    view_for=view.view_for,
    outcome=score.outcome,
    progress=score.progress,
    scramble=scramble.scramble,
    audit=score.audit,
    example_setup=_example_setup,
    state_type=state.State,
    move_type=moves.CelestiaMove,
    options_type=options.Options,
)

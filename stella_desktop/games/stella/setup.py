"""How a game of Stella begins (rules §4)."""

from stella_desktop.engine import Rng, Setup, SetupError, sits_at
from stella_desktop.games.stella.moves import (
    CARDS_NEEDED,
    CELLS,
    ROUNDS,
    Options,
    Phase,
    Word,
    WordOrder,
)
from stella_desktop.games.stella.state import State

SEATS = range(3, 7)


def new_game(setup: Setup) -> State:
    """Fifteen pictures on the table, four words, a first scout (rules §4). Raises `SetupError`."""
    options: Options = setup.options
    _check_setup(setup, options)
    pile, rng = Rng(setup.seed).shuffled(setup.cards)
    words = setup.words
    if options.words is WordOrder.SHUFFLED:
        words, rng = rng.shuffled(words)
    first_scout = options.first_scout
    if first_scout is None:
        first_scout, rng = rng.below(setup.seats)
    return State(
        seats=setup.seats,
        options=options,
        rng=rng,
        phase=Phase.ASSOCIATE,
        number=1,
        first_scout=first_scout,
        cells=pile[:CELLS],
        pile=pile[CELLS:],
        box=(),
        word=Word(words[0]),
        words=words[1:ROUNDS],
        swap=None,
        locked=(False,) * setup.seats,
        marks=(None,) * setup.seats,
        counts=(None,) * setup.seats,
        pending=None,
        shown=(),
        results=(),
    )


def _check_setup(setup: Setup, options: Options) -> None:
    if setup.seats not in SEATS:
        raise SetupError("seats", f"{setup.seats} seats: Stella is for 3 to 6")
    for reason, ids, needed in (("cards", setup.cards, CARDS_NEEDED), ("words", setup.words, 4)):
        if len(set(ids)) != len(ids):
            raise SetupError("twice", f"one of the {reason} is there twice")
        if len(ids) < needed:
            missing = needed - len(ids)
            raise SetupError(reason, f"{missing} {reason} are missing", missing=missing)
    if sorted(set(options.paper)) != list(options.paper) or any(
        not sits_at(seat, setup.seats) for seat in options.paper
    ):
        raise SetupError("paper", "paper seats must be seats of this table, ascending")
    if sorted(options.rows) != [0, 1, 2]:
        raise SetupError("rows", "each of the three rows is replaced once")
    if options.first_scout is not None and not sits_at(options.first_scout, setup.seats):
        raise SetupError("first_scout", "the first scout must sit at the table")

"""How a game of Celestia begins (rules §3)."""

from stella_desktop.engine import Rng, Setup, SetupError, sits_at
from stella_desktop.games.celestia.flight import begin_journey
from stella_desktop.games.celestia.moves import Phase
from stella_desktop.games.celestia.options import SPYGLASS, Card, City, Options
from stella_desktop.games.celestia.stages import onward
from stella_desktop.games.celestia.state import State, held

SEATS = range(2, 7)
MOST_PIECES = 1000
"""Of one kind: a save or a house rule that asks for more would only fill the memory."""


def new_game(setup: Setup) -> State:
    """Piles and hands dealt, all aboard, the first dice thrown (rules §3). Raises `SetupError`."""
    options: Options = setup.options
    _check_setup(setup, options)
    rng = Rng(setup.seed)
    piles: list[tuple[int, ...]] = []
    for city in options.cities:
        pile, rng = rng.shuffled(city.pile())
        piles.append(pile)
    deck, rng = rng.shuffled(options.all_cards())
    size = options.hand_size(setup.seats)
    captain = options.first_captain
    if captain is None:
        captain, rng = rng.below(setup.seats)
    state = State(
        seats=setup.seats,
        options=options,
        rng=rng,
        phase=Phase.JOURNEY_END,
        journey=0,
        captain=captain,
        here=0,
        aboard=(),
        dice=(),
        rerolled=(),
        stayed=(),
        left=(),
        answers=(None,) * setup.seats,
        reroll_in=None,
        piles=tuple(piles),
        treasures=((),) * setup.seats,
        gone=(),
        hands=tuple(held(deck[s * size : (s + 1) * size]) for s in range(setup.seats)),
        deck=deck[setup.seats * size :],
        discard=(),
        results=(),
    )
    return onward(*begin_journey(state))[0]


def _check_setup(setup: Setup, options: Options) -> None:
    if setup.seats not in SEATS:
        raise SetupError("seats", f"{setup.seats} seats: Celestia is for 2 to 6")
    if setup.seats not in dict(options.hands):
        raise SetupError("hands", f"how many cards are dealt to {setup.seats} players?")
    sizes = [count for _, count in (*options.deck, *options.hands)]
    sizes += [options.hooks, options.new_cards]
    if min(sizes) < 0 or max(sizes) > MOST_PIECES:
        raise SetupError("deck", f"no pile has less than nothing, or more than {MOST_PIECES}")
    if len({card for card, _ in options.deck} | {Card.HOOK}) != len(options.deck) + 1:
        raise SetupError("deck", "each card has one line in the deck; hooks have their own option")
    short = setup.seats * options.hand_size(setup.seats) - len(options.all_cards())
    if short > 0:
        raise SetupError("cards", f"{short} cards are missing", missing=short)
    if len(options.cities) < 2 or not all(_has_treasures(city) for city in options.cities):
        raise SetupError("cities", "there are two cities or more, with treasures in each")
    flights = [city.dice for city in options.cities[1:]]
    if not options.faces or min(flights) < 1 or max(flights) > MOST_PIECES:
        raise SetupError("dice", "every flight needs some dice, and every die its faces")
    if options.goal < 1:
        raise SetupError("goal", "the goal is one point or more")
    if options.first_captain is not None and not sits_at(options.first_captain, setup.seats):
        raise SetupError("first_captain", "the first captain must sit at the table")


def _has_treasures(city: City) -> bool:
    """More than spyglasses, and no more than can be shuffled."""
    if any(value < 0 or not 0 <= count <= MOST_PIECES for value, count in city.treasures):
        return False
    return any(value != SPYGLASS and count for value, count in city.treasures)

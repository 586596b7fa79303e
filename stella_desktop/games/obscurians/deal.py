"""A new game (rules §3 and §4): who has which client, and the pile of events."""

from stella_desktop.engine import Rng, Setup, SetupError, sits_at
from stella_desktop.games.obscurians.pieces import (
    COLOURS,
    EVENT_CARDS,
    FEWEST,
    FIRST_EVENTS,
    GATHERERS,
    LAST_EVENTS,
    OWN_GOODS,
    SEATS,
    SHEDDERS,
    EventCard,
    Good,
    Mission,
    Options,
    Phase,
    colours_for,
    missions_for,
)
from stella_desktop.games.obscurians.state import Player, Secret, State, with_good

SHUFFLED_EVENTS = tuple(card for card in EVENT_CARDS if card is not EventCard.SANDSTORM)


def new_game(setup: Setup) -> State:
    """Everybody has a secret client, ten own goods and all chips. Raises `SetupError`."""
    options: Options = setup.options
    _check_setup(setup, options)
    missions, rng = _deal_missions(setup.seats, Rng(setup.seed))
    deck, box, rng = _pile_events(rng)
    starter = options.first_seat
    if starter is None:  # rules §10.18: who sold something last cannot be known
        starter, rng = rng.below(setup.seats)
    colours = options.colours or COLOURS[: setup.seats]
    return State(
        seats=setup.seats,
        options=options,
        rng=rng,
        phase=Phase.ROUND_START,
        players=tuple(
            _player(colour, starts=seat == starter) for seat, colour in enumerate(colours)
        ),
        secrets=tuple(Secret(mission, missions_for(setup.seats), ()) for mission in missions),
        stacks=((),) * setup.seats,
        starter=starter,
        turn=None,
        seen=(),
        deck=deck,
        box=box,
        chosen=None,
        traded=None,
        tallies=(),
    )


def _check_setup(setup: Setup, options: Options) -> None:
    if setup.seats not in SEATS:
        raise SetupError("seats", f"{setup.seats} seats: Obscurians is for 4 to 7")
    if options.colours:
        offered = COLOURS if options.any_colour else colours_for(setup.seats)
        colours = set(options.colours) & set(offered)
        if not len(colours) == len(options.colours) == setup.seats:
            raise SetupError("colours", "each seat needs a colour of its own, of this table")
    if options.first_seat is not None and not sits_at(options.first_seat, setup.seats):
        raise SetupError("first_seat", "the start player must sit at the table")
    if not options.take or options.take[0] != 0:
        raise SetupError("take", "no goods of a colour are worth nothing")
    sizes = [size for size, _ in options.collect]
    if sizes != sorted(set(sizes)) or any(size < 1 for size in sizes):
        raise SetupError("collect", "set sizes must be at least 1 and ascending")


def _deal_missions(seats: int, rng: Rng) -> tuple[tuple[Mission, ...], Rng]:
    """One mission per seat; the others leave the game unseen (rules §3)."""
    pool = list(missions_for(seats))
    if seats == FEWEST:
        for group in (GATHERERS, SHEDDERS):
            place, rng = rng.below(len(group))
            pool.remove(group[place])
    dealt, rng = rng.shuffled(pool)
    return dealt[:seats], rng


def _pile_events(rng: Rng) -> tuple[tuple[EventCard, ...], tuple[EventCard, ...], Rng]:
    """Four events, then two more with the Sandstorm among them; the others stay in the box."""
    cards, rng = rng.shuffled(SHUFFLED_EVENTS)
    used = FIRST_EVENTS + LAST_EVENTS
    last, rng = rng.shuffled((*cards[FIRST_EVENTS:used], EventCard.SANDSTORM))
    return (*cards[:FIRST_EVENTS], *last), cards[used:], rng


def _player(colour: Good, *, starts: bool) -> Player:
    goods = (colour,) * OWN_GOODS
    free = with_good(goods, Good.LAMP) if starts else goods
    return Player(colour=colour, free=free, locked=(), banned=False)

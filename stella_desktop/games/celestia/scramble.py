"""A state that differs in everything a viewer may not know, and in nothing else.

Only tests and simulations use it: if a view or a seat's own moves change, a secret leaks.
"""

from dataclasses import replace
from random import Random

from stella_desktop.engine import Rng, Seat
from stella_desktop.games.celestia.moves import Phase
from stella_desktop.games.celestia.options import Card
from stella_desktop.games.celestia.payment import payment_for
from stella_desktop.games.celestia.score import points_before
from stella_desktop.games.celestia.state import State, held, points_are_open, points_of
from stella_desktop.games.celestia.windows import answers_of, asked

TRIES = 20
"""How often to look for other secrets that fit what the table has seen."""


def scramble(state: State, viewer: Seat | None, chance: Random) -> State:
    """Other dice to come, other hands, other values of face-down treasures and of piles."""
    state = replace(state, rng=Rng(chance.randrange(2**32), chance.randrange(100)))
    state = _other_treasures(_other_hands(state, viewer, chance), viewer, chance)
    piles = tuple(tuple(chance.sample(pile, len(pile))) for pile in state.piles)
    return _other_answers(replace(state, piles=piles), viewer, chance)


def _other_hands(state: State, viewer: Seat | None, chance: Random) -> State:
    """The cards nobody has seen, dealt anew; a captain's announcement must still be true."""
    others = [seat for seat in range(state.seats) if seat != viewer]
    told = state.phase in (Phase.WINDOW_HOOK, Phase.WINDOW_RESCUE)
    for _ in range(TRIES):
        other = _dealt_anew(state, others, chance)
        if not told or _is_true(other):
            return other
    return _dealt_anew(state, [seat for seat in others if seat != state.captain], chance)


def _dealt_anew(state: State, others: list[Seat], chance: Random) -> State:
    unseen: list[Card] = [*state.deck, *(card for seat in others for card in state.hands[seat])]
    chance.shuffle(unseen)
    hands = list(state.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], unseen = held(tuple(unseen[:size])), unseen[size:]
    return replace(state, hands=tuple(hands), deck=tuple(unseen))


def _is_true(state: State) -> bool:
    payment = payment_for(state.dice, state.hands[state.captain])
    return payment.can_fly if state.phase is Phase.WINDOW_HOOK else payment.can_crash


def _other_treasures(state: State, viewer: Seat | None, chance: Random) -> State:
    """Face-down values, exchanged within a city; nobody may have won unnoticed by that."""
    if state.phase is Phase.GAME_OVER:
        return state
    if not points_are_open(state):
        for _ in range(TRIES):
            other = _exchanged(state, viewer, chance, same_points=False)
            if not _has_won(other):
                return other
    return _exchanged(state, viewer, chance, same_points=True)


def _exchanged(state: State, viewer: Seat | None, chance: Random, *, same_points: bool) -> State:
    """With `same_points` only what counts the same changes places (a spyglass and a 2)."""
    piles = [list(pile) for pile in state.piles]
    treasures = [list(own) for own in state.treasures]
    groups: dict[tuple[int, int], list[tuple[Seat | None, int, int]]] = {}
    """What may change places: (owner or None for the pile, place there, value)."""
    for city, pile in enumerate(piles):
        for place, value in enumerate(pile):
            key = (city, state.options.points(value) if same_points else 0)
            groups.setdefault(key, []).append((None, place, value))
    for seat, own in enumerate(treasures):
        for place, item in enumerate(own if seat != viewer else ()):
            key = (item.city, state.options.points(item.value) if same_points else 0)
            groups.setdefault(key, []).append((seat, place, item.value))
    for (city, _), places in groups.items():
        values = [value for _, _, value in places]
        chance.shuffle(values)
        for (owner, place, _), value in zip(places, values, strict=True):
            if owner is None:
                piles[city][place] = value
            else:
                treasures[owner][place] = replace(treasures[owner][place], value=value)
    return replace(state, piles=tuple(map(tuple, piles)), treasures=tuple(map(tuple, treasures)))


def _other_answers(state: State, viewer: Seat | None, chance: Random) -> State:
    """What others answered, as far as the poll has not come to them."""
    answers, told = list(state.answers), True
    for seat in asked(state):
        told = told and answers[seat] is not None
        if answers[seat] is not None and seat != viewer and not told:
            answers[seat] = chance.choice(answers_of(state, seat)).sample(chance)
    return replace(state, answers=tuple(answers))


def _has_won(state: State) -> bool:
    now = state.options.instant_win or state.phase is Phase.JOURNEY_END
    points = points_of if now else points_before
    return any(points(state, seat) >= state.options.goal for seat in range(state.seats))

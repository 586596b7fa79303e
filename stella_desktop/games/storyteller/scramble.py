"""A state that differs in everything a viewer may not know, and in nothing else.

Only tests and simulations use it: if a view or a seat's own moves change, a secret leaks.
"""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

from stella_desktop.engine import CardId, Rng, Seat
from stella_desktop.games.storyteller.moves import Ballot, Phase
from stella_desktop.games.storyteller.state import State, marker_of


def scramble(state: State, viewer: Seat | None, chance: Random) -> State:
    """Other dice, other deck, other hands; other owners and votes until they are disclosed."""
    state = replace(state, rng=Rng(chance.randrange(2**32), chance.randrange(100)))
    state = _deal_again(state, viewer, chance)
    if state.phase in (Phase.VOTE, Phase.DISCLOSE):
        state = _other_owners(state, viewer, chance)
        state = replace(state, ballots=_other_ballots(state, viewer, chance))
    return state


def _deal_again(state: State, viewer: Seat | None, chance: Random) -> State:
    """Mix the deck, the hands of others and what they laid face down."""
    face_down = not state.table
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    pool = [*state.deck, *(card for seat in hidden for card in state.hands[seat])]
    if face_down:
        pool.extend(card for seat in hidden if (card := state.laid[seat]) is not None)
    chance.shuffle(pool)
    hands, laid = list(state.hands), list(state.laid)
    for seat in hidden:
        hands[seat] = _take(pool, len(hands[seat]))
        if face_down and laid[seat] is not None:
            laid[seat] = pool.pop()
    return replace(state, deck=tuple(pool), hands=tuple(hands), laid=tuple(laid))


def _take(pool: list[CardId], count: int) -> tuple[CardId, ...]:
    return tuple(pool.pop() for _ in range(count))


def _other_owners(state: State, viewer: Seat | None, chance: Random) -> State:
    """Who laid which picture; a seat that has said its vote did not vote for its own."""
    hidden = [seat for seat in range(state.seats) if seat != viewer]
    cards = [state.laid[seat] for seat in hidden]
    while True:
        chance.shuffle(cards)
        laid = list(state.laid)
        for seat, card in zip(hidden, cards, strict=True):
            laid[seat] = card
        other = replace(state, laid=tuple(laid))
        if not any(ballot.marker == marker_of(other, seat) for seat, ballot in _said(state)):
            return other


def _said(state: State) -> Iterable[tuple[Seat, Ballot]]:
    for seat in state.options.paper:
        ballot = state.ballots[seat]
        if ballot is not None:
            yield seat, ballot


def _other_ballots(state: State, viewer: Seat | None, chance: Random) -> tuple[Ballot | None, ...]:
    ballots = list(state.ballots)
    for seat, ballot in enumerate(ballots):
        if ballot is None or seat == viewer or seat in state.options.paper:
            continue
        own = marker_of(state, seat)
        marker = chance.choice([m for m in range(1, state.seats + 1) if m != own])
        ballots[seat] = Ballot(marker, not state.spent[seat] and chance.random() < 0.5)
    return tuple(ballots)

"""Drawing and giving: treasures and cards from hand to pile and back."""

from dataclasses import replace

from stella_desktop.engine import Seat, put
from stella_desktop.games.celestia.moves import (
    CardDrawn,
    CelestiaEvent,
    DeckShuffled,
    HookedBack,
    NothingLeft,
    Treasure,
    TreasureTaken,
)
from stella_desktop.games.celestia.options import SPYGLASS, Card
from stella_desktop.games.celestia.state import State, held

Result = tuple[State, tuple[CelestiaEvent, ...]]


def take_treasure(state: State, seat: Seat) -> Result:
    """The top treasure of the city where the aircraft is, if there is one."""
    pile = state.piles[state.here]
    if not pile:
        return state, (NothingLeft(seat, state.here),)
    treasure = Treasure(state.here, pile[0], state.journey)
    state = replace(
        state,
        piles=put(state.piles, state.here, pile[1:]),
        treasures=put(state.treasures, seat, (*state.treasures[seat], treasure)),
    )
    return state, (TreasureTaken(seat, state.here),)


def get_off(state: State, seat: Seat) -> Result:
    """The pawn leaves with a treasure, until the next journey (rules §6.4)."""
    state = replace(
        state,
        aboard=tuple(other for other in state.aboard if other != seat),
        left=(*state.left, seat),
    )
    return take_treasure(state, seat)


def hook_back(state: State, seat: Seat) -> Result:
    """The treasure gained here goes back into its pile, which is shuffled (rules §6.8)."""
    *kept, treasure = state.treasures[seat]
    pile, rng = state.rng.shuffled((*state.piles[state.here], treasure.value))
    state = replace(
        state,
        rng=rng,
        piles=put(state.piles, state.here, pile),
        treasures=put(state.treasures, seat, tuple(kept)),
        aboard=tuple(sorted((*state.aboard, seat))),
        left=tuple(other for other in state.left if other != seat),
    )
    return state, (HookedBack(seat, state.here),)


def give_up_spyglass(state: State, seat: Seat) -> State:
    """A spyglass that was played leaves the game (rules §6.7)."""
    own = state.treasures[seat]
    spyglass = next(item for item in own if item.value == SPYGLASS)
    kept = tuple(item for item in own if item is not spyglass)
    return replace(state, treasures=put(state.treasures, seat, kept), gone=(*state.gone, spyglass))


def spend(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """From the hand to the discard pile."""
    hand = list(state.hands[seat])
    for card in cards:
        hand.remove(card)
    return replace(
        state,
        hands=put(state.hands, seat, tuple(hand)),
        discard=(*state.discard, *cards),
    )


def draw_card(state: State, seat: Seat) -> Result:
    """One card; the discard pile becomes the new deck if need be (rules §6.1, §9.15)."""
    events: tuple[CelestiaEvent, ...] = ()
    if not state.deck:
        if not state.discard:
            return state, ()
        deck, rng = state.rng.shuffled(state.discard)
        state = replace(state, rng=rng, deck=deck, discard=())
        events = (DeckShuffled(len(deck)),)
    hand = held((*state.hands[seat], state.deck[0]))
    state = replace(state, deck=state.deck[1:], hands=put(state.hands, seat, hand))
    return state, (*events, CardDrawn(seat))

"""Card windows: who is asked, and what it may answer (rules §6.5).

The table is polled clockwise from the captain, and nobody may see from the asking who could have
played. So who is asked follows from public facts alone: a seat is asked unless the table can tell
that it has nothing to play here. And all are asked at the same time, for a secret answer: it counts
only once everybody before the seat has passed, as if the seat had been asked then. The first card
in that order is played; the other answers are never shown, and the poll begins again.
"""

from stella_desktop.engine import MoveSpace, OneOf, Seat
from stella_desktop.games.celestia.moves import (
    WINDOWS,
    Pass,
    Phase,
    PlayEjection,
    PlayGust,
    PlayHook,
    PlayJetpack,
    PlayRoute,
    PlaySpyglass,
    WindowMove,
)
from stella_desktop.games.celestia.options import SPYGLASS, Card, Face
from stella_desktop.games.celestia.state import State, clockwise, has_spyglass, passengers

PLAYS = {
    Card.ROUTE: PlayRoute,
    Card.GUST: PlayGust,
    Card.HOOK: PlayHook,
    Card.JETPACK: PlayJetpack,
}
"""Cards that are played without naming anybody."""


def asked(state: State) -> tuple[Seat, ...]:
    """Who is polled in this window, in order; public."""
    if state.phase not in WINDOWS:
        return ()
    return tuple(s for s in clockwise(state, state.captain) if _is_asked(state, s))


def waiting(state: State) -> tuple[Seat, ...]:
    """Who has not answered yet, in order; public."""
    return tuple(seat for seat in asked(state) if state.answers[seat] is None)


def due(state: State) -> WindowMove | None:
    """The card to be played now, a pass if all have passed; None while the poll waits."""
    for seat in asked(state):
        answer = state.answers[seat]
        if not isinstance(answer, Pass):
            return answer
    return Pass(state.captain)


def window_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """For the seat's own eyes: its cards."""
    return answers_of(state, seat) if seat in waiting(state) else ()


def answers_of(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """What a seat that is asked may answer."""
    hand = state.hands[seat]
    cards = (card for card in fitting(state, seat) if card in hand)
    spaces = (MoveSpace(Pass, seat), *(_space(state, seat, card) for card in cards))
    if _spyglass_fits(state, seat) and has_spyglass(state, seat):
        return (*spaces, MoveSpace(PlaySpyglass, seat))
    return spaces


def fitting(state: State, seat: Seat) -> tuple[Card, ...]:
    """Cards that this seat could play now if it held them; public."""
    aboard = seat in state.aboard
    # Rules §9.9: a gust needs a blank die.
    gust = (Card.GUST,) if Face.BLANK in state.dice else ()
    match state.phase:
        case Phase.WINDOW_A:
            ejection = (Card.EJECTION,) if aboard and ejection_targets(state, seat) else ()
            return (*ejection, *((Card.ROUTE,) if aboard else ()), *gust)
        case Phase.WINDOW_RESCUE:
            return (*((Card.ROUTE,) if aboard else ()), *gust)
        case Phase.WINDOW_HOOK:
            return (Card.HOOK,) if seat in state.left else ()
        case _:  # the jet window
            return (Card.JETPACK,) if aboard else ()


def ejection_targets(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Another passenger, never the captain, while there is a treasure to take (rules §9.17)."""
    if not state.piles[state.here]:
        return ()
    return tuple(sorted(other for other in passengers(state) if other != seat))


def _space(state: State, seat: Seat, card: Card) -> MoveSpace:
    if card is Card.EJECTION:
        targets = OneOf(ejection_targets(state, seat))
        return MoveSpace(PlayEjection, seat, (("target", targets),))
    return MoveSpace(PLAYS[card], seat)


def _is_asked(state: State, seat: Seat) -> bool:
    """Could this seat have something to play, for all that the table knows?"""
    if state.hands[seat] and any(_is_about(state, card) for card in fitting(state, seat)):
        return True
    return _spyglass_fits(state, seat) and any(
        _spyglass_is_about(state, item.city) for item in state.treasures[seat]
    )


def _is_about(state: State, card: Card) -> bool:
    """Not all copies lie on the public discard pile."""
    return state.discard.count(card) < state.options.copies(card)


def _spyglass_fits(state: State, seat: Seat) -> bool:
    return state.phase is Phase.WINDOW_RESCUE and seat in state.aboard


def _spyglass_is_about(state: State, city: int) -> bool:
    """Not all spyglasses of the city have left the game."""
    there = state.options.cities[city].pile().count(SPYGLASS)
    return sum(item.city == city for item in state.gone) < there

"""The rules of Celestia: legal moves, and what a move does.

`legal_moves` is the state machine of rules §6; what needs no decision happens inside the move
that leads to it (`stages.onward`).
"""

from dataclasses import replace
from typing import assert_never

from stella_desktop.engine import (
    MoveSpace,
    Seat,
    Step,
    SubsetOf,
    TakeBack,
    put,
    refused,
    same_moves,
    sits_at,
)
from stella_desktop.games.celestia.draws import (
    Result,
    get_off,
)
from stella_desktop.games.celestia.flight import (
    after_new_dice,
    begin_journey,
    end_journey,
    reroll,
    roll,
)
from stella_desktop.games.celestia.moves import (
    WINDOWS,
    Announced,
    Answered,
    CelestiaMove,
    Crash,
    Declared,
    Fly,
    GoOn,
    JourneyEnd,
    Leave,
    NextJourney,
    Pass,
    Phase,
    PlayEjection,
    PlayGust,
    PlayHook,
    PlayJetpack,
    PlayRoute,
    PlaySpyglass,
    Reroll,
    Stay,
    WindowMove,
)
from stella_desktop.games.celestia.payment import payment_for
from stella_desktop.games.celestia.refusals import WHY
from stella_desktop.games.celestia.stages import onward
from stella_desktop.games.celestia.state import (
    RESTING,
    State,
    goal_reached,
    undecided,
)
from stella_desktop.games.celestia.windows import asked, waiting, window_moves

# --- what may be done -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """What this seat may do now. For its own eyes: the captain's choice tells its hand."""
    if not sits_at(seat, state.seats):
        return ()
    match state.phase:
        case Phase.LONE_CHOICE | Phase.REROLL | Phase.ANNOUNCE:
            return _captain_moves(state) if seat == state.captain else ()
        case Phase.DECIDE:
            if seat != undecided(state)[0]:
                return ()
            return (MoveSpace(Stay, seat), *_leave(state, seat))
        case Phase.WINDOW_A | Phase.WINDOW_RESCUE | Phase.WINDOW_HOOK | Phase.WINDOW_JET:
            return window_moves(state, seat)
        case Phase.JOURNEY_END:
            return (MoveSpace(NextJourney, seat),)
        case Phase.GAME_OVER:
            return ()
        case _:
            assert_never(state.phase)


def _captain_moves(state: State) -> tuple[MoveSpace, ...]:
    captain = state.captain
    if state.phase is Phase.LONE_CHOICE:
        return (MoveSpace(GoOn, captain), *_leave(state, captain))
    if state.phase is Phase.REROLL:
        places = tuple(range(len(state.dice)))
        return (MoveSpace(Reroll, captain, (("dice", SubsetOf(places, 0, len(places))),)),)
    # One button where there is no choice: the table must not see whether there was one.
    payment = payment_for(state.dice, state.hands[captain])
    fly = (MoveSpace(Fly, captain),) if payment.can_fly else ()
    crash = (MoveSpace(Crash, captain),) if payment.can_crash else ()
    return (*fly, *crash)


def _leave(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """Nobody gets off where there is no treasure left (rules §6.4)."""
    return (MoveSpace(Leave, seat),) if state.piles[state.here] else ()


# --- what a move does -------------------------------------------------------------------------


def apply(state: State, move: CelestiaMove) -> Step:
    """The next state, the public facts, and whether the move can be taken back.

    Raises `IllegalMove`; the given state is never changed.
    """
    if not same_moves(legal_moves(state, move.seat), move):
        raise refused(move, _why_not(state, move), WHY)
    after, events = onward(*_done(state, move))
    if state.options.instant_win and after.phase not in RESTING and goal_reached(after):
        after, ended = end_journey(after, JourneyEnd.GOAL)
        events += ended
    return Step(after, events, _take_back(state, after, move))


def _why_not(state: State, move: CelestiaMove) -> str:
    """A stable word for the reason, for sentences in the player's language."""
    seat = move.seat
    match move:
        case Leave() if seat in (*undecided(state)[:1], state.captain) and state.phase in (
            Phase.DECIDE,
            Phase.LONE_CHOICE,
        ):
            return "captain_stays" if state.piles[state.here] else "pile_empty"
        case Fly() | Crash() if state.phase is Phase.ANNOUNCE and seat == state.captain:
            return "cannot_fly" if isinstance(move, Fly) else "must_fly"
        case Reroll() if state.phase is Phase.REROLL and seat == state.captain:
            return "dice"
        case PlayEjection(_, target) if target not in state.aboard or target == state.captain:
            return "target"
        case Stay() | Leave() if seat in (*state.stayed, *state.left):
            return "said_already"
    if seat in waiting(state):
        return "no_such_card"
    return "said_already" if seat in asked(state) else "not_now"


def _done(state: State, move: CelestiaMove) -> Result:
    """What the move itself does; what follows by itself comes after."""
    match move:
        case Stay(seat):
            return replace(state, stayed=(*state.stayed, seat)), (Declared(seat, leaves=False),)
        case Leave(seat):
            return _leaves(state, seat)
        case GoOn(seat):
            state, rolled = roll(state)
            return state, (Declared(seat, leaves=False), *rolled)
        case Pass() | PlayEjection() | PlayRoute() | PlayGust() | PlaySpyglass():
            return _answered(state, move)
        case PlayHook() | PlayJetpack():
            return _answered(state, move)
        case Reroll(_, places):
            assert state.reroll_in is not None  # set when the phase began
            phase = after_new_dice(state.reroll_in)
            return reroll(replace(state, phase=phase, reroll_in=None), places)
        case Fly(seat):
            return replace(state, phase=Phase.WINDOW_HOOK), (Announced(seat, flies=True),)
        case Crash(seat):
            return replace(state, phase=Phase.WINDOW_RESCUE), (Announced(seat, flies=False),)
        case NextJourney():
            return begin_journey(state)
        case _:
            assert_never(move)


def _answered(state: State, move: WindowMove) -> Result:
    answers = put(state.answers, move.seat, move)
    return replace(state, answers=answers), (Answered(move.seat),)


def _leaves(state: State, seat: Seat) -> Result:
    declared = (Declared(seat, leaves=True),)
    alone = state.phase is Phase.LONE_CHOICE
    state, taken = get_off(state, seat)
    if not alone:
        return state, (*declared, *taken)
    state, ended = end_journey(state, JourneyEnd.LONE_LEAVE)
    return state, (*declared, *taken, *ended)


def _take_back(before: State, after: State, move: CelestiaMove) -> TakeBack:
    """Never once chance or a treasure was seen; freely only an answer that waits for others."""
    drawn = before.piles != after.piles or before.deck != after.deck
    if drawn or before.rng != after.rng or after.phase is Phase.GAME_OVER:
        return TakeBack.NEVER
    waits = before.phase in WINDOWS and after.answers[move.seat] is not None
    return TakeBack.FREE if waits else TakeBack.ASK

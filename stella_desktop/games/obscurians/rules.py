"""The rules of Obscurians: legal moves, what a move does, and who has won.

`legal_moves` is the state machine of rules §6; what needs no decision (releasing, lapsing, the end
of a turn or round, the scoring) happens inside the move that leads to it.
"""

from dataclasses import replace
from typing import assert_never

from stella_desktop.engine import (
    MoveSpace,
    OneOf,
    Outcome,
    Progress,
    Seat,
    Step,
    SubsetOf,
    TakeBack,
    put,
    refused,
    same_moves,
)
from stella_desktop.games.obscurians.dice import choices, flipped, is_forbidden, uses
from stella_desktop.games.obscurians.moves import (
    ActionChosen,
    ChipPlaced,
    ChooseAction,
    DiceFlipped,
    DiceRerolled,
    DiceRolled,
    EndTurn,
    FlipDice,
    FreeReroll,
    GiveGood,
    GuardGoods,
    ObscuriansMove,
    PlaceChip,
    RelocateGood,
    Reroll,
    RevealEvent,
    RollDice,
    StealGood,
    SwapGoods,
    UseDie,
)
from stella_desktop.games.obscurians.pieces import (
    DICE,
    FACES,
    MISSIONS,
    Chip,
    EventCard,
    Good,
    Mission,
    Phase,
)
from stella_desktop.games.obscurians.refusals import WHY
from stella_desktop.games.obscurians.scoring import winners_of
from stella_desktop.games.obscurians.state import (
    State,
    Turn,
    acting,
    event_of,
    opponents,
    round_number,
    with_secret,
    with_turn,
)
from stella_desktop.games.obscurians.trade import Result, lock, targets, trade
from stella_desktop.games.obscurians.turns import carry_out, end_turn, repeated, reveal

ALL_DICE = tuple(range(DICE))


# --- what may be done -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """What this seat may do now. For its own eyes: its chips are secret."""
    if type(seat) is not int or seat != acting(state):
        return ()
    if state.turn is None:
        return (MoveSpace(RevealEvent, seat),)
    if state.phase is Phase.CHIPS:
        return _chip_moves(state, state.turn)
    if state.phase is Phase.DICE:
        return _dice_moves(state, state.turn)
    return targets(state, state.turn)


def _chip_moves(state: State, turn: Turn) -> tuple[MoveSpace, ...]:
    """Chips on other boards, then the dice; under Chips or Dice, then nothing (rules §6.8)."""
    seat, chips = turn.seat, state.secrets[turn.seat].chips
    spaces: list[MoveSpace] = []
    if chips:
        boards = OneOf(opponents(state, seat))
        spaces.append(MoveSpace(PlaceChip, seat, (("board", boards), ("mission", OneOf(chips)))))
    only_chips = event_of(state) is EventCard.CHIPS_OR_DICE and turn.placed
    spaces.append(MoveSpace(EndTurn if only_chips else RollDice, seat))
    return tuple(spaces)


def _dice_moves(state: State, turn: Turn) -> tuple[MoveSpace, ...]:
    seat, chips, event = turn.seat, state.secrets[turn.seat].chips, event_of(state)
    spaces: list[MoveSpace] = []
    if not turn.flipped and not turn.used:  # rerolls come first (rules §6.8, details)
        dice = SubsetOf(ALL_DICE, 1, DICE)
        if chips:
            spaces.append(MoveSpace(Reroll, seat, (("dice", dice), ("mission", OneOf(chips)))))
        if event is EventCard.FREE_REROLL and not turn.free_reroll_used:
            spaces.append(MoveSpace(FreeReroll, seat, (("dice", dice),)))
    unflipped = tuple(die for die in ALL_DICE if die not in turn.flipped)
    if event is EventCard.FLIP and unflipped:
        flip = SubsetOf(unflipped, 1, len(unflipped))
        spaces.append(MoveSpace(FlipDice, seat, (("dice", flip),)))
    actions = _use_moves(turn) if event is EventCard.ALL_FIVE else _choice_moves(state, turn)
    return (*spaces, *(actions or (MoveSpace(EndTurn, seat),)))


def _choice_moves(state: State, turn: Turn) -> tuple[MoveSpace, ...]:
    return tuple(
        MoveSpace(ChooseAction, turn.seat, (("action", OneOf((action,))), ("times", OneOf(times))))
        for action, times in choices(turn.dice, event_of(state))
    )


def _use_moves(turn: Turn) -> tuple[MoveSpace, ...]:
    return tuple(
        MoveSpace(UseDie, turn.seat, (("face", OneOf((face,))), ("action", OneOf(actions))))
        for face, actions in uses(turn.dice, turn.used)
    )


# --- what a move does -------------------------------------------------------------------------


def apply(state: State, move: ObscuriansMove) -> Step:
    """The next state, the public facts, and whether the move can be taken back.

    Raises `IllegalMove`; the given state is never changed.
    """
    if not same_moves(legal_moves(state, move.seat), move):
        raise refused(move, _why_not(state, move), WHY)
    if isinstance(move, RevealEvent):
        return Step(*reveal(state), TakeBack.NEVER)
    assert state.turn is not None  # every other move belongs to a turn
    turn = state.turn
    match move:
        case PlaceChip(seat, board, mission):
            return Step(*_place(state, turn, board, mission), TakeBack.ASK)
        case RollDice(seat):
            dice, rng = state.rng.roll(FACES, DICE)
            state = replace(state, rng=rng, phase=Phase.DICE)
            state = with_turn(state, turn, dice=dice, rolled=ALL_DICE)
            return Step(state, (DiceRolled(seat, dice),), TakeBack.NEVER)
        case Reroll(seat, dice, mission):
            state = _discard(state, seat, mission)
            return Step(*_reroll(state, turn, dice, paid=True), TakeBack.NEVER)
        case FreeReroll(seat, dice):
            turn = replace(turn, free_reroll_used=True)
            return Step(*_reroll(state, turn, dice, paid=False), TakeBack.NEVER)
        case FlipDice(seat, dice):
            faces = flipped(turn.dice, dice)
            turned = tuple(sorted((*turn.flipped, *dice)))
            state = with_turn(state, turn, dice=faces, flipped=turned)
            return Step(state, (DiceFlipped(seat, dice, faces),), TakeBack.FREE)
        case ChooseAction(seat, action, times):
            chosen = ActionChosen(seat, action, times, None)
            return Step(*carry_out(state, turn, chosen), TakeBack.FREE)
        case UseDie(seat, face, action):
            die = next(d for d in ALL_DICE if turn.dice[d] is face and d not in turn.used)
            turn = replace(turn, used=(*turn.used, die))
            chosen = ActionChosen(seat, action, 1, die)
            return Step(*carry_out(state, turn, chosen), TakeBack.FREE)
        case StealGood() | GiveGood() | SwapGoods() | RelocateGood():
            state, events = trade(state, move)
            return Step(*repeated(state, turn, 1, events), TakeBack.FREE)
        case GuardGoods(seat, places):
            state, events = lock(state, seat, places)
            return Step(*repeated(state, turn, turn.left, events), TakeBack.FREE)
        case EndTurn():
            return Step(*end_turn(state, turn), TakeBack.FREE)
        case _:
            assert_never(move)


def _place(state: State, turn: Turn, board: Seat, mission: Mission) -> Result:
    """On top of the stack, for good (rules §6.3)."""
    seat = turn.seat
    chips = tuple(chip for chip in state.secrets[seat].chips if chip is not mission)
    stacks = put(state.stacks, board, (*state.stacks[board], Chip(seat, mission)))
    state = with_secret(replace(state, stacks=stacks), seat, chips=chips)
    state = with_turn(state, turn, placed=turn.placed + 1)
    return state, (ChipPlaced(seat, board, mission),)


def _discard(state: State, seat: Seat, mission: Mission) -> State:
    secret = state.secrets[seat]
    chips = tuple(chip for chip in secret.chips if chip is not mission)
    discarded = tuple(chip for chip in MISSIONS if chip in (*secret.discarded, mission))
    return with_secret(state, seat, chips=chips, discarded=discarded)


def _reroll(state: State, turn: Turn, dice: tuple[int, ...], *, paid: bool) -> Result:
    rolled, rng = state.rng.roll(FACES, len(dice))
    new = dict(zip(dice, rolled, strict=True))
    faces = tuple(new.get(die, face) for die, face in enumerate(turn.dice))
    state = with_turn(replace(state, rng=rng), turn, dice=faces, rolled=dice)
    return state, (DiceRerolled(turn.seat, dice, faces, paid),)


# --- why not ----------------------------------------------------------------------------------


def _why_not(state: State, move: ObscuriansMove) -> str:
    """A stable word for the reason, for sentences in the player's language."""
    if state.phase is Phase.GAME_OVER:
        return "game_over"
    if not legal_moves(state, move.seat):
        return "not_your_turn"
    turn, event = state.turn, event_of(state)
    match move:
        case PlaceChip(seat, board, mission):
            if state.phase in (Phase.DICE, Phase.EXECUTE):
                return "too_late_for_chips"
            if state.phase is Phase.CHIPS:
                return "own_board" if board == seat else _no_chip(state, seat, mission)
        case Reroll(seat, _, mission):
            if turn and (turn.flipped or turn.used):
                return "too_late_to_reroll"
            if state.phase is Phase.DICE:
                return _no_chip(state, seat, mission)
        case FreeReroll() if turn and turn.free_reroll_used:
            return "free_reroll_used"
        case RollDice() if turn and turn.placed and event is EventCard.CHIPS_OR_DICE:
            return "chips_or_dice"
        case ChooseAction(_, action, _) if state.phase is Phase.DICE:
            if is_forbidden(action, event):
                return "forbidden"
            return "one_by_one" if event is EventCard.ALL_FIVE else "times"
        case EndTurn() if state.phase is Phase.DICE:
            return "must_act"
        case GiveGood(_, _, _, receiver) | RelocateGood(_, _, _, receiver) if _is_banned(
            state, receiver
        ):
            return "banned"
        case (
            StealGood(_, owner, good)
            | SwapGoods(_, _, _, owner, good)
            | RelocateGood(_, owner, good, _)
        ) if state.phase is Phase.EXECUTE:
            return _no_good(state, owner, good)
    return "not_now"


def _no_chip(state: State, seat: Seat, mission: Mission) -> str:
    return "not_now" if mission in state.secrets[seat].chips else "no_chip"


def _is_banned(state: State, seat: Seat) -> bool:
    return any(player.banned for at, player in enumerate(state.players) if at == seat)


def _no_good(state: State, owner: Seat, good: Good) -> str:
    if _is_banned(state, owner):
        return "banned"
    guarded = any(good in player.locked for at, player in enumerate(state.players) if at == owner)
    return "guarded" if guarded else "not_now"


# --- the end ----------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    return Outcome(winners_of(state.tallies), tuple(tally.total for tally in state.tallies))


def progress(state: State) -> Progress:
    """Nothing is scored before the Sandstorm, and nobody knows when it comes (rules §5): every
    round counts 0 but the last, which has it all."""
    number = round_number(state)
    nothing = (0,) * state.seats
    if state.phase is not Phase.GAME_OVER:
        return Progress(number, None, (nothing,) * (number - 1), nothing, ())
    totals = tuple(tally.total for tally in state.tallies)
    return Progress(number, number, (*(nothing,) * (number - 1), totals), totals, ())

"""A robot that trades for its client, and guesses from their goods for whom the others work."""

from itertools import combinations
from random import Random

from stella_desktop.engine import MoveSpace, SubsetOf
from stella_desktop.games.obscurians.dice import choices, flipped, uses
from stella_desktop.games.obscurians.mind import Mind
from stella_desktop.games.obscurians.moves import (
    ChooseAction,
    FlipDice,
    FreeReroll,
    GiveGood,
    GuardGoods,
    ObscuriansMove,
    PlaceChip,
    RelocateGood,
    Reroll,
    StealGood,
    SwapGoods,
    UseDie,
)
from stella_desktop.games.obscurians.pieces import DICE, FIRST_EVENTS, EventCard, Face, Mission
from stella_desktop.games.obscurians.view import TurnView, View

WORTH_A_CHIP = 3.0
"""A spare chip is discarded if a reroll promises so many points more."""
SAMPLES = 24
"""Rolls imagined before a reroll."""
SURE = (1.1, 0.75, 0.6, 0.3, 0.15)
"""From this belief on a chip is placed in each round; afterwards all chips are."""


class TradeBot:
    """Takes the action that promises most; places chips when it is sure or time is short."""

    def choose(self, view: View, spaces: tuple[MoveSpace, ...], chance: Random) -> ObscuriansMove:
        mind = Mind(view, spaces[0].seat, chance)
        classes = {space.move_class for space in spaces}
        turn = view.turn
        if PlaceChip in classes and (chip := _chip(mind)):
            return chip
        if GuardGoods in classes:
            return _guard(mind, spaces[0])
        if turn and turn.left and turn.action:
            return _trade(mind, turn.action)
        if UseDie in classes and turn:
            return _use(mind, turn)
        if ChooseAction in classes and turn:
            return _reroll(mind, turn, classes) or _choose(mind, turn)
        move: ObscuriansMove = spaces[-1].build({})  # reveal, roll, end the turn
        return move


def _chip(mind: Mind) -> PlaceChip | None:
    """The surest suspicion, if it is sure enough for this round."""
    view, seat = mind.view, mind.seat
    ready = [chip.mission for chip in view.own_chips if chip.ready]
    if mind.mission is Mission.LOSE:
        return _false_chip(mind, ready)
    if view.event is EventCard.CHIPS_OR_DICE and view.number < FIRST_EVENTS:
        return None
    sure = (*SURE, 0.0)[min(view.number - 1, len(SURE))]
    pairs = [
        (belief, board, mission)
        for board, likely in mind.beliefs.items()
        for mission, belief in likely.items()
        if mission in ready
    ]
    belief, board, mission = max(pairs, default=(-1.0, seat, mind.mission))
    return PlaceChip(seat, board, mission) if belief >= sure else None


def _false_chip(mind: Mind, ready: list[Mission]) -> PlaceChip | None:
    """Lose wants a chip on every opponent, and every one wrong (rules §7.3)."""
    view, seat = mind.view, mind.seat
    others = [player.seat for player in view.players if player.seat != seat]
    placed = sum(not chip.ready and not chip.discarded for chip in view.own_chips)
    if view.number < FIRST_EVENTS or placed >= len(others) or not ready:
        return None
    likely = mind.beliefs[others[placed]]
    return PlaceChip(seat, others[placed], min(ready, key=lambda chip: likely.get(chip, 0.0)))


def _guard(mind: Mind, space: MoveSpace) -> GuardGoods:
    """The goods whose loss would cost most."""
    wanted = space.field("places")
    size = wanted.most if isinstance(wanted, SubsetOf) else 0
    places = [-place for _, place in mind.losses()[:size]]
    return GuardGoods(mind.seat, tuple(sorted(places)))


def _trade(mind: Mind, action: Face) -> ObscuriansMove:
    found = mind.best(mind.table, action)
    assert found is not None  # a repetition without a target has lapsed
    seat, trade = mind.seat, found[1]
    guarded = trade.giver == seat and trade.good not in mind.view.players[seat].free
    match action:
        case Face.STEAL:
            return StealGood(seat, trade.giver, trade.good)
        case Face.GIVE:
            return GiveGood(seat, trade.good, guarded, trade.receiver)
        case Face.RELOCATE:
            return RelocateGood(seat, trade.giver, trade.good, trade.receiver)
        case _:
            assert trade.in_return is not None  # what is left is a swap
            return SwapGoods(seat, trade.good, guarded, trade.receiver, trade.in_return)


def _use(mind: Mind, turn: TurnView) -> UseDie:
    """All five: the die that promises most now."""
    pairs = [
        (mind.promise(action, 1), face, action)
        for face, actions in uses(turn.dice, turn.used)
        for action in actions
    ]
    _, face, action = max(pairs)
    return UseDie(mind.seat, face, action)


def _best_choice(mind: Mind, dice: tuple[Face, ...]) -> tuple[float, Face, int]:
    """What the dice promise at best: points, action, repetitions."""
    rated = [
        (mind.promise(action, n), action, n)
        for action, times in choices(dice, mind.view.event)
        for n in times
    ]
    return max(rated, default=(0.0, Face.WILD, 0))


def _choose(mind: Mind, turn: TurnView) -> ChooseAction:
    _, action, times = _best_choice(mind, turn.dice)
    return ChooseAction(mind.seat, action, times)


def _reroll(mind: Mind, turn: TurnView, classes: set[type]) -> ObscuriansMove | None:
    """Better dice, if they can be had: turned, for free, or for the chip that is no use."""
    now, action, _ = _best_choice(mind, turn.dice)
    if FlipDice in classes:
        left = [die for die in range(DICE) if die not in turn.flipped]
        ways = [way for size in range(1, len(left) + 1) for way in combinations(left, size)]
        rated = [(_best_choice(mind, flipped(turn.dice, way))[0], way) for way in ways]
        best, way = max(rated)
        if best > now:
            return FlipDice(mind.seat, way)
    spare = [chip.mission for chip in mind.view.own_chips if chip.ready]
    pays = Reroll in classes and mind.mission in spare and mind.mission is not Mission.LOSE
    kept = {action} if action is Face.RELOCATE else {action, Face.WILD}
    dice = tuple(die for die, face in enumerate(turn.dice) if face not in kept)
    if not dice or not (pays or FreeReroll in classes):
        return None
    hope = sum(_best_choice(mind, mind.imagine(turn.dice, dice))[0] for _ in range(SAMPLES))
    gain = hope / SAMPLES - now
    if FreeReroll in classes:
        return FreeReroll(mind.seat, dice) if gain > 0 else None
    return Reroll(mind.seat, dice, mind.mission) if gain > WORTH_A_CHIP else None

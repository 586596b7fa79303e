"""Obscurians told in plain English: one sentence for each public event."""

from collections import Counter
from collections.abc import Iterable
from typing import assert_never

from stella_desktop.engine import Seat
from stella_desktop.games.obscurians.moves import (
    ActionChosen,
    ArtifactArrived,
    ChipPlaced,
    DiceFlipped,
    DiceRerolled,
    DiceRolled,
    EventRevealed,
    GameEnded,
    Guarded,
    Lapsed,
    ObscuriansEvent,
    RoundEnded,
    TradeBanned,
    Traded,
    TurnBegan,
    TurnEnded,
)
from stella_desktop.games.obscurians.pieces import EventCard, Face, Good, Tally
from stella_desktop.games.obscurians.view import View
from stella_desktop.support.stories.telling import Cast, Story, who_won

EVENTS = {
    EventCard.SANDSTORM: "Sandstorm, the end of the game",
    EventCard.CURSED_ARTIFACT: "Cursed Artifact",
    EventCard.STEAL_DOUBLE: "every steal counts twice",
    EventCard.SWAP_DOUBLE: "every swap counts twice",
    EventCard.GUARD_DOUBLE: "every guard counts twice",
    EventCard.GIVE_DOUBLE: "every gift counts twice",
    EventCard.NO_STEAL: "nobody may steal",
    EventCard.NO_SWAP: "nobody may swap",
    EventCard.NO_GUARD: "nobody may guard",
    EventCard.EXTRA_WILDS: "two more wilds for every roll",
    EventCard.CHIPS_OR_DICE: "either chips or dice",
    EventCard.FLIP: "dice may be turned over",
    EventCard.FREE_REROLL: "one reroll is free",
    EventCard.ALL_FIVE: "all five dice are carried out",
}


def opening(_: View) -> tuple[ObscuriansEvent, ...]:
    return ()  # a game begins with the first event card, and turning it over is a move


def sentence(event: ObscuriansEvent, cast: Cast) -> str:
    match event:
        case EventRevealed(seat, card):
            return f"{cast.name(seat)} reveals the event of the round: {EVENTS[card]}."
        case ArtifactArrived(seat):
            return f"{cast.name(seat)} receives the cursed artifact."
        case TurnBegan(seat, released, ban_ended):
            return _began(seat, released, cast, ban_ended=ban_ended)
        case ChipPlaced(seat, board, mission):
            return f"{cast.name(seat)} suspects {cast.name(board)} of working for {mission}."
        case DiceRolled(seat, faces):
            return f"{cast.name(seat)} rolls: {', '.join(faces)}."
        case DiceRerolled(seat, dice, faces, paid):
            price = "for a chip" if paid else "for free"
            return f"{cast.name(seat)} rolls {_dice(dice)} again {price}: {', '.join(faces)}."
        case DiceFlipped(seat, dice, faces):
            return f"{cast.name(seat)} turns {_dice(dice)} over: {', '.join(faces)}."
        case ActionChosen(seat, action, times, die):
            if die is None:
                return f"{cast.name(seat)} chooses: {action}, {_times(times)}."
            return f"{cast.name(seat)} carries die {die + 1} out: {action}."
        case Traded():
            return _traded(event, cast)
        case Guarded(seat, goods):
            return f"{cast.name(seat)} guards {_goods(goods)}."
        case TradeBanned(seat):
            return f"{cast.name(seat)} is under a trade ban until the next own turn."
        case Lapsed(seat, action, times):
            return f"{cast.name(seat)} finds no target: {action} lapses, {_times(times)}."
        case TurnEnded(seat):
            return f"{cast.name(seat)} hands the dice on."
        case RoundEnded(number, starter):
            return f"Round {number} is over; {cast.name(starter)} has the lamp and begins the next."
        case GameEnded(winners, tallies):
            return _ended(winners, tallies, cast)
        case _:
            assert_never(event)


def _began(seat: Seat, released: tuple[Good, ...], cast: Cast, *, ban_ended: bool) -> str:
    told = f"It is the turn of {cast.name(seat)}"
    if released:
        told += f"; no longer guarded: {_goods(released)}"
    return f"{told}; the trade ban ends." if ban_ended else f"{told}."


def _traded(event: Traded, cast: Cast) -> str:
    actor, giver, receiver = map(cast.name, (event.seat, event.giver, event.receiver))
    good = _goods((event.good,))
    match event.action:
        case Face.STEAL:
            return f"{actor} steals {good} from {giver}."
        case Face.GIVE:
            return f"{actor} gives {good} to {receiver}."
        case Face.RELOCATE:
            return f"{actor} relocates {good} from {giver} to {receiver}."
        case _:
            assert event.in_return is not None  # what is left is a swap
            return f"{actor} swaps {good} with {receiver} for {_goods((event.in_return,))}."


def _ended(winners: tuple[Seat, ...], tallies: tuple[Tally, ...], cast: Cast) -> str:
    won = who_won(cast, winners, tallies[winners[0]].total, "points").removesuffix(".")
    pads = (f"{cast.name(seat)} {t.mission} {t.total}" for seat, t in enumerate(tallies))
    return f"{won}; clients and totals: {', '.join(pads)}."


def _goods(goods: Iterable[Good]) -> str:
    """ "3 green, the lamp"."""
    unique = (Good.LAMP, Good.ARTIFACT)
    counts = Counter(goods).items()
    return ", ".join(f"the {kind}" if kind in unique else f"{n} {kind}" for kind, n in counts)


def _dice(dice: tuple[int, ...]) -> str:
    numbers = [str(die + 1) for die in dice]
    if len(numbers) == 1:
        return f"die {numbers[0]}"
    return f"dice {', '.join(numbers[:-1])} and {numbers[-1]}"


def _times(times: int) -> str:
    return "once" if times == 1 else f"{times} times"


def _standing(*_: object) -> str:
    return "Nothing is scored before the end."


STORY = Story(opening, sentence, _standing)

"""Celestia told in plain English: one sentence for each public event.

Cities are told by their number from the left: what their tiles say is up to the house rules.
"""

from collections.abc import Iterable
from typing import assert_never

from stella_desktop.games.celestia.moves import (
    Announced,
    Answered,
    CaptainChanged,
    CardDrawn,
    CardPlayed,
    CelestiaEvent,
    CityFlipped,
    Crashed,
    DeckShuffled,
    Declared,
    DiceRerolled,
    DiceRolled,
    GameEnded,
    HookedBack,
    JourneyBegan,
    JourneyEnd,
    JourneyEnded,
    JourneyResult,
    Moved,
    NothingLeft,
    Paid,
    SpyglassPlayed,
    TreasureTaken,
)
from stella_desktop.games.celestia.options import Card, Face
from stella_desktop.games.celestia.view import View
from stella_desktop.support.stories.telling import Cast, Story, so_far, who_won

ENDS = {
    JourneyEnd.CRASH: "in a crash",
    JourneyEnd.LAST_CITY: "in the last city",
    JourneyEnd.LONE_LEAVE: "when the captain, alone aboard, gets off",
    JourneyEnd.GOAL: "because somebody has reached the goal",
}


def opening(view: View) -> tuple[CelestiaEvent, ...]:
    assert view.target is not None  # a new game begins in the air
    return (
        JourneyBegan(view.journey, view.captain, view.here),
        DiceRolled(view.captain, view.target, view.dice),
    )


def sentence(event: CelestiaEvent, cast: Cast) -> str:
    match event:
        case JourneyBegan(number, captain, city):
            return f"Journey {number}: {cast.name(captain)} is captain, all board in {_city(city)}."
        case DeckShuffled(cards):
            return f"The discard pile is shuffled into a new draw pile of {_cards(cards)}."
        case CardDrawn(seat):
            return f"{cast.name(seat)} draws a card."
        case DiceRolled(captain, target, dice):
            return f"{cast.name(captain)} rolls for {_city(target)}: {_faces(dice)}."
        case Declared(seat, leaves):
            return f"{cast.name(seat)} {'gets off' if leaves else 'stays aboard'}."
        case TreasureTaken(seat, city):
            return f"{cast.name(seat)} takes a treasure of {_city(city)}."
        case NothingLeft(seat, city):
            return f"No treasure of {_city(city)} is left for {cast.name(seat)}."
        case CardPlayed(seat, card, target):
            whom = "" if target is None else f": {cast.name(target)} has to get off"
            return f"{cast.name(seat)} plays {_card(card)}{whom}."
        case SpyglassPlayed(seat):
            return f"{cast.name(seat)} looks through a Magic Spyglass, and no hazard counts."
        case Answered(seat):
            return f"{cast.name(seat)} has answered whether to play a card."
        case DiceRerolled(places, dice):
            return f"{_places(places)} rolled again; now the dice show: {_faces(dice)}."
        case Announced(captain, flies):
            return f"{cast.name(captain)} announces {'to fly on' if flies else 'a crash'}."
        case HookedBack(seat, city):
            return f"{cast.name(seat)} returns the treasure of {_city(city)} and is aboard again."
        case Paid(captain, cards):
            return f"{cast.name(captain)} pays with {', '.join(map(_card, cards))}."
        case Moved(origin, target):
            return f"The aircraft flies from {_city(origin)} to {_city(target)}."
        case CityFlipped(city):
            return f"No treasure is left in {_city(city)}: it is closed for good."
        case CaptainChanged(captain):
            return f"{cast.name(captain)} is the captain now."
        case Crashed(city, aboard):
            return f"The aircraft crashes beyond {_city(city)}; aboard: {cast.people(aboard)}."
        case JourneyEnded(result):
            return _ended(result, cast)
        case GameEnded(winners, totals):
            return who_won(cast, winners, max(totals), "points")
        case _:
            assert_never(event)


def _city(city: int) -> str:
    return f"city {city + 1}"


def _card(card: Card) -> str:
    return card.replace("_", " ")


def _cards(count: int) -> str:
    return "one card" if count == 1 else f"{count} cards"


def _faces(dice: Iterable[Face]) -> str:
    return ", ".join(dice)


def _places(places: tuple[int, ...]) -> str:
    numbers = [str(place + 1) for place in places]
    if len(numbers) < 2:
        return f"Die {numbers[0]} is" if numbers else "No die is"
    return f"Dice {', '.join(numbers[:-1])} and {numbers[-1]} are"


def _ended(result: JourneyResult, cast: Cast) -> str:
    gained = cast.tally(map(len, result.gains))
    return f"Journey {result.number} ends {ENDS[result.end]}; treasures gained: {gained}."


def _counted(view: View) -> str:
    return "Points" if view.options.open_points else "Treasures"


STORY = Story(opening, sentence, so_far(_counted))

"""A sensible robot for Celestia: it weighs what it could take now against how the flight may end.

It sees a view and its own spaces, like anybody at the table, and guesses the captain's hand from
its size and from the cards that nobody has shown yet.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import product
from random import Random
from typing import Any

from stella_desktop.engine import MoveSpace, Seat
from stella_desktop.games.celestia.moves import Phase
from stella_desktop.games.celestia.options import SPYGLASS, Card, City, Face
from stella_desktop.games.celestia.payment import payment_for
from stella_desktop.games.celestia.view import OwnView, View

ROUTE_HELPS = 0.6
"""How often an Alternative Route turns a crash away."""
SAMPLES = 100
"""Hands imagined for a forecast, and rolls where all of them would be too many."""
MOST_ROLLS = 6**4
"""The most that the printed dice can show."""


@dataclass(frozen=True, slots=True)
class CelestiaBot:
    """Daring while a treasure is small change, careful once one would hurt to lose.

    The numbers were found by playing tables of robots against each other: these win as often as
    robots that reckon with the best mean at every city, and games are not drawn out.
    `guesses`: hands imagined for the dice on the table.
    """

    guesses: int = 40
    modest: float = 4.0
    """Nobody gets off for a treasure below this, on average."""
    daring: float = 0.25
    """How likely the flight must be where treasures are modest."""
    caution: float = 0.98
    """How likely it must be everywhere else."""
    command: float = 0.2
    """Rather gets off than be captain of the next leg with worse odds than this."""
    alone: float = 1.1
    """How many times more than the treasure here a flight alone must promise."""
    spyglass: float = 4.0
    """What a spyglass in the hand is worth to it."""
    jetpack: float = 3.0
    small: float = 2.0
    """A treasure for which no power card is spent."""

    def choose(self, view: View, spaces: tuple[MoveSpace, ...], chance: Random) -> Any:
        """A move of one of `spaces`; `view` is that of the seat they belong to."""
        kinds = {space.kind: space for space in spaces}
        if len(spaces) == 1 and not spaces[0].fields:
            return spaces[0].build({})
        match view.phase:
            case Phase.DECIDE:
                return kinds["leave" if self._leaves(view, chance) else "stay"].build({})
            case Phase.LONE_CHOICE:
                return kinds["leave" if self._ends_alone(view) else "go_on"].build({})
            case Phase.ANNOUNCE:
                return kinds["fly" if self._flies(view) else "crash"].build({})
            case Phase.REROLL:
                return kinds["reroll"].build({"dice": unanswered(view.dice, _own(view).hand)})
            case _:
                return self._card(view, kinds, chance)

    # --- stay or leave ------------------------------------------------------------------------

    def _leaves(self, view: View, chance: Random) -> bool:
        taken, arrives = self._worth(view, view.here), self._arrives(view, chance)
        if _own(view).points + taken >= view.options.goal:
            return True  # this may win the game
        captain = _after(view, view.captain)
        if taken < self.modest:
            doomed = captain == view.viewer and self._could_not_command(view)
            return doomed or arrives < self.daring
        if _is_insured(_own(view)):
            return taken >= self._staying(view, arrives, self._beyond(view, captain))
        return arrives < self.caution

    def _could_not_command(self, view: View) -> bool:
        """Would fly badly as captain of the next leg."""
        assert view.target is not None  # there is one while the aircraft flies
        further = _next_open(view, view.target)
        return further is not None and _own_odds(view, view.cities[further].dice) < self.command

    def _ends_alone(self, view: View) -> bool:
        arrives = _own_odds(view, view.cities[view.target or 0].dice)
        on = self._staying(view, arrives, self._beyond(view, view.captain))
        return self._worth(view, view.here) * self.alone >= on

    def _staying(self, view: View, arrives: float, beyond: float) -> float:
        """What staying aboard is worth: what awaits the viewer, or what saves it from the crash."""
        own, saved = _own(view), 0.0
        if Card.JETPACK in own.hand:
            saved = max(saved, self._worth(view, view.here) - self.jetpack)
        if any(item.value == SPYGLASS for item in own.treasures):
            saved = max(saved, beyond - self.spyglass)
        if Card.ROUTE in own.hand:
            saved = max(saved, ROUTE_HELPS * beyond + (1 - ROUTE_HELPS) * saved - 1.0)
        return arrives * beyond + (1 - arrives) * saved

    def _arrives(self, view: View, chance: Random) -> float:
        """How likely the captain can pay for the dice on the table."""
        own = _own(view)
        if own.payment:
            return 1.0 if own.payment.can_fly else 0.0
        unseen = list(view.options.all_cards())
        for card in (*view.discard, *own.hand):
            unseen.remove(card)
        size = view.player(view.captain).cards
        hands = (tuple(chance.sample(unseen, size)) for _ in range(self.guesses))
        return sum(payment_for(view.dice, hand).can_fly for hand in hands) / self.guesses

    def _beyond(self, view: View, captain: Seat) -> float:
        """What awaits the viewer in the next city if the flight succeeds."""
        assert view.target is not None  # there is one while the aircraft flies
        return self._arrival(view, view.target, captain)

    def _arrival(self, view: View, city: int, captain: Seat) -> float:
        """Arriving at a city under a captain: a passenger sees the dice and then gets off or
        trusts it; a captain cannot get off unless it is alone. All others are thought to stay."""
        here, further = self._worth(view, city), _next_open(view, city)
        if further is None:
            return here
        dice, on = view.cities[further].dice, self._arrival(view, further, _after(view, captain))
        if captain == view.viewer:
            flight = _own_odds(view, dice) * on
            return flight if len(view.aboard) > 1 else max(here, flight)
        options = view.options
        rolls = forecast(options.all_cards(), view.player(captain).cards, options.faces, dice)
        return sum(likely * max(here, able * on) for likely, able in rolls)

    def _worth(self, view: View, city: int) -> float:
        if not view.cities[city].left:
            return 0.0
        return mean_treasure(view.options.cities[city], self.spyglass)

    # --- the captain --------------------------------------------------------------------------

    def _flies(self, view: View) -> bool:
        """Where turbos are needed: are they worth the trip?"""
        payment = _own(view).payment
        assert payment is not None  # the viewer is the captain
        assert view.target is not None  # there is one while the aircraft flies
        return self._worth(view, view.target) >= 2.0 * payment.deficit - 1.0

    # --- power cards --------------------------------------------------------------------------

    def _card(self, view: View, kinds: dict[str, MoveSpace], chance: Random) -> Any:
        for kind, space in kinds.items():
            if kind != "pass" and self._pays(kind, view, chance):
                return space.build(self._target(view, space))
        return kinds["pass"].build({})

    def _pays(self, kind: str, view: View, chance: Random) -> bool:
        """Is a card worth playing now?"""
        here, ahead = (self._worth(view, city) for city in (view.here, view.target or 0))
        match kind:
            case "play_ejection":  # the journey is about to get better for those aboard
                return ahead >= here + 2.0 and self._arrives(view, chance) > 0.5
            case "play_gust":  # from the ground, against several on their way to a rich city
                hurts = view.viewer not in view.aboard and len(view.aboard) > 1
                hurts = hurts and view.phase is Phase.WINDOW_A and ahead >= 4 * self.small
                return hurts and self._arrives(view, chance) > 0.5
            case "play_route" | "play_spyglass":  # once the crash is announced
                return view.phase is Phase.WINDOW_RESCUE and ahead >= self.small
            case "play_hook":
                given_back = view.options.points(_own(view).treasures[-1].value)
                return ahead >= given_back + 2 * self.small
            case _:  # a jetpack
                return here >= self.small

    def _target(self, view: View, space: MoveSpace) -> dict[str, Seat]:
        """Whom to eject: the richest, judged by the backs of the treasures."""
        if not space.fields:
            return {}
        seats = [p.seat for p in view.players if space.field("target").contains(p.seat)]
        return {"target": max(seats, key=lambda seat: self._riches(view, seat))}

    def _riches(self, view: View, seat: Seat) -> float:
        spyglass = float(view.options.spyglass)
        backs = view.player(seat).backs
        return sum(mean_treasure(view.options.cities[city], spyglass) for city in backs)


# --- odds -------------------------------------------------------------------------------------


@cache
def mean_treasure(city: City, spyglass: float) -> float:
    """What a treasure of the city is worth on average."""
    values = [spyglass if value == SPYGLASS else value for value in city.pile()]
    return sum(values) / len(values)


@cache
def rolls_of(faces: tuple[Face, ...], dice: int) -> tuple[tuple[tuple[Face, ...], float], ...]:
    """What so many dice can show, in whatever order, and how likely each is."""
    if len(faces) ** dice <= MOST_ROLLS:
        shown = [tuple(sorted(roll)) for roll in product(faces, repeat=dice)]
    else:  # house rules with many dice
        chance = Random(dice)
        shown = [tuple(sorted(chance.choices(faces, k=dice))) for _ in range(SAMPLES)]
    return tuple((roll, count / len(shown)) for roll, count in Counter(shown).items())


@cache
def forecast(
    box: tuple[Card, ...], cards: int, faces: tuple[Face, ...], dice: int
) -> tuple[tuple[float, float], ...]:
    """For each roll how likely it is, and how likely any hand of so many cards can answer it."""
    chance = Random(cards)
    hands = [tuple(chance.sample(box, cards)) for _ in range(SAMPLES)]
    return tuple(
        (likely, sum(payment_for(roll, hand).can_fly for hand in hands) / SAMPLES)
        for roll, likely in rolls_of(faces, dice)
    )


@lru_cache(maxsize=2000)
def odds_of(hand: tuple[Card, ...], faces: tuple[Face, ...], dice: int) -> float:
    """How likely a hand can answer so many dice."""
    return sum(likely for roll, likely in rolls_of(faces, dice) if payment_for(roll, hand).can_fly)


def unanswered(dice: tuple[Face, ...], hand: tuple[Card, ...]) -> tuple[int, ...]:
    """Dice, by place, for which the hand has no card, turbos included."""
    places: list[int] = []
    seen: tuple[Face, ...] = ()
    for place, face in enumerate(dice):
        if payment_for((*seen, face), hand).can_fly:
            seen = (*seen, face)
        else:
            places.append(place)
    return tuple(places)


def _next_open(view: View, city: int) -> int | None:
    """The next open city after one to the right of the aircraft."""
    places = range(city + 1, len(view.cities))
    return next((place for place in places if view.cities[place].open), None)


def _after(view: View, captain: Seat) -> Seat:
    """The captain after `captain`, if all stay aboard."""
    seats = len(view.players)
    order = [(captain + step) % seats for step in range(1, seats + 1)]
    return next(seat for seat in order if seat in view.aboard)


def _is_insured(own: OwnView) -> bool:
    """Holds something against a crash."""
    cards = {Card.JETPACK, Card.ROUTE}.intersection(own.hand)
    return bool(cards) or any(item.value == SPYGLASS for item in own.treasures)


def _own_odds(view: View, dice: int) -> float:
    return odds_of(_own(view).hand, view.options.faces, dice)


def _own(view: View) -> OwnView:
    assert view.own is not None  # a robot gets the view of its own seat
    return view.own

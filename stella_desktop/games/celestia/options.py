"""What lies in Celestia's box, as tables that house rules can change: cards, dice, cities."""

from dataclasses import dataclass
from enum import StrEnum

from stella_desktop.engine import Seat


class Card(StrEnum):
    """The cards, in the order in which a hand is held."""

    COMPASS = "compass"
    ARRESTER = "lightning_arrester"
    FOGHORN = "foghorn"
    CANNON = "cannon"
    TURBO = "turbo"
    EJECTION = "ejection"
    JETPACK = "jetpack"
    ROUTE = "alternative_route"
    GUST = "wind_gust"
    HOOK = "grappling_hook"


class Face(StrEnum):
    """A side of an event die: nothing, or a hazard."""

    BLANK = "blank"
    CLOUD = "cloud"
    LIGHTNING = "lightning"
    BIRDS = "birds"
    PIRATES = "pirates"


class Tie(StrEnum):
    """Who wins if several have the most points (rules §6.13: no rule was found)."""

    SHARED = "shared"
    MOST_TREASURES = "most_treasures"
    """The one with more treasures; shared if these are equal as well."""


SPYGLASS = 0
"""Stands for the Magic Spyglass among treasure values; its worth is an option (rules §1.1)."""


@dataclass(frozen=True, slots=True)
class City:
    """A city tile: the dice thrown to reach it, and its pile as (value, count)."""

    dice: int
    treasures: tuple[tuple[int, int], ...]

    @property
    def label(self) -> str:
        """The smallest treasure, with a plus if there are larger ones (rules §1.1)."""
        values = sorted(value for value, _ in self.treasures if value != SPYGLASS)
        return f"{values[0]}+" if values[-1] > values[0] else f"{values[0]}"

    def pile(self) -> tuple[int, ...]:
        """All treasures of the city, unshuffled."""
        return tuple(value for value, count in self.treasures for _ in range(count))


CITIES = (
    City(0, ((1, 5), (2, 3), (4, 2), (SPYGLASS, 1))),
    City(2, ((2, 5), (4, 3), (6, 2), (SPYGLASS, 1))),
    City(2, ((4, 5), (6, 3), (9, 1), (SPYGLASS, 1))),
    City(2, ((6, 5), (9, 3), (12, 1), (SPYGLASS, 1))),
    City(3, ((9, 6), (12, 3))),
    City(3, ((12, 6), (15, 3))),
    City(3, ((15, 6),)),
    City(4, ((20, 6),)),
    City(4, ((25, 6),)),
)
"""Rules §1.1 and §1.2; the breaks of the dice at 6+ and 15 rest on the predecessor alone."""

FACES = (Face.BLANK, Face.BLANK, Face.CLOUD, Face.LIGHTNING, Face.BIRDS, Face.PIRATES)
"""Rules §1.2."""

DECK = (
    (Card.COMPASS, 20),
    (Card.ARRESTER, 18),
    (Card.FOGHORN, 16),
    (Card.CANNON, 14),
    (Card.TURBO, 8),
    (Card.EJECTION, 2),
    (Card.JETPACK, 2),
    (Card.ROUTE, 2),
    (Card.GUST, 2),
)
"""Rules §1.3, without the promo card."""

PROMO_HOOKS = 2
"""Grappling hooks in the promo (rules §1.3)."""

HANDS = ((2, 8), (3, 8), (4, 6), (5, 6), (6, 6))
"""(seats, cards dealt to each): rules §2."""


@dataclass(frozen=True, slots=True)
class Options:
    """House rules of one game of Celestia; the defaults are the rules as we know them.

    `hooks`: grappling hooks in the deck (`PROMO_HOOKS` with the promo, else 0). `spyglass`: points
    of one kept to the end. `new_cards`: drawn by each player before every journey but the first.
    `open_points`: everybody sees everybody's points. `instant_win`: the goal ends the game at
    once, not after the journey. `first_captain`: None draws it by lot.
    """

    cities: tuple[City, ...] = CITIES
    faces: tuple[Face, ...] = FACES
    deck: tuple[tuple[Card, int], ...] = DECK
    hooks: int = 0
    hands: tuple[tuple[int, int], ...] = HANDS
    new_cards: int = 1
    spyglass: int = 2
    goal: int = 50
    open_points: bool = False
    instant_win: bool = False
    tie: Tie = Tie.SHARED
    first_captain: Seat | None = None

    def points(self, value: int) -> int:
        """What a treasure counts at the end (rules §7)."""
        return self.spyglass if value == SPYGLASS else value

    def copies(self, card: Card) -> int:
        """How often a card is in the deck."""
        if card is Card.HOOK:
            return self.hooks
        return sum(count for kind, count in self.deck if kind is card)

    def all_cards(self) -> tuple[Card, ...]:
        """The whole deck, unshuffled."""
        return tuple(card for card in Card for _ in range(self.copies(card)))

    def hand_size(self, seats: int) -> int:
        """Cards dealt to each of so many players. Raises `KeyError` for a number not listed."""
        return dict(self.hands)[seats]

"""What a flight costs the captain, and whether it must fly, may choose or must crash."""

from dataclasses import dataclass

from stella_desktop.games.celestia.options import Card, Face

ANSWERS = (
    (Face.CLOUD, Card.COMPASS),
    (Face.LIGHTNING, Card.ARRESTER),
    (Face.BIRDS, Card.FOGHORN),
    (Face.PIRATES, Card.CANNON),
)
"""Which equipment answers which hazard (rules §1.3)."""


@dataclass(frozen=True, slots=True)
class Payment:
    """Rules §6.6. `cards` is the price of flying, in the order of a hand; empty if out of reach."""

    cards: tuple[Card, ...]
    deficit: int
    """Hazards that no equipment in hand answers."""
    can_fly: bool

    @property
    def can_crash(self) -> bool:
        """Where equipment answers everything, flying is a duty."""
        return self.deficit > 0


def payment_for(dice: tuple[Face, ...], hand: tuple[Card, ...]) -> Payment:
    """One card per hazard: equipment as far as it goes, turbos only for the rest (rules §6.6)."""
    cards: list[Card] = []
    deficit = 0
    for hazard, card in ANSWERS:
        need = dice.count(hazard)
        pay = min(need, hand.count(card))
        cards += [card] * pay
        deficit += need - pay
    can_fly = deficit <= hand.count(Card.TURBO)
    return Payment((*cards, *[Card.TURBO] * deficit) if can_fly else (), deficit, can_fly)

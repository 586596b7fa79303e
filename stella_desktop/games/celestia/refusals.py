"""Why a move is refused, in English: for logs and tools. A screen has sentences of its own."""

from collections.abc import Mapping
from types import MappingProxyType

WHY: Mapping[str, str] = MappingProxyType(
    {
        "captain_stays": "the captain stays aboard",
        "pile_empty": "no treasure is left where the airship is",
        "cannot_fly": "the captain lacks cards for these dice",
        "must_fly": "the captain has the cards for these dice",
        "dice": "different dice that were rolled are named, in ascending order",
        "target": "this one cannot be thrown overboard",
        "said_already": "it has said already what it does",
        "no_such_card": "it has no such card, or is not asked for it",
    }
)

"""Why a move is refused, in English: for logs and tools. A screen has sentences of its own."""

from collections.abc import Mapping
from types import MappingProxyType

WHY: Mapping[str, str] = MappingProxyType(
    {
        "game_over": "the game is over",
        "not_your_turn": "it is the turn of somebody else",
        "too_late_for_chips": "chips are placed before the dice are rolled",
        "own_board": "chips are placed on the boards of others",
        "no_chip": "it has no such chip left",
        "too_late_to_reroll": "dice are rolled again before they are flipped or used",
        "free_reroll_used": "the free reroll is used",
        "chips_or_dice": "chips were placed, so no dice are rolled in this round",
        "forbidden": "the event of this round forbids this action",
        "one_by_one": "all five dice are used one by one in this round",
        "times": "the dice do not show this action so often",
        "must_act": "the dice allow an action, so one must be chosen",
        "banned": "this one is banned from trade",
        "guarded": "this good is guarded",
    }
)

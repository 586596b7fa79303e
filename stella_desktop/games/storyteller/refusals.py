"""Why a move is refused, in English: for logs and tools. A screen has sentences of its own."""

from collections.abc import Mapping
from types import MappingProxyType

WHY: Mapping[str, str] = MappingProxyType(
    {
        "clue": "a clue shows something and is not longer than this table allows",
        "not_in_hand": "this picture is not in its hand",
        "own_card": "nobody votes for an own picture",
        "token_spent": "its token is spent",
        "no_such_number": "no picture on the table has this number",
        "laid": "it has laid a picture already",
        "narrator": "the narrator does not vote",
        "voted": "it has voted already",
    }
)

"""Why a move is refused, in English: for logs and tools. A screen has sentences of its own."""

from collections.abc import Mapping
from types import MappingProxyType

WHY: Mapping[str, str] = MappingProxyType(
    {
        "marks": "1 to 10 different pictures 0 to 14 are marked, in ascending order",
        "already_shown": "this picture was shown before",
        "not_marked": "this picture is none of its marks",
        "count": "1 to 10 marks are announced",
        "must_have_it": "as many marks are left as pictures, so this one is among them",
        "locked": "its pen is passed",
        "swap_open": "all must say first whether they take the other word",
    }
)

"""JSON read without mercy: what is said twice, or is no number, is refused instead of guessed."""

import json
from typing import Any, Never

LARGEST_INT = 2**63


class Refused(ValueError):
    """Well-formed JSON that means nothing safe; `what` tells where and why, without values."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


def parsed(text: str) -> Any:
    """The value of a JSON text. Raises `json.JSONDecodeError` for bad JSON, else `Refused`."""
    try:
        return json.loads(
            text, object_pairs_hook=_object, parse_int=_whole, parse_constant=_not_a_number
        )
    except RecursionError:
        raise Refused("nested too deeply") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result: dict[str, Any] = {}
    for name, value in pairs:
        if name in result:
            raise Refused(f"{name} is there twice")
        result[name] = value
    return result


def _whole(digits: str) -> int:
    # Checked before converting: a million digits would take Python seconds.
    if len(digits) > len(str(-LARGEST_INT)) or abs(int(digits)) > LARGEST_INT:
        raise Refused("a number is too big")
    return int(digits)


def _not_a_number(name: str) -> Never:
    raise Refused(f"{name} is not a number")

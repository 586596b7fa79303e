"""Old saves, one small step per format number: a dict of one format in, one of the next out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

FORMAT = 1
"""What this app writes. Raising it needs a step here and a sample in `tests/storage/samples`."""

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Mapping[int, Migration] = MappingProxyType({})
"""Format -> the step that leads to the next one."""


def migrated(save: dict[str, Any], steps: Mapping[int, Migration] = MIGRATIONS) -> dict[str, Any]:
    """The save after every step that begins at its format or later. A step may raise `KeyError`,
    `TypeError` or `ValueError` when the save is not what its format promises."""
    while step := steps.get(save["format"]):
        save = {**step(save), "format": save["format"] + 1}
    return save

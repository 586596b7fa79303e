"""Old saves, one small step per number of the format or of the rules: a dict of one in, one of the
next out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeAlias

FORMAT = 1
"""What this app writes. Raising it needs a step here and a sample in `tests/storage/samples`."""

Migration: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]

MIGRATIONS: Mapping[int, Migration] = MappingProxyType({})
"""Format -> the step that leads to the next one."""


def _with_options(save: dict[str, Any], **more: object) -> dict[str, Any]:
    """More house rules, in the set-up and in the snapshot of the table."""
    setup = {**save["setup"], "options": {**save["setup"]["options"], **more}}
    return {
        **_with_state(save, lambda state: {**state, "options": {**state["options"], **more}}),
        "setup": setup,
    }


def _with_state(save: dict[str, Any], change: Migration) -> dict[str, Any]:
    state = save.get("state")
    return save if state is None else {**save, "state": change(state)}


def _any_colour(save: dict[str, Any]) -> dict[str, Any]:
    """Obscurians, rules 1: turquoise was a colour like the others at every table."""
    return _with_options(save, any_colour=True)


def _counted(save: dict[str, Any]) -> dict[str, Any]:
    """The storyteller, rules 1: the state did not know how many pictures there are."""
    return _with_state(save, lambda state: {**state, "pictures": len(save["setup"]["cards"])})


RULES: Mapping[str, Mapping[int, Migration]] = MappingProxyType(
    {"obscurians": {1: _any_colour}, "storyteller": {1: _counted}}
)
"""Game -> rules number -> the step that leads to the next one, where an old save lacks words that
the rules of today need. Its `rules` stay: they tell how old the save is."""


def brought_to_rules(
    save: dict[str, Any],
    rules: int,
    games: Mapping[str, Mapping[int, Migration]] = RULES,
) -> dict[str, Any]:
    """The save after every step of its game from the rules it began under to these ones. A step
    may raise like those of `migrated`."""
    steps = games.get(save["game"], {})
    for number in range(save["rules"], rules):
        save = steps.get(number, dict)(save)
    return save


def migrated(save: dict[str, Any], steps: Mapping[int, Migration] = MIGRATIONS) -> dict[str, Any]:
    """The save after every step that begins at its format or later. A step may raise `KeyError`,
    `TypeError` or `ValueError` when the save is not what its format promises."""
    while step := steps.get(save["format"]):
        save = {**step(save), "format": save["format"] + 1}
    return save

from typing import Any

import pytest

from stella_desktop.games import GAMES
from stella_desktop.storage.migrations import FORMAT, MIGRATIONS, RULES, brought_to_rules, migrated


def names_into_players(save: dict[str, Any]) -> dict[str, Any]:
    """A made-up step: format 1 had only names."""
    return {"players": [{"name": name} for name in save["names"]]}


def seats_counted(save: dict[str, Any]) -> dict[str, Any]:
    return {**save, "seats": len(save["players"])}


def test_each_step_is_taken_once_and_in_order() -> None:
    steps = {2: seats_counted, 1: names_into_players}
    assert migrated({"format": 1, "names": ["Mai"]}, steps) == {
        "format": 3,
        "players": [{"name": "Mai"}],
        "seats": 1,
    }


def test_a_save_begins_with_the_step_of_its_own_format() -> None:
    steps = {1: names_into_players, 2: seats_counted}
    assert migrated({"format": 2, "players": []}, steps) == {"format": 3, "players": [], "seats": 0}


def test_a_save_of_this_format_stays_as_it_is() -> None:
    save = {"format": FORMAT, "anything": 1}
    assert migrated(save) == save


def test_the_steps_of_the_rules_of_a_game_are_taken_from_its_number_on() -> None:
    steps = {"tale": {1: names_into_players, 3: seats_counted}}
    save = {"game": "tale", "rules": 1, "names": ["Mai"]}
    for began, reached, expected in (
        (1, 4, {"players": [{"name": "Mai"}], "seats": 1}),
        (1, 3, {"players": [{"name": "Mai"}]}),
        (2, 3, {**save, "rules": 2}),
    ):
        assert brought_to_rules({**save, "rules": began}, reached, steps) == expected
    other = {"game": "another", "rules": 1}
    assert brought_to_rules(other, 4, steps) == other


@pytest.mark.parametrize("state", [None, {"options": {"first_seat": 1}}])
def test_a_game_of_obscurians_keeps_the_colours_it_began_with(state: object) -> None:
    save = {"game": "obscurians", "rules": 1, "setup": {"options": {}}, "state": state}
    raised = brought_to_rules(save, 2)
    assert raised["setup"]["options"] == {"any_colour": True}
    assert raised["state"] in (None, {"options": {"first_seat": 1, "any_colour": True}})
    assert brought_to_rules({**save, "rules": 2}, 2) == {**save, "rules": 2}


def test_every_step_leads_to_rules_that_are_there() -> None:
    for game, steps in RULES.items():
        assert set(steps) <= set(range(1, GAMES[game].rules))


def test_every_older_format_has_a_step() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))

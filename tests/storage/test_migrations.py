from typing import Any

from stella_desktop.storage.migrations import FORMAT, MIGRATIONS, migrated


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


def test_every_older_format_has_a_step() -> None:
    assert sorted(MIGRATIONS) == list(range(1, FORMAT))

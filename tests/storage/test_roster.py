import json
import unicodedata
from pathlib import Path

import pytest

from stella_desktop.storage.paths import folders
from stella_desktop.storage.roster import MOST_NAMES, Roster, RosterStore
from stella_desktop.storage.table import Player

MAI = Player(name="Mai", symbol="moon", avatar="girl", board="phone", side="left")
LINH = Player(name="Linh", symbol="star", board="paper")
ROBOT = Player(name="Robo", symbol="circle", board="robot")


@pytest.fixture
def store(tmp_path: Path) -> RosterStore:
    return RosterStore(folders(tmp_path))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "roster.json"


def test_the_first_time_nobody_is_known(store: RosterStore) -> None:
    assert store.load() == Roster()


def test_the_last_table_is_remembered_in_its_order(store: RosterStore) -> None:
    store.save(Roster().remembering((MAI, ROBOT, LINH)))
    assert store.load().last_table == (MAI, ROBOT, LINH)


def test_the_newest_names_come_first_and_each_once() -> None:
    roster = Roster(names=("An", "Linh", "Bo")).remembering((MAI, LINH))
    assert roster.names == ("Mai", "Linh", "An", "Bo")


def test_a_robot_is_not_family() -> None:
    assert Roster().remembering((MAI, ROBOT)).names == ("Mai",)


@pytest.mark.parametrize("typed", ["HIẾU", unicodedata.normalize("NFD", "Hiếu"), " Hiếu\n"])
def test_one_name_in_two_forms_is_one_name(typed: str) -> None:
    player = Player(name=typed, symbol="moon")
    assert len(Roster(names=("Hiếu",)).remembering((player,)).names) == 1


def test_only_so_many_names_are_kept() -> None:
    roster = Roster(names=tuple(f"Guest {number}" for number in range(200)))
    assert len(roster.remembering((MAI,)).names) == MOST_NAMES
    assert roster.remembering((MAI,)).names[:2] == ("Mai", "Guest 0")


def test_names_are_readable_in_the_file(store: RosterStore, file: Path) -> None:
    store.save(Roster(names=("はなこ", "Hiếu")))
    assert "はなこ" in file.read_text(encoding="utf-8")


def test_a_bad_player_or_name_costs_only_itself(store: RosterStore, file: Path) -> None:
    players = [MAI.model_dump(), {"name": "", "symbol": "star"}, LINH.model_dump()]
    file.write_text(json.dumps({"last_table": players, "names": ["Mai", 7, " \n", "Linh"]}))
    found = store.load()
    assert found.last_table == (MAI, LINH)
    assert found.names == ("Mai", "Linh")


def test_two_players_with_one_symbol_cost_the_table_but_not_the_names(
    store: RosterStore, file: Path
) -> None:
    file.write_text(json.dumps({"last_table": [MAI.model_dump()] * 2, "names": ["Mai"]}))
    assert store.load() == Roster(names=("Mai",))


def test_a_broken_roster_is_put_aside(store: RosterStore, file: Path) -> None:
    file.write_bytes(b"broken")
    assert store.load() == Roster()
    assert file.with_name("roster.json.bad").read_bytes() == b"broken"

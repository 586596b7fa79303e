from pathlib import Path

import pytest

from stella_desktop.storage.paths import folders


def below(root: Path) -> list[bool]:
    found = folders(root)
    places = (found.data, found.config, found.cache, found.saves)
    return [place.is_relative_to(root) for place in places]


def test_a_given_folder_holds_everything(tmp_path: Path) -> None:
    assert all(below(tmp_path / "stick"))


def test_the_environment_can_name_the_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLA_DESKTOP_HOME", str(tmp_path / "home"))
    assert folders().saves == tmp_path / "home" / "saves"


def test_the_argument_beats_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLA_DESKTOP_HOME", str(tmp_path / "home"))
    assert folders(tmp_path / "stick").data == tmp_path / "stick"


@pytest.mark.parametrize("value", [None, ""])
def test_else_each_thing_lies_where_the_system_keeps_such_things(
    value: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("STELLA_DESKTOP_HOME")
    if value is not None:
        monkeypatch.setenv("STELLA_DESKTOP_HOME", value)
    found = folders()
    assert found.saves.is_relative_to(found.data)
    assert all("Stella Desktop" in path.parts for path in (found.data, found.config, found.cache))


def test_a_relative_folder_is_fixed_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert folders(Path("here")).data == tmp_path / "here"


def test_naming_the_folders_creates_nothing(tmp_path: Path) -> None:
    folders(tmp_path / "new")
    assert list(tmp_path.iterdir()) == []

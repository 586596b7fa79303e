"""Promises of the command line."""

import argparse
import sys
from pathlib import Path
from types import ModuleType

import pytest

from stella_desktop import __version__, cli
from stella_desktop.support import libraries


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[argparse.Namespace]:
    """The arguments that a tool was run with; all tools are replaced."""
    found: list[argparse.Namespace] = []
    for name in ("doctor", "replay", "simulate"):
        tool = ModuleType(name)
        tool.run = lambda args: found.append(args) or 7  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, f"stella_desktop.support.{name}", tool)
    return found


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        cli.main(["--version"])
    assert caught.value.code == 0
    assert capsys.readouterr().out == f"stella-desktop {__version__}\n"


@pytest.mark.parametrize(
    "argv",
    [
        ["--data-dir", "/a b", "doctor"],
        ["doctor", "--data-dir", "/a b"],
        ["doctor", "--data-dir=/a b"],
    ],
)
def test_the_data_folder_may_stand_before_or_after_the_command(
    seen: list[argparse.Namespace], argv: list[str]
) -> None:
    assert cli.main(argv) == 7
    assert seen[0].data_dir == Path("/a b").absolute()


def test_without_a_data_folder_there_is_none(seen: list[argparse.Namespace]) -> None:
    cli.main(["doctor"])
    assert seen[0].data_dir is None


def test_the_arguments_of_a_simulation_arrive(seen: list[argparse.Namespace]) -> None:
    cli.main(["simulate", "stella", "--seats", "4", "--games", "20", "--seed", "9", "--json"])
    args = seen[0]
    assert (args.game, args.seats, args.games, args.seed, args.json) == ("stella", 4, 20, 9, True)
    assert args.players is None


def test_who_plays_a_simulation_is_robots_or_random(
    seen: list[argparse.Namespace], capsys: pytest.CaptureFixture[str]
) -> None:
    for players in ("robots", "random"):
        cli.main(["simulate", "celestia", "--seats", "4", "--players", players])
        assert seen[-1].players == players
    with pytest.raises(SystemExit):
        cli.main(["simulate", "celestia", "--seats", "4", "--players", "people"])
    assert "invalid choice: 'people'" in capsys.readouterr().err


def test_the_arguments_of_a_replay_arrive(seen: list[argparse.Namespace]) -> None:
    cli.main(["replay", "x.stella"])
    assert (seen[0].save, seen[0].json) == (Path("x.stella"), False)


@pytest.mark.parametrize(
    ("argv", "ours", "for_qt"),
    [
        (["-platform", "offscreen", "--lang", "vi"], ["--lang", "vi"], ["-platform", "offscreen"]),
        (["-style=fusion", "doctor"], ["doctor"], ["-style=fusion"]),
        (["-reverse", "doctor"], ["doctor"], ["-reverse"]),
        (["-h"], ["-h"], []),
        (["simulate", "stella", "--seed", "-5"], ["simulate", "stella", "--seed", "-5"], []),
    ],
)
def test_options_of_qt_are_parted_from_ours(
    argv: list[str], ours: list[str], for_qt: list[str]
) -> None:
    assert cli.split_qt_arguments(argv) == (ours, for_qt)


# --- Starting the app ------------------------------------------------------------------------


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Stands for the app: notes what it was started with."""
    started: list[tuple[object, ...]] = []
    module = ModuleType("stella_desktop.app")
    module.main = lambda *args: started.append(args) or 0  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "stella_desktop.app", module)
    return started


def test_without_a_command_the_app_starts(app: list[tuple[object, ...]]) -> None:
    assert cli.main(["--lang", "ja", "--data-dir", "/x", "-platform", "offscreen"]) == 0
    assert app == [(Path("/x").absolute(), "ja", ["-platform", "offscreen"])]


linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


@linux_only
def test_missing_libraries_are_named_instead_of_a_crash(
    app: list[tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(
        libraries, "missing", lambda _wanted: {"libxcb-cursor.so.0": "libxcb-cursor0"}
    )
    assert cli.main([]) == 1
    assert app == []
    told = capsys.readouterr().err
    assert "libxcb-cursor.so.0" in told
    assert "apt-get install -y --no-install-recommends libxcb-cursor0" in told
    assert "stella-desktop doctor" in told


@linux_only
def test_a_missing_screen_is_named_instead_of_a_crash(
    app: list[tuple[object, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(libraries, "missing", lambda _wanted: {})
    assert cli.main([]) == 1
    assert app == []
    assert "no screen" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            ImportError("libGL.so.1: cannot open shared object file: No such file or directory"),
            "install -y --no-install-recommends libgl1",
        ),
        (
            ImportError("libodd.so.3: cannot open shared object file: No such file or directory"),
            "libodd.so.3",
        ),
        (ModuleNotFoundError("No module named 'PySide6'", name="PySide6"), "PySide6"),
    ],
)
def test_an_import_that_fails_for_qt_is_told_in_a_sentence(error: ImportError, words: str) -> None:
    sentence = cli.why_qt_is_missing(error)
    assert sentence is not None
    assert words in sentence


def test_a_fault_of_our_own_is_not_taken_for_a_missing_qt() -> None:
    assert (
        cli.why_qt_is_missing(ImportError("cannot import name 'x' from 'stella_desktop.ui'"))
        is None
    )
    assert cli.why_qt_is_missing(ModuleNotFoundError("No module named 'x'", name="x")) is None

"""What every test gets: no window, folders of its own, and no warning that goes unseen."""

import itertools
import logging
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import build_assets

# Before Qt reads it. A test that is to be watched may be started with another platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

_home = pytest.StashKey[tempfile.TemporaryDirectory[str]]()
_numbers = itertools.count()


def pytest_configure(config: pytest.Config) -> None:
    """Put an empty home in front of the user's own; nothing of ours may ever appear in it."""
    home = tempfile.TemporaryDirectory(prefix="home-of-the-tests-")
    config.stash[_home] = home
    os.environ["HOME"] = home.name
    for name in ("CACHE", "CONFIG", "DATA", "STATE"):
        folder = Path(home.name, name.lower())
        folder.mkdir()
        os.environ[f"XDG_{name}_HOME"] = str(folder)


def pytest_unconfigure(config: pytest.Config) -> None:
    config.stash[_home].cleanup()


@pytest.fixture(scope="session", autouse=True)
def assets() -> Path:
    """The folder of the built assets."""
    return build_assets.build()


@pytest.fixture(autouse=True)
def own_folders(
    pytestconfig: pytest.Config,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[None]:
    """Saves and settings lie in a folder of this test, and never in the user's."""
    own = tmp_path_factory.getbasetemp() / f"stella-desktop-home-{next(_numbers)}"
    monkeypatch.setenv("STELLA_DESKTOP_HOME", str(own))
    yield
    if sys.platform == "win32":
        return  # there the folders of the user do not hang on the environment
    home = Path(pytestconfig.stash[_home].name)
    places = [home, *(folder for folder in home.iterdir() if folder.is_dir())]
    touched = [p for place in places for p in place.iterdir() if "stella" in p.name.lower()]
    assert not touched, f"this test wrote into the folders of the user: {touched}"


@pytest.fixture(autouse=True)
def no_logged_warnings(
    request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    """What the app logs as a warning fails a test that is not marked `logs_warnings`."""
    yield
    if request.node.get_closest_marker("logs_warnings"):
        return
    records = [*caplog.get_records("setup"), *caplog.get_records("call")]
    warnings = [
        record.getMessage()
        for record in records
        if record.levelno >= logging.WARNING and record.name.startswith("stella_desktop")
    ]
    assert not warnings, f"the app logged warnings: {warnings}"

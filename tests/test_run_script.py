"""Promises of `python3 run.py`: it tells what it needs, and starts again from where it stopped."""

import ast
import errno
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

import progress
import run
import set_up

ROOT = Path(__file__).resolve().parent.parent
COMMAND = ["apt-get", "install", "-y", "--no-install-recommends", "libgl1", "python3.11-venv"]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small source tree, in a folder with a space and a letter that is not ASCII."""
    root = tmp_path / "trò chơi"
    for folder in ("translations", "packaging", "stella_desktop/_assets"):
        (root / folder).mkdir(parents=True)
    (root / "pyproject.toml").write_text(
        "[project]\ndependencies = ['a', 'b>=2']\n[dependency-groups]\ntest = ['c']\n"
    )
    (root / "translations" / "stella_ja.ts").write_text("<TS/>")
    (root / "packaging" / "build_assets.py").write_text("")
    monkeypatch.setattr(set_up, "ROOT", root)
    monkeypatch.setattr(set_up, "VENV", root / ".venv")
    monkeypatch.setattr(set_up, "PYTHON", root / ".venv" / "bin" / "python")
    monkeypatch.setattr(set_up, "ASSETS", root / "stella_desktop" / "_assets")
    return root


class Commands:
    """Stands for the commands of a set-up: notes them, and does what little the next step needs."""

    def __init__(self, project: Path) -> None:
        self.python = project / ".venv" / "bin" / "python"
        self.done: list[str] = []
        self.failing: dict[str, Exception] = {}

    def __call__(self, command: Sequence[str], *, must: bool = True) -> bool:
        name = command[2] if command[1] == "-m" else Path(command[1]).stem
        self.done.append(name)
        if name == "venv":
            shutil.rmtree(self.python.parent.parent)  # as --clear does
            self.python.parent.mkdir(parents=True)
            self.python.touch()
        if name in self.failing:
            if must:
                raise self.failing[name]
            return False
        return True


@pytest.fixture
def commands(project: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    result = Commands(project)
    monkeypatch.setattr(set_up, "work", result)
    return result


def prepare(group: str = "app") -> None:
    set_up.set_up(group, assets_must_be=True)


# --- Old Pythons -------------------------------------------------------------------------------


def test_an_old_python_can_read_the_script_as_far_as_the_sentence() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(encoding="utf-8"), feature_version=(3, 8))
    at_the_top = [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in at_the_top] == ["import sys", "from pathlib import Path"]


def test_an_old_python_is_named_with_the_one_that_is_needed() -> None:
    sentence = run.old_python_sentence(3, 9)
    assert "needs Python 3.11 or newer" in sentence
    assert "this is Python 3.9" in sentence


def test_the_script_and_the_package_need_the_same_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == ">={}.{}".format(*run.OLDEST_PYTHON)


# --- Stamps ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("commands")
@pytest.mark.parametrize("file", ["pyproject.toml", "translations/stella_ja.ts"])
def test_a_change_of_a_file_asks_for_the_set_up_again(project: Path, file: str) -> None:
    prepare()
    assert set_up.is_set_up("app")
    with (project / file).open("a") as handle:
        handle.write("\n")
    assert not set_up.is_set_up("app")


@pytest.mark.usefixtures("commands")
def test_another_python_asks_for_the_set_up_again(monkeypatch: pytest.MonkeyPatch) -> None:
    prepare()
    monkeypatch.setattr(sys, "version_info", (3, 99, 0))
    assert not set_up.is_set_up("app")


def test_a_second_start_runs_no_command(commands: Commands) -> None:
    prepare()
    commands.done.clear()
    prepare()
    assert commands.done == []


def test_the_set_up_for_the_tests_is_enough_for_the_app(commands: Commands) -> None:
    prepare("test")
    commands.done.clear()
    prepare("app")
    assert commands.done == []


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(
    ("group", "needed"), [("app", ["a", "b>=2"]), ("test", ["a", "b>=2", "c"])]
)
def test_the_requirements_are_those_of_the_project(group: str, needed: list[str]) -> None:
    assert set_up.requirements(group) == needed


# --- Set-ups that do not come to their end -------------------------------------------------------


@pytest.mark.parametrize(
    ("broken", "again"),
    [
        # What was killed may be half done; pip among half-written packages, so all is made anew.
        ("venv", ["venv", "pip", "build_assets"]),
        ("pip", ["venv", "pip", "build_assets"]),
        ("build_assets", ["build_assets"]),
    ],
)
def test_a_killed_set_up_is_made_up_for(commands: Commands, broken: str, again: list[str]) -> None:
    commands.failing = {broken: KeyboardInterrupt()}  # type: ignore[dict-item]  # as if killed
    with pytest.raises(KeyboardInterrupt):
        prepare()
    commands.failing = {}
    commands.done.clear()
    prepare()
    assert commands.done == again
    assert set_up.is_set_up("app")


def test_after_a_failure_of_pip_only_pip_is_tried_again(commands: Commands) -> None:
    commands.failing = {"pip": set_up.SetUpError("no network")}
    with pytest.raises(set_up.SetUpError, match="no network"):
        prepare()
    commands.failing = {}
    commands.done.clear()
    prepare()
    assert commands.done == ["pip", "build_assets"]


def test_a_vanished_python_is_replaced(commands: Commands) -> None:
    prepare()
    commands.python.unlink()
    commands.done.clear()
    prepare()
    assert commands.done == ["venv", "pip", "build_assets"]


def test_the_doctor_comes_even_where_the_tools_of_qt_cannot_run(commands: Commands) -> None:
    commands.failing = {"build_assets": set_up.SetUpError("no libGL")}
    set_up.set_up("app", assets_must_be=False)
    assert not set_up.is_set_up("app")


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (errno.EROFS, "may not"),
        (errno.EACCES, "may not"),
        (errno.ENOSPC, "The disk is full"),
        (errno.EIO, "did not succeed"),
    ],
)
def test_a_folder_that_cannot_be_written_is_told_plainly(
    project: Path, monkeypatch: pytest.MonkeyPatch, number: int, words: str
) -> None:
    def refuse(path: Path, **_options: bool) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(Path, "mkdir", refuse)
    with pytest.raises(set_up.SetUpError, match=words) as caught:
        prepare()
    assert str(project) in str(caught.value)


# --- System packages -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("argv", "environ", "wanted", "unwanted"),
    [
        ([], {"DISPLAY": ":0"}, {"libGL.so.1", "libxcb-cursor.so.0"}, {"libwayland-cursor.so.0"}),
        ([], {"QT_QPA_PLATFORM": "offscreen"}, {"libGL.so.1"}, {"libxcb-cursor.so.0"}),
        (["-platform", "offscreen"], {}, {"libGL.so.1"}, {"libxcb-cursor.so.0"}),
        (
            [],
            {"WAYLAND_DISPLAY": "wayland-0", "XDG_SESSION_TYPE": "wayland"},
            {"libGL.so.1", "libwayland-cursor.so.0"},
            {"libxcb-cursor.so.0"},
        ),
        (["test"], {"DISPLAY": ":0"}, {"libGL.so.1"}, {"libxcb-cursor.so.0"}),
        (["test", "-k", "word"], {}, {"libGL.so.1"}, {"libxcb-cursor.so.0"}),
        (["doctor"], {}, set(), {"libGL.so.1"}),
        (["--data-dir", "x", "replay", "y"], {}, set(), {"libGL.so.1"}),
    ],
)
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_only_the_libraries_that_this_start_needs_are_wanted(
    argv: list[str], environ: dict[str, str], wanted: set[str], unwanted: set[str]
) -> None:
    found = set(set_up.wanted_libraries(set_up.load_libraries(), argv, environ))
    assert wanted <= found
    assert not unwanted & found


def test_missing_packages_are_named_with_the_command() -> None:
    sentence = set_up.missing_sentence(COMMAND, ["libGL.so.1"])
    assert "libGL.so.1" in sentence
    assert "sudo apt-get install -y --no-install-recommends libgl1 python3.11-venv" in sentence


@pytest.fixture
def bare_system(monkeypatch: pytest.MonkeyPatch) -> Callable[[int], None]:
    """A system without libGL and without the package that makes a .venv."""

    def become(user: int) -> None:
        libraries = set_up.load_libraries()
        libraries.missing = lambda _wanted: {"libGL.so.1": "libgl1"}
        monkeypatch.setattr(set_up, "load_libraries", lambda: libraries)
        monkeypatch.setattr(set_up, "missing_python_packages", lambda: ["python3.11-venv"])
        monkeypatch.setattr(os, "geteuid", lambda: user, raising=False)
        monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")

    return become


def test_whoever_may_not_install_is_given_the_command(bare_system: Callable[[int], None]) -> None:
    bare_system(1000)  # and nobody sits at a terminal
    with pytest.raises(set_up.SetUpError, match=r"sudo apt-get install .* libgl1 python3\.11-venv"):
        set_up.check_system([])


def test_root_installs_what_is_missing(
    bare_system: Callable[[int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[list[str]] = []

    def work(command: Sequence[str], *, must: bool = True) -> bool:
        ran.append(list(command))
        return must

    monkeypatch.setattr(set_up, "work", work)
    bare_system(0)
    with pytest.raises(set_up.SetUpError, match="libgl1"):  # it is still missing afterwards
        set_up.check_system([])
    prefix = ["env", "DEBIAN_FRONTEND=noninteractive"]
    assert ran == [[*prefix, "apt-get", "update"], [*prefix, *COMMAND]]


# --- What is said while it works, and when it fails ----------------------------------------------


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (
            "  Downloading pyside6_addons-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (175.3 MB)",
            "downloading pyside6_addons (175.3 MB)",
        ),
        ("  Downloading pydantic-2.14.4-py3-none-any.whl.metadata (5 kB)", None),
        ("Installing collected packages: shiboken6, a, b", "unpacking the packages"),
        ("Unpacking libgl1:amd64 (1.6.0-1) ...", "unpacking libgl1"),
        ("Setting up libgl1:amd64 (1.6.0-1) ...", "setting up libgl1"),
        ("Collecting pydantic", None),
    ],
)
def test_the_work_of_pip_and_apt_is_told_in_few_words(line: str, words: str | None) -> None:
    assert progress.describe(line) == words


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk is full"),
        (
            "NewConnectionError: …\nERROR: No matching distribution found for pyside6",
            "Is this computer online",
        ),
        ("ERROR: No matching distribution found for pyside6", "not offered for this system"),
        ("ERROR: something else", "did not succeed"),
    ],
)
def test_a_failure_is_told_in_plain_words_with_the_last_lines(said: str, words: str) -> None:
    sentence = progress.failure_sentence(said.splitlines(), ROOT)
    assert words in sentence
    assert said.splitlines()[-1] in sentence


def test_a_failing_command_tells_its_last_lines(tmp_path: Path) -> None:
    code = "print('one'); print('two'); raise SystemExit(3)"
    with pytest.raises(progress.CommandFailed, match="two"):
        progress.run_with_progress([sys.executable, "-c", code], tmp_path)


def test_no_failure_shows_a_traceback(tmp_path: Path) -> None:
    """A tree whose pyproject.toml is gone stands for all that nobody thought of."""
    (tmp_path / "packaging").mkdir()
    (tmp_path / "stella_desktop" / "support").mkdir(parents=True)
    for name in ("run.py", "packaging/set_up.py", "packaging/progress.py"):
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    table = Path("stella_desktop", "support", "libraries.py")
    (tmp_path / table).write_bytes((ROOT / table).read_bytes())
    done = subprocess.run(
        [sys.executable, str(tmp_path / "run.py"), "doctor"],
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "pyproject.toml" in done.stderr

"""Who may import whom, as far as the contracts in pyproject.toml cannot tell."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fresh_python import python

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "stella_desktop"
LONGEST_MODULE = 400


def loaded_by(*modules: str) -> set[str]:
    """The names of the packages that are loaded after these modules."""
    code = f"import sys, {', '.join(modules)}; print(*{{m.split('.')[0] for m in sys.modules}})"
    return set(python("-c", code).split())


def module_names(package: str) -> list[str]:
    """All modules below one of our packages."""
    files = sorted((PACKAGE / package).rglob("*.py"))
    dotted = [".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files]
    return [name.removesuffix(".__init__") for name in dotted]


def imported_by(file: Path) -> Iterator[str]:
    """The full names that a file imports; `from a import b` counts as a.b."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_contracts_between_the_layers_are_kept() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()"],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("package", ["engine", "games"])
def test_the_rules_run_without_any_installed_package(package: str) -> None:
    # -S: no site-packages at all, so that an import of anything but Python's own would fail.
    names = ", ".join(module_names(package))
    python("-S", "-c", f"import {names}")


@pytest.mark.parametrize("package", ["content", "storage"])
def test_content_and_storage_do_not_load_qt(package: str) -> None:
    assert loaded_by(*module_names(package)).isdisjoint({"PySide6", "shiboken6"})


def test_the_command_line_loads_nothing_heavy_before_it_knows_what_to_do() -> None:
    heavy = {"PySide6", "shiboken6", "pydantic", "platformdirs"}
    assert loaded_by("stella_desktop.__main__").isdisjoint(heavy)


def test_the_controller_knows_nothing_of_windows_and_pictures() -> None:
    # import-linter sees of a library only its name, so it cannot tell QtCore from QtWidgets.
    parts_of_qt = {
        name.split(".")[1]
        for file in (PACKAGE / "controller").rglob("*.py")
        for name in imported_by(file)
        if name.startswith("PySide6.")
    }
    assert parts_of_qt <= {"QtCore", "QtNetwork"}


def test_no_module_is_longer_than_the_ceiling() -> None:
    lengths = {
        file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines())
        for file in PACKAGE.rglob("*.py")
    }
    assert {name: n for name, n in lengths.items() if n > LONGEST_MODULE} == {}


def test_no_folder_hides_the_library_called_packaging() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()

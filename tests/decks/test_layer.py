"""What decks may know of Qt and of the optional library."""

import ast
from collections.abc import Iterator
from pathlib import Path

import stella_desktop.decks as package
from tests.fresh_python import python

ROOT = Path(__file__).parents[2]


def imported_by(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_decks_know_nothing_of_widgets() -> None:
    files = list(Path(package.__path__[0]).rglob("*.py"))
    found = {name for file in files for name in imported_by(file)}
    qt = {name for name in found if name.startswith("PySide6")}
    assert qt == {"PySide6.QtCore", "PySide6.QtGui"}
    assert not {name for name in found if name.startswith(("PIL", "pillow"))}


def test_choosing_pictures_needs_no_qt() -> None:
    code = "import sys, stella_desktop.decks.choose; print('PySide6' in sys.modules)"
    assert python("-c", code) == "False"

"""Contract: whoever reads a log learns why a move was refused, not only that it was."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import stella_desktop
from stella_desktop.games import GAMES

GAMES_FOLDER = Path(stella_desktop.__file__).parent / "games"
NO_MORE_TO_SAY = "not_now"


def reasons_in_source(game_id: str) -> set[str]:
    """What the functions that return `why a move is refused` can return."""
    functions = (
        node
        for file in (GAMES_FOLDER / game_id).glob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        and node.name.strip("_") in ("why_not", "no_chip", "no_good")
    )
    returned = (node for f in functions for node in ast.walk(f) if isinstance(node, ast.Return))
    texts = (node for r in returned if r.value for node in _results(r.value))
    return {str(text.value) for text in texts if isinstance(text, ast.Constant)}


def _results(value: ast.expr) -> list[ast.expr]:
    if isinstance(value, ast.IfExp):
        return [*_results(value.body), *_results(value.orelse)]
    return [value]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_reason_against_a_move_is_said_in_english(game_id: str) -> None:
    why = import_module(f"stella_desktop.games.{game_id}.refusals").WHY
    assert set(why) == reasons_in_source(game_id) - {NO_MORE_TO_SAY}
    assert len(set(why.values())) == len(why)
    assert all(not text[0].isupper() and text[-1].isalnum() for text in why.values())

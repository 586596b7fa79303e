"""Contract: the same set-up plays the same game on every machine, and needs nothing but Python."""

import sys
from pathlib import Path

from stella_desktop.games import GAMES
from tests.contract.playing import digest
from tests.fresh_python import python

ROOT = Path(__file__).resolve().parents[2]


def test_processes_with_different_hash_seeds_play_the_same_games() -> None:
    code = "from tests.contract.playing import digest; print(digest())"
    digests = {python("-c", code, PYTHONHASHSEED=seed) for seed in ("1", "31337")}
    assert digests == {digest()}


def test_hash_seeds_of_fresh_processes_do_differ() -> None:
    """The test above would prove nothing if the processes hashed alike."""
    hashes = {python("-c", "print(hash('stella'))", PYTHONHASHSEED=seed) for seed in ("1", "31337")}
    assert len(hashes) == 2


def test_rules_load_nothing_but_the_standard_library() -> None:
    code = "\n".join(
        (
            "import sys",
            "from random import Random",
            "before = {*sys.modules}",
            "from stella_desktop.games import GAMES",
            "for game in GAMES.values():",
            "    seats = game.seats[0]",
            "    state = game.new_game(game.example_setup(seats, 1))",
            "    views = [game.view_for(state, seat) for seat in range(seats)]",
            "    for space in game.legal_moves(state, 0):",
            "        game.apply(state, space.sample(Random(1)))",
            "print(*GAMES)",
            "print(*sorted({name.partition('.')[0] for name in {*sys.modules} - before}))",
        )
    )
    games, loaded = python("-c", code, PYTHONHASHSEED="0").splitlines()
    assert games.split() == list(GAMES)
    strange = {name for name in loaded.split() if name not in sys.stdlib_module_names}
    assert strange == {"stella_desktop"}, "no PySide6, no pydantic, nothing else"

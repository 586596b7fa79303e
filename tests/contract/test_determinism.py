"""Contract: the same set-up plays the same game on every machine, and needs nothing but Python."""

import os
import subprocess
import sys
from pathlib import Path

from stella_desktop.games import GAMES
from tests.contract.playing import digest

ROOT = Path(__file__).resolve().parents[2]


def fresh_process(code: str, *, hash_seed: str = "0") -> str:
    """What `code` prints in a Python of its own that has loaded nothing yet."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_processes_with_different_hash_seeds_play_the_same_games() -> None:
    code = "from tests.contract.playing import digest; print(digest())"
    digests = {fresh_process(code, hash_seed=seed) for seed in ("1", "31337")}
    assert digests == {digest()}


def test_hash_seeds_of_fresh_processes_do_differ() -> None:
    """The test above would prove nothing if the processes hashed alike."""
    hashes = {fresh_process("print(hash('stella'))", hash_seed=seed) for seed in ("1", "31337")}
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
    games, loaded = fresh_process(code).splitlines()
    assert games.split() == list(GAMES)
    strange = {name for name in loaded.split() if name not in sys.stdlib_module_names}
    assert strange == {"stella_desktop"}, "no PySide6, no pydantic, nothing else"

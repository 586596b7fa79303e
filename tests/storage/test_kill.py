"""A power cut or `kill -9` in the middle of saving loses nothing that was saved before."""

import json
import os
from pathlib import Path

import pytest

from tests.fresh_python import python

ROOT = Path(__file__).parents[2]
KILLS = 20


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_whatever_the_moment_of_a_kill_the_last_save_is_whole(tmp_path: Path) -> None:
    told = python("-m", "tests.storage.saving_under_fire", str(tmp_path), str(KILLS))
    left = [json.loads(line) for line in told.splitlines()]
    assert len(left) == KILLS
    for one in left:
        assert "error" not in one
        # The save that was under way may have come through.
        assert one["entries"] - one["acknowledged"] in (0, 1)
        assert one["entries"] - one["backup"] in (0, 1)
        assert len(one["files"]) <= 4  # the save, its backup, and what the next save clears

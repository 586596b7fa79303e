"""Who opens a save in an editor by mistake sees nobody's marks (field report 31)."""

import re

import pytest

from stella_desktop.engine import Made
from stella_desktop.games.stella.moves import LockMarks
from stella_desktop.storage.save_file import SavedGame, dump
from tests.storage.making import saved_game

SEPARATORS = (b",", b", ", b" ", b"", b"\n", b"\0")


def secrets(saved: SavedGame) -> set[tuple[int, ...]]:
    """All marks and drafts that are long enough not to be met by chance."""
    marks = {
        entry.move.cells
        for entry in saved.session.journal
        if isinstance(entry, Made) and isinstance(entry.move, LockMarks)
    }
    return {cells for cells in (*marks, *saved.drafts.values()) if len(cells) >= 3}


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_no_marks_stand_in_the_bytes_in_reading_order(seed: int) -> None:
    saved = saved_game(6, seed, 3 + seed)
    data = dump(saved)
    for cells in secrets(saved):
        for order in (cells, cells[::-1]):
            assert bytes(order) not in data
            for separator in SEPARATORS:
                text = separator.join(b"%d" % cell for cell in order)
                # Four digits side by side may stand in any heap of random bytes.
                assert len(text) < 6 or text not in data


def test_nothing_readable_is_in_the_bytes_but_the_title() -> None:
    data = dump(saved_game(entries=200))
    assert re.findall(rb"[A-Za-z_]{7,}", data) == [b"Desktop"]
    for word in (b"marks", b"cells", b"drafts", b"seat", b"Linh"):
        assert word not in data

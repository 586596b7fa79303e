"""FORMAT.md tells the truth."""

import json
import re
from pathlib import Path

import pytest

from stella_desktop.games.stella.moves import Phase
from stella_desktop.storage import envelope, save_file
from stella_desktop.storage.save_file import dump, load
from tests.storage.making import as_dict

PAGE = (Path(save_file.__file__).parent / "FORMAT.md").read_text(encoding="utf-8")


@pytest.fixture
def example() -> bytes:
    found = re.search(r"```json\n(.*?)```", PAGE, flags=re.DOTALL)
    assert found
    return found[1].encode()


def test_the_example_is_loaded(example: bytes) -> None:
    loaded = load(example)
    state = loaded.session.state
    assert [player.name for player in loaded.table.players] == ["Bố", "Linh", "Mai"]
    assert (state.phase, state.counts) == (Phase.REVEAL, (3, 2, 3))
    assert state.shown[0].choosers == (0, 1, 2)


def test_the_example_has_every_kind_of_journal_entry(example: bytes) -> None:
    kinds = {next(iter(entry)) for entry in json.loads(example)["journal"]}
    assert kinds == {"move", "take_back", "put_back"}


def test_the_example_can_be_stored_again(example: bytes) -> None:
    written = as_dict(dump(load(example)))
    assert written["journal"] == json.loads(example)["journal"]


def test_the_page_explains_every_key() -> None:
    for key in envelope.Envelope.model_fields:
        assert f"`{key}`" in PAGE or f"`{key}." in PAGE

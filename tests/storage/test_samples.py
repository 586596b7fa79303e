"""Saves of each released format are opened for ever. Never change a file in `samples`."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from stella_desktop.engine import Outcome
from stella_desktop.games.stella.moves import Phase
from stella_desktop.games.stella.state import Pending
from stella_desktop.storage.save_file import SavedGame, dump, headline, load
from tests.storage.making import same

SAMPLES = Path(__file__).parent / "samples"


def sample(name: str) -> SavedGame:
    return load((SAMPLES / f"{name}.stella").read_bytes())


@pytest.mark.parametrize("path", sorted(SAMPLES.iterdir()), ids=lambda path: path.stem)
def test_every_sample_is_loaded_listed_and_stored_again(path: Path) -> None:
    saved = load(path.read_bytes())
    assert same(load(dump(saved)), saved)
    assert headline(path.read_bytes()).table == saved.table


def test_a_finished_game_of_format_1() -> None:
    saved = sample("format-1-finished")
    assert saved.session.outcome() == Outcome(winners=(0,), scores=(36, 26, 26, 10))
    assert (len(saved.session.journal), saved.session.ply) == (66, 56)
    assert [player.name for player in saved.table.players] == ["Linh", "Ông Hiếu", "はなこ", "مریم"]
    assert [player.board for player in saved.table.players] == ["here", "here", "phone", "robot"]
    assert saved.table.word_languages == ("vi", "ja", "fa")
    assert saved.id == "5f0c8d5c3a4e4f8f9f1e2d3c4b5a6978"
    assert saved.saved_at == datetime(2025, 11, 29, 20, 15, 30, 123456, tzinfo=UTC)


def test_a_game_of_format_1_in_the_middle_of_a_reveal_with_a_paper_seat() -> None:
    saved = sample("format-1-mid-reveal")
    state = saved.session.state
    assert (state.phase, state.pending) == (Phase.REVEAL, Pending(scout=3, cell=0, answers=()))
    assert state.marks == ((4, 9), (0, 4, 7), None, (0, 4, 10, 14))
    assert state.counts == (2, 3, 3, 4)
    assert [shown.choosers for shown in state.shown] == [(0, 1, 2, 3), (0, 2)]
    assert (len(saved.session.journal), saved.session.ply) == (11, 9)
    assert [card.upper.text("vi") for card in saved.table.own_words] == [
        "biển",
        "bánh chưng",
        "xe máy",
        "mưa",
    ]


def test_a_game_of_format_1_in_which_two_are_still_marking() -> None:
    saved = sample("format-1-marking")
    assert saved.session.state.phase is Phase.ASSOCIATE
    assert saved.session.state.marks == (None, None, (3, 8, 13))
    assert saved.drafts == {0: (1, 6, 11), 1: (2,)}

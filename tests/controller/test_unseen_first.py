"""A family that plays often meets every picture and word before one comes again."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.packs import WordCard, load_words
from stella_desktop.controller.new_game import WordSet, begin_stella
from stella_desktop.controller.remembering import note_game
from stella_desktop.engine import SetupError
from stella_desktop.storage.history import History, HistoryStore
from stella_desktop.storage.paths import folders
from stella_desktop.storage.save_file import SavedGame, dump, load
from stella_desktop.storage.table import Player
from tests.storage.making import random_move

CARDS = tuple(f"c{number:03}" for number in range(1, 85))
PACK = load_words(resources() / "words" / "starlit.json")
PLAYERS = tuple(
    Player.model_validate({"name": name, "symbol": symbol})
    for name, symbol in (("Mai", "moon"), ("Bo", "star"), ("Linh", "circle"))
)
OWN = tuple(
    WordCard.model_validate({"id": f"own-{n}", "set": "own", "upper": {"vi": f"từ {n}"}})
    for n in range(6)
)


@pytest.fixture
def store(tmp_path: Path) -> HistoryStore:
    return HistoryStore(folders(tmp_path))


def begun(
    history: History | None = None,
    *,
    cards: tuple[str, ...] = CARDS,
    word_set: WordSet = WordSet.CORE,
    hidden: tuple[str, ...] = (),
    seed: int = 5,
) -> SavedGame:
    return begin_stella(
        PLAYERS,
        deck="starlit",
        cards=cards,
        pack=PACK,
        word_set=word_set,
        own_words=OWN,
        word_languages=("vi",),
        screen="flat",
        seed=seed,
        history=history,
        hidden=hidden,
    )


def play(saved: SavedGame, *, rounds: int = 4) -> None:
    """Play on until so many rounds are over."""
    chance = Random(1)
    session = saved.session
    while session.outcome() is None and len(session.game.progress(session.state).scores) < rounds:
        random_move(session, chance)


def test_without_a_history_all_pictures_and_words_take_part() -> None:
    setup = begun().session.setup
    assert setup.cards == CARDS
    assert len(setup.words) == 96


def test_a_game_is_played_with_the_pictures_met_least_lately() -> None:
    history = History().after_game(CARDS[:60], (), "before")
    chosen = begun(history).session.setup.cards
    assert len(chosen) == 30
    assert set(CARDS[60:]) < set(chosen)


def test_in_games_played_to_their_end_no_picture_or_word_comes_again_too_early(
    store: HistoryStore,
) -> None:
    for seed in range(5):
        saved = begun(store.load(), seed=seed)
        play(saved)
        note_game(store, saved)
    history = store.load()
    assert Counter(map(history.times_seen, CARDS)) == {1: 84 - 66, 2: 66}
    assert Counter(seen.times for seen in history.words) == {1: 20}


def test_hidden_pictures_never_come_with_or_without_a_history() -> None:
    for history in (None, History()):
        assert set(begun(history, hidden=CARDS[:54]).session.setup.cards) == set(CARDS[54:])


@pytest.mark.parametrize("history", [None, History()])
def test_too_few_pictures_are_told_with_how_many_are_missing(history: History | None) -> None:
    with pytest.raises(SetupError) as caught:
        begun(history, hidden=CARDS[:60])
    assert (caught.value.reason, caught.value.missing) == ("cards", 6)


def test_beginners_get_the_discovery_cards_in_their_order_whatever_they_met() -> None:
    history = History().after_game((), ("d1", "d2"), "before")
    words = begun(history, word_set=WordSet.DISCOVERY).session.setup.words
    assert words == ("d1", "d2", "d3", "d4")


def test_own_words_come_in_turn_and_all_stay_in_the_save() -> None:
    history = History().after_game((), ("own-0", "own-1"), "before")
    saved = begun(history, word_set=WordSet.OWN)
    assert set(saved.session.setup.words) == {"own-2", "own-3", "own-4", "own-5"}
    assert saved.session.setup.options.one_sided == saved.session.setup.words
    assert saved.table.own_words == OWN


def test_a_save_replays_the_same_whatever_was_met_since(store: HistoryStore) -> None:
    saved = begun(store.load())
    play(saved, rounds=2)
    data = dump(saved)
    store.save(History().after_game(CARDS, tuple(PACK.by_id), "since"))
    again = load(data)
    assert again.session.setup == saved.session.setup
    assert again.session.state == saved.session.state


# What counts as met


def test_only_what_was_on_the_table_counts(store: HistoryStore) -> None:
    saved = begun(store.load())
    note_game(store, saved)
    history = store.load()
    assert {seen.id for seen in history.cards} == set(saved.session.state.cells)
    assert [seen.id for seen in history.words] == [saved.session.state.word.card]


def test_a_game_that_is_resumed_counts_what_is_new_and_nothing_twice(
    store: HistoryStore, tmp_path: Path
) -> None:
    saved = begun(store.load())
    note_game(store, saved)
    play(saved, rounds=1)
    note_game(store, saved)
    other = begun(store.load(), seed=6)
    note_game(store, other)
    saved = load(dump(saved))
    play(saved)
    for _ in range(2):
        note_game(HistoryStore(folders(tmp_path)), saved)
    history = store.load()
    met_by_other = set(other.session.state.cells)
    for card in saved.session.setup.cards:
        assert history.times_seen(card) == 1 + (card in met_by_other)
    assert sum(seen.times for seen in history.cards) == 45


def test_nothing_is_written_if_nothing_is_new(
    store: HistoryStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = begun(store.load())
    note_game(store, saved)

    def never(_: History) -> None:
        raise AssertionError

    monkeypatch.setattr(store, "save", never)
    note_game(store, saved)

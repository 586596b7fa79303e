"""What a family has met lately comes last."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella_desktop.decks.choose import choose_cards, choose_words
from stella_desktop.storage.history import History

DECK = tuple(f"c{number:03}" for number in range(1, 85))
seeds = st.integers(0, 2**32 - 1)


def after_games(history: History, games: int, seed: int, all_ids: tuple[str, ...]) -> History:
    for number in range(games):
        chosen = choose_cards(all_ids, history, 30, seed + number)
        history = history.after_game(chosen, (), f"game-{number}")
    return history


@given(seeds, st.integers(0, 8))
@settings(deadline=None, max_examples=30)
def test_no_picture_comes_again_before_all_others_have_come(seed: int, games: int) -> None:
    history = after_games(History(), games, seed, DECK)
    times = Counter(history.times_seen(card) for card in DECK)
    assert set(times) <= {games * 30 // 84, games * 30 // 84 + 1}
    assert times[games * 30 // 84 + 1] == games * 30 % 84


@given(seeds, st.sets(st.sampled_from(DECK), max_size=54), st.integers(1, 6))
@settings(deadline=None, max_examples=30)
def test_hidden_pictures_never_come(seed: int, hidden: set[str], games: int) -> None:
    history = History()
    for number in range(games):
        chosen = choose_cards(DECK, history, 30, seed + number, hidden)
        assert len(set(chosen)) == 30
        assert not set(chosen) & hidden
        history = history.after_game(chosen, (), f"game-{number}")


@given(seeds, st.sets(st.sampled_from(DECK), max_size=84), st.integers(0, 90))
def test_never_seen_comes_before_seen_and_long_ago_before_lately(
    seed: int, seen: set[str], needed: int
) -> None:
    history = History()
    for number, card in enumerate(sorted(seen)):
        history = history.after_game((card,), (), f"game-{number}")
    chosen = choose_cards(DECK, history, needed, seed)
    turns = [history.card_met(card) for card in chosen]
    left = [history.card_met(card) for card in DECK if card not in chosen]
    assert turns == sorted(turns)
    assert len(chosen) == min(needed, 84)
    assert not left or not turns or max(turns) <= min(left)


@given(seeds, st.permutations(DECK[:40]))
def test_the_same_seed_chooses_the_same_whatever_the_order_of_the_decks(
    seed: int, mixed: list[str]
) -> None:
    assert choose_cards(mixed, History(), 30, seed) == choose_cards(DECK[:40], History(), 30, seed)


def test_another_seed_chooses_others_among_equals() -> None:
    chosen = {choose_cards(DECK, History(), 30, seed) for seed in range(20)}
    assert len(chosen) == 20
    assert {card for cards in chosen for card in cards} == set(DECK)


def test_the_choice_is_the_same_on_every_computer_for_ever() -> None:
    assert choose_cards(DECK[:8], History(), 4, 7) == ("c005", "c003", "c002", "c008")
    assert choose_words(DECK[:8], History(), 4, 7) == ("c006", "c008", "c005", "c003")


@pytest.mark.parametrize("there", [0, 1, 29])
def test_fewer_than_needed_are_all_there_are(there: int) -> None:
    assert sorted(choose_cards(DECK[:there], History(), 30, 1)) == list(DECK[:there])


@given(seeds)
def test_word_cards_come_in_turn_too(seed: int) -> None:
    words = tuple(f"w{number:03}" for number in range(1, 11))
    history = History()
    for number in range(5):
        chosen = choose_words(words, history, 4, seed + number)
        history = history.after_game((), chosen, f"game-{number}")
    assert Counter(seen.times for seen in history.words) == {2: 10}

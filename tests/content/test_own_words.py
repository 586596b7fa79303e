import unicodedata

import pytest

from stella_desktop.content.own_words import Problem, ProblemKind, own_word_cards
from stella_desktop.content.packs import LONGEST_WORD, WordCard


def cards_of(text: str, language: str = "en") -> tuple[WordCard, ...]:
    cards, problems = own_word_cards(text, language)
    assert problems == ()
    return cards


def words_of(text: str, language: str = "en") -> list[tuple[str, str | None]]:
    return [
        (card.upper.text(language), card.lower.text(language) if card.lower else None)
        for card in cards_of(text, language)
    ]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("picnic", ("picnic", None)),
        ("picnic / grandma", ("picnic", "grandma")),
        ("picnic/grandma", ("picnic", "grandma")),
        ("picnic | grandma", ("picnic", "grandma")),
        ("遠足／おばあちゃん", ("遠足", "おばあちゃん")),
        ("遠足｜おばあちゃん", ("遠足", "おばあちゃん")),
        ("picnic /", ("picnic", None)),
        ("/ picnic", ("picnic", None)),
        ("  lost \t  tooth ", ("lost tooth", None)),
        ("遠足\u3000／\u3000海", ("遠足", "海")),
        ("a \u200e b", ("a b", None)),
        ("pic\u202enic\x07\u200b", ("picnic", None)),
        ("می‌خواهم", ("می‌خواهم", None)),
        ("👩‍👧", ("👩‍👧", None)),
        ("\ud800owl", ("owl", None)),
    ],
)
def test_a_line_becomes_a_card(line: str, words: tuple[str, str | None]) -> None:
    assert words_of(line) == [words]


@pytest.mark.parametrize("text", ["", "\n\n", "   \n\t", "/", " ／ | ", "\u200e", "\u200c"])
def test_lines_that_show_nothing_are_skipped(text: str) -> None:
    assert own_word_cards(text, "en") == ((), ())


def test_every_line_gives_one_card_in_order() -> None:
    assert words_of("owl\r\n\nmoon / tea\n") == [("owl", None), ("moon", "tea")]


def test_words_are_kept_in_nfc() -> None:
    assert words_of(unicodedata.normalize("NFD", "biển"), "vi") == [("biển", None)]


def test_letters_that_meet_when_an_unseen_sign_goes_are_joined() -> None:
    assert words_of("e\u200e\u0301cole") == [("école", None)]


def test_a_word_is_in_the_language_it_was_typed_in() -> None:
    (card,) = cards_of("遠足", "ja")
    assert (card.upper.ja, card.upper.en) == ("遠足", None)


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        ("x" * (LONGEST_WORD + 1), [(ProblemKind.TOO_LONG, 1, "x" * LONGEST_WORD)]),
        ("owl / " + "x" * 99, [(ProblemKind.TOO_LONG, 1, "x" * LONGEST_WORD)]),
        ("\nowl / moon / tea", [(ProblemKind.THREE_WORDS, 2, "owl / moon / tea")]),
        ("owl\nmoon\nOWL", [(ProblemKind.TWICE, 3, "OWL")]),
        ("owl / moon\ntea / Moon", [(ProblemKind.TWICE, 2, "Moon")]),
        ("owl / Owl", [(ProblemKind.TWICE, 1, "Owl")]),
        ("Straße\nSTRASSE", [(ProblemKind.TWICE, 2, "STRASSE")]),
        ("summer\nｓｕｍｍｅｒ", [(ProblemKind.TWICE, 2, "ｓｕｍｍｅｒ")]),
        ("ｶﾒﾗ\nカメラ", [(ProblemKind.TWICE, 2, "カメラ")]),
        ("كتاب\nکتاب", [(ProblemKind.TWICE, 2, "کتاب")]),
        ("ماهي\nماهی", [(ProblemKind.TWICE, 2, "ماهی")]),
        ("می‌خواهم\nمیخواهم", [(ProblemKind.TWICE, 2, "میخواهم")]),
        ("biển\n" + unicodedata.normalize("NFD", "BIỂN"), [(ProblemKind.TWICE, 2, "BIỂN")]),
    ],
)
def test_a_problem_is_told_with_its_line(
    text: str, problems: list[tuple[ProblemKind, int, str]]
) -> None:
    _, found = own_word_cards(text, "en")
    assert list(found) == [Problem(kind, line, word) for kind, line, word in problems]


def test_a_word_of_the_greatest_length_is_taken() -> None:
    assert words_of("x" * LONGEST_WORD) == [("x" * LONGEST_WORD, None)]


def test_a_line_with_a_problem_does_not_stop_the_others() -> None:
    cards, problems = own_word_cards("owl\nowl\nmoon", "en")
    assert [card.upper.en for card in cards] == ["owl", "moon"]
    assert len(problems) == 1


def test_words_of_a_refused_line_may_be_used_again() -> None:
    cards, problems = own_word_cards("owl / moon / tea\nmoon", "en")
    assert [card.upper.en for card in cards] == ["moon"]
    assert [problem.line for problem in problems] == [1]


def test_ids_are_the_same_in_every_version_of_the_app() -> None:
    ids = [card.id for card in cards_of("owl\nmoon / tea")]
    assert ids == ["own-10f7127b980b", "own-c35fb672b1aa"]


@pytest.mark.parametrize(
    ("one", "other", "language"),
    [
        ("owl / moon", "  OWL ／ Moon", "en"),
        ("biển", unicodedata.normalize("NFD", "Biển"), "vi"),
        ("owl", "owl", "ja"),
    ],
)
def test_ids_do_not_depend_on_how_the_words_are_typed(one: str, other: str, language: str) -> None:
    assert cards_of(one, "en")[0].id == cards_of(other, language)[0].id


def test_different_cards_have_different_ids() -> None:
    texts = ["owl", "moon", "owl / moon", "moon / owl", "owlmoon", "owl moon"]
    assert len({cards_of(text)[0].id for text in texts}) == len(texts)


def test_ids_of_words_do_not_change_with_what_counts_as_the_same() -> None:
    """They are in saves, and in the history of what a family has met."""
    ids = [card.id for text in ("ｓｕｍｍｅｒ", "كتاب", "owl / moon") for card in cards_of(text)]
    assert ids == ["own-c44e87fff246", "own-5eabb60f203c", "own-baa77a5c0174"]

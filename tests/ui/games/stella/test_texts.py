"""Promises of the sentences: a name of any script stands where it is said, and turns nothing."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from statistics import fmean

import pytest
from PySide6.QtGui import QFont, QTextLayout, QTextOption

from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.bot import Character, Explanation, Seen
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.house import House
from stella_desktop.ui.look import direction_of

LATIN, PERSIAN, OTHER = "Kenji 2", "نرگس", "Ada"
NOBODY = (0, 0, 0)
CLUE, OWN = m.Word("w001"), m.Word("w002")
SPARK = m.Shown(0, "c001", 0, (0, 1), (3, 3, 0))
HALF_FALLEN = m.Shown(0, "c001", 0, (0, 1, 2), (2, 2, 0))
ALL_FALLEN = m.Shown(0, "c001", 0, (0, 1), NOBODY)
FALL = m.Shown(0, "c001", 0, (0,), NOBODY)


@pytest.fixture
def texts(house: House) -> Iterator[StellaTexts]:
    yield StellaTexts()
    house.languages.use("en")


def result(*shown: m.Shown) -> m.RoundResult:
    return m.RoundResult(
        number=1,
        word=m.Word("w001"),
        first_scout=0,
        cards=("c001",),
        counts=(1, 1, 1),
        dark=None,
        fallen=(),
        shown=shown,
        earned=NOBODY,
        penalty=NOBODY,
        scores=(3, 0, 12),
    )


def explanation(
    character: Character = Character.CAREFUL,
    *seen: Seen,
    hunches: int = 0,
    unknown: int = 0,
) -> Explanation:
    return Explanation(character, CLUE, seen, hunches, unknown)


def from_the_left(text: str, *parts: str) -> list[str]:
    """The parts of a line in the order in which they are seen."""
    layout = QTextLayout(text, QFont())
    option = QTextOption()
    option.setTextDirection(direction_of(text))
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()

    def middle(part: str) -> float:
        runs = line.glyphRuns(text.index(part), len(part))
        return fmean(run.boundingRect().center().x() for run in runs)

    return sorted(parts, key=middle)


SENTENCES: list[Callable[[StellaTexts, tuple[str, ...]], str]] = [
    lambda say, names: say.look_for(names[0]),
    lambda say, names: say.mark_button(names[0]),
    lambda say, names: say.look_on_paper(names[0]),
    lambda say, names: say.pass_button(names[0]),
    lambda say, names: say.ask_count(names[0]),
    lambda say, names: say.ask_answers(say.both(names)),
    lambda say, names: say.thinking(say.both(names)),
    lambda say, names: say.points_itself(names[0]),
    lambda say, names: say.explanation(names[0], "", explanation(hunches=1)),
    lambda say, names: say.had_it(names[0]),
    lambda say, names: say.point(names[0]),
    lambda say, names: say.confirm_point(names[0]),
    lambda say, names: say.next_seat(names[0]),
    lambda say, names: say.announced(names, (7, 3, 3), 0),
    lambda say, names: say.announced(names, (7, 7, 3), None),
    lambda say, names: say.shown(names, SPARK),
    lambda say, names: say.shown(names, HALF_FALLEN),
    lambda say, names: say.shown(names, HALF_FALLEN, brief=True),
    lambda say, names: say.shown(names, ALL_FALLEN),
    lambda say, names: say.shown(names, FALL),
    lambda say, names: say.sentence(names, m.RoundBegan(1, 0, m.Word("w001"))),
    lambda say, names: say.sentence(names, m.SwapProposed(0)),
    lambda say, names: say.sentence(names, m.SwapAnswered(0, agree=True)),
    lambda say, names: say.sentence(names, m.MarksLocked(0)),
    lambda say, names: say.sentence(names, m.CountAnnounced(0, 4)),
    lambda say, names: say.sentence(names, m.Pointed(0, 3)),
    lambda say, names: say.sentence(names, m.Answered(0, had=True)),
    lambda say, names: say.sentence(names, m.RoundScored(result())),
    lambda say, names: say.sentence(names, m.BoardChanged(0, paper=True)),
    lambda say, names: say.winners(names[:1]),
    lambda say, names: say.winners(names),
    lambda say, names: say.refused("not_marked", names[0]),
    lambda say, names: say.refused("locked", names[0]),
    lambda say, names: say.matches(names, result(SPARK))[0],
]


@pytest.mark.parametrize("language", ["en", "fa"])
@pytest.mark.parametrize("say", SENTENCES)
def test_no_name_has_a_say_in_the_direction_of_its_sentence(
    texts: StellaTexts,
    house: House,
    language: str,
    say: Callable[[StellaTexts, tuple[str, ...]], str],
) -> None:
    house.languages.use(language)
    names = (LATIN, PERSIAN, OTHER)
    sentence = say(texts, names)
    assert LATIN in sentence
    for name in names:
        # Where sentence and name both run from the left there is nothing to guard.
        signed = sentence.count(name) if language == "fa" or name == PERSIAN else 0
        assert sentence.count(f"\u2068{name}\u2069") == signed


def test_a_persian_name_leaves_an_english_sentence_in_its_order(texts: StellaTexts) -> None:
    names = (LATIN, PERSIAN, OTHER)
    match = texts.matches(names, result(SPARK))[0]
    parts = [LATIN, " and ", PERSIAN, ": ", "1", " picture together"]
    assert from_the_left(match, *reversed(parts)) == parts
    scores = texts.sentence(names, m.RoundScored(result()))
    parts = [LATIN, "3 stars", PERSIAN, "0 stars", OTHER, "12 stars"]
    assert from_the_left(scores, *reversed(parts)) == parts


def test_a_latin_name_leaves_a_persian_sentence_in_its_order(
    texts: StellaTexts, house: House
) -> None:
    house.languages.use("fa")
    match = texts.matches((LATIN, PERSIAN, OTHER), result(SPARK))[0]
    parts = ["تصویر", PERSIAN, LATIN]
    assert from_the_left(match, *reversed(parts)) == parts


def test_persian_sentences_count_in_persian_digits(texts: StellaTexts, house: House) -> None:
    house.languages.use("fa")
    names = (LATIN, PERSIAN, OTHER)
    dark = replace(result(SPARK), penalty=(1, 0, 0), earned=(15, 0, 0), scores=(14, 0, 0))
    told = [
        texts.stars(15),
        texts.marks(10),
        texts.announced(names, (10, 3, 3), 0),
        texts.announced(names, (10, 10, 3), None),
        texts.announced(names, (10, 10, 10), None),
        texts.sentence(names, m.Pointed(1, 14)),
        texts.arithmetic(dark, 0),
        texts.kinds(1, 2),
    ]
    assert all(re.search("[۰-۹]", text) for text in told)
    assert not any(re.search("[0-9]", text.replace(LATIN, "")) for text in told)


def test_a_persian_sum_runs_from_the_left(texts: StellaTexts, house: House) -> None:
    house.languages.use("fa")
    hits = result(SPARK, replace(SPARK, stars=(2, 0, 2)))
    told = texts.arithmetic(replace(hits, earned=(5, 0, 0), scores=(5, 0, 0)), 0)
    parts = ["۳", " + ", "۲", " = ", "۵"]
    assert from_the_left(told, *reversed(parts)) == parts
    dark = replace(hits, earned=(5, 0, 0), penalty=(4, 0, 0), scores=(1, 0, 0))
    parts = ["−", "۴", "=\xa0۱", "۳", " + ", "۲"]
    assert from_the_left(texts.arithmetic(dark, 0), *reversed(parts)) == parts


def test_a_robot_tells_a_word_of_its_own_and_never_the_clue(texts: StellaTexts) -> None:
    own = explanation(Character.CAREFUL, Seen(OWN, 2), Seen(CLUE, 3))
    assert texts.explanation(OTHER, "freedom", own).endswith(": “I saw ‘freedom’ in 2 pictures.”")
    for character in Character:
        for clues, hunches, unknown in ((1, 0, 0), (2, 0, 0), (2, 1, 0), (2, 0, 3), (2, 1, 3)):
            only = explanation(character, Seen(CLUE, clues), hunches=hunches, unknown=unknown)
            assert "together" not in texts.explanation(OTHER, "together", only)


def test_a_robot_says_that_it_guessed_only_if_it_knew_nothing(texts: StellaTexts) -> None:
    guessed = texts.explanation(OTHER, "", explanation(unknown=3))
    assert "guessed" in guessed
    assert texts.explanation(OTHER, "", explanation(Character.CAREFUL, Seen(CLUE, 1))) != guessed


def test_every_robot_speaks_in_its_own_way(texts: StellaTexts) -> None:
    def lines(character: Character) -> set[str]:
        return {
            texts.explanation(OTHER, "", explanation(character, Seen(CLUE, clues), hunches=hunches))
            for clues in (1, 2)
            for hunches in (0, 2)
        }

    said = [lines(character) for character in Character]
    assert all(len(one) >= 3 for one in said)
    assert sum(map(len, said)) == len(set().union(*said))

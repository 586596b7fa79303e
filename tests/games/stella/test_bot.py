"""Stella's robot: legal, blind to what its seat may not see, good company, and honest about it."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, get_type_hints

import pytest

from stella_desktop.assets import resources
from stella_desktop.content.associations import load_associations
from stella_desktop.engine import MoveSpace, RandomBot, Seat, Session, Setup, same_moves
from stella_desktop.games.stella import GAME, bot
from stella_desktop.games.stella.bot import (
    SEEN,
    Associations,
    Character,
    Seen,
    StellaBot,
    word_key,
)
from stella_desktop.games.stella.moves import (
    CELLS,
    LEAST_MARKS,
    MOST_MARKS,
    AnswerWord,
    LockMarks,
    NextRound,
    Options,
    Phase,
    PointAt,
    ProposeWord,
    RoundResult,
    Shown,
    Word,
)
from stella_desktop.games.stella.state import State
from stella_desktop.games.stella.view import View

SEATS = 4
KNOWLEDGE = ("all", "half", "nothing")


@cache
def known(how_much: str = "all") -> Associations:
    strengths = load_associations(resources() / "words" / "associations.json").strengths
    if how_much == "half":
        # As at a table where own photos are mixed in, and half of the words are the family's.
        return {
            card: {word: one for word, one in row.items() if int(word[-7]) % 2}
            for card, row in list(strengths.items())[::2]
        }
    return strengths if how_much == "all" else {}


@cache
def robots(how_much: str = "all") -> tuple[StellaBot, ...]:
    """One of each character."""
    reasons = load_associations(resources() / "words" / "associations.json").reasons
    return tuple(StellaBot(known(how_much), character, reasons) for character in Character)


def robot(character: Character, how_much: str = "all") -> StellaBot:
    return next(one for one in robots(how_much) if one.character is character)


def setup_of(seed: int, seats: int = SEATS, **options: Any) -> Setup:
    return replace(GAME.example_setup(seats, seed), options=Options(**options))


def played(setup: Setup, players: Sequence[StellaBot | RandomBot]) -> Iterator[tuple[State, Seat]]:
    """A game between these; yields each state with the seat that is to move."""
    session, order = Session(GAME, setup), Random(setup.seed)
    while session.outcome() is None:
        seat = order.choice(
            [seat for seat in range(setup.seats) if GAME.legal_moves(session.state, seat)]
        )
        yield session.state, seat
        chance = Random(f"{setup.seed} {seat} {session.ply}")
        player = players[seat % len(players)]
        spaces = GAME.legal_moves(session.state, seat)
        session.submit(player.choose(session.view(seat), spaces, chance))
    yield session.state, 0


def ask(player: StellaBot, state: State, seat: Seat, seed: int | str = 0) -> Any:
    view, spaces = GAME.view_for(state, seat), GAME.legal_moves(state, seat)
    return player.choose(view, spaces, Random(seed))


def marking(seed: int = 1, **options: Any) -> State:
    state: State = GAME.new_game(setup_of(seed, **options))
    return state


def locked(player: StellaBot, state: State, seed: int) -> tuple[int, ...]:
    move = ask(player, state, 0, seed)
    assert isinstance(move, LockMarks)
    return move.cells


# --- the rules ------------------------------------------------------------------------------------


@pytest.mark.parametrize("how_much", KNOWLEDGE)
@pytest.mark.parametrize("seats", GAME.seats)
def test_its_moves_are_legal_in_thousands_of_states(seats: int, how_much: str) -> None:
    met = Counter[str]()
    for seed in range(6):
        # With `example_setup` some seats mark on paper, which no robot at home does.
        setup = GAME.example_setup(seats, seed)
        players = (*robots(how_much), RandomBot()) if seed % 2 else robots(how_much)
        for state, seat in played(setup, players):
            for player in robots(how_much):
                if spaces := GAME.legal_moves(state, seat):
                    move = ask(player, state, seat, f"{seed} {seat}")
                    assert same_moves(spaces, move)
                    met[move.kind] += 1
    assert sum(met.values()) > 600
    assert {"lock_marks", "point_at", "next_round", "pass_pen", "announce", "answer"} <= set(met)


@pytest.mark.parametrize("how_much", KNOWLEDGE)
def test_it_marks_as_many_as_people_do(how_much: str) -> None:
    for player in robots(how_much):
        counts = [len(locked(player, marking(seed), seed)) for seed in range(300)]
        assert LEAST_MARKS <= min(counts) <= max(counts) <= MOST_MARKS
        assert len(set(counts)) >= 3
        if how_much == "all":
            assert sum(3 <= count <= 7 for count in counts) > 0.75 * len(counts)


def test_it_never_asks_for_another_word() -> None:
    for seed in range(50):
        for player in robots():
            assert isinstance(ask(player, marking(seed), 0, seed), LockMarks)


def test_it_can_be_made_to() -> None:
    space = MoveSpace(ProposeWord, 0)
    for player in robots():
        view = GAME.view_for(marking(), 0)
        assert player.choose(view, (space,), Random(0)) == ProposeWord(0)


def test_it_goes_on_when_asked() -> None:
    state = next(s for s, _ in played(setup_of(1), robots()) if s.phase is Phase.SCORE)
    assert ask(robots()[0], state, 2) == NextRound(2)


# --- secrecy --------------------------------------------------------------------------------------


def test_its_type_says_that_it_gets_a_view() -> None:
    hints = get_type_hints(StellaBot.choose)
    assert hints["view"] is View
    assert hints["spaces"] == tuple[MoveSpace, ...]
    assert get_type_hints(StellaBot.explain)["view"] is View


def test_its_module_knows_neither_state_nor_rules() -> None:
    tree = ast.parse(Path(bot.__file__).read_text(encoding="utf-8"))
    found = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    ours = {name for name in found if name and name.startswith("stella_desktop")}
    assert ours == {
        "stella_desktop.engine",
        "stella_desktop.games.stella.moves",
        "stella_desktop.games.stella.view",
    }


@pytest.mark.parametrize("how_much", KNOWLEDGE)
def test_what_it_may_not_know_changes_nothing(how_much: str) -> None:
    for seed in range(6):
        for state, seat in played(setup_of(seed), robots(how_much)):
            double = GAME.scramble(state, seat, Random(seed))
            for player in robots(how_much):
                if GAME.legal_moves(state, seat):
                    assert ask(player, double, seat, seed) == ask(player, state, seat, seed)
                for viewer in range(SEATS):
                    view = GAME.view_for(state, viewer)
                    twin = GAME.view_for(GAME.scramble(state, viewer, Random(seed)), viewer)
                    assert player.explain(view) == player.explain(twin)


def test_the_word_below_is_nobodys_business_before_the_swap() -> None:
    below = word_key(Word(marking().word.card, lower=True))
    blind = {
        card: {word: one for word, one in row.items() if word != below}
        for card, row in known().items()
    }
    state = GAME.apply(marking(), ProposeWord(1)).state
    for character in Character:
        for seed in range(30):
            assert ask(StellaBot(blind, character), state, 0, seed) == ask(
                StellaBot(known(), character), state, 0, seed
            )


def test_thinking_twice_gives_the_same_move() -> None:
    for state, seat in played(setup_of(3), robots()):
        for player in robots():
            if GAME.legal_moves(state, seat):
                assert ask(player, state, seat) == ask(player, state, seat)


# --- what it sees ---------------------------------------------------------------------------------


def seen_by_all(state: State) -> list[float]:
    word = word_key(state.word)
    return [known()[card][word] for card in state.cells]


def test_it_marks_what_the_word_fits() -> None:
    for player in robots():
        inside, outside = [], []
        for seed in range(100):
            state = marking(seed)
            marks = locked(player, state, seed)
            for cell, strength in enumerate(seen_by_all(state)):
                (inside if cell in marks else outside).append(strength)
        assert fmean(inside) > 3 * fmean(outside)


def test_eyes_differ() -> None:
    for player in robots():
        assert len({locked(player, marking(), seed) for seed in range(20)}) > 5


def test_the_careful_one_marks_fewer_and_surer_than_the_dreamer() -> None:
    counts, strengths = {}, {}
    for character in (Character.CAREFUL, Character.DREAMER):
        marked = [
            [seen_by_all(marking(seed))[cell] for cell in cells]
            for seed in range(300)
            for cells in [locked(robot(character), marking(seed), seed)]
        ]
        counts[character] = fmean(len(one) for one in marked)
        strengths[character] = fmean(strength for one in marked for strength in one)
    assert counts[Character.CAREFUL] < counts[Character.DREAMER] - 0.3
    assert strengths[Character.CAREFUL] > strengths[Character.DREAMER] + 0.03


def after_a_round(view: View, liked: int, counts: tuple[int, ...] = (5, 5, 5, 5)) -> View:
    """The same view, had everybody marked the picture in this cell in the round before."""
    shown = Shown(liked, view.cards[liked], 1, (0, 1, 2, 3), (2, 2, 2, 2))
    none = (0, 0, 0, 0)
    result = RoundResult(
        1, view.word, 0, view.cards, counts, None, (), (shown,), (2, 2, 2, 2), none, none
    )
    return replace(view, results=(result,))


def test_the_copycat_marks_what_others_liked() -> None:
    often = {}
    for character in Character:
        for told in (False, True):
            marked = 0
            for seed in range(100):
                state = marking(seed)
                view, spaces = GAME.view_for(state, 0), GAME.legal_moves(state, 0)
                # Neither a sure picture nor a hopeless one.
                liked = sorted(range(CELLS), key=lambda cell: -seen_by_all(state)[cell])[6]
                view = after_a_round(view, liked) if told else view
                move = robot(character).choose(view, spaces, Random(seed))
                assert isinstance(move, LockMarks)
                marked += liked in move.cells
            often[character, told] = marked
    assert often[Character.COPYCAT, True] > 1.5 * often[Character.COPYCAT, False]
    for other in (Character.CAREFUL, Character.DREAMER):
        assert often[other, True] == often[other, False]


def test_the_copycat_marks_about_as_many_as_the_others_did() -> None:
    means = {}
    for counts in ((2, 2, 3, 3), (9, 8, 9, 8)):
        lengths = []
        for seed in range(100):
            state = marking(seed)
            view = after_a_round(GAME.view_for(state, 0), 0, counts)
            copycat = robot(Character.COPYCAT)
            move = copycat.choose(view, GAME.legal_moves(state, 0), Random(seed))
            lengths.append(len(move.cells))  # type: ignore[union-attr]  # it can only lock
        means[counts] = fmean(lengths)
    assert means[9, 8, 9, 8] > means[2, 2, 3, 3] + 2


# --- the reveal -----------------------------------------------------------------------------------


def revealing(marks: Sequence[tuple[int, ...]]) -> State:
    state = marking(first_scout=0)
    for seat, cells in enumerate(marks):
        state = GAME.apply(state, LockMarks(seat, cells)).state
    return state


def test_in_the_dark_it_points_at_the_surest_first_and_at_its_own_last() -> None:
    state = revealing([(0, 1, 2, 3, 4, 5), (0, 1), (2, 3), (4,)])
    view = GAME.view_for(state, 0)
    assert view.dark == 0
    sure_to_odd = (3, 0, 5, 1, 4, 2)
    fits = {view.cards[cell]: 0.9 - 0.1 * place for place, cell in enumerate(sure_to_odd)}
    knows = {card: {word_key(view.word): strength} for card, strength in fits.items()}
    for character in (Character.CAREFUL, Character.DREAMER):
        left = list(sure_to_odd)
        spaces = GAME.legal_moves(state, 0)
        while left:
            (space,) = spaces
            domain = replace(space.field("cell"), items=tuple(sorted(left)))  # type: ignore[call-arg]
            narrowed = replace(space, fields=(("cell", domain),))
            move = StellaBot(knows, character).choose(view, (narrowed,), Random(len(left)))
            assert move == PointAt(0, left.pop(0))


def test_in_the_light_a_dreamer_follows_its_mood() -> None:
    state = revealing([(0, 1, 2, 3), (0, 1, 2, 3), (2, 3), (4,)])
    assert GAME.view_for(state, 0).dark is None
    firsts = {
        character: {ask(robot(character), state, 0, seed).cell for seed in range(60)}
        for character in (Character.CAREFUL, Character.DREAMER)
    }
    assert len(firsts[Character.CAREFUL]) == 1
    assert len(firsts[Character.DREAMER]) > 1


# --- another word ---------------------------------------------------------------------------------


def test_it_takes_another_word_where_it_sees_little_and_mostly_else() -> None:
    state = GAME.apply(marking(), ProposeWord(1)).state
    cards = GAME.view_for(state, 0).cards
    for fitting, least, most in ((2, 200, 200), (6, 130, 195)):
        knows = {card: {word_key(state.word): 0.9} for card in cards[:fitting]}
        answers = [ask(StellaBot(knows), state, 0, seed) for seed in range(200)]
        assert all(type(answer) is AnswerWord for answer in answers)
        assert least <= sum(answer.agree for answer in answers) <= most


# --- own words and own photos ---------------------------------------------------------------------


def test_where_it_knows_nothing_it_marks_few_and_says_that_it_guessed() -> None:
    for player in robots("nothing"):
        seen_cells = set()
        for seed in range(100):
            state = marking(seed)
            cells = locked(player, state, seed)
            assert 2 <= len(cells) <= 4
            seen_cells |= set(cells)
            for seat, other in enumerate([cells, (0,), (1,), (2,)]):
                state = GAME.apply(state, LockMarks(seat, other)).state
            explanation = player.explain(GAME.view_for(state, 0))
            assert explanation is not None
            assert (explanation.seen, explanation.hunches) == ((), 0)
            assert explanation.unknown == explanation.marked == len(cells)
        assert seen_cells == set(range(CELLS))


def test_a_picture_it_does_not_know_comes_after_one_it_is_sure_of() -> None:
    state = marking()
    sure = (3, 7, 11)
    knows = {state.cells[cell]: {word_key(state.word): 1.0} for cell in sure}
    for character in Character:
        for seed in range(30):
            cells = locked(StellaBot(knows, character), state, seed)
            assert set(sure) <= set(cells) or set(cells) <= set(sure)


# --- what it says afterwards ----------------------------------------------------------------------


def test_before_it_has_marked_there_is_nothing_to_explain() -> None:
    for player in robots():
        assert player.explain(GAME.view_for(marking(), 0)) is None


@pytest.mark.parametrize("how_much", KNOWLEDGE)
def test_its_explanation_is_true(how_much: str) -> None:
    reasons = load_associations(resources() / "words" / "associations.json").reasons
    explained = 0
    for seed in range(6):
        for state, _ in played(setup_of(seed), robots(how_much)):
            for seat in range(SEATS):
                view = GAME.view_for(state, seat)
                explanation = robots(how_much)[seat % 3].explain(view)
                if explanation is None:
                    assert view.own_marks is None
                    continue
                explained += 1
                word = word_key(view.word)
                why, unknown = Counter[str](), 0
                for card in (view.cards[cell] for cell in view.own_marks or ()):
                    strength = known(how_much).get(card, {}).get(word)
                    unknown += strength is None
                    if strength is not None and strength >= SEEN:
                        why[reasons[card][word]] += 1
                assert {word_key(one.word): one.pictures for one in explanation.seen} == why
                assert explanation.unknown == unknown
                assert explanation.marked == len(view.own_marks or ())
                assert explanation.clue == view.word
                dreamer = explanation.character is Character.DREAMER
                assert view.word not in [one.word for one in explanation.seen[:-1]]
                own = [one for one in explanation.seen if one.word != view.word]
                assert explanation.news == (
                    own[0] if own and not (dreamer and explanation.hunches) else None
                )
                pictures = [one.pictures for one in own]
                if explanation.character is Character.CAREFUL:
                    assert pictures == sorted(pictures, reverse=True)
                if dreamer:
                    assert pictures == sorted(pictures)
    assert explained > 300


def test_without_reasons_the_word_itself_is_the_reason() -> None:
    state = revealing([(0, 1, 2), (0,), (1,), (2,)])
    knows = {state.cells[cell]: {word_key(state.word): one} for cell, one in enumerate((0.9, 0.1))}
    explanation = StellaBot(knows).explain(GAME.view_for(state, 0))
    assert explanation is not None
    assert [(one.word, one.pictures) for one in explanation.seen] == [(state.word, 1)]
    assert (explanation.hunches, explanation.unknown, explanation.marked) == (1, 1, 3)


def test_the_line_is_worth_reading() -> None:
    """Mostly it has a word that nobody knew yet, or something to say of its marks; and robots that
    marked nearly the same do not all say the same."""
    told: list[list[object]] = []
    for seed in range(40):
        for state, _ in played(setup_of(seed), robots()):
            if state.phase is Phase.SCORE:
                said = [
                    robot.explain(GAME.view_for(state, seat)) for seat, robot in enumerate(robots())
                ]
                told.append([one and (one.news or (one.character, one.hunches)) for one in said])
    own = [isinstance(one, Seen) for line in told for one in line]
    assert fmean(own) > 0.4
    assert fmean(len(set(line)) > 1 for line in told) > 0.8


# --- good company ---------------------------------------------------------------------------------


def test_nobody_is_much_better_and_nobody_is_always_in_the_dark() -> None:
    """A small version of 1,000 games per character; `stella-desktop simulate stella --players
    robots` plays them all."""
    scores: dict[Character, list[int]] = {character: [] for character in Character}
    dark: dict[Character, list[bool]] = {character: [] for character in Character}
    for seed in range(90):
        players = [robots()[(seed + seat) % 3] for seat in range(SEATS)]
        *_, (end, _) = played(setup_of(seed), players)
        for seat, player in enumerate(players):
            scores[player.character].append(sum(result.scores[seat] for result in end.results))
            dark[player.character] += [r.dark == seat for r in end.results if r.dark is not None]
    means = [fmean(own) for own in scores.values()]
    assert max(means) < 1.25 * min(means)
    assert all(0.05 < fmean(own) < 0.45 for own in dark.values())

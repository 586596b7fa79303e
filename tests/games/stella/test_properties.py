"""What must hold in every game of Stella, whatever is marked, pointed at or answered (rules §8)."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stella_desktop.engine import IllegalMove, Session
from stella_desktop.games.stella import GAME
from stella_desktop.games.stella.moves import Answer, Options, Phase, PointAt, RoundResult
from stella_desktop.games.stella.state import State, claims_of, fallen_seats, next_scout
from tests.contract.playing import play_on, walk
from tests.games.stella.table import Cells, Table, setup_of
from tests.long_run import LongRun

fixed = settings(max_examples=60, deadline=None, derandomize=True, database=None)
"""The same examples on every machine, and no clock."""

seeds = st.integers(0, 2**40)


@dataclass(frozen=True)
class Marked:
    """A round before the reveal: who marked what, and who did so on paper."""

    marks: tuple[Cells, ...]
    paper: tuple[int, ...]
    first_scout: int

    @property
    def seats(self) -> int:
        return len(self.marks)

    @property
    def alone(self) -> set[int]:
        """Seats with a mark that nobody shares."""
        return {
            seat
            for seat, own in enumerate(self.marks)
            if any(sum(cell in other for other in self.marks) == 1 for cell in own)
        }

    def table(self) -> Table:
        """A table where this has just been announced."""
        table = Table(self.seats, paper=self.paper, first_scout=self.first_scout)
        return table.mark(*self.marks)

    def revealed(self, order: Random) -> Table:
        """The table after each scout has pointed at an open mark of its own, by chance."""
        table = self.table()
        while table.state.phase is Phase.REVEAL:
            table.point(order.choice(self.open_cells(table.state)))
        return table

    def open_cells(self, state: State) -> list[int]:
        """What the scout can truthfully point at."""
        scout = next_scout(state)
        assert scout is not None
        shown = {item.cell for item in state.shown}
        return [cell for cell in self.marks[scout] if cell not in shown]


@st.composite
def rounds(draw: st.DrawFn) -> Marked:
    seats = draw(st.integers(3, 6))
    # Few cells make many agree, fifteen make many lonely: both are wanted.
    cells = st.integers(0, draw(st.sampled_from((2, 5, 9, 14))))
    marks = st.lists(cells, min_size=1, max_size=10, unique=True).map(
        lambda own: tuple(sorted(own))
    )
    return Marked(
        marks=tuple(draw(marks) for _ in range(seats)),
        paper=tuple(sorted(draw(st.sets(st.integers(0, seats - 1))))),
        first_scout=draw(st.integers(0, seats - 1)),
    )


def scored_by_hand(marked: Marked, points: list[int]) -> tuple[list[int], list[int], list[int]]:
    """Scouts, order of falling and scores, told a second time straight from rules §6.3 and §6.4."""
    marks = [set(own) for own in marked.marks]
    counts = [len(own) for own in marks]
    dark = counts.index(max(counts)) if counts.count(max(counts)) == 1 else None
    revealed: set[int] = set()
    fallen: list[int] = []
    scouts: list[int] = []
    hits: list[list[int]] = [[] for _ in marks]
    candidate = marked.first_scout
    for cell in points:
        while candidate in fallen or not marks[candidate] - revealed:
            candidate = (candidate + 1) % len(marks)
        scouts.append(candidate)
        choosers = [seat for seat, own in enumerate(marks) if cell in own]
        if len(choosers) == 1:
            fallen.append(candidate)
        for seat in choosers:
            if seat not in fallen:
                hits[seat].append(2 if len(choosers) >= 3 else 3)
        revealed.add(cell)
        candidate = (candidate + 1) % len(marks)
    scores = [sum(own) for own in hits]
    if dark is not None and dark in fallen:
        scores[dark] -= len(hits[dark])
    return scouts, fallen, scores


# --- one round --------------------------------------------------------------------------------


@fixed
@given(rounds(), seeds)
def test_a_round_is_scored_as_the_rules_say(marked: Marked, order: int) -> None:
    table = marked.revealed(Random(order))
    result = table.last_result
    scouts, fallen, scores = scored_by_hand(marked, [item.cell for item in result.shown])
    assert [item.scout for item in result.shown] == scouts
    assert list(result.fallen) == fallen
    assert list(result.scores) == scores


@fixed
@given(rounds(), seeds, seeds)
def test_who_falls_is_fixed_by_the_marks_in_any_order_of_pointing(
    marked: Marked, one: int, other: int
) -> None:
    for order in (one, other):
        assert set(marked.revealed(Random(order)).last_result.fallen) == marked.alone


@fixed
@given(rounds(), seeds)
def test_nobody_falls_twice_and_only_scouts_fall(marked: Marked, order: int) -> None:
    result = marked.revealed(Random(order)).last_result
    assert len(set(result.fallen)) == len(result.fallen)
    for item in result.shown:
        assert item.scout in item.choosers
        assert item.is_fall == (item.choosers == (item.scout,))


@fixed
@given(rounds(), seeds)
def test_no_picture_is_shown_twice_and_the_unfallen_show_all_their_marks(
    marked: Marked, order: int
) -> None:
    result = marked.revealed(Random(order)).last_result
    shown = [item.cell for item in result.shown]
    assert len(set(shown)) == len(shown)
    for seat, own in enumerate(marked.marks):
        if seat not in result.fallen:
            assert set(own) <= set(shown)


@fixed
@given(rounds(), seeds)
def test_the_penalty_is_a_star_per_scored_picture_of_the_dark_and_fallen(
    marked: Marked, order: int
) -> None:
    result = marked.revealed(Random(order)).last_result
    for seat in range(marked.seats):
        scored = sum(item.stars[seat] > 0 for item in result.shown)
        struck = seat == result.dark and seat in result.fallen
        assert result.earned[seat] == sum(item.stars[seat] for item in result.shown)
        assert result.penalty[seat] == (scored if struck else 0)
        assert result.scores[seat] == result.earned[seat] - result.penalty[seat]


@fixed
@given(rounds(), seeds)
def test_scores_are_bounded_by_the_marks(marked: Marked, order: int) -> None:
    result = marked.revealed(Random(order)).last_result
    choosers = [sum(cell in own for own in marked.marks) for cell in range(15)]
    most = [0, 0, 6] + [2 * count for count in range(3, 7)]
    assert sum(result.scores) <= sum(most[count] for count in choosers)
    for seat, own in enumerate(marked.marks):
        worth = sum({1: 0, 2: 3}.get(choosers[cell], 2) for cell in own)
        assert 0 <= result.scores[seat] <= worth <= 30
        if seat not in result.fallen:
            assert result.scores[seat] == worth, "the unfallen earn all that their marks are worth"


@fixed
@given(rounds(), seeds)
def test_where_the_marks_are_held_makes_no_difference(marked: Marked, order: int) -> None:
    by_app = Marked(marked.marks, (), marked.first_scout)
    mixed = marked.revealed(Random(order)).last_result
    assert by_app.revealed(Random(order)).last_result == mixed


@fixed
@given(rounds(), seeds)
def test_the_promises_hold_in_every_state_of_a_round(marked: Marked, order: int) -> None:
    session = marked.revealed(Random(order)).session
    fallen: tuple[int, ...] = ()
    for ply in range(session.ply + 1):
        state = session.at(ply)
        assert GAME.audit(state) == ()
        assert fallen_seats(state.shown)[: len(fallen)] == fallen, "nobody rises again"
        fallen = fallen_seats(state.shown)
        for seat, count in enumerate(state.counts):
            assert count is None or claims_of(state, seat) <= count == len(marked.marks[seat])


@fixed
@given(rounds(), seeds)
def test_nobody_but_a_paper_scout_can_point_at_a_picture_it_has_not_marked(
    marked: Marked, order: int
) -> None:
    chance = Random(order)
    table = marked.table()
    while table.state.phase is Phase.REVEAL:
        scout, cells = next_scout(table.state), marked.open_cells(table.state)
        assert scout is not None
        for cell in range(15):
            allowed = cell in cells
            if scout in marked.paper:
                allowed = cell not in {item.cell for item in table.state.shown}
            assert is_allowed(table.state, PointAt(scout, cell)) is allowed
        table.point(chance.choice(cells))


@fixed
@given(rounds(), seeds)
def test_the_truth_of_a_paper_seat_is_never_refused(marked: Marked, order: int) -> None:
    """Saying no is refused only where the marks that are left leave no other answer."""
    chance = Random(order)
    table = marked.table()
    while table.state.phase is Phase.REVEAL:
        cell = chance.choice(marked.open_cells(table.state))
        scout = next_scout(table.state)
        assert scout is not None
        table.session.submit(PointAt(scout, cell))
        while (pending := table.state.pending) is not None:
            asked = table.session.view(None).pending.asked
            seat = chance.choice(asked)
            had = pending.cell in marked.marks[seat]
            assert is_allowed(table.state, Answer(seat, had=True))
            table.session.submit(Answer(seat, had=had))


def is_allowed(state: State, move: Any) -> bool:
    try:
        GAME.apply(state, move)
    except IllegalMove:
        return False
    return True


# --- whole games, with any legal moves --------------------------------------------------------


@st.composite
def games(draw: st.DrawFn) -> tuple[Session, Random]:
    seats = draw(st.integers(3, 6))
    paper = tuple(sorted(draw(st.sets(st.integers(0, seats - 1)))))
    seed = draw(seeds)
    setup = setup_of(seats, seed=seed, paper=paper, first_scout=None)
    assert isinstance(setup.options, Options)
    return Session(GAME, setup), Random(seed)


def played_out(session: Session, chance: Random) -> list[State]:
    """Every state of a random game; paper seats answer what they like."""
    for turn in play_on(GAME, session.state, session.setup.seats, chance):
        session.submit(turn.move)
    return [session.at(ply) for ply in range(session.ply + 1)]


@settings(fixed, max_examples=25)
@given(games())
def test_whole_games_keep_every_promise(game: tuple[Session, Random]) -> None:
    session, chance = game
    for state in played_out(session, chance):
        assert GAME.audit(state) == ()
        assert len(state.cells) == 15
        assert len({*state.cells, *state.pile, *state.box}) == 84
        for seat, count in enumerate(state.counts):
            assert count is None or 0 <= claims_of(state, seat) <= count
        for result in state.results:
            assert all(0 <= score <= 30 for score in result.scores)


@settings(fixed, max_examples=25)
@given(games())
def test_thirty_pictures_are_seen_and_fifty_four_never(game: tuple[Session, Random]) -> None:
    session, chance = game
    states = played_out(session, chance)
    seen = {card for state in states for card in state.cells}
    assert len(seen) == 30
    assert set(states[-1].pile) == set(session.setup.cards) - seen
    assert len(states[-1].pile) == 54


@settings(fixed, max_examples=25)
@given(games())
def test_four_rounds_are_played_with_the_first_scout_going_round(
    game: tuple[Session, Random],
) -> None:
    session, chance = game
    results: tuple[RoundResult, ...] = played_out(session, chance)[-1].results
    seats, first = session.setup.seats, results[0].first_scout
    assert [result.number for result in results] == [1, 2, 3, 4]
    assert [result.first_scout for result in results] == [
        (first + step) % seats for step in range(4)
    ]
    assert len({result.word.card for result in results}) == 4
    outcome = session.outcome()
    assert outcome is not None
    totals = tuple(sum(result.scores[seat] for result in results) for seat in range(seats))
    assert outcome.scores == totals
    assert outcome.winners == tuple(
        seat for seat, total in enumerate(totals) if total == max(totals)
    )


@settings(fixed, max_examples=25)
@given(games())
def test_no_view_names_a_picture_or_a_word_still_to_come(game: tuple[Session, Random]) -> None:
    session, chance = game
    for state in played_out(session, chance)[::7]:
        coming = {*state.pile, *state.words}
        for viewer in (None, *range(state.seats)):
            named = {text for text in walk(GAME.view_for(state, viewer)) if isinstance(text, str)}
            assert coming.isdisjoint(named)


def test_no_random_game_breaks_a_promise() -> None:
    run = LongRun(games=2 * len(GAME.seats))
    for seed in run.seeds():
        seats = GAME.seats[seed % len(GAME.seats)]
        state = GAME.new_game(GAME.example_setup(seats, seed))
        for turn in play_on(GAME, state, seats, Random(seed)):
            state = turn.step.state
            assert GAME.audit(state) == (), (seed, turn.move)
            run.moves += 1
        assert GAME.outcome(state) is not None


# --- the promises themselves: an audit that finds nothing must be able to find something -------


def test_the_audit_names_every_broken_promise() -> None:
    table = Table().mark((0, 1), (0, 2), (0, 3)).point_to_the_end()
    state = table.state
    result = state.results[0]
    twice = replace(state, pile=(state.cells[0], *state.pile[1:]))
    short = replace(state, cells=state.cells[:14], box=state.cells[14:])
    rich = replace(state, results=(replace(result, scores=(31, 0, -1)),))
    greedy = replace(state, counts=(1, 2, 2))
    spared = replace(state, marks=((0,), (0, 2), (0, 3)))
    assert GAME.audit(state) == ()
    assert GAME.audit(twice) == ("a picture lies in two places",)
    assert GAME.audit(short) == ("there are not fifteen pictures on the table",)
    assert GAME.audit(rich) == ("round 1: seat 0 scored 31", "round 1: seat 2 scored -1")
    assert GAME.audit(greedy) == ("seat 0 claims more pictures than it announced",)
    assert GAME.audit(spared) == ("fallen [0, 1, 2], but alone [1, 2]",)

"""The storyteller's robot: sees only its view, plays to the end, and is honest without tags."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from stella_desktop.engine import Game, MoveSpace, Setup
from stella_desktop.games.storyteller import GAME
from stella_desktop.games.storyteller.bot import NO_IDEA, TagBot
from stella_desktop.games.storyteller.moves import (
    Ballot,
    GiveClue,
    Guess,
    NextRound,
    Options,
    Phase,
    SayVote,
    StorytellerMove,
    SubmitCard,
    Vote,
    VoteOnPaper,
)
from stella_desktop.games.storyteller.state import State, marker_of

CARDS = tuple(f"c{number:03}" for number in range(1, 85))
WORDS = ("sea", "moon", "lost bird", "hope", "door", "tree", "clock", "wolf", "rain", "king")


def made_up_tags(seed: int = 1) -> dict[str, dict[str, float]]:
    chance = Random(seed)
    return {
        card: {word: chance.randint(3, 10) / 10 for word in chance.sample(WORDS, 2)}
        for card in CARDS
    }


def setup(seats: int = 4, seed: int = 1, **options: object) -> Setup:
    return Setup("storyteller", seats, seed, CARDS, (), Options(**options))  # type: ignore[arg-type]


def ask(bot: TagBot, state: State, seat: int, chance: Random | None = None) -> object:
    view, spaces = GAME.view_for(state, seat), GAME.legal_moves(state, seat)
    return bot.choose(view, spaces, chance or Random(seat))


def played(bot: TagBot, setup: Setup, game: Game = GAME) -> list[State]:
    states = [game.new_game(setup)]
    while game.outcome(state := states[-1]) is None:
        seat = next(s for s in range(setup.seats) if game.legal_moves(state, s))
        move = ask(bot, state, seat, Random(f"{setup.seed} {seat} {len(states)}"))
        states.append(game.apply(state, move).state)
    return states


def at(phase: Phase, bot: TagBot, setup: Setup) -> State:
    return next(state for state in played(bot, setup) if state.phase is phase)


@pytest.mark.parametrize("tags", [made_up_tags(), {}], ids=["tags", "no tags"])
@pytest.mark.parametrize("paper", [(), (0, 2)])
@pytest.mark.parametrize("seats", GAME.seats)
def test_robots_finish_a_game(
    seats: int, paper: tuple[int, ...], tags: dict[str, dict[str, float]]
) -> None:
    states = played(TagBot(tags), setup(seats, paper=paper))
    assert states[-1].phase is Phase.GAME_OVER


def test_thinking_twice_gives_the_same_move() -> None:
    bot = TagBot(made_up_tags())
    for state in played(bot, setup()):
        for seat in range(4):
            if GAME.legal_moves(state, seat):
                assert ask(bot, state, seat) == ask(bot, state, seat)


def test_a_robot_decides_by_its_view_alone() -> None:
    bot = TagBot(made_up_tags())
    for state in played(bot, setup()):
        for seat in range(4):
            if GAME.legal_moves(state, seat):
                double = GAME.scramble(state, seat, Random(seat))
                assert ask(bot, double, seat) == ask(bot, state, seat)


def test_it_tells_a_strong_word_of_its_picture() -> None:
    tags = made_up_tags()
    bot = TagBot(tags)
    state = GAME.new_game(setup(first_narrator=0))
    for seed in range(50):
        move = ask(bot, state, 0, Random(seed))
        assert isinstance(move, GiveClue)
        assert tags[move.card][move.clue] >= 0.6


def test_it_prefers_a_word_that_some_other_pictures_share() -> None:
    state = GAME.new_game(setup(first_narrator=0))
    mine = state.hands[0][0]
    tags: dict[str, dict[str, float]] = {card: {"everywhere": 0.9} for card in CARDS}
    for card in state.deck[:9]:
        tags[card]["shared"] = 0.3
    tags[mine].update({"only here": 1.0, "shared": 0.6})
    assert ask(TagBot(tags), state, 0) == GiveClue(0, mine, "shared")
    lonely = {mine: {"only here": 1.0}, state.hands[0][1]: {"faint": 0.1}}
    assert ask(TagBot(lonely), state, 0) == GiveClue(0, mine, "only here")


def test_its_clue_is_never_longer_than_the_table_allows() -> None:
    tags = {card: {"a very long word indeed": 1.0} for card in CARDS}
    state = GAME.new_game(setup(first_narrator=0, clue_length=5))
    move = ask(TagBot(tags), state, 0)
    assert isinstance(move, GiveClue)
    assert move.clue == NO_IDEA


def test_without_tags_it_says_that_it_has_no_idea_and_keeps_its_token() -> None:
    bot = TagBot({})
    for seed in range(20):
        end = played(bot, setup(seed=seed))[-1]
        assert {result.clue for result in end.results} == {NO_IDEA}
        assert end.spent == (False,) * 4


def test_it_lays_what_fits_the_clue_best() -> None:
    state = GAME.new_game(setup(first_narrator=0))
    state = GAME.apply(state, GiveClue(0, state.hands[0][0], "Far over the SEAS, two birds")).state
    good, fair, *_ = state.hands[1]
    tags = {good: {"bird": 0.9, "sea": 0.5}, fair: {"birds": 0.5}}
    assert ask(TagBot(tags), state, 1) == SubmitCard(1, good)


def test_it_votes_for_what_fits_the_clue_best_but_never_for_its_own() -> None:
    state = at(Phase.VOTE, TagBot({}), setup(first_narrator=0))
    state = replace(state, clue="wolf")
    voter, right = 1, marker_of(state, 2)
    assert right is not None
    tags = {state.laid[1] or "": {"wolf": 1.0}, state.laid[2] or "": {"wolf": 0.9}}
    assert ask(TagBot(tags), state, voter) == Vote(voter, right, token=True)
    close = {**tags, state.laid[3] or "": {"wolf": 0.65}}
    assert ask(TagBot(close), state, voter) == Vote(voter, right, token=False)
    spent = replace(state, spent=(False, True, False, False))
    assert ask(TagBot(tags), spent, voter) == Vote(voter, right, token=False)


def test_it_risks_its_token_in_its_last_vote() -> None:
    state = at(Phase.VOTE, TagBot({}), setup(first_narrator=0, rounds=2))
    state = replace(state, clue="wolf")
    tags = {state.laid[3] or "": {"wolf": 0.26}}
    moves = [ask(TagBot(tags), state, seat) for seat in (1, 2)]
    assert [(type(move), getattr(move, "token", None)) for move in moves] == [
        (Vote, True),  # seat 1 narrates in the second and last round
        (Vote, False),
    ]


def test_a_paper_robot_votes_and_says_its_vote() -> None:
    bot = TagBot(made_up_tags())
    states = played(bot, setup(first_narrator=0, paper=(1,)))
    disclosing = next(state for state in states if state.phase is Phase.DISCLOSE)
    assert isinstance(ask(bot, disclosing, 1), SayVote)
    voting = next(s for s in states if s.phase is Phase.VOTE and not s.voted[1])
    assert ask(bot, voting, 1) == VoteOnPaper(1)


def test_every_kind_of_round_happens_among_robots() -> None:
    bot = TagBot(made_up_tags())
    met: Counter[Guess] = Counter()
    for seed in range(30):
        met.update(result.guess for result in played(bot, setup(seed=seed))[-1].results)
    assert set(met) == set(Guess)
    assert met[Guess.MIXED] > sum(met.values()) / 3


# --- rules §9, edge case 9 ------------------------------------------------------------------------


def for_absent(spaces: tuple[MoveSpace, ...], chance: Random) -> StorytellerMove | None:
    """What the spaces of a seat whose player is away allow: a random picture, or a random vote
    without the token. None where only the player can go on: a clue, a vote on paper."""
    for space in spaces:
        if space.move_class in (SubmitCard, Vote):
            values = {name: domain.sample(chance) for name, domain in space.fields}
            if "token" in values:
                values["token"] = False
            move: StorytellerMove = space.build(values)
            return move
    return None


def test_edge_9_who_is_away_lays_a_random_picture_and_votes_without_the_token() -> None:
    start = setup(first_narrator=0)
    laying, voting = (at(phase, TagBot({}), start) for phase in (Phase.SUBMIT, Phase.VOTE))
    laid, ballots = set(), set()
    for seed in range(100):
        move = for_absent(GAME.legal_moves(laying, 1), Random(seed))
        assert isinstance(move, SubmitCard)
        laid.add(move.card)
        move = for_absent(GAME.legal_moves(voting, 1), Random(seed))
        assert isinstance(move, Vote)
        ballots.add(Ballot(move.marker, move.token))
        GAME.apply(voting, move)
    assert laid == set(laying.hands[1])
    others = {1, 2, 3, 4} - {marker_of(voting, 1)}
    assert ballots == {Ballot(marker, token=False) for marker in others if marker}


def test_edge_9_nobody_else_tells_or_turns_over_a_paper_vote() -> None:
    bot = TagBot({})
    start = setup(first_narrator=0, paper=(1,))
    chance = Random(1)
    assert for_absent(GAME.legal_moves(GAME.new_game(start), 0), chance) is None
    assert for_absent(GAME.legal_moves(at(Phase.DISCLOSE, bot, start), 1), chance) is None
    assert for_absent((), chance) is None
    score = at(Phase.SCORE, bot, start)
    assert for_absent(GAME.legal_moves(score, 0), chance) is None
    assert GAME.legal_moves(score, 0)[0].move_class is NextRound

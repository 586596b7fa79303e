"""The rules of the storyteller: new game, legal moves, what a move does, and who has won.

`legal_moves` is the state machine of rules §5; what needs no decision (display, score, the end)
happens inside the move that leads to it.
"""

from dataclasses import replace
from typing import assert_never

from stella_desktop.engine import (
    FreeText,
    MoveSpace,
    OneOf,
    Outcome,
    Progress,
    Rng,
    Seat,
    Setup,
    SetupError,
    Step,
    TakeBack,
    put,
    refused,
    same_moves,
    sits_at,
)
from stella_desktop.games.storyteller.moves import (
    HAND,
    MIXED_POINTS,
    MOST_POINTS,
    Ballot,
    CardsShown,
    CardSubmitted,
    ClueGiven,
    GameEnded,
    GiveClue,
    HandsRefilled,
    NextRound,
    Options,
    Phase,
    RoundBegan,
    RoundResult,
    RoundScored,
    SayVote,
    StorytellerEvent,
    StorytellerMove,
    SubmitCard,
    Used,
    Vote,
    Voted,
    VoteOnPaper,
    VoteSaid,
    cards_needed,
    rounds_of,
)
from stella_desktop.games.storyteller.refusals import WHY
from stella_desktop.games.storyteller.state import (
    State,
    clockwise,
    marker_of,
    owners_of,
    score_of,
    totals_of,
    waiting_of,
    winners_of,
)

SEATS = range(3, 7)

Result = tuple[State, tuple[StorytellerEvent, ...]]


def new_game(setup: Setup) -> State:
    """Six pictures in each hand, the rest face down, a first narrator (rules §3).

    Raises `SetupError`.
    """
    options: Options = setup.options
    _check_setup(setup, options)
    seats = setup.seats
    deck, rng = Rng(setup.seed).shuffled(setup.cards)
    narrator = options.first_narrator
    if narrator is None:
        narrator, rng = rng.below(seats)
    return State(
        seats=seats,
        options=options,
        rng=rng,
        phase=Phase.CLUE,
        number=1,
        narrator=narrator,
        clue=None,
        deck=deck[HAND * seats :],
        box=(),
        hands=tuple(deck[HAND * seat : HAND * (seat + 1)] for seat in range(seats)),
        laid=(None,) * seats,
        table=(),
        voted=(False,) * seats,
        ballots=(None,) * seats,
        spent=(False,) * seats,
        results=(),
        pictures=len(setup.cards),
    )


def _check_setup(setup: Setup, options: Options) -> None:
    if setup.seats not in SEATS:
        raise SetupError("seats", f"{setup.seats} seats: the storyteller is for 3 to 6")
    rounds = rounds_of(options, setup.seats)
    if rounds < 1:
        raise SetupError("rounds", "at least one round is played")
    if options.clue_length < 1:
        raise SetupError("clue_length", "a clue has at least one character")
    if len(set(setup.cards)) != len(setup.cards):
        raise SetupError("twice", "one of the cards is there twice")
    missing = cards_needed(setup.seats, rounds, options.used) - len(setup.cards)
    if missing > 0:
        raise SetupError("cards", f"{missing} cards are missing", missing=missing)
    if sorted(set(options.paper)) != list(options.paper) or not all(
        sits_at(seat, setup.seats) for seat in options.paper
    ):
        raise SetupError("paper", "paper seats must be seats of this table, ascending")
    if options.first_narrator is not None and not sits_at(options.first_narrator, setup.seats):
        raise SetupError("first_narrator", "the first narrator must sit at the table")


# --- what may be done -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """What this seat may do now. For its own eyes: hands and the gap of the own picture."""
    if not sits_at(seat, state.seats) or state.phase is Phase.GAME_OVER:
        return ()
    if state.phase is Phase.SCORE:
        return (MoveSpace(NextRound, seat),)
    if seat not in waiting_of(state):
        return ()
    hand = OneOf(state.hands[seat])
    match state.phase:
        case Phase.CLUE:
            clue = FreeText(state.options.clue_length)
            return (MoveSpace(GiveClue, seat, (("card", hand), ("clue", clue))),)
        case Phase.SUBMIT:
            return (MoveSpace(SubmitCard, seat, (("card", hand),)),)
        case Phase.VOTE:
            if seat in state.options.paper:
                return (MoveSpace(VoteOnPaper, seat),)
            return (_ballot_space(state, seat, Vote),)
        case Phase.DISCLOSE:
            return (_ballot_space(state, seat, SayVote),)
        case _:
            assert_never(state.phase)


def _ballot_space(state: State, seat: Seat, move_class: type[Vote | SayVote]) -> MoveSpace:
    """Every number but the own one; the token once per game (rules §5.4, §6)."""
    own = marker_of(state, seat)
    markers = OneOf(tuple(m for m in range(1, state.seats + 1) if m != own))
    token = OneOf((False,) if state.spent[seat] else (False, True))
    return MoveSpace(move_class, seat, (("marker", markers), ("token", token)))


# --- what a move does -------------------------------------------------------------------------


def apply(state: State, move: StorytellerMove) -> Step:
    """The next state, the public facts, and whether the move can be taken back.

    Raises `IllegalMove`; the given state is never changed.
    """
    if not same_moves(legal_moves(state, move.seat), move) or not _can_be_written(move):
        raise refused(move, _why_not(state, move), WHY)
    match move:
        case GiveClue(seat, card, clue):
            state = replace(_lay(state, seat, card), phase=Phase.SUBMIT, clue=clue)
            return Step(state, (ClueGiven(seat, clue),), TakeBack.ASK)
        case SubmitCard(seat, card):
            return Step(*_submit(state, seat, card), TakeBack.NEVER)
        case Vote(seat, marker, token):
            return Step(*_vote(state, seat, Ballot(marker, token)), TakeBack.NEVER)
        case VoteOnPaper(seat):
            # This seat at least has still to say its vote: nothing is disclosed yet.
            return Step(*_vote(state, seat, None), TakeBack.FREE)
        case SayVote(seat, marker, token):
            ballot = Ballot(marker, token)
            state = replace(state, ballots=put(state.ballots, seat, ballot))
            state, events = _disclosed(state, (VoteSaid(seat, ballot),))
            told = state.phase is not Phase.DISCLOSE
            return Step(state, events, TakeBack.ASK if told else TakeBack.FREE)
        case NextRound():
            return Step(*_next_round(state), TakeBack.NEVER)
        case _:
            assert_never(move)


def _can_be_written(move: StorytellerMove) -> bool:
    """Half a surrogate pair is a letter to Python and to JSON escapes, but no file can hold it."""
    return not isinstance(move, GiveClue) or not any("\ud800" <= c <= "\udfff" for c in move.clue)


def _why_not(state: State, move: StorytellerMove) -> str:
    """A stable word for the reason, for sentences in the player's language."""
    if not sits_at(move.seat, state.seats):
        return "not_now"
    offered = any(s.move_class is type(move) for s in legal_moves(state, move.seat))
    tells = move.seat == state.narrator
    match move:
        case GiveClue(seat, card) if offered:
            return "clue" if card in state.hands[seat] else "not_in_hand"
        case SubmitCard() if offered:
            return "not_in_hand"
        case Vote(seat, marker) | SayVote(seat, marker) if offered:
            if marker == marker_of(state, seat):
                return "own_card"
            return "token_spent" if marker in range(1, state.seats + 1) else "no_such_number"
        case SubmitCard() if state.phase is Phase.SUBMIT:
            return "laid"
        case Vote() | VoteOnPaper() if state.phase is Phase.VOTE and tells:
            return "narrator"
        case Vote() | VoteOnPaper() if state.phase is Phase.VOTE and state.voted[move.seat]:
            return "voted"
        case SayVote(seat) if state.phase is Phase.DISCLOSE and seat in state.options.paper:
            return "narrator" if tells else "voted"
        case _:
            return "not_now"


def _lay(state: State, seat: Seat, card: str) -> State:
    hand = tuple(other for other in state.hands[seat] if other != card)
    return replace(state, hands=put(state.hands, seat, hand), laid=put(state.laid, seat, card))


def _submit(state: State, seat: Seat, card: str) -> Result:
    state = _lay(state, seat, card)
    events: tuple[StorytellerEvent, ...] = (CardSubmitted(seat),)
    if waiting_of(state):
        return state, events
    # Display (rules §5.3): not even the narrator knows who laid what.
    table, rng = state.rng.shuffled([laid for laid in state.laid if laid is not None])
    state = replace(state, phase=Phase.VOTE, rng=rng, table=table)
    return state, (*events, CardsShown(table))


def _vote(state: State, seat: Seat, ballot: Ballot | None) -> Result:
    state = replace(
        state,
        voted=put(state.voted, seat, value=True),
        ballots=put(state.ballots, seat, ballot),
    )
    events: tuple[StorytellerEvent, ...] = (Voted(seat),)
    if waiting_of(state):
        return state, events
    return _disclosed(replace(state, phase=Phase.DISCLOSE), events)


def _disclosed(state: State, events: tuple[StorytellerEvent, ...]) -> Result:
    """Score once every vote is known (rules §5.5); after the last round the game is over."""
    if waiting_of(state):
        return state, events
    assert state.clue is not None  # nothing is laid before it is given
    owners, ballots = owners_of(state), state.ballots
    tokens = tuple(ballot is not None and ballot.token for ballot in ballots)
    score = score_of(
        state.narrator,
        tuple(None if ballot is None else owners[ballot.marker - 1] for ballot in ballots),
        tokens,
    )
    result = RoundResult(
        number=state.number,
        narrator=state.narrator,
        clue=state.clue,
        cards=state.table,
        owners=owners,
        votes=tuple(None if ballot is None else ballot.marker for ballot in ballots),
        tokens=tokens,
        guess=score.guess,
        base=score.base,
        bonus=score.bonus,
        zeroed=score.zeroed,
        scores=score.scores,
    )
    last = state.number == rounds_of(state.options, state.seats)
    state = replace(
        state,
        phase=Phase.GAME_OVER if last else Phase.SCORE,
        spent=tuple(old or new for old, new in zip(state.spent, tokens, strict=True)),
        results=(*state.results, result),
    )
    events = (*events, RoundScored(result))
    if not last:
        return state, events
    totals = totals_of(state.results, state.seats)
    return state, (*events, GameEnded(winners_of(totals, result.scores), totals))


def _next_round(state: State) -> Result:
    """Shown pictures leave, the next one narrates, hands are filled (rules §5.6)."""
    gone, rng, deck, box = state.table, state.rng, state.deck, state.box
    if state.options.used is Used.UNDER:
        shuffled, rng = rng.shuffled(gone)
        deck = (*deck, *shuffled)
    else:
        box = (*box, *gone)
    state = replace(
        state,
        rng=rng,
        phase=Phase.CLUE,
        number=state.number + 1,
        narrator=(state.narrator + 1) % state.seats,
        clue=None,
        laid=(None,) * state.seats,
        table=(),
        voted=(False,) * state.seats,
        ballots=(None,) * state.seats,
    )
    hands = list(state.hands)
    for seat in clockwise(state):
        lacking = HAND - len(hands[seat])
        hands[seat], deck = (*hands[seat], *deck[:lacking]), deck[lacking:]
    drawn = tuple(len(new) - len(old) for new, old in zip(hands, state.hands, strict=True))
    state = replace(state, deck=deck, box=box, hands=tuple(hands))
    return state, (HandsRefilled(gone, drawn), RoundBegan(state.number, state.narrator))


# --- the end, and promises --------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    totals = totals_of(state.results, state.seats)
    return Outcome(winners_of(totals, state.results[-1].scores), totals)


def progress(state: State) -> Progress:
    return Progress(
        round=state.number,
        rounds=rounds_of(state.options, state.seats),
        scores=tuple(result.scores for result in state.results),
        totals=totals_of(state.results, state.seats),
        cards=state.table,
    )


def audit(state: State) -> tuple[str, ...]:
    """Broken promises of the rules, as sentences; empty in a healthy game. Cost: microseconds."""
    faults: list[str] = []
    laid = [card for card in state.laid if card is not None]
    in_hands = [card for hand in state.hands for card in hand]
    everywhere = (*state.deck, *state.box, *in_hands, *laid)
    if len(set(everywhere)) != len(everywhere):
        faults.append("a picture lies in two places")
    if len(everywhere) != state.pictures:
        faults.append(f"{state.pictures} pictures have become {len(everywhere)}")
    if state.table and sorted(state.table) != sorted(laid):
        faults.append("the table does not show what was laid")
    if state.phase is Phase.CLUE and state.deck:
        faults.extend(  # rules T23; with an empty deck one draws what is there
            f"seat {seat} begins the round with {len(hand)} pictures"
            for seat, hand in enumerate(state.hands)
            if len(hand) != HAND
        )
    faults.extend(
        f"seat {seat} voted for its own picture"
        for seat, ballot in enumerate(state.ballots)
        if ballot is not None and ballot.marker == marker_of(state, seat)
    )
    if state.ballots[state.narrator] is not None:
        faults.append("the narrator voted")
    for seat in range(state.seats):
        times = sum(result.tokens[seat] for result in state.results)
        if times != state.spent[seat]:
            faults.append(f"seat {seat} used its token {times} times, spent: {state.spent[seat]}")
    faults.extend(
        f"round {result.number}: seat {seat} scored {score}"
        for result in state.results
        for seat, score in enumerate(result.scores)
        if not 0 <= score <= (MIXED_POINTS if seat == result.narrator else MOST_POINTS)
    )
    return tuple(faults)

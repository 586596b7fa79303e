"""The rules of Stella: what a move does, and who has won.

What needs no decision (announce, score, the end) happens inside the move that leads to it.
"""

from dataclasses import replace
from typing import assert_never

from stella_desktop.engine import (
    Outcome,
    Progress,
    Seat,
    Step,
    TakeBack,
    put,
    refused,
    same_moves,
)
from stella_desktop.games.stella.legal import legal_moves, why_not
from stella_desktop.games.stella.moves import (
    COLUMNS,
    ROUNDS,
    SPARK,
    SUPER_SPARK,
    Announce,
    Answer,
    Answered,
    AnswerWord,
    BoardChanged,
    CellShown,
    ChangeBoard,
    CountAnnounced,
    GameEnded,
    LanternsRead,
    LockMarks,
    MarksLocked,
    NextRound,
    PassPen,
    Phase,
    PointAt,
    Pointed,
    ProposeWord,
    RoundBegan,
    RoundResult,
    RoundScored,
    RowReplaced,
    Shown,
    StellaEvent,
    StellaMove,
    SwapAnswered,
    SwapProposed,
    Word,
    WordSwapped,
)
from stella_desktop.games.stella.refusals import WHY
from stella_desktop.games.stella.state import (
    Pending,
    State,
    Swap,
    dark_seat,
    fallen_seats,
    hits_of,
    next_scout,
    score_of,
    seats_to_answer,
    totals_of,
    winners_of,
)

Result = tuple[State, tuple[StellaEvent, ...]]


def apply(state: State, move: StellaMove) -> Step:
    """The next state, the public facts, and whether the move can be taken back.

    Raises `IllegalMove`; the given state is never changed.
    """
    if not same_moves(legal_moves(state, move.seat), move):
        raise refused(move, why_not(state, move), WHY)
    match move:
        case ProposeWord(seat):
            result: Result = (
                replace(state, swap=Swap(agreed=(seat,), open=True)),
                (SwapProposed(seat),),
            )
            return Step(*result, TakeBack.FREE)
        case AnswerWord(seat, agree):
            result = _answer_word(state, seat, agree=agree)
            swapped = result[0].word != state.word
            return Step(*result, TakeBack.ASK if swapped else TakeBack.FREE)
        case LockMarks(seat, cells):
            return Step(*_lock(state, seat, cells), TakeBack.NEVER)
        case PassPen(seat):
            result = _lock(state, seat, None)
            told = result[0].phase is Phase.ASSOCIATE
            return Step(*result, TakeBack.FREE if told else TakeBack.ASK)
        case Announce(seat, count):
            counts = put(state.counts, seat, count)
            result = _announced(replace(state, counts=counts), (CountAnnounced(seat, count),))
            return Step(*result, TakeBack.FREE)
        case PointAt(seat, cell):
            pending = replace(state, pending=Pending(seat, cell, ()))
            return Step(*_answered(pending, (Pointed(seat, cell),)), TakeBack.ASK)
        case Answer(seat, had):
            assert state.pending is not None  # legal_moves offers answers only then
            answers = (*state.pending.answers, (seat, had))
            pending = replace(state, pending=replace(state.pending, answers=answers))
            return Step(*_answered(pending, (Answered(seat, had),)), TakeBack.ASK)
        case NextRound():
            return Step(*_next_round(state), TakeBack.NEVER)
        case ChangeBoard(seat, paper):
            others = set(state.options.paper) - {seat}
            now = tuple(sorted(others | ({seat} if paper else set())))
            changed = replace(state, options=replace(state.options, paper=now))
            return Step(changed, (BoardChanged(seat, paper),), TakeBack.FREE)
        case _:
            assert_never(move)


def _answer_word(state: State, seat: Seat, *, agree: bool) -> Result:
    assert state.swap is not None  # legal_moves offers answers only then
    events: tuple[StellaEvent, ...] = (SwapAnswered(seat, agree),)
    if not agree:
        return replace(state, swap=replace(state.swap, open=False)), events
    agreed = (*state.swap.agreed, seat)
    if len(agreed) < state.seats:
        return replace(state, swap=Swap(agreed, open=True)), events
    word = replace(state.word, lower=True)
    return replace(state, swap=Swap(agreed, open=False), word=word), (*events, WordSwapped(word))


def _lock(state: State, seat: Seat, cells: tuple[int, ...] | None) -> Result:
    locked = put(state.locked, seat, value=True)
    state = replace(state, locked=locked, marks=put(state.marks, seat, cells))
    events: tuple[StellaEvent, ...] = (MarksLocked(seat),)
    if not all(locked):
        return state, events
    counts = tuple(None if marks is None else len(marks) for marks in state.marks)
    order = [(state.first_scout + step) % state.seats for step in range(state.seats)]
    told = tuple(CountAnnounced(p, n) for p in order if (n := counts[p]) is not None)
    return _announced(replace(state, phase=Phase.ANNOUNCE, counts=counts), (*events, *told))


def _announced(state: State, events: tuple[StellaEvent, ...]) -> Result:
    counts = tuple(count for count in state.counts if count is not None)
    if len(counts) < state.seats:
        return state, events
    read = LanternsRead(counts, dark_seat(counts))
    return replace(state, phase=Phase.REVEAL), (*events, read)


def _answered(state: State, events: tuple[StellaEvent, ...]) -> Result:
    """Show the picture once every answer is in (rules §6.3.4 and §11)."""
    if state.pending is None or seats_to_answer(state):
        return state, events
    scout, cell = state.pending.scout, state.pending.cell
    said_yes = {seat for seat, had in state.pending.answers if had}
    choosers = tuple(
        seat
        for seat in range(state.seats)
        if seat == scout or seat in said_yes or cell in (state.marks[seat] or ())
    )
    fallen = {*fallen_seats(state.shown), *((scout,) if len(choosers) == 1 else ())}
    value = SPARK if len(choosers) >= 3 else SUPER_SPARK
    stars = tuple(
        value if seat in choosers and seat not in fallen else 0 for seat in range(state.seats)
    )
    shown = Shown(cell, state.cells[cell], scout, choosers, stars)
    state = replace(state, pending=None, shown=(*state.shown, shown))
    events = (*events, CellShown(shown))
    return (state, events) if next_scout(state) is not None else _score(state, events)


def _score(state: State, events: tuple[StellaEvent, ...]) -> Result:
    """Write the round down (rules §6.4); after the fourth the game is over (§6.6)."""
    counts = tuple(count for count in state.counts if count is not None)
    dark, fallen = dark_seat(counts), fallen_seats(state.shown)
    hits = [hits_of(state.shown, seat) for seat in range(state.seats)]
    earned = tuple(sum(hit) for hit in hits)
    scores = tuple(
        score_of(hits[seat], dark=seat == dark, fallen=seat in fallen)
        for seat in range(state.seats)
    )
    result = RoundResult(
        number=state.number,
        word=state.word,
        first_scout=state.first_scout,
        cards=state.cells,
        counts=counts,
        dark=dark,
        fallen=fallen,
        shown=state.shown,
        earned=earned,
        penalty=tuple(e - s for e, s in zip(earned, scores, strict=True)),
        scores=scores,
    )
    results = (*state.results, result)
    events = (*events, RoundScored(result))
    if state.number < ROUNDS:
        return replace(state, phase=Phase.SCORE, results=results), events
    totals = totals_of(results, state.seats)
    ended = GameEnded(winners_of(totals), totals)
    return replace(state, phase=Phase.GAME_OVER, results=results), (*events, ended)


def _next_round(state: State) -> Result:
    """Token, row, pawn, word, lanterns, slates (rules §6.5)."""
    row = state.options.rows[state.number - 1]
    start, end = row * COLUMNS, (row + 1) * COLUMNS
    gone, new = state.cells[start:end], state.pile[:COLUMNS]
    word = Word(state.words[0])
    state = replace(
        state,
        phase=Phase.ASSOCIATE,
        number=state.number + 1,
        first_scout=(state.first_scout + 1) % state.seats,
        cells=(*state.cells[:start], *new, *state.cells[end:]),
        pile=state.pile[COLUMNS:],
        box=(*state.box, *gone),
        word=word,
        words=state.words[1:],
        swap=None,
        locked=(False,) * state.seats,
        marks=(None,) * state.seats,
        counts=(None,) * state.seats,
        shown=(),
    )
    began = RoundBegan(state.number, state.first_scout, word)
    return state, (RowReplaced(row, gone, new), began)


# --- the end -----------------------------------------------------------------------------------


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.GAME_OVER:
        return None
    totals = totals_of(state.results, state.seats)
    return Outcome(winners_of(totals), totals)


def progress(state: State) -> Progress:
    return Progress(
        round=state.number,
        rounds=ROUNDS,
        scores=tuple(result.scores for result in state.results),
        totals=totals_of(state.results, state.seats),
        cards=state.cells,
    )

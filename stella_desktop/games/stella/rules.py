"""The rules of Stella: new game, legal moves, what a move does, and who has won.

`legal_moves` is the state machine of rules §6; what needs no decision (announce, score, the end)
happens inside the move that leads to it.
"""

from dataclasses import replace
from typing import TypeVar, assert_never

from stella_desktop.engine import (
    IllegalMove,
    MoveSpace,
    OneOf,
    Outcome,
    Progress,
    Rng,
    Seat,
    Setup,
    SetupError,
    Step,
    SubsetOf,
    TakeBack,
    same_moves,
    sits_at,
)
from stella_desktop.games.stella.moves import (
    CARDS_NEEDED,
    CELLS,
    COLUMNS,
    LEAST_MARKS,
    MOST_MARKS,
    ROUNDS,
    SPARK,
    SUPER_SPARK,
    Announce,
    Answer,
    Answered,
    AnswerWord,
    CellShown,
    CountAnnounced,
    GameEnded,
    LanternsRead,
    LockMarks,
    MarksLocked,
    NextRound,
    Options,
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
    WordOrder,
    WordSwapped,
)
from stella_desktop.games.stella.state import (
    Pending,
    State,
    Swap,
    dark_seat,
    fallen_seats,
    hits_of,
    next_scout,
    open_marks,
    score_of,
    seats_to_answer,
    totals_of,
    winners_of,
)

SEATS = range(3, 7)
ALL_CELLS = tuple(range(CELLS))

Result = tuple[State, tuple[StellaEvent, ...]]
T = TypeVar("T")


def new_game(setup: Setup) -> State:
    """Fifteen pictures on the table, four words, a first scout (rules §4). Raises `SetupError`."""
    options: Options = setup.options
    _check_setup(setup, options)
    pile, rng = Rng(setup.seed).shuffled(setup.cards)
    words = setup.words
    if options.words is WordOrder.SHUFFLED:
        words, rng = rng.shuffled(words)
    first_scout = options.first_scout
    if first_scout is None:
        first_scout, rng = rng.below(setup.seats)
    return State(
        seats=setup.seats,
        options=options,
        rng=rng,
        phase=Phase.ASSOCIATE,
        number=1,
        first_scout=first_scout,
        cells=pile[:CELLS],
        pile=pile[CELLS:],
        box=(),
        word=Word(words[0]),
        words=words[1:ROUNDS],
        swap=None,
        locked=(False,) * setup.seats,
        marks=(None,) * setup.seats,
        counts=(None,) * setup.seats,
        pending=None,
        shown=(),
        results=(),
    )


def _check_setup(setup: Setup, options: Options) -> None:
    if setup.seats not in SEATS:
        raise SetupError("seats", f"{setup.seats} seats: Stella is for 3 to 6")
    for reason, ids, needed in (("cards", setup.cards, CARDS_NEEDED), ("words", setup.words, 4)):
        if len(set(ids)) != len(ids):
            raise SetupError("twice", f"one of the {reason} is there twice")
        if len(ids) < needed:
            missing = needed - len(ids)
            raise SetupError(reason, f"{missing} {reason} are missing", missing=missing)
    if sorted(set(options.paper)) != list(options.paper) or any(
        not sits_at(seat, setup.seats) for seat in options.paper
    ):
        raise SetupError("paper", "paper seats must be seats of this table, ascending")
    if sorted(options.rows) != [0, 1, 2]:
        raise SetupError("rows", "each of the three rows is replaced once")
    if options.first_scout is not None and not sits_at(options.first_scout, setup.seats):
        raise SetupError("first_scout", "the first scout must sit at the table")


# --- what may be done -------------------------------------------------------------------------


def legal_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    """What this seat may do now. For its own eyes: the cells of a scout are secret marks."""
    if not sits_at(seat, state.seats):
        return ()
    match state.phase:
        case Phase.ASSOCIATE:
            return _associate_moves(state, seat)
        case Phase.ANNOUNCE:
            if seat in state.options.paper and state.counts[seat] is None:
                counts = OneOf(tuple(range(LEAST_MARKS, MOST_MARKS + 1)))
                return (MoveSpace(Announce, seat, (("count", counts),)),)
            return ()
        case Phase.REVEAL:
            return _reveal_moves(state, seat)
        case Phase.SCORE:
            return (MoveSpace(NextRound, seat),)
        case Phase.GAME_OVER:
            return ()
        case _:
            assert_never(state.phase)


def _associate_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    if state.swap and state.swap.open:
        if seat in state.swap.agreed:
            return ()
        return (MoveSpace(AnswerWord, seat, (("agree", OneOf((True, False))),)),)
    spaces: list[MoveSpace] = []
    if not state.locked[seat]:
        if seat in state.options.paper:
            spaces.append(MoveSpace(PassPen, seat))
        else:
            cells = SubsetOf(ALL_CELLS, LEAST_MARKS, MOST_MARKS)
            spaces.append(MoveSpace(LockMarks, seat, (("cells", cells),)))
    if can_swap(state):
        spaces.append(MoveSpace(ProposeWord, seat))
    return tuple(spaces)


def can_swap(state: State) -> bool:
    """Once per round, while nobody has locked, if the card has a lower word (rules §6.1)."""
    return (
        state.options.word_swap
        and state.swap is None
        and not any(state.locked)
        and state.word.card not in state.options.one_sided
    )


def _reveal_moves(state: State, seat: Seat) -> tuple[MoveSpace, ...]:
    if state.pending:
        if seat in seats_to_answer(state):
            # With as many marks left as pictures, this one must be among them.
            must = open_marks(state, seat) > CELLS - len(state.shown) - 1
            had = OneOf((True,) if must else (True, False))
            return (MoveSpace(Answer, seat, (("had", had),)),)
        return ()
    if seat != next_scout(state):
        return ()
    seen = {item.cell for item in state.shown}
    marks = state.marks[seat]
    cells = tuple(cell for cell in (ALL_CELLS if marks is None else marks) if cell not in seen)
    return (MoveSpace(PointAt, seat, (("cell", OneOf(cells)),)),)


# --- what a move does -------------------------------------------------------------------------


def apply(state: State, move: StellaMove) -> Step:
    """The next state, the public facts, and whether the move can be taken back.

    Raises `IllegalMove`; the given state is never changed.
    """
    if not same_moves(legal_moves(state, move.seat), move):
        raise IllegalMove(_why_not(state, move), f"seat {move.seat} may not {move.kind} now")
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
            counts = _put(state.counts, seat, count)
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
        case _:
            assert_never(move)


def _why_not(state: State, move: StellaMove) -> str:
    """A stable word for the reason, for sentences in the player's language."""
    spaces = legal_moves(state, move.seat)
    if any(space.move_class is type(move) for space in spaces):
        match move:
            case LockMarks():
                return "marks"
            case PointAt(_, cell):
                already = any(item.cell == cell for item in state.shown)
                return "already_shown" if already else "not_marked"
            case Announce():
                return "count"
            case Answer():
                return "must_have_it"
    marking = isinstance(move, LockMarks | PassPen) and sits_at(move.seat, state.seats)
    if marking and state.phase is Phase.ASSOCIATE:
        if state.locked[move.seat]:
            return "locked"
        if state.swap and state.swap.open:
            return "swap_open"
    return "not_now"


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
    locked = _put(state.locked, seat, value=True)
    state = replace(state, locked=locked, marks=_put(state.marks, seat, cells))
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


def _put(items: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*items[:place], value, *items[place + 1 :])


# --- the end, and promises --------------------------------------------------------------------


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


def audit(state: State) -> tuple[str, ...]:
    """Broken promises of rules §8, as sentences; empty in a healthy game. Cost: microseconds."""
    faults: list[str] = []
    everywhere = (*state.cells, *state.pile, *state.box)
    if len(set(everywhere)) != len(everywhere):
        faults.append("a picture lies in two places")
    if len(state.cells) != CELLS:
        faults.append("there are not fifteen pictures on the table")
    faults.extend(
        f"round {result.number}: seat {seat} scored {score}"
        for result in state.results
        for seat, score in enumerate(result.scores)
        if not 0 <= score <= SUPER_SPARK * MOST_MARKS
    )
    faults.extend(
        f"seat {seat} claims more pictures than it announced"
        for seat in range(state.seats)
        if state.counts[seat] is not None and open_marks(state, seat) < 0
    )
    if state.phase in (Phase.SCORE, Phase.GAME_OVER) and not state.options.paper:
        faults.extend(_wrong_falls(state))
    return tuple(faults)


def _wrong_falls(state: State) -> list[str]:
    """Who falls is fixed by the marks: whoever has a mark that nobody shares (rules §8.1)."""
    marks = [set(cells or ()) for cells in state.marks]
    alone = {
        seat
        for seat, own in enumerate(marks)
        if own - set().union(*(other for o, other in enumerate(marks) if o != seat))
    }
    fallen = set(fallen_seats(state.shown))
    return [] if alone == fallen else [f"fallen {sorted(fallen)}, but alone {sorted(alone)}"]

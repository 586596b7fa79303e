"""What a seat of Stella may do now: this is the state machine of rules §6."""

from typing import assert_never

from stella_desktop.engine import MoveSpace, OneOf, Seat, SubsetOf, sits_at
from stella_desktop.games.stella.moves import (
    CELLS,
    LEAST_MARKS,
    MOST_MARKS,
    Announce,
    Answer,
    AnswerWord,
    ChangeBoard,
    LockMarks,
    NextRound,
    PassPen,
    Phase,
    PointAt,
    ProposeWord,
    StellaMove,
)
from stella_desktop.games.stella.state import State, next_scout, open_marks, seats_to_answer

ALL_CELLS = tuple(range(CELLS))


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
            other = OneOf((seat not in state.options.paper,))
            return (
                MoveSpace(NextRound, seat),
                MoveSpace(ChangeBoard, seat, (("paper", other),)),
            )
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


def why_not(state: State, move: StellaMove) -> str:
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

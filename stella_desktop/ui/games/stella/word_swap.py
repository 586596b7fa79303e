"""The other word of the card: who must agree, and what the table's answer is as moves (rules §6.1).

Who sits at the table says it aloud; phones are asked on their screen, robots answer themselves.
"""

from collections.abc import Sequence

from stella_desktop.engine import Seat
from stella_desktop.games.stella.moves import AnswerWord, ProposeWord
from stella_desktop.games.stella.view import View
from stella_desktop.ui.games.stella.seat_info import SeatInfo


def proposal(seats: Sequence[SeatInfo]) -> tuple[ProposeWord | AnswerWord, ...]:
    """The wish of all who sit at the table, who have agreed already."""
    here = [seat for seat, info in enumerate(seats) if info.acts_at_table]
    return (ProposeWord(here[0]), *(AnswerWord(seat, agree=True) for seat in here[1:]))


def still_asked(view: View, seats: Sequence[SeatInfo]) -> tuple[Seat, ...]:
    """The people who have not agreed yet."""
    agreed = view.swap.agreed if view.swap is not None else ()
    people = (seat for seat, info in enumerate(seats) if info.board != "robot")
    return tuple(seat for seat in people if seat not in agreed)


def answers(view: View, seats: Sequence[SeatInfo], *, agree: bool) -> tuple[AnswerWord, ...]:
    """What was said aloud for who was still asked; one no is enough."""
    asked = still_asked(view, seats)
    return tuple(AnswerWord(seat, agree) for seat in (asked if agree else asked[:1]))

"""What one seat, or the whole table, may know of a game of the storyteller.

A view is another type than the state: it has no field for somebody else's hand or secret vote.
"""

from dataclasses import dataclass

from stella_desktop.engine import CardId, Outcome, Seat
from stella_desktop.games.storyteller import rules
from stella_desktop.games.storyteller.moves import Ballot, Phase, RoundResult, rounds_of
from stella_desktop.games.storyteller.state import State, marker_of, totals_of, waiting_of


@dataclass(frozen=True, slots=True)
class PlayerView:
    """The public side of one seat in this round."""

    seat: Seat
    paper: bool
    hand: int
    """How many pictures it holds."""
    laid: bool
    voted: bool
    ballot: Ballot | None
    """Its vote once the table knows it: said from paper, or all disclosed."""
    token_spent: bool
    total: int
    """Points of the finished rounds."""


@dataclass(frozen=True, slots=True)
class View:
    viewer: Seat | None
    """None: the whole table."""
    phase: Phase
    number: int
    """Round, from 1."""
    rounds: int
    narrator: Seat
    clue: str | None
    clue_length: int
    cards: tuple[CardId, ...]
    """The pictures face up, by marker (first is 1); empty until the display."""
    waiting: tuple[Seat, ...]
    """Seats that must still tell, lay, vote or say their vote, clockwise from the narrator."""
    players: tuple[PlayerView, ...]
    results: tuple[RoundResult, ...]
    outcome: Outcome | None
    own_hand: tuple[CardId, ...]
    """The viewer's pictures, newest last; none for the table."""
    own_card: CardId | None
    """The picture the viewer has laid in this round."""
    own_marker: int | None
    """The number at the viewer's picture, from the display on."""
    own_ballot: Ballot | None
    """The viewer's vote; on paper only once it is said."""

    def player(self, seat: Seat) -> PlayerView:
        return self.players[seat]


def view_for(state: State, viewer: Seat | None) -> View:
    return View(
        viewer=viewer,
        phase=state.phase,
        number=state.number,
        rounds=rounds_of(state.options, state.seats),
        narrator=state.narrator,
        clue=state.clue,
        clue_length=state.options.clue_length,
        cards=state.table,
        waiting=waiting_of(state),
        players=tuple(_player(state, seat) for seat in range(state.seats)),
        results=state.results,
        outcome=rules.outcome(state),
        own_hand=() if viewer is None else state.hands[viewer],
        own_card=None if viewer is None else state.laid[viewer],
        own_marker=None if viewer is None else marker_of(state, viewer),
        own_ballot=None if viewer is None else state.ballots[viewer],
    )


def _player(state: State, seat: Seat) -> PlayerView:
    paper = seat in state.options.paper
    known = paper or state.phase in (Phase.SCORE, Phase.GAME_OVER)
    return PlayerView(
        seat=seat,
        paper=paper,
        hand=len(state.hands[seat]),
        laid=state.laid[seat] is not None,
        voted=state.voted[seat],
        ballot=state.ballots[seat] if known else None,
        token_spent=state.spent[seat],
        total=totals_of(state.results, state.seats)[seat],
    )

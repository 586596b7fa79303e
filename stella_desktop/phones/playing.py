"""What phones do in a game: the state of a seat, its ticks and its moves."""

from stella_desktop.content.packs import Pictures
from stella_desktop.controller.game_controller import GameController
from stella_desktop.engine import MoveSpace, Seat
from stella_desktop.games.stella.moves import MOST_MARKS
from stella_desktop.phones.files import LARGE, Files
from stella_desktop.phones.protocol import MOVES, Draft, Move
from stella_desktop.phones.stella_state import Data, Place, WordTexts, state_of

WHY_NOT = {"lock_marks": "marks", "point_at": "not_yours"}


class Playing:
    """Answers with the reason why nothing has changed, or with an empty one."""

    def __init__(
        self, controller: GameController, words: WordTexts, files: Files, deck: Pictures
    ) -> None:
        self._controller = controller
        self._words, self._files, self._deck = words, files, deck
        self._seen: dict[Seat, object] = {}
        self._stamps: dict[Seat, int] = {}

    def go_on(self, controller: GameController) -> None:
        """The same game at a table that was laid anew. Stamps go on, so none means two things."""
        self._controller = controller
        self._seen.clear()

    def _spaces(self, seat: Seat) -> tuple[MoveSpace, ...]:
        session = self._controller.session
        spaces = session.game.legal_moves(session.state, seat)
        # Only what a phone can do: what others make impossible elsewhere is no reason to be late.
        return tuple(space for space in spaces if space.kind in MOVES)

    def stamp(self, seat: Seat) -> int:
        """Another number whenever this seat may do something else than before, or the round is
        another one; others who lock meanwhile change nothing."""
        now = (self._spaces(seat), self._controller.view(None).number)
        if self._seen.get(seat) != now:
            self._seen[seat] = now
            self._stamps[seat] = self._stamps.get(seat, 0) + 1
        return self._stamps[seat]

    def state(self, seat: Seat, place: Place, language: str) -> Data:
        """All that the phone of this seat shows. Cost: about a millisecond."""
        stamp = self.stamp(seat)
        view = self._controller.view(seat)
        self._files.allow(view.cards)
        return {
            "stamp": stamp,
            "grid": place.grid,
            "board_side": place.board_side,
            "word": self._words.lines(view.word),
            "cards": [self._card(card, language) for card in view.cards],
            "draft": list(self._controller.draft(seat)),
            **state_of(view, self._spaces(seat), self._controller.table.players),
        }

    def _card(self, card: str, language: str) -> Data:
        return {
            "small": self._files.address_of(card),
            "large": self._files.address_of(card, LARGE),
            "alt": self._deck.alt(card, language),
        }

    def keep_draft(self, seat: Seat, draft: Draft) -> str:
        """Keep the ticks, should this machine or that phone stop."""
        marking = any(space.kind == "lock_marks" for space in self._spaces(seat))
        if draft.stamp != self.stamp(seat) or not marking:
            return "late"
        if len(draft.cells) > MOST_MARKS or list(draft.cells) != sorted(set(draft.cells)):
            return "marks"
        if draft.cells != self._controller.draft(seat):
            self._controller.set_draft(seat, draft.cells)
        return ""

    def move(self, seat: Seat, asked: Move) -> str:
        """Make a move of this seat; one that is late, doubled or not allowed changes nothing.

        The controller is asked only for moves that are in the seat's spaces: what it refuses is
        said at the monitor, and "not among your marks" is nobody else's business.
        """
        if asked.stamp != self.stamp(seat):
            return "late"
        space = next((s for s in self._spaces(seat) if s.kind == asked.move), None)
        if space is None or set(asked.values) != {name for name, _ in space.fields}:
            return "not_now"
        move = space.build(asked.values)
        if not space.contains(move):
            return WHY_NOT.get(asked.move, "not_now")
        return "" if self._controller.submit(move) else "not_now"

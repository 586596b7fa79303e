"""What a seat can be given: a picture, a colour with its symbol, a side of the table."""

from PySide6.QtCore import QObject

from stella_desktop.storage.roster import Roster
from stella_desktop.ui.art import Art
from stella_desktop.ui.board_names import OFFERED, BoardNames
from stella_desktop.ui.language import numeral
from stella_desktop.ui.look import Ink
from stella_desktop.ui.pages.new_game_boards import board_drawing
from stella_desktop.ui.pages.new_game_parts import avatar_drawing, said, token_drawing
from stella_desktop.ui.pages.new_game_picker import Option, Picker
from stella_desktop.ui.pages.new_game_row import SeatDraft
from stella_desktop.ui.pages.new_game_screen import SIDES, SeatSpot, flat_drawing
from stella_desktop.ui.pages.new_game_seats import LEAST, MOST, SYMBOLS, SeatList, newcomer
from stella_desktop.ui.phrases import isolated

AVATARS = (
    "grandmother", "grandfather", "mother", "father", "girl", "boy",
    "cat", "fox", "rabbit", "owl", "bear", "robot",
)  # fmt: skip


def drafts_of(roster: Roster) -> list[SeatDraft]:
    """The seats of last time, filled up with newcomers."""
    names = {name.casefold() for name in roster.names}
    drafts = [
        SeatDraft(
            player.symbol,
            # A name that was never typed stood in for none.
            player.name if player.board == "robot" or player.name.casefold() in names else "",
            player.avatar if player.avatar in AVATARS else None,
            player.side,
            player.board if player.board in OFFERED else "here",
        )
        for player in roster.last_table[:MOST]
    ]
    while len(drafts) < LEAST:
        drafts.append(newcomer(drafts))
    return drafts


class SeatChoices(QObject):
    """Shows what a row asks for in the picker, and gives the seat what was picked."""

    def __init__(self, art: Art, seats: SeatList, picker: Picker, parent: QObject) -> None:
        super().__init__(parent)
        self._art, self._seats, self._picker = art, seats, picker
        self._board_names = BoardNames(self)
        self._asking: tuple[int, str] = (0, "")
        seats.picture_wanted.connect(self._offer)
        picker.chosen.connect(self._picked)

    def _offer(self, index: int, what: str) -> None:
        self._asking = (index, what)
        draft = self._seats.drafts[index]
        name = isolated(said(draft.name) or self._seats.default_name(index))
        back = self.tr("Back")
        if what == "avatar":
            title = self.tr("A picture for {name}").format(name=name)
            faces = self._faces()
            self._picker.offer(title, back, faces, draft.avatar or "", shape=(13, 13, 7))
        elif what == "symbol":
            title = self.tr("Colour and symbol of {name}").format(name=name)
            self._picker.offer(title, back, self._symbols(), draft.symbol, shape=(17, 20, 6))
        elif what == "board":
            title = self.tr("How does {name} mark?").format(name=name)
            self._picker.offer(title, back, self._boards(), draft.board, shape=(34, 26, 2))
        else:
            title = self.tr("Where does {name} sit?").format(name=name)
            self._picker.offer(title, back, self._sides(draft), draft.side, shape=(26, 23, 4))

    def _faces(self) -> list[Option]:
        art = self._art
        nobody = Option("", self.tr("No picture"), avatar_drawing(art, None, Ink.SOFT))
        faces = [
            Option(
                face,
                self.tr("Picture {number}").format(number=numeral(number)),
                avatar_drawing(art, face, Ink.SOFT),
            )
            for number, face in enumerate(AVATARS, start=1)
        ]
        return [*faces, nobody]

    def _symbols(self) -> list[Option]:
        words = {
            "circle": self.tr("Circle"),
            "triangle": self.tr("Triangle"),
            "square": self.tr("Square"),
            "diamond": self.tr("Diamond"),
            "star": self.tr("Star"),
            "moon": self.tr("Moon"),
        }
        seats = self._seats
        owners = {
            draft.symbol: draft.name or seats.default_name(index)
            for index, draft in enumerate(seats.drafts)
        }
        return [
            Option(
                symbol,
                ", ".join(filter(None, (words[symbol], owners.get(symbol)))),
                token_drawing(self._art, symbol),
                owners.get(symbol, " "),
                name=True,
            )
            for symbol in SYMBOLS
        ]

    def _sides(self, draft: SeatDraft) -> list[Option]:
        words = {
            "near": self.tr("Near side"),
            "left": self.tr("Left side"),
            "far": self.tr("Far side"),
            "right": self.tr("Right side"),
        }
        art = self._art
        return [
            Option(
                side,
                words[side],
                flat_drawing(art, [SeatSpot(draft.symbol, side)], token=0.28),
                words[side],
            )
            for side in SIDES
        ]

    def _boards(self) -> list[Option]:
        words = self._board_names.words()
        return [
            Option(board, words[board], board_drawing(self._art, board), words[board])
            for board in OFFERED
        ]

    def _picked(self, value: str) -> None:
        index, what = self._asking
        if index < len(self._seats.rows):
            self._seats.choose(index, what, value)

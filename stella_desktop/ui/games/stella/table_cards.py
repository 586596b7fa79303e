"""What the fifteen pictures on the table show: who had them, and which one it is about now."""

from PySide6.QtCore import QObject, Qt

from stella_desktop.games.stella.view import View
from stella_desktop.ui import keys
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.table_prompts import Stage
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.widgets.card_button import CardButton
from stella_desktop.ui.widgets.card_grid import CardGrid


class TableCards(QObject):
    def __init__(self, grid: CardGrid, texts: StellaTexts) -> None:
        super().__init__(grid)
        self._grid, self._texts = grid, texts
        self.titles: dict[str, str] = {}
        """Card id -> text for screen readers, in the language of the moment."""

    def show_cards(
        self, view: View, stage: Stage, seats: tuple[SeatInfo, ...], *, pointing: bool
    ) -> None:
        """`pointing`: the scout may point here, at the table."""
        for button in self._grid.cards:
            self._show_card(button, view, stage, seats, pointing)

    def _show_card(
        self,
        button: CardButton,
        view: View,
        stage: Stage,
        seats: tuple[SeatInfo, ...],
        pointing: bool,
    ) -> None:
        cell, card = button.cell, view.cards[button.cell]
        shown = view.shown_at(cell)
        symbols: tuple[str, ...] = ()
        pointed = view.pending is not None and view.pending.cell == cell
        described = self.tr("pointed at") if pointed else ""
        if shown is not None:
            symbols = tuple(seats[seat].symbol for seat in shown.choosers)
            names = self._texts.both([seats[seat].name for seat in shown.choosers])
            described = self.tr("shown already; {names} had it").format(names=names)
        fresh = stage.shown is not None and stage.shown.cell == cell
        button.show_card(
            card,
            title=self.titles.get(card, ""),
            key=keys.LABELS[cell],
            symbols=symbols,
            dimmed=shown is not None and not fresh,
            described=described,
        )
        button.setChecked(stage.selected == cell or fresh or pointed)
        button.setCursor(
            Qt.CursorShape.PointingHandCursor
            if pointing and shown is None
            else Qt.CursorShape.ArrowCursor
        )

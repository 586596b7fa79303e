"""Which sentence and which buttons the table shows, from the view and what was just shown."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject

from stella_desktop.engine import Seat, TakeBack
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import PendingView, View
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.games.stella.word_swap import still_asked
from stella_desktop.ui.widgets.prompt_bar import Prompt, Step


@dataclass(frozen=True, slots=True)
class Stage:
    """What the table is looking at between two moves; nothing of it is part of the game."""

    selected: int | None = None
    """A cell chosen but not yet confirmed."""
    announced: m.LanternsRead | None = None
    rising: bool = False
    """The lanterns of the announcement are still on their way."""
    shown: m.Shown | None = None
    asking: str = ""
    """"swap" or "take_back": a question to the whole table."""
    refused: str = ""

    def for_view(self, view: View) -> "Stage":
        """Without what no longer stands in `view`, after taking back for example."""
        stage = self
        if stage.shown is not None and stage.shown not in view.shown:
            stage = replace(stage, shown=None)
        if stage.selected is not None and view.shown_at(stage.selected) is not None:
            stage = replace(stage, selected=None)
        return stage


class TablePrompts(QObject):
    def __init__(self, seats: tuple[SeatInfo, ...], texts: StellaTexts, parent: QObject) -> None:
        super().__init__(parent)
        self._seats = seats
        self._names = tuple(seat.name for seat in seats)
        self._symbols = tuple(seat.symbol for seat in seats)
        self._texts = texts

    def next_to_mark(self, view: View) -> Seat:
        """Who marks next at the table; a robot or phone only if nobody else is left."""
        people = [seat for seat in view.waiting if self._seats[seat].acts_at_table]
        return (people or list(view.waiting))[0]

    def prompt(self, view: View, stage: Stage, take_back: TakeBack, *, rest: bool) -> Prompt:
        """The one thing the table waits for."""
        if stage.asking == "take_back":
            return Prompt(
                self.tr("Take the last move back? Everybody has seen it; all must agree."),
                primary=Step("take_back_yes", self.tr("Yes, take it back")),
                others=(Step("take_back_no", self.tr("No, leave it")),),
            )
        back = () if take_back is TakeBack.NEVER else (Step("take_back", self.tr("Take back")),)
        if rest and stage.announced is None:
            return Prompt(
                self.tr("A move was taken back. The robots wait until you tell them to go on."),
                primary=Step("robots_go_on", self.tr("Go on")),
                others=back,
            )
        if stage.rising:
            return Prompt(
                self.tr("One lantern after the other finds its number …"),
                primary=Step("settle", self.tr("Skip")),
            )
        if stage.announced is not None:
            return self._announced(stage.announced, back)
        if stage.shown is not None:
            return self._shown(view, stage.shown, back)
        match view.phase:
            case m.Phase.ASSOCIATE:
                return self._associate(view, stage, back)
            case m.Phase.ANNOUNCE:
                seat = view.waiting[0]
                asked = self._texts.ask_count(self._names[seat])
                return Prompt(asked, symbol=self._symbols[seat], others=back)
            case m.Phase.REVEAL if view.pending is not None:
                return self._answers(view.pending, stage, back)
            case m.Phase.REVEAL:
                return self._reveal(view, stage, back)
            case _:
                return Prompt(
                    self.tr("The round is over."),
                    primary=Step("scores", self.tr("To the scores")),
                    others=back,
                )

    def _phones(self) -> tuple[Step, ...]:
        if any(seat.board == "phone" for seat in self._seats):
            return (Step("phones", self.tr("Phones…")),)
        return ()

    def _announced(self, read: m.LanternsRead, back: tuple[Step, ...]) -> Prompt:
        symbol = None if read.dark is None else self._symbols[read.dark]
        return Prompt(
            self._texts.announced(self._names, read.counts, read.dark),
            symbol=symbol,
            primary=Step("go_on", self.tr("Start the reveal")),
            others=back,
        )

    def _shown(self, view: View, shown: m.Shown, back: tuple[Step, ...]) -> Prompt:
        over = view.scout is None
        next_text = "" if view.scout is None else self._texts.next_seat(self._names[view.scout])
        primary = Step("scores", self.tr("To the scores")) if over else Step("go_on", next_text)
        return Prompt(
            self._texts.shown(self._names, shown, brief=True),
            title=self._texts.shown_title(shown),
            primary=primary,
            others=back,
        )

    def _answers(self, pending: PendingView, stage: Stage, back: tuple[Step, ...]) -> Prompt:
        """Paper seats with marks left say whether they had the picture (rules §11)."""
        names = self._texts.both([self._names[seat] for seat in pending.asked])
        some = any(had for _, had in pending.answers)
        return Prompt(
            stage.refused or self._texts.ask_answers(names),
            symbol=self._symbols[pending.asked[0]] if len(pending.asked) == 1 else None,
            primary=Step("no_more", self.tr("Nobody more") if some else self.tr("Nobody else")),
            others=back,
            alert=bool(stage.refused),
        )

    def why_not_asked(self, pending: PendingView, seat: Seat) -> str:
        """Why this seat need not say whether it had the picture."""
        name = self._names[seat]
        if seat == pending.scout:
            return self.tr("{name} points at this picture.").format(name=name)
        if any(seat == answered for answered, _ in pending.answers):
            return self.tr("{name} has answered already.").format(name=name)
        if self._seats[seat].board != "paper":
            return self.tr("{name} does not mark on paper: the app knows the marks.").format(
                name=name
            )
        return self.tr("{name} has no marks left: this cannot be one of them.").format(name=name)

    def _associate(self, view: View, stage: Stage, back: tuple[Step, ...]) -> Prompt:
        if view.swap is not None and view.swap.open:
            asked = [self._names[seat] for seat in still_asked(view, self._seats)]
            if not asked:
                robots = [n for seat, n in enumerate(self._names) if seat not in view.swap.agreed]
                text = self.tr("{names}: thinking about the other word …")
                return Prompt(text.format(names=self._texts.both(robots)), others=back)
            text = self.tr("Take the other word of the card? {names}: do you agree as well?")
            return Prompt(
                text.format(names=self._texts.both(asked)),
                primary=Step("swap_agree", self.tr("All agree")),
                others=(Step("swap_refuse", self.tr("Keep this word")),),
            )
        if stage.asking == "swap":
            return Prompt(
                self.tr("Take the other word of the card? Only if everybody agrees."),
                primary=Step("swap_yes", self.tr("All agree")),
                others=(Step("swap_no", self.tr("Keep this word")),),
            )
        seat = self.next_to_mark(view)
        if not self._seats[seat].acts_at_table:
            names = self._texts.both([self._names[waiting] for waiting in view.waiting])
            others = (*back, *self._phones())
            return Prompt(self._texts.thinking(names), symbol=self._symbols[seat], others=others)
        others = (Step("swap", self.tr("Other word…")),) if view.can_swap else back
        name, paper = self._names[seat], view.player(seat).paper
        button = self._texts.pass_button(name) if paper else self._texts.mark_button(name)
        return Prompt(
            self._texts.look_on_paper(name) if paper else self._texts.look_for(name),
            symbol=self._symbols[seat],
            primary=Step("mark", button),
            others=others,
        )

    def _reveal(self, view: View, stage: Stage, back: tuple[Step, ...]) -> Prompt:
        assert view.scout is not None  # the reveal rests only while somebody must point
        name = self._names[view.scout]
        if not self._seats[view.scout].acts_at_table:
            text = self._texts.points_itself(name)
            others = (*back, *self._phones())
            return Prompt(text, symbol=self._symbols[view.scout], others=others)
        paper = view.player(view.scout).paper
        peek = () if paper else (Step("peek", self.tr("My board")),)
        if stage.selected is not None:
            return Prompt(
                self._texts.confirm_point(name),
                symbol=self._symbols[view.scout],
                primary=Step("point", self.tr("Yes, this one")),
                others=peek,
            )
        return Prompt(
            stage.refused or self._texts.point(name),
            symbol=self._symbols[view.scout],
            primary=Step(
                "point", self.tr("Point"), enabled=False, why_not=self.tr("Choose a picture first.")
            ),
            others=(*back, *peek),
            alert=bool(stage.refused),
        )

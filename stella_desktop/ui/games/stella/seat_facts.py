"""What the table shows of the seats, from the view: only what everybody may know."""

from collections.abc import Sequence
from dataclasses import replace

from stella_desktop.engine import Seat
from stella_desktop.games.stella import moves as m
from stella_desktop.games.stella.view import View
from stella_desktop.ui.games.stella.central_board import Lantern
from stella_desktop.ui.games.stella.seat_board import SeatFacts
from stella_desktop.ui.games.stella.seat_info import SeatInfo
from stella_desktop.ui.games.stella.slate import SlateInk
from stella_desktop.ui.games.stella.texts import StellaTexts
from stella_desktop.ui.language import numeral


def marks_now(view: View) -> bool:
    """Whether pens are going round."""
    return view.phase is m.Phase.ASSOCIATE and not (view.swap and view.swap.open)


def lanterns_of(view: View, seats: Sequence[SeatInfo]) -> list[Lantern]:
    players = zip(seats, view.players, strict=True)
    return [Lantern(info.symbol, player.count, player.dark) for info, player in players]


def facts_of(
    view: View, seat: Seat, info: SeatInfo, texts: StellaTexts, *, rising: bool
) -> SeatFacts:
    """`rising`: the lanterns are still on their way; nobody is told yet how many, or who is in
    the dark."""
    player = view.player(seat)
    if rising:
        player = replace(player, count=None, dark=False)
    if view.phase is m.Phase.REVEAL:
        acting = seat in view.waiting if view.pending else view.scout == seat
    else:
        waits = marks_now(view) or view.phase is m.Phase.ANNOUNCE
        acting = waits and view.waiting[:1] == (seat,)
    stars = sum(value for _, value in player.stars)
    scored = view.phase in (m.Phase.SCORE, m.Phase.GAME_OVER)
    total = player.total + (0 if scored else stars)
    return SeatFacts(
        name=info.name,
        symbol=info.symbol,
        avatar=info.avatar,
        status=texts.status(view, player),
        total=numeral(total),
        count=player.count,
        lantern="dark" if player.dark else "bright",
        spoken=texts.seat_line(info.name, view, player, total),
        acting=acting,
        faded=player.fallen,
        first_scout=view.first_scout == seat,
        ink=SlateInk(dict(player.stars), player.struck),
        turns=info.turns,
    )

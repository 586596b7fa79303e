"""Stella for one phone: the public table, and this seat's own secrets, as plain data."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from stella_desktop.content.packs import WordCard
from stella_desktop.engine import MoveSpace, OneOf, SubsetOf
from stella_desktop.games.stella.moves import ROUNDS, Phase, RoundResult, Word
from stella_desktop.games.stella.view import PlayerView, View
from stella_desktop.storage.table import Player

Data = dict[str, object]


@dataclass(frozen=True, slots=True)
class Place:
    """How a seat sees the table: rows of cells as they lie for it, and on which side of its
    board the central board is (screens.md, "Board orientation")."""

    grid: tuple[tuple[int, ...], ...]
    board_side: str


class WordTexts:
    """The word of the round in the languages of the table, each with its language."""

    def __init__(
        self, cards: Iterable[WordCard], languages: Sequence[str], *, readings: bool
    ) -> None:
        self._cards = {card.id: card for card in cards}
        self._languages = tuple(languages)
        self.readings = readings

    def lines(self, word: Word) -> list[Data]:
        card = self._cards[word.card]
        texts = card.lower if word.lower and card.lower is not None else card.upper
        lines: list[Data] = []
        for language in self._languages:
            text = texts.text(language)
            # A word typed by the family may be in one language only: say it once.
            if all(line["text"] != text for line in lines):
                kana = texts.ja_kana if language == "ja" and self.readings else None
                reading = kana if kana and kana != text else ""
                lines.append({"language": language, "text": text, "reading": reading})
        return lines


def state_of(view: View, spaces: Iterable[MoveSpace], players: Sequence[Player]) -> Data:
    """All that a phone shows of the game. `view` and `spaces` are the seat's own, and nothing
    else goes in: what is not in them cannot come out."""
    assert view.viewer is not None, "a phone belongs to a seat"
    me = view.player(view.viewer)
    return {
        "seat": view.viewer,
        "phase": view.phase.value,
        "round": view.number,
        "rounds": ROUNDS,
        "seats": [_seat(view, seat, player) for seat, player in enumerate(players)],
        "waiting": list(view.waiting),
        "scout": view.scout,
        "first_scout": view.first_scout,
        "shown": [
            {"cell": s.cell, "scout": s.scout, "who": list(s.choosers), "stars": list(s.stars)}
            for s in view.shown
        ],
        "pending": None if view.pending is None else view.pending.cell,
        "swap": bool(view.swap and view.swap.open),
        "marks": None if view.own_marks is None else list(view.own_marks),
        "stars": {str(cell): stars for cell, stars in me.stars},
        "struck": list(me.struck),
        "result": _result(view, view.viewer),
        "winners": list(view.outcome.winners) if view.outcome else None,
        "moves": {space.kind: _space(space) for space in spaces},
    }


def _seat(view: View, seat: int, player: Player) -> Data:
    public: PlayerView = view.player(seat)
    return {
        "name": player.name,
        "symbol": player.symbol,
        "locked": public.locked,
        "count": public.count,
        "dark": public.dark,
        "fallen": public.fallen,
        "total": public.total,
        "earned": sum(stars for _, stars in public.stars),
    }


def _result(view: View, seat: int) -> Data | None:
    """The last finished round of this seat, while the table looks at the scores."""
    if view.phase not in (Phase.SCORE, Phase.GAME_OVER):
        return None
    result: RoundResult = view.results[-1]
    return {
        "earned": result.earned[seat],
        "penalty": result.penalty[seat],
        "score": result.scores[seat],
        "total": view.player(seat).total,
    }


def _space(space: MoveSpace) -> Data:
    told: Data = {}
    for name, domain in space.fields:
        match domain:
            case OneOf(items):
                told[name] = list(items)
            case SubsetOf(items, least, most):
                told |= {name: list(items), "least": least, "most": most}
    return told

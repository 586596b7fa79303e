"""Stella told in plain English: one sentence for each public event."""

from typing import assert_never

from stella_desktop.games.stella.moves import (
    COLUMNS,
    Answered,
    BoardChanged,
    CellShown,
    CountAnnounced,
    GameEnded,
    LanternsRead,
    MarksLocked,
    Pointed,
    RoundBegan,
    RoundResult,
    RoundScored,
    RowReplaced,
    Shown,
    StellaEvent,
    SwapAnswered,
    SwapProposed,
    WordSwapped,
)
from stella_desktop.games.stella.view import View
from stella_desktop.support.stories.telling import Cast, Story, so_far, who_won

ROW_NAMES = ("top", "middle", "bottom")


def opening(view: View) -> tuple[StellaEvent, ...]:
    return (RoundBegan(view.number, view.first_scout, view.word),)


def sentence(event: StellaEvent, cast: Cast) -> str:
    match event:
        case RoundBegan(number, first_scout, word):
            said = cast.word(word.card, lower=word.lower)
            return f"Round {number}: the word is {said}, the first scout {cast.name(first_scout)}."
        case SwapProposed(seat):
            return f"{cast.name(seat)} proposes to take the other word of the card."
        case SwapAnswered(seat, agree):
            return f"{cast.name(seat)} {'agrees' if agree else 'would rather keep the word'}."
        case WordSwapped(word):
            return f"All agree: the word is now {cast.word(word.card, lower=word.lower)}."
        case MarksLocked(seat):
            return f"{cast.name(seat)} passes the pen."
        case CountAnnounced(seat, count):
            return f"{cast.name(seat)} announces {count}."
        case LanternsRead(counts, dark):
            return _lanterns(counts, dark, cast)
        case Pointed(scout, cell):
            return f"{cast.name(scout)} points at {_place(cell)}."
        case Answered(seat, had):
            return f"{cast.name(seat)} {'had it too' if had else 'did not have it'}."
        case CellShown(shown):
            return _shown(shown, cast)
        case RoundScored(result):
            return _scored(result, cast)
        case RowReplaced(row, _, new):
            return f"The {ROW_NAMES[row]} row makes room for {', '.join(new)}."
        case BoardChanged(seat, paper):
            return f"{cast.name(seat)} marks on {'paper' if paper else 'a screen'} from now on."
        case GameEnded(winners, totals):
            return who_won(cast, winners, max(totals), "stars")
        case _:
            assert_never(event)


def _place(cell: int) -> str:
    return f"the picture in the {ROW_NAMES[cell // COLUMNS]} row, column {cell % COLUMNS + 1}"


def _lanterns(counts: tuple[int, ...], dark: int | None, cast: Cast) -> str:
    most = max(counts)
    if dark is not None:
        return f"{cast.name(dark)} leads with {most} and is in the dark."
    leaders = [seat for seat, count in enumerate(counts) if count == most]
    return f"{cast.people(leaders)} lead with {most}: nobody is in the dark."


def _shown(shown: Shown, cast: Cast) -> str:
    if shown.is_fall:
        return f"Fall: nobody else had picture {shown.card}, and {cast.name(shown.scout)} falls."
    kind = "Super-spark" if len(shown.choosers) == 2 else "Spark"
    told = f"{kind}: {cast.people(shown.choosers)} had picture {shown.card}"
    paid = [seat for seat in shown.choosers if shown.stars[seat]]
    fallen = [seat for seat in shown.choosers if seat not in paid]
    if not fallen:
        return f"{told} and get {max(shown.stars)} stars each."
    return (
        f"{told}; {max(shown.stars)} stars for {cast.people(paid)}; "
        f"nothing for {cast.people(fallen)}, fallen before."
    )


def _scored(result: RoundResult, cast: Cast) -> str:
    told = f"Round {result.number} is worth: {cast.tally(result.scores)}"
    if result.dark is not None and (lost := result.penalty[result.dark]):
        told += (
            f"; in the dark {cast.name(result.dark)} lost {lost} of {result.earned[result.dark]}"
        )
    return f"{told}."


STORY = Story(opening, sentence, so_far("Stars"))

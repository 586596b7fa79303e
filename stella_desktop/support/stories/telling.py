"""What every story needs: who is who, and public events as words or as JSON."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from stella_desktop.content.packs import WordCard, is_unseen
from stella_desktop.engine import Seat, WordId


@dataclass(frozen=True, slots=True)
class Cast:
    """The names of the seats and the words that may come up."""

    names: tuple[str, ...]
    words: Mapping[WordId, WordCard]

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def people(self, seats: Iterable[Seat]) -> str:
        """Some seats as "Linh, An and Mai"; "nobody" for none."""
        names = [self.name(seat) for seat in seats]
        if len(names) < 2:
            return names[0] if names else "nobody"
        return f"{', '.join(names[:-1])} and {names[-1]}"

    def tally(self, numbers: Iterable[int]) -> str:
        """A number per seat as "Linh 4, An 7"."""
        return ", ".join(f"{self.name(seat)} {number}" for seat, number in enumerate(numbers))

    def word(self, card_id: WordId, *, lower: bool) -> str:
        """A word in English, or else the number of its card."""
        card = self.words.get(card_id)
        word = card and (card.lower if lower else card.upper)
        side = "lower" if lower else "upper"
        return f"“{word.text('en')}”" if word else f"the {side} word of card {card_id}"


@dataclass(frozen=True, slots=True)
class Story:
    """`opening` gives the events that a new game begins with, out of the view of the table;
    `sentence` tells one event, `standing` how far a game is that is not over: out of the view of
    the table and the totals of its progress."""

    opening: Callable[[Any], tuple[Any, ...]]
    sentence: Callable[[Any, Cast], str]
    standing: Callable[[Any, tuple[int, ...], Cast], str]


def so_far(counted: str | Callable[[Any], str]) -> Callable[[Any, tuple[int, ...], Cast], str]:
    """A standing such as "Stars so far: Linh 4, An 7."; what is counted may hang on the view."""

    def standing(view: Any, totals: tuple[int, ...], cast: Cast) -> str:
        what = counted if isinstance(counted, str) else counted(view)
        return f"{what} so far: {cast.tally(totals)}."

    return standing


def who_won(cast: Cast, winners: tuple[Seat, ...], total: int, counted: str) -> str:
    wins = "wins" if len(winners) == 1 else "win together"
    return f"{cast.people(winners)} {wins} with {total} {counted}."


def on_one_line(text: str) -> str:
    """What somebody has written, without line ends and what would drive a terminal."""
    return " ".join("".join(" " if is_unseen(letter) else letter for letter in text).split())


def event_name(event: Any) -> str:
    """`CellShown` -> `cell_shown`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def event_facts(event: Any) -> dict[str, Any]:
    """An event as JSON tells it."""
    return {"event": event_name(event), **asdict(event)}


def _dry_sentence(event: Any, cast: Cast) -> str:
    facts = asdict(event)
    if "seat" in facts:
        facts["seat"] = cast.name(facts["seat"])
    told = ", ".join(f"{name} {value}" for name, value in facts.items())
    return f"{event_name(event).replace('_', ' ').capitalize()}: {told or 'nothing more'}."


DRY_STORY = Story(opening=lambda _: (), sentence=_dry_sentence, standing=so_far("Score"))

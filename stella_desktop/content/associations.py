"""How strongly the built-in words make one think of the built-in pictures: knowledge for robots.

`packaging/make_associations.py` works the file out. Own words and own photos are not in it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, model_validator

from stella_desktop.content.packs import Id, Strict, load_file, refuse_twice

HIGHEST = 99

WordKey: TypeAlias = str
"""A word of a word card: "w001.upper", "w001.lower"."""

_Decimals = Annotated[str, Field(pattern=r"^(?:[0-9]{2})+\z")]
_Bytes = Annotated[str, Field(pattern=r"^(?:[0-9a-f]{2})+\z")]


class _Row(Strict):
    """One word; two digits for each picture, in the order of `cards`."""

    word: Id
    side: Literal["upper", "lower"]
    strengths: _Decimals
    """0, nothing, to 99."""
    reasons: _Bytes
    """In hexadecimal, the number of the row whose word one would give as the reason."""

    @property
    def key(self) -> WordKey:
        return f"{self.word}.{self.side}"


class AssociationFile(Strict):
    format: Literal[1]
    made_from: Annotated[str, Field(pattern=r"^[0-9a-f]{16}\z")]
    """Stands for the tags and words that the file was made from."""
    cards: Annotated[tuple[Id, ...], Field(min_length=1, max_length=500)]
    rows: Annotated[tuple[_Row, ...], Field(min_length=1, max_length=256)]

    @model_validator(mode="after")
    def _is_complete(self) -> Self:
        refuse_twice(self.cards)
        refuse_twice(row.key for row in self.rows)
        for row in self.rows:
            if not len(row.strengths) == len(row.reasons) == 2 * len(self.cards):
                raise ValueError(f"{row.key}: not one number for each picture")
            if max(bytes.fromhex(row.reasons)) >= len(self.rows):
                raise ValueError(f"{row.key}: a reason that is none of the words")
        return self


@dataclass(frozen=True, slots=True)
class Associations:
    """What each picture says to each word; both begin with the picture."""

    strengths: Mapping[str, Mapping[WordKey, float]]
    """0 to 1."""
    reasons: Mapping[str, Mapping[WordKey, WordKey]]
    """The word that one would give as the reason: often the very same, else a nearer one."""


def load_associations(file: Path) -> Associations:
    """The table of a JSON file. Raises `PackError`."""
    loaded = load_file(file, AssociationFile)
    keys = [row.key for row in loaded.rows]
    strengths: dict[str, dict[WordKey, float]] = {card: {} for card in loaded.cards}
    reasons: dict[str, dict[WordKey, WordKey]] = {card: {} for card in loaded.cards}
    for row in loaded.rows:
        for place, (card, reason) in enumerate(
            zip(loaded.cards, bytes.fromhex(row.reasons), strict=True)
        ):
            strengths[card][row.key] = int(row.strengths[2 * place : 2 * place + 2]) / HIGHEST
            reasons[card][row.key] = keys[reason]
    return Associations(strengths, reasons)

"""Who sits at the table and what lies on it, as saves and the roster keep it."""

import unicodedata
from collections.abc import Hashable, Sequence
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SerializerFunctionWrapHandler,
    model_serializer,
)

from stella_desktop.content.packs import WordCard

LONGEST_NAME = 40
OWN_WORDS = "own"
"""Stands in place of the id of a word pack when the family plays with its own words."""

Symbol: TypeAlias = Literal["circle", "triangle", "square", "diamond", "star", "moon", "heart"]
SEVENTH = "heart"
"""The symbol of a seventh seat; only a game for seven (Obscurians) has it."""
Board: TypeAlias = Literal["here", "paper", "phone", "robot"]
"""Where a seat's marks are held (rules §11)."""
Side: TypeAlias = Literal["near", "left", "far", "right"]
Screen: TypeAlias = Literal["standing", "flat"]
WordLanguage: TypeAlias = Literal["en", "ja", "vi", "fa"]


class Strict(BaseModel):
    """Data that comes from outside: nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


def clean_name(text: str) -> str:
    """A name as it is kept: NFC, one line, no control or direction signs, at most 40 characters.

    Empty if nothing readable is left. Zero-width joiners stay inside: Persian and emoji need them.
    """
    spaced = "".join(_kept(letter) for letter in text)
    name = unicodedata.normalize("NFC", " ".join(spaced.split()))
    name = name.strip("\u200c\u200d ")
    return name[:LONGEST_NAME].rstrip("\u200c\u200d ")


def _kept(letter: str) -> str:
    if letter.isspace() or letter == "\u3164":  # Hangul filler: a letter that shows nothing
        return " "
    if unicodedata.category(letter) in ("Cc", "Cf", "Cs") and letter not in "\u200c\u200d":
        return ""
    return letter


def _readable(text: str) -> str:
    name = clean_name(text)
    if not name:
        raise ValueError("a name must have a letter")
    return name


def _no_two_alike(items: Sequence[Hashable]) -> Sequence[Hashable]:
    if len(set(items)) != len(items):
        raise ValueError("the same twice")
    return items


def _no_two_symbols(players: Sequence["Player"]) -> Sequence["Player"]:
    _no_two_alike([player.symbol for player in players])
    if len(players) < 7 and any(player.symbol == SEVENTH for player in players):
        raise ValueError("the seventh symbol at a table for fewer")
    return players


Name: TypeAlias = Annotated[str, AfterValidator(_readable)]
FileWord: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,40}\z")]
"""A name that is safe as a part of a path."""
WordLanguages: TypeAlias = Annotated[
    tuple[WordLanguage, ...], Field(min_length=1, max_length=3), AfterValidator(_no_two_alike)
]


class Player(Strict):
    """Who sits at a seat. The name is cleaned (`clean_name`)."""

    name: Name
    symbol: Symbol
    avatar: FileWord | None = None
    board: Board = "here"
    side: Side = "near"


Players: TypeAlias = Annotated[tuple[Player, ...], AfterValidator(_no_two_symbols)]
"""One per seat, in seat order; each with a symbol of its own."""


class TableInfo(Strict):
    """The table around a game: what the rules need not know.

    `words` is the id of a word pack, or `OWN_WORDS`; then `own_words` has the cards themselves,
    so that a save explains itself.
    """

    players: Players
    screen: Screen = "standing"
    word_languages: WordLanguages
    deck: FileWord
    more_decks: Annotated[tuple[FileWord, ...], AfterValidator(_no_two_alike)] = ()
    """What the pictures were drawn from besides `deck`."""
    words: FileWord
    own_words: Annotated[tuple[WordCard, ...], Field(max_length=500)] = ()

    @property
    def decks(self) -> tuple[str, ...]:
        return (self.deck, *self.more_decks)

    @model_serializer(mode="wrap")
    def _without_what_is_not_there(self, handler: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """A save with one deck stays readable for versions that know of no more."""
        values: dict[str, Any] = handler(self)
        if not self.more_decks:
            del values["more_decks"]
        return values

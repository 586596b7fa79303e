"""What a phone may say, checked to the letter, and what it is told."""

import json
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

VERSION = 1
"""A page that was loaded from another version of the app is told to load again."""

Language: TypeAlias = Literal["en", "ja", "vi", "fa"]
MoveKind: TypeAlias = Literal["lock_marks", "point_at", "answer_word", "next_round"]
"""What a phone may do; the other word is proposed aloud, and paper is answered, at the monitor."""
MOVES = frozenset(get_args(MoveKind))
Secret: TypeAlias = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{22}\z")]
"""128 random bits."""
Stamp: TypeAlias = Annotated[int, Field(ge=0, le=2**31)]
Cell: TypeAlias = Annotated[int, Field(ge=0, le=14)]
Cells: TypeAlias = Annotated[tuple[Cell, ...], Field(max_length=15)]


class Message(BaseModel):
    """Nothing is converted, nothing unknown is let through."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class Hello(Message):
    """The first message: a token of the table or of a seat, and which browser this is."""

    kind: Literal["hello"]
    version: Annotated[int, Field(ge=0, le=10_000)]
    token: Secret
    device: Secret
    language: Language


class Knock(Message):
    """The first message of a phone that has only the address: may I come in?"""

    kind: Literal["knock"]
    version: Annotated[int, Field(ge=0, le=10_000)]
    device: Secret
    language: Language


class Sit(Message):
    """This is my seat."""

    kind: Literal["sit"]
    seat: Annotated[int, Field(ge=0, le=11)]


class Leave(Message):
    """This was not my seat; back to choosing one."""

    kind: Literal["leave"]


class Speak(Message):
    """Another language, please."""

    kind: Literal["speak"]
    language: Language


class Awake(Message):
    """The page is looked at, or not any more."""

    kind: Literal["awake"]
    awake: bool


class Draft(Message):
    """The ticks so far, whole; never a change, so that a lost one does no harm."""

    kind: Literal["draft"]
    stamp: Stamp
    cells: Cells


class Move(Message):
    """A move of this seat, and the stamp of the state it was made for."""

    kind: Literal["move"]
    stamp: Stamp
    move: MoveKind
    cells: Cells | None = None
    cell: Cell | None = None
    agree: bool | None = None

    @property
    def values(self) -> dict[str, Any]:
        named = {"cells": self.cells, "cell": self.cell, "agree": self.agree}
        return {name: value for name, value in named.items() if value is not None}


FromPhone: TypeAlias = Hello | Knock | Sit | Leave | Speak | Awake | Draft | Move
_ANY: TypeAdapter[FromPhone] = TypeAdapter(Annotated[FromPhone, Field(discriminator="kind")])


class BadMessage(ValueError):
    """Not a message of our page."""


def read_message(data: bytes) -> FromPhone:
    """Raises `BadMessage`, whatever came."""
    try:
        return _ANY.validate_json(data)
    except (ValidationError, RecursionError) as error:
        raise BadMessage("not a message of our page") from error


def write_message(kind: str, told: Mapping[str, object]) -> bytes:
    """A message for a phone, as compact JSON."""
    return json.dumps({"kind": kind, **told}, ensure_ascii=False, separators=(",", ":")).encode()

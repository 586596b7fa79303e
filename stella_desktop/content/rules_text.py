"""The rules of a game as players read them: sections of text, lists and drawn examples."""

import itertools
import re
from pathlib import Path
from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator

from stella_desktop.content.packs import Id, Label, LocalText, Strict, Text, load_file, refuse_twice

_STRESS = "*"
"""Stands before and after the words of a passage that are to be stressed."""


def _with_whole_stress(text: str) -> str:
    if text.count(_STRESS) % 2 or re.search(r"\*\s*\*", text):
        raise ValueError(f"{_STRESS} must stand before and after the stressed words")
    return text


_PassageText = Annotated[Text, AfterValidator(_with_whole_stress)]


def pieces(passage: str) -> tuple[tuple[str, bool], ...]:
    """A passage cut where its stress changes, as (text, whether it is stressed)."""
    cut = zip(passage.split(_STRESS), itertools.cycle((False, True)), strict=False)
    return tuple((text, stressed) for text, stressed in cut if text)


def plain(passage: str) -> str:
    """A passage without its signs of stress, for screen readers."""
    return passage.replace(_STRESS, "")


class Name(LocalText):
    """A short text in all our languages."""

    en: Label
    ja: Label
    vi: Label
    fa: Label


class Passage(LocalText):
    """A paragraph in all our languages; `*stars*` stand around stressed words."""

    en: _PassageText
    ja: _PassageText
    vi: _PassageText
    fa: _PassageText


class TextBlock(Strict):
    text: Passage


class ListBlock(Strict):
    items: Annotated[tuple[Passage, ...], Field(alias="list", min_length=1, max_length=20)]
    numbered: bool = False


class ExampleBlock(Strict):
    example: Id
    """The name of a drawing that the rules page knows."""
    caption: Passage
    labels: Annotated[tuple[Name, ...], Field(max_length=10)] = ()
    """Words inside the drawing, in the order that the drawing expects."""


def _kind(value: Any) -> str | None:
    """Which of the blocks a JSON object is meant to be, so that an error names its real fault."""
    keys = ("text", "list", "example")
    return next((key for key in keys if isinstance(value, dict) and key in value), None)


Block: TypeAlias = Annotated[
    Annotated[TextBlock, Tag("text")]
    | Annotated[ListBlock, Tag("list")]
    | Annotated[ExampleBlock, Tag("example")],
    Discriminator(_kind),
]


class Section(Strict):
    id: Id
    title: Name
    blocks: Annotated[tuple[Block, ...], Field(min_length=1, max_length=60)]


class RulesText(Strict):
    format: Literal[1]
    game: Id
    sections: Annotated[tuple[Section, ...], Field(min_length=1, max_length=30)]

    @model_validator(mode="after")
    def _nothing_twice(self) -> Self:
        refuse_twice(section.id for section in self.sections)
        return self


def load_rules(file: Path) -> RulesText:
    """The rules in a JSON file. Raises `PackError`."""
    return load_file(file, RulesText)

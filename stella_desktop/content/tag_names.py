"""What the tags of pictures are called in the other languages, so that they can be searched for.

Tags are English, see `Card.tags`. A tag that is a word of a word card has the names of that word
too.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from stella_desktop.content.packs import Label, Strict, WordPack, load_file, refuse_twice

_Names = Annotated[tuple[Label, ...], Field(min_length=1, max_length=8)]


class _Tag(Strict):
    tag: Label
    ja: _Names
    """In signs and in kana, as people type either."""
    vi: _Names
    fa: _Names

    @model_validator(mode="after")
    def _nothing_twice(self) -> Self:
        for names in (self.ja, self.vi, self.fa):
            refuse_twice(names)
        return self


class TagFile(Strict):
    format: Literal[1]
    author: Label
    licence: Label
    tags: Annotated[tuple[_Tag, ...], Field(min_length=1, max_length=5000)]

    @model_validator(mode="after")
    def _nothing_twice(self) -> Self:
        refuse_twice(tag.tag for tag in self.tags)
        return self


def load_tag_names(file: Path) -> dict[str, tuple[str, ...]]:
    """Tag -> its names in all other languages. Raises `PackError`."""
    return {tag.tag: (*tag.ja, *tag.vi, *tag.fa) for tag in load_file(file, TagFile).tags}


def with_words(names: Mapping[str, tuple[str, ...]], pack: WordPack) -> dict[str, tuple[str, ...]]:
    """`names` with those that the words of `pack` have."""
    told = dict(names)
    for card in pack.cards:
        for word in (card.upper, card.lower):
            if word is not None and word.en is not None:
                found = [name for name in (word.ja, word.ja_kana, word.vi, word.fa) if name]
                told[word.en] = tuple(dict.fromkeys((*told.get(word.en, ()), *found)))
    return told

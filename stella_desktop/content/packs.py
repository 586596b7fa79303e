"""Decks and word packs: what their files may hold, and the one way to load them."""

import codecs
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Annotated, Literal, Protocol, Self, TypeVar

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

FORMAT = 1
LANGUAGES = ("en", "ja", "vi", "fa")
LONGEST_WORD = 40
LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a JSON file; the built-in deck is a twentieth of it."""
PICTURES = "pictures"
"""The folder beside `deck.json` that holds the deck's pictures."""

_JOINERS = "\u200c\u200d"
"""Unseen, but Persian is spelt with the first and some emoji are made with the second."""
_UNSEEN = (
    "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # direction
    "\u200b\u2060\ufeff\u2028\u2029"  # empty spaces and line ends
)


class Reason(StrEnum):
    """Why a deck or a pack of words cannot be used."""

    MISSING = "missing"
    """There is no such file, or it cannot be read."""
    NOT_JSON = "not_json"
    NEWER = "newer"
    """A newer version of the app wrote it."""
    INVALID = "invalid"
    """It is JSON, but not what the models on this page describe."""
    PICTURE_MISSING = "picture_missing"


class PackError(ValueError):
    """A deck or a pack of words cannot be used.

    The window makes a sentence from `reason` in the player's language; `detail` is English and
    meant for whoever repairs the file.
    """

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(f"{reason}: {detail}")
        self.reason = reason
        self.detail = detail


def is_unseen(letter: str) -> bool:
    """Whether a character has no place in a title or word: control and direction signs."""
    return letter in _UNSEEN or unicodedata.category(letter) in ("Cc", "Cs")


def is_blank(text: str) -> bool:
    """Whether a text without unseen characters shows nothing."""
    return all(letter.isspace() or letter in _JOINERS for letter in text)


def _plain(text: str) -> str:
    if is_blank(text) or text != text.strip():
        raise ValueError("empty, or white space at an end")
    if any(is_unseen(letter) for letter in text):
        raise ValueError("a control or direction character")
    if not unicodedata.is_normalized("NFC", text):
        raise ValueError("not in the Unicode form NFC")
    return text


def _plain_file_name(name: str) -> str:
    if name.startswith(".") or re.search(r'[/\\:*?"<>|]', name):
        raise ValueError("not a plain file name")
    if not name.lower().endswith((".jpg", ".jpeg", ".png", ".webp")):
        raise ValueError("neither a JPEG nor a PNG nor a WebP picture")
    return name


Id = Annotated[str, Field(pattern=r"^[a-z0-9](?:[a-z0-9_-]{0,38}[a-z0-9])?$")]
Text = Annotated[str, Field(max_length=600), AfterValidator(_plain)]
Label = Annotated[str, Field(max_length=100), AfterValidator(_plain)]
_WordText = Annotated[str, Field(max_length=LONGEST_WORD), AfterValidator(_plain)]
_FileName = Annotated[Label, AfterValidator(_plain_file_name)]
_Weight = Annotated[float, Field(gt=0, le=1)]


class Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class LocalText(Strict):
    """One text in at least one of our languages."""

    en: Text | None = None
    ja: Text | None = None
    vi: Text | None = None
    fa: Text | None = None

    @model_validator(mode="after")
    def _says_something(self) -> Self:
        if not any(getattr(self, language) for language in LANGUAGES):
            raise ValueError("in no language")
        return self

    def text(self, language: str) -> str:
        """The text in `language`, else in English, else in the first language there is."""
        wanted = (language, "en", *LANGUAGES)
        found = (getattr(self, one) for one in wanted if one in LANGUAGES)
        return next(str(text) for text in found if text is not None)


class Word(LocalText):
    """A word or short phrase; all its languages mean the same."""

    en: _WordText | None = None
    ja: _WordText | None = None
    ja_kana: _WordText | None = None
    """How the Japanese word is read."""
    vi: _WordText | None = None
    fa: _WordText | None = None
    note: Text | None = None
    """For translators: the sense that is meant."""

    @model_validator(mode="after")
    def _reading_has_a_word(self) -> Self:
        if self.ja_kana is not None and self.ja is None:
            raise ValueError("a reading without the Japanese word")
        return self


class Card(Strict):
    """A picture with its name and with what it shows for those who cannot see it."""

    id: Id
    slug: Id
    file: _FileName
    title: LocalText
    alt: LocalText
    tags: Annotated[dict[Label, _Weight], Field(max_length=200)] = {}
    """What it may make people think of, in English, with how strongly; the bots use it."""


class _Pack(Strict):
    format: Literal[1]
    id: Id
    name: LocalText
    author: Label
    licence: Label


class Deck(_Pack):
    """Pictures in the order of their numbers."""

    cards: Annotated[tuple[Card, ...], Field(min_length=1, max_length=2000)]

    @model_validator(mode="after")
    def _nothing_twice(self) -> Self:
        refuse_twice(card.id for card in self.cards)
        refuse_twice(card.file.casefold() for card in self.cards)
        return self


class WordCard(Strict):
    """A card with a word above and a word below; a family's own card may have only the upper."""

    id: Id
    set: Literal["core", "discovery", "own"]
    upper: Word
    lower: Word | None = None

    @model_validator(mode="after")
    def _has_both_words(self) -> Self:
        if self.lower is None and self.set != "own":
            raise ValueError("only a card of the set 'own' may lack the lower word")
        return self


class WordPack(_Pack):
    """Word cards in the order of their numbers."""

    cards: Annotated[tuple[WordCard, ...], Field(min_length=1, max_length=5000)]

    @model_validator(mode="after")
    def _nothing_twice(self) -> Self:
        refuse_twice(card.id for card in self.cards)
        return self

    @cached_property
    def by_id(self) -> dict[str, WordCard]:
        return {card.id: card for card in self.cards}


def refuse_twice(names: Iterable[str]) -> None:
    twice = [name for name, count in Counter(names).items() if count > 1]
    if twice:
        raise ValueError(f"used twice: {', '.join(twice[:5])}")


@dataclass(frozen=True)
class DeckOnDisk:
    """A deck with the folder it was loaded from; an unknown card is a `KeyError`."""

    folder: Path
    deck: Deck

    @cached_property
    def card_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.deck.cards)

    @cached_property
    def _by_id(self) -> dict[str, Card]:
        return {card.id: card for card in self.deck.cards}

    def decks(self) -> tuple["DeckOnDisk", ...]:
        return (self,)

    def cards_in(self, decks: Collection[str]) -> tuple[str, ...]:
        return self.card_ids if self.deck.id in decks else ()

    def card(self, card_id: str) -> Card:
        return self._by_id[card_id]

    def title(self, card_id: str, language: str) -> str:
        return self.card(card_id).title.text(language)

    def alt(self, card_id: str, language: str) -> str:
        return self.card(card_id).alt.text(language)

    def picture_path(self, card_id: str) -> Path:
        return self.folder / PICTURES / self.card(card_id).file


class Pictures(Protocol):
    """Where pictures come from: one deck, or all decks on the shelf. An unknown card is a
    `KeyError`."""

    @property
    def card_ids(self) -> tuple[str, ...]: ...
    def decks(self) -> tuple[DeckOnDisk, ...]: ...
    def cards_in(self, decks: Collection[str]) -> tuple[str, ...]:
        """Each picture of the decks with these ids once."""

    def title(self, card_id: str, language: str) -> str: ...
    def alt(self, card_id: str, language: str) -> str: ...
    def picture_path(self, card_id: str) -> Path: ...


def load_deck(folder: Path) -> DeckOnDisk:
    """The deck of a folder with `deck.json` and `pictures/`. Raises `PackError`."""
    loaded = DeckOnDisk(folder, load_file(folder / "deck.json", Deck))
    missing = [one for one in loaded.card_ids if not loaded.picture_path(one).is_file()]
    if missing:
        names = ", ".join(loaded.card(one).file for one in missing[:5])
        raise PackError(Reason.PICTURE_MISSING, f"{len(missing)} of the pictures: {names}")
    return loaded


def load_words(file: Path) -> WordPack:
    """The pack of words in a JSON file. Raises `PackError`."""
    return load_file(file, WordPack)


class _Head(BaseModel):
    """What is read before anything else, as a newer format may differ in all the rest."""

    model_config = ConfigDict(strict=True, extra="ignore")

    format: int


_FileT = TypeVar("_FileT", bound=BaseModel)


def load_file(file: Path, model: type[_FileT]) -> _FileT:
    """A JSON file of ours as `model` describes it. Raises `PackError`."""
    return parse(_read(file), file.name, model)


def parse(raw: bytes, name: str, model: type[_FileT]) -> _FileT:
    """As `load_file`, for what the file called `name` holds."""
    if len(raw) > LARGEST_FILE:
        raise PackError(Reason.INVALID, f"{name}: larger than {LARGEST_FILE} bytes")
    raw = raw.removeprefix(codecs.BOM_UTF8)  # some editors put it there
    try:
        if _Head.model_validate_json(raw).format > FORMAT:
            raise PackError(Reason.NEWER, name)
        return model.model_validate_json(raw)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        reason = Reason.NOT_JSON if first["type"] == "json_invalid" else Reason.INVALID
        raise PackError(reason, f"{name}: {place[:200]}: {first['msg']}") from error


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            return stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise PackError(Reason.MISSING, f"{file.name}: {error.strerror}") from error

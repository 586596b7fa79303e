"""Why a picture, a deck or a pack of words is not taken in."""

from dataclasses import dataclass
from enum import StrEnum


class Trouble(StrEnum):
    """The window makes a sentence of it in the player's language."""

    # a picture, or any file
    EMPTY = "empty"
    """0 bytes."""
    UNREADABLE = "unreadable"
    """Not there, no permission, or no ordinary file."""
    TOO_BIG = "too_big"
    """More bytes than any picture needs."""
    TOO_MANY_PIXELS = "too_many_pixels"
    TOO_SMALL = "too_small"
    """A picture that would be a blur on the table."""
    NOT_A_PICTURE = "not_a_picture"
    """Whatever its name says, it is no JPEG, PNG, WebP, HEIC or AVIF."""
    NEEDS_HEIC = "needs_heic"
    """A HEIC or AVIF picture, and nothing installed that reads it (`stella-desktop[heic]`)."""
    DAMAGED = "damaged"
    """It cannot be decoded, or its end is missing."""

    # a deck or a pack of words
    NO_DECK = "no_deck"
    """There is no deck.json in it, and no picture."""
    SEVERAL_DECKS = "several_decks"
    """There is more than one deck.json in it."""
    NOT_A_ZIP = "not_a_zip"
    """Not a zip, or a damaged one."""
    BAD_PATH = "bad_path"
    """A name that leads out of the folder, or that some system cannot have."""
    LINK = "link"
    """A link, or something else that is no file, where a file should be."""
    TWICE = "twice"
    """Two names that differ in capitals or in their Unicode form only."""
    TOO_MANY = "too_many"
    """More files than a deck may have, or more pictures than still fit into it."""
    BOMB = "bomb"
    """Unpacked it would be huge."""
    NESTED = "nested"
    """An archive within the archive."""
    ENCRYPTED = "encrypted"
    PICTURE_MISSING = "picture_missing"
    """deck.json names a picture that is not there."""
    NOTHING_NEW = "nothing_new"
    """All its pictures are on the shelf already."""
    WORDS_THERE = "words_there"
    """Packs on this computer have all its words already."""
    BUSY = "busy"
    """Another import is under way."""
    FAULT = "fault"
    """A fault in the app; the log has it."""


class Refused(Exception):
    """Something is not taken in; nothing has changed.

    `name` is that of the file, as it may be shown; `detail` is English, for logs.
    """

    def __init__(self, trouble: Trouble, name: str, detail: str = "") -> None:
        self.trouble = trouble
        self.name = shown(name)
        self.detail = detail
        super().__init__(f"{trouble}: {self.name}" + (f" ({detail})" if detail else ""))


@dataclass(frozen=True, slots=True)
class Bad:
    """A file that was passed over while others were taken in."""

    name: str
    trouble: Trouble


def shown(name: str) -> str:
    """Somebody else's file name, fit to be shown: short, and no control or direction signs."""
    plain = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in name
    )
    return plain if len(plain) <= 80 else f"{plain[:60]}…{plain[-19:]}"

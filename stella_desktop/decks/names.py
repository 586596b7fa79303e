"""Titles from the names of files, and names of folders from titles."""

import re
import unicodedata
from collections.abc import Collection
from pathlib import PurePath

from stella_desktop.content.packs import is_unseen

LONGEST_TITLE = 80
LONGEST_ID = 30

_AROUND = "\u200c\u200d "
"""Has no place at the ends of a text: joiners and spaces."""
_CAMERA = re.compile(
    r"(?:(?:fb )?img|image|dscn?|dscf|pxl|mvimg|p|pict?|cimg|sam|wp|photo|picture|scan|"
    r"screenshot|received|signal|whatsapp image|写真|画像|スクリーンショット|ảnh|hình)?"
    r"(?:at|mp|cover|burst|edited|copy|wa|[\W\d])*",
    re.IGNORECASE,
)
"""What cameras, phones and messengers call their pictures."""
_HEX = re.compile(r"[0-9a-f][0-9a-f -]{14,}", re.IGNORECASE)
_DEVICES = re.compile(
    r"(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$)", re.IGNORECASE
)


def title_of(path: PurePath) -> str:
    """A title from the name of a picture file; empty if the name says nothing (IMG_1234)."""
    title = plain_label(re.sub(r"[_\s]+", " ", path.stem), LONGEST_TITLE)
    numbered = any(letter.isdigit() for letter in title)
    says_nothing = numbered and (_CAMERA.fullmatch(title) or _HEX.fullmatch(title))
    return "" if says_nothing else title


def plain_label(text: str, longest: int) -> str:
    """Text as a deck may hold it: NFC, one line, no control or direction signs."""
    seen = "".join(letter for letter in text if letter.isspace() or not is_unseen(letter))
    plain = unicodedata.normalize("NFC", " ".join(seen.split())).strip(_AROUND)
    end = min(longest, len(plain))
    while 0 < end < len(plain) and unicodedata.combining(plain[end]):
        end -= 1  # not between a letter and its accents
    return plain[:end].rstrip(_AROUND)


def is_device(name: str) -> bool:
    """Whether Windows takes the name of a file or folder for that of a device (`aux.jpg`)."""
    return _DEVICES.fullmatch(name.split(".", 1)[0].rstrip()) is not None


def free_id(wanted: str, taken: Collection[str]) -> str:
    """An id for a deck or a pack, also good as the name of its folder, that is not taken yet."""
    plain = unicodedata.normalize("NFKD", wanted.replace("đ", "d").replace("Đ", "D")).lower()
    ascii_only = "".join(letter for letter in plain if not unicodedata.combining(letter))
    base = re.sub(r"[^a-z0-9]+", "-", ascii_only)[:LONGEST_ID].strip("-") or "deck"
    base = f"deck-{base}" if is_device(base) else base
    number, found = 1, base
    while found in taken:
        number += 1
        found = f"{base}-{number}"
    return found

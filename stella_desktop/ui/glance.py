"""The two settings that the first painted window needs, before the models are loaded.

Loading the models takes as long as all the rest of the start. So this reads the file by hand,
believes nothing that is not exactly what it should be, and never fails; `storage.settings` reads
and checks everything a moment later.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QRect

from stella_desktop.ui.language import LANGUAGES

LARGEST = 65536
FARTHEST = 100_000


@dataclass(frozen=True, slots=True)
class Glance:
    language: str | None = None
    geometry: QRect | None = None
    maximized: bool = False
    full_screen: bool = False


def glance(config: Path) -> Glance:
    """What `settings.json` in this folder seems to say."""
    try:
        with (config / "settings.json").open("rb") as file:
            raw = json.loads(file.read(LARGEST))
    except (OSError, ValueError, RecursionError):
        return Glance()
    if not isinstance(raw, dict):
        return Glance()
    language = raw.get("language")
    geometry, maximized = _geometry(raw.get("geometry"))
    return Glance(
        language=language if isinstance(language, str) and language in LANGUAGES else None,
        geometry=geometry,
        maximized=maximized,
        full_screen=raw.get("full_screen") is True,
    )


def _geometry(raw: object) -> tuple[QRect | None, bool]:
    if not isinstance(raw, dict):
        return None, False
    numbers = [raw.get(name) for name in ("x", "y", "width", "height")]
    whole = [n for n in numbers if type(n) is int and -FARTHEST <= n <= FARTHEST]
    if len(whole) < 4 or whole[2] < 1 or whole[3] < 1:
        return None, False
    return QRect(*whole), raw.get("maximized") is True

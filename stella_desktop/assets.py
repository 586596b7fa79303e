"""What files the app has, and where: beside the code in a source folder, else in the package."""

from functools import cache
from pathlib import Path

LANGUAGES = ("en", "ja", "vi", "fa")
"""Those that the interface speaks: each has a translation, English for its plurals only."""
FOLDERS = ("avatars", "covers", "decks", "icons", "pieces", "rules", "web", "words")
"""What lies in `resources` for the app; an installed package has all of them."""

PACKAGE = Path(__file__).resolve().parent
BUILT = PACKAGE / "_assets"


@cache
def resources() -> Path:
    """The folder with the `FOLDERS`."""
    source = PACKAGE.parent / "resources"
    # An installed package carries its own copy; a source folder is read where it is edited.
    return source if (source / "decks").is_dir() else BUILT


def translations() -> Path:
    """The folder with the compiled translations (`stella_ja.qm` …)."""
    return BUILT / "translations"

"""Where the app's own files lie: beside the code in a source folder, else in the package."""

from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
BUILT = PACKAGE / "_assets"


@cache
def resources() -> Path:
    """The folder with decks, words, pieces, covers, avatars, icons and rules texts."""
    source = PACKAGE.parent / "resources"
    # An installed package carries its own copy; a source folder is read where it is edited.
    return source if (source / "decks").is_dir() else BUILT


def translations() -> Path:
    """The folder with the compiled translations (`stella_ja.qm` …)."""
    return BUILT / "translations"

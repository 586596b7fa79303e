"""The folders in which things lie."""

import os
from dataclasses import dataclass
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "STELLA_DESKTOP_HOME"


@dataclass(frozen=True, slots=True)
class Folders:
    """Where files go. Naming a folder does not create it; writing into it does."""

    data: Path
    config: Path
    cache: Path
    saves: Path


def folders(data_dir: Path | None = None) -> Folders:
    """All below `data_dir` or `STELLA_DESKTOP_HOME` (tests, a memory stick), else where this
    system keeps such things."""
    home = data_dir or os.environ.get(HOME_VARIABLE)
    if home:
        root = Path(home).expanduser().absolute()
        return Folders(data=root, config=root, cache=root / "cache", saves=root / "saves")
    dirs = PlatformDirs("Stella Desktop", appauthor=False)
    data = dirs.user_data_path
    return Folders(data, dirs.user_config_path, dirs.user_cache_path, saves=data / "saves")

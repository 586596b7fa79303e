"""Build hook of hatch: puts the compiled translations and the resources into the wheel."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import build_assets  # lies beside this file; this folder is no package

NOT_FOR_THE_APP = {"painter", "screenshots"}  # for artists and for the README


class AssetsHook(BuildHookInterface[Any]):
    """Builds the translations; an installed package gets its own copy of the resources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        assets = build_assets.build(root)
        if version == "editable":
            return  # the app runs from the source tree and finds all there
        for folder in [assets / "translations", *resource_folders(root)]:
            build_data["force_include"][str(folder)] = f"stella_desktop/_assets/{folder.name}"


def resource_folders(root: Path) -> list[Path]:
    """The folders of resources/ that the app reads."""
    folders = (root / "resources").glob("[!._]*")
    return sorted(f for f in folders if f.is_dir() and f.name not in NOT_FOR_THE_APP)

"""How each game is told in plain English. A game without a story of its own is told dryly."""

from collections.abc import Mapping
from types import MappingProxyType

from stella_desktop.support.stories import celestia, obscurians, stella, storyteller
from stella_desktop.support.stories.telling import DRY_STORY, Cast, Story

STORIES: Mapping[str, Story] = MappingProxyType(
    {
        "stella": stella.STORY,
        "storyteller": storyteller.STORY,
        "celestia": celestia.STORY,
        "obscurians": obscurians.STORY,
    }
)

__all__ = ["DRY_STORY", "STORIES", "Cast", "Story"]

"""The table of each game: what shows its view."""

from collections.abc import Mapping
from types import MappingProxyType

TABLES: Mapping[str, str] = MappingProxyType({"stella": "Stella"})
"""The games that have a table here, with the name that stands on the shelf. A save of another game
is kept and not opened."""

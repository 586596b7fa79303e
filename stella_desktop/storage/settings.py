"""What the family has chosen for this app on this computer."""

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field

from stella_desktop.content.packs import Id
from stella_desktop.storage.keeping import Keeper, Kept
from stella_desktop.storage.paths import Folders
from stella_desktop.storage.table import Screen, Strict, WordLanguage, WordLanguages

Language: TypeAlias = Literal["en", "ja", "vi", "fa"]
Pixels: TypeAlias = Annotated[int, Field(ge=-100_000, le=100_000)]
"""More than any desk of monitors, less than what Qt cannot count."""


class Geometry(Strict):
    """Where the window was."""

    x: Pixels
    y: Pixels
    width: Annotated[Pixels, Field(ge=1)]
    height: Annotated[Pixels, Field(ge=1)]
    maximized: bool = False


class Settings(Kept):
    """Frozen; `changed` gives the next one."""

    language: Language | None = None
    """None: that of the system."""
    word_languages: WordLanguages | None = None
    """None: the language of the app (`words_in`)."""
    readings: bool = True
    """Kana beside Japanese words."""
    text_size: Literal["near", "normal", "far"] = "normal"
    """How far away the family sits."""
    screen: Screen = "standing"
    motion: bool = True
    full_screen: bool = False
    key_labels: bool = True
    small_children: bool = False
    """Whether pictures that are not for small children stay in the box."""
    decks_left_out: tuple[Id, ...] = ()
    """Decks that the last game was played without; a new one takes part."""
    take_back: Literal["strict", "ask", "free"] = "ask"
    geometry: Geometry | None = None
    tips_closed: Annotated[
        tuple[Annotated[str, Field(max_length=100)], ...], Field(max_length=1000)
    ] = ()

    def changed(self, **values: object) -> Self:
        """These settings with other values. Raises pydantic's `ValidationError`: a wrong value
        is a fault in the app."""
        own = {name: getattr(self, name) for name in type(self).model_fields}
        return type(self).model_validate({**own, **values})

    def words_in(self, shown: Language) -> tuple[WordLanguage, ...]:
        """The languages of the words on the table while the app speaks the language `shown`."""
        return self.word_languages or (shown,)


class SettingsStore(Keeper[Settings]):
    """`settings.json`: `load` never fails, `save` writes at once."""

    def __init__(self, folders: Folders) -> None:
        super().__init__(folders.config / "settings.json", Settings)

"""Small JSON files that people edit, power cuts damage and newer versions of the app write."""

import json
from contextlib import suppress
from pathlib import Path
from shutil import copyfile
from typing import Annotated, Any, Generic, TypeVar

from pydantic import Field, ValidationError

from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.files import read_limited, write_atomically
from stella_desktop.storage.table import Strict

LARGEST = 1024 * 1024


class Kept(Strict):
    """A model with a default for every field. It may be read out of files of any version."""

    version: Annotated[int, Field(ge=1)] = 1


M = TypeVar("M", bound=Kept)


class Keeper(Generic[M]):
    """One file with one model.

    Reading never fails: what makes no sense falls back to its default, alone. Keys that this
    version does not know stay in the file; so do values it does not understand, if a newer version
    wrote them and nobody has changed them since.
    """

    def __init__(self, path: Path, model: type[M]) -> None:
        self.path = path
        self._model = model
        self._foreign: dict[str, Any] = {}
        """Keys of the file that are not ours to judge."""
        self._read: dict[str, Any] = {}
        """What `load` made of ours."""

    def load(self) -> M:
        """What the file says. A file that is no JSON object is copied to `.bad`, once."""
        self._foreign = {}
        try:
            data = read_limited(self.path, LARGEST)
        except StorageError as error:
            if error.reason is StorageReason.TOO_BIG:
                self._put_aside()
            return self._model()
        try:
            raw = json.loads(data.decode("utf-8-sig"))
        except (ValueError, RecursionError):
            raw = None
        if not isinstance(raw, dict):
            self._put_aside()
            return self._model()
        return self._understood(raw)

    def save(self, value: M) -> None:
        """Write at once, whole or not at all. Raises `StorageError`."""
        ours = value.model_dump(mode="json")
        kept = {k: v for k, v in self._foreign.items() if ours.get(k) == self._read.get(k)}
        text = json.dumps({**ours, **kept}, ensure_ascii=False, indent=2) + "\n"
        write_atomically(self.path, text.encode(errors="replace"), backup=False)

    def _understood(self, raw: dict[str, Any]) -> M:
        version = raw.get("version")
        newer = type(version) is int and version > self._model().version
        good: dict[str, Any] = {}
        for key, value in raw.items():
            sound = self._sound(key, value) if key in self._model.model_fields else None
            if sound is not None:
                good[key] = sound
            if key not in self._model.model_fields or (newer and sound != value):
                self._foreign[key] = value
        if newer:
            self._foreign["version"] = version
            del good["version"]
        model = self._model.model_validate_json(json.dumps(good))
        self._read = model.model_dump(mode="json")
        return model

    def _sound(self, key: str, value: Any) -> Any | None:
        """The value of a key of ours, less the items of a list that make no sense; None if
        nothing is left."""
        try:
            self._model.model_validate_json(json.dumps({key: value}))
        except RecursionError:
            return None
        except ValidationError as error:
            places = [fault["loc"] for fault in error.errors(include_url=False)]
            wrong = {place[1] for place in places if len(place) > 1}
            if not wrong or not isinstance(value, list):
                return None
            return self._sound(key, [v for index, v in enumerate(value) if index not in wrong])
        return value

    def _put_aside(self) -> None:
        """Keep a broken file, if none is kept yet; nothing is lost if that cannot be done now."""
        aside = self.path.with_name(self.path.name + ".bad")
        with suppress(OSError):
            if not aside.exists():
                copyfile(self.path, aside)

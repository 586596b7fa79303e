import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from stella_desktop.storage.errors import StorageError, StorageReason
from stella_desktop.storage.paths import folders
from stella_desktop.storage.settings import Geometry, Settings, SettingsStore

OTHER = Settings(
    language="vi",
    word_languages=("vi", "ja"),
    readings=False,
    text_size="far",
    screen="flat",
    motion=False,
    full_screen=True,
    key_labels=False,
    take_back="free",
    geometry=Geometry(x=-10, y=20, width=800, height=600, maximized=True),
    tips_closed=("mark", "lantern"),
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(folders(tmp_path))


def said(file: Path) -> dict[str, Any]:
    result = json.loads(file.read_text(encoding="utf-8"))
    assert isinstance(result, dict)
    return result


def test_without_a_file_everything_is_as_delivered(store: SettingsStore, file: Path) -> None:
    assert store.load() == Settings()
    assert not file.exists()


def test_what_is_saved_is_loaded(store: SettingsStore, tmp_path: Path) -> None:
    store.save(OTHER)
    assert SettingsStore(folders(tmp_path)).load() == OTHER


def test_a_setting_is_on_the_disk_at_once(store: SettingsStore, file: Path) -> None:
    store.save(store.load().changed(language="ja"))
    assert said(file)["language"] == "ja"
    assert [one.name for one in file.parent.iterdir()] == ["settings.json"]


BAD = {
    "language": "klingon",
    "word_languages": ["en", "en"],
    "readings": 1,
    "text_size": None,
    "screen": ["flat"],
    "motion": "yes",
    "full_screen": 0,
    "key_labels": {},
    "take_back": "always",
    "geometry": {"x": 10**12, "y": 0, "width": 5, "height": 5},
    "tips_closed": "mark",
    "version": "1",
}


@pytest.mark.parametrize("key", BAD)
def test_one_bad_value_costs_only_itself(store: SettingsStore, file: Path, key: str) -> None:
    store.save(OTHER)
    file.write_text(json.dumps({**said(file), key: BAD[key]}))
    assert store.load() == OTHER.changed(**{key: getattr(Settings(), key)})


def test_all_bad_values_cost_only_themselves(store: SettingsStore, file: Path) -> None:
    file.write_text(json.dumps({**BAD, "language": "ja"}))
    assert store.load() == Settings(language="ja")


def test_a_bad_item_of_a_list_costs_only_itself(store: SettingsStore, file: Path) -> None:
    file.write_text(json.dumps({"tips_closed": ["mark", 7, None, "lantern"]}))
    assert store.load().tips_closed == ("mark", "lantern")


def test_a_hundred_thousand_bad_items_are_no_wait(store: SettingsStore, file: Path) -> None:
    file.write_text(json.dumps({"tips_closed": [1] * 100_000, "motion": False}))
    assert store.load() == Settings(motion=False)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\xfe",
        bytes(100),
        b'{"a":' * 5000,
        b'{"x":' + b"9" * 5000 + b"}",
        b" " * (1024 * 1024 + 1),
    ],
)
def test_a_broken_file_is_put_aside_once_and_settings_are_as_delivered(
    store: SettingsStore, file: Path, content: bytes
) -> None:
    file.write_bytes(content)
    assert store.load() == Settings()
    store.save(OTHER)
    aside = file.with_name("settings.json.bad")
    assert aside.read_bytes() == content
    file.write_bytes(b"broken once more")
    assert store.load() == Settings()
    assert aside.read_bytes() == content


def test_a_file_of_a_text_editor_of_windows_is_read(store: SettingsStore, file: Path) -> None:
    file.write_bytes(b'\xef\xbb\xbf{\r\n"language": "ja"}\r\n')
    assert store.load().language == "ja"


@pytest.mark.parametrize("value", ['"\\ud800"', "[" * 300 + "]" * 300, "1e999", "NaN", "9" * 400])
def test_strange_json_is_only_a_bad_value(store: SettingsStore, file: Path, value: str) -> None:
    file.write_text(f'{{"language": "ja", "geometry": {value}, "unknown": {value}}}')
    assert store.load() == Settings(language="ja")
    store.save(store.load())
    assert store.load() == Settings(language="ja")


def test_a_value_too_deep_to_be_looked_at_is_only_a_bad_value(
    store: SettingsStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('{"language": "ja", "geometry": 7}')
    dumps = json.dumps

    def shy(value: Any, **how: Any) -> str:
        if 7 in value.values():
            raise RecursionError
        return dumps(value, **how)

    monkeypatch.setattr("stella_desktop.storage.keeping.json.dumps", shy)
    assert store.load() == Settings(language="ja")


def test_what_a_newer_version_wrote_is_kept(store: SettingsStore, file: Path) -> None:
    newer = {"version": 2, "language": "fr", "music": {"volume": 7}, "motion": False}
    file.write_text(json.dumps(newer))
    found = store.load()
    assert found == Settings(motion=False)
    store.save(found.changed(full_screen=True))
    assert {key: said(file)[key] for key in newer} == newer
    assert said(file)["full_screen"] is True


def test_a_choice_made_here_beats_what_a_newer_version_wrote(
    store: SettingsStore, file: Path
) -> None:
    file.write_text(json.dumps({"version": 2, "language": "fr"}))
    store.save(store.load().changed(language="ja"))
    assert said(file)["language"] == "ja"


def test_a_failed_write_is_told_and_leaves_the_old_settings(
    store: SettingsStore, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(OTHER)
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StorageError) as caught:
        store.save(Settings())
    assert caught.value.reason is StorageReason.DISK_FULL
    assert file.read_bytes() == before


def test_a_folder_in_place_of_the_file_is_no_crash(store: SettingsStore, file: Path) -> None:
    file.mkdir()
    assert store.load() == Settings()
    with pytest.raises(StorageError):
        store.save(OTHER)


def test_a_wrong_value_is_a_fault_of_the_app() -> None:
    with pytest.raises(ValidationError):
        Settings().changed(language="fr")
    with pytest.raises(ValidationError):
        Settings().changed(sound=True)


def test_the_words_follow_the_language_of_the_app_unless_chosen() -> None:
    assert Settings().words_in("vi") == ("vi",)
    assert Settings(word_languages=("fa", "en")).words_in("vi") == ("fa", "en")


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)


@given(st.dictionaries(st.sampled_from([*Settings.model_fields, "new"]), json_values))
@settings(
    deadline=None,
    max_examples=150,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_any_json_object_can_be_loaded_and_saved(
    store: SettingsStore, file: Path, raw: dict[str, Any]
) -> None:
    file.write_text(json.dumps(raw))
    found = store.load()
    store.save(found)
    assert store.load() == found

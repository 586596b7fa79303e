"""Promises of `stella-desktop doctor`."""

import argparse
import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from stella_desktop import assets
from stella_desktop.support import doctor, libraries
from stella_desktop.support.doctor import Finding
from stella_desktop.ui.fonts import BUNDLED
from stella_desktop.ui.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent.parent
QT: dict[str, Any] = {
    "qt": "6.11.3",
    "platform": "xcb",
    "screens": ["1920x1080"],
    "families": {"Japanese": ["Noto Sans CJK JP"], "Vietnamese": ["A"], "Persian": ["B"]},
    "lost_references": 0,
}


def arguments(**more: Any) -> argparse.Namespace:
    return argparse.Namespace(**{"data_dir": None, "probe": False, **more})


@pytest.fixture
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer on which everything is well; Qt itself is not started."""
    monkeypatch.setattr(libraries, "missing", lambda _wanted: {})
    monkeypatch.setattr(doctor, "ask_qt", lambda _platform: QT)
    monkeypatch.setattr(doctor, "own_files", lambda *_folders: [Finding(True, "all there")])


def crosses(out: str) -> list[str]:
    return [line for line in out.splitlines() if line.startswith(("✗", "[no]"))]


@pytest.mark.usefixtures("healthy")
def test_where_all_is_well_nothing_has_a_cross(capsys: pytest.CaptureFixture[str]) -> None:
    assert doctor.run(arguments()) == 0
    out = capsys.readouterr().out
    assert crosses(out) == []
    assert out.splitlines()[-1] == "Stella Desktop can start here."


@pytest.mark.usefixtures("healthy")
def test_a_qt_that_does_not_start_is_told_with_its_own_words(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        doctor, "ask_qt", lambda platform: QT if platform else "could not connect to display"
    )
    assert doctor.run(arguments()) == 1
    out = capsys.readouterr().out
    assert "could not connect to display" in out
    assert "Noto Sans CJK JP" in out  # the fonts are looked at all the same
    assert "cannot start here" in out.splitlines()[-1]


@pytest.mark.usefixtures("healthy")
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lacks libraries")
def test_missing_libraries_are_told_with_their_packages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = {"libxcb-cursor.so.0": "libxcb-cursor0"}
    monkeypatch.setattr(
        libraries, "missing", lambda wanted: lacking if "libGL.so.1" in wanted else {}
    )
    assert doctor.run(arguments()) == 1
    out = capsys.readouterr().out
    assert "libxcb-cursor.so.0 is missing: install libxcb-cursor0" in out
    assert "apt-get install -y --no-install-recommends libxcb-cursor0" in out


@pytest.mark.usefixtures("healthy")
def test_a_missing_sound_library_keeps_nobody_from_playing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        libraries, "missing", lambda wanted: {} if "libGL.so.1" in wanted else dict(wanted)
    )
    assert doctor.run(arguments()) == 0
    assert "No sound" in capsys.readouterr().out


@pytest.mark.usefixtures("healthy")
def test_a_terminal_without_ticks_and_letters_is_spoken_to_in_ascii(
    capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with open(1, "w", encoding="ascii", closefd=False) as terminal:
        monkeypatch.setattr(sys, "stdout", terminal)
        assert doctor.run(arguments(data_dir=tmp_path / "Ánh sao")) == 0
    out = capfdbinary.readouterr().out.decode("ascii")
    assert "[ok]" in out
    assert "?nh sao" in out


def test_letters_that_are_missing_are_told() -> None:
    without = {**QT, "families": {"Japanese": [], "Vietnamese": ["A"]}}
    assert [finding.good for finding in doctor.fonts(without)] == [False, True]


def test_a_binding_that_loses_references_keeps_the_app_from_starting() -> None:
    findings = list(doctor.window("xcb", {**QT, "lost_references": 1000}))
    assert any(finding.vital and finding.good is False for finding in findings)


def test_folders_are_looked_at_and_not_made(tmp_path: Path) -> None:
    data = tmp_path / "not" / "there"
    findings = list(doctor.places(data))
    assert all(finding.good for finding in findings)
    assert str(data) in findings[0].text
    assert not data.parent.exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    findings = list(doctor.places(file / "below"))
    assert {finding.good for finding in findings} == {False}


def test_files_of_the_app_that_are_missing_are_told(tmp_path: Path) -> None:
    findings = list(doctor.own_files(tmp_path, tmp_path))
    assert {finding.good for finding in findings} == {False}
    assert len(findings) == len(assets.FOLDERS) + 1


@pytest.mark.parametrize("lost", [*assets.FOLDERS])
def test_a_folder_of_the_app_that_is_empty_is_told(tmp_path: Path, lost: str) -> None:
    for name in assets.FOLDERS:
        (tmp_path / name).mkdir()
        if name != lost:
            (tmp_path / name / "file").touch()
    findings = [f for f in doctor.own_files(tmp_path, assets.translations()) if not f.good]
    assert [finding.text for finding in findings] == [f"{lost}: no files"]


@pytest.mark.parametrize("lost", sorted(file.stem for file in (ROOT / "translations").glob("*.ts")))
def test_a_translation_that_is_missing_is_told(tmp_path: Path, lost: str) -> None:
    for file in assets.translations().glob("*.qm"):
        if file.stem != lost:
            (tmp_path / file.name).touch()
    (*_, last) = doctor.own_files(assets.resources(), tmp_path)
    assert (last.good, last.text) == (False, f"Translations are missing: {lost}")


def test_the_folders_and_languages_of_the_doctor_are_those_of_the_app() -> None:
    folders = {folder.name for folder in (ROOT / "resources").iterdir() if folder.is_dir()}
    assert set(assets.FOLDERS) == folders - {"painter", "screenshots"}, "all but what artists need"
    assert set(assets.LANGUAGES) == set(LANGUAGES)


def test_the_fonts_of_the_doctor_the_window_and_the_project_are_the_same() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {
        requirement.split(">")[0].replace("-", "_")
        for requirement in project["dependencies"]
        if requirement.startswith(("fontpkg-", "noto-"))
    }
    assert set(doctor.FONT_PACKAGES) == wanted
    assert set(BUNDLED) == wanted


def test_the_real_qt_answers_from_a_process_of_its_own() -> None:
    answer = doctor.ask_qt("offscreen")
    assert isinstance(answer, dict), answer
    assert answer["platform"] == "offscreen"
    assert all(answer["families"].values())


def test_a_qt_that_ends_its_process_does_not_end_the_doctor() -> None:
    assert isinstance(doctor.ask_qt("no-such-platform"), str)


def test_the_probe_answers_in_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor, "probe_qt", lambda: QT)
    assert doctor.run(arguments(probe=True)) == 0
    assert json.loads(capsys.readouterr().out) == QT

"""Promises of what is built for the app and for its wheel."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import build_assets

ROOT = Path(__file__).resolve().parent.parent
TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context><name>A</name>
<message><source>Hello</source><translation>{}</translation></message>
</context></TS>
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    root = tmp_path / "trò chơi"
    for folder in ("translations", "stella_desktop", "resources/decks/one", "resources/painter"):
        (root / folder).mkdir(parents=True)
    (root / "resources" / "README.md").write_text("about")
    (root / "translations" / "stella_ja.ts").write_text(TS.format("やあ"), encoding="utf-8")
    return root


def test_translations_are_compiled(project: Path) -> None:
    assets = build_assets.build(project)
    assert (assets / "translations" / "stella_ja.qm").stat().st_size > 0


def test_the_wheel_has_the_assets_without_what_made_them(project: Path) -> None:
    shutil.copytree(ROOT / "packaging", project / "packaging")
    for name in ("pyproject.toml", "LICENSE", "README.md", "stella_desktop/__init__.py"):
        shutil.copy(ROOT / name, project / name)
    for name in ("decks/one/deck.json", "painter/paint.py"):
        (project / "resources" / name).write_text("{}")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"], check=True, cwd=project
    )
    (wheel,) = (project / "dist").glob("*.whl")
    names = {name for name in ZipFile(wheel).namelist() if not name.startswith("stella_desktop-")}
    assert names == {
        "stella_desktop/__init__.py",
        "stella_desktop/_assets/decks/one/deck.json",
        "stella_desktop/_assets/translations/stella_ja.qm",
    }


def test_a_second_build_does_nothing(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build_assets.build(project)
    monkeypatch.setattr(build_assets, "qt_tool", None)
    build_assets.build(project)


@pytest.mark.parametrize("seconds", [-3600, 3600])
def test_a_changed_source_is_compiled_again_even_if_it_is_older(
    project: Path, seconds: int
) -> None:
    assets = build_assets.build(project)
    compiled = assets / "translations" / "stella_ja.qm"
    before = compiled.read_bytes()
    source = project / "translations" / "stella_ja.ts"
    then = source.stat().st_mtime + seconds
    source.write_text(TS.format("こんにちは"), encoding="utf-8")
    os.utime(source, (then, then))
    build_assets.build(project)
    assert compiled.read_bytes() != before


def test_what_has_no_source_any_more_is_dropped(project: Path) -> None:
    assets = build_assets.build(project)
    (project / "translations" / "stella_ja.ts").unlink()
    build_assets.build(project)
    assert list((assets / "translations").iterdir()) == []


def test_a_source_that_cannot_be_compiled_is_named(project: Path) -> None:
    (project / "translations" / "stella_vi.ts").write_text("no xml")
    with pytest.raises(build_assets.BuildError, match=r"stella_vi\.ts"):
        build_assets.build(project)


def test_a_missing_tool_is_named() -> None:
    with pytest.raises(build_assets.BuildError, match="no-such-tool"):
        build_assets.qt_tool("no-such-tool")

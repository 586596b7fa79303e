"""Tell in plain words whether the app can start on this computer, and what is in its way.

Qt is tried in a process of its own, because where Qt cannot start it ends the whole process.
"""

import argparse
import importlib.util
import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

import stella_desktop
from stella_desktop import assets
from stella_desktop.storage.paths import folders
from stella_desktop.support import libraries

FONT_PACKAGES = (
    "fontpkg_be_vietnam_pro",
    "fontpkg_ibm_plex_sans_arabic",
    "fontpkg_spectral",
    "noto_cjk_sans_jp_bold",
    "noto_cjk_sans_jp_regular",
)
# A language by its writing system in Qt.
SCRIPTS = {"Japanese": "Japanese", "Vietnamese": "Vietnamese", "Persian": "Arabic"}
# Qt brings no Vietnamese of its own.
TRANSLATIONS = (*(f"stella_{code}" for code in assets.LANGUAGES), "qtbase_vi")
ROOM_FOR_SAVES = 50 * 1024 * 1024
PATIENCE = 60.0  # seconds; fonts may be looked through for the first time


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the doctor: good, bad, or only told (None)."""

    good: bool | None
    text: str
    vital: bool = False  # if bad, the app cannot start

    def line(self, *, plain: bool) -> str:
        signs = ("[ok]", "[no]", " -- ") if plain else ("✓", "✗", "·")
        return f"{signs[(True, False, None).index(self.good)]} {self.text}"


def run(args: argparse.Namespace) -> int:
    """Print the findings; the exit code is 1 if the app could not start."""
    if args.probe:
        print(json.dumps(probe_qt()))
        return 0
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # folders may have names that cannot be printed
    findings = list(examine(args.data_dir))
    plain = not _can_print("✓✗·")
    for finding in findings:
        print(finding.line(plain=plain))
    print()
    print(verdict(findings))
    return int(any(finding.vital and finding.good is False for finding in findings))


def verdict(findings: list[Finding]) -> str:
    bad = [finding for finding in findings if finding.good is False]
    if any(finding.vital for finding in bad):
        return "Stella Desktop cannot start here; the lines with a cross tell why."
    if bad:
        return "Stella Desktop can start here, but the lines with a cross need a look."
    return "Stella Desktop can start here."


def _can_print(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def examine(data_dir: Path | None) -> Iterator[Finding]:
    yield from versions()
    name = libraries.platform_name(os.environ)
    yield from system_libraries(name)
    qt = ask_qt(None)
    yield from window(name, qt)
    yield from fonts(qt if isinstance(qt, dict) else ask_qt("offscreen"))
    yield from places(data_dir)
    yield from own_files(assets.resources(), assets.translations())


# --- Versions and libraries ------------------------------------------------------------------


def versions() -> Iterator[Finding]:
    yield Finding(None, f"Stella Desktop {stella_desktop.__version__}")
    yield Finding(None, f"Python {platform.python_version()} in {sys.prefix}")
    yield Finding(None, f"System {platform.platform()}")
    for name in ("PySide6-Essentials", "pydantic"):
        try:
            yield Finding(None, f"{name} {metadata.version(name)}")
        except metadata.PackageNotFoundError:
            yield Finding(bool(importlib.util.find_spec(name[:7])), f"{name}: no version", True)


def system_libraries(platform_name: str) -> Iterator[Finding]:
    lacking = libraries.missing(libraries.needed(platform_name))
    for library, package in lacking.items():
        yield Finding(False, f"The library {library} is missing: install {package}", vital=True)
    if lacking:
        command = " ".join(libraries.install_command(lacking.values()))
        yield Finding(None, f"On Debian and Ubuntu:  sudo {command}")
    elif sys.platform.startswith("linux"):
        yield Finding(True, "The libraries of the system that Qt needs are there")
    for library, package in libraries.missing(libraries.FOR_SOUND).items():
        yield Finding(None, f"No sound: {library} is missing; {package} brings it")


# --- Qt ----------------------------------------------------------------------------------------


def probe_qt() -> dict[str, Any]:
    """What Qt says of itself. Runs in a process of its own and may end it."""
    from PySide6.QtCore import qVersion
    from PySide6.QtGui import QColor, QFontDatabase, QGuiApplication

    app = QGuiApplication(["stella-desktop"])
    ours: set[str] = set()
    for file in font_files():
        ours.update(
            QFontDatabase.applicationFontFamilies(QFontDatabase.addApplicationFont(str(file)))
        )
    families = {}
    for language, script in SCRIPTS.items():
        found = QFontDatabase.families(QFontDatabase.WritingSystem[script])
        families[language] = sorted(found, key=lambda family: (family not in ours, family))
    before = sys.getrefcount(None)
    colour = QColor()
    for _ in range(1000):
        colour.setAlpha(5)
    return {
        "qt": qVersion(),
        "platform": app.platformName(),
        "screens": [f"{s.size().width()}x{s.size().height()}" for s in app.screens()],
        "families": families,
        "lost_references": before - sys.getrefcount(None),
    }


def font_files() -> list[Path]:
    """The files of the fonts that come with the app."""
    found: list[Path] = []
    for package in FONT_PACKAGES:
        spec = importlib.util.find_spec(package)
        for folder in (spec and spec.submodule_search_locations) or ():
            found += sorted(f for f in Path(folder).rglob("*") if f.suffix in {".otf", ".ttf"})
    return found


def ask_qt(platform_name: str | None) -> dict[str, Any] | str:
    """The answer of `probe_qt` in a new process, or Qt's last words if it did not come to it."""
    command = [sys.executable, "doctor", "--probe"]
    if not getattr(sys, "frozen", False):
        command[1:1] = ["-m", "stella_desktop"]
    home = str(Path(stella_desktop.__file__).parent.parent)
    paths = [home, *filter(None, [os.environ.get("PYTHONPATH")])]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONIOENCODING": "utf-8"}
    if platform_name:
        environ["QT_QPA_PLATFORM"] = platform_name
    try:
        done = subprocess.run(
            command,
            check=False,
            env=environ,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=PATIENCE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        words = [line.strip() for line in done.stderr.splitlines() if line.strip()]
        about_start = [line for line in words if line.startswith("qt.qpa.")]
        return "".join(about_start[:1] or words[-1:]) or f"ended with {done.returncode}"
    return answer if isinstance(answer, dict) else str(answer)


def window(platform_name: str, qt: dict[str, Any] | str) -> Iterator[Finding]:
    if isinstance(qt, str):
        yield Finding(False, f"Qt does not start with '{platform_name}': {qt}", vital=True)
        if not libraries.screen_is_there(platform_name, os.environ):
            yield Finding(False, "There is no screen here: no desktop session is open", vital=True)
        return
    screens = ", ".join(qt["screens"])
    yield Finding(True, f"Qt {qt['qt']} starts with '{qt['platform']}', screen {screens}")
    if qt["lost_references"] > 100:
        yield Finding(
            False, "This PySide6 ends this Python after a while: use PySide6 6.11", vital=True
        )


def fonts(qt: dict[str, Any] | str) -> Iterator[Finding]:
    if isinstance(qt, str):
        yield Finding(False, "Fonts could not be looked at, because Qt does not start")
        return
    for language, families in qt["families"].items():
        if families:
            yield Finding(True, f"Letters for {language}: {', '.join(families[:3])}")
        else:
            yield Finding(False, f"No letters for {language}: empty boxes would be shown")


# --- Folders and files of the app ----------------------------------------------------------------


def places(data_dir: Path | None) -> Iterator[Finding]:
    """Whether saves, settings and kept pictures can be written where they belong."""
    try:
        ours = folders(data_dir)
    except OSError as error:
        yield Finding(False, f"The folders of the app cannot be used: {error}")
        return
    named = {
        "Saves": ours.saves,
        "Own data": ours.data,
        "Settings": ours.config,
        "Cache": ours.cache,
    }
    for what, folder in named.items():
        there = next(f for f in (folder, *folder.parents) if f.exists())
        try:
            with tempfile.TemporaryFile(dir=there):
                free = shutil.disk_usage(there).free
        except OSError as error:
            yield Finding(False, f"{what}: {folder} cannot be written ({error.strerror})")
        else:
            room = f"{free // 1024**2} MB free"
            yield Finding(free > ROOM_FOR_SAVES, f"{what}: {folder} can be written, {room}")


def own_files(resources: Path, translations: Path) -> Iterator[Finding]:
    """Whether the files that belong to the app itself are there."""
    for name in assets.FOLDERS:
        count = sum(file.is_file() for file in (resources / name).rglob("*"))
        yield Finding(count > 0, f"{name}: {count or 'no'} files", vital=True)
    lacking = [name for name in TRANSLATIONS if not (translations / f"{name}.qm").is_file()]
    if lacking:
        yield Finding(False, f"Translations are missing: {', '.join(lacking)}")
    else:
        yield Finding(True, "The translations are there")

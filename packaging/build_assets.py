"""Build what the app reads while it runs and git does not keep: stella_desktop/_assets.

translations/*.ts become _assets/translations/*.qm. Quick when nothing has changed.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class BuildError(Exception):
    """Why the assets could not be built."""


def build(root: Path = ROOT) -> Path:
    """Bring the assets of this source tree up to date and return their folder."""
    assets = root / "stella_desktop" / "_assets"
    build_translations(root / "translations", assets / "translations")
    return assets


def build_translations(sources: Path, target: Path) -> None:
    """Compile each .ts that has changed, and drop what has no source any more."""
    target.mkdir(parents=True, exist_ok=True)
    wanted = {target / f"{source.stem}.qm": source for source in sorted(sources.glob("*.ts"))}
    for old in set(target.glob("*.qm")) - set(wanted):
        old.unlink(missing_ok=True)
    for compiled, source in wanted.items():
        changed = source.stat().st_mtime_ns
        # Equal and not only newer: an older source that comes back is a change too.
        if not (compiled.exists() and compiled.stat().st_mtime_ns == changed):
            _compile(source, compiled, changed)


def _compile(source: Path, compiled: Path, changed: int) -> None:
    half_done = compiled.with_suffix(f".{os.getpid()}")
    command = [str(qt_tool("lrelease")), "-silent", str(source), "-qm", str(half_done)]
    done = subprocess.run(command, check=False, capture_output=True, text=True, errors="replace")
    if done.returncode != 0:
        raise BuildError(f"{source.name}: {(done.stderr or done.stdout).strip()}")
    os.utime(half_done, ns=(changed, changed))
    half_done.replace(compiled)


def qt_tool(name: str) -> Path:
    """A tool of Qt that lies in the PySide6 package of the Python that runs this."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        for file in (Path(folder, name), Path(folder, f"{name}.exe")):
            if file.is_file():
                return file
    raise BuildError(f"{name} was not found: install pyside6-essentials into {sys.prefix}")


if __name__ == "__main__":
    try:
        build()
    except (BuildError, OSError) as error:
        sys.exit(f"The assets could not be built: {error}")

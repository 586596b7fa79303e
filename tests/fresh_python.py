"""A Python of its own that has loaded nothing yet, started at the root of the project."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def python(*arguments: str, **variables: str) -> str:
    """What it prints with these arguments and environment `variables`; it must end well."""
    done = subprocess.run(
        [sys.executable, *arguments],
        check=False,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **variables},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def qt_loaded_by(module: str) -> str:
    """The modules of Qt that are loaded after this one of ours, sorted."""
    return python(
        "-c",
        f"import sys, {module};"
        "print(sorted(m for m in sys.modules if m.startswith('PySide6.') and 'Qt' in m))",
    )

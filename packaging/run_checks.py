"""Run every check and every test of the project: what has to pass before a change goes in.

With arguments only pytest runs and gets them, for example: run_checks.py -k word
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# Arguments of Python. A check that fails does not keep the others from speaking.
CHECKS = {
    "ruff check": ["-m", "ruff", "check", "."],
    "ruff format": ["-m", "ruff", "format", "--check", "."],
    "mypy": ["-m", "mypy"],
    "import-linter": ["-c", "from importlinter.cli import lint_imports_command as c; c()"],
    "translations": [str(Path("packaging", "update_translations.py")), "--check"],
}
PYTEST = ["-m", "pytest"]
PYTEST_FOR_ALL = [*PYTEST, "-q", "-n", "auto", "--maxprocesses", "4", "--dist", "loadgroup"]


def main(pytest_arguments: Sequence[str]) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if pytest_arguments:
        return run([*PYTEST, *pytest_arguments])
    failed = []
    for name, arguments in CHECKS.items():
        print(f"--- {name}", flush=True)
        if run(arguments) != 0:
            failed.append(name)
    print("--- pytest", flush=True)
    result = run(PYTEST_FOR_ALL)
    if failed:
        print(f"Failed before pytest, see above: {', '.join(failed)}")
    return result or int(bool(failed))


def run(arguments: Sequence[str]) -> int:
    """Run Python with these arguments in the project's folder and return its exit code."""
    with subprocess.Popen([sys.executable, *arguments], cwd=ROOT) as process:
        try:
            return process.wait()
        except KeyboardInterrupt:
            process.wait()  # it got the same signal and says its last words
            sys.exit(130)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

#!/usr/bin/env python3
"""Start Stella Desktop from its source folder; the first start fetches what it needs.

    python3 run.py [arguments of the app]
    python3 run.py test [arguments of pytest]

Nothing but Python is needed. An old Python must get as far as being told that it is too old, so
this file has no syntax newer than 3.8; the work is done in packaging/set_up.py.
"""

import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent


def old_python_sentence(major: int, minor: int) -> str:
    oldest = ".".join(map(str, OLDEST_PYTHON))
    return (
        f"Stella Desktop needs Python {oldest} or newer; this is Python {major}.{minor}.\n"
        "Install a newer one (https://www.python.org/downloads/) and start again with it, "
        "for example:  python3.12 run.py"
    )


if __name__ == "__main__":
    if sys.version_info < OLDEST_PYTHON:
        sys.exit(old_python_sentence(*sys.version_info[:2]))
    sys.path.insert(0, str(ROOT / "packaging"))
    import set_up

    sys.exit(set_up.main(sys.argv[1:]))

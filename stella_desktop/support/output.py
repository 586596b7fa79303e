"""Lines for a terminal or a pipe."""

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper


def write_lines(lines: Iterable[str]) -> None:
    """Write to the standard output, and stop quietly once nobody reads on (`… | head`)."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # for terminals without our letters
    try:
        for line in lines:
            sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more when it ends, and would complain about the same pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(sentence: object) -> None:
    sys.stderr.write(f"{sentence}\n")

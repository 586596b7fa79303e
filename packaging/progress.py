"""Run a command that takes a while: show that it works, and say in plain words why it failed."""

import errno
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread

TICK = 0.5  # seconds


class CommandFailed(Exception):
    """Why a command failed: a sentence for the person at the keyboard."""


class Progress:
    """Shows that work goes on: one moving line in a terminal, few lines elsewhere."""

    def __init__(self) -> None:
        self.doing = self.shown = "working"
        self.seconds = 0.0
        self.moving = sys.stdout.isatty()

    def tick(self, seconds: float) -> None:
        self.seconds += seconds
        text = f"      {self.doing} … {self.seconds:.0f} s"
        if self.moving:
            self._draw(text)
        elif self.doing != self.shown or self.seconds % 30 < seconds:
            print(text, flush=True)
        self.shown = self.doing

    def end(self) -> None:
        if self.moving and self.seconds:
            self._draw("")
            print("\r", end="", flush=True)

    def _draw(self, text: str) -> None:
        width = shutil.get_terminal_size().columns - 1
        print("\r" + text[:width].ljust(width), end="", flush=True)


def describe(line: str) -> str | None:
    """What a line printed by pip or apt-get says about the work, in few words."""
    if got := re.match(r"\s*Downloading (?:\S*/)?([A-Za-z0-9_.]+)-\S+ \(([\d.]+ [MG]B)\)", line):
        return f"downloading {got[1]} ({got[2]})"
    if line.startswith("Installing collected packages"):
        return "unpacking the packages"
    got = re.match(r"(Unpacking|Setting up) ([^\s:]+)", line)
    return f"{got[1].lower()} {got[2]}" if got else None


def run_with_progress(command: Sequence[str], folder: Path) -> None:
    """Run a command in a folder and show only that it works; raise CommandFailed if it fails."""
    lines: list[str] = []
    progress = Progress()
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:

        def listen() -> None:
            for line in process.stdout or ():
                lines.append(line.rstrip())
                progress.doing = describe(line) or progress.doing

        listener = Thread(target=listen, daemon=True)
        listener.start()
        try:
            while process.poll() is None:
                with suppress(subprocess.TimeoutExpired):
                    process.wait(TICK)
                    break
                progress.tick(TICK)
        except KeyboardInterrupt:
            process.wait()  # it got the same signal and is tidying up
            raise
        finally:
            progress.end()
        listener.join(timeout=5)
    if process.returncode != 0:
        raise CommandFailed(failure_sentence(lines, folder))


LITTLE_SPACE = 50 * 1024 * 1024
NO_SPACE = r"No space left on device|Disk quota exceeded"
NO_NETWORK = (
    r"NewConnectionError|ConnectTimeout|ReadTimeout|Read timed out|ProxyError|SSLError"
    r"|CERTIFICATE_VERIFY_FAILED|Name or service not known|name resolution|getaddrinfo failed"
    r"|Network is unreachable|Connection (?:refused|reset|broken)|Could not resolve|IncompleteRead"
)


def failure_sentence(lines: Sequence[str], folder: Path) -> str:
    """Why a command failed, as far as its words tell, and the last of those words."""
    said = "\n".join(lines)
    if re.search(NO_SPACE, said) or shutil.disk_usage(folder).free < LITTLE_SPACE:
        reason = disk_full_sentence(folder)
    elif re.search(NO_NETWORK, said):
        reason = "The place where the packages come from was not reached. Is this computer online?"
    elif "No matching distribution found" in said:
        reason = "A package is not offered for this system and this version of Python."
    else:
        reason = "The set-up did not succeed."
    last = [f"    {line[:200]}" for line in lines if line.strip()][-4:]
    return "\n".join([reason, "The last words were:", *last, "Then start again."])


def disk_full_sentence(folder: Path) -> str:
    return (
        f"The disk is full. About 1 GB is needed in {folder}, "
        f"and some room in {tempfile.gettempdir()} as well."
    )


def os_error_sentence(error: OSError, folder: Path) -> str:
    """Why the set-up could not write its files."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        return disk_full_sentence(folder)
    if error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        return (
            f"The set-up needs to write here, and may not: {error.filename or folder}\n"
            "Copy Stella Desktop into a folder of your own and start it there."
        )
    return f"The set-up did not succeed: {error}"

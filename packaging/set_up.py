"""Set the app up beside its source, unless that is done, and start it: the work of run.py.

Standard library only. What is needed in a set-up alone is imported there, to keep starts short.
"""

import io
import os
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
ASSETS = ROOT / "stella_desktop" / "_assets"
WITHOUT_WINDOW = {"doctor", "replay", "simulate", "--version", "--help", "-h"}


class SetUpError(Exception):
    """Why the set-up cannot go on: a sentence for the person at the keyboard."""


def main(argv: Sequence[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a folder may have a name that cannot be printed
    testing = argv[:1] == ["test"]
    try:
        check_system(argv)
        set_up("test" if testing else "app", assets_must_be=testing or needs_window(argv))
    except SetUpError as error:
        print(f"\n{error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. The next start takes up the set-up again.", file=sys.stderr)
        return 130
    os.environ["PYTHONPATH"] = str(ROOT)  # the source itself is run: no build, no install
    os.environ.pop("PYTHONHOME", None)
    if testing:
        return become([str(ROOT / "packaging" / "run_checks.py"), *argv[1:]])
    # -P: a file of that name in the folder where somebody happens to be is not our module.
    return become(["-P", "-m", "stella_desktop", *argv])


def needs_window(argv: Sequence[str]) -> bool:
    return not WITHOUT_WINDOW.intersection(argv)


def become(arguments: Sequence[str]) -> int:
    """Turn into .venv's Python with these arguments; on Windows, wait for it."""
    command = [str(PYTHON), *arguments]
    sys.stdout.flush()
    if os.name == "posix":
        os.execv(command[0], command)
    import subprocess

    with subprocess.Popen(command) as process:
        while True:
            with suppress(KeyboardInterrupt):  # is meant for the app, which got it too
                return process.wait()


def say(text: str) -> None:
    print(text, flush=True)


def work(command: Sequence[str], *, must: bool = True) -> bool:
    """Run a command that takes a while; whether it succeeded, if it need not."""
    from progress import CommandFailed, run_with_progress

    try:
        run_with_progress(command, ROOT)
    except CommandFailed as error:
        if must:
            raise SetUpError(str(error)) from error
        return False
    return True


# --- The system: packages that pip cannot bring ---------------------------------------------


def check_system(argv: Sequence[str]) -> None:
    """Make sure of the system packages: install them where we may, name them where we may not."""
    libraries = load_libraries()
    wanted = wanted_libraries(libraries, argv, os.environ)
    packages = [*missing_python_packages(), *libraries.missing(wanted).values()]
    if argv[:1] == ["test"] and may_install(libraries.install_command(["chromium"])):
        # Plays the phones in the tests; without it those tests say why they are left out.
        packages += [] if shutil.which("chromium") else ["chromium"]
    if not packages:
        return
    command = libraries.install_command(packages)
    if not may_install(command):
        raise SetUpError(missing_sentence(command, libraries.missing(wanted)))
    install_system_packages(command)
    if still_missing := libraries.missing(wanted):
        raise SetUpError(missing_sentence(command, still_missing))


def load_libraries() -> Any:
    """The app's table of system libraries; read by its path, for the app is not there yet."""
    import runpy
    from types import SimpleNamespace

    path = ROOT / "stella_desktop" / "support" / "libraries.py"
    return SimpleNamespace(**runpy.run_path(str(path)))


def wanted_libraries(
    libraries: Any, argv: Sequence[str], environ: Mapping[str, str]
) -> dict[str, str]:
    """The system libraries that this start cannot do without."""
    needed: dict[str, str] = {}
    if argv[:1] == ["test"]:
        needed = libraries.needed("offscreen")
    elif needs_window(argv):
        needed = libraries.needed(libraries.platform_name(environ, argv))
    return needed


def missing_python_packages() -> list[str]:
    """Debian and Ubuntu keep what makes a .venv apart from Python, in a package of its own."""
    from importlib.util import find_spec

    if venv_is_made() or (find_spec("venv") and find_spec("ensurepip")):
        return []
    return ["python{}.{}-venv".format(*sys.version_info[:2])]


def may_install(command: Sequence[str]) -> bool:
    """Root may; others are asked where sudo is there and somebody can answer."""
    from shutil import which

    if not which("apt-get"):
        return False
    if os.geteuid() == 0:
        return True
    if not (which("sudo") and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    say("System packages are missing. This command installs them:\n    " + " ".join(command))
    try:
        return input("Run it now with sudo? [Y/n] ").strip().lower() in {"", "y", "yes"}
    except EOFError:
        return False


def missing_sentence(command: Sequence[str], missing: Iterable[str]) -> str:
    names = ", ".join(missing)
    return (
        f"System packages are missing{f' (they bring {names})' if names else ''}.\n"
        "On Debian and Ubuntu this command installs them:\n"
        f"    sudo {' '.join(command)}\n"
        "Then start again."
    )


def install_system_packages(command: Sequence[str]) -> None:
    import subprocess

    as_root = ["env", "DEBIAN_FRONTEND=noninteractive"]
    if os.geteuid() != 0:
        subprocess.run(["sudo", "-v"], check=False)  # asks for the password where it can be seen
        as_root = ["sudo", *as_root]
    say(f"Installing packages of the system: {' '.join(command[4:])}")
    # One source of packages may be out of reach and the others do: the install decides.
    work([*as_root, "apt-get", "update"], must=False)
    work([*as_root, *command])


# --- The folder .venv ------------------------------------------------------------------------


class Mark(NamedTuple):
    """A small file in .venv that says for what state of the source a part of the set-up is done."""

    name: str
    stamp: str = ""

    @property
    def path(self) -> Path:
        return VENV / f"set-up-{self.name}"

    def is_set(self) -> bool:
        try:
            return self.path.read_text(encoding="utf-8") == self.stamp
        except OSError:
            return False

    def set(self) -> None:
        self.path.write_text(self.stamp, encoding="utf-8")

    def clear(self) -> None:
        with suppress(FileNotFoundError):
            self.path.unlink()


def stamp(files: Iterable[Path], *words: str) -> str:
    """A short text that changes when one of these small files or words does."""
    from hashlib import sha256

    digest = sha256("\n".join(words).encode())
    for file in files:
        digest.update(b"\0" + file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


HALF_DONE = Mark("half-done")  # pip was killed, maybe among half-written packages


def folder_mark() -> Mark:
    return Mark("folder", "Python {}.{}".format(*sys.version_info[:2]))


def packages_mark(group: str) -> Mark:
    return Mark(f"packages-{group}", stamp([ROOT / "pyproject.toml"], folder_mark().stamp))


def assets_mark() -> Mark:
    translations = sorted((ROOT / "translations").glob("*.ts"))
    return Mark("assets", stamp([*translations, ROOT / "packaging" / "build_assets.py"]))


def venv_is_made() -> bool:
    return PYTHON.exists() and folder_mark().is_set()


def is_set_up(group: str) -> bool:
    packages = PYTHON.exists() and packages_mark(group).is_set()
    return packages and ASSETS.is_dir() and assets_mark().is_set()


def set_up(group: str, *, assets_must_be: bool) -> None:
    """Bring .venv and the built assets to the state of the source; at once when they are there.

    The doctor has to come also where not even the tools of Qt can run.
    """
    if is_set_up(group):
        return
    try:
        with only_one_set_up():
            if not is_set_up(group):
                do_set_up(group, assets_must_be=assets_must_be)
    except OSError as error:
        from progress import os_error_sentence

        raise SetUpError(os_error_sentence(error, ROOT)) from error


@contextmanager
def only_one_set_up() -> Iterator[None]:
    """Let a second start wait while a first one sets up (on Windows they are not kept apart)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    # This very file is locked, so that nothing is left behind however the first one ends.
    with Path(__file__).open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another start is setting up already; waiting for it…")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def do_set_up(group: str, *, assets_must_be: bool) -> None:
    say("[1/4] Looking at the folder .venv…")
    anew = HALF_DONE.is_set() or not venv_is_made()
    VENV.mkdir(exist_ok=True)
    HALF_DONE.set()
    if anew:
        say("[2/4] Making the folder .venv…")
        make_venv()
        folder_mark().set()
        HALF_DONE.set()
    if not packages_mark(group).is_set():
        say("[3/4] Downloading and installing packages (about 300 MB, once)…")
        install_packages(group)
    HALF_DONE.clear()
    say("[4/4] Building the translations…")
    if work([str(PYTHON), str(ROOT / "packaging" / "build_assets.py")], must=assets_must_be):
        assets_mark().set()


def make_venv() -> None:
    # Not always sys.executable: started with .venv's own Python, that one is about to go.
    base = getattr(sys, "_base_executable", None) or sys.executable
    work([base, "-m", "venv", "--clear", str(VENV)])


def install_packages(group: str) -> None:
    options = ["--disable-pip-version-check", "--no-input", "--only-binary", ":all:"]
    try:
        work([str(PYTHON), "-m", "pip", "install", *options, *requirements(group)])
    except SetUpError:
        HALF_DONE.clear()  # pip ended by itself, so it has tidied up
        raise
    packages_mark("app").set()  # the tests need all that the app needs
    packages_mark(group).set()


def requirements(group: str) -> list[str]:
    """What the app needs, and what the tests need on top."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = [] if group == "app" else project["dependency-groups"][group]
    return [*project["project"]["dependencies"], *extra]

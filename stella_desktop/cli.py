"""The command line: reads the arguments and starts the app or one of its tools.

Everything heavy is imported only when it is needed, because each start passes through here.
"""

import argparse
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from stella_desktop import __version__
from stella_desktop.assets import LANGUAGES
from stella_desktop.support import libraries

# Options of Qt itself that are followed by a value.
QT_OPTIONS_WITH_VALUE = {
    "-display", "-fontengine", "-geometry", "-icon", "-name", "-platform", "-platformpluginpath",
    "-platformtheme", "-plugin", "-qwindowgeometry", "-qwindowicon", "-qwindowtitle", "-session",
    "-style", "-stylesheet", "-title",
}  # fmt: skip


def main(argv: Sequence[str]) -> int:
    """Do what the arguments say and return the exit code."""
    ours, qt_args = split_qt_arguments(argv)
    args = parser().parse_args(ours)
    if args.command is None:
        return start_app(args.data_dir, args.lang, qt_args)
    tool = import_module(f"stella_desktop.support.{args.command}")
    return int(tool.run(args))


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="stella-desktop",
        description="Family picture games on one big screen. Without a command the app starts.",
        epilog="Options of Qt, such as -platform offscreen, are passed on to Qt.",
    )
    result.add_argument("--version", action="version", version=f"stella-desktop {__version__}")
    result.add_argument("--lang", choices=LANGUAGES, help="language of the app, this time")
    common = argparse.ArgumentParser(add_help=False)
    for place, default in ((result, None), (common, argparse.SUPPRESS)):
        place.add_argument(
            "--data-dir",
            type=_folder,
            default=default,
            metavar="DIR",
            help="keep saves, settings and own decks in this folder",
        )
    commands = result.add_subparsers(dest="command", title="commands", metavar="COMMAND")

    doctor = commands.add_parser(
        "doctor", parents=[common], help="tell whether the app can start here, and why not"
    )
    doctor.add_argument("--probe", action="store_true", help=argparse.SUPPRESS)

    replay = commands.add_parser("replay", parents=[common], help="play a save again and check it")
    replay.add_argument("save", type=Path, metavar="SAVE", help='a file, or "-"')
    replay.add_argument("--json", action="store_true", help="answer in JSON")

    simulate = commands.add_parser("simulate", parents=[common], help="let robots play")
    simulate.add_argument("game", metavar="GAME", help='which game, such as "stella"')
    simulate.add_argument("--seats", type=int, required=True, metavar="N")
    simulate.add_argument("--games", type=int, default=1, metavar="K", help="how many games")
    simulate.add_argument("--seed", type=int, default=0, metavar="S", help="seed of the first game")
    simulate.add_argument(
        "--players",
        choices=("robots", "random"),
        help=(
            "robots play by the printed rules, random players any legal moves by changing house "
            "rules; without this, robots if the game has some, but random players for Stella"
        ),
    )
    simulate.add_argument(
        "--character",
        choices=("careful", "dreamer", "copycat"),
        action="append",
        metavar="NAME",
        help="a robot of Stella: careful, dreamer or copycat; several take turns at the seats",
    )
    simulate.add_argument("--json", action="store_true", help="answer in JSON")
    return result


def _folder(text: str) -> Path:
    return Path(text).expanduser().absolute()


def split_qt_arguments(argv: Sequence[str]) -> tuple[list[str], list[str]]:
    """Part our arguments from those of Qt, which are long names behind a single dash."""
    ours: list[str] = []
    for_qt: list[str] = []
    rest = list(argv)
    while rest:
        argument = rest.pop(0)
        if not re.fullmatch(r"-[a-z]{2,}(=.*)?", argument, flags=re.DOTALL):
            ours.append(argument)
            continue
        for_qt.append(argument)
        if argument in QT_OPTIONS_WITH_VALUE and rest:
            for_qt.append(rest.pop(0))
    return ours, for_qt


def start_app(data_dir: Path | None, language: str | None, qt_args: list[str]) -> int:
    """Open the window; where Qt cannot work, say why in plain words instead."""
    if trouble := _trouble(qt_args):
        print(f"{trouble}\nMore is told by:  stella-desktop doctor", file=sys.stderr)
        return 1
    try:
        from stella_desktop.app import main as app_main
    except ImportError as error:
        if (reason := why_qt_is_missing(error)) is None:
            raise
        print(f"{reason}\nMore is told by:  stella-desktop doctor", file=sys.stderr)
        return 1
    return app_main(data_dir, language, qt_args)


def _trouble(qt_args: Sequence[str]) -> str | None:
    """What would make Qt end the whole process at once, without an exception to catch."""
    if not sys.platform.startswith("linux"):
        return None
    platform = libraries.platform_name(os.environ, qt_args)
    if lacking := libraries.missing(libraries.needed(platform)):
        return libraries.sentence(lacking)
    if not libraries.screen_is_there(platform, os.environ):
        return "There is no screen to draw on: start the app from a desktop session."
    return None


def why_qt_is_missing(error: ImportError) -> str | None:
    """A sentence for an import that failed because of Qt; None for any other failure."""
    if library := re.match(r"(\S+\.so[.\d]*): cannot open shared object file", str(error)):
        return libraries.sentence({library[1]: libraries.KNOWN.get(library[1])})
    if isinstance(error, ModuleNotFoundError) and error.name in {"PySide6", "shiboken6"}:
        return "Qt for Python (PySide6) is not installed in this Python."
    return None

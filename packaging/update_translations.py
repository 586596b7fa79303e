"""Bring translations/*.ts up to date with the texts in the source.

    python packaging/update_translations.py           takes new texts in, drops those that are gone
    python packaging/update_translations.py --check   changes nothing; fails where that is needed,
                                                      and where a text is not translated yet

qtbase_vi.ts is written by hand, because Qt brings no Vietnamese of its own, and only checked.
"""

import argparse
import difflib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from xml.etree import ElementTree

from build_assets import ROOT, BuildError, qt_tool

# English is the language of the source: only its plurals need a file.
LANGUAGES = {"en": ["-pluralonly"], "ja": [], "vi": [], "fa": []}


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Bring translations/*.ts up to date.")
    parser.add_argument("--check", action="store_true", help="change nothing, only tell")
    check = parser.parse_args(argv).check
    folder = ROOT / "translations"
    troubles: list[str] = []
    if check:
        troubles += out_of_date(folder)
    else:
        folder.mkdir(exist_ok=True)
        update(folder)
    unfinished = [text for file in sorted(folder.glob("*.ts")) for text in unfinished_in(file)]
    troubles += unfinished
    for trouble in troubles:
        print(trouble)
    if not troubles:
        print("The translations are complete and up to date.")
    return int(check and bool(troubles))


def sources() -> list[str]:
    """The files that texts are taken from, seen from the root so that all machines agree."""
    files = (ROOT / "stella_desktop").rglob("*.py")
    return sorted(file.relative_to(ROOT).as_posix() for file in files)


def update(folder: Path) -> None:
    """Let lupdate write the files of all languages into this folder."""
    for language, options in LANGUAGES.items():
        # Options come first: after the sources lupdate silently finds nothing.
        command = [
            str(qt_tool("lupdate")), "-silent", "-locations", "none", "-no-obsolete",
            "-source-language", "en", "-target-language", language, *options,
            *sources(), "-ts", str(folder / f"stella_{language}.ts"),
        ]  # fmt: skip
        done = subprocess.run(
            command, check=False, cwd=ROOT, capture_output=True, text=True, errors="replace"
        )
        said = (done.stdout + done.stderr).strip()
        if done.returncode != 0 or said:
            raise BuildError(f"lupdate, {language}: {said}")


def out_of_date(folder: Path) -> Iterator[str]:
    """Tell each file that lupdate would change, and how."""
    with tempfile.TemporaryDirectory() as name:
        fresh = Path(name)
        for language in LANGUAGES:
            file = folder / f"stella_{language}.ts"
            if file.exists():
                shutil.copy(file, fresh)
        update(fresh)
        for file in sorted(fresh.glob("*.ts")):
            now = _lines(folder / file.name)
            then = _lines(file)
            if now != then:
                yield f"{file.name}: out of date; run packaging/update_translations.py"
                changes = difflib.unified_diff(now, then, "now", "updated", lineterm="", n=1)
                yield from list(changes)[:40]


def _lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def unfinished_in(file: Path) -> Iterator[str]:
    """Tell each text of a .ts file that has no translation yet, or no source any more."""
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = translation.findall("numerusform") or [translation]
            empty = any(not "".join(form.itertext()).strip() for form in forms)
            if state := translation.get("type", "empty" if empty else ""):
                text = message.findtext("source", "")
                yield f"{file.name}: {state}: {context.findtext('name')}: {text!r}"


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (BuildError, OSError) as error:
        sys.exit(f"The translations could not be looked at: {error}")

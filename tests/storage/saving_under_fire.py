"""A process that saves after every move, and gets killed in the middle of it again and again.

Run by `test_kill.py` with a folder and a number of kills; prints one JSON line per kill.
"""

import json
import os
import signal
import sys
import time
from pathlib import Path
from random import Random

from stella_desktop.storage.errors import SaveError, StorageError
from stella_desktop.storage.library import Library
from stella_desktop.storage.paths import folders
from tests.storage.making import saved_game


def save_for_ever(folder: Path, told: int) -> None:
    """Go on with the game of the last process; tell how many entries are safe after each save."""
    library = Library(folders(folder))
    found = library.unfinished()
    saved = library.load(found.path) if found else saved_game(6, seed=5, entries=60)
    while True:
        if saved.session.can_put_back:
            saved.session.put_back()
        else:
            saved.session.take_back()
        library.store(saved)
        os.write(told, b"%d\n" % len(saved.session.journal))


def kill_in_the_middle(folder: Path, after: float) -> dict[str, object]:
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        os.close(read_end)
        save_for_ever(folder, write_end)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        # Two: the first save of all has no backup yet.
        first = [pipe.readline(), pipe.readline()]
        time.sleep(after)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        lines = [*first, *pipe]
    return {"acknowledged": int(lines[-1]), **what_is_left(folder)}


def what_is_left(folder: Path) -> dict[str, object]:
    places = folders(folder)
    library = Library(places)
    (entry,) = library.entries()
    try:
        entries = len(library.load(entry.path).session.journal)
        backup = len(library.load_backup(entry.path).session.journal)
    except (SaveError, StorageError) as error:
        return {"error": str(error)}
    return {
        "entries": entries,
        "backup": backup,
        "files": sorted(one.suffix for one in places.saves.iterdir()),
    }


if __name__ == "__main__":
    chance = Random(60)
    for _ in range(int(sys.argv[2])):
        print(json.dumps(kill_in_the_middle(Path(sys.argv[1]), chance.random() / 40)), flush=True)

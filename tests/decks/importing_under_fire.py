"""A process that imports pictures, and gets killed in the middle of it again and again.

Run by `test_importer.py` with a folder and a number of kills; prints one JSON line per kill.
"""

import json
import os
import shutil
import signal
import sys
import time
from pathlib import Path
from random import Random

from stella_desktop.content.packs import load_deck
from stella_desktop.decks.dropped import plan
from stella_desktop.decks.importer import NewDeck, import_pictures
from stella_desktop.decks.shelf import Shelf


def import_for_ever(folder: Path, told: int) -> None:
    """Make a deck, tell, let it grow, and make others."""
    found = plan([folder / "photos"]).found
    own = folder / "decks"
    import_pictures(found[:1], NewDeck(own, "Old"), "en")
    os.write(told, b"x")
    import_pictures(found, own / "old", "en")
    for number in range(1000):
        import_pictures(found, NewDeck(own, f"New {number}"), "en")


def kill_in_the_middle(folder: Path, chance: Random) -> dict[str, object]:
    own = folder / "decks"
    shutil.rmtree(own, ignore_errors=True)
    read_end, write_end = os.pipe()
    child = os.fork()
    if not child:
        os.close(read_end)
        import_for_ever(folder, write_end)
    os.close(write_end)
    with os.fdopen(read_end, "rb") as pipe:
        pipe.read(1)
        time.sleep(chance.random() / 4)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
    old = own / "old"
    new = [one for one in own.iterdir() if one.name.startswith("new")]
    return {
        "problems": [str(problem) for _, problem in Shelf(old, own).problems()],
        "old": len(load_deck(old).card_ids),
        "new": [len(load_deck(one).card_ids) for one in new],
    }


if __name__ == "__main__":
    chance = Random(12)
    for _ in range(int(sys.argv[2])):
        print(json.dumps(kill_in_the_middle(Path(sys.argv[1]), chance)), flush=True)

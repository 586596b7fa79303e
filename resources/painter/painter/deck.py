"""The deck on disk: which id belongs to which card, and the app's picture format."""
import json
from pathlib import Path

import numpy as np
from PIL import Image

DECK = Path(__file__).resolve().parents[2] / 'decks' / 'starlit'
JPEG = dict(quality=82, subsampling='4:2:0', optimize=True, progressive=False)


def ids() -> dict[str, str]:
    """Slug to id, in the order of the deck."""
    cards = json.loads((DECK / 'deck.json').read_text(encoding='utf-8'))['cards']
    return {c['slug']: c['id'] for c in cards}


def slug_of(name: str) -> str:
    """The slug of a card given by its slug or its id."""
    known = ids()
    return {i: s for s, i in known.items()}.get(name, name)


def save_card(image: np.ndarray, slug: str, out: Path) -> Path:
    """Write the picture as the app wants it; a card not yet in the deck is named by its slug."""
    path = out / f'{ids().get(slug, slug)}.jpg'
    Image.fromarray(image).save(path, 'JPEG', **JPEG)
    return path

"""Contact sheets, and how they look to the colour-blind."""
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

# Machado, Oliveira, Fernandes 2009, full strength, for linear RGB
BLINDNESS = {
    'protan': ((.152286, 1.052583, -.204868), (.114503, .786281, .099216), (-.003882, -.048116, 1.051998)),
    'deutan': ((.367322, .860646, -.227968), (.280085, .672501, .047413), (-.011820, .042940, .968881)),
    'tritan': ((1.255528, -.076749, -.178779), (-.078411, .930809, .147602), (.004733, .691367, .303900)),
}


def contact_sheet(files: list[Path], cols: int = 14, width: int = 200, gap: int = 6) -> Image.Image:
    """All pictures in rows, each with its file's name under it."""
    height, foot = width * 3 // 2, 14
    rows = -(-len(files) // cols)
    im = Image.new('RGB', (gap + cols * (width + gap), gap + rows * (height + foot + gap)), '#15131a')
    pen = ImageDraw.Draw(im)
    for i, f in enumerate(files):
        x, y = gap + i % cols * (width + gap), gap + i // cols * (height + foot + gap)
        im.paste(Image.open(f).convert('RGB').resize((width, height), Image.LANCZOS), (x, y))
        pen.text((x + 2, y + height + 1), f.stem, fill='#b8b0a0')
    return im


def colour_blind(im: Image.Image, kind: str) -> Image.Image:
    """The picture as it looks without one kind of cone."""
    c = np.asarray(im, np.float32) / 255
    lin = np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
    lin = np.clip(lin @ np.array(BLINDNESS[kind], np.float32).T, 0, 1)
    c = np.where(lin <= .0031308, lin * 12.92, 1.055 * lin ** (1 / 2.4) - .055)
    return Image.fromarray((c * 255 + .5).astype(np.uint8))

"""A picture becomes the bytes of a PNG of at most 256 colours, which are those of its game: data in `palettes/`.

Quicker than colours chosen for each picture, a third of the bytes of all colours, and the same picture is always the
same bytes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.pictures.kit.palette import rgb

PALETTES = Path(__file__).parents[1] / "palettes"
COLOURS = 256
LEVEL, HARDER = 3, 6
"""Of compression: the next one takes twice as long for 4 % of the bytes; what would be too large is worth it."""
FILTERED = 1
"""zlib's strategy for what repeats little; a little quicker on flat colours."""
MOST_BYTES = 62 * 1024
RGB = tuple[int, int, int]
APART = ((500, 9000), (200, 9000), (110, 9000))
"""How far colours are from one another, squared, and among how many of the most frequent: first those that differ most.
Nearer than the last, Pillow, which looks colours up in coarse cells, may take one for the other.
"""


@cache
def palette(game: str) -> Image.Image:
    """A game's colours, as an image that has them. Raises OSError."""
    colours = (PALETTES / f"{game}.txt").read_text("ascii").split()
    image = Image.new("P", (1, 1))
    image.putpalette([part for colour in colours for part in rgb(colour)])
    return image


def png(image: Image.Image, game: str) -> bytes:
    """The bytes of a picture in its game's colours."""
    few = image.quantize(palette=palette(game), dither=Image.Dither.NONE)
    written = _written(few, LEVEL)
    return written if len(written) <= MOST_BYTES else _written(few, HARDER)


def _written(image: Image.Image, level: int) -> bytes:
    out = BytesIO()
    image.save(out, "PNG", compress_level=level, compress_type=FILTERED)
    return out.getvalue()


def chosen(counts: Mapping[RGB, int], flats: Sequence[RGB]) -> list[RGB]:
    """A palette: the flat colours exactly, then those that edges need most. `counts`: how often each occurs."""
    taken = list(dict.fromkeys(flats))
    often = sorted(counts, key=lambda colour: (-counts[colour], colour))
    for apart, many in APART:
        for colour in often[:many]:
            if len(taken) == COLOURS:
                return taken
            if all(_distance(colour, other) > apart for other in taken):
                taken.append(colour)
    return taken


def _distance(one: RGB, other: RGB) -> int:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))

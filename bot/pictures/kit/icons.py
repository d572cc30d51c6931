"""Icons of our own, which stand in icons.toml: each a mask of any size. No emoji and no symbol font is ever drawn."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.pictures.kit.shapes import SCALE, flattened, stroke

BOX = 64
"""The side of the square in which the icons are described."""
ALIASES = {"game-aforator": "aforator"}
_NUMBERS = {"fill": 0, "stroke": 1, "disc": 3, "oval": 4, "circle": 4, "box": 5}
"""How many numbers follow each verb."""


class Layer(NamedTuple):
    """One layer of an icon."""

    verb: str
    numbers: tuple[float, ...]
    path: str
    cuts: bool


@cache
def icons() -> dict[str, tuple[Layer, ...]]:
    """All icons by name."""
    told = tomllib.loads((Path(__file__).parent / "icons.toml").read_text("utf-8"))
    drawn = {name: tuple(map(_layer, layers)) for name, layers in told.items()}
    return drawn | {alias: drawn[name] for alias, name in ALIASES.items()}


@lru_cache(1024)
def mask(name: str, size: int) -> Image.Image:
    """An icon in a square of that size. Raises LookupError."""
    image = Image.new("L", (size * SCALE, size * SCALE))
    draw = ImageDraw.Draw(image)
    for layer in icons()[name]:
        _draw(draw, layer, size * SCALE / BOX)
    return image.reduce(SCALE)


def _layer(told: str) -> Layer:
    verb, _, rest = told.removeprefix("-").partition(" ")
    *numbers, path = rest.split(" ", _NUMBERS[verb]) if verb in ("fill", "stroke") else (*rest.split(" "), "")
    return Layer(verb, tuple(map(float, numbers)), path, told.startswith("-"))


def _draw(draw: ImageDraw.ImageDraw, layer: Layer, scale: float) -> None:
    fill, n = 0 if layer.cuts else 255, [number * scale for number in layer.numbers]
    match layer.verb:
        case "fill":
            for line in flattened(layer.path):
                draw.polygon([(x * scale, y * scale) for x, y in line], fill=fill)
        case "stroke":
            for line in flattened(layer.path):
                stroke(draw, [(x * scale, y * scale) for x, y in line], n[0], fill)
        case "disc":
            draw.ellipse((n[0] - n[2], n[1] - n[2], n[0] + n[2], n[1] + n[2]), fill=fill)
        case "oval":
            draw.ellipse((n[0] - n[2], n[1] - n[3], n[0] + n[2], n[1] + n[3]), fill=fill)
        case "circle":
            r = n[2] + n[3] / 2
            draw.ellipse((n[0] - r, n[1] - r, n[0] + r, n[1] + r), outline=fill, width=round(n[3]))
        case _:
            draw.rounded_rectangle((n[0], n[1], n[0] + n[2], n[1] + n[3]), n[4], fill=fill)

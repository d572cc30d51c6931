"""A picture as people see it who don't tell all colours apart.

The matrices are those for full dichromacy of Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for
Simulation of Color Vision Deficiency", for linear light.
"""

from __future__ import annotations

from typing import Literal

from PIL import Image

Eyes = Literal["protanope", "deuteranope"]
Matrix = tuple[float, ...]
MATRICES: dict[Eyes, Matrix] = {
    "protanope": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deuteranope": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
}


def seen_by(image: Image.Image, eyes: Eyes) -> Image.Image:
    """The picture in the colours that such eyes tell apart. It has few colours: each is looked up once."""
    colours = image.convert("RGB").quantize(256, dither=Image.Dither.NONE)
    table = colours.getpalette() or []
    seen = [part for at in range(0, len(table), 3) for part in _seen((table[at], table[at + 1], table[at + 2]), eyes)]
    colours.putpalette(seen)
    return colours.convert("RGB")


def _seen(colour: tuple[int, int, int], eyes: Eyes) -> tuple[int, ...]:
    matrix, light = MATRICES[eyes], [_linear(part / 255) for part in colour]
    rows = (matrix[at : at + 3] for at in (0, 3, 6))
    return tuple(round(255 * _gamma(sum(m * v for m, v in zip(row, light, strict=True)))) for row in rows)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _gamma(value: float) -> float:
    clipped = min(1.0, max(0.0, value))
    return clipped * 12.92 if clipped <= 0.0031308 else float(1.055 * clipped ** (1 / 2.4) - 0.055)

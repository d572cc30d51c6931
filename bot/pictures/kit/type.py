"""Type: three fonts of our own, widths, and words as masks that are kept."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.kit.graphemes import graphemes

Weight = Literal["medium", "bold", "italic"]
"""Rubik for everything; italic is Literata, for aphorisms only."""

FONTS = Path(__file__).parents[1] / "fonts"
FILES: dict[Weight, str] = {
    "medium": "Rubik-Medium.ttf",
    "bold": "Rubik-Bold.ttf",
    "italic": "Literata-MediumItalic.ttf",
}
ELLIPSIS = "…"


class Set(NamedTuple):
    """Words as they are set: a mask, and where its corner lies from the start of the baseline."""

    mask: Image.Image
    dx: int
    dy: int


@lru_cache(64)
def font(weight: Weight, size: int) -> ImageFont.FreeTypeFont:
    """Raises OSError where the fonts are missing."""
    return ImageFont.truetype(str(FONTS / FILES[weight]), size)


@lru_cache(4096)
def width(words: str, size: int, weight: Weight = "medium") -> float:
    """In pixels."""
    return font(weight, size).getlength(words)


@lru_cache(768)
def lettering(words: str, size: int, weight: Weight) -> Set:
    """The words as a mask."""
    face = font(weight, size)
    left, top, right, bottom = (round(v) for v in face.getbbox(words, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), words, fill=255, font=face, anchor="ls")
    return Set(mask, left - 1, top - 1)


@lru_cache(2048)
def cut(words: str, size: int, weight: Weight, room: float) -> str:
    """As much of the words as has room, by graphemes, with an ellipsis."""
    if width(words, size, weight) <= room:
        return words
    kept = graphemes(words)
    while kept and width("".join(kept).rstrip() + ELLIPSIS, size, weight) > room:
        kept.pop()
    return "".join(kept).rstrip() + ELLIPSIS


def shrunk(words: str, size: int, weight: Weight, room: float, least: int) -> int:
    """The greatest size down to `least` in which the words have room."""
    while size > least and width(words, size, weight) > room:
        size -= 2
    return size


@lru_cache(512)
def wrapped(words: str, size: int, weight: Weight, room: float) -> tuple[str, ...]:
    """The words in lines; a word that is too wide has a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)

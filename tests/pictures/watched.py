"""Where a painter writes: every run of words on a picture with its place and on what colours, for tests that nothing is
cut or overlaps, and that all of it can be read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.pictures.drawing import Drawing, Player
from bot.pictures.kit import canvas
from bot.pictures.kit.canvas import Canvas, Sprite, Surface
from bot.pictures.kit.names import covered, drawable
from bot.pictures.kit.palette import Colour, contrast
from bot.pictures.kit.type import cut, lettering, shrunk, width
from bot.pictures.painters import PAINTERS

MARKS = "…"
"""What is written besides, where something was cut."""
NEAR_EDGE = 20
"""Pixels from the edges within which nothing is written."""
FEWEST = 32
"""Pixels: nothing is smaller, but what is on a guard's or badge's disc."""
TOUCHING = 3
"""Pixels by which two masks may overlap: they have a margin, and italics lean."""
SEEN = 0.6
"""Which share of words may be seen at least, once all is drawn: a line may go across a figure of its chart."""
READABLE = 4.5
"""The contrast of words with whatever they stand on."""
INKED, SPARSE, SHARE = 200, 3, 0.08
"""How much of a pixel words must cover to count, every how many of them are looked at, and which share of them a colour
needs: less is an edge.
"""


class Asked(NamedTuple):
    """Words as a painter asks for them; the fields are those of `Surface.text`."""

    x: float
    y: float
    words: str
    size: int
    colour: Colour
    weight: Any
    anchor: str


@dataclass(frozen=True)
class Written:
    """Words as they stand on the picture."""

    run: Asked
    asked: str
    """What was to be written."""
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Written) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > TOUCHING and down > TOUCHING

    @property
    def words(self) -> str:
        return self.run.words

    @property
    def size(self) -> int:
        return self.run.size


@dataclass(frozen=True)
class Inked:
    """Words in a colour, and the colours that they stand on; on sprites, too."""

    words: str
    colour: Colour
    grounds: tuple[Colour, ...]


class Seen(NamedTuple):
    """All that was written meanwhile. Sprites have measures of their own, so that only their colours matter."""

    written: list[Written]
    inked: list[Inked]


@contextmanager
def watched() -> Iterator[Seen]:
    """What is written meanwhile. A sprite that is kept from before isn't written again."""
    seen, original = Seen([], []), Surface.text

    def text(self: Surface, x: float, y: float, words: str | int, size: int, *rest: Any, **more: Any) -> float:
        if asked := _settled(x, y, str(words), size, *rest, **more):
            placed = _placed(asked, str(words))
            seen.inked.append(_inked(self, asked))
            if isinstance(self, Canvas):
                seen.written.append(placed)
        return original(self, x, y, words, size, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas.Surface, "text", text)
        yield seen


def _settled(
    x: float, y: float, words: str, size: int, colour: Colour, weight: Any = "medium", anchor: str = "left",
    *, room: float | None = None, least: int | None = None, drop: bool = False,
) -> Asked | None:  # fmt: skip
    """What becomes of words for which there is so much room; None if nothing is written."""
    said = words
    if room is not None:
        size = shrunk(said, size, weight, room, least or size)
        if drop and width(said, size, weight) > room:
            return None
        said = cut(said, size, weight, room)
    if not said.strip():
        return None
    x -= {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor] * width(said, size, weight)
    return Asked(x, y, said, size, colour, weight, anchor)


def _placed(run: Asked, asked: str) -> Written:
    mask, dx, dy = lettering(run.words, run.size, run.weight)
    left, top = run.x + dx, run.y + dy
    return Written(run, asked, left, top, left + mask.width, top + mask.height)


def _inked(surface: Surface, run: Asked) -> Inked:
    """The colours that lie under the letters now, before they are written."""
    pixels = [colour for colour, covers in _pixels(surface, run) if covers >= INKED]
    grounds = (colour for colour, count in Counter(pixels).items() if count > SHARE * len(pixels))
    return Inked(run.words, run.colour, tuple(grounds))


def _pixels(surface: Surface, run: Asked) -> Iterator[tuple[Colour, int]]:
    """Some of the pixels around the letters, and how much of each the letters cover."""
    mask, dx, dy = lettering(run.words, run.size, run.weight)
    pad = surface.pad if isinstance(surface, Sprite) else 0
    left, top = round(run.x + dx) + pad, round(run.y + dy) + pad
    under = surface.image.crop((left, top, left + mask.width, top + mask.height)).convert("RGB")
    smaller = max(1, mask.width // SPARSE), max(1, mask.height // SPARSE)
    cover, below = (image.resize(smaller, Image.Resampling.NEAREST) for image in (mask, under))
    return zip(_colours(below), cover.tobytes(), strict=True)


def _colours(image: Image.Image) -> Iterator[Colour]:
    """The colour of every pixel."""
    values = image.tobytes()
    return (f"#{values[at : at + 3].hex()}".upper() for at in range(0, len(values), 3))


def layout(drawing: Drawing) -> tuple[Canvas, Seen]:
    """The picture of a drawing, and what is written on it."""
    painter = PAINTERS[drawing.scene]
    with watched() as seen:
        painted = painter.paint(drawing)
    return painted, seen


def check(drawing: Drawing) -> None:
    """Asserts that no words stand over others, that none is smaller than can be read, cut by the edge or near it, too
    faint or covered, and that no figure was cut but in a name.
    """
    painted, seen = layout(drawing)
    names = {drawable(player) for player in _players(drawing)}
    for run in seen.written:
        where = (drawing.scene, run)
        assert run.left >= NEAR_EDGE, where
        assert run.right <= painted.width - NEAR_EDGE, where
        assert run.top >= 0, where
        assert run.bottom <= painted.height, where
        assert run.size >= FEWEST, where
        assert run.words == run.asked or run.asked in names or not any(char.isdigit() for char in run.asked), where
        assert _seen(painted, run.run) >= SEEN, where
    for one, other in combinations(seen.written, 2):
        assert not one.overlaps(other), (drawing.scene, one, other)
    for inked in seen.inked:
        assert [char for char in inked.words if not covered(char) and char not in MARKS] == [], (drawing.scene, inked)
        assert all(contrast(inked.colour, ground) >= READABLE for ground in inked.grounds), (drawing.scene, inked)


def _seen(painted: Canvas, run: Asked) -> float:
    """Which share of the letters is still there, and nothing upon them."""
    letters = [colour for colour, covers in _pixels(painted, run) if covers == 255]
    return sum(colour == run.colour for colour in letters) / max(1, len(letters))


def _players(value: Any) -> Iterator[Player]:
    """Everybody who is named anywhere in a drawing."""
    if isinstance(value, Player):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _players(part)
    elif is_dataclass(value):
        for field in fields(value):
            yield from _players(getattr(value, field.name))

"""Where a painter writes: every run of words on a picture with its place, for tests that nothing is cut or overlaps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest

from bot.pictures.drawing import Drawing
from bot.pictures.kit import canvas
from bot.pictures.kit.canvas import Canvas, Surface
from bot.pictures.kit.type import cut, lettering, shrunk, width
from bot.pictures.painters import PAINTERS

NEAR_EDGE = 20
"""Pixels from the edges within which nothing is written."""
FEWEST = 32
"""Pixels: nothing is smaller, but what is on a guard's or badge's disc."""
TOUCHING = 3
"""Pixels by which two masks may overlap: they have a margin, and italics lean."""


@dataclass(frozen=True)
class Written:
    """Words as they stand on the picture."""

    words: str
    asked: str
    """What was to be written."""
    size: int
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Written) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > TOUCHING and down > TOUCHING


@contextmanager
def watched() -> Iterator[list[Written]]:
    """What is written on canvases meanwhile (not on sprites, which have their own measures)."""
    found: list[Written] = []
    original = Surface.text

    def text(self: Surface, x: float, y: float, words: str | int, size: int, *rest: Any, **more: Any) -> float:
        if isinstance(self, Canvas):
            found.extend(_placed(x, y, str(words), size, *rest, **more))
        return original(self, x, y, words, size, *rest, **more)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas.Surface, "text", text)
        yield found


def _placed(
    x: float, y: float, words: str, size: int, colour: str, weight: Any = "medium", anchor: str = "left",
    *, room: float | None = None, least: int | None = None, drop: bool = False,
) -> Iterator[Written]:  # fmt: skip
    said = words
    if room is not None:
        size = shrunk(said, size, weight, room, least or size)
        if drop and width(said, size, weight) > room:
            return
        said = cut(said, size, weight, room)
    if not said.strip():
        return
    long = width(said, size, weight)
    x -= {"left": 0.0, "middle": long / 2, "right": long}[anchor]
    mask, dx, dy = lettering(said, size, weight)
    yield Written(said, words, size, x + dx, y + dy, x + dx + mask.width, y + dy + mask.height)


def layout(drawing: Drawing) -> tuple[Canvas, list[Written]]:
    """The picture of a drawing, and what is written on it."""
    painter = PAINTERS[drawing.scene]
    with watched() as written:
        painted = painter.paint(drawing)
    return painted, written


def check(drawing: Drawing) -> None:
    """Asserts that no words stand over others, that none is smaller than can be read, cut by the edge or near it, and
    that no figure was cut.
    """
    painted, written = layout(drawing)
    for run in written:
        where = (drawing.scene, run)
        assert run.left >= NEAR_EDGE, where
        assert run.right <= painted.width - NEAR_EDGE, where
        assert run.top >= 0, where
        assert run.bottom <= painted.height, where
        assert run.size >= FEWEST, where
        assert run.words == run.asked or not any(char.isdigit() for char in run.asked), where
    for one, other in combinations(written, 2):
        assert not one.overlaps(other), (drawing.scene, one, other)

"""Places on the Kon for cards to come."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.palette import CREAM, HONEY, PLUM, mix
from bot.pictures.parts.badge import badge

WORD, LEAST = 46, 36


def awaited(
    canvas: Canvas, x: float, y: float, wide: int, high: int, seat: int, marks: Sequence[str], word: str
) -> None:
    """The place of the next card, and whose it is; a word that has no room is left out."""
    canvas.ring(x, y, wide, high, 24, HONEY, 5, 26)
    badge(canvas, round(x + wide / 2), round(y + high * 0.4), 48, seat, marks[seat])
    middle, base = x + wide / 2, y + high - 44
    canvas.text(middle, base, word, WORD, HONEY, "bold", "middle", room=wide - 36, least=LEAST, drop=True)


def later(canvas: Canvas, x: float, y: float, wide: int, high: int) -> None:
    """That of one after it."""
    canvas.ring(x, y, wide, high, 24, mix(PLUM.ring, CREAM, 0.3), 4, 26)

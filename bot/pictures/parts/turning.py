"""The turn that decided a game, on a strip of honey with a bolt; the same bolt marks its place on the chart."""

from __future__ import annotations

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.palette import HONEY, INK, Cloth, mix

HIGH = 142
TITLE, WORDS, LEAST = 46, 54, 42


def turning(canvas: Canvas, cloth: Cloth, y: float, title: str, words: str) -> None:
    """A strip from `y` on, as wide as the picture."""
    wide, left = WIDTH - 2 * MARGIN, MARGIN + 150
    canvas.box(MARGIN, y + 8, wide, HIGH, 30, cloth.shade)
    canvas.box(MARGIN, y, wide, HIGH, 30, HONEY)
    canvas.disc(MARGIN + 76, y + HIGH / 2, 48, INK)
    canvas.icon("bolt", MARGIN + 44, y + HIGH / 2 - 32, 64, HONEY)
    canvas.text(left, y + 60, title, TITLE, mix(INK, HONEY, 0.2))
    canvas.text(left, y + 118, words, WORDS, INK, "bold", room=wide - 180, least=LEAST)

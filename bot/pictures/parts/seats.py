"""Panels of seats, the tabs on them, the sense of play between them."""

from __future__ import annotations

from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.palette import HONEY, INK, Cloth, Colour
from bot.pictures.kit.type import width

EDGE = 9
"""How far the shade of a panel sticks out below it."""
TURN, STATUS = 44, 40
"""The size of words on tabs."""


def panel(canvas: Canvas, cloth: Cloth, x: float, y: float, w: float, h: float, *, on: bool, r: int = 28) -> None:
    """A panel; `on`: of the seat whose turn it is."""
    canvas.box(x, y + EDGE, w, h, r, cloth.shade)
    canvas.box(x, y, w, h, r, HONEY if on else cloth.panel)


def turn_tab(canvas: Canvas, x: float, y: float, w: float, word: str) -> None:
    """On top of the panel of that place and width."""
    long = round(width(word, TURN, "bold") + 56)
    canvas.box(x + (w - long) / 2, y - 46, long, 60, 20, HONEY)
    canvas.text(x + w / 2, y - 4, word, TURN, INK, "bold", "middle")


def status_tab(canvas: Canvas, x: float, y: float, w: float, icon: str, word: str, face: Colour, ink: Colour) -> None:
    """In the same place: what is to be known of a seat that isn't on turn."""
    long = round(width(word, STATUS, "bold") + 94)
    left = x + (w - long) / 2
    canvas.box(left, y - 50, long, 66, 20, face)
    canvas.icon(icon, left + 18, y - 45, 46, ink)
    canvas.text(left + 72, y - 8, word, STATUS, ink, "bold")


def chevron(canvas: Canvas, cx: float, cy: float, sense: int, colour: Colour = HONEY) -> None:
    """Which way the turn goes: 1 to the right, -1 to the left."""
    points = [(cx - sense * 8, cy - 19), (cx + sense * 10, cy), (cx - sense * 8, cy + 19)]
    canvas.line(points, colour, 10)

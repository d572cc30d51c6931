"""Who: a disc in the seat's colour with a letter, wherever a thing belongs to somebody."""

from __future__ import annotations

from bot.pictures.kit.canvas import Surface
from bot.pictures.kit.palette import INK, SEATS, Colour


def badge(surface: Surface, cx: float, cy: float, r: int, seat: int, letter: str, rim: Colour | None = None) -> None:
    """The badge of a seat, around that middle; `rim`: the colour around it."""
    if rim is not None:
        surface.disc(cx, cy, r + 5, rim)
    surface.disc(cx, cy, r, SEATS[seat % len(SEATS)])
    surface.text(cx, cy + r * 0.42, letter, round(r * 1.2), INK, "bold", "middle")

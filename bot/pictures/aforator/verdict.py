"""How a round has ended: who takes its cards and on which sum, or that the deck does."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.aforator.cards import signed, tone
from bot.pictures.aforator.scenes import AforatorBoard, Verdict
from bot.pictures.kit.canvas import MARGIN, Canvas
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, INK2, PLUM
from bot.pictures.parts.badge import badge

TOP, HIGH = 512, 232
"""Where the gauge stands else."""
WHO = 62
"""The radius of the badge."""
LABEL, NAME, LEAST, FIGURE, COUNT = 46, 84, 50, 92, 72


def verdict(canvas: Canvas, drawing: AforatorBoard, told: Verdict, marks: Sequence[str], wide: int) -> None:
    """A piece of its own, in cream like the cards that are taken."""
    x = MARGIN
    canvas.box(x, TOP + 10, wide, HIGH, 34, PLUM.shade)
    canvas.box(x, TOP + 5, wide, HIGH, 34, EDGE)
    canvas.box(x, TOP, wide, HIGH, 34, CREAM)
    middle, left = TOP + HIGH // 2 + 14, x + 112
    if told.seat is None:
        canvas.icon("deck", left - 62, middle - 76, 124, INK2)
    else:
        badge(canvas, left, middle, WHO, told.seat, marks[told.seat], HONEY)
        canvas.icon("crown", left - 52, middle - 146, 104, INK)
        canvas.icon("crown", left - 46, middle - 140, 92, HONEY)
    taken = _taken(canvas, told, x + wide - 44)
    room = wide - 208 - taken - 84
    canvas.text(x + 208, TOP + 92, told.said, LABEL, INK2, room=room, least=40)
    name = told.name if told.seat is None else drawable(drawing.seats[told.seat].player)
    canvas.text(x + 206, TOP + 180, name, NAME, INK, "bold", room=room, least=LEAST)


def _taken(canvas: Canvas, told: Verdict, right: float) -> float:
    """The sum, and how many cards go with it. Returns what it takes."""
    if not told.cards:
        return 0.0
    said = f"{told.cards} + {told.more}" if told.more else str(told.cards)
    long = canvas.text(right, TOP + 202, said, COUNT, INK, "bold", "right") + 82
    canvas.icon("deck" if told.seat is None else "tray", right - long, TOP + 146, 62, INK2)
    return max(long, canvas.text(right, TOP + 112, signed(told.sum), FIGURE, tone(told.sum), "bold", "right"))

"""A player's street: name, бабки on the way to the goal, houses with their guards; in pairs two of them below a bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, HONEY, INK, NIGHT, mix
from bot.pictures.kit.type import cut, shrunk, width
from bot.pictures.parts.badge import badge
from bot.pictures.parts.seats import chevron, panel
from bot.pictures.raiders.head import badges, bar
from bot.pictures.raiders.houses import WIDE, fitting, row
from bot.pictures.raiders.scenes import RaidersBoard

SUBDUED = mix(CREAM, NIGHT.panel, 0.18)
ON_HONEY, TRACK = mix(INK, HONEY, 0.2), "#C98F1F"
FACES = {True: (INK, TRACK), False: (HONEY, NIGHT.shade)}
"""The bar of who is on turn, and of others: what is reached, and what isn't."""
EMPTY = mix(NIGHT.panel, CREAM, 0.17)
CHEVRON = 38
"""What stands for being on turn where the word for it has no room."""
LEAST = 40
"""The least size of a name."""
LOTS = 3
"""Of an empty street so many are outlined."""


class Size(NamedTuple):
    house: int
    high: int
    pitch: int
    """From street to street."""


def street(
    canvas: Canvas, x: float, y: float, w: float, drawing: RaidersBoard, seat: int, letters: Sequence[str], size: Size
) -> None:
    """A panel with all that a player has."""
    one, on = drawing.streets[seat], drawing.turn == seat
    panel(canvas, NIGHT, x, y, w, size.high, on=False, r=26)
    if on:
        canvas.box(x, y, w, 104, 26, HONEY, (True, True, False, False))
    ink, faint = (INK, ON_HONEY) if on else (CREAM, SUBDUED)
    right = x + w - 22
    right -= canvas.text(right, y + 60, f"/{drawing.head.goal}", 46, faint, anchor="right")
    right -= canvas.text(right, y + 62, one.cash, 62, ink, "bold", "right")
    _name(canvas, x, y, right, drawing, seat, letters)
    bar(canvas, x + 22, y + 76, w - 44, 18, one.cash, drawing.head.goal, *FACES[on])
    scale = size.house / WIDE
    _houses(canvas, x, round(y + 128 - 8 * (scale < 1)), w, drawing, seat, size.house)


def pair(canvas: Canvas, y: float, drawing: RaidersBoard, side: int, letters: Sequence[str]) -> None:
    """Both streets of a pair, and above them what they have together."""
    w = (WIDTH - 2 * MARGIN - GAP) // 2
    x, seats = MARGIN + side * (w + GAP), (side, side + 2)
    cash = sum(drawing.streets[seat].cash for seat in seats)
    canvas.box(x, y, w, 102, 26, NIGHT.shade)
    taken = badges(canvas, x + 20, y + 42, 28, seats, letters)
    right = float(x + w - 22)
    right -= canvas.text(right, y + 62, f"/{drawing.head.goal}", 46, CREAM, anchor="right")
    canvas.text(right, y + 64, cash, 62, CREAM, "bold", "right")
    canvas.icon("coin", x + 20 + taken + 22, y + 20, 44, HONEY)
    bar(canvas, x + 22, y + 76, w - 44, 18, cash, drawing.head.goal, back=mix(NIGHT.shade, NIGHT.panel, 0.7))
    for at, seat in enumerate(seats):
        _partner(canvas, x, y + 112 + at * 362, w, drawing, seat, letters)


def _partner(
    canvas: Canvas, x: float, y: float, w: float, drawing: RaidersBoard, seat: int, letters: Sequence[str]
) -> None:
    """A street without a bar of its own."""
    on = drawing.turn == seat
    panel(canvas, NIGHT, x, y, w, 346, on=False, r=26)
    if on:
        canvas.box(x, y, w, 84, 26, HONEY, (True, True, False, False))
    ink = INK if on else CREAM
    right = x + w - 22 - canvas.text(x + w - 22, y + 62, drawing.streets[seat].cash, 58, ink, "bold", "right") - 56
    canvas.icon("coin", right, y + 18, 48, INK if on else HONEY)
    _name(canvas, x, y, right, drawing, seat, letters)
    _houses(canvas, x, y + 98, w, drawing, seat, 126)


def _name(
    canvas: Canvas, x: float, y: float, right: float, drawing: RaidersBoard, seat: int, letters: Sequence[str]
) -> None:
    """Whose it is, whether they are on turn, and how many cards they hold."""
    on, one = drawing.turn == seat, drawing.streets[seat]
    ink, faint = (INK, ON_HONEY) if on else (CREAM, SUBDUED)
    name, room = drawable(drawing.players[seat]), right - x - 88 - 12
    badge(canvas, x + 46, y + 44, 28, seat, letters[seat])
    held = 62 + width(str(one.hand), 44)
    said = 12 + width(drawing.turn_word, 44) if on else 0
    in_words = width(name, LEAST, "bold") <= room - held - said
    room -= held + (said if in_words else CHEVRON)
    size = shrunk(name, 50, "bold", room, LEAST)
    at = x + 88 + canvas.text(x + 88, y + 60, cut(name, size, "bold", room), size, ink, "bold")
    if on and in_words:
        at += 12 + canvas.text(at + 12, y + 59, drawing.turn_word, 44, ink)
    elif on:
        chevron(canvas, at + 22, y + 44, 1, INK)
        at += CHEVRON
    canvas.icon("cards", at + 16, y + 25, 40, faint)
    canvas.text(at + 62, y + 59, one.hand, 44, faint)


def _houses(canvas: Canvas, x: float, top: float, w: float, drawing: RaidersBoard, seat: int, wide: int) -> None:
    scale, owned = wide / WIDE, drawing.streets[seat].owned
    pad = round(40 * scale) + 8 * (scale < 1)
    if owned:
        row(canvas, x + pad, top, owned, fitting(owned, wide, w - 2 * pad), w - 2 * pad)
        return
    for at in range(LOTS):
        canvas.ring(x + pad + at * 184 * scale, top + 20 * scale, wide, 216 * scale, 16, EMPTY, 4, 24)

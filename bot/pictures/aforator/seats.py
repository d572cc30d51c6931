"""Everybody at a table of Aforator: a panel each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.aforator.cards import lying
from bot.pictures.aforator.scenes import AforatorBoard, Seat
from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, PLUM, Colour, mix
from bot.pictures.parts.badge import badge
from bot.pictures.parts.seats import panel

HIGH, HIGHER, APART = 164, 176, 18
NARROW = 300
"""In a panel of up to this width figures stand below their icons."""
ROUNDEL, SMALLER = 62, 56
HELD = 3
"""Cards in hand that go without saying."""
NAME, LEAST = 48, 42


def seats(canvas: Canvas, drawing: AforatorBoard, marks: Sequence[str], top: float, abreast: int) -> None:
    wide = round((WIDTH - 2 * MARGIN - (abreast - 1) * GAP) / abreast)
    for at, seat in enumerate(drawing.seats):
        row, column = divmod(at, abreast)
        x, y, on = MARGIN + column * (wide + GAP), top + row * (HIGH + APART), at == drawing.turn
        panel(canvas, PLUM, x, y, wide, HIGHER if wide <= NARROW else HIGH, on=on, r=24)
        badge(canvas, x + 46, y + 42, 27, at, marks[at])
        ink, second = (INK, mix(INK, HONEY, 0.2)) if on else (CREAM, mix(CREAM, PLUM.panel, 0.2))
        (_narrow if wide <= NARROW else _roomy)(canvas, seat, x, y, wide, ink, second)


def _roomy(canvas: Canvas, seat: Seat, x: float, y: float, wide: float, ink: Colour, second: Colour) -> None:
    """Who, how many cards they hold if not three, their Table, what they have won."""
    right, room = x + wide - 22, wide - 104.0
    if seat.hand != HELD:
        taken = canvas.text(right, y + 59, seat.hand, NAME, ink, "bold", "right") + 50
        canvas.icon("cards", right - taken, y + 22, 44, second)
        room -= taken + 16
    canvas.text(x + 86, y + 58, drawable(seat.player), NAME, ink, "bold", room=room, least=LEAST)
    for at, card in enumerate(seat.table):
        lying(canvas, x + 18 + at * (ROUNDEL + 9), y + HIGH - ROUNDEL - 16, ROUNDEL, card)
    taken = canvas.text(right, y + HIGH - 30, seat.discard, 52, ink, "bold", "right")
    canvas.icon("tray", right - taken - 54, y + HIGH - 71, 46, second)


def _narrow(canvas: Canvas, seat: Seat, x: float, y: float, wide: float, ink: Colour, second: Colour) -> None:
    right, room = x + wide - 20, wide - 104.0
    if seat.hand != HELD:
        canvas.box(right - 42, y + 17, 42, 54, 9, EDGE)
        canvas.box(right - 42, y + 14, 42, 54, 9, CREAM)
        canvas.text(right - 21, y + 55, seat.hand, 40, INK, "bold", "middle")
        room -= 52
    canvas.text(x + 86, y + 58, drawable(seat.player), NAME, ink, "bold", room=room, least=LEAST)
    for at, card in enumerate(seat.table):
        lying(canvas, x + 18 + at * (SMALLER + 5), y + HIGHER - SMALLER - 20, SMALLER, card)
    long = canvas.text(right, y + HIGHER - 20, seat.discard, 48, ink, "bold", "right")
    canvas.icon("tray", right - long / 2 - 19, y + HIGHER - 98, 38, second)

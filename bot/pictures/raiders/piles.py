"""The pile: who has laid what, in order, with what it does to the fighter above; what is void is struck."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.palette import CREAM, HELPS, HURTS, NIGHT, RED, Colour, mix
from bot.pictures.kit.type import width
from bot.pictures.parts.badge import badge
from bot.pictures.raiders.lines import write
from bot.pictures.raiders.values import Column, Laid

DEAD = mix(NIGHT.panel, NIGHT.shade, 0.55)
DEAD_INK = mix(CREAM, NIGHT.panel, 0.35)
STRIKE = 5
ROW, PITCH = 84, 94
CLOSE, CLOSE_PITCH, EARLIER = 68, 76, 54
"""Rows where there is a line for earlier cards, too, and that line."""


def column(canvas: Canvas, x: float, y: float, w: float, cards: Column, letters: Sequence[str]) -> None:
    """The cards on one side, the older ones summed up in a line."""
    high, pitch = (CLOSE, CLOSE_PITCH) if cards.earlier else (ROW, PITCH)
    if cards.earlier:
        canvas.text(x + 22, y + 38, cards.earlier, 44, mix(CREAM, NIGHT.ring, 0.15), room=w - 40, least=40)
        y += EARLIER
    for at, one in enumerate(cards.rows):
        _row(canvas, x, y + at * pitch, w, high, one, letters)


def _row(canvas: Canvas, x: float, y: float, w: float, h: int, one: Laid, letters: Sequence[str]) -> None:
    face, ink = (DEAD, DEAD_INK) if one.dead else (NIGHT.panel, CREAM)
    middle = y + h / 2
    canvas.box(x, y + 6, w, h, 22, NIGHT.shade)
    canvas.box(x, y, w, h, 22, face)
    _number(canvas, x + 40, middle, one.n, ink)
    badge(canvas, x + 98, middle, 27, one.seat, letters[one.seat])
    taken = _effect(canvas, x + w, middle, h, one, ink)
    room = w - 138 - taken - 22
    size = 44 if width(one.name, 44) <= room else 40
    long = canvas.text(x + 138, middle + 15, one.name, size, ink, room=room)
    left = room - long - 16
    if one.at and left > 120:
        write(canvas, x + 138 + long + 16, middle + 15, one.at, 44, ink, room=left)
    if one.dead:
        canvas.line([(x + 134, middle), (x + w - 20, middle)], RED, STRIKE)


def _number(canvas: Canvas, cx: float, cy: float, n: int, ink: Colour) -> None:
    canvas.disc(cx, cy, 25, NIGHT.shade)
    canvas.text(cx, cy + 15, n, 42, ink, "bold", "middle")


def _effect(canvas: Canvas, right: float, middle: float, h: int, one: Laid, ink: Colour) -> float:
    """What it does, from the right; returns the width."""
    if one.cancels is not None:
        _number(canvas, right - 46, middle, one.cancels, ink)
        canvas.icon("cross", right - 128, middle - 22, 44, ink if one.dead else HURTS)
        return 136
    if one.amount:
        colour = ink if one.dead else HELPS if one.amount.startswith("+") else HURTS
        size = 60 if h == ROW else 54
        return 24 + canvas.text(right - 24, middle + size * 0.32, one.amount, size, colour, "bold", "right")
    if one.icon:
        canvas.icon(one.icon, right - 76, middle - 26, 52, ink)
        return 84
    return 24

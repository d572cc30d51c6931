"""A card with all that it may be used for: a line for each row of the keyboard."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, flow_width
from bot.pictures.kit.names import letters
from bot.pictures.kit.palette import CREAM, HONEY, INK, NIGHT, mix
from bot.pictures.parts.badge import badge
from bot.pictures.raiders.cards import card
from bot.pictures.raiders.hand import ONE_ROW, TALLEST, TOP, headed
from bot.pictures.raiders.houses import LOOKS, SHIELD
from bot.pictures.raiders.lines import ON_CREAM, ON_DARK, parts, write
from bot.pictures.raiders.scenes import RaidersOptions
from bot.pictures.raiders.values import Guard, Option

CARD = 386
"""The card's width; the lines stand beside it."""
ROOMY, GAP, LOW, FOOT = 118, 16, 60, 36
"""The height of a line, the space below it, and the least height."""
CLOSE = 80
"""Lower lines have neither shades nor shields."""
LEAST, GUARD = 40, 100
"""The least size of words; what a guard takes."""


def options(drawing: RaidersOptions) -> Canvas:
    marks, n = letters(drawing.players), len(drawing.options)
    columns = next(many for many in (1, 2, 3, 4) if n <= _most(many) or many == 4)
    beside = columns == 1
    rows = -(-n // columns)
    high = min(TALLEST, max(ONE_ROW, TOP + FOOT + rows * (ROOMY + GAP)))
    canvas = headed(drawing.heading, drawing.trump, high)
    left = MARGIN + (CARD + 30 if beside else 0)
    if beside:
        card(canvas, MARGIN, TOP + 8, CARD, 400, drawing.card, 0)
    wide = (WIDTH - MARGIN - left - (columns - 1) * 20) / columns
    pitch = min(ROOMY + GAP, (high - TOP - FOOT) // max(1, rows))
    tall = pitch - (GAP if pitch > 90 else 10)
    for at, option in enumerate(drawing.options):
        x, y = left + at // rows * (wide + 20), TOP + 8 + at % rows * pitch
        _option(canvas, x, y, wide, tall, option if beside or not option.kind else replace(option, at=()), marks)
    return canvas


def _most(columns: int) -> int:
    """How many lines have room in so many columns."""
    return columns * ((TALLEST - TOP - FOOT) // (LOW + 10))


def _option(canvas: Canvas, x: float, y: float, w: float, h: int, one: Option, marks: Sequence[str]) -> None:
    if h >= CLOSE:
        canvas.box(x, y + 6, w, h, 22, NIGHT.shade)
    canvas.box(x, y, w, h, 22, NIGHT.panel)
    r, middle, at = min(34, h // 2 - 6), y + h / 2, x + 14
    if one.kind is not None:
        colour = CREAM
        if h >= CLOSE:
            canvas.disc(at + r, middle, r, CREAM)
            colour = mix(LOOKS[one.kind].colour, INK, 0.32)
        canvas.icon(one.kind, at + r * 0.35, middle - r * 0.65, round(r * 1.3), colour)
        at += 2 * r + 10
    if one.n:
        canvas.disc(at + r, middle, r, NIGHT.shade)
        canvas.text(at + r, middle + 15, one.n, 42, CREAM, "bold", "middle")
        at += 2 * r + 12
    if one.seat is not None:
        badge(canvas, at + 27, middle, 27, one.seat, marks[one.seat])
        at += 66
    guard = GUARD if one.guard else 0
    right = x + w - 12 - _tab(canvas, x + w - 12, middle, h, one, x + w - at - guard - 20)
    if one.guard is not None:
        right -= _guard(canvas, right, middle, one.guard, shielded=h >= CLOSE)
    room = right - at - 8
    if one.kind is None or flow_width([*parts(one.at, CREAM, "bold", dark=True)], LEAST) <= room:
        write(canvas, at, middle + 17, one.at, 48, CREAM, "bold", room=room)


def _tab(canvas: Canvas, right: float, middle: float, h: int, one: Option, most: float) -> float:
    """What it would come to; returns the width. Words without room are left out."""
    said = [*parts(one.tab, INK, "bold", dark=False)]
    size = next((size for size in (44, 42, LEAST) if flow_width(said, size) + 28 <= most), 0)
    if not said or not size:
        return 0
    long, high = flow_width(said, size) + 28, min(72, h - 10)
    if not one.fails:
        canvas.box(right - long, middle - high / 2, long, high, 18, HONEY)
    write(
        canvas,
        right - long / 2,
        middle + size * 0.36,
        one.tab,
        size,
        CREAM if one.fails else INK,
        "bold",
        "middle",
        room=long - 20,
        dark=one.fails,
    )
    return long + 8


def _guard(canvas: Canvas, right: float, middle: float, guard: Guard, *, shielded: bool) -> float:
    """Suit and might, as on a doorstep; returns the width."""
    long = canvas.text(right - 4, middle + 18, guard.might, 50, CREAM, "bold", "right") + 12
    if shielded:
        canvas.icon("shield", right - long - 52, middle - 26, 52, SHIELD)
    colour = ON_CREAM[guard.suit] if shielded else ON_DARK[guard.suit]
    canvas.icon(guard.suit, right - long - 41, middle - 17, 30, colour)
    return long + 54

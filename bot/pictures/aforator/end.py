"""The end of a game of Aforator: who has won, everybody's counts, the aphorism of the evening."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.aforator.cards import roundel
from bot.pictures.aforator.scenes import AforatorEnd, Aphorism, Place
from bot.pictures.aforator.told import kept
from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, Word
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, INK2, PLUM, Colour, mix
from bot.pictures.kit.type import cut, width, wrapped
from bot.pictures.parts.badge import badge
from bot.pictures.parts.cloth import ended_header, rays
from bot.pictures.parts.seats import panel
from bot.pictures.parts.turning import HIGH, WORDS, turning
from bot.pictures.parts.winner import FIGURE, LEAST, winner

HEIGHT = 1280
LABELS, ROWS = 334, 366
"""The baseline of the labels, and where the places begin."""
HEIGHTS = {2: (132, 20), 3: (108, 18), 4: (96, 16)}
"""Of a place, and what is between two, by how many there are."""
DENSE = (70, 10)
"""The same for more."""
BAR, FULL = 320, 330
"""Where bars begin, and how long the longest is."""
COUNTS = (WIDTH - MARGIN - 330, WIDTH - MARGIN - 110)
"""The middles of what doesn't decide."""
FADED = (0.0, 0.35, 0.62)
"""How much of its ground a part of a bar has."""
QUIET = mix(CREAM, PLUM.ring, 0.15)
BOTTOM = 1240
MOST = 540
"""How high the aphorism is at most."""
SIZES = ((96, 110), (84, 96), (74, 84), (64, 74), (54, 64), (48, 58))
"""Of the aphorism, and from line to line; the first in which it has room."""


def end(drawing: AforatorEnd) -> Canvas:
    canvas = rays(PLUM, HEIGHT)
    marks, names = letters(drawing.players), [drawable(player) for player in drawing.players]
    ended_header(canvas, PLUM, drawing.title, drawing.length, drawing.by)
    _winners(canvas, drawing, names, marks)
    _labels(canvas, drawing)
    high, apart = HEIGHTS.get(len(drawing.places), DENSE)
    y = float(ROWS)
    for place in drawing.places:
        _place(canvas, drawing, place, y, high, names, marks)
        y += high + apart
    bottom = BOTTOM - (HIGH + 30 if drawing.turning else 0)
    if drawing.aphorism:
        _aphorism(canvas, drawing.aphorism, y + 20, bottom - y - 20)
    if drawing.turning:
        told = drawing.turning
        room = WIDTH - 2 * MARGIN - 200 - width(told.what, WORDS, "bold")
        who = cut(names[told.seat], WORDS, "bold", room)
        turning(canvas, PLUM, BOTTOM - HIGH, told.when, f"{who} {told.what}")
    return canvas


def _winners(canvas: Canvas, drawing: AforatorEnd, names: Sequence[str], marks: Sequence[str]) -> None:
    """Of two each name has half of the room; of more there are badges."""
    best = str(drawing.places[0].counts[0])
    room = (WIDTH - 2 * MARGIN - 200 - width(best, FIGURE, "bold")) / 2 - width(", ", LEAST, "bold")
    called = [names[seat] for seat in drawing.names]
    if len(called) == 2:
        called = [cut(name, LEAST, "bold", room) for name in called]
    told = ", ".join(called) if len(called) <= 2 else ""
    winner(canvas, 146, drawing.word, told, [Word(best, HONEY)])
    for at, seat in enumerate(drawing.names if not told else ()):
        badge(canvas, MARGIN + 200 + at * 104, 252, 40, seat, marks[seat])


def _labels(canvas: Canvas, drawing: AforatorEnd) -> None:
    """What the parts of a bar are, and what the columns count."""
    x = float(MARGIN + 6)
    for part, faded in zip(drawing.parts, FADED, strict=False):
        canvas.box(x, LABELS - 28, 28, 28, 7, mix(CREAM, PLUM.panel, faded))
        x += 64 + canvas.text(x + 38, LABELS, part, 44, QUIET)
    for label, middle in zip(drawing.counted, COUNTS, strict=False):
        canvas.text(middle, LABELS, label, 44, QUIET, anchor="middle")


def _place(
    canvas: Canvas, drawing: AforatorEnd, place: Place, y: float, high: int, names: Sequence[str], marks: Sequence[str]
) -> None:
    panel(canvas, PLUM, MARGIN, y, WIDTH - 2 * MARGIN, high, on=place.first, r=24)
    ink, ground, base = INK if place.first else CREAM, HONEY if place.first else PLUM.panel, y + high / 2
    badge(canvas, MARGIN + 52, round(base), 30, place.seat, marks[place.seat])
    canvas.text(MARGIN + 98, base + 18, names[place.seat], 52, ink, "bold", room=BAR - 114, least=42)
    _bar(canvas, place.parts, max(sum(other.parts) for other in drawing.places), base, ink, ground)
    first, *others = place.counts
    canvas.text(MARGIN + BAR + FULL + 24, base + 21, first, 60, ink, "bold")
    for count, middle in zip(others, COUNTS, strict=False):
        canvas.text(middle, base + 18, count, 52, ink, anchor="middle")


def _bar(canvas: Canvas, parts: Sequence[int], most: int, middle: float, ink: Colour, ground: Colour) -> None:
    x, share = float(MARGIN + BAR), FULL / max(most, 1)
    for part, faded in zip(parts, FADED, strict=False):
        if part:
            canvas.box(x, middle - 20, max(12, part * share - 4), 40, 10, mix(ink, ground, faded))
            x += part * share


def _aphorism(canvas: Canvas, told: Aphorism, y: float, high: float) -> None:
    """As large as it can be."""
    wide = WIDTH - 2 * MARGIN
    high = min(high, MOST)
    canvas.box(MARGIN, y + 10, wide, high, 34, PLUM.shade)
    canvas.box(MARGIN, y + 5, wide, high, 34, EDGE)
    canvas.box(MARGIN, y, wide, high, 34, CREAM)
    side = round(min(200, high - 76))
    roundel(canvas, MARGIN + 40, y + (high - side) / 2, side, told.kind)
    left, room = MARGIN + 80 + side, wide - 120 - side
    lines: tuple[str, ...] = ()
    for size, leading in SIZES:
        lines = wrapped(kept(told.says), size, "italic", room)
        if len(lines) * leading <= high - 84:
            break
    top = y + (high - 66 - len(lines) * leading) / 2
    canvas.text(left, top + 44, told.label, 46, INK2, room=room, least=40)
    for at, line in enumerate(lines):
        canvas.text(left, top + 54 + size * 0.9 + at * leading, line, size, INK, "italic")

"""The chart of an end: a line a seat with a dark casing, a badge at its end, so that colour isn't alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from PIL import Image, ImageDraw

from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.palette import CREAM, HONEY, INK, SEATS, Cloth, mix
from bot.pictures.kit.shapes import Point
from bot.pictures.parts.badge import badge

LINES = 4
"""Into so many parts the height is ruled."""
POINTS = 48
"""More points than that are told by every second, third … of them, the last always."""
BADGE, APART = 27, 62
CROWDED = 30
"""The same between two badges side by side, where one column has no room for all."""
CASING, LINE = 18, 10
DASH, EVERY = 22, 36
STRIP = 52
FINER = 2
"""Lines are drawn so many times as large."""


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a chart is drawn, and how many pixels a step and a unit take."""

    x: float
    y: float
    w: float
    h: float
    steps: int
    top: float

    @property
    def right(self) -> float:
        return self.x + self.w - 120

    def at(self, step: float, value: float) -> Point:
        left, base = self.x + 40, self.y + self.h - 44
        return (
            left + (self.right - left) * step / max(1, self.steps - 1),
            base - (self.h - 88) * value / self.top,
        )


def chart(
    canvas: Canvas,
    cloth: Cloth,
    place: tuple[float, float, float, float],
    series: Sequence[Sequence[int]],
    letters: Sequence[str],
    *,
    goal: int | None = None,
    stairs: bool = False,
    turn: tuple[int, int] | None = None,
) -> None:
    """A chart at (x, y, w, h). `series`: by seat, all of one length; `goal`: a line that somebody had to reach;
    `stairs`: values change at once; `turn`: the step and the seat of the turning point.
    """
    told = [_thinned(line) for line in series]
    most = max((value for line in told for value in line), default=0)
    frame = Frame(*place, steps=max(map(len, told), default=1), top=max(most, goal or 0, 1) * 1.08)
    canvas.box(frame.x, frame.y, frame.w, frame.h, 28, cloth.shade)
    _rule(canvas, cloth, frame, most, goal)
    if turn:
        x, _ = _turning(frame, series, turn)
        canvas.box(x - STRIP / 2, frame.y + 14, STRIP, frame.h - 28, STRIP // 2, mix(cloth.shade, HONEY, 0.22))
    _lines(canvas, cloth, frame, {seat: list(_points(frame, line, stairs=stairs)) for seat, line in enumerate(told)})
    if turn:
        _mark(canvas, frame, _turning(frame, series, turn), turn[1])
    ends = {seat: frame.at(0, line[-1])[1] for seat, line in enumerate(told)}
    top, bottom = frame.y + 34, frame.y + frame.h - 34
    crowded = (len(ends) - 1) * APART > bottom - top
    placed = _spread(ends, top, bottom, CROWDED if crowded else APART)
    for at, (seat, y) in enumerate(placed):
        x = frame.right + ((32, 86)[at % 2] if crowded else 52)
        badge(canvas, x, y, BADGE, seat, letters[seat])


def _lines(canvas: Canvas, cloth: Cloth, frame: Frame, lines: Mapping[int, Sequence[Point]]) -> None:
    """The lowest last: all of them at once, since no two charts are alike and a mask for each line takes ten times as
    long.
    """
    left, top, right, bottom = (round(edge) for edge in (frame.x, frame.y, frame.x + frame.w, frame.y + frame.h))
    place = canvas.image.crop((left, top, right, bottom))
    finer = place.resize((place.width * FINER, place.height * FINER), Image.Resampling.NEAREST)
    draw = ImageDraw.Draw(finer)
    for seat in sorted(lines, key=lambda seat: lines[seat][-1][1]):
        points = [((x - left) * FINER, (y - top) * FINER) for x, y in lines[seat]]
        for thick, colour in ((CASING, cloth.shade), (LINE, SEATS[seat % len(SEATS)])):
            draw.line(points, colour, thick * FINER)
            for x, y in points:
                draw.circle((x, y), thick * FINER / 2 - 0.5, colour)
    canvas.image.paste(finer.reduce(FINER), (left, top))


def _turning(frame: Frame, series: Sequence[Sequence[int]], turn: tuple[int, int]) -> Point:
    at, seat = turn
    return frame.at((frame.steps - 1) * at / max(1, len(series[seat]) - 1), series[seat][at])


def _mark(canvas: Canvas, frame: Frame, place: Point, seat: int) -> None:
    """A bolt above the turning point, as on the strip that tells it."""
    x, y = place
    canvas.disc(x, y, 17, CREAM)
    canvas.disc(x, y, 10, SEATS[seat % len(SEATS)])
    canvas.disc(x, frame.y + 16, 34, HONEY)
    canvas.icon("bolt", x - 23, frame.y - 7, 46, INK)


def _thinned(line: Sequence[int]) -> Sequence[int]:
    step = -(-len(line) // POINTS)
    return line if step <= 1 else (*line[:-1:step], line[-1])


def _rule(canvas: Canvas, cloth: Cloth, frame: Frame, most: int, goal: int | None) -> None:
    """Lines to read by, and the figures on them."""
    left, faint = frame.at(0, 0)[0], mix(cloth.shade, cloth.panel, 0.55)
    for part in range(LINES + 1):
        y = frame.at(0, frame.top / 1.08 * part / LINES)[1]
        canvas.box(left, y - 1, frame.right - left, 2, 1, faint)
    if goal is None:
        for value in (0, most):
            canvas.text(left - 4, frame.at(0, value)[1] - 8, value, 40, mix(CREAM, cloth.shade, 0.35))
        return
    y = frame.at(0, goal)[1]
    for x in range(0, int(frame.right - left), EVERY):
        canvas.box(left + x, y - 3, DASH, 6, 3, HONEY)
    canvas.text(left + 4, y - 12, goal, 44, HONEY, "bold")


def _points(frame: Frame, line: Sequence[int], *, stairs: bool) -> Iterator[Point]:
    before: Point | None = None
    for step, value in enumerate(line):
        here = frame.at(step, value)
        if stairs and before is not None and before[1] != here[1]:
            yield here[0], before[1]
        yield here
        before = here


def _spread(ends: dict[int, float], top: float, bottom: float, apart: int) -> list[tuple[int, float]]:
    """Seats with heights at which their badges don't touch, each as near to its own as can be."""
    placed = sorted(ends.items(), key=lambda end: end[1])
    heights = [max(top, y) for _, y in placed]
    for at in range(1, len(heights)):
        heights[at] = max(heights[at], heights[at - 1] + apart)
    limit = bottom
    for at in range(len(heights) - 1, -1, -1):
        heights[at] = min(heights[at], limit)
        limit = heights[at] - apart
    return [(seat, y) for (seat, _), y in zip(placed, heights, strict=True)]

"""Shapes as masks: each is drawn four times as large once, reduced, and kept by its measures."""

from __future__ import annotations

import math
import re
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

SCALE = 4
"""Masks are drawn so many times as large."""
Point = tuple[float, float]
Corners = tuple[bool, bool, bool, bool]
"""Which are round: top left, top right, bottom right, bottom left."""
ALL: Corners = (True, True, True, True)

_TOKEN = re.compile(r"[MLHVCQZ]|-?\d*\.?\d+")
_CUBIC, _SQUARE, _ARC = 16, 12, 24
"""Lines that stand for a curve of each kind."""


@lru_cache(1024)
def rounded(w: int, h: int, r: int, corners: Corners = ALL) -> Image.Image:
    """A box with round corners."""
    mask = Image.new("L", (w * SCALE, h * SCALE))
    box = (0, 0, w * SCALE - 1, h * SCALE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, r * SCALE, fill=255, corners=corners)
    return mask.reduce(SCALE)


@lru_cache(128)
def corner(r: int, which: int) -> Image.Image:
    """One corner of a round box; 0 is top left, then clockwise."""
    x, y = ((0, 0), (r, 0), (r, r), (0, r))[which]
    return rounded(2 * r, 2 * r, r).crop((x, y, x + r, y + r))


@lru_cache(512)
def ring(w: int, h: int, r: int, thick: int, dash: int = 0) -> Image.Image:
    """The outline of a round box, inside of its edge; `dash`: so long are a dash and a gap together, roughly twice."""
    mask = Image.new("L", (w * SCALE, h * SCALE))
    draw, inner = ImageDraw.Draw(mask), max(0, r - thick)
    draw.rounded_rectangle((0, 0, w * SCALE - 1, h * SCALE - 1), r * SCALE, fill=255)
    box = (thick * SCALE, thick * SCALE, (w - thick) * SCALE - 1, (h - thick) * SCALE - 1)
    draw.rounded_rectangle(box, inner * SCALE, fill=0)
    if dash:
        _gaps(draw, w, h, r, thick, dash)
    return mask.reduce(SCALE)


@lru_cache(512)
def polygon(points: tuple[Point, ...], w: int, h: int) -> Image.Image:
    mask = Image.new("L", (w * SCALE, h * SCALE))
    ImageDraw.Draw(mask).polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255)
    return mask.reduce(SCALE)


@lru_cache(256)
def polyline(points: tuple[Point, ...], w: int, h: int, thick: int) -> Image.Image:
    """A line with round ends and joints."""
    mask = Image.new("L", (w * SCALE, h * SCALE))
    stroke(ImageDraw.Draw(mask), [(x * SCALE, y * SCALE) for x, y in points], thick * SCALE, 255)
    return mask.reduce(SCALE)


def stroke(draw: ImageDraw.ImageDraw, points: list[Point], thick: float, fill: int) -> None:
    """The same, drawn there."""
    draw.line(points, fill=fill, width=max(1, round(thick)), joint="curve")
    for x, y in points:
        draw.ellipse((x - thick / 2, y - thick / 2, x + thick / 2, y + thick / 2), fill=fill)


def flattened(path: str) -> list[list[Point]]:
    """A path of absolute M L H V C Q Z, as SVG writes it, in lists of points."""
    tokens, at, command = _TOKEN.findall(path), 0, ""
    lines: list[list[Point]] = []
    while at < len(tokens):
        if tokens[at].isalpha():
            command, at = tokens[at], at + 1
            if command == "Z":
                lines[-1].append(lines[-1][0])
                continue
        count = _NUMBERS[command]
        numbers = [float(token) for token in tokens[at : at + count]]
        at += count
        if command == "M":
            lines.append([(numbers[0], numbers[1])])
            command = "L"
        else:
            lines[-1].extend(_reached(lines[-1][-1], command, numbers))
    return lines


_NUMBERS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}


def _reached(start: Point, command: str, n: list[float]) -> list[Point]:
    """The points after `start` that one command adds."""
    match command:
        case "H":
            return [(n[0], start[1])]
        case "V":
            return [(start[0], n[0])]
        case "Q":
            return [_bezier((start, (n[0], n[1]), (n[2], n[3])), k / _SQUARE) for k in range(1, _SQUARE + 1)]
        case "C":
            four = (start, (n[0], n[1]), (n[2], n[3]), (n[4], n[5]))
            return [_bezier(four, k / _CUBIC) for k in range(1, _CUBIC + 1)]
        case _:
            return [(n[0], n[1])]


def _bezier(points: tuple[Point, ...], t: float) -> Point:
    while len(points) > 1:
        pairs = pairwise(points)
        points = tuple((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairs)
    return points[0]


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float) -> str:
    """A part of an ellipse as a path, in degrees clockwise from the right."""
    turns = (math.radians(start + (end - start) * k / _ARC) for k in range(_ARC + 1))
    return "M" + " L".join(f"{cx + rx * math.cos(turn):.2f} {cy + ry * math.sin(turn):.2f}" for turn in turns)


def star(cx: float, cy: float, outer: float, inner: float, points: int = 5) -> str:
    """A star as a path, one point upwards."""
    turns = ((k, math.radians(180 * k / points - 90)) for k in range(2 * points))
    reached = ((inner if k % 2 else outer, turn) for k, turn in turns)
    return "M" + " L".join(f"{cx + r * math.cos(t):.1f} {cy + r * math.sin(t):.1f}" for r, t in reached) + " Z"


def _gaps(draw: ImageDraw.ImageDraw, w: int, h: int, r: int, thick: int, dash: int) -> None:
    """Cuts gaps along the outline."""
    pieces = max(2, round((w + h) / dash) * 2)
    around = _outline(w, h, r)
    for piece in range(0, pieces, 2):
        ends = (int(len(around) * (piece + part / 8) / pieces) for part in range(9))
        points = [around[at % len(around)] for at in ends]
        draw.line([(x * SCALE, y * SCALE) for x, y in points], fill=0, width=thick * SCALE * 3)


@lru_cache(64)
def _outline(w: int, h: int, r: int) -> list[Point]:
    """Points along a round box, a pixel apart, clockwise from its top left."""
    sides = (
        ((r, 0), (w - r, 0), (w - r, r), -90), ((w, r), (w, h - r), (w - r, h - r), 0),
        ((w - r, h), (r, h), (r, h - r), 90), ((0, h - r), (0, r), (r, r), 180),
    )  # fmt: skip
    points: list[Point] = []
    for (x0, y0), (x1, y1), (cx, cy), start in sides:
        steps, turns = max(1, int(math.hypot(x1 - x0, y1 - y0))), max(1, int(r * math.pi / 2))
        points += [(x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * k / steps) for k in range(steps)]
        angles = (math.radians(start + 90 * k / turns) for k in range(turns))
        points += [(cx + r * math.cos(angle), cy + r * math.sin(angle)) for angle in angles]
    return points

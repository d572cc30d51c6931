"""Where the Kon stands: zero is the deck's; beyond the leader's distance, to either side, the trick is to be had."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image

from bot.pictures.aforator.cards import signed, tone
from bot.pictures.aforator.scenes import Laid
from bot.pictures.kit import shapes
from bot.pictures.kit.canvas import WIDTH, Canvas
from bot.pictures.kit.palette import CREAM, HONEY, INK, INK2, PLUM, mix
from bot.pictures.kit.type import width
from bot.pictures.parts.badge import badge

HIGH, LEFT, RIGHT = 54, 70, WIDTH - 70
BAR = 20
"""How far the bar goes beyond the scale, both ends together."""
STEPS = (5, 10, 20, 50, 100, 500)
TICKS = 7
"""To a side at most."""
BADGE, APART = 27, 62
ROWS, ROW = 2, 62
"""Of badges: how many there are, and how high one is."""


class Gauge:
    """A scale for one Kon, at a height of the canvas."""

    def __init__(self, canvas: Canvas, y: float, laid: Sequence[Laid], total: int, distance: int) -> None:
        self.canvas, self.y, self.far = canvas, y, distance
        farthest = max([abs(card.reached or 0) for card in laid] + [abs(total)])
        self.scale = max(8, math.ceil(farthest * 1.12) + 2)
        self.middle = WIDTH / 2

    def at(self, value: float) -> float:
        return self.middle + (RIGHT - LEFT) / 2 * value / self.scale

    @property
    def ledge(self) -> float:
        """How wide the zone is in which a trick is to be had."""
        return RIGHT - self.at(self.far)

    def bar(self) -> None:
        """The scale with its zones and ticks, and the deck on zero."""
        canvas, y = self.canvas, self.y
        canvas.box(LEFT - 16, y, RIGHT - LEFT + 32, HIGH + 8, HIGH // 2, PLUM.shade)
        wide, high = RIGHT - LEFT + BAR, HIGH - 12
        canvas.box(LEFT - 10, y + 6, wide, high, high // 2, PLUM.panel)
        if self.far:
            left, right = (round(self.at(side * self.far)) - LEFT + 10 for side in (-1, 1))
            canvas.put(_zones(wide, high, left, right), LEFT - 10, y + 6, HONEY)
        self._ticks()
        canvas.box(self.middle - 62, y - 9, 124, HIGH + 18, 22, CREAM)
        canvas.icon("deck", self.middle - 50, y + HIGH / 2 - 22, 44, INK2)
        canvas.text(self.middle + 28, y + HIGH / 2 + 18, "0", 54, INK, "bold", "middle")
        for value in (-self.far, self.far) if self.far else ():
            self._label(value)

    def _ticks(self) -> None:
        every = next(step for step in STEPS if self.scale / step <= TICKS)
        within = self.far - (1 if self.ledge > 110 else 30 * self.scale / 104)
        for value in range(-self.scale + 1, self.scale):
            if value and value % every == 0 and abs(value) < within:
                self.canvas.box(self.at(value) - 2, self.y + 14, 4, HIGH - 28, 2, mix(PLUM.panel, CREAM, 0.4))

    def _label(self, value: int) -> None:
        """On its zone, or before it where that is narrow."""
        label, side = signed(value), 1 if value > 0 else -1
        inside = self.ledge > width(label, 44, "bold") + 30
        x, long = self.at(value) + side * (16 if inside else -16), width(label, 44, "bold")
        if not inside and abs(x - self.middle) - long < 70:
            return
        colour, anchor = (INK, side > 0) if inside else (CREAM, side < 0)
        self.canvas.text(x, self.y + HIGH / 2 + 16, label, 44, colour, "bold", "left" if anchor else "right")

    def badges(self, laid: Sequence[Laid], leader: int | None, letters: Sequence[str]) -> None:
        """Where each brought it, in two rows if they'd touch; whoever leads has a crown."""
        brought = [
            (card.seat, self.at(card.reached)) for card in laid if card.seat is not None and card.reached is not None
        ]
        brought.sort(key=lambda hung: (hung[0] != leader, hung[1]))
        hung = [
            (seat, x, below, self.y + HIGH + 50 + row * ROW)
            for row, those in enumerate(_rows(brought))
            for (seat, x), below in zip(those, _apart([x for _, x in those]), strict=True)
        ]
        for _, x, below, y in hung:
            self.canvas.line([(x, self.y + HIGH + 2), (below, y - BADGE)], mix(CREAM, PLUM.ring, 0.3), 4)
        for seat, _, below, y in hung:
            x, leads = round(below), seat == leader
            badge(self.canvas, x, round(y), BADGE, seat, letters[seat], HONEY if leads else PLUM.ring)
            if leads:
                self.canvas.icon("crown", x - 24, y - 62, 48, PLUM.ring)
                self.canvas.icon("crown", x - 22, y - 60, 44, HONEY)

    def balloon(self, total: int) -> None:
        """The sum now."""
        canvas, y, x, said = self.canvas, self.y, self.at(total), signed(total)
        long = max(104, round(width(said, 72, "bold") + 52))
        left = min(max(x - long / 2, LEFT - 10), RIGHT + 10 - long)
        canvas.polygon([(x - 20, y - 30), (x + 20, y - 30), (x, y + 2 - 8 * (not total))], CREAM)
        canvas.box(left, y - 116, long, 90, 26, CREAM)
        canvas.text(left + long / 2, y - 46, said, 72, tone(total), "bold", "middle")


@lru_cache(64)
def _zones(w: int, h: int, left: int, right: int) -> Image.Image:
    """The bar without its middle."""
    mask = shapes.rounded(w, h, h // 2).copy()
    mask.paste(0, (left, 0, right, h))
    return mask


Hung = tuple[int, float]
"""A seat, and where it brought the sum."""


def _rows(brought: Sequence[Hung]) -> list[list[Hung]]:
    """Each in the first row where it touches nobody, or fewest."""
    rows: list[list[Hung]] = [[] for _ in range(ROWS)]
    for seat, x in brought:
        touched = [sum(abs(x - other) < APART for _, other in row) for row in rows]
        rows[touched.index(min(touched))].append((seat, x))
    return [sorted(row, key=lambda hung: hung[1]) for row in rows]


def _apart(xs: Sequence[float]) -> list[float]:
    """Places so far apart that badges don't touch, as near to these as can be; they are in order."""
    groups: list[tuple[float, int]] = []
    for x in xs:
        middle, many = x, 1
        while groups and middle - groups[-1][0] < APART * (many + groups[-1][1]) / 2:
            before, others = groups.pop()
            middle = (middle * many + before * others) / (many + others)
            many += others
        groups.append((middle, many))
    return [middle + (at - (many - 1) / 2) * APART for middle, many in groups for at in range(many)]

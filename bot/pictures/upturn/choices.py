"""A tile of UpTurn with its question: how it is laid, or whom a gift goes to, in the rows of the buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from bot.pictures.drawing import Player
from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import BLUE, CREAM, GREEN, HONEY, SEA
from bot.pictures.kit.palette import EDGE as TILE_EDGE
from bot.pictures.kit.type import cut, shrunk, width
from bot.pictures.parts.badge import badge
from bot.pictures.parts.cloth import tall_header
from bot.pictures.parts.seats import EDGE, chevron
from bot.pictures.upturn import tiles
from bot.pictures.upturn.hand import HEADER, HEIGHT, count, shelf, title
from bot.pictures.upturn.scenes import Choice, UpTurnChoices

TILE, SHELF = (270, 350), (MARGIN - 16, 690, 360)
"""The measures of the tile, and where its shelf is."""
LEFT, TOP, BOTTOM = 410, 196, 770
"""Where the answers have room."""
GAP, HIGH, TALL = 24, 150, 220
TWO_LINES = 190
"""Pixels that an answer of two lines needs."""
WORDS, LEAST, PAD = 60, 40, 20
DISC, CHEVRON, BETWEEN = 34, 30, 14


def choices(drawing: UpTurnChoices) -> Canvas:
    canvas = tall_header(SEA, HEIGHT, HEADER)
    title(canvas, drawing.header)
    _asked(canvas, drawing)
    answers = Answers(canvas, drawing.players)
    rows = len(drawing.rows)
    high = min(TALL if rows < 3 else HIGH, (BOTTOM - TOP + GAP) / max(1, rows) - GAP)
    y = (TOP + BOTTOM - rows * (high + GAP) + GAP) / 2
    for row in drawing.rows:
        long = (WIDTH - MARGIN - LEFT - (len(row) - 1) * GAP) / len(row)
        for at, choice in enumerate(row):
            answers.draw(Box(LEFT + at * (long + GAP), y, long, high), choice)
        y += high + GAP
    return canvas


def _asked(canvas: Canvas, drawing: UpTurnChoices) -> None:
    """The tile that it is about, on a shelf of its own."""
    (w, h), (left, base, long) = TILE, SHELF
    tiles.put(canvas, drawing.tile, left + (long - w) / 2, base - 25 - h, w, h)
    shelf(canvas, left, base, long)
    if drawing.n > 1:
        count(canvas, left + (long + w) / 2 - 24, base - 64, drawing.n, 72)


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float

    @property
    def middle(self) -> float:
        return self.y + self.h / 2


Part = tuple[float, Callable[[float], object]]
"""A width, and what is drawn from some x on."""


class Answers:
    """The panels of the answers on a canvas."""

    def __init__(self, canvas: Canvas, players: Sequence[Player]) -> None:
        self._canvas = canvas
        self._names, self._letters = [drawable(player) for player in players], letters(players)

    def draw(self, box: Box, choice: Choice) -> None:
        self._canvas.box(box.x, box.y + EDGE, box.w, box.h, 28, SEA.shade)
        self._canvas.box(box.x, box.y, box.w, box.h, 28, SEA.panel)
        if choice.tiles is not None:
            self._receiver(box, choice.seat or 0, choice.tiles)
        elif choice.gifts and box.h >= TWO_LINES:
            half = box.h / 2 - 8
            self._line(Box(box.x, box.y + 12, box.w, half), [], choice.words, [])
            self._line(Box(box.x, box.y + half, box.w, half), [], "", [*self._after(box.y + half * 1.5, choice)])
        else:
            words = choice.words if choice.seat is None else self._names[choice.seat]
            self._line(box, [*self._before(box.middle, choice)], words, [*self._after(box.middle, choice)])

    def _line(self, box: Box, before: Sequence[Part], words: str, after: Sequence[Part]) -> None:
        """In the middle of the panel."""
        others = sum(long + BETWEEN for long, _ in (*before, *after))
        room = box.w - 2 * PAD - others
        size = shrunk(words, WORDS, "bold", room, LEAST)
        said = cut(words, size, "bold", room)
        x = box.x + (box.w - others - width(said, size, "bold") + (BETWEEN if before or after else 0)) / 2
        for long, draw in before:
            draw(x)
            x += long + BETWEEN
        x += self._canvas.text(x, box.middle + size * 0.36, said, size, CREAM, "bold") + (BETWEEN if said else 0)
        for long, draw in after:
            draw(x)
            x += long + BETWEEN

    def _before(self, middle: float, choice: Choice) -> Iterator[Part]:
        """Which way, and on which side the next one sits."""
        if choice.way:
            yield 2 * DISC, partial(self._arrow, middle, choice.way)
        if choice.sense < 0:
            yield CHEVRON, lambda x: chevron(self._canvas, x + CHEVRON / 2, middle, -1)

    def _after(self, middle: float, choice: Choice) -> Iterator[Part]:
        """On which side they sit, the gifts that it brings, and the word."""
        canvas, count = self._canvas, f"{choice.gifts}"
        if choice.sense > 0:
            yield CHEVRON, lambda x: chevron(canvas, x + CHEVRON / 2, middle, 1)
        if choice.gifts:
            yield 54, lambda x: canvas.icon("gift", x, middle - 29, 54, HONEY)
            yield width(count, WORDS, "bold"), lambda x: canvas.text(x, middle + 21, count, WORDS, CREAM, "bold")
        if choice.said:
            yield 52, lambda x: canvas.icon("said", x, middle - 27, 52, CREAM)

    def _arrow(self, middle: float, way: str, x: float) -> None:
        self._canvas.disc(x + DISC, middle, DISC, BLUE if way == "up" else GREEN)
        self._canvas.icon(way, x + DISC - 23, middle - 23, 46, CREAM)

    def _receiver(self, box: Box, seat: int, count: int) -> None:
        """Whom a gift may go to, and how many they have."""
        tall, left = box.h >= TWO_LINES, box.x + PAD + 72
        top = box.middle - (48 if tall else 0)
        right, base = box.x + box.w - PAD, box.middle + (84 if tall else 31)
        room = right - left - (0 if tall else width(f"{count}", 88, "bold") + 84)
        badge(self._canvas, box.x + PAD + 30, top, 30, seat, self._letters[seat])
        self._canvas.text(left, top + 19, self._names[seat], 52, CREAM, "bold", room=room, least=LEAST)
        x = left if tall else right - width(f"{count}", 88, "bold")
        self._canvas.box(x - 64, base - 60, 42, 62, 9, TILE_EDGE)
        self._canvas.box(x - 64, base - 64, 42, 62, 9, CREAM)
        self._canvas.text(x, base, count, 88, CREAM, "bold")

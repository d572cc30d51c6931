"""A hand of UpTurn: tiles on shelves, in the rows and the order of their buttons; what can't be laid is hollow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.palette import CREAM, HONEY, INK, SEA, mix
from bot.pictures.kit.type import width
from bot.pictures.parts.cloth import tall_header
from bot.pictures.parts.seats import EDGE
from bot.pictures.upturn import tiles
from bot.pictures.upturn.scenes import Header, Held, UpTurnHand, Way

HEADER, HEIGHT, SHELF, HIGHEST = 150, 800, 270, 1280
"""Of the header, of a hand of up to two shelves, of each further one, and of the highest picture."""
WIDE, HIGH = 196, 236
"""Of a tile, where there is room."""
FIRST, LAST = 186, 50
"""Above the first shelf's part, and below the last shelf."""
ABREAST, PITCH = 5, 246
ALONE, LARGEST, FAR = 660, 330, 320
"""Where a single shelf hangs, how high its tiles may be, and how far apart."""
TITLE, LEAST, HELD = 72, 48, 50
WAY_SIGNS: dict[Way, tuple[str, ...]] = {"any": ("up", "down"), "stuck": ("alarm",), "over": ()}
THICK, THIN, LOW = 24, 14, 200
"""Of a shelf, and of one where so little is between them."""
WOOD, LIGHT = "#B47F48", "#D09A60"
"""A shelf, and the light on its edge."""
SOFT = mix(CREAM, SEA.shade, 0.1)


class Grid(NamedTuple):
    """Where tiles stand."""

    top: float
    """The first shelf."""
    pitch: float
    """From one shelf to the next."""
    first: float
    """The middle of the first tile."""
    step: float
    """From one tile to the next."""
    w: int
    h: int
    thick: int = THICK
    """Of a shelf."""


def hand(drawing: UpTurnHand) -> Canvas:
    shelves = drawing.shelves or ((),)
    height = min(HIGHEST, HEIGHT + SHELF * max(0, len(shelves) - 2))
    canvas = tall_header(SEA, height, HEADER)
    title(canvas, drawing.header)
    grid = _grid(height, shelves) if len(shelves) > 1 else _alone(shelves[0])
    for number, held in enumerate(shelves):
        base = grid.top + number * grid.pitch
        shelf(canvas, MARGIN - 16, base, WIDTH - 2 * MARGIN + 32, grid.thick)
        for at, one in enumerate(held):
            _held(canvas, grid, one, grid.first + at * grid.step, base - 4)
    canvas.text(WIDTH / 2, ALONE - 150, drawing.none, 96, CREAM, "bold", "middle", room=1100, least=LEAST)
    return canvas


def _grid(height: int, shelves: Sequence[Sequence[Held]]) -> Grid:
    """Tiles as large as there is room for, all of one size."""
    pitch = (height - FIRST - LAST) / len(shelves)
    thick = THICK if pitch > LOW else THIN
    step = PITCH if max(map(len, shelves)) <= ABREAST else PITCH / 2
    above = 46 if not any(held.fits for shelf in shelves[1:] for held in shelf) else round(thick * 1.5) + 28
    h = min(round(pitch - above - (pitch < LOW) * 6), HIGH)
    w = min(round(step) - 22, round(h * WIDE / HIGH) if h > 180 else round(h * 1.05))
    return Grid(FIRST + pitch, pitch, MARGIN + step / 2 - (13 if step == PITCH else 0), step, w, h, thick)


def _alone(held: Sequence[Held]) -> Grid:
    """On a single shelf: in its middle, and larger where they are few."""
    step = min(FAR, (WIDTH - 2 * MARGIN) / max(1, len(held)))
    w = round(min(LARGEST * WIDE / HIGH, step - 22))
    ways = any(one.ways for one in held)
    first = MARGIN + w / 2 + 20 if ways else (WIDTH - (len(held) - 1) * step) / 2
    return Grid(ALONE, 0, first, step, w, round(w * HIGH / WIDE))


def title(canvas: Canvas, header: Header) -> None:
    """What is asked, beside the last number; how many tiles one has, where there is room for that."""
    x: float = MARGIN
    if header.last:
        tiles.put(canvas, header.last, x, 18, 88, 112)
        x += 112
    for icon in WAY_SIGNS.get(header.way, (header.way,)) if header.way else ():
        canvas.icon(icon, x, 40, 72, HONEY)
        x += 62 if header.way == "any" else 88
    x += 18 if header.way == "any" else 0
    room = WIDTH - MARGIN - x
    beside = room - 40 - width(header.held, HELD)
    if width(header.words, 60, "bold") <= beside:
        canvas.text(WIDTH - MARGIN, 98, header.held, HELD, SOFT, anchor="right")
        room = beside
    canvas.text(x, 100, header.words, TITLE, CREAM, "bold", room=room, least=LEAST)


def shelf(canvas: Canvas, x: float, y: float, w: float, thick: int = THICK) -> None:
    canvas.box(x, y + thick / 3, w, thick + 2, 13, SEA.shade)
    canvas.box(x, y, w, thick, thick // 2, WOOD)
    canvas.box(x, y, w, thick * 0.42, thick // 5, LIGHT)


def count(canvas: Canvas, x: float, y: float, n: int, size: int = 44) -> None:
    """How many equal tiles, around that point."""
    words = f"×{n}"
    long, high = width(words, size, "bold") + 30, size + 16
    canvas.box(x - long / 2 - 4, y - high / 2 - 4, long + 8, high + 8, high // 2 + 4, SEA.ring)
    canvas.box(x - long / 2, y - high / 2, long, high, high // 2, INK)
    canvas.text(x, y + size * 0.36, words, size, CREAM, "bold", "middle")


def _held(canvas: Canvas, grid: Grid, held: Held, cx: float, base: float) -> None:
    """A tile that stands on a shelf; what doesn't fit is smaller, as it lies deeper."""
    w, h = (grid.w, grid.h) if held.fits else (round(grid.w * 0.86), round(grid.h * 0.8))
    edge = round(h * tiles.LOWER) if held.fits else 14
    x, y = cx - w / 2, base - edge - h
    if not held.fits:
        tiles.hollow(canvas, held.tile, x, y, w, h)
    else:
        tiles.put(canvas, held.tile, x, y, w, h)
    if held.drawn:
        _fresh(canvas, x, y, w, h + (edge if held.fits else 0))
    if held.n > 1:
        count(canvas, cx, base + 10, held.n, 44 if grid.thick == THICK else 36)
    _ways(canvas, held.ways, cx + grid.step / 2, base - grid.h / 2)


def _fresh(canvas: Canvas, x: float, y: float, w: int, h: int) -> None:
    """Just from the bag: a ring and a dot, as its button has."""
    around = tiles.AROUND
    canvas.ring(
        x - around, y - around, w + 2 * around, h + 2 * around, round(w * tiles.ROUND) + around, HONEY, tiles.RING
    )
    canvas.disc(x + w - 8, y + 8, 24, SEA.ring)
    canvas.disc(x + w - 8, y + 8, 19, HONEY)


def _ways(canvas: Canvas, ways: Sequence[str], x: float, cy: float) -> None:
    """Silently, or with the word: side by side as the buttons."""
    for number, words in enumerate(ways):
        aloud = 70 if number else 0
        long = width(words, 54, "bold") + 72 + aloud
        canvas.box(x, cy - 60 + EDGE, long, 120, 28, SEA.shade)
        canvas.box(x, cy - 60, long, 120, 28, SEA.panel)
        if aloud:
            canvas.icon("said", x + 32, cy - 28, 56, CREAM)
        canvas.text(x + 36 + aloud, cy + 19, words, 54, CREAM, "bold")
        x += long + 24

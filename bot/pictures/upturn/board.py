"""The table of UpTurn: the row with its last number, what fits, and how many tiles each has."""

from __future__ import annotations

from bot.pictures.kit.canvas import WIDTH, Canvas
from bot.pictures.kit.palette import BLUE, CREAM, EDGE, GREEN, INK, RED, SEA, WOOD, Colour, mix
from bot.pictures.kit.shapes import rounded
from bot.pictures.kit.type import width
from bot.pictures.parts.cloth import cloth, header
from bot.pictures.upturn.scenes import Need, Tile, UpTurnBoard, Way
from bot.pictures.upturn.seats import seats
from bot.pictures.upturn.tiles import FAINT, HIGH, WIDE, hollow, put, ringed

HEIGHT = 960
EARLIER, ROW, NEED, SEATS = 146, 276, 500, 680
"""Where each part begins."""
SMALL = (76, 96)
APART = 14
PILE = (100, 140)
PILL, WORDS = 112, 72
SIGNS: dict[Way, tuple[str, Colour]] = {
    "up": ("up", BLUE),
    "down": ("down", GREEN),
    "stuck": ("alarm", RED),
    "over": ("flag", mix(SEA.panel, INK, 0.35)),
}


def board(drawing: UpTurnBoard) -> Canvas:
    canvas = cloth(SEA, HEIGHT)
    header(canvas, SEA, drawing.title, (("", drawing.row), ("bag", str(drawing.bag))))
    _earlier(canvas, drawing.earlier)
    _row(canvas, drawing)
    _pill(canvas, drawing.need)
    seats(canvas, SEATS, drawing.seats, drawing.sense)
    return canvas


def _earlier(canvas: Canvas, tiles: tuple[Tile, ...]) -> None:
    w, h = SMALL
    x = (WIDTH - len(tiles) * (w + APART) + APART) / 2
    for at, tile in enumerate(tiles):
        hollow(canvas, tile, x + at * (w + APART), EARLIER, w, h)


def _row(canvas: Canvas, drawing: UpTurnBoard) -> None:
    """The pile of what has no room, the tiles, and the place of the next one."""
    goes_on = drawing.need.way != "over"
    count = len(drawing.tiles) + bool(drawing.hidden) + goes_on
    x = (WIDTH - count * (WIDE + APART) + APART) / 2
    if drawing.hidden:
        _pile(canvas, x, drawing.more, drawing.hidden)
        x += WIDE + APART
    for at, tile in enumerate(drawing.tiles):
        (ringed if at == drawing.last else put)(canvas, tile, x, ROW)
        x += WIDE + APART
    if goes_on:
        canvas.ring(x + 6, ROW, WIDE, HIGH, 24, FAINT, 5, 26)
        _slot(canvas, x + 6 + WIDE / 2, drawing.need.way)


def _pile(canvas: Canvas, x: float, more: str, count: int) -> None:
    """Three tiles of them, one upon the other."""
    w, h = PILE
    for under in (2, 1, 0):
        canvas.box(x + under * 12, ROW + 28, w, h, 18, EDGE)
        canvas.box(x + under * 12, ROW + 22, w, h, 18, mix(CREAM, EDGE, 0.25 * under))
    canvas.text(x + w / 2, ROW + HIGH / 2 - 4, more, 40, WOOD, anchor="middle", room=w - 8, least=32)
    canvas.text(x + w / 2, ROW + HIGH / 2 + 46, count, 52, WOOD, "bold", "middle")


def _slot(canvas: Canvas, cx: float, way: Way) -> None:
    """Which way the next number goes."""
    middle = ROW + HIGH / 2
    if way == "any":
        canvas.icon("up", cx - 52, middle - 56, 60, FAINT)
        canvas.icon("down", cx - 8, middle - 4, 60, FAINT)
    else:
        canvas.icon(way if way in ("up", "down") else "up", cx - 40, middle - 40, 80, FAINT)


def _pill(canvas: Canvas, need: Need) -> None:
    """What fits: an arrow in its colour, and the words."""
    long = width(need.words, WORDS, "bold") + PILL + 70
    x = (WIDTH - long) / 2
    canvas.box(x, NEED + 8, long, PILL, PILL // 2, SEA.shade)
    canvas.box(x, NEED, long, PILL, PILL // 2, CREAM)
    _disc(canvas, x + PILL / 2, NEED + PILL / 2, PILL // 2 - 10, need.way)
    canvas.text(x + PILL + 16, NEED + PILL / 2 + 26, need.words, WORDS, INK, "bold")


def _disc(canvas: Canvas, cx: float, cy: float, r: int, way: Way) -> None:
    """With an arrow; with both where either goes."""
    if way == "any":
        whole = rounded(2 * r, 2 * r, r)
        canvas.put(whole, cx - r, cy - r, BLUE)
        canvas.put(whole.crop((0, r, 2 * r, 2 * r)), cx - r, cy, GREEN)
        for icon, y in (("up", cy - r * 0.85), ("down", cy + r * 0.1)):
            canvas.icon(icon, cx - r * 0.375, y, r * 0.75, CREAM)
        return
    icon, colour = SIGNS[way]
    canvas.disc(cx, cy, r, colour)
    canvas.icon(icon, cx - r * 0.7, cy - r * 0.7, r * 1.4, CREAM)

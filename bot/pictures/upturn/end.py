"""How a game of UpTurn ended: the podium, the last tile, and the tiles in hand turn by turn."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import CREAM, HONEY, INK, SEA, mix
from bot.pictures.kit.palette import EDGE as TILE_EDGE
from bot.pictures.kit.type import cut, shrunk, width
from bot.pictures.parts.badge import badge
from bot.pictures.parts.chart import chart
from bot.pictures.parts.cloth import ended_header, rays
from bot.pictures.parts.seats import EDGE
from bot.pictures.parts.turning import HIGH as TURNING
from bot.pictures.parts.turning import turning
from bot.pictures.parts.winner import winner
from bot.pictures.upturn import tiles
from bot.pictures.upturn.scenes import Place, UpTurnEnd

HEIGHT = 1280
TOP, LAST = 150, (124, 160)
"""Where the winner stands, and the measures of the last tile."""
BASE, STEPS = 724, {1: 250, 2: 210, 3: 182, 4: 158}
"""The foot of the podium, and how high each place is."""
SUMMED = 36
"""How much higher, where sums are told."""
ALONE, HIGHER = 1110, 240
"""The foot, and how much higher the places are, where there is no chart."""
RACK = (58, 88)
"""A tile of what somebody is left with, on such a place."""
CHARTED, CHART, BOTTOM = 786, 812, 1248
GAP = 20


def end(drawing: UpTurnEnd) -> Canvas:
    canvas = rays(SEA, HEIGHT)
    ended_header(canvas, SEA, drawing.title, drawing.facts, drawing.by)
    _first(canvas, drawing)
    _podium(canvas, drawing)
    if drawing.series:
        canvas.text(MARGIN + 6, CHARTED, drawing.charted, 44, mix(CREAM, SEA.ring, 0.15))
        below = BOTTOM - (TURNING + 26 if drawing.turn else 0)
        place, turn = (MARGIN, CHART, WIDTH - 2 * MARGIN, below - CHART), drawing.turn
        decided = (turn.at, turn.seat) if turn else None
        chart(canvas, SEA, place, drawing.series, letters(drawing.players), turn=decided)
    if drawing.turn:
        words = f"{drawable(drawing.players[drawing.turn.seat])} {drawing.turn.words}"
        turning(canvas, SEA, BOTTOM - TURNING, drawing.turn.title, words)
    return canvas


def _first(canvas: Canvas, drawing: UpTurnEnd) -> None:
    """Who has won, and with which number; or that nobody has."""
    w, h = LAST
    if drawing.last:
        tiles.ringed(canvas, drawing.last, WIDTH - MARGIN - w - 26, TOP + 6, w, h)
    if drawing.won:
        names = ", ".join(drawable(drawing.players[place.seat]) for place in drawing.places if place.number == 1)
        winner(canvas, TOP, drawing.word, names, room=220 if drawing.last else 0)
    else:
        canvas.icon("bag", MARGIN, TOP, 128, HONEY)
        canvas.text(MARGIN + 160, TOP + 92, drawing.word, 84, CREAM, "bold", room=WIDTH - 2 * MARGIN - 160, least=56)


def _podium(canvas: Canvas, drawing: UpTurnEnd) -> None:
    many, marks = len(drawing.places), letters(drawing.players)
    base, higher = (BASE, 0) if drawing.series else (ALONE, HIGHER)
    higher += SUMMED if any(place.summed for place in drawing.places) else 0
    w = (WIDTH - 2 * MARGIN - (many - 1) * GAP) / many
    for at, place in enumerate(_arranged(drawing.places)):
        x, high = MARGIN + at * (w + GAP), STEPS[place.number] + higher
        box = (x, base - high, w, high)
        _place(canvas, box, place)
        if not drawing.series:
            _rack(canvas, x + 24, box[1] + 140, w - 48, place)
        _named(canvas, box, place, drawable(drawing.players[place.seat]), marks[place.seat])


def _arranged(places: Sequence[Place]) -> Sequence[Place]:
    """The second to the left of the first, unless they share their place with the third: those stand side by side."""
    first, second, *others = places
    shared = bool(others) and second.number == others[0].number != first.number
    return places if shared else (second, first, *others)


Box = tuple[float, float, float, int]
"""Left, top, width and height."""


def _place(canvas: Canvas, box: Box, place: Place) -> None:
    (x, y, w, high), won = box, place.number == 1
    ink, below = INK if won else CREAM, y + high - 22
    canvas.box(x, y + EDGE, w, high, 26, SEA.shade)
    canvas.box(x, y, w, high, 26, HONEY if won else SEA.panel)
    canvas.text(x + w / 2, y + 78, place.number, 84, ink, "bold", "middle")
    if place.summed:
        canvas.text(x + w / 2, below, place.summed, 44, ink, anchor="middle", room=w - 20, least=40)
        below -= 46
    canvas.text(x + w / 2, below, place.counted, 46, ink, anchor="middle", room=w - 20, least=40)


def _rack(canvas: Canvas, x: float, y: float, room: float, place: Place) -> None:
    """What they are left with."""
    w, h = RACK
    step = min(w + 10, (room - w) / max(1, place.tiles - 1))
    left = x + (room - w - (place.tiles - 1) * step) / 2
    for at in range(place.tiles):
        canvas.box(left + at * step - 3, y, w + 6, h + 6, 12, HONEY if place.number == 1 else SEA.panel)
        canvas.box(left + at * step, y + 6, w, h, 12, TILE_EDGE)
        canvas.box(left + at * step, y, w, h, 12, CREAM)


def _named(canvas: Canvas, box: Box, place: Place, name: str, letter: str) -> None:
    """Who stands there; a crown for the first."""
    x, y, w, _ = box
    size = shrunk(name, 54, "bold", w - 80, 42)
    said = cut(name, size, "bold", w - 80)
    left = x + (w - width(said, size, "bold") - 72) / 2
    if place.number == 1:
        canvas.icon("crown", left - 1, y - 112, 60, HONEY)
    badge(canvas, left + 29, y - 38, 29, place.seat, letter)
    canvas.text(left + 72, y - 20, said, size, CREAM, "bold")

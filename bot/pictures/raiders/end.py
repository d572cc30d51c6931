"""The end: who has won and with which street, how it went circle by circle, everybody else's place."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas, Part, Sign, Word, flow_width
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import CREAM, HONEY, NIGHT, mix
from bot.pictures.kit.type import cut, width
from bot.pictures.parts.badge import badge
from bot.pictures.parts.chart import chart
from bot.pictures.parts.cloth import ended_header, rays
from bot.pictures.parts.seats import panel
from bot.pictures.parts.winner import FIGURE, LEAST, winner
from bot.pictures.raiders.head import FAINT, badges, named
from bot.pictures.raiders.houses import WIDE, block, fitting, row
from bot.pictures.raiders.lines import write
from bot.pictures.raiders.scenes import RaidersEnd
from bot.pictures.raiders.values import Place

HIGH, FOOT = 1280, 36
TITLE, STREET = 146, 306
QUIET = mix(CREAM, NIGHT.ring, 0.15)
ROOMY = 500
"""A place of that width has a coin, too."""
PLACE, LOW_PLACE = 120, 92
"""The height of a place, and of one where there are two rows of them."""
NOTE, CHART = 64, 400
"""The height of the line about a guard, and that of a chart beside which there is room for one."""
TALLEST = 520
APART = 235
"""From house to house, at most."""


def end(drawing: RaidersEnd) -> Canvas:
    canvas, marks = rays(NIGHT, HIGH), letters(drawing.players)
    ended_header(canvas, NIGHT, drawing.title, drawing.facts, drawing.by)
    figure: list[Part] = [Sign("coin", HONEY), 14, Word(str(drawing.cash), HONEY)]
    room = WIDTH - 2 * MARGIN - 200 - flow_width(figure, FIGURE)
    winner(canvas, TITLE, drawing.word, _names(drawing, room), figure)
    y = STREET + _streets(canvas, drawing, marks)
    bottom = HIGH - FOOT - _places(canvas, drawing, marks, chartless=not drawing.series, top=y)
    notes = [("bolt", HONEY, drawing.turning.words)] if drawing.turning else []
    if drawing.held:
        notes.append(("shield", mix(CREAM, NIGHT.ring, 0.2), drawing.held))
    for icon, colour, words in notes:
        if bottom - y > CHART:
            bottom -= NOTE
            canvas.icon(icon, MARGIN + 8, bottom + 2, 46, colour)
            write(canvas, MARGIN + 70, bottom + 42, words, 46, CREAM, room=WIDTH - 2 * MARGIN - 90)
            bottom -= 14
    if drawing.series:
        canvas.text(MARGIN + 6, y + 40, drawing.chart_word, 44, QUIET)
        place = (MARGIN, y + 62, WIDTH - 2 * MARGIN, min(TALLEST, bottom - y - 62))
        turn = (drawing.turning.at, drawing.turning.side) if drawing.turning else None
        chart(canvas, NIGHT, place, drawing.series, marks, goal=drawing.goal, stairs=True, turn=turn)
    return canvas


def _names(drawing: RaidersEnd, room: float) -> str:
    """All who have won, or as many as have room, and how many there are besides."""
    names = [_together(side, drawing, room) for side in drawing.winners]
    for kept in range(len(names), 1, -1):
        rest = f" +{len(names) - kept}" if kept < len(names) else ""
        if width(shown := ", ".join(names[:kept]) + rest, LEAST, "bold") <= room:
            return shown
    return names[0] if len(names) == 1 else f"{cut(names[0], LEAST, 'bold', room - 120)} +{len(names) - 1}"


def _together(side: Sequence[int], drawing: RaidersEnd, room: float) -> str:
    """A player's name, or those of a pair, each in its half of the room if both are long."""
    names = [drawable(drawing.players[seat]) for seat in side]
    if len(names) == 1 or width(" + ".join(names), LEAST, "bold") <= room:
        return " + ".join(names)
    return " + ".join(cut(name, LEAST, "bold", (room - 60) / 2) for name in names)


def _streets(canvas: Canvas, drawing: RaidersEnd, marks: Sequence[str]) -> float:
    """Property of who has won, side by side; returns the height that it takes."""
    seats = [seat for side in drawing.winners for seat in side]
    every = [(seat, street) for seat, street in zip(seats, drawing.streets, strict=False) if street]
    if not every:
        return 0
    across = len(every)
    wide = (WIDTH - 2 * MARGIN - (across - 1) * GAP) / across
    room = wide - (120 if across == 1 else 160)
    w = min(fitting(street, WIDE if across == 1 else 112, room) for _, street in every)
    high = block(w) + 62
    for at, (seat, street) in enumerate(every):
        x = MARGIN + at * (wide + GAP)
        panel(canvas, NIGHT, x, STREET, wide, high, on=False, r=30)
        row(canvas, x + 60, STREET + 36, street, w, room, APART)
        if across > 1:
            badge(canvas, x + wide - 50, STREET + high - 46, 28, seat, marks[seat])
    return high + 22


def _places(canvas: Canvas, drawing: RaidersEnd, marks: Sequence[str], *, chartless: bool, top: float) -> float:
    """Everybody else; returns the height, from the foot."""
    n = len(drawing.places)
    if not n:
        return 0
    across = n if n <= 3 else 3 if n > 4 else 2
    rows = -(-n // across)
    high = PLACE if rows == 1 else LOW_PLACE
    if chartless:
        across, rows = 1, n
        high = min(140, round((HIGH - FOOT - top - 16 * n) / n) - 9)
    wide = (WIDTH - 2 * MARGIN - (across - 1) * GAP) / across
    taken = rows * (high + 9) + (rows - 1) * 14
    first = top + 10 if chartless else HIGH - FOOT - taken
    for at, place in enumerate(drawing.places):
        x, y = MARGIN + at % across * (wide + GAP), first + at // across * (high + 23)
        _place(canvas, x, y, wide, high, place, drawing, marks)
    return taken + 22


def _place(
    canvas: Canvas, x: float, y: float, w: float, h: int, place: Place, drawing: RaidersEnd, marks: Sequence[str]
) -> None:
    panel(canvas, NIGHT, x, y, w, h, on=False, r=26)
    middle = y + h / 2
    left = x + 20 + canvas.text(x + 20, middle + 20, place.place, 54, FAINT, "bold") + 14
    left += badges(canvas, left, middle, 28, place.seats, marks) + 12
    right = x + w - 22 - canvas.text(x + w - 22, middle + 21, place.cash, 58, CREAM, "bold", "right") - 14
    if w > ROOMY:
        canvas.icon("coin", right - 54, middle - 27, 54, HONEY)
        right -= 74
    line = named(place.seats, drawing.players)
    write(canvas, left, middle + 17, line, 50, CREAM, "bold", room=right - left, least=42)

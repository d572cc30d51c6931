"""Tricks that can be answered while nothing is captured, and a hand that is being searched: what is done to whom."""

from __future__ import annotations

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import CREAM, HONEY, INK, INK2, NIGHT, Colour, mix
from bot.pictures.parts.badge import badge
from bot.pictures.raiders.capture import BARS, PILE, QUIET, SIDE, TOP, VERDICT
from bot.pictures.raiders.fighters import HIGH, WIDE, fighter
from bot.pictures.raiders.head import ground, height, standings
from bot.pictures.raiders.houses import house
from bot.pictures.raiders.lines import write
from bot.pictures.raiders.piles import column
from bot.pictures.raiders.scenes import RaidersTricks
from bot.pictures.raiders.values import Aim

BACKS = 7
"""So many backs of cards are drawn of a hand at most; how many there are stands beside it."""
BACK: Colour = mix(NIGHT.panel, CREAM, 0.18)


def tricks(drawing: RaidersTricks) -> Canvas:
    canvas, marks = ground(drawing.head, height(len(drawing.players))), letters(drawing.players)
    x = SIDE + 130
    canvas.sprite(fighter(drawing.trick), x, TOP)
    badge(canvas, x + 6, TOP + HIGH + 8, 36, drawing.seat, marks[drawing.seat], CREAM)
    canvas.icon("right", x + WIDE + 50, TOP + 120, 96, HONEY)
    if drawing.aim is not None:
        _aim(canvas, drawing, drawing.aim, marks)
    elif drawing.draws:
        _backs(canvas, 700, TOP + 90, drawing.draws, f"+{drawing.draws}")
    else:
        _door(canvas)
    column(canvas, MARGIN, PILE, WIDTH - 2 * MARGIN, drawing.pile, marks)
    _comes(canvas, drawing)
    standings(canvas, BARS, drawing.standings, drawing.head.goal, drawing.players, marks)
    return canvas


def _aim(canvas: Canvas, drawing: RaidersTricks, aim: Aim, marks: tuple[str, ...]) -> None:
    x = 700
    if aim.fighter is None:
        if aim.seat is not None:
            badge(canvas, x + 70, TOP + 130, 66, aim.seat, marks[aim.seat], CREAM)
            name = drawable(drawing.players[aim.seat])
            canvas.text(x + 160, TOP + 112, name, 60, CREAM, "bold", room=WIDTH - MARGIN - x - 160, least=48)
            _backs(canvas, x + 162, TOP + 150, min(aim.hand, BACKS), str(aim.hand))
        return
    canvas.sprite(fighter(aim.fighter), x, TOP)
    if aim.kind is not None:
        left = x + WIDE + 60
        canvas.sprite(house(aim.kind, 130, aim.might), left, TOP + 50)
        canvas.text(left + 65, TOP + 290, aim.name, 48, CREAM, "bold", "middle", room=230, least=40)
    if aim.seat is not None:
        badge(canvas, x + WIDE - 6, TOP + HIGH + 8, 36, aim.seat, marks[aim.seat], CREAM)


def _backs(canvas: Canvas, x: float, y: float, n: int, figure: str) -> None:
    """Cards from behind."""
    for at in range(n):
        left = x + at * 34
        canvas.box(left - 3, y - 3, 96, 136, 18, NIGHT.ring)
        canvas.box(left, y, 90, 130, 16, BACK)
        canvas.ring(left + 8, y + 8, 74, 114, 10, mix(BACK, CREAM, 0.35), 3)
    canvas.text(x + (n - 1) * 34 + 116, y + 94, figure, 84, CREAM, "bold")


def _door(canvas: Canvas) -> None:
    """A property that nobody has seen yet."""
    canvas.icon("door", 720, TOP + 60, 220, QUIET)
    canvas.text(960, TOP + 200, "?", 120, CREAM, "bold")


def _comes(canvas: Canvas, drawing: RaidersTricks) -> None:
    """What the cards would do."""
    canvas.box(MARGIN, VERDICT + 9, WIDTH - 2 * MARGIN, 160, 34, NIGHT.shade)
    canvas.box(MARGIN, VERDICT, WIDTH - 2 * MARGIN, 160, 34, CREAM)
    room = WIDTH - 2 * MARGIN - 88
    if not drawing.comes:
        write(canvas, MARGIN + 44, VERDICT + 104, drawing.when, 64, INK, "bold", room=room, dark=False)
        return
    write(canvas, MARGIN + 44, VERDICT + 62, drawing.when, 46, INK2, room=room, dark=False)
    write(canvas, MARGIN + 44, VERDICT + 130, drawing.comes, 64, INK, "bold", room=room, dark=False)

"""A capture that can be answered: both fighters and what is between them, the pile, how it would end."""

from __future__ import annotations

from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas, Part, Sign, Word
from bot.pictures.kit.names import letters
from bot.pictures.kit.palette import CREAM, GREEN, HONEY, INK, INK2, NIGHT, RED, Colour, mix
from bot.pictures.kit.type import shrunk
from bot.pictures.parts.badge import badge
from bot.pictures.raiders.fighters import HIGH, WIDE, fighter
from bot.pictures.raiders.head import ground, height, standings
from bot.pictures.raiders.houses import coin, high, house
from bot.pictures.raiders.lines import write
from bot.pictures.raiders.piles import column
from bot.pictures.raiders.scenes import RaidersCapture
from bot.pictures.raiders.values import Sort, Verdict

TOP, SIDE = 160, 70
"""Where the fighters stand."""
LOWER = 90
"""How much lower, as long as there is no pile."""
PILE, VERDICT, BARS = 572, 868, 1070
HALF = (WIDTH - 2 * MARGIN - GAP) // 2
QUIET = mix(CREAM, NIGHT.ring, 0.2)
SLOT = mix(NIGHT.ring, CREAM, 0.3)
SIGNS: dict[Sort, tuple[str, Colour, Colour]] = {
    "taken": ("flag", GREEN, GREEN),
    "dies": ("skull", INK, RED),
    "off": ("shield", INK2, INK2),
}
"""The sign of an end, its colour, and that of the words."""


def capture(drawing: RaidersCapture) -> Canvas:
    canvas, marks = ground(drawing.head, height(len(drawing.players))), letters(drawing.players)
    top = TOP + LOWER * (not drawing.left.rows and not drawing.right.rows)
    _attacker(canvas, top, drawing, marks)
    if drawing.owner is None:
        _alone(canvas, top, drawing)
    else:
        _guarded(canvas, top, drawing, marks)
    column(canvas, MARGIN, PILE, HALF, drawing.left, marks)
    column(canvas, WIDTH - MARGIN - HALF, PILE, HALF, drawing.right, marks)
    verdict(canvas, VERDICT, drawing.verdict)
    standings(canvas, BARS, drawing.standings, drawing.head.goal, drawing.players, marks)
    return canvas


def slot(canvas: Canvas, x: float, y: float) -> None:
    """Where a fighter has left."""
    canvas.ring(x, y, WIDE, HIGH, 28, SLOT, 5, 28)


def _attacker(canvas: Canvas, top: float, drawing: RaidersCapture, marks: tuple[str, ...]) -> None:
    if drawing.attacker is None:
        slot(canvas, SIDE, top)
    else:
        canvas.sprite(fighter(drawing.attacker), SIDE, top)
    badge(canvas, SIDE + 6, top + HIGH + 8, 36, drawing.raider, marks[drawing.raider], CREAM)
    canvas.icon("right", SIDE + WIDE + 22, top + 120, 96, HONEY if drawing.attacker else SLOT)


def _guarded(canvas: Canvas, top: float, drawing: RaidersCapture, marks: tuple[str, ...]) -> None:
    """The thing in the middle, its guard and owner at the right."""
    assert drawing.owner is not None
    middle, right = WIDTH / 2, WIDTH - SIDE - WIDE
    canvas.sprite(house(drawing.kind, 180, drawing.might), middle - 90, top)
    coin(canvas, middle + 84, top + 46, 38, drawing.cash)
    size = shrunk(drawing.name, 60, "bold", right - SIDE - WIDE - 60, 44)
    canvas.text(middle, top + high(180) + 70, drawing.name, size, CREAM, "bold", "middle")
    if drawing.guard is None:
        slot(canvas, right, top)
        x, y = right + WIDE / 2, top + HIGH / 2 + 14
        canvas.text(x, y, drawing.free_word, 44, CREAM, anchor="middle", room=WIDE - 30, least=40)
    else:
        canvas.sprite(fighter(drawing.guard), right, top)
        canvas.icon("shield", right - 108, top + 120, 84, QUIET)
    badge(canvas, right + WIDE - 6, top + HIGH + 8, 36, drawing.owner, marks[drawing.owner], CREAM)


def _alone(canvas: Canvas, top: float, drawing: RaidersCapture) -> None:
    """A thing that nobody has: larger, its figures beside it."""
    w, x = 256, 540
    canvas.sprite(house(drawing.kind, w, drawing.might), x, top + 8)
    x += w + 44
    room = WIDTH - MARGIN - x
    size = shrunk(drawing.name, 68, "bold", room, 48)
    canvas.text(x, top + 130, drawing.name, size, CREAM, "bold")
    might: list[Part] = [Sign("might", CREAM), 12, Word(str(drawing.might))]
    canvas.flow(x, top + 220, [Sign("coin", HONEY), 12, Word(str(drawing.cash)), 44, *might], 64)
    canvas.text(x, top + 300, drawing.free_word, 52, QUIET, room=room)


def verdict(canvas: Canvas, y: float, how: Verdict) -> None:
    """Might against might, and what comes of it."""
    icon, colour, ink = SIGNS[how.sort]
    canvas.box(MARGIN, y + 9, WIDTH - 2 * MARGIN, 160, 34, NIGHT.shade)
    canvas.box(MARGIN, y, WIDTH - 2 * MARGIN, 160, 34, CREAM)
    x = MARGIN + 44 + _score(canvas, MARGIN + 44, y + 122, how)
    canvas.icon(icon, WIDTH - MARGIN - 130, y + 34, 92, colour)
    room = WIDTH - MARGIN - 150 - x
    write(canvas, x, y + 66, how.when, 46, INK2, room=room, dark=False)
    size = shrunk(how.words, 68, "bold", room, 48)
    canvas.text(x, y + 134, how.words, size, ink, "bold", room=room)


def _score(canvas: Canvas, x: float, y: float, how: Verdict) -> float:
    """«9 : 14»; against the property itself its might; returns the width."""
    if how.attack is None:
        return 0
    left = x
    left += canvas.text(left, y, _figure(how.attack), 120, INK, "bold") + 28
    left += canvas.text(left, y - 14, ":", 100, INK2, "bold") + 24
    if how.defence is None:
        canvas.icon("might", left, y - 84, 76, INK2)
        left += 84
    against = how.might if how.defence is None else how.defence
    left += canvas.text(left, y, _figure(against), 120, INK, "bold")
    return left - x + 50


def _figure(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)

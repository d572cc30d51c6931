"""One card at length, above it where it may go."""

from __future__ import annotations

from bot.pictures.aforator.cards import MOODS, roundel, signed, tone
from bot.pictures.aforator.scenes import AforatorCard
from bot.pictures.aforator.told import SHORTEST, kept, piece, tab, titled, undone
from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.pictures.kit.palette import EDGE, INK, INK2
from bot.pictures.kit.type import wrapped

HEIGHT = 1160
TOP, BOTTOM = 140, 44
WAY, SIDE = 104, 140
PAD = 44
WHERE, DOES, STEP = 46, 50, 60
SAYS, LEADING = 54, 64
UNDOES = 76


def card(drawing: AforatorCard) -> Canvas:
    """Its ways are the higher, the fewer they are; an aphorism that finds no room is left out."""
    canvas = titled(HEIGHT, drawing.head)
    y = TOP
    for row in drawing.ways:
        wide = (WIDTH - 2 * MARGIN - (len(row) - 1) * GAP) / len(row)
        for at, way in enumerate(row):
            tab(canvas, MARGIN + at * (wide + GAP), y, wide, WAY, way, 60)
        y += WAY + 18
    _told(canvas, drawing, y + 8)
    return canvas


def _told(canvas: Canvas, drawing: AforatorCard, y: float) -> None:
    told, x, wide = drawing.card, MARGIN, WIDTH - 2 * MARGIN
    high = HEIGHT - BOTTOM - y
    piece(canvas, x, y, wide, high)
    left, room = x + PAD, wide - 2 * PAD
    roundel(canvas, left, y + 36, SIDE, told.card.kind)
    canvas.text(
        left + SIDE + 36,
        y + 130,
        told.name,
        76,
        MOODS[told.card.kind.mood],
        "bold",
        room=room - SIDE - 320,
        least=SHORTEST,
    )
    canvas.text(x + wide - PAD, y + 150, signed(told.card.worth), 124, tone(told.card.worth), "bold", "right")
    base, end = y + 36 + SIDE + 70, y + high - (UNDOES + 30 if told.undoes else 20)
    for ability in drawing.abilities:
        canvas.text(left, base, ability.where, WHERE, INK2)
        base += STEP - 2
        for line in wrapped(kept(ability.does), DOES, "medium", room):
            canvas.text(left, base, line, DOES, INK)
            base += STEP
        base += 14
    lines = wrapped(kept(told.says), SAYS, "italic", room) if told.says else ()
    if lines and base + 40 + len(lines) * LEADING <= end:
        canvas.box(left, base - 34, room, 3, 1, EDGE)
        for at, line in enumerate(lines):
            canvas.text(left, base + 44 + at * LEADING, line, SAYS, INK2, "italic")
    if told.undoes:
        undone(canvas, told.undoes, left, end, UNDOES)

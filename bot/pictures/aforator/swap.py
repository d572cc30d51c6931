"""Whose card on the Kon makes way for one of one's own: a row each, as the keyboard has them."""

from __future__ import annotations

from bot.pictures.aforator.cards import roundel, signed, tone
from bot.pictures.aforator.scenes import AforatorSwap, Exchange
from bot.pictures.aforator.told import piece, tab, titled
from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.names import drawable, letters
from bot.pictures.kit.palette import CREAM, HONEY, PLUM
from bot.pictures.parts.badge import badge
from bot.pictures.parts.seats import panel

HEIGHT, TOP = 1160, 150
MINE = (260, 350)
ROW, APART = 164, 28
TAB = 236


def swap(drawing: AforatorSwap) -> Canvas:
    """One's own card at the left, those of others at the right."""
    canvas = titled(HEIGHT, drawing.head)
    wide, high = MINE
    y = TOP + 40
    piece(canvas, MARGIN, y, wide, high)
    canvas.text(MARGIN + wide - 24, y + 118, signed(drawing.mine.worth), 116, tone(drawing.mine.worth), "bold", "right")
    roundel(canvas, MARGIN + (wide - 164) / 2, y + 154, 164, drawing.mine.kind)
    canvas.icon("right", MARGIN + wide + 18, y + high / 2 - 32, 64, HONEY)
    marks = letters(drawing.players)
    for at, place in enumerate(drawing.places):
        _place(canvas, drawing, place, TOP + at * (ROW + APART), marks[place.seat])
    return canvas


def _place(canvas: Canvas, drawing: AforatorSwap, place: Exchange, y: float, mark: str) -> None:
    x = MARGIN + MINE[0] + 100
    wide = WIDTH - MARGIN - x
    panel(canvas, PLUM, x, y, wide, ROW, on=False)
    badge(canvas, x + 60, y + ROW // 2, 36, place.seat, mark)
    tab(canvas, x + wide - TAB - 22, y + 30, TAB, ROW - 60, place.tab, 64)
    card = x + wide - TAB - 44 - 220
    canvas.box(card, y + 24, 220, ROW - 44, 20, CREAM)
    roundel(canvas, card + 14, y + 40, 88, place.card.kind)
    canvas.text(card + 206, y + 108, signed(place.card.worth), 68, tone(place.card.worth), "bold", "right")
    name = drawable(drawing.players[place.seat])
    canvas.text(x + 112, y + ROW / 2 + 17, name, 48, CREAM, "bold", room=card - x - 132, least=42)

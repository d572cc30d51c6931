"""A hand: cards in the rows of the keyboard, below them what is asked; or one card and all that it may be used for."""

from __future__ import annotations

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, flow_width
from bot.pictures.kit.palette import CREAM, HONEY, NIGHT
from bot.pictures.parts.cloth import cloth
from bot.pictures.raiders.cards import card
from bot.pictures.raiders.head import trump
from bot.pictures.raiders.lines import parts, write
from bot.pictures.raiders.scenes import RaidersHand
from bot.pictures.raiders.values import Line, Suit

ONE_ROW, USUAL, TALLEST = 660, 1056, 1280
"""Heights of a hand of so many cards."""
TOP, FOOT, BETWEEN = 142, 36, 30
TAB, LOW_TAB = 78, 56
"""How much of a tab is seen above a card, and above a low one."""
ROWS_WITH_TABS = 5
TALL = 372
"""No card is higher."""


def hand(drawing: RaidersHand) -> Canvas:
    rows = max(1, -(-len(drawing.cards) // drawing.across))
    high = {1: ONE_ROW, 2: USUAL}.get(rows, TALLEST)
    canvas = headed(drawing.heading, drawing.trump, high, drawing.score)
    gap = 21 if drawing.across <= 5 else 12
    wide = (WIDTH - 2 * MARGIN - (drawing.across - 1) * gap) // drawing.across
    y = TOP + 0.0
    above = _tabs(drawing, rows)
    between = BETWEEN if rows <= 5 else 18
    room = high - TOP - FOOT - sum(above) - between * (rows - 1)
    tall = min(TALL if rows > 1 else 400, room // rows)
    y += (room - tall * rows) / (rows + 1)
    for row in range(rows):
        y += above[row]
        for at, one in enumerate(drawing.cards[row * drawing.across : (row + 1) * drawing.across]):
            card(canvas, MARGIN + at * (wide + gap), y, wide, tall, one, above[row])
        y += tall + between + (room - tall * rows) / (rows + 1)
    return canvas


def headed(heading: Line, suit: Suit, high: int, score: Line = ()) -> Canvas:
    """The cloth with what is asked, the score as it stands, and the trump."""
    canvas = cloth(NIGHT, high)
    trump(canvas, WIDTH - MARGIN - 40, 52, suit)
    room = WIDTH - 2 * MARGIN - 120
    taken = flow_width([*parts(score, HONEY, "bold", dark=True)], 58) + 32 if score else 0
    x = MARGIN + write(canvas, MARGIN, 74, heading, 58, CREAM, "bold", room=room - taken, least=44)
    if score:
        write(canvas, x + 32, 74, score, 58, HONEY, "bold", room=taken)
    return canvas


def _tabs(drawing: RaidersHand, rows: int) -> list[int]:
    """By row: what room it has for tabs."""
    if rows > ROWS_WITH_TABS:
        return [0] * rows
    across, high = drawing.across, TAB if rows <= 2 else LOW_TAB
    starts = range(0, rows * across, across)
    return [high * any(one.tab for one in drawing.cards[start : start + across]) for start in starts]

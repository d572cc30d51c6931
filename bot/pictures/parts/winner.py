"""The top of an end: the cup, a word, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, Part, flow_width
from bot.pictures.kit.palette import BLACK, CREAM, HONEY, mix

NAME, LEAST, FIGURE = 96, 60, 84


def winner(canvas: Canvas, y: float, word: str, names: str, figure: Sequence[Part] = (), room: float = 0) -> None:
    """`names`: of all who have won, in one line; `figure`: with what; `room`: what else stands at the right."""
    taken = flow_width(figure, FIGURE) + 40 if figure else room
    canvas.icon("cup", MARGIN, y, 128, HONEY)
    canvas.text(MARGIN + 160, y + 44, word, 52, mix(CREAM, BLACK, 0.12))
    long = WIDTH - 2 * MARGIN - 160 - taken
    canvas.text(MARGIN + 158, y + 128, names, NAME, CREAM, "bold", room=long, least=LEAST)
    if figure:
        canvas.flow(WIDTH - MARGIN, y + 116, figure, FIGURE, "right")

"""What stands on several pictures of Raiders: the header with the trump and the goal, bars, who stands how."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures.drawing import Player
from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas
from bot.pictures.kit.palette import CREAM, HONEY, INK, NIGHT, Colour, mix
from bot.pictures.parts.badge import badge
from bot.pictures.parts.cloth import cloth
from bot.pictures.parts.cloth import header as game_header
from bot.pictures.raiders.lines import ON_CREAM, write
from bot.pictures.raiders.values import Head, Line, Standing, Suit

FAINT = mix(CREAM, NIGHT.panel, 0.2)
"""What is second on cloth and panels."""
TALL, FEW = 1280, 1210
"""The height of a picture for five or six players, and for fewer."""


def height(players: int) -> int:
    return FEW if players <= 4 else TALL


def ground(head: Head, h: int) -> Canvas:
    """The cloth with the header that says what is trump, and how far it is."""
    canvas = cloth(NIGHT, h)
    game_header(canvas, NIGHT, head.title, [])
    x = WIDTH - MARGIN - canvas.text(WIDTH - MARGIN, 69, head.goal, 50, CREAM, "bold", "right") - 60
    canvas.icon("coin", x, 27, 50, HONEY)
    x -= 12 + canvas.text(x - 12, 69, head.goal_word, 46, CREAM, anchor="right") + 80
    trump(canvas, x, 50, head.trump)
    canvas.text(x - 52, 69, head.trump_word, 46, CREAM, anchor="right")
    return canvas


def trump(canvas: Canvas, cx: float, cy: float, suit: Suit) -> None:
    """The suit on a cream disc."""
    canvas.disc(cx, cy, 36, CREAM)
    canvas.icon(suit, cx - 24, cy - 24, 48, ON_CREAM[suit])


def bar(
    canvas: Canvas, x: float, y: float, w: float, h: int, cash: int, goal: int,
    face: Colour = HONEY, back: Colour = NIGHT.shade,
) -> None:  # fmt: skip
    """The way to the goal, with ticks at its quarters."""
    canvas.box(x, y, w, h, h // 2, back)
    share = min(1.0, cash / goal)
    if cash > 0:
        canvas.box(x, y, max(h, round(w * share)), h, h // 2, face)
    for part in (0.25, 0.5, 0.75):
        colour = mix(face, INK, 0.3) if part < share else mix(back, CREAM, 0.35)
        canvas.box(x + w * part - 2, y + h * 0.25, 4, h * 0.5, 2, colour)


def badges(canvas: Canvas, x: float, cy: float, r: int, seats: Sequence[int], letters: Sequence[str]) -> float:
    """The badges of one player, or of a pair side by side; returns what width they take."""
    for at, seat in enumerate(seats):
        badge(canvas, x + r + at * (2 * r + 4), cy, r, seat, letters[seat])
    return len(seats) * (2 * r + 4) - 4


def named(seats: Sequence[int], players: Sequence[Player]) -> Line:
    """The names of a player, or of a pair."""
    first, *others = (players[seat] for seat in seats)
    return (first, *(part for other in others for part in (" + ", other)))


def standings(
    canvas: Canvas, y: float, every: Sequence[Standing], goal: int, players: Sequence[Player], letters: Sequence[str]
) -> None:
    """Everybody's way to the goal, four abreast, five and six in two rows; pairs have a bar together."""
    across = len(every) if len(every) <= 4 else 3
    wide = (WIDTH - 2 * MARGIN - (across - 1) * GAP) / across
    for at, one in enumerate(every):
        x, top = MARGIN + at % across * (wide + GAP), y + at // across * 100
        taken = badges(canvas, x + 1, top + 28, 27, one.seats, letters) + 11
        cash = canvas.text(x + wide - 6, top + 46, one.cash, 54, CREAM, "bold", "right")
        room = wide - taken - cash - 26
        write(canvas, x + taken, top + 44, named(one.seats, players), 44, CREAM, room=room)
        bar(canvas, x, top + 66, wide, 20, one.cash, goal)

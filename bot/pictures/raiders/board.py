"""The table between captures: what is nobody's, then everybody's street on the way to the goal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.pictures.kit.canvas import GAP, MARGIN, WIDTH, Canvas, Part, Sign, Word
from bot.pictures.kit.names import letters
from bot.pictures.kit.palette import CREAM, HONEY, NIGHT, mix
from bot.pictures.kit.type import shrunk, width
from bot.pictures.raiders.head import ground, height
from bot.pictures.raiders.houses import WIDE, coin, high, house
from bot.pictures.raiders.scenes import RaidersBoard
from bot.pictures.raiders.streets import Size, pair, street
from bot.pictures.raiders.values import Free

CENTRE = mix(NIGHT.ring, CREAM, 0.12)
QUIET = mix(CREAM, NIGHT.ring, 0.2)
FREE_TOP, FREE_HIGH = 150, 186
DECKS = 160
"""What the decks take at the right."""
SIZES = {False: Size(140, 406, 428), True: Size(90, 298, 306)}
"""Of streets, by whether more than four play."""
STREETS = 356
ACROSS = 3
"""So many kinds are named, if their names have room."""
LEAST_NAME = 40
COIN = 40
"""Pixels that a house needs for a coin of its own."""


def board(drawing: RaidersBoard) -> Canvas:
    canvas = ground(drawing.head, height(len(drawing.players)))
    _centre(canvas, drawing)
    marks = letters(drawing.players)
    if drawing.pairs:
        for side in range(2):
            pair(canvas, STREETS, drawing, side, marks)
        return canvas
    for seat, (x, y, wide) in enumerate(_places(len(drawing.players))):
        street(canvas, x, y, wide, drawing, seat, marks, SIZES[len(drawing.players) > 4])
    return canvas


def _places(players: int) -> Iterator[tuple[int, int, int]]:
    """Where each street lies, and how wide it is: two side by side; of two players, and of three the last, alone."""
    whole, size = WIDTH - 2 * MARGIN, SIZES[players > 4]
    half = (whole - GAP) // 2
    for seat in range(players):
        row = seat if players == 2 else seat // 2
        alone = players == 2 or seat == 2 == players - 1
        x = MARGIN if alone else MARGIN + seat % 2 * (half + GAP)
        yield x, STREETS + row * size.pitch, whole if alone else half


def _centre(canvas: Canvas, drawing: RaidersBoard) -> None:
    """Nobody's property, big and named; beside it both decks."""
    canvas.box(MARGIN, FREE_TOP + 9, WIDTH - 2 * MARGIN, FREE_HIGH, 30, NIGHT.shade)
    canvas.box(MARGIN, FREE_TOP, WIDTH - 2 * MARGIN, FREE_HIGH, 30, CENTRE)
    room = WIDTH - 2 * MARGIN - DECKS - 40
    if not drawing.free:
        canvas.text(MARGIN + 44, FREE_TOP + 112, drawing.none_word, 56, QUIET, room=room)
    elif len(drawing.free) == 1:
        _one(canvas, drawing.free[0], drawing.free_word, room)
    elif not _few(canvas, drawing.free, room):
        _many(canvas, drawing.free, room)
    for at, (icon, n) in enumerate((("cards", drawing.fighters), ("door", drawing.estates))):
        y = FREE_TOP + 34 + at * 72
        canvas.icon(icon, WIDTH - MARGIN - 160, y - 4, 54, mix(CREAM, NIGHT.ring, 0.3))
        canvas.text(WIDTH - MARGIN - 24, y + 42, n, 52, CREAM, anchor="right")


def _one(canvas: Canvas, free: Free, word: str, room: float) -> None:
    x = MARGIN + 44.0
    x += _house(canvas, free, x, FREE_TOP - 14, WIDE) + 36
    canvas.text(x, FREE_TOP + 80, _named(free), 68, CREAM, "bold", room=room + MARGIN - x)
    told: list[Part] = [*_worth(free, 56), 40, Word(word, QUIET, "medium")]
    canvas.flow(x, FREE_TOP + 153, told, 56)


def _few(canvas: Canvas, every: Sequence[Free], room: float) -> bool:
    """Two or three kinds, each with its name; whether it has room."""
    if len(every) > ACROSS:
        return False
    w, size, pad = (110, 54, 28) if len(every) == 2 else (70, 46, 12)
    wide = room / len(every)
    said = wide - w - pad - 22 - 18 * any(free.n > 1 for free in every)
    size = min(shrunk(_named(free), size, "bold", said, LEAST_NAME) for free in every)
    if any(width(_named(free), size, "bold") > said for free in every):
        return False
    for at, free in enumerate(every):
        x = MARGIN + pad + at * wide
        x += _house(canvas, free, x, FREE_TOP + 172 - high(w), w) + 14
        canvas.text(x, FREE_TOP + 84, _named(free), size, CREAM, "bold")
        canvas.flow(x, FREE_TOP + 150, _worth(free, 50 if w > 100 else 44), 50 if w > 100 else 44)
    return True


def _many(canvas: Canvas, every: Sequence[Free], room: float) -> None:
    """More are houses with their coins, pushed together as they must be."""
    shown = [free for free in every for _ in range(free.n)]
    w, y = 104, FREE_TOP + 174 - high(104)
    apart = min(150.0, (room - w - 50) / (len(shown) - 1))
    places = [MARGIN + 30 + at * apart for at in range(len(shown))]
    for at, (x, free) in enumerate(zip(places, shown, strict=True)):
        seen = round(apart) if apart < w and at < len(shown) - 1 else 999
        canvas.sprite(house(free.kind, w, free.might, seen), x, y)
    for at, (x, free) in enumerate(zip(places, shown, strict=True)):
        if apart < COIN and free in shown[at + 1 : at + 2]:
            continue  # the last of its kind has the coin of all
        coin(canvas, round(x + min(w - 6, apart - 12)), round(y + 16), 26, free.cash)


def _house(canvas: Canvas, free: Free, x: float, y: float, w: int) -> float:
    """A house, behind it another one where there are more; returns their width."""
    behind = 18 * (free.n > 1)
    if behind:
        canvas.sprite(house(free.kind, w, free.might), x + behind, y - 6)
    canvas.sprite(house(free.kind, w, free.might), x, y)
    return w + behind


def _named(free: Free) -> str:
    return free.name if free.n == 1 else f"{free.name} ×{free.n}"


def _worth(free: Free, size: int) -> list[Part]:
    space = round(size * 0.18)
    return [
        Sign("coin", HONEY), space, Word(str(free.cash)), round(size * 0.7),
        Sign("might", CREAM), space, Word(str(free.might)),
    ]  # fmt: skip

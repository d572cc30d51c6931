"""Cards in rows as the keyboard has them: few with all their words, more with fewer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.pictures.aforator.cards import roundel, signed, tone
from bot.pictures.aforator.scenes import AforatorHand, Told
from bot.pictures.aforator.told import (
    DENSE,
    LARGE,
    PAD,
    USUAL,
    Type,
    ability,
    labelled,
    name,
    piece,
    read,
    says,
    suited,
    tab,
    titled,
    top,
    undone,
    written,
)
from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas
from bot.pictures.kit.palette import EDGE

ONE, MORE = 1160, 1280
"""The height of a picture with one row, and with more."""
TOP, BOTTOM = 136, 34
APART, BETWEEN = 26, 22
EDGES = 20
"""What sticks out below a card."""
WIDEST, WIDE, NARROW = 587, 480, 330
"""Of a card: in a row of one or two; from when on its words are larger; and up to when it has none."""
STACKED = 300
"""From this height on a worth stands below its kind, where these are all that there is room for."""
UNDER = 26
"""How far a card covers its tab."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Where a card lies."""

    x: float
    y: float
    w: float
    h: float

    @property
    def left(self) -> float:
        return self.x + PAD

    @property
    def room(self) -> float:
        return self.w - 2 * PAD


def hand(drawing: AforatorHand) -> Canvas:
    """One row with aphorisms, two without, more with worths alone."""
    rows = drawing.rows
    canvas = titled(ONE if len(rows) <= 1 else MORE, drawing.head)
    if not any(rows):
        return canvas
    abreast = max(map(len, rows))
    wide = min(WIDEST, (WIDTH - 2 * MARGIN - (abreast - 1) * APART) // abreast)
    high = (canvas.height - TOP - BOTTOM - (len(rows) - 1) * BETWEEN) / len(rows)
    for number, row in enumerate(rows):
        _row(canvas, drawing, row, TOP + number * (high + BETWEEN), wide, high)
    return canvas


def _row(canvas: Canvas, drawing: AforatorHand, row: Sequence[Told], y: float, wide: int, high: float) -> None:
    """The cards of a row from the left; a single row in the middle."""
    alone = len(drawing.rows) == 1
    left = (WIDTH - len(row) * wide - (len(row) - 1) * APART) / 2 if alone else MARGIN
    above = (96 if alone else 62) if drawing.tabs else 0
    cells = [Cell(left + at * (wide + APART), y + above, wide, high - above - EDGES) for at in range(len(row))]
    for told, cell in zip(row, cells, strict=True):
        if told.tab:
            size = 68 if alone else 50
            tab(canvas, cell.x + 20, cell.y - above, cell.w - 40, above, told.tab, size, under=UNDER)
        piece(canvas, cell.x, cell.y, cell.w, cell.h, 32 if alone else 26)
    if alone:
        _full(canvas, drawing, row, cells, LARGE if wide > WIDE else USUAL)
    else:
        for told, cell in zip(row, cells, strict=True):
            (_short if wide > NARROW and len(drawing.rows) == 2 else _tiny)(canvas, told, cell)


def _full(canvas: Canvas, drawing: AforatorHand, row: Sequence[Told], cells: Sequence[Cell], type: Type) -> None:
    """Kind, worth, ability, aphorism, what it cancels; the aphorisms of all begin at one height, if there is room."""
    types = [suited(told, cell.room, type) for told, cell in zip(row, cells, strict=True)]
    every = list(zip(row, cells, types, strict=True))
    texts = [(ability(told, cell.room, own), says(told, cell.room, own)) for told, cell, own in every]
    most = max(len(does) for does, _ in texts)
    start, end = 222 + type.step + 8, cells[0].h - 86
    ends = [start + most * type.step + 38 + (len(aphorism) - 1) * type.leading for _, aphorism in texts]
    level = max(ends) <= end
    if not level:
        ends = [at - (most - len(does)) * type.step for at, (does, _) in zip(ends, texts, strict=True)]
    word = max(ends) <= end - 66
    for (told, cell, own), (does, aphorism) in zip(every, texts, strict=True):
        top(canvas, told, cell.x, cell.y + PAD, cell.w, 132, 124)
        name(canvas, told, cell.left, cell.y + 222, cell.room)
        written(canvas, does, cell.left, cell.y + start, own)
        base = cell.y + start + (most if level else len(does)) * type.step
        if aphorism:
            canvas.box(cell.left, base - 28, cell.room, 3, 1, EDGE)
            read(canvas, aphorism, cell.left, base + 26, own)
        bottom = cell.y + cell.h - PAD
        if told.undoes and word:
            labelled(canvas, drawing.undoes, told.undoes, cell.left, bottom - 72, 72)
        elif told.undoes:
            undone(canvas, told.undoes, cell.left, bottom - 58, 58)


def _short(canvas: Canvas, told: Told, cell: Cell) -> None:
    """Without the aphorism, unless that is all that is told."""
    top(canvas, told, cell.x, cell.y + 22, cell.w, 88, 92)
    name(canvas, told, cell.left, cell.y + 154, cell.room, 46)
    type = suited(told, cell.room, DENSE)
    does = ability(told, cell.room, type)
    written(canvas, does, cell.left, cell.y + 204, type)
    if told.undoes:
        undone(canvas, told.undoes, cell.left, cell.y + cell.h - 60, 44)
    if not does:
        read(canvas, says(told, cell.room, type), cell.left, cell.y + 204, type)


def _tiny(canvas: Canvas, told: Told, cell: Cell) -> None:
    """The worth beside its kind, or below it where cards are high."""
    if cell.h < STACKED:
        side = round(min(cell.h - 2 * PAD, 100))
        top(canvas, told, cell.x, cell.y + (cell.h - side) / 2, cell.w, side, 84)
        return
    side, middle, y = 140, cell.x + cell.w / 2, cell.y + cell.h / 2 - 130
    roundel(canvas, middle - side / 2, y, side, told.card.kind)
    canvas.text(middle, y + 254, signed(told.card.worth), 110, tone(told.card.worth), "bold", "middle")

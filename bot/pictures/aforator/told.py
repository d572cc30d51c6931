"""A card in words: a piece as large as there is room, with a tab of what it promises."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.pictures.aforator.cards import MOODS, roundel, signed, strike, tone
from bot.pictures.aforator.scenes import Bit, Head, Kind, Tab, Told
from bot.pictures.drawing import Player
from bot.pictures.kit.canvas import MARGIN, WIDTH, Canvas, Part, Sign, Word, flow_width
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, INK2, PLUM, RED, Colour, mix
from bot.pictures.kit.type import shrunk, width, wrapped
from bot.pictures.parts.cloth import cloth

PAD = 26
TAB = 68
HEAD, LEAST = 56, 40
NAME, SHORTEST = 56, 34
"""Of a kind: it is never cut."""


@dataclass(frozen=True, slots=True)
class Type:
    """The sizes of what a card says, and from line to line."""

    ability: int
    step: int
    says: int
    leading: int


USUAL, LARGE, DENSE = Type(44, 50, 42, 47), Type(54, 62, 52, 60), Type(44, 47, 42, 47)


def titled(height: int, head: Head) -> Canvas:
    """A cloth with what is asked in its header, figures in honey."""
    canvas = cloth(PLUM, height)
    parts: list[Part] = [
        Word(said.words, HONEY if said.strong else CREAM, "bold" if said.strong else "medium") for said in head
    ]
    size = HEAD
    while size > LEAST and flow_width(parts, size) > WIDTH - 2 * MARGIN:
        size -= 2
    canvas.flow(MARGIN, 58 + size * 0.36, parts, size)
    return canvas


def piece(canvas: Canvas, x: float, y: float, w: float, h: float, r: int = 32) -> None:
    """A cream card on the cloth."""
    canvas.box(x, y + 20, w, h, r, PLUM.shade)
    canvas.box(x, y + 9, w, h, r, EDGE)
    canvas.box(x, y, w, h, r, CREAM)


def tab(
    canvas: Canvas, x: float, y: float, w: float, h: float, told: Tab, size: int = TAB, *, under: float = 0
) -> None:
    """What a button promises; where it leads, in honey. So much of it lies `under` a card."""
    face, ink = (HONEY, INK) if told.leads else (PLUM.panel, CREAM)
    if told.idle:
        face, ink = PLUM.shade, mix(CREAM, PLUM.shade, 0.3)
    canvas.box(x, y, w, h + under, 26, face)
    mark: list[Part] = [Sign("check", ink, 0.8), 10] if told.leads else []
    parts = [*mark, *_set(told.bits, ink)]
    while size > LEAST and flow_width(parts, size) > w - 24:
        size -= 2
    canvas.flow(x + w / 2, y + h / 2 + size * 0.36, parts, size, "middle")


def _set(bits: Sequence[Bit], ink: Colour) -> Iterator[Part]:
    """The words with what the fonts have of them; kinds and arrows as icons."""
    for at, bit in enumerate(bits):
        if at:
            yield 12
        if bit.icon:
            yield Sign(bit.words, ink, 0.9)
            continue
        for number, words in enumerate(bit.words.split("→")):
            if number:
                yield from (12, Sign("right", ink, 0.6), 12)
            yield Word(drawable(Player(words, "")), ink)


def top(canvas: Canvas, told: Told, x: float, y: float, w: float, side: int, worth: int) -> None:
    """The kind, and the worth in its tone, in a line."""
    roundel(canvas, x + PAD, y, side, told.card.kind)
    if told.used:
        strike(canvas, x + PAD, y, side)
    base = y + side / 2 + worth * 0.36
    canvas.text(x + w - PAD, base, signed(told.card.worth), worth, tone(told.card.worth), "bold", "right")


def name(canvas: Canvas, told: Told, x: float, base: float, room: float, size: int = NAME) -> None:
    size = shrunk(told.name, size, "bold", room, SHORTEST)
    canvas.text(x, base, told.name, size, MOODS[told.card.kind.mood], "bold")


def suited(told: Told, room: float, type: Type) -> Type:
    """The same, its aphorism smaller where a word of it is wider than there is room."""
    widest = max(kept(told.says).split(" "), key=lambda word: width(word, type.says, "italic"))
    return replace(type, says=shrunk(widest, type.says, "italic", room, SHORTEST))


def ability(told: Told, room: float, type: Type) -> tuple[str, ...]:
    """In lines."""
    return wrapped(kept(told.ability), type.ability, "medium", room) if told.ability else ()


def says(told: Told, room: float, type: Type) -> tuple[str, ...]:
    return wrapped(kept(told.says), type.says, "italic", room) if told.says else ()


def kept(words: str) -> str:
    """A number stays with the word before it, and a dash with that behind it."""
    return re.sub(r" (?=\d)|(?<=—) ", "\u00a0", words)


def written(canvas: Canvas, lines: Sequence[str], x: float, base: float, type: Type) -> None:
    for at, line in enumerate(lines):
        canvas.text(x, base + at * type.step, line, type.ability, INK)


def read(canvas: Canvas, lines: Sequence[str], x: float, base: float, type: Type) -> None:
    for at, line in enumerate(lines):
        canvas.text(x, base + at * type.leading, line, type.says, INK2, "italic")


def undone(canvas: Canvas, kinds: Sequence[Kind], x: float, y: float, side: int) -> None:
    """What the card cancels, behind the seal of that."""
    canvas.disc(x + side / 2, y + side / 2, side // 2 - 4, RED)
    cross = round(side * 0.56)
    canvas.icon("cross", x + (side - cross) / 2, y + (side - cross) / 2, cross, CREAM)
    for at, kind in enumerate(kinds, 1):
        roundel(canvas, x + at * (side + 14), y, side, kind)


def labelled(canvas: Canvas, word: str, kinds: Sequence[Kind], x: float, y: float, side: int) -> None:
    """The same below a word."""
    canvas.text(x, y - 16, word, LEAST, INK2)
    for at, kind in enumerate(kinds):
        roundel(canvas, x + at * (side + 18), y, side, kind)

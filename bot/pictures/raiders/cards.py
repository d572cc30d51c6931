"""A card of a hand: its corner, the fighter that it is and the trick that it is instead; cream where it can be played,
else cut into the cloth. On a tab: what it would make of the capture.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from bot.pictures.kit.canvas import Canvas, Part, Sign, Word, flow_width
from bot.pictures.kit.palette import CREAM, EDGE, HONEY, INK, INK2, NIGHT, Colour, mix
from bot.pictures.kit.type import shrunk
from bot.pictures.raiders.lines import ON_CREAM, ON_DARK, parts, write
from bot.pictures.raiders.values import Card, Icon, Line

HOLLOW = mix(NIGHT.ring, NIGHT.shade, 0.35)
RIM = mix(CREAM, NIGHT.ring, 0.65)
SUBDUED = mix(CREAM, NIGHT.panel, 0.25)
FULL = 352
"""Cards of that height have all that is printed on them; lower ones what there is room for."""
WIDE, NARROW = 300, 200
"""Cards of that width have large figures; narrower ones their corner and might, and hardly anything else."""
FULL_LINES, LINES = (156, 236, 54), (128, 184, 50)
"""Where the name and the trick stand, and how large the name is."""
TAB = 110
"""A tab with what of it is behind the card."""


class Inks(NamedTuple):
    face: Colour
    edge: Colour
    first: Colour
    second: Colour
    dark: bool


PLAYABLE = Inks(CREAM, EDGE, INK, INK2, dark=False)
IDLE = Inks(HOLLOW, NIGHT.shade, SUBDUED, SUBDUED, dark=True)


def card(canvas: Canvas, x: float, y: float, w: int, h: int, one: Card, above: int) -> None:
    """A card of that place and size; `above`: how much room a tab has."""
    inks = PLAYABLE if one.playable else IDLE
    if one.tab and above:
        _tab(canvas, x, y, w, above, one.tab)
    canvas.box(x, y + 9, w, h, 28, inks.edge)
    if inks.dark:
        canvas.box(x, y, w, h, 28, RIM)
        canvas.box(x + 4, y + 4, w - 8, h - 8, 24, inks.face)
    else:
        canvas.box(x, y, w, h, 28, inks.face)
    if w < NARROW:
        _narrow(canvas, x, y, w, h, one, inks)
        return
    full = h >= FULL and w >= WIDE
    size = 84 if full else 70 if w >= WIDE else 58 if w >= 250 else 50
    pad = 24 if w >= WIDE else 14
    _corner(canvas, x + pad, y + size + 2, size, one, inks)
    _might(canvas, x + w - pad, y + size + 2, size - 6 if w >= WIDE else 50, one, inks)
    _written(canvas, x + pad, y, w - 2 * pad, h, one, inks, FULL_LINES if full else LINES)


def _tab(canvas: Canvas, x: float, y: float, w: int, above: int, tab: Line) -> None:
    canvas.box(x + 18, y - above, w - 36, TAB, 24, HONEY)
    size = 54 if above >= 70 else 42
    write(
        canvas, x + w / 2, y - above + (above + size * 0.72) / 2, tab, size, INK, "bold", "middle",
        room=w - 44, dark=False,
    )  # fmt: skip


def _corner(canvas: Canvas, x: float, y: float, size: int, one: Card, inks: Inks) -> float:
    """Rank, suit, how many; returns the width."""
    colour = mix(ON_DARK[one.suit], NIGHT.panel, 0.25) if inks.dark else ON_CREAM[one.suit]
    long = canvas.text(x, y, one.rank, size, colour, "bold") + 6
    side = round(size * 0.76)
    canvas.icon(one.suit, x + long, y - size * 0.69, side, colour)
    long += side
    if one.n > 1:
        long += 8 + canvas.text(x + long + 8, y - 6, f"×{one.n}", 48 if size > 60 else 40, inks.second, "bold")
    return long


def _might(canvas: Canvas, x: float, y: float, size: int, one: Card, inks: Inks) -> None:
    if one.might is not None:
        told: list[Part] = [Sign("might", inks.second, 0.72), 6, Word(str(one.might), inks.first)]
        canvas.flow(x, y, told, size, "right")


def _written(
    canvas: Canvas, x: float, y: float, room: int, h: int, one: Card, inks: Inks, lines: tuple[int, int, int]
) -> None:
    """The name, the trick, what it does: as much as the card is high."""
    name, trick, size = lines
    canvas.text(x, y + name, one.name, shrunk(one.name, size, "bold", room, 40), inks.first, "bold", room=room)
    if lines == FULL_LINES:
        canvas.box(x, y + 182, room, 3, 1, mix(inks.second, inks.face, 0.6))
    if trick + 14 > h:
        return
    below = trick
    if one.trick:
        colour = inks.first if lines == FULL_LINES and not inks.dark else inks.second
        size = shrunk(one.trick, 46, "bold", room, 40)
        canvas.text(x, y + trick, one.trick, size, colour, "bold", room=room)
        below += 52
    fitting = [*broken(one.does, 42, room)]
    rest = [line for at, line in enumerate(fitting) if below + at * 48 + 14 <= h]
    if len(rest) == len(fitting):
        for at, line in enumerate(rest):
            write(canvas, x, y + below + at * 48, line, 42, inks.second, room=room, dark=inks.dark)


def _narrow(canvas: Canvas, x: float, y: float, w: int, h: int, one: Card, inks: Inks) -> None:
    """One of very many: its corner, below that its might, and how many there are."""
    size = max(40, min(64, round(w * 0.27), h // 2 - 18))
    _corner(canvas, x + 14, y + size + 4, size, replace(one, n=1), inks)
    told: list[Part] = []
    if one.might is not None:
        told += [Sign("might", inks.second, 0.72), 4, Word(str(one.might), inks.first), 10]
    if one.n > 1:
        told.append(Word(f"×{one.n}", inks.second))
    canvas.flow(x + 14, y + 2 * size + 12, told, 40)


def broken(line: Line, size: int, room: float) -> Iterator[Line]:
    """A line broken at its spaces, so that each part has room."""
    words: list[str | Icon] = []
    for part in line:
        if isinstance(part, str):
            words += [word for word in part.split(" ") if word]
        elif isinstance(part, Icon):
            words.append(part)
    held: list[str | Icon] = []
    for word in words:
        longer = [*held, *([" "] if held else []), word]
        if held and flow_width(list(parts(tuple(longer), INK, "medium", dark=False)), size) > room:
            yield tuple(held)
            held = [word]
        else:
            held = longer
    if held:
        yield tuple(held)

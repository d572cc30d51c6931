"""Property as houses: a roof by its sort, what it takes to take it, the guard on the doorstep; like ones joined."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Literal, NamedTuple

from bot.pictures.kit.canvas import Canvas, Part, Sign, Sprite, Surface, Word
from bot.pictures.kit.palette import BLACK, CREAM, HONEY, INK, INK2, NIGHT, RED_SUIT_DARK, Colour, mix
from bot.pictures.raiders.values import Guard, Kin, Kind

Roof = Literal["awning", "flat", "gable", "saw", "dome"]


class Look(NamedTuple):
    roof: Roof
    colour: Colour


LOOKS: dict[Kind, Look] = {
    "kiosk": Look("awning", "#D9703F"),
    "club": Look("flat", "#A85BB2"),
    "wash": Look("flat", "#3F8FD0"),
    "diner": Look("awning", "#D0564C"),
    "market": Look("awning", "#58A35A"),
    "hotel": Look("gable", "#C98A3C"),
    "plant": Look("saw", "#8D949E"),
    "bank": Look("gable", "#3F9483"),
    "depot": Look("dome", "#8C7862"),
}
PAD = 24
"""Around a house, for what sticks out."""
WIDE, HIGH = 140, 190
"""A house at its usual size; all else is in proportion."""
DOORSTEP, SHIELD = "#131C2E", mix(CREAM, NIGHT.ring, 0.55)
STEP, BARE = 184, 66
"""From house to house; on narrower doorsteps no shield has room."""
LEAST_SUIT = 14
NARROWER, LEAST, COVERED = 14, 90, 0.82
"""Many are made narrower by so much, down to the least; only so much of such a one need be seen."""


def high(w: int) -> int:
    """The height of a house."""
    return round(HIGH * w / WIDE)


def block(w: int) -> int:
    """The height of a house with its doorstep."""
    return high(w) + 7 + round(64 * w / WIDE)


@lru_cache(48)
def house(kind: Kind, w: int, might: int, seen: int = 999) -> Sprite:
    """A property: its roof, its sign, what it takes to take it, within what the next one leaves to be `seen`."""
    h, look, sprite = high(w), LOOKS[kind], Sprite(w, high(w), PAD)
    eaves = round(h * 0.25)
    sprite.box(5, eaves - 4, w - 10, h - eaves + 4, 8, CREAM)
    ROOFS[look.roof](sprite, w, eaves, look.colour)
    room = min(w, seen)
    size = max(40, round(w * 0.3))
    side = min(round(w * (0.5 if w > 110 else 0.42)), room - 12, round(h * 0.645 - size * 0.75) - 10)
    sprite.icon(kind, (room - side) / 2, eaves + h * 0.105, side, mix(look.colour, BLACK, 0.32))
    sign: list[Part] = [Sign("might", INK2, 0.86), 6] if room > 1.9 * size else []
    sprite.flow(room / 2, h - 10, [*sign, Word(str(might), INK)], size, "middle")
    return sprite


def _gable(sprite: Sprite, w: int, eaves: int, colour: Colour) -> None:
    sprite.polygon([(-8, eaves + 6), (w + 8, eaves + 6), (w / 2, -4)], colour)


def _flat(sprite: Sprite, w: int, eaves: int, colour: Colour) -> None:
    sprite.box(-4, eaves - 26, w + 8, 32, 6, colour)
    sprite.box(w * 0.16, eaves - 44, w * 0.68, 24, 5, mix(colour, BLACK, 0.25))


def _saw(sprite: Sprite, w: int, eaves: int, colour: Colour) -> None:
    tooth = w / 3
    for at in range(3):
        left = at * tooth
        points = [(left, eaves + 4.0), (left, 8.0), (left + tooth, eaves - 16.0), (left + tooth, eaves + 4.0)]
        sprite.polygon(points, colour)


def _dome(sprite: Sprite, w: int, eaves: int, colour: Colour) -> None:
    sprite.box(2, 2, w - 4, eaves + 12, round(w * 0.26), colour, (True, True, False, False))
    sprite.box(-3, eaves, w + 6, 13, 6, mix(colour, BLACK, 0.25))


def _awning(sprite: Sprite, w: int, eaves: int, colour: Colour) -> None:
    stripes, light = 5, mix(CREAM, colour, 0.22)
    wide = (w + 12) / stripes
    sprite.box(-6, eaves - 40, w + 12, 26, 8, mix(colour, BLACK, 0.25))
    for at in range(stripes):
        face = light if at % 2 else colour
        sprite.box(-6 + at * wide, eaves - 30, wide + 1, 44, round(wide / 2) - 1, face, (False, False, True, True))


ROOFS: dict[Roof, Callable[[Sprite, int, int, Colour], None]] = {
    "gable": _gable,
    "flat": _flat,
    "saw": _saw,
    "dome": _dome,
    "awning": _awning,
}


def coin(surface: Surface, cx: float, cy: float, r: int, cash: int) -> None:
    """Бабки."""
    surface.disc(cx, cy, r + 4, NIGHT.shade)
    surface.disc(cx, cy, r, HONEY)
    surface.text(cx, cy + r * 0.4, cash, max(32, round(r * 1.15)), INK, "bold", "middle")


@lru_cache(96)
def doorstep(guard: Guard, w: int, wide: int) -> Sprite:
    """A guard: his suit on a shield, and his might; a trump is framed. `w`: of the house, `wide`: of the step."""
    scale = w / WIDE
    h, sprite = round(64 * scale), Sprite(wide, round(64 * scale), 2)
    sprite.box(0, 0, wide, h, round(18 * scale), DOORSTEP)
    if guard.trump:
        sprite.ring(0, 0, wide, h, round(18 * scale), HONEY, 4)
    if wide < BARE:
        colour, side = colour_of(guard), min(24, wide - 33)
        if side >= LEAST_SUIT:
            sprite.icon(guard.suit, 4, (h - side) / 2, side, SHIELD if colour == INK else colour)
        sprite.text(wide - 3, h / 2 + 15, guard.might, 40, CREAM, "bold", "right")
        return sprite
    size = max(46, round(56 * scale))
    shield = max(24, min(round(52 * scale), wide - round(size * 0.62) - 8))
    suit, left = round(shield * 0.58), max(2, min(11 * scale, (wide - shield - size * 0.62) / 3))
    sprite.icon("shield", left, (h - shield) / 2, shield, SHIELD)
    sprite.icon(guard.suit, left + (shield - suit) / 2, (h - suit) / 2 - 2, suit, colour_of(guard))
    right = wide - max(3, min((20 if wide > w else 10) * scale, (wide - shield - size * 0.62) / 2))
    sprite.text(right, h / 2 + size * 0.36, guard.might, size, CREAM, "bold", "right")
    return sprite


def colour_of(guard: Guard) -> Colour:
    return RED_SUIT_DARK if guard.suit in ("hearts", "diamonds") else INK


def lot(surface: Surface, x: float, y: float, kind: Kind, might: int, guard: Guard | None, w: int, room: int) -> None:
    """A house and its guard; `room`: up to the next one."""
    surface.sprite(house(kind, w, might, room) if room < w else house(kind, w, might), x, y)
    if guard is not None:
        surface.sprite(doorstep(guard, w, min(w + 4, room)), x - 2, y + high(w) + 7)


def step(n: int, w: int, room: float, most: int = STEP) -> float:
    """From house to house, so that all have room; `most`: for a house of the usual width."""
    usual = most * w / WIDE
    return usual if n < 2 else min(usual, (room - w) / (n - 1))


def fitting(owned: Sequence[Kin], w: int, room: float) -> int:
    """The width of houses in that room, at most `w`: of many, narrow ones are pushed together."""
    n = sum(len(kin.guards) for kin in owned)
    while w > LEAST and step(n, w, room) < w * COVERED:
        w = max(LEAST, w - NARROWER)
    return w


def row(canvas: Canvas, x: float, y: float, owned: Sequence[Kin], w: int, room: float, most: int = STEP) -> None:
    """Houses side by side; the more, the nearer they are pushed together. Like ones share a honey bar and a coin."""
    n = sum(len(kin.guards) for kin in owned)
    apart = step(n, w, room, most)
    starts = [0, *accumulate(len(kin.guards) for kin in owned)]
    gap = round(apart) - 3
    for kin, start in zip(owned, starts, strict=False):
        for at, guard in enumerate(kin.guards, start):
            lot(canvas, x + at * apart, y, kin.kind, kin.might, guard, w, gap if at < n - 1 else 999)
    scale = w / WIDE
    for kin, start in zip(owned, starts, strict=False):
        last = len(kin.guards) - 1
        if last:
            left = x + start * apart + w * 0.55
            canvas.box(left, y + 12 * scale, last * apart + w * 0.2, 14, 7, HONEY)
        right = x + (start + last) * apart + min(w - 6, apart - 14 if n > 1 else w)
        coin(canvas, round(right), round(y + 19 * scale), max(25, round(30 * scale)), kin.cash)

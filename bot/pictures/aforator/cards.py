"""Cards of Aforator: kinds as roundels, worths in their tone, a card as it lies on the Kon."""

from __future__ import annotations

from functools import lru_cache

from bot.pictures.aforator.scenes import Card, Kind, Lying, Mood
from bot.pictures.kit.canvas import Sprite, Surface
from bot.pictures.kit.palette import (
    COOL,
    CREAM,
    DEMOTIVATES,
    EDGE,
    INK2,
    MOTIVATES,
    NEITHER,
    RED,
    WARM,
    Colour,
    mix,
)

MOODS: dict[Mood, Colour] = {"motivates": MOTIVATES, "demotivates": DEMOTIVATES, "neither": NEITHER}
ROUND: dict[Mood, float] = {"motivates": 0.5, "demotivates": 0.24, "neither": 0.36}
"""The radius of a roundel's corners, as a share of its side: its shape says the mood, too."""
ICON = 0.68
ASHES = "#8A8079"
"""What a cancelled kind fades to."""
HIGH, PAD = 252, 30
"""Of a card on the Kon, and of its sprite around it."""
WORTH = 92
KEPT = 40
"""Sprites of cards: a third of a megabyte each."""


def signed(number: int) -> str:
    """A sum with its sign; 0 has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number else "0"


def tone(number: int) -> Colour:
    """The colour of a worth or a sum on cream."""
    return WARM if number > 0 else COOL if number < 0 else INK2


def roundel(surface: Surface, x: float, y: float, side: int, kind: Kind, *, cancelled: bool = False) -> None:
    """A kind in its mood's shape and colour."""
    face = mix(MOODS[kind.mood], ASHES, 0.82) if cancelled else MOODS[kind.mood]
    surface.box(x, y, side, side, round(side * ROUND[kind.mood]), face)
    size = round(side * ICON)
    surface.icon(kind.id, x + (side - size) / 2, y + (side - size) / 2, size, CREAM)


def lying(surface: Surface, x: float, y: float, side: int, card: Lying) -> None:
    """A kind on a Table; one that is used up is struck."""
    roundel(surface, x, y, side, card.kind)
    if card.used:
        strike(surface, x, y, side)


def strike(surface: Surface, x: float, y: float, side: int) -> None:
    near, far = side * 0.12, side * 0.88
    surface.line([(x + near, y + far), (x + far, y + near)], CREAM, max(4, side // 12))


@lru_cache(KEPT)
def kon_card(card: Card, wide: int, degrees: float, *, cancelled: bool) -> Sprite:
    """A card on the Kon, a little tilted; the worth of a cancelled one stays whole, because it counts."""
    sprite = Sprite(wide, HIGH, PAD)
    sprite.shadow(0, 9, wide, HIGH, 24)
    sprite.box(0, 7, wide, HIGH, 24, EDGE)
    sprite.box(0, 0, wide, HIGH, 24, CREAM)
    sprite.text(wide - 20, 86, signed(card.worth), WORTH, tone(card.worth), "bold", "right")
    side = round(wide * 0.62)
    x, y = (wide - side) / 2, HIGH - side - 22
    roundel(sprite, x, y, side, card.kind, cancelled=cancelled)
    if cancelled:
        ends = [(x - 2, y + side + 2), (x + side + 2, y - 2)]
        sprite.line(ends, CREAM, 26)
        sprite.line(ends, RED, 14)
    sprite.tilt(degrees)
    return sprite

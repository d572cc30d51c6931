"""Fighters face to face, and tricks that are laid out like them: large cards."""

from __future__ import annotations

from functools import lru_cache

from bot.pictures.kit.canvas import Part, Sign, Sprite, Word
from bot.pictures.kit.palette import CREAM, EDGE, INK, INK2, RED, mix
from bot.pictures.kit.type import shrunk, width
from bot.pictures.raiders.lines import ON_CREAM
from bot.pictures.raiders.values import Fighter

WIDE, HIGH = 300, 360
PALE = 0.87
"""How much of cream is in the large suit behind a figure."""


@lru_cache(12)
def fighter(one: Fighter, h: int = HIGH) -> Sprite:
    """A card: its corner, its might or what it does, its name; a seal on who won't be there for the fight."""
    colour, sprite = ON_CREAM[one.suit], Sprite(WIDE, h, 30)
    sprite.shadow(0, 10, WIDE, h, 28)
    sprite.box(0, 9, WIDE, h, 28, EDGE)
    sprite.box(0, 0, WIDE, h, 28, CREAM)
    sprite.text(24, 84, one.rank, 84, colour, "bold")
    sprite.icon(one.suit, 28 + width(one.rank, 84, "bold"), 26, 62, colour)
    side = round(h * 0.42)
    if one.icon:
        sprite.icon(one.icon, (WIDE - side) / 2, h * 0.3, side, mix(colour, CREAM, 0.12))
    else:
        sprite.icon(one.suit, (WIDE - side) / 2, h * 0.27, side, mix(colour, CREAM, PALE))
        might: list[Part] = [Sign("might", INK2, 0.7), 10, Word(str(one.might), INK)]
        sprite.flow(WIDE / 2, h * 0.62, might, 120, "middle")
    if one.leaves:
        sprite.disc(WIDE - 10, 10, 40, CREAM)
        sprite.disc(WIDE - 10, 10, 35, RED)
        sprite.icon(one.leaves, WIDE - 36, -16, 52, CREAM)
    size = shrunk(one.name, 56, "bold", WIDE - 28, 40)
    sprite.text(WIDE / 2, h - 44, one.name, size, INK, "bold", "middle", room=WIDE - 24)
    return sprite

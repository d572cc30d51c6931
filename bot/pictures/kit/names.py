"""Names in pictures: what the fonts cover of them, a letter for each seat, and where a name may be cut."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from bot.pictures.drawing import Player
from bot.pictures.kit.graphemes import graphemes

COVERED = (
    (0x20, 0x7E), (0xA0, 0x161), (0x164, 0x17F), (0x218, 0x21B), (0x400, 0x45F), (0x462, 0x463), (0x46A, 0x46B),
    (0x472, 0x475), (0x490, 0x49D), (0x4A0, 0x4A5), (0x4AA, 0x4AB), (0x4AE, 0x4B1), (0x4B6, 0x4BB), (0x4C0, 0x4C2),
    (0x4CB, 0x4CC), (0x4CF, 0x4D9), (0x4DC, 0x4DF), (0x4E2, 0x4E9), (0x4EE, 0x4F9), (0x51A, 0x51D), (0x524, 0x525),
    (0x5D0, 0x5EA), (0x60C, 0x60C), (0x61B, 0x61B), (0x61F, 0x61F), (0x621, 0x63A), (0x640, 0x656), (0x660, 0x671),
    (0x67E, 0x67E), (0x686, 0x686), (0x698, 0x698), (0x6A1, 0x6A1), (0x6A4, 0x6A4), (0x6A9, 0x6A9), (0x6AF, 0x6AF),
    (0x6BA, 0x6BA), (0x6CC, 0x6CC), (0x6F0, 0x6F9), (0x1E80, 0x1E85), (0x2013, 0x2014), (0x2018, 0x201A),
    (0x201C, 0x201E), (0x2022, 0x2022), (0x2026, 0x2026), (0x2039, 0x203A), (0x20BD, 0x20BD), (0x2116, 0x2116),
    (0x2212, 0x2212),
)  # fmt: skip
"""The characters, from first to last, that Rubik has (a test compares them with the fonts)."""
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
_COVERED = frozenset(code for first, last in COVERED for code in range(first, last + 1))
LOOSE = " -–—·.,_"
"""What is left of a name's decoration at its ends."""


def covered(char: str) -> bool:
    return ord(char) in _COVERED


@cache
def shapes_both_ways() -> bool:
    """Whether letters that are written from right to left can be set on this machine."""
    from PIL import features

    return bool(features.check("raqm") and features.check("fribidi"))


@lru_cache(1024)
def drawable(player: Player) -> str:
    """What can be drawn of a name; of nothing, what else they are called."""
    if RIGHT_TO_LEFT.search(player.name) and not shapes_both_ways():
        return player.unnamed
    kept = re.sub(r"\s+", " ", "".join(filter(covered, player.name))).strip(LOOSE)
    return kept or player.unnamed


def letters(players: Sequence[Player]) -> tuple[str, ...]:
    """A letter for each seat: the first of the name; its number where two have the same, or nothing of it is drawn."""
    names = [drawable(player) for player in players]
    firsts = [graphemes(name)[0].upper() if name else "" for name in names]
    return tuple(
        str(seat + 1) if firsts.count(first) > 1 or name == player.unnamed else first
        for seat, (first, name, player) in enumerate(zip(firsts, names, players, strict=True))
    )

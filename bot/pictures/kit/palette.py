"""Colours: each has one role, whatever the game; cloths, one a game; the colours of seats and what is mixed of them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

Colour = str
"""As #RRGGBB."""

CREAM, EDGE = "#FCF5E6", "#D8C39C"
"""A piece, which is also the colour of text on cloth, and its lower edge."""
INK, INK2 = "#2A2320", "#6A5B4E"
"""Text on cream and honey; what is second there."""
HONEY = "#F6BE45"
"""Whose turn it is; gain and goal. One filled use: the panel of the seat on turn."""
RED = "#C43A2C"
"""Alarm, what is cancelled, twins, the Joker."""
BLUE, GREEN, YELLOW, WOOD = "#2B66C4", "#217A46", "#F2C230", "#7A4B22"
"""Up, down, skip, a plain number."""
WARM, COOL = "#B5471F", "#2C5E9E"
"""A worth above and below nought, on cream."""
MOTIVATES, DEMOTIVATES, NEITHER = "#2B7A63", "#6F4892", "#3A302B"
RED_SUIT, RED_SUIT_DARK = "#C2352B", "#E4533F"
"""Hearts and diamonds on cream, and on dark."""
HELPS, HURTS = "#9FE0A8", "#FFC6BC"
"""What a card in a pile does for the fighter above it."""
SEATS = ("#F08A55", "#74BEEA", "#D8E67C", "#EE9CC4", "#B5A8F4", "#7AD6B8")
BLACK = "#000000"


@dataclass(frozen=True, slots=True)
class Cloth:
    """What lies under everything: `ground`, the big circle `ring` on it, a `panel`, and what is in the `shade`."""

    name: str
    ground: Colour
    ring: Colour
    panel: Colour
    shade: Colour


SEA = Cloth("upturn", "#1F4F4C", "#275F5A", "#33716A", "#143A38")
PLUM = Cloth("aforator", "#4B2A44", "#5A3652", "#6D4664", "#341B2F")
NIGHT = Cloth("raiders", "#283A58", "#31466A", "#40587F", "#1A273F")
CLOTHS = {cloth.name: cloth for cloth in (SEA, PLUM, NIGHT)}


def rgb(colour: Colour) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


@lru_cache(512)
def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with this share of the other: fainter text is such a colour, since alpha would make many."""
    mixed = (round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other), strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def luminance(colour: Colour) -> float:
    """Relative luminance as WCAG 2 defines it, 0 to 1."""
    red, green, blue = (
        v / 12.92 if v <= 0.03928 else ((v + 0.055) / 1.055) ** 2.4 for v in (part / 255 for part in rgb(colour))
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of WCAG 2, 1 to 21: text needs 4.5."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)

"""Lines of words, signs and names, in the room that there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.pictures.drawing import Player
from bot.pictures.kit.canvas import Anchor, Part, Sign, Surface, Word, flow_width
from bot.pictures.kit.names import drawable
from bot.pictures.kit.palette import CREAM, INK, INK2, RED_SUIT, Colour
from bot.pictures.kit.type import Weight, cut, width
from bot.pictures.raiders.values import Icon, Line, Suit

PINK = "#FFB4A8"
ON_DARK: dict[Suit, Colour] = {"spades": CREAM, "clubs": CREAM, "hearts": PINK, "diamonds": PINK}
ON_CREAM: dict[Suit, Colour] = {"spades": INK, "clubs": INK, "hearts": RED_SUIT, "diamonds": RED_SUIT}
"""Suits in the colours of cards."""
LEAST_NAME = 90
"""Pixels that a name keeps."""


def parts(line: Line, colour: Colour, weight: Weight, *, dark: bool) -> Iterator[Part]:
    """As the kit draws them; suits in their own colours."""
    for part in line:
        match part:
            case str():
                yield Word(part, colour, weight)
            case Player():
                yield Word(drawable(part), colour, weight)
            case Icon(icon):
                yield Sign(icon, _coloured(icon, colour, dark=dark), 0.86)


def _coloured(icon: str, colour: Colour, *, dark: bool) -> Colour:
    if icon in ("hearts", "diamonds"):
        return PINK if dark else RED_SUIT
    return INK2 if icon == "might" and not dark else colour


def write(
    surface: Surface,
    x: float,
    y: float,
    line: Line,
    size: int,
    colour: Colour,
    weight: Weight = "medium",
    anchor: Anchor = "left",
    *,
    room: float,
    least: int = 40,
    dark: bool = True,
) -> float:
    """A line; where it has no room it gets smaller, then its names are cut, then what is last, then the longest."""
    shown = list(parts(line, colour, weight, dark=dark))
    while size > least and flow_width(shown, size) > room:
        size -= 2
    _shorten(shown, [at for at, part in enumerate(line) if isinstance(part, Player)], size, room)
    words = [at for at, part in enumerate(line) if isinstance(part, str)]
    _shorten(shown, words[-1:], size, room)
    _shorten(shown, words, size, room)
    return surface.flow(x, y, shown, size, anchor)


def _shorten(shown: list[Part], places: Sequence[int], size: int, room: float) -> None:
    """Cuts what stands at these places, the longest first, but none of them below its share."""
    if not places or flow_width(shown, size) <= room:
        return
    taken = flow_width([shown[at] for at in places], size)
    share = max(LEAST_NAME, (room - flow_width(shown, size) + taken) / len(places))
    for at in sorted(places, key=lambda at: -flow_width([shown[at]], size)):
        part, over = shown[at], flow_width(shown, size) - room
        if over > 0 and isinstance(part, Word):
            long = width(part.text, size, part.weight)
            shown[at] = part._replace(text=cut(part.text, size, part.weight, max(long - over, share)))

"""What is drawn on: a picture, or a sprite that is drawn once and put on many pictures."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image, ImageChops

from bot.pictures.kit import icons, shapes
from bot.pictures.kit.palette import BLACK, CREAM, Colour, rgb
from bot.pictures.kit.shapes import ALL, Corners, Point
from bot.pictures.kit.type import Weight, cut, lettering, shrunk, width

WIDTH, MARGIN, GAP = 1280, 40, 20
"""Of all pictures, in pixels."""
LARGE = 3000
"""Pixels from which a box is cheaper as nine slices of plain fills."""
SHADOW = 0.2
Anchor = Literal["left", "middle", "right"]


class Word(NamedTuple):
    """Words in a line of their own colour and weight."""

    text: str
    colour: Colour = CREAM
    weight: Weight = "bold"


class Sign(NamedTuple):
    """An icon in a line."""

    icon: str
    colour: Colour = CREAM
    size: float = 1.0
    """Against that of the words."""


Part = Word | Sign | int
"""A part of a line; a number is a space in pixels."""


class Surface:
    """Both of them; coordinates are pixels from the top left, those of words are on their baseline."""

    def __init__(self, image: Image.Image) -> None:
        self.image = image
        self.width, self.height = image.size

    def put(self, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
        """A mask in one colour."""
        raise NotImplementedError

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        """A sprite, its own origin at (x, y)."""
        raise NotImplementedError

    def box(self, x: float, y: float, w: float, h: float, r: int, colour: Colour, corners: Corners = ALL) -> None:
        """A filled box with round corners."""
        wide, high = round(w), round(h)
        self.put(shapes.rounded(wide, high, min(r, wide // 2, high // 2), corners), x, y, colour)

    def ring(self, x: float, y: float, w: float, h: float, r: int, colour: Colour, thick: int, dash: int = 0) -> None:
        """The outline of such a box."""
        self.put(shapes.ring(round(w), round(h), r, thick, dash), x, y, colour)

    def disc(self, cx: float, cy: float, r: int, colour: Colour) -> None:
        self.put(shapes.rounded(2 * r, 2 * r, r), round(cx) - r, round(cy) - r, colour)

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour) -> None:
        """An icon, its top left corner there."""
        self.put(icons.mask(name, round(size)), x, y, colour)

    def line(self, points: Sequence[Point], colour: Colour, thick: int) -> None:
        """A line with round ends and joints."""
        left, top, w, h = _bounds(points, thick)
        placed = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
        self.put(shapes.polyline(placed, w, h, thick), left, top, colour)

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        left, top, w, h = _bounds(points, 0)
        placed = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
        self.put(shapes.polygon(placed, w, h), left, top, colour)

    def text(
        self,
        x: float,
        y: float,
        words: str | int,
        size: int,
        colour: Colour,
        weight: Weight = "medium",
        anchor: Anchor = "left",
        *,
        room: float | None = None,
        least: int | None = None,
        drop: bool = False,
    ) -> float:
        """Words on a baseline; returns their width. Where they have no `room` they get smaller down to `least`, then
        cut; or all of them are dropped.
        """
        said = str(words)
        if room is not None:
            size = shrunk(said, size, weight, room, least or size)
            if drop and width(said, size, weight) > room:
                return 0.0
            said = cut(said, size, weight, room)
        if not said:
            return 0.0
        long = width(said, size, weight)
        x -= {"left": 0.0, "middle": long / 2, "right": long}[anchor]
        mask, dx, dy = lettering(said, size, weight)
        self.put(mask, x + dx, y + dy, colour)
        return long

    def flow(self, x: float, y: float, parts: Iterable[Part], size: int, anchor: Anchor = "left") -> float:
        """Words and icons in a line; returns its width."""
        listed = tuple(parts)
        long = flow_width(listed, size)
        x -= {"left": 0.0, "middle": long / 2, "right": long}[anchor]
        for part in listed:
            match part:
                case Word(text, colour, weight):
                    self.text(x, y, text, size, colour, weight)
                case Sign(icon, colour, share):
                    high = round(size * share)
                    self.icon(icon, x, y - size * 0.36 - high / 2, high, colour)
            x += _part_width(part, size)
        return long


class Canvas(Surface):
    """A picture on its cloth."""

    def __init__(self, image: Image.Image) -> None:
        """`image`: in RGB; it is drawn on."""
        super().__init__(image)

    def put(self, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
        self.image.paste(rgb(colour), (round(x), round(y)), mask)

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        solid, cover = sprite.parts
        self.image.paste(solid, (round(x) - sprite.pad, round(y) - sprite.pad), cover)

    def box(self, x: float, y: float, w: float, h: float, r: int, colour: Colour, corners: Corners = ALL) -> None:
        """A large one as nine slices: plain fills cost a tenth of a masked paste."""
        left, top, wide, high = round(x), round(y), round(w), round(h)
        r = min(r, wide // 2, high // 2)
        if wide * high < LARGE or wide < 2 * r + 4 or high < 2 * r + 2:
            super().box(x, y, w, h, r, colour, corners)
            return
        fill, right, bottom = rgb(colour), left + wide, top + high
        self.image.paste(fill, (left, top + r, right, bottom - r))
        self.image.paste(fill, (left + r, top, right - r, top + r))
        self.image.paste(fill, (left + r, bottom - r, right - r, bottom))
        places = ((left, top), (right - r, top), (right - r, bottom - r), (left, bottom - r))
        for which, (place, is_round) in enumerate(zip(places, corners, strict=True)):
            if is_round and r:
                self.image.paste(fill, place, shapes.corner(r, which))
            elif r:
                self.image.paste(fill, (*place, place[0] + r, place[1] + r))


class Sprite(Surface):
    """A thing with no cloth under it; around it is room for what sticks out, so that (0, 0) is the thing's corner."""

    def __init__(self, w: int, h: int, pad: int) -> None:
        super().__init__(Image.new("RGBA", (w + 2 * pad, h + 2 * pad)))
        self.pad = pad
        self._parts: tuple[Image.Image, Image.Image] | None = None

    @property
    def parts(self) -> tuple[Image.Image, Image.Image]:
        """Its colours and its cover, taken apart once it is done."""
        if self._parts is None:
            self._parts = _packed(self.image.convert("RGB")), self.image.getchannel("A")
            self.image = self._parts[0]  # nothing more is drawn on it, and three copies are two too many
        return self._parts

    def put(self, mask: Image.Image, x: float, y: float, colour: Colour) -> None:
        layer = Image.new("RGBA", mask.size, (*rgb(colour), 0))
        layer.putalpha(mask)
        self._lay(layer, x, y)

    def sprite(self, sprite: Sprite, x: float, y: float) -> None:
        solid, cover = sprite.parts
        layer = solid.convert("RGBA")
        layer.putalpha(cover)
        self._lay(layer, x - sprite.pad, y - sprite.pad)

    def shadow(self, x: float, y: float, w: int, h: int, r: int) -> None:
        """Below a thing; flat, since a soft one shows bands in few colours."""
        self.put(_faint(w, h, r), x, y + 4, BLACK)

    def tilt(self, degrees: float) -> None:
        """Turns all that has been drawn around its middle."""
        self.image = self.image.rotate(degrees, Image.Resampling.BICUBIC)

    def _lay(self, layer: Image.Image, x: float, y: float) -> None:
        left, top = round(x) + self.pad, round(y) + self.pad
        self.image.alpha_composite(layer, (max(left, 0), max(top, 0)), (max(-left, 0), max(-top, 0)))


def _packed(image: Image.Image) -> Image.Image:
    """The image in a palette of its own, where that is the same in a quarter of the memory."""
    few = image.quantize(dither=Image.Dither.NONE)
    return image if ImageChops.difference(few.convert("RGB"), image).getbbox() else few


def flow_width(parts: Iterable[Part], size: int) -> float:
    """The width of a line of words and icons."""
    return sum(_part_width(part, size) for part in parts)


def _part_width(part: Part, size: int) -> float:
    match part:
        case Word(text, _, weight):
            return width(text, size, weight)
        case Sign(_, _, share):
            return size * share
        case _:
            return part


def _bounds(points: Sequence[Point], margin: int) -> tuple[float, float, int, int]:
    """Left, top, width and height of what the points take, with a margin."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = min(xs) - margin, min(ys) - margin
    return left, top, int(max(xs) - left + margin + 1), int(max(ys) - top + margin + 1)


@lru_cache(128)
def _faint(w: int, h: int, r: int) -> Image.Image:
    return shapes.rounded(w, h, r).point([int(value * SHADOW) for value in range(256)])

"""Tiles: sprites with a thick lower edge; hollow, cut into the cloth, where they are over or can't be laid."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from bot.pictures.kit.canvas import Canvas, Sprite
from bot.pictures.kit.palette import BLACK, BLUE, CREAM, EDGE, GREEN, HONEY, INK, RED, SEA, WOOD, YELLOW, Colour, mix
from bot.pictures.kit.shapes import rounded
from bot.pictures.upturn.scenes import Kind, Tile

WIDE, HIGH = 132, 184
"""Of a tile on the board."""
SAND = "#EFDFC0"
"""The lower band of a plain tile, and the back of one that nobody sees."""
PAD = 8
RAISED, RING, AROUND = 6, 8, 9
"""Pixels by which the last number stands out, of the ring around it, and between the two outlines."""
ROUND, LOWER, BAND = 0.17, 0.06, 0.27
"""The radius of a corner against the width; the lower edge and the lower band against the height."""
FACES: dict[Kind, Colour] = {
    "up": BLUE,
    "down": GREEN,
    "skip1": YELLOW,
    "skip2": YELLOW,
    "joker": RED,
    "gift": SAND,
}
FIGURES: dict[Kind, Colour] = {"plain": WOOD, "penalty": INK, "twin": RED}
ICONS: dict[Kind, str] = {"skip1": "skip", "skip2": "skip"}
SKIPS: dict[Kind, str] = {"skip1": "1", "skip2": "2"}
FAINT = mix(CREAM, SEA.panel, 0.3)
"""What is written on hollow tiles, and on the place of the next one."""


def put(canvas: Canvas, tile: Tile, x: float, y: float, w: int = WIDE, h: int = HIGH) -> None:
    """A tile, its top left corner there."""
    canvas.sprite(_solid(tile, w, h), x, y)


def ringed(canvas: Canvas, tile: Tile, x: float, y: float, w: int = WIDE, h: int = HIGH) -> None:
    """The last number: a little higher than its row, with a ring."""
    edge = round(h * LOWER)
    outline = w + 2 * AROUND, h + edge + 2 * AROUND
    canvas.ring(x - AROUND, y - RAISED - AROUND, *outline, round(w * ROUND) + AROUND, HONEY, RING)
    put(canvas, tile, x, y - RAISED, w, h)


def hollow(canvas: Canvas, tile: Tile, x: float, y: float, w: int, h: int) -> None:
    """A tile that is over, or can't be laid."""
    canvas.sprite(_hollow(tile, w, h), x, y)


@lru_cache(64)
def _solid(tile: Tile, w: int, h: int) -> Sprite:
    kind, edge, r = tile.kind, round(h * LOWER), round(w * ROUND)
    face = FACES.get(kind, CREAM)
    sprite = Sprite(w, h + edge, PAD)
    sprite.shadow(0, edge, w, h, r)
    sprite.box(0, edge, w, h, r, EDGE if face in (CREAM, SAND) else mix(face, BLACK, 0.35))
    sprite.box(0, 0, w, h, r, face)
    if kind in FIGURES:
        _numbered(sprite, tile, w, h)
    elif kind == "updown":
        _split(sprite, w, h)
    elif kind in SKIPS:
        _icon(sprite, "skip", min(w * 0.56, h * 0.4), w / 2, h * 0.36, INK)
        sprite.text(w / 2, h * 0.86, SKIPS[kind], round(h * 0.3), INK, "bold", "middle")
    else:
        _icon(sprite, kind, min(w * 0.66, h * 0.6), w / 2, h / 2, WOOD if kind == "gift" else CREAM)
    return sprite


def _numbered(sprite: Sprite, tile: Tile, w: int, h: int) -> None:
    """The number, and on the lower band what it brings."""
    colour, size, band = FIGURES[tile.kind], min(round(w * 0.62), round(h * 0.52)), round(h * BAND)
    lower = Image.new("L", (w, h))
    ImageDraw.Draw(lower).rectangle((0, h - band, w, h), fill=255)
    base = SAND if tile.kind == "plain" else colour
    sprite.put(ImageChops.multiply(rounded(w, h, round(w * ROUND)), lower), 0, 0, base)
    sprite.text(w / 2, h * 0.4 + size * 0.36, tile.number, size, colour, "bold", "middle")
    if tile.kind == "penalty":
        _icon(sprite, "hand", band * 0.86, w / 2, h - band / 2, CREAM)
    elif tile.kind == "twin":
        for side in (-1.7, 1.7):
            sprite.disc(w / 2 + side * band * 0.2, h - band / 2, round(band * 0.2), CREAM)


def _split(sprite: Sprite, w: int, h: int) -> None:
    """Up or down, on either side of the diagonal."""
    r, whole, half = round(w * ROUND), rounded(w, h, round(w * ROUND)), Image.new("L", (w, h))
    ImageDraw.Draw(half).polygon([(0, 0), (w, 0), (0, h)], fill=255)
    sprite.put(ImageChops.multiply(whole, half), 0, 0, BLUE)
    sprite.put(ImageChops.multiply(whole, ImageChops.invert(half)), 0, 0, GREEN)
    sprite.line([(w - r * 0.3, r * 0.3), (r * 0.3, h - r * 0.3)], CREAM, max(3, w // 26))
    size = min(w, h) * 0.44
    sprite.icon("up", w * 0.07, h * 0.1, size, CREAM)
    sprite.icon("down", w * 0.93 - size, h * 0.9 - size, size, CREAM)


@lru_cache(64)
def _hollow(tile: Tile, w: int, h: int) -> Sprite:
    sprite, r, kind = Sprite(w, h, PAD), round(w * ROUND), tile.kind
    sprite.box(0, 0, w, h, r, mix(SEA.ring, SEA.shade, 0.5))
    sprite.ring(0, 0, w, h, r, mix(CREAM, SEA.ring, 0.62), max(3, w // 40))
    if kind in FIGURES:
        _hollow_number(sprite, tile, w, h)
    elif kind == "updown":
        size = min(w, h) * 0.42
        sprite.icon("up", w / 2 - size, h / 2 - size * 1.05, size, FAINT)
        sprite.icon("down", w / 2, h / 2 + size * 0.05, size, FAINT)
    else:
        many = SKIPS.get(kind, "")
        _icon(
            sprite,
            ICONS.get(kind, kind),
            min(w, h) * (0.44 if many else 0.6),
            w / 2,
            h * (0.36 if many else 0.5),
            FAINT,
        )
        sprite.text(w / 2, h * 0.9, many, round(h * 0.32), FAINT, "bold", "middle")
    return sprite


def _hollow_number(sprite: Sprite, tile: Tile, w: int, h: int) -> None:
    size, lower = min(round(w * 0.56), round(h * 0.5)), tile.kind != "plain"
    middle = h / 2 - (h * 0.1 if lower else 0)
    sprite.text(w / 2, middle + size * 0.36, tile.number, size, FAINT, "bold", "middle")
    if tile.kind == "penalty":
        _icon(sprite, "hand", h * 0.24, w / 2, h * 0.82, FAINT)
    elif tile.kind == "twin":
        for side in (-1, 1):
            sprite.disc(w / 2 + side * h * 0.08, h * 0.81, max(3, round(h * 0.045)), FAINT)


def _icon(sprite: Sprite, name: str, size: float, cx: float, cy: float, colour: Colour) -> None:
    sprite.icon(name, cx - size / 2, cy - size / 2, size, colour)

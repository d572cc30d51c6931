"""A mock of a message with a picture, at the width that Telegram gives it on a phone of 360 dp."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image

from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.names import covered
from bot.pictures.kit.palette import Colour, rgb
from bot.pictures.kit.type import lettering, width, wrapped
from bot.sheet.sample import Sample

ThemeName = Literal["light", "dark"]
DENSITY = 2
"""Pixels for a dp."""
IN_GROUP, IN_PRIVATE = 244 * DENSITY, 296 * DENSITY
"""The width of a photo: beside a group's avatars, and in private."""
TEXT, LINE, PAD = 15 * DENSITY, 20 * DENSITY, 9 * DENSITY
KEY, BETWEEN, ROUND = 36 * DENSITY, 3 * DENSITY, 12 * DENSITY
LEAST = 9 * DENSITY


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a client."""

    chat: Colour
    bubble: Colour
    text: Colour
    key: Colour
    label: Colour


THEMES: dict[ThemeName, Theme] = {
    "light": Theme("#C8DDB4", "#FFFFFF", "#1A1A1A", "#8FB078", "#FFFFFF"),
    "dark": Theme("#0E1621", "#182533", "#F2F2F2", "#22344A", "#FFFFFF"),
}


def bubble(sample: Sample, picture: Image.Image, theme: Theme) -> Image.Image:
    """The message: the picture at its width, the caption, the keyboard."""
    wide = IN_GROUP if sample.group else IN_PRIVATE
    high = round(picture.height * wide / picture.width)
    said = map(_plain, sample.caption.split("\n"))
    lines = [line for part in said for line in wrapped(part, TEXT, "medium", wide - 2 * PAD)]
    body = high + 2 * PAD + len(lines) * LINE
    canvas = Canvas(Image.new("RGB", (wide, body + len(sample.rows) * (KEY + BETWEEN)), rgb(theme.chat)))
    canvas.box(0, 0, wide, body, ROUND, theme.bubble)
    canvas.image.paste(picture.resize((wide, high), Image.Resampling.LANCZOS), (0, 0))
    for at, line in enumerate(lines):
        canvas.text(PAD, high + PAD + at * LINE + TEXT, line, TEXT, theme.text)
    for at, row in enumerate(sample.rows):
        _keys(canvas, row, body + BETWEEN + at * (KEY + BETWEEN), theme)
    return canvas.image


def _keys(canvas: Canvas, row: Sequence[str], y: int, theme: Theme) -> None:
    wide = (canvas.width - (len(row) - 1) * BETWEEN) / len(row)
    for at, label in enumerate(row):
        x = at * (wide + BETWEEN)
        canvas.box(x, y, wide, KEY, 6 * DENSITY, theme.key)
        place, room = (x + wide / 2, y + KEY * 0.63), wide - PAD
        canvas.text(*place, _plain(label), TEXT, theme.label, anchor="middle", room=room, least=LEAST)


def _plain(words: str) -> str:
    """Without the emoji, which a client has in a font of its own."""
    return " ".join("".join(filter(covered, words)).split())


def titled(image: Image.Image, title: str, theme: Theme) -> Image.Image:
    """The message with its name above."""
    mask = lettering(title, TEXT, "bold").mask
    wide = max(image.width, round(width(title, TEXT, "bold")) + 4)
    sheet = Canvas(Image.new("RGB", (wide, image.height + LINE + PAD), rgb(theme.chat)))
    sheet.put(mask, 0, LINE - mask.height, theme.text)
    sheet.image.paste(image, (0, LINE + PAD))
    return sheet.image

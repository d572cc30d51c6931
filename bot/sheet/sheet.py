"""The contact sheet: all scenes in mock bubbles, the extremes below them, and each once more as other eyes see it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from bot.pictures.kit.palette import rgb
from bot.pictures.painters import PAINTERS
from bot.sheet.bubble import DENSITY, THEMES, Theme, ThemeName, bubble, titled
from bot.sheet.eyes import MATRICES, seen_by
from bot.sheet.samples import GAMES
from bot.text.words import speak

WIDE = 4000
GAP = 16 * DENSITY
SMALL = 2
"""Other eyes get it so many times as small."""


def write(out: Path, games: Sequence[str], language: str, theme: ThemeName) -> None:
    """Draws the sheet of these games into a PNG file. Raises OSError where it can't be written."""
    words, colours = speak(language), THEMES[theme]
    samples = [sample for game in games for sample in GAMES[game](words)]
    pictures = {sample.name: PAINTERS[sample.drawing.scene].paint(sample.drawing).image for sample in samples}
    shown = [
        titled(bubble(sample, pictures[sample.name], colours), sample.name, colours)
        for sample in sorted(samples, key=lambda sample: sample.extreme)
    ]
    seen = [
        titled(_small(seen_by(pictures[sample.name], eyes), sample.group), f"{sample.name}, {eyes}", colours)
        for sample in samples if not sample.extreme for eyes in MATRICES
    ]  # fmt: skip
    _laid_out([*shown, *seen], colours).save(out)


def _small(picture: Image.Image, group: bool) -> Image.Image:
    wide = (244 if group else 296) * DENSITY // SMALL
    return picture.resize((wide, round(picture.height * wide / picture.width)), Image.Resampling.LANCZOS)


def _laid_out(images: Iterable[Image.Image], theme: Theme) -> Image.Image:
    """Side by side in rows, each as high as its highest."""
    places: list[tuple[int, int, Image.Image]] = []
    x = y = GAP
    high = 0
    for image in images:
        if x + image.width + GAP > WIDE:
            x, y, high = GAP, y + high + GAP, 0
        places.append((x, y, image))
        x, high = x + image.width + GAP, max(high, image.height)
    sheet = Image.new("RGB", (WIDE, y + high + GAP), rgb(theme.chat))
    for left, top, image in places:
        sheet.paste(image, (left, top))
    return sheet

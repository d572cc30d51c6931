"""Every sample looks as it did, but for what another build of the fonts' library may round otherwise.

Made anew after a look at the contact sheet: `KON_GOLDEN=write .venv/bin/pytest tests/pictures/test_golden.py`.
"""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageChops

from bot.pictures import painters
from bot.sheet.sample import Sample
from tests.pictures.named import GOLDEN, WRITING, golden, samples, wanted

WIDE = 320
"""Pixels: enough to see every part, and the golden files stay small."""
LEVELS, SHARE = 48, 0.001
"""So few pixels may differ by more than so many levels, of 255, of one colour."""
NAMED = golden()


def drawn(sample: Sample) -> Image.Image:
    """The sample as it is sent, at the size of golden files."""
    image = Image.open(BytesIO(painters.painted(sample.drawing))).convert("RGB")
    return image.resize((WIDE, round(image.height * WIDE / image.width)), Image.Resampling.BOX)


def different(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that differ visibly; 1 for pictures of two sizes."""
    if one.size != other.size:
        return 1.0
    strongest = ImageChops.difference(one, other)
    red, green, blue = strongest.split()
    levels = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    return sum(levels[LEVELS:]) / (one.width * one.height)


@pytest.mark.parametrize(("language", "name"), NAMED)
def test_a_sample_looks_as_it_did(language: str, name: str) -> None:
    path, image = GOLDEN / language / f"{name}.png", drawn(samples(language)[name])
    if WRITING:
        path.parent.mkdir(parents=True, exist_ok=True)
        image.quantize(method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)
    known = Image.open(path).convert("RGB")
    assert different(image, known) <= SHARE, f"{path} differs: look at it, and write it anew if it is meant"


def test_every_sample_has_a_golden_picture_and_none_is_of_one_that_is_no_more() -> None:
    assert golden() == wanted()


def test_one_more_figure_on_a_picture_is_seen() -> None:
    """The measure itself: what is no rounding is a difference."""
    language, name = NAMED[0]
    image = drawn(samples(language)[name])
    changed = image.copy()
    changed.paste((255, 255, 255), (100, 100, 118, 130))
    assert different(image, changed) > SHARE

"""Every scene of UpTurn on the contact sheet, in both languages: nothing is cut or overlaps, all can be read, and all
is as large and as light as the guide has it.
"""

from __future__ import annotations

from functools import cache

import pytest

from bot.pictures.kit.encode import png
from bot.pictures.painters import PAINTERS, painted, read
from bot.pictures.upturn import tiles
from bot.pictures.upturn.scenes import UpTurnBoard, UpTurnHand
from bot.sheet.sample import Sample
from bot.sheet.upturn import samples
from bot.text.words import LANGUAGES, speak
from tests.pictures.named import of_game, on_samples
from tests.pictures.watched import check

KB = 1024
BOARD, ANY = 65 * KB, 80 * KB
NAMES = of_game("upturn")
each = on_samples("upturn")


@cache
def known(language: str) -> dict[str, Sample]:
    return {sample.name: sample for sample in samples(speak(language))}


@each
def test_nothing_is_cut_overlaps_or_is_too_faint(language: str, name: str) -> None:
    for sprites in (tiles._solid, tiles._hollow):
        sprites.cache_clear()  # else what stands on tiles of another scene isn't looked at again
    check(known(language)[name].drawing)


@each
def test_it_is_as_large_and_light_as_telegram_likes_it(language: str, name: str) -> None:
    drawing = known(language)[name].drawing
    image = PAINTERS[drawing.scene].paint(drawing).image
    assert image.size == (1280, height(drawing))
    assert len(png(image, "upturn")) <= (BOARD if isinstance(drawing, UpTurnBoard) else ANY)


def height(drawing: object) -> int:
    """As the guide has it."""
    if isinstance(drawing, UpTurnBoard):
        return 960
    if isinstance(drawing, UpTurnHand):
        return min(1280, 800 + 270 * max(0, len(drawing.shelves) - 2))
    return 1280 if hasattr(drawing, "places") else 800


@pytest.mark.parametrize("name", NAMES)
def test_equal_drawings_are_equal_bytes_wherever_they_are_drawn(name: str) -> None:
    drawing = known("ru")[name].drawing
    other = read(drawing.scene, drawing.written)
    assert other == drawing
    assert painted(other) == painted(drawing)


def test_names_of_samples_are_their_own_and_alike_in_both_languages() -> None:
    for language in LANGUAGES:
        assert sorted(sample.name for sample in samples(speak(language))) == NAMES
    assert len({sample.drawing.digest for sample in known("ru").values()}) == len(NAMES)

"""Every scene of Aforator on the contact sheet, in both languages: nothing is cut or overlaps, all can be read, and all
is as large and as light as the guide has it.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from bot.pictures.aforator import cards
from bot.pictures.aforator.scenes import AforatorBoard, AforatorHand
from bot.pictures.drawing import Drawing
from bot.pictures.painters import painted, read
from bot.sheet.aforator import samples
from bot.sheet.sample import Sample
from bot.text.words import LANGUAGES, speak
from tests.pictures.named import of_game, on_samples
from tests.pictures.watched import check

KB = 1024
BOARD, ANY = 65 * KB, 80 * KB
FEW = 4
"""Up to so many players a board is a light one."""
NAMES = of_game("aforator")
each = on_samples("aforator")


@cache
def known(language: str) -> dict[str, Sample]:
    return {sample.name: sample for sample in samples(speak(language))}


@each
def test_nothing_is_cut_overlaps_or_is_too_faint(language: str, name: str) -> None:
    cards.kon_card.cache_clear()  # else what stands on cards of another scene isn't looked at again
    check(known(language)[name].drawing)


@pytest.mark.parametrize("language", ["ru", pytest.param("en", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", NAMES)
def test_it_is_as_large_and_light_as_telegram_likes_it_and_the_same_bytes_wherever_drawn(
    language: str, name: str
) -> None:
    drawing = known(language)[name].drawing
    png, other = painted(drawing), read(drawing.scene, drawing.written)
    few = isinstance(drawing, AforatorBoard) and len(drawing.seats) <= FEW
    assert Image.open(BytesIO(png)).size == (1280, height(drawing))
    assert len(png) <= (BOARD if few else ANY)
    assert other == drawing
    assert painted(other) == png


def height(drawing: Drawing) -> int:
    """As the guide has it."""
    if isinstance(drawing, AforatorBoard):
        return 1010 if len(drawing.seats) <= FEW else 1230
    if isinstance(drawing, AforatorHand):
        return 1160 if len(drawing.rows) == 1 else 1280
    return 1280 if drawing.scene == "aforator-end" else 1160


def test_names_of_samples_are_their_own_and_alike_in_both_languages() -> None:
    for language in LANGUAGES:
        assert sorted(sample.name for sample in samples(speak(language))) == NAMES
    assert len({sample.drawing.digest for sample in known("ru").values()}) == len(NAMES)

"""Every picture of Raiders on the contact sheet: it can be read, nothing is cut or overlaps, and it is small."""

from __future__ import annotations

from functools import cache

import pytest

from bot.pictures import painters
from bot.sheet.raiders import samples
from bot.sheet.sample import Sample
from bot.text.names import units
from bot.text.words import LANGUAGES, speak
from tests.pictures.named import of_game, on_samples
from tests.pictures.watched import check

CAPTION = 1024
KILO = 1024
OF_FEW, OF_ANY = 65 * KILO, 80 * KILO
"""The most bytes of a table of two to four, and of any picture."""


@cache
def shown(language: str) -> tuple[Sample, ...]:
    return tuple(samples(speak(language)))


@on_samples("raiders")
def test_all_of_a_picture_can_be_read(language: str, name: str) -> None:
    check(next(sample.drawing for sample in shown(language) if sample.name == name))


def test_every_scene_is_on_the_sheet_in_every_language() -> None:
    scenes = {name for name, painter in painters.PAINTERS.items() if painter.game == "raiders"}
    for language in LANGUAGES:
        assert {sample.drawing.scene for sample in shown(language)} == scenes
        assert sorted(sample.name for sample in shown(language)) == of_game("raiders")


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_are_small(language: str) -> None:
    for sample in shown(language):
        players = getattr(sample.drawing, "players", ())
        few = sample.group and len(players) <= 4 and sample.drawing.scene != "raiders-end"
        assert len(painters.painted(sample.drawing)) <= (OF_FEW if few else OF_ANY), sample.name


def test_captions_are_such() -> None:
    for language in LANGUAGES:
        assert all(0 < units(sample.caption) <= CAPTION for sample in shown(language))


def test_a_drawing_goes_through_json() -> None:
    for sample in shown("ru"):
        assert painters.read(sample.drawing.scene, sample.drawing.written) == sample.drawing


def test_the_same_drawing_is_the_same_bytes() -> None:
    sample = shown("ru")[0]
    assert painters.painted(sample.drawing) == painters.painted(sample.drawing)

"""Several pictures of one game in one, below one another."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.pictures import painters
from bot.pictures.drawing import Stacked
from bot.screens import composed
from games import catalogue
from tests.bot.screens.test_rivals import practised


@pytest.mark.parametrize("game", [game.id for game in catalogue.newest()])
def test_a_stack_is_as_high_as_its_parts_and_shows_them_as_they_are(game: str) -> None:
    drawing = composed.practice(practised(game, "ru", 2, pictured=True), "", "").drawing
    assert isinstance(drawing, Stacked)
    again = painters.read(drawing.scene, drawing.written)
    assert again.digest == drawing.digest
    whole = Image.open(BytesIO(painters.painted(again))).convert("RGB")
    y = 0
    for part in drawing.parts:
        image = Image.open(BytesIO(painters.painted(part))).convert("RGB")
        assert whole.crop((0, y, image.width, y + image.height)).tobytes() == image.tobytes()
        y += image.height
    assert whole.height == y


def test_another_part_is_another_picture() -> None:
    one, other = (
        composed.practice(practised("upturn", "ru", moves, pictured=True), "", "").drawing for moves in (1, 2)
    )
    assert one is not None
    assert other is not None
    assert one.digest != other.digest

"""Which painter draws which scene, in the colours of which game; a new game is a line here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from PIL import Image
from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from bot.pictures.aforator.painters import PAINTERS as AFORATOR
from bot.pictures.drawing import Drawing, Stacked
from bot.pictures.kit.encode import png
from bot.pictures.painter import Paint
from bot.pictures.raiders.painters import PAINTERS as RAIDERS
from bot.pictures.upturn.painters import PAINTERS as UPTURN

GAMES = {"upturn": UPTURN, "aforator": AFORATOR, "raiders": RAIDERS}


@dataclass(frozen=True)
class Painter:
    """Draws one kind of drawing."""

    kind: type[Drawing]
    paint: Paint
    game: str
    """Whose palette it is."""


PAINTERS = {
    scene: Painter(kind, paint, game) for game, scenes in GAMES.items() for scene, (kind, paint) in scenes.items()
}
"""By the name of the scene."""
STACKED = "stacked"
"""The scene of several pictures in one."""


def painted(drawing: Drawing) -> bytes:
    """The PNG of a drawing. Raises LookupError for an unknown scene."""
    parts = drawing.parts if isinstance(drawing, Stacked) else (drawing,)
    images = [PAINTERS[part.scene].paint(part).image for part in parts]
    return png(images[0] if len(images) == 1 else _stacked(images), PAINTERS[parts[0].scene].game)


def read(scene: str, written: bytes) -> Drawing:
    """A drawing from its JSON. Raises LookupError, and ValueError for what is none."""
    if scene == STACKED:
        return Stacked(scene, tuple(read(part["scene"], to_json(part)) for part in from_json(written)["parts"]))
    return _adapter(scene).validate_json(written)


def _stacked(images: Sequence[Image.Image]) -> Image.Image:
    """Of equal width, below one another."""
    whole = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    y = 0
    for image in images:
        whole.paste(image, (0, y))
        y += image.height
    return whole


@cache
def _adapter(scene: str) -> TypeAdapter[Drawing]:
    """Made once: that takes as long as to draw."""
    return TypeAdapter(PAINTERS[scene].kind)

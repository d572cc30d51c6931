"""Which painter draws which scene, in the colours of which game; a new game is a line here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from pydantic import TypeAdapter

from bot.pictures.aforator.painters import PAINTERS as AFORATOR
from bot.pictures.drawing import Drawing
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


def painted(drawing: Drawing) -> bytes:
    """The PNG of a drawing. Raises LookupError for an unknown scene."""
    painter = PAINTERS[drawing.scene]
    return png(painter.paint(drawing).image, painter.game)


def read(scene: str, written: bytes) -> Drawing:
    """A drawing from its JSON. Raises LookupError, and ValueError for what is none."""
    return _adapter(scene).validate_json(written)


@cache
def _adapter(scene: str) -> TypeAdapter[Drawing]:
    """Made once: that takes as long as to draw."""
    return TypeAdapter(PAINTERS[scene].kind)

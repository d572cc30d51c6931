"""Which painter draws which scene, in the colours of which game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from bot.pictures.aforator import board as aforator_board
from bot.pictures.aforator import card as aforator_card
from bot.pictures.aforator import end as aforator_end
from bot.pictures.aforator import hand as aforator_hand
from bot.pictures.aforator import scenes as aforator
from bot.pictures.aforator import swap as aforator_swap
from bot.pictures.drawing import Drawing
from bot.pictures.kit.canvas import Canvas
from bot.pictures.kit.encode import png
from bot.pictures.raiders import board as raiders_board
from bot.pictures.raiders import capture as raiders_capture
from bot.pictures.raiders import end as raiders_end
from bot.pictures.raiders import hand as raiders_hand
from bot.pictures.raiders import options as raiders_options
from bot.pictures.raiders import scenes as raiders
from bot.pictures.raiders import tricks as raiders_tricks
from bot.pictures.upturn.board import board
from bot.pictures.upturn.choices import choices
from bot.pictures.upturn.end import end
from bot.pictures.upturn.hand import hand
from bot.pictures.upturn.scenes import UpTurnBoard, UpTurnChoices, UpTurnEnd, UpTurnHand


@dataclass(frozen=True)
class Painter:
    """Draws one kind of drawing."""

    kind: type[Drawing]
    paint: Callable[[Any], Canvas]
    game: str
    """Whose palette it is."""


PAINTERS: dict[str, Painter] = {
    "aforator-board": Painter(aforator.AforatorBoard, aforator_board.board, "aforator"),
    "aforator-hand": Painter(aforator.AforatorHand, aforator_hand.hand, "aforator"),
    "aforator-card": Painter(aforator.AforatorCard, aforator_card.card, "aforator"),
    "aforator-swap": Painter(aforator.AforatorSwap, aforator_swap.swap, "aforator"),
    "aforator-end": Painter(aforator.AforatorEnd, aforator_end.end, "aforator"),
    "upturn-board": Painter(UpTurnBoard, board, "upturn"),
    "upturn-hand": Painter(UpTurnHand, hand, "upturn"),
    "upturn-choices": Painter(UpTurnChoices, choices, "upturn"),
    "upturn-end": Painter(UpTurnEnd, end, "upturn"),
    "raiders-board": Painter(raiders.RaidersBoard, raiders_board.board, "raiders"),
    "raiders-capture": Painter(raiders.RaidersCapture, raiders_capture.capture, "raiders"),
    "raiders-tricks": Painter(raiders.RaidersTricks, raiders_tricks.tricks, "raiders"),
    "raiders-hand": Painter(raiders.RaidersHand, raiders_hand.hand, "raiders"),
    "raiders-options": Painter(raiders.RaidersOptions, raiders_options.options, "raiders"),
    "raiders-end": Painter(raiders.RaidersEnd, raiders_end.end, "raiders"),
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

"""The painters of UpTurn, by the names of its scenes."""

from __future__ import annotations

from bot.pictures.painter import Painters
from bot.pictures.upturn.board import board
from bot.pictures.upturn.choices import choices
from bot.pictures.upturn.end import end
from bot.pictures.upturn.hand import hand
from bot.pictures.upturn.scenes import UpTurnBoard, UpTurnChoices, UpTurnEnd, UpTurnHand

PAINTERS: Painters = {
    "upturn-board": (UpTurnBoard, board),
    "upturn-hand": (UpTurnHand, hand),
    "upturn-choices": (UpTurnChoices, choices),
    "upturn-end": (UpTurnEnd, end),
}

"""The painters of Raiders, by the names of its scenes."""

from __future__ import annotations

from bot.pictures.painter import Painters
from bot.pictures.raiders.board import board
from bot.pictures.raiders.capture import capture
from bot.pictures.raiders.end import end
from bot.pictures.raiders.hand import hand
from bot.pictures.raiders.options import options
from bot.pictures.raiders.scenes import (
    RaidersBoard,
    RaidersCapture,
    RaidersEnd,
    RaidersHand,
    RaidersOptions,
    RaidersTricks,
)
from bot.pictures.raiders.tricks import tricks

PAINTERS: Painters = {
    "raiders-board": (RaidersBoard, board),
    "raiders-capture": (RaidersCapture, capture),
    "raiders-tricks": (RaidersTricks, tricks),
    "raiders-hand": (RaidersHand, hand),
    "raiders-options": (RaidersOptions, options),
    "raiders-end": (RaidersEnd, end),
}

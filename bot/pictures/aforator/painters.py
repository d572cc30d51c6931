"""The painters of Aforator, by the names of its scenes."""

from __future__ import annotations

from bot.pictures.aforator.board import board
from bot.pictures.aforator.card import card
from bot.pictures.aforator.end import end
from bot.pictures.aforator.hand import hand
from bot.pictures.aforator.scenes import AforatorBoard, AforatorCard, AforatorEnd, AforatorHand, AforatorSwap
from bot.pictures.aforator.swap import swap
from bot.pictures.painter import Painters

PAINTERS: Painters = {
    "aforator-board": (AforatorBoard, board),
    "aforator-hand": (AforatorHand, hand),
    "aforator-card": (AforatorCard, card),
    "aforator-swap": (AforatorSwap, swap),
    "aforator-end": (AforatorEnd, end),
}

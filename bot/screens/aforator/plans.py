"""What a player of Aforator may order ahead, in words."""

from __future__ import annotations

from bot.screens.aforator.pieces import sign
from bot.screens.screen import Scene
from games.aforator.deck import CARDS, NAMES
from games.aforator.moves import Place, Play
from games.game import Move


def plan_of(move: Move) -> str:
    """The card."""
    assert isinstance(move, Play | Place)
    return NAMES[move.card]


def planned_piece(scene: Scene, piece: str) -> str:
    return sign(CARDS[piece])


def planned(scene: Scene, move: Move) -> str:
    """A card, and where it goes."""
    assert isinstance(move, Play | Place)
    where = "kon" if isinstance(move, Play) else "table"
    return scene.words.text(f"aforator-plan-{where}", card=sign(move.card))

"""What a player of UpTurn may order ahead, in words."""

from __future__ import annotations

from bot.screens.screen import Scene
from bot.screens.upturn.pieces import ARROWS, SAID, sign, view_of
from games.game import Move, Seat
from games.upturn.moves import Lay
from games.upturn.tiles import NAMES, TILES, TWINS

DRAW = "draw"


def plan_of(move: Move) -> str:
    """The tile; or that one is drawn."""
    return NAMES[move.tile] if isinstance(move, Lay) else DRAW


def planned_piece(scene: Scene, piece: str) -> str:
    return sign(TILES[piece])


def planned(scene: Scene, move: Move) -> str:
    """A tile with all that is to be decided about it."""
    if not isinstance(move, Lay):
        return scene.words.text("button-draw")
    arrow = ARROWS[move.direction] if move.direction else ""
    following = "" if move.sense is None else f"→ {scene.shorts[_neighbour(scene, move.sense)]}"
    run = scene.words.text("upturn-plan-run" if move.run else "upturn-plan-lone") if move.tile in TWINS else ""
    return " ".join(part for part in (sign(move.tile) + arrow, run, following, SAID * move.says) if part)


def _neighbour(scene: Scene, sense: int) -> Seat:
    """Who sits next to the reader, of those who still play."""
    seats = view_of(scene).playing
    return seats[(seats.index(scene.seated.seat) + sense) % len(seats)]

"""A hint for a player of UpTurn."""

from __future__ import annotations

from bot.screens.reason import move_of, why
from bot.screens.screen import Scene
from bot.screens.upturn.pieces import view_of
from bot.screens.upturn.plans import planned
from bot.text.words import Html
from games.game import Move
from games.hint import Hint
from games.upturn.moves import Catch, Give, Pass, Say

GIFT = "🎁"
ENOUGH = {"extra": "button-enough", "gifts": "upturn-button-no-gifts"}
"""What a pass is called, by how far the turn is."""


def hint(scene: Scene, given: Hint) -> tuple[str, Html]:
    """The move, and why. Raises LookupError if the reader can't make it any more."""
    return _named(scene, move_of(scene, given)), why(scene, given)


def _named(scene: Scene, move: Move) -> str:
    words = scene.words
    if isinstance(move, Give):
        return f"{GIFT} → {scene.shorts[move.to]}"
    if isinstance(move, Catch):
        return words.text("button-catch-one", name=scene.shorts[move.whom])
    if isinstance(move, Say):
        return words.text("button-last-one")
    if isinstance(move, Pass):
        return words.text(ENOUGH.get(view_of(scene).phase, "button-pass"))
    return planned(scene, move)

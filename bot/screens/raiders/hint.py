"""A hint for a player of Raiders."""

from __future__ import annotations

from bot.screens.raiders import labels
from bot.screens.raiders.pieces import number, sign, view_of
from bot.screens.raiders.plans import planned
from bot.screens.reason import move_of, why
from bot.screens.screen import Scene
from bot.text.words import Html
from games.game import Move
from games.hint import Hint
from games.raiders.moves import Call, Discard, Pass, Spare, Use

SPELLED = {"attack": number, "against": number}


def hint(scene: Scene, given: Hint) -> tuple[str, Html]:
    """The move, cheating marked as such, and why. Raises LookupError if the reader can't make it any more."""
    move, mine = move_of(scene, given), view_of(scene).mine
    foul = mine is not None and move.code in mine.fouls
    named = _named(scene, move)
    return f"{labels.CHEATING} {named}" if foul else named, why(scene, given, SPELLED)


def _named(scene: Scene, move: Move) -> str:
    words, view = scene.words, view_of(scene)
    if isinstance(move, Pass):
        return words.text("button-pass")
    if isinstance(move, Spare):
        return words.text("raiders-button-spare")
    if isinstance(move, Call):
        return labels.call(scene, view, move.card)
    if isinstance(move, Discard):
        return words.text("raiders-does-discard", card=sign(move.card))
    if isinstance(move, Use):
        costs = " ".join(map(sign, move.costs))
        return words.text("raiders-deed-paid", fighter=labels.mighty_sign(move.fighter), cards=costs)
    return planned(scene, move)

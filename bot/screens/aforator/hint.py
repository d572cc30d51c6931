"""A hint for a player of Aforator."""

from __future__ import annotations

from bot.screens.aforator.pieces import sign, signed, view_of
from bot.screens.aforator.plans import planned
from bot.screens.reason import move_of, why
from bot.screens.screen import Scene
from bot.text.words import Html
from games.aforator.deck import KIND
from games.aforator.moves import Bury, Keep, ReadAloud, Use
from games.game import Move
from games.hint import Hint

SPELLED = {"sum": signed, "worth": signed}


def hint(scene: Scene, given: Hint) -> tuple[str, Html]:
    """The move, and why. Raises LookupError if the reader can't make it any more."""
    return _named(scene, move_of(scene, given)), why(scene, given, SPELLED)


def _named(scene: Scene, move: Move) -> str:
    words = scene.words
    if isinstance(move, Keep):
        return words.text("aforator-button-keep")
    if isinstance(move, Bury):
        return words.text("aforator-does-bury", card=sign(move.card))
    if isinstance(move, ReadAloud):
        return words.text("aforator-does-aloud", card=sign(move.card))
    return _used(scene, move) if isinstance(move, Use) else planned(scene, move)


def _used(scene: Scene, move: Use) -> str:
    """An ability of the Table, and at whom or what it is aimed."""
    words, kind = scene.words, KIND[move.kind].emoji
    if move.target is not None:
        return f"{kind} → {scene.shorts[move.target]}"
    if move.card is not None and move.place is not None:
        _, other = view_of(scene).laid[move.place]
        return words.text("aforator-does-swap", sign=kind, card=sign(move.card), other=sign(other))
    return words.text("aforator-button-use", sign=kind)

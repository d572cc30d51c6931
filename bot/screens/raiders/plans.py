"""What a player of Raiders may order ahead, in words."""

from __future__ import annotations

from bot.screens.keyboard import alone, fitting
from bot.screens.raiders.labels import has_twin
from bot.screens.raiders.laid import aimed_at, home
from bot.screens.raiders.pieces import GUARDED, RAIDED, guarded, property_name, sign, trick, view_of
from bot.screens.screen import Scene
from games.game import Move
from games.raiders.estates import Estate
from games.raiders.fighters import CARDS, NAMES
from games.raiders.moves import Capture, End, Guarded, Play
from games.raiders.piles import find

NUMBER = "6✓ "
"""What stands before an order."""


def plan_of(move: Move) -> str:
    """The card; to end a turn takes none."""
    if isinstance(move, End):
        return move.code
    assert isinstance(move, Capture | Play | Guarded)
    return NAMES[move.fighter if isinstance(move, Capture) else move.card]


def planned_piece(scene: Scene, piece: str) -> str:
    """More than one may be meant for it."""
    return f"{sign(CARDS[piece])} …"


def planned(scene: Scene, move: Move) -> str:
    """A card and what it is for."""
    words, room = scene.words, alone(scene) - len(NUMBER)
    if isinstance(move, End):
        return words.text("raiders-button-end")
    if isinstance(move, Capture):
        by, held = sign(move.fighter), _held(scene, move.estate)
        return fitting([f"{by} {RAIDED} {held}", f"{by} → {held}", f"{by} {held}"], room)
    if isinstance(move, Guarded):
        held = _held(scene, move.estate)
        whole = f"{sign(move.card)} {trick(words, move.card)}"
        versions = ((whole, held), (sign(move.card), held))
        return fitting(
            [words.text("raiders-plan-guarded", card=card, estate=estate) for card, estate in versions], room
        )
    assert isinstance(move, Play)
    view = view_of(scene)
    at, lot = aimed_at(scene, view, move.card, move.target, names=scene.shorts), guarded(view, move.card, move.target)
    if lot and has_twin(view, lot):
        return f"{sign(move.card)} → {sign(move.target)} · {home(scene, view, lot, scene.shorts)}"
    return f"{sign(move.card)} {trick(words, move.card)}" + (f" → {at}" if at else "")


def _held(scene: Scene, estate: Estate) -> str:
    """A property and its guard: there may be two of a kind."""
    lot = find(view_of(scene).lots, estate)
    if lot is None or lot.guard < 0:
        return property_name(scene.words, estate)
    own = lot.owner == scene.seated.seat
    owner = f" {scene.shorts[lot.owner]}" if has_twin(view_of(scene), lot) and not own else ""
    return f"{property_name(scene.words, estate)} {GUARDED}{sign(lot.guard)}{owner}"

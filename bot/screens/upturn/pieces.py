"""Tiles as people read them, the same in every language."""

from __future__ import annotations

from collections.abc import Iterable

from bot.screens.screen import Scene
from games.game import Seat
from games.upturn.tiles import DOWN, JOKER, PENALTIES, SKIP1, SKIP2, TILES, TWINS, UP, UPDOWN
from games.upturn.view import UpTurnView

ACTIONS = {UP: "⬆️", DOWN: "⬇️", UPDOWN: "↕️", SKIP1: "🚫1", SKIP2: "🚫2", JOKER: "🃏"}
ARROWS = {1: "⬆️", -1: "⬇️"}
WAYS = {1: "up", -1: "down"}
SAID, UNSAID = "📢", "❗"
LONGEST = 12
"""More tiles than that aren't shown in a row."""


def sign(tile: int) -> str:
    """A tile: its number, with a hand for a penalty and two figures for a twin; or the action's picture."""
    if tile in ACTIONS:
        return ACTIONS[tile]
    return f"{tile}{'✋' * (tile in PENALTIES)}{'👯' * (tile in TWINS)}"


def signs(names: Iterable[str]) -> list[str]:
    """Tiles as events name them."""
    return [sign(TILES[name]) for name in names]


def counted(tiles: Iterable[int]) -> dict[int, int]:
    """Each kind of tile once, in order, and how many there are."""
    counts: dict[int, int] = {}
    for tile in tiles:
        counts[tile] = counts.get(tile, 0) + 1
    return counts


def label(tile: int, n: int = 1) -> str:
    """Equal tiles once."""
    return sign(tile) if n == 1 else f"{sign(tile)}×{n}"


def holding(tiles: Iterable[int]) -> str:
    """All tiles of a rack."""
    return " · ".join(label(tile, n) for tile, n in counted(tiles).items())


def size(view: UpTurnView, seat: Seat) -> str:
    """How many tiles a seat has, and whether its last one was said."""
    return f"{view.sizes[seat]}{SAID * (seat in view.said)}{UNSAID * (seat in view.owing)}"


def view_of(scene: Scene) -> UpTurnView:
    """What the reader may know."""
    assert isinstance(scene.view, UpTurnView)
    return scene.view

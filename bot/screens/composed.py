"""Whole screens of a table: what its game draws, and what every table adds to it."""

from __future__ import annotations

from bot.screens import ahead, games, pending, teaching
from bot.screens.screen import Scene, Screen


def board(scene: Scene) -> Screen:
    """The board that a group sees once the game has begun."""
    bare = games.of(scene.table.game).board(scene)
    return pending.on_board(scene, bare) if scene.table.status == "playing" else bare


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """A hand as its owner sees it in private. `menu`: the one that is open; `head`: why it comes anew; or empty."""
    taught = teaching.hand(scene, menu, head)
    if scene.table.status != "playing":
        return taught
    return pending.in_hand(scene, ahead.in_hand(scene, taught, menu), menu)

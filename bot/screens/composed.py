"""Whole screens of a table: what its game draws, and what every table adds to it."""

from __future__ import annotations

from dataclasses import replace

from bot.pictures.drawing import Stacked
from bot.screens import ahead, games, hints, pending, teaching
from bot.screens import practice as practising
from bot.screens.markup import lines
from bot.screens.screen import Scene, Screen


def board(scene: Scene) -> Screen:
    """The board that a group sees once the game has begun."""
    bare = games.of(scene.table.game).board(scene)
    return pending.on_board(scene, bare) if scene.table.status == "playing" else bare


def practice(scene: Scene, menu: str, head: str) -> Screen:
    """A table in private: the board, and below it the only hand; at the end, how it has ended."""
    game = games.of(scene.table.game)
    if scene.table.status == "finished":
        return game.ended(scene)
    own = hand(scene, menu, head)
    own = replace(own, text=lines(own.text, *practising.guide(scene, menu)))
    if menu:
        return own
    rows = (*own.rows, practising.row(scene))
    board = game.board(scene if scene.pictured else replace(scene, table=scene.table._replace(recent=())))
    if own.drawing is None or board.drawing is None:
        return replace(own, text=lines(board.text, "", own.text), rows=rows)
    return replace(own, rows=rows, drawing=Stacked("stacked", (board.drawing, own.drawing)))


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """A hand as its owner sees it in private. `menu`: the one that is open; `head`: why it comes anew; or empty."""
    taught = teaching.hand(scene, menu, head)
    if scene.table.status != "playing":
        return taught
    return pending.in_hand(scene, ahead.in_hand(scene, hints.in_hand(scene, taught, menu), menu), menu)

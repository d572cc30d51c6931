"""Whole screens of a table: what its game draws, and what every table adds to it."""

from __future__ import annotations

from dataclasses import replace

from bot.screens import ahead, games, hints, pending, teaching
from bot.screens import practice as practising
from bot.screens.markup import is_caption, lines
from bot.screens.screen import Scene, Screen


def board(scene: Scene) -> Screen:
    """The board that a group sees once the game has begun."""
    bare = games.of(scene.table.game).board(scene)
    return pending.on_board(scene, bare) if scene.table.status == "playing" else bare


def practice(scene: Scene, menu: str, head: str) -> Screen:
    """A table in private: the board, drawn or in words, and below it the only hand, in words: a picture of both is much
    higher than wide, and phones show it, and all below it, narrow. At the end, how it has ended.
    """
    game = games.of(scene.table.game)
    if scene.table.status == "finished":
        return game.ended(scene)
    drawing = game.board(scene).drawing if scene.pictured else None
    own = _own(replace(scene, pictured=False, below_picture=drawing is not None), menu, head)
    if drawing is not None and not is_caption(own.text):
        own = _own(scene, menu, head)  # what the buttons say needs no words
    own = replace(own, rows=own.rows if menu else (*own.rows, practising.row(scene)), drawing=drawing)
    if menu or drawing is not None:
        return own
    board = game.board(replace(scene, pictured=False, table=scene.table._replace(recent=())))
    return replace(own, text=lines(board.text, "", own.text))


def _own(scene: Scene, menu: str, head: str) -> Screen:
    """The hand of whoever practises, and what teaches them."""
    screen = hand(scene, menu, head)
    return replace(screen, text=lines(screen.text, *practising.guide(scene, menu)))


def hand(scene: Scene, menu: str, head: str) -> Screen:
    """A hand as its owner sees it in private. `menu`: the one that is open; `head`: why it comes anew; or empty."""
    taught = teaching.hand(scene, menu, head)
    if scene.table.status != "playing":
        return taught
    return pending.in_hand(scene, ahead.in_hand(scene, hints.in_hand(scene, taught, menu), menu), menu)

"""Hints: what a strong rival would do in the reader's place, and why, below their hand."""

from __future__ import annotations

from dataclasses import replace

from bot.callback_data import Verb
from bot.screens import games
from bot.screens.markup import lines
from bot.screens.screen import Button, Scene, Screen
from bot.text.words import escaped

MENU = "hint:"
"""Begins the menu of a hand that has been given one, followed by it."""


def in_hand(scene: Scene, hand: Screen, menu: str) -> Screen:
    """A hand of a table that plays, with the hint that its owner has asked for, and the way to one."""
    if menu or scene.own is None or not scene.own.hints:
        return hand
    text = escaped(hand.text)
    if scene.hint is not None:
        move, why = games.of(scene.table.game).hint(scene, scene.hint)
        text = lines(text, scene.words.html("hint", move=move, why=why, share=round(100 * scene.hint.share)))
    rows = hand.rows if scene.table.private else (*hand.rows, (button(scene),))
    return replace(hand, text=text, rows=rows)


def button(scene: Scene) -> Button:
    """Asks for one."""
    return scene.button(scene.words.text("button-hint"), Verb.HINT, epoch=scene.seated.epoch)

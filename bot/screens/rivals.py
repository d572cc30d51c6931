"""Rivals in words: the menu in which a host seats them, who they are, what they say, and the way to their seat."""

from __future__ import annotations

from collections.abc import Iterator

from bot.callback_data import Verb
from bot.screens.keyboard import abreast
from bot.screens.markup import lines
from bot.screens.screen import Button, Row, Scene, Screen
from bot.text.words import Html
from games.game import Event
from games.levels import LEVELS, Level
from games.sessions.seat import Rival

MENU = "rivals"
"""The menu of a lobby."""


def way(scene: Scene) -> Button:
    """Into the menu."""
    return scene.button(scene.words.text("button-rivals"), Verb.LOBBY, MENU)


def menu(scene: Scene) -> Screen:
    """Who may join, and who sits here already and may be sent away."""
    words = scene.words
    full = len(scene.table.seats) >= scene.table.most
    back = scene.button(words.text("button-back-to-lobby"), Verb.LOBBY)
    levels = () if full else tuple(_level(scene, level) for level in LEVELS)
    question = words.html("rivals-full" if full else "rivals-ask", game=scene.game)
    means = () if full else (words.html(f"rivals-means-{level}") for level in LEVELS)
    away = abreast(_away(scene), 2)
    return Screen(lines(question, *means, *introduced(scene)), (*((levels,) if levels else ()), *away, (back,)))


def introduced(scene: Scene) -> Iterator[Html]:
    """A line about each rival at a table that gathers."""
    words = scene.words
    for seat, rival in _here(scene):
        level, about = words.text(f"rival-level-{rival.level}"), words.text(f"rival-{rival.name}-about")
        yield words.html("rival-introduced", name=scene.names[seat], level=level, about=about)


def said(scene: Scene, event: Event) -> Html:
    """What a rival has said, whoever sits there by now."""
    (name,) = event.pieces
    words = scene.words
    called = words.text("rival", name=words.text(f"rival-{name}"))
    return words.html("event-says", name=called, said=words.text(f"rival-{name}-says-{event.n}"))


def place(scene: Scene) -> tuple[Row, ...]:
    """On a board: the way to a seat on which a rival still plays."""
    seat = scene.table.replaceable
    if seat is None:
        return ()
    return ((scene.button(scene.words.text("button-sit-rival", name=scene.shorts[seat]), Verb.SIT, str(seat)),),)


def _level(scene: Scene, level: Level) -> Button:
    return scene.button(scene.words.text(f"button-rival-{level}"), Verb.RIVAL, level)


def _away(scene: Scene) -> Iterator[Button]:
    for seat, rival in _here(scene):
        label = scene.words.text("button-rival-away", name=scene.shorts[seat])
        yield scene.button(label, Verb.RIVAL, f"-{rival.name}")


def _here(scene: Scene) -> Iterator[tuple[int, Rival]]:
    return ((seat, shown.who) for seat, shown in scene.table.numbered() if isinstance(shown.who, Rival))

"""What the bot does for the reader by itself: moves that they order ahead of their turn, and those without a choice.
Parts of a hand that waits; each menu is drawn from what is there now.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.callback_data import Verb
from bot.screens import games as game_screens
from bot.screens.frame import header
from bot.screens.keyboard import abreast
from bot.screens.markup import joined, lines
from bot.screens.screen import Button, Scene, Screen
from bot.text.words import Html, escaped
from games.game import Move

AHEAD, OWN = "ahead", "own"
"""Menus of a hand: what is ordered; what its owner has settled for themselves. `ahead.<piece>`: all that can be ordered
of one tile or card.
"""
ON, OFF = "on", "off"
ACROSS = 3


def in_hand(scene: Scene, hand: Screen, menu: str) -> Screen:
    """A hand of a table that plays, with the way to these menus while its owner isn't asked; or one that is open."""
    own = scene.seated
    if not own.plans:
        return hand
    if menu == OWN:
        return _own(scene, hand)
    if menu == AHEAD or menu.startswith(f"{AHEAD}."):
        return _menu(scene, hand, menu.removeprefix(AHEAD).removeprefix("."))
    if menu:
        return hand
    words = scene.words
    told = [words.html("ahead-ordered", list=_listed(scene))] if own.ahead else []
    comes = [words.html("ahead-forced")] if own.awaited and not own.answers and not own.ahead else []
    ways = (
        scene.button(words.text("button-ahead"), Verb.LOOK, AHEAD),
        scene.button(words.text("button-own"), Verb.LOOK, OWN),
    )
    return replace(hand, text=lines(escaped(hand.text), *told, *comes), rows=(*hand.rows, ways))


def _menu(scene: Scene, hand: Screen, piece: str) -> Screen:
    """Everything that can be ordered; or of one tile or card."""
    words, own, plans = scene.words, scene.seated, _by_piece(scene)
    some = plans.get(piece, ())
    text = lines(header(scene), words.html("ahead-question"), *_numbered(scene))
    if some:
        rows = tuple((_toggle(scene, move),) for move in some)
        rows = (*rows, (scene.button(words.text("button-back"), Verb.LOOK, AHEAD),))
        return replace(hand, text=text, rows=rows)
    pieces = [_piece(scene, key, moves) for key, moves in plans.items()]
    forget = [scene.button(words.text("button-ahead-forget"), Verb.AHEAD)] if own.ahead else []
    back = scene.button(words.text("button-back"), Verb.LOOK)
    return replace(hand, text=text, rows=(*abreast(pieces, ACROSS), (*forget, back)))


def _own(scene: Scene, hand: Screen) -> Screen:
    words, own = scene.words, scene.seated
    value = words.text("value-on" if own.auto else "value-off")
    toggle = scene.button(words.text("button-auto", value=value), Verb.AUTO, OFF if own.auto else ON)
    back = scene.button(words.text("button-back"), Verb.LOOK)
    return replace(hand, text=lines(header(scene), words.html("own-auto")), rows=((toggle,), (back,)))


def _by_piece(scene: Scene) -> Mapping[str, Sequence[Move]]:
    """What can be ordered, by the tile or card that each begins with."""
    plan_of = game_screens.of(scene.table.game).plan_of
    found: dict[str, list[Move]] = {}
    for move in scene.seated.plans:
        found.setdefault(plan_of(move), []).append(move)
    return found


def _piece(scene: Scene, key: str, moves: Sequence[Move]) -> Button:
    """A tile or card that can be ordered in one way is ordered by a tap; else the tap asks how."""
    if len(moves) == 1:
        return _toggle(scene, moves[0])
    label = game_screens.of(scene.table.game).planned_piece(scene, key)
    marks = [_place(scene, move.code) for move in moves if move.code in scene.seated.ahead]
    return scene.button("".join((*marks, label)), Verb.LOOK, f"{AHEAD}.{key}")


def _toggle(scene: Scene, move: Move) -> Button:
    label = game_screens.of(scene.table.game).planned(scene, move)
    return scene.button(_place(scene, move.code) + label, Verb.AHEAD, move.code)


def _place(scene: Scene, code: str) -> str:
    """Its number among what is ordered, in front of its label."""
    ahead = scene.seated.ahead
    return f"{ahead.index(code) + 1}✓ " if code in ahead else ""


def _orders(scene: Scene) -> Iterator[str]:
    planned = game_screens.of(scene.table.game).planned
    known = {move.code: move for move in scene.seated.plans}
    return (planned(scene, known[code]) for code in scene.seated.ahead)


def _listed(scene: Scene) -> Html:
    """«37, иначе 41»."""
    return joined(scene.words.text("ahead-else"), _orders(scene))


def _numbered(scene: Scene) -> Iterator[Html]:
    return (escaped(f"{number}. {order}") for number, order in enumerate(_orders(scene), 1))

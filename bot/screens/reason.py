"""Why a hint is good, in words: what all games have in common of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.screens.screen import Scene
from bot.text.words import Argument, Html, Words
from games.game import Move
from games.hint import Hint

Spelled = Mapping[str, Callable[[int], str]]
"""How figures are written that aren't plain numbers."""
SEATS = ("next", "whose")
"""Figures that are seats: the words have `name` in their place."""


def move_of(scene: Scene, hint: Hint) -> Move:
    """The move itself. Raises LookupError if the reader can't make it any more."""
    found = next((move for move in scene.moves if move.code == hint.code), None)
    if found is None:
        raise LookupError(f"no move {hint.code!r} now")
    return found


def why(scene: Scene, hint: Hint, spelled: Spelled | None = None) -> Html:
    """Why it is good, in one line."""
    if hint.facts is None:
        return _shares(scene.words, hint)
    args: dict[str, Argument] = {}
    for name, figure in hint.facts.figures.items():
        if name in SEATS:
            args["name"] = scene.names[figure]
        else:
            args[name] = spelled[name](figure) if spelled and name in spelled else figure
    return scene.words.html(f"{scene.table.game}-hint-{hint.facts.kind}", **args)


def _shares(words: Words, hint: Hint) -> Html:
    """Nothing but the chances: of the move, and of the next best one."""
    if hint.next is None:
        return words.html("hint-why-only")
    n, other = round(100 * hint.share), round(100 * hint.next.share)
    if n <= other:
        return words.html("hint-why-level", n=n)
    return words.html("hint-why-ahead", n=n, next=other)

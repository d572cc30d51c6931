"""Screens that may be pictures, and the texts that are shown in their place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache, partial
from typing import NamedTuple

import structlog

from bot.screens.markup import is_caption
from bot.screens.screen import Scene, Screen

log = structlog.get_logger()


class Drawn(NamedTuple):
    """What is to be shown; of a picture also the text that can stand in its place."""

    screen: Screen
    spare: Callable[[], Screen] | None = None


def drawn(draw: Callable[[Scene], Screen], scene: Scene) -> Drawn:
    """What is drawn of a scene; the text alone where nothing can be made for a picture of it."""
    try:
        screen = draw(scene)
    except Exception as error:
        if not scene.pictured:
            raise
        _undrawable(scene.table.game, repr(error))
        return Drawn(draw(replace(scene, pictured=False)))
    if screen.drawing is None:
        return Drawn(screen)
    spare = partial(draw, replace(scene, pictured=False))
    if is_caption(screen.text):
        return Drawn(screen, spare)
    _overlong(scene.table.game, screen.drawing.scene)
    return Drawn(spare())


@lru_cache(100)
def _overlong(game: str, drawing: str) -> None:
    """Said once of each: it is a bug of the screen."""
    log.error("a caption is longer than Telegram takes, a text is shown", game=game, drawing=drawing)


@lru_cache(100)
def _undrawable(game: str, error: str) -> None:
    """The same."""
    log.exception("what is to be drawn can't be worked out, a text is shown", game=game, error=error)

"""What Raiders teaches whoever plays it for the first time."""

from __future__ import annotations

from collections.abc import Iterator

from bot.screens.lesson import Lesson, Step, moved, opened
from bot.screens.raiders.labels import CHEATING
from bot.screens.raiders.pieces import GUARDED, MIGHTY, MONEY, PARTNER, RAIDED, SUIT_SIGNS, view_of
from bot.screens.screen import Scene

ANSWERED = 3
"""Rounds after which windows explain themselves no more: most have answered in one by then."""


def rounds(scene: Scene) -> int:
    """How often everybody has been on turn."""
    view = view_of(scene)
    return view.turns // len(view.sizes)


def elsewhere(scene: Scene, menu: str) -> bool:
    """It isn't their own turn, or others have to answer first; or their first turn is behind them."""
    view = view_of(scene)
    return view.phase != "turn" or view.turn != scene.seated.seat or (rounds(scene) > 0 and moved(scene, menu))


def looked(scene: Scene, menu: str) -> bool:
    """They have looked at what a fighter may do, or it is too late for that."""
    return opened(scene, menu) or raided(scene, menu)


def raided(scene: Scene, menu: str) -> bool:
    """They have tried to capture something."""
    return view_of(scene).spent or elsewhere(scene, menu)


def answered(scene: Scene, menu: str) -> bool:
    """Nobody is asked for answers, or they know windows by now."""
    return view_of(scene).phase != "window" or rounds(scene) >= ANSWERED


def idle(scene: Scene) -> Iterator[str]:
    """What such a table never shows."""
    view = view_of(scene)
    if not view.pairs:
        yield "partner"
    if view.disputes == "fair":
        yield from ("cheating", "call")


LESSON = Lesson(
    signs={
        "raid": (RAIDED,),
        "guard": (GUARDED,),
        "might": (MIGHTY,),
        "money": (MONEY,),
        "void": ("✖",),
        "suits": SUIT_SIGNS,
        "partner": (PARTNER,),
        "cheating": (CHEATING,),
        "call": ("🚨",),
        "search": ("👀",),
    },
    steps=(Step("look", looked), Step("raid", raided), Step("end", elsewhere), Step("answer", answered)),
    idle=idle,
)

"""What Raiders teaches whoever plays it for the first time."""

from __future__ import annotations

from bot.screens.lesson import Lesson, Step, opened
from bot.screens.raiders.labels import CHEATING
from bot.screens.raiders.pieces import GUARDED, MIGHTY, MONEY, PARTNER, RAIDED, SUIT_SIGNS, view_of
from bot.screens.screen import Scene


def elsewhere(scene: Scene) -> bool:
    """It isn't their own turn, or others have to answer first."""
    view = view_of(scene)
    return view.phase != "turn" or view.turn != scene.seated.seat


def looked(scene: Scene, menu: str) -> bool:
    """They have looked at what a fighter may do, or it is too late for that."""
    return opened(scene, menu) or raided(scene, menu)


def raided(scene: Scene, menu: str) -> bool:
    """They have tried to capture something."""
    return view_of(scene).spent or elsewhere(scene)


def ended(scene: Scene, menu: str) -> bool:
    """Their turn is over."""
    return elsewhere(scene)


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
    steps=(Step("look", looked), Step("raid", raided), Step("end", ended)),
)

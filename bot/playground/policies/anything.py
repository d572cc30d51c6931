"""How any game is played by somebody who doesn't know it: whatever a hand offers is tried."""

from __future__ import annotations

from functools import cache
from random import Random

from bot.playground.view import Policy, View, declining
from bot.sandbox.driver import Group
from bot.text.words import LANGUAGES, speak

IDLE = ("button-what-lies", "button-leave-lobby")
"""Buttons of all games that bring nobody nearer to the end."""
MIDDLE = 4
"""Taps of each player after which a game, even a short one, is in its middle."""


def policy(chance: Random, _: int) -> Policy:
    """Taps anything in a hand but the way back out of a menu, unless there is nothing else in it."""

    def tap(view: View) -> str | None:
        labels = [label for label in view.labels if label not in _idle()]
        return chance.choice(labels) if labels and view.is_hand else view.back

    return declining(tap)


def enough(_: Group, taps: int) -> bool:
    """Whether the game is in its middle."""
    return taps >= MIDDLE


@cache
def _idle() -> frozenset[str]:
    return frozenset(speak(language).text(key) for language in LANGUAGES for key in IDLE)

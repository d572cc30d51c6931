"""What people of an evening do beside tapping their moves: each a policy that wraps the usual one."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bot.playground.policies.upturn import asks, at_random
from bot.playground.view import AHEAD, BACK, OWN, Policy, View
from bot.text.words import speak

MOST_ORDERS = 3
"""Taps on what can be ordered, one visit to that menu."""
ORDERS, SETTLES, SLEEPS = 0.3, 0.03, 0.1
"""How often somebody who sees another hand orders ahead, looks at what the bot does for them, or falls asleep."""
NAP_SECONDS = 60.0, 250.0
"""Of the sandbox's clock: some naps end before a live turn does, some take several."""
RETURNS = speak("ru").text("button-return")


def careless(usual: Policy, chance: Random) -> Policy:
    """Every other tap goes anywhere."""
    anywhere = at_random(chance)
    return lambda view: anywhere(view) if chance.random() < 0.5 else usual(view)


class Planning:
    """Orders ahead while others play, takes orders back or forgets them, and settles what the bot does without a tap.

    Whoever a stand-in plays for comes back.
    """

    def __init__(self, usual: Policy, chance: Random) -> None:
        self._usual, self._chance = usual, chance
        self._seen = ""
        """The hand before which they have made up their mind."""
        self._taps = 0
        """How many more they make in the menu that is open."""

    def __call__(self, view: View) -> str | None:
        if RETURNS in view.all:
            return RETURNS
        if view.orders:
            return self._in_menu(view)
        if view.is_hand and (hand := _without_orders(view)) != self._seen:
            self._seen = hand
            self._taps = self._chance.randint(1, MOST_ORDERS)
            if way := self._way(view):
                return way
        return self._usual(view)

    def _way(self, view: View) -> str | None:
        """Into a menu, if they feel like it."""
        lot = self._chance.random()
        sign = OWN if lot < SETTLES else AHEAD if lot < SETTLES + ORDERS else None
        return sign and next((label for label in view.all if label.startswith(sign)), None)

    def _in_menu(self, view: View) -> str | None:
        offered = [label for label in view.all if not label.startswith(BACK) and label not in view.tried]
        if self._taps <= 0 or not offered:
            return view.back
        self._taps -= 1
        return self._chance.choice(offered)


class Sleeping:
    """Now and then falls asleep over what is asked of them, and lets their time run out."""

    def __init__(self, usual: Policy, chance: Random, clock: Callable[[], float]) -> None:
        self._usual, self._chance, self._clock = usual, chance, clock
        self._wakes = 0.0
        self._seen = ""

    def __call__(self, view: View) -> str | None:
        if self._clock() < self._wakes:
            return None
        if asks(view) and view.text != self._seen:
            self._seen = view.text
            if self._chance.random() < SLEEPS:
                self._wakes = self._clock() + self._chance.uniform(*NAP_SECONDS)
                return None
        return self._usual(view)


def _without_orders(view: View) -> str:
    return "\n".join(line for line in view.text.splitlines() if not line.startswith(AHEAD))

"""How scripted people play each game, from nothing but what their private chats show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from bot.playground.players import BACK, DECLINES, Policy, View, sensible

ASKED = ("👉 Твой ход", "👉 Your turn", "⏳")
TO_TABLE = ("На стол", "Table ·")
ALOUD = ("🗣 Вслух", "🗣 Read aloud")
PASS, ENOUGH = ("Пас", "Pass"), ("Хватит, дальше", "End turn")
TAKES, FOUL = ("возьмёшь", "yours"), "🤫"
IDLE = (
    *("Режим", "Orders", "Шняги", "Tricks"),
    *("Что на столе?", "What's on the table?", "Пас до конца", "Pass this fight"),
)
"""Buttons that bring nobody nearer to the end."""


def declining(policy: Policy) -> Policy:
    """First says no to a question that stands where the hand should be."""
    return lambda view: next((label for label in view.labels if label in DECLINES), None) or policy(view)


def lively(chance: Random) -> Policy:
    """Lays what leads, sometimes tries a Table, uses what lies there, and reads aloud now and then."""

    def policy(view: View) -> str | None:
        labels = view.labels
        back = next((label for row in view.rows for label in row if label.startswith(BACK)), None)
        if not (back or any(asked in view.text for asked in ASKED)):
            return next((label for label in labels if label in ALOUD and chance.random() < 0.1), None)
        cards = [label for label in labels if "→" in label and not label.startswith(TO_TABLE)]
        leading = [label for label in cards if label.endswith("✓")]
        wanted = leading if leading and chance.random() < 0.6 else labels
        return chance.choice(wanted) if wanted else back

    return declining(policy)


def daring(chance: Random, seats: int) -> Policy:
    """Looks at one card after the other, takes what can be taken, and answers now and then: the more, the less each."""
    answers = 0.5 / seats
    looked: dict[str, set[str]] = {}
    """At which cards somebody has looked, by what stands in their hand."""

    def policy(view: View) -> str | None:
        honest = chance.random() < 0.8
        labels = [label for label in view.labels if not label.startswith(IDLE) and not (honest and FOUL in label)]
        back = next((label for row in view.rows for label in row if label.startswith(BACK)), None)
        passes = next((label for label in labels if label in PASS), None)
        if not (back or passes or any(asked in view.text for asked in ASKED)):
            return None
        if taking := [label for label in labels if label.endswith(TAKES)]:
            return chance.choice(taking)
        ends = next((label for label in labels if label in ENOUGH), None)
        if passes or ends:
            seen = looked.setdefault(view.text, set())
            others = [label for label in labels if label not in {passes, ends, *seen}]
            if not others or (passes and chance.random() > answers):
                return passes or ends
            seen.add(chosen := chance.choice(others))
            return chosen
        return back if back and chance.random() < 0.8 else chance.choice(labels) if labels else back

    return declining(policy)


POLICIES: Mapping[str, Callable[[Random, int], Policy]] = {
    "upturn": lambda *_: sensible,
    "aforator": lambda chance, _: lively(chance),
    "raiders": daring,
}
"""By game; each takes a chance, and how many play."""

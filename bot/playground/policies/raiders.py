"""Raiders, played so that captures are tried and answered."""

from __future__ import annotations

from random import Random

from bot.playground.view import Policy, View, declining
from bot.sandbox.driver import Group

ASKED = ("👉 Твой ход", "👉 Your turn", "⏳")
PASS, ENOUGH = ("Пас", "Pass"), ("Хватит, дальше", "End turn")
TAKES, FOUL = ("возьмёшь", "yours"), "🤫"
IDLE = (
    *("Режим", "Orders", "Шняги", "Tricks"),
    *("Что на столе?", "See the table", "Пас до конца", "Pass this fight"),
)
"""Buttons that bring nobody nearer to the end."""
WAITS = ("👉 Ждём ответов", "👉 Waiting for answers")
"""What stands on a board as long as somebody may answer."""


def enough(group: Group, _: int) -> bool:
    """Whether somebody tries a capture, and the others are asked."""
    return any(words in message.text for words in WAITS for message in group.said)


def policy(chance: Random, seats: int) -> Policy:
    """Looks at one card after the other, takes what can be taken, and answers now and then: the more, the less each."""
    answers = 0.5 / seats
    looked: dict[str, set[str]] = {}
    """At which cards somebody has looked, by what stands in their hand."""

    def tap(view: View) -> str | None:
        honest = chance.random() < 0.8
        labels = [label for label in view.labels if not label.startswith(IDLE) and not (honest and FOUL in label)]
        passes = next((label for label in labels if label in PASS), None)
        if not (view.back or passes or any(asked in view.text for asked in ASKED)):
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
        return view.back if view.back and chance.random() < 0.8 else chance.choice(labels) if labels else view.back

    return declining(tap)

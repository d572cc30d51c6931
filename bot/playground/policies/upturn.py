"""UpTurn, played sensibly: such a game comes to its end."""

from __future__ import annotations

import re
from random import Random

from bot.playground.view import BACK, DECLINES, MY_TURN, REMINDED, Policy, View

SAYS = "📢"
_NUMBER = re.compile(r"\d+")
_QUESTIONS, _MEANS = ("🎁", "🃏", SAYS), " — "
"""How a question begins; and what follows the sign where it is only explained."""
_ACTIONS = ("⬆️", "⬇️", "↕️", "🚫", "🃏")


def policy(_chance: Random, _seats: int) -> Policy:
    return sensible


def sensible(view: View) -> str | None:
    """Nearest number first, then action tiles, then the words below them; of variants and gifts the first."""
    labels = view.labels
    if declined := next((label for label in labels if label in DECLINES), None):
        return declined
    if not asks(view) or not labels:
        return None
    if view.back:
        return labels[0]
    numbers = [label for label in labels if _NUMBER.match(label)]
    if numbers:
        best = min(map(_value, numbers)) if _upward(view.text) else max(map(_value, numbers))
        nearest = [label for label in numbers if _value(label) == best]
        return next((label for label in nearest if SAYS in label), nearest[0])
    tiles = [label for label in labels if label.startswith(_ACTIONS)]
    return (tiles or labels)[0]


def at_random(chance: Random) -> Policy:
    """Taps anything that can be seen, ways back and unfit tiles too, as long as something is asked."""
    return lambda view: chance.choice(view.all) if view.all and asks(view) else None


def asks(view: View) -> bool:
    """Whether a screen wants something of its reader: a turn, a menu, gifts, a word to say."""
    return (
        MY_TURN in view.text
        or view.text.startswith(REMINDED)
        or any(line.startswith(_QUESTIONS) and line[1:4] != _MEANS for line in view.text.splitlines())
        or any(label.startswith((BACK, SAYS)) for label in view.all)
    )


def _value(label: str) -> int:
    match = _NUMBER.match(label)
    return int(match.group()) if match else -1


def _upward(text: str) -> bool:
    """Which way the row goes, by the last plain arrow in the text; up where it names none."""
    return text.rfind("⬇️") <= text.rfind("⬆️")

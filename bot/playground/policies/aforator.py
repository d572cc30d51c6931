"""Aforator, played so that its tables fill."""

from __future__ import annotations

from random import Random

from bot.playground.view import Policy, View, declining

ASKED = ("👉 Твой ход", "👉 Your turn", "⏳")
LEADS = " ✓"
TO_TABLE = ("На стол", "Table ·")
ALOUD = ("🗣 Вслух", "🗣 Read aloud")


def policy(chance: Random, _: int) -> Policy:
    """Lays what leads, sometimes tries a Table, uses what lies there, and reads aloud now and then."""

    def tap(view: View) -> str | None:
        labels = view.labels
        if not (view.back or any(asked in view.text for asked in ASKED)):
            return next((label for label in labels if label in ALOUD and chance.random() < 0.1), None)
        leading = [label for label in labels if LEADS in label and not label.startswith(TO_TABLE)]
        wanted = leading if leading and chance.random() < 0.6 else labels
        return chance.choice(wanted) if wanted else view.back

    return declining(tap)

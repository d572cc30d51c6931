"""What scripted people have before them, and the signs by which anybody knows what a screen wants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

BACK, WONT_FIT, UNDO, EXPLAINS, NEWS = "‹", "·", "↩️", "❓", "📜"
MY_TURN, REMINDED = "👉", "⏳"
DECLINES = ("Не надо", "Never mind")
"""The answer to a question that stands where the hand should be."""


@dataclass(frozen=True, slots=True)
class View:
    """What a player has before them: a message with its buttons, links left out."""

    text: str
    rows: tuple[tuple[str, ...], ...]
    tried: frozenset[str]
    """Labels that were tapped on just this screen and changed nothing."""

    @property
    def labels(self) -> list[str]:
        """Labels that may be worth a tap, in reading order."""
        dull = BACK, WONT_FIT, UNDO, EXPLAINS, NEWS
        return [label for label in self.all if label not in self.tried and not label.startswith(dull)]

    @property
    def all(self) -> list[str]:
        """Every label, in reading order."""
        return [label for row in self.rows for label in row]

    @property
    def back(self) -> str | None:
        """The way out of a menu."""
        return next((label for label in self.all if label.startswith(BACK)), None)


Policy = Callable[[View], str | None]
"""Which label to tap; None to wait."""


def declining(policy: Policy) -> Policy:
    """First says no to a question that stands where the hand should be."""
    return lambda view: next((label for label in view.labels if label in DECLINES), None) or policy(view)

"""What scripted people have before them, and the signs by which anybody knows what a screen wants."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

BACK, WONT_FIT, UNDO, EXPLAINS, NEWS, AHEAD, OWN = "‹", "·", "↩️", "❓", "📜", "⏩", "⚙️"
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
        dull = BACK, WONT_FIT, UNDO, EXPLAINS, NEWS, AHEAD, OWN
        worth = [label for label in self.all if label not in self.tried and not label.startswith(dull)]
        if self.back and self.is_hand and (not worth or self.orders):
            return [self.back]
        return worth

    @property
    def all(self) -> list[str]:
        """Every label, in reading order."""
        return [label for row in self.rows for label in row]

    @property
    def is_hand(self) -> bool:
        """A hand, or a menu of one, begins with the game and the chat."""
        return " · " in self.text.partition("\n")[0]

    @property
    def orders(self) -> bool:
        """A menu of what they would order, or leave to the bot: it brings nobody nearer to the end."""
        return any(line.startswith((AHEAD, OWN)) for line in self.text.splitlines())

    @property
    def back(self) -> str | None:
        """The way out of a menu."""
        return next((label for label in self.all if label.startswith(BACK)), None)


Policy = Callable[[View], str | None]
"""Which label to tap; None to wait."""


def declining(policy: Policy) -> Policy:
    """First says no to a question that stands where the hand should be."""
    return lambda view: next((label for label in view.labels if label in DECLINES), None) or policy(view)

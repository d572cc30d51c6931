"""How each game looks. A new game is a folder of screens and one line here."""

from __future__ import annotations

from typing import Protocol

from bot.screens.screen import Scene, Screen
from bot.screens.upturn.screens import UpTurnScreens
from bot.words import Words
from games.game import Seat


class GameScreens(Protocol):
    """The screens of one game, each a pure function of what its reader may know."""

    def board(self, scene: Scene) -> Screen:
        """The table in the group, while it is played and after the end."""
        ...

    def hand(self, scene: Scene, seat: Seat, menu: str, head: str) -> Screen:
        """A player's private message. `menu`: the piece whose variants are open; `head`: "" or "reminder"."""
        ...

    def table_alert(self, scene: Scene, seat: Seat) -> str:
        """What lies on the table, in at most 200 characters."""
        ...

    def hand_alert(self, scene: Scene, seat: Seat) -> str:
        """The seat's own hand, in at most 200 characters."""
        ...

    def ended(self, scene: Scene) -> Screen:
        """The result: one message of its own, and the only one with the sign of the end."""
        ...

    def rules(self, words: Words) -> str:
        """The rules on one page, in HTML of at most 900 characters."""
        ...


GAMES: dict[str, GameScreens] = {
    "upturn": UpTurnScreens(),
}
"""By the game's id."""


def of(game: str) -> GameScreens:
    """The screens of a game. Raises LookupError."""
    return GAMES[game]

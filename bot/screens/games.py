"""How each game looks. A new game is a folder of screens and one line here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.screens.aforator.screens import AforatorScreens
from bot.screens.screen import Scene, Screen
from bot.screens.upturn.screens import UpTurnScreens
from bot.words import Html, Words
from games.game import Event, Seat


class GameScreens(Protocol):
    """The screens of one game, each a pure function of what its reader may know."""

    def board(self, scene: Scene) -> Screen:
        """The table in the group, while it is played and after the end."""
        ...

    def hand(self, scene: Scene, seat: Seat, menu: str, head: str) -> Screen:
        """A player's private message. `menu`: the piece whose variants are open; `head`: of a bell, or `stand-in`."""
        ...

    def last_move(self, scene: Scene, seat: Seat) -> str:
        """What the seat played last, in a word or two; empty if the table has forgotten it."""
        ...

    def table_alert(self, scene: Scene, seat: Seat) -> str:
        """What lies on the table, in at most 200 characters."""
        ...

    def hand_alert(self, scene: Scene, seat: Seat) -> str:
        """The seat's own hand, in at most 200 characters."""
        ...

    def explained(self, scene: Scene, piece: str) -> str:
        """What a piece is and does, in at most 200 characters; empty for what needs no words, or isn't there."""
        ...

    def aloud(self, scene: Scene, seat: Seat) -> tuple[int, Screen] | None:
        """What the seat has read aloud last, and a number that grows with each reading; None if nobody remembers."""
        ...

    def ended(self, scene: Scene) -> Screen:
        """The result: one message of its own, and the only one with the sign of the end."""
        ...

    def beats(self, events: Sequence[Event]) -> list[tuple[int, ...]]:
        """The numbers of the events that are told in one line each, in their order; some may not be told at all."""
        ...

    def told(self, scene: Scene, beat: Sequence[Event]) -> Html:
        """The line of events that are told together."""
        ...

    def holding(self, mine: Any) -> str:
        """What a seat holds, as its View has it; plain text, empty for nothing."""
        ...

    def gained(self, before: Any, after: Any) -> str:
        """What it holds now and didn't before; likewise."""
        ...

    def rules(self, words: Words) -> Sequence[Html]:
        """The rules on one page, and what else there is to read up on; each in HTML of at most 900 characters."""
        ...


GAMES: dict[str, GameScreens] = {
    "upturn": UpTurnScreens(),
    "aforator": AforatorScreens(),
}
"""By the game's id."""


def of(game: str) -> GameScreens:
    """The screens of a game. Raises LookupError."""
    return GAMES[game]

"""What somebody can't know, dealt anew."""

from __future__ import annotations

from typing import Any

from games.game import AnyGame, Seat


def redealt(game: AnyGame, state: Any, seat: Seat | None, chance: int) -> Any:
    """A state that the seat (None: the group) can't tell from this one."""
    return game.imagined(game.view(state, seat), chance)

"""What a computer player is: `games/<game>/rival.py` has a Chooser, listed in `games/catalogue.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.game import Move

Chooser = Callable[[Any, Sequence[Any]], Any]
"""A View and the seat's legal moves in, at least one; one of those moves out. It has no chance of its own."""

Seeded = Callable[[Any, Sequence[Any], int], Any]
"""Likewise, with a chance (see `games.cards`) of which its choice may depend, and on nothing else besides."""


def first_active(_: object, moves: Sequence[Move]) -> Move:
    """Plays a game that has no rival of its own: the first move that goes on with the game; a passive one only if there
    is nothing else.
    """
    return next((move for move in moves if not move.passive), moves[0])

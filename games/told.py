"""What is told of a game that is played again: to everybody, and after its end with all hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.game import Event

Hands = Sequence[Sequence[object]]
"""What each seat alone saw (`View.mine`), by seat: after the deal, and after each move."""


class Told(NamedTuple):
    """Something that everybody saw, when, and with which move it came, counted from 0."""

    at: float
    """Seconds since 1970."""
    event: Event
    move: int | None = None

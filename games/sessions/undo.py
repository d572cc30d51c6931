"""The way back from the last move, and how long it is open; later the table is asked (`takeback`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.game import Seat
from games.sessions.seat import Gain

UNDO_SECONDS = 10.0
"""How long a mis-tap may be taken back."""
NOBODY = Seat(-1)
"""May take back a move that its owner could but make: others wait for that as long as if it were theirs."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The last move, as long as its maker may take it back: until somebody else acts."""

    seat: Seat
    until: float
    """Until when they may do so without asking the others."""
    state: Any
    """The game's state before the move."""
    told: int
    """How many events the move has added."""
    since: float | None
    granted: float | None = None
    spent: float = 0.0
    lent: float = 0.0
    saved: float = 0.0
    calendar: bool = False
    """The mover's clock before the move, as the chair had it."""
    known: int = 0
    gained: tuple[Gain, ...] = ()
    """What they knew before it, and what they didn't, likewise."""
    moves: int = 1
    """How many moves would be taken back: with it go the passes since then, of which nobody has been told."""

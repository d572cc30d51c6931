"""What is pending at a table beside the game itself: the way back, and what its people are asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.game import Seat

UNDO_SECONDS = 10.0
"""How long a mis-tap may be taken back."""


@dataclass(frozen=True, slots=True)
class Undo:
    """The way back from the last move, for its maker, until somebody acts."""

    seat: Seat
    until: float
    state: Any
    told: int
    """How many events the move has added."""
    since: float | None
    granted: float | None = None
    spent: float = 0.0
    lent: float = 0.0
    saved: float = 0.0
    """The mover's clock before the move, as the chair had it."""
    moves: int = 1
    """How many moves would be taken back: answers of which nobody has heard since are forgotten with it."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """Somebody asks the others to let them take the last move back; until the next move."""

    seat: Seat
    agreed: tuple[int, ...] = ()
    """Ids of those who let them."""


@dataclass(frozen=True, slots=True)
class Vote:
    """Whether to end the game without a result."""

    until: float
    ends: tuple[int, ...] = ()
    """Ids of those who want to end it."""
    plays: tuple[int, ...] = ()
    about: Seat | None = None
    """Whose leaving has raised the question."""

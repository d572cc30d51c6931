"""What its people are asked at a table, beside the game itself."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Seat


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

"""The turning point of a game that is over: the move by which somebody's chance to win changed most."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Turning:
    """Plain values, kept with the session; `games.turning_point` finds it."""

    move: int
    """Its number in the course of the game, counted from 0 (see `games.replay`)."""
    mover: Seat
    seat: Seat
    """Whose chance to win changed: the mover's, unless another's did by far more."""
    before: int
    after: int
    """That chance around the move, in whole per cent."""
    events: tuple[Event, ...] = ()
    """What everybody could see of the move."""

"""What a player of UpTurn can do, each decision a value of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Move, Seat

Direction = Literal[1, -1]
"""1: numbers go up; -1: down."""
Sense = Literal[1, -1]
"""1: play goes on to the next seat; -1: to the one before."""


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay a tile.

    Code: the tile, then `r` with its run, `u`/`d` the direction, `+`/`-` the sense, `!` with «Последняя!» said.
    """

    tile: int = 0
    run: bool = False
    direction: Direction | None = None
    sense: Sense | None = None
    says: bool = False


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take a tile from the bag. Code `draw`."""


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """End the turn after drawing, lay no extra tile after a Joker, give no more. Code `pass`."""


@dataclass(frozen=True, slots=True)
class Give(Move):
    """Give a tile from the bag, unseen. Code `g` + seat."""

    to: Seat = Seat(0)


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Say «Последняя!» after the move. Code `say`."""


@dataclass(frozen=True, slots=True)
class Catch(Move):
    """Catch somebody who has one tile and hasn't said so. Code `c` + seat."""

    whom: Seat = Seat(0)


UpTurnMove = Lay | Draw | Pass | Give | Say | Catch

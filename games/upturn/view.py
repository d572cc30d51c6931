"""What a seat, or the group, may know of a table of UpTurn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from games.game import Seat
from games.upturn.moves import Direction, Sense

Phase = Literal["move", "drawn", "extra", "gifts", "over"]
"""What the seat on turn is asked: a move; the move after drawing; an extra tile after a Joker; gifts; nothing."""


@dataclass(frozen=True, slots=True)
class Rack:
    """What only its owner sees."""

    tiles: tuple[int, ...]
    """Ascending, actions after the numbers."""
    drawn: int | None
    """The tile drawn in this turn, while it lies here."""


class Row(NamedTuple):
    """A row of tiles on the table; a later row begins with the arrow or Joker that opened it."""

    tiles: tuple[int, ...]
    direction: Direction | None


@dataclass(frozen=True, slots=True)
class UpTurnView:
    seat: Seat | None
    mine: Rack | None
    fits: frozenset[int]
    """Kinds of this seat's tiles that could be laid now, were it its turn; as the turn's phase has it if it is."""
    rows: tuple[Row, ...]
    """The present row last; at most the last two, as far as they haven't gone back into the bag."""
    row: int
    """The number of the present row, from 1."""
    last: int
    """The last number on the table."""
    direction: Direction | None
    sense: Sense
    sizes: tuple[int, ...]
    said: frozenset[Seat]
    """Seats with one tile who have said so (or for whom the bot does)."""
    owing: frozenset[Seat]
    """Seats with one tile, not said: they may be caught."""
    playing: tuple[Seat, ...]
    """Seats that still play, in seat order."""
    bag: int
    turn: Seat
    phase: Phase
    gifts: int
    """How many gifts are still to be shared out by the seat on turn."""
    gives: bool
    """Tiles bring gifts at this table."""
    next: tuple[Seat, Seat]
    """Who would be next with sense 1 and with sense -1."""
    turns: int
    """Turns finished so far, of all seats together."""
    finals: tuple[Final, ...]
    """How each seat ended, by seat; empty before the end."""
    racks: tuple[tuple[int, ...], ...]
    """What lies open at the end, by seat; empty before."""
    out: tuple[tuple[Seat, int], ...]
    """Who went out, in order, and with which tile."""
    setter: int
    """The tile that set the direction; 0 before there is one."""
    pile: tuple[int, ...]
    """Tiles of earlier rows, which nobody shows any more."""
    kept: tuple[int, ...]
    """Numbers that lay in racks when the bag was filled again: what of them wasn't laid since is still there."""
    drew: bool
    """Whether the seat on turn has drawn in this turn."""
    says: bool
    """Whether it has said «Последняя!» in this turn, before its end."""
    passes: int
    """Turns in succession that were passed with nothing to draw."""
    bot: bool
    """The bot says «Последняя!» for everybody."""
    goes_on: bool
    """They play on for the other places."""
    rules: int
    """The version that it is played under."""


@dataclass(frozen=True, slots=True)
class Final:
    """A seat at the end."""

    tiles: int
    sum: int
    went_out_with: int | None

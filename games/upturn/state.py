"""A table of UpTurn between two moves, and what can be read off it."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from typing import NamedTuple

from games.game import Seat
from games.upturn.board import Board, Tiles
from games.upturn.moves import Sense
from games.upturn.repertoire import SEATS, SENSES
from games.upturn.tiles import TWINS
from games.upturn.view import Phase

Racks = tuple[Tiles, ...]


class State(NamedTuple):
    """A named tuple, because every move makes a new one: several times faster than a frozen dataclass.

    Stored as a list in this order: what a later version adds goes to the end, with a default.
    """

    racks: Racks
    """By seat, ascending. Who has gone out has an empty one."""
    bag: Tiles
    """Drawn from its end."""
    board: Board
    chance: int
    turn: Seat
    sense: Sense = 1
    phase: Phase = "move"
    drawn: int = 0
    """The tile drawn in this turn."""
    gifts: int = 0
    says: bool = False
    """«Последняя!» was said in this turn, before its end."""
    owing: Seat | None = None
    """Who has one tile and hasn't said so. More than one can't owe: the next turn's end settles it."""
    passes: int = 0
    """Turns in succession that were passed with nothing to draw."""
    turns: int = 0
    out: tuple[tuple[Seat, int], ...] = ()
    """Who went out, in order, and with which tile."""
    bot: bool = True
    """The bot says «Последняя!» for everybody."""
    goes_on: bool = False
    rules: int = 1
    """The version that it is played under."""
    gives: bool = True
    """Tiles bring gifts."""
    kept: Tiles = ()
    """Numbers that lay in racks when the bag was filled again: all could tell, for it was empty."""


def can_draw(bag: Tiles, board: Board) -> bool:
    """Whether a tile can come from the bag, be it that the table's tiles go back first."""
    return bool(bag) or board.spare() > 0


def count_playing(racks: Racks) -> int:
    return len(racks) - racks.count(())


def playing(racks: Racks) -> tuple[Seat, ...]:
    """The seats that still play."""
    return tuple(Seat(seat) for seat, rack in enumerate(racks) if rack)


_RINGS: dict[tuple[int, Sense], tuple[Seat, ...]] = {
    (seats, sense): tuple(Seat((seat + sense) % seats) for seat in range(seats)) for seats in SEATS for sense in SENSES
}
"""By number of seats and sense: who sits next to each."""


def next_seat(racks: Racks, seat: Seat, sense: Sense) -> Seat:
    """The next seat that still plays; the same one if no other does."""
    ring = _RINGS[len(racks), sense]
    other = ring[seat]
    while not racks[other] and other != seat:
        other = ring[other]
    return other


def run_to(twin: int, rack: Tiles, last: int) -> Tiles:
    """All the rack's numbers strictly between the last number and the twin but other twins, in the order of the row."""
    if last < twin:
        between = rack[bisect_right(rack, last) : bisect_left(rack, twin)]
    else:
        between = rack[bisect_right(rack, twin) : bisect_left(rack, last)][::-1]
    return between if TWINS.isdisjoint(between) else tuple(tile for tile in between if tile not in TWINS)


def said(state: State) -> frozenset[Seat]:
    """Seats with one tile who don't owe the word: they, or the bot, have said it."""
    unjudged = state.turn if state.phase in ("extra", "gifts") and not state.says else None
    return frozenset(
        Seat(seat) for seat, rack in enumerate(state.racks) if len(rack) == 1 and seat not in (state.owing, unjudged)
    )

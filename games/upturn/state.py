"""A table of UpTurn between two moves, and what can be read off it."""

from __future__ import annotations

from dataclasses import dataclass

from games.game import Seat
from games.upturn.moves import Direction, Sense
from games.upturn.tiles import TWINS, UP
from games.upturn.view import Phase, Row

Tiles = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    racks: tuple[Tiles, ...]
    """By seat, ascending. Who has gone out has an empty one."""
    bag: Tiles
    """Drawn from its end."""
    rows: tuple[Row, ...]
    """The present row last; the one before it, if it still lies there, first."""
    last: int
    """The last number on the table."""
    chance: int
    turn: Seat
    pile: Tiles = ()
    """Tiles of earlier rows, which nobody shows any more."""
    row: int = 1
    setter: int = 0
    """The tile that set the present direction; 0 before there is one."""
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


def direction_of(state: State) -> Direction | None:
    return state.rows[-1].direction


def playing(racks: tuple[Tiles, ...]) -> tuple[Seat, ...]:
    """The seats that still play."""
    return tuple(Seat(seat) for seat, rack in enumerate(racks) if rack)


def span(last: int, direction: Direction | None) -> tuple[int, int]:
    """The numbers that fit lie strictly between these two."""
    if direction is None:
        return 0, UP
    return (last, UP) if direction > 0 else (0, last)


def run_to(twin: int, rack: Tiles, last: int) -> Tiles:
    """All the rack's numbers strictly between the last number and the twin but other twins, in the order of the row."""
    low, high = (last, twin) if last < twin else (twin, last)
    run = tuple(tile for tile in rack if low < tile < high and tile not in TWINS)
    return run if last < twin else run[::-1]


def to_draw(state: State) -> bool:
    """Whether a tile can come from the bag, be it that the table's tiles go back first."""
    return bool(state.bag) or spare(state.pile, state.rows, state.last, state.setter) > 0


def spare(pile: Tiles, rows: tuple[Row, ...], last: int, setter: int) -> int:
    """How many tiles would go back into the bag: all but the last number and what set the direction."""
    kept = 1 if setter in (0, last) else 2
    return len(pile) + sum(len(row.tiles) for row in rows) - kept


def following(racks: tuple[Tiles, ...], seat: int, sense: Sense) -> list[Seat]:
    """The other seats that still play, from the next on."""
    seats = len(racks)
    return [Seat(other) for step in range(1, seats) if racks[other := (seat + sense * step) % seats]]


def said(state: State) -> frozenset[Seat]:
    """Seats with one tile who don't owe the word: they, or the bot, have said it."""
    unjudged = state.turn if state.phase in ("extra", "gifts") and not state.says else None
    return frozenset(
        Seat(seat) for seat, rack in enumerate(state.racks) if len(rack) == 1 and seat not in (state.owing, unjudged)
    )

"""Every move that UpTurn has, made once: legal moves are picked from here, and whatever isn't here is none."""

from __future__ import annotations

from itertools import product

from games.game import Seat
from games.upturn.moves import Catch, Direction, Draw, Give, Lay, Pass, Say, Sense, UpTurnMove
from games.upturn.tiles import JOKER, NAMES, OPENERS, TWINS, UPDOWN

SEATS = range(2, 5)
DIRECTIONS: tuple[Direction, ...] = (1, -1)
SENSES: tuple[Sense, ...] = (1, -1)
_DIRECTION_CODES = {None: "", 1: "u", -1: "d"}
_SENSE_CODES = {None: "", 1: "+", -1: "-"}

DRAW = Draw("draw", passive=True)
PASS = Pass("pass", passive=True)
SAY = Say("say")
GIVES = tuple(Give(f"g{seat}", to=Seat(seat)) for seat in range(SEATS[-1]))
CATCHES = tuple(Catch(f"c{seat}", whom=Seat(seat)) for seat in range(SEATS[-1]))


def _lay(
    tile: int, run: bool = False, direction: Direction | None = None, sense: Sense | None = None, says: bool = False
) -> Lay:
    marks = ("r" if run else "") + _DIRECTION_CODES[direction] + _SENSE_CODES[sense] + ("!" if says else "")
    return Lay(NAMES[tile] + marks, tile=tile, run=run, direction=direction, sense=sense, says=says)


def _lays(tile: int, *, asked: bool, one_left: bool) -> tuple[Lay, ...]:
    directions = DIRECTIONS if tile in (UPDOWN, JOKER) else (None,)
    senses = SENSES if asked and tile in OPENERS else (None,)
    # A Joker doesn't end the turn: with an extra tile still to come nothing is the last one yet.
    sayings = (False, True) if one_left and tile != JOKER else (False,)
    return tuple(_lay(tile, False, *choice) for choice in product(directions, senses, sayings))


LAYS = {
    (asked, one_left): {tile: _lays(tile, asked=asked, one_left=one_left) for tile in NAMES}
    for asked in (False, True)
    for one_left in (False, True)
}
"""Each tile's moves, by whether the sense is asked, and whether one tile would be left and the bot doesn't say so."""
RUNS = {
    one_left: {twin: tuple(_lay(twin, run=True, says=says) for says in sayings) for twin in TWINS}
    for one_left, sayings in ((False, (False,)), (True, (False, True)))
}
"""By whether one tile would be left unsaid: a twin's moves with its run."""

_EVERY: tuple[UpTurnMove, ...] = (
    *(lay for kind in (*LAYS.values(), *RUNS.values()) for lays in kind.values() for lay in lays),
    *GIVES,
    *CATCHES,
    DRAW,
    PASS,
    SAY,
)
MOVES = {move.code: move for move in _EVERY}
"""By code."""

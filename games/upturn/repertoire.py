"""Every move that UpTurn has, made once: legal moves are picked from here, and whatever isn't here is none."""

from __future__ import annotations

from itertools import product

from games.game import Seat
from games.upturn.moves import Catch, Direction, Draw, Give, Lay, Pass, Say, Sense, UpTurnMove
from games.upturn.tiles import JOKER, NAMES, OPENERS, TWINS, UPDOWN, is_number

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


def _variants(tile: int, *, asked: bool, one_left: bool) -> tuple[Lay, ...]:
    directions = DIRECTIONS if tile in (UPDOWN, JOKER) else (None,)
    senses = SENSES if asked and tile in OPENERS else (None,)
    # A Joker doesn't end the turn: with an extra tile still to come nothing is the last one yet.
    sayings = (False, True) if one_left and tile != JOKER else (False,)
    return tuple(_lay(tile, False, *choice) for choice in product(directions, senses, sayings))


Variants = dict[int, tuple[Lay, ...]]

NUMBERS: dict[bool, Variants] = {
    one_left: {tile: _variants(tile, asked=False, one_left=one_left) for tile in NAMES if is_number(tile)}
    for one_left in (False, True)
}
"""A number's moves, by whether one tile would be left and the bot doesn't say so."""
RUNS: dict[bool, Variants] = {
    False: {twin: (_lay(twin, run=True),) for twin in TWINS},
    True: {twin: (_lay(twin, run=True), _lay(twin, run=True, says=True)) for twin in TWINS},
}
"""A twin's moves with its run, likewise."""
ACTIONS: dict[tuple[bool, bool], Variants] = {
    (asked, one_left): {tile: _variants(tile, asked=asked, one_left=one_left) for tile in NAMES if not is_number(tile)}
    for asked in (False, True)
    for one_left in (False, True)
}
"""An action's moves, by whether the sense is asked, and likewise."""

_EVERY: tuple[UpTurnMove, ...] = (
    *(lay for kind in (*NUMBERS.values(), *RUNS.values(), *ACTIONS.values()) for lays in kind.values() for lay in lays),
    *GIVES,
    *CATCHES,
    DRAW,
    PASS,
    SAY,
)
MOVES = {move.code: move for move in _EVERY}
"""By code."""

"""What a seat may do at a table of UpTurn, and why not the rest.

Reasons: over; already-out; not-your-turn (seat); not-your-tile (tile); wont-fit (tile, last, direction: up, down);
number-first; only-a-number-goes-out; one-twin-a-turn; one-draw-a-turn; extra-tile (a draw where a Joker's extra tile or
a pass is asked); draw-first (a pass before it); nothing-to-draw; gift-pending (n); no-gift; nobody-to-catch;
too-late-said; not-yourself; nothing-to-say; done (said already); not-now (no such move here).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from operator import attrgetter
from typing import Any

from games.game import IllegalMove, Seat
from games.upturn.board import Tiles
from games.upturn.moves import Catch, Draw, Give, Lay, Pass, Say, UpTurnMove
from games.upturn.repertoire import ACTIONS, CATCHES, DRAW, GIVES, MOVES, NUMBERS, PASS, RUNS, SAY
from games.upturn.state import State, can_draw, count_playing, run_to, said
from games.upturn.tiles import NAMES, OPENERS, TILES, TWINS, UP

_code = attrgetter("code")


def moves(state: State, seat: Seat) -> list[UpTurnMove]:
    """The seat's legal moves, sorted by code."""
    rack, phase = state.racks[seat], state.phase
    found: list[UpTurnMove] = []
    if not rack or phase == "over":
        return found
    if seat == state.turn:
        if phase == "gifts":
            found += (GIVES[other] for other, tiles in enumerate(state.racks) if tiles and other != seat)
        else:
            found += lays(state, rack)
        found.append(DRAW if phase == "move" and can_draw(state.bag, state.board) else PASS)
        if not state.bot and _may_promise(state, rack):
            found.append(SAY)
    if state.owing is not None:
        found.append(SAY if state.owing == seat else CATCHES[state.owing])
    found.sort(key=_code)
    return found


def lays(state: State, rack: Tiles) -> list[Lay]:
    """What the rack could lay, with all variants."""
    board, left = state.board, len(rack) - 1
    one_left = left == 1 and not state.bot
    actions = bisect_left(rack, UP)
    fitting = rack[:actions]
    if board.direction:
        middle = bisect_left(rack, board.last)
        fitting = rack[middle:actions] if board.direction > 0 else rack[:middle]
    found: list[Lay] = []
    variants = NUMBERS[one_left]
    for tile in fitting:
        found += variants[tile]
        if tile in TWINS and (run := run_to(tile, rack, board.last)):
            found += RUNS[left - len(run) == 1 and not state.bot][tile]
    if board.direction and left and actions <= left:
        variants = ACTIONS[count_playing(state.racks) > 2, one_left]
        for tile in {*rack[actions:]}:
            found += variants[tile]
    return found


def plannable(state: State, seat: Seat) -> list[UpTurnMove]:
    """What the rack could lay once numbers and direction are right for it, and a draw."""
    rack = state.racks[seat]
    if not rack or state.phase == "over":
        return []
    left, asked = len(rack) - 1, count_playing(state.racks) > 2
    one_left = left == 1 and not state.bot
    found: list[UpTurnMove] = []
    for tile in dict.fromkeys(rack):
        if tile < UP:
            found += NUMBERS[one_left][tile]
            found += RUNS[False][tile] if tile in TWINS and left else ()
        elif left:
            found += ACTIONS[asked, one_left][tile]
    return [*found, DRAW]


def fits(state: State, seat: Seat) -> frozenset[int]:
    """The seat's tiles that could be laid now; while others play, as if it were this seat's turn."""
    if state.phase == "over" or (seat == state.turn and state.phase == "gifts"):
        return frozenset()
    return frozenset(lay.tile for lay in lays(state, state.racks[seat]))


def refusal(state: State, seat: Seat, move: UpTurnMove) -> IllegalMove | None:
    """Why the move is illegal; None if it is legal."""
    known = MOVES.get(move.code)
    if known is not move and known != move:
        return IllegalMove("not-now")
    return _REFUSALS[type(move)](state, seat, move)


def explain(state: State, seat: Seat, code: str) -> IllegalMove:
    """Why the move or tile of that code can't be played."""
    tile, move = TILES.get(code), MOVES.get(code)
    refused = None
    if tile is not None:
        refused = _tile_refusal(state, seat, tile)
    elif move is not None:
        refused = refusal(state, seat, move)
    return refused or IllegalMove("not-now")


def _absent(state: State, seat: Seat) -> IllegalMove | None:
    if state.phase == "over":
        return IllegalMove("over")
    return None if state.racks[seat] else IllegalMove("already-out")


def _off_turn(state: State, seat: Seat) -> IllegalMove:
    return _absent(state, seat) or IllegalMove("not-your-turn", seat=state.turn)


def _tile_refusal(state: State, seat: Seat, tile: int) -> IllegalMove | None:
    if seat != state.turn or state.phase == "over":
        return _off_turn(state, seat)
    rack, last, direction = state.racks[seat], state.board.last, state.board.direction
    if state.phase == "gifts":
        again = tile in TWINS and last in TWINS
        return IllegalMove("one-twin-a-turn") if again else IllegalMove("gift-pending", n=state.gifts)
    if tile not in rack:
        return IllegalMove("not-your-tile", tile=NAMES[tile])
    if tile < UP:
        if direction is None or (tile > last) is (direction > 0):
            return None
        return IllegalMove("wont-fit", tile=tile, last=last, direction="up" if direction > 0 else "down")
    if direction is None:
        return IllegalMove("number-first")
    return IllegalMove("only-a-number-goes-out") if len(rack) == 1 else None


def _lay_refusal(state: State, seat: Seat, move: Lay) -> IllegalMove | None:
    if refused := _tile_refusal(state, seat, move.tile):
        return refused
    tile, rack = move.tile, state.racks[seat]
    run = run_to(tile, rack, state.board.last) if move.run else ()
    no_run = move.run and not run
    no_word = move.says and (state.bot or len(rack) - len(run) != 2)
    no_sense = tile in OPENERS and (move.sense is None) is (count_playing(state.racks) > 2)
    return IllegalMove("not-now") if no_run or no_word or no_sense else None


def _draw_refusal(state: State, seat: Seat, _: Draw) -> IllegalMove | None:
    if seat != state.turn or state.phase == "over":
        return _off_turn(state, seat)
    if state.phase == "move":
        return None if can_draw(state.bag, state.board) else IllegalMove("nothing-to-draw")
    if state.phase == "gifts":
        return IllegalMove("gift-pending", n=state.gifts)
    return IllegalMove("one-draw-a-turn" if state.drawn else "extra-tile")


def _pass_refusal(state: State, seat: Seat, _: Pass) -> IllegalMove | None:
    if seat != state.turn or state.phase == "over":
        return _off_turn(state, seat)
    return IllegalMove("draw-first") if state.phase == "move" and can_draw(state.bag, state.board) else None


def _give_refusal(state: State, seat: Seat, move: Give) -> IllegalMove | None:
    if seat != state.turn or state.phase == "over":
        return _off_turn(state, seat)
    if state.phase != "gifts" or move.to >= len(state.racks) or not state.racks[move.to]:
        return IllegalMove("no-gift")
    return IllegalMove("not-yourself") if move.to == seat else None


def _say_refusal(state: State, seat: Seat, _: Say) -> IllegalMove | None:
    if refused := _absent(state, seat):
        return refused
    if state.owing == seat or (seat == state.turn and _may_promise(state, state.racks[seat])):
        return None
    return IllegalMove("done" if seat in said(state) else "nothing-to-say")


def _catch_refusal(state: State, seat: Seat, move: Catch) -> IllegalMove | None:
    if refused := _absent(state, seat):
        return refused
    if move.whom == seat:
        return IllegalMove("not-yourself")
    if move.whom == state.owing:
        return None
    return IllegalMove("too-late-said" if move.whom in said(state) else "nobody-to-catch")


def _may_promise(state: State, rack: Tiles) -> bool:
    """Whether the seat on turn may say it before the turn's end: no more than one tile can be left then."""
    return len(rack) == 1 and state.phase in ("extra", "gifts") and not (state.bot or state.says)


_REFUSALS: dict[type[UpTurnMove], Callable[[State, Seat, Any], IllegalMove | None]] = {
    Lay: _lay_refusal,
    Draw: _draw_refusal,
    Pass: _pass_refusal,
    Give: _give_refusal,
    Say: _say_refusal,
    Catch: _catch_refusal,
}

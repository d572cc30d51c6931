"""What a seat may do at a table of UpTurn, and why not the rest.

Reasons: over; already-out; not-your-turn (seat); not-your-tile (tile); wont-fit (tile, last, direction: up, down);
number-first; only-a-number-goes-out; one-twin-a-turn; one-draw-a-turn; extra-tile (a draw where a Joker's extra tile or
a pass is asked); draw-first (a pass before it); nothing-to-draw; gift-pending (n); no-gift; nobody-to-catch;
too-late-said; not-yourself; nothing-to-say; done (said already); not-now (no such move here).
"""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from games.game import IllegalMove, Seat
from games.upturn.moves import Catch, Draw, Give, Lay, Pass, Say, UpTurnMove
from games.upturn.repertoire import CATCHES, DRAW, GIVES, LAYS, MOVES, PASS, RUNS, SAY
from games.upturn.state import State, Tiles, direction_of, playing, run_to, said, span, to_draw
from games.upturn.tiles import NAMES, OPENERS, TILES, TWINS, UP

_code = attrgetter("code")


def moves(state: State, seat: Seat) -> list[UpTurnMove]:
    """The seat's legal moves, sorted by code."""
    rack = state.racks[seat]
    if not rack or state.phase == "over":
        return []
    found: list[UpTurnMove] = []
    if state.owing is not None:
        found.append(SAY if state.owing == seat else CATCHES[state.owing])
    if seat == state.turn:
        if state.phase == "gifts":
            found += (GIVES[other] for other in playing(state.racks) if other != seat)
        else:
            found += lays(state, rack)
        found.append(DRAW if state.phase == "move" and to_draw(state) else PASS)
        if _may_promise(state, rack):
            found.append(SAY)
    found.sort(key=_code)
    return found


def lays(state: State, rack: Tiles) -> Iterator[Lay]:
    """What the rack could lay, with all variants."""
    low, high = span(state.last, direction_of(state))
    left = len(rack) - 1
    asked = len(state.racks) > 2 and len(playing(state.racks)) > 2
    one_left = left == 1 and not state.bot
    plain = LAYS[asked, one_left]
    before = 0
    for tile in rack:
        if tile == before:
            continue
        before = tile
        if tile < UP:
            if low < tile < high:
                yield from plain[tile]
                if tile in TWINS and (run := run_to(tile, rack, state.last)):
                    yield from RUNS[left - len(run) == 1 and not state.bot][tile]
        elif left and high - low < UP:
            yield from plain[tile]


def fits(state: State, seat: Seat) -> frozenset[int]:
    """The seat's tiles that could be laid now; while others play, as if it were this seat's turn."""
    if state.phase == "over" or (seat == state.turn and state.phase == "gifts"):
        return frozenset()
    return frozenset(lay.tile for lay in lays(state, state.racks[seat]))


def refusal(state: State, seat: Seat, move: UpTurnMove) -> IllegalMove | None:
    """Why the move is illegal; None if it is legal."""
    if MOVES.get(move.code) != move:
        return IllegalMove("not-now")
    if isinstance(move, Lay):
        return _tile_refusal(state, seat, move.tile) or _variant_refusal(state, state.racks[seat], move)
    if isinstance(move, Say):
        return _absent(state, seat) or _say_refusal(state, seat)
    if isinstance(move, Catch):
        return _absent(state, seat) or _catch_refusal(state, seat, move.whom)
    return _off_turn(state, seat) or _plain_refusal(state, seat, move)


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


def _off_turn(state: State, seat: Seat) -> IllegalMove | None:
    if seat == state.turn and state.phase != "over":
        return None
    return _absent(state, seat) or IllegalMove("not-your-turn", seat=state.turn)


def _tile_refusal(state: State, seat: Seat, tile: int) -> IllegalMove | None:
    if refused := _off_turn(state, seat):
        return refused
    rack, direction = state.racks[seat], direction_of(state)
    if state.phase == "gifts":
        again = tile in TWINS and state.last in TWINS
        return IllegalMove("one-twin-a-turn") if again else IllegalMove("gift-pending", n=state.gifts)
    if tile not in rack:
        return IllegalMove("not-your-tile", tile=NAMES[tile])
    if tile < UP:
        low, high = span(state.last, direction)
        if low < tile < high:
            return None
        return IllegalMove("wont-fit", tile=tile, last=state.last, direction="up" if direction == 1 else "down")
    if direction is None:
        return IllegalMove("number-first")
    return IllegalMove("only-a-number-goes-out") if len(rack) == 1 else None


def _variant_refusal(state: State, rack: Tiles, move: Lay) -> IllegalMove | None:
    run = run_to(move.tile, rack, state.last) if move.run else ()
    asked = move.tile in OPENERS and len(playing(state.racks)) > 2
    one_left = len(rack) - 1 - len(run) == 1
    if bool(run) != move.run or (move.sense is not None) != asked or (move.says and (state.bot or not one_left)):
        return IllegalMove("not-now")
    return None


def _plain_refusal(state: State, seat: Seat, move: Draw | Pass | Give) -> IllegalMove | None:
    if isinstance(move, Give):
        if state.phase != "gifts" or move.to not in playing(state.racks):
            return IllegalMove("no-gift")
        return IllegalMove("not-yourself") if move.to == seat else None
    if isinstance(move, Pass):
        return IllegalMove("draw-first") if state.phase == "move" and to_draw(state) else None
    if state.phase == "gifts":
        return IllegalMove("gift-pending", n=state.gifts)
    if state.phase != "move":
        return IllegalMove("one-draw-a-turn" if state.drawn else "extra-tile")
    return None if to_draw(state) else IllegalMove("nothing-to-draw")


def _catch_refusal(state: State, seat: Seat, whom: Seat) -> IllegalMove | None:
    if whom == seat:
        return IllegalMove("not-yourself")
    if whom == state.owing:
        return None
    return IllegalMove("too-late-said" if whom in said(state) else "nobody-to-catch")


def _say_refusal(state: State, seat: Seat) -> IllegalMove | None:
    if state.owing == seat or (seat == state.turn and _may_promise(state, state.racks[seat])):
        return None
    return IllegalMove("done" if seat in said(state) else "nothing-to-say")


def _may_promise(state: State, rack: Tiles) -> bool:
    """Whether the seat on turn may say it before the turn's end: no more than one tile can be left then."""
    return len(rack) == 1 and state.phase in ("extra", "gifts") and not (state.bot or state.says)

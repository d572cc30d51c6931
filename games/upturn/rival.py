"""A sensible player of UpTurn: weighs what a tile leaves in the rack against what it offers to the next player."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from games.game import Seat
from games.upturn.moves import Catch, Direction, Give, Lay, Say, Sense, UpTurnMove
from games.upturn.tiles import DECK, DOWN, JOKER, OPENERS, PENALTIES, SKIP1, SKIP2, TWINS, UP
from games.upturn.view import Rack, UpTurnView

Tiles = tuple[int, ...]

NUMBERS = tuple(tile for tile in DECK if tile < UP)
TILE = 10.0
"""What a tile less is worth; everything else is measured by it."""
OUT = 500.0
"""What it is worth to go out for sure with the next tile of this turn."""
GIFT = 6.0
ARROW = 3.0
"""What a tile that turns the row is worth in the rack."""
STUCK = 2.5
"""What a number behind the row costs."""
LONE_ACTION = 12.0
"""A single action tile can't go out."""
DANGER = 30.0
"""What it costs to let the next player lay the last tile for sure."""
ONE_WAY: dict[int, Direction] = {UP: 1, DOWN: -1}


def choose(view: UpTurnView, moves: Sequence[UpTurnMove]) -> UpTurnMove:
    """Goes out; else catches and says the word at once, gives to whoever has fewest tiles, lays what leaves the best
    rack.
    """
    lays = [move for move in moves if isinstance(move, Lay)]
    if view.seat not in view.owing and (last := next((lay for lay in lays if not _after(view, lay).rack), None)):
        return last
    for eager in (Catch, Say):
        if found := next((move for move in moves if isinstance(move, eager)), None):
            return found
    if gifts := [move for move in moves if isinstance(move, Give)]:
        return min(gifts, key=lambda give: (view.sizes[give.to], give.to != _next(view, view.sense)))
    if lays:
        return max(lays, key=lambda lay: (_worth(view, lay), lay.says, lay.code))
    return moves[0]


@dataclass(frozen=True, slots=True)
class _After:
    """The table as a lay leaves it, before gifts."""

    laid: Tiles
    rack: Tiles
    last: int
    direction: Direction
    following: Seat
    gifts: int


def _worth(view: UpTurnView, lay: Lay) -> float:
    after = _after(view, lay)
    worth = -TILE * len(after.rack) + GIFT * after.gifts - _held_up(after)
    return worth + _again(view, after) - _threat(view, after)


def _after(view: UpTurnView, lay: Lay) -> _After:
    held = cast(Rack, view.mine).tiles
    rack = list(held)
    laid = (*_between(view.last, lay.tile, held), lay.tile) if lay.run else (lay.tile,)
    for tile in laid:
        rack.remove(tile)
    if lay.tile < UP:
        direction: Direction = view.direction or (1 if lay.tile > view.last else -1)
    else:
        direction = lay.direction or ONE_WAY.get(lay.tile) or view.direction or 1
    gifts = len(laid) * (lay.tile in TWINS) + len(PENALTIES.intersection(laid)) if view.gives else 0
    return _After(
        laid=laid,
        rack=tuple(rack),
        last=lay.tile if lay.tile < UP else view.last,
        direction=direction,
        following=_following(view, lay),
        gifts=gifts,
    )


def _between(last: int, twin: int, rack: Tiles) -> Tiles:
    """What a twin's run takes out of the rack."""
    low, high = sorted((last, twin))
    return tuple(tile for tile in rack if low < tile < high and tile not in TWINS)


def _held_up(after: _After) -> float:
    """What the rack that stays costs: numbers behind the row, no number to go out with; arrows count for it."""
    numbers = [tile for tile in after.rack if tile < UP]
    ahead = [tile for tile in numbers if _fits(tile, after)]
    turners = sum(tile in OPENERS for tile in after.rack)
    behind = len(numbers) - len(ahead)
    cost = STUCK * behind - ARROW * min(turners, 2)
    if not numbers:
        cost += LONE_ACTION if len(after.rack) == 1 else LONE_ACTION / 2
    elif len(after.rack) == 1 and behind:
        cost += TILE / 2
    return cost


def _again(view: UpTurnView, after: _After) -> float:
    """Whether the turn comes straight back, by a Skip or a Joker's extra tile, with something to lay, or to go out."""
    back = after.laid[-1] == JOKER or after.following == view.seat
    fitting = [tile for tile in after.rack if _fits(tile, after)] if back else []
    if any(_goes_out(tile, after) for tile in fitting):
        return OUT
    return TILE if fitting else 0.0


def _goes_out(tile: int, after: _After) -> bool:
    """Whether the tile, with a run if it is a twin, is all that is left."""
    others = [other for other in after.rack if other != tile]
    run = set(_between(after.last, tile, after.rack)) if tile in TWINS else set()
    return len(others) == len(after.rack) - 1 and run.issuperset(others)


def _threat(view: UpTurnView, after: _After) -> float:
    """How easily the next player goes out, or gets on, from here."""
    if after.following == view.seat or after.laid[-1] == JOKER:
        return 0.0
    size = view.sizes[after.following] + (after.gifts > 0)
    unseen = _unseen(view)
    chance = sum(_fits(tile, after) for tile in unseen) / max(len(unseen), 1)
    return DANGER * chance / size**2


def _unseen(view: UpTurnView) -> list[int]:
    seen = {*cast(Rack, view.mine).tiles, *(tile for row in view.rows for tile in row.tiles)}
    return [tile for tile in NUMBERS if tile not in seen]


def _fits(tile: int, after: _After) -> bool:
    return tile < UP and (tile - after.last) * after.direction > 0


def _next(view: UpTurnView, sense: Sense) -> Seat:
    return view.next[0 if sense == 1 else 1]


def _following(view: UpTurnView, lay: Lay) -> Seat:
    """Who plays after the lay; the seat itself if a Skip brings the turn back."""
    sense = lay.sense or view.sense
    skips = {SKIP1: 1, SKIP2: 2}.get(lay.tile, 0)
    ring = list(view.playing) if sense == 1 else list(reversed(view.playing))
    at = ring.index(view.turn)
    others = ring[at + 1 :] + ring[:at]
    return others[skips] if skips < len(others) else view.turn

"""Why a move of UpTurn is good: what still fits after it, and whether the next player finds anything that does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, cast

from games.facts import Facts, facts, percent
from games.game import Seat
from games.upturn.board import Board, Tiles
from games.upturn.legal import lays
from games.upturn.moves import Catch, Draw, Give, Lay, Pass, Say, UpTurnMove
from games.upturn.rules import UpTurn
from games.upturn.state import State, next_seat, run_to
from games.upturn.table import PENALTY, gifts_for
from games.upturn.tiles import JOKER, OPENERS, UP
from games.upturn.view import Rack, UpTurnView

KINDS = (
    "out", "run", "run-gives", "joker", "again", "skip", "turn", "next-stuck", "next", "gives", "one", "number-stuck",
    "number", "give-least", "give-next", "give", "draw-none", "draw-keep",
    "pass-none", "pass-keep", "pass-extra", "pass-gifts", "say", "catch",
)  # fmt: skip
"""Of all reasons."""
NOTABLE = 10
"""In fewer of a hundred tables than this it isn't worth telling that the next player has nothing to lay."""
_RULES = UpTurn()


def why(view: UpTurnView, move: UpTurnMove, tables: Sequence[State]) -> Facts:
    """The reason for a legal move, out of tables that the View could be of."""
    return _REASONS[type(move)](view, move, tables)


class _Laid(NamedTuple):
    """What a lay leads to."""

    rack: Tiles
    """What stays of one's own."""
    fit: int
    """How many of its numbers go on with the row then."""
    following: Seat
    """Who plays next; oneself, if the turn comes straight back."""
    chance: int
    """In how many of a hundred tables they have nothing to lay."""
    skipped: tuple[Seat, ...]


def _of_lay(view: UpTurnView, lay: Lay, tables: Sequence[State]) -> Facts:
    tiles = _tiles(view)
    laid = (*(run_to(lay.tile, tiles, view.last) if lay.run else ()), lay.tile)
    if len(laid) == len(tiles):
        return facts("out", n=len(laid))
    after = _after(view, lay, laid, tables)
    if lay.run:
        gifts = gifts_for(laid) if view.gives else 0
        return facts("run-gives" if gifts else "run", n=len(laid), left=len(after.rack), gifts=gifts)
    if lay.tile == JOKER:
        return facts("joker", fit=after.fit)
    if after.skipped:
        least = min(view.sizes[seat] for seat in after.skipped)
        back = after.following == view.seat
        return facts("again", fit=after.fit) if back else facts("skip", n=len(after.skipped), least=least)
    return _of_arrow(view, after, tables[0].board) if lay.tile in OPENERS else _of_number(view, after, lay)


def _after(view: UpTurnView, lay: Lay, laid: Tiles, tables: Sequence[State]) -> _Laid:
    seat, rack = cast(Seat, view.seat), [*_tiles(view)]
    for tile in laid:
        rack.remove(tile)
    played = [_RULES.play(table, seat, lay) for table in tables]
    states = [state for state, _ in played]
    state, events = played[0]
    following = state.turn if state.phase == "move" else next_seat(state.racks, seat, state.sense)
    return _Laid(
        rack=tuple(rack),
        fit=_fitting(rack, state.board),
        following=following,
        chance=percent(not lays(after, after.racks[following]) for after in states),
        skipped=tuple(event.seat for event in events if event.kind == "skipped" and event.seat is not None),
    )


def _of_arrow(view: UpTurnView, after: _Laid, before: Board) -> Facts:
    """It turns the row one's own way, or says who is next."""
    fitted = _fitting(after.rack, before)
    if after.fit > fitted:
        return facts("turn", fit=after.fit, before=fitted)
    if after.chance >= NOTABLE:
        return facts("next-stuck", chance=after.chance, next=after.following)
    return facts("next", n=view.sizes[after.following], next=after.following)


def _of_number(view: UpTurnView, after: _Laid, lay: Lay) -> Facts:
    figures = {"fit": after.fit, "left": len(after.rack)}
    if view.gives and (gifts := gifts_for((lay.tile,))):
        return Facts("gives", {**figures, "gifts": gifts})
    if len(after.rack) == 1:
        return Facts("one", figures)
    if after.chance >= NOTABLE:
        return Facts("number-stuck", {**figures, "chance": after.chance, "next": after.following})
    return Facts("number", figures)


def _of_give(view: UpTurnView, give: Give, _: Sequence[State]) -> Facts:
    others = [view.sizes[seat] for seat in view.playing if seat != view.seat]
    n, following = view.sizes[give.to], view.next[0 if view.sense == 1 else 1]
    least = len(others) > 1 and n == min(others)
    return facts("give-least" if least else "give-next" if give.to == following else "give", n=n)


def _of_draw(view: UpTurnView, draw: Draw, tables: Sequence[State]) -> Facts:
    seat = cast(Seat, view.seat)
    states = (_RULES.play(table, seat, draw)[0] for table in tables)
    chance = percent(any(lay.tile == state.drawn for lay in lays(state, state.racks[seat])) for state in states)
    return facts("draw-keep" if view.fits else "draw-none", chance=chance)


def _of_pass(view: UpTurnView, _: Pass, __: Sequence[State]) -> Facts:
    if view.phase == "gifts":
        return facts("pass-gifts", n=view.gifts)
    if view.phase == "extra":
        return facts("pass-extra", left=len(_tiles(view)))
    return facts("pass-keep", fit=_held(view)) if view.fits else facts("pass-none")


def _of_word(kind: str) -> Callable[[UpTurnView, Any, Sequence[State]], Facts]:
    return lambda _, __, ___: facts(kind, n=PENALTY)


def _tiles(view: UpTurnView) -> Tiles:
    return cast(Rack, view.mine).tiles


def _held(view: UpTurnView) -> int:
    """How many tiles one has that could be laid."""
    return sum(tile in view.fits for tile in _tiles(view))


def _fitting(rack: Iterable[int], board: Board) -> int:
    """How many of these tiles are numbers that go on with the row."""
    direction = board.direction or 0
    return sum(tile < UP and (not direction or (tile - board.last) * direction > 0) for tile in rack)


_REASONS: dict[type[UpTurnMove], Callable[[UpTurnView, Any, Sequence[State]], Facts]] = {
    Lay: _of_lay,
    Draw: _of_draw,
    Pass: _of_pass,
    Give: _of_give,
    Say: _of_word("say"),
    Catch: _of_word("catch"),
}

"""Tables that a View could be of: what its seat doesn't see is dealt by chance."""

from __future__ import annotations

from collections.abc import Sequence

from games.cards import below, dealt, shuffle
from games.game import Seat
from games.upturn.board import NO_ROW, Board, Tiles
from games.upturn.state import Racks, State
from games.upturn.tiles import ACTIONS, DECK, UP
from games.upturn.view import UpTurnView

_NUMBERS = DECK[: DECK.index(UP)]
_ACTIONS = {tile: DECK.count(tile) for tile in ACTIONS}


def imagined(view: UpTurnView, chance: int) -> State:
    """One of them, another for each chance. At the end, when racks are open, only the bag is hidden."""
    before, present = view.rows if len(view.rows) > 1 else (NO_ROW, view.rows[-1])
    board = Board(present.tiles, view.last, view.direction, view.setter, view.row, before, view.pile)
    racks, bag, chance = _dealt(view, board, chance)
    drawn, chance = _drawn(view, racks, chance)
    return State(
        racks, bag, board, chance, view.turn, view.sense, view.phase, drawn, view.gifts, view.says,
        owing=next(iter(view.owing), None), passes=view.passes, turns=view.turns, out=view.out, bot=view.bot,
        goes_on=view.goes_on, rules=view.rules, gives=view.gives, kept=view.kept,
    )  # fmt: skip


def _dealt(view: UpTurnView, board: Board, chance: int) -> tuple[Racks, Tiles, int]:
    """The racks, the bag, and the next chance."""
    if view.racks:
        open_tiles = [*board.tiles(), *(tile for rack in view.racks for tile in rack)]
        bag, chance = shuffle(_unseen(open_tiles), chance)
        return view.racks, bag[: view.bag], chance
    own = view.mine.tiles if view.mine else ()
    hidden, kept = _unseen([*board.tiles(), *own]), view.kept
    if kept:
        kept = tuple(tile for tile in kept if tile in hidden)
        hidden = [tile for tile in hidden if tile not in kept]
    sizes = [0 if seat == view.seat else size for seat, size in enumerate(view.sizes)]
    hands, bag, chance = dealt(hidden, sizes, chance, kept)
    racks = tuple(own if seat == view.seat else tuple(sorted(hand)) for seat, hand in enumerate(hands))
    return racks, bag[: view.bag], chance


def _unseen(seen: Sequence[int]) -> list[int]:
    """All tiles but these."""
    known = {*seen}
    hidden = [tile for tile in _NUMBERS if tile not in known]
    for tile, n in _ACTIONS.items():
        hidden += [tile] * (n - seen.count(tile))
    return hidden


def _drawn(view: UpTurnView, racks: Racks, chance: int) -> tuple[int, int]:
    """The tile drawn in this turn: in another's rack anything; of one's own what was laid last, if it isn't there."""
    if not view.drew:
        return 0, chance
    if view.mine and view.turn == view.seat:
        return view.mine.drawn or view.rows[-1].tiles[-1], chance
    rack = racks[Seat(view.turn)]
    at, chance = below(len(rack), chance)
    return rack[at], chance

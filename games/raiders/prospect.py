"""What a move of mine comes to if everybody else is silent until the turn ends; from a View only."""

from __future__ import annotations

from itertools import compress
from typing import NamedTuple, cast

from games.game import Seat
from games.raiders.clash import Fate, project
from games.raiders.forecast import is_foul, laid
from games.raiders.moves import Call, Capture, RaidersMove
from games.raiders.piles import Pile, Raid, cash
from games.raiders.state import by_side, first_to_reach
from games.raiders.table import stalls
from games.raiders.view import RaidersView
from games.raiders.worth import allied


class Prospect(NamedTuple):
    move: RaidersMove
    fate: Fate
    """How the window would end; without one, the table as it is."""
    verdict: int
    """1: the game would be won, -1: lost, 0: neither."""


def prospect(view: RaidersView, move: RaidersMove) -> Prospect:
    raid, pile = view.raid, view.pile
    if isinstance(move, Capture):
        raid = Raid(cast(Seat, view.seat), move.fighter, move.estate)
    elif isinstance(move, Call):
        pile = _called(view, move)
    elif played := laid(view, move):
        pile = (*pile, played)
    fate = project(view.lots, raid, pile, view.step, view.rules)
    return Prospect(move, fate, _verdict(view, pile, fate))


def is_right(view: RaidersView, call: Call) -> bool:
    """Whether the card that is called cheating may not touch its target."""
    return is_foul(view, view.pile[_place(view, call)])


def _called(view: RaidersView, call: Call) -> Pile:
    """The pile without what a call takes away."""
    pile, at = view.pile, _place(view, call)
    if not is_foul(view, pile[at]):
        return pile
    return pile[:at] + (pile[at + 1 :] if view.disputes == "burn" else ())


def _place(view: RaidersView, call: Call) -> int:
    return next(at for at, played in enumerate(view.pile) if played.card == call.card and not played.costs)


def _verdict(view: RaidersView, pile: Pile, fate: Fate) -> int:
    seats = len(view.sizes)
    counts = by_side(cash(fate.lots, seats), view.pairs)
    winner = first_to_reach(view.goal, counts, view.turn)
    if winner is None and _stalls(view, pile, fate):
        winner = _richest(view, counts)
    if winner is None:
        return 0
    return 1 if allied(view, winner, cast(Seat, view.seat)) else -1


def _stalls(view: RaidersView, pile: Pile, fate: Fate) -> bool:
    """Whether the game ends with this turn for want of a winner."""
    seats, turns = len(view.sizes), view.turns + 1
    if stalls(0, turns, seats):
        return True
    return stalls(view.still + 1, turns, seats) and not _stirs(view, pile, fate)


def _stirs(view: RaidersView, pile: Pile, fate: Fate) -> bool:
    """Whether property changes its owner or is turned up, so that the table hasn't come to a stop."""
    owners = {lot.estate: lot.owner for lot in view.lots}
    turns_up = any(played.deed == "turn-up" for played in compress(pile, fate.live))
    return (turns_up and view.estates > 0) or any(owners[lot.estate] != lot.owner for lot in fate.lots)


def _richest(view: RaidersView, counts: tuple[int, ...]) -> Seat | None:
    """Whose a game is that ends for want of a winner; nobody's, if two sides have equally much."""
    first, *others = (Seat(seat) for seat, n in enumerate(counts) if n == max(counts))
    return first if all(allied(view, first, other) for other in others) else None

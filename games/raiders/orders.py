"""What standing orders, and a bot that passes for those who can't answer, need to know of a window. Pure functions."""

from __future__ import annotations

from games.game import Seat
from games.raiders.clash import VERDICTS
from games.raiders.fighters import Card
from games.raiders.piles import NOBODY, Played, find
from games.raiders.plans import ordered as ordered
from games.raiders.plans import stands as stands
from games.raiders.repertoire import PASS
from games.raiders.stakes import concerned as concerned
from games.raiders.stakes import falls_short as falls_short
from games.raiders.state import State


def question(state: State) -> int | None:
    """The number of the question that everybody is asked: another with each card; None outside a window."""
    return state.question if state.phase == "window" else None


def attacked(state: State, seat: Seat) -> bool:
    """Whether the window concerns the seat: its property is to be captured, or another's card is aimed at what is its
    own (a fighter, its hand, a card that it played).
    """
    if state.phase != "window":
        return False
    lot = find(state.lots, state.prize)
    if lot is not None and lot.owner == seat:
        return True
    return any(played.seat != seat and _concerns(state, played) == seat for played in state.pile)


def passing(state: State) -> str:
    """The code of a pass."""
    return PASS.code


def ends(kind: str) -> bool:
    """Whether that is how a capture has ended."""
    return kind in VERDICTS


def secret(state: State) -> int:
    """The chance that is still to come."""
    return state.chance


def _concerns(state: State, played: Played) -> Seat:
    """Whom a card of the pile is aimed at."""
    aims = "fighter" if played.costs else getattr(played.means, "aims", "nothing")
    if aims == "nothing":
        return NOBODY
    if aims == "seat":
        return Seat(played.target)
    if aims == "pile":
        return next((other.seat for other in state.pile if _is(other, played.target)), NOBODY)
    if played.target == state.fighter:
        return state.turn
    return next((lot.owner for lot in state.lots if lot.guard == played.target), NOBODY)


def _is(played: Played, card: Card) -> bool:
    """Whether it is that card of the pile, which a call of cheating may have burnt meanwhile."""
    return played.card == card and not played.costs

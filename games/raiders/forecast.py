"""What moves of mine would make of a table, as far as a View shows it."""

from __future__ import annotations

from games.game import Seat
from games.raiders.clash import Fate, project
from games.raiders.fighters import EFFECTS, NO_CARD, SUIT, TRICKS, Card
from games.raiders.moves import Capture, Play, RaidersMove, Use
from games.raiders.piles import Played, Raid, find
from games.raiders.view import RaidersView


def forecast(view: RaidersView, move: RaidersMove) -> Fate | None:
    """The window worked out with the seat's move in it, as if everybody passed then; None for what has no part in it:
    a pass, an end, a call, a choice. What is drawn, searched or turned up isn't foretold.
    """
    if isinstance(move, Capture) and view.seat is not None:
        return project(view.lots, Raid(view.seat, move.fighter, move.estate), view.pile, rules=view.rules)
    played = laid(view, move)
    return project(view.lots, view.raid, (*view.pile, played), view.step, view.rules) if played else None


def laid(view: RaidersView, move: RaidersMove) -> Played | None:
    """What the move puts on the pile; None if nothing."""
    if view.seat is None:
        return None
    if isinstance(move, Play) and TRICKS[move.card] is not None:
        return Played(view.seat, move.card, move.target)
    if isinstance(move, Use) and (effect := EFFECTS[move.fighter]) is not None:
        target = move.fighter if effect.on == "self" else enemy(view, move.fighter)
        return Played(view.seat, move.fighter, target, move.costs)
    return None


def enemy(view: RaidersView, fighter: Card) -> Card:
    """Whom a fighter of the capture faces; -1 if nobody."""
    if fighter != view.raid.fighter:
        return view.raid.fighter
    lot = find(view.lots, view.raid.estate)
    return lot.guard if lot else NO_CARD


def owner(view: RaidersView, fighter: Card) -> Seat | None:
    """Whose a fighter on the table is."""
    if fighter == view.raid.fighter:
        return view.raid.seat
    return next((lot.owner for lot in view.lots if lot.guard == fighter), None)


def is_foul(view: RaidersView, played: Played) -> bool:
    """Whether a card of the pile may not touch its target."""
    trick = None if played.costs else TRICKS[played.card]
    if trick is None or trick.bound is None:
        return False
    if trick.bound == "own":
        return owner(view, played.target) != played.seat
    return SUIT[played.card] not in (view.trump, SUIT[played.target])

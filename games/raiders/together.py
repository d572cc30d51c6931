"""Cards of mine that turn a fight together where none does so alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations
from typing import NamedTuple, cast

from games.game import Seat
from games.raiders.clash import project, swing
from games.raiders.fighters import EFFECTS, Card
from games.raiders.forecast import laid, owner
from games.raiders.moves import RaidersMove
from games.raiders.piles import Played
from games.raiders.view import RaidersView
from games.raiders.worth import allied, cost, of_fate, price

MOST = 4
"""Cards that are played one after another."""
CHEAPEST = 8
"""Moves among which they are sought."""
_TURNS = frozenset({"swing", "doom", "cancel", "return"})
"""Deeds that can turn a fight."""


class _Part(NamedTuple):
    costs: float
    price: float
    code: str
    move: RaidersMove
    played: Played


def together(view: RaidersView, moves: Sequence[RaidersMove]) -> tuple[float, RaidersMove] | None:
    """What the best set of them makes of the table, its costs taken off, and its cheapest card; None if none changes
    what comes of the property.
    """
    assert view.fate is not None
    if view.raid.estate < 0:
        return None
    best: tuple[float, RaidersMove] | None = None
    for some in _sets(sorted(_parts(view, moves))[:CHEAPEST]):
        pile = (*view.pile, *(part.played for part in some))
        fate = project(view.lots, view.raid, pile, view.step, view.rules)
        if fate.lots != view.fate.lots:
            worth = of_fate(view, fate) - sum(part.costs for part in some)
            if best is None or worth > best[0]:
                best = worth, some[0].move
    return best


def _parts(view: RaidersView, moves: Sequence[RaidersMove]) -> Iterator[_Part]:
    for move in moves:
        played = laid(view, move)
        if played is not None and _helps(view, played):
            yield _Part(cost(view, move), price(move), move.code, move, played)


def _helps(view: RaidersView, played: Played) -> bool:
    """Whether it may turn the fight this seat's way."""
    if played.deed != "swing":
        return played.deed in _TURNS
    whose = owner(view, played.target)
    return whose is not None and allied(view, whose, cast(Seat, view.seat)) is (swing(played) > 0)


def _sets(parts: Sequence[_Part]) -> Iterator[tuple[_Part, ...]]:
    """Two or more of them, each card in but once, and what a fighter can do but once."""
    for some in chain.from_iterable(combinations(parts, size) for size in range(2, MOST + 1)):
        cards = [card for part in some for card in _needs(part.played)]
        if len(set(cards)) == len(cards):
            yield some


def _needs(played: Played) -> tuple[Card, ...]:
    effect = EFFECTS[played.card] if played.costs else None
    once = (played.card,) if effect and effect.once else ()
    return (*played.costs, *once) if played.costs else (played.card,)

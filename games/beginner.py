"""A beginner, of any game: chooses as the sensible player does, but out of those moves only that it notices.

What it overlooks is drawn from a chance: the same View and the same chance give the same move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.cards import draw
from games.rival import Chooser, Seeded, first_active

Odds = Callable[[Any], float]
"""A move in; how likely it is, from 0 to 1, that a beginner notices it out."""
_ALL = 2.0**64


def beginner(choose: Chooser, odds: Odds) -> Seeded:
    """A player who asks the other one about what it notices."""
    return lambda view, moves, chance: choose(view, noticed(moves, odds, chance))


def noticed(moves: Sequence[Any], odds: Odds, chance: int) -> list[Any]:
    """Those of the moves that are noticed, in their order. What is passive always is; if nothing is by which the game
    goes on, all are.
    """
    found = []
    for move in moves:
        bits, chance = draw(chance)
        if move.passive or bits < odds(move) * _ALL:
            found.append(move)
    return found if any(not move.aside for move in found) else [*moves]


anyhow = beginner(first_active, lambda _: 0.5)
"""Plays a game that has no beginner of its own."""

"""Who was to win when, in a game that is over and of which all is known but what else might have come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from games.cards import draw
from games.game import Outcome, Seat
from games.search.judge import Shares, finished
from games.search.mind import Mind
from games.search.playout import played_out

FARTHER = 1.5
"""So many times as many decisions as those by which a strong rival thinks: the longer, the fewer surprises."""
Stirred = Callable[[Any, int], Any]
"""A whole state and a chance in; the same table out, on which all that nobody holds is mixed anew."""


class Retrospect:
    """The chances to win of a game by position, counted from 0 at the deal; the last is its end."""

    def __init__(self, mind: Mind, stirred: Stirred, states: Sequence[Any], outcome: Outcome, chance: int) -> None:
        self._mind, self._stirred, self._states, self._chance = mind, stirred, states, chance
        self.sides = [tuple(side) for side in mind.guide.sides(states[0])]
        """Who wins together; in this order stand all shares."""
        self._result = finished(outcome, self.sides)

    def side(self, seat: Seat) -> int:
        """The number of the seat's side."""
        return next(number for number, side in enumerate(self.sides) if seat in side)

    def judged(self, position: int, playouts: int) -> Shares:
        """The mean of so many play-outs, each cut off as soon as its table can be judged."""
        return self._mean(position, playouts, plies=0)

    def played(self, position: int, playouts: int) -> Shares:
        """The mean of so many, each of as many decisions as tell enough."""
        return self._mean(position, playouts, int(FARTHER * self._mind.guide.BUDGET.plies))

    def _mean(self, position: int, playouts: int, plies: int) -> Shares:
        if self._decided(position):
            return self._result
        guide, total = self._mind.guide, [0.0] * len(self.sides)
        budget = replace(guide.BUDGET, plies=plies)
        for _ in range(playouts):
            own, self._chance = draw(self._chance)
            table = guide.posed(self._stirred(self._states[position], own))
            for side, share in enumerate(played_out(self._mind, table, self.sides, budget)):
                total[side] += share / playouts
        return total

    def _decided(self, position: int) -> bool:
        """Whether it is over, or others only play on for the places behind the first."""
        state = self._states[position]
        if not self._mind.book.awaited(state):
            return True
        return [tuple(side) for side in self._mind.guide.sides(state)] != self.sides

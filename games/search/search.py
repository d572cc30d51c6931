"""What a strong rival makes of its moves: it tries all on the same tables that its View could be of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from games.cards import draw
from games.game import Move, Seat
from games.search.guide import Budget
from games.search.halving import compared, preferred
from games.search.mind import Mind
from games.search.playout import played_out


class Candidate(NamedTuple):
    """A move that was thought of."""

    move: Move
    share: float
    """Of the first place that is to be expected by it: the chance to win."""
    playouts: int
    """On which that rests; 0 if there was nothing to think about."""


class Thought(NamedTuple):
    move: Move
    candidates: tuple[Candidate, ...]
    """The most thoroughly tried first, of those tried alike the better; the move that is made among them."""

    @property
    def share(self) -> float:
        """The chance to win, by the move that is made."""
        return next(candidate.share for candidate in self.candidates if candidate.move == self.move)


def think(mind: Mind, view: Any, moves: Sequence[Any], chance: int, budget: Budget | None = None) -> Thought:
    """The move, and what each that was tried promises. The same view, moves and chance make the same thought."""
    budget = budget or mind.guide.BUDGET
    thought_of = _thought_of(mind, view, moves, budget.moves)
    if len(thought_of) == 1:
        return Thought(thought_of[0], (Candidate(thought_of[0], 0.0, 0),))
    trial = _Trials(mind, view, thought_of, chance, budget)
    found = compared(len(thought_of), trial, budget.playouts)
    candidates = (Candidate(move, fmean(own), len(own)) for move, own in zip(thought_of, found, strict=True))
    ranked = sorted(candidates, key=lambda candidate: (-candidate.playouts, -candidate.share))
    return Thought(thought_of[preferred(found)], tuple(ranked))


def chances(mind: Mind, view: Any, chance: int, tables: int) -> Mapping[Seat, float]:
    """How likely each seat (in pairs: its side) is to win, as far as the View tells: the mean of so many tables, if all
    play sensibly. Who is out of the game isn't there.
    """
    found: dict[Seat, float] = {}
    for _ in range(tables):
        own, chance = draw(chance)
        state = mind.table(view, own)
        sides = mind.guide.sides(state)
        for side, share in zip(sides, played_out(mind, state, sides, mind.guide.BUDGET), strict=True):
            for seat in side:
                found[seat] = found.get(seat, 0.0) + share / tables
    return found


def _thought_of(mind: Mind, view: Any, moves: Sequence[Any], most: int) -> list[Any]:
    """The moves to try: what a sensible player would do, then what it would do without that, and so on."""
    left = [move for move in mind.guide.fair(view, moves) if not move.aside]
    found: list[Any] = [] if left else [mind.sensible(view, moves)]
    while left and len(found) < most:
        found.append(mind.sensible(view, left))
        left.remove(found[-1])
    return found


class _Trials:
    """Of moves, on tables that are imagined once for all of them."""

    def __init__(self, mind: Mind, view: Any, moves: Sequence[Move], chance: int, budget: Budget) -> None:
        self._mind, self._view, self._moves, self._budget = mind, view, moves, budget
        self._chance = chance
        self._tables: list[Any] = []

    def __call__(self, table: int, move: int) -> float:
        """The share of the seat's side on that table, after that move."""
        if table == len(self._tables):
            own, self._chance = draw(self._chance)
            self._tables.append(self._mind.table(self._view, own))
        state, seat = self._tables[table], self._view.seat
        sides = self._mind.guide.sides(state)
        after, _ = self._mind.book.play(state, seat, self._moves[move])
        shares = played_out(self._mind, after, sides, self._budget)
        return next(share for share, side in zip(shares, sides, strict=True) if seat in side)

"""Comparing moves: all are tried on the same tables, and the worse half is dropped, again and again, until one is
left to challenge the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, stdev

DOUBT = 0.5
"""By how many standard errors a challenger must look better than the first to be preferred."""

Trial = Callable[[int, int], float]
"""The number of a table and that of a move in; what comes of it out."""


def compared(moves: int, trial: Trial, trials: int) -> list[list[float]]:
    """What came of each move, table by table. The first move is tried on all of them, with no more trials than so many
    for all together, though with one for each in any case.
    """
    found: list[list[float]] = [[] for _ in range(moves)]
    alive = list(range(moves))
    rounds = (moves - 1).bit_length()
    for left in range(rounds, 0, -1):
        tables = max(trials // left // len(alive), int(left == rounds))
        trials -= tables * len(alive)
        for table in range(len(found[0]), len(found[0]) + tables):
            for move in alive:
                found[move].append(trial(table, move))
        challengers = sorted(alive[1:], key=lambda move: -fmean(found[move]))
        alive = [0, *challengers[: max(len(alive) // 2 - 1, 1)]]
    return found


def preferred(found: Sequence[Sequence[float]]) -> int:
    """The challenger that has come farthest, if it is better than the first beyond doubt; else the first."""
    tables = max(map(len, found[1:]), default=0)
    rest = [move for move in range(1, len(found)) if len(found[move]) == tables]
    best = max(rest, key=lambda move: fmean(found[move]), default=0)
    gains = [one - other for one, other in zip(found[best], found[0], strict=False)]
    doubt = stdev(gains) / len(gains) ** 0.5 if len(gains) > 1 else 0.0
    return best if fmean(gains) > DOUBT * doubt else 0

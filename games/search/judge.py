"""The chances to win of a table, as far as it was played: told by its outcome, or by what was learned."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from operator import mul
from pathlib import Path
from typing import Any

from games.game import Outcome, Seat
from games.search.guide import Guide

Weights = Mapping[str, Sequence[float]]
"""By group of tables: what each feature weighs."""
NOTHING: Weights = {"": ()}
"""Of a game that has learned nothing: all sides have equal chances."""
Sides = Sequence[Sequence[Seat]]
Shares = Sequence[float]
"""By side: its part of the first place, or the chance of it. Together they are 1."""


@cache
def read(file: Path) -> Weights:
    """What `python -m games learn` has written."""
    learned: Weights = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return learned


def judged(guide: Guide, weights: Weights, state: Any, sides: Sides) -> Shares:
    """What is to be expected of a quiet state."""
    own = weights[guide.group(state)]
    return softmax([sum(_score(own, guide.features(state, seat)) for seat in side) for side in sides])


def finished(outcome: Outcome, sides: Sides) -> Shares:
    """The first place, shared by whoever has it."""
    first = set(outcome.places[0])
    winners = [not first.isdisjoint(side) for side in sides]
    return [won / sum(winners) for won in winners]


def softmax(scores: Sequence[float]) -> list[float]:
    """Chances from scores; together they are 1."""
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


def _score(weights: Sequence[float], values: Sequence[float]) -> float:
    score: float = sum(map(mul, weights, values))
    return score

"""Weights out of self-play: sensible players with a few slips, and who won what they had before them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from games.cards import draw
from games.game import AnyGame, Options
from games.playout import Policy, at_random, play_out
from games.search.guide import Guide
from games.search.judge import Sides, Weights, finished, softmax

SLIPS = 0.1
"""How often a player does anything: a search comes to tables that sensible players alone would never see."""
PASSES = 8
"""How often all samples are gone through."""
STEP = 0.01
"""How far one sample moves the weights at first."""
SHRINK = 1e-4
"""By how much each step makes all weights smaller."""
DIGITS = 4

Row = tuple[float, ...]


class Sample(NamedTuple):
    """A quiet state."""

    rows: tuple[Row, ...]
    """Features by side, of all its seats together."""
    shares: Row
    """What came of it, by side."""


def learned(
    book: AnyGame, guide: Guide, sensible: Policy, games: int, seed: int, say: Callable[[str], object]
) -> dict[str, list[float]]:
    """By group: the weights, from so many games at each of its tables. All chance follows from the seed."""
    samples: dict[str, list[Sample]] = {}
    for seats, options in guide.tables():
        own = samples.setdefault(guide.group(book.setup(seats, options, seed)), [])
        chance = seed
        for _ in range(games):
            deal, chance = draw(chance)
            own += _samples(book, guide, sensible, seats, options, deal)
    weights: dict[str, list[float]] = {}
    for group, some in samples.items():
        weights[group] = fitted(some, seed)
        say(f"{group}: {len(some)} samples, surprise {surprise(some, weights[group]):.4f}")
    return weights


def written(guide: Guide, weights: Weights, games: int, seed: int) -> str:
    """The file of what was learned, and from what: JSON with a line for each group."""
    groups = ",\n".join(f"  {json.dumps(group)}: {json.dumps(own)}" for group, own in weights.items())
    features = json.dumps(list(guide.FEATURES))
    return f'{{"games": {games}, "seed": {seed},\n"features": {features},\n"weights": {{\n{groups}\n}}}}\n'


def fitted(samples: Sequence[Sample], seed: int) -> list[float]:
    """The weights by which the shares surprise least: softmax regression by gradient descent."""
    scales = _scales(samples)
    weights = [0.0] * len(scales)
    scaled = [
        Sample(tuple(tuple(value / scale for value, scale in zip(row, scales, strict=True)) for row in rows), shares)
        for rows, shares in samples
    ]
    rng = Random(seed)
    for number in range(PASSES):
        step = STEP / (1 + number)
        for _ in scaled:
            rows, shares = scaled[int(rng.random() * len(scaled))]
            _descend(weights, rows, shares, step)
    return [round(weight / scale, DIGITS) for weight, scale in zip(weights, scales, strict=True)]


def surprise(samples: Sequence[Sample], weights: Sequence[float]) -> float:
    """The mean square by which the shares differ from what the weights foretell, summed over the sides."""
    total = 0.0
    for rows, shares in samples:
        chances = softmax([_score(row, weights) for row in rows])
        total += sum((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True))
    return total / max(len(samples), 1)


def _descend(weights: list[float], rows: Sequence[Row], shares: Row, step: float) -> None:
    chances = softmax([_score(row, weights) for row in rows])
    for at in range(len(weights)):
        weights[at] *= 1 - step * SHRINK
    for row, chance, share in zip(rows, chances, shares, strict=True):
        by = step * (share - chance)
        for at, value in enumerate(row):
            if value:
                weights[at] += by * value


def _score(row: Row, weights: Sequence[float]) -> float:
    return sum(map(float.__mul__, row, weights))


def _samples(
    book: AnyGame, guide: Guide, sensible: Policy, seats: int, options: Options, seed: int
) -> Iterator[Sample]:
    """The quiet states of one game."""
    found: list[tuple[Row, ...]] = []
    state: Any = None
    sides = guide.sides(book.setup(seats, options, seed))
    for before, _, _, state, _ in play_out(book, seats, options, seed, _slipping(sensible)):  # noqa: B007 (the last)
        if guide.quiet(before):
            found.append(_rows(guide, before, sides))
    outcome = book.outcome(state)
    if outcome is not None:
        shares = tuple(finished(outcome, sides))
        yield from (Sample(rows, shares) for rows in found)


def _rows(guide: Guide, state: Any, sides: Sides) -> tuple[Row, ...]:
    return tuple(
        tuple(float(sum(values)) for values in zip(*(guide.features(state, seat) for seat in side), strict=True))
        for side in sides
    )


def _slipping(sensible: Policy) -> Policy:
    return lambda state, moves, rng: (at_random if rng.random() < SLIPS else sensible)(state, moves, rng)


def _scales(samples: Sequence[Sample]) -> list[float]:
    """By feature: how far its values lie apart."""
    count = max(sum(len(rows) for rows, _ in samples), 1)
    columns = [0.0] * len(samples[0].rows[0])
    for rows, _ in samples:
        for at, values in enumerate(zip(*rows, strict=True)):
            mean = sum(values) / len(values)
            columns[at] += sum((value - mean) ** 2 for value in values)
    return [(square / count) ** 0.5 or 1.0 for square in columns]

"""The three ways to win, as the print has them: by cards, by worths, by tricks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from games.aforator.deck import WORTH, Cards
from games.aforator.options import Scoring
from games.aforator.state import State
from games.aforator.view import Final
from games.game import Seat

_SCORES: dict[Scoring, Callable[[Final], tuple[int, ...]]] = {
    "simple": lambda final: (final.cards,),
    "sum": lambda final: (final.sum,),
    "pro": lambda final: (final.tricks, final.sum),
}
"""More is better."""


def finals(state: State) -> tuple[Final, ...]:
    """What each seat has, by all three scorings."""
    piles = zip(state.discards, state.tables, state.hands, state.tricks, strict=True)
    return tuple(
        Final(len(discard) + len(table) + len(hand), points(discard), tricks) for discard, table, hand, tricks in piles
    )


def points(cards: Cards) -> int:
    """Their worths, signs left out."""
    return sum(abs(WORTH[card]) for card in cards)


def places(finals: Sequence[Final], scoring: Scoring) -> tuple[tuple[Seat, ...], ...]:
    """The seats, best first, by that scoring; equal ones share a place."""
    scores = [_SCORES[scoring](final) for final in finals]
    ranked = sorted(map(Seat, range(len(scores))), key=scores.__getitem__, reverse=True)
    return tuple(tuple(seats) for _, seats in groupby(ranked, key=scores.__getitem__))

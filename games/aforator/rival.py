"""A sensible player of Aforator: looks one move ahead, and weighs the trick against what it would give away, and at the
end what comes of the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from games.aforator.deck import (
    AFORATOR,
    BOREDOM,
    BURNOUT,
    CARROT,
    COFFEE,
    CRITIC,
    DEADLINE,
    DECK,
    DELAY,
    KIND_OF,
    MONDAY,
    PRAISE,
    SLOTH,
    THRILL,
    WHIP,
    WORTH,
)
from games.aforator.ends import ends
from games.aforator.forecast import Forecast, forecast, forecast_swap
from games.aforator.moves import AforatorMove, Bury, Keep, Place, Play, Use
from games.aforator.options import Scoring
from games.aforator.state import State
from games.aforator.view import AforatorView, Hand

# Everything is measured in cards that come to lie in one's own piles.
ABILITY = {
    COFFEE: 1.4, AFORATOR: 1.9, CARROT: 1.45, MONDAY: 1.5, BOREDOM: 1.35, CRITIC: 1.3, PRAISE: 1.6, DELAY: 1.4,
    DEADLINE: 1.3, SLOTH: 1.4, BURNOUT: 1.4, WHIP: 1.25, THRILL: 1.5,
}  # fmt: skip
"""What a kind on one's Table is worth, had from the first round to the last."""
SLOT: dict[Scoring, float] = {"simple": 2.5, "sum": 1.2, "pro": 1.2}
"""What it costs to fill a place on the Table early in the game: where cards are counted, it holds a sure one later."""
HELD = 0.12
"""What a hand card is worth for each point farther from zero."""
ROUNDS = 60
"""A deck of so many cards is a whole game."""
CARDS_A_MOVE = 0.8
"""Cards on the Kon that each move still to come adds."""
POINTS_A_CARD = 2.8
TRIES = 2.0
"""Hand cards among which the next player looks for one that leads."""
TRICK = 2.5
"""What a trick is worth when tricks are counted."""
LOOK = 0.25
"""What Кофе is worth for each weak card in hand beyond two."""
LEFT_OUT = 0.7
"""What it costs to look on, shared among the others."""
RISK = 0.35
"""What it costs not to know the card."""
FIRST = 10.0
"""What the first place is worth when the game ends."""
HOPE = 0.6
"""How often whoever moves last takes the trick."""


def choose(view: AforatorView, moves: Sequence[AforatorMove], known: State | None = None) -> AforatorMove:
    """What wins the game, if anything does, and nothing that loses it, if anything doesn't; of those the move of the
    greatest worth, of equal ones the last by code. `known`: the table itself, where it was only imagined anyway.
    """
    active = [move for move in moves if not move.passive or isinstance(move, Keep)] or list(moves)
    if len(active) == 1:
        return active[0]
    found = [
        (end.verdict, FIRST * end.share + _worth(view, move), move.code, move)
        for end, move in zip(ends(view, active, known), active, strict=True)
    ]
    return max(found)[-1]


def _worth(view: AforatorView, move: AforatorMove) -> float:
    if isinstance(move, Play):
        return _on_kon(view, forecast(view, move.card), move.card) - _held(move.card)
    if isinstance(move, Place):
        return _on_table(view, move.card) - _held(move.card) + _without_me(view)
    if isinstance(move, Bury):
        return -_held(move.card)
    if isinstance(move, Use):
        return _USED[move.kind](view, move)
    return _without_me(view)


def _on_kon(view: AforatorView, after: Forecast, *laid: int) -> float:
    """What is to be hoped from the trick, with these cards more on the Kon and the rest of the round to come."""
    stake = _stake(view, *laid)
    share = stake / (len(view.hands) - 1)
    if after.sum == 0 and len(view.order) == 1:
        return 0.0
    if not after.leads:
        return -share
    keeps = (1 - _overtaken(after)) ** (len(view.order) - 1)
    return stake * keeps - share * (1 - keeps)


def _without_me(view: AforatorView) -> float:
    """Likewise, if this seat lays nothing."""
    if len(view.order) == 1 and view.kon.sum == 0:
        return 0.0
    return -_stake(view) / (len(view.hands) - 1)


def _stake(view: AforatorView, *laid: int) -> float:
    cards = (*(card for _, card in view.laid), *laid)
    coming = CARDS_A_MOVE * (len(view.order) - 1)
    if view.scoring == "simple":
        return len(cards) + coming
    points = sum(abs(WORTH[card]) for card in cards) / POINTS_A_CARD + coming
    return points if view.scoring == "sum" else TRICK + points / 10


def _overtaken(after: Forecast) -> float:
    """How likely the next player's hand has a card that gets farther from zero."""
    side = 1 if after.sum > 0 else -1
    ahead, back = after.distance - abs(after.sum), after.distance + abs(after.sum)
    beats = sum(worth * side > ahead or -worth * side > back for worth in WORTH)
    missed: float = (1 - beats / len(WORTH)) ** TRIES
    return 1 - missed


def _held(card: int) -> float:
    return HELD * abs(WORTH[card])


def _left(view: AforatorView) -> float:
    """Which part of the game is still to come."""
    return min(view.deck / ROUNDS, 1.0)


def _on_table(view: AforatorView, card: int) -> float:
    """A card there is counted for sure when cards are, and each place can be filled but once."""
    kind, own = KIND_OF[card], view.tables[cast(int, view.seat)]
    twin = any(KIND_OF[lying.card] == kind for lying in own)
    ability = 0.0 if twin else ABILITY[kind] * _left(view)
    return ability + (view.scoring == "simple") - SLOT[view.scoring] * _left(view)


def _steals(view: AforatorView, _: Use) -> float:
    others = len(view.hands) - 1
    return 1 + 1 / others + _without_me(view)


def _swaps(view: AforatorView, move: Use) -> float:
    card, place = cast(int, move.card), cast(int, move.place)
    taken = view.laid[place][1]
    return _on_kon(view, forecast_swap(view, card, place)) - _held(card) + _held(taken) - ABILITY[CRITIC] / 2


def _looks(view: AforatorView, _: Use) -> float:
    """Two of five cards go: worth it with a poor hand only."""
    weak = sum(abs(WORTH[card]) < 3 for card in cast(Hand, view.mine).cards)
    return LOOK * (weak - 2) - LEFT_OUT / (len(view.hands) - 1) + _without_me(view)


def _gambles(view: AforatorView, _: Use) -> float:
    """The mean over some of the cards that aren't seen."""
    seen = {*cast(Hand, view.mine).cards, *(card for _, card in view.laid)}
    seen.update(lying.card for table in view.tables for lying in table)
    sample = [card for card in DECK if card not in seen][::7]
    return sum(_on_kon(view, forecast(view, card), card) for card in sample) / len(sample) - RISK


def _waits(view: AforatorView, _: Use) -> float:
    """The last word in this round, with something to say."""
    stake, others = _stake(view) + 1, len(view.hands) - 1
    strong = max(abs(WORTH[card]) for card in cast(Hand, view.mine).cards) >= 4
    return (stake * HOPE - stake / others * (1 - HOPE) - ABILITY[SLOTH] / 2) if strong else -stake


_USED = {AFORATOR: _steals, CRITIC: _swaps, COFFEE: _looks, WHIP: _gambles, SLOTH: _waits}

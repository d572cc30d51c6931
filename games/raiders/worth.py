"""What tables, moves and cards of Raiders are worth to the computer player, in бабки; from a View only."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import cast

from games.game import Seat
from games.raiders import state
from games.raiders.clash import Fate
from games.raiders.fighters import EFFECTS, MIGHT, TRICKS, Card
from games.raiders.forecast import owner
from games.raiders.moves import Play, RaidersMove, Use
from games.raiders.piles import Lots, cash
from games.raiders.view import RaidersView

CARD = 0.3
"""What a card in hand is worth at least."""
WORTH = {
    "stash": 0.0, "trip": 0.7, "help": 0.6, "dig-in": 1.0, "rush": 0.4, "retreat": 0.7, "excuse": 1.2, "search": 0.0,
    "cuffs": 1.0, "charm": 1.2, "tip": 0.0, "kill": 1.5,
}  # fmt: skip
"""What a trick in hand is worth beyond that."""
OTHER = 0.5
"""Likewise, of a trick that isn't named there."""
STRENGTH = 0.1
"""What each point of might is worth, in hand and on guard."""
TALENT = 0.5
"""What an effect is worth on guard."""
DRAW = 1.2
"""What two more cards are worth."""
PEEK = 0.8
"""What a search is worth."""
WIN = 40.0
NEAR = 12.0
"""What the last бабки before the goal weigh more, one's own or another's."""
DANGER = 0.85
"""Whoever has this part of the goal is about to win."""
SPITE = 5.0
"""How little it matters that one of several others loses something: everybody else gains by it as much."""
REFILL = 0.6
"""What comes back of a card's worth, because a hand is filled up again."""
KEEP = 8.0
"""For so many бабки of one's own a card is worth double on one's own turn."""
CHEAP = 0.1
"""What a card costs at least."""
_KEEPS = tuple(STRENGTH * might + (TALENT if effect else 0.0) for might, effect in zip(MIGHT, EFFECTS, strict=True))
"""By card: what a guard is worth where he stands."""


def of_fate(view: RaidersView, fate: Fate) -> float:
    """What the table would be worth, with fighters lost and taken back."""
    seat = cast(Seat, view.seat)
    worth, shares = of_lots(view, fate.lots), _shares(seat, len(view.sizes), view.pairs)
    for fighter in (*fate.doomed, *fate.fallen):
        whose = owner(view, fighter)
        if whose is not None:
            worth -= shares[whose] * (CARD + STRENGTH * MIGHT[fighter])
    for fighter, _ in fate.back:
        if owner(view, fighter) == seat:
            worth += 0.1
    return worth


def of_lots(view: RaidersView, lots: Lots) -> float:
    """What owning it like this is worth to this side, against the others."""
    return _of_lots(lots, cast(Seat, view.seat), len(view.sizes), view.goal, view.pairs)


# A rival weighs many moves that leave the property alike.
@lru_cache(1024)
def _of_lots(lots: Lots, seat: Seat, seats: int, goal: int, pairs: bool) -> float:
    totals = cash(lots, seats)
    worth = 0.0
    sides = ((0, 2), (1, 3)) if pairs else tuple((one,) for one in range(seats))
    for side in sides:
        total = min(sum(totals[one] for one in side), goal)  # beyond the goal бабки are worth nothing
        near = NEAR * (total / goal) ** 4
        won = WIN if total == goal else 0.0
        worth += total + near + won if seat in side else -(total + near) / (len(sides) - 1) ** SPITE - won
    shares = _shares(seat, seats, pairs)
    for _, whose, guard, _ in lots:
        if guard >= 0:
            worth += _KEEPS[guard] * shares[whose]
    return worth


@cache
def _shares(seat: Seat, seats: int, pairs: bool) -> tuple[float, ...]:
    """By seat: 1 for what is this side's, less than 0 for what is another's."""
    others = -1.0 / (seats - 1)
    return tuple(1.0 if state.allied(seat, Seat(one), pairs) else others for one in range(seats))


def allied(view: RaidersView, one: Seat, other: Seat) -> bool:
    """Whether they are one side."""
    return state.allied(one, other, view.pairs)


def value(card: Card) -> float:
    """In hand."""
    trick = TRICKS[card]
    return CARD + STRENGTH * MIGHT[card] / 2 + (WORTH.get(trick.id, OTHER) if trick else TALENT)


def cost(view: RaidersView, move: RaidersMove) -> float:
    """What a move takes from the hand, less what comes back when it is filled up again: the sooner, the more."""
    refill = REFILL / 2 + REFILL / 2 / (len(view.sizes) - 1)
    kept = _kept(view)
    return sum(max(CHEAP, value(card) * kept - refill) for card in _spends(move))


def price(move: RaidersMove) -> float:
    """What the cards that a move takes from the hand are worth."""
    return sum(map(value, _spends(move)))


def _spends(move: RaidersMove) -> tuple[Card, ...]:
    return (move.card,) if isinstance(move, Play) else move.costs if isinstance(move, Use) else ()


def _kept(view: RaidersView) -> float:
    """On one's own turn a card is still to guard, a whole circle long, what one has."""
    return 1.0 + view.cash[view.turn] / KEEP if view.turn == view.seat else 1.0


def in_danger(view: RaidersView) -> bool:
    """Whether another side is about to win."""
    counts = state.by_side(view.cash, view.pairs)
    others = [n for seat, n in enumerate(counts) if not allied(view, Seat(seat), cast(Seat, view.seat))]
    return max(others) >= DANGER * view.goal


def unseen_gain(view: RaidersView, move: RaidersMove) -> float:
    """What is gained by what no forecast shows: cards drawn, a card less in another's hand, property turned up."""
    if not isinstance(move, Play):
        return 0.0
    trick = TRICKS[move.card]
    if trick is None or trick.deed in ("swing", "return", "charm", "doom", "cancel"):
        return 0.0
    if trick.deed == "draw":
        # One card for one is nothing gained: two such cards could draw each other for ever.
        drawn = min(trick.amount, view.deck + len(view.discard))
        return DRAW * max(drawn - 1, 0) / (trick.amount - 1)
    if trick.deed == "search":
        enemy = not allied(view, Seat(move.target), cast(Seat, view.seat))
        return PEEK / (len(view.sizes) - 1) + 0.01 * view.cash[move.target] if enemy else 0.0
    return 0.0 if view.spent else PEEK

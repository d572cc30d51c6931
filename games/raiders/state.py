"""A table of Raiders between two moves, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

from games.game import Seat
from games.raiders import piles
from games.raiders.estates import NO_ESTATE, Estate
from games.raiders.fighters import NO_CARD, Card
from games.raiders.piles import NOBODY, Lots, Pile, Raid
from games.raiders.view import Disputes, Phase

Cards = tuple[Card, ...]
EVERYBODY = -1
"""All bits: the group too."""


class State(NamedTuple):
    """A named tuple, because every move makes a new one. Stored as a list in this order: what a later version adds
    goes to the end, with a default.
    """

    hands: tuple[Cards, ...]
    """By seat, ascending."""
    deck: Cards
    """Drawn from its end."""
    discard: Cards
    lots: Lots
    estates: tuple[Estate, ...]
    """Turned up from its end."""
    trump: int
    bottom: Card
    """The trump card while everybody knows that it lies under the deck, else -1."""
    chance: int
    turn: Seat
    goal: int
    phase: Phase = "turn"
    spent: bool = False
    """The turn's one attempt to capture is made."""
    fighter: Card = NO_CARD
    """The attacker, while he is there; `prize` is what he is after, until the window is worked out."""
    prize: Estate = NO_ESTATE
    pile: Pile = ()
    step: int = 0
    """Cards of the pile that have been carried out: a search stops it halfway."""
    asked: int = 0
    """Bits of the seats that haven't answered since the last card."""
    question: int = 0
    """The number of the last question put to everybody."""
    barred: int = 0
    """Bits of the seats that have called in vain in this window."""
    caught: int = 0
    """Bits of the seats whose cheating was called in this turn: they play fair until its end."""
    still: int = 0
    """Turns in succession in which no property changed its owner or was turned up; -1 while the running one has seen
    that, and so is none of them when it ends.
    """
    turns: int = 0
    winner: Seat = NOBODY
    """Over without a winner: stalled."""
    pairs: bool = False
    disputes: Disputes = "fair"
    rules: int = 1
    """The version that it is played under."""
    seen: tuple[tuple[Card, int], ...] = ()
    """Cards in hands that others have seen there, and who did: bits of the seats, or EVERYBODY."""
    kept: Cards = ()
    """Cards that were in hands when the deck was shuffled anew: all could tell, for it was empty."""


def raid(state: State) -> Raid:
    return Raid(state.turn, state.fighter, state.prize) if state.prize >= 0 else piles.NO_RAID


def allied(one: Seat, other: Seat, pairs: bool) -> bool:
    """Whether they are one side; nobody is on nobody's."""
    return one == other or (pairs and one >= 0 and (one - other) % 2 == 0)


def by_side(cash: tuple[int, ...], pairs: bool) -> tuple[int, ...]:
    """Бабки that count for each seat: in pairs both have their sum."""
    return tuple(cash[seat] + cash[(seat + 2) % 4] for seat in range(4)) if pairs else cash


def first_to_reach(goal: int, counts: tuple[int, ...], turn: Seat) -> Seat | None:
    """Who has won by these бабки, if anybody: of two the one on turn, or nearer to him clockwise."""
    if max(counts) < goal:
        return None
    order = (Seat((turn + step) % len(counts)) for step in range(len(counts)))
    return next(seat for seat in order if counts[seat] >= goal)

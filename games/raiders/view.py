"""What a seat, or the group, may know of a table of Raiders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.raiders.clash import Fate
from games.raiders.fighters import Card
from games.raiders.moves import RaidersMove
from games.raiders.piles import Lots, Pile, Raid

Phase = Literal["turn", "window", "search", "over"]
"""What is waited for: the seat on turn; everybody's answers to the pile; what a searched player discards; nothing."""
Disputes = Literal["fair", "roll-back", "burn"]


@dataclass(frozen=True, slots=True)
class Own:
    """What only this seat sees."""

    hand: tuple[Card, ...]
    """By rank, then suit."""
    moves: tuple[RaidersMove, ...]
    """All that the seat may do now but pass, end its turn or spare a searched hand, sorted by code."""
    fouls: frozenset[str]
    """Codes of those moves which are cheating."""
    searched: tuple[Card, ...]
    """The hand that it is looking through; empty at any other time."""


@dataclass(frozen=True, slots=True)
class RaidersView:
    seat: Seat | None
    mine: Own | None
    trump: int
    """The suit, by its place in `fighters.SUITS`."""
    bottom: Card
    """The open trump card, while it lies under the deck; else -1."""
    deck: int
    discard: tuple[Card, ...]
    """Open, in no order that matters."""
    estates: int
    """Property in its deck."""
    lots: Lots
    """The property on the table, as it was turned up."""
    sizes: tuple[int, ...]
    """Cards in hand, by seat."""
    cash: tuple[int, ...]
    """Бабки with bonuses, by seat."""
    goal: int
    pairs: bool
    """Seats 0 and 2 play against 1 and 3; the goal is for a pair's бабки together."""
    disputes: Disputes
    turn: Seat
    phase: Phase
    spent: bool
    """Whether the seat on turn has tried its capture."""
    raid: Raid
    """The capture in the window; `NO_RAID` without one."""
    pile: Pile
    """The window's cards in the order played; who has answered stays unknown."""
    step: int
    """How many of them have been carried out: more than none only while a search is being decided."""
    fate: Fate | None
    """How the window would end if everybody passed; None outside."""
    search: tuple[Seat, Seat] | None
    """Who is looking through whose hand."""
    turns: int
    """Turns finished so far, of all seats together."""
    rules: int
    """The version that it is played under."""
    still: int
    """Finished turns in succession in which no property changed its owner or was turned up."""
    moved: bool
    """Whether that has happened in the running turn."""
    question: int
    """The number of the last question put to everybody."""
    asked: bool
    """Whether this seat's answer is still waited for."""
    alone: bool
    """Whether nobody else's is: whoever is the last one is told so."""
    barred: int
    """Bits of the seats that have called in vain in this window."""
    caught: int
    """Bits of the seats whose cheating was called in this turn."""
    seen: tuple[tuple[Card, ...], ...]
    """By seat: cards of others' hands that this seat has seen there."""
    kept: tuple[Card, ...]
    """Cards that were in hands when the deck was shuffled anew: what of them didn't come to lie open is still there."""

"""A table of Aforator between two moves, and what can be read off it."""

from __future__ import annotations

from typing import NamedTuple

from games.aforator.deck import KIND_OF, Cards
from games.aforator.options import Scoring
from games.aforator.tally import Placed
from games.aforator.view import Phase
from games.game import Seat

Piles = tuple[Cards, ...]
"""Cards by seat."""
EVERYBODY = -1
"""All bits: the group too."""


class State(NamedTuple):
    """A named tuple, because every move makes a new one: several times faster than a frozen dataclass.

    Stored as a list in this order: what a later version adds goes to the end, with a default.
    """

    hands: Piles
    """In the order in which they came, the one held longest first."""
    deck: Cards
    """Drawn from its end; what goes under it comes to its beginning."""
    tables: Piles
    discards: Piles
    tricks: tuple[int, ...]
    chance: int
    opener: Seat
    order: tuple[Seat, ...]
    """Who still moves in this round, in order, the first on turn; empty at the end."""
    kon: tuple[Placed, ...] = ()
    turned: Cards = ()
    """Table cards whose ability was once a game and is used up."""
    phase: Phase = "move"
    fresh: int | None = None
    """The card just laid on the Table, while it may be used at once."""
    owed: int = 0
    """Cards that the seat on turn still puts under the deck."""
    round: int = 1
    ending: bool = False
    """The deck is empty, as was told: this round is the last, unless cards go under the deck. Under the first rules it
    is the last whatever goes under.
    """
    lowest: int = 0
    """The smallest deck at the end of a round so far."""
    still: int = 0
    """Rounds since it has fallen."""
    deck_wins: int = 0
    readers: tuple[Seat, ...] = ()
    """Who has read aloud in this round."""
    readings: tuple[tuple[int, int], ...] = ()
    """How often each card was read aloud, by card."""
    scoring: Scoring = "simple"
    rules: int = 1
    """The version that it is played under."""
    traced: tuple[tuple[int, int], ...] = ()
    """Cards in hands or in the deck that others than their holder know to be there, and who does: bits of the seats, or
    EVERYBODY.
    """
    loose: Cards | None = None
    """Cards of the discards of which nobody knows in which they lie, since one was taken out of there by chance. None:
    nothing is known of the discards, in games that were begun before it was kept.
    """
    dark: Cards = ()
    """Cards that have come to a discard face down."""


def has(table: Cards, kind: int) -> bool:
    """Whether a card of that kind lies on the Table."""
    for card in table:  # noqa: SIM110 (a loop is twice as fast as any())
        if KIND_OF[card] == kind:
            return True
    return False


def unturned(table: Cards, turned: Cards, kind: int) -> int | None:
    """The first card of that kind on the Table that isn't used up."""
    for card in table:
        if KIND_OF[card] == kind and card not in turned:
            return card
    return None

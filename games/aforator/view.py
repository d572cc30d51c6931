"""What a seat, or the group, may know of a table of Aforator. Cards are numbers: `deck` names them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from games.aforator.deck import Cards
from games.aforator.options import Scoring
from games.aforator.tally import Placed, Tally
from games.game import Seat

Phase = Literal["move", "use", "bury", "over"]
"""What the seat on turn is asked: a move; whether to use the card just laid on the Table at once; which cards go under
the deck; nothing."""


class TableCard(NamedTuple):
    card: int
    turned: bool
    """Its ability was once a game and is used up."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What only its owner sees."""

    cards: Cards
    """In the order in which they came, the newest last."""


@dataclass(frozen=True, slots=True)
class Final:
    """A seat at the end, by all three scorings."""

    cards: int
    """simple: cards in discard, on the table and in hand."""
    sum: int
    """sum: of the worths in the discard, signs left out."""
    tricks: int
    """pro: tricks; of equal ones the sum."""


@dataclass(frozen=True, slots=True)
class AforatorView:
    seat: Seat | None
    mine: Hand | None
    round: int
    """From 1."""
    deck: int
    """Cards in it. Empty at the end of a round, it ends the game."""
    lowest: int
    """The fewest cards that it has had at the end of a round."""
    still: int
    """Rounds since then."""
    opener: Seat
    turn: Seat | None
    """None at the end."""
    order: tuple[Seat, ...]
    """Who still moves in this round, in order: the first is on turn, the last closes the round."""
    phase: Phase
    fresh: int | None
    """The card just laid on the Table, while it may be used at once."""
    owed: int
    """How many cards the seat on turn still puts under the deck."""
    kon: Tally
    """As if the round ended now."""
    laid: tuple[Placed, ...]
    """The Kon in the order laid."""
    tables: tuple[tuple[TableCard, ...], ...]
    hands: tuple[int, ...]
    discards: tuple[int, ...]
    tricks: tuple[int, ...]
    deck_wins: int
    """Rounds that the deck has won."""
    scoring: Scoring
    readers: frozenset[Seat]
    """Who has read aloud in this round."""
    readings: tuple[tuple[int, int], ...]
    """Cards that were read aloud, and how often, by card."""
    finals: tuple[Final, ...]
    """By seat; empty before the end."""
    traced: tuple[Cards, ...]
    """By seat: cards of others' hands that this seat knows to be there."""
    under: Cards
    """The deck from below, as far up as this seat knows a card of it; NO_CARD for one that it doesn't know."""
    won: tuple[Cards, ...] | None
    """By seat: cards that everybody knows to lie in its discard; all at the end. None: nothing is known of discards."""
    loose: Cards
    """Cards of the discards of which nobody knows in which they lie."""
    ending: bool
    """The deck is empty: the round is the last, unless cards go under the deck."""
    rules: int
    """The version that it is played under."""

    @property
    def closes(self) -> Seat | None:
        """Whose step closes the round."""
        return self.order[-1] if self.order else None

"""A working copy of a state on which one move is carried out. Here cards move; what it means stands in `table`."""

from __future__ import annotations

from games.aforator.deck import CARROT, Cards
from games.aforator.options import Scoring
from games.aforator.state import Piles, State, has
from games.aforator.tally import Placed
from games.aforator.view import Phase
from games.game import Seat
from games.working_copy import WorkingCopy

HAND = 3


class Draft(WorkingCopy[State], of=State):
    """The fields of State; what they mean stands there."""

    __slots__ = State._fields

    hands: Piles
    deck: Cards
    tables: Piles
    discards: Piles
    tricks: tuple[int, ...]
    chance: int
    opener: Seat
    order: tuple[Seat, ...]
    kon: tuple[Placed, ...]
    turned: Cards
    phase: Phase
    fresh: int | None
    owed: int
    round: int
    ending: bool
    lowest: int
    still: int
    deck_wins: int
    readers: tuple[Seat, ...]
    readings: tuple[tuple[int, int], ...]
    scoring: Scoring
    rules: int

    def drop(self, seat: Seat, card: int) -> None:
        """Out of the seat's hand."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands = replaced(self.hands, seat, hand[:at] + hand[at + 1 :])

    def hold(self, seat: Seat, cards: Cards) -> None:
        """Into the seat's hand."""
        self.hands = replaced(self.hands, seat, self.hands[seat] + cards)

    def discard(self, seat: Seat, cards: Cards) -> None:
        """Onto the seat's discard."""
        self.discards = replaced(self.discards, seat, self.discards[seat] + cards)

    def take(self, n: int) -> Cards:
        """Up to n cards from the top of the deck, as many as there are."""
        deck = self.deck
        n = min(n, len(deck))
        if n <= 0:
            return ()
        self.deck = deck[:-n]
        if self.rules == 1 and n == len(deck) and not self.ending:
            self.ending = True
            self.tell("last-round")
        return deck[: -n - 1 : -1]

    def look_at_deck(self) -> None:
        """Tells, once, that a move has left the deck empty."""
        if self.rules > 1 and self.ending is bool(self.deck):
            self.ending = not self.deck
            if self.ending:
                self.tell("deck-empty")

    def bury(self, cards: Cards) -> None:
        """Under the deck, one after another."""
        self.deck = cards[::-1] + self.deck

    def draw_up(self, seat: Seat) -> None:
        """Up to three cards in hand; four with a Пряник on the table."""
        missing = HAND - len(self.hands[seat]) + has(self.tables[seat], CARROT)
        if missing > 0 and (taken := self.take(missing)):
            self.hold(seat, taken)
            self.tell("drew", seat, n=len(taken), reveals=True)


def replaced(piles: Piles, seat: Seat, cards: Cards) -> Piles:
    """The piles with another one for the seat."""
    return (*piles[:seat], cards, *piles[seat + 1 :])

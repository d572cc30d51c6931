"""A working copy of a state on which one move is carried out. Here cards move; what it means stands in `table`."""

from __future__ import annotations

from games.aforator.deck import CARROT, Cards
from games.aforator.options import Scoring
from games.aforator.state import EVERYBODY, Piles, State, has
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
    traced: tuple[tuple[int, int], ...]
    loose: Cards | None
    dark: Cards

    def drop(self, seat: Seat, card: int) -> None:
        """Out of the seat's hand."""
        hand = self.hands[seat]
        at = hand.index(card)
        self.hands = replaced(self.hands, seat, hand[:at] + hand[at + 1 :])
        if self.traced:
            self.forget((card,))

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

    def bury(self, cards: Cards, knows: int = EVERYBODY) -> None:
        """Under the deck, one after another, as those seats see."""
        self.deck = cards[::-1] + self.deck
        self.trace(cards, knows)

    def trace(self, cards: Cards, knows: int) -> None:
        """Those seats know where the cards are."""
        self.traced += tuple((card, knows) for card in cards)

    def forget(self, cards: Cards) -> None:
        """They lie open, or nobody but their holder can tell where."""
        self.traced = tuple(each for each in self.traced if each[0] not in cards)

    def blur(self, cards: Cards) -> None:
        """Nobody knows any more in which discard they lie."""
        if self.loose is not None:
            self.loose = tuple(sorted({*self.loose, *cards}))

    def draw_up(self, seat: Seat) -> None:
        """Up to three cards in hand; four with a Пряник on the table."""
        missing = HAND - len(self.hands[seat]) + has(self.tables[seat], CARROT)
        if missing > 0 and (taken := self.take(missing)):
            self.hold(seat, taken)
            self.tell("drew", seat, n=len(taken), reveals=True)


def replaced(piles: Piles, seat: Seat, cards: Cards) -> Piles:
    """The piles with another one for the seat."""
    return (*piles[:seat], cards, *piles[seat + 1 :])

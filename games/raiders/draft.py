"""A working copy of a state on which one move is carried out. Here cards move; what it means is judged elsewhere."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from itertools import chain

from games.cards import shuffle
from games.game import Seat
from games.raiders import estates, fighters
from games.raiders.estates import Estate
from games.raiders.fighters import Card
from games.raiders.piles import Lot, Lots, Pile, unguarded
from games.raiders.state import EVERYBODY, Cards, State
from games.raiders.view import Disputes, Phase
from games.working_copy import WorkingCopy

HAND = 6


class Draft(WorkingCopy[State], of=State):
    """The fields of State; what they mean stands there."""

    __slots__ = State._fields

    hands: tuple[Cards, ...]
    deck: Cards
    discard: Cards
    lots: Lots
    estates: tuple[Estate, ...]
    trump: int
    bottom: Card
    chance: int
    turn: Seat
    goal: int
    phase: Phase
    spent: bool
    fighter: Card
    prize: Estate
    pile: Pile
    step: int
    asked: int
    question: int
    barred: int
    caught: int
    still: int
    turns: int
    winner: Seat
    pairs: bool
    disputes: Disputes
    rules: int
    seen: tuple[tuple[Card, int], ...]
    kept: Cards

    def draw(self, seat: Seat, n: int) -> None:
        """Up to n fighters for the seat, as many as there are; the discard is shuffled once the deck is empty."""
        taken: list[Card] = []
        while len(taken) < n and (self.deck or self._reshuffle(taken)):
            some = self.deck[len(taken) - n :]
            self.deck = self.deck[: -len(some)]
            taken += some
            if not self.deck and self.bottom >= 0:
                self.show((self.bottom,), EVERYBODY)
                self.bottom = fighters.NO_CARD
        if taken:
            self.take(seat, taken)
            self.tell("drew", seat, n=len(taken), reveals=True)

    def draw_up(self, seat: Seat) -> None:
        if (lacks := HAND - len(self.hands[seat])) > 0:
            self.draw(seat, lacks)

    def take(self, seat: Seat, cards: Iterable[Card]) -> None:
        """Cards into the seat's hand."""
        hand = [*self.hands[seat]]
        for card in cards:
            insort(hand, card)
        self._hold(seat, tuple(hand))

    def give_back(self, seat: Seat, cards: Cards) -> None:
        """Open cards into the seat's hand."""
        self.take(seat, cards)
        self.show(cards, EVERYBODY)

    def show(self, cards: Cards, knows: int) -> None:
        """Those seats see cards that are, or come, into a hand."""
        before = {card: bits for card, bits in self.seen if card in cards}
        others = tuple(each for each in self.seen if each[0] not in before)
        self.seen = (*others, *((card, before.get(card, 0) | knows) for card in cards))

    def drop(self, seat: Seat, cards: Cards) -> None:
        """Cards out of the seat's hand, for all to see."""
        if self.seen:
            self.seen = tuple(each for each in self.seen if each[0] not in cards)
        hand = [*self.hands[seat]]
        for card in cards:
            hand.remove(card)
        self._hold(seat, tuple(hand))

    def turn_up(self) -> None:
        """The next property, open, into the centre, if there is any."""
        if not self.estates:
            return
        estate = self.estates[-1]
        self.estates = self.estates[:-1]
        self.lots += (Lot(estate),)
        self.still = -1
        self.tell("turned-up", pieces=(estates.NAMES[estate],), reveals=True)

    def turn_up_if_needed(self) -> None:
        if not unguarded(self.lots):
            self.turn_up()

    def _hold(self, seat: Seat, hand: Cards) -> None:
        hands = [*self.hands]
        hands[seat] = hand
        self.hands = tuple(hands)

    def _reshuffle(self, taken: Iterable[Card]) -> bool:
        """`taken`: what has been drawn for a hand just now."""
        if not self.discard:
            return False
        self.kept = tuple(sorted(chain(taken, *self.hands)))
        self.deck, self.chance = shuffle(self.discard, self.chance)
        self.discard = ()
        self.tell("reshuffled", n=len(self.deck))
        return True


def named(*cards: Card) -> tuple[str, ...]:
    return tuple(fighters.NAMES[card] for card in cards)

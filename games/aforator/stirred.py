"""A table whose deck is mixed anew: what nobody holds may come otherwise."""

from __future__ import annotations

from games.aforator.state import State
from games.cards import shuffle


def stirred(state: State, chance: int) -> State:
    """Hands and piles stay as they are, and so do cards of the deck of which somebody knows where they lie."""
    known = {card for card, _ in state.traced}
    mixed, chance = shuffle((card for card in state.deck if card not in known), chance)
    rest = iter(mixed)
    deck = tuple(card if card in known else next(rest) for card in state.deck)
    return state._replace(deck=deck, chance=chance)

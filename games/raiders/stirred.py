"""A table whose decks are mixed anew: what nobody holds may come otherwise."""

from __future__ import annotations

from games.cards import shuffle
from games.raiders.state import State


def stirred(state: State, chance: int) -> State:
    """Hands and streets stay as they are, and so does an open trump under the deck."""
    under = int(state.bottom >= 0)
    rest, chance = shuffle(state.deck[under:], chance)
    estates, chance = shuffle(state.estates, chance)
    return state._replace(deck=state.deck[:under] + rest, estates=estates, chance=chance)

"""A table whose bag is mixed anew: what nobody holds may come otherwise."""

from __future__ import annotations

from games.cards import shuffle
from games.upturn.state import State


def stirred(state: State, chance: int) -> State:
    """Racks and table stay as they are."""
    bag, chance = shuffle(state.bag, chance)
    return state._replace(bag=bag, chance=chance)

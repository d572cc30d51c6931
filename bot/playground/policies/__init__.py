"""How scripted people play each game, from nothing but what their private chats show.

Any game can be played as in `anything`; one that is better played otherwise has a module here, named by its id, with a
`policy` of its own, or with an `enough` that says when its scene is worth a look.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from types import ModuleType

from bot.playground.policies import anything
from bot.playground.view import Policy
from bot.sandbox.driver import Group


def policy(game: str, chance: Random, seats: int) -> Policy:
    """How one of so many people plays the game of that id."""
    found: Policy = getattr(_own(game), "policy", anything.policy)(chance, seats)
    return found


def enough(game: str, group: Group, taps: int) -> bool:
    """Whether there is something to see after so many taps of each player."""
    return bool(getattr(_own(game), "enough", anything.enough)(group, taps))


def _own(game: str) -> ModuleType | None:
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None

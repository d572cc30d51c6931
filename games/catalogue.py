"""The list of games. A new game is a folder with its rules and one line here."""

from functools import cache
from typing import Any

from pydantic import TypeAdapter

from games.aforator.rules import Aforator
from games.document import validated
from games.game import AnyGame
from games.raiders.rules import Raiders
from games.upturn.rules import UpTurn

GAMES: tuple[AnyGame, ...] = (UpTurn(), Aforator(), Raiders())
"""Every game under every version of its rules that a session may still be played under, the newest of a game first."""


def game(id: str, rules: int | None = None) -> AnyGame:
    """The game of that id, under the newest rules or those of a version. Raises LookupError."""
    for known in GAMES:
        if known.id == id and rules in (None, known.rules):
            return known
    raise LookupError(f"no game {id!r}" if rules is None else f"no game {id!r} with rules {rules}")


def newest() -> tuple[AnyGame, ...]:
    """Each game once, under its newest rules, in the order in which they are offered."""
    first: dict[str, AnyGame] = {}
    for known in GAMES:
        first.setdefault(known.id, known)
    return tuple(first.values())


def dump_state(game: AnyGame, state: Any) -> Any:
    """The state as plain values for JSON; what has its default is left out."""
    return _adapter(game.id, game.rules).dump_python(state, mode="json", exclude_defaults=True)


def load_state(game: AnyGame, data: Any) -> Any:
    """The state of dumped values. Raises Unreadable."""
    return validated(_adapter(game.id, game.rules), data)


@cache
def _adapter(id: str, rules: int) -> TypeAdapter[Any]:
    return TypeAdapter(game(id, rules).state)

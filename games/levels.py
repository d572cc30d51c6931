"""How well a computer player plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, get_args

from games.catalogue import Entry, entry, mind_of
from games.game import AnyGame, Move
from games.playout import Policy
from games.rival import Seeded
from games.search.search import think

Level = Literal["easy", "sensible", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)


def choose_at(level: Level, book: AnyGame, view: Any, moves: Sequence[Move], chance: int) -> Move:
    """The move of a player of that level who sees the View and nothing else; the same one for the same chance.

    `moves`: the seat's legal ones, at least one. Raises LookupError for a level that no game is played at.
    """
    move: Move = _player(level, book)(view, moves, chance)
    return move


def played_at() -> tuple[Level, ...]:
    """The levels at which every game is played, the weakest first."""
    return tuple(level for level in LEVELS if level in _PLAYERS)


def policy(level: Level, book: AnyGame) -> Policy:
    """`choose_at` as a policy of play-outs, in which the seat on turn is the first one awaited."""
    player, view, awaited = _player(level, book), book.view, book.awaited
    return lambda state, moves, rng: player(view(state, min(awaited(state))), moves, int(rng.random() * 2**53))


def _player(level: Level, book: AnyGame) -> Seeded:
    try:
        return _PLAYERS[level](entry(book))
    except KeyError:
        raise LookupError(f"no game is played at the level {level!r}") from None


def _sensible(known: Entry) -> Seeded:
    return lambda view, moves, _: known.rival(view, moves)


def _strong(known: Entry) -> Seeded:
    mind = mind_of(known.game)
    return lambda view, moves, chance: think(mind, view, moves, chance).move


_PLAYERS: Mapping[Level, Callable[[Entry], Seeded]] = {
    "easy": lambda known: known.easy,
    "sensible": _sensible,
    "strong": _strong,
}
"""By level: who plays a game of the catalogue so."""

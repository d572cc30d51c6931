"""Computer players: any game, through the Game protocol and a View only. A game's own way to play is one file here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from games.aforator import rival as aforator
from games.game import AnyGame, Move, Seat
from games.raiders import rival as raiders
from games.upturn import rival as upturn

Chooser = Callable[[Any, Sequence[Any]], Any]
"""A View and the seat's legal moves in, at least one; one of those moves out. It has no chance of its own."""

CHOOSERS: Mapping[str, Chooser] = {"upturn": upturn.choose, "aforator": aforator.choose, "raiders": raiders.choose}
"""By id of the game; any other is played by `first_active`."""


def choose(book: AnyGame, state: Any, seat: Seat) -> Move:
    """The move of a sensible player, who knows no more than the seat does. The seat must have a move."""
    chooser = CHOOSERS.get(book.id, first_active)
    move: Move = chooser(book.view(state, seat), book.moves(state, seat))
    return move


def first_active(_: object, moves: Sequence[Move]) -> Move:
    """The first move that goes on with the game; a passive one only if there is nothing else."""
    return next((move for move in moves if not move.passive), moves[0])


def sensible(book: AnyGame) -> Callable[[Any, Sequence[Any], Random], Any]:
    """`choose` as a policy of play-outs, in which the seat on turn is the first one awaited."""
    return lambda state, _moves, _rng: choose(book, state, min(book.awaited(state)))

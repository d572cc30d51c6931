"""Whole games played by simple policies, for simulations and tests. Their chance is apart from the game's."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from games.game import AnyGame, Event, Move, MoveT, Options, Seat

Policy = Callable[[Any, Sequence[Any], Random], Any]
"""State, the legal moves of the seat on turn and a source of chance in; the move out. Only `rng.random()` is the same
in every version of Python."""
Step = tuple[Any, Seat, Move, Any, Sequence[Event]]
"""The state before, who moved, the move, the state after and what happened."""


def play_out(game: AnyGame, seats: int, options: Options, seed: int, policy: Policy) -> Iterator[Step]:
    """One game from its set-up to its end, or until each player has had more turns than the game's bound.

    A turn is what one seat does until another moves.
    """
    rng, setup, awaited, moves, play = Random(seed), game.setup, game.awaited, game.moves, game.play
    state = setup(seats, options, seed)
    turns, before = game.bound * seats, -1
    while turns and (waiting := awaited(state)):
        seat = min(waiting)
        if seat != before:
            turns, before = turns - 1, seat
        move = policy(state, moves(state, seat), rng)
        after, events = play(state, seat, move)
        yield state, seat, move, after, events
        state = after


def at_random(_: Any, moves: Sequence[MoveT], rng: Random) -> MoveT:
    """Any move with equal chances; a passive one only if there is nothing else."""
    move = moves[int(rng.random() * len(moves))]
    if not move.passive:
        return move
    active = [move for move in moves if not move.passive]
    return active[int(rng.random() * len(active))] if active else move

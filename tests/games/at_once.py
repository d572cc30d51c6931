"""What a move comes to at once, by the true rules: the judge of computer players of any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from games.game import AnyGame, Move, Seat
from tests.games.redealt import redealt

Comes = Literal["won", "drawn", "lost", "on"]
"""To what a game comes for a seat; on: it isn't over."""
DEALS = 6
"""Ways to deal what is hidden that are tried."""
LONG = 400
"""Answers of silence that no turn lasts."""


def honest(game: AnyGame, state: Any, seat: Seat) -> Iterator[Move]:
    """The seat's moves without cheating, which may be called, and without what is no move, such as reading aloud."""
    fouls: frozenset[str] = getattr(game.view(state, seat).mine, "fouls", frozenset())
    return (move for move in game.moves(state, seat) if not move.aside and move.code not in fouls)


def surely(game: AnyGame, state: Any, seat: Seat, move: Move) -> set[Comes]:
    """What the move may come to, however that is dealt which the seat doesn't see."""
    deals = (state, *(redealt(game, state, seat, chance) for chance in range(1, DEALS)))
    return {comes(game, deal, seat, move) for deal in deals}


def comes(game: AnyGame, state: Any, seat: Seat, move: Move) -> Comes:
    """What the move comes to, if all are silent until the turn in which it is made has ended."""
    alone = _alone(game, state)
    after, _ = game.play(state, seat, move)
    for _ in range(LONG):
        if not (awaited := game.awaited(after)):
            return _result(game, state, after, seat)
        holder = _alone(game, after)
        if holder is not None and alone is not None and holder != alone:
            return "on"
        alone = holder if alone is None else alone
        silent = min(awaited)
        after, _ = game.play(after, silent, game.idle_move(after, silent))
    raise AssertionError("a turn without end")


def _alone(game: AnyGame, state: Any) -> Seat | None:
    """Whose turn it is; None while everybody is asked: that is known when the window has closed."""
    asked = game.windows is not None and game.windows.question(state) is not None
    awaited = game.awaited(state)
    return None if asked or not awaited else min(awaited)


def _result(game: AnyGame, before: Any, after: Any, seat: Seat) -> Comes:
    """Against those who still played: in play for places others are through already."""
    outcome = game.outcome(after)
    assert outcome is not None
    if not outcome.won:
        return "drawn"
    places = {other: place for place, seats in enumerate(outcome.places) for other in seats}
    playing = getattr(game.view(before, None), "playing", places)
    return "won" if places[seat] == min(places[other] for other in playing) else "lost"
